"""Statuses, healing and lasting effects (WD-38)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.conditions import (
    BURNING,
    DISGUISED,
    FIREPROOF,
    LIMITED,
    REMOVED,
    begin,
    end,
    how_many,
    is_now,
)
from spellwright.games.duels.content.columns import (
    CONCEALMENT_MARKERS,
    FIRE_MARKERS,
    FIRE_PROTECTION,
    POISON_MARKERS,
    SLOW_MARKERS,
)
from spellwright.games.duels.lexicons import STATUS_BURNING, STATUS_POISON, STATUS_SLOW
from spellwright.games.duels.rules.supply import left_of
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.record import with_entry


def burn(s: DuelsState, model: int) -> None:
    """WD-38.6a: at most one marker."""
    if s.at[model] < 0 or is_now(s, model, BURNING):
        return
    if is_now(s, model, FIREPROOF):
        s.tell(story.PROTECTED, FIRE_PROTECTION, s.piece[model])
        return
    if left_of(s, FIRE_MARKERS, how_many(s, BURNING)):
        begin(s, model, BURNING)
        s.tell(story.BURNS, s.piece[model])


def poison(s: DuelsState, model: int, figure: int) -> None:
    """WD-38.5, WD-38.8a: the higher figure, never the sum."""
    if s.at[model] < 0 or figure <= s.poison[model]:
        return
    taken = min(figure - s.poison[model], left_of(s, POISON_MARKERS, sum(s.poison)))
    if taken:
        s.poison[model] += taken
        tell_poison(s, model)


def slow_down(s: DuelsState, model: int, figure: int) -> None:
    """WD-38.9a."""
    if s.at[model] < 0 or figure <= s.slow[model]:
        return
    slowed = len([other for other in s.slow if other])
    if s.slow[model] or left_of(s, SLOW_MARKERS, slowed):
        s.slow[model] = figure
        s.tell(story.SLOWED, s.piece[model], figure)


def may_conceal(s: DuelsState, model: int) -> bool:
    """Whether there is a marker for a Model that has none yet."""
    marked = [s.smoke[m] or s.mist[m] or s.cloaked[m] for m in range(len(s.mist))]
    in_use = len([figure for figure in marked if figure])
    return bool(marked[model] or left_of(s, CONCEALMENT_MARKERS, in_use))


def conceal_for_round(s: DuelsState, model: int, figure: int) -> None:
    """WD-38.7, WD-G39: until step 3c."""
    if may_conceal(s, model):
        s.mist[model] = max(s.mist[model], figure)
        s.tell(story.CONCEALED, s.piece[model], figure)


def reveal_model(s: DuelsState, model: int) -> None:
    """End the Status Concealment; that of an aura is no Status and stays (WD-38.11)."""
    if s.smoke[model] or s.mist[model] or s.cloaked[model]:
        s.smoke[model] = s.mist[model] = s.cloaked[model] = 0
        s.tell(story.SHOWN, s.piece[model])


def heal(s: DuelsState, model: int, amount: int) -> None:
    """Remove up to this many Impact Markers."""
    healed = min(amount, s.impacts[model])
    if healed:
        s.impacts[model] -= healed
        s.tell(story.HEALED, s.piece[model], healed)


def heal_or_nothing(s: DuelsState, model: int, amount: int) -> None:
    """Heal, and say so if there is nothing to heal."""
    if s.impacts[model]:
        heal(s, model, amount)
    else:
        s.tell(story.NO_EFFECT)


def put_out(s: DuelsState, model: int) -> None:
    """End the Burning of a Model."""
    if is_now(s, model, BURNING):
        end(s, model, BURNING)
        s.tell(story.FREED, s.piece[model], STATUS_BURNING)


def tell_poison(s: DuelsState, model: int) -> None:
    """Tell how much Poison is left."""
    if s.poison[model]:
        s.tell(story.POISONED, s.piece[model], s.poison[model])
    else:
        s.tell(story.FREED, s.piece[model], STATUS_POISON)


def cleanse(s: DuelsState, model: int, *, slow: bool = True, poison: bool = True) -> None:
    """Remove Burning and, unless told otherwise, Slow and Poison."""
    put_out(s, model)
    if slow and s.slow[model]:
        s.slow[model] = 0
        s.tell(story.FREED, s.piece[model], STATUS_SLOW)
    if poison and s.poison[model]:
        s.poison[model] = 0
        tell_poison(s, model)


def daze(s: DuelsState, model: int, figure: int) -> None:
    """Disadvantage on the next Clash, in whatever Round (WD-38.12); several add up (WD-23.3)."""
    if s.at[model] >= 0 and figure:
        s.dazed[model] += figure
        s.tell(story.DAZED, s.piece[model], s.dazed[model])


def restrict(s: DuelsState, model: int) -> None:
    """The next activation counts as if the Model had an Activation Marker (WD-15.7)."""
    if s.at[model] >= 0:
        begin(s, model, LIMITED)
        s.tell(story.LIMITED, s.piece[model])


def come_out(s: DuelsState, model: int) -> None:
    """Polyjuice and the Invisibility Cloak end when an Attack or a Combat Spell is declared."""
    if is_now(s, model, DISGUISED):
        end(s, model, DISGUISED)
        s.tell(story.SEEN_THROUGH, s.piece[model])
    if s.cloaked[model]:
        s.cloaked[model] = 0
        if not (s.smoke[model] or s.mist[model]):
            s.tell(story.SHOWN, s.piece[model])


def strike_off(s: DuelsState, model: int) -> None:
    """WD-26.10: Statuses and effects leave the game with their Model."""
    for column in (
        s.impacts,
        s.poison,
        s.slow,
        s.smoke,
        s.mist,
        s.cloaked,
        s.dazed,
        s.felix,
        s.dark_mark,
        s.strengthened,
        s.innate_locked,
    ):
        column[model] = 0
    end(s, model, ~REMOVED)
    s.gear = with_entry(s.gear, model, 0)
    s.locked = with_entry(s.locked, model, 0)
    s.made = with_entry(s.made, model, 0)
    s.traits = with_entry(s.traits, model, 0)
