"""Acts that harm: loss of Health, discards, control, tokens taken off foes."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import count_type, face_up
from spellwright.games.battle.rules.banishing import BanishCard, BanishFromAnyPile, banish_top
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import EVENT, CarryOut, effect
from spellwright.games.battle.rules.control import add_control
from spellwright.games.battle.rules.dice import RollDie
from spellwright.games.battle.rules.effects.counting import counted, tell_no_effect
from spellwright.games.battle.rules.health import lose_health
from spellwright.games.battle.rules.tokens import return_tokens
from spellwright.games.battle.state import BattleState

_ATTACK: Final = v.TOKENS["attack"]
_INFLUENCE: Final = v.TOKENS["influence"]


def _times(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> int:
    """The number of an act, multiplied by what it is counted per."""
    number, per = instruction[2], instruction[3]
    return number * counted(s, frame, per - 1) if per else number


@effect("lose")
def lose(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    points = _times(frame, s, instruction)
    if not points:
        tell_no_effect(frame, s)
    elif instruction[1] == v.ME:
        lose_health(s, frame.hero, points, frame.cause)
    else:
        _all_lose(frame, s, instruction[1], points)


def _all_lose(frame: CarryOut, s: BattleState, who: int, points: int) -> None:
    place = frame.next_hero(s, who)
    while place >= 0:
        lose_health(s, place, points, frame.cause)
        if s.agenda[-1] is not frame:
            frame.repeat()
            return
        place = frame.next_hero(s, who)


@effect("discard")
def discard(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-13.11: all Heroes discard before anything reacts."""
    if instruction[1] == v.ME:
        s.push(DiscardCards(frame.hero, instruction[2], instruction[3], frame.cause))
        return
    place = frame.next_hero(s, instruction[1])
    if place >= 0:
        frame.repeat()
        s.push(DiscardCards(place, instruction[2], instruction[3], frame.cause))


@effect("discard-all")
def discard_all(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    place = frame.next_hero(s, instruction[1])
    if place >= 0:
        frame.repeat()
        cards = count_type(s.hand[place], instruction[3])
        s.push(DiscardCards(place, cards, instruction[3], frame.cause))


@effect("add")
def add(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    add_control(s, _times(frame, s, instruction))


@effect("reveal")
def reveal(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """HB-4.8, HB-4.11; only an event's demand makes a chain (HB-G38)."""
    chained = frame.cause == EVENT and not columns.IS_DARK_POTION[frame.source]
    s.reveals.append(int(chained))


@effect("banish")
def banish(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    place = frame.next_hero(s, instruction[1])
    if place >= 0:
        frame.repeat()
        if instruction[3] == v.ANY_PILE:
            s.push(BanishFromAnyPile(place))
        else:
            s.push(BanishCard(place, instruction[3], instruction[4]))


@effect("banish-top")
def forced_banish(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    for place in frame.whom(s, instruction[1]):
        banish_top(s, place)


@effect("against")
def against(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-15.8: the faces that follow say what happens."""
    s.push(RollDie(instruction[3], frame.source, frame.cause))


@effect("strip")
def strip(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    """HB-10.31."""
    stripped = False
    for slot in face_up(s, instruction[3]):
        attack = min(s.row_attack[slot], instruction[2]) if instruction[4] & _ATTACK else 0
        influence = min(s.row_influence[slot], instruction[2]) if instruction[4] & _INFLUENCE else 0
        s.row_attack[slot] -= attack
        s.row_influence[slot] -= influence
        if attack:
            s.tell(story.ATTACK_GONE, s.row[slot], attack)
        if influence:
            s.tell(story.INFLUENCE_GONE, s.row[slot], influence)
        stripped = stripped or bool(attack or influence)
    if not stripped:
        tell_no_effect(frame, s)


@effect("return-tokens")
def give_back(frame: CarryOut, s: BattleState, instruction: v.Instruction) -> None:
    heroes = frame.whom(s, instruction[1])
    if not any(s.attack[place] or s.influence[place] for place in heroes):
        tell_no_effect(frame, s)
    for place in heroes:
        return_tokens(s, place)


@effect("return-saved")
def return_saved(frame: CarryOut, s: BattleState, _instruction: v.Instruction) -> None:
    """HB-29.8: the saved Influence."""
    hero = frame.hero
    s.influence[hero] -= min(s.saved_influence, s.influence[hero])
    s.tell(story.RETURNED_SAVED, s.hero[hero])
