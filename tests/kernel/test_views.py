"""Views are built from the allow-list: what is not in the table is seen by nobody."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from spellwright.face.scene import Scene
from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import EVERYBODY, SPECTATOR, Event
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.view import view_data
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC
from tests.kernel.toy_game import GAME, HAS_LAID, KEEP, WHOLE_GAME, Magpies, MagpieState


def _state() -> MagpieState:
    state = GAME.new(3, seed=4)
    state.choose(1, state.decisions[1].options[0])
    return state


def _watching(seed: int = 0) -> MagpieState:
    """A position in which a magpie looks at the top of the deck."""
    state = GAME.new(2, seed, {"hexes": 0})
    while state.looker < 0:
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[0])
    return state


def test_public_fields_are_shown_to_everybody() -> None:
    state = _state()
    for seat in (SPECTATOR, 0, 1, 2):
        shown = state.view(seat).shown
        assert (shown.points, shown.hexes, shown.weather, shown.final, shown.seats) == (
            [0, 0, 0],
            [1, 1, 1],
            state.weather,
            False,
            3,
        )


def test_own_entries_are_shown_to_their_seat_only() -> None:
    state = _state()
    laid = state.bids[1]
    assert state.view(1).shown.bids == [HIDDEN, laid, HIDDEN]
    for seat in (SPECTATOR, 0, 2):
        assert state.view(seat).shown.bids == [HIDDEN] * 3


def test_a_rule_of_its_own_decides_what_a_seat_sees() -> None:
    state = _state()
    assert state.view(0).shown.hands == [state.hands[0], [HIDDEN] * 2, [HIDDEN] * 3]
    assert state.view(SPECTATOR).shown.hands == [[HIDDEN] * 3, [HIDDEN] * 2, [HIDDEN] * 3]
    watched = _watching()
    assert watched.view(watched.looker).shown.deck[-1] == watched.deck[-1]
    assert set(watched.view(1 - watched.looker).shown.deck) == {HIDDEN}


@pytest.mark.parametrize(
    ("field", "nothing"),
    [
        ("deck", []),
        ("hands", []),
        ("looker", HIDDEN),
        ("weather", ""),
        ("final", False),
        ("points", []),
    ],
)
def test_a_field_that_is_not_in_the_table_is_shown_to_nobody(field: str, nothing: object) -> None:
    class Unlisted(Magpies):
        visibility: ClassVar[Mapping[str, Any]] = {
            name: rule for name, rule in Magpies.visibility.items() if name != field
        }

    state = Unlisted().new(2, seed=4)
    for seat in (SPECTATOR, 0, 1):
        assert getattr(state.view(seat).shown, field) == nothing


def test_the_inner_life_of_the_kernel_is_shown_to_nobody() -> None:
    state = _watching()
    state.choose(state.looker, KEEP)
    for seat in (SPECTATOR, 0, 1):
        shown = state.view(seat).shown
        assert (shown.agenda, shown.asks, shown.events) == ([], [], [])
        assert shown.chance.state() != state.chance.state()
        data = state.view(seat).to_data()["shown"]
        hidden = [data[name] for name in ("result", "secrets_revealed", "choices")]
        assert [*hidden, shown.answer, shown.answered_by] == [HIDDEN] * 5
        assert not {"answer", "answered_by"} & set(data)


def test_the_number_of_choices_would_tell_the_length_of_a_secret_plan() -> None:
    state = _state()
    views = [json.loads(state.view(seat).to_json()) for seat in (SPECTATOR, 0, 1, 2)]
    assert state.choices == 1
    assert [view["shown"]["choices"] for view in views] == [HIDDEN] * 4


def test_changing_a_view_does_not_change_the_state() -> None:
    state = _state()
    before = state.fingerprint()
    view = state.view(0)
    view.shown.points[0] = 99
    view.shown.hands[0].clear()
    view.shown.bids[0] = 5
    view.options.clear()
    assert state.fingerprint() == before
    assert len(state.options(state.asks[0])) == 3


@pytest.mark.parametrize("field", ["weather", "looker", "discards"])
def test_only_a_column_can_be_own(field: str) -> None:
    class Wrong(Magpies):
        visibility: ClassVar[Mapping[str, Any]] = {**Magpies.visibility, field: OWN}

    state = Wrong().new(2, seed=4)
    with pytest.raises(RulesError, match=f"{field} is OWN, but no column"):
        state.view(0)


def test_rows_can_be_own_and_public() -> None:
    class Rows(Magpies):
        visibility: ClassVar[Mapping[str, Any]] = {**Magpies.visibility, "hands": OWN}

    class Open(Magpies):
        visibility: ClassVar[Mapping[str, Any]] = {**Magpies.visibility, "hands": PUBLIC}

    state = Rows().new(2, seed=4)
    assert state.view(1).shown.hands == [[], state.hands[1]]
    opened = Open().new(2, seed=4)
    shown = opened.view(0).shown.hands
    assert shown == opened.hands
    assert all(one is not other for one, other in zip(shown, opened.hands, strict=True))


# -- decisions, events, outcome --------------------------------------------------------------------


def test_a_view_has_the_decisions_of_its_seat_and_who_else_is_awaited() -> None:
    state = _state()
    assert [decision.seat for decision in state.view(0).decisions] == [0]
    assert state.view(0).options == state.options(state.asks[0])
    for seat in (SPECTATOR, 1):
        assert state.view(seat).decisions == ()
        assert state.view(seat).options == []
    assert {state.view(seat).waiting for seat in (SPECTATOR, 0, 1, 2)} == {(0, 2)}


def test_whispers_are_heard_by_their_seat_only() -> None:
    state = _watching()
    looker = state.looker
    saw = f"You see c{state.deck[-1]}."
    assert saw in [sentence for sentence, _ in state.view(looker).story()]
    for seat in (SPECTATOR, 1 - looker):
        sentences = [sentence for sentence, _ in state.view(seat).story()]
        assert saw not in sentences
        assert f"{['Ada', 'Bea'][looker]} looks at the deck." in sentences


def test_a_view_does_not_tell_who_else_heard_of_an_event() -> None:
    state = _watching()
    assert {event.audience for event in state.events} == {EVERYBODY, 1 << state.looker}
    assert {event.audience for event in state.view(state.looker).events} == {EVERYBODY}


@pytest.mark.parametrize(
    ("audience", "seats"), [(EVERYBODY, [-1, 0, 1, 2]), (0, []), (1, [0]), (0b110, [1, 2])]
)
def test_the_audience_of_an_event_is_a_set_of_seats(audience: int, seats: list[int]) -> None:
    event = Event(HAS_LAID, (0,), audience)
    assert [seat for seat in (-1, 0, 1, 2) if event.visible_to(seat)] == seats


def test_events_are_those_of_the_last_choice() -> None:
    state = _state()
    assert repr(state.events) == f"[Event({HAS_LAID}, (1,), -1)]"
    assert state.view(2).story() == [("Bea has laid a card.", "MP-1")]
    state.choose(0, state.decisions[0].options[0])
    assert state.view(2).story() == [("Ada has laid a card.", "MP-1")]


def test_quiet_states_tell_nothing() -> None:
    state = _state().quiet()
    assert state.events == []
    state.choose(0, state.decisions[0].options[0])
    assert state.view(0).events == ()


def test_the_outcome_is_in_every_view() -> None:
    state = GAME.new(2, seed=4)
    assert state.view(0).outcome is None
    assert not state.view(0).over
    while not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[-1])
    for seat in (SPECTATOR, 0, 1):
        view = state.view(seat)
        assert view.over
        assert json.loads(view.to_json())["outcome"] == {
            "how": "most-points",
            "sentence": "The rounds are over.",
            "clause": "MP-5",
            "winners": [seat for seat in (0, 1) if state.ranks[seat] == 1],
            "ranks": state.ranks,
            "scores": state.points,
        }


def test_a_view_is_json_words_and_a_picture() -> None:
    view = _state().view(0)
    data = json.loads(view.to_json())
    assert (data["game"], data["seat"], data["waiting"]) == ("magpies", 0, [0, 2])
    assert data["events"] == [{"event": "has-laid", "args": [1]}]
    assert str(view).startswith("Round 0")
    assert (view._repr_svg_() or "").startswith("<svg>")
    state = _state()
    assert str(state) == str(state.view(SPECTATOR))
    assert state._repr_svg_() == state.view(SPECTATOR)._repr_svg_()
    assert WHOLE_GAME.face.terminal(Scene(view)).startswith("Round 0, points \\[0")


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Refused, match=f"There is no seat {seat}; the seats are 0 to 2"):
        _state().view(seat)


def test_what_is_read_at_once_is_what_the_view_says() -> None:
    state, chance = GAME.new(3, seed=9), FastChance(9)
    positions = 0
    while not state.over and positions < 60:
        for seat in (SPECTATOR, 0, 1, 2):
            view = state.view(seat)
            assert view_data(state, seat, view.events) == view.to_data()
        ask = state.asks[chance.below(len(state.asks))]
        options = state.options(ask)
        state.choose(ask.seat, options[chance.below(len(options))])
        positions += 1
    assert positions > 10
    with pytest.raises(Refused):
        view_data(state, 3, ())
