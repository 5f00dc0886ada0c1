"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

# Importing cards and Spells brings their effects.
import spellwright.games.talisman.rules.cards
import spellwright.games.talisman.rules.spells  # noqa: F401
from spellwright.content import figures_in, first_release, load_code, pack_options, rules_packs
from spellwright.games.talisman import board, lexicons, story, words
from spellwright.games.talisman.asking import FACT_NAMES, OWN_LABELS, option_facts, question_facts
from spellwright.games.talisman.board import BOARD_SIZE
from spellwright.games.talisman.content import tables
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CHARACTER_KEYS,
    SIDE_KEYS,
    SPELL_KEYS,
)
from spellwright.games.talisman.faults import faults
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.naming import NAMINGS, namings
from spellwright.games.talisman.older import CHANGES
from spellwright.games.talisman.refusals import why_not
from spellwright.games.talisman.resample import deal_anew
from spellwright.games.talisman.rules.card_effects import resolve_card_effects
from spellwright.games.talisman.rules.match import Match
from spellwright.games.talisman.rules.side_abilities import resolve_side_abilities
from spellwright.games.talisman.rules.spell_effects import resolve_spell_effects
from spellwright.games.talisman.state import TalismanProcedure, TalismanState
from spellwright.games.talisman.view import VISIBILITY
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("choose-characters", (False, True), "TA-26.7", say("option-choose-characters")),
    GameOption("no-inheritance", (False, True), "TA-26.1", say("option-no-inheritance")),
    GameOption("slow-growth", (False, True), "TA-14.2", say("option-slow-growth")),
    GameOption("drop-first", (False, True), "TA-26.6", say("option-drop-first")),
    GameOption("flat-barrier", (False, True), "TA-21.4", say("option-flat-barrier")),
    GameOption("refill-fate", (False, True), "TA-26.10", say("option-refill-fate")),
    GameOption("discard-spells", (False, True), "TA-26.11", say("option-discard-spells")),
    GameOption("waning", (False, True), "TA-26.8", say("option-waning")),
    GameOption(
        "round-limit",
        (300, 0, 10, 20, 40, 60, 80, 100, 150, 200, 500),
        "TA-26.9",
        say("option-round-limit"),
        sampled=(10, 20, 40),
    ),
)


MOST_SPACES: Final = 100
"""More spaces than anybody ever walks at once."""


NUMBER: Final = 2
load_code(tables.HERE)
resolve_card_effects()
resolve_spell_effects()
resolve_side_abilities()
PACKS: Final = rules_packs(tables.HERE, NUMBER)


class TalismanRules(Rules[TalismanState]):
    id = "talisman"
    name = "Talisman: Harry Potter"
    number = NUMBER
    packs = PACKS
    seats = (2, lexicons.MOST_SEATS)
    longest = 1_000_000
    game_options = (*OPTIONS, *pack_options(PACKS))
    quick_settings = MappingProxyType({"waning": True})
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
    visibility = VISIBILITY
    state = TalismanState
    procedure = TalismanProcedure
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
            "Space": (-1, BOARD_SIZE - 1),
            "Card": (-2, len(CARD_KEYS) - 1),
            "Spell": (-1, len(SPELL_KEYS) - 1),
            "Person": (-1, len(CHARACTER_KEYS) - 1),
            "Side": (-1, len(SIDE_KEYS) - 1),
            "SpaceFoe": (-1, len(lexicons.FOE) - 1),
            "Flag": (0, 1),
            "Spaces": (0, MOST_SPACES),
            "Mask": (0, 255),
            "int": (-1, 1 << 40),
        }

    def first_release(self) -> FirstRelease:
        return first_release(tables.HERE, namings)

    def content(self) -> Any:
        return figures_in(tables, board)

    def ending_facts(self, state: State) -> dict[str, Argument]:
        """Winners are called by their Characters."""
        facts = super().ending_facts(state)
        if isinstance(state, TalismanState):
            won = [seat for seat, rank in enumerate(state.ranks) if rank == 1]
            facts["winners"] = tuple([lexicons.WHO.noun(state.character[seat]) for seat in won])
        return facts

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return question_facts(state, ask) if isinstance(state, TalismanState) else {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        return option_facts(state, ask, code) if isinstance(state, TalismanState) else {}

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        if not isinstance(state, TalismanState) or not self.verbs.knows(code):
            return super().why_not(state, ask, code)
        asked = state.decision_of(ask).says
        return why_not(state, ask, code) or (say("refusal-no-answer", question=asked), "")


RULES: Final = TalismanRules()
