"""The packs of a game as its rules know them: with the digests of what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spellwright.content.figures import Figure, figure_at, figures_of
from spellwright.content.overrides import game_of
from spellwright.content.pack_file import OVERRIDES, PackFile
from spellwright.content.packs import loaded_packs
from spellwright.content.table import Row, tables_in
from spellwright.kernel.edition import digest
from spellwright.kernel.pack import Pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say, verbatim


def rules_packs(folder: Path, number: int) -> tuple[Pack, ...]:
    """The packs of the game whose tables lie in a folder, once these are read. `number` is that of
    its rules; a pack for others is refused.
    """
    found = []
    for pack in loaded_packs(game_of(folder)):
        if number not in pack.editions:
            fits = ", ".join([str(each) for each in pack.editions])
            raise Refused(
                "pack", say("refusal-pack-edition", pack=pack.title, number=number, fits=fits)
            )
        pack.check_tables(_kinds(folder))
        sets = pack.overrides()
        if sets:
            known = figures_of(folder)
            for path in sets:
                _check_figure(known, path, pack)
        content: list[Any] = [pack.version, _rows(folder, pack), sets, pack.code_digest()]
        found.append(
            Pack(
                pack.namespace,
                pack.version,
                pack.title,
                verbatim(f"{pack.title}: {pack.about}"),
                digest(content),
                holds_always=bool(sets),
            )
        )
    return tuple(found)


def _kinds(folder: Path) -> dict[str, list[str]]:
    """The kinds of rows that packs may bring, by the files where they stand."""
    found: dict[str, list[str]] = {}
    for table in tables_in(folder):
        if table.noun:
            found.setdefault(table.path.name, []).append(table.kind)
    return found


def _check_figure(known: Sequence[Figure], path: str, pack: PackFile) -> None:
    try:
        figure_at(known, path)
    except Refused as refused:
        file = pack.where(OVERRIDES)
        raise Refused("pack", say("refusal-in-file", file=file, why=refused.says)) from None


def _rows(folder: Path, pack: PackFile) -> dict[str, list[Row]]:
    rows = {table.source: table.figures(pack.namespace) for table in tables_in(folder)}
    return {source: brought for source, brought in rows.items() if brought}
