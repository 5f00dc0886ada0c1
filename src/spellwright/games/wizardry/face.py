"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.face import no_choices_in as choices_in
from spellwright.face.face import no_statistics as statistics
from spellwright.face.face import nothing_prepared as prepared
from spellwright.face.parts import About, Panel, SeatPanel, TourStep
from spellwright.face.scene import Scene
from spellwright.games.wizardry.picture.how_to_play import ABOUT, TOUR
from spellwright.games.wizardry.picture.notes import notes as notes_of
from spellwright.games.wizardry.picture.panels import panels as panels_of
from spellwright.games.wizardry.picture.panels import seat_panels as seat_panels_of
from spellwright.games.wizardry.picture.previews import previews as previews_of
from spellwright.games.wizardry.picture.stage import roll_off
from spellwright.games.wizardry.picture.svg import board_svg
from spellwright.games.wizardry.picture.terminal import position_markup
from spellwright.games.wizardry.picture.text import position_text
from spellwright.games.wizardry.state import WizardryState

__all__ = [
    "about",
    "board",
    "choices_in",
    "notes",
    "panels",
    "prepared",
    "prepares",
    "previews",
    "seat_panels",
    "stage",
    "statistics",
    "svg",
    "terminal",
    "text",
    "tour",
]

Seen = Scene[WizardryState]

prepares: Final = ""


def about() -> About:
    return ABOUT


def tour() -> Sequence[TourStep]:
    return TOUR


def svg(scene: Seen) -> str:
    return board_svg(scene.view)


def text(scene: Seen) -> str:
    return position_text(scene.view)


def terminal(scene: Seen) -> str:
    return position_markup(scene.view)


def board(scene: Seen, prefix: str = "") -> str:
    return board_svg(scene.view, with_strip=False, prefix=prefix)


def stage(scene: Seen, prefix: str = "") -> str:
    return roll_off(scene, prefix)


def seat_panels(scene: Seen) -> list[SeatPanel]:
    return seat_panels_of(scene.view)


def panels(scene: Seen) -> list[Panel]:
    return panels_of(scene.view)


def previews(scene: Seen) -> dict[str, list[str]]:
    return previews_of(scene.view)


def notes(scene: Seen) -> dict[str, str]:
    return notes_of(scene.view)
