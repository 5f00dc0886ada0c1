"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.figures import (
    CONFUNDO,
    COPIES,
    DOTS,
    FIRST_GAME,
    ITEM_KEYS,
    KINDS,
    PROTEGO,
    SCENARIO_KEYS,
    TRACK,
    TYPES,
)
from spellwright.games.funkoverse.content.maps import FRAME, MAP_KEYS
from spellwright.games.funkoverse.refusals import why_not
from spellwright.games.funkoverse.resample import deal_anew
from spellwright.games.funkoverse.rules.match import Match
from spellwright.games.funkoverse.state import (
    FIGURES,
    FIGURES_OF,
    NOBODY,
    NOWHERE,
    PLACES,
    FunkoverseProcedure,
    FunkoverseState,
    token,
)
from spellwright.games.funkoverse.view import VISIBILITY
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption, Value
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption(
        "scenario",
        [key for n, key in enumerate(SCENARIO_KEYS) if n != FIRST_GAME],
        "FV-22.8",
        "What the sides fight for.",
    ),
    GameOption(
        "map",
        ("usual", *MAP_KEYS),
        "FV-22.8",
        "With «any-map»: M1 (Diagon Alley) or M2 (Room of Requirement).",
    ),
    GameOption("any-map", (False, True), "FV-22.3", "Any scenario may be played on either map."),
    GameOption("items", (True, False), "FV-22.1", "Each side has an item (not in the first game)."),
    GameOption(
        "two", (False, True), "FV-22.2", "Two characters a side, no basic ones; 6 points win."
    ),
    GameOption(
        "mix",
        (False, True),
        "FV-22.4",
        "Each side chooses from a box of its own, with Ron, Draco and Umbridge.",
    ),
    GameOption(
        "secret-pick",
        (False, True),
        "FV-22.5",
        "With «mix»: both sides choose in secret and reveal together.",
    ),
    GameOption("first-game", (False, True), "FV-22.6", "No scenario: the first knock-out wins."),
    GameOption(
        "round-cap",
        (0, 5, 8, 10, 12, 15, 20, 30),
        "FV-22.7",
        "The game ends after so many rounds (0: never).",
    ),
    GameOption(
        "teams",
        ("usual", "draft", "example"),
        "FV-22.9",
        "Choose characters in turn (usual in scenarios) or take the example teams (usual in the "
        "first game).",
    ),
)


class FunkoverseRules(Rules[FunkoverseState]):
    id = "funkoverse"
    name = "Funkoverse: Harry Potter"
    version = "1"
    seats = (2, words.MOST_SEATS)
    longest = 100_000
    game_options = OPTIONS
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = words.EVENTS
    endings = words.ENDINGS
    visibility = VISIBILITY
    procedure = FunkoverseProcedure

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> FunkoverseState:
        return FunkoverseState(self, seats, settings, chance)

    def begin(self, state: FunkoverseState) -> None:
        state.push(Match())

    def deal_anew(self, state: FunkoverseState, seat: int) -> None:
        deal_anew(state, seat)

    def limits(self, seats: int) -> Limits:
        return {
            "Seat": (-1, seats - 1),
            "Side": (-1, 1),
            "Figure": (-1, FIGURES - 1),
            "Kind": (-1, KINDS - 1),
            "Word": (-1, len(words.FIGURE_NAMES) - 1),
            "Square": (-1, FRAME.size - 1),
            "Flag": (0, 1),
            "TrackPlace": (0, TRACK),
            "Item": (-1, len(ITEM_KEYS) - 1),
            "int": (-1, 1 << 40),
        }

    def faults(self, state: FunkoverseState) -> list[str]:
        return _faults(state)

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str, str]:
        if isinstance(state, FunkoverseState):
            sentence, clause = why_not(state, ask, code)
            if sentence:
                return sentence, clause
        return super().why_not(state, ask, code)


def _faults(s: FunkoverseState) -> list[str]:
    """What cannot be: two on a square, lost tokens, something on the track and on the map."""
    found = []
    chosen = s.rules.blank(s.seats, s.settings, s.chance)
    if (s.scenario, s.map, s.size) != (chosen.scenario, chosen.map, chosen.size):
        return ["the scenario or the map is not the one that was chosen"]
    if not _has_shape(s):
        return ["a column has not the right number of entries"]
    names = [word for word in s.called if word != NOBODY]
    if len(set(names)) != len(names):
        found.append("two characters have the same name")
    occupied = [square for square in s.at if square != NOWHERE]
    if len(set(occupied)) != len(occupied):
        found.append("two characters stand on one square")
    if any(not s.board.free >> square & 1 for square in occupied):
        found.append("a character stands where nobody can be")
    for figure in range(FIGURES):
        if s.cooldown[figure] and s.at[figure] != NOWHERE:
            found.append(f"character {figure} is on the map and on the track")
        if s.kind[figure] == NOBODY and (s.at[figure] != NOWHERE or s.cooldown[figure]):
            found.append(f"character {figure} does not play, but is there")
        has_name = s.called[figure] != NOBODY
        if has_name != (s.kind[figure] != NOBODY) and (has_name or s.round):
            found.append(f"character {figure} has no name, or a name and no part")
    for side in (0, 1):
        team = FIGURES_OF[side]
        if sum([s.protego[figure] for figure in team]) > COPIES[PROTEGO]:
            found.append("there are too many Protego cards")
        if sum([s.confundo[figure] for figure in team]) > COPIES[CONFUNDO]:
            found.append("there are too many Confundo cards")
    if s.round:
        found += _token_faults(s)
    elif min(s.tokens) < 0 or sum(s.tokens) > FIGURES * max([len(dots) for dots in DOTS]):
        found.append("there are more tokens than all characters have")
    for marker, side in enumerate(s.marker_side):
        if (side == NOBODY) != (s.marker_cooldown[marker] == 0):
            found.append(f"point marker {marker} is in two places or in none")
    for side in (0, 1):
        if s.item_cooldown[side] and s.item[side] < 0:
            found.append("an item that nobody has is on a track")
        if s.holder[side] != NOBODY and s.holder[side] not in FIGURES_OF[side]:
            found.append("an item is with the other side")
    return found


def _has_shape(s: FunkoverseState) -> bool:
    by_figure = (s.kind, s.called, s.controller, s.at, s.down, s.exhausted, s.cooldown)
    by_side = (s.points, s.item, s.holder, s.item_cooldown, s.leader, s.picks)
    return (
        all(len(column) == FIGURES for column in (*by_figure, s.protego, s.confundo))
        and all(len(column) == 2 for column in by_side)
        and len(s.side) == len(s.turns_taken) == s.seats
        and len(s.tokens) == 2 * len(TYPES) * PLACES
        and len(s.marker_cooldown) == len(s.marker_side) == len(s.board.markers)
        and len(s.control) == len(s.control_at) == len(s.board.areas)
    )


def _token_faults(s: FunkoverseState) -> list[str]:
    """FV-6.4: tokens move between pool and track, but never come or go."""
    found = []
    for side in (0, 1):
        kinds = [s.kind[figure] for figure in FIGURES_OF[side] if s.kind[figure] != NOBODY]
        dots = [type for kind in kinds for type in DOTS[kind]]
        for type in range(len(TYPES)):
            counts = [s.tokens[token(side, type, place)] for place in range(PLACES)]
            if min(counts) < 0 or sum(counts) != dots.count(type):
                found.append(f"side {side} has lost or gained tokens")
    return found


RULES: Final = FunkoverseRules()
