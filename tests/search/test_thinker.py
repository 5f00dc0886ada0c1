"""The levels: what they know, say and choose."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

import spellwright as sw
from spellwright.bots import bot_at_table, bot_named, bot_names, bot_sentences, hint_bot
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, Saying, as_saying
from spellwright.kernel.state import State
from spellwright.registry import Game, all_games, any_game
from spellwright.search.budget import Budget
from spellwright.search.levels import LEVELS, Level
from spellwright.search.player import Thinker

QUICK = Level("quick", 12, 0.0, 0)


def game_of(state: State) -> Game:
    return any_game(state.rules.id)


def played(seats: int, choices: int, seed: int = 3) -> State:
    """Friendly Wizardry after some choices by the rules of thumb."""
    game = sw.game("wizardry")
    state: State = game.new(seats, seed, {"secret-spells": True}, events=False)
    bot, luck = bot_named(game, "greedy"), FastChance(seed)
    while state.choices < choices:
        seat = state.asks[0].seat
        state.choose(seat, advice_of(bot, state, seat, luck).code)
    return state


def test_thinking_changes_nothing_at_the_table() -> None:
    state = played(3, 30)
    before = state.fingerprint()
    advice_of(Thinker(game_of(state).mind, QUICK), state, state.asks[0].seat, FastChance(5))
    assert state.fingerprint() == before


def test_a_whole_game_of_thinkers_is_reproducible() -> None:
    def one_game() -> list[int]:
        game = any_game("reference")
        state = game.new(2, seed=1)
        bots = [bot_named(game, "apprentice"), bot_named(game, "novice")]
        luck, codes = FastChance(8), []
        while state.asks:
            seat = state.asks[0].seat
            codes.append(advice_of(bots[seat], state, seat, luck).code)
            state.choose(seat, codes[-1])
        return codes

    assert one_game() == one_game()


def test_reasons_are_told_in_words() -> None:
    state = any_game("reference").new(2, seed=1)
    advice = advice_of(hint_bot(any_game("reference")), state, 0, FastChance(1))
    assert str(advice.reason).startswith("You win about ")
    for part in (" % of the time (tried ", "“Mark ", "The likely answer is “Mark "):
        assert part in str(advice.reason)


@pytest.mark.parametrize(
    ("game_id", "is_won_by_points"), [("funkoverse", True), ("wizardry", False)]
)
def test_expected_points_are_told_where_points_win(game_id: str, is_won_by_points: bool) -> None:
    game = sw.game(game_id)
    state: State = game.new(2, 5, events=False)
    guide, luck = bot_named(game, "greedy"), FastChance(5)
    while state.choices < 30 or len(state.options(state.asks[0])) < 3:
        seat = state.asks[0].seat
        state.choose(seat, advice_of(guide, state, seat, luck).code)
    level = Level("thorough", 60, 0.0, 0)
    reason = advice_of(
        Thinker(game_of(state).mind, level), state, state.asks[0].seat, FastChance(2)
    ).reason
    pattern = r"It should bring you -?\d+\.\d points and your rival -?\d+\.\d\."
    assert bool(re.search(pattern, str(reason))) == is_won_by_points, reason


def test_points_are_those_of_the_seat_and_of_its_rival() -> None:
    state = sw.game("duels").new(2, 1)
    state.points = [3, 5]
    assert sw.game("duels").mind.points(state, 0) == (3, 5)
    assert sw.game("duels").mind.points(state, 1) == (5, 3)


def test_what_is_feared_is_named() -> None:
    """X has taken a corner and threatens nothing yet: some answers are much worse than others."""
    state = any_game("reference").new(2, seed=1)
    for seat, cell in enumerate(["a1", "c3", "c1"]):
        state.choose(seat % 2, f"mark {cell}")
    reasons = [
        advice_of(hint_bot(any_game("reference")), state, 1, FastChance(seed)).reason
        for seed in range(3)
    ]
    assert any("The likely answer is" in str(reason) for reason in reasons)


def test_the_guides_reason_comes_first_where_they_agree() -> None:
    state = played(2, 24)
    seat = state.asks[0].seat
    thumb = advice_of(bot_named(game_of(state), "greedy"), state, seat, FastChance(1))
    level = Level("brief", 2, 0.0, 0)
    advice = advice_of(Thinker(game_of(state).mind, level), state, seat, FastChance(1))
    assert advice.code == thumb.code
    assert str(advice.reason).startswith(str(thumb.reason))


def test_blunders_are_left_to_chance() -> None:
    level = Level("careless", 1, 0.0, 100)
    state, luck = any_game("reference").new(2, seed=1), FastChance(1)
    codes = Counter(
        advice_of(Thinker(game_of(state).mind, level), state, 0, luck).code for _ in range(200)
    )
    assert len(codes) == 9


def test_one_option_needs_no_thought() -> None:
    state = any_game("reference").new(2, seed=1)
    for number in range(8):
        state.choose(number % 2, f"mark {['a1', 'b1', 'a2', 'b2', 'b3', 'a3', 'c2', 'c3'][number]}")
    advice = advice_of(Thinker(game_of(state).mind, QUICK), state, 0, FastChance(1))
    assert as_saying(advice.reason).key == "hint-only-choice"


def test_a_thinker_has_to_be_asked_with_knowledge() -> None:
    state = any_game("reference").new(2, seed=1)
    with pytest.raises(Refused, match="ask with knowledge"):
        Thinker(game_of(state).mind, QUICK).advise(state.view(0), FastChance(1))
    with pytest.raises(Refused, match="your turn"):
        Thinker(game_of(state).mind, QUICK).advise(state.knowledge(1), FastChance(1))


def test_every_game_has_the_same_levels() -> None:
    for game in (*all_games(), any_game("reference"), any_game("night-owls")):
        names = bot_names(game)
        assert [name for name in names if name in [level.name for level in LEVELS]] == [
            "novice",
            "apprentice",
            "adept",
            "master",
        ]
        assert names[0] == "random"
        assert all(sentence.endswith(".") for sentence in bot_sentences(game).values())


def test_levels_grow() -> None:
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.iterations < stronger.iterations
        assert weaker.seconds < stronger.seconds
        assert weaker.blunders >= stronger.blunders


def test_a_bot_at_a_table_can_be_stopped() -> None:
    state = played(2, 16)
    seat = state.asks[0].seat
    bot = bot_at_table(game_of(state), "master", lambda: True)
    assert advice_of(bot, state, seat, FastChance(1)).code in state.view(seat).options
    assert bot_at_table(game_of(state), "greedy").name == "greedy"


def test_a_thinker_without_time_follows_the_guide() -> None:
    state = played(2, 24)
    seat = state.asks[0].seat
    thumb = advice_of(bot_named(game_of(state), "greedy"), state, seat, FastChance(1))
    hasty = Thinker(game_of(state).mind, QUICK, Budget(100, 1e-9))
    assert advice_of(hasty, state, seat, FastChance(1)).code == thumb.code


def test_options_are_called_what_their_question_calls_them() -> None:
    """In Talisman a “yes” is another button under every question."""
    game = sw.game("talisman")
    guide, level = bot_named(game, "greedy"), Level("thorough", 60, 0.0, 0)
    state: State = game.new(2, 4, events=False)
    own: set[str] = set()
    for number in range(120):
        asked = state.asks[0]
        buttons = {option.code: option.says for option in state.decisions[0].options}
        if any(says.key.startswith("button-") for says in buttons.values()) and len(buttons) > 1:
            thinker = Thinker(game.mind, level)
            reason = advice_of(thinker, state, asked.seat, FastChance(number)).reason
            chances = [said for said in sayings_in(reason) if said.key == "hint-chances"]
            others = [said.args["other"] for said in chances if said.args["how"] != "alone"]
            own |= {other.key for other in others if isinstance(other, Saying)}
            assert all(other in buttons.values() for other in others)
        state.choose(asked.seat, advice_of(guide, state, asked.seat, FastChance(number)).code)
    assert any(key.startswith("button-") for key in own)


def sayings_in(saying: Argument) -> Iterator[Saying]:
    """A saying and those inside it."""
    if isinstance(saying, Saying):
        yield saying
        for argument in saying.args.values():
            yield from sayings_in(argument)
