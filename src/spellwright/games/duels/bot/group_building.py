"""Building a Group: Models, Artifacts, Spells, Quests, Potions."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
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
    QUEST_POINTS,
    SPELL_DAMAGE,
    SPELL_RANGE,
    artifact,
    quest,
    spell,
)
from spellwright.games.duels.content.tables import GROUPS, keys
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

_GROUPS: Final = {
    keys(GROUPS).index("schools-honour"): 2,
    keys(GROUPS).index("headmasters-watch"): 1,
}
_QUESTS: Final = {
    quest(key): worth
    for key, worth in {
        "majority": 1.5,
        "two-at-once": 1.3,
        "deep-strike": 1.2,
        "firm-grip": 1.1,
        "founders-trove": 1.1,
        "both-banks": 1.2,
        "grand-tour": 0.9,
        "leaders-prize": 0.9,
        "from-the-front": 0.8,
        "duel-of-leaders": 0.8,
        "foothold": 0.7,
        "invasion": 0.9,
        "home-guard": 0.6,
        "two-gates": 1.0,
        "first-hex": 0.9,
        "tooth-and-steel": 0.5,
        "on-the-brink": 0.6,
        "close-ranks": 0.7,
        "nobody-left-behind": 0.75,
        "march-on": 1.4,
        "pincer": 1.3,
        "ring-of-watchers": 1.1,
        "ground-taken": 0.8,
        "many-paths": 1.4,
        "in-the-shadows": 1.0,
        "veil-of-mystery": 1.0,
        "apothecary": 1.6,
        "full-hand": 0.8,
        "greater-numbers": 0.9,
    }.items()
}
"""How many points a Quest Card brings on average, where that is not the share `RARE`."""
RARE: Final = 0.25
"""The share of its points that any other Quest Card brings."""
_SPELLS: Final = {
    spell(key): worth
    for key, worth in {
        "stupefy": 1.0,
        "rictusempra": 0.95,
        "flipendo": 0.85,
        "expelliarmus": 0.8,
        "diffindo": 0.9,
        "bombarda": 0.95,
        "oppugno": 0.8,
        "incendio": 0.85,
        "confringo": 0.8,
        "sectumsempra": 0.75,
        "apparition": 0.8,
        "protego": 0.6,
        "counter-spell": 0.75,
        "episkey": 0.65,
    }.items()
}
_ARTIFACTS: Final = {
    artifact(key): worth
    for key, worth in {
        "elder-wand": 5.0,
        "sword-of-gryffindor": 4.5,
        "crossbow": 4.0,
        "nimbus-2000": 3.8,
        "basilisk-fang": 3.0,
        "throwing-knife": 2.5,
        "death-eater-mask": 2.4,
        "dragon-hide-gloves": 2.0,
        "remembrall": 1.8,
        "standard-book-of-spells": 1.5,
        "sneakoscope": 0.8,
        "foe-glass": 0.7,
    }.items()
}


def group(look: Outlook) -> Advice:
    return look.best(
        lambda option: _GROUPS.get(first_of(option), 0),
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
        ability = 2 * MASTERY[number] + DEFENSE[number] + LIMIT[number] / 2
        ability += (LIGHT_CUNNING[number] + DARK_CUNNING[number] + NEUTRAL_CUNNING[number]) / 2
        return ability - abs(GALLEONS[number] - share)

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
    offers = [o for o in look.options if verb_of(o) == words.EQUIP and first_of(o) in _ARTIFACTS]
    if not offers:
        return Advice(words.DONE, say("hint-no-more-artifacts"))
    code = max(offers, key=lambda option: _ARTIFACTS[first_of(option)])
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
    worth = _SPELLS.get(number, 0.3)
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


def quest_value(number: int) -> float:
    """What a Quest Card brings on average."""
    return _QUESTS.get(number, RARE * QUEST_POINTS[number])


def pursue(look: Outlook) -> Advice:
    code = max(look.options, key=lambda option: quest_value(first_of(option)))
    return Advice(code, say("hint-quest-in-reach", quest=QUEST_NAMES.noun(first_of(code))))


def brew(look: Outlook) -> Advice:
    code = max(look.options, key=lambda option: stock_worth(first_of(option)))
    return Advice(code, say("hint-brew", potion=POTION_NAMES.noun(first_of(code))))
