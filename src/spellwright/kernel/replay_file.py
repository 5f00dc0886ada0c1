"""Reading a replay from a text of unknown origin."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.edition import edition_in
from spellwright.kernel.fairness import Fairness
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import FORMAT, Draw, Replay, ReplayPiece
from spellwright.kernel.saved import parse_document
from spellwright.kernel.saying import REPLAY, say
from spellwright.kernel.table import Choice

MOST_CHOICES: Final = 1_000_000
MOST_PIECES: Final = 1000
LONGEST_NUMBER: Final = 10


def read_replay(text: str) -> Replay:
    """A replay from a text of unknown origin; its shape is checked here, its moves by `verify`."""
    document = parse_document(text, FORMAT, REPLAY)
    for name in ("game", "seats", "settings"):
        if name not in document:
            raise Refused("truncated", say("refusal-replay-lacks", name=name))
    seats = document["seats"]
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise Refused("replay", say("refusal-replay-seats"))
    if not isinstance(document["game"], str):
        raise Refused("replay", say("refusal-replay-game"))
    if not isinstance(document["settings"], dict):
        raise Refused("replay", say("refusal-replay-settings"))
    earlier = document.get("earlier", [])
    if not isinstance(earlier, list) or len(earlier) > MOST_PIECES:
        raise Refused("replay", say("refusal-replay-pieces"))
    return Replay(
        document["game"],
        seats,
        document["settings"],
        read_piece(document),
        _read_fairness(document.get("fairness")),
        tuple([read_piece(piece) for piece in earlier]),
    )


def read_piece(data: Any) -> ReplayPiece:
    """One piece of a replay."""
    if not isinstance(data, dict):
        raise Refused("replay", say("refusal-replay-piece"))
    for name in ("seed", "choices", "fingerprints"):
        if name not in data:
            raise Refused("truncated", say("refusal-replay-lacks", name=name))
    seed, start = data["seed"], data.get("start", "")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused("replay", say("refusal-replay-seed"))
    if not isinstance(start, str):
        raise Refused("replay", say("refusal-replay-start"))
    return ReplayPiece(
        edition_in(data, REPLAY),
        seed,
        _read_choices(data["choices"]),
        _read_fingerprints(data["fingerprints"]),
        _read_draws(data.get("draws")),
        start,
    )


def _read_choices(data: Any) -> list[Choice]:
    if not isinstance(data, list) or len(data) > MOST_CHOICES:
        raise Refused("replay", say("refusal-replay-choices"))
    choices = []
    for place, item in enumerate(data, 1):
        seat, _, text = item.partition(" ") if isinstance(item, str) else ("", "", "")
        if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and text and len(text) <= 200):
            raise Refused("replay", say("refusal-replay-choice", n=place))
        choices.append(Choice(int(seat), text))
    return choices


def _read_fingerprints(data: Any) -> dict[int, str]:
    if not isinstance(data, dict) or len(data) > MOST_CHOICES:
        raise Refused("replay", say("refusal-replay-marks"))
    fingerprints = {}
    for place, value in data.items():
        if not (place.isascii() and place.isdigit() and len(place) <= 7 and isinstance(value, str)):
            raise Refused("replay", say("refusal-replay-mark", name=place[:20]))
        fingerprints[int(place)] = value
    return fingerprints


def _read_draws(data: Any) -> list[Draw] | None:
    if data is None:
        return None
    if not isinstance(data, str):
        raise Refused("replay", say("refusal-replay-draws"))
    draws = []
    for place, item in enumerate(data.split(), 1):
        bound, _, outcome = item.partition(":")
        if not (_is_number(bound) and _is_number(outcome) and int(outcome) < int(bound)):
            raise Refused("replay", say("refusal-replay-draw", n=place))
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
    raise Refused("replay", say("refusal-replay-fairness"))


def _are_seats(data: Any, seats: int) -> bool:
    return isinstance(data, list) and all(type(seat) is int and 0 <= seat < seats for seat in data)
