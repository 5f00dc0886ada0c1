"""Talisman in Polish, by the keys that the game says: cases, genders, numbers, whole games."""

from __future__ import annotations

import random
from typing import Final

import pytest

from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.registry import game
from spellwright.speech.language import language
from spellwright.speech.speaker import Speaker

GAME: Final = "talisman"
POLISH: Final = Speaker("pl", ("Anna", "Ben"))
WORDS: Final = language("pl").catalog(GAME)
CHOICES: Final = 250


def name(key: str) -> Noun:
    return Noun(GAME, key)


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("event-bought", {"card": "wand", "coins": 1}, "Harry kupuje Różdżkę za 1 Galeona."),
        ("event-bought", {"card": "wand", "coins": 2}, "Harry kupuje Różdżkę za 2 Galeony."),
        ("event-bought", {"card": "wand", "coins": 5}, "Harry kupuje Różdżkę za 5 Galeonów."),
        ("event-bought", {"card": "wand", "coins": 22}, "Harry kupuje Różdżkę za 22 Galeony."),
        ("event-attacks-follower", {"card": "aurors"}, "Harry atakuje Aurorów."),
        ("event-gave-galleon", {"whom": "hagrid"}, "Harry oddaje Hagridowi 1 Galeona."),
        ("event-joined", {"card": "aurors"}, "Aurorzy dołączają do Harry'ego."),
        ("event-joined", {"card": "dobby"}, "Zgredek dołącza do Harry'ego."),
        ("event-evaded", {"card": "acromantula"}, "Harry wymyka się Akromantuli."),
        ("event-walked", {"space": "diagon-alley"}, "Harry idzie na Ulicę Pokątną."),
        ("event-walked", {"space": "the-burrow"}, "Harry idzie do Nory."),
        ("event-stayed", {"space": "shrieking-shack"}, "Harry zostaje we Wrzeszczącej Chacie."),
        (
            "event-meets-enemy",
            {"card": "stray-dementor", "space": "black-lake"},
            "Harry walczy ze Zbłąkanym dementorem nad Czarnym Jeziorem.",
        ),
        (
            "event-meets-enemy",
            {"card": "severus-snape", "space": "the-burrow"},
            "Harry walczy z Severusem Snape'em w Norze.",
        ),
        ("event-visited", {"card": "rita-skeeter"}, "Harry spotyka Ritę Skeeter."),
        ("event-visited", {"card": "shell-cottage"}, "Harry odwiedza Muszelkę."),
        (
            "event-visited",
            {"card": "mirror-of-erised"},
            "Harry staje przed Zwierciadłem Ain Eingarp.",
        ),
        (
            "event-cast-at",
            {"spell": "protego", "whom": "harry"},
            "Harry rzuca Zaklęcie Protego na siebie.",
        ),
        (
            "event-cast-at",
            {"spell": "accio", "whom": "draco"},
            "Harry rzuca Zaklęcie Accio na Dracona.",
        ),
        ("event-keys-counted", {"n": 1}, "1 Latający Klucz atakuje Harry'ego."),
        ("event-keys-counted", {"n": 2}, "2 Latające Klucze atakują Harry'ego."),
        ("event-keys-counted", {"n": 5}, "5 Latających Kluczy atakuje Harry'ego."),
    ],
)
def test_names_are_declined_and_numbers_choose_their_form(
    key: str, args: dict[str, Argument], said: str
) -> None:
    kinds = {
        "who": "character",
        "whom": "character",
        "card": "card",
        "space": "space",
        "spell": "spell",
    }
    given = {
        place: name(f"{kinds[place]}-{value}") if place in kinds else value
        for place, value in {"who": "harry", **args}.items()
    }
    assert POLISH.say(Saying(GAME, key, given)) == said


@pytest.mark.parametrize(
    ("fate", "choice"),
    [
        (1, "odrzucić ostatni żeton Losu i rzucić ponownie?"),
        (3, "odrzucić 1 z 3 żetonów Losu i rzucić ponownie?"),
    ],
)
def test_the_first_question_of_the_game_is_as_a_player_would_put_it(fate: int, choice: str) -> None:
    meaning = Saying(GAME, "meaning-voldemort")
    asked = Saying(GAME, "question-reroll", {"n": 1, "meaning": meaning, "fate": fate})
    first = "Wyrzucasz 1, więc rusza się też Voldemort. Zostawić wynik czy "
    assert POLISH.say(asked) == first + choice


@pytest.mark.parametrize("seats", [2, 6])
def test_all_that_is_said_in_a_game_is_polish(seats: int) -> None:
    """Nothing is said in English because its key is missing, nor in a form that a name lacks."""
    luck, state, told = random.Random(3), game(GAME).new(seats, seed=3), list[Saying]()
    for _ in range(CHOICES):
        decision = state.decisions[0]
        told += [decision.says, *[option.says for option in decision.options]]
        state.choose(decision.seat, luck.choice(decision.options))
        told += [game(GAME).rules.told(event)[0] for event in state.events]
    assert {said.key for said in told} <= set(WORDS.entries)
    english = Speaker()
    same = {said.key for said in told if POLISH.say(said) == english.say(said)}
    assert same == set()
