"""`--pack DIR`, of every command that looks at a game: packs are loaded before that."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import click

from spellwright.cli.words import language_words, told
from spellwright.kernel.game_option import Value
from spellwright.kernel.pack import option_of
from spellwright.registry import load_pack

NAMED: Final[dict[str, list[str]]] = {}
"""By the ids of games, the packs that this command line puts in play."""
FOLDERS: Final[list[str]] = []
"""The folders as they were written."""


def with_packs(command: click.Command) -> click.Command:
    """A command, or a group with all its commands, with the option `--pack`."""
    if isinstance(command, click.Group):
        for each in command.commands.values():
            with_packs(each)
    elif all(option.name != "packs" for option in command.params):
        command.params.append(
            click.Option(
                ["--pack", "packs"],
                multiple=True,
                is_eager=True,
                expose_value=False,
                metavar="DIR",
                callback=_load,
                help=told("option-pack"),
            )
        )
    return command


def _load(_: click.Context, __: click.Parameter, folders: tuple[str, ...]) -> None:
    for folder in folders:
        FOLDERS.append(folder)
        pack = load_pack(Path(folder))
        named = NAMED.setdefault(pack.game, [])
        if pack.namespace not in named:
            named.append(pack.namespace)


def pack_words() -> list[str]:
    """What a command that does the same again needs."""
    return [word for folder in FOLDERS for word in ("--pack", folder)]


def typed_again(*words: str) -> str:
    """A command to type next: it speaks the language of this one and knows its packs."""
    return shlex.join(["spellwright", *language_words(), *words, *pack_words()])


def packs_in_play(game: str) -> dict[str, Value]:
    """The game options that put the named packs in play."""
    return {option_of(namespace): True for namespace in NAMED.get(game, [])}
