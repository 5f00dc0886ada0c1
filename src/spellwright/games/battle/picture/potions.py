"""The Potions board: shelves with ingredients, two Potions, the tray."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, words
from spellwright.drawing.look import GROUND, INK, MUTED, TEXT, mixed
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.plates import CAPTION, CARD_HEIGHT, STEP, caption, lying
from spellwright.games.battle.picture.seen import Seen
from spellwright.kernel.option import Option

SHELVES_WIDTH: Final = 190
WIDTH: Final = SHELVES_WIDTH + 2 * STEP
ROW: Final = 33
COIN: Final = 12.0
COLOURS: Final = ("#c98a5b", "#8fae5d", "#b59ac2", "#6f9fc9", "#cfc27a", "#efe6d2")
LETTERS: Final = ("B", "M", "F", "H", "L", "★")
REQUIREMENT_WORDS: Final = {
    "hero-stunned": "a Hero stunned",
    "heal-another": "heal another Hero",
    "assign-attack-3": "assign 3 Attack",
    "gain-influence-5": "gain 5 Influence",
    "play-spells-3": "play 3 Spells",
    "acquire-value-4": "acquire value 4+",
    "play-items-2": "play 2 Items",
    "discard-card": "discard a card",
    "hero-gains-3": "a Hero gains 3 Health",
    "resolve-events-2": "resolve 2 events",
    "hero-at-10": "a Hero at 10 Health",
    "defeat-villain": "defeat a Villain",
    "draw-extra": "draw an extra card",
    "ally-in-shop": "an Ally in the shop",
    "use-charm": "use a charm",
    "assign-both": "assign both tokens",
    "acquire-2": "acquire 2 cards",
    "lose-health-3": "lose 3 Health",
    "control-2": "2 control tokens",
    "play-ally": "play an Ally",
    "banish-card": "banish a card",
    "give-tokens": "give tokens",
    "remove-control": "remove control",
    "hero-has-dark-potion": "a dark potion lies",
    "items-in-shop-2": "2 Items in the shop",
    "roll-house-die": "roll a House die",
    "spend-influence-6": "spend 6 Influence",
    "saved-token": "a token was kept",
    "hero-at-3": "a Hero at 3 Health",
}


def ingredient(kind: int, radius: float = COIN) -> Svg:
    """A token: colour and letter."""
    colour = COLOURS[kind]
    return group(
        title(columns.INGREDIENT_NAMES[kind]),
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


def wanted(kind: int, filled: int, option: Option | None, radius: float = COIN) -> Svg:
    """A place of a recipe: what it asks for, and what lies there."""
    colour = COLOURS[kind]
    if filled >= 0:
        return ingredient(filled, radius)
    return group(
        title(option.label if option else f"needs {columns.INGREDIENT_NAMES[kind]}"),
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


def potions(view: Seen, choices: Choices) -> Svg:
    s = view.shown
    drawn = [_shelf(view, choices, shelf) for shelf in range(columns.SHELVES)]
    for number, kind in enumerate(s.potions):
        x = SHELVES_WIDTH + number * STEP
        if kind < 0:
            continue
        drawn.append(lying(thing_card(kind), f"potion-{number}", x, CAPTION))
        places = s.potion_places[number]
        drawn += [
            group(
                wanted(want, places[place], choices.brews.get((number, place))),
                transform=moved(x + 18 + place * 28, CAPTION + CARD_HEIGHT + 15),
            )
            for place, want in enumerate(columns.RECIPE[kind])
        ]
    held = f", in hand: {columns.INGREDIENT_NAMES[s.held_token]}" if s.held_token >= 0 else ""
    more = f"{len(s.supply)} ingredients left, {len(s.tray)} used{held}"
    return group(caption("Potions", more), *drawn, class_="potions")


def _shelf(view: Seen, choices: Choices, shelf: int) -> Svg:
    s = view.shown
    y = CAPTION + 16 + shelf * ROW
    drawn = [
        element("path", d=f"M0 16H{SHELVES_WIDTH - 12}", stroke=mixed(MUTED, GROUND, 0.6)),
        element(
            "text",
            words(requirement(view, shelf)),
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
                ingredient(kind),
                class_="choice" if option else None,
                data_option=option.text if option else None,
                transform=moved(14 + side * 29, 0),
            )
        )
    return group(*drawn, class_="shelf", transform=moved(0, y))


def requirement(view: Seen, shelf: int) -> str:
    key = columns.REQUIREMENTS[columns.TILE_SHELVES[view.shown.tile][shelf]]
    return REQUIREMENT_WORDS.get(key, key.replace("-", " "))
