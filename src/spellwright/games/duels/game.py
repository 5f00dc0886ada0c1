"""The game as everybody outside knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.board import FRAME
from spellwright.games.duels.faults import faults_of
from spellwright.games.duels.lexicons import CLASH_NAMES, QUEST_NAMES
from spellwright.games.duels.resample import deal_anew
from spellwright.games.duels.rules.match import Match
from spellwright.games.duels.rules.preparation import why_not_prepared
from spellwright.games.duels.state import (
    CARDS,
    MODELS,
    OVERLAYS,
    SEATS,
    DuelsProcedure,
    DuelsState,
)
from spellwright.games.duels.summary import position_text
from spellwright.games.duels.view import VISIBILITY
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game import Game
from spellwright.kernel.game_option import GameOption, Value
from spellwright.kernel.record import Limits
from spellwright.kernel.state import State
from spellwright.kernel.view import View

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption(
        "groups",
        ("ready", "pick", "build"),
        "WD-39.8",
        "Ready-made Groups, a choice among them, or Groups that the players build.",
    ),
    GameOption("budget", (50, 30, 40, 60, 75, 100), "WD-39.1", "Galleons for building a Group."),
    GameOption(
        "pack", (False, True), "WD-39.9", "The characters of the original pack may join too."
    ),
    GameOption("hide_anywhere", (False, True), "WD-39.2", "Hide and Unveil reach every overlay."),
    GameOption(
        "master_wizard_defence_only",
        (False, True),
        "WD-39.3",
        "Master Wizard helps in defence only.",
    ),
    GameOption(
        "tie_break",
        (False, True),
        "WD-39.4",
        "A tie is broken by scored Quest Cards, then by Models left.",
    ),
    GameOption(
        "marker_limits", (False, True), "WD-39.5", "The numbers of markers in the box are limits."
    ),
    GameOption(
        "map_special_rules", (True, False), "WD-39.6", "The special rule of the Map is in force."
    ),
)


class Duels(Game[DuelsState]):
    id = "duels"
    name = "Wizarding Duels"
    version = "1"
    seats = (SEATS, SEATS)
    longest = 20_000
    game_options = OPTIONS
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = words.EVENTS
    endings = words.ENDINGS
    visibility = VISIBILITY
    procedure = DuelsProcedure

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> DuelsState:
        return DuelsState(self, seats, settings, chance)

    def begin(self, state: DuelsState) -> None:
        state.push(Match())

    def deal_anew(self, state: DuelsState, seat: int) -> None:
        deal_anew(state, seat)

    def limits(self, seats: int) -> Limits:
        return {
            "Seat": (-1, seats - 1),
            "Model": (-1, MODELS - 1),
            "Space": (-1, FRAME - 1),
            "Card": (-1, CARDS - 1),
            "ClashCard": (-1, len(CLASH_NAMES) - 1),
            "Quest": (-1, len(QUEST_NAMES) - 1),
            "Overlay": (-1, OVERLAYS - 1),
            "Flag": (0, 2),
            "Mask": (0, 1 << 64),
            "int": (-20, 1 << 40),
        }

    def faults(self, state: DuelsState) -> list[str]:
        return faults_of(state)

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str, str]:
        if isinstance(state, DuelsState):
            reason = why_not_prepared(state, ask.seat, ask.question, code)
            if reason is not None:
                return reason
        return super().why_not(state, ask, code)

    def text(self, view: View[DuelsState]) -> str:
        return position_text(view)

    def svg(self, view: View[DuelsState]) -> str:
        lines = position_text(view).split("\n")
        rows = "".join(f'<tspan x="8" dy="18">{line}</tspan>' for line in lines)
        height = 18 * len(lines) + 16
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" role="img">'
            f'<text font-family="monospace" font-size="12">{rows}</text></svg>'
        )


GAME: Final = Duels()
