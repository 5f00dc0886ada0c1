"""The position in words and in a terminal, the panels, the progress of Quests, the tour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.drawing.emblem import EMBLEMS
from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.duels import face
from spellwright.games.duels.content.columns import quest
from spellwright.games.duels.content.tables import QUESTS
from spellwright.games.duels.picture.progress import progress
from spellwright.testing.duels import Duel, space
from tests.duels.picture.positions import SET_UPS, random_positions


def duel_for(*quests: str) -> Duel:
    duel = Duel(
        {"harry-potter": "e7", "ron-weasley": "e6"},
        {"nagini": "e9"},
        spells=[["stupefy", "protego"], []],
        potions=[["pepperup"], []],
        quests=[quests, []],
        hands=(["strong"], ["strong"]),
        power=((4, 1), (0, 2)),
    )
    duel.s.overlay_at[0], duel.s.overlay_up[0] = space("e7"), 1
    return duel


def test_the_text_tells_everything_that_a_player_may_know() -> None:
    duel = duel_for("blade-in-hand", "two-at-once")
    duel.s.clock[0] = 2
    text = " ".join(face.text(Scene(duel.s.view(0))).split())
    for words in (
        "Round 1 of 3",
        "P1 (you): 0 points",
        "4 white and 1 black Power Markers",
        "1 Clash Card: +3",
        "Harry Potter: on e7, the Leader, 0 of 4 Impacts, controls the Sword, Mastery 3, Defense 2",
        "Blade in Hand (1 point): You control the Sword. Now: the Sword controlled",
        "Challenges controlled: 1 of 2",
        "Stupefy (Clock 2)",
        "Pepperup",
        "Impassable Terrain:",
        "The Magic Nexus is on",
        "Arrival Spaces of P2",
    ):
        assert words in text
    assert "+3" not in face.text(Scene(duel.s.view(-1)))


def test_progress_counts_what_is_there() -> None:
    duel = duel_for()
    duel.s.overlay_at[1], duel.s.overlay_up[1] = space("e6"), 1
    view = duel.s.view(0)
    assert progress(view, 0, quest("two-at-once"))[:2] == (2, 2)
    assert progress(view, 0, quest("triple-crown"))[:2] == (2, 3)
    assert progress(view, 0, quest("steel-and-stone")).met
    behind = progress(view, 0, quest("behind-the-lines"))
    assert behind.words == "Challenges controlled in the other Zone: 0 of 2"
    assert not behind.met
    for number in range(len(QUESTS)):
        now = progress(view, 0, number)
        assert 0 <= now.have <= now.need
        assert now.words


def test_panels_show_own_cards_and_let_choose_them() -> None:
    duel = duel_for("blade-in-hand")
    duel.s.clock[1] = 1
    own = {panel.title: panel for panel in face.panels(Scene(duel.s.view(0)))}
    assert "Sword" in own["My hand and Quests"].picture
    spells = next(panel for title, panel in own.items() if title.startswith("My Spells"))
    assert 'class="clock"' in spells.picture
    assert 'class="pool"' in spells.picture
    assert "My Potions" in own
    assert "P2's Group" in own
    duel.answer("model 1:harry-potter", "do cast")
    first = face.panels(Scene(duel.s.view(0)))[0]
    assert 'data-option="cast stupefy"' in first.picture


def test_seats_show_public_facts() -> None:
    first, second = face.seat_panels(Scene(duel_for("blade-in-hand").s.view(1)))
    facts = {fact.label: fact for fact in first.facts}
    assert facts["Quests"].value == "1 of 1 met"
    assert facts["Power"].note.startswith("4 white and 1 black")
    assert facts["Clash Cards"].value == "1 in hand"
    assert second.subtitle == "Hogwarts"


@pytest.mark.parametrize(("seed", "options"), SET_UPS[:2])
def test_all_words_and_pictures_are_sound(seed: int, options: dict[str, str]) -> None:
    for state in random_positions(seed, options, 8):
        for seat in (-1, 0, 1):
            view = state.view(seat)
            plain = Text.from_markup(face.terminal(Scene(view))).plain
            assert plain.strip()
            assert max(len(line) for line in face.text(Scene(view)).splitlines()) <= 80
            for panel in face.panels(Scene(view)):
                assert panel.rows
                if panel.picture:
                    ElementTree.fromstring(panel.picture)


def test_the_tour_has_five_steps_with_pictures() -> None:
    tour = face.tour(ENGLISH)
    assert len(tour) == 5
    for step in tour:
        ElementTree.fromstring(step.picture)
        assert step.clause.startswith("WD-")
    assert face.about(ENGLISH).emblem in EMBLEMS
