"""The story as one seat was told it."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.table import Table
from spellwright.speech.speaker import Speaker


class Sentence(NamedTuple):
    """A sentence of the story, its clause, and the seat whose choice led to it."""

    sentence: str
    clause: str = ""
    actor: int = SPECTATOR


def story_since(table: Table[Any], seat: int, choices: int, speaker: Speaker) -> list[Sentence]:
    """What a seat was told after so many entries of the table's story."""
    lines = []
    for place, events in enumerate(table.story[choices:], choices):
        actor = table.choices[place - 1].seat if place else SPECTATOR
        for event in events:
            if event.visible_to(seat):
                said, clause = table.rules.told(event)
                lines.append(Sentence(speaker.say(said), clause, actor))
    return lines


def everything_told(table: Table[Any], seat: int, speaker: Speaker) -> list[Sentence]:
    return story_since(table, seat, 0, speaker)
