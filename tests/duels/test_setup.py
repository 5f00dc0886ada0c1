"""WD-12: setup of the board."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.duels.board import JOINS, OPEN
from spellwright.games.duels.content import columns
from spellwright.games.duels.groups.group import READY_MADE, Group, join
from spellwright.games.duels.rules.horcruxes import HideHorcruxes
from spellwright.games.duels.rules.pools import MakePools
from spellwright.games.duels.rules.setup import challenge_spaces, open_spaces
from spellwright.testing.duels import Duel, space


def until(duel: Duel, question: str) -> Duel:
    """Take the first option until this question is asked."""
    while duel.asked()[1] != question:
        duel.choose(duel.asked()[0], duel.options()[0])
    return duel


def fresh(question: str, **options: Any) -> Duel:
    return until(Duel.new(**options), question)


@pytest.mark.rule("WD-12.1")
def test_the_steps_of_setup_in_order() -> None:
    duel = Duel.new()
    asked = []
    while duel.s.round == 0:
        if duel.asked()[1] not in asked:
            asked.append(duel.asked()[1])
        duel.choose(duel.asked()[0], duel.options()[0])
    assert asked == [
        "map",
        "join",
        "zone",
        "challenge",
        "terrain",
        "terrain-space",
        "mulligan",
        "horcrux-bearer",
        "place",
        "arrival",
        "neutral",
    ]
    assert [len(hand) for hand in duel.s.hand] == [3, 3]


@pytest.mark.rule("WD-12.2", "WD-12.3", "WD-40.4")
def test_the_setup_winner_chooses_the_map_and_the_other_the_join() -> None:
    duel = Duel.new()
    winner = duel.s.setup_winner
    assert duel.asked() == (winner, "map")
    duel.answer("map sunken-crypt")
    assert duel.asked() == (1 - winner, "join")
    assert len(duel.options()) == len(JOINS[1])


@pytest.mark.rule("WD-12.4", "WD-12.5")
@pytest.mark.parametrize("half", ["first", "second"])
def test_the_other_player_chooses_the_zone(half: str) -> None:
    duel = fresh("zone")
    chooser = duel.asked()[0]
    assert chooser == 1 - duel.s.setup_winner
    duel.answer(f"zone {half}")
    owner = duel.s.board.zone[space("i5")]
    assert owner == (chooser if half == "first" else 1 - chooser)


@pytest.mark.rule("WD-12.6", "WD-40.5")
def test_challenges_are_placed_in_turn_three_each() -> None:
    duel = fresh("challenge")
    placers = []
    while duel.asked()[1] == "challenge":
        placers.append(duel.asked()[0])
        duel.answer(duel.options()[0])
    winner = duel.s.setup_winner
    assert placers == [winner, 1 - winner] * 3


@pytest.mark.rule("WD-12.8", "WD-12.9")
def test_a_challenge_lies_on_an_inner_open_space() -> None:
    duel = fresh("challenge")
    board = duel.s.board
    for name in duel.spaces():
        at = space(name)
        assert board.terrain[at] == OPEN
        assert not board.is_arrival[at]
        assert len(board.near[at]) == 6


@pytest.mark.rule("WD-12.10")
def test_challenges_keep_two_spaces_between_them() -> None:
    duel = fresh("challenge")
    first = duel.spaces()[20]
    duel.answer(f"to {first}")
    distance = duel.s.board.distance[space(first)]
    assert min(distance[space(name)] for name in duel.spaces()) == 3


@pytest.mark.rule("WD-12.11", "WD-G11")
def test_only_without_room_may_they_be_nearer() -> None:
    duel = fresh("challenge")
    board = duel.s.board
    taken: list[int] = []
    while True:
        far = [
            at
            for at in challenge_spaces(duel.s)
            if all(board.distance[at][other] >= 3 for other in taken)
        ]
        if not far:
            break
        taken.append(far[0])
        duel.s.mysteries = tuple(taken)
    nearer = challenge_spaces(duel.s)
    assert nearer
    assert all(min(board.distance[at][other] for other in taken) == 2 for at in nearer)


@pytest.mark.rule("WD-12.12", "WD-12.13")
def test_terrain_overlays_need_an_open_space_only() -> None:
    duel = fresh("terrain")
    assert duel.asked()[0] == duel.s.setup_winner
    duel.answer("terrain difficult")
    board = duel.s.board
    offered = [space(name) for name in duel.spaces()]
    assert set(offered) == set(open_spaces(duel.s))
    assert any(not board.inner[at] for at in offered)
    near = [at for at in offered if any(board.distance[at][m] == 1 for m in duel.s.mysteries)]
    assert near


@pytest.mark.rule("WD-12.14", "WD-12.13")
def test_all_overlays_are_unveiled_together() -> None:
    duel = fresh("terrain")
    duel.answer("terrain difficult")
    duel.answer(duel.options()[0])
    duel.answer("terrain obscuring")
    duel.load([5, 4, 3, 2, 1, 0])
    mysteries = duel.s.mysteries[:]
    duel.answer(duel.options()[0])
    assert duel.s.overlay_up == [1] * 8
    assert duel.s.overlay_at[:6] == [*mysteries[::-1]]


@pytest.mark.rule("WD-12.15", "WD-12.16", "WD-40.7")
def test_three_quests_are_drawn_and_some_exchanged_in_secret() -> None:
    duel = fresh("mulligan")
    assert sorted(ask.seat for ask in duel.s.asks) == [0, 1]
    hand = duel.s.quest_hand[0][:]
    assert len(hand) == 3
    duel.choose(0, duel.options(0)[0])
    assert duel.view(1).mulligan[0] == ()
    duel.choose(0, "keep")
    duel.choose(1, "keep")
    assert hand[0] not in duel.s.quests[0]
    assert hand[1] in duel.s.quests[0]
    assert len(duel.s.quests[0]) == 3


@pytest.mark.rule("WD-12.17", "WD-12.18")
def test_exchanged_quests_are_discarded_and_the_others_active() -> None:
    duel = fresh("mulligan")
    hand = duel.s.quest_hand[1][:]
    for _ in range(3):
        duel.choose(1, duel.options(1)[0])
    duel.choose(0, "keep")
    assert duel.s.quest_discard[1] == hand
    assert len(duel.s.quests[1]) == 3
    assert duel.s.quest_discard[0] == ()


@pytest.mark.rule("WD-12.19", "WD-12.20", "WD-40.9")
def test_models_are_placed_in_turn_on_own_arrival_spaces() -> None:
    duel = fresh("place")
    winner = duel.s.setup_winner
    assert duel.asked() == (winner, "place")
    duel.answer(duel.options()[0])
    assert sorted(space(name) for name in duel.spaces()) == sorted(duel.s.board.arrivals[winner])
    taken = duel.spaces()[0]
    duel.answer(f"to {taken}")
    assert duel.asked() == (1 - winner, "place")
    duel.answer(duel.options()[0])
    duel.answer(duel.options()[0])
    duel.answer(duel.options()[0])
    assert taken not in duel.spaces()


@pytest.mark.rule("WD-12.21")
def test_who_has_models_left_places_them_one_after_another() -> None:
    duel = fresh("mulligan")
    small = READY_MADE[0]
    join(duel.s, 0, Group(0, small.models[:1], [], [], small.quests, small.potions))
    duel.s.quest_deck[0] = tuple([q for q in small.quests if q not in duel.s.quest_hand[0]])
    until(duel, "place")
    placers = []
    while duel.asked()[1] in ("place", "arrival"):
        if duel.asked()[1] == "arrival":
            placers.append(duel.asked()[0])
        duel.answer(duel.options()[0])
    assert placers.count(1) == 4
    assert placers[-2:] == [1, 1]


@pytest.mark.rule("WD-12.22", "WD-40.10", "WD-30.5")
def test_neutral_cunning_gives_markers_of_choice() -> None:
    duel = fresh("neutral")
    seat = duel.asked()[0]
    assert seat == duel.s.setup_winner
    duel.answer("white 1")
    assert duel.s.light[seat] >= 1
    assert duel.told("pool-made")[0][0] == seat


@pytest.mark.rule("WD-12.23", "WD-20.1")
def test_clash_decks_of_twenty_and_three_in_hand() -> None:
    duel = until(Duel.new(), "neutral")
    while duel.s.round == 0:
        duel.answer(duel.options()[0])
    for seat in (0, 1):
        assert len(duel.s.hand[seat]) == 3
        assert sorted(duel.s.hand[seat] + duel.s.deck[seat]) == columns.CLASH_DECK


VOLDEMORT = {
    "lord-voldemort": "e9",
    "nagini": "e10",
    "death-eater-i": "e11",
    "death-eater-ii": "e12",
}


@pytest.mark.rule("WD-12.24", "WD-37.16b", "WD-37.16c")
def test_the_horcrux_of_harry_goes_to_an_opposing_harry() -> None:
    duel = Duel({"harry-potter": "e7"}, VOLDEMORT)
    duel.carry_out(HideHorcruxes(0))
    harry = duel.model("harry-potter")
    assert duel.s.gear[harry] == 1 << columns.HARRY_HORCRUX
    assert duel.asked() == (1, "horcrux-bearer")


@pytest.mark.rule("WD-37.16d")
def test_without_harry_his_horcrux_is_removed() -> None:
    duel = Duel({"ron-weasley": "e7"}, VOLDEMORT)
    duel.carry_out(HideHorcruxes(0))
    assert all(not gear >> columns.HARRY_HORCRUX & 1 for gear in duel.s.gear)


@pytest.mark.rule("WD-37.16e", "WD-40.8")
def test_bearers_need_a_slot_and_are_not_the_maker() -> None:
    duel = Duel({"ron-weasley": "e7"}, VOLDEMORT)
    duel.carry_out(HideHorcruxes(0))
    assert duel.options() == ["model 2:death-eater-i", "model 2:death-eater-ii", "done"]
    duel.answer("done")
    assert not any(duel.s.made)


@pytest.mark.rule("WD-37.16e")
def test_three_bearers_at_most_and_two_against_harry() -> None:
    extra = {
        "lord-voldemort": "e9",
        "death-eater-i": "e10",
        "death-eater-ii": "e11",
        "draco-malfoy": "e12",
        "bellatrix-lestrange": "e13",
    }
    for foe, most in (("ron-weasley", 3), ("harry-potter", 2)):
        duel = Duel({foe: "e7"}, extra)
        duel.carry_out(HideHorcruxes(0))
        chosen = 0
        while duel.asked()[1] == "horcrux-bearer":
            duel.answer(duel.options()[0])
            chosen += 1
        assert chosen == most


@pytest.mark.rule("WD-37.16f", "WD-G36")
def test_horcruxes_are_dealt_at_random_regardless_of_slots() -> None:
    duel = Duel(
        {"ron-weasley": "e7"},
        VOLDEMORT,
        gear={"death-eater-i": ["death-eater-mask"], "death-eater-ii": ["gaunts-ring"]},
    )
    duel.carry_out(HideHorcruxes(0))
    apart = ["tom-riddles-diary", "slytherins-locket", "hufflepuffs-cup", "ravenclaws-diadem"]
    numbers = [columns.artifact(key) for key in apart]
    duel.load(numbers[::-1])
    duel.answer("model 2:death-eater-i", "model 2:death-eater-ii")
    one, two = duel.model("death-eater-i"), duel.model("death-eater-ii")
    assert duel.s.made[one] == 1 << numbers[3]
    assert duel.s.made[two] == 1 << numbers[2]
    assert duel.s.gear[one].bit_count() == 2


@pytest.mark.rule("WD-37.1", "WD-30.7", "WD-EX10")
@pytest.mark.parametrize(("white", "pool"), [(0, (0, 12)), (1, (1, 11))])
def test_the_pool_of_voldemort(white: int, pool: tuple[int, int]) -> None:
    duel = Duel({"ron-weasley": "e7"}, VOLDEMORT)
    duel.carry_out(MakePools(1))
    duel.answer(f"white {white}")
    assert (duel.s.light[1], duel.s.dark[1]) == pool


@pytest.mark.rule("WD-30.2")
def test_cunning_of_artifacts_counts() -> None:
    duel = Duel(
        {"ron-weasley": "e7"},
        {"nagini": "e9"},
        gear={"ron-weasley": ["elder-wand"], "nagini": ["slytherins-locket"]},
    )
    duel.carry_out(MakePools(0))
    duel.answer("white 1")
    assert (duel.s.light[0], duel.s.dark[1]) == (3, 5)


@pytest.mark.rule("WD-39.5", "WD-30.2")
def test_with_marker_limits_the_supply_may_run_out() -> None:
    both = {"nagini": "e9", "bellatrix-lestrange": "e10", "fenrir-greyback": "e11"}
    duel = Duel(
        both,
        {"nagini": "e4", "dementor": "e5", "death-eater-i": "e6"},
        options={"marker_limits": True},
    )
    duel.carry_out(MakePools(0))
    assert duel.s.dark == [10, 6]
