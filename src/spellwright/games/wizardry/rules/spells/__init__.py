"""The effects of the spells, by school; `EFFECTS` finds the one of a spell."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content import figures
from spellwright.games.wizardry.rules.spell import Spell
from spellwright.games.wizardry.rules.spells import (
    abjuration,
    conjuration,
    divination,
    evocation,
    illusion,
    minor,
    summoning,
)

EFFECTS: Final[dict[int, type[Spell]]] = {
    figures.CURSE: minor.Curse,
    figures.FOG: minor.Fog,
    figures.POISON_DART: minor.PoisonDart,
    figures.DISPEL: minor.Dispel,
    figures.MAGIC_MISSILE: minor.MagicMissile,
    figures.CLAIRVOYANCE: divination.Clairvoyance,
    figures.FORESIGHT: divination.Foresight,
    figures.AWARENESS: divination.Awareness,
    figures.SPOT_WEAKNESS: divination.SpotWeakness,
    figures.ONE_STEP_AHEAD: divination.OneStepAhead,
    figures.SPECTRAL_SWORD: summoning.SpectralSword,
    figures.LEAP: summoning.Leap,
    figures.SUMMON_ANIMAL: summoning.SummonAnimal,
    figures.PLAGUE_OF_INSECTS: summoning.PlagueOfInsects,
    figures.SUMMON_DEMON: summoning.SummonDemon,
    figures.ENTANGLE: conjuration.Entangle,
    figures.TIDAL_WAVE: conjuration.TidalWave,
    figures.SLEET_STORM: conjuration.SleetStorm,
    figures.PUSH: conjuration.Push,
    figures.TELEPORT: conjuration.Teleport,
    figures.HIDE: illusion.Hide,
    figures.BEAUTY: illusion.Beauty,
    figures.BLINDING_LIGHT: illusion.BlindingLight,
    figures.TRANSPOSE: illusion.Transpose,
    figures.ILLUSORY_BODY: illusion.IllusoryBody,
    figures.ABSORB_DAMAGE: abjuration.AbsorbDamage,
    figures.STONESKIN: abjuration.Stoneskin,
    figures.BANISH: abjuration.Banish,
    figures.CIRCLE_OF_PROTECTION: abjuration.CircleOfProtection,
    figures.ANTIMAGIC_FIELD: abjuration.AntimagicField,
    figures.LIGHTNING_BOLT: evocation.LightningBolt,
    figures.STORM: evocation.Storm,
    figures.SMASH: evocation.Smash,
    figures.FLAME_TONGUE: evocation.FlameTongue,
    figures.TRACKING_BALL: evocation.TrackingBall,
}
