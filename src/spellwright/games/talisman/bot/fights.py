"""Fights: whom to attack, when to evade, how to save a Life, what to take."""

from __future__ import annotations

from spellwright.games.talisman import odds as exact
from spellwright.games.talisman import words
from spellwright.games.talisman.board import KINGS_CROSS
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.outlook import Outlook, card_name
from spellwright.games.talisman.bot.spaces import Places
from spellwright.games.talisman.bot.worth import gain_worth, held_worth, life_cost
from spellwright.games.talisman.content.columns import ABILITY, HIGHEST, MAGIC, SAVES, VALUE
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import fighting, odds
from spellwright.games.talisman.queries import faction, hallow_of
from spellwright.games.talisman.rules.attack_scores import fight_total, modifiers
from spellwright.games.talisman.rules.quests import QUEST_LIFE
from spellwright.games.talisman.rules.trophies import points, points_needed
from spellwright.games.talisman.state import WITH_CHARACTER, TalismanState
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.saying import Saying


def present_odds(s: TalismanState, seat: int) -> tuple[float, float, float]:
    """The odds of a seat in the fight that is about to begin."""
    mine = fight_total(s, seat) + modifiers(s, seat)
    if s.fight == WITH_CHARACTER:
        other = s.foe if seat == s.fighter else s.fighter
        return odds(mine, fight_total(s, other) + modifiers(s, other))
    return odds(mine, sum(s.foe_values))


def duel_odds(s: TalismanState, seat: int, other: int) -> tuple[float, float, float]:
    """The odds of an attack on a Character."""
    token = 1 if s.token == faction(s, seat) else -1
    return odds(fighting(s, seat, MAGIC) + token, fighting(s, other, MAGIC))


def percent(share: float) -> int:
    return round(100 * share)


def encounter(look: Outlook) -> Advice:
    """Choose what to meet: a Character, the barrier or the space."""
    s, seat = look.s, look.seat
    plan = look.plan
    if plan.crosses and plan.target == KINGS_CROSS and words.BARRIER in look.options:
        return Advice(words.BARRIER, say("hint-barrier"))
    space = Places(s, seat).worth(s.at[seat])

    def worth(code: int) -> float:
        if verb_of(code) != words.MEET:
            return space if verb_of(code) == words.MEET_SPACE else -weights.WIN
        other = look.seat_of(code)
        won, _, lost = duel_odds(s, seat, other)
        return won * _prize(s, seat, other) - lost * life_cost(s, seat)

    code = max(look.options, key=worth)
    if verb_of(code) == words.MEET:
        won = exact.duel_odds(s, seat, look.seat_of(code))[0]
        return Advice(code, say("hint-attack", n=percent(won)))
    return Advice(code, say("hint-space-not-fight"))


def _prize(s: TalismanState, seat: int, other: int) -> float:
    """What there is to win from a Character."""
    prize = weights.RIVAL_LIFE + (weights.GALLEON if s.gold[other] else 0.0)
    if s.life[other] == 1:
        prize += 1.0
    if s.quest[seat] == QUEST_LIFE and hallow_of(s, seat) < 0:
        prize += weights.HALLOW
    return max([prize, *[gain_worth(s, seat, card) for card in s.objects[other]]])


def ruled(look: Outlook) -> Advice:
    """Choose for a rival: it meets the Character that it is least likely to beat."""
    s, victim = look.s, look.s.character.index(look.args[0])

    def worth(code: int) -> float:
        if verb_of(code) != words.MEET:
            return 0.0
        won, _, lost = duel_odds(s, victim, look.seat_of(code))
        return lost - won - (weights.WIN if look.seat_of(code) == look.seat else 0.0)

    return look.best(worth, say("hint-rival-gains-least"))


def evade(look: Outlook) -> Advice:
    """Fight with good odds, evade otherwise as cheaply as possible."""
    s, seat = look.s, look.seat
    won, _, lost = present_odds(s, seat)
    prize = sum(s.foe_values) / points_needed(s) if s.foe_cards else 0.3
    hurt = lost * (1 - won) if s.fate[seat] else lost
    fight = won * prize - hurt * life_cost(s, seat)

    def worth(code: int) -> float:
        verb = verb_of(code)
        if verb == words.FIGHT:
            return fight
        if verb in (words.SACRIFICE, words.BETRAY):
            return -held_worth(first_of(code))
        if verb in (words.EVADE, words.BRIBE):
            place = s.foe_cards.index(first_of(code))
            price = 0.0 if verb == words.EVADE else weights.GALLEON
            return -price + 0.001 * s.foe_values[place]
        if verb == words.CAST:
            return -weights.SPELL
        return -0.02 if verb == words.SCURRY else 0.0

    code = max(look.options, key=worth)
    return Advice(code, _said(look, fights=verb_of(code) == words.FIGHT))


def _said(look: Outlook, *, fights: bool) -> Saying:
    """The chance as it stands beside the option, too: with all dice, unlike what the bot weighs."""
    won = percent(exact.fight_odds(look.s, look.seat)[0])
    return say("hint-fight" if fights else "hint-no-fight", n=won)


def evade_character(look: Outlook) -> Advice:
    won = present_odds(look.s, look.seat)[0]
    if won >= weights.DARES:
        return Advice(words.FIGHT, _said(look, fights=True))
    ways = [words.EVADE_ALL, words.SCURRY]
    for code in ways:
        if code in look.options:
            return Advice(code, _said(look, fights=False))
    for code in look.with_verb(words.CAST):
        return Advice(code, _said(look, fights=False))
    return Advice(words.FIGHT, say("hint-follower-over-life"))


def pounce(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    unsafe = present_odds(s, seat)[0] < weights.SAFE and s.fate[seat] > 1
    return look.yes_if(unsafe, say("hint-close-fight"), say("hint-fate-for-reroll"))


def save(look: Outlook) -> Advice:
    """Save a Life first by what costs nothing, and by the best chance."""
    s, seat = look.s, look.seat
    cost = life_cost(s, seat)

    def worth(code: int) -> float:
        verb = verb_of(code)
        if verb == words.SAVE_WITH:
            return cost + 7 - SAVES[first_of(code)]
        if verb == words.SAVE_BY_ROLL:
            return cost + 0.5
        if verb == words.INSTEAD:
            return cost - held_worth(first_of(code))
        return 0.0

    code = max(look.options, key=worth)
    if verb_of(code) == words.SUFFER:
        return Advice(code, say("hint-life-heals"))
    return Advice(code, say("hint-save-life"))


def reward(look: Outlook) -> Advice:
    """What a defeated Character has to give."""
    s, seat = look.s, look.seat
    loser = s.character.index(look.args[0])
    life = weights.RIVAL_LIFE + (1.0 if s.life[loser] == 1 else 0.0)

    def worth(code: int) -> float:
        verb, card = verb_of(code), first_of(code)
        if verb == words.REWARD_LIFE:
            return life
        if verb == words.REWARD_LIFE_AND_FATE:
            return life + weights.FATE
        if verb == words.REWARD_OBJECT:
            return gain_worth(s, seat, card)
        if verb == words.REWARD_BOTH:
            return gain_worth(s, seat, card) + weights.GALLEON
        if verb == words.REWARD_FOLLOWER:
            won, _, lost = odds(fighting(s, seat, ABILITY[card]), VALUE[card])
            return won * (VALUE[card] / points_needed(s) + 0.3) - lost * life_cost(s, seat)
        return weights.GALLEON if verb == words.REWARD_GALLEON else 0.0

    code = max(look.options, key=worth)
    named = verb_of(code) in (words.REWARD_OBJECT, words.REWARD_BOTH, words.REWARD_FOLLOWER)
    if named:
        return Advice(code, say("hint-reward-card", card=card_name(first_of(code))))
    return Advice(code, say("hint-reward-sets-back", who=look.who(loser)))


# -- trophies --------------------------------------------------------------------------------------


def trophy(look: Outlook) -> Advice:
    """TA-14.1: a Trophy, unless something else is more."""
    s, seat = look.s, look.seat
    card = look.args[0]
    kept = VALUE[card] / points_needed(s)

    def worth(code: int) -> float:
        verb = verb_of(code)
        if verb == words.TAME:
            return gain_worth(s, seat, card) + weights.MIGHT_POINT
        if verb == words.FOR_FATE:
            return 2 * weights.FATE if s.fate[seat] < 2 else weights.FATE
        if verb == words.FOR_GALLEONS:
            return 2 * weights.GALLEON
        return kept if verb == words.KEEP_TROPHY else 0.0

    code = max(look.options, key=worth)
    kept_it = verb_of(code) == words.KEEP_TROPHY
    return Advice(code, say("hint-keep-trophy") if kept_it else say("hint-more-at-once"))


def turn_in(look: Outlook) -> Advice:
    """TA-14.13: few points are wasted; what does not reach the price yet waits."""
    gathered, needed = look.args[0], points_needed(look.s)
    if gathered >= needed and gathered % needed == 0:
        return Advice(words.EXCHANGE, say("hint-trophies-worth-point"))
    cards = [first_of(code) for code in look.with_verb(words.TURN_IN)]
    if gathered < needed:
        fitting = [c for c in cards if gathered + VALUE[c] <= needed] or cards
        if not fitting:
            return Advice(words.DONE, say("hint-too-few-trophies"))
        exact = [c for c in fitting if gathered + VALUE[c] == needed]
        card = exact[0] if exact else max(fitting, key=lambda c: VALUE[c])
        return Advice(words.TURN_IN | card << FIRST, say("hint-exchange-trophies"))
    left = points(cards, ABILITY[cards[0]]) if cards else 0
    if left and (gathered % needed) + left >= needed:
        card = min(cards, key=lambda c: ((gathered + VALUE[c]) % needed, VALUE[c]))
        return Advice(words.TURN_IN | card << FIRST, say("hint-one-more-trophy"))
    return Advice(words.EXCHANGE, say("hint-trophies-worth-point"))


def raise_ability(look: Outlook) -> Advice:
    """Raise the stronger ability, which decides the last fight, unless it has reached its limit."""
    s, seat = look.s, look.seat
    best = MAGIC if s.magic[seat] + 1 >= s.might[seat] and s.magic[seat] < HIGHEST else 1 - MAGIC
    return Advice(words.RAISE | best << FIRST, say("hint-deciding-ability"))
