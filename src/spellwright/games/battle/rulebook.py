"""The rules of the game as everybody outside knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

# Rules that push this module's procedure load it late; a saved state may name it before that.
import spellwright.games.battle.rules.campaign_end  # noqa: F401
from spellwright.content import figures_in, first_release, load_code, pack_options, rules_packs
from spellwright.games.battle import story, words
from spellwright.games.battle.asking import FACT_NAMES, OWN_LABELS, option_facts, question_facts
from spellwright.games.battle.carry_over import carried
from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.faults import faults
from spellwright.games.battle.naming import NAMINGS, namings
from spellwright.games.battle.older import CHANGES
from spellwright.games.battle.refusals import why_not
from spellwright.games.battle.resample import deal_anew
from spellwright.games.battle.rules.carry_out import resolve_effects
from spellwright.games.battle.rules.effects.counting import resolve_counts
from spellwright.games.battle.rules.match import Match
from spellwright.games.battle.state import BattleProcedure, BattleState
from spellwright.games.battle.view import VISIBILITY
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import GameOption, TextOption, Value
from spellwright.kernel.older import FirstRelease
from spellwright.kernel.record import Limits
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State


def _carry_fault(text: str) -> str | Saying:
    """The fault in what a campaign hands over, or nothing."""
    try:
        carried(text)
    except Refused as refused:
        return refused.says
    return ""


OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("scenario", columns.SCENARIOS, "HB-30.1", say("option-scenario")),
    GameOption(
        "villain-order",
        ("shuffled", "listed", "hard5last"),
        "HB-24.2",
        say("option-villain-order"),
    ),
    GameOption("multi-hero", (False, True), "HB-24.4", say("option-multi-hero")),
    GameOption("chain-limit", (False, True), "HB-4.9", say("option-chain-limit")),
    GameOption("shop-dismiss", (False, True), "HB-24.7", say("option-shop-dismiss")),
    GameOption("shop-pick-two", (False, True), "HB-24.11", say("option-shop-pick-two")),
    GameOption("shop-stack", (False, True), "HB-24.13", say("option-shop-stack")),
    GameOption("shop-split", (False, True), "HB-24.16", say("option-shop-split")),
    GameOption(
        "shop-starters",
        (False, True),
        "HB-24.21",
        say("option-shop-starters"),
    ),
    GameOption("shop-flagrante", (False, True), "HB-24.22", say("option-shop-flagrante")),
    GameOption(
        "dark-count",
        ("location", "escalation", "level"),
        "HB-4.1",
        say("option-dark-count"),
    ),
    GameOption(
        "campaign",
        ("none", "easy", "normal"),
        "HB-25.1",
        say("option-campaign"),
        offered=False,
    ),
    GameOption("potion-tile", ("A", "B"), "HB-2.21", say("option-potion-tile")),
    GameOption("influence-any", (False, True), "HB-10.5", say("option-influence-any")),
    GameOption(
        "stun-tokens",
        ("all", "saved"),
        "HB-14.6",
        say("option-stun-tokens"),
    ),
    GameOption(
        "easy-detention",
        ("supply", "owner"),
        "HB-25.6",
        say("option-easy-detention"),
    ),
    GameOption("ingredients", ("even", "counted"), "HB-24.33", say("option-ingredients")),
    GameOption("open-hands", (False, True), "HB-1.3", say("option-open-hands")),
    GameOption(
        "solo",
        ("off", "two-heroes", "official"),
        "HB-26.4",
        say("option-solo"),
    ),
    TextOption("carried", "HB-25.1", say("option-carried"), _carry_fault),
)

RECOMMENDED: Final[dict[str, Value]] = {
    "villain-order": "hard5last",
    "shop-stack": True,
    "shop-dismiss": True,
}
"""HB-24.32: the preset of the printed rules."""


NUMBER: Final = 2
load_code(tables.HERE)
resolve_effects()
resolve_counts()
PACKS: Final = rules_packs(tables.HERE, NUMBER)


class BattleRules(Rules[BattleState]):
    id = "battle"
    name = "Hogwarts Battle"
    number = NUMBER
    packs = PACKS
    seats = (1, 5)
    longest = 400_000
    cooperative = True
    game_options = (*OPTIONS, *pack_options(PACKS))
    verbs = words.VERBS
    questions = words.QUESTIONS
    events = story.EVENTS
    endings = story.ENDINGS
    visibility = VISIBILITY
    state = BattleState
    procedure = BattleProcedure
    begins_with = Match
    deal_anew = staticmethod(deal_anew)
    faults = staticmethod(faults)
    own_labels = OWN_LABELS
    fact_names = FACT_NAMES
    namings = NAMINGS
    changes = CHANGES

    def seats_for(self, settings: Mapping[str, Value]) -> tuple[int, int]:
        """HB-26.1: 2 to 4 Heroes, 5 from Pack 1 on, 1 with an option."""
        if settings["solo"] != "off":
            return (1, 1)
        if settings["carried"]:
            count = len(carried(str(settings["carried"])))
            return (count, count)
        level = columns.LEVEL[columns.scenario(str(settings["scenario"]))]
        return (2, 5 if level >= columns.PACK_1 and settings["campaign"] == "none" else 4)

    def check_settings(self, options: Any) -> dict[str, Value]:
        settings = super().check_settings(options)
        number = columns.scenario(str(settings["scenario"]))
        if settings["solo"] == "official" and columns.LEVEL[number] < columns.GAME_7:
            raise Refused("options", say("refusal-single-player"), "HB-26.19")
        if settings["campaign"] != "none":
            if number not in columns.CAMPAIGN_LEVELS:
                raise Refused("options", say("refusal-campaign-levels"), "HB-25.19")
            if settings["solo"] == "official":
                raise Refused("options", say("refusal-campaign-heroes"), "HB-25.20")
            alone = settings["solo"] == "two-heroes"
            if settings["carried"] and alone and len(carried(str(settings["carried"]))) != 2:
                raise Refused("options", say("refusal-campaign-alone"), "HB-26.4")
        elif settings["carried"]:
            raise Refused("options", say("refusal-only-campaign-carries"), "HB-25.18")
        return settings

    def limits(self, seats: int) -> Limits:
        return {
            "HeroPlace": (-1, 4),
            "Thing": (-1, columns.THINGS - 1),
            "Kind": (-1, columns.THINGS - 1),
            "Flag": (0, 1),
            "Mask": (0, 1 << 40),
            "int": (-1, 1 << 40),
        }

    def first_release(self) -> FirstRelease:
        return first_release(tables.HERE, namings)

    def content(self) -> Any:
        return figures_in(tables)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return question_facts(state, ask) if isinstance(state, BattleState) else {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        return option_facts(state, ask, code) if isinstance(state, BattleState) else {}

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        if not isinstance(state, BattleState) or not self.verbs.knows(code):
            return super().why_not(state, ask, code)
        reason = why_not(state, ask, code)
        return reason or (say("refusal-no-answer", question=state.decision_of(ask).says), "")


RULES: Final = BattleRules()
