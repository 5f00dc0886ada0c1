"""Packs: content that somebody has added to a game, as its rules know it.

A process may have loaded several packs for a game; the settings of a table name those in play. What
is kept names them too, and the edition of a table counts the digests of its own packs only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from spellwright.kernel.game_option import GameOption
from spellwright.kernel.saying import Saying, verbatim

BETWEEN: Final = "."
"""Stands between the namespace of a pack and the key that its author wrote."""
OPTION: Final = "pack-"
"""How the game option of a pack begins."""


class Pack:
    """A pack that this process has loaded for a game."""

    __slots__ = ("digest", "holds_always", "namespace", "says", "title", "version")

    def __init__(
        self,
        namespace: str,
        version: str,
        title: str,
        says: Saying,
        digest: str,
        *,
        holds_always: bool = False,
    ) -> None:
        self.namespace = namespace
        self.version = version
        self.title = title
        self.says = says
        """What it brings, in a sentence for those who open a table."""
        self.digest = digest
        self.holds_always = holds_always
        """Whether it sets figures of the game itself: then it is in play at every table here."""


class PackOption(GameOption):
    """Whether a pack is in play. One that is not leaves no trace in the settings of a table."""

    __slots__ = ("pack",)

    def __init__(self, pack: Pack) -> None:
        values = (True,) if pack.holds_always else (False, True)
        id, offered = option_of(pack.namespace), not pack.holds_always
        super().__init__(id, values, "", pack.says, offered=offered)
        self.pack = pack

    @property
    def name(self) -> Saying:
        return verbatim(self.pack.title)


def option_of(namespace: str) -> str:
    """The game option that puts a pack in play."""
    return f"{OPTION}{namespace}"


def packs_in(packs: Iterable[Pack], settings: Mapping[str, Any]) -> list[Pack]:
    """The packs that the settings of a game name."""
    return [pack for pack in packs if settings.get(option_of(pack.namespace))]


def namespace_of(key: str) -> str:
    """The namespace of the pack that a key comes from; empty for those of the box.

    >>> namespace_of("frost.icicle"), namespace_of("incendio")
    ('frost', '')
    """
    namespace, between, _ = key.partition(BETWEEN)
    return namespace if between else ""


def own_key(key: str) -> str:
    """A key as its author wrote it, without the namespace."""
    return key.rpartition(BETWEEN)[2]


MODULE: Final = "spellwright_pack_"
"""How the module with the code of a pack is called, before its namespace."""


def procedure_name(cls: type) -> str:
    """How a saved state names a procedure: one of a pack with its namespace."""
    if cls.__module__.startswith(MODULE):
        return f"{cls.__module__.removeprefix(MODULE)}{BETWEEN}{cls.__name__}"
    return cls.__name__
