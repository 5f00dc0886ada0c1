"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.older import Older


def first_changes(older: Older) -> None:
    """Since the first release: an effect keeps what it counts, and what it offers, to itself."""
    older.add("reprieve", 0)
    die, dropped = older.data.pop("die", -1), older.data.pop("dropped", [])
    asks = older.data.get("asks") or [{}]
    is_choosing = isinstance(asks[0], dict) and asks[0].get("question") == "choice"
    for frame in older.called("CarryOut"):
        is_last = frame is older.agenda[-1]
        frame.setdefault("die", die if is_last else -1)
        frame.setdefault("dropped", dropped if is_last else [])
        if "offered" not in frame:
            frame["offered"] = frame["queue"] if is_choosing and is_last else []
            frame["queue"] = [] if is_choosing and is_last else frame.get("queue", [])


def stuns_of_an_effect(older: Older) -> None:
    """Since the first release: an effect counts its own stuns, and the turn counts none. The old
    count has a name only where the numbers of that release have been named.
    """
    tally = older.data.get("tally")
    if isinstance(tally, dict):
        stuns = tally.pop("stuns", 0)
        for frame in older.called("CarryOut"):
            frame.setdefault("stunned", max(0, stuns - frame.pop("stuns_before", stuns)))


CAUSES: Final = (
    "hero",
    "event",
    "villain",
    "creature",
    "horcrux",
    "encounter",
    "location",
    "stun",
)


def causes_of_discards(older: Older) -> None:
    """A question for cards to discard says what demands them."""
    for asked in older.questions:
        args = asked.get("args")
        if asked.get("question") != "discard" or not isinstance(args, list):
            continue
        if len(args) == 1 or (args and args[1] not in CAUSES):
            asked["args"] = [args[0], "event", *args[1:]]


ARGUMENTS_BEFORE: Final = {
    "discard": 2,
    "banish": 0,
    "whose-pile": 0,
    "take": 0,
    "die": 0,
    "look-event": 0,
    "look-top": 0,
    "switch-off": 0,
    "again": 0,
    "arrange": 1,
    "move-from": 0,
    "move-to": 0,
    "hand-over": 0,
    "ingredient": 0,
    "remove": 0,
}
"""How many arguments these questions had when they did not say what asks."""
QUESTIONS_OF: Final = {
    ("TakeIngredients", "ingredient"): "any-ingredient",
    ("SearchDeck", "take"): "search",
    ("JudgeEvent", "look-event"): "judge-event",
    ("Appear", "again"): "appear",
    ("HandOver", "other-hero"): "hand-to",
}
"""Rules that asked in the words of others, and their own questions."""
OF_NO_CARD: Final = ("GatherIngredients",)


def what_asks(older: Older) -> None:
    """A question says which card or ability asks; some rules have questions of their own now."""
    hero_named = int(older.data.get("heroes") != older.data.get("seats"))
    for asked in older.questions:
        args, question = asked.get("args"), str(asked.get("question"))
        place = _asker(older, asked)
        if place < 0 or not isinstance(args, list):
            continue
        rule, before = str(older.agenda[place].get("do")), ARGUMENTS_BEFORE.get(question)
        if before is not None and rule not in OF_NO_CARD and len(args) == before + hero_named:
            asked["args"] = [*args[:before], _source(older, place), *args[before:]]
        asked["question"] = QUESTIONS_OF.get((rule, question), question)


def _asker(older: Older, asked: dict[str, Any]) -> int:
    """Where the procedure lies that asked: a question that was put off lies on top of it."""
    places = [place for place, frame in enumerate(older.agenda) if frame is asked]
    return (places[0] if places else len(older.agenda)) - 1


def _source(older: Older, place: int) -> Any:
    """What a procedure asks for: its own source, or that of the one that has pushed it."""
    for frame in (older.agenda[place], older.agenda[place - 1] if place else {}):
        if frame.get("do") == "Protean":
            return older.data["charm"][frame["hero"]]
        for name in ("source", "thing"):
            if name in frame:
                return frame[name]
    return older.data.get("location")


CHANGES: Final = (first_changes, stuns_of_an_effect, causes_of_discards, what_asks)
