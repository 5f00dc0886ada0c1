"""The cards, Spells and sides of Character cards that rules call by name."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.columns import (
    KIND,
    OBJECT,
    STACK_CARDS,
    card,
    side,
    spell,
)

LENT: Final[list[int]] = []
"""The cards whose rules others may have: rows of packs name them under `effect`."""


def rule(key: str) -> int:
    """The number of a card whose rule every card may have: ask `CARD_RULE[card]`, not the card."""
    number = card(key)
    LENT.append(number)
    return number


# -- spells ----------------------------------------------------------------------------------------

OBLIVIATE: Final = spell("obliviate")
LUMOS: Final = spell("lumos")
ACCIO: Final = spell("accio")
IMPEDIMENTA: Final = spell("impedimenta")
EPISKEY: Final = spell("episkey")
IMMOBULUS: Final = spell("immobulus")
EXPECTO_PATRONUM: Final = spell("expecto-patronum")
EXPULSO: Final = spell("expulso")
PROTEGO: Final = spell("protego")
STUPEFY: Final = spell("stupefy")
ALOHOMORA: Final = spell("alohomora")
AVADA_KEDAVRA: Final = spell("avada-kedavra")
CONFUNDO: Final = spell("confundo")
CRUCIO: Final = spell("crucio")
EXPELLIARMUS: Final = spell("expelliarmus")
FINITE_INCANTATEM: Final = spell("finite-incantatem")
IMPERIO: Final = spell("imperio")
LEGILIMENS: Final = spell("legilimens")
REDUCTO: Final = spell("reducto")
RIDDIKULUS: Final = spell("riddikulus")
SECTUMSEMPRA: Final = spell("sectumsempra")
TRANSFIGURO: Final = spell("transfiguro")
WINGARDIUM_LEVIOSA: Final = spell("wingardium-leviosa")

# -- sides of Character cards ----------------------------------------------------------------------

HARRY_A: Final = side("harry-a")
HARRY_B: Final = side("harry-b")
DUMBLEDORE_A: Final = side("dumbledore-a")
DUMBLEDORE_B: Final = side("dumbledore-b")
MCGONAGALL_A: Final = side("mcgonagall-a")
MCGONAGALL_B: Final = side("mcgonagall-b")
HAGRID_A: Final = side("hagrid-a")
HAGRID_B: Final = side("hagrid-b")
DRACO_A: Final = side("draco-a")
DRACO_B: Final = side("draco-b")
BELLATRIX_A: Final = side("bellatrix-a")
BELLATRIX_B: Final = side("bellatrix-b")
LUCIUS_A: Final = side("lucius-a")
LUCIUS_B: Final = side("lucius-b")
PETTIGREW_A: Final = side("pettigrew-a")
PETTIGREW_B: Final = side("pettigrew-b")

# -- Encounter cards -------------------------------------------------------------------------------

STINKSAP: Final = rule("doused-in-stinksap")
MINISTRY_RAID: Final = rule("ministry-raid")
DARK_MARK: Final = rule("dark-mark-in-the-sky")
FLOO_CLOSED: Final = rule("floo-network-closed")
LONDON_FOG: Final = rule("london-fog")
FRED_AND_GEORGE: Final = rule("fred-and-george-weasley")
LUNA: Final = card("luna-lovegood")
NEVILLE: Final = card("neville-longbottom")
GINNY: Final = card("ginny-weasley")
RON: Final = card("ron-weasley")
ARTHUR: Final = card("arthur-weasley")
MOLLY: Final = rule("molly-weasley")
KINGSLEY: Final = rule("kingsley-shacklebolt")
MUNDUNGUS: Final = card("mundungus-fletcher")
NARCISSA: Final = rule("narcissa-malfoy")
DOLOHOV: Final = rule("antonin-dolohov")
GREYBACK: Final = rule("fenrir-greyback")
SCABIOR: Final = rule("scabior")
KARKAROFF: Final = card("igor-karkaroff")
YAXLEY: Final = card("corban-yaxley")
CRABBE_AND_GOYLE: Final = rule("crabbe-and-goyle")
RODOLPHUS: Final = rule("rodolphus-lestrange")
MACNAIR: Final = rule("walden-macnair")
PIXIES: Final = card("cornish-pixies")
WARDROBE_BOGGART: Final = rule("wardrobe-boggart")
STRAY_DEMENTOR: Final = rule("stray-dementor")
DOBBY: Final = card("dobby")
FANG: Final = rule("fang")
STAN_SHUNPIKE: Final = card("stan-shunpike")
REMEMBRALL: Final = card("remembrall")
SNEAKOSCOPE: Final = rule("sneakoscope")
PURSE: Final = rule("purse-of-galleons")
PRINCES_BOOK: Final = card("half-blood-princes-book")
SEASIDE_CAVE: Final = card("seaside-cave")
SHELL_COTTAGE: Final = card("shell-cottage")
LAMP_SHOP: Final = card("ottery-lamp-shop")
DECREE: Final = rule("educational-decree")
FULL_MOON: Final = rule("full-moon")
SIRIUS: Final = card("sirius-black")
LUPIN: Final = rule("remus-lupin")
MOODY: Final = rule("alastor-moody")
FLITWICK: Final = rule("filius-flitwick")
SPROUT: Final = rule("pomona-sprout")
ARMY: Final = rule("dumbledores-army")
SNAPE: Final = rule("severus-snape")
UMBRIDGE: Final = card("dolores-umbridge")
ROOKWOOD: Final = card("augustus-rookwood")
SNATCHERS: Final = rule("snatchers")
CENTAURS: Final = card("angry-centaurs")
DEMENTOR_SWARM: Final = rule("dementor-swarm")
HORNTAIL: Final = rule("hungarian-horntail")
BASILISK: Final = rule("basilisk")
GRAWP: Final = card("grawp")
BUCKBEAK: Final = card("buckbeak")
SWORD: Final = rule("sword-of-gryffindor")
TIME_TURNER: Final = card("time-turner")
FELIX_FELICIS: Final = card("felix-felicis")
CHAMBER: Final = card("chamber-of-secrets")

# -- stacks ----------------------------------------------------------------------------------------

WAND: Final = card("wand")
FLOO_POWDER: Final = card("floo-powder")
LANTERN: Final = rule("lantern")
PORTKEY: Final = card("portkey")
HALLOW: Final = card("hallow")
EQUIPMENT: Final[list[int]] = [number for number in STACK_CARDS if KIND[number] == OBJECT]
