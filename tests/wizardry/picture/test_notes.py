"""Words beside options: what an entry costs and does, what a plan leaves unused."""

from __future__ import annotations

from typing import Any

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.content.tables import ACTIONS, PROFILES, SPELLS
from spellwright.games.wizardry.lexicons import DOMAIN
from spellwright.games.wizardry.rulebook import RULES
from spellwright.kernel.saying import Saying
from spellwright.testing.wizardry import Duel

FOG = next(row for row in SPELLS if row["key"] == "fog")
MOVE = next(row for row in ACTIONS if row["key"] == "move")


def said(kind: str, row: dict[str, Any]) -> str:
    return str(Saying(DOMAIN, f"{kind}-{row['key']}"))


def test_who_learns_reads_what_each_spell_costs_and_does() -> None:
    state = RULES.new(2, 3)
    told = face.notes(Scene(state.view(0)))
    assert told == {f"profile {row['key']}": said("profile-text", row) for row in PROFILES}
    for seat in (0, 1):
        state.choose(seat, "profile young")
    told = face.notes(Scene(state.view(0)))
    texts = {f"learn {row['key']}": row for row in SPELLS}
    assert set(told) == {option.text for option in state.view(0).decisions[0].options}
    for option, note in told.items():
        assert note.endswith(said("action-text", texts[option]))
        assert note.startswith(f"{texts[option]['ap']} point")


def test_a_plan_tells_what_entries_cost_and_what_stays_unused() -> None:
    duel = Duel("aged", "aged", spells=[["fog"], []])
    duel.choose(0, "plan fog")
    told = face.notes(Scene(duel.s.view(0)))
    assert told["plan move"] == "1 point. " + said("action-text", MOVE)
    assert told["lock"] == "3 points unused"
    for entry in ("move", "defend", "initiative"):
        duel.choose(0, f"plan {entry}")
    assert "lock" not in face.notes(Scene(duel.s.view(0)))


def test_who_carries_out_reads_what_it_does() -> None:
    duel = Duel("young", "aged", spells=[["fog"], []])
    duel.plans(["fog", "move"], [])
    told = face.notes(Scene(duel.s.view(0)))
    assert (told["do fog"], told["do move"]) == (
        said("action-text", FOG),
        said("action-text", MOVE),
    )
    assert "abandon fog" not in told
    assert face.notes(Scene(duel.s.view(1))) == {}
