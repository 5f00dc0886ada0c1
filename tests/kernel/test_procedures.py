"""Procedures on the agenda: order, repetition, questions to several seats, mistakes of rules."""

from __future__ import annotations

from itertools import permutations

import pytest

from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import DEEPEST_AGENDA
from tests.kernel.small_game import WHAT, WHAT_ABOUT, SmallProcedure, SmallState, begun

# -- the order of steps ----------------------------------------------------------------------------


class Inner(SmallProcedure):
    number: int
    __slots__ = tuple(__annotations__)

    STEPS = ("enter", "leave")

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: SmallState) -> None:
        s.diary.append(self.number)

    def leave(self, s: SmallState) -> None:
        s.diary.append(-self.number)


class Outer(SmallProcedure):
    __slots__ = ()

    STEPS = ("push_two", "after", "end")

    def push_two(self, s: SmallState) -> None:
        s.diary.append(100)
        s.push(Inner(1))
        s.push(Inner(2))
        s.diary.append(101)

    def after(self, s: SmallState) -> None:
        s.diary.append(102)


def test_pushed_procedures_run_to_their_end_last_in_first_out() -> None:
    state = begun(Outer)
    assert state.diary == [100, 101, 2, -2, 1, -1, 102]
    assert state.over
    assert state.agenda == []


class Countdown(SmallProcedure):
    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("count", "skipped", "jump", "never", "end")

    def __init__(self) -> None:
        self.left = 3

    def count(self, s: SmallState) -> None:
        s.diary.append(self.left)
        self.left -= 1
        if self.left:
            self.again()
        else:
            self.go_to("jump")

    def skipped(self, s: SmallState) -> None:
        s.diary.append(-1)

    def jump(self, s: SmallState) -> None:
        s.diary.append(50)
        s.push(Stopping())
        self.go_to("end")

    def never(self, s: SmallState) -> None:
        s.diary.append(-2)


class Stopping(SmallProcedure):
    __slots__ = ()

    STEPS = ("halt", "never")

    def halt(self, s: SmallState) -> None:
        self.stop()
        s.diary.append(60)

    def never(self, s: SmallState) -> None:
        s.diary.append(-3)


def test_again_go_to_and_stop() -> None:
    assert begun(Countdown).diary == [3, 2, 1, 50, 60]


def test_going_to_a_step_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        Countdown().go_to("nowhere")


class Returns(SmallProcedure):
    __slots__ = ()

    STEPS = ("call", "use", "end")

    def call(self, s: SmallState) -> None:
        s.push(Result())

    def use(self, s: SmallState) -> None:
        s.diary.append(s.result)


class Result(SmallProcedure):
    __slots__ = ()

    STEPS = ("answer",)

    def answer(self, s: SmallState) -> None:
        s.result = 77


def test_a_procedure_hands_back_a_result() -> None:
    assert begun(Returns).diary == [77]


class Restarted(SmallProcedure):
    __slots__ = ()

    STEPS = ("push_twice", "end")

    def push_twice(self, s: SmallState) -> None:
        inner = Inner(5)
        inner.next_step = 1
        s.push(inner)


def test_a_pushed_procedure_starts_at_its_first_step() -> None:
    assert begun(Restarted).diary == [5, -5]


# -- questions -------------------------------------------------------------------------------------


class TwoQuestions(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask_one", "note_answer", "ask_about", "note_second", "end")

    note_second = SmallProcedure.note_answer

    def ask_one(self, s: SmallState) -> None:
        s.ask(0, WHAT)

    def ask_about(self, s: SmallState) -> None:
        s.ask(1, WHAT_ABOUT, 1)


def test_the_step_after_a_question_finds_the_answer() -> None:
    state = begun(TwoQuestions, seats=2)
    decision = state.decisions[0]
    assert (decision.seat, decision.question, decision.prompt, decision.clause) == (
        0,
        "what",
        "What do you say?",
        "SG-1",
    )
    state.choose(0, "say 2")
    decision = state.decisions[0]
    assert (decision.seat, decision.prompt, decision.clause) == (
        1,
        "What do you say about toast?",
        "SG-3",
    )
    state.choose(1, decision.options[3])
    assert state.diary == [2, 13]
    assert state.choices == 2
    assert state.decisions == []


class AskEverybody(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask_all", "collect", "end")

    def ask_all(self, s: SmallState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHAT)

    def collect(self, s: SmallState) -> None:
        self.note_answer(s)
        if s.asks:
            self.again()


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_several_seats_answer_in_any_order(order: tuple[int, ...]) -> None:
    state = begun(AskEverybody, seats=3)
    for place, seat in enumerate(order):
        assert [decision.seat for decision in state.decisions] == sorted(order[place:])
        state.choose(seat, f"say {seat}")
    assert state.diary == [11 * seat for seat in order]
    assert state.over


class AskedAgain(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask_all", "collect", "end")

    def ask_all(self, s: SmallState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHAT)

    def collect(self, s: SmallState) -> None:
        """A seat that says 0 is asked again, while the others still think."""
        self.note_answer(s)
        if s.diary[-1] % 10 == 0:
            s.ask(s.answered_by, WHAT)
        if s.asks:
            self.again()


def test_a_seat_may_choose_several_times_while_others_think() -> None:
    state = begun(AskedAgain, seats=2)
    for seat, text in [(0, "say 0"), (0, "say 0"), (1, "say 1"), (0, "say 3")]:
        assert not state.over
        state.choose(seat, text)
    assert state.diary == [0, 0, 11, 3]
    assert state.over


class Dependent(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask_all", "collect", "end")

    def ask_all(self, s: SmallState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHAT)

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return super().options(s, seat, question)[len(s.diary) :]

    def collect(self, s: SmallState) -> None:
        self.note_answer(s)
        if s.asks:
            self.again()


def test_options_of_open_questions_are_worked_out_anew_after_each_answer() -> None:
    state = begun(Dependent, seats=3)
    assert [len(decision.options) for decision in state.decisions] == [4, 4, 4]
    state.choose(1, "say 0")
    assert [len(decision.options) for decision in state.decisions] == [3, 3]


# -- mistakes of rules -----------------------------------------------------------------------------


class Circle(SmallProcedure):
    __slots__ = ()

    STEPS = ("round",)

    def round(self, s: SmallState) -> None:
        self.again()


class Abyss(SmallProcedure):
    __slots__ = ()

    STEPS = ("fall",)

    def fall(self, s: SmallState) -> None:
        s.push(Abyss())


class NeverEnds(SmallProcedure):
    __slots__ = ()

    STEPS = ()


class PushOverQuestion(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask_and_push",)

    def ask_and_push(self, s: SmallState) -> None:
        s.ask(0, WHAT)
        s.push(Inner(1))


class NoOptions(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask", "end")

    def ask(self, s: SmallState) -> None:
        s.ask(0, WHAT)

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return super(SmallProcedure, self).options(s, seat, question)


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (Circle, "Circle runs in a circle"),
        (Abyss, "pushed over an open question, or without end"),
        (NeverEnds, "the agenda is empty, but the game is not over"),
        (PushOverQuestion, "pushed over an open question"),
    ],
)
def test_mistakes_of_rules_are_errors_that_name_them(
    first: type[SmallProcedure], said: str
) -> None:
    with pytest.raises(RulesError, match=said):
        begun(first)


def test_the_agenda_has_a_greatest_depth() -> None:
    state = begun(EndInside)
    for _ in range(DEEPEST_AGENDA):
        state.push(Inner(1))
    with pytest.raises(RulesError, match="without end"):
        state.push(Inner(1))
    assert len(state.agenda) == DEEPEST_AGENDA


def test_a_step_that_is_there_twice_is_found_when_the_class_is_made() -> None:
    """Found by reading: a saved state knows a step by its name, and went back to the first."""
    with pytest.raises(RulesError, match="the procedure Twice has a step twice"):
        type("Twice", (SmallProcedure,), {"STEPS": ("end", "end"), "__slots__": ()})


def test_a_question_without_options_names_its_procedure() -> None:
    state = begun(NoOptions)
    with pytest.raises(RulesError, match="NoOptions asks a question without options"):
        state.options(state.asks[0])


class EndInside(SmallProcedure):
    __slots__ = ()

    STEPS = ("push", "never")

    def push(self, s: SmallState) -> None:
        s.push(Deeper())

    def never(self, s: SmallState) -> None:
        s.diary.append(-1)


class Deeper(SmallProcedure):
    __slots__ = ()

    STEPS = ("end", "never")

    def never(self, s: SmallState) -> None:
        s.diary.append(-2)


def test_the_end_of_the_game_ends_all_procedures() -> None:
    state = begun(EndInside, seats=2)
    assert state.over
    assert state.diary == []
    assert (state.agenda, state.asks, state.ranks) == ([], [], [1, 1])
