"""A pack on disk: a folder with `pack.toml`, tables, and whatever else it brings.

A pack may come from a stranger: all that is read here is bounded and checked. Code (`effects.py`)
is another matter: whoever loads a pack with code has read it, or trusts its author.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.pack import BETWEEN
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

FILE: Final = "pack.toml"
CODE: Final = "effects.py"
EMBLEMS: Final = "emblems.svg"
OVERRIDES: Final = "overrides.toml"
LOCALE: Final = "locale"
CLAUSES: Final = "clauses.md"

LONGEST_FILE: Final = 300_000
LONGEST_TEXT: Final = 400
LONGEST_NAME: Final = 80
MOST_ROWS: Final = 500
_NAMESPACE: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_KEY: Final = 40
MOST_DOTS: Final = 20
"""In one key: a reader of TOML takes minutes for a key of many thousand parts."""
_QUOTED: Final = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|#[^\n]*")
_PARTS: Final = re.compile(r"[^=\[\]{},\n]+")
_CATALOGS: Final = Path(__file__).resolve().parents[1] / "locale" / "en"
_COLUMNS: Final = (
    "game",
    "namespace",
    "version",
    "title",
    "about",
    "author",
    "licence",
    "editions",
)
_TAKEN: Final = frozenset(path.stem for path in _CATALOGS.glob("*.ftl"))
"""Domains of catalogs that are there already, those of games among them."""


class PackFile:
    """What `pack.toml` says, and where the rest is."""

    def __init__(self, folder: Path, said: dict[str, Any]) -> None:
        self.folder = folder
        self.game: str = said["game"]
        self.namespace: str = said["namespace"]
        self.version: str = said["version"]
        self.title: str = said["title"]
        self.about: str = said["about"]
        self.author: str = said["author"]
        self.licence: str = said["licence"]
        self.editions: tuple[int, ...] = tuple(said["editions"])
        """The numbers of the rules for which it was written."""

    @property
    def has_code(self) -> bool:
        return self._is_there(self.folder / CODE, CODE)

    def key(self, written: str) -> str:
        """The key of a row, as everybody outside the pack knows it."""
        return f"{self.namespace}{BETWEEN}{written}"

    def where(self, file: str) -> str:
        """How a file of the pack is called in a sentence."""
        return f"{self.namespace}/{file}"

    def code_digest(self) -> str:
        """A short text that changes with the code of the pack; empty without code."""
        if not self.has_code:
            return ""
        return hashlib.blake2b((self.folder / CODE).read_bytes(), digest_size=6).hexdigest()

    def check_tables(self, kinds: Mapping[str, Sequence[str]]) -> None:
        """Refuse tables that nobody reads; `kinds` are those of the game, by their files."""
        for path in sorted(self.folder.glob("*.toml")):
            if path.name in (FILE, OVERRIDES):
                continue
            where = self.where(path.name)
            if path.name not in kinds:
                meant = _meant(path.name, kinds)
                raise Refused("pack", say("refusal-pack-file", file=where, meant=meant))
            for kind in self._table(path.name):
                if kind not in kinds[path.name]:
                    meant = _meant(kind, kinds[path.name])
                    told = say("refusal-pack-table", file=where, kind=kind[:40], meant=meant)
                    raise Refused("pack", told)

    def _table(self, file: str) -> dict[str, Any]:
        path = self.folder / file
        return read_toml(path, self.where(file)) if self._is_there(path, file) else {}

    def _is_there(self, path: Path, file: str) -> bool:
        """Whether the pack has the file; refused if it leads out of the pack's folder."""
        if not path.exists() and not path.is_symlink():
            return False
        if not path.is_file() or not path.resolve().is_relative_to(self.folder.resolve()):
            raise Refused("pack", say("refusal-pack-outside", file=self.where(file)))
        return True

    def rows(self, file: str, kind: str, name: str) -> list[dict[str, Any]]:
        """The rows `[[kind]]` that the pack adds to a table, with their keys in full."""
        found = self._table(file).get(kind, [])
        if not isinstance(found, list) or len(found) > MOST_ROWS:
            raise Refused(
                "pack", say("refusal-pack-rows", file=self.where(file), kind=kind, most=MOST_ROWS)
            )
        rows = []
        for place, row in enumerate(found, 1):
            if not isinstance(row, dict):
                raise Refused(
                    "content", say("refusal-row-no-table", where=self.where(file), n=place)
                )
            rows.append({**row, name: self._key_in(row.get(name), self.where(file), place)})
        return rows

    def check_key(self, written: str) -> None:
        """Refuse a key that no row of a pack can have."""
        self._key_in(written, FILE, 0)

    def _key_in(self, written: Any, where: str, place: int) -> str:
        is_text = isinstance(written, str) and len(written) <= LONGEST_KEY
        if not is_text or not _KEY.fullmatch(written):
            shown = repr(written)[:60]
            raise Refused("pack", say("refusal-pack-key", file=where, n=place, written=shown))
        return self.key(written)

    def check_catalogs(self, languages: Sequence[str]) -> None:
        """Refuse catalogs that nobody reads, and those that are too long."""
        if not (self.folder / LOCALE).resolve().is_relative_to(self.folder.resolve()):
            raise Refused("pack", say("refusal-pack-outside", file=self.where(LOCALE)))
        for path in sorted((self.folder / LOCALE).glob("*/*")):
            file = str(path.relative_to(self.folder))
            self._is_there(path, file)
            is_named = path.name in (f"{self.namespace}.ftl", f"{self.namespace}-names.ftl")
            if not is_named or path.parent.name not in languages:
                meant = f"{LOCALE}/{' | '.join(languages)}/{self.namespace}.ftl"
                where = self.where(file)
                raise Refused("pack", say("refusal-pack-catalog", file=where, meant=meant))
            self._text(file)

    def emblems(self) -> str:
        """The drawings of the pack, as they are written; empty if it has none."""
        return self._text(EMBLEMS)

    def clauses(self) -> str:
        """The rules of the pack, clause by clause, as they are written; empty if it has none."""
        lines = self._text(CLAUSES).splitlines()
        return "\n".join([line for line in lines if not line.startswith("#")]).strip()

    def _text(self, file: str) -> str:
        path = self.folder / file
        if not self._is_there(path, file):
            return ""
        if path.stat().st_size > LONGEST_FILE:
            where = self.where(file)
            raise Refused("pack", say("refusal-pack-long", file=where, most=LONGEST_FILE))
        return path.read_text(encoding="utf-8-sig", errors="replace")

    def overrides(self) -> dict[str, int | str]:
        """The figures of the game that the pack sets, by paths `file.key.column`."""
        found: dict[str, int | str] = {}
        for file, rows in self._table(OVERRIDES).items():
            for key, columns in rows.items() if isinstance(rows, dict) else [("", None)]:
                for column, value in columns.items() if isinstance(columns, dict) else [("", None)]:
                    if isinstance(value, bool) or not isinstance(value, int | str):
                        where = self.where(OVERRIDES)
                        raise Refused("pack", say("refusal-pack-override", file=where, path=file))
                    found[f"{file}.{key}.{column}"] = value
        return found


def _meant(word: str, known: Iterable[str]) -> str:
    """What somebody probably meant, or all that there is."""
    near = difflib.get_close_matches(word, list(known), 1, cutoff=0.3)
    return near[0] if near else ", ".join(known)


def read_pack(folder: Path) -> PackFile:
    """The pack in a folder; refused with a sentence if there is none, or if it is not sound."""
    path = folder / FILE
    if not path.is_file():
        raise Refused("pack", say("refusal-no-pack", folder=str(folder)[:200]))
    if not path.resolve().is_relative_to(folder.resolve()):
        raise Refused("pack", say("refusal-pack-outside", file=FILE))
    said = read_toml(path, FILE)
    for column in said:
        if column not in _COLUMNS:
            near = difflib.get_close_matches(column, _COLUMNS, 1)
            told = say("refusal-row-column", where=FILE, column=column[:40])
            if near:
                told = say("refusal-row-column-near", where=FILE, column=column[:40], near=near[0])
            raise Refused("pack", told)
    for column in _COLUMNS:
        if column not in said:
            raise Refused("pack", say("refusal-row-lacks", where=FILE, column=column))
    for column in _COLUMNS[:-1]:
        _check_text(said[column], column)
    editions = said["editions"]
    if not isinstance(editions, list) or not editions or any(type(n) is not int for n in editions):
        raise Refused("pack", say("refusal-pack-editions"))
    namespace = said["namespace"]
    if not _NAMESPACE.fullmatch(namespace) or namespace in {*_TAKEN, said["game"]}:
        raise Refused("pack", say("refusal-pack-namespace", namespace=namespace[:40]))
    return PackFile(folder, said)


def _check_text(value: Any, column: str) -> None:
    is_text = isinstance(value, str) and value.strip() and value.isprintable()
    if not is_text or len(value) > LONGEST_TEXT:
        raise Refused("pack", say("refusal-pack-text", column=column, most=LONGEST_TEXT))


def read_toml(path: Path, where: str) -> dict[str, Any]:
    """What a TOML file of a pack says; refused if it is too long, or no TOML."""
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise Refused("pack", say("refusal-pack-long", file=where, most=LONGEST_FILE))
        text = path.read_text(encoding="utf-8-sig")
        if any(part.count(".") > MOST_DOTS for part in _PARTS.findall(_QUOTED.sub("", text))):
            raise Refused("pack", say("refusal-pack-dots", file=where))
        return tomllib.loads(text)
    except OSError as error:
        raise Refused(
            "content", say("refusal-table-unreadable", table=where, reason=str(error.strerror))
        ) from None
    except (ValueError, RecursionError) as error:
        raise Refused(
            "content", say("refusal-table-no-toml", table=where, reason=str(error)[:200])
        ) from None
