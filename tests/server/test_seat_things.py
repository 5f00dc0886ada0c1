"""The closer look at a seat: it is painted with what is in it, whatever else is on the page."""

from __future__ import annotations

import re

import pytest

from spellwright.kernel.chance import FastChance
from spellwright.registry import game_ids
from spellwright.server.pages.seat_things import seat_things
from tests.server.test_keyed_elements import parts_of, table_of

CHOICES = 60


@pytest.mark.parametrize("id", game_ids())
def test_a_closer_look_has_paint_of_its_own(id: str) -> None:
    """The same cards may lie in a part of the page that is not shown: its paint is not there."""
    table, luck = table_of(id), FastChance(5)
    assert table.table is not None
    for _ in range(CHOICES):
        state = table.table.state
        if not state.asks:
            break
        ask = state.asks[0]
        options = state.options(ask)
        table.table.choose(ask.seat, options[luck.below(len(options))])
    page = "".join(str(one.html) for part in parts_of(table, 0).values() for one in part)
    look = str(seat_things(table, 0, 0))
    ids = re.findall(r' id="([^"]+)"', look)
    assert not set(ids) & set(re.findall(r' id="([^"]+)"', page))
    assert set(re.findall(r"url\(#([^)]+)\)", look)) <= set(ids)
