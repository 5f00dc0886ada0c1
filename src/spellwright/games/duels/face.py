"""How the game looks, in pictures and in words (`face.face`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.face import no_statistics as statistics
from spellwright.face.parts import About, Panel, Prepared, SeatPanel, TourStep
from spellwright.face.scene import Scene
from spellwright.games.duels.groups.entering import choices_of
from spellwright.games.duels.groups.keeping import prepared_group
from spellwright.games.duels.groups.text import read_group
from spellwright.games.duels.picture.gallery import gallery
from spellwright.games.duels.picture.how_to_play import ABOUT, TOUR
from spellwright.games.duels.picture.notes import notes as notes_of
from spellwright.games.duels.picture.panels import panels as panels_of
from spellwright.games.duels.picture.panels import seat_panels as seat_panels_of
from spellwright.games.duels.picture.previews import previews as previews_of
from spellwright.games.duels.picture.stage import clash
from spellwright.games.duels.picture.svg import board_svg
from spellwright.games.duels.picture.terminal import position_markup
from spellwright.games.duels.picture.text import position_text
from spellwright.games.duels.state import DuelsState

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

Seen = Scene[DuelsState]

prepares: Final = "Group"


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
    return gallery(scene.view, prefix) or board_svg(scene.view, with_strip=False, prefix=prefix)


def stage(scene: Seen, prefix: str = "") -> str:
    return clash(scene, prefix)


def seat_panels(scene: Seen) -> list[SeatPanel]:
    return seat_panels_of(scene.view)


def panels(scene: Seen) -> list[Panel]:
    return panels_of(scene.view)


def previews(scene: Seen) -> dict[str, list[str]]:
    return previews_of(scene.view)


def notes(scene: Seen) -> dict[str, str]:
    return notes_of(scene.view)


def prepared(scene: Seen) -> Prepared | None:
    return prepared_group(scene.view)


def choices_in(state: DuelsState, seat: int, text: str) -> list[str]:
    return choices_of(state, seat, read_group(text))
