"""How help texts are laid out: what click would say in its own English is said by the catalog."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import click

from spellwright.cli.words import told

HEADINGS: Final = ("Options", "Commands")
HELP: Final = "--help"
EXTRA: Final = re.compile(r"  \[([^][]*)\]$")
"""What click adds behind the help of an option: its default, its range, whether it is required."""


class HelpLayout(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{told('heading-usage')} ")

    def write_heading(self, heading: str) -> None:
        if heading in HEADINGS:
            heading = told(f"heading-{heading.lower()}")
        super().write_heading(heading)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        super().write_dl(
            [(name, _help_of(name, text)) for name, text in rows], col_max, col_spacing
        )


class HelpContext(click.Context):
    formatter_class = HelpLayout


def with_help_layout(command: click.Command) -> click.Command:
    """A command, or a group with all its commands, whose help is laid out like this."""
    command.context_class = HelpContext
    if isinstance(command, click.Group):
        for each in command.commands.values():
            with_help_layout(each)
    return command


def _help_of(name: str, text: str) -> str:
    if HELP in name.split():
        return told("option-help")
    return EXTRA.sub(_extra_in_words, text).replace("] [", "; ")


def _extra_in_words(found: re.Match[str]) -> str:
    return f" [{'; '.join(_in_words(part) for part in found[1].split('; '))}]"


def _in_words(part: str) -> str:
    """
    >>> _in_words("1<=x<=64"), _in_words("x>=1"), _in_words("0<x<1")
    ('1 to 64', 'at least 1', 'between 0 and 1')
    >>> _in_words("default: greedy"), _in_words("required")
    ('default: greedy', 'required')
    """
    if part == "required":
        return told("option-required")
    if part.startswith("default: "):
        return told("option-default", value=part.removeprefix("default: "))
    if part.startswith("x>="):
        return told("option-least", least=part.removeprefix("x>="))
    if limits := re.fullmatch(r"(\S+?)(<=?)x(<=?)(\S+)", part):
        is_closed = limits[2] == limits[3] == "<="
        return told(
            "option-range" if is_closed else "option-between", least=limits[1], most=limits[4]
        )
    return part
