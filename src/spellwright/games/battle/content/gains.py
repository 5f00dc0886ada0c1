"""Effects that only give something: their order cannot matter (HB-12.8)."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAMS

_ACTS: Final = v.ACT_NUMBERS
_GAINS: Final = {_ACTS[word] for word in ("attack", "influence", "health", "name-heroes")}
_PARTS: Final = {_ACTS[word] for word in ("each", "when", "per", "later", "held")}
_CHOOSE: Final[int] = _ACTS["choose"]
_QUIET: Final = {
    _ACTS[word]
    for word in ("draw", "take", "may-take", "banish", "top", "this-turn", "look-event", "arrange")
}
_LOOKS_AT_HEALTH: Final = (v.LOWEST, v.FULL)


@cache
def only_gains(program: int) -> bool:
    """Whether a program gives nothing but Attack, Influence and Health."""
    return all(_is_gain(instruction, False) for instruction in PROGRAMS[program])


@cache
def is_quiet(program: int) -> bool:
    """Whether all acts are gains, or lose, discard and trigger nothing and look at no token."""
    return all(_is_gain(instruction, True) for instruction in PROGRAMS[program])


def _is_gain(instruction: v.Instruction, quiet: bool) -> bool:
    act, who, _, first, _ = instruction
    if act in _GAINS or (quiet and act in _QUIET):
        return who not in _LOOKS_AT_HEALTH
    parts = ALTERNATIVES[first] if act == _CHOOSE else (first,) if act in _PARTS else ()
    return bool(parts) and all(is_quiet(part) if quiet else only_gains(part) for part in parts)


def can_be_in_any_order(programs: list[int]) -> bool:
    """Whether the order of these effects changes nothing."""
    more = [program for program in programs if not only_gains(program)]
    return len(more) <= 1 and all(is_quiet(program) for program in more)
