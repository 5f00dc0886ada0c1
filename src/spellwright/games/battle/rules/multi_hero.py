"""HB-OPT-MULTI-HERO: several Hero cards and two expert cards, one of each in use (HB-24.4 on)."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.state import BattleProcedure, BattleState, HeroPlace
from spellwright.kernel.option import FIRST, first_of


class SwitchCards(BattleProcedure):
    """HB-24.6: at the start of their step 3 a player may make other cards active."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("offer_hero_card", "switch_hero_card", "offer_expert", "switch_expert")

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def offer_hero_card(self, s: BattleState) -> None:
        self.offer(s, s.hero_cards[self.hero], "offer_expert")

    def switch_hero_card(self, s: BattleState) -> None:
        s.hero_card[self.hero] = first_of(s.answer)

    def offer_expert(self, s: BattleState) -> None:
        self.offer(s, s.experts[self.hero], "")

    def switch_expert(self, s: BattleState) -> None:
        s.expert[self.hero] = first_of(s.answer)

    def offer(self, s: BattleState, owned: list[int], otherwise: str) -> None:
        if len(owned) > 1:
            ask(s, self.hero, words.ASK_SWITCH, [])
        elif otherwise:
            self.go_to(otherwise)
        else:
            self.stop()

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        first = self.STEPS[self.next_step] == "switch_hero_card"
        owned = (s.hero_cards if first else s.experts)[self.hero]
        return [words.SWITCH | thing << FIRST for thing in owned]


def owns_many(s: BattleState) -> bool:
    return bool(s.settings["multi-hero"])


def experts_to_take(s: BattleState) -> int:
    """HB-24.4: two expert cards with the option, otherwise one."""
    if columns.LEVEL[s.scenario] < columns.GAME_6:
        return 0
    return 2 if owns_many(s) else 1
