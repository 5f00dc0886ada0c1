"""Other figures than those of the tables, for a run: read, checked, and part of its edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellwright.content import (
    Figure,
    Value,
    content_with,
    figures_of,
    read_figure,
    tables_in,
)
from spellwright.kernel.edition import Edition, digest
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import Game


def game_figures(game: Game, file: str = "") -> list[Figure]:
    """What can be set in a game, or in one of its tables."""
    if game.tables is None:
        raise Refused("figures", say("refusal-no-figures", game=game.noun))
    found = figures_of(game.tables)
    files = list(dict.fromkeys(figure.file for figure in found))
    if file and file not in files:
        raise Refused(
            "figures",
            say("refusal-figure-tables", game=game.noun, tables=", ".join(files), table=file[:40]),
        )
    return [figure for figure in found if file in ("", figure.file)]


def read_figures(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """The figures that texts like `abilities.fiendfyre.cost=2` set; refused with what was meant.

    A figure that is set to what the table says anyway is left out: it changes nothing.
    """
    if not texts:
        return {}
    known = game_figures(game)
    today: dict[str, Value] = {figure.path: figure.value for figure in known}
    found: dict[str, Value] = {}
    for text in texts:
        path, value = read_figure(known, text)
        if path in found:
            raise Refused("figures", say("refusal-figure-twice", path=path))
        found[path] = value
    return {path: value for path, value in sorted(found.items()) if today[path] != value}


def edition_with(game: Game, figures: Mapping[str, Value]) -> Edition:
    """The edition of a game as it is with other figures, without loading it with them."""
    edition = game.rules.edition
    if not figures or game.tables is None:
        return edition
    changed = content_with(game.rules.content(), dict(figures), tables_in(game.tables))
    return edition._replace(content=digest(changed))
