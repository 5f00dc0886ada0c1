"""The layer with real grammar: cases, gender and number of Polish, against the same in English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellwright.kernel.saying import Argument, Noun, Saying, seat_noun
from spellwright.speech.language import LOCALE, Language
from spellwright.speech.speaker import Speaker

TRIAL: Final = Path(__file__).parent / "locale"
SEATS: Final = ("Anna", "Ben")
POLISH: Final = Speaker(Language("pl", [TRIAL]), SEATS, Language("en", [LOCALE, TRIAL]))
ENGLISH: Final = Speaker(Language("en", [LOCALE, TRIAL]), SEATS)


def noun(key: str) -> Noun:
    return Noun("trial", key)


def say(speaker: Speaker, key: str, **args: Argument) -> str:
    return speaker.say(Saying("trial", key, args))


HARRY: Final = noun("character-harry")
AURORS: Final = noun("card-aurors")


@pytest.mark.parametrize(
    ("n", "polish", "english"),
    [
        (1, "Harry kupuje 1 klucz.", "Harry buys 1 Key."),
        (2, "Harry kupuje 2 klucze.", "Harry buys 2 Keys."),
        (5, "Harry kupuje 5 kluczy.", "Harry buys 5 Keys."),
        (12, "Harry kupuje 12 kluczy.", "Harry buys 12 Keys."),
        (22, "Harry kupuje 22 klucze.", "Harry buys 22 Keys."),
    ],
)
def test_numbers_choose_the_form_of_a_noun(n: int, polish: str, english: str) -> None:
    assert say(POLISH, "event-buys", who=HARRY, n=n, what=noun("thing-key")) == polish
    assert say(ENGLISH, "event-buys", who=HARRY, n=n, what=noun("thing-key")) == english


@pytest.mark.parametrize(
    ("key", "args", "polish", "english"),
    [
        (
            "event-joins",
            {"what": AURORS, "who": HARRY},
            "Aurorzy dołączają do Harry'ego.",
            "The Aurors join Harry.",
        ),
        (
            "event-joins",
            {"what": noun("card-dobby"), "who": noun("character-hagrid")},
            "Zgredek dołącza do Hagrida.",
            "Dobby joins Hagrid.",
        ),
        (
            "event-attacks",
            {"who": HARRY, "whom": noun("card-spider")},
            "Harry atakuje Akromantulę.",
            "Harry attacks the Acromantula.",
        ),
        (
            "event-attacks",
            {"who": AURORS, "whom": noun("character-draco")},
            "Aurorzy atakują Dracona.",
            "The Aurors attack Draco.",
        ),
        (
            "event-wins-against",
            {"who": HARRY, "whom": AURORS},
            "Harry wygrywa z Aurorami.",
            "Harry wins against the Aurors.",
        ),
        (
            "event-defeated",
            {"who": noun("card-tonks")},
            "Nimfadora Tonks zostaje pokonana.",
            "Nymphadora Tonks is defeated.",
        ),
        (
            "event-defeated",
            {"who": AURORS},
            "Aurorzy zostają pokonani.",
            "The Aurors are defeated.",
        ),
        (
            "event-defeated",
            {"who": noun("card-grawp")},
            "Graup zostaje pokonany.",
            "Grawp is defeated.",
        ),
        (
            "event-gives",
            {"who": HARRY, "whom": noun("character-mcgonagall"), "what": noun("thing-map")},
            "Harry oddaje McGonagall Mapę Huncwotów.",
            "Harry gives the Marauder's Map to McGonagall.",
        ),
        (
            "event-finds",
            {"who": HARRY, "what": noun("thing-wand"), "place": noun("space-burrow")},
            "Harry znajduje Różdżkę w Norze.",
            "Harry finds a Wand at the Burrow.",
        ),
        (
            "event-visits",
            {"who": HARRY, "place": noun("space-diagon-alley")},
            "Harry zatrzymuje się na Ulicy Pokątnej.",
            "Harry stops in Diagon Alley.",
        ),
        (
            "event-meets",
            {"who": HARRY, "others": (noun("card-dobby"), noun("card-fang"), noun("card-tonks"))},
            "Harry spotyka Zgredka, Kła i Nimfadorę Tonks.",
            "Harry meets Dobby, Fang and Nymphadora Tonks.",
        ),
        (
            "verb-buy",
            {"what": noun("thing-lantern"), "n": 1, "coins": noun("thing-galleon")},
            "Kup Latarnię za 1 Galeona",
            "Buy a Lantern for 1 Galleon",
        ),
        (
            "panel-holds",
            {"who": noun("character-pettigrew")},
            "Karty Pettigrewa",
            "Pettigrew's cards",
        ),
    ],
)
def test_names_are_declined_as_the_message_asks(
    key: str, args: dict[str, Argument], polish: str, english: str
) -> None:
    assert say(POLISH, key, **args) == polish
    assert say(ENGLISH, key, **args) == english


def test_a_form_that_begins_a_sentence_has_a_capital_letter() -> None:
    said = say(ENGLISH, "question-fight", foe=noun("card-red-cap"))
    assert said.startswith("The Red Cap stands in your way. Fight it with")


def test_people_have_the_names_at_the_table_and_these_are_not_declined() -> None:
    assert say(POLISH, "event-joins", what=AURORS, who=seat_noun(0)) == "Aurorzy dołączają do Anna."
    assert say(ENGLISH, "panel-holds", who=seat_noun(1)) == "Ben's cards"
    assert say(ENGLISH, "panel-holds", who=seat_noun(2)) == "Player 3's cards"


def test_what_a_language_lacks_is_said_in_english_sentence_by_sentence() -> None:
    said = say(
        POLISH, "event-only-english", who=noun("character-lucius"), n=2, what=noun("thing-key")
    )
    assert said == "Lucius has 2 Keys."
    assert say(POLISH, "event-rolls", who=noun("character-lucius"), n=2) == "Lucjusz wyrzuca 2."
