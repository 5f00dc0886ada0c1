"""A finished game as its album shows it, when it cannot be played again from its log."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.refusal import Refused
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.speaking import reader, say
from spellwright.server.tables.album import Album
from spellwright.server.tables.live_table import LiveTable
from spellwright.speech.language import ENGLISH


def album_to_show(table: LiveTable) -> Album | None:
    """The album of a game that cannot be played again as a whole; None if it can."""
    if table.is_over and (table.ended is not None or table.pieces.earlier):
        return table.album
    return None


def _in_english(sentence: str) -> Html:
    """An album keeps its words in English; to who reads another language the page says so."""
    is_read = reader().language.code == ENGLISH
    return words(sentence) if is_read else tag("span", words(sentence), lang=ENGLISH)


def album_step(table: LiveTable, album: Album, step: int, seat: int) -> dict[str, Any]:
    """What an album tells of one choice."""
    if not 0 <= step < len(album.told):
        raise Refused("step", say("refusal-no-step", last=len(album.told) - 1))
    lines = [
        tag(
            "li",
            _in_english(line.sentence),
            words(" "),
            clause_link(table.game.id, line.clause),
        )
        for line in album.told[step]
        if line.visible_to(seat)
    ]
    return {
        "step": step,
        "on_the_way": [],
        "board": drawing(album.picture(step)),
        "seats": NOTHING,
        "stage": NOTHING,
        "tray": NOTHING,
        "story": together(*lines) or tag("li", words(say("text-secret-choice")), class_="quiet"),
    }
