"""Luck that nobody can steer: what was promised, what was shown, and what follows from both."""

from __future__ import annotations

import hashlib
import json

import pytest

from spellwright.kernel.edition import Edition
from spellwright.kernel.fairness import Fairness, commitment, made_word, mixed_seed
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Replay, ReplayPiece
from spellwright.kernel.replay_file import read_replay

SECRET = bytes(range(32)).hex()


def sound(own: list[int] | None) -> tuple[Fairness, str]:
    words = [
        "abracadabra" if own is None or seat in own else made_word(SECRET, seat)
        for seat in range(3)
    ]
    return Fairness(commitment(SECRET), SECRET, words, own), mixed_seed(SECRET, words).hex()


@pytest.mark.parametrize("own", [None, [], [0], [1, 2]])
def test_what_was_promised_is_accepted(own: list[int] | None) -> None:
    fairness, seed = sound(own)
    fairness.check(seed)
    replay = Replay("wizardry", 3, {}, ReplayPiece(Edition(1), seed, [], {}, [(6, 2)]), fairness)
    again = read_replay(replay.to_json())
    assert again.fairness == fairness
    assert again.draws == [(6, 2)]


def test_the_words_of_bots_follow_from_the_secret() -> None:
    keyed = hashlib.blake2b(
        b"seat 1", key=bytes(range(32)), digest_size=8, person=b"spellwright word"
    )
    assert made_word(SECRET, 1) == keyed.hexdigest()
    fairness, _ = sound([0])
    words = [fairness.words[0], "steered", fairness.words[2]]
    steered = fairness._replace(words=words)
    with pytest.raises(Refused, match="word of seat 2 was not fixed by the secret"):
        steered.check(mixed_seed(SECRET, words).hex())


def test_another_secret_or_seed_is_refused() -> None:
    fairness, seed = sound([0])
    with pytest.raises(Refused, match="not the one whose hash was published"):
        fairness._replace(entropy="11" * 32).check(seed)
    with pytest.raises(Refused, match="does not follow"):
        fairness.check("22" * 32)


@pytest.mark.parametrize("own", ["0", [3], [-1], [True], [0.5], {}])
def test_seats_that_are_none_are_refused(own: object) -> None:
    fairness, seed = sound([0])
    text = Replay("wizardry", 3, {}, ReplayPiece(Edition(1), seed, [], {}, []), fairness).to_json()
    document = json.loads(text)
    document["fairness"]["own"] = own
    with pytest.raises(Refused, match="fairness should have"):
        read_replay(json.dumps(document))
