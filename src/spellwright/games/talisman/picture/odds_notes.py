"""The chances beside options where luck decides: fights, rerolls, the barrier, the Gates."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.lexicons import MEANING, say
from spellwright.games.talisman.odds import (
    Odds,
    barrier_chance,
    duel_odds,
    fight_odds,
    gates_chance,
    reroll_odds,
    voldemort_odds,
)
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.queries import total
from spellwright.games.talisman.rules.attack_scores import FIGHTER_LESSENED, FOE_LESSENED
from spellwright.games.talisman.rules.fights import SCURRIES_FROM
from spellwright.games.talisman.state import NO_FIGHT
from spellwright.kernel.option import Option, first_of, second_of, verb_of

_OF_A_FIGHT = ("win", "draw", "loss")
"""What a roll means in a fight in which both sides have rolled."""


def odds_note(view: Seen, option: Option) -> str:
    """The chance of an option in a few words, or ""."""
    s, seat = view.shown, view.seat
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.FIGHT and s.fight != NO_FIGHT:
        return _said(view, fight_odds(s, seat))
    if verb == words.POUNCE or (verb == words.YES and _asks(view, words.ASK_POUNCE)):
        less = FOE_LESSENED if seat == s.fighter else FIGHTER_LESSENED
        return _said(view, fight_odds(s, seat, less))
    if verb == words.NO and _asks(view, words.ASK_POUNCE):
        return _said(view, fight_odds(s, seat))
    if verb == words.SCURRY:
        return view.say(say("note-succeeds", n=_percent((7 - SCURRIES_FROM) / 6)))
    if verb == words.MEET and first in s.character:
        return _duel(view, s.character.index(first))
    if verb == words.BARRIER:
        return view.say(say("note-succeeds", n=_percent(barrier_chance(s, seat))))
    if verb == words.GATES:
        best = max(gates_chance(s, seat, ability) for ability in (MAGIC, MIGHT))
        return view.say(say("note-succeeds", n=_percent(best)))
    if verb == words.RAISE and _asks(view, words.ASK_TEST_ABILITY):
        return view.say(say("note-succeeds", n=_percent(gates_chance(s, seat, first))))
    if verb == words.RAISE and _asks(view, words.ASK_ABILITY):
        return _said(view, voldemort_odds(s, seat, first))
    return _reroll(view, verb, option)


def _asks(view: Seen, question: int) -> bool:
    return view.asked is not None and view.asked.question == question


def _duel(view: Seen, other: int) -> str:
    """Both values, and the odds with them."""
    s = view.shown
    won, drawn, _ = duel_odds(s, view.seat, other)
    mine, theirs = total(s, view.seat, MAGIC), total(s, other, MAGIC)
    says = say("note-duel-odds", n=mine, other=theirs, win=_percent(won), draw=_percent(drawn))
    return view.say(says)


def _reroll(view: Seen, verb: int, option: Option) -> str:
    """What the fight comes to if a die is rolled again."""
    asked = view.asked
    dice = {words.REROLL: first_of, words.REROLL_PAID: first_of, words.REROLL_FREE: second_of}
    if asked is None or verb not in dice or asked.question not in _REROLLS:
        return ""
    if MEANING.key(asked.args[-1]) not in _OF_A_FIGHT:
        return ""
    die = dice[verb](option.code)
    return _said(view, reroll_odds(view.shown, view.seat, asked.args[:-1], die))


_REROLLS = (words.ASK_REROLL, words.ASK_REROLL_TWO, words.ASK_REROLL_THREE)


def _said(view: Seen, odds: Odds) -> str:
    won, drawn, _ = odds
    if not drawn:
        return view.say(say("note-chance", n=_percent(won)))
    return view.say(say("note-odds", win=_percent(won), draw=_percent(drawn)))


def _percent(chance: float) -> int:
    return round(100 * chance)
