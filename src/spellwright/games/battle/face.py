"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.face import no_choices_in as choices_in
from spellwright.face.face import no_previews as previews
from spellwright.face.face import nothing_prepared as prepared
from spellwright.games.battle.evening import evening
from spellwright.games.battle.glossary import glossary
from spellwright.games.battle.picture.automatic import automatic, wishes
from spellwright.games.battle.picture.belongings import belongings
from spellwright.games.battle.picture.chapters import chapter, deeds
from spellwright.games.battle.picture.how_to_play import about, tour
from spellwright.games.battle.picture.looks import looks
from spellwright.games.battle.picture.menu import menu
from spellwright.games.battle.picture.moment import moment
from spellwright.games.battle.picture.notes import notes
from spellwright.games.battle.picture.panels import panels, seat_panels
from spellwright.games.battle.picture.shortcuts import shortcuts
from spellwright.games.battle.picture.stage import stage
from spellwright.games.battle.picture.statistics import statistics
from spellwright.games.battle.picture.svg import board, svg
from spellwright.games.battle.picture.terminal import terminal
from spellwright.games.battle.picture.text import text

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
matters: Final = frozenset({"stunned", "defeated", "destroyed", "location-lost"})
workshop = None
