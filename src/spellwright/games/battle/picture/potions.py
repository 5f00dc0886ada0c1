"""The Potions board: shelves with ingredients, two Potions, the tray."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.look import GROUND, INK, MUTED, TEXT, mixed
from spellwright.face.known import drawn_from
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import INGREDIENTS
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.plates import CAPTION, CARD_HEIGHT, STEP, caption, lying
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import Seen
from spellwright.kernel.option import Option
from spellwright.kernel.saying import Saying

SHELVES_WIDTH: Final = 190
WIDTH: Final = SHELVES_WIDTH + 2 * STEP
ROW: Final = 33
COIN: Final = 12.0
COLOURS: Final = ("#c98a5b", "#8fae5d", "#b59ac2", "#6f9fc9", "#cfc27a", "#efe6d2")
LETTERS: Final = ("B", "M", "F", "H", "L", "★")


def ingredient(view: Seen, kind: int, radius: float = COIN) -> Svg:
    """A token: colour and letter."""
    colour = COLOURS[kind]
    return group(
        title(view.name(INGREDIENTS.noun(kind))),
        element("circle", r=radius, fill=colour, stroke=mixed(colour, INK, 0.5), stroke_width=2),
        element(
            "text",
            words(LETTERS[kind]),
            y=radius * 0.38,
            fill=INK,
            font_size=radius * 1.1,
            font_weight="700",
            text_anchor="middle",
        ),
    )


def wanted(view: Seen, kind: int, filled: int, option: Option | None, radius: float = COIN) -> Svg:
    """A place of a recipe: what it asks for, and what lies there."""
    colour = COLOURS[kind]
    if filled >= 0:
        return ingredient(view, filled, radius)
    needs = say("picture-needs-ingredient", ingredient=INGREDIENTS.noun(kind))
    return group(
        title(view.label(option) if option else view.say(needs)),
        lit_piece(radius) if option else NOTHING,
        element(
            "circle", r=radius - 1, fill=GROUND, stroke=colour, stroke_width=2, stroke_dasharray="3"
        ),
        element(
            "text",
            words(LETTERS[kind]),
            y=radius * 0.38,
            fill=colour,
            font_size=radius,
            font_weight="700",
            text_anchor="middle",
        ),
        class_="choice" if option else None,
        data_option=option.text if option else None,
    )


@drawn_from(READS)
def potions(view: Seen, choices: Choices) -> Svg:
    s = view.shown
    drawn = [_shelf(view, choices, shelf) for shelf in range(columns.SHELVES)]
    for number, kind in enumerate(s.potions):
        x = SHELVES_WIDTH + number * STEP
        if kind < 0:
            continue
        drawn.append(lying(thing_card(view.speaker, kind), f"potion-{number}", x, CAPTION))
        places = s.potion_places[number]
        drawn += [
            group(
                wanted(view, want, places[place], choices.brews.get((number, place))),
                transform=moved(x + 18 + place * 28, CAPTION + CARD_HEIGHT + 15),
            )
            for place, want in enumerate(columns.RECIPE[kind])
        ]
    left, used = len(s.supply), len(s.tray)
    more = say("picture-ingredients", n=left, used=used)
    if s.held_token >= 0:
        held = INGREDIENTS.noun(s.held_token)
        more = say("picture-ingredients-and-held", n=left, used=used, ingredient=held)
    return group(
        caption(view.say(say("picture-potions")), view.say(more)), *drawn, class_="potions"
    )


def _shelf(view: Seen, choices: Choices, shelf: int) -> Svg:
    s = view.shown
    y = CAPTION + 16 + shelf * ROW
    drawn = [
        element("path", d=f"M0 16H{SHELVES_WIDTH - 12}", stroke=mixed(MUTED, GROUND, 0.6)),
        element(
            "text",
            words(view.say(requirement(view, shelf))),
            x=62,
            y=4,
            fill=TEXT,
            font_size=11,
        ),
    ]
    for side in (0, 1):
        space = side * columns.SHELVES + shelf
        kind = s.shelf[space] if space < len(s.shelf) else -1
        option = choices.spaces.get(space)
        if kind < 0:
            continue
        drawn.append(
            group(
                lit_piece(COIN) if option else NOTHING,
                ingredient(view, kind),
                class_="choice" if option else None,
                data_option=option.text if option else None,
                transform=moved(14 + side * 29, 0),
            )
        )
    return group(*drawn, class_="shelf", transform=moved(0, y))


def requirement(view: Seen, shelf: int) -> Saying:
    """What has to be done before one takes from a shelf."""
    key = columns.REQUIREMENTS[columns.TILE_SHELVES[view.shown.tile][shelf]]
    return say(f"requirement-{key}")
