"""Who won, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.cli.terminal.names import is_nameless, shown_name
from spellwright.cli.terminal.players import Player
from spellwright.cli.words import told
from spellwright.kernel.outcome import Outcome


def who_won(outcome: Outcome, players: Sequence[Player]) -> str:
    """The winners by name.

    >>> players = [Player("Anna"), Player("greedy", "greedy")]
    >>> who_won(Outcome("line", "Three in a row.", "", [1, 2], [1, 0]), players)
    'Anna wins.'
    >>> who_won(Outcome("full", "The board is full.", "", [1, 1], [0, 0]), players)
    'Anna and Bot Greedy share the win.'
    """
    names = [shown_name(players, seat) for seat in outcome.winners]
    if not names:
        return told("text-nobody-wins")
    if len(names) == 1:
        if is_nameless(players[outcome.winners[0]]):
            return told("text-you-win")
        return told("text-wins", name=names[0])
    return told("text-share", names=tuple(names))
