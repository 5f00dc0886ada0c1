"""Every keyed element of a part of a page has one root: the page keeps it by that."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any, Final

import pytest

from spellwright.drawing.medallion import monogram
from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.registry import game, game_ids
from spellwright.server.pages.page_parts import Parts, Viewer
from spellwright.server.stream.news import desk_of
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place

NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn")
CHOICES: Final = 120
EVERY: Final = 6
WITHOUT_END: Final = ("br", "hr", "img", "input", "link", "meta")


class Roots(HTMLParser):
    """Counts what stands at the top: elements, and words beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if self._depth == 0:
            self.found.append(tag)
        self._depth += tag not in WITHOUT_END

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        if self._depth == 0:
            self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._depth -= 1

    def handle_data(self, data: str) -> None:
        if self._depth == 0:
            self.found.append(data)


def roots(html: str) -> list[str]:
    reader = Roots()
    reader.feed(html)
    return reader.found


def table_of(id: str, seats: int = 2) -> LiveTable:
    """A table with a seed of its own; so many people sit there, or as many as the game takes."""
    played = game(id)
    least, most = played.rules.seats_for(played.rules.check_settings(None))
    places = [
        Place(PERSON, session=name, name=name, link=f"link of {name}", word=name)
        for name in NAMES[: min(max(least, seats), most)]
    ]
    settings = played.rules.check_settings(None)
    table = LiveTable(
        "a" * 10, played, settings, places, "5e" * 32, host="Ann", public=True, spectators=True
    )
    table.start_if_full()
    return table


def parts_of(table: LiveTable, seat: int) -> Parts:
    table.news = None
    return desk_of(table).for_page(table, Viewer(seat, "", ""), []).parts


def two_roots(parts: Parts) -> list[tuple[str, str, list[str]]]:
    found = [(name, one.key, roots(str(one.html))) for name, part in parts.items() for one in part]
    return [each for each in found if len(each[2]) != 1]


@pytest.mark.parametrize("id", game_ids())
def test_every_keyed_element_has_one_root(id: str) -> None:
    table, luck = table_of(id), FastChance(5)
    assert table.table is not None
    for place in range(CHOICES):
        state = table.table.state
        if not state.asks:
            break
        if place % EVERY == 0:
            for seat in (0, SPECTATOR):
                assert two_roots(parts_of(table, seat)) == []
        ask = state.asks[luck.below(len(state.asks))]
        options = state.options(ask)
        table.table.choose(ask.seat, options[luck.below(len(options))])


@pytest.mark.parametrize("id", game_ids())
def test_people_have_names_before_anything_is_chosen(id: str) -> None:
    """Not the number of a seat, which nobody is called by."""
    table = table_of(id)
    drawn = "".join(str(one.html) for one in parts_of(table, 0)["seats"])
    for number, name in enumerate(NAMES[: len(table.places)], 1):
        assert name in drawn
        assert f">P{number}<" not in drawn
    if id == "battle":
        assert all(f">{monogram(one)}<" in drawn for one in NAMES[: len(table.places)])
