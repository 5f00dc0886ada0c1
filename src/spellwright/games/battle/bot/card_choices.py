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
from spellwright.games.battle.content.saying import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of


def discard(look: Outlook) -> Advice:
    code, worth = best(look.options, lambda code: -look.discarding(first_of(code)))
    kind = first_of(code)
    if worth > 0:
        return Advice(code, say("hint-discard-on-purpose", card=name(kind)))
    return Advice(code, say("hint-discard-least", card=name(kind)))


def banish(look: Outlook) -> Advice:
    """Weak cards go, so that the deck comes round faster; those of the discard pile go first."""

    def rate(code: int) -> float:
        if code == words.KEEP_ALL:
            return -weights.BANISH_BELOW
        held = weights.FROM_HAND if verb_of(code) == words.BANISH else 0.0
        return -look.card(first_of(code)) - held

    code, _ = best(look.options, rate)
    if code == words.KEEP_ALL:
        return Advice(code, say("hint-banish-none"))
    return Advice(code, say("hint-banish-weak", card=name(first_of(code))))


def whose_pile(look: Outlook) -> Advice:
    s = look.s

    def rate(code: int) -> float:
        if code == words.KEEP_ALL:
            return -weights.BANISH_BELOW
        return max([-look.card(kind) for kind in s.pile[s.hero.index(first_of(code))]])

    return Advice(best(look.options, rate)[0], say("hint-whose-pile"))


def take(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        return 0.05 if code == words.KEEP_ALL else look.card(first_of(code))

    code, _ = best(look.options, rate)
    if code == words.KEEP_ALL:
        return Advice(code, say("hint-take-none"))
    return Advice(code, say("hint-take-best", card=name(first_of(code))))


def hand_over(look: Outlook) -> Advice:
    return Advice(take(look).code, say("hint-hand-over"))


def again(look: Outlook) -> Advice:
    def rate(code: int) -> float:
        return 0.0 if code == words.DECLINE else look.now(first_of(code))

    code, _ = best(look.options, rate)
    if code == words.DECLINE:
        return Advice(code, say("hint-again-none"))
    return Advice(code, say("hint-again-best", card=name(first_of(code))))


def arrange(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: look.card(first_of(code)))
    return Advice(code, say("hint-arrange-best"))


def look_top(look: Outlook) -> Advice:
    kind = first_of(look.options[0])
    if look.card(kind) < weights.CARD_IN_HAND:
        return Advice(words.AWAY | kind << FIRST, say("hint-top-card-weak", card=name(kind)))
    return Advice(words.LEAVE | kind << FIRST, say("hint-top-card-good", card=name(kind)))


def look_event(look: Outlook) -> Advice:
    event = first_of(look.options[0])
    if event_harm(event, look.heroes) > weights.MEDDLING:
        return Advice(words.AWAY | event << FIRST, say("hint-event-bad", event=name(event)))
    return Advice(words.LEAVE | event << FIRST, say("hint-event-fine"))


def extra_item(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: look.card(first_of(code)))
    return Advice(code, say("hint-extra-item", card=name(first_of(code))))


def order(look: Outlook) -> Advice:
    """Effects that may do harm come before gains: a stun takes only earlier gains (HB-14.15)."""
    code, worth = best(look.options, lambda code: float(_may_cost(first_of(code))))
    reason = say("hint-order-gains-last") if worth else say("hint-order-any")
    return Advice(code, reason)


def _may_cost(thing: int) -> bool:
    return columns.IS_KIND[thing] and not is_quiet(effect_of(thing))
