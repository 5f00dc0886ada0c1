"""A turn: its start and its five steps (HB-3)."""

from __future__ import annotations

from spellwright.games.battle import lexicons, story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.abilities import Abilities
from spellwright.games.battle.rules.actions import HeroActions
from spellwright.games.battle.rules.charms import THIS_TURN, Protean
from spellwright.games.battle.rules.dark_arts import DarkArts
from spellwright.games.battle.rules.end_of_turn import EndOfTurn
from spellwright.games.battle.rules.multi_hero import SwitchCards
from spellwright.games.battle.rules.potions import GatherIngredients
from spellwright.games.battle.rules.priority import settle
from spellwright.games.battle.state import (
    ABILITIES,
    ACTIONS,
    DARK_ARTS,
    END_OF_TURN,
    GAINED_IN_STEP_4,
    INGREDIENTS,
    SAVED_TOKEN,
    START,
    BattleProcedure,
    BattleState,
)


class Turn(BattleProcedure):
    """HB-3.1; the turns follow each other clockwise until the game is over (HB-3.7)."""

    __slots__ = ()

    STEPS = (
        "start",
        "dark_arts",
        "abilities",
        "hero_actions",
        "ingredients",
        "more_actions",
        "end_of_turn",
        "next_hero",
    )

    def start(self, s: BattleState) -> None:
        """HB-3.10."""
        hero = s.active
        s.turn += 1
        s.step = START
        if s.tells_events:
            s.tell(story.TURN_BEGAN, s.hero[hero], min(s.turn, lexicons.MOST_AMOUNT))
        works_again(s, hero)
        s.clear_turn()
        s.saved_attack, s.saved_influence = s.attack[hero], s.influence[hero]
        s.tally[SAVED_TOKEN] = int(s.attack[hero] + s.influence[hero] > 0)
        s.fewer_events = 0
        if s.calm:
            s.calm = 0
            s.bans |= v.NO_EVENTS
        if s.charm[hero] == columns.PROTEAN:
            s.push(Protean(hero))

    def dark_arts(self, s: BattleState) -> None:
        s.step = DARK_ARTS
        s.push(DarkArts())
        settle(s)

    def abilities(self, s: BattleState) -> None:
        s.step = ABILITIES
        s.push(Abilities())

    def hero_actions(self, s: BattleState) -> None:
        """HB-24.6: cards are switched before the first action."""
        s.step = ACTIONS
        s.push(HeroActions())
        if s.settings["multi-hero"]:
            s.push(SwitchCards(s.active))

    def ingredients(self, s: BattleState) -> None:
        """HB-7.1."""
        if s.tile >= 0:
            s.step = INGREDIENTS
            s.push(GatherIngredients())

    def more_actions(self, s: BattleState) -> None:
        """HB-7.23."""
        if s.tally[GAINED_IN_STEP_4]:
            s.push(HeroActions())

    def end_of_turn(self, s: BattleState) -> None:
        s.step = END_OF_TURN
        s.push(EndOfTurn())

    def next_hero(self, s: BattleState) -> None:
        s.tell(story.TURN_ENDED, s.hero[s.active])
        s.active = (s.active + 1) % s.heroes
        self.next_step = 0


def works_again(s: BattleState, hero: int) -> None:
    """HB-5.11: abilities that this Hero, or Protean, has switched off work again."""
    gone = 1 << hero | 1 << THIS_TURN
    changed = False
    for slot, off in enumerate(s.row_off):
        if off & gone:
            s.row_off[slot] = off & ~gone
            changed = True
            if not s.row_off[slot]:
                s.tell(story.RETURNED_TO_WORK, s.row[slot])
    if changed:
        s.derive()
