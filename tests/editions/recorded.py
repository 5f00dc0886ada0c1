"""The editions of all games as they were recorded last.

    python -m tests.editions.recorded                          records those whose number was raised
    python -m tests.editions.recorded battle "a new card"      marks a change of battle as harmless

A change of a digest is harmless when every old log still goes the same way: a new row that no
running game has, a field under another name. Otherwise the number in `rulebook.py` goes up.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from spellwright.kernel.edition import Edition
from spellwright.registry import GAME_IDS, game

FILE: Final = Path(__file__).with_name("recorded.json")
Recorded = dict[str, dict[str, Any]]


def recorded() -> Recorded:
    found: Recorded = json.loads(FILE.read_text("utf-8"))
    return found


def fault(id: str, known: Recorded, now: Edition) -> str:
    """What somebody has to do about a game's edition, in a sentence; or nothing."""
    if id not in known:
        return f"{id} has no recorded edition: python -m tests.editions.recorded."
    was = Edition(known[id]["number"], known[id]["content"], known[id]["fields"])
    if was == now:
        return ""
    if now.number > was.number:
        return f"The number of {id} was raised: python -m tests.editions.recorded."
    changed = [part for part in ("content", "fields") if getattr(was, part) != getattr(now, part)]
    return (
        f"The {' and '.join(changed) or 'number'} of {id} changed. If an old log would go another "
        "way, raise its number in rulebook.py; else mark the change as harmless: "
        f'python -m tests.editions.recorded {id} "the reason".'
    )


def record(id: str, known: Recorded, now: Edition, reason: str = "") -> None:
    """Take an edition over; a change under the same number needs a reason."""
    old = known.get(id, {"number": 0, "harmless": []})
    harmless = old["harmless"] if old["number"] == now.number else []
    if old["number"] == now.number and reason:
        harmless = [*harmless, {"edition": str(now), "reason": reason}]
    known[id] = {**now.to_data(), "harmless": harmless}


def main(arguments: list[str]) -> None:
    known = recorded() if FILE.exists() else {}
    named, reason = arguments or ("", "")
    for id in GAME_IDS:
        now = game(id).rules.edition
        is_raised = now.number > known.get(id, {"number": 0})["number"]
        if is_raised or (id == named and fault(id, known, now)):
            record(id, known, now, reason)
        elif said := fault(id, known, now):
            print(said)
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
