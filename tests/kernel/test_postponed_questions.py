"""A question belongs to the procedure whose step asked it; what that step pushed runs first."""

from __future__ import annotations

import json

import pytest

from spellwright.kernel.option import first_of, pack
from spellwright.kernel.refusal import Refused, RulesError
from tests.kernel.small_game import (
    SAY,
    WHAT,
    WHAT_ABOUT,
    SmallGame,
    SmallProcedure,
    SmallState,
    begun,
)


class Interrupt(SmallProcedure):
    """Asks the last seat, which may say 0 to 3, and writes down a hundred and the answer."""

    __slots__ = ()

    STEPS = ("ask", "note")

    def ask(self, s: SmallState) -> None:
        s.ask(s.seats - 1, WHAT_ABOUT, 0)

    def note(self, s: SmallState) -> None:
        s.diary.append(100 + first_of(s.answer))


class PushAndAsk(SmallProcedure):
    """Its question has options that depend on what was said meanwhile."""

    __slots__ = ()

    STEPS = ("push_and_ask", "note_answer", "end")

    def push_and_ask(self, s: SmallState) -> None:
        s.push(Interrupt())
        s.ask(0, WHAT)

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return [pack(SAY, 10 + number) for number in range(4) if 100 + number in s.diary]


def asked(state: SmallState) -> list[tuple[int, str, list[str]]]:
    return [(d.seat, d.question, [option.text for option in d.options]) for d in state.decisions]


def test_what_a_step_pushed_runs_before_its_question_opens() -> None:
    state = begun(PushAndAsk, seats=2)
    assert asked(state) == [(1, "what-about", ["say 0", "say 1", "say 2", "say 3"])]
    state.choose(1, "say 2")
    assert asked(state) == [(0, "what", ["say 12"])]
    assert [frame.__class__ for frame in state.agenda] == [PushAndAsk]
    state.choose(0, "say 12")
    assert state.diary == [102, 12]
    assert state.over


class AskAmong(PushAndAsk):
    __slots__ = ()

    def push_and_ask(self, s: SmallState) -> None:
        s.push(Interrupt())
        s.ask_among([pack(SAY, 99)], 0, WHAT, [])


def test_options_that_were_worked_out_before_are_worked_out_anew() -> None:
    state = begun(AskAmong)
    state.choose(0, "say 3")
    assert asked(state) == [(0, "what", ["say 13"])]


class AfterAnAnswer(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask", "push_and_ask_all", "collect", "end")

    def ask(self, s: SmallState) -> None:
        s.ask(0, WHAT)

    def push_and_ask_all(self, s: SmallState) -> None:
        s.push(Interrupt())
        s.push(Interrupt())
        for seat in range(s.seats):
            s.ask(seat, WHAT_ABOUT, 1)

    def collect(self, s: SmallState) -> None:
        self.note_answer(s)
        if s.asks:
            self.again()


def test_several_seats_wait_together_after_an_answer_too() -> None:
    state = begun(AfterAnAnswer, seats=3)
    state.choose(0, "say 0")
    for said in ("say 1", "say 2"):
        assert [ask.seat for ask in state.asks] == [2]
        state.choose(2, said)
    assert [(ask.seat, ask.args) for ask in state.asks] == [(0, [1]), (1, [1]), (2, [1])]
    for seat in (1, 0, 2):
        state.choose(seat, "say 3")
    assert state.diary == [101, 102, 13, 3, 23]
    assert state.over


class Nested(SmallProcedure):
    __slots__ = ()

    STEPS = ("push_and_ask", "note_answer", "end")

    def push_and_ask(self, s: SmallState) -> None:
        s.push(Inside())
        s.ask(0, WHAT)


class Inside(SmallProcedure):
    __slots__ = ()

    STEPS = ("push_and_ask", "note")

    def push_and_ask(self, s: SmallState) -> None:
        s.push(Interrupt())
        s.ask(1, WHAT_ABOUT, 1)

    def note(self, s: SmallState) -> None:
        s.diary.append(50)


def test_questions_wait_inside_what_others_wait_for() -> None:
    state = begun(Nested, seats=3)
    for seat in (2, 1, 0):
        assert [ask.seat for ask in state.asks] == [seat]
        state.choose(seat, "say 1")
    assert state.diary == [101, 50, 1]


def test_a_waiting_question_is_copied_and_saved_by_its_name() -> None:
    game = SmallGame(Nested)
    state = game.new(3)
    text = state.to_json()
    agenda = json.loads(text)["state"]["agenda"]
    assert agenda[1] == {
        "do": "PostponedQuestion",
        "step": "open",
        "seat": 0,
        "question": "what",
        "args": [],
    }
    for same in (state.copy(), game.from_json(text)):
        assert same.fingerprint() == state.fingerprint()
        for seat in (2, 1, 0):
            same.choose(seat, "say 1")
        assert same.diary == [101, 50, 1]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seat", 3, "seat 3, which is not there"),
        ("question", "who", "who"),
        ("question", 0, "should be an object with “question”"),
        ("args", [1], "wrong number of arguments"),
        ("step", "close", "no step “close”"),
        ("more", 1, "no field “more”"),
    ],
)
def test_a_waiting_question_that_nobody_asked_is_refused(
    field: str, value: object, said: str
) -> None:
    game = SmallGame(Nested)
    document = json.loads(game.new(3).to_json())
    document["state"]["agenda"][1][field] = value
    with pytest.raises(Refused, match=said):
        game.from_json(json.dumps(document))


# -- mistakes of rules -----------------------------------------------------------------------------


class NothingLeft(PushAndAsk):
    __slots__ = ()

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return [] if s.diary else super().options(s, seat, question)


def test_a_question_without_an_option_is_an_error_when_it_opens() -> None:
    state = begun(NothingLeft)
    with pytest.raises(RulesError, match="NothingLeft asks where no option is left"):
        state.choose(0, "say 1")


class Vanishing(SmallProcedure):
    __slots__ = ()

    STEPS = ("vanish", "end")

    def vanish(self, s: SmallState) -> None:
        s.agenda.clear()
        s.push(Interrupt())
        s.ask(0, WHAT)


def test_who_has_left_the_agenda_cannot_ask() -> None:
    with pytest.raises(RulesError, match="Vanishing asks, but has left the agenda"):
        begun(Vanishing)
