"""Ratings: the stronger is rated higher, and more games make it surer."""

from __future__ import annotations

import pytest

from spellwright.lab.picture import ratings_svg
from spellwright.lab.ratings import AVERAGE, THE_GAME, Duel, duel_of, rate
from spellwright.simulate.result import GameResult


def duels(first: str, second: str, points: float, games: int) -> list[Duel]:
    return [Duel(first, second, points)] * games


def result(bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    return GameResult(0, 1, bots, 9, "line", ranks, (0,) * len(bots), "")


def test_a_game_is_a_duel() -> None:
    assert duel_of(result(("b", "a"), (1, 2)), False) == Duel("a", "b", 0.0)
    assert duel_of(result(("a", "b"), (1, 2)), False) == Duel("a", "b", 1.0)
    assert duel_of(result(("a", "b"), (1, 1)), False) == Duel("a", "b", 0.5)
    assert duel_of(result(("a", "b", "b"), (2, 1, 3)), False) == Duel("a", "b", 0.5)
    assert duel_of(result(("a", "b", "b"), (2, 1, 2)), False) == Duel("a", "b", 0.0)
    assert duel_of(result(("a", "a"), (1, 1)), True) == Duel("a", THE_GAME, 1.0)
    assert duel_of(result(("a", "a"), (2, 2)), True) == Duel("a", THE_GAME, 0.0)


def test_the_stronger_is_rated_higher() -> None:
    played = duels("a", "b", 1.0, 15) + duels("a", "b", 0.0, 5)
    played += duels("b", "c", 1.0, 15) + duels("b", "c", 0.0, 5)
    ratings = rate(played)
    assert [rating.name for rating in ratings] == ["a", "b", "c"]
    assert [rating.games for rating in ratings] == [20, 40, 20]
    assert [rating.points for rating in ratings] == [15, 20, 5]
    assert sum(rating.rating for rating in ratings) / 3 == pytest.approx(AVERAGE)
    # Three games of four are worth 191 points; the prior pulls a little towards the middle.
    assert 150 < ratings[0].rating - ratings[1].rating < 195
    assert all(rating.low < rating.rating < rating.high for rating in ratings)


def test_draws_make_equals() -> None:
    one, two = rate(duels("a", "b", 0.5, 30))
    assert one.rating == pytest.approx(two.rating)
    assert one.points == two.points == 15


def test_more_games_make_it_surer() -> None:
    def width(games: int) -> float:
        played = duels("a", "b", 1.0, games) + duels("a", "b", 0.0, games)
        best = rate(played)[0]
        return best.high - best.low

    # Of 25 wins in 50, Wilson's interval is 0.37 to 0.63: 96 points for the distance, half of that
    # for each side's distance from the middle.
    assert width(25) == pytest.approx(96, rel=0.08)
    assert width(100) == pytest.approx(width(25) / 2, rel=0.08)


def test_nobody_played() -> None:
    assert rate([]) == []


@pytest.mark.lab
def test_the_picture_names_everybody() -> None:
    ratings = rate(duels("keen & co", "b", 1.0, 3) + duels("b", "c", 0.5, 3))
    picture = ratings_svg("A tournament", ratings)
    assert picture.startswith("<svg ")
    assert "keen &amp; co" in picture
    for rating in ratings:
        assert f"{rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})" in picture
