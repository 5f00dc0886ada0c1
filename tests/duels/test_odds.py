"""The odds of a Clash."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content.columns import clash_card
from spellwright.games.duels.odds import beats, reaches, spread, unseen
from spellwright.testing.duels import Duel

WHOLE = (1, 7, 6, 5, 1)


def test_the_whole_deck_is_unseen_at_first() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e12"})
    assert unseen(duel.s, 0, 0) == WHOLE
    duel.s.discard[0] = [clash_card("strong"), clash_card("lucky")]
    duel.hand(0, "blank")
    assert unseen(duel.s, 0, 0) == (0, 7, 6, 4, 1)
    assert unseen(duel.s, 0, 1) == (1, 7, 6, 4, 1)


@pytest.mark.parametrize("edge", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("more", [0, 1])
def test_all_totals_together_are_certain(edge: int, more: int) -> None:
    assert sum(spread(WHOLE, edge, more)) == pytest.approx(1)


def test_advantage_and_another_card_help() -> None:
    plain = reaches(spread(WHOLE), 3)
    assert plain == pytest.approx(5 / 20 + 1 / 20 * 19 / 20)
    assert reaches(spread(WHOLE, -1), 3) < plain < reaches(spread(WHOLE, 1), 3)
    assert plain < reaches(spread(WHOLE, 0, 1), 3)


def test_a_tie_is_no_success() -> None:
    even = spread(WHOLE)
    assert beats(even, even, 0) < 0.5
    assert beats(even, even, 1) == pytest.approx(1 - beats(even, even, 0))
    assert beats(even, even, 6) == pytest.approx(1)
