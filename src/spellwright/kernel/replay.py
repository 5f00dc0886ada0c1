"""Replays: a whole game as a short text, checked by playing it again.

A replay is the game, its edition, the options, the seed and the choices, with fingerprints of the
position every few choices and at the end, so that a drift is found and not shown. A game that has
gone on under another edition is told in pieces: each has its own edition, seed and draws, and every
piece but the first holds the position from which it goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from spellwright.kernel.chance import chance_from
from spellwright.kernel.edition import Edition
from spellwright.kernel.fairness import Fairness
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import HasRules, Rules, rules_of
from spellwright.kernel.saying import REPLAY, Saying, say
from spellwright.kernel.state import State
from spellwright.kernel.table import Choice, Table

FORMAT: Final = "spellwright replay 1"
EVERY: Final = 10
MOST_CHOICES: Final = 1_000_000
MOST_PIECES: Final = 1000
LONGEST_NUMBER: Final = 10

Draw = tuple[int, int]
"""One outcome of luck: below which number, and which."""


class Drift(Refused):
    """The rules of today do not follow a replay: from one choice on, they differ."""

    def __init__(self, choice: int, says: Saying, clause: str = "") -> None:
        super().__init__("drift", says, clause)
        self.choice = choice


class ReplayPiece(NamedTuple):
    """The choices that were made under one edition."""

    edition: Edition
    seed: int | str
    choices: list[Choice]
    fingerprints: dict[int, str]
    """The fingerprints, by the number of choices made in this piece."""
    draws: list[Draw] | None = None
    """All luck of the piece, as bounds and outcomes; None in a replay older than these records."""
    start: str = ""
    """The position from which the piece goes on, as a saved state; empty for the first piece."""

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "edition": self.edition.to_data(),
            "seed": self.seed,
            "choices": [f"{choice.seat} {choice.text}" for choice in self.choices],
            "fingerprints": {str(place): print_ for place, print_ in self.fingerprints.items()},
        }
        if self.draws is not None:
            data["draws"] = " ".join([f"{bound}:{outcome}" for bound, outcome in self.draws])
        return data | {"start": self.start} if self.start else data


class Replay:
    """The text of one game, finished or not."""

    __slots__ = ("earlier", "fairness", "game", "last", "seats", "settings")

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, Any],
        last: ReplayPiece,
        fairness: Fairness | None = None,
        earlier: tuple[ReplayPiece, ...] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.last = last
        """The last piece, usually the only one."""
        self.fairness = fairness
        self.earlier = earlier

    @property
    def edition(self) -> Edition:
        return self.last.edition

    @property
    def seed(self) -> int | str:
        return self.last.seed

    @property
    def choices(self) -> list[Choice]:
        return self.last.choices

    @property
    def fingerprints(self) -> dict[int, str]:
        return self.last.fingerprints

    @property
    def draws(self) -> list[Draw] | None:
        return self.last.draws

    def to_json(self) -> str:
        document: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "settings": self.settings,
            **self.last.to_data(),
        }
        if self.earlier:
            document["earlier"] = [piece.to_data() for piece in self.earlier]
        if self.fairness is not None:
            document["fairness"] = self.fairness.to_data()
        return json.dumps(document, indent=1) + "\n"


def replay_of(table: Table[Any], start: str = "") -> Replay:
    """The replay of a table as it stands, played again for its fingerprints; `start` is the
    position from which the table went on.
    """
    edition = table.edition
    choices = table.choices[:]
    piece = ReplayPiece(edition, table.seed, choices, {}, None, start)
    replay = Replay(table.rules.id, table.seats, dict(table.settings), piece)
    for place, state in enumerate(positions(table.rules, replay)):
        if _is_marked(place, len(choices)):
            piece.fingerprints[place] = state.fingerprint()
        last = state
    replay.last = piece._replace(draws=last.chance.record)
    return replay


def _is_marked(place: int, choices: int) -> bool:
    return place % EVERY == 0 or place == choices


def positions(game: Rules[Any] | HasRules, replay: Replay) -> Iterator[State]:
    """The same state object again and again, after 0, 1, 2 … choices; refused where the replay
    drifts.

    Fingerprints can be compared where the edition of the replay declares the same fields.
    """
    rules = rules_of(game)
    rules.check_game({"game": replay.game}, REPLAY)
    if replay.last.start:
        state = rules.from_json(replay.last.start, is_own=True)
        state.chance.record = []
    else:
        state = rules.new(replay.seats, replay.seed, replay.settings, record=True)
    yield _checked(rules, state, replay, 0)
    for place, choice in enumerate(replay.choices, 1):
        try:
            state.choose(choice.seat, choice.text)
        except Refused as refused:
            said = say("refusal-replay-move", n=place, choice=choice.text, why=refused.says)
            raise Drift(place, said, refused.clause) from None
        yield _checked(rules, state, replay, place)


def _checked(rules: Rules[Any], state: State, replay: Replay, place: int) -> State:
    expected = replay.fingerprints.get(place)
    if expected is not None and replay.edition.is_written_like(rules.edition):
        if expected != state.fingerprint():
            raise Drift(place, say("refusal-other-position", n=place))
    elif place % EVERY == 0 and replay.draws is not None:
        drawn = state.chance.record or []
        if drawn != replay.draws[: len(drawn)]:
            raise Drift(place, say("refusal-other-luck", n=place))
    return state


def verify(game: Rules[Any] | HasRules, replay: Replay) -> State:
    """The last position of a replay, after checking that it has every fingerprint and meets it, and
    that the rules asked for exactly the draws that it records. For pieces that were played under
    other editions only the luck is checked.
    """
    count = len(replay.choices)
    missing = [p for p in range(count + 1) if _is_marked(p, count) and p not in replay.fingerprints]
    if missing:
        raise Refused("truncated", say("refusal-no-mark", n=missing[0]))
    if replay.fingerprints and max(replay.fingerprints) > count:
        raise Refused("truncated", say("refusal-late-marks", n=count))
    for number, piece in enumerate((*replay.earlier, replay.last)):
        if replay.fairness is not None:
            replay.fairness.check(piece.seed, number)
        if piece is not replay.last:
            _check_luck(piece, number)
    for state in positions(game, replay):
        last = state
    if replay.draws is not None and replay.draws != last.chance.record:
        raise Drift(count, say("refusal-other-draws"))
    return last


def _check_luck(piece: ReplayPiece, number: int) -> None:
    """Whether the draws of a piece follow from its seed."""
    chance = chance_from(piece.seed)
    for place, (bound, outcome) in enumerate(piece.draws or (), 1):
        if chance.below(bound) != outcome:
            raise Refused("unfair", say("refusal-drawn", n=place, piece=number + 1))


def is_proved(game: Rules[Any] | HasRules, replay: Replay) -> bool:
    """Whether `verify` can compare every recorded position. It cannot if fields are declared
    otherwise today, or if a part was played under another edition.
    """
    return replay.edition.is_written_like(rules_of(game).edition) and not replay.earlier
