"""Dice: symbols that a Horcrux or an Encounter needs, else what helps most."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.effects import worth
from spellwright.games.battle.bot.outlook import Outlook, symbols_needed
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.rules.dice import RESULTS
from spellwright.games.battle.state import ACTIONS
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of


def face_worth(look: Outlook, symbol: int) -> float:
    result = worth(look, RESULTS[symbol], look.place)
    return result + (2 * weights.DIE * look.heroes if symbol in symbols_needed(look.s) else 0.0)


def die_worth(look: Outlook, die: int) -> float:
    """The average worth of a die over its faces."""
    faces = columns.FACES[die]
    return sum([face_worth(look, symbol) for symbol in faces]) / len(faces)


def die(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: die_worth(look, first_of(code)))
    return Advice(code, say("hint-die-best"))


def roll_again(look: Outlook) -> Advice:
    """A die of the Heroes' side is rolled again below its average; a die against it above."""
    rolled, symbol = look.args[0], look.args[1]
    if look.s.step < ACTIONS:
        return Advice(words.ROLL_AGAIN, say("hint-roll-again-against"))
    if face_worth(look, symbol) < die_worth(look, rolled):
        return Advice(words.ROLL_AGAIN, say("hint-roll-again-below"))
    return Advice(words.KEEP_ROLL, say("hint-keep-roll-above"))


def turn(look: Outlook) -> Advice:
    shown = look.args[1]
    price = look.prices["influence"]

    def rate(code: int) -> float:
        if code == words.KEEP_ROLL:
            return face_worth(look, shown)
        return face_worth(look, first_of(code)) - price

    code, _ = best(look.options, rate)
    if code == words.KEEP_ROLL:
        return Advice(code, say("hint-turn-die-not"))
    return Advice(code, say("hint-turn-die"))


def result(look: Outlook) -> Advice:
    """Horcruxes first, then Encounters: without them there is no victory."""
    supplies = [code for code in look.options if verb_of(code) == words.SUPPLY]
    code, _ = best(supplies, lambda code: float(first_of(code) == look.s.horcrux))
    return Advice(code, say("hint-supply", challenge=name(first_of(code))))
