"""Actions by number and by slot: no option is lost, and the order of answers means nothing."""

from __future__ import annotations

import numpy as np
import pytest

from spellwright.environments.choosing import NOT_YET, ById, BySlot, Chooser
from spellwright.environments.numbering import WAIT, numbering_of
from spellwright.environments.play import Play
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.laws.case import case_from
from spellwright.registry import GAME_IDS, game


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_game_has_more_than_twenty_thousand_actions(id: str) -> None:
    assert numbering_of(game(id).rules).size <= 20_000


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_option_that_can_be_written_has_numbers_of_its_own(id: str) -> None:
    numbering = numbering_of(game(id).rules)
    met: dict[tuple[int, int], int] = {}
    for verb, phrase in enumerate(numbering.verbs.book.phrases):
        sizes = [len(lexicon) for lexicon in phrase.lexicons]
        first, second = [*sizes, 1, 1][:2]
        # Of very many pairs every number is met, not every pair.
        step = max(1, first * second // 5000)
        for pair in [*range(0, first * second, step), first * second - 1]:
            code = pack(verb, pair // second, pair % second)
            number, then = numbering.steps(code)
            assert WAIT < number < numbering.size
            assert 0 <= then < numbering.size
            assert numbering.needs_second(number) == bool(then)
            assert numbering.code(number, then) == code
            assert met.setdefault((number, then), code) == code


def choosers(id: str) -> list[Chooser]:
    return [ById(game(id).rules), BySlot(), BySlot(5)]


@pytest.mark.parametrize("id", GAME_IDS)
def test_actions_and_options_translate_both_ways_in_play(id: str) -> None:
    for seed in range(3):
        case = case_from(game(id).rules, seed)
        state = case.rules.new(case.seats, seed, case.options, events=False)
        luck = FastChance(seed)
        for _ in range(150):
            if state.over:
                break
            ask = state.asks[0]
            options = state.options(ask)
            for chooser in choosers(id):
                for code in options[:40]:
                    assert chosen(chooser, options, code) == code
            state.take(ask.seat, options[luck.below(len(options))])


def chosen(chooser: Chooser, options: list[int], code: int) -> int:
    """The option that the actions for an option choose; each of them is legal in its turn."""
    chooser.begin(options)
    found = NOT_YET
    for action in chooser.actions_for(code):
        assert action in chooser.legal()
        assert found == NOT_YET
        found = chooser.choose(action)
    return found


def test_slots_go_on_to_further_options_and_come_back() -> None:
    chooser = BySlot(3)
    chooser.begin([10, 11, 12, 13])
    assert chooser.legal() == [0, 1, 2]
    assert chooser.choose(2) == NOT_YET
    assert chooser.choose(1) == 13
    assert chooser.choose(2) == NOT_YET
    assert chooser.choose(0) == 10


@pytest.mark.parametrize("id", GAME_IDS)
def test_seats_that_choose_at_once_can_answer_in_any_order(id: str) -> None:
    """Where several seats are asked, the position does not depend on who answers first."""
    met = 0
    for seed in range(6):
        case = case_from(game(id).rules, seed)
        state = case.rules.new(case.seats, seed, case.options, events=False)
        luck = FastChance(seed)
        for _ in range(120):
            if state.over:
                break
            if len(state.asks) > 1:
                met += 1
                answers = {
                    ask.seat: state.options(ask)[luck.below(len(state.options(ask)))]
                    for ask in state.asks
                }
                forwards, backwards = state.copy(), state.copy()
                answer(forwards, dict(sorted(answers.items())))
                answer(backwards, dict(sorted(answers.items(), reverse=True)))
                assert looks(forwards) == looks(backwards)
            ask = state.asks[luck.below(len(state.asks))]
            options = state.options(ask)
            state.take(ask.seat, options[luck.below(len(options))])
    assert met or id in ("battle", "talisman")


def answer(state: State, answers: dict[int, int]) -> None:
    for seat, code in answers.items():
        state.take(seat, code)


def looks(state: State) -> list[str]:
    return [state.view(seat).to_json() for seat in range(state.seats)]


# -- a game that is played by numbers --------------------------------------------------------------


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("actions", ["id", "slot"])
def test_a_game_can_be_played_by_numbers(id: str, actions: str) -> None:
    play = Play(game(id), actions=actions, reward="shaped", limit=300)
    row, mask = np.zeros(play.size, np.int32), np.zeros(play.actions, np.int8)
    luck = FastChance(1)
    play.reset(seed=1)
    steps = 0
    while not play.done:
        play.observe(play.seat, row)
        play.mask(play.seat, mask)
        legal = np.flatnonzero(mask)
        assert legal.tolist() == sorted(set(play.legal(play.seat)))
        play.step(play.seat, int(legal[luck.below(len(legal))]))
        steps += 1
        assert len(play.rewards) == play.seats
    assert play.over or (play.truncated and steps == 300)


def test_an_illegal_action_does_what_was_set() -> None:
    ends = Play(game("funkoverse"), illegal="end")
    ends.reset(seed=3)
    seat = ends.seat
    ends.step(seat, WAIT)
    assert ends.done
    assert ends.over
    assert ends.rewards == [-1.0 if each == seat else 0.0 for each in range(2)]
    replaces = Play(game("funkoverse"), illegal="replace")
    replaces.reset(seed=3)
    before = replaces.state.choices
    replaces.step(replaces.seat, WAIT)
    assert replaces.state.choices == before + 1
    refuses = Play(game("funkoverse"))
    refuses.reset(seed=3)
    with pytest.raises(Refused, match="not legal"):
        refuses.step(refuses.seat, WAIT)


def test_rewards_sum_up_to_the_result() -> None:
    for seed in range(4):
        play = Play(game("duels"), reward="shaped")
        play.reset(seed)
        start = 2 * game("duels").mind.evaluate(play.state, 0) - 1
        luck, total = FastChance(seed), 0.0
        while not play.done:
            legal = play.legal(play.seat)
            play.step(play.seat, legal[luck.below(len(legal))])
            total += play.rewards[0]
        outcome = play.state.outcome
        result = 0.0 if outcome.ranks[0] == outcome.ranks[1] else 3.0 - 2 * outcome.ranks[0]
        assert total == pytest.approx(result - start)


def test_points_are_for_games_that_are_won_by_points() -> None:
    Play(game("funkoverse"), reward="points")
    with pytest.raises(Refused, match="not won by points"):
        Play(game("talisman"), reward="points")
