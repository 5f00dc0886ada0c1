"""Health and stun (HB-14)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import count_type, different
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.cards import DEMANDING, DiscardCards, discard
from spellwright.games.battle.rules.carry_out import HERO, STUN, VILLAIN, CarryOut
from spellwright.games.battle.rules.control import add_control
from spellwright.games.battle.rules.preventing import tell_preventer
from spellwright.games.battle.rules.priority import (
    RANK_EXPERT,
    RANK_HERO,
    trigger,
    wait_for_hero,
)
from spellwright.games.battle.state import (
    HEALED_ANOTHER,
    LOST_3_DONE,
    LOST_4_DONE,
    BattleProcedure,
    BattleState,
    HeroPlace,
)
from spellwright.kernel.option import FIRST, first_of
from spellwright.kernel.procedure import Procedure

NOBODY_HEALS: Final[int] = v.POWERS["no-heal"]
ACTIVE_HEALS_NOT: Final[int] = v.POWERS["no-heal-active"]
YAXLEY: Final[int] = v.POWERS["yaxley"]
LOST_3: Final[int] = v.WHENS["lost-3"]
LOST_4: Final[int] = v.WHENS["lost-4"]
WAS_STUNNED: Final[int] = v.WHENS["stunned"]
SHIELDED_HEALTH: Final = 2


# -- gaining ---------------------------------------------------------------------------------------


def may_gain_health(s: BattleState, place: int) -> bool:
    """HB-14.5, HB-14.19."""
    if not s.health[place] or s.bans & v.NO_HEAL or s.powers & NOBODY_HEALS:
        return False
    return place != s.active or not (s.bans & v.NO_HEAL_ACTIVE or s.powers & ACTIVE_HEALS_NOT)


def gain_health(s: BattleState, place: int, points: int, by_active: bool) -> None:
    """HB-14.1, HB-14.17; an ability that waits for it works inside (HB-12.11)."""
    before = s.health[place]
    if before == columns.FULL_HEALTH or not may_gain_health(s, place):
        if s.tells_events:
            _tell_no_gain(s, place)
        return
    card = s.hero_card[s.active]
    asks_for_bonus = False
    if card >= 0 and _helps_healing(s, place, card):
        if columns.EFFECT[card] == PLAIN_BONUS:
            points += 1
            if before + points <= columns.FULL_HEALTH:
                s.tell(story.BONUS_HEALTH, s.hero[s.active])
        else:
            asks_for_bonus = True
    real = min(points, columns.FULL_HEALTH - before)
    s.health[place] = before + real
    s.gained[place] += real
    s.tell(story.GAINED_HEALTH, s.hero[place], real)
    if by_active and place != s.active:
        s.tally[HEALED_ANOTHER] = 1
    expert = s.expert[s.active]
    if s.gained[place] >= 3 and not s.three_healed >> place & 1 and expert >= 0:
        _three_healed(s, place, expert)
    if asks_for_bonus:
        s.tell(story.HERO_ABILITY, s.hero[s.active])
        s.push(CarryOut(columns.EFFECT[card], place, card, HERO))


def _tell_no_gain(s: BattleState, place: int) -> None:
    """Tell why a gain has no effect."""
    if not s.health[place]:
        s.tell(story.HEALTH_STUCK, s.hero[place])
    elif s.health[place] == columns.FULL_HEALTH:
        s.tell(story.HEALTH_FULL, s.hero[place])
    else:
        s.tell(story.HEALTH_BARRED, s.hero[place])
        tell_preventer(s, NOBODY_HEALS | (ACTIVE_HEALS_NOT if place == s.active else 0))


def _helps_healing(s: BattleState, place: int, card: int) -> bool:
    """HB-29.7: the first time, or every time, that a Hero gains Health on its Hero's turn."""
    if columns.ON[card] == "heal":
        return True
    if columns.ON[card] != "first-heal" or s.bonus_healed >> place & 1:
        return False
    s.bonus_healed |= 1 << place
    return True


def _three_healed(s: BattleState, place: int, expert: int) -> None:
    """HB-28.11: Herbology and Non-corporeal, once per Hero and turn."""
    if columns.ON[expert] == "healed-three":
        s.three_healed |= 1 << place
        rank = RANK_EXPERT if columns.PROFICIENCY[expert] else RANK_HERO
        wait_for_hero(s, rank, s.active, columns.EFFECT[expert], expert, place)


# -- losing ----------------------------------------------------------------------------------------


def lose_health(s: BattleState, place: int, points: int, cause: int) -> None:
    """HB-14.2, HB-14.3, HB-14.20 to HB-14.22. A stun is pushed: it is carried out at once."""
    before = s.health[place]
    if points <= 0:
        return
    if not before:
        s.tell(story.HEALTH_SAFE, s.hero[place])
        return
    if s.guarded >> place & 1:
        s.tell(story.STAG_HOLDS, s.hero[place])
        return
    if cause == VILLAIN and place == s.active and s.powers & YAXLEY:
        points += 1
        s.tell(story.YAXLEY_ADDED)
    if cause in DEMANDING:
        s.reveal()
        if columns.CLOAK in s.hand[place]:
            most = 0 if s.cloak_used else 1
            if points > most:
                s.tell(story.CLOAK_HELPED, s.hero[place], points - most)
            if not most:
                return
            points = 1
        # Wherever the Cloak is: who looks on must not see by this that it is in hand.
        if columns.CLOAK in s.hand[place] + s.deck[place] + s.pile[place]:
            s.cloak_used = 1
    if points < before:
        s.health[place] = before - points
        _note_loss(s, place, points)
        return
    shield = _stag(s, place)
    if shield >= 0:
        s.push(StagHelps(shield, place))
    else:
        fall(s, place, s.agenda[-1])


def fall(s: BattleState, place: int, because_of: Procedure[BattleState]) -> None:
    """A Hero's Health reaches 0; an effect counts the Heroes whom it has stunned itself."""
    if isinstance(because_of, CarryOut):
        because_of.stunned += 1
    lost = s.health[place]
    s.health[place] = 0
    _note_loss(s, place, lost)
    s.push(Stun(place))


def _note_loss(s: BattleState, place: int, points: int) -> None:
    """HB-29.11: what the active Hero has lost this turn is added up."""
    s.lost[place] += points
    if s.tells_events:
        s.tell(story.LOST_HEALTH, s.hero[place], points)
    if place != s.active:
        return
    if s.lost[place] >= 3 and s.powers & LOST_3 and not s.tally[LOST_3_DONE]:
        s.tally[LOST_3_DONE] = 1
        trigger(s, LOST_3, place)
    if s.lost[place] >= 4 and s.powers & LOST_4 and not s.tally[LOST_4_DONE]:
        s.tally[LOST_4_DONE] = 1
        trigger(s, LOST_4, place)


# -- stun ------------------------------------------------------------------------------------------


class Stun(BattleProcedure):
    """HB-14.5 to HB-14.11. Health 0 is what says that a Hero is stunned."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("return_tokens", "discard_half", "add_token")

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def return_tokens(self, s: BattleState) -> None:
        """HB-14.6."""
        hero = self.hero
        s.tell(story.STUNNED, s.hero[hero])
        if s.encounter == columns.THE_SEVENTH_HORCRUX:
            s.encounter_stuns += 1
        attack = returned_for_a_stun(s, hero, s.attack[hero], s.saved_attack)
        influence = returned_for_a_stun(s, hero, s.influence[hero], s.saved_influence)
        s.attack[hero] -= attack
        s.influence[hero] -= influence
        if not attack + influence:
            return
        if s.attack[hero] + s.influence[hero]:
            s.tell(story.RETURNED_SOME, s.hero[hero], attack, influence)
        else:
            s.tell(story.RETURNED, s.hero[hero])

    def discard_half(self, s: BattleState) -> None:
        half = len(s.hand[self.hero]) // 2
        if half:
            s.push(DiscardCards(self.hero, half, v.ANY_TYPE, STUN))

    def add_token(self, s: BattleState) -> None:
        add_control(s, 1)
        trigger(s, WAS_STUNNED, self.hero)


def returned_for_a_stun(s: BattleState, hero: int, tokens: int, noted: int) -> int:
    """How many tokens of a kind a stunned Hero returns: those saved, and those of this turn."""
    if hero != s.active:
        return tokens
    saved = min(tokens, noted)
    returned = 0 if s.charm[hero] == columns.PERMANENT_STICKING else saved
    return returned if s.settings["stun-tokens"] == "saved" else returned + tokens - saved


def _stag(s: BattleState, place: int) -> int:
    """The owner of a Stag that could help this Hero, or -1 (HB-14.20)."""
    for owner, expert in enumerate(s.expert):
        if expert == columns.STAG and owner != place and s.health[owner]:
            s.reveal()
            return owner if count_type(s.hand[owner], v.SPELL) else -1
    return -1


class StagHelps(BattleProcedure):
    """HB-14.20: Harry discards a Spell and loses 2 Health, so that another Hero keeps 2."""

    helper: HeroPlace
    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("ask_helper", "answer", "pay")

    def __init__(self, helper: int, hero: int) -> None:
        self.helper = helper
        self.hero = hero

    def ask_helper(self, s: BattleState) -> None:
        ask(s, self.helper, words.ASK_STAG, [s.hero[self.hero]])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        spells = [kind for kind in s.hand[self.helper] if columns.TYPE[kind] == v.SPELL]
        return [*[words.DISCARD | kind << FIRST for kind in different(spells)], words.DECLINE]

    def answer(self, s: BattleState) -> None:
        if s.answer == words.DECLINE:
            self.stop()
            fall(s, self.hero, s.agenda[-2])
            return
        kind = first_of(s.answer)
        s.tell(story.SHIELDED, s.hero[self.hero])
        lost = max(s.health[self.hero] - SHIELDED_HEALTH, 0)
        s.health[self.hero] = SHIELDED_HEALTH
        s.guarded |= 1 << self.hero
        if lost:
            _note_loss(s, self.hero, lost)
        s.hand[self.helper].remove(kind)
        discard(s, self.helper, kind, HERO)

    def pay(self, s: BattleState) -> None:
        lose_health(s, self.helper, SHIELDED_HEALTH, HERO)


PLAIN_BONUS: Final[int] = columns.EFFECT[columns.thing("neville-3")]
