"""An action that can have no target here and now is offered with that warning."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.battle import face
from spellwright.kernel.saying import Argument
from spellwright.testing.battle import Fight
from tests.battle.sayings import said, saying


def note_on(fight: Fight, option: str) -> str:
    return face.notes(Scene(fight.s.view(0)))[option]


def warned(key: str, **args: Argument) -> str:
    return said("warning", reasons=(saying(key, **args),))


@pytest.mark.rule("HB-6.6", "HB-6.21")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("finite", warned("warning-control")),
        ("polyjuice-potion", warned("warning-no-such-card-played", type="ally")),
        ("priori-incantatem", warned("warning-no-such-card-played", type="spell")),
        ("harp", warned("warning-no-creature")),
        ("petrificus-totalus", warned("warning-no-villain")),
        ("locomotor", warned("warning-empty-pile")),
        ("cauldron", warned("warning-no-ingredient")),
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
    assert note_on(fight, "play lumos").endswith(warned("warning-draw"))
    assert note_on(fight, "play quidditch-gear").endswith(warned("warning-health"))
    words = warned("warning-allies")
    assert note_on(fight, "play sirius-black").endswith(words)
    assert note_on(fight, "play finite") == said("text-finite")


@pytest.mark.rule("HB-6.12")
def test_an_ability_that_could_do_nothing_has_a_warning() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["flying-lessons"])
    fight.tokens(0, influence=5)
    assert note_on(fight, "use flying-lessons").endswith(warned("warning-control"))
    fight.control(1)
    assert note_on(fight, "use flying-lessons") == said("text-flying-lessons")
