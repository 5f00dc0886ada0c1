"""The position in words and in a terminal, the panels, the race, the tour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.picture.race import runners
from spellwright.games.talisman.picture.text import ascii_board
from spellwright.testing.talisman import Tale
from tests.shared.pictures import lit, of_class


@pytest.fixture
def tale() -> Tale:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "hallow")
    tale.followers(0, "luna-lovegood")
    tale.trophy(0, "aurors")
    tale.gold(0, 3)
    tale.spells(0, "episkey")
    tale.spells(1, "crucio")
    tale.lay("out-9", "purse-of-galleons")
    tale.place(1, "mid-3")
    tale.begin(2)
    return tale


def test_the_text_tells_everything(tale: Tale) -> None:
    text = " ".join(face.text(Scene(tale.s.view(0))).split())
    for words in (
        "Round 1: turn of Harry",
        "Harry Potter (you), The Boy Who Lived, Order of the Phoenix: at 4 Privet Drive",
        "3 Galleons",
        "Objects 2 of 4: Wand and Deathly Hallow",
        "Luna Lovegood",
        "Draco Malfoy, Heir of the Malfoys, Death Eaters: at Aragog's Lair",
        "Lord Voldemort, at Great Hall, fights with 12.",
        "Knockturn Alley: Purse of Galleons.",
        "Your Spell Episkey:",
    ):
        assert words in text
    assert "Crucio" not in text
    assert "Crucio" in face.text(Scene(tale.s.view(1)))


def test_the_board_in_letters(tale: Tale) -> None:
    lines = ascii_board(tale.s.view(1))
    assert len(lines) == 3 * 7 + 1
    assert "HP" in lines[2]
    assert "DM" in lines[5]
    assert "V!" in lines[11]
    assert all(ord(letter) < 128 for line in lines for letter in line)


def test_the_terminal_shows_the_numbers_of_options(tale: Tale) -> None:
    tale.until("direction")
    plain = Text.from_markup(face.terminal(Scene(tale.s.view(0)))).plain
    number = tale.options().index("walk cw out-9") + 1
    assert f"{number} Knocktu" in plain
    assert max(map(len, plain.splitlines())) <= 80


def test_seat_panels_have_the_public_facts(tale: Tale) -> None:
    harry, draco = face.seat_panels(Scene(tale.s.view(-1)))
    facts = {fact.label: fact for fact in harry.facts}
    assert facts["At"].value == "4 Privet Drive"
    assert (facts["Life"].filled, facts["Life"].most) == (4, 4)
    assert facts["Gold"].value == "3"
    assert facts["Cards"].value == "1 Sp 2 Ob 1 Fo 1 Tr"
    assert draco.subtitle == "Draco, Death Eater"


def test_own_cards_are_cards_and_those_of_others_are_not_shown(tale: Tale) -> None:
    mine, race = face.panels(Scene(tale.s.view(0)))
    root = ElementTree.fromstring(mine.picture)
    keys = [part.attrib["data-card"] for part in of_class(root, "card")]
    assert keys == ["own-side", "spell-0", "object-0", "object-1", "follower-0", "trophy-0"]
    assert "Episkey" in " ".join(row.text for row in mine.rows)
    assert race.title == "The race"
    assert [panel.title for panel in face.panels(Scene(tale.s.view(-1)))] == ["The race"]


def test_a_spell_that_can_be_cast_glows(tale: Tale) -> None:
    tale.until("spell")
    mine = face.panels(Scene(tale.s.view(0)))[0]
    assert lit(ElementTree.fromstring(mine.picture)) == ["cast episkey"]


def test_the_race_is_led_by_who_is_further_in(tale: Tale) -> None:
    assert runners(tale.s.view(0)) == [1, 0]
    tale.place(0, "inn-1")
    assert runners(tale.s.view(0)) == [0, 1]


def test_sides_are_chosen_as_cards() -> None:
    tale = Tale.new(2)
    seat = tale.s.asks[0].seat
    offer = face.panels(Scene(tale.s.view(seat)))[0]
    assert sorted(lit(ElementTree.fromstring(offer.picture))) == sorted(tale.options())


def test_the_tour_has_five_drawn_steps() -> None:
    tour = face.tour(ENGLISH)
    assert len(tour) == 5
    for step in tour:
        ElementTree.fromstring(step.picture)
        assert step.clause.startswith("TA-")
    assert face.about(ENGLISH).emblem == "rings"
