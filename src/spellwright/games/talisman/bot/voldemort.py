"""Where to send Voldemort, and how to get away from him."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.board import HALL, walk
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.bot.worth import fate_cost, held_worth, life_cost
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import fighting, odds
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of


def voldemort(look: Outlook) -> Advice:
    """Send Voldemort onto a rival, never onto the bot's own Character."""
    s, left = look.s, look.args[0]

    def worth(code: int) -> float:
        if verb_of(code) == words.TO:
            end = first_of(code)
            return _harm(look, end) if left == 1 or end == HALL else -0.01
        return _harm(look, walk(s.voldemort, first_of(code), left))

    return look.best(worth, say("hint-voldemort-way"))


def voldemort_number(look: Outlook) -> Advice:
    """Choose the number that hits a rival and not the bot's own Character."""
    s = look.s

    def worth(code: int) -> float:
        if verb_of(code) != words.NUMBER or s.voldemort == HALL:
            return 0.0
        return max([_harm(look, walk(s.voldemort, way, first_of(code))) for way in (0, 1)])

    return look.best(worth, say("hint-voldemort-number"))


def _harm(look: Outlook, space: int) -> float:
    """Voldemort on a rival's space is good; on a space with the bot's Character alone he is not."""
    s, seat = look.s, look.seat
    if space == HALL:
        return 0.0
    if any(s.at[other] == space and s.life[other] for other in look.rivals):
        return 1.0
    if s.at[seat] != space:
        return 0.0
    best = max(fighting(s, seat, MAGIC), fighting(s, seat, MIGHT))
    won, _, lost = odds(best, voldemort_value(s, space))
    return won * 0.5 - lost * life_cost(s, seat)


def grovel(look: Outlook) -> Advice:
    """Pettigrew: the cheapest way out, if the fight is bad."""
    s, seat = look.s, look.seat
    best = max(fighting(s, seat, MAGIC), fighting(s, seat, MIGHT))
    won, _, lost = odds(best, voldemort_value(s, s.voldemort))

    def worth(code: int) -> float:
        if verb_of(code) == words.PAY:
            return -fate_cost(s, seat)
        if verb_of(code) == words.DISCARD:
            return -held_worth(first_of(code))
        return won * 0.5 - lost * life_cost(s, seat)

    return look.best(worth, say("hint-grovel"))
