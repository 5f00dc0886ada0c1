"""Cards that are discarded, banished, taken, repeated or looked at."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.effects import effect_of
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import event_harm
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.gains import is_quiet
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of


def discard(look: Outlook) -> Advice:
    code, worth = best(look.options, lambda code: -look.discarding(first_of(code)))
    kind = first_of(code)
    if worth > 0:
        return Advice(code, f"{name(kind)} is worth more discarded than played.")
    return Advice(code, f"{name(kind)} is the card that is missed least.")


def banish(look: Outlook) -> Advice:
    """Weak cards go, so that the deck comes round faster; those of the discard pile go first."""

    def rate(code: int) -> float:
        if code == words.KEEP_ALL:
            return -weights.BANISH_BELOW
        held = weights.FROM_HAND if verb_of(code) == words.BANISH else 0.0
        return -look.card(first_of(code)) - held

    code, _ = best(look.options, rate)
    if code == words.KEEP_ALL:
        return Advice(code, "Every card here is worth keeping.")
    return Advice(code, f"Without {name(first_of(code))} better cards come sooner.")


def whose_pile(look: Outlook) -> Advice:
    s = look.s

    def rate(code: int) -> float:
        if code == words.KEEP_ALL:
            return -weights.BANISH_BELOW
        return max([-look.card(kind) for kind in s.pile[s.hero.index(first_of(code))]])

    return Advice(best(look.options, rate)[0], "That is where the weakest card lies.")


def take(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        return 0.05 if code == words.KEEP_ALL else look.card(first_of(code))

    code, _ = best(look.options, rate)
    if code == words.KEEP_ALL:
        return Advice(code, "No card there is wanted in hand.")
    return Advice(code, f"{name(first_of(code))} is the best card there.")


def hand_over(look: Outlook) -> Advice:
    return Advice(take(look).code, "A good card is played sooner in another hand.")


def again(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        return 0.0 if code == words.DECLINE else look.now(first_of(code))

    code, _ = best(look.options, rate)
    if code == words.DECLINE:
        return Advice(code, "Nothing that was played is wanted again.")
    return Advice(code, f"{name(first_of(code))} does most a second time.")


def arrange(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: look.card(first_of(code)))
    return Advice(code, "The best card is drawn first.")


def look_top(look: Outlook) -> Advice:
    kind = first_of(look.options[0])
    if look.card(kind) < weights.CARD_IN_HAND:
        return Advice(words.AWAY | kind << FIRST, f"There are better cards than {name(kind)}.")
    return Advice(words.LEAVE | kind << FIRST, f"{name(kind)} is a good draw.")


def look_event(look: Outlook) -> Advice:
    event = first_of(look.options[0])
    if event_harm(event, look.heroes) > weights.MEDDLING:
        return Advice(words.AWAY | event << FIRST, f"{name(event)} is one of the bad ones.")
    return Advice(words.LEAVE | event << FIRST, "The next one could be worse.")


def extra_item(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: look.card(first_of(code)))
    return Advice(code, f"{name(first_of(code))} does most in a deck.")


def order(look: Outlook) -> Advice:
    """Effects that may do harm come before gains: a stun takes only earlier gains (HB-14.15)."""
    code, worth = best(look.options, lambda code: float(_may_cost(first_of(code))))
    reason = "Gains come last: a stun takes none of them." if worth else "The order matters little."
    return Advice(code, reason)


def _may_cost(thing: int) -> bool:
    return thing < columns.EVENT_0 and not is_quiet(effect_of(thing))
