"""Plays one game of a run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.bots import bot_named
from spellwright.kernel.bot import Advice, Bot, RandomBot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.faults import question_fault, rules_fault, shape_fault
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.state import State
from spellwright.registry import Game, any_game
from spellwright.simulate.balanced_setup import BalancedSetup
from spellwright.simulate.law_checks import LawCheck, broken_laws
from spellwright.simulate.recorder import Recorder
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run

COUNT_EVERY: Final = 8
"""The components are counted after every so many choices, and at the end."""


def play_one(run: Run, number: int) -> GameResult:
    """Play a game to its end. Whatever goes wrong in it is part of the result."""
    game, case = any_game(run.game), run.case_of(number)
    seed, seats, settings = case.seed, case.seats, case.options
    names = run.seating_of(number)
    choices = 0
    try:
        state = game.new(seats, seed, settings, events=run.recording is not None)
        bots = [bot_named(game, name) for name in names]
        luck = [FastChance(run.luck_of(number, seat)) for seat in range(seats)]
        watch = _Watch(game) if run.draw is None else _CloseWatch(game, seed)
        notes = None if run.recording is None else _Notes(run, game, state, number)
        try:
            if notes is not None:
                _play_recorded(state, bots, luck, watch, notes)
            elif all(type(bot) is RandomBot for bot in bots):
                _play_at_random(state, luck, watch)
            else:
                _play(state, bots, luck, watch)
        finally:
            choices = state.choices
        outcome = state.outcome
        assert outcome is not None
        laws = run.laws
        if laws is not None and run.draw is not None:
            laws = LawCheck(seats, settings)
        if laws is not None and (broken := broken_laws(laws, run.game, seed, number)):
            return GameResult(number, seed, names, choices, "", (), (), broken)
        record = None if notes is None else notes.recorder.record()
    except Exception as error:  # noqa: BLE001 - a mistake in one game must not end the run
        return GameResult(number, seed, names, choices, "", (), (), _told(error))
    ended = (outcome.how, outcome.ranks, outcome.scores)
    return GameResult(number, seed, names, choices, *ended, "", record)


class _Notes:
    """What a recorded game needs beside its players."""

    def __init__(self, run: Run, game: Game, state: State, number: int) -> None:
        recording, seed = run.recording, run.seed_of(number)
        assert recording is not None
        weighed = recording.weighed if number < recording.weighed_games else 0
        self.recorder = Recorder(game, state, seed, weighed)
        self.setup = None
        if recording.setup == "balanced":
            self.setup = BalancedSetup(game, run.seed, seed, run.turn_of(number))


class _Watch:
    """Looks at a game after every choice, and picks the seat that chooses next."""

    def __init__(self, game: Game) -> None:
        self.longest = game.rules.longest

    def look_at(self, state: State) -> None:
        if state.choices > self.longest:
            raise RulesError(f"the game has more than {self.longest} choices")

    def next_of(self, asks: Sequence[Ask]) -> Ask:
        return asks[0]


class _CloseWatch(_Watch):
    """Checks that every position is sound; those who choose at once do so in any order."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game)
        self.seed = seed
        self.luck = FastChance(~seed)

    def look_at(self, state: State) -> None:
        super().look_at(state)
        fault = shape_fault(state) or question_fault(state)
        if not fault and (state.over or (state.choices + self.seed) % COUNT_EVERY == 0):
            fault = rules_fault(state)
        if fault:
            raise RulesError(f"after {state.choices} choices: {fault}")

    def next_of(self, asks: Sequence[Ask]) -> Ask:
        return asks[0] if len(asks) == 1 else asks[self.luck.below(len(asks))]


def _play_at_random(state: State, luck: Sequence[FastChance], watch: _Watch) -> None:
    """As `_play` with random bots, choice by choice, without the views that they do not look at."""
    watch.look_at(state)
    while state.asks:
        ask = watch.next_of(state.asks)
        seat, options = ask.seat, state.options(ask)
        state.take(seat, options[luck[seat].below(len(options))])
        watch.look_at(state)


def _play(state: State, bots: Sequence[Bot], luck: Sequence[FastChance], watch: _Watch) -> None:
    watch.look_at(state)
    while state.asks:
        seat = watch.next_of(state.asks).seat
        advice = advice_of(bots[seat], state, seat, luck[seat])
        try:
            state.choose(seat, advice.code)
        except Refused as refused:
            raise RulesError(
                f"{bots[seat].name} chose {_chosen(state, advice)}: {refused}"
            ) from None
        watch.look_at(state)


def _chosen(state: State, advice: Advice) -> str:
    verbs = state.rules.verbs
    return f"“{verbs.text(advice.code)}”" if verbs.knows(advice.code) else str(advice.code)[:20]


def _play_recorded(
    state: State, bots: Sequence[Bot], luck: Sequence[FastChance], watch: _Watch, notes: _Notes
) -> None:
    """As `_play`, with everything written down; the lab may answer the set-up questions."""
    watch.look_at(state)
    while state.asks:
        ask = watch.next_of(state.asks)
        seat, options = ask.seat, state.options(ask)
        if notes.setup is not None and notes.setup.answers(ask):
            code = notes.setup.choose(ask, options)
        else:
            code = advice_of(bots[seat], state, seat, luck[seat]).code
        notes.recorder.before(ask, options, code)
        state.choose(seat, code)
        notes.recorder.after()
        watch.look_at(state)


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
