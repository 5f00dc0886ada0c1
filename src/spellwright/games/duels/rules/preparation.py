"""Preparation: ready-made Groups, or building under WD-8 to WD-11 (WD-40.3)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.collection import groups
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    QUEST_DECK,
)
from spellwright.games.duels.groups.group import (
    READY_MADE,
    equip,
    join,
    learn,
    learn_innate,
    members,
    recruit,
)
from spellwright.games.duels.groups.offers import (
    bearers,
    brews,
    equipment,
    lessons,
    pursuits,
    recruits,
)
from spellwright.games.duels.groups.reasons import (
    why_not_bear,
    why_not_brew,
    why_not_equip,
    why_not_learn,
    why_not_pay,
    why_not_pursue,
    why_not_recruit,
)
from spellwright.games.duels.groups.sums import (
    book,
    book_size,
    galleons_left,
    potions_in,
    stock_size,
)
from spellwright.games.duels.queries import model_of_piece
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import (
    BREWING,
    NOTHING,
    SEATS,
    SETTING_UP,
    DuelsProcedure,
    DuelsState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.record import with_entry

# What a builder is busy with (`step`).
SIDE: Final = 0
RECRUITING: Final = 1
LEADING: Final = 2
EQUIPPING: Final = 3
BEARING: Final = 4
LEARNING: Final = 5
PURSUING: Final = 6
COMPLETE: Final = 7
QUESTION_OF: Final = (
    words.ASK_AFFILIATION,
    words.ASK_RECRUIT,
    words.ASK_LEADER,
    words.ASK_EQUIP,
    words.ASK_BEARER,
    words.ASK_LEARN,
    words.ASK_PURSUE,
)
"""By step, what is asked."""


class Preparation(DuelsProcedure):
    """WD-39.8: ready-made Groups as they are, a choice among them, or Groups of one's own."""

    __slots__ = ()

    STEPS = ("choose", "note", "lay_open", "brew", "note_potion", "lay_stocks_open")

    def choose(self, s: DuelsState) -> None:
        if s.settings["groups"] == "ready":
            for seat in range(SEATS):
                self.take_ready(s, seat, seat)
            self.stop()
            s.stage = SETTING_UP
        elif s.settings["groups"] == "pick":
            for seat in range(SEATS):
                s.ask(seat, words.ASK_GROUP)
        else:
            for seat in range(SEATS):
                ask_builder(s, seat)

    def take_ready(self, s: DuelsState, seat: int, number: int) -> None:
        join(s, seat, READY_MADE[number])
        s.ready = with_entry(s.ready, seat, number)
        s.tell(story.CHOSE_GROUP, seat, number)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_GROUP:
            return [words.GROUP | number << FIRST for number in groups(s)]
        if question == words.ASK_BREW:
            return [words.BREW | number << FIRST for number in brews(s, seat)]
        return building_options(s, seat, question)

    def note(self, s: DuelsState) -> None:
        """Both players prepare at the same time and in secret."""
        seat = s.answered_by
        if verb_of(s.answer) == words.GROUP:
            s.pending[seat] = first_of(s.answer)
        else:
            note_building(s, seat)
            ask_builder(s, seat)
        if s.asks:
            self.again()

    def lay_open(self, s: DuelsState) -> None:
        """WD-8.8, WD-G49."""
        s.reveal()
        if s.settings["groups"] == "pick":
            for seat in range(SEATS):
                self.take_ready(s, seat, s.pending[seat])
            self.stop()
            s.stage = SETTING_UP
            return
        s.stage = BREWING
        s.tell(story.LAID_OUT)
        for seat in range(SEATS):
            learn_innate(s, seat)
            for model in members(s, seat):
                s.tell(story.JOINED_GROUP, s.piece[model], seat)

    def brew(self, s: DuelsState) -> None:
        """WD-11.1, WD-11.7."""
        for seat in range(SEATS):
            s.ask(seat, words.ASK_BREW, stock_size(s, seat))

    def note_potion(self, s: DuelsState) -> None:
        seat = s.answered_by
        s.stock[seat] |= 1 << first_of(s.answer)
        left = stock_size(s, seat) - len(potions_in(s.stock[seat]))
        if left:
            s.ask(seat, words.ASK_BREW, left)
        if s.asks:
            self.again()

    def lay_stocks_open(self, s: DuelsState) -> None:
        """WD-11.8."""
        s.stage = SETTING_UP
        s.reveal()
        s.tell(story.STOCKED)


# -- building, one decision after another ----------------------------------------------------------


def ask_builder(s: DuelsState, seat: int) -> None:
    """Ask what the builder has to choose next; steps without a choice are passed over."""
    step = s.step[seat]
    if step == COMPLETE:
        return
    question = QUESTION_OF[step]
    found = building_options(s, seat, question)
    if found not in ([words.DONE], []) and not (step == LEADING and len(found) == 1):
        s.ask(seat, question, *prompt_of(s, seat, step))
        s.asks[-1].cache = found
        return
    if step == LEADING:
        s.leader = with_entry(s.leader, seat, members(s, seat)[0])
    # After the Artifacts come the Spells: a bearer is asked for in between only.
    s.step[seat] = LEARNING if step == EQUIPPING else step + 1
    ask_builder(s, seat)


def prompt_of(s: DuelsState, seat: int, step: int) -> list[int]:
    """The figure that a builder's question names."""
    if step in (RECRUITING, EQUIPPING):
        return [galleons_left(s, seat)]
    if step == BEARING:
        return [s.pending[seat]]
    if step == LEARNING:
        return [book_size(s, seat) - len(book(s, seat))]
    return [len(s.quest_deck[seat])] if step == PURSUING else []


def building_options(s: DuelsState, seat: int, question: int) -> list[int]:
    if question == words.ASK_AFFILIATION:
        return [words.AFFILIATION | side << FIRST for side in range(len(AFFILIATION_KEYS))]
    if question == words.ASK_LEADER:
        return [words.LEADER | s.piece[model] << FIRST for model in members(s, seat)]
    if question == words.ASK_BEARER:
        found = bearers(s, seat, s.pending[seat])
        return [words.BEARER | s.piece[model] << FIRST for model in found]
    if question == words.ASK_PURSUE:
        return [words.PURSUE | number << FIRST for number in pursuits(s, seat)]
    if question == words.ASK_RECRUIT:
        models = [words.RECRUIT | number << FIRST for number in recruits(s, seat)]
        return [*models, words.DONE] if members(s, seat) else models
    if question == words.ASK_EQUIP:
        return [*[words.EQUIP | n << FIRST for n in equipment(s, seat)], words.DONE]
    return [*[words.LEARN | n << FIRST for n in lessons(s, seat)], words.DONE]


def note_building(s: DuelsState, seat: int) -> None:
    verb, chosen = verb_of(s.answer), first_of(s.answer)
    if verb == words.AFFILIATION:
        s.affiliation = with_entry(s.affiliation, seat, chosen)
        s.step[seat] = RECRUITING
    elif verb == words.RECRUIT:
        recruit(s, seat, chosen)
    elif verb == words.LEADER:
        s.leader = with_entry(s.leader, seat, model_of_piece(s, chosen))
        s.step[seat] = EQUIPPING
    elif verb == words.EQUIP:
        found = bearers(s, seat, chosen)
        if len(found) == 1:
            equip(s, found[0], chosen)
        else:
            s.pending[seat] = chosen
            s.step[seat] = BEARING
    elif verb == words.BEARER:
        equip(s, model_of_piece(s, chosen), s.pending[seat])
        s.pending[seat] = NOTHING
        s.step[seat] = EQUIPPING
    elif verb == words.LEARN:
        learn(s, seat, [chosen])
    elif verb == words.PURSUE:
        s.quest_deck[seat] += (chosen,)
        if len(s.quest_deck[seat]) == QUEST_DECK:
            s.step[seat] = COMPLETE
    else:
        s.step[seat] = LEARNING if s.step[seat] == EQUIPPING else s.step[seat] + 1


def why_not_prepared(s: DuelsState, seat: int, question: int, code: int) -> Reason | None:
    """Why something cannot join the Group that a seat builds."""
    verb, chosen = verb_of(code), first_of(code)
    if verb == words.RECRUIT and question == words.ASK_RECRUIT:
        return why_not_recruit(s, seat, chosen)
    if verb == words.EQUIP and question == words.ASK_EQUIP:
        return why_not_equip(s, seat, chosen)
    if verb == words.BEARER and question == words.ASK_BEARER and chosen in s.piece:
        model = model_of_piece(s, chosen)
        if model in members(s, seat):
            wanted = s.pending[seat]
            return why_not_bear(s, model, wanted) or why_not_pay(s, model, wanted)
    if verb == words.LEARN and question == words.ASK_LEARN:
        return why_not_learn(s, seat, chosen)
    if verb == words.PURSUE and question == words.ASK_PURSUE:
        return why_not_pursue(s, seat, chosen)
    if verb == words.BREW and question == words.ASK_BREW:
        return why_not_brew(s, seat, chosen)
    return None
