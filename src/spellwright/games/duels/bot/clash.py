"""Decisions of a Clash: Reactions, Empowerment, the card that counts, swaps, lower parts."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Arena, spell_gain
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.content.columns import (
    CARD_AMOUNT,
    CARD_LOWER,
    CARD_RANK,
    CARD_VALUE,
    HAND,
    IS_COMBAT,
    IS_TWO_PLUS,
    LOWER_PAY,
    quest,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import CLASH_NAMES, say
from spellwright.games.duels.odds import kind_of
from spellwright.games.duels.queries import has_quest, model_of_piece
from spellwright.games.duels.rules.clash_cards import card_total
from spellwright.games.duels.rules.modifiers import acting_bonus, defending_bonus
from spellwright.games.duels.state import (
    BY_SPELL,
    NOBODY,
    DuelsState,
    seat_of,
)
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of

_FULL_HAND: Final = quest("full-hand")
_DEEP_RESERVE: Final = quest("deep-reserve")
_ODDS: Final = {-3: 0.03, -2: 0.08, -1: 0.2, 0: 0.35, 1: 0.75, 2: 0.88, 3: 0.95}
"""How likely the attacker wins with this lead while cards are still unseen."""


class Duel:
    """A Clash as one side sees it."""

    __slots__ = ("attacks", "item", "kind", "lead", "loose", "s", "seat", "stake")

    def __init__(self, look: Outlook) -> None:
        s = self.s = look.s
        self.seat = look.seat
        self.kind, self.item = s.clash_kind, s.clash_item
        self.attacks = s.attacking_seat == look.seat
        self.loose = 0
        """Cards that are still unseen."""
        own = self._side(s.attacking_seat)
        own += acting_bonus(s, self.kind, self.item, s.attacker)
        if s.defender == NOBODY:
            self.lead = own
        else:
            other = self._side(1 - s.attacking_seat)
            other += defending_bonus(s, self.kind, self.item, s.attacker, s.defender)
            self.lead = own - other
        self.stake = self._stake()

    def _side(self, seat: int) -> float:
        """The successes of a side as far as they can be known."""
        s = self.s
        total = float(card_total(s, seat)) if s.counting[seat] != -1 else 0.0
        if s.counting[seat] < 0:
            total += weights.AVERAGE
            self.loose += 1
        hidden = len(s.empower[seat])
        self.loose += hidden
        return total + weights.AVERAGE * hidden

    def _stake(self) -> float:
        s = self.s
        if s.defender == NOBODY or seat_of(s.attacker) == seat_of(s.defender):
            return weights.STAKE
        if self.kind == BY_SPELL and IS_COMBAT[self.item]:
            arena = Arena(s, s.attacker, seat_of(s.attacker))
            return max(0.2, spell_gain(arena, self.item, s.defender))
        return weights.STAKE

    def chance(self, more: float, sure: bool) -> float:
        """How likely the bot's side wins if its total grows by this much."""
        lead = self.lead + (more if self.attacks else -more)
        if sure and not self.loose:
            wins = 1.0 if lead >= 1 else 0.0
        else:
            wins = _ODDS[max(-3, min(3, round(lead)))]
        return wins if self.attacks else 1.0 - wins


def swap(look: Outlook) -> Advice:
    """The cheapest card that turns the Clash, if it is worth its price."""
    s, seat = look.s, look.seat
    duel = Duel(look)
    now = _value(s, seat)
    sure = s.defender == NOBODY or duel.attacks or not s.hand[1 - seat]

    def worth(option: int) -> float:
        if verb_of(option) == words.KEEP:
            return duel.stake * duel.chance(0.0, sure)
        card = first_of(option)
        value = CARD_VALUE[card] + (weights.AVERAGE if IS_TWO_PLUS[card] else 0.0)
        price = weights.CARD_PRICE[kind_of(card)]
        if has_quest(s, seat, _FULL_HAND) and len(s.hand[seat]) <= HAND:
            price += 0.3
        return duel.stake * duel.chance(value - now, sure) - price

    code = max(look.options, key=worth)
    if verb_of(code) == words.KEEP:
        return Advice(code, say("hint-keep-cards"))
    return Advice(code, say("hint-card-turns", card=CLASH_NAMES.noun(first_of(code))))


def _value(s: DuelsState, seat: int) -> float:
    """What would be lost by swapping: the revealed card with what it added."""
    card = s.counting[seat]
    value = CARD_VALUE[card] if card >= 0 else 0
    return float(value + sum([CARD_VALUE[extra] for extra in s.extra[seat]]))


def empower(look: Outlook) -> Advice:
    """Empower in a close Clash, or when there are plenty of Power Markers."""
    s, seat, cost = look.s, look.seat, look.args[0]
    if cost == 0:
        return Advice(words.EMPOWER, say("hint-empower-free"))
    duel = Duel(look)
    gain = duel.stake * (duel.chance(weights.AVERAGE, False) - duel.chance(0.0, False))
    price = weights.POWER * cost
    if has_quest(s, seat, _DEEP_RESERVE) and s.light[seat] + s.dark[seat] - cost < 6:
        price += 0.4
    if gain > price:
        return Advice(words.EMPOWER, say("hint-empower-close"))
    return Advice(words.PASS, say("hint-empower-not"))


def card(look: Outlook) -> Advice:
    """The highest card; among equals the one with the better lower part."""
    return look.best(
        lambda option: CARD_RANK[first_of(option)] + 0.1 * CARD_AMOUNT[first_of(option)],
        say("hint-highest-counts"),
    )


def early(look: Outlook) -> Advice:
    """Pay only if it turns the Clash; a sharper Spell is always welcome."""
    s, seat = look.s, look.seat
    lower = s.counting[seat]
    if lower >= 0 and CARD_LOWER[lower] != LOWER_PAY:
        return Advice(words.LOWER, say("hint-hurts-more"))
    duel = Duel(look)
    amount = CARD_AMOUNT[lower] if lower >= 0 else 1
    gain = duel.chance(float(amount), True) - duel.chance(0.0, True)
    if gain * duel.stake > weights.POWER:
        return Advice(words.LOWER, say("hint-turns-clash"))
    return Advice(words.PASS, say("hint-changes-nothing"))


def late(look: Outlook) -> Advice:
    """Use late lower parts: they cost nothing."""
    return look.best(lambda option: option == words.LOWER, say("hint-costs-nothing"))


def reaction(look: Outlook) -> Advice:
    """Cast a Counter-Spell against a Spell that hurts; a light hex is not worth it."""
    s = look.s
    target, number = model_of_piece(s, look.args[1]), SPELL_CARD[look.args[0]]
    arena = Arena(s, s.attacker, seat_of(s.attacker))
    harm = spell_gain(arena, number, target) if IS_COMBAT[number] else weights.STAKE
    code = next((o for o in look.options if verb_of(o) == words.REACT), words.PASS)
    if harm > weights.WORTH_A_COUNTER:
        return Advice(code, say("hint-react", who=look.name(target)))
    return Advice(words.PASS, say("hint-react-not"))


def before(look: Outlook) -> Advice:
    """Leadership costs nothing; the Dark Lord's declaration waits for a great stake."""
    for option in look.options:
        if verb_of(option) in (words.LEAD, words.USE):
            return Advice(option, say("hint-helps-in-clash"))
    duel = Duel(look)
    if words.DECLARE in look.options and duel.stake >= weights.GREAT_STAKE:
        return Advice(words.DECLARE, say("hint-great-stake"))
    return Advice(look.refusal(), say("hint-nothing-helps"))


def order(look: Outlook) -> Advice:
    """Put the best card on top."""
    return look.best(lambda option: CARD_RANK[first_of(option)], say("hint-best-first"))


def resist(look: Outlook) -> Advice:
    """Give the lowest card for an Impact less."""
    s, model = look.s, look.asked_model()
    if s.impacts[model] + look.args[1] <= 2:
        return Advice(words.STOP, say("hint-can-bear"))
    cards = [option for option in look.options if verb_of(option) == words.DISCARD]
    if not cards:
        return Advice(look.refusal(), say("hint-no-card"))
    code = min(cards, key=lambda option: CARD_RANK[first_of(option)])
    return Advice(code, say("hint-lowest-card"))


def mind(look: Outlook) -> Advice:
    return look.best(lambda option: CARD_RANK[first_of(option)], say("hint-their-best"))
