"""What drawings read of a position; `python tools/field_reads.py talisman` writes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import Reads

READS: Final = {
    "talisman.picture.condition.character_line": Reads(
        names=("beside round seat token"),
        entries=(
            "at back character duty evading extra fate ferret followers gold hand life lost "
            "magic might objects quest side stored trophies"
        ),
    ),
    "talisman.picture.panels._seat_panel": Reads(
        names=("beside outcome round seat token"),
        entries=(
            "at back character duty evading extra fate ferret followers gold hand life lost "
            "magic might objects quest side stored trophies"
        ),
    ),
    "talisman.picture.pieces._lying": Reads(
        entries=("gold_at lying"),
    ),
    "talisman.picture.pieces._person": Reads(
        names=("active beside round seat token"),
        entries=(
            "at back character duty evading extra fate ferret followers gold hand life lost "
            "magic might objects quest side stored trophies"
        ),
    ),
    "talisman.picture.pieces._voldemort": Reads(
        names=("round voldemort"),
    ),
    "talisman.picture.race.race_picture": Reads(
        names=(
            "active at back beside character duty evading extra fate ferret followers gold "
            "hand life lost magic might objects quest round seat side stored token trophies"
        ),
    ),
    "talisman.picture.status_bar._bar": Reads(
        names=("active beside character deck discard outcome round token"),
    ),
    "talisman.picture.text._ascii_board": Reads(
        names=("at character gold_at lying voldemort"),
    ),
    "talisman.picture.words.table_words": Reads(
        names=("beside beside_turns deck gold_at lying round stock voldemort"),
    ),
}
