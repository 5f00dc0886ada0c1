"""A list of keyed elements becomes another by the difference that is told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spellwright.server.pages.html import Html
from spellwright.server.pages.keyed_list import KeyedList, keyed, list_change
from tests.server.people import changed

LISTS = st.lists(
    st.tuples(st.sampled_from("abcdefgh"), st.sampled_from(["<i>x</i>", "<i>y</i>"]).map(Html)),
    unique_by=lambda pair: pair[0],
).map(keyed)


@given(LISTS, LISTS)
def test_every_list_becomes_every_other(before: KeyedList, after: KeyedList) -> None:
    change = list_change(before, after)
    if change is None:
        assert before == after
        return
    taken = changed(dict(before), change.gone, list(change.put))
    assert list(taken.items()) == list(after)
    # What stays as it is and where it is does not travel.
    old, new = dict(before), dict(after)
    assert all(html is None or old.get(key) != html for key, html, _ in change.put)
    assert set(change.gone) == set(old) - set(new)


def test_a_new_line_at_the_top_is_all_that_is_told() -> None:
    lines = [(str(number), Html(f"line {number}")) for number in range(80, 0, -1)]
    change = list_change(keyed(lines[1:]), keyed(lines[:-1]))
    assert change is not None
    assert (change.gone, change.put) == (["1"], [("80", "line 80", "")])


def test_what_moves_is_told_without_its_content() -> None:
    before = keyed([(key, Html(key)) for key in "abcd"])
    change = list_change(before, keyed([(key, Html(key)) for key in "dabc"]))
    assert change is not None
    assert (change.gone, change.put) == ([], [("d", None, "")])
