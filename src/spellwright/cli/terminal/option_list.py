"""Numbered options, in columns, and by verb when there are many."""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from spellwright.face.shortcuts import Shortcut
from spellwright.kernel.option import Option

ONE_A_LINE: Final = 6
"""Up to this many options stand one below the other."""
UNGROUPED: Final = 20
"""Up to this many options need no grouping."""
GAP: Final = 3
LEAST_NOTE: Final = 16
"""The least room for a note; with less it is left out."""

Numbered = tuple[int, str]


def option_lines(
    options: Sequence[Option], width: int, notes: Mapping[str, str], room: int
) -> list[Text]:
    """The options as lines that are at most so wide, where the words allow it.

    What there is to say about an option stands beside it if there is room for a line each; few
    options have a line each anyway.
    """
    if notes and len(options) <= max(room, ONE_A_LINE):
        return _with_notes(options, width, notes)
    groups = _by_verb(options)
    if len(options) <= UNGROUPED or len(groups) == 1:
        cells = [(number, option.label) for number, option in enumerate(options, 1)]
        return _columns(cells, width, len(options) <= ONE_A_LINE)
    lines = []
    for group in groups:
        heading, cells = _without_common_words(group)
        if heading:
            lines.append(Text(f"  {heading}", "brass"))
        lines += _columns(cells, width, False)
    return lines


def numbered_shortcuts(shortcuts: Sequence[Shortcut]) -> list[Shortcut]:
    """Those that have a line and a number, after the numbers of the options: all but many that
    lead to places.
    """
    to_places = [shortcut for shortcut in shortcuts if shortcut.square]
    if len(to_places) <= ONE_A_LINE:
        return list(shortcuts)
    return [shortcut for shortcut in shortcuts if not shortcut.square]


def shortcut_lines(shortcuts: Sequence[Shortcut], width: int, options: int) -> list[Text]:
    """What enters several choices: a line each, but many that lead to places share lines."""
    numbered = numbered_shortcuts(shortcuts)
    lines = []
    for number, shortcut in enumerate(numbered, options + 1):
        line = Text.assemble("  ", (f"{number:{len(str(options))}} ", "candle"), shortcut.label)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    ids = " ".join([shortcut.id for shortcut in shortcuts if shortcut not in numbered])
    return [*lines, *[Text(f"  {line}", "candle") for line in textwrap.wrap(ids, width - 2)]]


def _with_notes(options: Sequence[Option], width: int, notes: Mapping[str, str]) -> list[Text]:
    cells = [(number, option.label) for number, option in enumerate(options, 1)]
    lines = _columns(cells, width, True)
    noted = [line for line, option in zip(lines, options, strict=True) if option.text in notes]
    start = max(line.cell_len for line in noted) + GAP
    for line, option in zip(lines, options, strict=True):
        note = notes.get(option.text, "")
        if note and width - start >= LEAST_NOTE:
            line.pad_right(start - line.cell_len)
            line.append(note, "muted")
            line.truncate(width, overflow="ellipsis")
    return lines


def _by_verb(options: Sequence[Option]) -> list[list[tuple[int, Option]]]:
    numbered = enumerate(options, 1)
    groups = itertools.groupby(numbered, key=lambda item: item[1].text.partition(" ")[0])
    return [list(group) for _, group in groups]


def _without_common_words(group: Sequence[tuple[int, Option]]) -> tuple[str, list[Numbered]]:
    """The words that all labels of a group begin with (or its verb), and what is left of each."""
    if len(group) == 1:
        return "", [(group[0][0], group[0][1].label)]
    words = [option.label.split() for _, option in group]
    shared = 0
    while all(len(w) > shared + 1 and w[shared] == words[0][shared] for w in words):
        shared += 1
    heading = " ".join(words[0][:shared]) or group[0][1].text.partition(" ")[0]
    return heading, [(item[0], " ".join(w[shared:])) for item, w in zip(group, words, strict=True)]


def _columns(cells: Sequence[Numbered], width: int, one_a_line: bool) -> list[Text]:
    """The cells read downwards, in as many columns as fit."""
    digits = max(len(str(number)) for number, _ in cells)
    widest = max(len(label) for _, label in cells) + digits + 1
    columns = 1 if one_a_line else max(1, (width - 2 + GAP) // (widest + GAP))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text("  ")
        for number, label in cells[row::rows]:
            line.append(f"{number:{digits}} ", "candle")
            line.append(f"{label:{widest - digits - 1 + GAP}}")
        line.rstrip()
        lines.append(line)
    return lines
