"""What pages weigh and what their updates bring: the same games each time, and no clock."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import pytest

from spellwright.bench.serving.page_players import PagePair, PageTally
from spellwright.bench.serving.page_updates import PageFigures, measure_updates
from spellwright.bench.serving.report import running_server, seated, times_to_choose
from spellwright.registry import all_games, game

LARGEST_UPDATE: Final = 20_000
"""Bytes before compression, for at least half of the updates."""
LARGEST_PAGE: Final = 300_000
"""Bytes as they travel, with all scripts and style sheets."""
CHOICES: Final = 40
AHEAD: Final = 60
"""After this many choices every game is in full swing."""


@cache
def figures_of(id: str) -> PageFigures:
    return measure_updates(game(id), CHOICES, ahead=AHEAD)


@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_an_update_is_what_has_changed(id: str) -> None:
    figures = figures_of(id)
    assert figures.updates > 20
    assert figures.update_median <= LARGEST_UPDATE


@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_a_page_is_light(id: str) -> None:
    assert 0 < figures_of(id).page_packed < figures_of(id).page_weight <= LARGEST_PAGE


def test_the_same_game_has_the_same_updates() -> None:
    one, other = (measure_updates(game("wizardry"), 20) for _ in range(2))
    assert (one.updates, one.update_median) == (other.updates, other.update_median)


def test_people_at_pages_play_at_a_real_server() -> None:
    """What they choose is read from their pages, which are told what has changed."""

    async def play(port: int, tally: PageTally) -> None:
        loop = asyncio.get_running_loop()
        pairs = [PagePair(port, each.id, tally, 3, 5, "198.51.100.1") for each in all_games()]
        playing = await seated(pairs)
        until = loop.time() + 1.5
        times = [times_to_choose(loop.time(), 20, 0) for _ in playing]
        await asyncio.gather(
            *[pair.play(until, each) for pair, each in zip(playing, times, strict=True)]
        )

    tally = PageTally()
    with running_server() as server:
        asyncio.run(play(server.port, tally))
    assert tally.errors == []
    assert tally.tables >= len(all_games())
    assert tally.choices > 10
    assert len(tally.latencies) > 10


def test_nobody_plays_ahead_while_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over is followed by one from its beginning: the server carries out what the
    players choose at their pages, and nothing else.
    """

    async def play(port: int, tally: PageTally) -> None:
        loop = asyncio.get_running_loop()
        # Nine squares: however far it is played ahead, it is over before that.
        [pair] = await seated([PagePair(port, "reference", tally, 50, 5, "198.51.100.1")])
        before = tally.tables
        monkeypatch.setattr(PagePair, "_play_ahead", None)
        await pair.play(loop.time() + 2, times_to_choose(loop.time(), 20, 0))
        assert tally.tables > before > 1

    tally = PageTally()
    with running_server() as server:
        asyncio.run(play(server.port, tally))
    assert tally.errors == []
    assert tally.choices > 10
