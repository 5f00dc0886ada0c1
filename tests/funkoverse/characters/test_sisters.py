"""FV-24: Ron Weasley, Draco Malfoy, Dolores Umbridge."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    COST,
    DEFENSE,
    DOTS,
    KIND_KEYS,
    MAIN_KINDS,
    TYPE,
    kind,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.rules.abilities.ability import EFFECTS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish


def mixed(light: str, dark: str, **more: object) -> Skirmish:
    return Skirmish(light, dark, options={"mix": True}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FV-24.1", "FV-24.3", "FV-24.5")
@pytest.mark.parametrize(
    ("key", "defense", "dots", "abilities"),
    [
        (
            "ron",
            2,
            {"blue", "gold"},
            {"rictusempra": ("blue", 2), "dash": ("blue", 1), "kings-gambit": ("gold", 3)},
        ),
        (
            "draco",
            1,
            {"blue", "silver"},
            {"serpensortia": ("silver", 3), "sneak": ("blue", 1), "taunt": ("silver", 2)},
        ),
        (
            "umbridge",
            1,
            {"red", "silver"},
            {"black-quill": ("red", 3), "decree": ("silver", 2), "detention": ("silver", 4)},
        ),
    ],
)
def test_the_cards_of_the_sisters(
    key: str, defense: int, dots: set[str], abilities: dict[str, tuple[str, int]]
) -> None:
    assert DEFENSE[kind(key)] == defense
    assert {TYPES[dot] for dot in DOTS[kind(key)]} == dots
    for name, (type, cost) in abilities.items():
        assert (TYPES[TYPE[ABILITY_KEYS.index(name)]], COST[ABILITY_KEYS.index(name)]) == (
            type,
            cost,
        )
    assert set(abilities) <= set(ABILITY_KEYS)
    assert KIND_KEYS.index(key) not in MAIN_KINDS


# -- Ron ------------------------------------------------------------------------------------------


@pytest.mark.rule("FV-24.1")
def test_rictusempra_is_a_challenge_of_3() -> None:
    game = mixed("ron E5, harry", "bellatrix F5, voldemort G5")
    game.load(*LOSE, "shield")
    game.do("ron", "use rictusempra")
    assert len(game.s.attack_dice) == 3
    assert game.s.target == game.figure("bellatrix")


@pytest.mark.rule("FV-24.1")
def test_dash_moves_ron_up_to_4_squares_past_allies_only() -> None:
    game = mixed("ron C5, harry D5", "bellatrix C4, voldemort")
    game.do("ron", "use dash")
    ends = game.offered("to")
    assert "G5" in ends
    assert "H5" not in ends
    assert "D5" not in ends
    assert "stay" in game.options()
    game.answer("to G5")
    assert game.square("ron") == "G5"


@pytest.mark.rule("FV-24.1")
def test_kings_gambit_moves_up_to_two_allies_in_sight() -> None:
    game = mixed("ron C5, harry D5, hermione C6", "bellatrix J5, voldemort")
    game.do("ron", "use kings-gambit")
    assert sorted(game.options()) == ["done", "target harry", "target hermione"]
    game.answer("target harry", "to F5")
    assert sorted(game.options()) == ["done", "target hermione"]
    game.answer("target hermione", "to C8")
    assert (game.square("harry"), game.square("hermione")) == ("F5", "C8")
    assert game.asked()[1] == "action"


@pytest.mark.rule("FV-24.1")
def test_kings_gambit_may_move_fewer() -> None:
    game = mixed("ron C5, harry D5, hermione J9", "bellatrix J5, voldemort")
    game.do("ron", "use kings-gambit", "done")
    assert game.square("harry") == "D5"
    assert game.asked()[1] == "action"


@pytest.mark.rule("FV-24.2")
def test_stubborn_ron_rallies_with_one_action_and_goes_on() -> None:
    game = mixed("ron C5 down, harry", "bellatrix J5, voldemort")
    game.do("ron", "rally")
    assert not game.down("ron")
    assert game.asked() == (0, "action")
    assert game.s.actions_left == 1
    game.answer("move D5")
    assert game.asked()[0] == 1


# -- Draco ----------------------------------------------------------------------------------------


@pytest.mark.rule("FV-24.3")
def test_serpensortia_is_a_ranged_challenge_of_3() -> None:
    game = mixed("draco E5, harry", "bellatrix H5, voldemort J5")
    game.load(*LOSE, "shield")
    game.do("draco", "use serpensortia")
    assert len(game.s.attack_dice) == 3
    assert game.s.target == game.figure("bellatrix")


@pytest.mark.rule("FV-24.3")
def test_sneak_goes_past_standing_rivals() -> None:
    walls = "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2"
    game = Skirmish.grid("draco A1", "bellatrix B1, voldemort G7", walls=walls)
    game.turn("draco")
    assert game.offered("move") == []
    game.answer("use sneak")
    assert sorted(game.options()) == ["stay", "to C1", "to D1"]
    game.answer("to D1")
    assert game.square("draco") == "D1"


@pytest.mark.rule("FV-24.3", "FV-16.3")
def test_taunt_moves_a_rival_in_sight_up_to_2_squares() -> None:
    game = mixed("draco E5, harry", "bellatrix H5, voldemort J5")
    game.do("draco", "use taunt")
    assert game.asked() == (0, "where")
    assert "to F5" in game.options()
    assert "stay" in game.options()
    game.answer("to F5")
    assert game.square("bellatrix") == "F5"


@pytest.mark.rule("FV-24.4")
def test_slippery_draco_may_be_moved_when_he_is_knocked_down() -> None:
    game = mixed("harry E5, auror", "draco F5, voldemort A5")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge draco")
    assert game.asked() == (1, "slip")
    assert "to G5" in game.options()
    assert "to H5" not in game.options()
    game.answer("to G5")
    assert game.square("draco") == "G5"
    assert game.down("draco")
    assert game.asked() == (0, "action")


@pytest.mark.rule("FV-24.4")
def test_draco_does_not_slip_when_he_withstands_or_is_knocked_out() -> None:
    withstands = mixed("harry E5, auror", "draco F5, voldemort A5")
    withstands.load("shield", "shield", "hit")
    withstands.do("harry", "challenge draco")
    assert withstands.asked() == (0, "action")
    out = mixed("harry E5, auror", "draco F5 down, voldemort A5")
    out.load("hit", "hit", "hit")
    out.do("harry", "challenge draco")
    assert out.asked() == (0, "action")
    assert out.cooldown("draco") == 1


# -- Umbridge -------------------------------------------------------------------------------------


@pytest.mark.rule("FV-24.5")
def test_black_quill_is_a_challenge_of_4_paid_with_red() -> None:
    game = mixed("umbridge E5, harry", "bellatrix F5, voldemort A5")
    game.do("umbridge", "use black-quill")
    assert len(game.s.attack_dice) == 4
    assert game.tokens("light", "red") == [3]


@pytest.mark.rule("FV-24.5")
def test_decree_places_a_token_of_the_rival_pool_on_the_1() -> None:
    game = mixed("umbridge E5, harry", "bellatrix J5, voldemort A5")
    game.do("umbridge", "use decree")
    assert game.options() == ["decree blue", "decree silver", "decree gold"]
    game.answer("decree silver")
    assert game.tokens("dark", "silver") == [0, 1]
    assert game.told("decreed") == [(1, TYPES.index("silver"), 1)]
    empty = mixed("umbridge E5, harry", "death-eater J5")
    empty.do("umbridge", "use decree")
    assert empty.asked()[1] == "action"
    assert empty.told("no-token") == [(ABILITY_KEYS.index("decree"), 1)]


@pytest.mark.rule("FV-24.5", "FV-13.9")
def test_decree_can_do_nothing_only_where_the_rival_pool_is_empty() -> None:
    effect = EFFECTS[ABILITY_KEYS.index("decree")]
    game = mixed("umbridge E5, harry", "bellatrix J5, voldemort A5")
    umbridge = game.figure("umbridge")
    assert not effect(umbridge, ABILITY_KEYS.index("decree")).is_idle(game.s)
    for type in ("blue", "silver", "gold"):
        for _ in range(game.tokens("dark", type).count(0)):
            game.put_token("dark", type, 0, 2)
    assert effect(umbridge, ABILITY_KEYS.index("decree")).is_idle(game.s)


@pytest.mark.rule("FV-24.5")
@pytest.mark.parametrize(("dice", "exhausted"), [(WIN, True), (LOSE, False)])
def test_detention_exhausts_its_target_if_it_is_won(dice: tuple[str, ...], exhausted: bool) -> None:
    game = mixed("umbridge E5, harry", "bellatrix H5, voldemort A5")
    game.load(*dice)
    game.do("umbridge", "use detention")
    assert game.exhausted("bellatrix") == exhausted


@pytest.mark.rule("FV-24.6")
def test_next_to_the_high_inquisitor_rivals_cannot_interact() -> None:
    game = mixed("harry E5, auror", "umbridge F5, voldemort A5")
    game.turn("harry")
    assert game.offered("take") == game.offered("claim") == []
    assert game.refused("take C").clause == "FV-24.6"
    game.s.down[game.figure("umbridge")] = 1
    game.refresh()
    assert game.offered("take") == ["C"]


@pytest.mark.rule("FV-24.6")
def test_the_high_inquisitor_forbids_nothing_to_her_allies_or_from_afar() -> None:
    ally = mixed("harry E5, umbridge F5", "voldemort A5, bellatrix")
    ally.turn("harry")
    assert ally.offered("take") == ["C"]
    far = mixed("harry E5, auror", "umbridge G5, voldemort A5")
    far.turn("harry")
    assert far.offered("take") == ["C"]
