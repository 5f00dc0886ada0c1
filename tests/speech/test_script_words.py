"""The words of the script: what the page hands over, and that the script holds none itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from spellwright.server.pages.script_words import SCRIPT, script_words
from spellwright.speech.catalog import Catalog
from spellwright.speech.handing import handed
from spellwright.speech.language import ENGLISH, Language, language
from spellwright.speech.pseudo import pseudo_language
from spellwright.speech.reader import read
from spellwright.speech.slips import Slip
from spellwright.speech.speaker import Speaker
from spellwright.speech.usage import Use, script_usage
from tests.speech.domains import PACKAGE, usage_of


def catalog_of(text: str) -> Speaker:
    tongue = Language(ENGLISH)
    entries = {entry.key: entry for entry in read(text, "a file")}
    tongue._catalogs["trial"] = Catalog("trial", entries, tongue.grammar)
    return Speaker(tongue)


def test_a_message_is_handed_over_as_texts_places_and_variants() -> None:
    text = "-x = Wand\none = { $n ->\n    [one] 1 { -x }\n   *[other] { $n } wands\n    } there\n"
    assert handed(catalog_of(text), "trial") == {
        "one": [
            {
                "by": "n",
                "usual": "other",
                "variants": {"one": ["1 Wand"], "other": [{"place": "n"}, " wands"]},
            },
            " there",
        ]
    }


def test_what_the_script_cannot_do_is_a_slip() -> None:
    with pytest.raises(Slip, match="no functions"):
        handed(catalog_of("one = { NUMBER($n) }\n"), "trial")


def test_the_element_has_every_message_and_cannot_be_ended_by_one() -> None:
    element = script_words(language(ENGLISH))
    (told,) = re.findall('<script type="application/json" id="words">(.*)</script>', element)
    assert "<" not in told
    assert json.loads(told).keys() == language(ENGLISH).catalog(SCRIPT).entries.keys()


def test_another_language_has_words_of_its_own() -> None:
    assert "Łîîñk" in script_words(pseudo_language())


def test_the_calls_of_the_script_are_found(tmp_path: Path) -> None:
    (tmp_path / "server" / "static").mkdir(parents=True)
    (tmp_path / "server" / "static" / "x.js").write_text(
        'a(say("one"));\nb = say(c ? "two" : "three", { n: at + 1, name });\n'
    )
    assert script_usage(tmp_path).uses == [
        Use("one", frozenset(), "static/x.js:1"),
        Use("two", frozenset({"n", "name"}), "static/x.js:2"),
        Use("three", frozenset({"n", "name"}), "static/x.js:2"),
    ]


TEXT: Final = re.compile(r"""(["'`])([^"'`\n]*)\1""")
COMMENT: Final = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
PLACE: Final = re.compile(r"\$\{[^}]*\}")
READ: Final = re.compile(r"^\W*[A-Z][a-z]+\b|[a-z]{2,}\W* [a-z]+.*[.!?]$")
"""What begins like a sentence or a label, or ends like a sentence."""
NOT_READ: Final = (
    "This page lacks",  # A mistake of ours, for the console.
    "No catalog has",  # The same.
    "Spellwright",  # Our name is the same in every language.
    *("Escape", "Arrow", "Enter", "Notification"),  # Keys and features, as browsers call them.
)


def texts_of(script: str) -> list[str]:
    """The texts in quotes; what is worked out within them is left out."""
    return [PLACE.sub("…", text) for _, text in TEXT.findall(COMMENT.sub("", script))]


def test_no_sentence_stands_in_the_script() -> None:
    found = [
        f"{file.name}: {text}"
        for file in sorted((PACKAGE / "server" / "static").glob("*.js"))
        for text in texts_of(file.read_text("utf-8"))
        if READ.search(text) and not text.startswith(NOT_READ)
    ]
    assert found == []
    assert len(usage_of(SCRIPT).keys) > 40


@pytest.mark.parametrize("text", ["Mute", "Hint: ${reason}", "${name} is kept.", "● Your turn"])
def test_a_sentence_in_the_script_would_be_found(text: str) -> None:
    assert [READ.search(one) is not None for one in texts_of(f"say(`{text}`); // No")] == [True]
