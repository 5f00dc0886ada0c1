"""What a search found, in words for people: chances, expectations and dangers."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.knowledge import Knowledge
from spellwright.kernel.saying import Saying, say, verbatim
from spellwright.search.findings import Findings, Gain, Reply

LEAST_SEEN: Final = 3
"""Answers seen less often are no ground for hope or fear."""
LEAST_THOUGHT: Final = 10
"""The chance of an option tried less often is a guess, and is not told."""
WORTH_TELLING: Final = 0.05
"""Smaller amounts of points are not mentioned."""
FEARED: Final = 0.05
"""An answer is feared if it lowers the chance by this much below the expected one."""


def reason_for(knowledge: Knowledge[Any], findings: Findings, place: int) -> Saying:
    """One to three sentences about an option."""
    root, asked = findings.root, knowledge.asked
    if root.visits_of[place] < LEAST_THOUGHT:
        return say("hint-little-time")
    chance = root.value(place)
    second = _second(findings, place)
    how, other, comes_to = "alone", verbatim(""), 0
    if second is not None and asked is not None:
        other = knowledge.rules.label(knowledge.shown, asked, root.tried[second])
        comes_to = percent(root.value(second))
        how = "better" if root.value(second) <= chance else "unsure"
    said = say(
        "hint-chances",
        chance=percent(chance),
        times=root.visits_of[place],
        how=how,
        other=other,
        comes_to=comes_to,
    )
    more = _expected_points(findings.gain(place))
    if more is not None:
        said = say("hint-then", first=said, then=more)
    replies = [reply for reply in findings.replies(place) if reply.visits >= LEAST_SEEN]
    if replies:
        expected = say("hint-expected", option=replies[0].says)
        said = say("hint-then", first=said, then=expected)
        feared = min(replies, key=lambda reply: reply.value)
        if _is_feared(feared, replies[0], chance):
            fear = say("hint-feared", option=feared.says, leaves=percent(feared.value))
            said = say("hint-then", first=said, then=fear)
    return said


def percent(share: float) -> int:
    """
    >>> percent(0.126)
    13
    """
    return int(f"{100 * share:.0f}")


def _expected_points(gain: Gain | None) -> Saying | None:
    """
    >>> gain = Gain()
    >>> gain.games, gain.own, gain.rival = 10, 12, 5
    >>> str(_expected_points(gain))
    'It should bring you 1.2 points and your rival 0.5.'
    """
    if gain is None or gain.games < LEAST_SEEN or max(gain.averages) < WORTH_TELLING:
        return None
    own, rival = gain.averages
    return say("hint-points", own=own, rival=rival)


def _second(findings: Findings, place: int) -> int | None:
    """The next best option, if it was tried often enough to be mentioned."""
    root = findings.root
    others = [p for p in range(len(root.tried)) if p != place and root.visits_of[p] >= LEAST_SEEN]
    return max(others, key=root.value, default=None)


def _is_feared(feared: Reply, expected: Reply, chance: float) -> bool:
    return feared is not expected and feared.value < chance - FEARED
