"""The cooldown track of a side with all that lies on it, its pool and its points."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.lettering import label, width_of
from spellwright.drawing.look import (
    BRASS,
    GROUND,
    LINE,
    MUTED,
    PARCHMENT,
    RAISED,
    SERIF,
    mixed,
)
from spellwright.drawing.medallion import Medallion, medallion, monogram
from spellwright.face.known import drawn_from
from spellwright.games.funkoverse.lexicons import ITEM_LEXICON, TOKEN_NAMES, say
from spellwright.games.funkoverse.picture.choices import Choices
from spellwright.games.funkoverse.picture.condition import figure_words, tokens_at
from spellwright.games.funkoverse.picture.layout import RIM, TRACK_HEIGHT, Layout
from spellwright.games.funkoverse.picture.markers import point_coin
from spellwright.games.funkoverse.picture.pieces import figure_medallion
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import (
    SIDE_EMBLEMS,
    Seen,
    figure_key,
    goal,
    seat_name,
    seat_noun,
    side_look,
    side_name,
    side_noun,
    team,
)
from spellwright.games.funkoverse.picture.token_coins import item_tile, token_coin
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import IN_POOL, NOWHERE, PLACES
from spellwright.kernel.option import Option

NAME_WIDTH: Final = 122
POOL_WIDTH: Final = 96
COIN: Final = 9.5
DISC: Final = 12.5
_BED: Final = mixed(RAISED, LINE, 0.3)


class Thing(NamedTuple):
    """Something that lies at a place: what it says, how it looks, how wide it is."""

    key: str
    says: str
    drawn: Svg
    radius: float
    option: Option | None = None


@drawn_from(READS)
def track(view: Seen, layout: Layout, choices: Choices, side: int) -> Svg:
    return Track(view, layout, choices, side).drawn()


class Track:
    """One side's strip."""

    def __init__(self, view: Seen, layout: Layout, choices: Choices, side: int) -> None:
        self.view = view
        self.layout = layout
        self.choices = choices
        self.side = side
        self.left = RIM + NAME_WIDTH + POOL_WIDTH
        self.cell = (layout.width - RIM - self.left) / (PLACES - 1)

    def drawn(self) -> Svg:
        return group(
            self._name(),
            self._pool(),
            *[self._place(place) for place in range(IN_POOL + 1, PLACES)],
            class_="track",
            data_side=self.side,
            transform=moved(0, self.layout.track_top(self.side)),
        )

    # -- name and points ---------------------------------------------------------------------------

    def _name(self) -> Svg:
        s = self.view.shown
        side, look = self.side, side_look(self.view, self.side)
        option = self.choices.sides.get(side)
        players = [seat_name(self.view, seat) for seat, own in enumerate(s.side) if own == side]
        name = side_name(self.view, side)
        says = say("track-nobody", side=side_noun(side))
        if players:
            who = tuple(seat_noun(seat) for seat, own in enumerate(s.side) if own == side)
            says = say("track-players", side=side_noun(side), players=who)
        disc = group(
            title(self.view.say(option.says if option else says)),
            lit_piece(18) if option else NOTHING,
            medallion(Medallion(look, SIDE_EMBLEMS[side], monogram("".join(players[:1]))), 18),
            class_="side choice" if option else "side",
            data_option=option.text if option else None,
            transform=moved(RIM + 20, TRACK_HEIGHT / 2),
        )
        return together(
            disc,
            element(
                "text",
                words(name),
                x=RIM + 46,
                y=18,
                fill=PARCHMENT,
                font_family=SERIF,
                font_size=17,
                font_weight="600",
            ),
            _first_player(self.view, RIM + 102) if s.first == side else NOTHING,
            self._points() if AIMS[s.scenario].HAS_POINTS else NOTHING,
        )

    def _points(self) -> Svg:
        points, most = self.view.shown.points[self.side], goal(self.view)
        return group(
            title(self.view.say(say("track-points", points=points, n=most))),
            label(str(points), RIM + 46, 38, size=19, fill=BRASS, font_weight="700"),
            label(
                self.view.say(say("track-of", n=most)),
                RIM + 50 + width_of(str(points), 19),
                37,
                size=14.6,
                fill=MUTED,
            ),
            class_="points",
        )

    # -- pool and places ---------------------------------------------------------------------------

    def _pool(self) -> Svg:
        """The tokens that can be used; the arrow shows where things leave the track."""
        x = RIM + NAME_WIDTH
        things = self._tokens(IN_POOL)
        return group(
            element(
                "path",
                d=f"M{x + 6} 2H{x + POOL_WIDTH - 8}V{TRACK_HEIGHT - 2}H{x + 6}Z",
                fill=_BED,
                fill_opacity=0.35,
                stroke=LINE,
                stroke_dasharray="3 3",
            ),
            label(self.view.say(say("track-pool")), x + 10, 17, size=14.6, fill=MUTED),
            self._laid(things, x + 8, POOL_WIDTH - 18, 30, rows=1),
            _chevron(x + POOL_WIDTH - 3),
            class_="pool",
        )

    def _place(self, place: int) -> Svg:
        x = self.left + (place - 1) * self.cell
        things = [*self._tokens(place), *self._others(place), *self._figures(place)]
        return group(
            title(self.view.say(say("track-number", n=place, side=side_noun(self.side)))),
            element(
                "rect",
                x=x + 3,
                y=2,
                width=self.cell - 8,
                height=TRACK_HEIGHT - 4,
                rx=5,
                fill=_BED,
                stroke=mixed(BRASS, LINE, 0.6),
            ),
            element(
                "text",
                words(str(place)),
                x=x + 9,
                y=18,
                fill=BRASS,
                font_family=SERIF,
                font_size=15,
                font_weight="700",
            ),
            _chevron(x + self.cell - 1) if place < PLACES - 1 else NOTHING,
            self._laid(things, x + 18, self.cell - 26, TRACK_HEIGHT / 2, rows=2),
            class_="place",
            data_place=place,
        )

    def _laid(self, things: list[Thing], x: float, width: float, y: float, rows: int) -> Svg:
        """The things side by side, in two rows where one is too short; crowded ones overlap a
        little.
        """
        if not things:
            return NOTHING
        fits = sum(2 * thing.radius + 2 for thing in things) <= width
        in_rows = [things]
        if not fits and rows > 1:
            half = (len(things) + 1) // 2
            in_rows = [things[:half], things[half:]]
        drawn = []
        for number, row in enumerate(in_rows):
            middle = y + (number - (len(in_rows) - 1) / 2) * 20
            step = min(26.0, (width - 2 * row[0].radius) / max(1, len(row) - 1))
            for place, thing in enumerate(row):
                drawn.append(_lying_there(thing, x + row[0].radius + place * step, middle))
        return together(*drawn)

    def _tokens(self, place: int) -> list[Thing]:
        found, seen = [], set[int]()
        for number, type in enumerate(tokens_at(self.view, self.side, place)):
            option = None if type in seen else self.choices.tokens.get((self.side, type, place))
            seen.add(type)
            token = say("track-token", token=TOKEN_NAMES.noun(type))
            says = self.view.say(option.says if option else token)
            key = f"token-{self.side}-{place}-{number}"
            found.append(Thing(key, says, token_coin(type, COIN), COIN, option))
        return found

    def _others(self, place: int) -> list[Thing]:
        """Items and point markers."""
        s = self.view.shown
        found = []
        if s.item_cooldown[self.side] == place:
            item = s.item[self.side]
            name = self.view.name(ITEM_LEXICON.noun(item))
            found.append(Thing(f"item-{self.side}", name, item_tile(item, COIN), COIN))
        for marker, at in enumerate(s.marker_cooldown):
            if at == place and s.marker_side[marker] == self.side:
                letter = "ABCD"[marker]
                says = self.view.say(say("track-marker", marker=letter))
                found.append(Thing(f"marker-{letter}", says, point_coin(letter, COIN), COIN))
        return found

    def _figures(self, place: int) -> list[Thing]:
        """Characters that are gone; before the first round, those that are not yet on the map."""
        return [
            Thing(
                figure_key(self.view, figure),
                self.view.say(figure_words(self.view, figure)),
                medallion(figure_medallion(self.view, figure), DISC),
                DISC,
                self.choices.figures.get(figure),
            )
            for number, figure in enumerate(team(self.view, self.side))
            if self._place_of(figure, number) == place
        ]

    def _place_of(self, figure: int, number: int) -> int:
        s = self.view.shown
        if s.at[figure] != NOWHERE or s.cooldown[figure]:
            return s.cooldown[figure]
        return 1 if s.round else number + 1


def _lying_there(thing: Thing, x: float, y: float) -> Svg:
    option = thing.option
    return group(
        title(thing.says),
        lit_piece(thing.radius) if option else NOTHING,
        thing.drawn,
        class_="piece thing choice" if option else "piece thing",
        data_piece=thing.key,
        data_option=option.text if option else None,
        transform=moved(x, y),
    )


def _chevron(x: float) -> Svg:
    """Things go down by one at the end of a round: to the left."""
    middle = TRACK_HEIGHT / 2
    return element(
        "path",
        d=f"M{x + 2:.1f} {middle - 4}L{x - 2:.1f} {middle}L{x + 2:.1f} {middle + 4}",
        fill="none",
        stroke=BRASS,
        stroke_width=1.6,
        stroke_opacity=0.8,
    )


def _first_player(view: Seen, x: float) -> Svg:
    return group(
        title(view.say(say("track-first-player"))),
        element("circle", r=9, fill=GROUND, stroke=BRASS),
        element(
            "text",
            words("1"),
            y=5,
            fill=BRASS,
            font_family=SERIF,
            font_weight="700",
            font_size=14.6,
            text_anchor="middle",
        ),
        class_="first-player",
        transform=moved(x, 13),
    )
