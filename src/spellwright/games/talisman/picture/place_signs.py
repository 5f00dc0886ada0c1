"""The symbol of each space: shapes of our own in a box of 24 by 24, else a common emblem."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import Svg, Value, element
from spellwright.drawing.emblem import EMBLEMS
from spellwright.games.talisman.board import SPACE_KEYS

_SHAPES: Final = {
    # Roof, door, chimney.
    "house": "M0-11 12-1H9V11H3V3H-3V11H-9V-1H-12ZM5-11H8.4V-6.6L5-9.4Z",
    # A street lamp.
    "lamp": "M-4-11.5H4L6-9H-6ZM-4.6-8H4.6L3-1H-3ZM-1.2 0H1.2V9H-1.2ZM-5 9.6H5V12H-5Z",
    # Two trees.
    "trees": "M-5-12 0-3H-2.4L1-.4 2.6 4H-4V12H-6.4V4H-12L-8-2H-10.4Z"
    "M6-6 12 4H7.2V12H5V5.4H3.6L1.6-1Z",
    # A cross of healers.
    "healer": "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
    # A heap of coins.
    "coins": "M0-10C5-10 9-8.6 9-6.6S5-3.2 0-3.2-9-4.6-9-6.6-5-10 0-10Z"
    "M-9-3.6C-6-1.4 6-1.4 9-3.6V-.6C6 1.6-6 1.6-9-.6ZM-9 1.4C-6 3.6 6 3.6 9 1.4V4.4"
    "C6 6.6-6 6.6-9 4.4ZM-9 6.4C-6 8.6 6 8.6 9 6.4V9.4C6 11.6-6 11.6-9 9.4Z",
    # An engine on its rails.
    "train": "M-11-6H-2V-10H4V-6H7V-11H10V-4.4C11.6-3 12-.6 12 2V5H-11Z"
    "M-8.6-3.6H-4V.4H-8.6Z"
    "M-7 6A3 3 0 1 1-7 12 3 3 0 1 1-7 6ZM6 6A3 3 0 1 1 6 12 3 3 0 1 1 6 6Z",
    # Bars before a window.
    "bars": "M-10-11H10V11H-10ZM-7.4-8.4V8.4H-4.6V-8.4ZM-2-8.4V8.4H2V-8.4ZM4.6-8.4V8.4H7.4V-8.4Z",
    # A spider.
    "spider": "M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4ZM0 3.4A5 4.4 0 1 1 0 12 5 4.4 0 1 1 0 3.4Z"
    "M-3-1-8-6-10-1-11.6-2-8.6-9.6-2-3ZM3-1 8-6 10-1 11.6-2 8.6-9.6 2-3Z"
    "M-4 2-9 1-11 7-12.4 6-10-1.6-3.6.2ZM4 2 9 1 11 7 12.4 6 10-1.6 3.6.2Z",
    # A gate between two towers.
    "gate": "M-12-11H-10V-9H-8.6V-11H-6.4V-5C-3-8 3-8 6.4-5V-11H8.6V-9H10V-11H12V11H5V2"
    "C5-5-5-5-5 2V11H-12Z",
    # Waves.
    "lake": "M-12-6C-9-10-6-10-3-6S3-2 6-6 10-9 12-7V-3.4C10-5 8-5 6-2.4 3 1.6-1 1.6-4-2.4"
    "-7-6-9-5-12-2.4ZM-12 4C-9 0-6 0-3 4S3 8 6 4 10 1 12 3V6.6C10 5 8 5 6 7.6 3 11.6-1 11.6-4 7.6"
    "-7 4-9 5-12 7.6Z",
    # A bridge with a roof.
    "bridge": "M-12-3 0-11 12-3V0H10V5H12V8H8C7 3-7 3-8 8H-12V5H-10V0H-12Z"
    "M-7.4 0V3.4H-5V0ZM-1.2 0V2.4H1.2V0ZM5 0V3.4H7.4V0Z",
    # Three hoops on poles.
    "hoops": "M-8-6A3.6 3.6 0 1 1-8 1.2 3.6 3.6 0 1 1-8-6Z"
    "M-8-4A1.7 1.7 0 1 0-8-.8 1.7 1.7 0 1 0-8-4Z"
    "M0-12A3.6 3.6 0 1 1 0-4.8 3.6 3.6 0 1 1 0-12ZM0-10A1.7 1.7 0 1 0 0-6.8 1.7 1.7 0 1 0 0-10Z"
    "M8-6A3.6 3.6 0 1 1 8 1.2 3.6 3.6 0 1 1 8-6ZM8-4A1.7 1.7 0 1 0 8-.8 1.7 1.7 0 1 0 8-4Z"
    "M-8.8 1.6H-7.2V12H-8.8ZM-.8-4.4H.8V12H-.8ZM7.2 1.6H8.8V12H7.2Z",
    # Stairs.
    "stairs": "M-12 12V6H-6V1H0V-4H6V-9H12V12ZM-12 2-7-2V-7L0-7V-12H4V-10H2V-5H-5V-1L-12 4Z",
    # A door with nobody knows what behind it.
    "door": "M-8 12V-4C-8-14 8-14 8-4V12ZM-5.4 9.6H5.4V-4C5.4-10.6-5.4-10.6-5.4-4Z"
    "M2 1A1.6 1.6 0 1 1 2 4.2 1.6 1.6 0 1 1 2 1Z",
    # A tower with a pointed roof.
    "tower": "M0-12.5 7-4H5V9H8V12H-8V9H-5V-4H-7ZM-1.6-1V4H1.6V-1Z",
    # A key with wings.
    "winged-key": "M-3-9A5 5 0 1 1-3 1L-1.6 1V12H2.4V9H.8V6.6H2.4V4H.8V.4A5 5 0 0 1-3-9Z"
    "M-2-6.4A2.4 2.4 0 1 0-2-1.6 2.4 2.4 0 1 0-2-6.4ZM4-5C7-10 10-11 12.4-10.4 12-6 9-3 5-2Z"
    "M-8-5C-10-9-11-10-12.4-9.6-12.4-6-11-4-8.4-3Z",
    # A pot plant.
    "plant": "M-6 5H6L4.4 12H-4.4Z"
    "M-1 4V-2C-6-2-9-5-9-10-4-10-1-7-.2-4 1-8 4-11 9-11 9-6 6-3 1-3V4Z",
    # A crown of the four houses.
    "hall": "M-11 11V-2L-6-8-1-2V-5L0-12 1-5V-2L6-8 11-2V11H3V6C3 2-3 2-3 6V11Z",
    # A giant's boulder.
    "boulder": "M-11 10-12 2-7-7 1-10 8-6 12 3 11 10ZM-5-2-7 3-2 1ZM3-5 7 1 5 5 2 1Z",
}

SIGN_OF: Final = {
    **dict.fromkeys(("out-2", "out-4", "out-6", "out-8", "out-12", "out-16", "out-18"), "lamp"),
    "out-1": "cup",
    "out-3": "quill",
    "out-5": "candle",
    "out-7": "house",
    "out-9": "demon",
    "out-10": "healer",
    "out-11": "coins",
    "out-13": "wand",
    "out-14": "potion",
    "out-15": "serpent",
    "out-17": "train",
    "out-19": "bars",
    "out-20": "trees",
    "out-21": "house",
    "out-22": "raven",
    "out-23": "door",
    "out-24": "moon",
    "mid-1": "hoops",
    "mid-2": "trees",
    "mid-3": "spider",
    "mid-4": "trees",
    "mid-5": "lantern",
    "mid-6": "blossom",
    "mid-7": "lake",
    "mid-8": "healer",
    "mid-9": "gate",
    "mid-10": "vine",
    "mid-11": "boulder",
    "mid-12": "train",
    "mid-13": "star",
    "mid-14": "blossom",
    "mid-15": "bridge",
    "mid-16": "owl",
    "inn-1": "stairs",
    "inn-2": "potion",
    "inn-3": "plant",
    "inn-4": "winged-key",
    "inn-5": "door",
    "inn-6": "shield",
    "inn-7": "tower",
    "inn-8": "beast",
    "hall": "hall",
}


def place_sign(space: int, size: float, **attributes: Value) -> Svg:
    """The symbol of a space around the origin."""
    name = SIGN_OF[SPACE_KEYS[space]]
    return element(
        "path",
        d=_SHAPES.get(name) or EMBLEMS[name],
        fill_rule="evenodd",
        transform=f"scale({size / 24:.3f})",
        **attributes,
    )
