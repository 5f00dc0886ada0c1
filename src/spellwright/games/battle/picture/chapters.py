"""The log as a story: which events begin a turn and whose, and which are deeds."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.picture.seen import Seen
from spellwright.games.battle.queries import player
from spellwright.kernel.event import Event

deeds: Final = frozenset(
    [
        "hero-taken",
        "card-taken",
        "game-began",
        "event-came",
        "dark-potion-came",
        "acted",
        "played",
        "used",
        "attacked",
        "influenced",
        "acquired",
        "dismissed",
        "swept",
        "rolls",
        "brewed",
        "hero-ability",
        "thing-works",
        "location-lost",
        "location-came",
        "foe-came",
        "voldemort-came",
        "defeated",
        "turn-ended",
        "kept",
        "gave",
        "put-by",
    ]
)


def chapter(view: Seen, event: Event) -> int | None:
    """Whose turn an event begins, -1 if that of all; None if it begins none."""
    if event.kind != story.TURN_BEGAN:
        return None
    s = view.shown
    return player(s, s.hero.index(event.args[0])) if event.args[0] in s.hero else -1
