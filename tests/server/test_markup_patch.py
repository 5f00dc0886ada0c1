"""What changes inside an element is told, and not the rest of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spellwright.server.pages.html import Html
from spellwright.server.pages.markup_patch import patch
from tests.server.people import patched

LEAVES = st.sampled_from(
    ['<circle r="3"/>', '<path d="M0 0"/>', "<text>a &lt; b</text>", "<b></b>", "<br>", "words"]
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5).map(lambda all: f'<g id="x">{"".join(all)}</g>'),
    max_leaves=40,
)


@given(TREES, TREES)
def test_every_element_becomes_every_other(one: str, other: str) -> None:
    old, new = Html(f"<svg>{one}</svg>"), Html(f"<svg>{other}</svg>")
    change = patch(old, new)
    if change is not None:
        assert patched(old, *change) == new


def drawing(*pieces: int, lit: tuple[int, ...] = ()) -> Html:
    drawn = [
        f'<g data-piece="{n}" transform="translate({at} 0)"><title>Piece {n}</title>'
        f'<circle r="20" class="{"lit" if n in lit else "dark"}"/></g>'
        for n, at in enumerate(pieces)
    ]
    return Html(f"<svg><g>{''.join(drawn)}</g></svg>")


def test_a_piece_that_moves_is_all_that_is_told() -> None:
    before, after = drawing(*range(60)), drawing(*range(30), 99, *range(31, 60))
    change = patch(before, after)
    assert change is not None
    new = [run for run in change[1] if isinstance(run, str)]
    assert new == ['<g data-piece="30" transform="translate(99 0)">']


def test_several_changes_far_apart_cost_what_they_are() -> None:
    before, after = drawing(*range(60)), drawing(*range(60), lit=(3, 40, 55))
    change = patch(before, after)
    assert change is not None
    new = [run for run in change[1] if isinstance(run, str)]
    assert len(new) == 3
    assert patched(before, *change) == after


def test_pieces_in_another_order_are_not_written_anew() -> None:
    before = drawing(*range(60))
    first, rest = before.split("<g data-piece", 2)[0], before.split("<g data-piece")[1:]
    rest[-1], end = rest[-1].split("</g></svg>")[0], "</g></svg>"
    turned = [rest[40], *rest[:40], *rest[41:]]
    after = Html(first + "".join(f"<g data-piece{each}" for each in turned) + end)
    change = patch(before, after)
    assert change is not None
    assert patched(before, *change) == after
    assert sum(len(run) for run in change[1] if isinstance(run, str)) < 200


def test_what_is_almost_all_new_is_sent_whole() -> None:
    assert patch(drawing(*range(5)), Html("<svg><text>Something else.</text></svg>")) is None
