"""Offers of Spells: which of them somebody wants to hear, and which could improve nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.face.automatic import Wishes
from spellwright.games.talisman import words
from spellwright.games.talisman.board import REGION
from spellwright.games.talisman.content.columns import OP, SPELL_PACK, SPELL_RULE, SPELL_WHEN
from spellwright.games.talisman.content.names import (
    AVADA_KEDAVRA,
    CONFUNDO,
    EPISKEY,
    EXPECTO_PATRONUM,
    EXPULSO,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    OBLIVIATE,
    PROTEGO,
    REDUCTO,
    RIDDIKULUS,
    TRANSFIGURO,
)
from spellwright.games.talisman.lexicons import SPELL
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.sure_answers import is_sure_to_win
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import (
    faction,
    others_alive,
    total_magic,
    total_might,
)
from spellwright.games.talisman.rules.attack_scores import advantage, fighter_score, foe_score
from spellwright.games.talisman.rules.gaining import wounds
from spellwright.games.talisman.rules.spell_targets import DANGER, DRAWN, FIGHT, SCORES, START
from spellwright.games.talisman.rules.spell_windows import concerns
from spellwright.games.talisman.state import WITH_CHARACTER, WITH_FOLLOWER, TalismanState
from spellwright.kernel.option import Option, first_of, verb_of

ANY_TIME: Final = "any"
"""Of a Spell that can be cast in every window."""

ALWAYS: Final = "spells-always"
SOMETIMES: Final = "spells-sometimes"
MINE: Final = "spells-mine"
NEVER: Final = "spells-never"
NOT_THIS: Final = "not-"
"""The beginning of the wish not to be asked for a Spell."""

_STAKES: Final = {
    EPISKEY: (DANGER,),
    EXPULSO: (FIGHT,),
    IMPEDIMENTA: (DRAWN, FIGHT),
    REDUCTO: (DRAWN, FIGHT),
}
"""Moments for which somebody may save a Spell that can be cast at any time."""
_AT_START_TOO: Final = (EPISKEY,)
_AGAINST_OTHERS: Final = (CONFUNDO, IMMOBULUS, IMPERIO)
"""Spells that steer or stop another's move; whoever leads is worth them."""
_TO_WIN: Final = (AVADA_KEDAVRA, EXPECTO_PATRONUM, EXPULSO, IMPEDIMENTA, REDUCTO, RIDDIKULUS)
"""Spells that only help to win a fight, or out of it."""


def is_offer_wanted(view: Seen, moment: int, wishes: Wishes) -> bool:
    """Whether somebody wants to be asked for a Spell now. A Spell that would change nothing is no
    offer.
    """
    if ALWAYS in wishes:
        return True
    if NEVER in wishes or (MINE in wishes and not concerns(view.shown, view.seat, moment)):
        return False
    offered = [option for option in view.decisions[0].options if verb_of(option.code) == words.CAST]
    return any(
        _is_time(view, first_of(option.code), moment) and _is_useful(view, option, moment, wishes)
        for option in offered
    )


# -- whether it is the time for it -----------------------------------------------------------------


def _is_time(view: Seen, spell: int, moment: int) -> bool:
    """Whether it makes a difference to cast a Spell now rather than at another time: one that can
    be cast at any time is offered where it changes what is at stake, or as the own turn begins.
    """
    s, seat, rule = view.shown, view.seat, SPELL_RULE[spell]
    if rule in _TIMES:
        return _TIMES[rule](s, seat, moment)
    if rule == AVADA_KEDAVRA and faction(s, seat) == OP:
        # Discarded for Fate it brings the same at every moment of the turn.
        return moment == START
    if rule in _AGAINST_OTHERS:
        return s.active != seat and leads(s, s.active, seat)
    if SPELL_WHEN[spell] != ANY_TIME:
        return True
    if moment == START:
        return s.active == seat and (rule in _AT_START_TOO or rule not in _STAKES)
    at_stake = concerns(s, seat, moment) or (moment == DRAWN and s.active == seat)
    is_known = rule >= 0 and not SPELL_PACK[rule]
    return at_stake and (not is_known or moment in _STAKES.get(rule, ()))


def _protego(s: TalismanState, seat: int, moment: int) -> bool:
    """When it saves a Life or a Follower of one's own, or takes a victory from whoever leads."""
    if moment == DANGER:
        return concerns(s, seat, moment)
    if moment != SCORES:
        return True
    if seat == s.fighter:
        return fighter_score(s) < foe_score(s)
    hurts = (s.fight == WITH_FOLLOWER and seat == s.foe) or leads(s, s.fighter, seat)
    return hurts and fighter_score(s) > foe_score(s)


def _transfiguro(s: TalismanState, seat: int, moment: int) -> bool:
    """Before a fight with the Character that would become a Ferret, or near whoever leads."""
    if moment == START:
        near = [it for it in others_alive(s, seat) if REGION[s.at[it]] == REGION[s.at[seat]]]
        return s.active == seat and any(leads(s, other, seat) for other in near)
    return moment == FIGHT and s.fight == WITH_CHARACTER and concerns(s, seat, moment)


_TIMES: Final[dict[int, Callable[[TalismanState, int, int], bool]]] = {
    PROTEGO: _protego,
    TRANSFIGURO: _transfiguro,
}
"""Spells with times of their own: whether it is the time of one for a seat, at a moment."""


# -- whether it could improve anything -------------------------------------------------------------


def _is_useful(view: Seen, option: Option, moment: int, wishes: Wishes) -> bool:
    s, spell = view.shown, first_of(option.code)
    rule = SPELL_RULE[spell]
    if NOT_THIS + SPELL.key(spell) in wishes or warning(view, option) is not None:
        return False
    if moment == FIGHT and rule in _TO_WIN and is_sure_to_win(s, view.seat):
        return False
    if rule == EXPULSO:
        return _helps_to_turn_token(s, view.seat, moment)
    if rule == EPISKEY:
        # Nobody heals a rival.
        return wounds(s, view.seat) > 0
    if rule == OBLIVIATE:
        return any(s.hand[other] for other in range(s.seats) if other != view.seat)
    return True


def _helps_to_turn_token(s: TalismanState, seat: int, moment: int) -> bool:
    mine = faction(s, seat)
    if s.token == mine or moment != FIGHT:
        return s.token != mine
    turned = s.copy()
    turned.token = mine
    return any(advantage(turned, who) != advantage(s, who) for who in (s.fighter, s.foe))


def leads(s: TalismanState, seat: int, other: int) -> bool:
    """Whether nobody is further in the race than a seat, and another one is not as far."""
    ways = [_way_gone(s, each) for each in range(s.seats) if s.life[each]]
    own = _way_gone(s, seat)
    return own == max(ways) and own > _way_gone(s, other)


def _way_gone(s: TalismanState, seat: int) -> tuple[int, int]:
    """The Region first, then both abilities."""
    return REGION[s.at[seat]], total_magic(s, seat) + total_might(s, seat)
