"""What Spells without a Faced Clash promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.duels import words
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Arena
from spellwright.games.duels.bot.opinions import SPELL_GAIN
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import quest_worth
from spellwright.games.duels.bot.worth import impact_worth
from spellwright.games.duels.conditions import BURNING, is_now
from spellwright.games.duels.content.columns import (
    IS_COMBAT,
    IS_REACTION,
    MODIFIER,
    UPKEEP,
    quest,
)
from spellwright.games.duels.content.rows import SPELL_ENTRIES, by_effect
from spellwright.games.duels.odds import cast_chance
from spellwright.games.duels.queries import has_quest, in_play, model_of_piece, models_within
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.spell_targets import needs_target, target_options
from spellwright.games.duels.state import CARDS_EACH, DuelsState, seat_of
from spellwright.kernel.option import first_of, second_of, verb_of

_WOVEN_MAGIC: Final = quest("woven-magic")
_TIRELESS: Final = quest("tireless")
APPEAR: Final = 5
"""The reach of Apparition."""
_CANDIDATES: Final = 14
Promise = Callable[[Outlook, int, int, int], float]
"""What a plain Spell of a caster, known by its number, brings at a target."""
promise: Final[Register[Promise]] = Register("promise")
"""By the keys of Spells; the others bring what their rows say."""


def healing(s: DuelsState, model: int, impacts: int) -> float:
    now = s.impacts[model]
    return impact_worth(s, model, now) - impact_worth(s, model, max(0, now - impacts))


def troubles(s: DuelsState, model: int) -> float:
    """What Poison, Burning and Slow cost a Model."""
    worth = weights.POISON * s.poison[model] + weights.BURNING * is_now(s, model, BURNING)
    return worth + weights.SLOW * s.slow[model]


def _threat(s: DuelsState, model: int) -> float:
    """How much a Model needs a shield: opposing Models near it."""
    near = len(models_within(s, 1 - seat_of(model), s.at[model], 6))
    return 0.04 + 0.05 * near


@promise("protego")
def _shield(look: Outlook, _caster: int, _number: int, target: int) -> float:
    return _threat(look.s, look.model_of(target))


@promise("episkey")
def _episkey(look: Outlook, _caster: int, _number: int, target: int) -> float:
    return healing(look.s, look.model_of(target), 2)


@promise("vulnera-sanentur")
def _vulnera(look: Outlook, _caster: int, _number: int, target: int) -> float:
    model = look.model_of(target)
    return healing(look.s, model, 3) + troubles(look.s, model)


@promise("finite-incantatem")
def _finite(look: Outlook, _caster: int, _number: int, target: int) -> float:
    s = look.s
    if verb_of(target) == words.MODEL:
        return troubles(s, look.model_of(target))
    holder = model_of_piece(s, second_of(target))
    return weights.UPKEPT if seat_of(holder) != look.seat else -weights.UPKEPT


def _near_space(friends: float, foes: float) -> Promise:
    def worth(look: Outlook, _caster: int, _number: int, target: int) -> float:
        s, space = look.s, first_of(target)
        own = len(models_within(s, look.seat, space, 1))
        others = len(models_within(s, 1 - look.seat, space, 1))
        return friends * own + foes * others

    return worth


@promise("apparition")
def _apparition(look: Outlook, caster: int, _number: int, _target: int) -> float:
    """The best Space within reach, less what the caster can walk to anyway."""
    s, seat = look.s, look.seat
    here = s.at[caster]
    moving, s.movement = s.movement, 0
    now = quest_worth(Prospects(s, seat))
    row = s.board.distance[here]
    spots = [*s.overlay_at, *s.board.arrivals[0], *s.board.arrivals[1]]
    best = now
    for space in spots:
        if space >= 0 and 3 < row[space] <= APPEAR and space not in s.at:
            s.at[caster] = space
            best = max(best, quest_worth(Prospects(s, seat)))
    s.at[caster] = here
    s.movement = moving
    return 0.8 * (best - now)


@promise("fianto-duri")
def _aura(look: Outlook, caster: int, _number: int, _target: int) -> float:
    s = look.s
    return sum([0.6 * _threat(s, m) for m in models_within(s, look.seat, s.at[caster], 2)])


@promise("morsmordre")
def _morsmordre(look: Outlook, caster: int, _number: int, _target: int) -> float:
    s = look.s
    return 0.05 * (len(models_within(s, look.seat, s.at[caster], 3)) - 1)


@promise("protego-maxima")
def _large_shield(look: Outlook, caster: int, number: int, target: int) -> float:
    return 2 * _shield(look, caster, number, target)


promise("expecto-patronum")(_near_space(0.08, 0.0))
promise("fiendfyre")(_near_space(-0.5, 0.4))
promise("serpensortia")(_near_space(0.0, 0.06))
promise("cave-inimicum")(_near_space(-0.02, 0.06))


def _by_figures(_look: Outlook, _caster: int, number: int, _target: int) -> float:
    """What its row says that a Spell brings, wherever it is cast."""
    return 0.0 if IS_COMBAT[number] or IS_REACTION[number] else SPELL_GAIN[number]


_PROMISES: Final = by_effect(SPELL_ENTRIES, promise, _by_figures)


def targets_for(s: DuelsState, caster: int, number: int) -> list[int]:
    """What a Spell can be aimed at, PASS if at nothing; long lists of Spaces are thinned."""
    if not needs_target(number):
        return [words.PASS]
    found = target_options(s, caster, number)
    if len(found) > _CANDIDATES and verb_of(found[0]) == words.TO:
        busy = [s.at[m] for m in (*in_play(s, 0), *in_play(s, 1))]
        near = [o for o in found if any(s.board.distance[first_of(o)][at] <= 1 for at in busy)]
        return near or found[:1]
    return found


def target_worth(look: Outlook, caster: int, number: int, target: int) -> float:
    """What a plain Spell brings if it succeeds at this target."""
    return _PROMISES[number](look, caster, number, target)


def plain_worth(look: Outlook, caster: int, number: int) -> float:
    """What casting a plain Spell promises."""
    s, seat = look.s, look.seat
    targets = targets_for(s, caster, number)
    if not targets:
        return 0.0
    gain = max([target_worth(look, caster, number, target) for target in targets])
    if MODIFIER[number] <= quest_events.MASTERPIECE_MODIFIER:
        gain += Arena(s, caster, seat).event_worth(quest_events.MASTERPIECE)
    if UPKEEP[number] and has_quest(s, seat, _WOVEN_MAGIC):
        kept = len([card for card in s.upkept if card // CARDS_EACH == seat])
        gain += 1.4 if kept == 1 else 0.4
    if has_quest(s, seat, _TIRELESS):
        gain += 0.1
    return cast_chance(s, caster, number) * gain
