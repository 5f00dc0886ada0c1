"""Why a choice is not open now, in a sentence with the clause behind it.

Everything here follows from what is public and from the asked player's own hand.
"""
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    BURROW,
    CENTAUR_CLEARING,
    GATES,
    GROUNDS,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    LONDON,
    MINISTRY,
    REGION,
    SPACE_NAMES,
)
from spellwright.games.talisman.content.columns import (
    CARD_NAMES,
    FIRST_STACK,
    IS_OBJECT,
    PRICE,
    SPELL_CLAUSES,
    SPELL_NAMES,
    SPELL_TEXTS,
)
from spellwright.games.talisman.content.names import (
    ARTHUR,
    BUCKBEAK,
    DECREE,
    EXPECTO_PATRONUM,
    FLOO_POWDER,
    MCGONAGALL_A,
    PETTIGREW_A,
    PORTKEY,
)
from spellwright.games.talisman.content.tables import CHARACTERS
from spellwright.games.talisman.queries import (
    faction,
    is_side,
    limited_to_one,
    may_hold,
    others_on_space,
)
from spellwright.games.talisman.rules.placement import may_change_region
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.games.talisman.rules.spell_targets import is_silenced
from spellwright.games.talisman.state import STORED_FREE, TalismanState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of

Reason = tuple[str, str] | None
"""A sentence and its clause."""


def why_not(s: TalismanState, ask: Ask, code: int) -> Reason:
    """The reason that the rules give, if there is a special one."""
    reason = REASONS.get(verb_of(code))
    return None if reason is None else reason(s, ask, code)


def _who(person: int) -> str:
    return str(CHARACTERS[person]["short"])


# -- spells ----------------------------------------------------------------------------------------


def _no_cast(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, spell = ask.seat, first_of(code)
    name = SPELL_NAMES[spell]
    if spell not in s.hand[seat]:
        return f"You do not hold {name}.", "TA-17.5"
    if is_silenced(s, seat):
        return _silenced(s, seat)
    if seat != s.active and s.casts[seat]:
        return "You have cast your Spell in this turn already.", "TA-17.9"
    if s.spell_free and spell != EXPECTO_PATRONUM:
        return "Only Expecto Patronum can be cast in a fight with Dementors.", "TA-O37"
    when = SPELL_TEXTS[spell].split(":")[0]
    return f"{name} has no target here, or this is not its time: {when}.", SPELL_CLAUSES[spell]


def _silenced(s: TalismanState, seat: int) -> Reason:
    if s.ferret[seat]:
        return "You are a Ferret, and a Ferret casts no Spells.", "TA-18.7"
    if s.at[seat] == CENTAUR_CLEARING:
        return "You cannot cast a Spell on Centaur Clearing.", "TA-MID13"
    if DECREE in s.beside and REGION[s.at[seat]] == GROUNDS:
        return "The Educational Decree forbids Spells in the Middle Region.", "TA-M01"
    return "Dolores Umbridge forbids your Spells on this space.", "TA-M14"


def _no_target(s: TalismanState, ask: Ask, code: int) -> Reason:
    person = first_of(code)
    if person not in s.character:
        return f"{_who(person)} is not in this game.", "TA-2.5"
    seat = s.character.index(person)
    if not s.life[seat]:
        return f"{_who(person)} is out of reach until their next turn.", "TA-20.10"
    if ask.question == words.ASK_AIM:
        spell = ask.args[0]
        return f"{SPELL_NAMES[spell]} cannot be cast on {_who(person)} now.", SPELL_CLAUSES[spell]
    return None


def _no_spell(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question in (words.ASK_PART_WITH, words.ASK_SELL):
        return f"You do not hold {SPELL_NAMES[first_of(code)]}.", "TA-17.5"
    return None


# -- moving ----------------------------------------------------------------------------------------


def _no_way(s: TalismanState, ask: Ask, code: int) -> Reason:
    """Ways to move other than the die (TA-6.19)."""
    if ask.question != words.ASK_WAY:
        return None
    seat, verb = ask.seat, verb_of(code)
    region = REGION[s.at[seat]]
    if s.duty[seat]:
        return "This space holds you: face its duty or turn back.", "TA-23.15"
    if s.ferret[seat]:
        return "You are a Ferret: you move 1 space.", "TA-18.5"
    if verb == words.ROLL:
        return "Your move is limited to 1 space, so no die is rolled.", "TA-6.7"
    if verb == words.STEP:
        return "Nothing limits your move to 1 space.", "TA-6.7"
    if verb == words.TURN_BACK:
        return "Only who is inside the castle turns back.", "TA-6.11"
    if verb == words.STAY:
        return _no_stay(s, seat)
    if verb == words.FLY:
        return _no_flight(s, seat)
    if region != LONDON:
        return "That way leads out of London, and you are not there.", "TA-21.15"
    if verb in (words.USE_PORTKEY, words.USE_FLOO) and not may_change_region(s):
        return "The Floo Network is closed: nobody changes their Region.", "TA-O06"
    return _no_way_from_london(s, seat, verb)


def _no_way_from_london(s: TalismanState, seat: int, verb: int) -> Reason:
    if verb == words.USE_PORTKEY:
        if PORTKEY in s.objects[seat]:
            return "The Portkey works in the turn after you got it.", "TA-21.17"
        return "You have no Portkey.", "TA-21.15"
    if verb == words.USE_FLOO:
        if FLOO_POWDER in s.objects[seat]:
            places = f"{SPACE_NAMES[BURROW]} or the {SPACE_NAMES[MINISTRY]}"
            return f"Floo Powder works where your turn starts at {places}.", "TA-21.21"
        return "You have no Floo Powder.", "TA-21.21"
    if verb == words.FREE_MOVE and s.stored[seat] != STORED_FREE:
        return "Nobody has offered to take you anywhere.", "TA-21.25"
    if verb == words.ASK_ARTHUR:
        if ARTHUR in s.followers[seat]:
            return "Arthur Weasley shows the way from the Ministry of Magic.", "TA-O18"
        return "Arthur Weasley does not follow you.", "TA-O18"
    return None


def _no_stay(s: TalismanState, seat: int) -> Reason:
    if is_side(s, seat, MCGONAGALL_A):
        if s.stayed[seat]:
            return "You stayed in your last turn already.", "TA-MM2"
        return "To stay costs 1 Fate, and you have none.", "TA-MM2"
    if is_side(s, seat, PETTIGREW_A):
        return "You may stay only where another Character stands.", "TA-PP2"
    return "You must move.", "TA-5.3"


def _no_flight(s: TalismanState, seat: int) -> Reason:
    if BUCKBEAK not in s.followers[seat]:
        return "Buckbeak does not follow you.", "TA-M27"
    if REGION[s.at[seat]] != GROUNDS:
        return "Buckbeak flies in the Middle Region only.", "TA-M27"
    if limited_to_one(s, seat):
        return "Your move is limited to 1 space.", "TA-6.22"
    return "Buckbeak flies 1 to 4 spaces.", "TA-M27"


def _no_walk(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question != words.ASK_DIRECTION:
        return None
    ways = [c for c in s.options(ask) if verb_of(c) == words.WALK]
    ends = " or ".join([SPACE_NAMES[second_of(way)] for way in ways])
    spaces = "1 space" if ask.args[0] == 1 else f"{ask.args[0]} spaces"
    return f"You move exactly {spaces}: to {ends}.", "TA-6.1"


def _no_crossing(s: TalismanState, ask: Ask, code: int) -> Reason:
    verb, here = verb_of(code), s.at[ask.seat]
    if not may_change_region(s):
        return "The Floo Network is closed: nobody changes their Region.", "TA-O06"
    if verb == words.GATES and here != GATES:
        return "You are not at the Gates.", "TA-23.2"
    if verb == words.BARRIER and here != KINGS_CROSS:
        return "You are not at King's Cross Station.", "TA-21.3"
    if verb == words.CROSS and here not in (KINGS_CROSS, HOGSMEADE_STATION):
        return "The train runs between King's Cross and Hogsmeade Station.", "TA-6.4"
    return "You have crossed in this move already, or have no space left.", "TA-21.26"


def _no_number(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question == words.ASK_SPACES:
        return f"You rolled {s.roll}, and that number of spaces is not open to you.", "TA-6.20"
    return None


# -- dice ------------------------------------------------------------------------------------------


def _no_reroll(s: TalismanState, ask: Ask, code: int) -> Reason:
    if not s.fate[ask.seat]:
        return "You have no Fate to spend.", "TA-4.1"
    if first_of(code) == s.fixed:
        return "A die set by Felix Felicis is not rerolled.", "TA-4.15"
    return None


# -- things ----------------------------------------------------------------------------------------


def _no_taking(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, card = ask.seat, first_of(code)
    name, here = CARD_NAMES[card], s.lying[s.at[seat]]
    if ask.question not in (words.ASK_TAKE, words.ASK_TAKE_EARLY):
        return None
    if card not in here:
        return f"{name} does not lie here.", "TA-8.36"
    if IS_OBJECT[card] and not may_hold(s, seat, card):
        return f"You already hold an Object of that name: {name}.", "TA-16.5"
    if card in s.dropped:
        return f"You dropped {name} in this turn.", "TA-16.14"
    if ask.question == words.ASK_TAKE_EARLY:
        return f"{name} is met after the Event before it, or is no Object.", "TA-DM1"
    return f"{name} does not follow your faction.", "TA-8.28"


def _no_galleons(s: TalismanState, ask: Ask, code: int) -> Reason:
    return "No Galleons lie here.", "TA-10.2"


def _no_purchase(s: TalismanState, ask: Ask, code: int) -> Reason:
    seat, card = ask.seat, first_of(code)
    name = CARD_NAMES[card]
    if card < FIRST_STACK or not PRICE[card - FIRST_STACK]:
        return f"{name} is not for sale.", "TA-OUT13"
    if not may_hold(s, seat, card):
        return f"You already hold {name}.", "TA-16.6"
    if not s.stock[card - FIRST_STACK]:
        return f"{name} is sold out.", "TA-1.16"
    price = price_for(s, seat, card)
    if s.gold[seat] < price:
        return f"{name} costs {price}, and you have {_galleons(s.gold[seat])}.", "TA-OUT13"
    return None


def _galleons(amount: int) -> str:
    return "1 Galleon" if amount == 1 else f"{amount} Galleons"


def _no_giving(s: TalismanState, ask: Ask, code: int) -> Reason:
    """Why something cannot be given up: it must be there."""
    seat, card = ask.seat, first_of(code)
    if card in s.objects[seat] or card in s.followers[seat]:
        return None
    return f"You do not have {CARD_NAMES[card]}.", "TA-16.13"


def _no_trophy(s: TalismanState, ask: Ask, code: int) -> Reason:
    card = first_of(code)
    if card not in s.trophies[ask.seat]:
        return f"{CARD_NAMES[card]} is none of your Trophies.", "TA-14.2"
    return f"{CARD_NAMES[card]} does not go with what you turn in.", "TA-14.13"


# -- Characters ------------------------------------------------------------------------------------


def _no_meeting(s: TalismanState, ask: Ask, code: int) -> Reason:
    person = first_of(code)
    if person not in s.character:
        return f"{_who(person)} is not in this game.", "TA-8.1"
    other = s.character.index(person)
    if other not in others_on_space(s, ask.seat):
        return f"{_who(person)} is not on your space.", "TA-8.1"
    if faction(s, other) == faction(s, s.active):
        return f"{_who(person)} belongs to your faction.", "TA-8.7"
    return "This space holds you: its duty comes first.", "TA-23.17"


def _no_reward(s: TalismanState, ask: Ask, code: int) -> Reason:
    if ask.question != words.ASK_REWARD:
        return None
    loser = s.character.index(ask.args[0])
    verb, card, name = verb_of(code), first_of(code), _who(ask.args[0])
    if verb == words.REWARD_GALLEON and not s.gold[loser]:
        return f"{name} has no Galleon.", "TA-13.11"
    if verb == words.REWARD_OBJECT and card not in s.objects[loser]:
        return f"{name} does not have {CARD_NAMES[card]}.", "TA-13.11"
    if verb == words.REWARD_OBJECT and not may_hold(s, ask.seat, card):
        return f"You already hold {CARD_NAMES[card]}.", "TA-13.11"
    if verb == words.REWARD_FOLLOWER:
        return "Only the active winner attacks a Follower, and one with a value.", "TA-13.12"
    return None


REASONS: Final[dict[int, Callable[[TalismanState, Ask, int], Reason]]] = {
    words.CAST: _no_cast,
    words.TARGET: _no_target,
    words.PART_WITH: _no_spell,
    **dict.fromkeys(
        (
            words.ROLL,
            words.STEP,
            words.USE_PORTKEY,
            words.USE_FLOO,
            words.FREE_MOVE,
            words.ASK_ARTHUR,
            words.FLY,
            words.STAY,
            words.TURN_BACK,
        ),
        _no_way,
    ),
    words.WALK: _no_walk,
    words.CROSS: _no_crossing,
    words.BARRIER: _no_crossing,
    words.GATES: _no_crossing,
    words.SPACES: _no_number,
    words.REROLL: _no_reroll,
    words.TAKE: _no_taking,
    words.TAKE_GALLEONS: _no_galleons,
    words.BUY: _no_purchase,
    words.DROP: _no_giving,
    words.DISCARD: _no_giving,
    words.TURN_IN: _no_trophy,
    words.MEET: _no_meeting,
    words.REWARD_OBJECT: _no_reward,
    words.REWARD_GALLEON: _no_reward,
    words.REWARD_FOLLOWER: _no_reward,
}
