"""The part of the board that a Map and its join decide alone, drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import GRAIN
from spellwright.drawing.look import BRASS, GROUND, MUTED, mixed
from spellwright.games.duels.board import (
    COLOURS,
    OPEN,
    Board,
    board_for,
)
from spellwright.games.duels.lexicons import COLOUR_NAMES, PLAYERS, TERRAIN_NAMES, say
from spellwright.games.duels.picture.layout import RADIUS, Layout, hexagon, outline
from spellwright.games.duels.picture.seen import seat_look, space_name
from spellwright.games.duels.picture.terrain import lit_hex, terrain_hex
from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

NEXUS_COLOURS: Final = {
    "gold": "#e0b84c",
    "silver": "#c3cbd6",
    "violet": "#a583d6",
    "copper": "#c87f52",
}
KEPT: Final = 256
"""How many grounds are kept: they differ in language and in the names at the table."""
_EDGE: Final = "#17141d"

_SLAB: Final = hexagon("hex-slab", RADIUS, fill=_EDGE)
_FLOORS: Final = tuple(
    hexagon(f"hex-floor-{number}", RADIUS - 1.2, fill=colour, stroke="#fff", stroke_opacity=0.045)
    for number, colour in enumerate(("#2a2533", "#2d2837", "#312b3c"))
)


class Ground:
    """Frame and Spaces of one join, seen from one side of the table."""

    __slots__ = (
        "_drawn",
        "_speaker",
        "board",
        "colour",
        "frame",
        "has_zones",
        "layout",
        "over",
        "spaces",
    )

    def __init__(
        self, board: Board, colour: int, has_zones: bool, turned: bool, speaker: Speaker
    ) -> None:
        self._speaker = speaker
        self._drawn: dict[tuple[int, int, str, str, bool], Svg] = {}
        self.board = board
        self.colour = colour
        self.has_zones = has_zones
        self.layout, self.frame, self.over = _setting(board, has_zones, turned)
        self.spaces = {space: self.space(space, board.terrain[space]) for space in board.spaces}

    def space(
        self, space: int, terrain: int, *, option: str = "", way: str = "", quiet: bool = False
    ) -> Svg:
        """A Space; lit if it carries an option, or a shortcut to it."""
        what = (space, terrain, option, way, quiet)
        known = self._drawn.get(what)
        if known is None:
            known = self._drawn[what] = self._space(space, terrain, option, way, quiet)
        return known

    def _space(self, space: int, terrain: int, option: str, way: str, quiet: bool) -> Svg:
        is_lit = bool(option or way)
        x, y = self.layout.centre(space)
        floor = _FLOORS[(space % 17 + 2 * (space // 17)) % 3]
        return group(
            title(self.says(space, terrain)),
            _SLAB.at(0, 0),
            floor.at(0, 0),
            terrain_hex(terrain),
            self._inlay(space),
            lit_hex(quiet=quiet) if is_lit else NOTHING,
            class_="square choice" if is_lit else "square",
            data_square=space_name(space),
            data_option=option or None,
            data_shortcut=way if way and not option else None,
            transform=moved(x, y),
        )

    def says(self, space: int, terrain: int) -> str:
        """What a Space is, in words."""
        facts = []
        if terrain != OPEN:
            facts.append(say("picture-terrain", terrain=TERRAIN_NAMES.noun(terrain)))
        zone = self.board.zone[space]
        if self.board.is_arrival[space]:
            whose = PLAYERS.noun(zone)
            facts.append(
                say("picture-arrival-of", player=whose)
                if self.has_zones
                else say("picture-arrival")
            )
        elif self.has_zones and zone >= 0:
            facts.append(say("picture-zone", player=PLAYERS.noun(zone)))
        if space == self.board.nexus:
            facts.append(say("picture-nexus", colour=COLOUR_NAMES.noun(self.colour)))
        if not facts:
            return space_name(space)
        return self._speaker.say(say("picture-space", space=space_name(space), facts=tuple(facts)))

    def _inlay(self, space: int) -> Svg:
        zone = self.board.zone[space]
        if space == self.board.nexus:
            return nexus_inlay(NEXUS_COLOURS[COLOURS[self.colour]])
        colour = seat_look(zone).colour if self.has_zones and zone >= 0 else MUTED
        if self.board.is_arrival[space]:
            return arrival_inlay(colour)
        if zone < 0:
            return element(
                "path", d=outline(RADIUS - 5), fill="none", stroke=BRASS, stroke_opacity=0.22
            )
        return NOTHING


@lru_cache(maxsize=KEPT)
def _setting(board: Board, has_zones: bool, turned: bool) -> tuple[Layout, Svg, Svg]:
    """Where everything lies, and what lies around and over it: the same whoever plays."""
    layout = Layout(board, turned=turned)
    return layout, _frame(board, layout, has_zones), _over(board, layout)


def _frame(board: Board, layout: Layout, has_zones: bool) -> Svg:
    """A table of dark wood around the outline, with a brass edge in the colour of each Zone."""
    grown = outline(RADIUS + 13)
    brass = outline(RADIUS + 11)
    wood = outline(RADIUS + 9)
    inner = outline(RADIUS + 2.4)
    drawn = []
    for path, colour in (
        (grown, "#0b090f"),
        (brass, None),
        (wood, "#211a1c"),
        (inner, mixed(BRASS, GROUND, 0.6)),
    ):
        for space in board.spaces:
            x, y = layout.centre(space)
            fill = colour or _rim(board, space, has_zones)
            drawn.append(element("path", d=path, fill=fill, transform=moved(x, y)))
    return group(*drawn, class_="frame")


def _rim(board: Board, space: int, has_zones: bool) -> str:
    zone = board.zone[space]
    if has_zones and zone >= 0:
        return mixed(seat_look(zone).colour, GROUND, 0.25)
    return mixed(BRASS, GROUND, 0.35)


def _over(board: Board, layout: Layout) -> Svg:
    """A light texture, and the names of the Spaces."""
    names = []
    for space in board.spaces:
        x, y = layout.centre(space)
        names.append(element("text", words(space_name(space)), x=x, y=y + RADIUS - 11))
    return together(
        group(
            element("rect", width=layout.width, height=layout.height, fill="#fff"),
            filter=GRAIN.url,
            opacity=0.1,
            pointer_events="none",
        ),
        group(
            *names,
            class_="coordinates",
            fill=MUTED,
            font_size=13.4,
            text_anchor="middle",
            opacity=0.75,
            pointer_events="none",
            aria_hidden="true",
        ),
    )


def arrival_inlay(colour: str) -> Svg:
    """A gate inlaid in the floor: here a Group arrives."""
    return group(
        element(
            "path",
            d=outline(RADIUS - 5),
            fill=colour,
            fill_opacity=0.16,
            stroke=colour,
            stroke_width=1.6,
        ),
        element(
            "path",
            d="M-11 12V-3A11 11 0 0 1 11-3V12M-6 12V-2A6 6 0 0 1 6-2V12",
            fill="none",
            stroke=colour,
            stroke_width=1.8,
            stroke_opacity=0.75,
        ),
        class_="arrival",
    )


def nexus_inlay(colour: str) -> Svg:
    """Rings of metal around a star: the Magic Nexus, where the halves are joined."""
    return group(
        element("path", d=outline(RADIUS - 4), fill=colour, fill_opacity=0.14, stroke=colour),
        element("circle", r=21, fill="none", stroke=colour, stroke_width=1.6),
        element("circle", r=17, fill="none", stroke=colour, stroke_dasharray="1 4", stroke_width=2),
        emblem("star", 24, fill=colour, fill_opacity=0.8),
        class_="nexus",
    )


def ground_of(map: int, colour: int, first_owner: int, turned: bool, speaker: Speaker) -> Ground:
    """The ground of a join; without an owner of the first half nobody has a Zone yet."""
    return _ground(map, colour, first_owner, turned, speaker.language, speaker.seats)


@lru_cache(maxsize=KEPT)
def _ground(
    map: int,
    colour: int,
    first_owner: int,
    turned: bool,
    language: Language,
    names: tuple[str, ...],
) -> Ground:
    board = board_for(max(map, 0), max(colour, 0), max(first_owner, 0))
    speaker = Speaker(language, names)
    return Ground(board, max(colour, 0), first_owner >= 0, turned, speaker)
