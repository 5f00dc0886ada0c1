"""Saved, copied and resampled states; what is wrong with a state is found."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import MIXED_KINDS
from spellwright.games.funkoverse.lexicons import MARKERS, say
from spellwright.games.funkoverse.rulebook import RULES
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.testing.funkoverse import Skirmish

FULL = ("harry E5, hermione E4, auror J6", "bellatrix F5, voldemort A5, death-eater A6")


def test_a_state_in_the_middle_of_an_ability_is_saved_and_goes_on_the_same() -> None:
    game = Skirmish.new(teams="example", items=False)
    game.answer("colour light")
    while game.asked()[1] == "place":
        game.answer(game.options()[0])
    other = RULES.from_json(game.s.to_json())
    assert other.fingerprint() == game.s.fingerprint()
    assert other.board is game.s.board
    while not game.s.over and game.s.round < 3:
        text = game.options()[-1]
        other.choose(other.asks[0].seat, text)
        game.answer(text)
    assert other.fingerprint() == game.s.fingerprint()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("at", [59, 59, -1, -1, -1, -1], say("fault-one-square")),
        ("at", [69, -1, -1, -1, -1, -1], say("fault-no-square")),
        ("cooldown", [1, 0, 0, 0, 0, 0], say("fault-two-places", n=1, all=6)),
        ("tokens", [9] * 40, say("fault-tokens", n=1)),
        ("protego", [3, 0, 0, 0, 0, 0], say("fault-protego")),
        ("confundo", [3, 0, 0, 0, 0, 0], say("fault-confundo")),
        ("marker_side", [1, -1, -1, -1], say("fault-marker", marker=MARKERS.noun(0))),
        ("item_cooldown", [1, 0], say("fault-item-track")),
        ("holder", [4, -1], say("fault-item-side")),
        ("down", [0], say("fault-columns")),
    ],
)
def test_an_unsound_state_is_found(field: str, value: list[int], fault: Saying) -> None:
    game = Skirmish(*FULL)
    assert RULES.faults(game.s) == []
    setattr(game.s, field, value)
    assert fault in RULES.faults(game.s)


def test_a_saved_state_with_a_wild_number_is_refused() -> None:
    game = Skirmish(*FULL)
    text = game.s.to_json().replace('"first":0', '"first":7')
    assert text != game.s.to_json()
    with pytest.raises(Refused):
        RULES.from_json(text)


def test_a_resampled_state_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    game = Skirmish.new(mix=True, secret_pick=True)
    game.answer("colour light")
    for text in ("pick ron", "pick draco"):
        game.choose(0, text)
        game.choose(1, text)
    game.choose(0, "pick harry")
    own = game.s.side[0]
    dealt = [game.s.resample(1, seed).picks[own] for seed in range(40)]
    assert all(len(set(picks)) == 3 for picks in dealt)
    assert {kind for picks in dealt for kind in picks} == set(MIXED_KINDS)
    assert all(game.s.resample(0, seed).picks[own] == game.s.picks[own] for seed in range(5))


def test_a_copy_goes_its_own_way_on_the_same_map() -> None:
    game = Skirmish(*FULL)
    copy = game.s.copy()
    game.do("harry", "move D5")
    assert copy.at != game.s.at
    assert copy.board is game.s.board
