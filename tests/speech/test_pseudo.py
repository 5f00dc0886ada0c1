"""The language that nobody speaks, by which words from no catalog are found."""

from __future__ import annotations

from spellwright.kernel.saying import say
from spellwright.speech.pseudo import pseudo_language
from spellwright.speech.speaker import Speaker


def test_every_message_is_in_brackets_and_longer_and_keeps_its_arguments() -> None:
    speaker = Speaker(pseudo_language())
    said = speaker.say(say("hint-expected", option="move e4"))
    assert said == "⟦Théé łîîkééłýý ààñšwééŕ îîš “move e4”.⟧"
    plain = Speaker().say(say("hint-little-time"))
    assert len(speaker.say(say("hint-little-time"))) >= round(1.25 * len(plain))


def test_what_is_chosen_among_is_changed_too() -> None:
    speaker = Speaker(pseudo_language())
    chances = say("hint-chances", chance=40, times=12, how="alone", other="", comes_to=0)
    assert speaker.say(chances).startswith("⟦Ýööûû wîîñ ")
