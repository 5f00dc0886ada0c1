"""What drawings read of a position; `python tools/field_reads.py wizardry` writes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import Reads

READS: Final = {
    "wizardry.picture.panels._seat_panel": Reads(
        names=("hits_to_defeat seat turn"),
        entries=(
            "absorbing announced ap aware aware_next beautiful blinded circle entangled "
            "flamed foreseen_by foreseers_next gained_ap hits in_play known lost_ap poison "
            "pool profile public_spells seen_by shown_entries step_ahead stoneskin storming "
            "sword teleported unavailable watchers_next"
        ),
    ),
    "wizardry.picture.pieces.pieces": Reads(
        names=(
            "absorbing animal_owners animals asked at aware aware_next ball_owners balls "
            "beautiful blinded board circle decisions demon demon_summoner double "
            "double_is_real entangled flamed foreseen_by foreseers_next gained_ap hits "
            "hits_to_defeat in_play known left lost_ap poison pool profile public_spells seat "
            "seen_by smashed step_ahead stoneskin storming sword teleported turn unavailable "
            "watchers_next"
        ),
    ),
    "wizardry.picture.text._ascii_board": Reads(
        names=(
            "animal_owners animals asked at ball_owners balls board decisions demon double "
            "double_is_real left seat smashed"
        ),
    ),
    "wizardry.picture.words.wizard_words": Reads(
        names=("hits_to_defeat seat turn"),
        entries=(
            "absorbing ap at aware aware_next beautiful blinded circle double double_is_real "
            "entangled flamed foreseen_by foreseers_next gained_ap hits in_play left lost_ap "
            "orientation poison pool profile seen_by step_ahead stoneskin storming sword "
            "watchers_next"
        ),
    ),
    "wizardry.picture.words.spell_words": Reads(
        names=("seat"),
        entries=("known public_spells teleported unavailable"),
    ),
}
