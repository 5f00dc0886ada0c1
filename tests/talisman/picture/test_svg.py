"""The board as SVG: well-formed, complete, self-contained; light means choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from spellwright.face.scene import Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.board import BOARD_SIZE, SPACES
from spellwright.games.talisman.content.columns import SIDE_KEYS, card
from spellwright.games.talisman.content.tables import SIDES
from spellwright.games.talisman.lexicons import CARD, QUEST, SIDE_TEXTS, SPACE_TEXTS, say
from spellwright.games.talisman.picture.cards import side_text
from spellwright.games.talisman.picture.layout import AREA, HIGH, WIDE, centre
from spellwright.games.talisman.rulebook import RULES
from spellwright.testing.talisman import Tale
from tests.shared.pictures import assert_self_contained, drawn, lit, of_class, pieces, says, spaces
from tests.talisman.picture.positions import SET_UPS, random_positions

LARGEST = 220_000
SPECTATOR = -1
ON_SPACES = ("walk", "to", "cross", "barrier", "gates", "space", "stay", "duty", "portkey", "floo")
ON_PEOPLE = ("meet", "target")


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
            texts = [option.text for one in view.decisions for option in one.options]
            found = lit(root)
            assert set(found) <= set(texts)
            assert len(found) == len(set(found))
            must = [text for text in texts if text.split()[0] in (*ON_SPACES, *ON_PEOPLE)]
            assert set(must) <= set(found)
            assert len(spaces(root)) == BOARD_SIZE
            there = [f"seat-{who}" for who in range(seats) if state.at[who] >= 0]
            assert sorted(pieces(root)) == sorted([*there, "voldemort"])
            assert len(of_class(root, "mini")) == sum(map(len, state.lying)) + len(state.beside)
            assert_self_contained(svg)


def test_each_space_tells_its_whole_text() -> None:
    root = drawn(Tale("harry-a", "draco-a").s.view(SPECTATOR))
    for number, row in enumerate(SPACES):
        space, text = spaces(root)[row["key"]], SPACE_TEXTS.label(number)
        assert text in says(space)
        (large,) = of_class(space, "large")
        shown = " ".join(part.strip() for part in large.itertext())
        assert text.split()[-1] in shown
        assert row["clause"] in shown
        assert len(of_class(space, "draw")) == (row["draw"] > 0)


def test_spaces_lie_on_a_grid_of_seven_by_seven() -> None:
    points = {centre(space) for space in range(BOARD_SIZE)}
    assert len(points) == BOARD_SIZE == 49
    assert min(points) == (AREA.x + WIDE / 2, AREA.y + HIGH / 2)


def test_a_move_lights_where_it_ends() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "out-14")
    tale.begin(2)
    tale.until("direction")
    root = drawn(tale.s.view(0))
    offered = {key: part.get("data-option") for key, part in spaces(root).items()}
    assert {key for key, option in offered.items() if option} == {"out-16", "out-12"}
    assert offered["out-16"] == "walk cw out-16"
    assert lit(drawn(tale.s.view(1))) == lit(drawn(tale.s.view(SPECTATOR))) == []
    reach = face.previews(Scene(tale.s.view(0)))
    assert reach["walk cw out-16"] == ["out-15", "out-16"]


def test_a_foe_can_be_chosen_where_it_stands() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-16")
    tale.arrive("out-16")
    tale.until("encounter")
    root = drawn(tale.s.view(0))
    assert pieces(root)["seat-1"].get("data-option") == "meet draco"
    assert spaces(root)["out-16"].get("data-option") == "space"
    told = face.notes(Scene(tale.s.view(0)))["meet draco"]
    assert told == str(say("note-duel-odds", n=4, other=4, win=75, draw=12))


def test_who_chooses_a_side_reads_all_of_both() -> None:
    state = RULES.new(2, 1)
    told = face.notes(Scene(state.view(state.asks[0].seat)))
    assert len(told) == 2
    for option, note in told.items():
        number = SIDE_KEYS.index(option.removeprefix("side "))
        row, text = SIDES[number], side_text(number)
        assert text.args["text"] == SIDE_TEXTS.noun(number)
        assert (text.args["life"], text.args["fate"]) == (row["life"], row["fate"])
        assert note == str(say("note-side", magic=row["magic"], might=row["might"], text=text))


def test_cards_and_galleons_lie_on_their_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-9", "purse-of-galleons", "aurors")
    tale.s.gold_at[8] = 3
    (heap,) = of_class(drawn(tale.s.view(0)), "lying")
    assert heap.get("data-at") == "out-9"
    assert len(of_class(heap, "mini")) == 2
    assert says(of_class(heap, "gold")[0]) == str(say("picture-galleons", n=3))


def test_marks_tell_what_lasts() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "hallow")
    tale.s.ferret[0], tale.s.lost[0], tale.s.quest[0] = 2, 1, 2
    harry = pieces(drawn(tale.s.view(1)))["seat-0"]
    (marks,) = of_class(harry, "marks")
    assert len(marks) == 5
    for said in (
        say("fact-ferret", n=2),
        say("fact-misses-turns", n=1),
        say("fact-quest", quest=QUEST.noun(2)),
        CARD.noun(card("hallow")),
    ):
        assert str(said) in says(harry)


def test_events_that_last_lie_in_the_bar() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.begin(3)
    tale.beside("doused-in-stinksap")
    (bar,) = of_class(drawn(tale.s.view(0)), "bar")
    assert len(of_class(bar, "mini")) == 1
    assert len(of_class(bar, "advantage")) == 1
    assert len(of_class(bar, "deck")) == 3


def test_of_two_copies_of_a_card_the_one_on_the_own_space_is_lit() -> None:
    tale = Tale("draco-a", "harry-a")
    for where in ("out-2", "out-9", "out-9"):
        tale.lay(where, "wand")
    tale.arrive("out-9")
    assert "take wand" in tale.options()
    root = ElementTree.fromstring(face.svg(Scene(tale.s.view(0))))
    assert lit(root) == ["take wand"]
    near = [part for part in root.iter() if part.attrib.get("data-at") == "out-9"]
    assert any("data-option" in inner.attrib for part in near for inner in part.iter())
