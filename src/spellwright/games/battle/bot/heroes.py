"""Which Hero, which effect: who needs it, and what helps most now."""

from __future__ import annotations

from spellwright.games.battle import lexicons, words
from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.advice import best
from spellwright.games.battle.bot.assigning import prize
from spellwright.games.battle.bot.effects import HEALTH, LOSE, REMOVE, acts_in, acts_on_named, worth
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def target(look: Outlook) -> Advice:
    """The Hero to whom the effect is worth most; on equal terms the one whose turn it is."""
    s = look.s
    acts = acts_on_named(look.args[0])

    def rate(code: int) -> float:
        if code == words.NOBODY:
            return 0.0
        place = s.hero.index(first_of(code))
        return sum([look.act(act, place) for act in acts]) + 0.01 * (place == s.active)

    code, _ = best(look.options, rate)
    if code == words.NOBODY:
        return Advice(code, say("hint-hero-none"))
    hero = lexicons.HEROES.noun(first_of(code))
    kinds = {act[0] for act in acts}
    if LOSE in kinds:
        return Advice(code, say("hint-hero-bears-loss", who=hero))
    if HEALTH in kinds:
        health = s.health[s.hero.index(first_of(code))]
        return Advice(code, say("hint-hero-needs-health", who=hero, n=health))
    return Advice(code, say("hint-hero-makes-most", who=hero))


def other(look: Outlook) -> Advice:
    """Choose the Hero for a card or an effect by the acts on that Hero, else the next to play."""
    if acts_on_named(look.args[0]):
        return target(look)
    s = look.s
    return Advice(
        best(
            look.options,
            lambda code: -((s.hero.index(first_of(code)) - s.active) % s.heroes),
        )[0],
        say("hint-hero-plays-next"),
    )


def choice(look: Outlook) -> Advice:
    """The alternative that is worth most at this moment."""
    code, gained = best(look.options, lambda code: worth(look, first_of(code), look.place))
    acts = acts_in(first_of(code))
    source = look.args[0]
    if gained < 0 or columns.IS_EVENT[source] or source in look.s.row:
        return Advice(code, say("hint-lesser-evil"))
    if HEALTH in acts:
        return Advice(code, say("hint-choose-health"))
    if REMOVE in acts:
        return Advice(code, say("hint-choose-control"))
    return Advice(code, say("hint-choose-most"))


def remove(look: Outlook) -> Advice:
    """Remove as many control tokens as possible."""
    code, _ = best(look.options, first_of)
    return Advice(code, say("hint-remove-control"))


def stag(look: Outlook) -> Advice:
    """A stun is worse than a Spell and 2 Health, unless those stun the helper."""
    cost = look.harm(look.place, 2)
    if cost >= weights.STUN + weights.CONTROL:
        return Advice(words.DECLINE, say("hint-stag-not"))
    spells = [code for code in look.options if code != words.DECLINE]
    code, _ = best(spells, lambda code: -look.discarding(first_of(code)))
    return Advice(code, say("hint-stag"))


def sleeping(look: Outlook) -> Advice:
    """An Ally is discarded if much lies on the foes that would be lost."""
    tokens = sum(look.s.row_attack) + sum(look.s.row_influence)
    if tokens * weights.STRIPPED > weights.CARD_IN_HAND:
        code, _ = best(look.options, lambda code: float(code != words.NOBODY))
        return Advice(code, say("hint-sleeping-discard"))
    return Advice(words.NOBODY, say("hint-sleeping-not"))


def sticking(look: Outlook) -> Advice:
    """Tokens that would be lost are kept, or given to the Hero who plays next."""
    s = look.s

    def rate(code: int) -> float:
        if code == words.DECLINE:
            return -10.0
        heroes = s.hero
        hero = first_of(code)
        return -float((heroes.index(hero) - s.active) % s.heroes) if hero in heroes else 0.0

    return Advice(best(look.options, rate)[0], say("hint-sticking"))


def protean(look: Outlook) -> Advice:
    """Give a weak card to be spared an event or an ability."""
    cost = look.cheapest(look.place, v.ANY_TYPE, 1)
    villains = [foe for foe in look.s.row if foe >= 0 and columns.FOE_TYPE[foe] & v.VILLAINS]
    worst = max([prize(look, foe) - weights.FOE for foe in villains], default=0.0)
    gained = weights.EVENT if look.s.health[look.place] < 8 else worst / weights.HORIZON
    if gained > cost:
        return Advice(look.options[0], say("hint-protean"))
    return Advice(words.DECLINE, say("hint-protean-not"))
