"""The pieces of a game: what was played under one edition each, and what is kept to go on.

Most games are one piece. When a game goes on under another edition a new piece begins, from a
position that is kept, with luck of its own; nothing before it can be taken back any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellwright.kernel.edition import Edition
from spellwright.kernel.event import Event
from spellwright.kernel.fairness import mixed_seed
from spellwright.kernel.kept_events import events_from, kept_events
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Draw, Replay, ReplayPiece, replay_of
from spellwright.kernel.replay_file import read_piece
from spellwright.kernel.rules import Rules
from spellwright.kernel.table import Choice, Step, Table, carried_on
from spellwright.server.speaking import say
from spellwright.server.store.snapshots import Snapshot
from spellwright.server.tables.standing import EditionStanding, standing_from

SNAPSHOT_EVERY: Final = 25
"""After this many choices the snapshot of a running table is replaced."""
MARK_EVERY: Final = 5
"""One choice out of this many has a fingerprint in the log."""


class Pieces:
    """How the game of a table is put together."""

    def __init__(self) -> None:
        self.earlier: tuple[ReplayPiece, ...] = ()
        self.start = ""
        """The position from which the present piece goes on; empty: from the beginning."""
        self.standing = EditionStanding()
        self._choices: list[Choice] = []
        self._draws: list[Draw] = []
        """The draws of the present piece before the snapshot from which it was read."""
        self._kept_at = 0
        self._told: list[tuple[list[Event], list[Any]]] = []
        """What was told, and how it is kept: nothing is put into keys twice."""

    # -- snapshots -------------------------------------------------------------------------------

    def is_due(self, table: Table[Any], more: int) -> bool:
        """Whether a snapshot should be taken with so many more choices."""
        return abs(len(table.choices) + more - self._kept_at) >= SNAPSHOT_EVERY

    def is_behind(self, table: Table[Any]) -> bool:
        """Whether the last snapshot is not of the present position."""
        return len(table.choices) != self._kept_at

    def is_ahead(self, table: Table[Any]) -> bool:
        """Whether choices were taken back that the last snapshot knows."""
        return len(table.choices) < self._kept_at

    def snapshot(self, table: Table[Any], number: int, steps: Sequence[Step[Any]] = ()) -> Snapshot:
        """The table as it stands, or as it will after these choices."""
        state, choices = table.state, [*self._choices, *table.choices]
        draws = [*self._draws, *(table.state.chance.record or ())]
        story = table.whole_story
        for step in steps:
            state = step.after
            choices.append(step.choice)
            draws += state.chance.record or ()
            story.append(state.events)
        self._kept_at = len(table.choices) + len(steps)
        piece = ReplayPiece(table.edition, table.seed, choices, {}, draws, self.start)
        data = {
            "position": state.to_json(),
            "story": self._story(table.rules, story),
            "piece": piece.to_data(),
            "earlier": [earlier.to_data() for earlier in self.earlier],
            "standing": self.standing.to_data(),
        }
        return Snapshot(number, str(table.edition), data)

    def _story(self, rules: Rules[Any], story: list[list[Event]]) -> list[list[Any]]:
        known = 0
        for (events, _), told in zip(self._told, story, strict=False):
            if events is not told:
                break
            known += 1
        del self._told[known:]
        self._told += [(told, kept_events(rules, told)) for told in story[known:]]
        return [kept for _, kept in self._told]

    def read(self, rules: Rules[Any], snapshot: Snapshot) -> Table[Any]:
        """The table as it stood when a snapshot was taken; refused if that cannot be read."""
        match snapshot.data:
            case {
                "position": str(position),
                "story": [*story],
                "piece": dict(piece),
                "earlier": [*earlier],
                "standing": standing,
            }:
                state = rules.from_json(position, is_own=True)
                present = read_piece(piece)
                self.earlier = tuple([read_piece(each) for each in earlier])
                self.start = present.start
                self.standing = standing_from(standing)
                self._choices, self._draws = present.choices, list(present.draws or ())
                before = [events_from(rules, told) for told in story]
                return Table(rules, seed=present.seed, start=state, before=before)
        raise Refused("broken", say("refusal-table-damaged"))

    # -- another edition -------------------------------------------------------------------------

    def carry_on(
        self,
        table: Table[Any],
        edition: Edition,
        entropy: str,
        words: list[str],
        standing: EditionStanding,
    ) -> Table[Any]:
        """A new piece that goes on where a table stands."""
        draws = [*self._draws, *(table.state.chance.record or ())]
        ended = ReplayPiece(
            edition, table.seed, [*self._choices, *table.choices], {}, draws, self.start
        )
        self.earlier = (*self.earlier, ended)
        new = carried_on(
            table.state, mixed_seed(entropy, words, len(self.earlier)), table.whole_story
        )
        self.start = new.state.to_json()
        self.standing = standing
        self._choices, self._draws, self._kept_at, self._told = [], [], 0, []
        return new

    @property
    def count(self) -> int:
        """How many choices were made in earlier pieces."""
        return sum(len(piece.choices) for piece in self.earlier) + len(self._choices)

    def replay(self, table: Table[Any]) -> Replay:
        """The whole game. A piece that was read from the middle tells its luck and choices, not
        its fingerprints.
        """
        replay = replay_of(table, self.start)
        replay.earlier = self.earlier
        return replay
