"""What a whole game came to: damage, Influence, events."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.drawing.wording import many
from spellwright.face.parts import Fact
from spellwright.face.scene import Scene
from spellwright.games.battle import story
from spellwright.games.battle.picture.seen import hero_name
from spellwright.games.battle.state import BattleState
from spellwright.kernel.event import Event


def statistics(scene: Scene[BattleState], told: Sequence[Event]) -> list[Fact]:
    """The figures of all Heroes together first, then of each Hero."""
    view = scene.view
    s = view.shown
    together = [
        many(s.turn, "turn"),
        many(_times(told, story.EVENT_CAME), "event"),
        many(_times(told, story.DEFEATED), "foe") + " defeated",
        f"control {_times(told, story.CONTROL_ADDED)} up, "
        f"{_times(told, story.CONTROL_REMOVED)} down",
    ]
    facts = [Fact("All together", ", ".join(together))]
    for place, hero in enumerate(s.hero):
        if hero < 0:
            continue
        says = [
            f"{_times(told, story.ATTACKED, hero)} Attack assigned",
            f"{_sum(told, story.GAINED_INFLUENCE, hero)} Influence gained",
            f"{_sum(told, story.LOST_HEALTH, hero)} Health lost",
            many(_times(told, story.ACQUIRED, hero), "card") + " acquired",
            f"stunned {many(_times(told, story.STUNNED, hero), 'time')}",
        ]
        facts.append(Fact(hero_name(view, place), ", ".join(says)))
    return facts


def _of(told: Sequence[Event], kind: int, hero: int) -> list[Event]:
    return [e for e in told if e.kind == kind and (hero < 0 or e.args[0] == hero)]


def _times(told: Sequence[Event], kind: int, hero: int = -1) -> int:
    return len(_of(told, kind, hero))


def _sum(told: Sequence[Event], kind: int, hero: int) -> int:
    return sum(event.args[1] for event in _of(told, kind, hero))
