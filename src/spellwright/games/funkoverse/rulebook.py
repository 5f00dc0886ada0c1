"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from typing import Any, Final

# Importing abilities, aims and traits brings what rows do.
import spellwright.games.funkoverse.rules.abilities
import spellwright.games.funkoverse.rules.aims
import spellwright.games.funkoverse.rules.traits  # noqa: F401
from spellwright.content import figures_in, first_release, load_code, pack_options, rules_packs
from spellwright.games.funkoverse import lexicons, story, words
from spellwright.games.funkoverse.asking import (
    FACT_NAMES,
    OWN_LABELS,
    option_facts,
    question_facts,
)
from spellwright.games.funkoverse.content import maps, tables
from spellwright.games.funkoverse.content.columns import (
    FIRST_GAME,
    ITEM_KEYS,
    KINDS,
    SCENARIO_KEYS,
    STATUS_KEYS,
)
from spellwright.games.funkoverse.content.kind_words import check_trait_names
from spellwright.games.funkoverse.content.maps import FRAME, MAP_KEYS
from spellwright.games.funkoverse.content.tables import TRACK
from spellwright.games.funkoverse.faults import faults
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.naming import NAMINGS, namings
from spellwright.games.funkoverse.older import CHANGES
from spellwright.games.funkoverse.refusals import NO_REASON, why_not
from spellwright.games.funkoverse.resample import deal_anew
from spellwright.games.funkoverse.rules.abilities.ability import resolve_effects
from spellwright.games.funkoverse.rules.aim import resolve_aims
from spellwright.games.funkoverse.rules.item_use import resolve_items
from spellwright.games.funkoverse.rules.match import Match
from spellwright.games.funkoverse.rules.status import resolve_statuses
from spellwright.games.funkoverse.rules.trait import resolve_traits
from spellwright.games.funkoverse.state import (
    FIGURES,
    FunkoverseProcedure,
    FunkoverseState,
)
from spellwright.games.funkoverse.view import VISIBILITY
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption(
        "scenario",
        [key for n, key in enumerate(SCENARIO_KEYS) if n != FIRST_GAME],
        "FV-22.8",
        say("option-scenario"),
    ),
    GameOption(
        "map",
        ("usual", *MAP_KEYS),
        "FV-22.8",
        say("option-map"),
    ),
    GameOption("any-map", (False, True), "FV-22.3", say("option-any-map")),
    GameOption("items", (True, False), "FV-22.1", say("option-items")),
    GameOption("two", (False, True), "FV-22.2", say("option-two")),
    GameOption(
        "mix",
        (False, True),
        "FV-22.4",
        say("option-mix"),
    ),
    GameOption(
        "secret-pick",
        (False, True),
        "FV-22.5",
        say("option-secret-pick"),
    ),
    GameOption("first-game", (False, True), "FV-22.6", say("option-first-game")),
    GameOption(
        "round-cap",
        (0, 5, 8, 10, 12, 15, 20, 30),
        "FV-22.7",
        say("option-round-cap"),
    ),
    GameOption(
        "teams",
        ("usual", "draft", "example"),
        "FV-22.9",
        say("option-teams"),
    ),
)

NUMBER: Final = 1
load_code(tables.HERE)
resolve_effects()
resolve_items()
resolve_traits()
check_trait_names()
resolve_aims()
resolve_statuses()
PACKS: Final = rules_packs(tables.HERE, NUMBER)


class FunkoverseRules(Rules[FunkoverseState]):
    id = "funkoverse"
    name = "Funkoverse: Harry Potter"
    number = NUMBER
    packs = PACKS
    seats = (2, lexicons.MOST_SEATS)
    longest = 100_000
    game_options = (*OPTIONS, *pack_options(PACKS))
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
    visibility = VISIBILITY
    state = FunkoverseState
    procedure = FunkoverseProcedure
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
            "Side": (-1, 1),
            "Figure": (-1, FIGURES - 1),
            "Kind": (-1, KINDS - 1),
            "Word": (-1, len(lexicons.FIGURE_NAMES) - 1),
            "Square": (-1, FRAME.size - 1),
            "Flag": (0, 1),
            "TrackPlace": (0, TRACK),
            "Item": (-1, len(ITEM_KEYS) - 1),
            "Status": (0, len(STATUS_KEYS) - 1),
            "int": (-1, 1 << 40),
        }

    def first_release(self) -> FirstRelease:
        return first_release(tables.HERE, namings)

    def content(self) -> Any:
        return figures_in(tables, maps)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return question_facts(state, ask) if isinstance(state, FunkoverseState) else {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        return option_facts(state, ask, code) if isinstance(state, FunkoverseState) else {}

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        if isinstance(state, FunkoverseState):
            reason = why_not(state, ask, code)
            if reason != NO_REASON:
                return reason
        return super().why_not(state, ask, code)


RULES: Final = FunkoverseRules()
