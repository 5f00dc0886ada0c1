"""What lies in place of the board before there is one: cards of a builder, Maps, joins, Zones."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.gallery import gallery
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import SETTING_UP, DuelsState
from spellwright.kernel.chance import FastChance
from spellwright.testing.duels import Duel
from tests.shared.pictures import assert_self_contained, lit

CARDS = ("recruit", "equip", "bearer", "leader", "learn", "pursue", "brew", "affiliation")


def offered(s: DuelsState, seat: int) -> list[str]:
    return [one.text for decision in s.view(seat).decisions for one in decision.options]


@pytest.mark.parametrize("seed", range(3))
def test_every_card_that_a_builder_may_choose_lies_there_once(seed: int) -> None:
    luck = FastChance(seed)
    s = RULES.new(2, seed, {"groups": "build", "pack": True})
    while s.stage < SETTING_UP:
        for seat in (0, 1):
            picture = face.board(Scene(s.view(seat)), "board-")
            cards = [text for text in offered(s, seat) if text.startswith(CARDS)]
            assert sorted(lit(ElementTree.fromstring(picture))) == sorted(cards)
            assert_self_contained(picture)
        ask = s.asks[luck.below(len(s.asks))]
        options = s.options(ask)
        s.take(ask.seat, options[luck.below(len(options))])


@pytest.mark.rule("WD-12.3", "WD-12.4", "WD-12.5")
def test_maps_joins_and_zones_are_pictures_to_choose_from() -> None:
    duel = Duel.new()
    for question in ("map", "join", "zone"):
        seat, asked = duel.asked()
        assert asked == question
        root = ElementTree.fromstring(gallery(Scene(duel.s.view(seat))))
        assert sorted(lit(root)) == sorted(duel.options())
        pictures = [ElementTree.tostring(part) for part in root if "transform" in part.attrib]
        assert len(set(pictures)) == len(duel.options())
        assert gallery(Scene(duel.s.view(1 - seat))) == ""
        titles = [panel.title for panel in face.panels(Scene(duel.s.view(seat)))]
        assert str(say("panel-offer")) not in titles
        duel.choose(seat, duel.options()[0])


def test_the_board_is_shown_as_soon_as_something_lies_on_it() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    assert gallery(Scene(duel.s.view(0))) == ""
    assert 'data-square="e7"' in face.board(Scene(duel.s.view(0)))
