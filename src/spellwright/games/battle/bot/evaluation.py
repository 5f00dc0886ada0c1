"""What a position is worth to the Heroes, for search."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.bot import figures
from spellwright.games.battle.bot.long_run import card_worth
from spellwright.games.battle.bot.outlook import control_step, stage_of
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.state import BattleState


def evaluate(s: BattleState, _seat: int) -> float:
    """From -WIN to WIN, the same for every seat. Views and states will do."""
    if s.over:
        return figures.WIN if s.ending == words.WON else -figures.WIN
    foes = len(s.villain_stack) + len([1 for foe in s.row if foe >= 0])
    worth = -figures.FOE_LEFT * foes - figures.LOCATION_LOST * s.locations_lost
    worth += figures.TOKEN_ON_FOE * (sum(s.row_attack) + sum(s.row_influence))
    worth -= sum([control_step(s, control) for control in range(s.control)])
    worth += sum([figures.LIFE[health] for health in s.health])
    worth += figures.ATTACK_IN_HAND * sum(s.attack)
    worth += figures.INFLUENCE_IN_HAND * sum(s.influence)
    worth += sum([_deck(s, place) for place in range(s.heroes)])
    return max(min(worth, figures.WIN - 1), 1 - figures.WIN)


def _deck(s: BattleState, place: int) -> float:
    """The average of the cards that a Hero owns, as far as they are seen."""
    cards = [*s.deck[place], *s.hand[place], *s.pile[place]]
    known = [kind for kind in cards if kind >= 0]
    if not known:
        return 0.0
    stage, dice = stage_of(s), s.scenario >= f.GAME_7
    worths = [card_worth(kind, s.heroes, stage, dice) for kind in known]
    return figures.DECK * sum(worths) / len(worths)
