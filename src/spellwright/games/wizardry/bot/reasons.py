"""Why an entry belongs into a plan, in a sentence for people."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.content import columns

WHY: Final[dict[int, str]] = {
    columns.MOVE: "Whoever keeps moving is hard to hit.",
    columns.RUN: "A Run is the quickest way to {foe}, or away from it.",
    columns.MAGIC_TOUCH: "{foe} can be reached and touched this turn.",
    columns.PUFF_OF_WIND: "The wind can blow {foe} out of bounds.",
    columns.DEFEND: "Hits are to be expected: every point takes one away.",
    columns.INITIATIVE: "Acting before {foe} makes the attack surer.",
    columns.CURSE: "{foe} will have fewer action points next turn.",
    columns.FOG: "In the fog {foe} cannot aim from so far away.",
    columns.POISON_DART: "Poison hurts {foe} every turn until a point removes it.",
    columns.DISPEL: "The next spell of {foe} will come to nothing.",
    columns.MAGIC_MISSILE: "It hits {foe} unless {foe} has planned a Defend.",
    columns.CLAIRVOYANCE: "It is good to know what {foe} will do next.",
    columns.FORESIGHT: "It is good to know how {foe} will defend.",
    columns.AWARENESS: "Two more defence points will be needed next turn.",
    columns.SPOT_WEAKNESS: "Without its points {foe} takes the attack in full.",
    columns.ONE_STEP_AHEAD: "The initiative for the rest of the game is worth a turn's spell.",
    columns.SPECTRAL_SWORD: "With the sword a touch costs {foe} four hits.",
    columns.LEAP: "A leap brings {foe} within reach.",
    columns.SUMMON_ANIMAL: "An animal fights along in every turn to come.",
    columns.PLAGUE_OF_INSECTS: "{foe} must take two hits or give way.",
    columns.SUMMON_DEMON: "The demon serves whoever has the initiative.",
    columns.ENTANGLE: "Entangled, {foe} cannot get away.",
    columns.TIDAL_WAVE: "The wave finds {foe} on nine squares and drives it back.",
    columns.SLEET_STORM: "{foe} can hardly get out of the storm in one turn.",
    columns.PUSH: "The push can take {foe} out of bounds.",
    columns.TELEPORT: "A teleport brings {foe} within reach.",
    columns.HIDE: "Too much is coming: better not to be there.",
    columns.BEAUTY: "Half of the spells of {foe} will fail.",
    columns.BLINDING_LIGHT: "Blinded, {foe} can only move.",
    columns.ABSORB_DAMAGE: "Hits that are prevented become action points.",
    columns.STONESKIN: "The touch of {foe} is what is to be feared.",
    columns.BANISH: "The creature of {foe} has to go.",
    columns.CIRCLE_OF_PROTECTION: "{foe} is far away and cannot hurt through the circle.",
    columns.ANTIMAGIC_FIELD: "The others lose more by it.",
    columns.LIGHTNING_BOLT: "Two hits are certain if {foe} stays on {square}.",
    columns.STORM: "Three hits threaten {foe} if it stays near {square}.",
    columns.SMASH: "Next to a destroyed square a puff of wind is enough to defeat {foe}.",
    columns.FLAME_TONGUE: "{foe} is near enough for three hits in a line.",
    columns.TRACKING_BALL: "Nothing can prevent the two hits of a ball that reaches {foe}.",
}


def why_planned(look: Outlook, action: int) -> str:
    sentence = WHY.get(action, f"{columns.NAMES[action]} fits into the plan.")
    return sentence.format(foe=look.foe_name, square=look.foe_square)
