"""What an effect is worth: its program, read the way the rules carry it out."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from spellwright.games.battle.bot import weights
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAMS

_ACTS: Final = v.ACT_NUMBERS
NAME_HEROES: Final[int] = _ACTS["name-heroes"]
CHOOSE: Final[int] = _ACTS["choose"]
EACH: Final[int] = _ACTS["each"]
DRAW: Final[int] = _ACTS["draw"]
DISCARD: Final[int] = _ACTS["discard"]
AGAIN: Final[int] = _ACTS["again"]
ROLL: Final[int] = _ACTS["roll"]
BANISH: Final[int] = _ACTS["banish"]
HEALTH: Final[int] = _ACTS["health"]
LOSE: Final[int] = _ACTS["lose"]
REMOVE: Final[int] = _ACTS["remove"]
CHANCES: Final = {_ACTS[word]: chance for word, chance in weights.CHANCES.items()}
_BRANCHING: Final = {*CHANCES, EACH}


class Scale(Protocol):
    """What single acts are worth, now or in the long run."""

    def act(self, instruction: v.Instruction, place: int) -> float:
        """What an act is worth when it is done for the Hero in a place."""

    def whom(self, who: int, place: int) -> list[int]:
        """The Heroes that a word means, seen from a Hero."""

    def everybody(self) -> range:
        """The places of all Heroes."""


def worth(scale: Scale, program: int, place: int) -> float:
    """What a program is worth to all Heroes together; `place` carries it out."""
    total, named = 0.0, 1
    for instruction in PROGRAMS[program]:
        act, who, number, first, _ = instruction
        if act == NAME_HEROES:
            named = 2 if who in (v.ANY_TWO, v.UP_TO_TWO) else 1
        elif act == CHOOSE:
            offers = sorted([worth(scale, offer, place) for offer in ALTERNATIVES[first]])
            total += sum(offers[-number:])
        elif act == EACH:
            total += sum([worth(scale, first, other) for other in scale.whom(who, place)])
        elif act in CHANCES:
            total += CHANCES[act] * worth(scale, first, place)
        elif who == v.ME:
            total += scale.act(instruction, place)
        elif who == v.CHOSEN:
            gains = sorted([scale.act(instruction, other) for other in scale.everybody()])
            total += sum(gains[-named:])
        else:
            total += sum([scale.act(instruction, other) for other in scale.whom(who, place)])
    return total


def effect_of(kind: int) -> int:
    """The program of a Hogwarts card or Potion that is played."""
    return columns.KEEP[kind] if columns.IS_POTION[kind] else columns.EFFECT[kind]


@cache
def acts_in(program: int) -> frozenset[int]:
    """All acts of a program, those behind prefixes and choices included."""
    found: set[int] = set()
    for act, _, _, first, _ in PROGRAMS[program]:
        found.add(act)
        if act in _BRANCHING:
            found |= acts_in(first)
        elif act == CHOOSE:
            found = found.union(*[acts_in(offer) for offer in ALTERNATIVES[first]])
    return frozenset(found)


@cache
def acts_on_named(thing: int) -> tuple[v.Instruction, ...]:
    """What is done to the Heroes that an effect of a thing names."""
    found: list[v.Instruction] = []
    for program in _programs_of(thing):
        _collect_named(program, found)
    return tuple(found)


def _programs_of(thing: int) -> list[int]:
    single = [
        columns.EFFECT,
        columns.DISCARD_EFFECT,
        columns.KEEP,
        columns.BANISH,
        columns.EACH_TURN,
        columns.REACTION,
    ]
    more = [columns.REWARD, columns.SECOND, columns.LOCATION_USE]
    programs = [column[thing] for column in (*single, *more)]
    return [program for program in (*programs, *columns.CHARM_EFFECTS[thing]) if program]


def _collect_named(program: int, found: list[v.Instruction]) -> None:
    for instruction in PROGRAMS[program]:
        act, who, _, first, _ = instruction
        if who == v.CHOSEN:
            found.append(instruction)
        if act in _BRANCHING:
            _collect_named(first, found)
        elif act == CHOOSE:
            for offer in ALTERNATIVES[first]:
                _collect_named(offer, found)
