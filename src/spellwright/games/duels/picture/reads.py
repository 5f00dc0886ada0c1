"""What drawings read of a position; `python tools/field_reads.py duels` writes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import Reads

READS: Final = {
    "duels.picture.condition.model_words": Reads(
        names=(
            "aim at board character leader overlay_at overlay_up patronus piece spell stage upkept"
        ),
        entries=(
            "activations cloaked conditions dark_mark dazed felix impacts mist poison slow "
            "smoke strengthened"
        ),
    ),
    "duels.picture.condition.sheet_words": Reads(
        names=(
            "aim at board character gear join leader locked overlay_at overlay_up patronus "
            "piece spell stage traits upkept"
        ),
        entries=(
            "activations cloaked conditions dark_mark dazed felix impacts mist poison slow "
            "smoke strengthened"
        ),
    ),
    "duels.picture.panels._seat_panel": Reads(
        names=(
            "activations affiliation aim at board character cloaked clock conditions dark "
            "dark_mark dazed felix gear hand impacts join leader light locked mist overlay_at "
            "overlay_up patronus piece poison potions_used round slow smoke spell stage "
            "starter strengthened toured traits upkept"
        ),
        entries=("activated deck discard points quests scored spent_dark spent_light"),
    ),
    "duels.picture.panels._sheets": Reads(
        names=(
            "activations active aim at board character cloaked conditions dark_mark dazed "
            "felix gear impacts join leader locked mist overlay_at overlay_up patronus piece "
            "poison seat slow smoke spell stage strengthened traits upkept"
        ),
    ),
    "duels.picture.pieces._model": Reads(
        names=(
            "active aim at board character gear join leader locked overlay_at overlay_up "
            "patronus piece spell stage traits upkept"
        ),
        entries=(
            "activations cloaked conditions dark_mark dazed felix impacts mist poison slow "
            "smoke strengthened"
        ),
    ),
    "duels.picture.rows.known_row": Reads(
        names=("clock join"),
    ),
    "duels.picture.sheets._sheet": Reads(
        names=(
            "active aim at board character gear join leader locked overlay_at overlay_up "
            "patronus piece spell stage traits upkept"
        ),
        entries=(
            "activations cloaked conditions dark_mark dazed felix impacts mist poison slow "
            "smoke strengthened"
        ),
    ),
    "duels.picture.text._ascii_board": Reads(
        names=(
            "active asked at board character conditions decisions fiendfyre first_owner gear "
            "join locked movement mysteries overlay_at overlay_up patronus piece scorched "
            "slow terrain traits trap_at trap_spell"
        ),
    ),
    "duels.picture.things._overlay": Reads(
        names=("join overlay_terrain round"),
        entries=("overlay_at overlay_up"),
    ),
    "duels.picture.words.map_words": Reads(
        names=(
            "board fiendfyre first_owner join map mysteries overlay_at overlay_terrain "
            "overlay_up patronus round terrain trap_at"
        ),
    ),
    "duels.picture.words.spell_words": Reads(
        names=("bound character clock holder join on_dark on_light spell upkept"),
    ),
    "duels.picture.words.seat_words": Reads(
        names=(
            "activations aim at board bound character cloaked clock conditions dark dark_mark "
            "dazed felix gear hand holder impacts join leader light locked mist on_dark "
            "on_light overlay_at overlay_up patronus piece poison potions_used round seat "
            "slow smoke spell stage starter strengthened toured traits upkept"
        ),
        entries=("activated deck emptied points quest_hand quests scored stock"),
    ),
}
