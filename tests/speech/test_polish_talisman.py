"""Rolls, fights and purchases of Talisman in Polish, by the keys that the game says."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.registry import game
from spellwright.speech import lint
from spellwright.speech.language import ENGLISH, Language, language
from spellwright.speech.speaker import Speaker
from tests.speech.domains import usage_of

GAME: Final = "talisman"
TONGUE: Final = Language("pl", [Path(__file__).parent / "locale"])
POLISH: Final = Speaker(TONGUE)
WORDS: Final = TONGUE.catalog(GAME)
NAMES: Final = [key for key in WORDS.entries if key.startswith("-")]
LEAST: Final = 30


def test_there_are_thirty_names_and_every_key_is_one_of_the_game() -> None:
    """The trial is a part of a translation: what it has fits, what it lacks is said in English."""
    english = language(ENGLISH).catalog(GAME)
    faults = lint.translation_faults(english, WORDS, usage_of(GAME))
    # A language that does not say something is no fault of what it says.
    assert [fault for fault in faults if not fault.endswith("is not translated")] == []
    assert len(NAMES) >= LEAST


def name(key: str) -> Noun:
    return Noun(GAME, key)


def test_no_plural_is_left_out_and_the_names_have_the_forms_that_are_asked_for() -> None:
    faults = lint.grammar_faults(TONGUE, WORDS, usage_of(GAME))
    missed = [fault for fault in faults if fault.split()[0] in NAMES or "has no [" in fault]
    # Places have a form of their own, and things that are no places need none.
    assert [fault for fault in missed if ".place" not in fault] == []


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("event-bought", {"who": "harry", "card": "wand", "coins": 1}, "Różdżkę za 1 Galeona."),
        ("event-bought", {"who": "harry", "card": "wand", "coins": 2}, "Różdżkę za 2 Galeony."),
        ("event-bought", {"who": "harry", "card": "wand", "coins": 5}, "Różdżkę za 5 Galeonów."),
        ("event-bought", {"who": "harry", "card": "wand", "coins": 22}, "za 22 Galeony."),
        ("event-attacks-follower", {"who": "harry", "card": "aurors"}, "atakuje Aurorów."),
        ("event-gave-galleon", {"who": "harry", "whom": "hagrid"}, "oddaje Hagridowi 1 Galeona."),
        ("event-won", {"who": "mcgonagall"}, "McGonagall wygrała walkę."),
        ("event-won", {"who": "draco"}, "Draco wygrał walkę."),
        ("event-evaded", {"who": "draco", "card": "acromantula"}, "unika Akromantuli."),
    ],
)
def test_names_are_declined_and_numbers_choose_their_form(
    key: str, args: dict[str, Argument], said: str
) -> None:
    kinds = {"who": "character", "whom": "character", "card": "card"}
    given = {
        place: name(f"{kinds[place]}-{value}") if place in kinds else value
        for place, value in args.items()
    }
    assert POLISH.say(Saying(GAME, key, given)).endswith(said)


def test_a_game_is_told_in_both_languages() -> None:
    """Every event can be said; those that the trial has are Polish."""
    luck, state, told = random.Random(3), game(GAME).new(seed=3), list[Saying]()
    for _ in range(250):
        decision = state.decisions[0]
        state.choose(decision.seat, luck.choice(decision.options))
        told += [game(GAME).rules.told(event)[0] for event in state.events]
    heard = {said.key: POLISH.say(said) for said in told}
    polish = {key for key in heard if key in WORDS.entries}
    assert len(polish) >= 4
    assert all(heard[key] != Speaker().say(said) for said in told if (key := said.key) in polish)
