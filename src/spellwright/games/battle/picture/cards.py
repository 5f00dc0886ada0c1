"""Every thing of the game as a card."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.look import BRASS, DANGER, HEAL, MUTED
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import HEROES, REWARD_TEXTS, THING_TEXTS, THINGS
from spellwright.games.battle.picture.card_emblems import EMBLEMS, NAMED
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
from spellwright.speech.speaker import Speaker

DARK: Final = "#5f4a86"


def thing_card(speaker: Speaker, thing: int, price: int = -1) -> Card:
    """The card of any thing; a price differs from the printed value where something changes it."""
    if columns.IS_KIND[thing]:
        return _hogwarts_card(speaker, thing, price)
    if columns.IS_EVENT[thing]:
        if columns.IS_DARK_POTION[thing]:
            return _plain(speaker, thing, "dark-potion", DARK, "potion")
        return _plain(speaker, thing, "dark-arts", DARK, CONTROL_ICON)
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


def hero_person(speaker: Speaker, hero: int) -> Card:
    """A Hero to choose: with the cards that only this one begins with."""
    return Card(
        speaker.word(HEROES.noun(hero)),
        speaker.say(say("kind-hero")),
        look_of(hero).colour,
        emblem_of(hero),
        speaker.say(starting_cards(hero)),
        "HB-2.18",
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
    return Card(name, word, colour, NAMED[thing] or icon, speaker.word(text), clause, figures)


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
    return card if kind == columns.DETENTION else card._replace(picture=EMBLEMS[kind])


def _foe_card(speaker: Speaker, foe: int) -> Card:
    types = columns.FOE_TYPE[foe]
    kind = {v.VILLAINS: "villain", v.CREATURES: "creature"}.get(types, "villain-creature")
    attack, influence = columns.NEED_ATTACK[foe], columns.NEED_INFLUENCE[foe]
    figures = []
    if attack:
        needs = speaker.say(say("card-needs-attack"))
        figures.append(Figure(str(attack), ATTACK_ICON, ATTACK_COLOUR, needs))
    if influence:
        needs = speaker.say(say("card-needs-influence"))
        figures.append(Figure(str(influence), INFLUENCE_ICON, INFLUENCE_COLOUR, needs))
    text, reward = THING_TEXTS.noun(foe), reward_of(foe)
    says = text if reward is None else say("text-and-reward", text=text, reward=reward)
    icon = "beast" if kind == "creature" else "serpent"
    clause = "" if types == v.FOES else columns.CLAUSES[foe]
    return _card(speaker, foe, kind, DANGER, icon, says, clause, tuple(figures))


def _challenge_card(speaker: Speaker, thing: int) -> Card:
    is_horcrux = columns.IS_HORCRUX[thing]
    kind, colour = ("horcrux", POTION_COLOUR) if is_horcrux else ("encounter", CONTROL_COLOUR)
    reward = REWARD_TEXTS.noun(columns.CHALLENGES.index(thing))
    says = say("text-and-reward", text=THING_TEXTS.noun(thing), reward=reward)
    return _card(speaker, thing, kind, colour, "eye", says, columns.CLAUSES[thing])
