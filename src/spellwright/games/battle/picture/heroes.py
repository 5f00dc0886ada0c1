"""The Hero boards: Health, tokens, cards, and what lies in front of each Hero."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import label
from spellwright.drawing.look import (
    BRASS,
    CANDLE,
    DANGER,
    GROUND,
    LINE,
    MUTED,
    SERIF,
    TEXT,
    mixed,
)
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.face.known import drawn_from
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import HEROES, THING_TEXTS, THINGS
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.plates import TAG, amount, plate, tag, tag_width
from spellwright.games.battle.picture.potions import wanted
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    ATTACK_ICON,
    HEART_COLOUR,
    INFLUENCE_COLOUR,
    INFLUENCE_ICON,
    POTION_COLOUR,
    Seen,
    emblem_of,
    first_name,
    hero_name,
    look_of,
    monogram_of,
    name_and_text,
    thing_name,
)
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER, BREW_PLACES

GAP: Final = 10
HEIGHT: Final = 76
DISC: Final = 20
LEFT: Final = 52
BREW_STEP: Final = 22


@drawn_from(READS)
def heroes(view: Seen, choices: Choices, width: float) -> tuple[Svg, float]:
    """All boards side by side, and how high they are."""
    s = view.shown
    each = (width - GAP * (s.heroes - 1)) / s.heroes
    boards = [_Board(view, choices, place, each) for place in range(s.heroes)]
    height = max(board.height for board in boards)
    drawn = [
        group(board.drawn(height), transform=moved(place * (each + GAP), 0))
        for place, board in enumerate(boards)
    ]
    return group(*drawn, class_="heroes"), height


def display_of(view: Seen, place: int) -> list[int]:
    """Hero card, expert card, charm and collected things of a Hero."""
    s = view.shown
    own = [s.hero_card[place], s.expert[place], s.charm[place], *s.collected[place]]
    more = [*s.hero_cards[place], *s.experts[place]]
    return list(dict.fromkeys(thing for thing in (*own, *more) if thing >= 0))


class _Board:
    def __init__(self, view: Seen, choices: Choices, place: int, width: float) -> None:
        self.view = view
        self.choices = choices
        self.place = place
        self.width = width
        self.hero = view.shown.hero[place]
        self._tags = self._laid_tags()
        self._brews = [
            (n, brew) for n, brew in enumerate(view.shown.brews) if brew[BREW_OWNER] == place
        ]
        rows = self._tags[-1][1] + 1 if self._tags else 0
        self._brews_top = HEIGHT + rows * (TAG + 3)
        self.height = self._brews_top + len(self._brews) * BREW_STEP + (4 if rows else 0)

    def drawn(self, height: float) -> Svg:
        s, look = self.view.shown, look_of(self.place)
        is_active = bool(s.turn) and s.active == self.place
        waits = player(s, self.place) in self.view.waiting
        stroke = BRASS if is_active else mixed(look.colour, LINE, 0.6)
        if self.hero < 0:
            return group(
                plate(self.width, height, stroke=stroke),
                self._disc(),
                label(
                    self.view.say(say("picture-nobody")),
                    LEFT,
                    34,
                    size=15,
                    fill=MUTED,
                    font_family=SERIF,
                ),
                _candle(self.view, self.width) if waits else NOTHING,
                class_="hero",
            )
        return group(
            plate(self.width, height, stroke=stroke),
            element("rect", width=5, height=height, rx=2.5, fill=look.colour),
            self._disc(),
            self._name(is_active),
            _candle(self.view, self.width) if waits else NOTHING,
            self._health(),
            self._tokens(),
            *[self._tag(*one) for one in self._tags],
            *[self._brew(row, *one) for row, one in enumerate(self._brews)],
            class_="hero active" if is_active else "hero",
            data_hero=columns.HERO_KEYS[self.hero],
        )

    def _disc(self) -> Svg:
        option = self.choices.heroes.get(self.hero) if self.hero >= 0 else None
        stunned = self.hero >= 0 and self.view.shown.health[self.place] <= 0
        shown = Medallion(
            look_of(self.place), emblem_of(self.hero), monogram_of(self.hero), broken=stunned
        )
        return group(
            title(self.view.label(option) if option else self._words()),
            lit_piece(DISC) if option else NOTHING,
            medallion(shown, DISC),
            class_="person choice" if option else "person",
            data_option=option.text if option else None,
            transform=moved(29, 29),
        )

    def _words(self) -> str:
        """Who it is, how they fare, what they have that works."""
        view, s = self.view, self.view.shown
        if self.hero < 0:
            return view.say(say("picture-nobody"))
        name = HEROES.noun(self.hero)
        facts = (
            say("fact-health-of", n=s.health[self.place], most=columns.FULL_HEALTH),
            say("fact-attack", n=s.attack[self.place]),
            say("fact-influence", n=s.influence[self.place]),
        )
        own = tuple(
            say("words-thing", thing=THINGS.noun(thing), text=THING_TEXTS.noun(thing))
            for thing in display_of(view, self.place)
        )
        if not own:
            return view.say(say("words-hero-facts", name=name, facts=facts))
        return view.say(say("words-hero-facts-and-things", name=name, facts=facts, things=own))

    def _name(self, is_active: bool) -> Svg:
        naming = hero_name if self.width > 210 else first_name
        name = naming(self.view, self.place)
        return element(
            "text",
            words(name),
            x=LEFT,
            y=20,
            fill=BRASS if is_active else TEXT,
            font_family=SERIF,
            font_size=16,
            font_weight="600",
        )

    def _health(self) -> Svg:
        """Ten hearts' worth as a bar; the number stands before it."""
        health = self.view.shown.health[self.place]
        start, room = LEFT + 41, self.width - LEFT - 50
        cell = room / columns.FULL_HEALTH
        cells = [
            element(
                "rect",
                x=start + n * cell,
                y=29,
                width=cell - 2,
                height=10,
                rx=2,
                fill=HEART_COLOUR if n < health else GROUND,
                stroke=mixed(HEART_COLOUR, GROUND, 0.3),
                stroke_width=0.8,
            )
            for n in range(columns.FULL_HEALTH)
        ]
        return group(
            title(self.view.say(say("fact-health-of", n=health, most=columns.FULL_HEALTH))),
            group(emblem("heart", 13, fill=HEART_COLOUR), transform=moved(LEFT + 6, 34)),
            label(
                str(health),
                LEFT + 16,
                40,
                size=16,
                fill=DANGER if health < 4 else TEXT,
                font_weight="700",
            ),
            *cells,
            class_="health",
        )

    def _tokens(self) -> Svg:
        s, place = self.view.shown, self.place
        attack, influence = s.attack[place], s.influence[place]
        counts = (len(s.hand[place]), len(s.deck[place]), len(s.pile[place]))
        hand, deck, pile = counts
        wide, said = self.width > 230, self.view.say
        says = said(say("picture-counts-in-full", n=hand, deck=deck, pile=pile))
        told = " · ".join(map(str, counts))
        if wide:
            told = said(say("picture-counts", hand=hand, deck=deck, pile=pile))
        attacks = said(say("fact-attack", n=attack))
        influences = said(say("fact-influence", n=influence))
        return group(
            group(
                amount(ATTACK_ICON, ATTACK_COLOUR, attack, attacks),
                transform=moved(LEFT - 4 if wide else 10, 58),
            ),
            group(
                amount(INFLUENCE_ICON, INFLUENCE_COLOUR, influence, influences),
                transform=moved(LEFT + 42 if wide else 52, 58),
            ),
            group(
                title(says),
                label(told, self.width - 8, 62, size=13.4, fill=MUTED, text_anchor="end"),
                class_="counts",
            ),
        )

    def _laid_tags(self) -> list[tuple[int, int, float]]:
        """Each thing with its row and where it begins."""
        laid, row, x = [], 0, 8.0
        for thing in display_of(self.view, self.place):
            wide = tag_width(_short(self.view, thing))
            if x > 8 and x + wide > self.width - 8:
                row, x = row + 1, 8.0
            laid.append((thing, row, x))
            x += wide + 5
        return laid

    def _tag(self, thing: int, row: int, x: float) -> Svg:
        is_mine = self.view.shown.active == self.place
        option = self.choices.uses.get(thing) if is_mine else None
        used = thing in self.view.shown.used
        says = say("picture-used", what=name_and_text(thing)) if used else name_and_text(thing)
        told = self.view.label(option) if option else self.view.say(says)
        drawn = tag(_short(self.view, thing), told, option)
        return group(
            drawn, opacity=0.55 if used else None, transform=moved(x, HEIGHT + row * (TAG + 3))
        )

    def _brew(self, row: int, number: int, brew: list[int]) -> Svg:
        """A dark potion with what it still needs."""
        event = brew[BREW_EVENT]
        name = thing_name(self.view, event)
        start = tag_width(name) + 14
        places = []
        for n, want in enumerate(columns.RECIPE[event]):
            option = self.choices.brews.get((2 + number, n))
            place = wanted(self.view, want, brew[BREW_PLACES + n], option, 9)
            places.append(group(place, transform=moved(start + n * 22, 9)))
        return group(
            tag(name, self.view.say(name_and_text(event)), None, POTION_COLOUR),
            *places,
            class_="brew",
            transform=moved(8, self._brews_top + row * BREW_STEP),
        )


def _short(view: Seen, thing: int) -> str:
    """The name on a plaque: that of a Hero card without the Hero's."""
    if columns.IS_HERO_CARD[thing]:
        return view.say(say("picture-hero-ability"))
    return thing_name(view, thing)


def _candle(view: Seen, width: float) -> Svg:
    """A candle burns where somebody is to choose."""
    return group(
        title(view.say(say("picture-to-choose"))),
        emblem("candle", 16, fill=CANDLE),
        class_="turn",
        transform=moved(width - 14, 14),
    )
