"""What a position is worth to the Heroes, for search: a race between two ends of the game.

What is left of the foes, against the strength of the decks, says how long the Heroes need. What is
left of the Locations says how long they have.
"""

from __future__ import annotations

import math
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import figures
from spellwright.games.battle.bot.long_run import STAGES, card_worth, danger
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.state import NOTHING, BattleState

_STAGE: Final = STAGES // 2
_UNSEEN: Final = [
    sum([f.DIFFICULTY[foe] for foe in foes]) / max(len(foes), 1)
    for foes in [f.recommended_foes(n) + f.pool_of_foes(n) for n in range(len(f.SCENARIOS))]
]
"""What a foe of the stack needs, on the average of the scenario."""


def chance_to_win(s: BattleState) -> float:
    """From 0 to 1, the same for every seat. Views and states will do."""
    if s.over:
        return 1.0 if s.ending == words.WON else 0.0
    if not s.turn:
        return 0.5
    odds = figures.RACE
    odds -= figures.RACE_WORK * math.log(work_left(s) + 3)
    odds += figures.RACE_TIME * math.log(control_left(s) + 1)
    odds += figures.RACE_POWER * math.log(max(power(s), 0.1) + 0.3)
    odds += figures.RACE_HEALTH * min(s.health) / f.FULL_HEALTH
    odds -= figures.RACE_DANGER * _danger(s)
    odds -= figures.RACE_CHALLENGE * _challenges(s)
    if s.heroes >= 4:
        odds -= figures.RACE_FOUR
    return 1 / (1 + math.exp(-odds))


def is_settled(s: BattleState) -> bool:
    """Whether a Hero is about to take the first action of a turn."""
    return s.asks[0].question == words.ASK_ACTION and not s.played


def work_left(s: BattleState) -> float:
    """The Attack that is still needed; an Influence counts as two (HB-G19)."""
    work = len(s.villain_stack) * _UNSEEN[s.scenario]
    for slot, foe in enumerate(s.row):
        if foe >= 0:
            work += max(f.NEED_ATTACK[foe] - s.row_attack[slot], 0)
            work += 2 * max(f.NEED_INFLUENCE[foe] - s.row_influence[slot], 0)
    return work


def control_left(s: BattleState) -> int:
    """So many control tokens the Locations can still take before the last one is lost."""
    spaces = f.SPACES_MANY if s.heroes >= 4 else f.SPACES
    locations = f.LOCATIONS_OF[s.scenario][s.locations_lost :]
    return max(sum([spaces[location] for location in locations]) - s.control, 0)


def power(s: BattleState) -> float:
    """The average worth of the cards that the Heroes own, as far as they are seen."""
    return sum([_deck(s, place) for place in range(s.heroes)]) / s.heroes


def _deck(s: BattleState, place: int) -> float:
    cards = [*s.deck[place], *s.hand[place], *s.pile[place]]
    if place == s.active:
        cards += s.play_area
    dice = s.scenario >= f.GAME_7
    worths = [card_worth(kind, s.heroes, _STAGE, dice) for kind in cards if kind >= 0]
    return sum(worths) / len(worths) if worths else figures.USUAL_CARD


def _danger(s: BattleState) -> float:
    there = [foe for slot, foe in enumerate(s.row) if foe >= 0 and not s.row_off[slot]]
    return sum([danger(foe, s.heroes) for foe in there])


def _challenges(s: BattleState) -> int:
    """Horcruxes and Encounters that are not done."""
    left = 0
    if s.encounter != NOTHING:
        stack = f.ENCOUNTERS_OF[s.scenario]
        left += len(stack) - stack.index(s.encounter)
    if s.horcrux != NOTHING:
        left += len(f.HORCRUXES) - f.HORCRUXES.index(s.horcrux)
    return left
