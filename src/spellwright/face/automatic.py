"""What is answered without asking, as the person in a seat wishes.

A face says what can be wished, and for a question what is answered by these wishes. The answer is
an ordinary choice, entered before anybody is told of the question: so neither a pause nor its lack
tells what somebody holds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from spellwright.face.scene import Scene

Wishes = frozenset[str]
"""The keys of the wishes that are on."""
NO_WISHES: Wishes = frozenset()


class Wish(NamedTuple):
    """Something that a person can set for a game about what is asked."""

    key: str
    label: str
    is_on: bool = False
    """Whether it is on if nobody says otherwise."""
    group: str = ""
    """The heading of wishes of which one is on; "" for a switch of its own."""


def usual_wishes(offered: Iterable[Wish]) -> Wishes:
    """The wishes that are on if nobody says otherwise."""
    return frozenset([wish.key for wish in offered if wish.is_on])


def only_answer(scene: Scene[Any], questions: Collection[str]) -> str:
    """The only option of a question, if it is one of those whose options everybody can work out;
    else "".
    """
    asked, options = scene.asked, scene.view.options
    if asked is None or len(options) != 1:
        return ""
    if scene.rules.questions[asked.question].key not in questions:
        return ""
    return scene.rules.verbs.text(options[0])


def no_wishes(_: Scene[Any]) -> list[Wish]:
    return []


def nothing_automatic(_: Scene[Any], __: Wishes) -> str:
    return ""
