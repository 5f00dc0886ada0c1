"""Names, buttons and the moment bar of every game are Polish, whatever else of it is not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from spellwright.face.scene import Scene
from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.registry import GAME_IDS, game
from spellwright.speech.language import language
from spellwright.speech.speaker import Speaker
from spellwright.speech.syntax import Entry, variables_in

POLISH: Final = Speaker("pl")
CHOICES: Final = 120


def in_english(said: Argument) -> Iterator[str]:
    """The keys of what a reader of Polish is told in English: a sentence, a name, or what goes into
    it.
    """
    if isinstance(said, tuple):
        for each in said:
            yield from in_english(each)
    elif isinstance(said, Noun):
        # People have their own names.
        if said.domain in GAME_IDS and f"-{said.key}" not in words_of(said.domain):
            yield said.key
    elif isinstance(said, Saying):
        entry = words_of(said.domain).get(said.key)
        if entry is None:
            yield said.key
        else:
            for place in variables_in(entry.value) & set(said.args):
                yield from in_english(said.args[place])


def words_of(domain: str) -> Mapping[str, Entry]:
    return language("pl").catalog(domain).entries


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_can_be_chosen_and_where_the_game_is_is_told_in_polish(id: str) -> None:
    played, luck = game(id), random.Random(2)
    state, english = played.new(max(2, min(played.rules.seats)), seed=5), set[str]()
    for _ in range(CHOICES):
        if state.over:
            break
        decision = state.decisions[0]
        for option in decision.options:
            english.update(in_english(option.says))
        scene = Scene(state.view(decision.seat), speaker=POLISH)
        for part in played.face.moment(scene):
            english.update(in_english(part))
        state.choose(decision.seat, luck.choice(decision.options))
    assert english == set()
