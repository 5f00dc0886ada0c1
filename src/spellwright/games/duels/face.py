"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.automatic import no_wishes as wishes
from spellwright.face.automatic import nothing_automatic as automatic
from spellwright.face.face import no_statistics as statistics
from spellwright.games.duels.evening import evening
from spellwright.games.duels.glossary import glossary
from spellwright.games.duels.groups import workshop
from spellwright.games.duels.groups.entering import choices_in
from spellwright.games.duels.groups.keeping import prepared
from spellwright.games.duels.picture.chapters import chapter, deeds
from spellwright.games.duels.picture.how_to_play import about, tour
from spellwright.games.duels.picture.looks import looks
from spellwright.games.duels.picture.menu import menu
from spellwright.games.duels.picture.moment import moment
from spellwright.games.duels.picture.notes import notes
from spellwright.games.duels.picture.panels import belongings, panels, seat_panels
from spellwright.games.duels.picture.previews import previews
from spellwright.games.duels.picture.shortcuts import shortcuts
from spellwright.games.duels.picture.stage import stage
from spellwright.games.duels.picture.svg import board, svg
from spellwright.games.duels.picture.terminal import terminal
from spellwright.games.duels.picture.text import text

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
prepares: Final = "Group"
matters: Final = frozenset(
    {"round-began", "scored", "removed", "last-model", "wins", "nobody-wins"}
)
