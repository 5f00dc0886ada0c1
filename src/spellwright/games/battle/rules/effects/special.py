"""Acts that push a procedure of their own."""

from __future__ import annotations

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules import looking, special
from spellwright.games.battle.rules.carry_out import OF_AN_ALLY, CarryOut, handles
from spellwright.games.battle.rules.effects.counting import counted
from spellwright.games.battle.rules.health import lose_health
from spellwright.games.battle.rules.potions import TakeIngredients
from spellwright.games.battle.rules.shop import replace_all, replace_highest
from spellwright.games.battle.state import BattleState


def switch_off(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.push(special.SwitchOff(frame.hero, instruction[3]))


def again(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    marks = frame.marks & ~OF_AN_ALLY
    s.push(special.RepeatEffect(frame.hero, instruction[3], frame.source, marks))


def appear(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.Appear(frame.hero))


def hand_over(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.HandOver(frame.hero))


def move_attack(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.MoveAttack(frame.hero))


def put_attack(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.PutAttack())


def sleeping_draught(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(special.SleepingDraught(frame.hero, frame.source))


def look_event(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.LookAtEvent(frame.hero))


def judge_event(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.JudgeEvent(frame.hero))


def look_top(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.LookAtTop(frame.hero, frame.source))


def arrange(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    s.push(looking.ArrangeTop(frame.hero, instruction[2]))


def search(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    s.push(looking.SearchDeck(frame.hero))


def shuffle_up(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    looking.shuffle_up(s, frame.hero)


def banish_event(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    looking.banish_event_unseen(s)


def ingredients(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    per = instruction[3]
    times = counted(s, frame, per - 1) if per else 1
    s.push(TakeIngredients(frame.hero, instruction[2] * times))


def renew_shop(_frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    replace_all(s)


def renew_highest(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """A Family Disgraced (HB-29.15): 1 Health for each card replaced."""
    replaced = replace_highest(s)
    lose_health(s, frame.hero, replaced, frame.cause)


def last_reward(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """Third Floor Corridor (HB-29.16)."""
    if s.foe_pile:
        s.push(frame.below(columns.REWARD[s.foe_pile[-1]], frame.hero))


handles("off", switch_off)
handles("again", again)
handles("appear", appear)
handles("hand-over", hand_over)
handles("move-attack", move_attack)
handles("put-attack", put_attack)
handles("sleeping-draught", sleeping_draught)
handles("look-event", look_event)
handles("judge-event", judge_event)
handles("look-top", look_top)
handles("arrange", arrange)
handles("search", search)
handles("shuffle-up", shuffle_up)
handles("banish-event", banish_event)
handles("ingredients", ingredients)
handles("renew-shop", renew_shop)
handles("renew-highest", renew_highest)
handles("last-reward", last_reward)
