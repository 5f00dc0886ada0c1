"""What a whole game came to: damage, Influence, events."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.face.parts import Fact
from spellwright.face.scene import Scene
from spellwright.games.battle import story
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.seen import hero_noun
from spellwright.games.battle.state import BattleState
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Argument, Saying


def statistics(scene: Scene[BattleState], told: Sequence[Event]) -> list[Fact]:
    """The figures of all Heroes together first, then of each Hero."""
    s = scene.shown
    together = (
        say("figure-turns", n=s.turn),
        say("figure-events", n=_times(told, story.EVENT_CAME)),
        say("figure-foes-defeated", n=_times(told, story.DEFEATED)),
        say(
            "figure-control",
            up=_times(told, story.CONTROL_ADDED),
            down=_times(told, story.CONTROL_REMOVED),
        ),
    )
    facts = [_fact(scene, say("figure-all-together"), together)]
    for place, hero in enumerate(s.hero):
        if hero < 0:
            continue
        says = (
            say("figure-attack", n=_times(told, story.ATTACKED, hero)),
            say("figure-influence", n=_sum(told, story.GAINED_INFLUENCE, hero)),
            say("figure-health-lost", n=_sum(told, story.LOST_HEALTH, hero)),
            say("figure-acquired", n=_times(told, story.ACQUIRED, hero)),
            say("figure-stunned", n=_times(told, story.STUNNED, hero)),
        )
        facts.append(_fact(scene, hero_noun(scene, place), says))
    return facts


def _fact(scene: Scene[BattleState], label: Argument, figures: tuple[Saying, ...]) -> Fact:
    return Fact(scene.name(label), scene.say(say("figures", figures=figures)))


def _of(told: Sequence[Event], kind: int, hero: int) -> list[Event]:
    return [e for e in told if e.kind == kind and (hero < 0 or e.args[0] == hero)]


def _times(told: Sequence[Event], kind: int, hero: int = -1) -> int:
    return len(_of(told, kind, hero))


def _sum(told: Sequence[Event], kind: int, hero: int) -> int:
    return sum(event.args[1] for event in _of(told, kind, hero))
