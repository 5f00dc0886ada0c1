"""Cards: characters to choose, abilities with their costs, items."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS, ICE, MUTED, PARCHMENT
from spellwright.face.looking import look_key
from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_CLAUSES,
    ABILITY_KEYS,
    DEFENSE,
    DICE,
    DOTS,
    ITEM_CLAUSES,
    ITEM_DICE,
    ITEM_PLACE,
    KIND_CLAUSES,
    RANGE,
    STATUS_CLAUSES,
    TRAIT,
    TYPE,
    ability_emblems,
)
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.seen import Seen, emblem_of
from spellwright.games.funkoverse.picture.token_coins import (
    ITEM_EMBLEMS,
    STATUS_EMBLEMS,
    TYPE_COLOURS,
    TYPE_ICONS,
)
from spellwright.games.funkoverse.rules.cooldown import cost_of
from spellwright.kernel.saying import Saying
from spellwright.speech.remembered import once_a_language
from spellwright.speech.speaker import Speaker

ABILITY_EMBLEMS: Final = card_emblems(__file__, "ability", ABILITY_KEYS, ability_emblems(KNOWN))


@once_a_language
def character_card(speaker: Speaker, kind: int) -> Card:
    """A character to choose: defense, tokens, trait, the names of the abilities."""
    return Card(
        speaker.word(lexicons.KIND_LEXICON.noun(kind)),
        speaker.say(say("card-character")),
        TYPE_COLOURS[DOTS[kind][0]] if DOTS[kind] else MUTED,
        emblem_of(kind),
        speaker.say(_character(kind)),
        KIND_CLAUSES[kind],
        (Figure(str(DEFENSE[kind]), "shield", ICE, speaker.say(say("card-defense"))),),
        look=look_key(lexicons.KIND_LEXICON, kind),
    )


def _character(kind: int) -> Saying:
    if TRAIT[kind] < 0:
        return say("card-basic-character")
    trait = TRAIT[kind]
    return say(
        "card-character-text",
        trait=lexicons.TRAIT_LEXICON.noun(trait),
        text=lexicons.TRAIT_TEXTS.noun(trait),
        abilities=tuple(lexicons.ABILITY_LEXICON.noun(each) for each in ABILITIES_OF[kind]),
        tokens=tuple(lexicons.TOKEN_NAMES.noun(type) for type in DOTS[kind]),
    )


def ability_card(view: Seen, figure: int, ability: int) -> Card:
    """An ability: what it costs now (upper right), its dice and its range."""
    type = TYPE[ability]
    cost = str(cost_of(view.shown, figure, ability))
    goes_to, short = view.say(say("card-token-goes-to")), view.say(say("card-cooldown"))
    figures = [Figure(cost, "sand-glass", TYPE_COLOURS[type], goes_to, short)]
    if DICE[ability]:
        dice = view.say(say("card-dice"))
        figures.append(Figure(str(DICE[ability]), "burst", PARCHMENT, dice))
        reach = str(RANGE[ability]) if RANGE[ability] else "1"
        figures.append(Figure(reach, "eye", BRASS, view.say(say("card-range"))))
    kind = say(
        "card-ability",
        who=lexicons.FIRST_NAMES.noun(view.shown.kind[figure]),
        type=lexicons.TOKEN_TYPES.noun(type),
    )
    return Card(
        view.name(lexicons.ABILITY_LEXICON.noun(ability)),
        view.say(kind),
        TYPE_COLOURS[type],
        TYPE_ICONS[type],
        view.name(lexicons.ABILITY_TEXTS.noun(ability)),
        ABILITY_CLAUSES[ability],
        tuple(figures),
        ABILITY_EMBLEMS[ability],
    )


@once_a_language
def item_card(speaker: Speaker, item: int) -> Card:
    figures = [Figure(str(ITEM_PLACE[item]), "sand-glass", BRASS, speaker.say(say("card-goes-to")))]
    if ITEM_DICE[item]:
        figures.append(
            Figure(str(ITEM_DICE[item]), "burst", PARCHMENT, speaker.say(say("card-dice")))
        )
    return Card(
        speaker.word(lexicons.ITEM_LEXICON.noun(item)),
        speaker.say(say("card-item")),
        BRASS,
        ITEM_EMBLEMS[item],
        speaker.word(lexicons.ITEM_TEXTS.noun(item)),
        ITEM_CLAUSES[item],
        tuple(figures),
        look=look_key(lexicons.ITEM_LEXICON, item),
    )


def status_card(speaker: Speaker, status: int) -> Card:
    """What lies on a character for a while."""
    return Card(
        speaker.word(lexicons.STATUS_LEXICON.noun(status)),
        speaker.say(say("card-status")),
        ICE,
        STATUS_EMBLEMS[status],
        speaker.word(lexicons.STATUS_TEXTS.noun(status)),
        STATUS_CLAUSES[status],
    )
