"""Night Owls: how a small game with secrets is tested."""

from __future__ import annotations

import pytest

from spellwright.bots import bot_named, bot_names
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.visibility import HIDDEN
from spellwright.registry import any_game
from spellwright.samples.night_owls import ANIMALS, CARDS, NightOwls, OwlsState, winner_of
from spellwright.testing import Scenario, check_laws

GAME = any_game("night-owls")


class Table(Scenario[OwlsState]):
    """A night among owls, with hands as a test writes them."""

    RULES = NightOwls()

    def __init__(self, *hands: str, deck: str = "", abroad: str = "owl") -> None:
        super().__init__(self.blank(len(hands)))
        self.s.hand = [cards(hand) for hand in hands]
        self.s.deck = cards(deck)
        self.s.push(self.RULES.begins_with())
        self.s.agenda[-1].go_to("next_night")
        self.load(ANIMALS.parse(abroad))
        self.run()


def cards(names: str) -> list[int]:
    return [CARDS.parse(name) for name in names.split()]


@pytest.mark.parametrize(
    ("trick", "leader", "abroad", "winner"),
    [
        ("bat-2 bat-5 cat-6", 0, "owl", 1),
        ("bat-6 owl-1 owl-2", 0, "owl", 2),
        ("cat-1 bat-6 moth-6", 0, "owl", 0),
        ("bat-6 cat-1 moth-6", 1, "owl", 1),
    ],
)
def test_who_wins_a_trick(trick: str, leader: int, abroad: str, winner: int) -> None:
    assert winner_of(cards(trick), leader, ANIMALS.parse(abroad)) == winner


def test_the_winner_scores_the_lowest_card_and_leads() -> None:
    table = Table("bat-4 cat-1", "owl-2 cat-2")
    assert table.asked() == (0, "card")
    assert table.refused("play cat-2").kind == "not-an-option"
    table.load(ANIMALS.parse("moth"))
    table.answer("play bat-4", "play owl-2")
    assert table.told("won") == [(1, 2)]
    assert table.asked() == (1, "card")
    table.answer("play cat-2", "play cat-1")
    assert (table.ending, table.s.scores, table.s.ranks) == ("points", [0, 3], [2, 1])


def test_cards_are_drawn_while_there_is_one_for_everybody() -> None:
    table = Table("bat-4", "bat-2", deck="cat-1 cat-2 cat-3")
    table.load(0)
    table.answer("play bat-4", "play bat-2")
    assert (table.s.hand, table.s.deck) == ([cards("cat-3"), cards("cat-2")], cards("cat-1"))


def test_hands_and_deck_are_secrets() -> None:
    table = Table("bat-4 cat-1", "owl-2 cat-2", deck="moth-1")
    seen = table.view(0)
    assert seen.hand == [cards("bat-4 cat-1"), [HIDDEN, HIDDEN]]
    assert (seen.deck, table.view(-1).hand[0]) == ([HIDDEN], [HIDDEN, HIDDEN])
    others = [table.s.resample(0, seed) for seed in range(40)]
    assert {tuple(sorted([*other.hand[1], *other.deck])) for other in others} == {(1, 12, 19)}
    assert {other.deck[0] for other in others} == {1, 12, 19}


def test_it_obeys_the_laws() -> None:
    check_laws(GAME, games=4)


@pytest.mark.parametrize("name", bot_names(GAME))
def test_a_bot_plays_to_the_end(name: str) -> None:
    state, luck, bot = GAME.new(3, seed=5), FastChance(1), bot_named(GAME, name)
    while not state.over:
        seat = state.asks[0].seat
        state.choose(seat, advice_of(bot, state, seat, luck).code)
    assert sum(state.scores) > 0
