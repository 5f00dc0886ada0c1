"""Building a Group: Models, Artifacts, Spells, Quests, Potions."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.bot.opinions import (
    ARTIFACT_WORTH,
    CHARACTER_WORTH,
    GROUP_WORTH,
    QUEST_WORTH,
    SPELL_WORTH,
)
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.potions import stock_worth
from spellwright.games.duels.content.columns import (
    COLOUR,
    DARK,
    DARK_ARTS,
    DARK_CUNNING,
    DEFENSE,
    GALLEONS,
    HOGWARTS,
    IS_COMBAT,
    IS_REACTION,
    IS_UNFORGIVABLE,
    LIGHT,
    LIGHT_CUNNING,
    LIMIT,
    MASTERY,
    MODIFIER,
    NEUTRAL_CUNNING,
    SPELL_DAMAGE,
    SPELL_RANGE,
)
from spellwright.games.duels.groups.group import members
from spellwright.games.duels.lexicons import (
    ARTIFACT_NAMES,
    CHARACTER_NAMES,
    POTION_NAMES,
    QUEST_NAMES,
    SPELL_NAMES,
    say,
)
from spellwright.games.duels.queries import has
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of

WANTED: Final = 4
"""Models of a Group: three are activated in a Round, and one may fall."""


def group(look: Outlook) -> Advice:
    return look.best(
        lambda option: GROUP_WORTH[first_of(option)],
        say("hint-group"),
    )


def affiliation(look: Outlook) -> Advice:
    return look.best(
        lambda option: int(first_of(option) == HOGWARTS),
        say("hint-side"),
    )


def recruit(look: Outlook) -> Advice:
    """Share the budget out among the Models wanted."""
    s, seat, left = look.s, look.seat, look.args[0]
    have = len(members(s, seat))
    offers = [option for option in look.options if verb_of(option) == words.RECRUIT]
    if not offers:
        return Advice(words.DONE, say("hint-nobody-else"))
    share = left / max(1, WANTED - have)

    def fitness(option: int) -> float:
        number = first_of(option)
        return CHARACTER_WORTH[number] - abs(GALLEONS[number] - share)

    code = max(offers, key=fitness)
    name = CHARACTER_NAMES.noun(first_of(code))
    return Advice(code, say("hint-recruit", who=name))


def leader(look: Outlook) -> Advice:
    s = look.s

    def sturdy(option: int) -> float:
        number = s.character[look.model_of(option)]
        return LIMIT[number] + 2 * DEFENSE[number] + MASTERY[number]

    code = max(look.options, key=sturdy)
    return Advice(code, say("hint-leader", who=look.name(look.model_of(code))))


def equip(look: Outlook) -> Advice:
    bought = [option for option in look.options if verb_of(option) == words.EQUIP]
    offers = [option for option in bought if ARTIFACT_WORTH[first_of(option)] > 0]
    if not offers:
        return Advice(words.DONE, say("hint-no-more-artifacts"))
    code = max(offers, key=lambda option: ARTIFACT_WORTH[first_of(option)])
    return Advice(code, say("hint-artifact", artifact=ARTIFACT_NAMES.noun(first_of(code))))


def bearer(look: Outlook) -> Advice:
    """Choose the Model that is strongest and has least to carry."""
    s = look.s

    def fitness(option: int) -> float:
        model = look.model_of(option)
        number = s.character[model]
        return 2 * MASTERY[number] + DEFENSE[number] - 3 * s.gear[model].bit_count()

    code = max(look.options, key=fitness)
    return Advice(code, say("hint-bearer", who=look.name(look.model_of(code))))


def spell_worth(s: DuelsState, seat: int, number: int) -> float:
    """What a Spell is worth in the Spellbook of this Group."""
    group = members(s, seat)
    if IS_UNFORGIVABLE[number] and not any(has(s, model, DARK_ARTS) for model in group):
        return 0.0
    colours = {LIGHT: LIGHT_CUNNING, DARK: DARK_CUNNING}
    cunning = colours.get(COLOUR[number], NEUTRAL_CUNNING)
    powered = COLOUR[number] not in colours or any(cunning[s.character[m]] for m in group)
    worth = SPELL_WORTH[number]
    if IS_COMBAT[number]:
        worth += 0.15 * SPELL_DAMAGE[number] + 0.05 * MODIFIER[number] + 0.01 * SPELL_RANGE[number]
    elif not IS_REACTION[number]:
        worth += 0.04 * MODIFIER[number]
    return worth if powered else worth - 0.3


def learn(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    offers = [option for option in look.options if verb_of(option) == words.LEARN]
    code = max(offers, key=lambda option: spell_worth(s, seat, first_of(option)))
    if spell_worth(s, seat, first_of(code)) <= 0:
        return Advice(words.DONE, say("hint-no-more-spells"))
    return Advice(code, say("hint-learn", spell=SPELL_NAMES.noun(first_of(code))))


def pursue(look: Outlook) -> Advice:
    code = max(look.options, key=lambda option: QUEST_WORTH[first_of(option)])
    return Advice(code, say("hint-quest-in-reach", quest=QUEST_NAMES.noun(first_of(code))))


def brew(look: Outlook) -> Advice:
    code = max(look.options, key=lambda option: stock_worth(first_of(option)))
    return Advice(code, say("hint-brew", potion=POTION_NAMES.noun(first_of(code))))
