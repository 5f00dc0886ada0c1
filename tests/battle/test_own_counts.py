"""Whatever an effect counts belongs to that effect (HB-28.25)."""

from __future__ import annotations

import pytest

from spellwright.testing.battle import Fight

COUNTING = [
    ("sybill-trelawney", "alohomora", (0, 2)),
    ("bill-weasley", "alohomora", (1, 0)),
    ("buckbeak", "hedwig", (2, 0)),
]
"""A card that counts what it discards, what it counts, and Attack and Influence for one."""


@pytest.mark.rule("HB-28.25")
@pytest.mark.parametrize(("card", "wanted"), [row[:2] for row in COUNTING])
def test_cards_discarded_for_a_stun_in_between_do_not_count(card: str, wanted: str) -> None:
    """Detention! is "that card"; it stuns, and the stun takes cards of the wanted type."""
    fight = Fight("harry", "ron", scenario="pack4")
    fight.health(2, 10)
    fight.deck(0, wanted, wanted)
    fight.hand(0, card, "detention", wanted, wanted)
    fight.play(card, "discard detention")
    while fight.asked()[1] == "discard":
        fight.answer(f"discard {wanted}")
    assert fight.s.health[0] == 0
    assert fight.discarded(0).count(wanted) == 2
    assert (fight.s.attack[0], fight.s.influence[0]) == (0, 0)


@pytest.mark.rule("HB-28.25")
@pytest.mark.parametrize(("card", "wanted", "bonus"), COUNTING)
def test_the_card_that_was_discarded_counts(card: str, wanted: str, bonus: tuple[int, int]) -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.hand(0, card, wanted, "firebolt")
    fight.play(card, f"discard {wanted}")
    assert (fight.s.attack[0], fight.s.influence[0]) == bonus


@pytest.mark.rule("HB-28.25")
def test_griphook_counts_his_two_cards_and_no_others() -> None:
    """The first card is Detention!, itself an Item, which stuns; a Firebolt goes for the stun."""
    fight = Fight("harry", "ron", scenario="pack4")
    fight.health(2, 10)
    fight.hand(0, "griphook", "detention", "firebolt", "firebolt", "firebolt")
    fight.play("griphook", "discard detention")
    for _ in range(3):
        fight.answer("discard firebolt")
    assert fight.discarded(0).count("firebolt") == 3
    assert fight.discarded(0).count("alohomora") == 1
    assert fight.s.influence[0] == 2


@pytest.mark.rule("HB-28.25")
def test_tergeo_counts_what_it_banishes() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.hand(0, "tergeo", "firebolt", "hedwig")
    fight.play("tergeo", "banish hedwig")
    assert fight.cards(0) == ["firebolt"]
    fight.hand(0, "tergeo", "firebolt", "hedwig")
    fight.play("tergeo", "banish firebolt")
    assert fight.cards(0) == ["hedwig", "alohomora"]


@pytest.mark.rule("HB-28.25", "HB-11.14")
def test_a_stun_that_the_stags_owner_pays_with_is_none_of_the_events() -> None:
    """Vicious Bite adds a token only for whom it stuns itself."""
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 2)
    fight.hand(1, "alohomora")
    fight.event("vicious-bite", "discard alohomora")
    assert fight.s.health == [2, 0]
    assert fight.s.control == 1


@pytest.mark.rule("HB-28.25", "HB-11.14")
def test_a_stun_that_the_stag_lets_happen_is_the_events() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 9)
    fight.hand(1, "alohomora")
    fight.event("vicious-bite", "decline")
    assert fight.s.health == [0, 9]
    assert fight.s.control == 2
