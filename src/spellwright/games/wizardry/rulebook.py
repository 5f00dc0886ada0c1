"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from typing import Any, Final

# Importing the spells brings their effects.
import spellwright.games.wizardry.rules.spells  # noqa: F401
from spellwright.content import figures_in, first_release, load_code, pack_options, rules_packs
from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.asking import (
    FACT_NAMES,
    OWN_LABELS,
    option_facts,
    question_facts,
)
from spellwright.games.wizardry.content import tables
from spellwright.games.wizardry.content.columns import (
    HITS,
    KEYS,
)
from spellwright.games.wizardry.content.start_area import AREA
from spellwright.games.wizardry.faults import faults
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.naming import NAMINGS, namings
from spellwright.games.wizardry.older import CHANGES
from spellwright.games.wizardry.refusals import NO_REASON, why_not
from spellwright.games.wizardry.resample import deal_anew
from spellwright.games.wizardry.rules.match import Match
from spellwright.games.wizardry.rules.spell import resolve_effects
from spellwright.games.wizardry.state import (
    WizardryProcedure,
    WizardryState,
)
from spellwright.games.wizardry.view import VISIBILITY
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("secret-spells", (False, True), "FW-16.1", say("option-secret-spells")),
    GameOption("last-breath", (False, True), "FW-16.2", say("option-last-breath")),
    GameOption("written-targets", (False, True), "FW-16.3", say("option-written-targets")),
    GameOption("one-animal", (False, True), "FW-16.7", say("option-one-animal")),
    GameOption(
        "smash-stays",
        (False, True),
        "FW-16.8",
        say("option-smash-stays"),
    ),
    GameOption("mirror", (False, True), "FW-16.4", say("option-mirror")),
    GameOption(
        "turn-cap",
        (0, 10, 15, 20, 30, 40, 60, 100),
        "FW-16.5",
        say("option-turn-cap"),
    ),
    GameOption(
        "hits",
        (HITS, *(hits for hits in range(1, 11) if hits != HITS)),
        "FW-16.6",
        say("option-hits"),
    ),
)


NUMBER: Final = 2
load_code(tables.HERE)
resolve_effects()
PACKS: Final = rules_packs(tables.HERE, NUMBER)


class WizardryRules(Rules[WizardryState]):
    id = "wizardry"
    name = "A Spot of Friendly Wizardry"
    number = NUMBER
    packs = PACKS
    seats = (2, lexicons.MOST_SEATS)
    longest = 200_000
    game_options = (*OPTIONS, *pack_options(PACKS))
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
    visibility = VISIBILITY
    state = WizardryState
    procedure = WizardryProcedure
    begins_with = Match
    deal_anew = staticmethod(deal_anew)
    faults = staticmethod(faults)
    own_labels = OWN_LABELS
    fact_names = FACT_NAMES
    namings = NAMINGS
    changes = CHANGES

    def limits(self, seats: int) -> Limits:
        return {
            "Seat": (-1, seats - 1),
            "Square": (-1, seats * AREA - 1),
            "Action": (-1, len(KEYS) - 1),
            "Flag": (0, 1),
            "Mask": (0, 1 << len(KEYS)),
            "Actions": (0, 1 << len(KEYS)),
            "Entry": (0, 1 << 20),
            "int": (-1, 1 << 40),
        }

    def first_release(self) -> FirstRelease:
        return first_release(tables.HERE, namings)

    def content(self) -> Any:
        return figures_in(tables)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return question_facts(state, ask) if isinstance(state, WizardryState) else {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        return option_facts(ask, code)

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        if isinstance(state, WizardryState):
            reason = why_not(state, ask, code)
            if reason != NO_REASON:
                return reason
        return super().why_not(state, ask, code)


RULES: Final = WizardryRules()
