"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from typing import Any, Final

# Importing the Spells brings their effects.
import spellwright.games.duels.rules.spells  # noqa: F401
from spellwright.content import figures_in, first_release, load_code, pack_options, rules_packs
from spellwright.games.duels import story, words
from spellwright.games.duels.asking import FACT_NAMES, OWN_LABELS, option_facts, question_facts
from spellwright.games.duels.board import FRAME, TERRAIN_KEYS
from spellwright.games.duels.conditions import CONDITIONS
from spellwright.games.duels.content import tables
from spellwright.games.duels.content.columns import (
    LEAST_BUDGET,
    MOST_BUDGET,
    RICH_BUDGET,
    USUAL_BUDGET,
)
from spellwright.games.duels.faults import faults
from spellwright.games.duels.lexicons import (
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CHARACTER_NAMES,
    CLASH_NAMES,
    PIECES,
    POTION_NAMES,
    QUEST_NAMES,
    SPELL_NAMES,
    TRAIT_NAMES,
    say,
)
from spellwright.games.duels.naming import NAMINGS, namings
from spellwright.games.duels.older import CHANGES
from spellwright.games.duels.refusals import why_not
from spellwright.games.duels.resample import deal_anew
from spellwright.games.duels.rules.artifacts import resolve_abilities
from spellwright.games.duels.rules.match import Match
from spellwright.games.duels.rules.potions import resolve_potions
from spellwright.games.duels.rules.quest_conditions import resolve_conditions
from spellwright.games.duels.rules.spell_targets import resolve_aims
from spellwright.games.duels.rules.spells.effect import resolve_effects
from spellwright.games.duels.rules.trait import resolve_traits
from spellwright.games.duels.state import (
    CARDS,
    MODELS,
    OVERLAYS,
    PLAYING,
    SEATS,
    DuelsProcedure,
    DuelsState,
)
from spellwright.games.duels.view import VISIBILITY
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption, NumberOption
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.option import verb_of
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption(
        "groups",
        ("ready", "pick", "build"),
        "WD-39.8",
        say("option-groups"),
    ),
    NumberOption(
        "budget",
        USUAL_BUDGET,
        LEAST_BUDGET,
        MOST_BUDGET,
        "WD-39.1",
        say("option-budget"),
        sampled=range(LEAST_BUDGET, RICH_BUDGET + 1),
    ),
    GameOption("pack", (False, True), "WD-39.9", say("option-pack")),
    GameOption("hide_anywhere", (False, True), "WD-39.2", say("option-hide-anywhere")),
    GameOption(
        "master_wizard_defence_only",
        (False, True),
        "WD-39.3",
        say("option-master-wizard-defence-only"),
    ),
    GameOption(
        "tie_break",
        (False, True),
        "WD-39.4",
        say("option-tie-break"),
    ),
    GameOption("marker_limits", (False, True), "WD-39.5", say("option-marker-limits")),
    GameOption("map_special_rules", (True, False), "WD-39.6", say("option-map-special-rules")),
)


NUMBER: Final = 2
load_code(tables.HERE)
resolve_aims()
resolve_effects()
resolve_abilities()
resolve_potions()
resolve_conditions()
resolve_traits()
PACKS: Final = rules_packs(tables.HERE, NUMBER)


class DuelsRules(Rules[DuelsState]):
    id = "duels"
    name = "Wizarding Duels"
    number = NUMBER
    packs = PACKS
    seats = (SEATS, SEATS)
    longest = 20_000
    game_options = (*OPTIONS, *pack_options(PACKS))
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
    visibility = VISIBILITY
    state = DuelsState
    procedure = DuelsProcedure
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
            "Model": (-1, MODELS - 1),
            "Space": (-1, FRAME - 1),
            "Card": (-1, CARDS - 1),
            "ClashCard": (-1, len(CLASH_NAMES) - 1),
            "Quest": (-1, len(QUEST_NAMES) - 1),
            "Overlay": (-1, OVERLAYS - 1),
            "Spell": (-1, len(SPELL_NAMES) - 1),
            "Character": (-1, len(CHARACTER_NAMES) - 1),
            "Piece": (-1, len(PIECES) - 1),
            "Affiliation": (-1, 1),
            "Conditions": (0, sum(CONDITIONS.values())),
            "Traits": (0, (1 << len(TRAIT_NAMES)) - 1),
            "Attacks": (0, (1 << len(ATTACK_NAMES)) - 1),
            "Artifacts": (0, (1 << len(ARTIFACT_NAMES)) - 1),
            "Potions": (0, (1 << len(POTION_NAMES)) - 1),
            "Terrain": (-1, len(TERRAIN_KEYS) - 1),
            "Stage": (0, PLAYING),
            "Flag": (0, 2),
            "Mask": (0, 1 << 64),
            "int": (-20, 1 << 40),
        }

    def first_release(self) -> FirstRelease:
        return first_release(tables.HERE, namings)

    def content(self) -> Any:
        return figures_in(tables)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return question_facts(state, ask) if isinstance(state, DuelsState) else {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        return option_facts(state, ask, code) if isinstance(state, DuelsState) else {}

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        known = verb_of(code) < len(self.verbs.book) and "?" not in self.verbs.text(code)
        if isinstance(state, DuelsState) and known:
            reason = why_not(state, ask, code)
            if reason is not None:
                return reason
            if verb_of(code) not in [verb_of(option) for option in state.options(ask)]:
                facts = self.question_facts(state, ask)
                asked = self.questions[ask.question].saying(ask.args, facts)
                return say("refusal-asked", question=asked), ""
        return super().why_not(state, ask, code)


RULES: Final = DuelsRules()
