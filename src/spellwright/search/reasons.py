"""What was found, in words for people: the chances, what is expected, and what is feared."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.option import Verbs
from spellwright.search.findings import Findings, Gain, Reply

FEW: Final = 3
"""What was seen less often is no ground for hope or fear."""
TOO_FEW: Final = 10
"""Thought through less often, a chance is a guess and better left unsaid."""
WORTH_TELLING: Final = 0.05
"""Fewer points than these are none."""
FEARED: Final = 0.05
"""An answer is feared if it leaves so much less than is hoped for."""


def reason_for(verbs: Verbs, findings: Findings, place: int) -> str:
    """One to three sentences about an option."""
    root = findings.root
    if root.visits_of[place] < TOO_FEW:
        return "There was little time to think it through."
    chance = root.value(place)
    sentences = [f"About {chance:.0%} to win, thought through {root.visits_of[place]} times"]
    second = _second(findings, place)
    if second is not None:
        label, value = verbs.label(root.tried[second]), root.value(second)
        if value <= chance:
            sentences[0] += f"; the next best, «{label}», comes to {value:.0%}"
        else:
            sentences[0] += f"; «{label}» looks like {value:.0%}, but that is not sure yet"
    gain = findings.gain(place)
    if gain is not None and gain.games >= FEW and max(gain.averages) >= WORTH_TELLING:
        sentences.append(_expected_points(gain))
    replies = [reply for reply in findings.replies(place) if reply.visits >= FEW]
    if replies:
        sentences.append(f"Expected then: «{verbs.label(replies[0].code)}»")
        feared = min(replies, key=lambda reply: reply.value)
        if _is_feared(feared, replies[0], chance):
            sentences.append(
                f"To be feared: «{verbs.label(feared.code)}», which leaves {feared.value:.0%}"
            )
    return ". ".join(sentences) + "."


def _expected_points(gain: Gain) -> str:
    """
    >>> gain = Gain()
    >>> gain.games, gain.own, gain.rival = 10, 12, 5
    >>> _expected_points(gain)
    'As far as was thought, it brings 1.2 points and the rival 0.5'
    """
    own, rival = gain.averages
    return f"As far as was thought, it brings {own:.1f} points and the rival {rival:.1f}"


def _second(findings: Findings, place: int) -> int | None:
    """The option that comes nearest, if it was looked at often enough to speak of."""
    root = findings.root
    others = [p for p in range(len(root.tried)) if p != place and root.visits_of[p] >= FEW]
    return max(others, key=root.value, default=None)


def _is_feared(feared: Reply, expected: Reply, chance: float) -> bool:
    return feared is not expected and feared.value < chance - FEARED
