"""Events as they are kept: by their keys, with words instead of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellwright.kernel.event import Event
from spellwright.kernel.phrases import named_words, numbered_words
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

if TYPE_CHECKING:
    from spellwright.kernel.rules import Rules


def kept_events(rules: Rules[Any], events: list[Event]) -> list[list[Any]]:
    """What was told after one choice, for a file: key, words, who may know it."""
    kept = []
    for event in events:
        phrase = rules.events[event.kind]
        kept.append([phrase.key, named_words(phrase, event.args), event.audience])
    return kept


def events_from(rules: Rules[Any], data: Any) -> list[Event]:
    """Events that were kept. An event for which this edition has no words is left out."""
    events: list[Event] = []
    for item in data:
        match item:
            case [str(key), [*names], int(audience)]:
                kind = rules.events.find(key)
                if kind >= 0:
                    event = _event(rules, kind, names, audience)
                    events += [] if event is None else [event]
            case _:
                raise Refused("story", say("refusal-story"))
    return events


def _event(rules: Rules[Any], kind: int, names: list[Any], audience: int) -> Event | None:
    phrase = rules.events[kind]
    try:
        args = numbered_words(phrase, names, say("place-story"))
    except Refused:
        return None
    if len(args) < len(phrase.lexicons) or not all(type(arg) is int for arg in args):
        return None
    return Event(kind, tuple(args), audience)
