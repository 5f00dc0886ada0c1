"""Hogwarts cards whose effect depends on what else happens (HB-28)."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.testing.battle import Fight, kinds
from tests.battle.card_fight import battle, changes, effect_words

NOTHING = "0 0 0 0 | 0 0 0 0"
ON = "hero ron"


BONUS = [
    ("firebolt", [], "1 1 0 0 | 0 0 0 0"),
    ("cleansweep-11", [], "1 1 0 0 | 0 0 0 0"),
    ("nimbus-2000", [], "1 1 0 0 | 0 0 0 0"),
    ("nimbus-2001", [], "2 2 0 0 | 0 0 0 0"),
    ("oliver-wood", [ON], "1 0 0 0 | 0 0 2 0"),
    ("viktor-krum", [], "2 1 1 0 | 0 0 0 0"),
    ("igor-karkaroff", [], "3 1 0 0 | 0 0 0 0"),
    ("auto-answer-quill", [], "2 0 0 0 | 0 0 0 0 / -2"),
    ("ron-weasley", [], "2 0 1 0 | 0 0 1 0"),
    ("shrunken-head", [], "2 1 0 0 | 0 1 0 0"),
]


@pytest.mark.rule("HB-28.9", "HB-28.10")
@pytest.mark.parametrize(("card", "answers", "expected"), BONUS)
@pytest.mark.parametrize("before", [True, False])
def test_a_villain_defeated_before_or_after_the_card_gives_the_bonus(
    card: str, answers: list[str], expected: str, before: bool
) -> None:
    fight = battle(card, foes=["draco-malfoy", "alecto-carrow"])
    if before:
        fight.defeat("draco-malfoy")
        fight.play(card, *answers)
    else:
        fight.play(card)
        fight.defeat("draco-malfoy", *answers)
    wanted = expected if "/" in expected else f"{expected} / -1"
    assert changes(fight) == wanted


@pytest.mark.rule("HB-28.10")
def test_immobulus_wants_a_creature() -> None:
    fight = battle("immobulus", foes=["draco-malfoy", "troll"])
    fight.play("immobulus")
    fight.defeat("draco-malfoy")
    assert fight.s.control == 1
    fight.defeat("troll")
    assert fight.s.control == 0


@pytest.mark.rule("HB-28.9")
def test_beans_count_allies_played_before_and_after() -> None:
    fight = battle("sirius-black", "every-flavour-beans", "sirius-black")
    fight.play("sirius-black")
    fight.play("every-flavour-beans")
    assert fight.s.attack[0] == 3
    fight.play("sirius-black")
    assert fight.s.attack[0] == 6


@pytest.mark.rule("HB-28.9")
def test_fleur_wants_another_ally() -> None:
    fight = battle("fleur-delacour", "sirius-black")
    fight.play("fleur-delacour")
    assert fight.s.health[0] == 3
    fight.play("sirius-black")
    assert fight.s.health[0] == 5
    fight = battle("sirius-black", "fleur-delacour")
    fight.play("sirius-black")
    fight.play("fleur-delacour")
    assert fight.s.health[0] == 5


@pytest.mark.rule("HB-28.9")
def test_owls_luna_elder_wand_and_gillyweed_count_played_cards() -> None:
    fight = battle("owls", "alohomora", "alohomora", "alohomora")
    fight.play("owls")
    fight.play("alohomora")
    assert fight.s.attack[0] == 0
    fight.play("alohomora")
    fight.play("alohomora")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 4)
    fight = battle("luna-lovegood", "quidditch-gear")
    fight.load(2)
    fight.play("luna-lovegood")
    fight.play("quidditch-gear")
    assert fight.s.attack[0] == 2
    fight = battle("alohomora", "elder-wand", "alohomora")
    fight.play("alohomora")
    fight.play("elder-wand")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 4)
    fight.play("alohomora")
    assert (fight.s.attack[0], fight.s.health[0]) == (2, 5)
    fight = battle("sirius-black", "gillyweed", "sirius-black")
    fight.play("sirius-black")
    fight.play("gillyweed", ON)
    fight.play("sirius-black", ON)
    assert fight.s.health == [4, 5]


@pytest.mark.rule("HB-28.5", "HB-29.20")
@pytest.mark.parametrize(
    ("card", "held", "expected"),
    [
        ("lion-hat", "quidditch-gear", "1 1 0 0 | 0 0 0 1"),
        ("lion-hat", "cleansweep-11", "1 1 0 0 | 0 0 0 1"),
        ("old-sock", "dobby", "2 1 0 0 | 0 0 0 1"),
        ("fred-weasley", "molly-weasley", "1 2 0 0 | 0 2 0 1"),
        ("george-weasley", "molly-weasley", "1 1 1 0 | 0 1 1 1"),
    ],
)
def test_cards_that_ask_what_another_hero_holds(card: str, held: str, expected: str) -> None:
    fight = battle(card)
    fight.hand(1, held)
    if "roll" in effect_words(card):
        fight.load(1)
    fight.play(card)
    assert changes(fight) == expected
    assert fight.s.view(0).shown.hand[1] == [-1]


@pytest.mark.rule("HB-29.20")
def test_the_own_hand_does_not_count() -> None:
    fight = battle("lion-hat", "firebolt")
    fight.play("lion-hat")
    assert fight.s.attack[0] == 0


@pytest.mark.rule("HB-28.12")
def test_the_discard_is_due_though_drawing_is_prevented() -> None:
    fight = battle("crystal-ball", "alohomora", foes=["basilisk-box"])
    fight.play("crystal-ball")
    assert fight.cards(0) == []


@pytest.mark.rule("HB-28.13")
def test_taking_a_card_from_the_discard_pile_is_no_draw() -> None:
    fight = battle("accio", foes=["basilisk-box"])
    fight.pile(0, "firebolt", "golden-snitch", "lumos")
    fight.play("accio", "choose take-item")
    assert fight.options() == ["take firebolt", "take golden-snitch"]
    fight.answer("take golden-snitch")
    assert fight.cards(0) == ["golden-snitch"]


@pytest.mark.rule("HB-28.16")
def test_spectrespecs_looks_at_the_top_event() -> None:
    fight = battle("spectrespecs")
    fight.events("flipendo", "expulso")
    fight.play("spectrespecs")
    assert fight.options() == ["leave expulso", "away expulso"]
    assert fight.s.view(0).shown.event_stack[-1] == columns.thing("expulso")
    assert fight.s.view(1).shown.event_stack[-1] == -1
    fight.answer("away expulso")
    assert fight.s.event_pile == kinds("expulso")


@pytest.mark.rule("HB-28.16")
def test_revelio_arranges_the_top_three_cards() -> None:
    fight = battle("revelio")
    fight.deck(0, "alohomora", "lumos", "hedwig", "firebolt")
    fight.play("revelio")
    assert fight.options() == ["then firebolt", "then hedwig", "then lumos"]
    fight.answer("then lumos", "then hedwig")
    assert fight.cards(0) == ["lumos"]
    assert fight.s.deck[0] == kinds("alohomora", "firebolt", "hedwig")
    assert fight.s.view(0).shown.deck[0] == [-1, *kinds("firebolt", "hedwig")]
    assert fight.s.view(1).shown.deck[0] == [-1, -1, -1]


@pytest.mark.rule("HB-28.19")
def test_polyjuice_potion_and_priori_incantatem_repeat_aneffect_words() -> None:
    fight = battle("sirius-black", "polyjuice-potion", "priori-incantatem", "descendo")
    fight.play("sirius-black")
    fight.play("polyjuice-potion", "again sirius-black")
    assert (fight.s.attack[0], fight.s.influence[0]) == (4, 2)
    assert fight.s.played == kinds("sirius-black", "polyjuice-potion")
    fight.play("priori-incantatem")
    assert fight.asked() == (0, "action")
    fight.play("descendo")
    fight.hand(0, "priori-incantatem")
    fight.play("priori-incantatem")
    assert fight.options() == ["again descendo", "decline"]
    fight.answer("again descendo")
    assert fight.s.attack[0] == 8


@pytest.mark.rule("HB-28.20")
def test_leprechaun_gold_takes_all_tokens_of_everybody() -> None:
    fight = battle()
    fight.tokens(0, attack=2)
    fight.tokens(1, influence=3)
    fight.event("leprechaun-gold")
    assert changes(fight) == NOTHING
    assert fight.told("returned") == [(0,), (1,)]


@pytest.mark.rule("HB-28.3")
def test_any_two_are_different_and_chosen_one_after_the_other() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="game3")
    fight.hand(0, "butterbeer")
    fight.play("butterbeer")
    assert fight.options() == ["hero harry", "hero ron", "hero hermione"]
    fight.answer("hero ron")
    assert fight.options() == ["hero harry", "hero hermione"]
    fight.answer("hero hermione")
    assert fight.s.influence == [0, 1, 1]


@pytest.mark.rule("HB-28.24")
def test_each_copy_counts_for_itself() -> None:
    fight = battle("firebolt", "firebolt", foes=["draco-malfoy", "alecto-carrow"])
    fight.play("firebolt")
    fight.play("firebolt")
    fight.defeat("draco-malfoy")
    assert fight.s.influence[0] == 2
