"""Lord Voldemort (FV-23.20 to FV-23.25, FV-23.36)."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import LOSE, WIN, Skirmish


def dark(light: str, team: str, **more: object) -> Skirmish:
    return Skirmish(light, team, first="dark", **more)  # type: ignore[arg-type]


def knocked_out(light: str = "harry E5, auror", **more: object) -> Skirmish:
    """Voldemort has just been knocked out on F5."""
    game = Skirmish(light, "voldemort F5 down, death-eater A4", **more)  # type: ignore[arg-type]
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    return game


@pytest.mark.rule("FV-23.20")
def test_fiendfyre_rolls_6_dice_within_2_squares() -> None:
    game = dark("harry E5, auror D4", "voldemort G5, death-eater")
    game.load(*["shield"] * 6, "hit", "hit")
    game.do("voldemort", "use fiendfyre")  # the Auror is three squares away
    assert len(game.s.attack_dice) == 6
    assert game.s.target == game.figure("harry")
    assert game.tokens("dark", "silver") == [4]


@pytest.mark.rule("FV-23.21")
def test_confringo_spreads_to_rivals_out_of_sight_and_range() -> None:
    """Hermione stands behind Harry: five squares from Voldemort, and hidden."""
    game = dark("harry E5, hermione D5, auror A1", "voldemort I5, death-eater A9")
    game.load(*LOSE, "hit", "hit", "hit")
    assert not game.sees("voldemort", "hermione")
    game.do("voldemort", "use confringo")
    assert [args[1] for args in game.told("challenged")] == [game.s.called[0], game.s.called[1]]
    assert game.down("hermione")
    assert not game.down("auror")


@pytest.mark.rule("FV-23.21")
def test_confringo_spares_allies_of_voldemort() -> None:
    game = dark("harry E5, auror A1", "voldemort I5, death-eater D5")
    game.load(*LOSE)
    game.do("voldemort", "use confringo")
    assert len(game.told("challenged")) == 1


@pytest.mark.rule("FV-23.22")
def test_confringo_measures_from_the_square_of_a_target_that_was_knocked_out() -> None:
    game = dark("auror E5 down, harry D5, hermione A1", "voldemort I5, death-eater A9")
    game.load(*WIN, *LOSE)
    game.do("voldemort", "use confringo")
    assert game.cooldown("auror") == 1
    assert [args[1] for args in game.told("challenged")] == [game.s.called[0], game.s.called[1]]


@pytest.mark.rule("FV-23.22")
def test_a_target_that_slipped_away_is_where_it_is_now() -> None:
    game = dark(
        "draco E5, harry D5, hermione A1", "voldemort I5, death-eater A9", options={"mix": True}
    )
    game.load("hit", "hit", "hit")
    game.do("voldemort", "use confringo", "to F4")
    assert game.asked() == (1, "action")  # Harry is not next to F4
    assert len(game.told("challenged")) == 1


@pytest.mark.rule("FV-23.23")
def test_oppugno_lets_a_standing_ally_in_sight_do_a_basic_action() -> None:
    game = dark("harry J4, auror", "voldemort A5, bellatrix A9, death-eater A4 down")
    game.do("voldemort", "use oppugno")  # Bellatrix: the Death Eater is down
    assert game.asked() == (1, "granted")
    assert all(text.split()[0] in ("move", "decline") for text in game.options())
    game.answer("move C8")
    assert game.square("bellatrix") == "C8"
    declined = dark("harry J4, auror", "voldemort A5, bellatrix A9")
    declined.do("voldemort", "use oppugno", "decline")
    assert declined.square("bellatrix") == "A9"


@pytest.mark.rule("FV-23.23", "FV-21.3")
def test_the_ally_acts_by_the_choice_of_its_own_player() -> None:
    game = dark("harry J4, auror", "voldemort A5, bellatrix A9", seats=4)
    game.s.controller[game.figure("bellatrix")] = 3
    game.answer("turn voldemort", "use oppugno")
    assert game.asked() == (3, "granted")


@pytest.mark.rule("FV-23.24", "FV-EX30")
def test_the_dark_lord_comes_back_at_once_standing_and_may_move() -> None:
    game = Skirmish("harry E5, auror", "voldemort F5, death-eater A4")
    game.load("hit", "hit", "hit", "hit", "hit", "hit")
    game.do("harry", "challenge voldemort", "challenge voldemort")
    assert game.points() == (1, 0)
    assert game.asked() == (1, "return")
    assert set(game.offered("place")) == {"A3", "A5", "A6", "A7", "B4", "B5", "B6"}
    game.answer("place B5")
    assert not game.down("voldemort")
    assert game.asked() == (1, "dark-lord")
    assert "stay" in game.options()
    assert "to D5" in game.options()
    game.answer("to D5")
    assert game.square("voldemort") == "D5"
    assert game.cooldown("voldemort") == 0


@pytest.mark.rule("FV-23.24")
def test_his_own_square_is_free_for_him_if_he_was_knocked_out_at_home() -> None:
    game = Skirmish("harry C5, auror", "voldemort B5 down, death-eater A4")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    assert "place B5" in game.options()


@pytest.mark.rule("FV-23.25")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_he_keeps_his_exhausted_marker_and_status_cards(exhausted: int) -> None:
    game = Skirmish("harry E5, auror", "voldemort F5 down, death-eater A4")
    voldemort = game.figure("voldemort")
    game.s.exhausted[voldemort] = exhausted
    game.s.confundo[voldemort] = 1
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort", "place B5", "stay")
    assert game.s.exhausted[voldemort] == exhausted
    assert game.s.confundo[voldemort] == 1


@pytest.mark.rule("FV-23.36")
def test_the_point_comes_first_and_a_fresh_dark_lord_still_has_his_turn() -> None:
    game = knocked_out()
    assert game.points() == (1, 0)
    assert game.square("voldemort") == ""
    game.answer("place B5", "stay", "end")
    assert "turn voldemort" in game.options()


@pytest.mark.rule("FV-23.36")
def test_his_move_follows_his_own_allies_and_rivals() -> None:
    """The Auror on C5 blocks his way; the Death Eater on B4 does not."""
    game = Skirmish("harry E5, auror C5", "voldemort F5 down, death-eater B4")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort", "place B5")
    ends = game.offered("to")
    assert "B3" in ends
    assert "C5" not in ends
    assert "B4" not in ends


@pytest.mark.rule("FV-23.36", "FV-4.6")
@pytest.mark.parametrize(("hermione", "passes"), [("C6", False), ("C6 down", True)])
def test_the_dark_lord_does_not_move_past_standing_rivals(hermione: str, passes: bool) -> None:
    """Three of them in a row shut him in; one that is knocked down lets him through."""
    light = f"harry C5, auror C4, hermione {hermione}"
    game = Skirmish(light, "voldemort D5 down, death-eater A3")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort", "place B5")
    assert {end for end in game.offered("to") if end[0] == "D"} == (
        {"D5", "D6"} if passes else set()
    )
