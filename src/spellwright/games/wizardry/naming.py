"""How a saved state names what its numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.games.wizardry import lexicons, words
from spellwright.games.wizardry.content.columns import KEYS as ACTION_KEYS
from spellwright.games.wizardry.content.columns import PROFILE_KEYS
from spellwright.games.wizardry.state import NOWHERE, action_of, entry, written_of
from spellwright.kernel.list_naming import ByField
from spellwright.kernel.naming import Bits, Keys, Naming, Namings
from spellwright.kernel.option import Verbs


class Entries(Naming):
    """An action, with the square or wizard written for it: `move`, `smash:40`."""

    __slots__ = ("_actions",)

    def __init__(self, actions: Naming) -> None:
        self._actions = actions

    def name(self, number: int) -> Any:
        written = written_of(number)
        action = self._actions.name(action_of(number))
        return f"{action}" if written == NOWHERE else f"{action}:{written}"

    def number(self, name: Any) -> Any:
        if not isinstance(name, str):
            return name
        action, _, written = name.partition(":")
        number = self._actions.number(action)
        if not written:
            return entry(number)
        return entry(number, int(written)) if _is_number(written) else name

    @property
    def form(self) -> str:
        return "action and what is written"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4


def namings(keys: Mapping[str, Sequence[str]], _verbs: Verbs) -> Namings:
    """The names of each kind of number, made from these keys."""
    actions, profiles = Keys("action", keys["action"]), Keys("profile", keys["profile"])
    return {
        "Action": actions,
        "Actions": Bits("action", keys["action"]),
        "Entry": Entries(actions),
        "Profile": profiles,
        "Chosen": ByField("profile", {-1: profiles}),
        "Square": Keys("square", keys["square"]),
    }


KEYS: Final[dict[str, list[str]]] = {
    "action": ACTION_KEYS,
    "profile": PROFILE_KEYS,
    "square": lexicons.SQUARES.keys,
}
NAMINGS: Final = namings(KEYS, words.VERBS)
