"""The position in a few plain lines."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.queries import spaces
from spellwright.games.battle.state import BattleState
from spellwright.kernel.view import View


def position_text(view: View[BattleState]) -> str:
    s = view.shown
    names = f.NAMES
    lines = [
        f"{f.SCENARIO_NAMES[s.scenario]}, turn {s.turn}, {words.STEPS.label(s.step)}",
        f"{names[s.location]}: control {s.control} of {spaces(s)}",
        "Foes: " + (", ".join(_foe(s, slot) for slot in range(len(s.row)) if s.row[slot] >= 0)),
        "Shop: " + ", ".join(names[stack[-1]] for stack in s.shop if stack),
    ]
    for place, hero in enumerate(s.hero):
        if hero >= 0:
            lines.append(_hero(s, place))
    return "\n".join(lines)


def _foe(s: BattleState, slot: int) -> str:
    foe = s.row[slot]
    return (
        f"{f.NAMES[foe]} {s.row_attack[slot]}/{f.NEED_ATTACK[foe]} A "
        f"{s.row_influence[slot]}/{f.NEED_INFLUENCE[foe]} I"
    )


def _hero(s: BattleState, place: int) -> str:
    hand = ", ".join(words.THINGS.label(kind) for kind in s.hand[place])
    return (
        f"{f.HERO_NAMES[s.hero[place]]}: Health {s.health[place]}, Attack {s.attack[place]}, "
        f"Influence {s.influence[place]}; hand: {hand}"
    )
