"""Environments by the name of the interface: `sw.env("funkoverse", api="aec")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.extras import need
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import game as game_named

APIS: Final = ("play", "vector", "aec", "parallel", "gym", "open_spiel")
ROWS_ONLY: Final = ("play", "vector")
SEVERAL: Final = ("play", "vector", "aec", "parallel")
"""Interfaces in which whoever uses them chooses for all seats."""
VERSION: Final = 1
"""Raised when observations or actions of the same game mean something else."""
NEEDED: Final = {"aec": "PettingZoo", "parallel": "PettingZoo", "gym": "Gymnasium"}
USUAL_ILLEGAL: Final = {"aec": "end", "parallel": "replace", "gym": "replace"}


def name_of(game: str) -> str:
    """The name of a game's environments, with their version."""
    return f"{game}_v{VERSION}"


def env(
    game: str,
    api: str = "aec",
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    actions: str = "id",
    slots: int = 64,
    reward: str = "win",
    limit: int | None = None,
    illegal: str | None = None,
    observation: str = "flat",
    render_mode: str | None = None,
    seat: int = 0,
    bots: str = "random",
    games: int = 256,
) -> Any:
    """An environment of a game, in the interface that you know.

    `api`          `play` and `vector` are our own; `aec` and `parallel` are PettingZoo's, `gym` is
                   Gymnasium's for one `seat`, with the others played by `bots`; `open_spiel` is a
                   game of OpenSpiel, which knows only seats, options and limit of what follows
    `actions`      `id` or `slot` (then with so many `slots`)
    `reward`       `win`, `points` or `shaped`
    `limit`        the most actions of a game; after them it is truncated
    `illegal`      what an illegal action does: `end`, `replace` or `raise`
    `observation`  `flat`, `features`, `named` or `text`
    """
    words = {"api": api, "actions": actions, "reward": reward, "observation": observation}
    _check_kinds(str, "a word", {**words, "bots": bots})
    _check_kinds(str, "a word", {"illegal": illegal, "render_mode": render_mode}, or_none=True)
    _check_kinds(int, "a whole number", {"slots": slots, "seat": seat, "games": games})
    _check_kinds(int, "a whole number", {"limit": limit}, or_none=True)
    if api not in APIS:
        raise Refused("api", f"There is no interface «{api[:40]}»; there is {', '.join(APIS)}.")
    if limit is not None and limit < 1:
        raise Refused("limit", f"A limit is 1 action or more, not {limit}.")
    if api in ROWS_ONLY and (observation != "flat" or render_mode is not None):
        raise Refused("observation", f"«{api}» fills rows of numbers, and shows nothing else.")
    if api in SEVERAL and (seat, bots) != (0, "random"):
        raise Refused("bots", f"In «{api}» no bots play; in «gym» they play all seats but one.")
    if games < 1:
        raise Refused("games", f"There must be 1 game or more, not {games}.")
    need("rl", "numpy", "NumPy")
    if api in NEEDED:
        need("rl", NEEDED[api].lower(), NEEDED[api])
    if api == "open_spiel":
        need("rl", "pyspiel", "OpenSpiel")
        from spellwright.environments.kits.open_spiel_game import load

        return load(game_named(game), seats, dict(options or {}), limit)
    from spellwright.environments.play import Play
    from spellwright.environments.vector import VectorPlay

    known = game_named(game)
    settings: dict[str, Any] = {
        "actions": actions,
        "slots": slots,
        "reward": reward,
        "limit": limit,
        "illegal": illegal or USUAL_ILLEGAL.get(api, "raise"),
    }
    if api == "vector":
        return VectorPlay(known, games, seats, options, **settings)
    if api == "parallel":
        # There a limit counts the steps of all seats together.
        settings["limit"] = None
    play = Play(known, seats, options, **settings)
    if api == "play":
        return play
    name = name_of(known.id)
    if api == "aec":
        from spellwright.environments.kits.pettingzoo_aec import TurnByTurn

        return TurnByTurn(play, name, observation, render_mode)
    if api == "parallel":
        from spellwright.environments.kits.pettingzoo_parallel import AllAtOnce

        return AllAtOnce(play, name, observation, render_mode, limit)
    from spellwright.environments.kits.gymnasium_seat import OneSeat

    return OneSeat(play, name, seat, bots, observation, render_mode)


def _check_kinds(
    kind: type[str] | type[int], called: str, values: Mapping[str, Any], *, or_none: bool = False
) -> None:
    for name, value in values.items():
        if value is None and or_none:
            continue
        if not isinstance(value, kind) or isinstance(value, bool):
            raise Refused(name, f"The setting «{name}» is {called}, not {str(value)[:40]}.")
