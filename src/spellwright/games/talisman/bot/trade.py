"""Taking, dropping, buying and paying: the most for the least."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import AZKABAN, DIAGON_ALLEY, HOGSMEADE, QUIDDITCH_PITCH
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.dice import hogs_head
from spellwright.games.talisman.bot.outlook import Outlook, card_name
from spellwright.games.talisman.bot.worth import (
    card_worth,
    fate_cost,
    gain_worth,
    held_worth,
    life_cost,
    wounds,
)
from spellwright.games.talisman.content.columns import CARD_RULE, MIGHT, STACK_OF
from spellwright.games.talisman.content.names import (
    CHAMBER,
    FLOO_POWDER,
    LAMP_SHOP,
    STAN_SHUNPIKE,
    WAND,
)
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import FACES, fighting, odds
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of

WORTH_TAKING: Final = 0.01
KEPT_FATE: Final = 2
KEPT_GALLEONS: Final = 3
CHAMBER_MIGHT: Final = 8
NOTHING_MORE: Final = Advice(words.DONE, say("hint-nothing-more"))


def price_worth(look: Outlook, code: int) -> float:
    """What an option that costs something is worth: less than nothing."""
    s, seat = look.s, look.seat
    verb, what = verb_of(code), first_of(code)
    if verb == words.PAY:
        if what == lexicons.PAY_LIFE:
            return -life_cost(s, seat)
        return -fate_cost(s, seat) if what == lexicons.PAY_FATE else -weights.GALLEON
    if verb in (words.DISCARD, words.DROP, words.AT_CARD):
        return -held_worth(what)
    return 0.0


def cheapest(look: Outlook) -> Advice:
    """Give up what is worth least."""
    return look.best(lambda code: price_worth(look, code), say("hint-missed-least"))


def take(look: Outlook) -> Advice:
    """Take what lies there, the best first."""
    s, seat = look.s, look.seat

    def worth(code: int) -> float:
        verb = verb_of(code)
        if verb == words.TAKE_GALLEONS:
            return weights.WIN
        return gain_worth(s, seat, first_of(code)) if verb == words.TAKE else WORTH_TAKING

    code = max(look.options, key=worth)
    if verb_of(code) == words.TAKE:
        return Advice(code, say("hint-take-card", card=card_name(first_of(code))))
    return Advice(code, say("hint-take-galleons") if worth(code) > 1 else say("hint-leave-rest"))


def drop(look: Outlook) -> Advice:
    """Drop nothing, as a rule; but Dobby walks slowly and Mundungus steals."""
    for code in look.with_verb(words.DROP):
        if held_worth(first_of(code)) < 0:
            return Advice(code, say("hint-drop-card", card=card_name(first_of(code))))
    done = words.KEEP_ALL if words.KEEP_ALL in look.options else words.DONE
    return Advice(done, say("hint-keep-everything"))


def buy(look: Outlook) -> Advice:
    """Buy Floo Powder and a Wand first: they count in the last fight."""
    s, seat = look.s, look.seat

    def worth(code: int) -> float:
        if verb_of(code) != words.BUY:
            return 0.0
        card = first_of(code)
        gain = gain_worth(s, seat, card) + weights.WANTED.get(card, 0.0)
        return gain - weights.GALLEON * price_for(s, seat, card)

    code = max(look.options, key=worth)
    if verb_of(code) == words.BUY:
        return Advice(code, say("hint-buy-card", card=card_name(first_of(code))))
    return Advice(code, say("hint-buy-nothing"))


def buy_spell(look: Outlook) -> Advice:
    if look.s.fate[look.seat] > KEPT_FATE:
        return Advice(words.BUY_SPELL, say("hint-fate-to-spare"))
    return Advice(words.DONE, say("hint-keep-fate"))


def trade(look: Outlook) -> Advice:
    """Draco: the least useful Object for the best Equipment."""
    s, seat = look.s, look.seat
    cards = [first_of(code) for code in look.with_verb(words.DISCARD)]
    worst = min(cards, key=held_worth)
    wanted = FLOO_POWDER if FLOO_POWDER not in s.objects[seat] else WAND
    stocked = s.stock[STACK_OF[wanted]] and wanted not in s.objects[seat]
    if stocked and held_worth(worst) < held_worth(wanted):
        return Advice(words.DISCARD | worst << FIRST, say("hint-trade"))
    return Advice(words.NO, say("hint-no-trade"))


def trade_for(look: Outlook) -> Advice:
    return look.best(lambda code: held_worth(first_of(code)), say("hint-best-equipment"))


def toll(look: Outlook) -> Advice:
    wanted = gain_worth(look.s, look.seat, look.args[1]) > 2 * weights.GALLEON
    return look.yes_if(wanted, say("hint-worth-galleon"), say("hint-not-worth-galleon"))


def give_fate(look: Outlook) -> Advice:
    return look.best(lambda code: -look.s.fate[look.seat_of(code)], say("hint-give-fate"))


def send_ahead(look: Outlook) -> Advice:
    """The Greenhouses: Followers for Lives, but only if Lives are short."""
    s, seat = look.s, look.seat
    lost = look.args[0]
    if s.life[seat] - lost >= 2:
        return Advice(words.DONE, say("hint-lives-enough"))
    cards = look.with_verb(words.DISCARD)
    least = max(cards, key=lambda code: price_worth(look, code))
    return Advice(least, say("hint-life-over-follower"))


def exchange_card(look: Outlook) -> Advice:
    """Draco: a card that would hurt goes under the deck."""
    s, seat = look.s, look.seat
    codes = look.with_verb(words.PUT_BACK)
    worst = min(codes, key=lambda code: card_worth(s, seat, first_of(code)))
    if card_worth(s, seat, first_of(worst)) < -2 * fate_cost(s, seat):
        return Advice(worst, say("hint-exchange-card", card=card_name(first_of(worst))))
    return Advice(words.NO, say("hint-nothing-to-fear"))


def symbols(look: Outlook) -> Advice:
    """Hagrid: more cards only for the strong."""
    few = look.s.life[look.seat] <= weights.FEW_LIVES
    sign = -1 if few else 1
    return look.best(lambda code: sign * first_of(code), say("hint-symbols"))


def difference(look: Outlook) -> Advice:
    """Lucius at the Ministry: one card can be faced."""
    lying = len(look.s.lying[look.s.at[look.seat]])
    wanted = 0 if look.s.life[look.seat] <= 1 else lying + 1

    def worth(code: int) -> float:
        return -abs(first_of(code) - wanted) if verb_of(code) == words.NUMBER else -9.0

    return look.best(worth, say("hint-difference"))


def space_choice(look: Outlook) -> Advice:
    """What to do on a space that leaves the choice to its visitor."""
    space = look.args[0]
    if space == HOGSMEADE and look.with_verb(words.VISIT):
        return _hogsmeade(look)
    if space == DIAGON_ALLEY:
        return _diagon_alley(look)
    if space == QUIDDITCH_PITCH:
        return Advice(words.YES, say("hint-quest"))
    if space == AZKABAN and look.with_verb(words.NUMBER):
        return look.best(first_of, say("hint-nothing-happens"))
    if look.with_verb(words.HEAL):
        return look.best(first_of, say("hint-heal"))
    if words.REFILL in look.options:
        return Advice(words.REFILL, say("hint-refill-fate"))
    return cheapest(look)


def _hogsmeade(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    if wounds(s, seat) and s.gold[seat]:
        return Advice(words.VISIT | lexicons.BROOMSTICKS << FIRST, say("hint-broomsticks"))
    if sum([hogs_head(s, seat, face) for face in FACES]) > 0:
        return Advice(words.VISIT | lexicons.HOGS_HEAD << FIRST, say("hint-hogs-head"))
    return Advice(words.VISIT | lexicons.BROOMSTICKS << FIRST, say("hint-rest"))


def _diagon_alley(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    blotts = words.VISIT | lexicons.BLOTTS << FIRST
    if blotts in look.options:
        return Advice(blotts, say("hint-equipment"))
    spells = words.VISIT | lexicons.WHEEZES_BUY << FIRST
    if spells in look.options and s.fate[seat] > KEPT_FATE:
        return Advice(spells, say("hint-buy-spell"))
    return Advice(words.DONE, say("hint-nothing-to-buy"))


# -- cards -----------------------------------------------------------------------------------------


def card_offer(look: Outlook) -> Advice:
    """Offers of cards are good, apart from fights that are lost and rides that lead nowhere."""
    s, seat, card = look.s, look.seat, look.args[0]
    good = True
    rule = CARD_RULE[card]
    if rule == CHAMBER:
        good = odds(fighting(s, seat, MIGHT), CHAMBER_MIGHT)[0] >= weights.DARES
    elif rule in (STAN_SHUNPIKE, LAMP_SHOP):
        good = s.gold[seat] > KEPT_GALLEONS
    name = card_name(card)
    return look.yes_if(good, say("hint-good-offer", card=name), say("hint-bad-offer", card=name))


def card_choice(look: Outlook) -> Advice:
    """Choose points first, then healing, then what costs least."""
    s, seat = look.s, look.seat

    def worth(code: int) -> float:
        verb, what = verb_of(code), first_of(code)
        if verb == words.RAISE:
            return 2.0 - 0.1 * what
        if verb == words.HEAL:
            return min(what, wounds(s, seat)) * weights.HEALED
        if verb == words.LOOK_AT:
            return 1.0
        return price_worth(look, code)

    return look.best(worth, say("hint-best-offered"))


def under(look: Outlook) -> Advice:
    """A card that would hurt goes under the deck."""
    s, seat = look.s, look.seat
    good = card_worth(s, seat, first_of(look.options[0])) >= 0
    wanted = words.ON_TOP if good else words.UNDER
    reason = say("hint-may-come") if good else say("hint-put-under")
    return Advice(look.with_verb(wanted)[0], reason)


def order(look: Outlook) -> Advice:
    """Put the best card on top."""
    s, seat = look.s, look.seat
    return look.best(lambda code: card_worth(s, seat, first_of(code)), say("hint-may-come"))


def use(look: Outlook) -> Advice:
    """What can be used at the start of a turn."""
    used = look.with_verb(words.USE)
    if used:
        return Advice(used[0], say("hint-use-for-spell"))
    looks = look.with_verb(words.LOOK_AT)
    return Advice(looks[0], say("hint-look-at-deck")) if looks else NOTHING_MORE
