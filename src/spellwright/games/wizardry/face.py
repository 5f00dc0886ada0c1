"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.face import no_choices_in as choices_in
from spellwright.face.face import no_statistics as statistics
from spellwright.face.face import nothing_prepared as prepared
from spellwright.games.wizardry.evening import evening
from spellwright.games.wizardry.glossary import glossary
from spellwright.games.wizardry.picture.automatic import automatic, wishes
from spellwright.games.wizardry.picture.belongings import belongings
from spellwright.games.wizardry.picture.chapters import chapter, deeds
from spellwright.games.wizardry.picture.how_to_play import about, tour
from spellwright.games.wizardry.picture.looks import looks
from spellwright.games.wizardry.picture.menu import menu
from spellwright.games.wizardry.picture.moment import moment
from spellwright.games.wizardry.picture.notes import notes
from spellwright.games.wizardry.picture.panels import panels, seat_panels
from spellwright.games.wizardry.picture.previews import previews
from spellwright.games.wizardry.picture.shortcuts import shortcuts
from spellwright.games.wizardry.picture.stage import stage
from spellwright.games.wizardry.picture.svg import board, svg
from spellwright.games.wizardry.picture.terminal import terminal
from spellwright.games.wizardry.picture.text import text

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

tray: Final = "lines"
prepares: Final = ""
matters: Final = frozenset({"defeated", "wins", "drawn"})
workshop = None
