"""A new pack, and a new row in one: files that work at once, to be edited."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from spellwright.content import Column, Table, tables_in
from spellwright.content.pack_file import CLAUSES, CODE, FILE, PackFile, read_pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import Game, game
from spellwright.rules_reference import games_with_rules, rules_of

STUB: Final = "effect_stub.txt"
"""Beside the tables of a game: how the code of an effect begins, for those who write one. A kind
of rows whose code looks different has a file of its own, as `potion_stub.txt`.
"""
_IMPORT: Final = "from spellwright"
_CUT: Final = "# -- one effect --\n"
LEFT_OUT: Final = ("clause", "emblem")

_PACK: Final = """\
# A pack for {name}. What each line means: docs/extending/packs.md.
game = "{game}"
namespace = "{namespace}"
version = "0.1"
title = "{title}"
about = "Cards of our own."
author = "{author}"
licence = "CC0-1.0"
editions = [{number}]
"""
_CONFTEST: Final = '''\
"""The pack is loaded before any test looks at the game."""

from pathlib import Path

from spellwright.registry import load_pack

load_pack(Path(__file__).resolve().parents[1])
'''
_TEST: Final = '''\
"""{title}: the row `{key}` is there, and games with it obey the laws."""

from spellwright.content import tables_in
from spellwright.registry import game
from spellwright.testing import check_laws

GAME = game("{game}")


def test_{name}_is_in_the_game() -> None:
    assert GAME.tables is not None
    rows = [row for table in tables_in(GAME.tables) for row in table]
    assert "{namespace}.{key}" in [row.get("key") for row in rows]


def test_games_with_{name}_obey_the_laws() -> None:
    check_laws(GAME, games=2, options={{"pack-{namespace}": True}})
'''


def new_pack(game_id: str, folder: Path, *, namespace: str = "", author: str = "") -> PackFile:
    """Write the files of an empty pack; refused where something lies already."""
    found = game(game_id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("pack", say("refusal-pack-folder", folder=str(folder)))
    own = namespace or re.sub(r"[^a-z0-9]", "", folder.name.casefold()) or "mine"
    title = folder.name.replace("-", " ").replace("_", " ").title()
    folder.mkdir(parents=True, exist_ok=True)
    written = _PACK.format(
        name=found.name,
        game=game_id,
        namespace=own,
        title=title,
        author=author or "You",
        number=found.rules.number,
    )
    (folder / FILE).write_text(written, encoding="utf-8")
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "tests" / "conftest.py").write_text(_CONFTEST, encoding="utf-8")
    return read_pack(folder)


def kinds_of(found: Game) -> dict[str, Table]:
    """The kinds of rows that a pack can add to a game, with their tables."""
    tables = [] if found.tables is None else tables_in(found.tables)
    return {table.kind: table for table in tables if table.noun}


def table_for(found: Game, kind: str) -> Table:
    kinds = kinds_of(found)
    if kind not in kinds:
        known = ", ".join(kinds)
        raise Refused(
            "pack", say("refusal-pack-kind", game=found.noun, kind=kind[:40], kinds=known)
        )
    return kinds[kind]


def columns_to_fill(table: Table) -> dict[str, Column]:
    """The columns that a row must have, and those it may have, in the order of the table."""
    return {
        name: rule
        for name, rule in table.columns.items()
        if name not in (table.name, *LEFT_OUT)
        and (not rule.is_words_in_packs or name in table.more_words)
    }


def add_row(
    pack: PackFile, table: Table, key: str, name: str, text: str, values: Mapping[str, int | str]
) -> tuple[list[Path], str]:
    """Append a row with its words and a clause, and write a test; an effect that nobody has written
    yet gets a stub. The files that were written, and why the pack cannot be loaded yet, "" if it
    can.
    """
    file, kind = table.path.name, table.kind
    if pack.key(key) in [row[table.name] for row in pack.rows(file, kind, table.name)]:
        raise Refused("pack", say("refusal-row-twice", table=pack.where(file), kind=kind, name=key))
    clause = _next_clause(pack)
    row = [f"\n[[{table.kind}]]", f'{table.name} = "{key}"']
    row += [f"{column} = {_toml(value)}" for column, value in values.items()]
    row.append(f"name = {_toml(name)}")
    if table.says:
        row.append(f"text = {_toml(text)}")
    if "clause" in table.columns:
        row.append(f'clause = "{clause}"')
    path = pack.folder / table.path.name
    before = path.read_text("utf-8") if path.exists() else f"# {pack.title}\n"
    path.write_text(before.rstrip("\n") + "\n" + "\n".join(row) + "\n", encoding="utf-8")
    written = [path, _write_clause(pack, clause, f"**{name}**: {text}")]
    stubs, fault = _write_stubs(pack, table)
    return [*written, *stubs, _write_test(pack, key)], fault


def _toml(value: int | str) -> str:
    if isinstance(value, int):
        return str(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _next_clause(pack: PackFile) -> str:
    letters = "".join(
        [chr(ord("A") + int(sign)) if sign.isdigit() else sign.upper() for sign in pack.namespace]
    )
    if pack.game in games_with_rules() and letters == rules_of(pack.game).prefix:
        letters += "P"
    numbers = re.findall(rf"\*\*{letters}-(\d+)\*\*", pack.clauses())
    return f"{letters}-{max(map(int, numbers), default=0) + 1}"


def _write_clause(pack: PackFile, clause: str, text: str) -> Path:
    path = pack.folder / CLAUSES
    before = path.read_text("utf-8") if path.exists() else f"# {pack.title}\n\n"
    path.write_text(f"{before}- **{clause}** {text}\n", encoding="utf-8")
    return path


def _write_test(pack: PackFile, key: str) -> Path:
    name = key.replace("-", "_")
    path = pack.folder / "tests" / f"test_{name}.py"
    path.parent.mkdir(exist_ok=True)
    test = _TEST.format(
        title=pack.title, key=key, game=pack.game, name=name, namespace=pack.namespace
    )
    path.write_text(test, encoding="utf-8")
    return path


def _write_stubs(pack: PackFile, table: Table) -> tuple[list[Path], str]:
    """Let a fresh process load the pack: it tells which effect is missing, one after the other. The
    files that were written, and what else is wrong with the pack, "" if nothing is.
    """
    path, written = pack.folder / CODE, list[Path]()
    stub = table.path.with_name(f"{table.kind}_{STUB.partition('_')[2]}")
    if not stub.exists():
        stub = table.path.with_name(STUB)
    word, fault = missing_effect(pack.folder)
    while word and stub.exists():
        head, _, each = stub.read_text("utf-8").partition(_CUT)
        before = head.rstrip("\n") + "\n"
        if path.exists():
            before = _with_imports(path.read_text("utf-8"), before)
        name = "".join(part.title() for part in word.split("-"))
        effect = each.replace("WORD", word).replace("Name", name)
        effect = effect.replace("name_of_it", word.replace("-", "_"))
        path.write_text(f"{before}\n\n{effect.strip()}\n", encoding="utf-8")
        written = [path]
        word, fault = missing_effect(pack.folder)
    return written, fault


def _with_imports(code: str, head: str) -> str:
    """Code that imports all that a stub needs as well."""
    needed = [line for line in head.splitlines() if line.startswith(_IMPORT)]
    missing = [line for line in needed if line not in code.splitlines()]
    if not missing:
        return code
    at = code.find(_IMPORT)
    at = len(code) if at < 0 else at
    return code[:at] + "\n".join(missing) + "\n" + code[at:]


_TRY: Final = """\
import sys
from pathlib import Path
from spellwright.kernel.refusal import Refused
from spellwright.registry import game, load_pack
try:
    game(load_pack(Path(sys.argv[1])).game)
except Refused as refused:
    is_effect = refused.says.args.get("what") == "effect"
    print(refused.says.args["word"] if is_effect else "")
    print(refused)
"""


def missing_effect(folder: Path) -> tuple[str, str]:
    """The first effect that rows of a pack use and that nobody has written, "" if that is not it;
    and why the pack cannot be loaded, "" if it can.
    """
    tried = subprocess.run(
        [sys.executable, "-c", _TRY, str(folder)], capture_output=True, text=True, check=False
    )
    word, _, fault = tried.stdout.partition("\n")
    return word.strip(), fault.strip()
