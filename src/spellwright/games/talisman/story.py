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
    FACTION,
    FOE,
    GIFT,
    GIFT_CLAUSES,
    LIVES,
    PURPOSE,
    QUEST,
    REASON,
    SIDE_NAMES,
    SPACE,
    SPELL,
    WHO,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event")
_tell = EVENTS.add
DEALT: Final = _tell("dealt", "{0} enters the game.", "TA-2.5", WHO)
CHOSE_SIDE: Final = _tell("chose-side", "{0} begins as {1}.", "TA-2.6", WHO, SIDE_NAMES)
TOKEN_SET: Final = _tell("token-set", "The advantage is with {0}.", "TA-9.1", FACTION)
ROUND_BEGAN: Final = _tell("round-began", "Round {0}.", "TA-5.8", AMOUNT)
TURN_BEGAN: Final = _tell("turn-began", "{0} sets out from {1}.", "TA-5.1", WHO, SPACE)
EXTRA_TURN: Final = _tell("extra-turn", "{0} takes another turn.", "TA-19.4", WHO)
RETURNED: Final = _tell("returned", "{0} leaves the hospital as {1}.", "TA-20.5", WHO, SIDE_NAMES)
NEWCOMER: Final = _tell("newcomer", "{0} takes up the fight as {1}.", "TA-26.4", WHO, SIDE_NAMES)
MISSED: Final = _tell("missed", "{0} misses this turn.", "TA-5.11", WHO)
ROLLED: Final = _tell("rolled", "{0} rolls {1} to move.", "TA-6.1", WHO, AMOUNT)
ROLLED_FOR: Final = _tell("rolled-for", "{0} rolls {1} {2}.", "TA-4.2", WHO, AMOUNT, PURPOSE)
USED_DIE: Final = _tell("used-die", "{0} uses the {1}.", "TA-4.12", WHO, AMOUNT)
REROLLED: Final = _tell(
    "rerolled", "{0} rolls again: {1} instead of {2}.", "TA-4.3", WHO, AMOUNT, AMOUNT
)
FATE_SPENT: Final = _tell("fate-spent", "{0} tempts Fate.", "TA-4.1", WHO)
FELIX_DRUNK: Final = _tell("felix-drunk", "{0} drinks Felix Felicis: {1}.", "TA-M36", WHO, AMOUNT)
WALKED: Final = _tell("walked", "{0} goes to {1}.", "TA-6.1", WHO, SPACE)
APPEARED: Final = _tell("appeared", "{0} appears at {1}.", "TA-6.8", WHO, SPACE)
STAYED: Final = _tell("stayed", "{0} stays at {1}.", "TA-6.19", WHO, SPACE)
TURNED_BACK: Final = _tell("turned-back", "{0} turns back.", "TA-6.11", WHO)
BARRIER_ROLLED: Final = _tell(
    "barrier-rolled", "{0} runs at the barrier: {1} against {2}.", "TA-21.4", WHO, AMOUNT, AMOUNT
)
BARRIER_PASSED: Final = _tell("barrier-passed", "{0} is through the barrier.", "TA-21.7", WHO)
BARRIER_HELD: Final = _tell("barrier-held", "The barrier holds {0} back.", "TA-21.10", WHO)
GATES_ROLLED: Final = _tell(
    "gates-rolled",
    "{0} tries the Gates with {1} {3} and rolls {2}.",
    "TA-23.3",
    WHO,
    ABILITY,
    AMOUNT,
    AMOUNT,
)
GATES_OPENED: Final = _tell("gates-opened", "The Gates open for {0}.", "TA-23.6", WHO)
GATES_SHUT: Final = _tell("gates-shut", "The Gates stay shut for {0}.", "TA-23.7", WHO)
CROSSED: Final = _tell("crossed", "{0} takes the train to {1}.", "TA-21.2", WHO, SPACE)
VOLDEMORT_ROLLED: Final = _tell(
    "voldemort-rolled", "Something stirs: Voldemort moves {0}.", "TA-7.1", AMOUNT
)
VOLDEMORT_MOVED: Final = _tell("voldemort-moved", "Voldemort appears at {0}.", "TA-7.8", SPACE)
VOLDEMORT_ATTACKS: Final = _tell("voldemort-attacks", "Voldemort attacks {0}.", "TA-7.9", WHO)
GROVELLED: Final = _tell("grovelled", "{0} grovels before Voldemort.", "TA-PPB3", WHO)
MET_SPACE: Final = _tell("met-space", "{0} explores {1}.", "TA-8.9", WHO, SPACE)
DREW: Final = _tell("drew", "{0} comes upon {1}.", "TA-8.10", WHO, CARD)
EXCHANGED_CARD: Final = _tell("exchanged-card", "{0} waves {1} away.", "TA-DM2", WHO, CARD)
DECK_EMPTY: Final = _tell("deck-empty", "{0} is shuffled anew.", "TA-1.13", DECK)
TOKEN_TURNED: Final = _tell("token-turned", "The advantage passes to {0}.", "TA-9.10", FACTION)
TOKEN_STAYS: Final = _tell("token-stays", "The advantage stays with {0}.", "TA-9.12", FACTION)
WHEN_REVEALED: Final = _tell(
    "when-revealed", "{0} takes effect as it is revealed.", CARD_CLAUSES, CARD
)
EVENT_MET: Final = _tell("event-met", "{0} strikes.", CARD_CLAUSES, CARD)
EVENT_LASTS: Final = _tell("event-lasts", "{0} will last.", "TA-8.33", CARD)
EVENT_OVER: Final = _tell("event-over", "{0} is over.", "TA-8.33", CARD)
VISITED: Final = _tell("visited", "{0} meets {1}.", "TA-8.21", WHO, CARD)
TOOK: Final = _tell("took", "{0} takes {1}.", "TA-8.36", WHO, CARD)
JOINED: Final = _tell("joined", "{1} joins {0}.", "TA-8.27", WHO, CARD)
TOOK_FROM: Final = _tell("took-from", "{0} takes {1} from {2}.", "TA-13.10", WHO, CARD, WHO)
BOUGHT: Final = _tell("bought", "{0} buys {1}.", "TA-OUT13", WHO, CARD)
GOT: Final = _tell("got", "{0} receives {1}.", "TA-1.16", WHO, CARD)
DROPPED: Final = _tell("dropped", "{0} leaves {1} behind.", "TA-16.13", WHO, CARD)
LEFT_GALLEON: Final = _tell("left-galleon", "{0} leaves a Galleon behind.", "TA-16.13", WHO)
PICKED_UP: Final = _tell("picked-up", "{0} picks up {1}.", "TA-10.2", WHO, COINS)
DISCARDED: Final = _tell("discarded", "{0} parts with {1}.", "TA-16.16", WHO, CARD)
CARD_GONE: Final = _tell("card-gone", "{0} is gone.", "TA-8.20", CARD)
GAINED_GALLEONS: Final = _tell("gained-galleons", "{0} gains {1}.", "TA-1.17", WHO, COINS)
LOST_GALLEONS: Final = _tell("lost-galleons", "{0} parts with {1}.", "TA-1.17", WHO, COINS)
GAINED_FATE: Final = _tell("gained-fate", "{0} gains {1} Fate.", "TA-1.17", WHO, AMOUNT)
LOST_FATE: Final = _tell("lost-fate", "{0} gives up {1} Fate.", "TA-1.17", WHO, AMOUNT)
GAINED_ABILITY: Final = _tell("gained-ability", "{0} gains 1 {1}.", "TA-14.6", WHO, ABILITY)
LOST_ABILITY: Final = _tell("lost-ability", "{0} loses 1 {1}.", "TA-3.6", WHO, ABILITY)
GAINED_LIFE: Final = _tell("gained-life", "{0} gains {1}.", "TA-3.8", WHO, LIVES)
HEALED: Final = _tell("healed", "{0} recovers {1}.", "TA-3.7", WHO, LIVES)
LOST_LIFE: Final = _tell("lost-life", "{0} loses {1}.", "TA-3.9", WHO, LIVES)
SAVED: Final = _tell("saved", "{1} saves {0}.", "TA-11.14", WHO, CARD)
NOT_SAVED: Final = _tell("not-saved", "{1} does not help {0}.", "TA-11.14", WHO, CARD)
SPARED: Final = _tell("spared", "Protego spares {0} the loss.", "TA-17.20", WHO)
NOT_CLUNG: Final = _tell("not-clung", "{0} cannot cling to life.", "TA-PP4", WHO)
HELPED: Final = _tell("helped", "{1} makes a difference for {0}.", "TA-16.7", WHO, CARD)
BY_ABILITY: Final = _tell("by-ability", "{1} {0}.", GIFT_CLAUSES, GIFT, WHO)
NOTHING_HAPPENS: Final = _tell("nothing-happens", "Nothing happens to {0}.", "TA-8.9", WHO)
NOTHING_BECAUSE: Final = _tell(
    "nothing-because", "Nothing happens to {0}: {1}.", "TA-8.9", WHO, REASON
)
NOTHING_MORE: Final = _tell("nothing-more", "Nothing more happens to {0}.", "TA-8.9", WHO)
NO_SPELL: Final = _tell("no-spell", "{0} can hold no more Spells.", "TA-17.3", WHO)
FERRET_LEARNS_NOTHING: Final = _tell(
    "ferret-learns-nothing", "{0} is a ferret and gains nothing.", "TA-18.7", WHO
)
CANNOT_RISE: Final = _tell("cannot-rise", "{0} cannot gain more {1}.", "TA-1.8", WHO, ABILITY)
CANNOT_FALL: Final = _tell("cannot-fall", "{0} cannot lose any {1}.", "TA-3.6", WHO, ABILITY)
KEPT_OBJECT: Final = _tell(
    "kept-object", "{0} keeps {1}: {2} cannot hold it.", "TA-16.16", WHO, CARD, WHO
)
PORTKEY_OVER: Final = _tell("portkey-over", "The Portkey of {0} goes back.", "TA-21.17", WHO)
FOGGED: Final = _tell(
    "fogged",
    "{0} rolls {1} and {2} in the fog: the lower one counts.",
    "TA-O09",
    WHO,
    AMOUNT,
    AMOUNT,
)
DESERTED: Final = _tell("deserted", "{0} deserts {1} on a roll of 1.", CARD_CLAUSES, CARD, WHO)
SPARED_ALL: Final = _tell("spared-all", "{0} concerns nobody.", CARD_CLAUSES, CARD)
CLUNG: Final = _tell("clung", "{0} clings to life.", "TA-PP4", WHO)
SENT_AHEAD: Final = _tell("sent-ahead", "{1} falls in place of {0}.", "TA-INN3", WHO, CARD)
DIED: Final = _tell("died", "{0} is carried to St. Mungo's.", "TA-20.1", WHO)
KILLED: Final = _tell("killed", "{0} is killed.", "TA-26.1", WHO)
GAINED_SPELL: Final = _tell("gained-spell", "{0} gains a Spell.", "TA-17.3", WHO)
LEARNED: Final = _tell("learned", "It is {0}.", "TA-17.4", SPELL)
LOST_SPELL: Final = _tell("lost-spell", "{0} discards {1}.", "TA-17.7", WHO, SPELL)
CAST_SPELL: Final = _tell("cast-spell", "{0} casts {1}.", "TA-17.10", WHO, SPELL)
CAST_AT: Final = _tell("cast-at", "{0} casts {1} on {2}.", "TA-17.10", WHO, SPELL, WHO)
CANCELLED: Final = _tell("cancelled", "{0} is cancelled.", "TA-17.11", SPELL)
RESISTED: Final = _tell("resisted", "{0} resists {1}.", "TA-HP4", WHO, SPELL)
NOT_RESISTED: Final = _tell("not-resisted", "{0} cannot resist {1}.", "TA-HP4", WHO, SPELL)
BLOCKED: Final = _tell("blocked", "{0} blocks {1}.", "TA-MM3", WHO, SPELL)
KEPT_SPELL: Final = _tell("kept-spell", "{0} keeps {1}.", "TA-ADB3", WHO, SPELL)
STOLE_SPELL: Final = _tell("stole-spell", "{0} takes a Spell from {1}.", "TA-S19", WHO, WHO)
LOOKED_AT_HAND: Final = _tell(
    "looked-at-hand", "{0} looks at the Spells of {1}.", "TA-1.22", WHO, WHO
)
SAW_SPELL: Final = _tell("saw-spell", "{0} has {1}.", "TA-1.22", WHO, SPELL)
LOOKED_AT_DECK: Final = _tell(
    "looked-at-deck", "{0} looks at the top of {1}.", "TA-1.22", WHO, DECK
)
SAW_CARD: Final = _tell("saw-card", "You see {0}.", "TA-1.22", CARD)
BEWITCHED: Final = _tell("bewitched", "{0} works on {1}.", "TA-17.10", SPELL, WHO)
WILL_WORK: Final = _tell("will-work", "{0} waits for the next turn of {1}.", "TA-17.22", SPELL, WHO)
SPELL_ENDED: Final = _tell("spell-ended", "{0} works no longer.", "TA-S17", SPELL)
FERRET: Final = _tell("ferret", "{0} is a ferret.", "TA-18.1", WHO)
FERRET_OVER: Final = _tell("ferret-over", "{0} is human again.", "TA-18.12", WHO)
FROZEN: Final = _tell("frozen", "{0} cannot move a finger.", "TA-17.19", WHO)
MUST_MISS: Final = _tell("must-miss", "{0} will miss a turn.", "TA-19.1", WHO)
WILL_RIDE: Final = _tell("will-ride", "{0} may go anywhere in London next turn.", "TA-OUT7", WHO)
WILL_REACH_HUT: Final = _tell("will-reach-hut", "{0} will go to Hagrid's Hut.", "TA-21.20", WHO)
INTIMIDATED: Final = _tell("intimidated", "{0} intimidates {1}.", "TA-RH2", WHO, WHO)
SNEAKED: Final = _tell("sneaked", "{0} takes 1 Fate from {1}.", "TA-PP3", WHO, WHO)
TOOK_QUEST: Final = _tell("took-quest", "{0} takes a quest: {1}.", "TA-22.2", WHO, QUEST)
QUEST_DONE: Final = _tell("quest-done", "{0} fulfils the quest.", "TA-22.5", WHO)
QUEST_LEFT: Final = _tell("quest-left", "{0} abandons the quest.", "TA-22.6", WHO)
MEETS_ENEMY: Final = _tell("meets-enemy", "{0} faces {1} at {2}.", "TA-11.1", WHO, CARD, SPACE)
MEETS_FOE: Final = _tell("meets-foe", "{0} is attacked by {1}.", "TA-11.1", WHO, FOE)
ATTACKS: Final = _tell("attacks", "{0} attacks {1}.", "TA-13.1", WHO, WHO)
ATTACKS_FOLLOWER: Final = _tell("attacks-follower", "{0} attacks {1}.", "TA-13.12", WHO, CARD)
EVADED: Final = _tell("evaded", "{0} slips away from {1}.", "TA-15.6", WHO, CARD)
EVADED_CHARACTER: Final = _tell("evaded-character", "{0} slips away.", "TA-15.2", WHO)
SCURRIED: Final = _tell("scurried", "{0} scurries: {1}.", "TA-PP1", WHO, AMOUNT)
_SUMS: Final = (WHO, AMOUNT, AMOUNT, AMOUNT, AMOUNT)
"""The fighter, both scores, the dice that count, and then the foe."""
SCORES: Final = _tell(
    "scores", "{0} has {1} with a {3}, the Enemies {2} with a {4}.", "TA-11.8", *_SUMS
)
SCORES_WITH_CARD: Final = _tell(
    "scores-with-card", "{0} has {1} with a {3}, {5} {2} with a {4}.", "TA-11.8", *_SUMS, CARD
)
SCORES_WITH_CHARACTER: Final = _tell(
    "scores-with-character", "{0} has {1} with a {3}, {5} {2} with a {4}.", "TA-11.8", *_SUMS, WHO
)
SCORES_WITH_FOE: Final = _tell(
    "scores-with-foe", "{0} has {1} with a {3}, {5} {2} with a {4}.", "TA-11.8", *_SUMS, FOE
)
SCORES_WITH_VOLDEMORT: Final = _tell(
    "scores-with-voldemort",
    "{0} has {1} with a {3}, Lord Voldemort {2} with a {4}.",
    "TA-11.8",
    *_SUMS,
)
WON: Final = _tell("won", "{0} wins the fight.", "TA-11.9", WHO)
LOST_FIGHT: Final = _tell("lost-fight", "{0} loses the fight.", "TA-11.10", WHO)
DRAWN_FIGHT: Final = _tell("drawn-fight", "The fight is a draw.", "TA-11.11")
FIGHT_VOID: Final = _tell("fight-void", "The fight does not take place.", "TA-8.39")
RESCUED: Final = _tell("rescued", "{0} steps in: a draw.", "TA-HPB4", WHO)
NO_REWARD: Final = _tell("no-reward", "{0} takes nothing for it.", "TA-13.10", WHO)
TROPHY_WON: Final = _tell("trophy-won", "{0} keeps {1} as a Trophy.", "TA-14.1", WHO, CARD)
TAMED: Final = _tell("tamed", "{0} tames {1}.", "TA-RHB2", WHO, CARD)
TROPHIES_EXCHANGED: Final = _tell(
    "trophies-exchanged", "{0} exchanges {1} points of Trophies.", "TA-14.2", WHO, AMOUNT
)
KEYS_COUNTED: Final = _tell("keys-counted", "{1} keys swarm around {0}.", "TA-INN4", WHO, AMOUNT)
BOGGART_SEEN: Final = _tell(
    "boggart-seen", "{0} faces a Boggart of Might {1}.", "TA-INN6", WHO, AMOUNT
)
DUTY_DONE: Final = _tell("duty-done", "{0} may move on.", "TA-23.15", WHO)
NAMED: Final = _tell("named", "{0} names {1}.", "TA-INN7", WHO, AMOUNT)
SHIFTED: Final = _tell("shifted", "{0} bends the stars to {1}.", "TA-INN7", WHO, AMOUNT)
ENTERED_HALL: Final = _tell("entered-hall", "{0} enters the Great Hall.", "TA-24.1", WHO)
THROWN_OUT: Final = _tell(
    "thrown-out", "{0} is thrown back to the Moving Staircases.", "TA-24.9", WHO
)
VICTORY: Final = _tell("victory", "{0} defeats Lord Voldemort.", "TA-24.8", WHO)
TIME_UP: Final = _tell("time-up", "The last round is over.", "TA-26.9")
FURTHEST: Final = _tell("furthest", "{0} has come furthest and wins.", "TA-26.9", WHO)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
VOLDEMORT_FELL: Final = ENDINGS.add(
    "voldemort-fell", "Voldemort is defeated in the Great Hall.", "TA-24.8"
)
CAME_FURTHEST: Final = ENDINGS.add(
    "came-furthest", "The last round is over: who came furthest wins.", "TA-26.9"
)
