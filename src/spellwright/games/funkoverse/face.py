"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.automatic import no_wishes as wishes
from spellwright.face.automatic import nothing_automatic as automatic
from spellwright.face.face import no_choices_in as choices_in
from spellwright.face.face import no_statistics as statistics
from spellwright.face.face import nothing_prepared as prepared
from spellwright.face.shortcuts import no_shortcuts as shortcuts
from spellwright.games.funkoverse.evening import evening
from spellwright.games.funkoverse.glossary import glossary
from spellwright.games.funkoverse.picture.belongings import belongings
from spellwright.games.funkoverse.picture.chapters import chapter, deeds
from spellwright.games.funkoverse.picture.how_to_play import about, tour
from spellwright.games.funkoverse.picture.looks import looks
from spellwright.games.funkoverse.picture.menu import menu
from spellwright.games.funkoverse.picture.moment import moment
from spellwright.games.funkoverse.picture.notes import notes
from spellwright.games.funkoverse.picture.panels import panels, seat_panels
from spellwright.games.funkoverse.picture.previews import previews
from spellwright.games.funkoverse.picture.stage import stage
from spellwright.games.funkoverse.picture.svg import board, svg
from spellwright.games.funkoverse.picture.terminal import terminal
from spellwright.games.funkoverse.picture.text import text

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
matters: Final = frozenset({"round-began", "knocked-out", "scored", "won", "won-first-game"})
workshop = None
