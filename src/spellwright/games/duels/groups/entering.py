"""Entering a Group that is there already: the choices that a player would make, one by one."""

from __future__ import annotations

from collections import Counter

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import QUEST_TYPE
from spellwright.games.duels.groups.group import Group, group_of, members
from spellwright.games.duels.groups.reasons import (
    why_not_equip,
    why_not_learn,
    why_not_recruit,
)
from spellwright.games.duels.groups.sums import book, borne_by, potions_in
from spellwright.games.duels.groups.text import read_group
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    ARTIFACT_NAMES,
    QUEST_NAMES,
    SHARED_NAMES,
    SPELL_NAMES,
    piece,
    say,
)
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import BREWING, BUILDING, NOTHING, DuelsState
from spellwright.kernel.option import pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument


def choices_in(s: DuelsState, seat: int, text: str) -> list[str]:
    """The choices that a Group in a text stands for."""
    return choices_of(s, seat, read_group(text))


def choices_of(s: DuelsState, seat: int, group: Group) -> list[str]:
    """The choices by which a builder gets a Group, from here to the end of phase B, or in phase C.

    They are tried out on a copy, and refused at the first one that is not legal. What a Group does
    not have yet, such as Quests or Potions, is left to the player.
    """
    if s.stage > BREWING:
        raise Refused("group", say("refusal-groups-complete"), "WD-8.8")
    trial = s.copy().quiet()
    reason = _stands_against(trial, seat, group) if trial.stage == BUILDING else None
    if reason is not None:
        raise Refused("group", *reason)
    chosen = []
    while trial.stage == s.stage:
        ask = trial.ask_of(seat)
        code = NOTHING if ask is None else next_choice(trial, seat, group, ask.question)
        if code == NOTHING:
            break
        trial.choose(seat, code)
        chosen.append(words.VERBS.text(code))
    reason = (
        _left_out(trial, seat, group) if s.stage == BUILDING else _not_brewed(trial, seat, group)
    )
    if reason is not None:
        raise Refused("group", *reason)
    if not chosen:
        raise Refused("group", say("refusal-nothing-to-enter"))
    return chosen


def enter_group(s: DuelsState, seat: int, group: Group) -> None:
    """Enter a Group: once for phases A and B, and once more for phase C, after both are
    laid open.
    """
    for text in choices_of(s, seat, group):
        s.choose(seat, text)


def next_choice(s: DuelsState, seat: int, group: Group, question: int) -> int:
    """The answer to a question; NOTHING where the Group says no more."""
    if question == words.ASK_AFFILIATION:
        return pack(words.AFFILIATION, group.affiliation)
    if question == words.ASK_RECRUIT:
        missing = _missing(s, seat, group)
        return pack(words.RECRUIT, missing[0]) if missing else words.DONE
    if question == words.ASK_LEADER:
        return pack(words.LEADER, piece(seat, group.models[0], 0))
    if question == words.ASK_EQUIP:
        borne = borne_by(s, seat)
        wanted = [number for number, _ in group.artifacts if not borne >> number & 1]
        return pack(words.EQUIP, wanted[0]) if wanted else words.DONE
    if question == words.ASK_BEARER:
        bearer = [place for number, place in group.artifacts if number == s.pending[seat]]
        return pack(words.BEARER, s.piece[_model_of(s, seat, group, bearer[0])])
    if question == words.ASK_LEARN:
        wanted = [number for number in group.spells if number not in book(s, seat)]
        return pack(words.LEARN, wanted[0]) if wanted else words.DONE
    if question == words.ASK_PURSUE:
        return _next_quest(s, seat, group)
    wanted = [number for number in group.potions if number not in potions_in(s.stock[seat])]
    return pack(words.BREW, wanted[0]) if wanted else NOTHING


def _missing(s: DuelsState, seat: int, group: Group) -> list[int]:
    """The characters that have not joined yet, in their order."""
    joined = Counter([s.character[model] for model in members(s, seat)])
    missing = []
    for number in group.models:
        if joined[number]:
            joined[number] -= 1
        else:
            missing.append(number)
    return missing


def _model_of(s: DuelsState, seat: int, group: Group, place: int) -> int:
    """The Model at a place of the Group: among its likes the one of the same number."""
    kind = group.models[place]
    likes = [model for model in members(s, seat) if s.character[model] == kind]
    return likes[group.models[:place].count(kind)]


def _next_quest(s: DuelsState, seat: int, group: Group) -> int:
    if not group.quests:
        return NOTHING
    kind = len(s.quest_deck[seat])
    found = [number for number in group.quests if QUEST_TYPE[number] == kind]
    if not found:
        raise Refused("group", say("refusal-quest-type-missing"), "WD-10.3")
    return pack(words.PURSUE, found[0])


# -- what does not fit -----------------------------------------------------------------------------


def _stands_against(s: DuelsState, seat: int, group: Group) -> Reason | None:
    """Why a Group cannot grow out of what has been chosen: something there is not in it."""
    if s.affiliation[seat] not in (NOTHING, group.affiliation):
        side = AFFILIATION_WORDS.noun(s.affiliation[seat])
        return say("refusal-side-chosen", side=side), "WD-8.5"
    there = group_of(s, seat) if members(s, seat) else None
    if there is None:
        return None
    others = [SHARED_NAMES[n] for n in _surplus(there.models, group.models)]
    bought = [number for number, _ in there.artifacts]
    wanted = [number for number, _ in group.artifacts]
    others += [ARTIFACT_NAMES.noun(n) for n in _surplus(bought, wanted)]
    others += [SPELL_NAMES.noun(n) for n in _surplus(there.spells, group.spells)]
    others += [QUEST_NAMES.noun(n) for n in _surplus(there.quests, group.quests)]
    if not others:
        return None
    thing = others[0]
    return say("refusal-not-in-that-group", thing=thing), ""


def _surplus(there: list[int], wanted: list[int]) -> list[int]:
    return list((Counter(there) - Counter(wanted)).elements())


def _left_out(s: DuelsState, seat: int, group: Group) -> Reason | None:
    """Why a part of the Group found no place: its step was over before."""
    missing = _missing(s, seat, group)
    if missing:
        return why_not_recruit(s, seat, missing[0]) or _too_late(SHARED_NAMES[missing[0]])
    for number, place in group.artifacts:
        if not s.gear[_model_of(s, seat, group, place)] >> number & 1:
            artifact = ARTIFACT_NAMES.noun(number)
            return why_not_equip(s, seat, number) or (
                say("refusal-another-bearer", artifact=artifact),
                "WD-8.10",
            )
    for number in group.spells:
        if number not in book(s, seat):
            return why_not_learn(s, seat, number) or _too_late(SPELL_NAMES.noun(number))
    return None


def _too_late(thing: Argument) -> Reason:
    return say("refusal-too-late", thing=thing), "WD-40.3"


def _not_brewed(s: DuelsState, seat: int, group: Group) -> Reason | None:
    if all(s.stock[seat] >> number & 1 for number in group.potions):
        return None
    return say("refusal-stock-full"), "WD-11.2"
