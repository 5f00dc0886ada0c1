"""FV-9: rounds and turns."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import ACTIONS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

FULL = ("harry J4, hermione J5, auror J6", "bellatrix A4, voldemort A5, death-eater A6")


@pytest.mark.rule("FV-9.1", "FV-9.5")
@pytest.mark.parametrize(("first", "order"), [("light", [0, 1, 0, 1, 0, 1]), ("dark", [1, 0] * 3)])
def test_the_side_with_the_marker_begins_and_sides_alternate(first: str, order: list[int]) -> None:
    game = Skirmish(*FULL, first=first)
    seats = []
    while game.s.round == 1:
        if game.asked()[1] == "turn":
            game.answer(game.options()[0])
        seats.append(game.asked()[0])
        game.end_turn()
    assert seats == order


@pytest.mark.rule("FV-9.2")
def test_any_character_that_is_not_exhausted_can_be_chosen() -> None:
    game = Skirmish("harry J4, hermione J5 down, auror track 1", "bellatrix A4")
    assert game.options() == ["turn harry", "turn hermione", "turn auror"]
    tired = Skirmish("harry J4 exhausted, hermione J5, auror J6", "bellatrix A4")
    assert tired.options() == ["turn hermione", "turn auror"]
    assert tired.refused("turn harry").clause == "FV-9.4"


@pytest.mark.rule("FV-9.3")
def test_up_to_two_actions_of_any_kind_the_same_twice_or_none() -> None:
    game = Skirmish(*FULL)
    assert ACTIONS == 2
    game.do("harry", "move I4", "move G4")
    assert game.square("harry") == "G4"
    assert game.asked() == (1, "turn")  # no third action
    game.skip("voldemort")
    assert game.asked() == (0, "turn")


@pytest.mark.rule("FV-9.4")
def test_a_character_is_exhausted_after_its_turn() -> None:
    game = Skirmish(*FULL)
    game.do("harry", "move I4")
    assert not game.exhausted("harry")
    game.end_turn()
    assert game.exhausted("harry")
    game.skip("bellatrix")
    assert "turn harry" not in game.options()


@pytest.mark.rule("FV-9.6")
def test_a_side_cannot_pass_the_turn() -> None:
    game = Skirmish(*FULL)
    assert game.asked()[1] == "turn"
    assert all(text.startswith("turn ") for text in game.options())
    assert game.refused("end").kind == "not-an-option"


@pytest.mark.rule("FV-9.7")
def test_a_side_with_more_characters_takes_the_remaining_turns() -> None:
    game = Skirmish("harry J4", "bellatrix A4, voldemort A5, death-eater A6")
    game.skip("harry")
    game.skip("bellatrix")
    assert game.asked()[0] == 1
    game.skip("voldemort")
    game.skip("death-eater")
    assert game.s.round == 2


@pytest.mark.rule("FV-9.8", "FV-9.12")
def test_a_character_on_the_track_uses_up_a_turn_without_actions() -> None:
    game = Skirmish("harry track 1, hermione J5", "bellatrix A4")
    game.answer("turn harry")
    assert game.exhausted("harry")
    assert game.asked() == (1, "action")


@pytest.mark.rule("FV-9.9", "FV-23.17")
def test_a_character_that_leaves_the_map_does_nothing_more_and_is_exhausted() -> None:
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort A5", first="dark")
    game.do("bellatrix", "use morsmordre")
    assert game.asked() == (0, "turn")
    assert game.exhausted("bellatrix")


@pytest.mark.rule("FV-9.10")
def test_when_all_are_exhausted_the_round_ends() -> None:
    game = Skirmish(
        "harry J4, hermione J5 exhausted", "bellatrix A4 exhausted, voldemort A5 exhausted"
    )
    game.skip("harry")
    assert game.s.round == 2
    assert game.s.exhausted == [0] * 6


@pytest.mark.rule("FV-9.11")
def test_a_granted_action_exhausts_nobody_and_an_exhausted_character_can_do_it() -> None:
    game = Skirmish(
        "harry J4, auror", "voldemort A5, bellatrix A4, death-eater A6 exhausted", first="dark"
    )
    game.do("voldemort", "use oppugno", "target death-eater", "move C6")
    assert game.square("death-eater") == "C6"
    game.put_token("dark", "gold", 2, 0)
    game.answer("use oppugno", "target bellatrix", "move C4")
    assert not game.exhausted("bellatrix")


@pytest.mark.rule("FV-9.12")
def test_a_knocked_down_character_chooses_between_rally_and_nothing() -> None:
    game = Skirmish("harry J4 down, hermione", "bellatrix A4")
    game.turn("harry")
    assert game.options() == ["rally", "end"]


@pytest.mark.rule("FV-9.12")
def test_a_knocked_down_bellatrix_may_use_morsmordre_if_she_can_pay() -> None:
    game = Skirmish("harry J4", "bellatrix A4 down, voldemort", first="dark")
    game.turn("bellatrix")
    assert sorted(game.options()) == ["end", "rally", "use morsmordre"]
    game.put_token("dark", "blue", 0, 1)
    assert sorted(game.options()) == ["end", "rally"]


@pytest.mark.rule("FV-9.13")
def test_only_actions_that_can_be_carried_out_are_offered() -> None:
    far = Skirmish("harry J4, auror K4", "bellatrix A4", items=("dagger harry", ""))
    far.turn("harry")
    verbs = {text.split()[0] for text in far.options()}
    assert verbs == {"move", "use", "end"}
    assert far.offered("use") == ["protego"]
    near = Skirmish("harry E5, auror D5 down", "bellatrix F5", items=("dagger harry", ""))
    near.turn("harry")
    verbs = {text.split()[0] for text in near.options()}
    assert verbs == {"move", "challenge", "assist", "take", "claim", "use", "use-item", "end"}
    assert near.offered("use") == ["flipendo", "expelliarmus", "protego"]


@pytest.mark.rule("FV-9.13")
def test_without_anything_to_do_the_turn_ends_by_itself() -> None:
    game = Skirmish.grid("auror A1, harry G7", "voldemort A2 down", walls="A1|B1 A1/A2")
    game.answer("turn auror")
    assert game.exhausted("auror")


@pytest.mark.rule("FV-10.15")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    """The second target of Flipendo and the moves come before Harry's second action."""
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort E4, death-eater A5")
    game.load("hit", "hit", "hit", "hit", "hit", *LOSE)
    game.do("harry", "use flipendo")
    assert game.asked()[1] == "next-target"
    game.answer("target bellatrix")
    assert game.asked()[1] == "shift"
    assert game.down("bellatrix")
    game.answer("done")
    assert game.asked()[1] == "action"
    game.load(*WIN)
    game.answer("challenge bellatrix")
    assert game.square("bellatrix") == ""
