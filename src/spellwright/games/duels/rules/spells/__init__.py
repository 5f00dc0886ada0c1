"""The effects of the Spells; `effect_of` finds the one of a Spell."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import spell
from spellwright.games.duels.rules.spells import charms, hexes, things, travel
from spellwright.games.duels.rules.spells.effect import Hex, SpellEffect
from spellwright.games.duels.rules.spells.imperio import Imperio

_EFFECTS: Final[dict[int, type[SpellEffect]]] = {
    spell("expelliarmus"): hexes.Expelliarmus,
    spell("confundo"): hexes.Confundo,
    spell("tarantallegra"): hexes.Tarantallegra,
    spell("bombarda-maxima"): hexes.BombardaMaxima,
    spell("oppugno"): hexes.Oppugno,
    spell("alarte-ascendare"): hexes.AlarteAscendare,
    spell("immobulus"): hexes.Immobulus,
    spell("everte-statum"): hexes.EverteStatum,
    spell("obliviate"): hexes.Obliviate,
    spell("legilimens"): hexes.Legilimens,
    spell("lumos-solem"): hexes.LumosSolem,
    spell("imperio"): Imperio,
    spell("protego"): charms.Shield,
    spell("protego-maxima"): charms.Shield,
    spell("fianto-duri"): charms.Aura,
    spell("nebulus"): charms.Aura,
    spell("episkey"): charms.Episkey,
    spell("vulnera-sanentur"): charms.VulneraSanentur,
    spell("finite-incantatem"): charms.FiniteIncantatem,
    spell("expecto-patronum"): charms.Marker,
    spell("fiendfyre"): charms.Marker,
    spell("apparition"): travel.Apparition,
    spell("wingardium-leviosa"): travel.WingardiumLeviosa,
    spell("accio"): travel.Accio,
    spell("reparo"): things.Reparo,
    spell("reducto"): things.Reducto,
    spell("evanesco"): things.Evanesco,
    spell("revelio"): things.Revelio,
    spell("serpensortia"): charms.Trap,
    spell("cave-inimicum"): charms.Trap,
    spell("morsmordre"): charms.Morsmordre,
    spell("piertotum-locomotor"): travel.PiertotumLocomotor,
}


def effect_of(spell: int) -> type[SpellEffect]:
    """A Spell without a line above is told by its figures."""
    return _EFFECTS.get(spell, Hex)
