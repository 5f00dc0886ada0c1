"""What drawings read of a position; `python tools/field_reads.py battle` writes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import Reads

READS: Final = {
    "battle.picture.foes.foes": Reads(
        names=(
            "encounter encounter_symbols event_pile event_stack events events_on_table "
            "final_revealed foe_pile horcrux horcrux_symbols row row_attack row_influence "
            "row_off scenario tally turn villain_stack"
        ),
    ),
    "battle.picture.heroes.heroes": Reads(
        names=(
            "active attack brews charm collected decisions deck expert experts hand health "
            "hero hero_card hero_cards heroes influence pile row shop turn used waiting"
        ),
    ),
    "battle.picture.location.location": Reads(
        names=("control heroes location row scenario"),
    ),
    "battle.picture.next_turn.note": Reads(
        names=(
            "active bans brews calm encounter hand heroes horcrux location markers powers row "
            "row_off scenario seat"
        ),
    ),
    "battle.picture.panels._seat_panel": Reads(
        names=(
            "active attack charm collected deck expert experts hand health hero hero_card "
            "hero_cards heroes influence pile row turn"
        ),
    ),
    "battle.picture.potions.potions": Reads(
        names=("brews held_token potion_places potions row shelf supply tile tray"),
    ),
    "battle.picture.shop.shop": Reads(
        names=("active expert market market_high powers row shop turn"),
    ),
    "battle.picture.words.position_sentences": Reads(
        names=(
            "active attack bans brews calm charm collected control deck encounter "
            "encounter_symbols event_pile event_stack events_on_table expert experts foe_pile "
            "hand health hero hero_card hero_cards heroes horcrux horcrux_symbols influence "
            "location markers outcome pile play_area potion_places potions powers row "
            "row_attack row_influence row_off scenario seat shelf shop step tile turn "
            "villain_stack waiting"
        ),
    ),
}
