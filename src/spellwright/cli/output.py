"""Where words go: data to stdout, progress and notes to stderr, in the colours of the house."""

from __future__ import annotations

import json
from typing import Any, Final

import click
from rich.console import Console
from rich.theme import Theme

BRASS: Final = "#c8a04a"
CANDLE: Final = "#ffd166"
DANGER: Final = "#e2604c"
HEAL: Final = "#7fb77e"

# Body text keeps the terminal's own colour, so that it can be read on a light ground too.
THEME: Final = Theme(
    {
        "brass": BRASS,
        "candle": f"bold {CANDLE}",
        "danger": DANGER,
        "heal": HEAL,
        "heading": f"bold {BRASS}",
        "muted": "dim",
        "clause": f"not bold {BRASS}",
    }
)


def stdout() -> Console:
    return Console(theme=THEME, highlight=False, emoji=False)


def stderr() -> Console:
    return Console(theme=THEME, highlight=False, emoji=False, stderr=True)


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))
