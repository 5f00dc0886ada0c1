"""Acts that push a procedure of their own."""

from __future__ import annotations

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules import looking, special
from spellwright.games.battle.rules.carry_out import OF_AN_ALLY, CarryOut, effect
from spellwright.games.battle.rules.effects.counting import counted
from spellwright.games.battle.rules.health import lose_health
from spellwright.games.battle.rules.potions import TakeIngredients
from spellwright.games.battle.rules.shop import replace_all, replace_highest
from spellwright.games.battle.state import BattleState


@effect("off")
def switch_off(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.push(special.SwitchOff(frame.hero, instruction[3]))


@effect("again")
def again(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    marks = frame.marks & ~OF_AN_ALLY
    s.push(special.RepeatEffect(frame.hero, instruction[3], frame.source, marks))


@effect("appear")
def appear(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.Appear(frame.hero))


@effect("hand-over")
def hand_over(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.HandOver(frame.hero))


@effect("move-attack")
def move_attack(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.MoveAttack(frame.hero))


@effect("put-attack")
def put_attack(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.PutAttack())


@effect("sleeping-draught")
def sleeping_draught(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.SleepingDraught(frame.hero, frame.source))


@effect("look-event")
def look_event(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.LookAtEvent(frame.hero))


@effect("judge-event")
def judge_event(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.JudgeEvent(frame.hero))


@effect("look-top")
def look_top(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.LookAtTop(frame.hero, frame.source))


@effect("arrange")
def arrange(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.push(looking.ArrangeTop(frame.hero, instruction[2]))


@effect("search")
def search(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.SearchDeck(frame.hero))


@effect("shuffle-up")
def shuffle_up(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    looking.shuffle_up(s, frame.hero)


@effect("banish-event")
def banish_event(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    looking.banish_event_unseen(s)


@effect("ingredients")
def ingredients(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    per = instruction[3]
    times = counted(s, frame, per - 1) if per else 1
    s.push(TakeIngredients(frame.hero, instruction[2] * times))


@effect("renew-shop")
def renew_shop(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    replace_all(s)


@effect("renew-highest")
def renew_highest(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """A Family Disgraced (HB-29.15): 1 Health for each card replaced."""
    replaced = replace_highest(s)
    lose_health(s, frame.hero, replaced, frame.cause)


@effect("last-reward")
def last_reward(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """Third Floor Corridor (HB-29.16)."""
    if s.foe_pile:
        s.push(frame.below(columns.REWARD[s.foe_pile[-1]], frame.hero))
