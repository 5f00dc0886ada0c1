"""Step 5: the end of the turn (HB-8)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import is_official, locations, spaces
from spellwright.games.battle.rules.cards import draw
from spellwright.games.battle.rules.carry_out import LOCATION
from spellwright.games.battle.rules.challenges import ClaimEncounter, is_claimable
from spellwright.games.battle.rules.charms import PermanentSticking
from spellwright.games.battle.rules.foes import reveal_foe, voldemort_comes
from spellwright.games.battle.rules.priority import resolve, settle
from spellwright.games.battle.rules.shop import FillShop, empty_space
from spellwright.games.battle.state import EMPTY, BattleProcedure, BattleState

FOUR_CARDS: Final[int] = v.POWERS["four-cards"]
KEPT_ALONE: Final = 2
"""HB-26.16."""
LATER_CONTROL: Final = 1
"""HB-26.6: control tokens that every Location but the first begins with."""


class EndOfTurn(BattleProcedure):
    """HB-8.1: the sub-steps in this order, without any other action between them."""

    slot: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "location_check",
        "encounter_claim",
        "foe_replacement",
        "lord_voldemort",
        "refill_shop",
        "clean_up",
        "return_tokens",
        "draw_cards",
        "recover",
    )

    def __init__(self) -> None:
        self.slot = 0

    def location_check(self, s: BattleState) -> None:
        """HB-8.2, HB-11.6 to HB-11.10."""
        if s.control < spaces(s):
            return
        s.tell(story.LOCATION_LOST, s.location)
        s.locations_lost += 1
        following = locations(s)
        if s.locations_lost == len(following):
            s.finish(story.LOST, [2] * s.seats, [0] * s.seats)
            return
        s.location = following[s.locations_lost]
        s.control = s.fixed_control = LATER_CONTROL if is_official(s) else 0
        s.tell(story.LOCATION_CAME, s.location)
        if columns.EFFECT[s.location]:
            resolve(s, columns.EFFECT[s.location], s.active, s.location, LOCATION)

    def encounter_claim(self, s: BattleState) -> None:
        """HB-8.3; what was assigned to the Encounter goes back (HB-17.12)."""
        if is_claimable(s):
            s.push(ClaimEncounter())

    def foe_replacement(self, s: BattleState) -> None:
        """HB-8.4, HB-8.14: slot by slot, with all that a reveal triggers."""
        s.encounter_attack = 0
        if not s.villain_stack or EMPTY not in s.row[:-1]:
            return
        while self.slot < len(s.row) - 1:
            slot = self.slot
            self.slot += 1
            if s.row[slot] < 0 and s.villain_stack:
                self.again()
                reveal_foe(s, slot)
                settle(s)
                return

    def lord_voldemort(self, s: BattleState) -> None:
        """HB-8.16."""
        voldemort_comes(s)
        settle(s)

    def refill_shop(self, s: BattleState) -> None:
        """HB-8.5."""
        if empty_space(s) >= 0:
            s.push(FillShop())

    def clean_up(self, s: BattleState) -> None:
        """HB-8.6 to HB-8.8: no discard, so nothing reacts."""
        hero = s.active
        s.pile[hero] += s.play_area
        s.pile[hero] += s.hand[hero]
        s.play_area = []
        s.hand[hero] = []

    def return_tokens(self, s: BattleState) -> None:
        """HB-8.9, HB-8.18, HB-26.16."""
        hero = s.active
        if s.charm[hero] == columns.PERMANENT_STICKING:
            s.push(PermanentSticking(hero))
            return
        s.attack[hero] = 0
        s.influence[hero] = min(s.influence[hero], KEPT_ALONE) if is_official(s) else 0

    def draw_cards(self, s: BattleState) -> None:
        """HB-8.11, HB-8.17."""
        cards = columns.HAND_SIZE + bool(s.bans & v.SIX_CARDS)
        if s.powers & FOUR_CARDS and s.health[s.active] <= 4:
            cards = 4
        draw(s, s.active, cards)

    def recover(self, s: BattleState) -> None:
        """HB-8.12, HB-14.13, HB-14.18."""
        if 0 not in s.health:
            return
        for place, health in enumerate(s.health):
            if not health:
                s.health[place] = columns.FULL_HEALTH
                s.tell(story.RECOVERED, s.hero[place])
