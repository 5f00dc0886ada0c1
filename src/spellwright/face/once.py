"""Work that several parts of a page have in common is done once for a scene."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from spellwright.face.scene import Scene

P = ParamSpec("P")
R = TypeVar("R")


def once_a_scene(
    work: Callable[Concatenate[Scene[Any], P], R],
) -> Callable[Concatenate[Scene[Any], P], R]:
    """Let a function remember what it found for the scene that it was last given.

    It must follow from view, names and language, and nobody may change what it returns.
    """
    last: tuple[Hashable, Any, dict[Any, R]] = (None, None, {})

    @wraps(work)
    def found(scene: Scene[Any], /, *args: P.args, **more: P.kwargs) -> R:
        nonlocal last
        who = (scene.speaker.language, scene.speaker.seats, scene.names)
        if last[1] is not scene.view or last[0] != who:
            last = (who, scene.view, {})
        known = last[2]
        what = (args, tuple(more.items()))
        if what not in known:
            known[what] = work(scene, *args, **more)
        return known[what]

    return found
