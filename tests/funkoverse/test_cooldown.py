"""FV-5 and FV-6: cards, the cooldown track, ability tokens and types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_KEYS,
    COST,
    DEFENSE,
    DOTS,
    MAIN_KINDS,
    TYPE,
    kind,
)
from spellwright.games.funkoverse.content.tables import CHARACTERS, TRACK, TYPES
from spellwright.games.funkoverse.lexicons import TOKEN_TYPES, TRAIT_LEXICON
from spellwright.games.funkoverse.rules.cooldown import (
    cost_of,
    pay,
    shift_token_up,
    shift_tokens_down,
    track_number,
)
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

SPREAD = ("harry E5, hermione J9, auror J8", "bellatrix A4, voldemort A5, death-eater A6")


@pytest.mark.rule("FV-5.1")
def test_a_card_has_three_abilities_defense_a_trait_and_dots() -> None:
    for n in MAIN_KINDS:
        assert len(ABILITIES_OF[n]) == 3
        assert 1 <= DEFENSE[n] <= 2
        assert TRAIT_LEXICON.parse(CHARACTERS[n]["trait"]) >= 0
        assert len(DOTS[n]) == 2


@pytest.mark.rule("FV-5.2", "FV-5.3")
def test_tokens_items_markers_and_characters_wait_on_their_number() -> None:
    game = Skirmish(
        "harry E5, auror J8",
        "bellatrix A4, death-eater F5 down",
        items=("dagger harry", ""),
    )
    game.load(*WIN)
    game.do("harry", "use-item dagger", "take C", "use protego")
    assert game.item_place("light") == 1
    assert game.s.marker_cooldown == [0, 0, 4, 0]
    assert game.tokens("light", "gold") == [1]
    assert game.cooldown("death-eater") == 1


@pytest.mark.rule("FV-5.4", "FV-5.6")
def test_from_the_1_a_token_goes_back_into_the_pool() -> None:
    game = Skirmish(*SPREAD)
    game.put_token("light", "gold", 0, 1)
    game.put_token("light", "gold", 0, 3)
    shift_tokens_down(game.s, 0)
    assert game.tokens("light", "gold") == [0, 2]


@pytest.mark.rule("FV-5.6")
def test_everything_that_leaves_the_track_returns_to_its_place() -> None:
    game = Skirmish(
        "harry E5, auror J8",
        "bellatrix A4, death-eater track 1",
        items=("dagger harry", ""),
    )
    game.put_token("light", "gold", 0, 1)
    game.s.item_cooldown[0] = 1
    game.s.marker_cooldown[2], game.s.marker_side[2] = 1, 0
    game.end_round(until="return")
    assert set(game.offered("place")) == {"A3", "A5", "A6", "A7", "B4", "B5", "B6"}
    game.answer("place B5")
    assert game.square("death-eater") == "B5"
    assert game.tokens("light", "gold") == [0]
    assert game.item_place("light") == 0
    assert game.s.marker_side[2] == -1
    assert len(game.told("marker-back")) == 1
    assert game.told("item-ready") == [(1, game.s.called[0])]


@pytest.mark.rule("FV-5.5")
def test_shifting_up_stops_at_4() -> None:
    game = Skirmish(*SPREAD)
    game.put_token("dark", "blue", 0, 3)
    shift_token_up(game.s, 1, TYPES.index("blue"), 3)
    assert game.tokens("dark", "blue") == [4]
    shift_token_up(game.s, 1, TYPES.index("blue"), 4)
    assert game.tokens("dark", "blue") == [4]


@pytest.mark.rule("FV-5.7")
def test_at_the_end_of_a_round_both_tracks_go_down_once() -> None:
    game = Skirmish(*SPREAD)
    game.put_token("light", "blue", 0, 4)
    game.put_token("dark", "blue", 0, 2)
    game.end_round()
    assert game.tokens("light", "blue") == [3]
    assert game.tokens("dark", "blue") == [1]


@pytest.mark.rule("FV-5.8", "FV-EX21")
def test_flipendo_paid_in_round_1_can_be_used_again_in_round_5() -> None:
    game = Skirmish("harry E5, auror J8", "bellatrix F5, death-eater A6")
    game.load("shield", "shield", "shield", "shield", "shield")
    game.do("harry", "use flipendo", "done")
    seen = [game.tokens("light", "blue")]
    while game.s.round < 5:
        game.end_round()
        seen.append(game.tokens("light", "blue"))
    assert seen == [[4], [3], [2], [1], [0]]


@pytest.mark.rule("FV-EX22")
def test_protego_paid_in_round_1_can_be_used_again_in_round_2() -> None:
    game = Skirmish("harry E5, auror E4", "bellatrix A5, death-eater A6")
    game.do("harry", "use protego")
    assert "use protego" not in game.options()
    game.end_round()
    assert game.s.round == 2
    assert game.tokens("light", "gold") == [0]


@pytest.mark.rule("FV-EX23", "FV-23.7")
def test_descendo_returns_a_token_on_the_1_and_moves_its_own_from_3_to_2() -> None:
    game = Skirmish("hermione E5, harry J9", "bellatrix A4, voldemort A5")
    game.put_token("light", "silver", 0, 1)
    game.do("hermione", "use descendo")
    assert game.tokens("light", "silver") == [0]
    assert game.tokens("light", "gold") == [0, 2]


@pytest.mark.rule("FV-EX24", "FV-6.7", "FV-23.27")
def test_a_confundo_card_makes_an_ability_dearer_up_to_4() -> None:
    game = Skirmish("harry E5, auror", "voldemort E6 down, bellatrix E7", first="dark")
    game.s.confundo[3] = game.s.confundo[4] = 1
    game.do("bellatrix", "use morsmordre")
    assert game.tokens("dark", "blue") == [2]
    assert game.s.confundo[4] == 0
    assert cost_of(game.s, 3, ABILITY_KEYS.index("fiendfyre")) == 4
    pay(game.s, 3, ABILITY_KEYS.index("fiendfyre"))
    assert 4 in game.tokens("dark", "silver")
    assert game.s.confundo[3] == 0


@pytest.mark.rule("FV-EX25", "FV-18.5")
def test_a_point_marker_taken_in_round_1_is_back_from_round_5_on() -> None:
    game = Skirmish(*SPREAD, options={"round-cap": 0})
    game.do("harry", "take C")
    places = []
    while game.s.round < 5:
        places.append(game.s.marker_cooldown[2])
        game.end_round()
    assert places == [4, 3, 2, 1]
    assert game.s.marker_cooldown[2] == 0


@pytest.mark.rule("FV-EX26", "FV-12.12", "FV-9.8")
def test_a_knocked_out_character_can_still_use_up_a_turn_and_returns_standing() -> None:
    game = Skirmish("harry E5, auror J8", "death-eater F5 down, voldemort A5")
    game.load(*WIN)
    game.do("harry", "challenge death-eater", "end")
    game.answer("turn death-eater")
    assert game.exhausted("death-eater")
    assert game.told("waited") == [(game.s.called[3],)]
    assert game.asked() == (0, "action")  # light's last character has the turn
    game.end_round(until="return")
    game.answer("place B5")
    assert game.square("death-eater") == "B5"
    assert not game.down("death-eater")


@pytest.mark.rule("FV-6.1", "FV-6.2")
def test_the_four_types_and_the_three_that_this_box_uses() -> None:
    assert {key: TOKEN_TYPES.label(type) for type, key in enumerate(TYPES)} == {
        "blue": "finesse",
        "red": "force",
        "silver": "cunning",
        "gold": "leadership",
    }
    used = {TYPES[type] for n in MAIN_KINDS for type in DOTS[n]}
    assert used == {"blue", "silver", "gold"}
    assert {TYPES[TYPE[a]] for n in MAIN_KINDS for a in ABILITIES_OF[n]} == used
    for n in MAIN_KINDS:
        assert {TYPE[a] for a in ABILITIES_OF[n]} == set(DOTS[n])


@pytest.mark.rule("FV-6.4")
def test_a_side_takes_one_token_for_each_dot_into_one_pool() -> None:
    game = Skirmish("harry E5, hermione E4", "bellatrix A4, voldemort A5")
    assert [game.tokens("light", type) for type in TYPES] == [[0], [], [0], [0, 0]]
    assert [game.tokens("dark", type) for type in TYPES] == [[0], [], [0, 0], [0]]
    game.do("hermione", "use accio", "place D4", "end")
    game.skip("bellatrix")
    game.do("harry", "use protego")
    assert game.tokens("light", "gold") == [1, 2]  # the same pool pays for both


@pytest.mark.rule("FV-6.5")
def test_basic_characters_bring_no_tokens() -> None:
    assert DOTS[kind("auror")] == DOTS[kind("death-eater")] == []
    game = Skirmish("auror E5", "death-eater A5")
    assert sum(game.s.tokens) == 0


@pytest.mark.rule("FV-6.6")
def test_an_ability_costs_one_token_of_its_type_on_its_number() -> None:
    game = Skirmish("harry E5, auror J8", "bellatrix H5, death-eater A6")
    game.load(*LOSE)
    game.do("harry", "use expelliarmus")
    assert game.tokens("light", "blue") == [2]
    assert game.told("paid") == [(0, TYPES.index("blue"), 2)]


@pytest.mark.rule("FV-6.7", "FV-6.8")
def test_costs_above_4_are_4_and_below_1_need_no_token() -> None:
    assert [track_number(cost) for cost in (-1, 0, 1, 4, 5, 6)] == [0, 0, 1, 4, 4, 4]
    assert TRACK == 4


@pytest.fixture
def free_protego() -> Iterator[None]:
    """Protego costs nothing for a while."""
    COST[ABILITY_KEYS.index("protego")] = 0
    yield
    COST[ABILITY_KEYS.index("protego")] = 1


@pytest.mark.rule("FV-6.8")
@pytest.mark.usefixtures("free_protego")
def test_an_ability_that_costs_nothing_is_used_without_a_token() -> None:
    game = Skirmish("harry E5, auror E4", "bellatrix A4")
    game.put_token("light", "gold", 0, 4)
    game.do("harry", "use protego")
    assert game.tokens("light", "gold") == [4]
    assert game.s.protego[1] == 1
