"""The smaller decisions: Upkeep, Cooldown, Artifacts, removal."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.bot.group_building import spell_worth
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.potions import stock_worth
from spellwright.games.duels.bot.worth import model_worth
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    ARTIFACT_GALLEONS,
    ROUNDS,
    WEAPON,
    quest,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, POTION_NAMES, SPELL_NAMES, say
from spellwright.games.duels.queries import has_quest, limit_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of

_WOVEN_MAGIC: Final = quest("woven-magic")


def upkeep(look: Outlook) -> Advice:
    """Keep a Spell that is paid for already; in the last Round no Power has to be saved."""
    s = look.s
    for option in look.options:
        if verb_of(option) == words.LEAVE:
            return Advice(option, say("hint-upkeep-paid"))
    woven = has_quest(s, look.seat, _WOVEN_MAGIC)
    for option in look.options:
        if verb_of(option) == words.PAY:
            rich = s.light[look.seat] + s.dark[look.seat] > 3
            if rich or woven or s.round >= ROUNDS:
                return Advice(option, say("hint-upkeep-worth"))
    lapse = next(o for o in look.options if verb_of(o) == words.LAPSE)
    return Advice(lapse, say("hint-upkeep-too-dear"))


def instinct(look: Outlook) -> Advice:
    """Hasten the Spell that is worth most."""
    s, seat = look.s, look.seat
    offers = [option for option in look.options if verb_of(option) == words.SPELL]
    if not offers:
        return Advice(look.refusal(), say("hint-nothing-cools"))
    code = max(offers, key=lambda o: spell_worth(s, seat, SPELL_CARD[first_of(o)]))
    title = SPELL_NAMES.noun(SPELL_CARD[first_of(code)])
    return Advice(code, say("hint-wanted-back", spell=title))


def end_of_activation(look: Outlook) -> Advice:
    """Take Burning first: after its Impact Gaunt's Ring has nothing to do."""
    order: Final = (actions.EFFECT_BURNING, actions.EFFECT_FIRE, actions.EFFECT_RING)
    return look.best(lambda option: -order.index(first_of(option)), say("hint-suffers-least"))


def old_spell(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    code = min(look.options, key=lambda o: spell_worth(s, seat, first_of(o)))
    return Advice(code, say("hint-spell-least-use", spell=SPELL_NAMES.noun(first_of(code))))


def new_spell(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    code = max(look.options, key=lambda o: spell_worth(s, seat, first_of(o)))
    return Advice(code, say("hint-spell-most-use", spell=SPELL_NAMES.noun(first_of(code))))


def old_potion(look: Outlook) -> Advice:
    code = min(look.options, key=lambda o: stock_worth(first_of(o)))
    return Advice(code, say("hint-potion-least-use", potion=POTION_NAMES.noun(first_of(code))))


def new_potion(look: Outlook) -> Advice:
    code = max(look.options, key=lambda o: stock_worth(first_of(o)))
    return Advice(code, say("hint-potion-most-use", potion=POTION_NAMES.noun(first_of(code))))


def cup(look: Outlook) -> Advice:
    """Choose the Model that can bear an Impact best."""
    s = look.s
    code = max(
        look.options,
        key=lambda o: limit_of(s, look.model_of(o)) - s.impacts[look.model_of(o)],
    )
    return Advice(code, say("hint-bears-best", who=look.name(look.model_of(code))))


def save(look: Outlook) -> Advice:
    """Try bravery first, then what costs least; a Model is worth a card."""
    ranks: Final = {
        words.BE_BRAVE: 0,
        words.HORCRUX: 1,
        words.STONE: 2,
        words.ELIXIR: 3,
        words.SACRIFICE: 4,
        words.PASS: 5,
    }
    code = min(look.options, key=lambda option: ranks[verb_of(option)])
    name = look.name(look.asked_model())
    return Advice(code, say("hint-cheapest-rescue", who=name))


def _treasure(option: int) -> float:
    number = first_of(option)
    return ARTIFACT_GALLEONS[number] + (2.0 if WEAPON[number] >= 0 else 0.0)


def artifact(look: Outlook) -> Advice:
    """Choose the most precious Artifact: the Opponent's to lock, our own to free."""
    offers = [option for option in look.options if verb_of(option) == words.ARTIFACT]
    if not offers:
        return Advice(look.refusal(), say("hint-nothing-to-gain"))
    code = max(offers, key=_treasure)
    return Advice(code, say("hint-artifact-matters", artifact=ARTIFACT_NAMES.noun(first_of(code))))


def forget(look: Outlook) -> Advice:
    s = look.s
    code = max(look.options, key=lambda o: spell_worth(s, 1 - look.seat, first_of(o)))
    return Advice(code, say("hint-spell-they-need", spell=SPELL_NAMES.noun(first_of(code))))


def end_effect(look: Outlook) -> Advice:
    """Choose the least precious Model first: what happens to it may change the rest."""
    return look.best(lambda o: -model_worth(look.s, look.model_of(o)), say("hint-least-precious"))
