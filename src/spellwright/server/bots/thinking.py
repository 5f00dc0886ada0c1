"""What a worker process does: read a position that hides nothing from its seat, and choose."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.bots import bot_named
from spellwright.kernel.chance import FastChance
from spellwright.registry import game as find_game


class Thought(NamedTuple):
    """The text of an option, and why in one sentence."""

    text: str
    reason: str


def think(game_id: str, bot: str, state: str, seat: int, seed: int) -> Thought:
    """What a bot would choose. The state was resampled: it holds no secret of other seats."""
    game = find_game(game_id)
    view = game.from_json(state).view(seat)
    advice = bot_named(game, bot).advise(view, FastChance(seed))
    return Thought(game.verbs.text(advice.code), advice.reason)
