"""The games on offer, for programs."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get

from spellwright.bots import bot_names, bot_sentences
from spellwright.registry import all_games


class GamesApi(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games, their seats, options and bots")
    async def games(self) -> list[dict[str, Any]]:
        return [
            {
                "id": game.id,
                "name": game.name,
                "seats": list(game.seats),
                "options": [option.to_data() for option in game.options],
                "bots": list(bot_names(game)),
                "bot_sentences": bot_sentences(game),
            }
            for game in all_games()
        ]
