"""The effects of the spells, by school; `EFFECTS` finds the one of a spell."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content import columns
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
    columns.CURSE: minor.Curse,
    columns.FOG: minor.Fog,
    columns.POISON_DART: minor.PoisonDart,
    columns.DISPEL: minor.Dispel,
    columns.MAGIC_MISSILE: minor.MagicMissile,
    columns.CLAIRVOYANCE: divination.Clairvoyance,
    columns.FORESIGHT: divination.Foresight,
    columns.AWARENESS: divination.Awareness,
    columns.SPOT_WEAKNESS: divination.SpotWeakness,
    columns.ONE_STEP_AHEAD: divination.OneStepAhead,
    columns.SPECTRAL_SWORD: summoning.SpectralSword,
    columns.LEAP: summoning.Leap,
    columns.SUMMON_ANIMAL: summoning.SummonAnimal,
    columns.PLAGUE_OF_INSECTS: summoning.PlagueOfInsects,
    columns.SUMMON_DEMON: summoning.SummonDemon,
    columns.ENTANGLE: conjuration.Entangle,
    columns.TIDAL_WAVE: conjuration.TidalWave,
    columns.SLEET_STORM: conjuration.SleetStorm,
    columns.PUSH: conjuration.Push,
    columns.TELEPORT: conjuration.Teleport,
    columns.HIDE: illusion.Hide,
    columns.BEAUTY: illusion.Beauty,
    columns.BLINDING_LIGHT: illusion.BlindingLight,
    columns.TRANSPOSE: illusion.Transpose,
    columns.ILLUSORY_BODY: illusion.IllusoryBody,
    columns.ABSORB_DAMAGE: abjuration.AbsorbDamage,
    columns.STONESKIN: abjuration.Stoneskin,
    columns.BANISH: abjuration.Banish,
    columns.CIRCLE_OF_PROTECTION: abjuration.CircleOfProtection,
    columns.ANTIMAGIC_FIELD: abjuration.AntimagicField,
    columns.LIGHTNING_BOLT: evocation.LightningBolt,
    columns.STORM: evocation.Storm,
    columns.SMASH: evocation.Smash,
    columns.FLAME_TONGUE: evocation.FlameTongue,
    columns.TRACKING_BALL: evocation.TrackingBall,
}
