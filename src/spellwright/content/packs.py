"""The packs of this process: which are loaded for which game.

Tables are read once, when their game is imported, so packs are named before that: in the
environment (worker processes inherit it), by an entry point of an installed package, or by
`load_pack`.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from spellwright.content.effects import WRITING
from spellwright.content.overrides import add_figures, game_of, is_read
from spellwright.content.pack_file import CODE, LOCALE, PackFile, read_pack
from spellwright.kernel.pack import MODULE, Pack, PackOption, option_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

ENVIRONMENT: Final = "SPELLWRIGHT_PACKS"
"""Folders of packs, with the separator of paths between them."""
ENTRY_POINTS: Final = "spellwright.packs"

_LOADED: Final[dict[str, PackFile]] = {}
"""By their namespaces, in the order in which they were named."""
_LOOKED: Final[list[bool]] = []
_CODE: Final[set[str]] = set()


def load_pack(folder: Path) -> PackFile:
    """From now on a pack belongs to its game, here and in the processes that this one starts."""
    _look()
    pack = _add(folder.expanduser().resolve())
    named = [place for place in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if place]
    if str(pack.folder) not in named:
        os.environ[ENVIRONMENT] = os.pathsep.join([*named, str(pack.folder)])
    return pack


def loaded_packs(game: str = "") -> list[PackFile]:
    """The packs of this process, all of them or those for a game, in the order of their rows."""
    _look()
    return [pack for pack in _LOADED.values() if game in ("", pack.game)]


def _look() -> None:
    """Find those that the environment and installed packages name, once."""
    if _LOOKED:
        return
    _LOOKED.append(True)
    for brought in sorted(entry_points(group=ENTRY_POINTS)):
        found = importlib.util.find_spec(brought.value)
        places = None if found is None else found.submodule_search_locations
        if places:
            _add(Path(places[0]))
    for place in os.environ.get(ENVIRONMENT, "").split(os.pathsep):
        if place:
            _add(Path(place).resolve())


def _add(folder: Path) -> PackFile:
    pack = read_pack(folder)
    known = _LOADED.get(pack.namespace)
    if known is not None:
        if known.folder == pack.folder:
            return known
        raise Refused(
            "pack", say("refusal-pack-twice", namespace=pack.namespace, folder=str(known.folder))
        )
    if is_read(pack.game):
        raise Refused("pack", say("refusal-pack-late", pack=pack.title))
    sets = pack.overrides()
    _check_overrides(pack, sets)
    _LOADED[pack.namespace] = pack
    add_figures(pack.game, sets, pack.namespace)
    return pack


def _check_overrides(pack: PackFile, sets: Mapping[str, int | str]) -> None:
    """Refuse a pack that sets a figure which another one has set otherwise."""
    for other in _LOADED.values():
        known = other.overrides() if sets and other.game == pack.game else {}
        for path, value in sets.items():
            if known.get(path, value) != value:
                told = say(
                    "refusal-pack-same-figure", path=path, pack=pack.title, other=other.title
                )
                raise Refused("pack", told)


def pack_options(packs: Sequence[Pack]) -> tuple[PackOption, ...]:
    """The game options by which players say which packs are in play."""
    return tuple([PackOption(pack) for pack in packs])


def load_code(folder: Path) -> None:
    """Run the effects of the packs of a game; whoever loaded the packs trusts their code."""
    for pack in loaded_packs(game_of(folder)):
        if not pack.has_code or pack.namespace in _CODE:
            continue
        _CODE.add(pack.namespace)
        name = f"{MODULE}{pack.namespace}"
        spec = importlib.util.spec_from_file_location(name, pack.folder / CODE)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        WRITING.append(pack.namespace)
        try:
            spec.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            raise _failed(pack, error) from error
        finally:
            WRITING.pop()


def _failed(pack: PackFile, error: BaseException) -> Refused:
    """The refusal of code that cannot be loaded, with the last line of it that was reached."""
    path = str(pack.folder / CODE)
    reached = traceback.extract_tb(error.__traceback__)
    lines = [at.lineno or 1 for at in reached if at.filename == path]
    if isinstance(error, SyntaxError) and error.lineno:
        lines.append(error.lineno)
    why = f"{error.__class__.__name__}: {' '.join(str(error).split())[:200]}"
    where = pack.where(CODE)
    if isinstance(error, Refused):
        why = str(error)
    return Refused("pack", say("refusal-pack-code", file=where, n=[1, *lines][-1], why=why))


class InPlay:
    """Which rows of a game may come up, by the settings of a table. Rows know their pack by a
    number: 0 is the box.
    """

    def __init__(self, folder: Path) -> None:
        self.namespaces = ["", *[pack.namespace for pack in loaded_packs(game_of(folder))]]
        self._options = [option_of(namespace) for namespace in self.namespaces]

    def number(self, namespace: str) -> int:
        return self.namespaces.index(namespace)

    def packs(self, settings: Mapping[str, Any]) -> int:
        """The numbers of the packs in play, as bits; the box is always among them."""
        bits = 1
        for number in range(1, len(self._options)):
            if settings.get(self._options[number]):
                bits |= 1 << number
        return bits


def catalog_folder(pack: PackFile) -> Path:
    return pack.folder / LOCALE
