"""What looks different is different in the observation, and what looks the same is the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from spellwright.environments import writing
from spellwright.environments.laws import (
    Memory,
    look,
    observations_tell_what_is_seen,
    positions,
    whatever_is_shown_is_told,
)
from spellwright.environments.layout import Part, layout_of
from spellwright.environments.observer import Observer, observer_for
from spellwright.kernel.observation import AS_TOP, Observation
from spellwright.kernel.refusal import RulesError
from spellwright.laws.case import case_from
from spellwright.registry import GAME_IDS, any_game, game

WITH_HANDS: Final = (*GAME_IDS, "night-owls")
"""The games, and a small one that leaves to the kernel how hands and decks are observed."""
POKED: Final = {
    "wizardry": 150,
    "funkoverse": 90,
    "duels": 40,
    "battle": 30,
    "talisman": 90,
    "night-owls": 7,
}
"""A position of this many is taken apart number by number."""


@pytest.mark.parametrize("id", WITH_HANDS)
def test_every_number_that_is_seen_is_told_and_no_other(id: str) -> None:
    for seed in range(2):
        case = case_from(any_game(id).rules, seed)
        observer = observer_for(any_game(id), case.seats, case.options)
        for number, state in enumerate(positions(observer, seed, POKED[id], most=2)):
            seat = number % case.seats
            assert list(observations_tell_what_is_seen(observer, state, seat)) == []


@pytest.mark.parametrize("id", WITH_HANDS)
def test_whatever_a_seat_is_shown_is_told(id: str) -> None:
    case = case_from(any_game(id).rules, 3)
    observer = observer_for(any_game(id), case.seats, case.options)
    for number, state in enumerate(positions(observer, 3, POKED[id], most=3)):
        seat = number % case.seats
        assert list(whatever_is_shown_is_told(observer, state, seat)) == []


@pytest.mark.parametrize("id", WITH_HANDS)
def test_looks_and_observations_belong_together(id: str) -> None:
    case = case_from(any_game(id).rules, 11)
    observer = observer_for(any_game(id), case.seats, case.options)
    memory = Memory(observer)
    for seed in (11, 12):
        for state in positions(observer, seed, 3, most=120):
            for seat in range(case.seats):
                assert list(memory.meet(state, seat)) == []


@pytest.mark.parametrize("id", WITH_HANDS)
def test_a_resampled_state_has_the_same_observation(id: str) -> None:
    case = case_from(any_game(id).rules, 5)
    observer = observer_for(any_game(id), case.seats, case.options)
    for number, state in enumerate(positions(observer, 5, 29, most=20)):
        for seat in range(case.seats):
            other = state.resample(seat, number)
            assert (observer.flat(state, seat) == observer.flat(other, seat)).all()


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_row_that_is_kept_is_the_row_that_would_be_made_anew(id: str) -> None:
    """Whichever seat looked before, at whichever state: only what has changed was written."""
    case = case_from(game(id).rules, 8)
    observer = observer_for(game(id), case.seats, case.options)
    kept = observer.sight()
    two_games = [positions(observer, seed, 7, most=40) for seed in (8, 9)]
    for states in zip(*two_games, strict=False):
        for state in states:
            for seat in range(case.seats):
                assert (kept.look(state, seat) == observer.sight().look(state, seat)).all()


@pytest.mark.parametrize("id", GAME_IDS)
def test_named_arrays_have_every_number_of_a_row(id: str) -> None:
    observer = observer_for(game(id), 2, game(id).rules.check_settings(None))
    row = observer.flat(next(positions(observer, 1)), 0)
    assert sum(part.size for part in observer.named(row).values()) == observer.size


def test_a_look_that_fails_leaves_nothing_behind() -> None:
    rules = game("funkoverse").rules
    observer = observer_for(game("funkoverse"), 2, rules.check_settings(None))
    state = rules.new(2, seed=4)
    kept = observer.sight()
    before = kept.look(state, 0).copy()
    state.round, state.points = 7, [5000, 0]
    with pytest.raises(RulesError):
        kept.look(state, 0)
    state.round, state.points = rules.new(2, seed=4).round, [0, 0]
    assert (kept.look(state, 0) == before).all()


# -- the law notices what goes wrong ---------------------------------------------------------------


def faulty(id: str, field: str, fault: Callable[[Any], Any]) -> Observer:
    """An observer that gets something else in place of what a seat sees of a field."""
    right = observer_for(game(id), 2, game(id).rules.check_settings(None)).layout
    parts = []
    for part in right.parts:
        if part.name == field:
            part = part._replace(rule=wrong(part, fault))
        parts.append(part)
    return Observer(right._replace(parts=tuple(parts)))


def wrong(part: Part, fault: Callable[[Any], Any]) -> Callable[[Any, int], Any]:
    def rule(state: Any, seat: int) -> Any:
        seen = part.rule(state, seat) if callable(part.rule) else getattr(state, part.name)
        return fault(seen)

    return rule


def faults_in(observer: Observer, seeds: int = 2) -> set[tuple[str, str]]:
    found = set()
    for seed in range(seeds):
        for state in positions(observer, seed, 200, most=3):
            found |= set(observations_tell_what_is_seen(observer, state, 0))
    return found


def test_a_deck_that_is_cut_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Talisman's decks have up to 60 cards; an observation that has 24 of them loses the others."""
    whole = observer_for(game("talisman"), 2, game("talisman").rules.check_settings(None))
    monkeypatch.setattr(writing, "_too_deep", lambda _: None)
    cut = whole.layout._replace(parts=tuple(shortened(part, 24) for part in whole.layout.parts))
    state = next(positions(whole, 1))
    assert set(whatever_is_shown_is_told(whole, state, 0)) == set()
    found = set(whatever_is_shown_is_told(Observer(cut), state, 0))
    assert found == {("deck", "is not told as it is shown")}


def shortened(part: Part, places: int) -> Part:
    if part.name != "deck":
        return part
    return part._replace(seen=part.seen._replace(form=AS_TOP), longest=places)


def test_a_wall_between_sides_that_leaks_is_noticed() -> None:
    right = observer_for(game("duels"), 2, game("duels").rules.check_settings(None)).layout
    parts = [
        part._replace(rule=lambda s, _: [hand[:] for hand in s.hand])
        if part.name == "hand"
        else part
        for part in right.parts
    ]
    leaking = Observer(right._replace(parts=tuple(parts)))
    assert ("hand", "is told and not seen") in faults_in(leaking)


def test_numbers_that_are_rounded_are_noticed() -> None:
    rounded = faulty("battle", "health", lambda health: [each // 2 * 2 for each in health])
    assert ("health", "is seen and not told") in faults_in(rounded)


def test_the_own_seat_comes_first() -> None:
    rules = game("wizardry").rules
    observer = observer_for(game("wizardry"), 3, rules.check_settings(None))
    state = rules.new(3, seed=4)
    state.hits = [1, 2, 3]
    assert observer.named(observer.flat(state, 1))["hits"].tolist() == [2, 3, 1]
    assert look(observer, state, 1) != look(observer, state, 2)


def test_a_list_that_is_too_long_is_an_error() -> None:
    rules = game("funkoverse").rules
    observer = observer_for(game("funkoverse"), 2, rules.check_settings(None))
    state = rules.new(2, seed=4)
    state.attack_dice = [0] * 31
    with pytest.raises(RulesError, match="attack_dice"):
        observer.flat(state, 0)
    state.attack_dice = []
    state.points = [5000, 0]
    with pytest.raises(RulesError, match="«points» holds 5000, declared is 0 to 999"):
        observer.flat(state, 0)


def test_every_seen_field_must_be_declared() -> None:
    rules = game("funkoverse").rules
    with pytest.raises(RulesError, match="does not say how high «size» goes"):
        layout_of(rules, Observation({}), 2, rules.check_settings(None))
