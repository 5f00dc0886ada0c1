"""What is told, and how the game can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.lexicons import (
    AMOUNTS,
    DICE,
    EFFECTS,
    FACES,
    HEROES,
    INGREDIENTS,
    THINGS,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event")
_tell = EVENTS.add
HERO_TAKEN: Final = _tell("hero-taken", "{0} is in the game.", "HB-2.16", HEROES)
CARD_TAKEN: Final = _tell("card-taken", "{0} takes {1}.", "HB-2.17", HEROES, THINGS)
GAME_BEGAN: Final = _tell("game-began", "{0} begins at {1}.", "HB-2.24", HEROES, THINGS)
TURN_BEGAN: Final = _tell("turn-began", "Turn {1}: {0}.", "HB-3.10", HEROES, AMOUNTS)
EVENT_CAME: Final = _tell("event-came", "Event: {0}.", "HB-4.3", THINGS)
EVENT_STOPPED: Final = _tell("event-stopped", "Finite Incantatem! stops the next event.", "HB-4.12")
EVENT_SPARED: Final = _tell(
    "event-spared", "Elixir of Life: no event is revealed this turn.", "HB-4.13"
)
EVENT_FEWER: Final = _tell(
    "event-fewer", "Protean: one event fewer is revealed this turn.", "HB-19.10"
)
EVENT_SHOWN: Final = _tell("event-shown", "The next event is {0}.", "HB-28.16", THINGS)
EVENT_IGNORED: Final = _tell("event-ignored", "The further event is ignored.", "HB-4.9")
DARK_POTION_CAME: Final = _tell(
    "dark-potion-came", "{1} lies in front of {0}.", "HB-22.2", HEROES, THINGS
)
EVENTS_SHUFFLED: Final = _tell("events-shuffled", "The events are shuffled anew.", "HB-4.6")
ACTED: Final = _tell("acted", "{0} acts.", "HB-5.4", THINGS)
NO_EFFECT: Final = _tell("no-effect", "{0} has no effect now.", "HB-28.6", THINGS)
SPARED: Final = _tell("spared", "{1} does nothing to {0}.", "HB-28.6", HEROES, THINGS)
REWARDED: Final = _tell("rewarded", "{0} gains the reward of {1}.", "HB-10.13", HEROES, THINGS)
NO_REWARD: Final = _tell("no-reward", "{0} brings no reward.", "HB-29.16", THINGS)
DISCARD_WORKS: Final = _tell(
    "discard-works", "{1} takes effect for {0}: it was discarded.", "HB-13.2", HEROES, THINGS
)
BONUS_CAME: Final = _tell("bonus-came", "{1} gives {0} its bonus.", "HB-28.9", HEROES, THINGS)
HERO_ABILITY: Final = _tell(
    "hero-ability", "The Hero ability of {0} takes effect.", "HB-6.12", HEROES
)
THING_WORKS: Final = _tell("thing-works", "{1} of {0} takes effect.", "HB-6.12", HEROES, THINGS)
REPEATED: Final = _tell("repeated", "{0} repeats {1}.", "HB-28.19", HEROES, THINGS)
APPEARED: Final = _tell("appeared", "{1} works for {0} too.", "HB-19.15", HEROES, THINGS)
PLAYED: Final = _tell("played", "{0} plays {1}.", "HB-6.3", HEROES, THINGS)
USED: Final = _tell("used", "{0} uses {1}.", "HB-6.12", HEROES, THINGS)
CHOSE: Final = _tell("chose", "{0} chooses: {1}.", "HB-28.7", HEROES, EFFECTS)
GAINED_ATTACK: Final = _tell("gained-attack", "{0} gains {1} Attack.", "HB-6.5", HEROES, AMOUNTS)
GAINED_INFLUENCE: Final = _tell(
    "gained-influence", "{0} gains {1} Influence.", "HB-6.5", HEROES, AMOUNTS
)
GAINED_HEALTH: Final = _tell("gained-health", "{0} gains {1} Health.", "HB-14.1", HEROES, AMOUNTS)
LOST_HEALTH: Final = _tell("lost-health", "{0} loses {1} Health.", "HB-14.2", HEROES, AMOUNTS)
HEALTH_FULL: Final = _tell("health-full", "{0} has full Health already.", "HB-14.1", HEROES)
HEALTH_STUCK: Final = _tell(
    "health-stuck", "{0} is stunned and gains no Health.", "HB-14.5", HEROES
)
HEALTH_BARRED: Final = _tell("health-barred", "{0} can gain no Health now.", "HB-14.19", HEROES)
LASTS: Final = _tell("lasts", "{0} holds for the rest of this turn.", "HB-3.11", THINGS)
PREVENTED_BY: Final = _tell("prevented-by", "That is the doing of {0}.", "HB-12.11", THINGS)
SWAPPED: Final = _tell(
    "swapped", "Confusing Concoction: Health and Influence change places.", "HB-22.15"
)
HEALTH_SAFE: Final = _tell(
    "health-safe", "{0} is stunned and loses no more Health.", "HB-14.5", HEROES
)
BONUS_HEALTH: Final = _tell(
    "bonus-health", "The Hero ability of {0} adds 1 Health.", "HB-29.7", HEROES
)
CLOAK_HELPED: Final = _tell(
    "cloak-helped", "The Invisibility Cloak spares {0} {1} Health.", "HB-14.21", HEROES, AMOUNTS
)
YAXLEY_ADDED: Final = _tell("yaxley-added", "Corban Yaxley makes it 1 more.", "HB-14.22")
STAG_HOLDS: Final = _tell(
    "stag-holds", "The Stag lets {0} lose no more Health this turn.", "HB-14.20", HEROES
)
STUNNED: Final = _tell("stunned", "{0} is stunned!", "HB-14.3", HEROES)
SHIELDED: Final = _tell("shielded", "The Stag shields {0}.", "HB-14.20", HEROES)
RECOVERED: Final = _tell("recovered", "{0} recovers.", "HB-14.13", HEROES)
DREW: Final = _tell("drew", "{0} draws {1} card(s).", "HB-23.2", HEROES, AMOUNTS)
NO_DRAW: Final = _tell("no-draw", "{0} can draw no card now.", "HB-23.6", HEROES)
DREW_CARD: Final = _tell("drew-card", "You draw {0}.", "HB-23.2", THINGS)
DECK_SHUFFLED: Final = _tell("deck-shuffled", "{0} shuffles the deck.", "HB-28.13", HEROES)
SHUFFLED: Final = _tell("shuffled", "{0} shuffles the discard pile.", "HB-23.1", HEROES)
DISCARDED: Final = _tell("discarded", "{0} discards {1}.", "HB-13.1", HEROES, THINGS)
REVEALED_TOP: Final = _tell("revealed-top", "{0} reveals {1}.", "HB-28.16", HEROES, THINGS)
BANISHED: Final = _tell("banished", "{0} banishes {1}.", "HB-18.1", HEROES, THINGS)
BANISHED_EVENT: Final = _tell("banished-event", "The event {0} is banished.", "HB-18.7", THINGS)
BANISHED_UNSEEN: Final = _tell("banished-unseen", "The top event is banished unseen.", "HB-18.7")
DISCARDED_EVENT: Final = _tell("discarded-event", "The event {0} is discarded.", "HB-28.16", THINGS)
TOOK: Final = _tell("took", "{0} takes {1} into hand.", "HB-28.13", HEROES, THINGS)
DETAINED: Final = _tell("detained", "{0} gets a Detention!", "HB-20.2", HEROES)
HANDED_OVER: Final = _tell("handed-over", "{0} gets {1}.", "HB-13.13", HEROES, THINGS)
RETURNED: Final = _tell("returned", "{0} returns all tokens.", "HB-28.20", HEROES)
RETURNED_SOME: Final = _tell(
    "returned-some",
    "{0} returns {1} Attack and {2} Influence.",
    "HB-14.6",
    HEROES,
    AMOUNTS,
    AMOUNTS,
)
RETURNED_SAVED: Final = _tell(
    "returned-saved", "{0} returns the saved Influence.", "HB-29.8", HEROES
)
NO_TOKENS: Final = _tell("no-tokens", "{0} can gain no tokens now.", "HB-29.18", HEROES)
CONTROL_ADDED: Final = _tell(
    "control-added", "{0} gains 1 control (now {1}).", "HB-11.2", THINGS, AMOUNTS
)
CONTROL_REMOVED: Final = _tell(
    "control-removed", "{0} loses 1 control (now {1}).", "HB-11.5", THINGS, AMOUNTS
)
CONTROL_STAYS: Final = _tell("control-stays", "No control is removed at {0}.", "HB-11.5", THINGS)
CONTROL_HELD: Final = _tell(
    "control-held", "Nothing can remove control at {0} now.", "HB-11.12", THINGS
)
CONTROL_IGNORED: Final = _tell(
    "control-ignored", "{0} is full: no more control is added this turn.", "HB-11.3", THINGS
)
REPRIEVE_HOLDS: Final = _tell(
    "reprieve-holds", "{0} gains no more control this turn.", "HB-11.3", THINGS
)
LOCATION_LOST: Final = _tell("location-lost", "The Villains take {0}!", "HB-11.6", THINGS)
LOCATION_CAME: Final = _tell("location-came", "Now the Heroes defend {0}.", "HB-11.6", THINGS)
ATTACKED: Final = _tell("attacked", "{0} assigns 1 Attack to {1}.", "HB-6.7", HEROES, THINGS)
INFLUENCED: Final = _tell("influenced", "{0} assigns 1 Influence to {1}.", "HB-6.7", HEROES, THINGS)
ATTACK_GONE: Final = _tell(
    "attack-gone", "{1} Attack is taken off {0}.", "HB-10.31", THINGS, AMOUNTS
)
INFLUENCE_GONE: Final = _tell(
    "influence-gone", "{1} Influence is taken off {0}.", "HB-10.31", THINGS, AMOUNTS
)
SWITCHED_OFF: Final = _tell("switched-off", "The ability of {0} does nothing.", "HB-5.11", THINGS)
MOVED: Final = _tell("moved", "1 Attack moves from {0} to {1}.", "HB-19.16", THINGS, THINGS)
PUT_ON: Final = _tell("put-on", "1 Attack is put on {0}.", "HB-10.30", THINGS)
DEFEATED: Final = _tell("defeated", "{0} is defeated!", "HB-10.12", THINGS)
FOE_CAME: Final = _tell("foe-came", "{0} appears.", "HB-8.4", THINGS)
FOE_DEALT: Final = _tell("foe-dealt", "{0} is there from the start.", "HB-2.12", THINGS)
VOLDEMORT_CAME: Final = _tell("voldemort-came", "{0} comes into play.", "HB-10.23", THINGS)
MARKER_PUT: Final = _tell("marker-put", "From now on there is one event more.", "HB-24.24")
ACQUIRED: Final = _tell("acquired", "{0} acquires {1}.", "HB-6.8", HEROES, THINGS)
WENT_ON_TOP: Final = _tell("went-on-top", "{0} goes on top of the deck.", "HB-28.18", THINGS)
DISMISSED: Final = _tell("dismissed", "{0} dismisses {1}.", "HB-24.7", HEROES, THINGS)
SWEPT: Final = _tell("swept", "{0} sweeps the shop.", "HB-21.3", HEROES)
SHOP_FILLED: Final = _tell("shop-filled", "New in the shop: {0}.", "HB-8.5", THINGS)
SHOP_CHANGED: Final = _tell("shop-changed", "{0} leaves the shop.", "HB-24.35", THINGS)
ROLLS: Final = _tell("rolls", "{0} rolls a die for {1}.", "HB-15.1", HEROES, THINGS)
ROLLS_AGAIN: Final = _tell("rolls-again", "{0} rolls the die again.", "HB-15.9", HEROES)
ROLLED: Final = _tell("rolled", "The {0} shows {1}.", "HB-15.3", DICE, FACES)
TURNED: Final = _tell("turned", "The die is turned to {0}.", "HB-15.12", FACES)
SUPPLIED: Final = _tell("supplied", "{1} goes on {0}.", "HB-16.4", THINGS, FACES)
DESTROYED: Final = _tell("destroyed", "{0} destroys {1}!", "HB-16.7", HEROES, THINGS)
NOW_ACTIVE: Final = _tell("now-active", "{0} is active now.", "HB-16.12", THINGS)
COLLECTED: Final = _tell("collected", "{0} collects {1}.", "HB-17.4", HEROES, THINGS)
GATHERED: Final = _tell("gathered", "{0} takes a {1}.", "HB-7.3", HEROES, INGREDIENTS)
NO_INGREDIENTS: Final = _tell(
    "no-ingredients", "Devil's Snare: {0} takes no ingredients this turn.", "HB-7.28", HEROES
)
WENT_INTO: Final = _tell("went-into", "The {0} goes into {1}.", "HB-7.6", INGREDIENTS, THINGS)
WENT_TO_TRAY: Final = _tell(
    "went-to-tray", "The {0} goes into the used tray.", "HB-7.7", INGREDIENTS
)
BREWED: Final = _tell("brewed", "{0} is brewed.", "HB-7.12", THINGS)
BOTTLED: Final = _tell("bottled", "{0} puts {1} on the discard pile.", "HB-7.14", HEROES, THINGS)
DARK_POTION_GONE: Final = _tell("dark-potion-gone", "{0} is rendered harmless.", "HB-22.6", THINGS)
POTION_CAME: Final = _tell("potion-came", "A new Potion: {0}.", "HB-7.22", THINGS)
KEPT: Final = _tell("kept", "{0} keeps tokens for the next turn.", "HB-19.11", HEROES)
GAVE: Final = _tell("gave", "{0} gets the tokens of {1}.", "HB-19.11", HEROES, HEROES)
PUT_BY: Final = _tell("put-by", "{0} puts {1} into the own shop.", "HB-25.9", HEROES, THINGS)
TURN_ENDED: Final = _tell("turn-ended", "The turn of {0} is over.", "HB-3.7", HEROES)
RETURNED_TO_WORK: Final = _tell("works-again", "The ability of {0} works again.", "HB-3.10", THINGS)

# -- how it ends -----------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
WON: Final = ENDINGS.add("won", "All foes are defeated: the Heroes win.", "HB-9.1")
LOST: Final = ENDINGS.add("lost", "The last Location has fallen: the Heroes lose.", "HB-9.3")
