"""An action that can have no target here and now is offered with that warning."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.battle import face
from spellwright.testing.battle import Fight


def note_on(fight: Fight, option: str) -> str:
    return face.notes(Scene(fight.s.view(0)))[option]


@pytest.mark.rule("HB-6.6", "HB-6.21")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("finite", "Now no control can be removed."),
        ("polyjuice-potion", "Now you have played no Ally yet."),
        ("priori-incantatem", "Now you have played no Spell yet."),
        ("harp", "Now there is no Creature."),
        ("petrificus-totalus", "Now there is no Villain."),
        ("locomotor", "Now your discard pile is empty."),
        ("cauldron", "Now no ingredient can be taken."),
    ],
)
def test_a_card_without_a_target_is_offered_with_a_warning(card: str, words: str) -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.hand(0, card)
    assert note_on(fight, f"play {card}").endswith(words)


@pytest.mark.rule("HB-23.6", "HB-14.19", "HB-29.17")
def test_bans_are_named_beside_the_card() -> None:
    foes = ["basilisk-box", "fenrir-greyback", "mermaid"]
    fight = Fight("harry", "ron", scenario="box4", foes=foes)
    fight.control(1)
    fight.hand(0, "lumos", "quidditch-gear", "sirius-black", "finite")
    assert note_on(fight, "play lumos").endswith("Now nobody can draw cards.")
    assert note_on(fight, "play quidditch-gear").endswith("Now nobody can gain Health.")
    words = "Now Allies give no Attack and no Influence."
    assert note_on(fight, "play sirius-black").endswith(words)
    assert "Now" not in note_on(fight, "play finite")


@pytest.mark.rule("HB-6.12")
def test_an_ability_that_could_do_nothing_has_a_warning() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["flying-lessons"])
    fight.tokens(0, influence=5)
    assert note_on(fight, "use flying-lessons").endswith("Now no control can be removed.")
    fight.control(1)
    assert "Now" not in note_on(fight, "use flying-lessons")
