"""The bar above the board: the round, the advantage, Events that last, the decks, the dice."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.die import Die, die
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import heading, label, serif_width, width_of
from spellwright.drawing.look import BRASS, GROUND, LINE, MUTED, RAISED, mixed
from spellwright.face.known import drawn_from
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.content.columns import OUTER, SPELL_DECK
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.cards import MINI_HEIGHT, MINI_WIDTH, mini_card
from spellwright.games.talisman.picture.choices import Choices
from spellwright.games.talisman.picture.layout import BAR, WIDTH
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import (
    FACTION_COLOURS,
    FACTION_EMBLEMS,
    Seen,
    name_of,
)
from spellwright.games.talisman.state import NOBODY
from spellwright.kernel.saying import Saying

DIE: Final = 30
_DECK_ICONS: Final = ("lantern", "vine", "wand")


def bar(view: Seen, choices: Choices) -> Svg:
    options = [choices.cards.get(card) for card in view.shown.beside]
    texts = tuple([option.text if option else "" for option in options])
    return group(_bar(view, texts), _dice(view, BAR / 2 + 2), class_="bar")


@drawn_from(READS)
def _bar(view: Seen, options: tuple[str, ...]) -> Svg:
    """All but the dice; the options are those of the Events that last."""
    s = view.shown
    middle, now = BAR / 2 + 2, view.say(moment.heading(view))
    parts = [
        element(
            "rect",
            x=4,
            y=4,
            width=WIDTH - 8,
            height=BAR - 2,
            rx=7,
            fill=RAISED,
            stroke=LINE,
        ),
        heading(now, 18, middle + 8, size=23),
    ]
    x = 18 + serif_width(now, 23) + 6
    if s.round:
        turn, size = "", 18.2
        if s.active != NOBODY and view.outcome is None:
            turn = name_of(view, s.active)
            parts.append(label(turn, x, middle + 6, size=size, fill=BRASS))
        x += width_of(turn, size) + 34
        parts.append(group(_advantage(view), transform=moved(x, middle)))
        x += 42
        for place, card in enumerate(s.beside):
            drawn = mini_card(view.speaker, card, f"beside-{place}", options[place])
            parts.append(group(drawn, transform=moved(x, middle - MINI_HEIGHT / 2)))
            x += MINI_WIDTH + 6
    parts += [_deck(view, deck, middle) for deck in range(3)]
    return together(*parts)


def _advantage(view: Seen) -> Svg:
    token = view.shown.token
    colour = FACTION_COLOURS[token]
    return group(
        title(view.say(say("picture-advantage", faction=lexicons.FACTION.noun(token)))),
        element("circle", r=16, fill=mixed(colour, GROUND, 0.7), stroke=colour, stroke_width=2.5),
        emblem(FACTION_EMBLEMS[token], 21, fill=colour),
        class_="advantage",
    )


def _deck(view: Seen, deck: int, middle: float) -> Svg:
    """A deck with the number of its cards, from the right edge on."""
    s = view.shown
    count, gone = len(s.deck[deck]), len(s.discard[deck])
    return group(
        title(view.say(_deck_words(deck, count, gone))),
        element("rect", x=-11, y=-15, width=22, height=30, rx=3, fill="#2a2140", stroke=BRASS),
        emblem(_DECK_ICONS[deck], 15, fill=BRASS),
        label(str(count), 16, 6, size=18.2, fill=MUTED),
        class_="deck",
        transform=moved(WIDTH - 196 + deck * 66, middle),
    )


def _deck_words(deck: int, count: int, gone: int) -> Saying:
    if deck == SPELL_DECK:
        return say("picture-spell-deck", n=count, gone=gone)
    return say("picture-outer-deck" if deck == OUTER else "picture-middle-deck", n=count, gone=gone)


def _dice(view: Seen, middle: float) -> Svg:
    """The latest roll; the dice of a fight are on its stage."""
    s = view.shown
    if not s.dice or s.fight:
        return NOTHING
    told = len(view.events)
    drawn = [
        group(
            die(Die(f"roll-{place}", face, f"{s.round}-{s.active}-{told}"), DIE),
            transform=moved(WIDTH - 240 - place * (DIE + 8), middle),
        )
        for place, face in enumerate(s.dice)
    ]
    return group(*drawn, class_="dice")
