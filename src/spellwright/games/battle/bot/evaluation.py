"""What a position is worth to the Heroes, for search: a race between two ends of the game.

What is left of the foes, against the strength of the decks, says how long the Heroes need. What is
left of the Locations says how long they have.
"""

from __future__ import annotations

import math
from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.bot import evaluation_weights, weights
from spellwright.games.battle.bot.worth import STAGES, card_worth
from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import encounters, horcruxes, locations, spaces_of
from spellwright.games.battle.rules.dark_arts import way_to_count
from spellwright.games.battle.state import NOTHING, BattleState

_STAGE: Final = STAGES // 2


def _difficulty(scenario: int) -> float:
    packs = columns.BOX | 1 << columns.SCENARIO_PACK[scenario]
    foes = columns.recommended_foes(scenario, packs) + columns.pool_of_foes(scenario, packs)
    return sum([columns.DIFFICULTY[foe] for foe in foes]) / max(len(foes), 1)


_UNSEEN: Final = [_difficulty(scenario) for scenario in range(len(columns.SCENARIOS))]
"""What a foe of the stack needs, on the average of the scenario."""


def chance_to_win(s: BattleState) -> float:
    """The value from 0 to 1, the same for every seat. Views and states will do."""
    if s.over:
        return 1.0 if s.ending == story.WON else 0.0
    if not s.turn:
        return 0.5
    odds = (
        evaluation_weights.SCENARIO[s.scenario]
        + evaluation_weights.HEROES[s.heroes]
        + _time(s)
        + _work(s)
    )
    odds += evaluation_weights.EVENTS[way_to_count(s)]
    odds += sum([_deck(s, place) for place in range(s.heroes)]) / s.heroes
    odds += evaluation_weights.HAND * sum(
        [_worth(s, kind) for kind in s.hand[s.active] if kind >= 0]
    )
    odds += evaluation_weights.HEALTH * sum(s.health) / (columns.FULL_HEALTH * s.heroes)
    odds += sum([evaluation_weights.HERO[hero] for hero in s.hero if hero >= 0]) / s.heroes
    return 1 / (1 + math.exp(-evaluation_weights.SURENESS * odds))


def is_settled(s: BattleState) -> bool:
    """Whether a Hero is about to take the first action of a turn."""
    return s.asks[0].question == words.ASK_ACTION and not s.played


def _time(s: BattleState) -> float:
    left, in_all = control_left(s), _spaces(s, 0)
    return (
        evaluation_weights.CONTROL * math.log(left + 1)
        + evaluation_weights.CONTROL_SHARE * left / in_all
    )


def _work(s: BattleState) -> float:
    left = work_left(s)
    in_all = columns.FOE_COUNT[s.scenario] * _UNSEEN[s.scenario] + 1
    odds = (
        evaluation_weights.WORK * math.log(left + 3) + evaluation_weights.WORK_SHARE * left / in_all
    )
    odds += evaluation_weights.HIDDEN_FOE * len(
        s.villain_stack
    ) + evaluation_weights.CHALLENGE * _challenges(s)
    return odds + sum(
        [evaluation_weights.FOE + evaluation_weights.IN_ROW[foe] for foe in s.row if foe >= 0]
    )


def work_left(s: BattleState) -> float:
    """The Attack that is still needed; an Influence counts as two (HB-G19)."""
    work = len(s.villain_stack) * _UNSEEN[s.scenario]
    for slot, foe in enumerate(s.row):
        if foe >= 0:
            work += max(columns.NEED_ATTACK[foe] - s.row_attack[slot], 0)
            work += 2 * max(columns.NEED_INFLUENCE[foe] - s.row_influence[slot], 0)
    return work


def control_left(s: BattleState) -> int:
    """How many control tokens the Locations can still take before the last one is lost."""
    return max(_spaces(s, s.locations_lost) - s.control, 0)


def _spaces(s: BattleState, first: int) -> int:
    """The control spaces of the Locations from one of them on."""
    return sum([spaces_of(s, location) for location in locations(s)[first:]])


def _deck(s: BattleState, place: int) -> float:
    """The strength of a Hero's cards, as far as they are seen."""
    cards = [*s.deck[place], *s.hand[place], *s.pile[place]]
    if place == s.active:
        cards += s.play_area
    worth, seen = 0.0, 0
    for kind in cards:
        if kind >= 0:
            worth += evaluation_weights.POWER * _worth(s, kind) + evaluation_weights.IN_DECK[kind]
            seen += 1
    strength = worth / seen if seen else evaluation_weights.POWER * weights.USUAL_CARD
    return strength + evaluation_weights.CARD * len(cards)


def _worth(s: BattleState, kind: int) -> float:
    return card_worth(kind, s.heroes, _STAGE, columns.LEVEL[s.scenario] >= columns.GAME_7)


def _challenges(s: BattleState) -> int:
    """Horcruxes and Encounters that are not done."""
    left = 0
    if s.encounter != NOTHING:
        stack = encounters(s)
        left += len(stack) - stack.index(s.encounter)
    if s.horcrux != NOTHING:
        left += len(horcruxes(s)) - horcruxes(s).index(s.horcrux)
    return left
