"""WD-20, WD-23, WD-24: Clash Cards, Advantage and Disadvantage, refills."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.columns import CARD_VALUE, CLASH_DECK, IS_TWO_PLUS
from spellwright.games.duels.rules.clash_deck import add_jinxed, add_lucky
from spellwright.testing.duels import Duel, cards
from tests.duels.scenes import FAR, NAGINI, RON, duel_of


@pytest.mark.rule("WD-20.2")
def test_the_composition_of_a_clash_deck() -> None:
    uppers = ["2+" if IS_TWO_PLUS[card] else str(CARD_VALUE[card]) for card in CLASH_DECK]
    count = {upper: uppers.count(upper) for upper in sorted(set(uppers))}
    assert count == {"0": 1, "1": 7, "2": 6, "2+": 1, "3": 5}


@pytest.mark.rule("WD-20.4", "WD-21.10")
def test_lower_parts_are_for_faced_clashes_only() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(0, 0), (0, 0)])
    duel.deck(0, "move-2")
    duel.cast("nebulus")
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-20.5", "WD-EX2", "WD-20.7")
def test_two_plus_adds_another_card_without_its_lower_part() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong-regain", "two-plus")
    duel.s.spent_light[0] = 2
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 2 + 3 + 2
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-20.6")
def test_two_plus_from_the_hand_adds_a_card_too() -> None:
    duel = duel_of("strong", hands=[["two-plus"], []])
    duel.deck(0, "pay-for-one", "strong")
    duel.s.deck[0] = cards("strong", "jinxed")
    duel.cast("basic-combat-spell")
    duel.answer("play two-plus")
    assert duel.clashed()[0] == 2 + 3 + 2


@pytest.mark.rule("WD-20.8", "WD-20.9", "WD-G19")
def test_a_swapped_two_plus_loses_its_additional_card() -> None:
    duel = duel_of(hands=[["strong"], []])
    duel.s.deck[0] = cards("luck", "two-plus")
    duel.cast("basic-combat-spell")
    assert duel.s.extra[0] == tuple(cards("luck"))
    assert duel.options() == ["keep", "play strong"]
    duel.answer("play strong")
    assert duel.clashed()[0] == 3 + 2
    assert sorted(duel.s.discard[0]) == sorted(cards("luck", "two-plus", "strong"))


@pytest.mark.rule("WD-20.9", "WD-G19")
def test_additional_cards_chain_and_empowerment_cards_add_too() -> None:
    duel = duel_of(power=[(1, 0), (0, 0)])
    duel.s.deck[0] = cards("strong", "luck", "lucky", "two-plus")
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    # The 2+ is the Empowerment Card, the Lucky Card (2+) the revealed one with +2; then +3.
    assert duel.clashed()[0] == 2 + 2 + (2 + 3) + 2


@pytest.mark.rule("WD-20.10", "WD-20.11", "WD-G20")
def test_lucky_and_jinxed_cards_are_shuffled_in() -> None:
    duel = Duel(RON, NAGINI)
    add_lucky(duel.s, 0)
    add_jinxed(duel.s, 1)
    assert duel.s.deck[0].count(columns.LUCKY) == 1
    assert duel.s.deck[1].count(columns.JINXED) == 1
    assert (duel.s.lucky_supply, duel.s.jinxed_supply) == (5, 5)
    assert duel.s.refilled == [0, 0]


@pytest.mark.rule("WD-20.12")
def test_a_used_jinxed_card_goes_back_to_the_supply_an_unused_one_does_not() -> None:
    duel = duel_of(second="jinxed")
    duel.s.jinxed_supply = 5
    duel.cast("basic-combat-spell")
    assert duel.s.jinxed_supply == 6
    assert duel.s.discard[1] == []
    other = duel_of(second="jinxed", hands=[[], ["strong"]])
    other.s.jinxed_supply = 5
    other.cast("basic-combat-spell")
    other.answer("play strong")
    assert other.s.jinxed_supply == 5
    assert sorted(other.s.discard[1]) == sorted(cards("jinxed", "strong"))


@pytest.mark.rule("WD-20.13", "WD-21.9", "WD-22.28")
def test_all_cards_of_a_clash_are_discarded_afterwards() -> None:
    duel = duel_of("strong", "strong", power=[(1, 0), (0, 0)], hands=[["luck"], []])
    duel.s.deck[0] = cards("blank", "pay-for-one")
    duel.s.lucky_supply = 0
    duel.cast("basic-combat-spell")
    duel.answer("empower", "play luck")
    assert sorted(duel.s.discard[0]) == sorted(cards("blank", "luck", "pay-for-one"))
    assert duel.s.counting == [-1, -1]


@pytest.mark.rule("WD-20.14", "WD-G50")
def test_no_discard_for_a_large_hand() -> None:
    duel = Duel(RON, FAR, hands=[["strong"] * 4, []])
    duel.end()
    assert len(duel.s.hand[0]) == 4


@pytest.mark.rule("WD-23.1", "WD-23.2", "WD-EX6")
def test_advantages_add_up() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("blank", "strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.set("sly", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "card")
    assert len(duel.options()) == 3


@pytest.mark.rule("WD-23.3", "WD-23.6")
def test_disadvantages_add_up_and_the_lowest_card_counts() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("jinxed", "strong", "luck")
    duel.set("dazed", "ron-weasley", 2)
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 0 + 2
    assert sorted(duel.s.discard[0]) == sorted(cards("strong", "luck"))


@pytest.mark.rule("WD-23.4", "WD-EX7")
@pytest.mark.parametrize(("good", "bad", "revealed"), [(2, 1, 2), (1, 1, 1), (0, 1, 2)])
def test_advantage_against_disadvantage(good: int, bad: int, revealed: int) -> None:
    duel = duel_of()
    duel.set("felix", "ron-weasley", good)
    duel.set("dazed", "ron-weasley", bad)
    duel.cast("basic-combat-spell")
    assert len([seat for seat, _ in duel.told("revealed") if seat == 0]) == revealed


@pytest.mark.rule("WD-23.5", "WD-23.9")
def test_with_advantage_the_player_chooses() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["card luck", "card strong"]
    duel.answer("card luck")
    duel.answer("pass")
    assert duel.clashed()[0] == 2 + 2
    assert columns.clash_card("strong") in duel.s.discard[0]


@pytest.mark.rule("WD-23.7", "WD-EX8")
@pytest.mark.parametrize(
    ("pair", "lowest"),
    [
        (("two-plus", "strong"), "strong"),
        (("strong", "luck"), "luck"),
        (("luck", "push-2"), "push-2"),
        (("push-2", "blank"), "blank"),
        (("lucky", "two-plus"), ""),
    ],
)
def test_the_ranking_of_cards(pair: tuple[str, str], lowest: str) -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("strong", *pair)
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    if lowest:
        assert duel.told("counts") == [(0, cards(lowest)[0])]
    else:
        assert duel.asked() == (0, "card")


@pytest.mark.rule("WD-23.8", "WD-EX8")
def test_ties_for_the_lowest_are_chosen() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("push-2", "move-2")
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["card move-2", "card push-2"]


@pytest.mark.rule("WD-23.10")
def test_the_chosen_card_may_still_be_swapped() -> None:
    duel = duel_of(hands=[["strong"], []])
    duel.s.deck[0] = cards("push-2", "blank")
    duel.set("dazed", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "swap")


@pytest.mark.rule("WD-24.1", "WD-G23")
def test_an_empty_deck_is_refilled_when_a_card_is_needed() -> None:
    duel = duel_of()
    duel.s.deck[0] = cards("blank")
    duel.s.discard[0] = cards("strong", "luck")
    duel.set("felix", "ron-weasley", 1)
    duel.load([columns.clash_card("luck"), columns.clash_card("strong")])
    duel.cast("basic-combat-spell")
    # The last card of the deck first, then one of the new deck.
    assert duel.options() == ["card strong", "card blank"]
    assert duel.told("deck-refilled") == [(0,)]


@pytest.mark.rule("WD-24.1", "WD-G23")
def test_a_missing_card_counts_nothing() -> None:
    duel = duel_of()
    duel.s.deck[0] = []
    duel.s.discard[0] = []
    duel.cast("basic-combat-spell")
    assert duel.clashed()[0] == 2


@pytest.mark.rule("WD-24.2")
def test_hand_and_cards_of_the_clash_are_not_shuffled() -> None:
    duel = duel_of(hands=[["blank"], []])
    duel.s.deck[0] = cards("two-plus")
    duel.s.discard[0] = cards("strong")
    duel.cast("basic-combat-spell")
    assert duel.s.extra[0] == tuple(cards("strong"))
    assert duel.s.deck[0] == []
    assert duel.s.hand[0] == cards("blank")


@pytest.mark.rule("WD-24.2", "WD-G19")
def test_a_card_swapped_out_is_not_shuffled_before_the_clash_is_over() -> None:
    duel = duel_of(hands=[["two-plus"], []])
    duel.s.deck[0] = cards("blank")
    duel.s.discard[0] = cards("strong")
    duel.cast("basic-combat-spell")
    duel.answer("play two-plus")
    assert duel.told("deck-refilled") == [(0,)]
    assert duel.clashed()[0] == 2 + 3 + 2
    assert duel.s.deck[0] == []
    assert sorted(duel.s.discard[0]) == sorted(cards("blank", "two-plus", "strong"))


@pytest.mark.rule("WD-G23", "WD-24.3")
def test_if_both_decks_were_refilled_the_active_player_refills_first() -> None:
    duel = duel_of()
    for seat in (0, 1):
        duel.s.deck[seat] = []
        duel.s.discard[seat] = cards("strong")
        duel.s.spent_dark[seat] = 1
    duel.cast("basic-combat-spell")
    assert duel.told("pool-refilled") == [(0,), (1,)]


@pytest.mark.rule("WD-24.3", "WD-24.5", "WD-32.5")
def test_before_a_refill_the_opponents_upkeep_is_settled() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"hermione-granger": "e9"}, spells=[[], ["nebulus"]])
    card = duel.card(1, "nebulus")
    duel.s.holder[card] = duel.s.aim[card] = duel.model("hermione-granger")
    duel.s.upkept = [card]
    duel.s.on_light[card] = 1
    duel.s.spent_light[1] = 2
    duel.s.deck[0] = []
    duel.s.discard[0] = cards("strong")
    duel.do("draw-clash")
    assert duel.asked() == (1, "upkeep")
    assert duel.options() == [
        "leave nebulus 2:hermione-granger",
        "lapse nebulus 2:hermione-granger",
    ]
    duel.answer("lapse nebulus 2:hermione-granger")
    # What was freed just before the refill comes back with it (WD-32.14).
    assert duel.s.light[1] == 3


@pytest.mark.rule("WD-24.3")
def test_the_owner_of_the_deck_gets_nothing_back() -> None:
    duel = Duel(RON, NAGINI)
    duel.s.deck[0] = []
    duel.s.discard[0] = cards("strong")
    duel.s.spent_light = [2, 0]
    duel.do("draw-clash")
    assert duel.s.light == [0, 0]
