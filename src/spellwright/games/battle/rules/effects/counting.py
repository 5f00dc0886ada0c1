"""What "per" and "if" count (HB-28.6, HB-28.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Cell, Register
from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import OPEN_COUNTS, PROGRAMS
from spellwright.games.battle.queries import count_type, face_up, shown
from spellwright.games.battle.rules.carry_out import HERO, CarryOut, effect_below
from spellwright.games.battle.state import EVENTS, HAND_AT_ACTIONS, BattleState
from spellwright.kernel.pack import own_key

Counter = Callable[[BattleState, CarryOut], int]
_EACH: Final = v.ACT_NUMBERS["each"]


def counted(s: BattleState, frame: CarryOut, count: int) -> int:
    return _COUNTERS[count](s, frame)


def tell_no_effect(frame: CarryOut, s: BattleState) -> None:
    """Tell that a bad effect does nothing, for one Hero or at all: no condition met, no count."""
    if frame.cause == HERO or frame.at > 1:
        # A Hero's own effect is not told; a later instruction follows one that did something.
        return
    if _is_one_of_several(s):
        s.tell(story.SPARED, s.hero[frame.hero], frame.source)
    else:
        s.tell(story.NO_EFFECT, frame.source)


def _is_one_of_several(s: BattleState) -> bool:
    """Whether the effect that is carried out is one Hero's part of another."""
    whole = effect_below(s)
    if whole is None:
        return False
    program = PROGRAMS[whole.program]
    return whole.at < len(program) and program[whole.at][0] == _EACH


def _hand(s: BattleState, frame: CarryOut) -> list[int]:
    """The hand that is counted; the result tells something about it."""
    s.reveal()
    return s.hand[frame.hero]


def _values(s: BattleState, frame: CarryOut) -> list[int]:
    """The values in hand; cards without one are left out (HB-28.1)."""
    return [columns.VALUE[kind] for kind in _hand(s, frame) if columns.VALUE[kind]]


_BY_WORD: Final[dict[str, Counter]] = {
    "hand": lambda s, frame: len(_hand(s, frame)),
    "hand-spells": lambda s, frame: count_type(_hand(s, frame), v.SPELL),
    "hand-items": lambda s, frame: count_type(_hand(s, frame), v.ITEM),
    "hand-allies": lambda s, frame: count_type(_hand(s, frame), v.ALLY),
    "hand-detentions": lambda s, frame: _hand(s, frame).count(columns.DETENTION),
    "hand-value-3": lambda s, frame: _values(s, frame).count(3),
    "hand-value-4": lambda s, frame: len([1 for value in _values(s, frame) if value >= 4]),
    "hand-even": lambda s, frame: len([1 for value in _values(s, frame) if value % 2 == 0]),
    "hand-odd": lambda s, frame: len([1 for value in _values(s, frame) if value % 2]),
    "creatures": lambda s, _: len(face_up(s, v.CREATURES)),
    "villains": lambda s, _: len(face_up(s, v.VILLAINS)),
    "control": lambda s, _: s.control,
    "events": lambda s, _: s.tally[EVENTS],
    "dark-potions": lambda s, _: len(s.brews),
    "shop-spells": lambda s, _: count_type(shown(s), v.SPELL),
    "shop-allies": lambda s, _: count_type(shown(s), v.ALLY),
    "stunned": lambda _, frame: frame.stunned,
    "tokens": lambda s, frame: s.attack[frame.hero] + s.influence[frame.hero],
    "saved-influence": lambda s, frame: min(s.saved_influence, s.influence[frame.hero]),
    "five-in-hand": lambda s, _: int(s.tally[HAND_AT_ACTIONS] == columns.HAND_SIZE),
}
COUNTS: Final[Register[Counter]] = Register("count", takes=2)
_COUNTERS: Final[list[Counter]] = []
"""The counter of each count, once all are there (`resolve_counts`)."""

for _word, _counter in _BY_WORD.items():
    COUNTS(_word)(_counter)


def count(word: str) -> Callable[[Counter], Counter]:
    """What follows counts what tables call by this word, behind `per`, `if`, `unless`, `repeat`."""
    return COUNTS(word)


def resolve_counts() -> None:
    """Find the counter of each count, the game's and those of packs; refused if one is missing."""
    for word in list(v.COUNTS)[len(_COUNTERS) :]:
        place = OPEN_COUNTS.get(word, Cell("vocabulary", word, "", ""))
        _COUNTERS.append(COUNTS.wanted(own_key(word), place))
