"""Asking a question: to which person it goes."""

from __future__ import annotations

from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleProcedure, BattleState
from spellwright.kernel.decision import Ask


def ask(s: BattleState, place: int, question: int, args: list[int]) -> None:
    """Ask the person who decides for a Hero; one who runs several is told which (HB-26.4)."""
    if s.seats != s.heroes and s.hero[place] >= 0:
        args.append(s.hero[place])
    s.asks.append(Ask(player(s, place), question, args))


def ask_for(s: BattleState, place: int, question: int, args: list[int]) -> None:
    """Ask as `ask` does, and say at the end what asks: the thing behind the procedure that has
    pushed the present one.
    """
    below = s.agenda[-2]
    args.append(below.behind(s) if isinstance(below, BattleProcedure) else s.location)
    ask(s, place, question, args)


def ask_among(
    s: BattleState, options: list[int], place: int, question: int, args: list[int]
) -> None:
    """Ask as `ask` does, when the options were just worked out."""
    ask(s, place, question, args)
    s.asks[-1].cache = options
