"""Acts that give something: tokens, Health, cards."""

from __future__ import annotations

from spellwright.games.battle import story, words
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.cards import TakeFromPile, draw_extra, take_detention
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, CONFUSED, HERO, CarryOut, effect
from spellwright.games.battle.rules.control import NO_REMOVE, remove_control
from spellwright.games.battle.rules.dice import RollDie
from spellwright.games.battle.rules.health import gain_health
from spellwright.games.battle.rules.tokens import gain_attack, gain_influence
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import first_of


@effect("attack")
def attack(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    for place in frame.whom(s, instruction[1]):
        gain_attack(s, place, instruction[2], frame.marks)


@effect("influence")
def influence(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if frame.marks & CONFUSED:
        _tell_swap(frame, s)
        _heal(frame, s, instruction)
    else:
        _influence(frame, s, instruction)


@effect("health")
def health(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if frame.marks & CONFUSED:
        _tell_swap(frame, s)
        _influence(frame, s, instruction)
    else:
        _heal(frame, s, instruction)


def _tell_swap(frame: CarryOut, s: BattleState) -> None:
    """Tell of the swap once for an instruction, even if it is repeated for each Hero."""
    if frame.stage == 0:
        s.tell(story.SWAPPED)


def _influence(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    if instruction[1] == v.ME:
        gain_influence(s, frame.hero, instruction[2], frame.marks)
        return
    for place in frame.whom(s, instruction[1]):
        gain_influence(s, place, instruction[2], frame.marks)


def _heal(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    by_active = bool(frame.marks & BY_ACTIVE)
    if instruction[1] == v.ME:
        gain_health(s, frame.hero, instruction[2], by_active)
        return
    place = frame.next_hero(s, instruction[1])
    while place >= 0:
        gain_health(s, place, instruction[2], by_active)
        if s.agenda[-1] is not frame:
            frame.repeat()
            return
        place = frame.next_hero(s, instruction[1])


@effect("draw")
def draw(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    for place in frame.whom(s, instruction[1]):
        draw_extra(s, place, instruction[2])


@effect("detention")
def detention(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    for place in frame.whom(s, instruction[1]):
        take_detention(s, place, instruction[3] == v.HAND)


@effect("remove")
def remove(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    remove_control(s, instruction[2], bool(frame.marks & BY_ACTIVE))


@effect("remove-up-to")
def remove_up_to(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.23."""
    if frame.stage:
        frame.stage = 0
        remove_control(s, first_of(s.answer), bool(frame.marks & BY_ACTIVE))
        return
    most = min(instruction[2], s.control - s.fixed_control)
    if most > 0 and not s.powers & NO_REMOVE:
        frame.stage = 1
        frame.queue = list(range(most + 1))
        frame.repeat()
        ask(s, frame.hero, words.ASK_REMOVE, [frame.source])


@effect("take")
def take(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    _take(frame, s, instruction, 0)


@effect("may-take")
def may_take(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    _take(frame, s, instruction, 1)


def _take(frame: CarryOut, s: BattleState, instruction: v.Instruction, may: int) -> None:
    place = frame.next_hero(s, instruction[1])
    if place >= 0:
        frame.repeat()
        s.push(TakeFromPile(place, instruction[3], may))


@effect("roll")
def roll(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.push(RollDie(instruction[3], frame.source, HERO))


@effect("this-turn")
def this_turn(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.bans |= instruction[3]
    s.tell(story.LASTS, frame.source)


@effect("top")
def top(_frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-28.18."""
    s.bans |= 1 << (v.TOP_SHIFT + instruction[3])


@effect("no-events-next")
def no_events_next(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """HB-4.13."""
    s.calm = 1
