"""Hands, piles and plain boards, as small games draw them."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from spellwright.drawing.card_content import Card
from spellwright.drawing.card_line import Pile, card_line, in_a_row
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.floor import CELL
from spellwright.drawing.look import SEATS
from spellwright.drawing.medallion import Medallion
from spellwright.drawing.plain_board import Place, Standing, board, hexes, ring, squares
from spellwright.drawing.stacked import GAP, MARGIN, Drawn, stacked
from spellwright.geometry.hexes import hex_centre, hexes_within
from spellwright.kernel.visibility import HIDDEN
from tests.shared.pictures import assert_self_contained, lit, of_class
from tests.shared.pictures import squares as drawn_squares


def card(number: int) -> Card:
    return Card(f"Card {number}", "spell", "#3f7fd1", "star")


def picture(*parts: Drawn) -> ElementTree.Element:
    svg = stacked(*parts, title="A game", description="What lies there")
    assert_self_contained(svg)
    return ElementTree.fromstring(svg)


def test_hidden_cards_lie_face_down_and_others_carry_their_options() -> None:
    row = in_a_row([4, HIDDEN, 7], card, "hand-0", {7: "play 7"})
    assert [shown.card and shown.card.title for shown in row] == ["Card 4", None, "Card 7"]
    assert [(shown.key, shown.option) for shown in row] == [
        ("hand-0-0", ""),
        ("hand-0-1", ""),
        ("hand-0-2", "play 7"),
    ]
    assert lit(picture(card_line("Hand", row))) == ["play 7"]


def test_a_pile_tells_how_many_cards_it_has() -> None:
    root = picture(card_line("Piles", piles=[Pile("Deck", 12), Pile("Gone", 1, card(3))]))
    deck, gone = of_class(root, "pile")
    assert "Deck 12" in "".join(deck.itertext())
    assert "Card 3" in "".join(gone.itertext())
    assert len(list(deck)) > len(list(gone)), "a pile is as high as it looks"


def test_a_line_without_cards_keeps_its_place() -> None:
    empty, full = card_line("Hand"), card_line("Hand", in_a_row([1, 2], card, "hand"))
    assert empty.height == full.height > SMALL.height
    assert full.width > empty.width


def test_parts_stand_one_below_the_other() -> None:
    first, second = card_line("A", in_a_row([1], card, "a")), card_line("B")
    root = picture(first, second)
    height = first.height + second.height + GAP + 2 * MARGIN
    assert float(root.get("height", "0")) == pytest.approx(height)


BOARDS = {
    "squares": squares([f"s{n}" for n in range(20)], 5),
    "hexes": hexes(
        [f"h{n}" for n in range(19)], [hex_centre(at) for at in hexes_within((0, 0), 2)]
    ),
    "ring": ring([f"r{n}" for n in range(24)]),
    "small ring": ring(["a", "b", "c"]),
}


@pytest.mark.parametrize("places", BOARDS.values(), ids=BOARDS.keys())
def test_places_lie_apart_and_on_the_board(places: list[Place]) -> None:
    drawn = board(places, [], {})
    for one, other in combinations(places, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (CELL * 0.95) ** 2
    for place in places:
        for x, y in place.corners:
            assert -0.01 <= place.x + x <= drawn.width + 0.01
            assert -0.01 <= place.y + y <= drawn.height + 0.01


def test_what_can_be_chosen_is_lit_and_pieces_stand_where_they_should() -> None:
    places = BOARDS["squares"]
    piece = Standing(3, "lantern-1", Medallion(SEATS[1], "lantern", "B"), "Ben")
    root = picture(board(places, [piece], {7: "light s7"}))
    assert lit(root) == ["light s7"]
    assert list(drawn_squares(root)) == [place.key for place in places]
    (standing,) = of_class(root, "piece")
    assert (standing.get("data-piece"), standing.get("data-on")) == ("lantern-1", "s3")
    assert standing.get("transform") == f"translate({places[3].x:g} {places[3].y:g})"
