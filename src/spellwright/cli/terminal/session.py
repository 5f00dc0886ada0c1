"""A game being played: the table, its players, and a file in which every choice is kept at once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spellwright.bots import bot_at_table, hint_bot
from spellwright.cli.terminal.players import Player
from spellwright.cli.terminal.save_file import write_save
from spellwright.cli.words import say
from spellwright.face.shortcuts import Shortcut, goes_on
from spellwright.kernel.bot import Advice, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import EVERY, Replay, ReplayPiece, replay_of, verify
from spellwright.kernel.saying import Saying
from spellwright.kernel.table import Table, carried_on
from spellwright.registry import Game
from spellwright.simulate.seeds import derived_seed


class Session:
    """People, bots and a table. Nothing is chosen that is not also saved."""

    def __init__(
        self,
        game: Game,
        table: Table[Any],
        players: Sequence[Player],
        path: Path,
        earlier: Sequence[ReplayPiece] = (),
        start: str = "",
        notice: Saying | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.players = list(players)
        self.path = path
        self._bots = {
            seat: bot_at_table(self.game, player.bot)
            for seat, player in enumerate(players)
            if player.bot
        }
        self.earlier = tuple(earlier)
        """What was played under other editions."""
        self.notice = notice
        """What the players should know before they go on."""
        self._start = start
        self._fingerprints = replay_of(table, self._start).fingerprints

    @property
    def over(self) -> bool:
        return bool(self.table.state.over)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    def waiting(self) -> list[int]:
        """The seats that have to choose now."""
        return [ask.seat for ask in self.table.state.asks]

    def choose(self, seat: int, option: Option | str | int) -> None:
        self.table.choose(seat, option)
        self._fingerprints[len(self.table.choices)] = self.table.state.fingerprint()
        self.save()

    def enter(self, seat: int, text: str) -> None:
        """Make the choices that a prepared text stands for."""
        for choice in self.game.face.choices_in(self.table.state, seat, text):
            self.choose(seat, choice)

    def take(self, seat: int, shortcut: Shortcut) -> None:
        """Make the choices of a shortcut, one by one until it stops."""
        before = self.table.state
        for place, link in enumerate(shortcut.chain):
            if place and not goes_on(shortcut, place, before, self.table.state, seat):
                return
            self.choose(seat, link.text)

    def let_bot_choose(self, seat: int) -> None:
        advice = advice_of(self._bots[seat], self.table.state, seat, self._luck(seat))
        self.choose(seat, advice.code)

    def hint(self, seat: int) -> Advice:
        """What the best bot would do in this seat."""
        return advice_of(hint_bot(self.game), self.table.state, seat, self._luck(seat))

    def undo(self, seat: int) -> None:
        """Take back a person's last choice; bots never mind."""
        self.table.undo(seat, self._bots)
        self._fingerprints = replay_of(self.table, self._start).fingerprints
        self.save()

    def save(self, path: Path | None = None) -> None:
        position = self.table.state.to_json()
        write_save(path or self.path, self.replay(), self.players, position, self.over)

    def replay(self) -> Replay:
        """As `replay_of`, from the fingerprints that were taken on the way."""
        table, count = self.table, len(self.table.choices)
        marks = {p: mark for p, mark in self._fingerprints.items() if p % EVERY == 0 or p == count}
        draws = list(table.state.chance.record or ())
        piece = ReplayPiece(table.edition, table.seed, table.choices[:], marks, draws, self._start)
        settings = dict(table.settings)
        return Replay(table.rules.id, table.seats, settings, piece, earlier=self.earlier)

    def _luck(self, seat: int) -> FastChance:
        """A bot's own luck: the same after a resumed game as without the break."""
        return FastChance(derived_seed(self.table.seed, "bot", seat, len(self.table.choices)))


def new_session(
    game: Game, players: Sequence[Player], seed: int | str | None, settings: Any, path: Path
) -> Session:
    """A new game; without a seed, one that nobody can guess."""
    own_seed = secrets.token_bytes(32) if seed is None else seed
    return Session(game, Table(game, len(players), own_seed, settings), players, path)


def resumed_session(
    game: Game, replay: Replay, players: Sequence[Player], path: Path, position: str = ""
) -> Session:
    """A game as it stood, played again choice by choice; one of another edition is carried on from
    the position that was saved with it.
    """
    if replay.edition != game.rules.edition_for(replay.settings):
        return _carried_on(game, replay, players, path, position)
    verify(game, replay)
    table: Table[Any] = _begun(game, replay)
    for choice in replay.choices:
        table.choose(choice.seat, choice.text)
    return Session(game, table, players, path, replay.earlier, replay.last.start)


def _begun(game: Game, replay: Replay) -> Table[Any]:
    """The table of the last piece of a replay before its first choice."""
    if not replay.last.start:
        return Table(game, replay.seats, replay.seed, replay.settings)
    state = game.rules.from_json(replay.last.start, is_own=True)
    return Table(game, seed=replay.seed, start=state, before=[[]])


def _carried_on(
    game: Game, replay: Replay, players: Sequence[Player], path: Path, position: str
) -> Session:
    """A game of another edition: a new piece begins where it stood, with luck of its own."""
    state, said = _last_sure(game, replay, position)
    pieces = (*replay.earlier, replay.last)
    is_secret = isinstance(replay.seed, str)
    own = derived_seed(replay.seed, "piece", len(pieces))
    table: Table[Any] = carried_on(state, secrets.token_bytes(32) if is_secret else own, [[]])
    return Session(game, table, players, path, pieces, table.state.to_json(), said)


def _last_sure(game: Game, replay: Replay, position: str) -> tuple[Any, Saying]:
    """Where a game of another edition stands, and what has to be said about it."""
    other = say("text-other-edition", edition=str(replay.edition), game=game.noun)
    unread: Saying | None = None
    try:
        if position:
            state = game.rules.from_json(position, is_own=True)
            return state, say("text-todays-rules", other=other)
    except Refused as refused:
        unread = refused.says
    table = _begun(game, replay)
    for place, choice in enumerate(replay.choices, 1):
        try:
            table.choose(choice.seat, choice.text)
        except Refused as refused:
            return table.state, _played_until(other, place, refused.says, unread)
    n = len(table.choices)
    if unread is None:
        return table.state, say("text-played-again", other=other, n=n)
    return table.state, say("text-played-again-unread", other=other, n=n, reason=unread)


def _played_until(other: Saying, place: int, why: Saying, unread: Saying | None) -> Saying:
    """What is said where a choice cannot be made any more."""
    if unread is None:
        return say("text-played-until", other=other, n=place - 1, next=place, why=why)
    return say(
        "text-played-until-unread",
        other=other,
        n=place - 1,
        next=place,
        why=why,
        reason=unread,
    )
