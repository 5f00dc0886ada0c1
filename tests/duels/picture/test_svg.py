"""The board as SVG: well-formed, complete, self-contained; light means choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.content.columns import LIMIT
from spellwright.games.duels.lexicons import OVERLAY_NAMES, SPACES, say
from spellwright.games.duels.picture.seen import acting
from spellwright.games.duels.state import NOBODY, NOWHERE
from spellwright.testing.duels import Duel, set_column, space
from tests.duels.picture.positions import SET_UPS, random_positions
from tests.shared.pictures import (
    assert_self_contained,
    drawn,
    lit,
    of_class,
    pieces,
    place,
    says,
    squares,
)

LARGEST = 200_000
SPECTATOR = -1


@pytest.mark.parametrize(("seed", "options"), SET_UPS)
def test_every_position_has_a_sound_picture(seed: int, options: Mapping[str, Any]) -> None:
    for state in random_positions(seed, options, 14):
        for seat in (SPECTATOR, 0, 1):
            view = state.view(seat)
            svg = face.svg(Scene(view))
            assert len(svg.encode()) < LARGEST
            root = ElementTree.fromstring(svg)
            offered = {one.text for decision in view.decisions for one in decision.options}
            on_board = {text for text in offered if text.startswith(("to ", "overlay "))}
            assert on_board <= set(lit(root)) <= offered
            assert len(lit(root)) == len(set(lit(root)))
            there = [model for model in state.at if model != NOWHERE]
            assert len(of_class(root, "model")) == len(there)
            assert len(squares(root)) == len(state.board.spaces) or state.join < 0
            assert_self_contained(svg)


def test_options_stand_where_they_lead() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    duel.do("move")
    view = duel.s.view(0)
    root = drawn(view)
    offered = {one.text for one in view.decisions[0].options if one.text.startswith("to ")}
    moves = {
        name: part.attrib["data-option"]
        for name, part in squares(root).items()
        if "data-option" in part.attrib
    }
    assert all(option == f"to {name}" for name, option in moves.items())
    assert set(moves.values()) == offered
    assert lit(drawn(duel.s.view(1))) == lit(drawn(duel.s.view(SPECTATOR))) == []


def test_a_target_can_be_chosen_and_is_aimed_at() -> None:
    duel = Duel(
        {"harry-potter": "e7"}, {"nagini": "e9", "lord-voldemort": "d8"}, spells=[["stupefy"], []]
    )
    duel.do("cast")
    duel.answer("cast stupefy")
    root = drawn(duel.s.view(0))
    nagini = pieces(root)["2:nagini"]
    assert nagini.attrib["data-option"] == "model 2:nagini"
    assert {part.attrib["data-aim"] for part in of_class(root, "aim")} == set(lit(root))


def test_whoever_is_activated_aims() -> None:
    duel = Duel({"hedwig": "e7", "harry-potter": "e6"}, {"nagini": "e9"})
    assert acting(Scene(duel.s.view(0))) == NOBODY
    duel.answer("model 1:harry-potter")
    assert acting(Scene(duel.s.view(0))) == duel.model("harry-potter")


def test_the_own_zone_is_below() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    heights = []
    for seat in (0, 1):
        home = SPACES.key(duel.s.board.arrivals[seat][0])
        far = SPACES.key(duel.s.board.arrivals[1 - seat][0])
        found = squares(drawn(duel.s.view(seat)))
        heights.append([place(found[home])[1], place(found[far])[1]])
    assert all(home > far for home, far in heights)


def test_overlays_show_what_they_are_and_hide_it() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    duel.s.overlay_at[0], duel.s.overlay_up[0] = space("d8"), 1
    duel.s.overlay_at[1], duel.s.overlay_up[1] = space("d9"), 0
    sword, ring = of_class(drawn(duel.s.view(0)), "overlay")
    overlay = OVERLAY_NAMES.noun
    assert says(sword) == str(say("picture-challenge", overlay=overlay(0), space="d8"))
    assert says(ring) == str(say("picture-overlay-hidden", overlay=overlay(1), space="d9"))
    assert "mystery" in ring.attrib["class"]


def test_medallions_show_impacts_and_markers() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    model = duel.model("harry-potter")
    duel.s.impacts[model], duel.s.poison[model] = 2, 2
    set_column(duel.s, "burning", model, 1)
    harry = pieces(drawn(duel.s.view(0)))["1:harry-potter"]
    (pips,) = of_class(harry, "pips")
    assert len(pips) == LIMIT[duel.s.character[model]]
    for fact in (
        say("fact-impacts", n=2, most=4),
        say("sign-times", sign=say("sign-poison"), n=2),
        say("sign-burning"),
        say("fact-leader"),
        say("fact-defense", n=2),
    ):
        assert str(fact) in says(harry)


def test_previews_reach_as_far_as_the_action() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"}, spells=[["stupefy"], []])
    found = face.previews(Scene(duel.s.view(0)))
    distance = duel.s.board.distance[space("e7")]
    assert found["do move"]
    assert all(distance[space(name)] <= 3 for name in found["do move"])
    duel.do("cast")
    reach = face.previews(Scene(duel.s.view(0)))["cast stupefy"]
    assert "e9" in reach
    assert all(distance[space(name)] <= 4 for name in reach)
