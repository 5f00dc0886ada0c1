"""Cards side by side as pictures, with what lies on them: Clocks, markers, a bar of progress."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.card import Card, card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, GROUND, HEAL, INK, LINE, MUTED, PARCHMENT, TEXT
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.picture import finished
from spellwright.games.duels.picture.progress import Progress

GAP: Final = 12
BORDER: Final = 8
BELOW: Final = 24
"""Room under cards for a bar of progress."""
COIN: Final = 8


class Shown(NamedTuple):
    """A card in a row: its place, the option that it carries, what lies on it."""

    card: Card | None
    key: str
    option: str = ""
    faded: bool = False
    clock: int = 0
    white: int = 0
    black: int = 0
    bearer: Medallion | None = None
    progress: Progress | None = None


def card_row(cards: list[Shown], title: str, prefix: str) -> str:
    """The cards as a picture of its own."""
    below = BELOW if any(shown.progress for shown in cards) else 0
    drawn = [
        group(_card(shown), transform=moved(BORDER + place * (SMALL.width + GAP), BORDER))
        for place, shown in enumerate(cards)
    ]
    names = [shown.card.title if shown.card else "a card face down" for shown in cards]
    return finished(
        max(len(cards) * (SMALL.width + GAP) - GAP, 60) + 2 * BORDER,
        SMALL.height + 2 * BORDER + below,
        *drawn,
        title=title,
        description=", ".join(names),
        prefix=prefix,
        class_="spellwright cards",
    )


def _card(shown: Shown) -> Svg:
    return group(
        card(shown.card, shown.key, option=shown.option, faded=shown.faded),
        group(clock(shown.clock), transform=moved(SMALL.width / 2 + 8, 92))
        if shown.clock
        else NOTHING,
        _markers(shown),
        group(medallion(shown.bearer, 13), transform=moved(SMALL.width - 6, SMALL.height - 40))
        if shown.bearer
        else NOTHING,
        _bar(shown.progress) if shown.progress else NOTHING,
    )


def clock(left: int) -> Svg:
    """A Cooldown Clock around the origin: so many Rounds until the Spell is back (WD-31)."""
    hand = "M0 0V-15" if left > 1 else "M0 0 12 8"
    return group(
        title(f"Cooldown Clock: {left}"),
        element("circle", r=25, fill=GROUND, fill_opacity=0.94, stroke=BRASS, stroke_width=3),
        element(
            "circle", r=20, fill="none", stroke=BRASS, stroke_dasharray="1 9.47", stroke_width=4
        ),
        element("path", d=hand, stroke=PARCHMENT, stroke_width=2, stroke_linecap="round"),
        label(
            str(left),
            0,
            13,
            size=15,
            fill=TEXT,
            font_weight="700",
            text_anchor="middle",
            stroke=GROUND,
            stroke_width=3,
            paint_order="stroke",
        ),
        class_="clock",
        pointer_events="none",
    )


def power_coin(colour: str) -> Svg:
    """A Power Marker around the origin: "white" or "black"."""
    fill, rim = ("#f6efdd", "#b9a878") if colour == "white" else ("#15121c", "#8c7ab8")
    return group(
        element("circle", r=COIN, fill=fill, stroke=rim, stroke_width=2),
        element("circle", r=COIN * 0.5, fill="none", stroke=rim, stroke_opacity=0.7),
    )


def _markers(shown: Shown) -> Svg:
    """Power Markers that lie on an upkept Spell."""
    coins = ["white"] * shown.white + ["black"] * shown.black
    if not coins:
        return NOTHING
    drawn = [
        group(power_coin(colour), transform=moved(place * COIN * 1.6, 0))
        for place, colour in enumerate(coins)
    ]
    return group(
        title(f"Power Markers on it: {shown.white} white, {shown.black} black"),
        *drawn,
        class_="upkeep",
        transform=moved(34, 124),
    )


def _bar(progress: Progress) -> Svg:
    """As many boxes as are needed; filled ones are there."""
    wide = (SMALL.width - 6 * (progress.need - 1)) / progress.need
    boxes = [
        element(
            "rect",
            x=place * (wide + 6),
            width=wide,
            height=7,
            rx=3.5,
            fill=(HEAL if progress.met else BRASS) if place < progress.have else LINE,
            stroke=MUTED,
            stroke_opacity=0.6,
        )
        for place in range(progress.need)
    ]
    tick = label("✓", SMALL.width - 9, 20, size=12, fill=HEAL) if progress.met else NOTHING
    return group(
        title(progress.words),
        *boxes,
        tick,
        class_="progress",
        transform=moved(0, SMALL.height + 6),
    )


def pool_row(white: int, black: int, spent_white: int, spent_black: int, prefix: str) -> str:
    """A Power Pool: markers that are there, and faded those that are spent."""
    coins = [("white", 1.0)] * white + [("black", 1.0)] * black
    coins += [("white", 0.28)] * spent_white + [("black", 0.28)] * spent_black
    step = COIN * 2 + 5
    drawn = [
        group(power_coin(colour), transform=moved(14 + place * step, 14), opacity=faded)
        for place, (colour, faded) in enumerate(coins)
    ]
    says = f"{white} white and {black} black Power Markers; spent: {spent_white} and {spent_black}"
    return finished(
        max(len(coins), 1) * step + 14,
        28,
        element("rect", width=max(len(coins), 1) * step + 14, height=28, rx=14, fill=INK),
        *drawn,
        title=says,
        description=says,
        prefix=prefix,
        class_="spellwright pool",
    )
