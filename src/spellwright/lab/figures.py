"""The figures of a game for those who change them: what each is about, and how it is set."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any, Final

from spellwright.content import Figure, Value
from spellwright.kernel.saying import Saying
from spellwright.registry import Game
from spellwright.speech.language import ENGLISH, language

DOMAIN: Final = "figures"


def meaning_of(game: Game, figure: Figure) -> str:
    """What a column is about, in one sentence."""
    catalog = language(ENGLISH).catalog(DOMAIN)
    own = f"{game.id}-{figure.file}-{figure.column}"
    key = own if own in catalog.entries else f"column-{figure.column}"
    return str(Saying(DOMAIN, key)) if key in catalog.entries else ""


def to_data(game: Game, figure: Figure) -> dict[str, Any]:
    """A figure for programs."""
    numeric = figure.kind == "number"
    data: dict[str, Any] = {
        "path": figure.path,
        "value": figure.value,
        "kind": figure.kind,
        "least": figure.rule.least if numeric else None,
        "most": figure.rule.most if numeric else None,
        "meaning": meaning_of(game, figure),
    }
    if figure.rule.allowed:
        data["words"] = list(figure.rule.allowed)
    return data


def as_set(figures: Mapping[str, Value]) -> str:
    """Figures as the options of a command."""
    return " ".join(f"--set {shlex.quote(f'{path}={value}')}" for path, value in figures.items())
