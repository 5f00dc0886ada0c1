"""What is told, and how the game can end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from spellwright.games.duels.lexicons import (
    ACTORS,
    AMOUNTS,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CLASH_NAMES,
    COLOUR_NAMES,
    DOMAIN,
    EDGES,
    GROUP_NAMES,
    HALF_NAMES,
    HARMS,
    MAP_NAMES,
    OVERLAY_NAMES,
    PIECES,
    PLAYERS,
    POTION_NAMES,
    QUEST_NAMES,
    SPACES,
    SPELL_NAMES,
    STATUS_NAMES,
    TERRAIN_NAMES,
    TOTALS,
    TRAIT_NAMES,
    character_of,
    with_owner,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event", domain=DOMAIN)
CHOSE_GROUP: Final = EVENTS.entry("chose-group", "WD-39.8", player=PLAYERS, group=GROUP_NAMES)
LAID_OUT: Final = EVENTS.entry("laid-out", "WD-G49")
JOINED_GROUP: Final = EVENTS.entry("joined-group", "WD-8.8", who=PIECES, player=PLAYERS)
STOCKED: Final = EVENTS.entry("stocked", "WD-11.8")
COIN: Final = EVENTS.entry("coin", "WD-12.2", player=PLAYERS)
CHOSE_MAP: Final = EVENTS.entry("chose-map", "WD-12.3", player=PLAYERS, map=MAP_NAMES)
CHOSE_JOIN: Final = EVENTS.entry("chose-join", "WD-12.4", player=PLAYERS, colour=COLOUR_NAMES)
CHOSE_ZONE: Final = EVENTS.entry("chose-zone", "WD-12.5", player=PLAYERS, half=HALF_NAMES)
LAID_MYSTERY: Final = EVENTS.entry("laid-mystery", "WD-12.7", player=PLAYERS, space=SPACES)
LAID_TERRAIN: Final = EVENTS.entry("laid-terrain", "WD-12.12", player=PLAYERS, space=SPACES)
UNVEILED_AT: Final = EVENTS.entry("unveiled-at", "WD-12.14", overlay=OVERLAY_NAMES, space=SPACES)
UNVEILED_TERRAIN: Final = EVENTS.entry(
    "unveiled-terrain", "WD-12.14", terrain=TERRAIN_NAMES, space=SPACES
)
MULLIGAN: Final = EVENTS.entry("mulligan", "WD-12.16", player=PLAYERS, n=AMOUNTS)
KEPT_QUESTS: Final = EVENTS.entry("kept-quests", "WD-12.16", player=PLAYERS)
QUEST_CAME: Final = EVENTS.entry("quest-came", "WD-12.18", player=PLAYERS, quest=QUEST_NAMES)
HORCRUX_HIDDEN: Final = EVENTS.entry(
    "horcrux-hidden", "WD-37.16f", who=ACTORS, artifact=ARTIFACT_NAMES
)
PLACED: Final = EVENTS.entry("placed", "WD-12.20", who=PIECES, space=SPACES, player=PLAYERS)
POOL_MADE: Final = EVENTS.entry(
    "pool-made", "WD-30.2", player=PLAYERS, white=AMOUNTS, black=AMOUNTS
)
ROUND_BEGAN: Final = EVENTS.entry("round-began", "WD-14.1", n=AMOUNTS, player=PLAYERS)
DREW_CLASH: Final = EVENTS.entry("drew-clash", "WD-14.3", player=PLAYERS, n=AMOUNTS)
DREW_CARD: Final = EVENTS.entry("drew-card", "WD-3.2", player=PLAYERS, card=CLASH_NAMES)
DECK_REFILLED: Final = EVENTS.entry("deck-refilled", "WD-24.1", player=PLAYERS)
POOL_REFILLED: Final = EVENTS.entry("pool-refilled", "WD-24.3", player=PLAYERS)
PAID_UPKEEP: Final = EVENTS.entry("paid-upkeep", "WD-32.6", player=PLAYERS, spell=SPELL_NAMES)
LEFT_UPKEEP: Final = EVENTS.entry("left-upkeep", "WD-32.8", player=PLAYERS, spell=SPELL_NAMES)
LAPSED: Final = EVENTS.entry("lapsed", "WD-32.11", player=PLAYERS, spell=SPELL_NAMES)
SPELL_ENDED: Final = EVENTS.entry("spell-ended", "WD-32.11", spell=SPELL_NAMES)
FIRE_CREPT: Final = EVENTS.entry("fire-crept", "WD-40.12", player=PLAYERS, space=SPACES)
COOLED: Final = EVENTS.entry("cooled", "WD-14.11", spell=SPELL_NAMES, player=PLAYERS)
COOLED_MORE: Final = EVENTS.entry("cooled-more", "WD-37.19", spell=SPELL_NAMES, player=PLAYERS)
ACTIVATED: Final = EVENTS.entry("activated", "WD-15.5", who=PIECES, player=PLAYERS)
CHANGED: Final = EVENTS.entry("changed", "WD-37.2a", who=ACTORS)
ENDED: Final = EVENTS.entry("ended", "WD-15.13", who=ACTORS)
MOVED: Final = EVENTS.entry("moved", "WD-16.3", who=ACTORS, start=SPACES, space=SPACES)
PUSHED: Final = EVENTS.entry("pushed", "WD-38.10a", who=ACTORS, start=SPACES, space=SPACES)
WENT_BACK: Final = EVENTS.entry("went-back", "WD-16.13", who=ACTORS, space=SPACES)
APPEARED: Final = EVENTS.entry("appeared", "WD-1.18", who=ACTORS, space=SPACES)
ATTACKS: Final = EVENTS.entry("attacks", "WD-25.8", who=ACTORS, attack=ATTACK_NAMES, whom=ACTORS)
CASTS: Final = EVENTS.entry("casts", "WD-28.8", who=ACTORS, spell=SPELL_NAMES)
CASTS_AT: Final = EVENTS.entry("casts-at", "WD-28.8", who=ACTORS, spell=SPELL_NAMES, whom=ACTORS)
USES_POTION: Final = EVENTS.entry(
    "uses-potion", "WD-34.3", who=ACTORS, potion=POTION_NAMES, whom=ACTORS
)
USES_ARTIFACT: Final = EVENTS.entry("uses-artifact", "WD-35.2", who=ACTORS, artifact=ARTIFACT_NAMES)
TURNED_UP: Final = EVENTS.entry("turned-up", "WD-17.12", who=ACTORS, overlay=OVERLAY_NAMES)
TURNED_DOWN: Final = EVENTS.entry("turned-down", "WD-17.11", who=ACTORS, overlay=OVERLAY_NAMES)
OVERLAY_MOVED: Final = EVENTS.entry("overlay-moved", "WD-7.1", overlay=OVERLAY_NAMES, space=SPACES)
OVERLAY_GONE: Final = EVENTS.entry("overlay-gone", "WD-7.1", overlay=OVERLAY_NAMES)
DROPPED_QUEST: Final = EVENTS.entry("dropped-quest", "WD-17.6", player=PLAYERS, quest=QUEST_NAMES)
QUESTS_SHUFFLED: Final = EVENTS.entry("quests-shuffled", "WD-14.5", player=PLAYERS)
EXCHANGED_SPELL: Final = EVENTS.entry(
    "exchanged-spell", "WD-37.7a", player=PLAYERS, spell=SPELL_NAMES, other=SPELL_NAMES
)
EXCHANGED_POTION: Final = EVENTS.entry(
    "exchanged-potion", "WD-37.15", player=PLAYERS, potion=POTION_NAMES, other=POTION_NAMES
)
USES_TRAIT: Final = EVENTS.entry("uses-trait", "WD-1.11", who=ACTORS, trait=TRAIT_NAMES)
GAINED_EDGE: Final = EVENTS.entry("gained-edge", "WD-23.1", who=ACTORS)
LUCKY_ROUND: Final = EVENTS.entry("lucky-round", "WD-23.1", who=ACTORS, n=AMOUNTS)
HELPS: Final = EVENTS.entry("helps", "WD-23.1", player=PLAYERS, edge=EDGES)
HINDERS: Final = EVENTS.entry("hinders", "WD-23.1", player=PLAYERS, edge=EDGES)
ADVANTAGE: Final = EVENTS.entry("advantage", "WD-23.5", player=PLAYERS, n=AMOUNTS)
DISADVANTAGE: Final = EVENTS.entry("disadvantage", "WD-23.6", player=PLAYERS, n=AMOUNTS)
REACTED: Final = EVENTS.entry("reacted", "WD-33.4", who=ACTORS, spell=SPELL_NAMES)
LED: Final = EVENTS.entry("led", "WD-37.21", who=ACTORS)
SAW_CARD: Final = EVENTS.entry("saw-card", "WD-3.21", player=PLAYERS, card=CLASH_NAMES)
DECLARED: Final = EVENTS.entry("declared", "WD-37.7b", who=ACTORS)
EMPOWERED: Final = EVENTS.entry("empowered", "WD-29.9", player=PLAYERS)
EMPOWER_PAID: Final = EVENTS.entry("empower-paid", "WD-29.8", player=PLAYERS, n=AMOUNTS)
EMPOWER_FREE: Final = EVENTS.entry("empower-free", "WD-G27", player=PLAYERS)
REVEALED: Final = EVENTS.entry("revealed", "WD-21.3", player=PLAYERS, card=CLASH_NAMES)
COUNTS: Final = EVENTS.entry("counts", "WD-23.5", player=PLAYERS, card=CLASH_NAMES)
ADDED_CARD: Final = EVENTS.entry("added-card", "WD-20.5", player=PLAYERS, card=CLASH_NAMES)
SWAPPED: Final = EVENTS.entry("swapped", "WD-22.9", player=PLAYERS)
SWAPPED_FOR: Final = EVENTS.entry("swapped-for", "WD-21.4", player=PLAYERS, card=CLASH_NAMES)
TURNED_CARD: Final = EVENTS.entry("turned-card", "WD-22.15", player=PLAYERS, card=CLASH_NAMES)
PAID_FOR_MORE: Final = EVENTS.entry("paid-for-more", "WD-22.16", player=PLAYERS, n=AMOUNTS)
WILL_HURT_MORE: Final = EVENTS.entry("will-hurt-more", "WD-22.16")
FACED: Final = EVENTS.entry(
    "faced", "WD-22.20", who=ACTORS, total=TOTALS, whom=ACTORS, against=TOTALS
)
HIT: Final = EVENTS.entry("hit", "WD-22.21", who=ACTORS, whom=ACTORS)
MISSED: Final = EVENTS.entry("missed", "WD-22.21", who=ACTORS, whom=ACTORS)
ALONE: Final = EVENTS.entry("alone", "WD-21.6", total=TOTALS)
SUCCEEDED: Final = EVENTS.entry("succeeded", "WD-21.7", spell=SPELL_NAMES)
FAILED: Final = EVENTS.entry("failed", "WD-21.8", spell=SPELL_NAMES)
NO_EFFECT: Final = EVENTS.entry("no-effect", "WD-28.20")
SUFFERS: Final = EVENTS.entry("suffers", "WD-26.1", who=ACTORS, harm=HARMS)
SPARED_BY: Final = EVENTS.entry("spared-by", "WD-26.9", artifact=ARTIFACT_NAMES, who=ACTORS)
RESISTED: Final = EVENTS.entry("resisted", "WD-37.34", who=ACTORS, n=AMOUNTS)
PROTECTED: Final = EVENTS.entry("protected", "WD-38.11", potion=POTION_NAMES, who=ACTORS)
IMPACTS: Final = EVENTS.entry("impacts", "WD-26.1", who=ACTORS, n=AMOUNTS)
NO_IMPACTS: Final = EVENTS.entry("no-impacts", "WD-26.9", who=ACTORS)
HEALED: Final = EVENTS.entry("healed", "WD-26.1", who=ACTORS, n=AMOUNTS)
FREED: Final = EVENTS.entry("freed", "WD-38.3", who=ACTORS, status=STATUS_NAMES)
BURNS: Final = EVENTS.entry("burns", "WD-38.6a", who=ACTORS)
POISONED: Final = EVENTS.entry("poisoned", "WD-38.8a", who=ACTORS, n=AMOUNTS)
SLOWED: Final = EVENTS.entry("slowed", "WD-38.9a", who=ACTORS, n=AMOUNTS)
CONCEALED: Final = EVENTS.entry("concealed", "WD-38.7", who=ACTORS, n=AMOUNTS)
SHOWN: Final = EVENTS.entry("shown", "WD-38.7", who=ACTORS)
DAZED: Final = EVENTS.entry("dazed", "WD-23.1", who=ACTORS, n=AMOUNTS)
DISGUISED: Final = EVENTS.entry("disguised", "WD-38.11", who=ACTORS)
SEEN_THROUGH: Final = EVENTS.entry("seen-through", "WD-38.11", who=ACTORS)
LIMITED: Final = EVENTS.entry("limited", "WD-15.7", who=ACTORS)
SILENCED: Final = EVENTS.entry("silenced", "WD-38.11", who=ACTORS)
BLINDED: Final = EVENTS.entry("blinded", "WD-38.11", who=ACTORS)
HANGING: Final = EVENTS.entry("hanging", "WD-38.11", who=ACTORS)
LOCKED: Final = EVENTS.entry("locked", "WD-35.4", artifact=ARTIFACT_NAMES, who=ACTORS)
UNLOCKED: Final = EVENTS.entry("unlocked", "WD-35.6", artifact=ARTIFACT_NAMES, who=ACTORS)
DESTROYED: Final = EVENTS.entry("destroyed", "WD-35.3", artifact=ARTIFACT_NAMES, who=ACTORS)
FORGOTTEN: Final = EVENTS.entry("forgotten", "WD-31.6", spell=SPELL_NAMES)
DISCARDED: Final = EVENTS.entry("discarded", "WD-3.21", player=PLAYERS, card=CLASH_NAMES)
LUCKY_CAME: Final = EVENTS.entry("lucky-came", "WD-20.10", player=PLAYERS)
JINXED_CAME: Final = EVENTS.entry("jinxed-came", "WD-20.11", player=PLAYERS)
REGAINED: Final = EVENTS.entry("regained", "WD-30.9", player=PLAYERS, n=AMOUNTS)
MARKER_PLACED: Final = EVENTS.entry("marker-placed", "WD-36.1", spell=SPELL_NAMES, space=SPACES)
TRAP_SPRUNG: Final = EVENTS.entry("trap-sprung", "WD-36.6", who=ACTORS, spell=SPELL_NAMES)
TRAP_GONE: Final = EVENTS.entry("trap-gone", "WD-36.6", space=SPACES)
STAYS: Final = EVENTS.entry("stays", "WD-26.11", who=ACTORS, n=AMOUNTS)
BRAVE_TEST: Final = EVENTS.entry("brave-test", "WD-37.4a", who=ACTORS)
BRAVELY: Final = EVENTS.entry("bravely", "WD-37.4c", who=ACTORS, total=TOTALS)
REMOVED: Final = EVENTS.entry("removed", "WD-26.3", who=ACTORS)
SCORED: Final = EVENTS.entry("scored", "WD-19.2", player=PLAYERS, quest=QUEST_NAMES, n=AMOUNTS)
ROUND_ENDED: Final = EVENTS.entry("round-ended", "WD-18.5", n=AMOUNTS)
LAST_MODEL: Final = EVENTS.entry("last-model", "WD-26.7", player=PLAYERS)

WINS: Final = EVENTS.entry("wins", "WD-18.6", player=PLAYERS, n=AMOUNTS, less=AMOUNTS)
NOBODY_WINS: Final = EVENTS.entry("nobody-wins", "WD-G1", n=AMOUNTS)
USES_OWN_POTION: Final = EVENTS.entry("uses-own-potion", "WD-34.3", who=ACTORS, potion=POTION_NAMES)
USED_LOWER: Final = EVENTS.entry("used-lower", "WD-22.22", player=PLAYERS, card=CLASH_NAMES)

_MODELS_IN: Final = [
    [n for n, lexicon in enumerate(phrase.lexicons) if lexicon is ACTORS]
    for phrase in EVENTS.phrases
]
"""By event, which of its arguments are Models."""


def with_owners(kind: int, args: tuple[int, ...], shared: Collection[int]) -> tuple[int, ...]:
    """The arguments of an event, Models of these characters with their owner."""
    places = [n for n in _MODELS_IN[kind] if character_of(args[n]) in shared] if shared else []
    if not places:
        return args
    return tuple([with_owner(arg) if n in places else arg for n, arg in enumerate(args)])


# -- how it ends ---------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending", domain=DOMAIN)
MORE_POINTS: Final = ENDINGS.entry("more-points", "WD-18.6")
MORE_CARDS: Final = ENDINGS.entry("more-cards", "WD-39.4")
MORE_MODELS: Final = ENDINGS.entry("more-models", "WD-39.4")
DRAW: Final = ENDINGS.entry("draw", "WD-G1")
