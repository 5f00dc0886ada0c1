"""Every thing of the game as a card."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS, DANGER, HEAL, MUTED
from spellwright.face.looking import look_key
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import HEROES, REWARD_TEXTS, THING_TEXTS, THINGS
from spellwright.games.battle.picture.rewards import reward_of
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    ATTACK_ICON,
    CONTROL_COLOUR,
    CONTROL_ICON,
    INFLUENCE_COLOUR,
    INFLUENCE_ICON,
    POTION_COLOUR,
    TYPE_LOOKS,
    emblem_of,
    look_of,
)
from spellwright.kernel.saying import Argument, Saying
from spellwright.speech.remembered import once_a_language
from spellwright.speech.speaker import Speaker

DARK: Final = "#5f4a86"
NAMED: Final = columns.emblems(KNOWN)
"""The emblems that rows name themselves, by thing; "" for the others."""


def _emblems() -> list[str]:
    """By thing, for all that comes in many kinds; "" for the others."""
    found = list(NAMED)
    for kind, things in (
        ("card", columns.KINDS),
        ("event", columns.EVENTS),
        ("foe", columns.ALL_FOES),
    ):
        keys, named = [columns.KEYS[n] for n in things], [NAMED[n] for n in things]
        for thing, emblem in zip(things, card_emblems(__file__, kind, keys, named), strict=True):
            found[thing] = emblem
    return found


EMBLEMS: Final = _emblems()


@once_a_language
def thing_card(speaker: Speaker, thing: int, price: int = -1) -> Card:
    """The card of any thing; a price differs from the printed value where something changes it."""
    if columns.IS_KIND[thing]:
        return _hogwarts_card(speaker, thing, price)
    if columns.IS_EVENT[thing]:
        kind, icon = ("dark-arts", CONTROL_ICON)
        if columns.IS_DARK_POTION[thing]:
            kind, icon = ("dark-potion", "potion")
        return _plain(speaker, thing, kind, DARK, icon)._replace(picture=EMBLEMS[thing])
    if columns.IS_FOE[thing]:
        return _foe_card(speaker, thing)
    if columns.IS_LOCATION[thing]:
        return _plain(speaker, thing, "location", CONTROL_COLOUR, "tower")
    if columns.IS_HORCRUX[thing] or columns.IS_ENCOUNTER[thing]:
        return _challenge_card(speaker, thing)
    if columns.IS_HERO_CARD[thing]:
        hero = columns.HERO_OF[thing]
        return _plain(speaker, thing, "hero", look_of(hero).colour, emblem_of(hero))
    if columns.IS_CHARM[thing]:
        return _plain(speaker, thing, "charm", BRASS, "star")
    if columns.PROFICIENCY[thing]:
        return _plain(speaker, thing, "proficiency", BRASS, "star")
    return _plain(speaker, thing, "patronus", HEAL, "star")


@once_a_language
def hero_person(speaker: Speaker, hero: int) -> Card:
    """A Hero to choose: with the cards that only this one begins with."""
    return Card(
        speaker.word(HEROES.noun(hero)),
        speaker.say(say("kind-hero")),
        look_of(hero).colour,
        emblem_of(hero),
        speaker.say(starting_cards(hero)),
        columns.HERO_CLAUSES[hero],
        look=look_key(HEROES, hero),
    )


def starting_cards(hero: int) -> Saying:
    own = tuple(THINGS.noun(kind) for kind in columns.OWN_CARDS[hero])
    return say("hero-begins-with", cards=own)


def _card(
    speaker: Speaker,
    thing: int,
    kind: str,
    colour: str,
    icon: str,
    text: Argument,
    clause: str,
    figures: tuple[Figure, ...] = (),
) -> Card:
    name, word = speaker.word(THINGS.noun(thing)), speaker.say(say(f"kind-{kind}"))
    look, icon = look_key(THINGS, thing), NAMED[thing] or icon
    return Card(name, word, colour, icon, speaker.word(text), clause, figures, look=look)


def _plain(speaker: Speaker, thing: int, kind: str, colour: str, icon: str) -> Card:
    text = THING_TEXTS.noun(thing)
    return _card(speaker, thing, kind, colour, icon, text, columns.CLAUSES[thing])


def _hogwarts_card(speaker: Speaker, kind: int, price: int) -> Card:
    word, colour, icon = TYPE_LOOKS[columns.TYPE[kind]]
    cost = columns.VALUE[kind] if price < 0 else price
    figures: tuple[Figure, ...] = ()
    if columns.VALUE[kind]:
        costs = speaker.say(say("card-costs"))
        figures = (Figure(str(cost), INFLUENCE_ICON, INFLUENCE_COLOUR, costs),)
    if kind == columns.DETENTION:
        colour, icon = MUTED, "blind"
    text, clause = THING_TEXTS.noun(kind), columns.CLAUSES[kind]
    card = _card(speaker, kind, word, colour, icon, text, clause, figures)
    if cost != columns.VALUE[kind]:
        card = card._replace(look="")
    return card._replace(picture=EMBLEMS[kind])


def _foe_card(speaker: Speaker, foe: int) -> Card:
    types = columns.FOE_TYPE[foe]
    kind = {v.VILLAINS: "villain", v.CREATURES: "creature"}.get(types, "villain-creature")
    attack, influence = columns.NEED_ATTACK[foe], columns.NEED_INFLUENCE[foe]
    figures = []
    if attack:
        needs = speaker.say(say("card-needs-attack"))
        short = speaker.say(say("card-attack"))
        figures.append(Figure(str(attack), ATTACK_ICON, ATTACK_COLOUR, needs, short))
    if influence:
        needs = speaker.say(say("card-needs-influence"))
        short = speaker.say(say("card-influence"))
        figures.append(Figure(str(influence), INFLUENCE_ICON, INFLUENCE_COLOUR, needs, short))
    text, reward = THING_TEXTS.noun(foe), reward_of(foe)
    says = text if reward is None else say("text-and-reward", text=text, reward=reward)
    icon = "beast" if kind == "creature" else "serpent"
    clause = "" if types == v.FOES else columns.CLAUSES[foe]
    card = _card(speaker, foe, kind, DANGER, icon, says, clause, tuple(figures))
    return card._replace(picture=EMBLEMS[foe])


def _challenge_card(speaker: Speaker, thing: int) -> Card:
    is_horcrux = columns.IS_HORCRUX[thing]
    kind, colour = ("horcrux", POTION_COLOUR) if is_horcrux else ("encounter", CONTROL_COLOUR)
    reward = REWARD_TEXTS.noun(columns.CHALLENGES.index(thing))
    says = say("text-and-reward", text=THING_TEXTS.noun(thing), reward=reward)
    return _card(speaker, thing, kind, colour, "eye", says, columns.CLAUSES[thing])
