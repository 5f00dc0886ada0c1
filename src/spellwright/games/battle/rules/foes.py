"""Foes: assigning tokens, defeat, reveal (HB-10)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import is_filled
from spellwright.games.battle.rules.priority import (
    RANK_EXPERT,
    RANK_HERO,
    trigger,
    wait_for_hero,
    wait_for_reward,
)
from spellwright.games.battle.rules.watchers import all_villains_attacked, notice
from spellwright.games.battle.state import (
    ATTACK_ASSIGNED,
    ATTACK_ON_VILLAINS,
    CREATURE_ASSIGNED,
    CREATURES_DEFEATED,
    DEFEATED,
    EMPTY,
    INFLUENCE_ASSIGNED,
    INFLUENCE_ON_VILLAINS,
    VILLAINS_ASSIGNED,
    VILLAINS_DEFEATED,
    BattleState,
)

SECOND_ON_VILLAIN: Final[int] = v.WHENS["second-attack-villain"]
SECOND_ON_FOE: Final[int] = v.WHENS["second-attack-foe"]
VILLAIN_REVEALED: Final[int] = v.WHENS["villain-revealed"]
CREATURE_REVEALED: Final[int] = v.WHENS["creature-revealed"]
NO_REWARDS: Final[int] = v.POWERS["no-rewards"]
THIRD_TOKEN: Final = 3
"""HB-28.11: the number of tokens in a turn that some abilities wait for."""


# -- assigning -------------------------------------------------------------------------------------


def assign_attack(s: BattleState, slot: int) -> None:
    """HB-6.7: one Attack from the active Hero's board to a foe."""
    hero, foe = s.active, s.row[slot]
    s.attack[hero] -= 1
    s.tell(story.ATTACKED, s.hero[hero], foe)
    s.tally[ATTACK_ASSIGNED] += 1
    is_villain = bool(columns.FOE_TYPE[foe] & v.VILLAINS)
    s.tally[ATTACK_ON_VILLAINS] += is_villain
    _note_assigned(s, slot, foe)
    s.row_attack_now[slot] += 1
    if s.row_attack_now[slot] == 2:
        if is_villain:
            trigger(s, SECOND_ON_VILLAIN, hero)
        trigger(s, SECOND_ON_FOE, hero)
    put_attack(s, slot)


def assign_influence(s: BattleState, slot: int) -> None:
    """HB-6.7, HB-10.6."""
    hero, foe = s.active, s.row[slot]
    s.influence[hero] -= 1
    s.tell(story.INFLUENCED, s.hero[hero], foe)
    s.tally[INFLUENCE_ASSIGNED] += 1
    s.tally[INFLUENCE_ON_VILLAINS] += bool(columns.FOE_TYPE[foe] & v.VILLAINS)
    _note_assigned(s, slot, foe)
    s.row_influence[slot] += 1
    s.row_influence_now[slot] += 1
    if is_filled(s, slot):
        defeat(s, slot)


def assign_to_encounter(s: BattleState) -> None:
    """HB-17.12: Dumbledore's Request."""
    s.attack[s.active] -= 1
    s.encounter_attack += 1
    s.tally[ATTACK_ASSIGNED] += 1
    s.tell(story.ATTACKED, s.hero[s.active], s.encounter)
    _third_token(s)


def put_attack(s: BattleState, slot: int) -> None:
    """One more Attack lies on a foe, whatever put it there (HB-10.30)."""
    s.row_attack[slot] += 1
    if s.watchers and s.tally[ATTACK_ON_VILLAINS] and all_villains_attacked(s):
        notice(s, v.ALL_VILLAINS)
    if is_filled(s, slot):
        defeat(s, slot)


def _note_assigned(s: BattleState, slot: int, foe: int) -> None:
    first = not s.row_attack_now[slot] and not s.row_influence_now[slot]
    if first and columns.FOE_TYPE[foe] & v.VILLAINS:
        s.tally[VILLAINS_ASSIGNED] += 1
        card = s.hero_card[s.active]
        if s.tally[VILLAINS_ASSIGNED] == 2 and card >= 0 and columns.ON[card] == "two-villains":
            wait_for_hero(s, RANK_HERO, s.active, columns.EFFECT[card], card)
    if columns.FOE_TYPE[foe] & v.CREATURES and not s.tally[CREATURE_ASSIGNED]:
        s.tally[CREATURE_ASSIGNED] = 1
        expert = s.expert[s.active]
        if expert >= 0 and columns.ON[expert] == "creature":
            wait_for_hero(s, RANK_EXPERT, s.active, columns.EFFECT[expert], expert)
    _third_token(s)


def _third_token(s: BattleState) -> None:
    """HB-28.11: some abilities work at the moment the third token is assigned."""
    card = s.hero_card[s.active]
    if card < 0 or columns.ON[card] not in ("three-attack", "three-tokens"):
        return
    both = s.tally[ATTACK_ASSIGNED] + s.tally[INFLUENCE_ASSIGNED]
    reached = both if columns.ON[card] == "three-tokens" else s.tally[ATTACK_ASSIGNED]
    if reached >= THIRD_TOKEN and card not in s.used:
        s.used.append(card)
        wait_for_hero(s, RANK_HERO, s.active, columns.EFFECT[card], card)


# -- defeat ----------------------------------------------------------------------------------------


def defeat(s: BattleState, slot: int) -> None:
    """HB-10.12, HB-10.13, HB-9.2; the reward is ranked with what this moment triggers."""
    foe = s.row[slot]
    s.tell(story.DEFEATED, foe)
    rewarded = not s.powers & NO_REWARDS
    s.row[slot] = EMPTY
    s.row_attack[slot] = s.row_influence[slot] = s.row_off[slot] = 0
    s.foe_pile.append(foe)
    s.derive()
    if is_won(s):
        win(s)
        return
    if len(s.foe_pile) == 1 and s.settings["dark-count"] == "escalation":
        add_marker(s)
    _note_defeat(s, foe)
    if rewarded:
        wait_for_reward(s, slot, foe)
    elif columns.REWARD[foe]:
        s.tell(story.NO_REWARD, foe)


def _note_defeat(s: BattleState, foe: int) -> None:
    s.tally[DEFEATED] += 1
    if columns.FOE_TYPE[foe] & v.VILLAINS:
        s.tally[VILLAINS_DEFEATED] += 1
        notice(s, v.DEFEAT_VILLAIN)
    if columns.FOE_TYPE[foe] & v.CREATURES:
        s.tally[CREATURES_DEFEATED] += 1
        notice(s, v.DEFEAT_CREATURE)
        expert = s.expert[s.active]
        if expert >= 0 and columns.SECOND[expert]:
            wait_for_hero(s, RANK_EXPERT, s.active, columns.SECOND[expert], expert)
    if s.watchers and s.tally[ATTACK_ON_VILLAINS] and all_villains_attacked(s):
        notice(s, v.ALL_VILLAINS)


def is_won(s: BattleState) -> bool:
    """HB-9.1."""
    if s.villain_stack or any(foe >= 0 for foe in s.row):
        return False
    final = columns.FINAL_FOE[s.scenario]
    return final < 0 or final in s.foe_pile


def win(s: BattleState) -> None:
    """HB-9.2, HB-9.4; in a NORMAL campaign cards may be put by first (HB-25.9)."""
    from spellwright.games.battle.rules.campaign_end import PutBy

    s.waiting = []
    s.reveals = []
    if s.settings["campaign"] == "normal":
        s.agenda.clear()
        s.push(PutBy())
    else:
        s.finish(story.WON, [1] * s.seats, [1] * s.seats)


# -- reveal ----------------------------------------------------------------------------------------


def reveal_foe(s: BattleState, slot: int) -> None:
    """HB-8.14, HB-10.16, HB-10.28: the next foe takes the slot; it does not react to itself."""
    foe = s.villain_stack.pop()
    s.reveal()
    put_foe(s, slot, foe)
    s.tell(story.FOE_CAME, foe)
    if not s.villain_stack and columns.FINAL_FOE[s.scenario] < 0:
        reveal_final(s)
    if columns.FOE_TYPE[foe] & v.VILLAINS:
        trigger(s, VILLAIN_REVEALED, s.active, slot)
    if columns.FOE_TYPE[foe] & v.CREATURES:
        trigger(s, CREATURE_REVEALED, s.active, slot)


def put_foe(s: BattleState, slot: int, foe: int) -> None:
    s.row[slot] = foe
    s.row_attack[slot] = s.row_influence[slot] = s.row_off[slot] = 0
    s.row_attack_now[slot] = s.row_influence_now[slot] = 0
    s.derive()


def voldemort_comes(s: BattleState) -> None:
    """HB-10.23, HB-10.29: he comes as soon as he is the only card left of the stack."""
    final = columns.FINAL_FOE[s.scenario]
    if final < 0 or s.villain_stack or s.final_revealed:
        return
    slot = len(s.row) - 1
    put_foe(s, slot, final)
    s.tell(story.VOLDEMORT_CAME, final)
    reveal_final(s)
    trigger(s, VILLAIN_REVEALED, s.active, slot)


def reveal_final(s: BattleState) -> None:
    """HB-24.25."""
    s.final_revealed = 1
    if s.settings["dark-count"] == "escalation":
        add_marker(s)


def add_marker(s: BattleState) -> None:
    """HB-24.24 to HB-24.27."""
    s.markers += 1
    s.tell(story.MARKER_PUT)
