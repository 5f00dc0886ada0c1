"""The board as SVG: well-formed, complete, self-contained; light means choice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from spellwright.face.menu import Tile
from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.content.columns import KEYS, action
from spellwright.games.wizardry.picture import condition
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.view import View
from spellwright.speech.speaker import Speaker
from spellwright.testing.wizardry import Duel, square_name
from tests.shared.pictures import (
    assert_self_contained,
    drawn,
    lit,
    looks,
    of_class,
    pieces,
    place,
    says,
    squares,
)
from tests.wizardry.picture.positions import SET_UPS, random_positions

LARGEST = 150_000
SPECTATOR = -1
ON_BOARD = ("to", "write", "target", "wizard", "write-target", "creature", "ball", "direction")


def expected_options(view: View[WizardryState]) -> set[str]:
    texts = [option.text for decision in view.decisions for option in decision.options]
    return {text for text in texts if text.split()[0] in ON_BOARD}


def expected_pieces(view: View[WizardryState]) -> set[str]:
    s = view.shown
    found = {f"wizard-{w}" for w in range(s.seats) if s.at[w] != NOWHERE or s.left[w] != NOWHERE}
    found |= {f"wizard-{w}-double" for w in range(s.seats) if s.double[w] != NOWHERE}
    found |= {f"animal-{number}" for number in range(len(s.animals))}
    found |= {f"ball-{number}" for number in range(len(s.balls))}
    return found | ({"demon"} if s.demon != NOWHERE else set())


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_every_position_has_a_sound_picture(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed, options, 10):
        for seat in range(SPECTATOR, seats):
            view = state.view(seat)
            svg = face.svg(Scene(view))
            assert len(svg.encode()) < LARGEST
            root = ElementTree.fromstring(svg)
            assert set(lit(root)) == expected_options(view)
            assert set(pieces(root)) == expected_pieces(view)
            assert len(squares(root)) == 81 * seats
            assert len(of_class(root, "seat")) == seats
            assert len(of_class(root, "smashed")) == len(set(view.shown.smashed))
            assert len(of_class(root, "turn")) == len(set(view.waiting))
            assert_self_contained(svg)


def test_options_stand_where_they_lead() -> None:
    duel = Duel("young", "aged", orientation=[1, 3])
    duel.plans(["move"], [])
    duel.do("move")
    root = drawn(duel.s.view(0))
    chosen = {
        s: p.attrib["data-option"] for s, p in squares(root).items() if "data-option" in p.attrib
    }
    assert set(chosen.values()) == set(duel.options())
    assert all(option == f"to {square}" for square, option in chosen.items())
    assert lit(drawn(duel.s.view(1))) == lit(drawn(duel.s.view(SPECTATOR))) == []


def test_bodies_creatures_and_balls_can_be_chosen() -> None:
    duel = Duel("young", "aged", spells=[["push", "banish"], []])
    duel.place(1, "P1:f5")
    duel.double(1, "P1:f6")
    duel.animal(1, "P1:e2")
    duel.animal(0, "P1:f2")
    duel.plans(["push", "banish"], [])
    duel.do("push")
    body = pieces(drawn(duel.s.view(0)))
    assert body["wizard-1"].attrib["data-option"] == "target P2"
    assert body["wizard-1-double"].attrib["data-option"] == "target P2-double"
    assert body["wizard-1-double"].attrib["data-on"] == "P1:f6"
    assert "data-option" not in body["wizard-0"].attrib


def test_a_flame_shows_its_directions_around_whoever_casts_it() -> None:
    duel = Duel("young", "aged", spells=[["flame-tongue"], []])
    duel.demon(1, "P2:e8")
    duel.load(4)
    duel.plans(["flame-tongue"], [])
    demon = drawn(duel.s.view(0))
    assert_around(demon, pieces(demon)["demon"])
    duel.answer("direction n")
    duel.do("flame-tongue")
    own = drawn(duel.s.view(0))
    assert_around(own, pieces(own)["wizard-0"])


def assert_around(root: Any, centre: Any) -> None:
    x, y = place(centre)
    arrows = {part.attrib["data-option"]: place(part) for part in of_class(root, "direction")}
    assert len(arrows) == 8
    assert arrows["direction n"][0] == x
    assert arrows["direction n"][1] < y
    assert arrows["direction se"][0] > x
    assert arrows["direction se"][1] > y


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orientation", "lower_left"), [(0, "a1"), (1, "i1"), (2, "i9"), (3, "a9"), (4, "i1")]
)
def test_squares_lie_as_the_area_is_turned(orientation: int, lower_left: str) -> None:
    duel = Duel("young", "aged", orientation=[orientation, 0])
    at = {name: place(part) for name, part in squares(drawn(duel.s.view(0))).items()}
    own = {name: at[name] for name in at if name.startswith("P1")}
    corner = min(own, key=lambda name: (own[name][0], -own[name][1]))
    assert corner == f"P1:{lower_left}"
    assert max(x for x, _ in own.values()) < min(x for n, (x, _) in at.items() if n[1] == "2")


def test_coordinates_are_printed_beside_the_squares_that_they_name() -> None:
    """A letter lies in the column of its letter, wherever the area is turned."""
    for orientation in range(8):
        duel = Duel("young", "aged", orientation=[orientation, 0])
        root = drawn(duel.s.view(0))
        at = {name: place(part) for name, part in squares(root).items()}
        marks = of_class(root, "coordinates")[0]
        assert len(marks) == 36
        for mark in marks:
            x, y = float(mark.attrib["x"]), float(mark.attrib["y"])
            (under,) = [n for n, (a, b) in at.items() if a < x < a + 48 and b < y < b + 48]
            assert (mark.text or "") in under.removeprefix("P1:")


def test_stones_start_and_holes_are_named() -> None:
    duel = Duel("young", "aged")
    duel.smash("P1:d4")
    on = squares(drawn(duel.s.view(SPECTATOR)))
    assert says(on["P1:c5"]) == "Player 1's c5, stone"
    assert says(on["P2:e5"]) == "Player 2's e5, start of Player 2"
    assert says(on["P1:d4"]) == "Player 1's d4, destroyed: out of bounds"
    assert says(on["P1:a1"]) == "Player 1's a1"


def test_fog_and_storm_lie_over_the_board_while_they_last() -> None:
    duel = Duel("young", "aged")
    plain = drawn(duel.s.view(0))
    assert of_class(plain, "fog") == of_class(plain, "storm") == []
    duel.s.fog = 1
    duel.s.storming = [1, 1]
    windy = drawn(duel.s.view(0))
    assert len(of_class(windy, "fog")) == 1
    assert len(of_class(windy, "storm")) == 2


def test_a_written_square_is_marked_for_those_who_know_it() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.plan(0, "lightning-bolt P2:e5")
    (mark,) = of_class(drawn(duel.s.view(0)), "written")
    assert says(mark) == "Player 1 aims Lightning bolt at Player 2's e5"
    assert of_class(drawn(duel.s.view(1)), "written") == []


# -- wizards ---------------------------------------------------------------------------------------


def test_both_bodies_look_the_same_to_others_and_tell_the_owner_the_truth() -> None:
    pictures: dict[int, str] = {}
    for real in (False, True):
        duel = Duel("young", "aged")
        duel.double(0, "P1:e6", real=real)
        duel.s.hits[0] = 2
        duel.s.poison[0] = [1]
        for seat in (SPECTATOR, 1):
            view = duel.s.view(seat)
            both = pieces(drawn(view))
            assert looks(both["wizard-0"]) == looks(both["wizard-0-double"])
            assert pictures.setdefault(seat, face.svg(Scene(view))) == face.svg(Scene(view))
        own = pieces(drawn(duel.s.view(0)))
        marked = {piece for piece, part in own.items() if of_class(part, "true-one")}
        assert marked == {"wizard-0-double" if real else "wizard-0"}
        told, _, facts = says(own["wizard-0-double"]).partition(". ")
        assert told.endswith("real body" if real else "illusion")
        assert facts == says(own["wizard-0"]).partition(". ")[2]


def test_the_centre_of_a_storm_does_not_give_the_real_body_away() -> None:
    duel = Duel("young", "aged")
    duel.double(0, "P1:e6", real=True)
    duel.s.storming[0] = 1
    assert len(of_class(drawn(duel.s.view(1)), "storm")) == 2
    assert len(of_class(drawn(duel.s.view(0)), "storm")) == 1


def test_a_hidden_wizard_stands_beside_the_board() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.plans(["hide"], ["move"])
    duel.do("hide")
    root = drawn(duel.s.view(1))
    wizard = pieces(root)["wizard-0"]
    assert "data-on" not in wizard.attrib
    assert "comes back near Player 1's e5" in says(wizard)
    assert place(wizard)[1] < min(place(part)[1] for part in squares(root).values())
    assert len(of_class(root, "footprint")) == 1


def test_hits_are_pips_and_lasting_effects_are_marks() -> None:
    duel = Duel("young", "aged", options={"hits": 7})
    duel.s.hits[0] = 3
    duel.s.entangled[0] = duel.s.circle[0] = 1
    duel.s.poison[0] = [1, 1]
    wizard = pieces(drawn(duel.s.view(1)))["wizard-0"]
    (pips,) = of_class(wizard, "pips")
    (marks,) = of_class(wizard, "marks")
    assert len(pips) == 7
    assert len(marks) == 2
    assert "".join(marks.itertext()) == "2"


def test_the_strip_tells_the_public_facts() -> None:
    duel = Duel("young", "greybeard", spells=[["push"], ["fog", "teleport"]])
    duel.s.teleported[1] = 1
    duel.s.unavailable[0] = 1 << action("push")
    strip = ["".join(part.itertext()) for part in of_class(drawn(duel.s.view(0)), "seat")]
    assert "Young Wizard (you)" in strip[0]
    assert "Push (resting)" in strip[0]
    assert "0 of 5 hits" in strip[0]
    assert "Greybeard" in strip[1]
    assert "Teleport (spent)" in strip[1]
    assert of_class(ElementTree.fromstring(face.board(Scene(duel.s.view(0)))), "seat") == []


# -- the picture as a whole ------------------------------------------------------------------------


def test_title_and_description_say_the_position_in_words() -> None:
    duel = Duel("young", "aged")
    root = drawn(duel.s.view(0))
    assert root[0].text == "A Spot of Friendly Wizardry: Turn 1, planning"
    assert "Player 2, Aged Wizard, on Player 2's e5; 0 of 5 hits" in (root[1].text or "")


def test_two_pictures_on_one_page_share_no_id() -> None:
    duel = Duel("young", "aged")
    one, other = face.svg(Scene(duel.s.view(0))), face.svg(Scene(duel.s.view(1)))
    own = re.compile(' id="([^"]+)"')
    assert not set(own.findall(one)) & set(own.findall(other))
    assert all(
        i.startswith("left-") for i in own.findall(face.board(Scene(duel.s.view(0)), "left-"))
    )


def test_names_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    named = Lexicon("action", KEYS, ['<g onload="x">&'] * len(KEYS))
    monkeypatch.setattr(condition, "ENTRIES", named)
    duel = Duel("young", "aged", spells=[["push"], []])
    root = drawn(duel.s.view(0))
    assert '<g onload="x">&' in "".join(root.itertext())
    assert not any("onload" in part.attrib for part in root.iter())


def test_a_state_draws_itself_for_notebooks() -> None:
    duel = Duel("young", "aged")
    assert duel.s._repr_svg_() == face.svg(Scene(duel.s.view(SPECTATOR)))
    assert duel.s.view(1)._repr_svg_() == face.svg(Scene(duel.s.view(1)))


def test_ball_shares_a_square_with_its_owner() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:e5")
    duel.ball(1, "P1:e8")
    both = pieces(drawn(duel.s.view(0)))
    assert place(both["ball-0"]) != place(both["wizard-0"])
    assert both["ball-0"].attrib["data-on"] == square_name(duel.s.at[0])


def test_a_piece_lets_the_pointer_through_to_a_square_that_can_be_chosen() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    assert "pointer-events" not in pieces(drawn(duel.s.view(0)))["wizard-1"].attrib
    duel.choose(0, "plan lightning-bolt")
    assert pieces(drawn(duel.s.view(0)))["wizard-1"].attrib["pointer-events"] == "none"
    assert squares(drawn(duel.s.view(0)))["P2:e5"].attrib["data-option"] == "write P2:e5"


def test_areas_have_the_names_of_the_people_and_a_long_one_is_narrowed() -> None:
    people = ("Anna", "Ben", "Wilhelmina Grubbly-Plank of Hogsmeade")
    duel = Duel("young", "young", "aged")
    view = Scene(duel.s.view(0), names=people, speaker=Speaker(seats=people))
    root = ElementTree.fromstring(face.board(view))
    texts = [part for part in root.iter() if part.tag.endswith("text")]
    named = {part.text: part for part in texts if part.text in people}
    assert set(named) == set(people)
    assert "textLength" in named[people[2]].attrib
    assert "textLength" not in named["Anna"].attrib
    assert not [part.text for part in texts if part.text in ("P1", "P2", "P3")]


def test_a_plan_is_chosen_by_tiles_with_name_and_price() -> None:
    duel = Duel("young", "aged")
    scene = Scene(duel.s.view(0))
    tiles = face.menu(scene).tiles
    planned = [option.text for option in scene.decisions[0].options if "plan " in option.text]
    assert list(tiles) == planned
    assert tiles["plan move"] == Tile("Move", "1 point")
