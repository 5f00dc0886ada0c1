"""Acts that choose, test and repeat: who, which effect, on what condition, how often."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import PROGRAMS
from spellwright.games.battle.queries import (
    all_fitting,
    answers,
    clockwise,
    count_type,
)
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.cards import NO_DRAWING, discard, off_the_top, refill_deck
from spellwright.games.battle.rules.carry_out import CarryOut, alternatives, effect
from spellwright.games.battle.rules.control import NO_REMOVE
from spellwright.games.battle.rules.effects.counting import counted, tell_no_effect
from spellwright.games.battle.rules.watchers import is_met, watch
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import first_of

_ACTS: Final = v.ACT_NUMBERS
_DISCARD: Final[int] = _ACTS["discard"]
_DISCARD_ALL: Final[int] = _ACTS["discard-all"]
_DETENTION: Final[int] = _ACTS["detention"]
_TAKE: Final[int] = _ACTS["take"]
_BANISH: Final[int] = _ACTS["banish"]
_REMOVE: Final[int] = _ACTS["remove"]
_DRAW: Final[int] = _ACTS["draw"]
_SHUFFLE_UP: Final[int] = _ACTS["shuffle-up"]


# -- who -------------------------------------------------------------------------------------------


@effect("name-heroes")
def name_heroes(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.3: one Hero, two different ones, up to two, or another one."""
    who = instruction[1]
    if frame.stage == 0:
        frame.chosen = []
        frame.queue = clockwise(s)
        if who == v.OTHER:
            frame.queue.remove(frame.hero)
    elif s.answer == words.NOBODY:
        frame.stage = 0
        return
    else:
        place = s.hero.index(first_of(s.answer))
        frame.chosen.append(place)
        frame.queue.remove(place)
    wanted = 2 if who in (v.ANY_TWO, v.UP_TO_TWO) else 1
    missing = wanted - len(frame.chosen)
    frame.stage = 0
    if who != v.UP_TO_TWO and len(frame.queue) <= missing:
        frame.chosen += frame.queue
    elif missing and frame.queue:
        frame.stage = 1
        frame.repeat()
        question = words.ASK_OTHER if who == v.OTHER else words.ASK_TARGET
        ask(s, frame.hero, question, [frame.source])


@effect("each")
def each(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """Each Hero carries out the rest, with choices of their own (HB-27.2)."""
    place = frame.next_hero(s, instruction[1])
    if place >= 0:
        frame.repeat()
        s.push(frame.below(instruction[3], place))


# -- which effect ----------------------------------------------------------------------------------


@effect("choose")
def choose(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.7; Felix Felicis takes two different ones (HB-29.4)."""
    if frame.stage == 0:
        offered = alternatives(instruction)
        # Asking somebody, or nobody, tells something about the hand.
        s.reveal()
        frame.offered = [program for program in offered if is_possible(s, frame.hero, program)]
        frame.stage = instruction[2] * 2
    elif frame.stage % 2:
        program = first_of(s.answer)
        s.whisper(s.answered_by, story.CHOSE, s.hero[frame.hero], program)
        frame.offered.remove(program)
        _take_choice(frame, s, program)
        return
    if not frame.offered:
        frame.stage = 0
    elif len(frame.offered) == 1:
        frame.stage = 1
        _take_choice(frame, s, frame.offered.pop())
    else:
        frame.stage -= 1
        frame.repeat()
        ask(s, frame.hero, words.ASK_CHOICE, [frame.source])


def _take_choice(frame: CarryOut, s: BattleState, program: int) -> None:
    """An even stage asks, an odd one has asked; stage 0 is the end."""
    frame.stage -= 1
    if frame.stage:
        frame.repeat()
    frame.go_on_with(s, program)


def is_possible(s: BattleState, hero: int, program: int) -> bool:
    """Whether an alternative can be carried out in full (HB-28.7)."""
    act, _, number, first, second = PROGRAMS[program][0]
    if act in (_DISCARD, _DISCARD_ALL):
        return bool(all_fitting(s.hand[hero], first))
    if act == _DETENTION:
        return s.detentions > 0
    if act == _TAKE:
        return bool(all_fitting(s.pile[hero], first))
    if act == _BANISH:
        cards = s.hand[hero] if first == v.HAND else s.hand[hero] + s.pile[hero]
        return bool(all_fitting(cards, second))
    if act == _REMOVE:
        return s.control - s.fixed_control >= number and not s.powers & NO_REMOVE
    if act == _DRAW:
        stopped = s.bans & v.NO_DRAW or s.powers & NO_DRAWING
        return not stopped and len(s.deck[hero]) + len(s.pile[hero]) >= number
    if act == _SHUFFLE_UP:
        return bool(s.pile[hero])
    return True


# -- on what condition -----------------------------------------------------------------------------


@effect("if")
def only_if(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if counted(s, frame, instruction[4]) >= instruction[2]:
        frame.go_on_with(s, instruction[3])
    else:
        tell_no_effect(frame, s)


@effect("unless")
def unless(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if counted(s, frame, instruction[4]) < instruction[2]:
        frame.go_on_with(s, instruction[3])
    elif frame.at == len(PROGRAMS[frame.program]):
        tell_no_effect(frame, s)


@effect("when")
def when(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.9: now if it has happened already, otherwise as soon as it happens."""
    if is_met(s, instruction[4]):
        frame.go_on_with(s, instruction[3])
    else:
        watch(s, instruction[4], instruction[3], frame, 1)


@effect("held")
def held(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.5: only the answer is told, not the cards."""
    s.reveal()
    for place in range(s.heroes):
        if place != frame.hero and any(columns.GROUPS[k] & instruction[4] for k in s.hand[place]):
            frame.go_on_with(s, instruction[3])
            return


@effect("face")
def face(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if frame.die == instruction[4]:
        frame.go_on_with(s, instruction[3])


@effect("expose")
def expose(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """The top card is revealed; if it is what the text asks for, it is discarded (HB-13.1)."""
    hero = frame.hero
    kind = _reveal_top(s, hero)
    if kind >= 0 and answers(kind, instruction[4]):
        s.push(frame.below(instruction[3], hero))
        discard(s, hero, off_the_top(s, hero), frame.cause)
    else:
        tell_no_effect(frame, s)


@effect("glimpse")
def glimpse(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """The top card is revealed and stays (HB-28.16)."""
    kind = _reveal_top(s, frame.hero)
    if kind >= 0 and answers(kind, instruction[4]):
        frame.go_on_with(s, instruction[3])


def _reveal_top(s: BattleState, hero: int) -> int:
    if not refill_deck(s, hero):
        return -1
    s.reveal()
    kind = s.deck[hero][-1]
    s.deck_seen[hero] = max(s.deck_seen[hero], 1)
    s.deck_known[hero] = max(s.deck_known[hero], 1)
    s.tell(story.REVEALED_TOP, s.hero[hero], kind)
    return kind


# -- how often -------------------------------------------------------------------------------------


@effect("repeat")
def repeat(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.8: the number is fixed at the beginning."""
    if frame.stage == 0:
        times = counted(s, frame, instruction[4])
        _times(frame, s, instruction, times)
        if not times:
            tell_no_effect(frame, s)
    else:
        _once_more(frame, s, instruction)


@effect("per")
def per(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """An effect for each card of a type played this turn, earlier or later (HB-28.9)."""
    if frame.stage == 0:
        watch(s, v.EACH_TYPE + instruction[4], instruction[3], frame, 0)
        _times(frame, s, instruction, s.tally[instruction[4]])
    else:
        _once_more(frame, s, instruction)


@effect("later")
def later(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """An effect for each card of a type played from now on (HB-19.13)."""
    watch(s, v.EACH_TYPE + instruction[4], instruction[3], frame, 0)


@effect("dropped")
def dropped(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """An effect for each card of a type that this effect has just discarded or banished."""
    if frame.stage == 0:
        _times(frame, s, instruction, count_type(frame.dropped, instruction[4]))
    else:
        _once_more(frame, s, instruction)


def _times(frame: CarryOut, s: BattleState, instruction: v.Instruction, times: int) -> None:
    if times:
        frame.stage = 1
        frame.queue = [0] * times
        _once_more(frame, s, instruction)


def _once_more(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    frame.queue.pop()
    if frame.queue:
        frame.repeat()
    else:
        frame.stage = 0
    frame.go_on_with(s, instruction[3])
