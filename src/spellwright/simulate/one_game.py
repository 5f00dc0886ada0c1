"""Plays one game of a run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellwright.bench.any_game import any_game
from spellwright.bots import bot_named
from spellwright.kernel.bot import Bot, RandomBot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game import Game
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.state import State
from spellwright.simulate.lawful import broken_laws
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run


def play_one(run: Run, number: int) -> GameResult:
    """Play a game to its end. Whatever goes wrong in it is part of the result."""
    seed, names = run.seed_of(number), run.seating_of(number)
    choices = 0
    try:
        game = any_game(run.game)
        state = game.new(run.seats, seed, run.settings, events=False)
        bots = [bot_named(game, name) for name in names]
        luck = [FastChance(run.luck_of(number, seat)) for seat in range(run.seats)]
        try:
            if all(type(bot) is RandomBot for bot in bots):
                _play_at_random(game, state, luck)
            else:
                _play(game, state, bots, luck)
        finally:
            choices = state.choices
        outcome = state.outcome
        assert outcome is not None
        if run.laws is not None and (broken := broken_laws(run.laws, run.game, seed, number)):
            return GameResult(number, seed, names, choices, "", (), (), broken)
    except Exception as error:  # noqa: BLE001 - a mistake in one game must not end the run
        return GameResult(number, seed, names, choices, "", (), (), _told(error))
    return GameResult(number, seed, names, choices, outcome.how, outcome.ranks, outcome.scores, "")


def _play_at_random(game: Game[Any], state: State, luck: Sequence[FastChance]) -> None:
    """As `_play` with random bots, choice by choice, without the views that they do not look at."""
    while state.asks:
        ask = state.asks[0]
        seat, options = ask.seat, state.options(ask)
        state.take(seat, options[luck[seat].below(len(options))])
        if state.choices > game.longest:
            raise _too_long(game)


def _play(game: Game[Any], state: State, bots: Sequence[Bot], luck: Sequence[FastChance]) -> None:
    while state.asks:
        seat = state.asks[0].seat
        advice = advice_of(bots[seat], state, seat, luck[seat])
        state.choose(seat, advice.code)
        if state.choices > game.longest:
            raise _too_long(game)


def _too_long(game: Game[Any]) -> RulesError:
    return RulesError(f"the game has more than {game.longest} choices")


def _told(error: Exception) -> str:
    """The error in one line, with the place where it came up."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = ""
    if place is not None:
        code = place.tb_frame.f_code
        where = f" (in {code.co_qualname}, line {place.tb_lineno})"
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"
