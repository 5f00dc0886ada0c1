"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.funkoverse import lexicons, story, words
from spellwright.games.funkoverse.content.columns import FIRST_GAME, ITEM_KEYS, KINDS, SCENARIO_KEYS
from spellwright.games.funkoverse.content.maps import FRAME, MAP_KEYS
from spellwright.games.funkoverse.content.tables import TRACK
from spellwright.games.funkoverse.faults import faults
from spellwright.games.funkoverse.refusals import why_not
from spellwright.games.funkoverse.resample import deal_anew
from spellwright.games.funkoverse.rules.match import Match
from spellwright.games.funkoverse.state import (
    FIGURES,
    FunkoverseProcedure,
    FunkoverseState,
)
from spellwright.games.funkoverse.view import VISIBILITY
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption, Value
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Saying
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
    seats = (2, lexicons.MOST_SEATS)
    longest = 100_000
    game_options = OPTIONS
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
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
            "Word": (-1, len(lexicons.FIGURE_NAMES) - 1),
            "Square": (-1, FRAME.size - 1),
            "Flag": (0, 1),
            "TrackPlace": (0, TRACK),
            "Item": (-1, len(ITEM_KEYS) - 1),
            "int": (-1, 1 << 40),
        }

    def faults(self, state: FunkoverseState) -> list[str]:
        return faults(state)

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        if isinstance(state, FunkoverseState):
            sentence, clause = why_not(state, ask, code)
            if sentence:
                return sentence, clause
        return super().why_not(state, ask, code)


RULES: Final = FunkoverseRules()
