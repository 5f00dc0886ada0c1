"""Cards side by side as pictures, with what lies on them: Clocks, markers, a bar of progress."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.lettering import label
from spellwright.drawing.look import (
    BRASS,
    GROUND,
    HEAL,
    LINE,
    MUTED,
    PARCHMENT,
    RAISED,
    SERIF,
    TEXT,
    mixed,
)
from spellwright.drawing.medallion import Medallion, medallion
from spellwright.drawing.picture import finished
from spellwright.face.known import drawn_from
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.progress import Progress
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import Seen
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

GAP: Final = 6
BORDER: Final = 8
COIN: Final = 8
POOL_WIDTH: Final = 104
POOL_COLUMNS: Final = 4
BAR: Final = 22
"""The height of a bar of progress on a card."""


class MarkedCard(NamedTuple):
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


class Pool(NamedTuple):
    """The Power Markers of a player: there, and spent."""

    white: int
    black: int
    spent_white: int
    spent_black: int


@drawn_from(READS)
def known_row(
    view: Seen, cards: tuple[MarkedCard, ...], title: str, prefix: str, pool: Pool | None = None
) -> str:
    """`card_row` in the language of the one who looks."""
    return card_row(view.speaker, list(cards), title, prefix, pool)


def card_row(
    speaker: Speaker, cards: list[MarkedCard], title: str, prefix: str, pool: Pool | None = None
) -> str:
    """The cards as a picture of its own, a Power Pool before them."""
    left = BORDER + (POOL_WIDTH if pool else 0)
    drawn = [
        group(_card(speaker, shown), transform=moved(left + place * (SMALL.width + GAP), BORDER))
        for place, shown in enumerate(cards)
    ]
    down = speaker.say(say("picture-card-down"))
    names = [shown.card.title if shown.card else down for shown in cards]
    return finished(
        max(len(cards) * (SMALL.width + GAP) - GAP, 60) + left + BORDER,
        SMALL.height + 2 * BORDER,
        _pool(speaker, pool) if pool else NOTHING,
        *drawn,
        title=title,
        description=", ".join(names),
        prefix=prefix,
        class_="spellwright cards",
    )


def _card(speaker: Speaker, shown: MarkedCard) -> Svg:
    return group(
        card(shown.card, shown.key, option=shown.option, faded=shown.faded),
        group(clock(speaker, shown.clock), transform=moved(SMALL.width / 2 + 8, 92))
        if shown.clock
        else NOTHING,
        _markers(speaker, shown),
        _bearer(shown.bearer) if shown.bearer else NOTHING,
        _bar(speaker, shown.progress) if shown.progress else NOTHING,
    )


def _bearer(shown: Medallion) -> Svg:
    """Whose card it is, at its edge."""
    drawn = medallion(shown, 15, least=SMALL.foot)
    return group(drawn, transform=moved(SMALL.width - 6, SMALL.height - 40))


def clock(speaker: Speaker, left: int) -> Svg:
    """A Cooldown Clock around the origin: how many Rounds until the Spell is back (WD-31)."""
    hand = "M0 0V-15" if left > 1 else "M0 0 12 8"
    return group(
        title(speaker.say(say("picture-clock", n=left))),
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


def _markers(speaker: Speaker, shown: MarkedCard) -> Svg:
    """Power Markers that lie on an upkept Spell."""
    coins = ["white"] * shown.white + ["black"] * shown.black
    if not coins:
        return NOTHING
    drawn = [
        group(power_coin(colour), transform=moved(place * COIN * 1.6, 0))
        for place, colour in enumerate(coins)
    ]
    return group(
        title(speaker.say(say("picture-markers", white=shown.white, black=shown.black))),
        *drawn,
        class_="upkeep",
        transform=moved(34, 124),
    )


def _share(progress: Progress) -> Saying:
    """How much of a Quest is achieved; of a thing that is or is not, whether it is."""
    if progress.met:
        return say("picture-quest-met")
    if progress.need == 1:
        return say("picture-quest-open")
    return say("picture-quest-share", n=progress.have, most=progress.need)


def _bar(speaker: Speaker, progress: Progress) -> Svg:
    """A bar of as many boxes as are needed, those achieved filled. Its words can be read by day,
    too.
    """
    wide = (SMALL.width - 4 * (progress.need - 1)) / progress.need
    full = mixed(HEAL if progress.met else BRASS, GROUND, 0.45)
    boxes = [
        element(
            "rect",
            x=place * (wide + 4),
            width=wide,
            height=20,
            rx=5,
            fill=full if place < progress.have else GROUND,
            stroke=MUTED,
            stroke_opacity=0.6,
        )
        for place in range(progress.need)
    ]
    middle, room = SMALL.width / 2, 68 if progress.need == 1 else 56
    return group(
        title(speaker.say(progress.says)),
        *boxes,
        element("rect", x=middle - room / 2, width=room, height=20, rx=5, fill=GROUND),
        label(
            speaker.say(_share(progress)),
            middle,
            15.5,
            size=15,
            fill=HEAL if progress.met else TEXT,
            text_anchor="middle",
        ),
        class_="progress",
        transform=moved(0, SMALL.height - BAR),
    )


def _pool(speaker: Speaker, pool: Pool) -> Svg:
    """A dish of Power Markers: those that are there, and faded those that are spent."""
    coins = [("white", 1.0)] * pool.white + [("black", 1.0)] * pool.black
    coins += [("white", 0.25)] * pool.spent_white + [("black", 0.25)] * pool.spent_black
    drawn = [
        group(
            power_coin(colour),
            transform=moved(16 + place % POOL_COLUMNS * 20, 38 + place // POOL_COLUMNS * 20),
            opacity=shade,
        )
        for place, (colour, shade) in enumerate(coins)
    ]
    says = say(
        "picture-pool",
        white=pool.white,
        black=pool.black,
        spent_white=pool.spent_white,
        spent_black=pool.spent_black,
    )
    heading = speaker.say(say("picture-power"))
    return group(
        title(speaker.say(says)),
        element("rect", width=92, height=SMALL.height, rx=10, fill=RAISED, stroke=LINE),
        label(heading, 46, 20, size=15, fill=BRASS, font_family=SERIF, text_anchor="middle"),
        *drawn,
        class_="pool",
        transform=moved(BORDER, BORDER),
    )
