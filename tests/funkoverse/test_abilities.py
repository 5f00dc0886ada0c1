"""FV-13: abilities and traits in general."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.tables import ABILITIES
from spellwright.games.funkoverse.lexicons import ABILITY_TEXTS, TRAIT_TEXTS
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish


@pytest.mark.rule("FV-13.1", "FV-10.7")
def test_choose_pay_and_carry_out() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix A4")
    game.turn("harry")
    assert game.offered("use") == ["protego"]
    game.answer("use protego")
    assert game.tokens("light", "gold") == [1]
    assert game.s.protego[game.figure("auror")] == 1
    assert game.refused("use accio").clause == "FV-13.1"


@pytest.mark.rule("FV-13.2")
def test_without_a_token_of_its_type_an_ability_cannot_be_used() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5")
    game.put_token("light", "blue", 0, 2)
    game.turn("harry")
    assert game.offered("use") == ["protego"]
    refused = game.refused("use flipendo")
    assert refused.clause == "FV-13.2"
    assert "finesse" in refused.sentence


@pytest.mark.rule("FV-13.3")
def test_the_same_ability_twice_in_a_turn_if_it_can_be_paid_twice() -> None:
    game = Skirmish("harry E5, hermione D5", "bellatrix A4")
    game.do("harry", "use protego", "use protego")
    assert game.tokens("light", "gold") == [1, 1]
    assert game.s.protego[game.figure("hermione")] == 2


@pytest.mark.rule("FV-13.4")
def test_a_non_challenge_ability_without_effect_spends_its_token() -> None:
    game = Skirmish("harry E5, auror J9", "bellatrix A4")
    game.do("harry", "use protego")
    assert game.tokens("light", "gold") == [1]
    assert game.s.protego == [0] * 6


@pytest.mark.rule("FV-13.5")
def test_the_cost_is_paid_before_the_effect() -> None:
    """Descendo finds its own token on the track already."""
    game = Skirmish("hermione E5, auror J9", "bellatrix A4")
    game.do("hermione", "use descendo")
    assert game.tokens("light", "gold") == [2]


@pytest.mark.rule("FV-13.6")
def test_a_trait_costs_no_token_and_no_action() -> None:
    game = Skirmish("hermione E4, auror E5 down, harry", "death-eater F5", first="dark")
    before = game.s.tokens[:]
    game.load(*WIN)
    game.do("death-eater", "challenge auror")
    assert game.square("auror") == "E5"
    assert game.s.tokens == before


@pytest.mark.rule("FV-13.7")
def test_may_is_a_choice_and_all_else_is_mandatory() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort F4, death-eater A5", first="dark")
    game.do("voldemort", "use oppugno")
    assert "decline" in game.options()
    forced = Skirmish("harry E5, auror", "bellatrix H5, voldemort C4", first="dark")
    forced.do("bellatrix", "use imperio", "target harry")
    assert "decline" not in forced.options()


@pytest.mark.rule("FV-13.8")
def test_what_is_not_tied_to_winning_happens_after_a_lost_challenge_too() -> None:
    game = Skirmish("harry E5, auror A9", "bellatrix H5, voldemort C4", first="dark")
    game.load(*LOSE)
    game.do("bellatrix", "use confundo")
    assert game.s.confundo[game.figure("harry")] == 1
    assert not game.down("harry")


@pytest.mark.rule("FV-13.9")
def test_a_part_that_cannot_be_carried_out_is_skipped() -> None:
    """Impedimenta is won, but the rivals have no token on their track."""
    game = Skirmish("hermione E5, auror", "bellatrix F5, voldemort C4")
    game.load(*WIN)
    game.do("hermione", "use impedimenta")
    assert game.asked()[1] == "action"
    assert game.down("bellatrix")


@pytest.mark.rule("FV-13.10")
def test_range_and_sight_hold_for_items_as_well() -> None:
    game = Skirmish("harry E5, auror", "bellatrix E6", items=("dagger harry", ""))
    game.turn("harry")
    assert game.offered("use-item") == []  # a wall between E5 and E6


@pytest.mark.rule("FV-13.11")
def test_targets_are_chosen_when_the_text_reaches_them_by_the_acting_player() -> None:
    game = Skirmish("harry J9, hermione E5, auror E3", "bellatrix A4", seats=4)
    game.s.controller[game.figure("hermione")] = 2
    game.s.turns_taken[0] = 1
    game.answer("turn hermione")
    assert game.asked() == (2, "action")
    game.answer("use accio")
    assert game.asked() == (2, "where")
    assert game.tokens("light", "gold") == [0, 2]


def test_every_card_has_a_sentence_of_its_own_and_a_clause() -> None:
    texts = [ABILITY_TEXTS.label(n) for n in range(len(ABILITIES))] + [
        TRAIT_TEXTS.label(n) for n in range(len(TRAIT_TEXTS))
    ]
    assert len(set(texts)) == len(texts)
    assert all(row["clause"].startswith("FV-2") for row in ABILITIES)
