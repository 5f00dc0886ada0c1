"""A table: the log, and the way back until luck or a secret has come out."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.kernel.option import first_of
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.table import KEPT_EVERY, MOST_TAKEN_BACK, Choice, Table
from spellwright.registry import any_game
from spellwright.samples.tic_tac_toe import TicTacToe
from tests.kernel.small_game import SAID, WHAT, SmallGame, SmallProcedure, SmallState
from tests.kernel.toy_game import GAME

# -- the log ---------------------------------------------------------------------------------------


def test_a_table_keeps_the_log_and_the_story() -> None:
    table = Table(TicTacToe(), seed=3)
    table.choose(0, "  mark   b2 ")
    table.choose(1, table.state.decisions[0].options[0])
    assert table.choices == [Choice(0, "mark b2"), Choice(1, "mark a3")]
    assert [[event.args for event in events] for events in table.story] == [[], [(0, 4)], [(1, 0)]]
    assert (table.seats, table.seed, dict(table.settings)) == (2, 3, {})


def test_a_live_table_keeps_its_seed_as_text() -> None:
    table = Table(GAME, 2, bytes(range(32)))
    assert table.seed == bytes(range(32)).hex()
    assert Table(GAME, 2, table.seed).state == table.state


def test_a_refused_choice_is_not_in_the_log() -> None:
    table = Table(TicTacToe())
    before = table.state.fingerprint()
    for seat, text in [(1, "mark b2"), (0, "mark z9"), (0, "fly")]:
        with pytest.raises(Refused):
            table.choose(seat, text)
    assert (table.choices, len(table.story)) == ([], 1)
    assert table.state.fingerprint() == before


class FailsAtThree(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask", "fail", "end")

    def ask(self, s: SmallState) -> None:
        s.ask(0, WHAT)

    def fail(self, s: SmallState) -> None:
        self.note_answer(s)
        s.diary[first_of(s.answer) // 3] += 1


def test_where_the_rules_fail_the_table_stays_as_it_was() -> None:
    table = Table(SmallGame(FailsAtThree), 1)
    before = table.state.fingerprint()
    with pytest.raises(RulesError, match="the rules failed at “say 3” of seat 0: list index"):
        table.choose(0, "say 3")
    assert table.state.fingerprint() == before
    assert table.choices == []
    table.choose(0, "say 2")
    assert table.state.over


def test_chance_is_recorded_at_a_table() -> None:
    table = Table(GAME, 2, 1)
    while not table.state.over:
        decision = table.state.decisions[0]
        table.choose(decision.seat, decision.options[0])
    record = table.state.chance.record
    assert record
    assert all(0 <= outcome < bound for bound, outcome in record)
    assert {6, 2} <= {bound for bound, _ in record}


def test_every_position_of_a_long_game_is_found_again() -> None:
    table: Table[Any] = Table(any_game("endless"))
    prints = [table.state.fingerprint()]
    for place in range(2 * KEPT_EVERY + 7):
        seat = place % 2
        table.choose(seat, table.state.decisions[0].options[0])
        prints.append(table.state.fingerprint())
    found = [table.position(place).fingerprint() for place in range(len(prints))]
    assert found == prints
    for place in range(len(prints) - 2, KEPT_EVERY - 5, -1):
        table.undo(place % 2)
        assert table.state.fingerprint() == prints[place]
        assert table.position(place - 1).fingerprint() == prints[place - 1]
    table.choose((KEPT_EVERY - 4) % 2, table.state.decisions[0].options[0])
    assert [table.position(p).fingerprint() for p in range(KEPT_EVERY - 2)] == prints[
        : KEPT_EVERY - 2
    ]


def test_what_lies_too_far_back_stands() -> None:
    table: Table[Any] = Table(any_game("endless"))
    for place in range(MOST_TAKEN_BACK + 10):
        table.choose(place % 2, table.state.decisions[0].options[0])
    for place in range(MOST_TAKEN_BACK):
        table.undo((place + 1) % 2)
    with pytest.raises(Refused, match="Too much has happened since then"):
        table.undo(1)
    assert len(table.choices) == 10


# -- undo ------------------------------------------------------------------------------------------


def test_undo_gives_back_the_position_before() -> None:
    table = Table(TicTacToe())
    table.choose(0, "mark b2")
    before = table.state.fingerprint()
    table.choose(1, "mark a1")
    assert table.can_undo(1)
    table.undo(1)
    assert table.state.fingerprint() == before
    assert (table.choices, len(table.story)) == ([Choice(0, "mark b2")], 2)
    table.choose(1, "mark c3")
    assert table.choices[-1] == Choice(1, "mark c3")


def test_the_end_of_a_game_can_be_taken_back() -> None:
    table = Table(TicTacToe())
    for seat, cell in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        table.choose(seat % 2, f"mark {cell}")
    assert table.state.over
    table.undo(0)
    assert not table.state.over
    assert table.state.outcome is None


def test_there_must_be_a_choice_to_take_back() -> None:
    table = Table(TicTacToe())
    table.choose(0, "mark b2")
    assert not table.can_undo(1)
    with pytest.raises(Refused, match="nothing to undo") as refused:
        table.undo(1)
    assert refused.value.kind == "undo"


def test_another_players_choice_stands_in_the_way_unless_they_agree() -> None:
    table = Table(TicTacToe())
    start = table.state.fingerprint()
    table.choose(0, "mark b2")
    table.choose(1, "mark a1")
    after = table.state.fingerprint()
    assert not table.can_undo(0)
    with pytest.raises(Refused, match="Another player has chosen since then"):
        table.undo(0)
    assert (table.state.fingerprint(), len(table.choices)) == (after, 2)
    assert table.can_undo(0, consenting={1})
    table.undo(0, consenting={1})
    assert (table.state.fingerprint(), table.choices) == (start, [])


class Diary(SmallProcedure):
    """All seats speak at once. A 1 calls on luck, a 2 lets a secret out, a 3 asks again."""

    __slots__ = ()

    STEPS = ("ask_all", "hear", "ask_first", "note_answer", "end")

    def ask_all(self, s: SmallState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHAT)

    def hear(self, s: SmallState) -> None:
        self.note_answer(s)
        said = first_of(s.answer)
        s.tell(SAID, said)
        if said == 1:
            s.chance.below(2)
        elif said == 2:
            s.reveal()
        elif said == 3:
            s.ask(s.answered_by, WHAT)
        if s.asks:
            self.again()

    def ask_first(self, s: SmallState) -> None:
        s.ask(0, WHAT)


def _diary() -> Table[SmallState]:
    return Table(SmallGame(Diary), 3)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("say 1", "Dice have been rolled"),
        ("say 2", "A secret has been revealed"),
    ],
)
def test_luck_and_secrets_cannot_be_taken_back(said: str, reason: str) -> None:
    table = _diary()
    table.choose(0, "say 0")
    table.choose(1, said)
    before = table.state.fingerprint()
    for seat in (0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(Refused, match=reason):
            table.undo(seat, consenting={0, 1, 2})
    assert table.state.fingerprint() == before


def test_choices_made_at_the_same_time_stay() -> None:
    table = _diary()
    table.choose(0, "say 0")
    table.choose(2, "say 3")
    table.choose(2, "say 0")
    table.undo(0)
    assert table.choices == [Choice(2, "say 3"), Choice(2, "say 0")]
    assert table.state.diary == [23, 20]
    assert [ask.seat for ask in table.state.asks] == [0, 1]
    assert len(table.story) == 3
    table.choose(0, "say 1")
    assert table.state.diary == [23, 20, 1]


def test_choices_of_consenting_seats_are_dropped() -> None:
    table = _diary()
    table.choose(0, "say 0")
    table.choose(1, "say 0")
    table.choose(2, "say 0")
    table.undo(1, consenting={2})
    assert table.choices == [Choice(0, "say 0")]
    assert [ask.seat for ask in table.state.asks] == [1, 2]


def test_a_choice_that_another_has_built_on_stands() -> None:
    """Found by reading: undo began, failed in the middle, and left half a log."""
    table = _diary()
    for seat in (1, 0, 2):
        table.choose(seat, "say 0")
    table.choose(0, "say 3")
    before, log = table.state.fingerprint(), table.choices[:]
    assert not table.can_undo(1)
    with pytest.raises(Refused, match="Another player has chosen since then"):
        table.undo(1)
    assert (table.state.fingerprint(), table.choices) == (before, log)
    table.undo(0)
    assert table.choices == log[:-1]


def test_who_stands_in_the_way_and_who_has_seen_it() -> None:
    table = Table(TicTacToe())
    table.choose(0, "mark b2")
    assert (table.in_the_way(0), table.seen_by(0)) == ([], [1])
    table.choose(1, "mark a1")
    assert table.in_the_way(0) == [1]
    assert table.in_the_way(0, consenting={1}) == []
    assert table.in_the_way(1) == []


def test_only_those_who_have_built_on_a_choice_stand_in_its_way() -> None:
    table = _diary()
    for seat in (1, 0, 2):
        table.choose(seat, "say 0")
    table.choose(0, "say 3")
    assert table.in_the_way(1) == [0]
    assert table.seen_by(1) == [0, 2]


def test_nobodys_consent_brings_luck_back() -> None:
    table = _diary()
    table.choose(0, "say 1")
    with pytest.raises(Refused, match="Dice have been rolled"):
        table.in_the_way(0)
    with pytest.raises(Refused, match="nothing to undo"):
        table.seen_by(1)
