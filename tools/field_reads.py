"""What the drawings of a game read of a position, found in their source.

    python tools/field_reads.py [GAME ...]      write games/GAME/picture/reads.py anew

A function under `drawn_from(READS)` is followed through all functions and classes of its game that
it names, and each attribute on the way that is called as a field of the state counts as read:
rather too much than too little. What no source says, such as `getattr`, is found by
`tests/server/test_known_drawings.py`, which notes what is read while games are drawn. Of a column
whose every read is `column[NAME]`, with the name of the first argument, only that entry is read.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellwright.kernel.record import FIXED_ROWS, NUMBERS, RECORD, RECORDS, ROWS, fields_of
from spellwright.registry import all_games

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
GAMES: Final = SOURCE / "spellwright" / "games"
OF_THE_SCENE: Final = ("asked", "before", "decisions", "events", "outcome", "seat", "waiting")
LOOKED_AT: Final = ("view", "scene", "self.view", "self._view", "self.scene", "self._scene")
NOT_SHOWN: Final = ("choices", "events", "rules", "seats", "settings", "tells_events")
"""What nobody sees of a position, or is the same as long as there is a table."""
COLUMNS: Final = (NUMBERS, ROWS, FIXED_ROWS)
SAME_THING: Final = {"who": "seat"}
"""Other names of what a column is asked for."""

Defined = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


class Place(NamedTuple):
    module: str
    name: str


class Reads(NamedTuple):
    names: list[str]
    entries: list[str]


class Module:
    """One file of a game: what it defines, and where the names come from that it imports."""

    def __init__(self, name: str) -> None:
        path = SOURCE / Path(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        self.name = name
        self.defined: dict[str, Defined] = {}
        self.imported: dict[str, str] = {}
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self.defined[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    self.defined[ast.unparse(target)] = node
            elif isinstance(node, ast.AnnAssign):
                self.defined[ast.unparse(node.target)] = node
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = f"{node.module}.{alias.name}"


module_of: Final = cache(Module)


def is_module(name: str) -> bool:
    path = SOURCE / Path(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def named_in(place: Place, node: ast.AST, package: str) -> Iterator[Place]:
    """The functions and classes of the game that a definition names."""
    module = module_of(place.module)
    for each in ast.walk(node):
        if isinstance(each, ast.Name):
            if each.id in module.defined:
                yield Place(place.module, each.id)
            elif module.imported.get(each.id, "").startswith(package):
                home, _, name = module.imported[each.id].rpartition(".")
                if not is_module(module.imported[each.id]):
                    yield Place(home, name)
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            home = module.imported.get(each.value.id, "")
            if (
                home.startswith(package)
                and is_module(home)
                and each.attr in module_of(home).defined
            ):
                yield Place(home, each.attr)


def followed(start: Place, package: str) -> Iterator[tuple[Place, ast.AST]]:
    """A function, and all that it may lead to."""
    seen, waiting = {start}, [start]
    while waiting:
        place = waiting.pop()
        node = module_of(place.module).defined.get(place.name)
        if node is None:
            continue
        body = ast.Module(node.body, []) if isinstance(node, ast.FunctionDef) else node
        yield place, body
        for other in named_in(place, body, package):
            if other not in seen and not is_declaration(other):
                seen.add(other)
                waiting.append(other)


def is_declaration(place: Place) -> bool:
    return place.module.endswith(".state") and place.name.endswith("State")


@cache
def methods_of(package: str) -> dict[str, set[str]]:
    """What the methods of a game's states name, which are called on a position."""
    classes = module_of(f"{package}.state").defined.values()
    found: dict[str, set[str]] = {}
    for each in classes:
        if isinstance(each, ast.ClassDef) and each.name.endswith("State"):
            for method in each.body:
                if isinstance(method, ast.FunctionDef):
                    named = [n.attr for n in ast.walk(method) if isinstance(n, ast.Attribute)]
                    found[method.name] = set(named)
    return found


def reads_of(start: Place, package: str, fields: dict[str, int]) -> Reads:
    """What a function reads of a position."""
    function = module_of(start.module).defined[start.name]
    assert isinstance(function, ast.FunctionDef)
    arguments = [each.arg for each in function.args.args]
    entry = arguments[1] if len(arguments) > 1 else ""
    own = {entry, SAME_THING.get(entry, entry)}
    whole: set[str] = set()
    entries: set[str] = set()
    for _, node in followed(start, package):
        inside = {
            each.value
            for each in ast.walk(node)
            if isinstance(each, ast.Subscript)
            and isinstance(each.slice, ast.Name)
            and each.slice.id in own
        }
        for each in ast.walk(node):
            if not isinstance(each, ast.Attribute):
                continue
            if each.attr in OF_THE_SCENE and ast.unparse(each.value) in LOOKED_AT:
                whole.add(each.attr)
            elif each.attr in fields and each.attr not in NOT_SHOWN:
                is_column = fields[each.attr] in COLUMNS
                (entries if each in inside and is_column else whole).add(each.attr)
            elif each.attr in methods_of(package):
                whole |= methods_of(package)[each.attr] & set(fields)
    return Reads(sorted(whole), sorted(entries - whole))


def drawn(game: str) -> Iterator[Place]:
    """The functions of a game that say `@drawn_from(READS)`."""
    for file in sorted((GAMES / game).rglob("*.py")):
        name = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
        for each, node in module_of(name).defined.items():
            if isinstance(node, ast.FunctionDef) and any(
                ast.unparse(one) == "drawn_from(READS)" for one in node.decorator_list
            ):
                yield Place(name, each)


def reads_in(game: str) -> dict[str, Reads]:
    """By module and name, what the drawings of a game read."""
    rules = next(each.rules for each in all_games() if each.id == game)
    state = type(rules.new(rules.usual_seats, seed=0))
    fields = {name: -1 for cls in state.__mro__ for name in vars(cls).get("__slots__", ())}
    fields |= {each.name: each.shape for each in fields_of(state)}
    fields = {name: shape for name, shape in fields.items() if shape not in (RECORD, RECORDS)}
    package = f"spellwright.games.{game}"
    return {f"{at.module}.{at.name}": reads_of(at, package, fields) for at in drawn(game)}


def written(game: str) -> str:
    lines = [
        f'"""What drawings read of a position; `python tools/field_reads.py {game}` writes it."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from spellwright.face.known import Reads",
        "",
        "READS: Final = {",
    ]
    for name, reads in reads_in(game).items():
        lines.append(f'    "{name.removeprefix("spellwright.games.")}": Reads(')
        for part, of in (("names", reads.names), ("entries", reads.entries)):
            if of:
                text = " ".join(of)
                lines.append(f"        {part}=(")
                lines += [f'            "{line}"' for line in in_lines(text)]
                lines.append("        ),")
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def in_lines(text: str) -> list[str]:
    """Words in lines; each but the last ends with a space."""
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > 80:
            lines.append(line)
            line = ""
        line += f"{word} "
    return [*lines, line.rstrip()]


if __name__ == "__main__":
    for chosen in sys.argv[1:] or [each.id for each in all_games()]:
        target = GAMES / chosen / "picture" / "reads.py"
        if target.parent.exists():
            target.write_text(written(chosen), encoding="utf-8")
