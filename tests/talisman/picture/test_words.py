"""The position in words and in a terminal, the panels, the race, the tour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import card, spell
from spellwright.games.talisman.lexicons import (
    CARD,
    FACTION,
    FULL_NAMES,
    SPACE,
    SPELL,
    SPELL_TEXTS,
    WHO,
    say,
)
from spellwright.games.talisman.picture.race import runners
from spellwright.games.talisman.picture.text import ascii_board
from spellwright.kernel.saying import Argument
from spellwright.testing.talisman import Tale
from tests.shared.pictures import lit, of_class

HARRY = WHO.noun(0)
EPISKEY, CRUCIO = spell("episkey"), spell("crucio")


def thing(key: str) -> Argument:
    return CARD.noun(card(key))


def place(key: str) -> Argument:
    return SPACE.noun(space(key))


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
    wand, hallow, luna = thing("wand"), thing("hallow"), thing("luna-lovegood")
    for said in (
        say("moment-now", heading=say("moment-round", n=1), phase=say("moment-turn", who=HARRY)),
        say("name-you", who=FULL_NAMES.noun(0)),
        say("fact-at", space=place("out-7")),
        say("fact-galleons", n=3),
        say("fact-objects", n=2, most=4, cards=(wand, hallow)),
        say("fact-followers", n=1, most=3, cards=(luna,)),
        say("fact-at", space=place("mid-3")),
        say("line-voldemort", space=place("hall"), n=12),
        say("table-lying", space=place("out-9"), things=(thing("purse-of-galleons"),)),
        say("hand-own", spell=SPELL.noun(EPISKEY), text=SPELL_TEXTS.noun(EPISKEY)),
    ):
        assert str(said) in text
    assert SPELL.label(CRUCIO) not in text
    assert SPELL.label(CRUCIO) in face.text(Scene(tale.s.view(1)))


def test_the_board_in_letters(tale: Tale) -> None:
    lines = ascii_board(Scene(tale.s.view(1)))
    assert len(lines) == 3 * 7 + 1
    assert "HP" in lines[2]
    assert "DM" in lines[5]
    assert "V!" in lines[11]
    assert all(ord(letter) < 128 for line in lines for letter in line)


def test_the_terminal_shows_the_numbers_of_options(tale: Tale) -> None:
    tale.until("direction")
    plain = Text.from_markup(face.terminal(Scene(tale.s.view(0)))).plain
    number = tale.options().index("walk cw out-9") + 1
    assert f"{number} {SPACE.label(space('out-9'))}"[:10] in plain
    assert max(map(len, plain.splitlines())) <= 80


def test_seat_panels_have_the_public_facts(tale: Tale) -> None:
    harry, draco = face.seat_panels(Scene(tale.s.view(-1)))
    at, _, _, life, _, gold, cards = harry.facts
    assert at.value == SPACE.label(space("out-7"))
    assert (life.filled, life.most) == (4, 4)
    assert gold.value == "3"
    kinds = (("spells", 1), ("objects", 2), ("followers", 1), ("trophies", 1))
    assert cards.value == " ".join(str(say(f"panel-{kind}", n=n)) for kind, n in kinds)
    assert draco.subtitle == str(say("panel-subtitle", who=WHO.noun(4), faction=FACTION.noun(1)))


def test_own_cards_are_cards_and_those_of_others_are_not_shown(tale: Tale) -> None:
    mine, race = face.panels(Scene(tale.s.view(0)))
    root = ElementTree.fromstring(mine.picture)
    keys = [part.attrib["data-card"] for part in of_class(root, "card")]
    assert keys == ["own-side", "spell-0", "object-0", "object-1", "follower-0", "trophy-0"]
    assert SPELL.label(EPISKEY) in " ".join(row.text for row in mine.rows)
    title = str(say("panel-race"))
    assert race.title == title
    assert [panel.title for panel in face.panels(Scene(tale.s.view(-1)))] == [title]


def test_a_spell_that_can_be_cast_glows(tale: Tale) -> None:
    tale.until("spell")
    mine = face.panels(Scene(tale.s.view(0)))[0]
    assert lit(ElementTree.fromstring(mine.picture)) == ["cast episkey"]


def test_the_race_is_led_by_who_is_further_in(tale: Tale) -> None:
    assert runners(Scene(tale.s.view(0))) == [1, 0]
    tale.place(0, "inn-1")
    assert runners(Scene(tale.s.view(0))) == [0, 1]


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
