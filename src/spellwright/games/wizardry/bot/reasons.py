"""Why an entry belongs into a plan, in a sentence for people."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.bot.outlook import Outlook
from spellwright.games.wizardry.content import figures as f

WHY: Final[dict[int, str]] = {
    f.MOVE: "Whoever keeps moving is hard to hit.",
    f.RUN: "A Run is the quickest way to {foe}, or away from it.",
    f.MAGIC_TOUCH: "{foe} can be reached and touched this turn.",
    f.PUFF_OF_WIND: "The wind can blow {foe} out of bounds.",
    f.DEFEND: "Hits are to be expected: every point takes one away.",
    f.INITIATIVE: "Acting before {foe} makes the attack surer.",
    f.CURSE: "{foe} will have fewer action points next turn.",
    f.FOG: "In the fog {foe} cannot aim from so far away.",
    f.POISON_DART: "Poison hurts {foe} every turn until a point removes it.",
    f.DISPEL: "The next spell of {foe} will come to nothing.",
    f.MAGIC_MISSILE: "It hits {foe} unless {foe} has planned a Defend.",
    f.CLAIRVOYANCE: "It is good to know what {foe} will do next.",
    f.FORESIGHT: "It is good to know how {foe} will defend.",
    f.AWARENESS: "Two more defence points will be needed next turn.",
    f.SPOT_WEAKNESS: "Without its points {foe} takes the attack in full.",
    f.ONE_STEP_AHEAD: "The initiative for the rest of the game is worth a turn's spell.",
    f.SPECTRAL_SWORD: "With the sword a touch costs {foe} four hits.",
    f.LEAP: "A leap brings {foe} within reach.",
    f.SUMMON_ANIMAL: "An animal fights along in every turn to come.",
    f.PLAGUE_OF_INSECTS: "{foe} must take two hits or give way.",
    f.SUMMON_DEMON: "The demon serves whoever has the initiative.",
    f.ENTANGLE: "Entangled, {foe} cannot get away.",
    f.TIDAL_WAVE: "The wave finds {foe} on nine squares and drives it back.",
    f.SLEET_STORM: "{foe} can hardly get out of the storm in one turn.",
    f.PUSH: "The push can take {foe} out of bounds.",
    f.TELEPORT: "A teleport brings {foe} within reach.",
    f.HIDE: "Too much is coming: better not to be there.",
    f.BEAUTY: "Half of the spells of {foe} will fail.",
    f.BLINDING_LIGHT: "Blinded, {foe} can only move.",
    f.ABSORB_DAMAGE: "Hits that are prevented become action points.",
    f.STONESKIN: "The touch of {foe} is what is to be feared.",
    f.BANISH: "The creature of {foe} has to go.",
    f.CIRCLE_OF_PROTECTION: "{foe} is far away and cannot hurt through the circle.",
    f.ANTIMAGIC_FIELD: "The others lose more by it.",
    f.LIGHTNING_BOLT: "Two hits are certain if {foe} stays on {square}.",
    f.STORM: "Three hits threaten {foe} if it stays near {square}.",
    f.SMASH: "Next to a destroyed square a puff of wind is enough to defeat {foe}.",
    f.FLAME_TONGUE: "{foe} is near enough for three hits in a line.",
    f.TRACKING_BALL: "Nothing can prevent the two hits of a ball that reaches {foe}.",
}


def why_planned(look: Outlook, action: int) -> str:
    sentence = WHY.get(action, f"{f.NAMES[action]} fits into the plan.")
    return sentence.format(foe=look.foe_name, square=look.foe_square)
