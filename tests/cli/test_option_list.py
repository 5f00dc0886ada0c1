"""How options are listed."""

from __future__ import annotations

import pytest
from rich.text import Text

from spellwright.cli.terminal.answers import option_beginning, typed_shortcut
from spellwright.cli.terminal.option_list import option_lines, shortcut_lines
from spellwright.cli.terminal.screen import shortened
from spellwright.face.shortcuts import Shortcut
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from tests.cli.support import words_of


def options(*texts: str) -> list[Option]:
    return [Option(code, text, text.capitalize()) for code, text in enumerate(texts)]


def listed(
    found: list[Option], width: int = 60, notes: dict[str, str] | None = None, room: int = 20
) -> list[str]:
    return [line.plain for line in option_lines(found, width, notes or {}, room)]


def test_a_few_options_stand_one_below_the_other() -> None:
    assert listed(options("run", "hide")) == ["  1 Run", "  2 Hide"]


def test_more_options_stand_in_columns_that_are_read_downwards() -> None:
    found = options(*(f"go {letter}" for letter in "abcdefgh"))
    assert listed(found, 30) == [
        "  1 Go a   4 Go d   7 Go g",
        "  2 Go b   5 Go e   8 Go h",
        "  3 Go c   6 Go f",
    ]


def test_notes_stand_beside_their_options_and_end_at_the_edge() -> None:
    found, notes = options("run", "hide away", "wait"), {"run": "two squares", "wait": "no " * 20}
    assert listed(found, 40, notes) == [
        "  1 Run    two squares",
        "  2 Hide away",
        "  3 Wait   " + "no " * 9 + "n…",
    ]
    assert listed(found, 20, notes) == ["  1 Run", "  2 Hide away", "  3 Wait"]


def test_without_a_line_for_each_option_there_are_no_notes() -> None:
    found = options(*(f"go {letter}" for letter in "abcdefgh"))
    notes = {option.text: "somewhere" for option in found}
    assert listed(found, 30, notes, 7) == listed(found, 30)
    assert len(listed(found, 30, notes, 8)) == 8


def test_many_options_are_grouped_by_verb() -> None:
    squares = [f"{column}{row}" for column in "abcdef" for row in "1234"]
    found = options(*(f"move to {square}" for square in squares), "hit cat", "hit dog", "pass")
    lines = listed(found)
    assert lines[0] == "  Move to"
    assert lines[1].startswith("   1 a1")
    assert "  Hit" in lines
    assert lines[-1] == "  27 Pass"
    assert all(len(line) <= 60 for line in lines)


@pytest.mark.parametrize("width", [20, 40, 60, 80, 120])
@pytest.mark.parametrize("count", [1, 6, 7, 20, 21, 150])
def test_every_option_is_there_with_its_number(width: int, count: int) -> None:
    found = options(
        *(f"write P{n // 81 + 1}:{'abcdefghi'[n % 9]}{n % 81 // 9 + 1}" for n in range(count))
    )
    lines = listed(found, width)
    words = " ".join(lines).split()
    for number, option in enumerate(found, 1):
        place = words.index(str(number))
        assert option.label.endswith(words[place + 2])
    assert all(len(line) <= width for line in lines)


def test_a_list_that_is_too_long_leaves_room_for_the_board() -> None:
    lines = [Text(str(number)) for number in range(20)]
    assert shortened(lines, 20) == lines
    short = shortened(lines, 8)
    assert [line.plain for line in short[:-1]] == [str(number) for number in range(7)]
    assert words_of("text-more-options") in short[-1].plain


def test_a_few_ways_are_told_and_many_share_a_line() -> None:
    ways = [Shortcut(f"walk-{n}", f"Move to c{n}", (), f"c{n}") for n in range(8)]
    few = [line.plain for line in shortcut_lines(ways[:2], 60, 9)]
    assert few == ["  10 Move to c0", "  11 Move to c1"]
    (many,) = shortcut_lines(ways, 90, 3)
    assert many.plain.split() == [way.id for way in ways]


def test_a_shortcut_is_typed_by_its_number_its_id_or_its_words() -> None:
    options = [Option(0, "end", "End turn"), Option(1, "stay", "Stay")]
    go = Shortcut("go-P1:c1", "Go", (), "P1:c1")
    shortcuts = [Shortcut("play-all", "Play all cards", ()), go]
    for typed, wanted in (
        ("3", 0),
        ("play-all", 0),
        ("play ALL cards", 0),
        ("4", 1),
        ("go-P1:c1", 1),
        ("go-p1:c1", 1),
    ):
        assert typed_shortcut(typed, shortcuts, options) is shortcuts[wanted]
    assert typed_shortcut("5", shortcuts, options) is None
    with pytest.raises(Refused, match="1 to 4"):
        option_beginning("5", options, shortcuts)


def test_only_shortcuts_that_have_a_number_are_counted() -> None:
    """Of many that lead to places nobody can type a number."""
    options = [Option(0, "end", "End turn"), Option(1, "stay", "Stay")]
    ways = [Shortcut(f"walk-{n}", f"Move to c{n}", (), f"c{n}") for n in range(8)]
    with pytest.raises(Refused, match="1 to 3"):
        option_beginning("4", options, [Shortcut("play-all", "Play all cards", ()), *ways])


def test_few_options_have_their_notes_however_little_room_there_is() -> None:
    found, notes = options("run", "wait"), {"run": "two squares"}
    assert listed(found, 40, notes, 0) == ["  1 Run   two squares", "  2 Wait"]
