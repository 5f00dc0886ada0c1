"""Guests: players that somebody brings in a file, by the same door as every bot.

`FILE.py:Class` is a class of a Python file, a subclass of `Bot`; `FILE.zip` is a player that was
trained and saved. Only whoever starts the program invites guests: a file can hold any program, so a
name that comes from outside finds nobody who was not invited.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.bot import Bot
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import Game

INVITED: Final = "SPELLWRIGHT_GUESTS"
"""The names and files of all guests, for this process and those that it starts."""
ABOUT: Final = "player.json"
"""What a saved player says about itself: which `player` it is, and for which `game`."""
KINDS: Final[Mapping[str, str]] = {"network": "spellwright.environments.learnt"}
"""By the kind of a saved player the module whose `read_player` reads it. Learnt players look at
games as environments do, which themselves know bots: so they are found when they are wanted."""
LONGEST_ABOUT: Final = 1 << 20

Maker = Callable[[], Bot]


def is_guest(name: str) -> bool:
    """Whether a name is a file with a player in it."""
    return name.endswith(".zip") or ".py:" in name


def invite(name: str, called: str = "") -> None:
    """Let the player in a file play under the name of that file, or under another one, here and in
    new processes.
    """
    path, _, cls = name.partition(".py:")
    file = Path(f"{path}.py" if cls else name)
    if not file.is_file():
        raise Refused("guest", say("refusal-guest-missing", file=str(file)[:200]))
    place = f"{file.resolve()}:{cls}" if cls else str(file.resolve())
    _player_in(place)
    os.environ[INVITED] = json.dumps({**guests(), called or name: place})


def guests() -> dict[str, str]:
    """Who was invited: by name, where it is."""
    found: dict[str, str] = json.loads(os.environ.get(INVITED, "{}"))
    return found


def label_of(name: str) -> str:
    """What a guest is called at a table."""
    return name.partition(".py:")[2] or Path(name).stem


def guest_makers(game: Game) -> dict[str, Maker]:
    """The guests who play a game."""
    found = {}
    for name, place in guests().items():
        maker = _player_in(place)(game)
        if maker is not None:
            found[name] = maker
    return found


def game_of(name: str) -> str:
    """The id of the one game that a guest plays; empty if it plays several, or is no guest."""
    place = guests().get(name, "")
    if place.endswith(".zip"):
        return str(_about(Path(place))["game"])
    path, _, cls = place.rpartition(":")
    return str(getattr(_class_in(Path(path), cls), "game", "")) if place else ""


def why_not(game: Game, name: str) -> Refused | None:
    """Why a guest does not play a game; None if it is no guest."""
    if name not in guests():
        return None
    return Refused("guest", say("refusal-guest-game", file=name[:200], game=game.noun))


@cache
def _player_in(place: str) -> Callable[[Game], Maker | None]:
    """By a game, how the player in a file is made; None if it does not play that game."""
    if place.endswith(".zip"):
        return _saved_player(Path(place))
    path, _, name = place.rpartition(":")
    cls = _class_in(Path(path), name)
    only = getattr(cls, "game", "")
    return lambda game: cls if only in ("", game.id) else None


def _class_in(file: Path, name: str) -> type[Bot]:
    spec = importlib.util.spec_from_file_location(f"spellwright_guest_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"[:300]
        raise Refused("guest", say("refusal-guest-broken", file=file.name, why=why)) from error
    cls = getattr(module, name, None)
    if not (isinstance(cls, type) and issubclass(cls, Bot)):
        raise Refused("guest", say("refusal-guest-class", file=file.name, name=name[:80]))
    return cls


def _saved_player(file: Path) -> Callable[[Game], Maker | None]:
    about = _about(file)
    module: Any = importlib.import_module(KINDS[about["player"]])
    return lambda game: (
        (lambda: module.read_player(file, game)) if game.id == about["game"] else None
    )


def _about(file: Path) -> dict[str, Any]:
    try:
        with zipfile.ZipFile(file) as packed, packed.open(ABOUT) as text:
            about = json.loads(text.read(LONGEST_ABOUT))
        if about["player"] not in KINDS or not isinstance(about["game"], str):
            raise ValueError(about["player"])
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile):
        raise Refused("guest", say("refusal-guest-zip", file=file.name)) from None
    found: dict[str, Any] = about
    return found
