"""The tables that find the effect of a Spell."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.names import (
    ACCIO,
    ALOHOMORA,
    APPARATE,
    AVADA_KEDAVRA,
    CONFUNDO,
    CRUCIO,
    EPISKEY,
    EXPECTO_PATRONUM,
    EXPELLIARMUS,
    EXPULSO,
    FINITE_INCANTATEM,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    LEGILIMENS,
    LUMOS,
    OBLIVIATE,
    PROTEGO,
    REDUCTO,
    RIDDIKULUS,
    SECTUMSEMPRA,
    STUPEFY,
    TRANSFIGURO,
    WINGARDIUM_LEVIOSA,
)
from spellwright.games.talisman.rules.casting import AT_ONCE, EFFECTS
from spellwright.games.talisman.rules.spells import instant
from spellwright.games.talisman.rules.spells.choices import (
    Accio,
    Apparate,
    Crucio,
    Legilimens,
    Lumos,
    Transfiguro,
    TurnToken,
)

AT_ONCE.update(
    {
        OBLIVIATE: instant.obliviate,
        IMPEDIMENTA: instant.impedimenta,
        EPISKEY: instant.episkey,
        IMMOBULUS: instant.immobulus,
        EXPECTO_PATRONUM: instant.expecto_patronum,
        PROTEGO: instant.protego,
        STUPEFY: instant.stupefy,
        ALOHOMORA: instant.alohomora,
        AVADA_KEDAVRA: instant.avada_kedavra,
        CONFUNDO: instant.confundo,
        EXPELLIARMUS: instant.expelliarmus,
        FINITE_INCANTATEM: instant.finite_incantatem,
        IMPERIO: instant.imperio,
        REDUCTO: instant.reducto,
        RIDDIKULUS: instant.riddikulus,
        SECTUMSEMPRA: instant.sectumsempra,
        WINGARDIUM_LEVIOSA: instant.wingardium_leviosa,
    }
)
EFFECTS.update(
    {
        LUMOS: Lumos,
        ACCIO: Accio,
        EXPULSO: TurnToken,
        APPARATE: Apparate,
        CRUCIO: Crucio,
        LEGILIMENS: Legilimens,
        TRANSFIGURO: Transfiguro,
    }
)

SPELLS_WITH_EFFECT: Final = sorted([*AT_ONCE, *EFFECTS])
