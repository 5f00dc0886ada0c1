"""What drawings read of a position; `python tools/field_reads.py funkoverse` writes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import Reads

READS: Final = {
    "funkoverse.picture.markers.areas": Reads(
        names=("control map scenario side"),
    ),
    "funkoverse.picture.markers.flags": Reads(
        names=("map scenario side"),
    ),
    "funkoverse.picture.markers.markers": Reads(
        names=("board control control_at map marker_cooldown scenario side"),
    ),
    "funkoverse.picture.panels._seat_panel": Reads(
        names=(
            "actions_left active at called cards confundo controller cooldown down exhausted "
            "first holder item item_cooldown kind leader marker_cooldown marker_side points "
            "protego round scenario side size tokens"
        ),
    ),
    "funkoverse.picture.pieces._figure": Reads(
        names=("active cards holder item item_cooldown leader side"),
        entries=("at confundo controller cooldown down exhausted kind protego"),
    ),
    "funkoverse.picture.text._ascii_board": Reads(
        names=(
            "active at board called control control_at decisions down kind map "
            "marker_cooldown scenario tokens"
        ),
    ),
    "funkoverse.picture.track.track": Reads(
        names=(
            "actions_left active at called cards confundo control controller cooldown "
            "decisions down exhausted first holder item item_cooldown kind leader map "
            "marker_cooldown marker_side points protego round scenario side size tokens"
        ),
    ),
    "funkoverse.picture.words.side_words": Reads(
        names=(
            "actions_left active at called cards confundo controller cooldown down exhausted "
            "kind marker_cooldown marker_side protego scenario seat side size tokens"
        ),
        entries=("holder item item_cooldown leader points"),
    ),
    "funkoverse.picture.words.things_words": Reads(
        names=("at board called control control_at kind map marker_cooldown scenario"),
    ),
    "funkoverse.picture.words.abilities_words": Reads(
        names=("abilities_of called cards confundo kind tokens"),
    ),
}
