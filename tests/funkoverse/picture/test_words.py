"""The position in words and in a terminal, the panels, the tour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.funkoverse import face
from spellwright.games.funkoverse.picture.text import ascii_board
from spellwright.testing.funkoverse import Skirmish
from tests.shared.pictures import lit, of_class


@pytest.fixture
def game() -> Skirmish:
    return Skirmish(
        "harry E5, hermione E4 down, auror track 1",
        "bellatrix F5, voldemort A5, death-eater B5 exhausted",
        items=("felix-felicis harry", "dagger bellatrix"),
        points=(3, 9),
    )


def test_the_text_tells_everything(game: Skirmish) -> None:
    text = " ".join(face.text(Scene(game.s.view(0))).split())
    for words in (
        "Control · Round 1",
        "Light 3, Dark 9",
        "Light, played by Player 1 (you), 3 of 10 points.",
        "Harry Potter: standing on E5, defense 2, holds Felix Felicis.",
        "Hermione Granger: knocked down on E4, defense 1.",
        "Auror: off the map, cooldown 1, defense 2.",
        "Cooldown track: on 1: Auror.",
        "Death Eater: standing on B5, defense 2, exhausted.",
        "Pool: blue finesse, silver cunning, 2 gold leadership.",
        "Point markers (1 point each): A on F9",
        "Control area 1 (F8, F9, G8, G9) has no marker.",
        "Confundo (silver 3), Imperio (silver 3), Morsmordre (blue 1).",
    ):
        assert words in text


def test_the_map_in_letters_has_walls_and_characters(game: Skirmish) -> None:
    lines = ascii_board(Scene(game.s.view(1)))
    assert len(lines) == 2 * 9 + 2
    row_5 = next(line for line in lines if line.startswith(" 5 "))
    assert "HP" in row_5
    assert "bl" in row_5
    assert "HG_" in next(line for line in lines if line.startswith(" 4 "))
    assert "|###|" in next(line for line in lines if line.startswith(" 8 "))
    assert all(ord(letter) < 128 for line in lines for letter in line)


def test_the_terminal_shows_the_numbers_of_options(game: Skirmish) -> None:
    game.turn("harry")
    view = game.s.view(0)
    plain = Text.from_markup(face.terminal(Scene(view))).plain
    number = game.options().index("move D5") + 1
    row_5 = next(line for line in plain.splitlines() if line.startswith(" 5 "))
    assert f" {number} " in row_5
    assert "Challenge Bellatrix Lestrange: " in plain
    assert max(map(len, plain.splitlines())) <= 80


def test_seat_panels_have_the_public_facts(game: Skirmish) -> None:
    light, dark = face.seat_panels(Scene(game.s.view(-1)))
    facts = {fact.label: fact for fact in light.facts}
    assert (facts["Points"].filled, facts["Points"].most) == (3, 10)
    assert facts["Pool"].value == "4 tokens"
    assert facts["On the track"].note == "on 1: Auror"
    assert facts["Team"].value == "Harry E5, Hermione E4 (lying), Auror off the map"
    assert dark.subtitle == "Dark"


def test_own_abilities_are_cards_that_glow_when_they_can_be_used(game: Skirmish) -> None:
    game.turn("harry")
    (panel,) = face.panels(Scene(game.s.view(0)))
    root = ElementTree.fromstring(panel.picture)
    assert len(of_class(root, "card")) == 7
    assert sorted(lit(root)) == sorted(t for t in game.options() if t.startswith("use "))
    assert any("Flipendo" in row.text and "to knock down" in row.text for row in panel.rows)
    (others,) = face.panels(Scene(game.s.view(1)))
    assert lit(ElementTree.fromstring(others.picture)) == []


def test_characters_and_items_are_chosen_by_their_cards() -> None:
    game = Skirmish.new()
    seen = set()
    while not game.s.round:
        seat, question = game.asked()
        cards = [p for panel in face.panels(Scene(game.s.view(seat))) if (p := panel.picture)]
        offered = {option for card in cards for option in lit(ElementTree.fromstring(card))}
        if question in ("pick", "item"):
            seen.add(question)
            assert offered == set(game.options())
        game.answer(game.options()[0])
    assert seen == {"pick", "item"}


def test_a_secret_pick_is_remembered_for_its_side_only() -> None:
    game = Skirmish.new(mix=True, secret_pick=True, scenario="control")
    while game.asked()[1] != "secret-pick":
        game.answer(game.options()[0])
    game.choose(0, "pick ron")
    game.choose(1, "pick umbridge")
    assert "you have Ron Weasley" in face.panels(Scene(game.s.view(0)))[0].title
    assert "Umbridge" not in face.panels(Scene(game.s.view(0)))[0].title


def test_the_tour_has_five_steps_with_drawings() -> None:
    tour = face.tour(ENGLISH)
    assert len(tour) == 5
    for step in tour:
        assert ElementTree.fromstring(step.picture).tag.endswith("svg")
        assert step.clause.startswith("FV-")
    assert face.about(ENGLISH).emblem == "banner"
