"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.face.evening import Evening, Offer
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import SCENARIO_NAMES, SCENARIO_TEXTS
from spellwright.kernel.saying import Argument

WITH_TILE: Final = tuple(
    [key for key, tile in zip(columns.SCENARIOS, columns.TILE_OF, strict=True) if tile]
)
_EMBLEMS: Final = columns.scenario_emblems(KNOWN)


def _about(number: int) -> Argument:
    """The foes of a scenario, and what is new in it; one of a pack says it in its own words."""
    if columns.SCENARIO_PACK[number]:
        return SCENARIO_TEXTS.noun(columns.PACK_SCENARIOS.index(number))
    foes = say("offer-foes", n=columns.FOE_COUNT[number])
    slots = columns.SLOTS[number]
    if number == 0:
        return say("offer-first-game", foes=foes)
    if number >= columns.PACK_1:
        return say("offer-pack", foes=foes, slots=slots)
    if number > columns.GAME_7:
        return say("offer-box", foes=foes, slots=slots)
    if columns.FINAL_FOE[number] >= 0:
        return say("offer-late-game", foes=foes, slots=slots)
    return say("offer-early-game", foes=foes, slots=slots)


def _emblem(number: int) -> str:
    if _EMBLEMS[number]:
        return _EMBLEMS[number]
    level = columns.LEVEL[number]
    if level >= columns.PACK_1:
        return "potion"
    if level > columns.GAME_7:
        return "beast"
    return "serpent" if columns.FINAL_FOE[number] >= 0 else "owl"


evening: Final = Evening(
    leads="scenario",
    first=("solo", "villain-order", "open-hands", "potion-tile"),
    offers={
        "scenario": [
            Offer(SCENARIO_NAMES.noun(n), _about(n), _emblem(n))
            for n in range(len(columns.SCENARIOS))
        ],
        "villain-order": [
            Offer(say("offer-foes-shuffled")),
            Offer(say("offer-foes-listed")),
            Offer(say("offer-foes-hard-last")),
        ],
        "dark-count": [
            Offer(say("offer-events-location")),
            Offer(say("offer-events-escalation")),
            Offer(say("offer-events-level")),
        ],
        "potion-tile": [Offer(say("offer-tile-a")), Offer(say("offer-tile-b"))],
        "stun-tokens": [Offer(say("offer-stun-all")), Offer(say("offer-stun-saved"))],
        "easy-detention": [
            Offer(say("offer-detention-supply")),
            Offer(say("offer-detention-owner")),
        ],
        "ingredients": [
            Offer(say("offer-ingredients-even")),
            Offer(say("offer-ingredients-counted")),
        ],
        "solo": [
            Offer(say("offer-solo-off")),
            Offer(say("offer-solo-two")),
            Offer(say("offer-solo-official")),
        ],
    },
    only_with={
        "potion-tile": ("scenario", WITH_TILE),
        "ingredients": ("scenario", WITH_TILE),
        "easy-detention": ("campaign", ("easy",)),
    },
)
