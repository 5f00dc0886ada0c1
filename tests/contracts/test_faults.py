"""What is wrong with a state is data: the game's own sentence, put into words where it is read."""

from __future__ import annotations

import pytest

import spellwright as sw
from spellwright.games.battle.content.saying import say as say_in_battle
from spellwright.kernel.faults import column_fault
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.speech.speaker import Speaker


@pytest.mark.parametrize(
    ("id", "column"),
    [("battle", "gained"), ("duels", "spent_light"), ("talisman", "lost"), ("wizardry", "known")],
)
def test_a_column_of_the_wrong_length_is_named(id: str, column: str) -> None:
    game = sw.game(id)
    state = game.new(game.rules.usual_seats, 1)
    assert list(game.rules.faults(state)) == []
    setattr(state, column, getattr(state, column)[:-1])
    assert list(game.rules.faults(state)) == [column_fault(column)]


def test_a_refused_state_is_told_in_the_language_of_the_reader() -> None:
    game = sw.game("battle")
    saved = game.new(2, 1).to_json()
    spoilt = saved.replace('"step":0', '"step":9')
    assert saved != spoilt
    with pytest.raises(Refused) as refused:
        game.rules.from_json(spoilt)
    says = refused.value.says
    assert says == say("refusal-state-breaks", fault=say_in_battle("fault-step"))
    assert Speaker("pl").say(says) != Speaker("en").say(says)
