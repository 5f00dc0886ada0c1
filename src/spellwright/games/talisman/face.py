"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.face import no_choices_in as choices_in
from spellwright.face.face import no_statistics as statistics
from spellwright.face.face import nothing_prepared as prepared
from spellwright.games.talisman.evening import evening
from spellwright.games.talisman.glossary import glossary
from spellwright.games.talisman.picture.automatic import automatic, wishes
from spellwright.games.talisman.picture.belongings import belongings
from spellwright.games.talisman.picture.chapters import chapter, deeds
from spellwright.games.talisman.picture.how_to_play import about, tour
from spellwright.games.talisman.picture.looks import looks
from spellwright.games.talisman.picture.menu import menu
from spellwright.games.talisman.picture.moment import moment
from spellwright.games.talisman.picture.notes import notes
from spellwright.games.talisman.picture.panels import panels, seat_panels
from spellwright.games.talisman.picture.previews import previews
from spellwright.games.talisman.picture.shortcuts import shortcuts
from spellwright.games.talisman.picture.stage import stage
from spellwright.games.talisman.picture.svg import board, svg
from spellwright.games.talisman.picture.terminal import terminal
from spellwright.games.talisman.picture.text import text

__all__ = [
    "about",
    "automatic",
    "belongings",
    "board",
    "chapter",
    "choices_in",
    "deeds",
    "evening",
    "glossary",
    "looks",
    "matters",
    "menu",
    "moment",
    "notes",
    "panels",
    "prepared",
    "prepares",
    "previews",
    "seat_panels",
    "shortcuts",
    "stage",
    "statistics",
    "svg",
    "terminal",
    "text",
    "tour",
    "tray",
    "wishes",
    "workshop",
]

tray: Final = "cards"
prepares: Final = ""
matters: Final = frozenset(
    {
        "won",
        "lost-fight",
        "died",
        "killed",
        "gates-opened",
        "entered-hall",
        "thrown-out",
        "victory",
        "furthest",
    }
)
workshop = None
