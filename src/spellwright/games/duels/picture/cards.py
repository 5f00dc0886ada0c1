"""Cards of all kinds: Clash Cards, Quests, Spells, Potions, Artifacts, characters, Groups."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Numbered
from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import card_emblems
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, MUTED, PARCHMENT
from spellwright.face.looking import look_key
from spellwright.games.duels import words
from spellwright.games.duels.content.columns import (
    CARD_VALUE,
    CHARACTER_TRAITS,
    DEFENSE,
    EMPOWER,
    IS_TWO_PLUS,
    JINXED,
    LUCKY,
    MASTERY,
    MODIFIER,
    QUEST_POINTS,
    SPELL_RANGE,
)
from spellwright.games.duels.content.rows import (
    ARTIFACT_ENTRIES,
    ARTIFACTS,
    ATTACK_ENTRIES,
    ATTACKS,
    CHARACTERS,
    CLASH_CARDS,
    CLASH_ENTRIES,
    GROUPS,
    MAPS,
    POTION_ENTRIES,
    POTIONS,
    QUEST_ENTRIES,
    QUESTS,
    SPELL_CARD,
    SPELL_ENTRIES,
    SPELLS,
    emblems,
    keys,
    rows_of,
)
from spellwright.games.duels.lexicons import (
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    ATTACK_TEXTS,
    CHARACTER_NAMES,
    CLASH_NAMES,
    CLASH_TEXTS,
    GROUP_NAMES,
    GROUP_TEXTS,
    MAP_NAMES,
    MAP_TEXTS,
    POTION_NAMES,
    QUEST_NAMES,
    QUEST_TEXTS,
    SPELL_NAMES,
    say,
)
from spellwright.games.duels.picture.card_words import (
    artifact_says,
    potion_says,
    spell_says,
    trait_words,
)
from spellwright.games.duels.picture.seen import character_emblem, signed
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Saying
from spellwright.speech.remembered import once_a_language
from spellwright.speech.speaker import Speaker

LIGHT_COLOUR: Final = "#c9b98a"
DARK_COLOUR: Final = "#6b5a8e"
NEUTRAL_COLOUR: Final = "#7f8a78"
COLOURS: Final = {"light": LIGHT_COLOUR, "dark": DARK_COLOUR, "neutral": NEUTRAL_COLOUR}
KIND_ICONS: Final = {"combat": "wand", "plain": "star", "reaction": "shield"}
_LOWER_ICONS: Final = {
    "none": "spark",
    "move": "step",
    "push": "burst",
    "regain": "drop",
    "pay": "sun",
    "hurt": "sword",
    "lucky": "blossom",
    "jinxed": "raven",
}
_VALUE_COLOURS: Final = ("#8f5a5a", "#8a7a52", "#6d8a5f", "#4f86a8")
SIDES: Final = {"hogwarts": "lantern", "death-eaters": "demon"}


def _emblems(kind: str, entries: list[Numbered]) -> list[str]:
    return card_emblems(__file__, kind, keys(rows_of(entries)), emblems(entries, KNOWN))


SPELL_EMBLEMS: Final = _emblems("spell", SPELL_ENTRIES)
ARTIFACT_EMBLEMS: Final = _emblems("artifact", ARTIFACT_ENTRIES)
POTION_EMBLEMS: Final = _emblems("potion", POTION_ENTRIES)
QUEST_EMBLEMS: Final = _emblems("quest", QUEST_ENTRIES)
ATTACK_EMBLEMS: Final = _emblems("attack", ATTACK_ENTRIES)
CLASH_EMBLEMS: Final = emblems(CLASH_ENTRIES, KNOWN)
"""Those that Clash Cards name; the others show their lower part alone."""


def value_words(card: int) -> str:
    """The upper part of a Clash Card."""
    if IS_TWO_PLUS[card]:
        return "2+"
    return signed(CARD_VALUE[card]) if CARD_VALUE[card] else "0"


@once_a_language
def clash_card(speaker: Speaker, card: int) -> Card:
    """A Clash Card: the value in the corner, the lower part as the sentence."""
    row = CLASH_CARDS[card]
    kind = {LUCKY: "lucky", JINXED: "jinxed"}.get(card, "clash")
    colour = BRASS if IS_TWO_PLUS[card] else _VALUE_COLOURS[CARD_VALUE[card]]
    return Card(
        speaker.word(CLASH_NAMES.noun(card)),
        speaker.say(say("card-kind", kind=kind)),
        colour,
        _LOWER_ICONS[row["lower"]],
        speaker.word(CLASH_TEXTS.noun(card)),
        row["clause"],
        (
            Figure(
                value_words(card),
                "star",
                colour,
                speaker.say(say("figure-successes")),
                speaker.say(say("figure-adds")),
            ),
        ),
        CLASH_EMBLEMS[card],
        look=look_key(CLASH_NAMES, card),
    )


def quest_card(speaker: Speaker, quest: int, now: Saying | None = None) -> Card:
    """A Quest Card: points in the corner; `now` says how far somebody is."""
    row = QUESTS[quest]
    kind = "quest" if row["instant"] == "no" else "instant-quest"
    text = speaker.word(QUEST_TEXTS.noun(quest))
    if now is not None:
        text = speaker.say(say("card-quest-now", text=QUEST_TEXTS.noun(quest), now=now))
    return Card(
        speaker.word(QUEST_NAMES.noun(quest)),
        speaker.say(say("card-kind", kind=kind)),
        "#8a6a2f" if row["instant"] == "no" else "#a8553a",
        "banner",
        text,
        row["clause"],
        (Figure(str(QUEST_POINTS[quest]), "cup", BRASS, speaker.say(say("figure-points"))),),
        QUEST_EMBLEMS[quest],
        look=look_key(QUEST_NAMES, quest) if now is None else "",
    )


@once_a_language
def spell_card(speaker: Speaker, spell: int) -> Card:
    """A Spell Card: modifier above, Range below, what it costs to Empower on the spine."""
    number = SPELL_CARD[spell]
    innate = number != spell
    row = SPELLS[number]
    kind = say("card-spell", colour=row["colour"], kind=row["kind"])
    if innate:
        kind = say("card-innate-spell", kind=kind)
    return Card(
        speaker.word(SPELL_NAMES.noun(number)),
        speaker.say(kind),
        COLOURS[row["colour"]],
        KIND_ICONS[row["kind"]],
        spell_says(speaker, number),
        row["clause"],
        (
            Figure(signed(MODIFIER[number]), "spark", ICE, speaker.say(say("figure-modifier"))),
            Figure(str(SPELL_RANGE[number]), "eye", BRASS, speaker.say(say("figure-range"))),
            Figure(
                str(EMPOWER[number]),
                "drop",
                PARCHMENT,
                speaker.say(say("figure-empower")),
                speaker.say(say("figure-empower-short")),
            ),
        ),
        SPELL_EMBLEMS[number],
        look="" if innate else look_key(SPELL_NAMES, number),
    )


@once_a_language
def potion_card(speaker: Speaker, potion: int) -> Card:
    row = POTIONS[potion]
    return Card(
        speaker.word(POTION_NAMES.noun(potion)),
        speaker.say(say("card-kind", kind="potion")),
        "#4f8a78",
        "potion",
        potion_says(speaker, potion),
        row["clause"],
        (
            Figure(str(row["level"]), "star", HEAL, speaker.say(say("figure-level"))),
            Figure(str(row["range"]), "eye", BRASS, speaker.say(say("figure-range"))),
        ),
        POTION_EMBLEMS[potion],
        look=look_key(POTION_NAMES, potion),
    )


@once_a_language
def artifact_card(speaker: Speaker, artifact: int) -> Card:
    row = ARTIFACTS[artifact]
    kind = say("card-kind", kind=row["keyword"] or row["rarity"])
    return Card(
        speaker.word(ARTIFACT_NAMES.noun(artifact)),
        speaker.say(kind),
        "#8f6b3d",
        "ring",
        artifact_says(speaker, artifact),
        row["clause"],
        (Figure(str(row["galleons"]), "sun", BRASS, speaker.say(say("figure-galleons"))),),
        ARTIFACT_EMBLEMS[artifact],
        look=look_key(ARTIFACT_NAMES, artifact),
    )


@once_a_language
def attack_card(speaker: Speaker, attack: int) -> Card:
    row = ATTACKS[attack]
    return Card(
        speaker.word(ATTACK_NAMES.noun(attack)),
        speaker.say(say("card-kind", kind=row["type"])),
        "#9a4a3e",
        "sword",
        speaker.word(ATTACK_TEXTS.noun(attack)),
        "WD-25.1",
        (
            Figure(signed(row["bonus"]), "spark", ICE, speaker.say(say("figure-bonus"))),
            Figure(str(row["range"]), "eye", BRASS, speaker.say(say("figure-range"))),
            Figure(str(row["damage"]), "burst", DANGER, speaker.say(say("figure-damage"))),
        ),
        ATTACK_EMBLEMS[attack],
        look=look_key(ATTACK_NAMES, attack),
    )


@once_a_language
def character_card(speaker: Speaker, character: int) -> Card:
    row = CHARACTERS[character]
    traits = [
        trait_words(speaker, number, figure) for number, figure in CHARACTER_TRAITS[character]
    ]
    cunning = [
        say("card-cunning-of", n=row[colour], colour=colour)
        for colour in ("light", "dark", "neutral")
        if row[colour]
    ]
    says = [speaker.say(say("card-traits", traits=tuple(traits)))] if traits else []
    if cunning:
        says.append(speaker.say(say("card-cunning", cunning=tuple(cunning))))
    return Card(
        speaker.word(CHARACTER_NAMES.noun(character)),
        speaker.say(say("card-kind", kind="character")),
        "#7a3f4a" if "hogwarts" in row["affiliations"] else DARK_COLOUR,
        character_emblem(character),
        " ".join(says),
        row["clause"],
        (
            Figure(str(row["galleons"]), "sun", BRASS, speaker.say(say("figure-galleons"))),
            Figure(str(DEFENSE[character]), "shield", ICE, speaker.say(say("figure-defense"))),
            Figure(str(MASTERY[character]), "wand", PARCHMENT, speaker.say(say("figure-mastery"))),
        ),
        look=look_key(CHARACTER_NAMES, character),
    )


@once_a_language
def group_card(speaker: Speaker, group: int) -> Card:
    row = GROUPS[group]
    colour = "#7a3f4a" if row["affiliation"] == "hogwarts" else DARK_COLOUR
    icon = SIDES[row["affiliation"]]
    name, kind = speaker.word(GROUP_NAMES.noun(group)), speaker.say(say("card-kind", kind="group"))
    return Card(name, kind, colour, icon, speaker.word(GROUP_TEXTS.noun(group)), row["clause"])


@once_a_language
def map_card(speaker: Speaker, map: int) -> Card:
    name, kind = speaker.word(MAP_NAMES.noun(map)), speaker.say(say("card-kind", kind="map"))
    return Card(name, kind, MUTED, "moon", speaker.word(MAP_TEXTS.noun(map)), MAPS[map]["clause"])


_CARD_OF: Final[dict[int, Callable[[Speaker, int], Card]]] = {
    words.GROUP: group_card,
    words.RECRUIT: character_card,
    words.EQUIP: artifact_card,
    words.LEARN: spell_card,
    words.PURSUE: quest_card,
    words.BREW: potion_card,
    words.MAP: map_card,
    words.ATTACK: attack_card,
    words.CAST: spell_card,
    words.BOOK_SPELL: spell_card,
    words.SPELL: spell_card,
    words.REACT: spell_card,
    words.PAY: spell_card,
    words.LEAVE: spell_card,
    words.LAPSE: spell_card,
    words.POTION: potion_card,
    words.USE: artifact_card,
    words.ARTIFACT: artifact_card,
    words.HORCRUX: artifact_card,
    words.CARD: clash_card,
    words.TOP: clash_card,
    words.PLAY: clash_card,
    words.DISCARD: clash_card,
    words.DISCARD_QUEST: quest_card,
}


def card_of(speaker: Speaker, option: Option) -> Card | None:
    """The card that an option means, or None."""
    make = _CARD_OF.get(verb_of(option.code))
    return None if make is None else make(speaker, first_of(option.code))
