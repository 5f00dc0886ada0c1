"""What a table's page shows, drawn once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from spellwright.server.pages.html import Html
from spellwright.server.tables.live_table import LiveTable

ENCODER: Final = msgspec.json.Encoder()
Draw = Callable[[LiveTable, int], dict[str, Html]]


class Rendered:
    """The parts of the page by seat, at one version of the table."""

    def __init__(self) -> None:
        self._version = 0
        self._parts: dict[int, dict[str, Html]] = {}
        self._before: dict[int, dict[str, Html]] = {}
        self._written: dict[tuple[int, tuple[str, ...]], msgspec.Raw] = {}

    def parts(self, table: LiveTable, seat: int, draw: Draw) -> dict[str, Html]:
        if self._version != table.version:
            self._before = {**self._before, **self._parts}
            self._parts, self._written = {}, {}
            self._version = table.version
        known = self._parts.get(seat)
        if known is None:
            # What looks as before is the same text as before: whoever compares is quick.
            before = self._before.pop(seat, {})
            drawn = draw(table, seat)
            known = {
                name: before[name] if before.get(name) == part else part
                for name, part in drawn.items()
            }
            self._parts[seat] = known
        return known

    def written(self, seat: int, names: tuple[str, ...]) -> msgspec.Raw:
        """Some of the parts of now as JSON, written once for all to whom they are new."""
        found = self._written.get((seat, names))
        if found is None:
            parts = self._parts[seat]
            found = msgspec.Raw(ENCODER.encode({name: parts[name] for name in names}))
            self._written[seat, names] = found
        return found


def rendered(table: LiveTable) -> Rendered:
    if table.rendered is None:
        table.rendered = Rendered()
    return table.rendered
