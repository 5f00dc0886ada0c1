"""A game as a book on the shelf: leather, a brass frame, its emblem and its title."""

from __future__ import annotations

from html import escape
from typing import Final

from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import bold_width, fitting
from spellwright.drawing.look import BRASS
from spellwright.face.translated import translation_note
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, words
from spellwright.server.speaking import reader, spoken

WIDTH: Final = 220
HEIGHT: Final = 300
MIDDLE: Final = 122
ROOM: Final = 140
"""Width of a line of the title."""
TITLE_SIZES: Final = (18, 17, 16, 15)
SPACED: Final = 1.06
"""Titles are written with some space between the letters."""
LEATHERS: Final = {
    "wand": "#5a2434",
    "tower": "#23405e",
    "owl": "#33502f",
    "snake": "#4a3566",
    "key": "#5e4423",
    "banner": "#1f4d4f",
    "rings": "#2b3563",
    "duel": "#3a2350",
}


def language_note(game: Game) -> Html:
    """Says so where the reader's language does not have all the words of a game."""
    note = translation_note(reader(), game.id)
    return NOTHING if note is None else tag("p", words(note), class_="quiet in-english")


def book_cover(game: Game) -> Html:
    """The picture; the title beside it says the same, so screen readers skip the picture."""
    sign = game.face.about(reader()).emblem
    leather = LEATHERS.get(sign, "#4a3a2a")
    lines, size = fitting(spoken(game.noun), ROOM, TITLE_SIZES, _spaced_width, 3)
    first = 214 - 11 * (len(lines) - 1)
    title = "".join(
        f'<text x="{MIDDLE}" y="{first + 24 * row}" text-anchor="middle" font-size="{size}" '
        f'fill="#efe6d2" class="lettering">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return drawing(
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" class="cover">'
        f'<path d="M14 8H212V292H14Q4 292 4 282V18Q4 8 14 8Z" fill="{leather}"/>'
        '<path d="M14 8Q4 8 4 18V282Q4 292 14 292H30V8Z" fill="#000" fill-opacity=".32"/>'
        '<path d="M8 286Q10 291 16 291H212V296H16Q4 296 4 284Z" fill="#e9dcc0"/>'
        f'<g fill="none" stroke="{BRASS}">'
        '<path d="M4 48H30M4 56H30M4 244H30M4 252H30" stroke-opacity=".8"/>'
        '<rect x="42" y="20" width="160" height="260" rx="4" stroke-width="2"/>'
        '<rect x="48" y="26" width="148" height="248" rx="2" stroke-opacity=".5"/>'
        f'<circle cx="{MIDDLE}" cy="110" r="54" stroke-width="2"/>'
        f'<circle cx="{MIDDLE}" cy="110" r="48" stroke-dasharray="1 7" stroke-width="3"/></g>'
        f'<g transform="translate({MIDDLE} 110)">{emblem(sign, 62, fill=BRASS)}</g>'
        f"{title}</svg>"
    )


def _spaced_width(title: str, size: float) -> float:
    return bold_width(title, size) * SPACED
