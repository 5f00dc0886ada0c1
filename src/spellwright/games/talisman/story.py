"""What is told, and how the game can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.columns import CARD_CLAUSES
from spellwright.games.talisman.lexicons import (
    ABILITY,
    AMOUNT,
    CARD,
    COINS,
    DECK,
    DOMAIN,
    FACTION,
    FOE,
    GIFT,
    GIFT_CLAUSES,
    LIVES,
    PURPOSE,
    QUEST,
    REASON,
    SIDE_NAMES,
    SOURCE,
    SPACE,
    SPELL,
    WHO,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event", domain=DOMAIN)
_tell = EVENTS.entry
DEALT: Final = _tell("dealt", "TA-2.5", who=WHO)
CHOSE_SIDE: Final = _tell("chose-side", "TA-2.6", who=WHO, side=SIDE_NAMES)
TOKEN_SET: Final = _tell("token-set", "TA-9.1", faction=FACTION)
ROUND_BEGAN: Final = _tell("round-began", "TA-5.8", n=AMOUNT)
TURN_BEGAN: Final = _tell("turn-began", "TA-5.1", who=WHO, space=SPACE)
EXTRA_TURN: Final = _tell("extra-turn", "TA-19.4", who=WHO)
RETURNED: Final = _tell("returned", "TA-20.5", who=WHO, side=SIDE_NAMES)
NEWCOMER: Final = _tell("newcomer", "TA-26.4", who=WHO, side=SIDE_NAMES)
MISSED: Final = _tell("missed", "TA-5.11", who=WHO)
ROLLED: Final = _tell("rolled", "TA-6.1", who=WHO, n=AMOUNT)
ROLLED_FOR: Final = _tell("rolled-for", "TA-4.2", who=WHO, n=AMOUNT, purpose=PURPOSE, source=SOURCE)
ROLLED_TWO_FOR: Final = _tell(
    "rolled-two-for",
    "TA-4.2",
    who=WHO,
    first=AMOUNT,
    second=AMOUNT,
    purpose=PURPOSE,
    source=SOURCE,
)
ROLLED_THREE_FOR: Final = _tell(
    "rolled-three-for",
    "TA-4.2",
    who=WHO,
    first=AMOUNT,
    second=AMOUNT,
    third=AMOUNT,
    purpose=PURPOSE,
    source=SOURCE,
)
USED_DIE: Final = _tell("used-die", "TA-4.12", who=WHO, n=AMOUNT)
REROLLED_FOR_FATE: Final = _tell("rerolled-for-fate", "TA-4.1", who=WHO, n=AMOUNT, was=AMOUNT)
REROLLED_FOR_GALLEONS: Final = _tell(
    "rerolled-for-galleons", "TA-LMB4", who=WHO, n=AMOUNT, was=AMOUNT
)
REROLLED_WITH: Final = _tell("rerolled-with", "TA-4.3", who=WHO, n=AMOUNT, was=AMOUNT, card=CARD)
FELIX_DRUNK: Final = _tell("felix-drunk", "TA-M36", who=WHO, n=AMOUNT)
WALKED: Final = _tell("walked", "TA-6.1", who=WHO, space=SPACE)
APPEARED: Final = _tell("appeared", "TA-6.8", who=WHO, space=SPACE)
STAYED: Final = _tell("stayed", "TA-6.19", who=WHO, space=SPACE)
TURNED_BACK: Final = _tell("turned-back", "TA-6.11", who=WHO)
BARRIER_ROLLED: Final = _tell("barrier-rolled", "TA-21.4", who=WHO, score=AMOUNT, needed=AMOUNT)
BARRIER_PASSED: Final = _tell("barrier-passed", "TA-21.7", who=WHO)
BARRIER_HELD: Final = _tell("barrier-held", "TA-21.10", who=WHO)
GATES_ROLLED: Final = _tell(
    "gates-rolled", "TA-23.3", who=WHO, ability=ABILITY, roll=AMOUNT, value=AMOUNT
)
GATES_OPENED: Final = _tell("gates-opened", "TA-23.6", who=WHO)
GATES_SHUT: Final = _tell("gates-shut", "TA-23.7", who=WHO)
CROSSED: Final = _tell("crossed", "TA-21.2", who=WHO, space=SPACE)
VOLDEMORT_ROLLED: Final = _tell("voldemort-rolled", "TA-7.1", n=AMOUNT)
VOLDEMORT_MOVED: Final = _tell("voldemort-moved", "TA-7.8", space=SPACE)
VOLDEMORT_ATTACKS: Final = _tell("voldemort-attacks", "TA-7.9", who=WHO)
GROVELLED: Final = _tell("grovelled", "TA-PPB3", who=WHO)
MET_SPACE: Final = _tell("met-space", "TA-8.9", who=WHO, space=SPACE)
SPACE_HURTS: Final = _tell("space-hurts", "TA-8.15", who=WHO, space=SPACE)
DREW: Final = _tell("drew", "TA-8.10", who=WHO, card=CARD)
EXCHANGED_CARD: Final = _tell("exchanged-card", "TA-DM2", who=WHO, card=CARD)
DECK_EMPTY: Final = _tell("deck-empty", "TA-1.13", deck=DECK)
TOKEN_TURNED: Final = _tell("token-turned", "TA-9.10", faction=FACTION)
TOKEN_STAYS: Final = _tell("token-stays", "TA-9.12", faction=FACTION)
WHEN_REVEALED: Final = _tell("when-revealed", CARD_CLAUSES, card=CARD)
EVENT_MET: Final = _tell("event-met", CARD_CLAUSES, card=CARD)
EVENT_LASTS: Final = _tell("event-lasts", "TA-8.33", card=CARD)
EVENT_OVER: Final = _tell("event-over", "TA-8.33", card=CARD)
VISITED: Final = _tell("visited", "TA-8.21", who=WHO, card=CARD)
TOOK: Final = _tell("took", "TA-8.36", who=WHO, card=CARD)
JOINED: Final = _tell("joined", "TA-8.27", who=WHO, card=CARD)
TOOK_FROM: Final = _tell("took-from", "TA-13.10", who=WHO, card=CARD, whom=WHO)
BOUGHT: Final = _tell("bought", "TA-OUT13", who=WHO, card=CARD, coins=COINS)
GOT: Final = _tell("got", "TA-1.16", who=WHO, card=CARD)
DROPPED: Final = _tell("dropped", "TA-16.13", who=WHO, card=CARD)
LEFT_GALLEON: Final = _tell("left-galleon", "TA-16.13", who=WHO)
PICKED_UP: Final = _tell("picked-up", "TA-10.2", who=WHO, coins=COINS)
DISCARDED: Final = _tell("discarded", "TA-16.16", who=WHO, card=CARD)
CARD_GONE: Final = _tell("card-gone", "TA-8.20", card=CARD)
GAINED_GALLEONS: Final = _tell("gained-galleons", "TA-1.17", who=WHO, coins=COINS)
LOST_GALLEONS: Final = _tell("lost-galleons", "TA-1.17", who=WHO, coins=COINS)
SPENT_GALLEONS: Final = _tell("spent-galleons", "TA-10.2", who=WHO, coins=COINS)
TOOK_GALLEON: Final = _tell("took-galleon", "TA-1.17", who=WHO, whom=WHO)
GAVE_GALLEON: Final = _tell("gave-galleon", "TA-1.17", who=WHO, whom=WHO)
GAINED_FATE: Final = _tell("gained-fate", "TA-1.17", who=WHO, n=AMOUNT)
LOST_FATE: Final = _tell("lost-fate", "TA-1.17", who=WHO, n=AMOUNT)
SPENT_FATE: Final = _tell("spent-fate", "TA-4.1", who=WHO, n=AMOUNT)
TOOK_FATE: Final = _tell("took-fate", "TA-1.17", who=WHO, whom=WHO)
GAVE_FATE: Final = _tell("gave-fate", "TA-1.17", who=WHO, whom=WHO)
GAINED_ABILITY: Final = _tell("gained-ability", "TA-14.6", who=WHO, ability=ABILITY)
LOST_ABILITY: Final = _tell("lost-ability", "TA-3.6", who=WHO, ability=ABILITY)
GAINED_LIFE: Final = _tell("gained-life", "TA-3.8", who=WHO, lives=LIVES)
HEALED: Final = _tell("healed", "TA-3.7", who=WHO, lives=LIVES)
LOST_LIFE: Final = _tell("lost-life", "TA-3.9", who=WHO, lives=LIVES)
SAVED: Final = _tell("saved", "TA-11.14", who=WHO, card=CARD)
NOT_SAVED: Final = _tell("not-saved", "TA-11.14", who=WHO, card=CARD)
SPARED: Final = _tell("spared", "TA-17.20", who=WHO)
NOT_CLUNG: Final = _tell("not-clung", "TA-PP4", who=WHO)
HELPED: Final = _tell("helped", "TA-16.7", who=WHO, card=CARD)
BY_ABILITY: Final = _tell("by-ability", GIFT_CLAUSES, gift=GIFT, who=WHO)
NOTHING_HAPPENS: Final = _tell("nothing-happens", "TA-8.9", who=WHO)
NOTHING_BECAUSE: Final = _tell("nothing-because", "TA-8.9", who=WHO, reason=REASON)
NOTHING_MORE: Final = _tell("nothing-more", "TA-8.9", who=WHO)
NO_SPELL: Final = _tell("no-spell", "TA-17.3", who=WHO)
FERRET_LEARNS_NOTHING: Final = _tell("ferret-learns-nothing", "TA-18.7", who=WHO)
CANNOT_RISE: Final = _tell("cannot-rise", "TA-1.8", who=WHO, ability=ABILITY)
CANNOT_FALL: Final = _tell("cannot-fall", "TA-3.6", who=WHO, ability=ABILITY)
KEPT_OBJECT: Final = _tell("kept-object", "TA-16.16", who=WHO, card=CARD, whom=WHO)
PORTKEY_OVER: Final = _tell("portkey-over", "TA-21.17", who=WHO)
FOGGED: Final = _tell("fogged", "TA-O09", who=WHO, first=AMOUNT, second=AMOUNT)
DESERTED: Final = _tell("deserted", CARD_CLAUSES, card=CARD, who=WHO)
SPARED_ALL: Final = _tell("spared-all", CARD_CLAUSES, card=CARD)
CLUNG: Final = _tell("clung", "TA-PP4", who=WHO)
SENT_AHEAD: Final = _tell("sent-ahead", "TA-INN3", who=WHO, card=CARD)
DIED: Final = _tell("died", "TA-20.1", who=WHO)
KILLED: Final = _tell("killed", "TA-26.1", who=WHO)
GAINED_SPELL: Final = _tell("gained-spell", "TA-17.3", who=WHO)
LEARNED: Final = _tell("learned", "TA-17.4", spell=SPELL)
LOST_SPELL: Final = _tell("lost-spell", "TA-17.7", who=WHO, spell=SPELL)
CAST_SPELL: Final = _tell("cast-spell", "TA-17.10", who=WHO, spell=SPELL)
CAST_AT: Final = _tell("cast-at", "TA-17.10", who=WHO, spell=SPELL, whom=WHO)
CANCELLED: Final = _tell("cancelled", "TA-17.11", spell=SPELL)
RESISTED: Final = _tell("resisted", "TA-HP4", who=WHO, spell=SPELL)
NOT_RESISTED: Final = _tell("not-resisted", "TA-HP4", who=WHO, spell=SPELL)
BLOCKED: Final = _tell("blocked", "TA-MM3", who=WHO, spell=SPELL)
KEPT_SPELL: Final = _tell("kept-spell", "TA-ADB3", who=WHO, spell=SPELL)
STOLE_SPELL: Final = _tell("stole-spell", "TA-S19", who=WHO, whom=WHO)
LOOKED_AT_HAND: Final = _tell("looked-at-hand", "TA-1.22", who=WHO, whom=WHO)
SAW_SPELL: Final = _tell("saw-spell", "TA-1.22", who=WHO, spell=SPELL)
LOOKED_AT_DECK: Final = _tell("looked-at-deck", "TA-1.22", who=WHO, deck=DECK)
SAW_CARD: Final = _tell("saw-card", "TA-1.22", card=CARD)
BEWITCHED: Final = _tell("bewitched", "TA-17.10", spell=SPELL, who=WHO)
WILL_WORK: Final = _tell("will-work", "TA-17.22", spell=SPELL, who=WHO)
SPELL_ENDED: Final = _tell("spell-ended", "TA-S17", spell=SPELL)
FERRET: Final = _tell("ferret", "TA-18.1", who=WHO)
FERRET_OVER: Final = _tell("ferret-over", "TA-18.12", who=WHO)
FROZEN: Final = _tell("frozen", "TA-17.19", who=WHO)
MUST_MISS: Final = _tell("must-miss", "TA-19.1", who=WHO)
WILL_RIDE: Final = _tell("will-ride", "TA-OUT7", who=WHO)
WILL_REACH_HUT: Final = _tell("will-reach-hut", "TA-21.20", who=WHO)
INTIMIDATED: Final = _tell("intimidated", "TA-RH2", who=WHO, whom=WHO)
TOOK_QUEST: Final = _tell("took-quest", "TA-22.2", who=WHO, quest=QUEST)
QUEST_DONE: Final = _tell("quest-done", "TA-22.5", who=WHO)
QUEST_LEFT: Final = _tell("quest-left", "TA-22.6", who=WHO)
MEETS_ENEMY: Final = _tell("meets-enemy", "TA-11.1", who=WHO, card=CARD, space=SPACE)
MEETS_FOE: Final = _tell("meets-foe", "TA-11.1", who=WHO, foe=FOE)
ATTACKS: Final = _tell("attacks", "TA-13.1", who=WHO, whom=WHO)
ATTACKS_FOLLOWER: Final = _tell("attacks-follower", "TA-13.12", who=WHO, card=CARD)
EVADED: Final = _tell("evaded", "TA-15.6", who=WHO, card=CARD)
EVADED_CHARACTER: Final = _tell("evaded-character", "TA-15.2", who=WHO)
SCURRIED: Final = _tell("scurried", "TA-PP1", who=WHO, n=AMOUNT)
_SUMS: Final = {
    "who": WHO,
    "score": AMOUNT,
    "other": AMOUNT,
    "die": AMOUNT,
    "foe_die": AMOUNT,
}
"""The fighter, both scores, the dice that count, and then the foe."""
SCORES: Final = _tell("scores", "TA-11.8", **_SUMS)
SCORES_WITH_CARD: Final = _tell("scores-with-card", "TA-11.8", **_SUMS, card=CARD)
SCORES_WITH_CHARACTER: Final = _tell("scores-with-character", "TA-11.8", **_SUMS, whom=WHO)
SCORES_WITH_FOE: Final = _tell("scores-with-foe", "TA-11.8", **_SUMS, foe=FOE)
SCORES_WITH_VOLDEMORT: Final = _tell("scores-with-voldemort", "TA-11.8", **_SUMS)
WON: Final = _tell("won", "TA-11.9", who=WHO)
LOST_FIGHT: Final = _tell("lost-fight", "TA-11.10", who=WHO)
DRAWN_FIGHT: Final = _tell("drawn-fight", "TA-11.11")
FIGHT_VOID: Final = _tell("fight-void", "TA-8.39")
RESCUED: Final = _tell("rescued", "TA-HPB4", who=WHO)
POUNCED: Final = _tell("pounced", "TA-MMB4", who=WHO)
NO_REWARD: Final = _tell("no-reward", "TA-13.10", who=WHO)
TROPHY_WON: Final = _tell("trophy-won", "TA-14.1", who=WHO, card=CARD)
TAMED: Final = _tell("tamed", "TA-RHB2", who=WHO, card=CARD)
TROPHIES_EXCHANGED: Final = _tell("trophies-exchanged", "TA-14.2", who=WHO, n=AMOUNT)
KEYS_COUNTED: Final = _tell("keys-counted", "TA-INN4", who=WHO, n=AMOUNT)
BOGGART_SEEN: Final = _tell("boggart-seen", "TA-INN6", who=WHO, n=AMOUNT)
DUTY_DONE: Final = _tell("duty-done", "TA-23.15", who=WHO)
NAMED: Final = _tell("named", "TA-INN7", who=WHO, n=AMOUNT)
SHIFTED: Final = _tell("shifted", "TA-INN7", who=WHO, n=AMOUNT, price=AMOUNT)
ENTERED_HALL: Final = _tell("entered-hall", "TA-24.1", who=WHO)
THROWN_OUT: Final = _tell("thrown-out", "TA-24.9", who=WHO)
VICTORY: Final = _tell("victory", "TA-24.8", who=WHO)
TIME_UP: Final = _tell("time-up", "TA-26.9")
FURTHEST: Final = _tell("furthest", "TA-26.9", who=WHO)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending", domain=DOMAIN)
VOLDEMORT_FELL: Final = ENDINGS.entry("voldemort-fell", "TA-24.8")
CAME_FURTHEST: Final = ENDINGS.entry("came-furthest", "TA-26.9")
