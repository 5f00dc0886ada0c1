"""Entering a Group that is there already: the choices that a player would make, one by one."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.content.figures import QUEST_TYPE
from spellwright.games.duels.groups.group import Group, members
from spellwright.games.duels.groups.reasons import (
    Reason,
    why_not_equip,
    why_not_learn,
    why_not_recruit,
)
from spellwright.games.duels.groups.sums import book, potions_in
from spellwright.games.duels.lexicons import piece
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.option import FIRST, pack
from spellwright.kernel.refusal import Refused


def enter_group(s: DuelsState, seat: int, group: Group) -> None:
    """Answer what a builder is asked, by a Group; refused at the first thing that is not legal.

    Called once for phases A and B and once more for phase C, after both Groups are laid open.
    """
    stage = s.stage
    while s.stage == stage:
        ask = s.ask_of(seat)
        if ask is None:
            break
        s.choose(seat, _next_choice(s, seat, group, ask.question))
    reason = _left_out(s, seat, group) if stage != s.stage or s.ask_of(seat) is None else None
    if reason is not None:
        raise Refused("group", *reason)


def _next_choice(s: DuelsState, seat: int, group: Group, question: int) -> int:
    if question == words.ASK_AFFILIATION:
        return pack(words.AFFILIATION, group.affiliation)
    if question == words.ASK_RECRUIT:
        entered = len(members(s, seat))
        more = group.models[entered:]
        return pack(words.RECRUIT, more[0]) if more else words.DONE
    if question == words.ASK_LEADER:
        return pack(words.LEADER, piece(seat, group.models[0], 0))
    if question == words.ASK_EQUIP:
        return _next_artifact(s, seat, group)
    if question == words.ASK_BEARER:
        place = next(place for number, place in group.artifacts if number == s.pending[seat])
        return pack(words.BEARER, s.piece[members(s, seat)[place]])
    if question == words.ASK_LEARN:
        more = [number for number in group.spells if number not in book(s, seat)]
        return pack(words.LEARN, more[0]) if more else words.DONE
    if question == words.ASK_PURSUE:
        kind = len(s.quest_deck[seat])
        found = [number for number in group.quests if QUEST_TYPE[number] == kind]
        if not found:
            raise Refused("group", "The Quest Deck lacks a card of one type.", "WD-10.3")
        return pack(words.PURSUE, found[0])
    more = [number for number in group.potions if number not in potions_in(s.stock[seat])]
    if not more:
        raise Refused("group", "The Stock has too few Potions.", "WD-11.2")
    return words.BREW | more[0] << FIRST


def _next_artifact(s: DuelsState, seat: int, group: Group) -> int:
    borne = 0
    for model in members(s, seat):
        borne |= s.gear[model]
    more = [number for number, _ in group.artifacts if not borne >> number & 1]
    return pack(words.EQUIP, more[0]) if more else words.DONE


def _left_out(s: DuelsState, seat: int, group: Group) -> Reason | None:
    """Why a part of the Group found no place: its step was over before."""
    entered = members(s, seat)
    if len(group.models) > len(entered):
        return why_not_recruit(s, seat, group.models[len(entered)])
    for number, place in group.artifacts:
        if not s.gear[entered[place]] >> number & 1:
            return why_not_equip(s, seat, number) or ("An Artifact has another bearer.", "WD-8.10")
    for number in group.spells:
        if number not in book(s, seat):
            return why_not_learn(s, seat, number)
    return None
