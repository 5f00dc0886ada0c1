"""Replays: a whole game as a short text, checked by playing it again.

A replay is the game, its version, the options, the seed and the choices, with fingerprints of the
position every few choices and at the end, so that a drift is found and not shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from spellwright.kernel.fairness import Fairness
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import HasRules, Rules, rules_of
from spellwright.kernel.saved import parse_document
from spellwright.kernel.state import State
from spellwright.kernel.table import Choice, Table

FORMAT: Final = "spellwright replay 1"
EVERY: Final = 10
MOST_CHOICES: Final = 1_000_000
LONGEST_NUMBER: Final = 10

Draw = tuple[int, int]
"""One outcome of luck: below which number, and which."""


class Replay:
    """The text of one game, finished or not."""

    __slots__ = (
        "choices",
        "draws",
        "fairness",
        "fingerprints",
        "game",
        "seats",
        "seed",
        "settings",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: str,
        seats: int,
        settings: dict[str, Any],
        seed: int | str,
        choices: list[Choice],
        fingerprints: dict[int, str],
        fairness: Fairness | None = None,
        draws: list[Draw] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.choices = choices
        self.fingerprints = fingerprints
        self.fairness = fairness
        self.draws = draws
        """All luck of the game, bound and outcome; None in a replay that was made before these."""

    def to_json(self) -> str:
        document: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "settings": self.settings,
            "seed": self.seed,
            "choices": [f"{choice.seat} {choice.text}" for choice in self.choices],
            "fingerprints": {str(place): print_ for place, print_ in self.fingerprints.items()},
        }
        if self.draws is not None:
            document["draws"] = " ".join([f"{bound}:{outcome}" for bound, outcome in self.draws])
        if self.fairness is not None:
            document["fairness"] = self.fairness.to_data()
        return json.dumps(document, indent=1) + "\n"


def replay_of(table: Table[Any]) -> Replay:
    """The replay of a table as it stands, played again for its fingerprints."""
    replay = Replay(
        table.rules.id,
        table.rules.version,
        table.seats,
        dict(table.settings),
        table.seed,
        table.choices[:],
        {},
    )
    for place, state in enumerate(positions(table.rules, replay)):
        if _is_marked(place, len(replay.choices)):
            replay.fingerprints[place] = state.fingerprint()
        last = state
    replay.draws = last.chance.record
    return replay


def _is_marked(place: int, choices: int) -> bool:
    return place % EVERY == 0 or place == choices


def positions(game: Rules[Any] | HasRules, replay: Replay) -> Iterator[State]:
    """The same state object again and again, after 0, 1, 2 … choices; refused where it drifts."""
    rules = rules_of(game)
    rules.check_version({"game": replay.game, "version": replay.version}, "replay")
    state = rules.new(replay.seats, replay.seed, replay.settings, record=True)
    yield _checked(state, replay, 0)
    for place, choice in enumerate(replay.choices, 1):
        try:
            state.choose(choice.seat, choice.text)
        except Refused as refused:
            raise Refused(
                "drift",
                f"Choice {place} of the replay cannot be made: {refused.sentence}",
                refused.clause,
            ) from None
        yield _checked(state, replay, place)


def _checked(state: State, replay: Replay, place: int) -> State:
    expected = replay.fingerprints.get(place)
    if expected is not None and expected != state.fingerprint():
        raise Refused("drift", f"After choice {place} the position is not the recorded one.")
    return state


def verify(game: Rules[Any] | HasRules, replay: Replay) -> State:
    """The last position of a replay, after checking that it has every fingerprint and meets it, and
    that the rules asked for exactly the draws that it records.
    """
    count = len(replay.choices)
    missing = [p for p in range(count + 1) if _is_marked(p, count) and p not in replay.fingerprints]
    if missing:
        raise Refused("truncated", f"The replay lacks the fingerprint after choice {missing[0]}.")
    if replay.fingerprints and max(replay.fingerprints) > count:
        raise Refused("truncated", f"The replay ends after choice {count}, its fingerprints later.")
    if replay.fairness is not None:
        replay.fairness.check(replay.seed)
    for state in positions(game, replay):
        last = state
    if replay.draws is not None and replay.draws != last.chance.record:
        raise Refused("drift", "The rules did not ask for the draws that the replay records.")
    return last


def read_replay(text: str) -> Replay:
    """A replay from a text of unknown origin; its shape is checked here, its moves by `verify`."""
    document = parse_document(text, FORMAT, "replay")
    names = ("game", "version", "seats", "settings", "seed", "choices", "fingerprints")
    for name in names:
        if name not in document:
            raise Refused("truncated", f"The replay lacks its field «{name}».")
    seats, seed = document["seats"], document["seed"]
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise Refused("replay", "The replay's number of seats should be a whole number.")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused("replay", "The replay's seed should be a number or hexadecimal digits.")
    if not isinstance(document["game"], str) or not isinstance(document["version"], str):
        raise Refused("replay", "The replay's game and version should be texts.")
    if not isinstance(document["settings"], dict):
        raise Refused("replay", "The replay's settings should be names with values.")
    return Replay(
        document["game"],
        document["version"],
        seats,
        document["settings"],
        seed,
        _read_choices(document["choices"]),
        _read_fingerprints(document["fingerprints"]),
        _read_fairness(document.get("fairness")),
        _read_draws(document.get("draws")),
    )


def _read_choices(data: Any) -> list[Choice]:
    if not isinstance(data, list) or len(data) > MOST_CHOICES:
        raise Refused("replay", "The replay's choices should be a list of sensible length.")
    choices = []
    for place, item in enumerate(data, 1):
        seat, _, text = item.partition(" ") if isinstance(item, str) else ("", "", "")
        if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and text and len(text) <= 200):
            raise Refused("replay", f"Choice {place} of the replay should read «seat choice».")
        choices.append(Choice(int(seat), text))
    return choices


def _read_fingerprints(data: Any) -> dict[int, str]:
    if not isinstance(data, dict) or len(data) > MOST_CHOICES:
        raise Refused("replay", "The replay's fingerprints should be numbers with texts.")
    fingerprints = {}
    for place, value in data.items():
        if not (place.isascii() and place.isdigit() and len(place) <= 7 and isinstance(value, str)):
            raise Refused("replay", f"The replay has no sensible fingerprint «{place[:20]}».")
        fingerprints[int(place)] = value
    return fingerprints


def _read_draws(data: Any) -> list[Draw] | None:
    if data is None:
        return None
    if not isinstance(data, str):
        raise Refused("replay", "The replay's draws should be a text.")
    draws = []
    for place, item in enumerate(data.split(), 1):
        bound, _, outcome = item.partition(":")
        if not (_is_number(bound) and _is_number(outcome) and int(outcome) < int(bound)):
            raise Refused("replay", f"Draw {place} of the replay should read “bound:outcome”.")
        draws.append((int(bound), int(outcome)))
    return draws


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _read_fairness(data: Any) -> Fairness | None:
    match data:
        case None:
            return None
        case {"commitment": str(promised), "entropy": str(secret), "words": list(words)}:
            own = data.get("own")
            is_sound = all(isinstance(word, str) for word in words)
            if is_sound and (own is None or _are_seats(own, len(words))):
                return Fairness(promised, secret, words, own)
    raise Refused("replay", "The replay's fairness should have commitment, entropy and words.")


def _are_seats(data: Any, seats: int) -> bool:
    return isinstance(data, list) and all(type(seat) is int and 0 <= seat < seats for seat in data)
