"""The board as SVG: well-formed, complete, self-contained; light means choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from spellwright.face.scene import Scene
from spellwright.games.funkoverse import face
from spellwright.games.funkoverse.picture.seen import Seen
from spellwright.games.funkoverse.rulebook import RULES
from spellwright.games.funkoverse.state import NOBODY
from spellwright.testing.funkoverse import Skirmish
from tests.funkoverse.picture.positions import SET_UPS, random_positions
from tests.shared.pictures import (
    all_words,
    assert_self_contained,
    drawn,
    lit,
    of_class,
    pieces,
    says,
    squares,
)

LARGEST = 120_000
SPECTATOR = -1
ON_BOARD = (
    *("move", "to", "place", "challenge", "assist", "target", "turn", "return", "leader", "share"),
    *("rally", "shift", "take", "claim", "flip", "token", "decree", "colour"),
)


def expected_options(view: Seen) -> list[str]:
    texts = [option.text for decision in view.decisions for option in decision.options]
    given = [] if NOBODY in view.shown.called[:2] else ["give"]
    return sorted(text for text in texts if text.split()[0] in (*ON_BOARD, *given))


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_every_position_has_a_sound_picture(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed, options, 30):
        for seat in range(SPECTATOR, seats):
            view = state.view(seat)
            svg = face.svg(Scene(view))
            assert len(svg.encode()) < LARGEST
            root = ElementTree.fromstring(svg)
            assert sorted(lit(root)) == expected_options(Scene(view))
            keys = set(pieces(root))
            team = [key for key in keys if key.startswith(("light-", "dark-"))]
            assert len(team) == sum(kind != NOBODY for kind in state.kind)
            assert len(of_class(root, "lying")) == sum(state.down)
            assert len(squares(root)) == state.board.map.columns * state.board.map.rows
            assert_self_contained(svg)


def test_options_stand_where_they_lead() -> None:
    game = Skirmish("harry E5, auror J5", "bellatrix F5, death-eater A5")
    game.turn("harry")
    root = drawn(game.s.view(0))
    moves = {
        s: p.attrib["data-option"] for s, p in squares(root).items() if "data-option" in p.attrib
    }
    assert all(option == f"move {square}" for square, option in moves.items())
    assert sorted(moves) == sorted(game.offered("move"))
    assert pieces(root)["dark-bellatrix"].attrib["data-option"] == "challenge bellatrix"
    assert "data-option" not in pieces(root)["dark-death-eater"].attrib
    assert lit(drawn(game.s.view(1))) == lit(drawn(game.s.view(SPECTATOR))) == []


def test_characters_stand_lie_or_are_gone() -> None:
    game = Skirmish("harry E5, hermione E4 down, auror track 2", "bellatrix F5, death-eater A5")
    figures = pieces(drawn(game.s.view(SPECTATOR)))
    assert of_class(figures["light-harry"], "standing")
    assert of_class(figures["light-hermione"], "lying")
    gone = figures["light-auror"]
    assert "data-on" not in gone.attrib
    assert of_class(gone, "crack")
    assert "off the map, cooldown 2" in says(gone)


def test_a_track_shows_everything_on_it() -> None:
    game = Skirmish("harry E5, auror track 1", "bellatrix F5", items=("dagger harry", ""))
    game.put_token("light", "blue", 0, 3)
    game.s.item_cooldown[0] = 2
    game.s.marker_cooldown[1], game.s.marker_side[1] = 4, 0
    root = drawn(game.s.view(0))
    light = next(track for track in of_class(root, "track") if track.attrib["data-side"] == "0")
    things = [
        [says(thing) for thing in of_class(place, "thing")] for place in of_class(light, "place")
    ]
    assert [len(there) for there in things] == [1, 1, 1, 1]
    assert things[0][0].startswith("Auror: off the map")
    assert things[1:] == [["Dagger"], ["Blue finesse token"], ["Point marker B"]]
    pool = [says(thing) for thing in of_class(of_class(light, "pool")[0], "thing")]
    assert pool == ["Gold leadership token"]


def test_a_token_of_the_rivals_can_be_chosen_on_their_track() -> None:
    game = Skirmish("hermione E5", "bellatrix F5, death-eater A5")
    game.put_token("dark", "blue", 0, 2)
    game.put_token("dark", "silver", 0, 2)
    game.load("crit", "crit", "hit", "hit")
    game.do("hermione", "use impedimenta")
    root = drawn(game.s.view(0))
    assert set(lit(of_class(root, "track")[1])) == {"token blue 2", "token silver 2"}


def test_markers_and_areas_belong_to_their_scenario() -> None:
    expected = {
        "control": (3, 0, 0, 4),
        "flags": (0, 2, 0, 4),
        "leaders": (0, 0, 0, 4),
        "territory": (0, 0, 1, 4),
        "first-game": (0, 0, 0, 0),
    }
    for scenario, counts in expected.items():
        game = Skirmish("harry E3", "bellatrix G8", scenario=scenario)
        root = drawn(game.s.view(0))
        names = ("control-area", "flag", "scoring-area", "marker")
        assert tuple(len(of_class(root, name)) for name in names) == counts
        assert len(of_class(root, "start-area")) == 2


def test_control_areas_show_who_holds_them_and_can_be_claimed_and_flipped() -> None:
    game = Skirmish("harry F9", "bellatrix A5")
    game.turn("harry")
    root = drawn(game.s.view(0))
    number = of_class(root, "area-number")[0]
    assert number.attrib["data-option"] == "claim 1"
    game.answer("claim 1", "place F8")
    held = drawn(game.s.view(0))
    assert "held by Light" in all_words(of_class(held, "control-area")[0])
    marker = pieces(held)["control-0"]
    assert marker.attrib["data-on"] == "F8"
    assert marker.attrib["data-option"] == "flip 1"


def test_walls_and_posts_lie_between_squares() -> None:
    root = drawn(Skirmish("harry E3", "bellatrix G8", scenario="leaders").s.view(0))
    walls = of_class(root, "walls")[0]
    assert len(of_class(walls, "post")) == 2
    assert says(squares(root)["E5"]) == "E5, stone"


def test_marks_tell_what_lasts() -> None:
    game = Skirmish(
        "harry E5 exhausted, auror A1",
        "bellatrix G5",
        items=("felix-felicis harry", ""),
        scenario="leaders",
        leaders=("harry", "bellatrix"),
    )
    game.s.protego[0] = 2
    game.s.confundo[0] = 1
    harry = pieces(drawn(game.s.view(0)))["light-harry"]
    (marks,) = of_class(harry, "marks")
    assert len(marks) == 5
    for word in ("exhausted", "with Protego ×2", "with Confundo", "holds Felix Felicis", "leader"):
        assert word in says(harry)


def test_players_who_share_a_side_see_whose_character_it_is() -> None:
    state = RULES.new(4, 3, {"teams": "example"})
    while not state.round:
        ask = state.asks[0]
        state.take(ask.seat, state.options(ask)[0])
    root = drawn(state.view(0))
    assert len(of_class(root, "led-by")) == 6


def test_flipendo_shows_where_each_rival_could_be_moved() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater E4")
    game.load(*["shield"] * 20)
    game.do("harry", "use flipendo")
    while game.asked()[1] == "next-target":
        game.answer(game.options()[0])
    assert game.asked()[1] == "shift"
    root = drawn(game.s.view(0))
    assert sorted(p.attrib["data-option"] for p in of_class(root, "shift")) == sorted(
        text for text in game.options() if text != "done"
    )
