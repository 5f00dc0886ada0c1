"""A Group in the making: tried out on a copy of the position, piece by piece."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import IS_INSTANT, MOST_INSTANT, QUEST_TYPE
from spellwright.games.duels.groups.entering import next_choice
from spellwright.games.duels.groups.group import (
    Group,
    clear_group,
    equip,
    group_of,
    learn,
    recruit,
)
from spellwright.games.duels.groups.reasons import (
    why_no_such_quest,
    why_not_bear,
    why_not_brew,
    why_not_learn,
    why_not_pay,
    why_not_recruit,
)
from spellwright.games.duels.groups.sums import borne_by, potions_in, stock_size
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, say
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import NOTHING, DuelsState
from spellwright.kernel.record import with_entry


def build(s: DuelsState, seat: int, group: Group) -> tuple[DuelsState, list[Reason]]:
    """A copy of the position in which the seat has this Group, and why parts of it do not fit."""
    trial = s.copy().quiet()
    clear_group(trial, seat)
    trial.affiliation = with_entry(trial.affiliation, seat, max(group.affiliation, 0))
    left_out: list[Reason] = []
    models: dict[int, int] = {}
    for place, number in enumerate(group.models):
        reason = why_not_recruit(trial, seat, number)
        if reason is None:
            models[place] = recruit(trial, seat, number)
        else:
            left_out.append(reason)
    if models:
        trial.leader = with_entry(trial.leader, seat, min(models.values()))
    for number, place in group.artifacts:
        if place not in models:
            continue
        reason = _why_not_give(trial, seat, models[place], number)
        if reason is None:
            equip(trial, models[place], number)
        else:
            left_out.append(reason)
    for number in group.spells:
        reason = why_not_learn(trial, seat, number)
        if reason is None:
            learn(trial, seat, [number])
        else:
            left_out.append(reason)
    quests, refused = _quests(trial, group.quests)
    trial.quest_deck[seat] = tuple(quests)
    for number in group.potions:
        reason = why_not_brew(trial, seat, number)
        if reason is None and len(potions_in(trial.stock[seat])) >= stock_size(trial, seat):
            reason = say("refusal-stock-full"), "WD-11.2"
        if reason is None:
            trial.stock[seat] |= 1 << number
        else:
            left_out.append(reason)
    return trial, left_out + refused


def _why_not_give(s: DuelsState, seat: int, model: int, number: int) -> Reason | None:
    if borne_by(s, seat) >> number & 1:
        return say("refusal-artifact-in-group", artifact=ARTIFACT_NAMES.noun(number)), "WD-G10"
    return why_not_bear(s, model, number) or why_not_pay(s, model, number)


def with_quests_in_order(quests: list[int]) -> list[int]:
    return sorted(quests, key=lambda number: QUEST_TYPE[number])


def _quests(s: DuelsState, wanted: list[int]) -> tuple[list[int], list[Reason]]:
    """One Quest of each type, and not too many instant ones (WD-10.3, WD-10.4)."""
    chosen: list[int] = []
    left_out: list[Reason] = []
    for number in with_quests_in_order(wanted):
        missing = why_no_such_quest(s, number)
        if missing:
            left_out.append(missing)
        elif any(QUEST_TYPE[other] == QUEST_TYPE[number] for other in chosen):
            left_out.append((say("refusal-one-of-each-type"), "WD-10.3"))
        elif IS_INSTANT[number] and sum([IS_INSTANT[n] for n in chosen]) >= MOST_INSTANT:
            left_out.append((say("refusal-too-many-instant", n=MOST_INSTANT), "WD-10.4"))
        else:
            chosen.append(number)
    return chosen, left_out


def group_in_draft(s: DuelsState, seat: int) -> Group:
    """The Group of a draft, also one without anybody in it."""
    group = group_of(s, seat)
    group.quests = list(s.quest_deck[seat])
    return group


def next_in_draft(s: DuelsState, seat: int, group: Group, question: int) -> int:
    """What the draft answers; NOTHING where it has no more to say, and somebody else fills up."""
    if question == words.ASK_AFFILIATION and group.affiliation == NOTHING:
        return NOTHING
    if question == words.ASK_LEADER and not group.models:
        return NOTHING
    kind, types = len(s.quest_deck[seat]), [QUEST_TYPE[number] for number in group.quests]
    if question == words.ASK_PURSUE and kind not in types:
        return NOTHING
    borne = [number for number, _ in group.artifacts]
    if question == words.ASK_BEARER and s.pending[seat] not in borne:
        return NOTHING
    code = next_choice(s, seat, group, question)
    return NOTHING if code == words.DONE else code
