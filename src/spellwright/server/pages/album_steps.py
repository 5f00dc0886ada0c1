"""A finished game as its album shows it, when it cannot be played again from its log."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.refusal import Refused
from spellwright.server.pages.html import NOTHING, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.tables.album import Album
from spellwright.server.tables.live_table import LiveTable

FROM_THE_ALBUM: Final = (
    "This game, or a part of it, was played under an earlier edition and cannot be played again. "
    "Its story is told as it was then, with a picture a turn as far as there are pictures."
)


def album_to_show(table: LiveTable) -> Album | None:
    """The album of a game that cannot be played again as a whole; None if it can."""
    if table.is_over and (table.ended is not None or table.pieces.earlier):
        return table.album
    return None


def album_step(table: LiveTable, album: Album, step: int, seat: int) -> dict[str, Any]:
    """What an album tells of one choice."""
    if not 0 <= step < len(album.told):
        raise Refused("step", f"The replay has steps 0 to {len(album.told) - 1}.")
    lines = [
        tag("li", words(line.sentence + " "), clause_link(table.game.id, line.clause))
        for line in album.told[step]
        if line.visible_to(seat)
    ]
    return {
        "step": step,
        "board": drawing(album.picture(step)),
        "seats": NOTHING,
        "stage": NOTHING,
        "story": together(*lines) or tag("li", words("A choice in secret."), class_="quiet"),
    }
