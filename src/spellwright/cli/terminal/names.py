"""What a terminal calls the players: in the story, and above it."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.bots import bot_noun
from spellwright.cli.terminal.players import Player
from spellwright.cli.words import reader, told
from spellwright.speech.speaker import Speaker


def shown_name(players: Sequence[Player], seat: int) -> str:
    """A person by name, a bot by its level; bots of one level are numbered."""
    player = players[seat]
    if player.is_person:
        return player.name
    bot = reader().word(bot_noun(player.bot))
    alike = [place for place, other in enumerate(players) if other.bot == player.bot]
    if len(alike) == 1:
        return told("player-bot", bot=bot)
    return told("player-bot-numbered", bot=bot, n=alike.index(seat) + 1)


def heading_name(players: Sequence[Player], seat: int) -> str:
    """The name above the game and its story: the number of the seat, too, for who gave no name."""
    if is_nameless(players[seat]):
        return told("player-you-numbered", n=seat + 1)
    return shown_name(players, seat)


def is_nameless(player: Player) -> bool:
    return player.is_person and player.name == told("player-you")


def storyteller(players: Sequence[Player]) -> Speaker:
    """The speaker of a table. The story is told in the third person: whoever has given no name goes
    by the number of the seat.
    """
    names = [
        "" if is_nameless(player) else shown_name(players, seat)
        for seat, player in enumerate(players)
    ]
    return Speaker(reader().language, names)
