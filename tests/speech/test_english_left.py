"""No sentence for readers stands in the code: it holds keys, and catalogs hold the words."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from tests.speech.domains import PACKAGE
from tests.speech.english import english_files, english_in

FOR_PROGRAMMERS: Final = ("bench/", "environments/", "laws/", "samples/", "testing/")
"""Measuring, learning, proving and testing: read beside a traceback or a figure, by programmers."""
FOR_TRANSLATORS: Final = "speech/"
"""Slips in a catalog are told to those who write it."""

MAKES_CODE: Final = tuple(
    f"kernel/{name}.py" for name in ("changes", "observation_key", "record", "visibility")
)
"""These put code together when a game is loaded."""

FIELDS_READ: Final = "/picture/reads.py"
"""Lists of the names of fields, written by a tool."""

ALLOWED: Final = {
    # What click says, to be recognised and said in our words.
    "cli/error_messages.py": 5,
    # Slips in tables of figures, for those who edit them.
    "games/battle/content/compiling.py": 3,
    "games/duels/content/rows.py": 1,
    # Words of the effects' own language.
    "games/battle/content/columns.py": 3,
    # What a new row of a pack says until its author says it.
    "games/battle/content/tables.py": 1,
    "games/battle/content/saying.py": 5,
    "games/battle/content/vocabulary.py": 4,
    "games/battle/rules/dice.py": 6,
    "games/battle/rules/special.py": 1,
    # What a translation of the rules lacks, for those who write it.
    "rules_reference/translation.py": 5,
    # A name of our own, and that of an edition's shape.
    "games/wizardry/naming.py": 1,
    "games/wizardry/rulebook.py": 1,
    "kernel/list_naming.py": 1,
    "kernel/naming.py": 1,
    # The files of a new pack, a page of pictures.
    "packs/new_pack.py": 4,
    "packs/pictures.py": 1,
    # What tests of the rules lack, for those who write them.
    "rules_reference/marked_tests.py": 1,
    "rules_reference/marks.py": 5,
    "rules_reference/parsing.py": 1,
    "rules_reference/rule_coverage.py": 7,
    # The description of the interface for programs, and measurements for those who run a server.
    "server/api/games_api.py": 1,
    "server/api/refusal_schema.py": 6,
    "server/api/tables_api.py": 17,
    "server/app.py": 1,
    "server/limits.py": 1,
    "server/operations.py": 4,
    "server/request_metrics.py": 1,
    "server/throttled_socket.py": 1,
    # What databases say, to be recognised; and why a log cannot be played again, for our own log.
    "server/store/database.py": 7,
    "server/tables/loading.py": 1,
    # Typefaces, style sheets, drawings, markup.
    "drawing/look.py": 2,
    "lab/chart_style.py": 2,
    "lab/workbench/app.py": 1,
    "lab/workbench/pages.py": 4,
    # How results are kept: the opponent in games that are won together.
    "lab/ratings.py": 1,
    "cli/games_command.py": 1,
}
"""How many texts with blanks a file may have that are no sentences for readers, and why."""


def test_no_english_is_left_in_the_code() -> None:
    found = [
        (place, f"{place}:{text.line}: {text.text[:80]!r}")
        for place, text in english_files(PACKAGE)
        if not place.startswith((*FOR_PROGRAMMERS, *MAKES_CODE, FOR_TRANSLATORS))
        and not place.endswith(FIELDS_READ)
    ]
    counted = Counter(place for place, _ in found)
    assert [told for place, told in found if counted[place] > ALLOWED.get(place, 0)] == []
    assert {place: ALLOWED[place] for place in ALLOWED if counted[place] < ALLOWED[place]} == {}


@pytest.mark.parametrize(
    "code",
    [
        'raise Refused("file", "There is no file of that name.")',
        'screen.say(f"{name} has won")',
        'tag("p", words("Please wait"))',
        'TITLE = "Your turn"',
    ],
)
def test_a_sentence_in_code_is_found(code: str) -> None:
    assert len(list(english_in(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""A text about the module."""',
        'raise RulesError("the agenda is empty")',
        '_LOG.warning("table %s cannot be read", id)',
        'tag("p", class_="quiet note")',
        'assert asked, "nobody is asked"',
        'say("refusal-game-over")',
        'COMMAND = "spellwright play wizardry"',
    ],
)
def test_what_no_reader_sees_is_left_alone(code: str) -> None:
    assert list(english_in(code)) == []
