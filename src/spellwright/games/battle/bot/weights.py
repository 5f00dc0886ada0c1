"""All weights of the player in one place. The unit is one Attack."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import vocabulary as v

# -- tokens, cards, control ------------------------------------------------------------------------

ATTACK: Final = 1.0
SPARE_ATTACK: Final = 0.1
"""Attack that no foe can take."""
INFLUENCE_EARLY: Final = 0.75
INFLUENCE_LATE: Final = 0.3
"""What is bought late hardly comes into play."""
DRAW: Final = 0.95
CARD_IN_HAND: Final = 0.7
"""An unknown card of a hand."""
HEALTH: Final = 0.22
"""One Health in the long run."""
HARM: Final = 0.35
CONTROL: Final = 2.0
CONTROL_PRESSURE: Final = 1.2
"""How much more a control token is worth at a full Location; in proportion before."""
LAST_LOCATION: Final = 1.6
LONG_RUN_CONTROL: Final = 3.0

LIFE: Final[list[float]] = [-3.2, -2.0, -1.2, -0.65, -0.3, 0.0, 0.25, 0.45, 0.6, 0.7] + [0.78] * 11
"""What Health is worth, by how much of it a Hero has; beyond 10 it is worth no more."""
STUN: Final = 1.2
"""Cards and tokens lost in a stun; the control token comes on top."""

# -- other acts ------------------------------------------------------------------------------------

EVENT: Final = 1.3
BANISH: Final = 0.45
BANISH_DETENTION: Final = 1.4
DETAINED: Final = 4.0
"""What a card that banishes gains, times the part of the deck that is Detention!."""
DETENTION: Final = 1.4
DIE: Final = 0.55
"""A die, for each Hero, as it works for all of them."""
NEEDED_DIE: Final = 0.8
"""What a die is worth on top, while a Horcrux or an Encounter asks for symbols."""
BAD_DIE: Final = 0.6
STRIPPED: Final = 0.8
OFF: Final = 0.9
TOP: Final = 0.25
TAKEN: Final = 0.9
OTHER_ACTS: Final = {
    "banish-top": -0.2,
    "banish-event": 0.3,
    "again": 1.0,
    "this-turn": 0.2,
    "ingredients": 0.4,
    "arrange": 0.3,
    "return-tokens": -1.0,
    "return-saved": -0.7,
    "hand-over": 0.9,
    "look-event": 0.3,
    "judge-event": 0.3,
    "look-top": 0.2,
    "renew-shop": 0.3,
    "renew-highest": -0.1,
    "shuffle-up": 0.2,
    "search": 1.5,
    "appear": 0.7,
    "move-attack": 0.3,
    "put-attack": 2.0,
    "no-events-next": 1.6,
    "last-reward": 1.5,
    "sleeping-draught": -1.0,
}

CHANCES: Final = {
    "if": 0.5,
    "unless": 0.4,
    "repeat": 1.0,
    "when": 0.45,
    "per": 0.8,
    "later": 0.6,
    "expose": 0.6,
    "glimpse": 0.5,
    "dropped": 0.5,
    "face": 0.25,
    "held": 0.35,
}
"""How often, on average, the acts behind a prefix happen."""

# -- foes ------------------------------------------------------------------------------------------

HORIZON: Final = 9.0
"""For how many turns a foe's ability counts when a target is chosen."""
FOE: Final = 6.0
"""Every foe has to be defeated some time."""
SECOND_ATTACK: Final = 0.3
"""What a second Attack on a foe in a turn costs, where an ability punishes it."""
REACTION: Final = 0.4
"""How often in a turn a triggered ability comes up."""
POWERS: Final = {
    "no-draw": 0.7,
    "no-remove": 0.9,
    "no-heal": 0.8,
    "no-heal-active": 0.4,
    "more-events": 1.3,
    "alecto": 1.0,
    "horntail": 0.8,
    "mermaid": 0.8,
    "yaxley": 0.8,
    "locket": 0.3,
    "dearer": 0.5,
    "no-rewards": 0.4,
    "students": 0.4,
    "four-cards": 0.3,
}
POWER_BITS: Final = tuple([(bit, POWERS[word]) for word, bit in v.POWERS.items()])

# -- the shop --------------------------------------------------------------------------------------

WORTH_BUYING: Final = 0.3
"""Below this a card only thickens the deck."""
GROWTH: Final = 1.15
"""One strong card is better than two weak ones of the same sum."""
WHEN_DISCARDED: Final = 0.25
"""How much of a card's effect when discarded counts."""
PLAYS_EARLY: Final = 2.5
PLAYS_LATE: Final = 0.5
"""How often a card that is bought will be played, early and late in the game."""
DULL_SHOP: Final = 1.0
"""A shop whose cards are worth this little on average is swept."""
ENCOUNTER_DRAW: Final = 0.6
"""What a drawn card adds while an Encounter wants many cards of some sort in one turn."""
ENCOUNTER_SPELL: Final = 0.8
"""What a Spell adds while an Encounter wants many of them."""
ENCOUNTER_INFLUENCE: Final = 2.0
"""What an Influence adds while only an Encounter that wants many keeps Lord Voldemort safe."""
TURNS_TO_GROW: Final = 70
"""How long an Encounter that wants many purchases may wait: decks grow meanwhile, and win more."""
ENCOUNTER_MET: Final = 4.0
"""What purchases add when they are what an Encounter wants."""

# -- using things ----------------------------------------------------------------------------------

USE_MARGIN: Final = 0.15
ONCE_A_GAME: Final = 1.6
"""A thing that can be used only once has to bring this much."""
BANISH_BELOW: Final = 0.8
"""Cards worth less than this are banished."""
FROM_HAND: Final = 0.25
"""A card of the hand could still be played, so one of the discard pile goes first."""
POTION_REUSED: Final = 1.5
"""How many more times a Potion that is kept will be played."""
MEDDLING: Final = 0.9
"""An event worse than this is put away."""

# -- positions -------------------------------------------------------------------------------------

USUAL_CARD: Final = 1.0
"""What a card of a deck that nobody has seen is worth."""
