"""The settings of a game: the values of its options, as somebody wishes them, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellwright.kernel.game_option import GameOption, Value, no_such_option
from spellwright.kernel.pack import OPTION, PackOption, namespace_of, option_of
from spellwright.kernel.refusal import Refused, Unchecked
from spellwright.kernel.saying import say


def checked_settings(
    game: str, known_options: Sequence[GameOption], options: Unchecked
) -> dict[str, Value]:
    """All game options with their values; unknown names and values are refused."""
    if not isinstance(options, Mapping):
        raise Refused("options", say("refusal-options"))
    known = {option.id: option for option in known_options}
    for name in options:
        if name not in known:
            raise _unknown(game, str(name), list(known))
    for name, value in options.items():
        option = known[name]
        if not option.allows(value):
            raise Refused("options", option.fault(value), option.clause)
    return _whole(known_options, options)


def check_packs(known: Sequence[GameOption], settings: Mapping[str, Any]) -> None:
    """Refuse settings that name a pack which is not there."""
    there = [option.id for option in known]
    for name in settings:
        if name.startswith(OPTION) and name not in there:
            raise _unknown("", name, [])


def _unknown(game: str, name: str, known: list[str]) -> Refused:
    if name.startswith(OPTION):
        return Refused("pack", say("refusal-pack-missing", pack=name.removeprefix(OPTION)[:40]))
    return Refused("options", no_such_option(game, name, known))


def _whole(known: Sequence[GameOption], options: Mapping[str, Any]) -> dict[str, Value]:
    """All game options with their values; a pack that is not in play is left out. One that brings
    a value of another option is in play.
    """
    brought = [option_of(namespace_of(each)) for each in options.values() if isinstance(each, str)]
    found = [
        (option, option.id in brought or options.get(option.id, option.default))
        if isinstance(option, PackOption)
        else (option, options.get(option.id, option.default))
        for option in known
    ]
    return {
        option.id: value
        for option, value in found
        if value is not False or not isinstance(option, PackOption)
    }
