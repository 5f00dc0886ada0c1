"""The figures and restrictions printed on a card, in words made from its row of the tables."""

from __future__ import annotations

from spellwright.games.duels.content.columns import (
    BEARER_KIND,
    BEARER_VALUE,
    COLOUR,
    COOLDOWN,
    EMPOWER,
    IS_REACTION,
    IS_UNFORGIVABLE,
    MODIFIER,
    PHYSICAL,
    SPELL_RANGE,
    SPELL_TYPE,
    UPKEEP,
    WEAPON,
)
from spellwright.games.duels.content.rows import ARTIFACTS, ATTACKS, POTIONS, SPELLS
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    ARTIFACT_TEXTS,
    ATTACK_TEXTS,
    POTION_TEXTS,
    SHARED_NAMES,
    SPELL_TEXTS,
    TRAIT_NAMES,
    say,
)
from spellwright.games.duels.picture.seen import signed
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

_COLOURS = ("light", "dark", "neutral")


def trait_words(speaker: Speaker, trait: int, figure: int) -> str:
    """A Trait, with its figure if it has one."""
    name = TRAIT_NAMES.noun(trait)
    return speaker.say(say("fact-trait", trait=name, n=figure)) if figure else speaker.word(name)


def _figures(speaker: Speaker, figures: list[Saying]) -> str:
    return " · ".join([speaker.say(figure) for figure in figures])


# -- Spells ----------------------------------------------------------------------------------------


def spell_kind(spell: int) -> Saying:
    """Colour and kind (WD-27.3, WD-27.5, WD-27.9)."""
    colour, kind = _COLOURS[COLOUR[spell]], SPELLS[spell]["kind"]
    said = say("card-spell-kind", colour=colour, kind=kind)
    return say("card-spell-unforgivable", kind=said) if IS_UNFORGIVABLE[spell] else said


def spell_costs(spell: int) -> list[Saying]:
    """Empower, Upkeep and Cooldown (WD-27.1)."""
    markers, empower = say("card-markers", colour=_COLOURS[COLOUR[spell]]), EMPOWER[spell]
    costs = [say("card-no-empower")]
    if empower:
        costs = [say("card-empower", n=empower, markers=markers)]
    if UPKEEP[spell]:
        costs.append(say("card-upkeep", n=UPKEEP[spell], markers=markers))
    return [*costs, say("card-cooldown", n=COOLDOWN[spell])]


def spell_figures(speaker: Speaker, spell: int) -> str:
    """Everything that is printed beside the sentence of a Spell."""
    if IS_REACTION[spell]:
        return _figures(speaker, [spell_kind(spell), *spell_costs(spell)])
    reach = say("card-range", n=SPELL_RANGE[spell])
    if not SPELL_RANGE[spell]:
        reach = say("card-range-caster")
    modifier = say("card-modifier", signed=signed(MODIFIER[spell]))
    parts = [spell_kind(spell), reach, modifier, *_damage_type(spell), *spell_costs(spell)]
    return _figures(speaker, parts)


def _damage_type(spell: int) -> list[Saying]:
    """WD-27.11: damage is Magical unless the card says otherwise."""
    return [say("card-physical")] if SPELL_TYPE[spell] == PHYSICAL else []


def spell_says(speaker: Speaker, spell: int) -> str:
    """The sentence of a Spell, and in words what a small card has no room for."""
    unforgivable = [say("card-unforgivable")] if IS_UNFORGIVABLE[spell] else []
    parts = [*_damage_type(spell), *unforgivable, *spell_costs(spell)]
    more = [speaker.say(say("card-also", fact=part)) for part in parts]
    return " ".join([speaker.word(SPELL_TEXTS.noun(spell)), *more])


# -- Attacks, Artifacts, Potions -------------------------------------------------------------------


def attack_figures(speaker: Speaker, attack: int) -> str:
    """WD-25.1."""
    row = ATTACKS[attack]
    figures = [
        say("card-attack-type", type=row["type"]),
        say("card-bonus", signed=signed(row["bonus"])),
        say("card-damage", n=row["damage"]),
        say("card-range", n=row["range"]),
    ]
    return _figures(speaker, [*figures, say("card-once")] if row["lock"] == "yes" else figures)


def bearer_says(artifact: int) -> Saying | None:
    """For whom an Artifact is (WD-8.15); nothing for an Artifact that anybody may bear."""
    kind, wanted = BEARER_KIND[artifact], BEARER_VALUE[artifact]
    if kind == "mastery":
        return say("card-only-mastery", n=wanted)
    if kind == "trait":
        return say("card-only-trait", trait=TRAIT_NAMES.noun(wanted))
    if kind == "character":
        return say("card-only-character", who=SHARED_NAMES[wanted])
    if kind == "affiliation":
        return say("card-only-side", side=AFFILIATION_WORDS.noun(wanted))
    return say("card-not-for-sale") if kind == "nobody" else None


def artifact_figures(speaker: Speaker, artifact: int) -> str:
    """Cost, rarity, keyword, for whom, which action; a weapon with its Attack (WD-35.1)."""
    row = ARTIFACTS[artifact]
    attack, only = WEAPON[artifact], bearer_says(artifact)
    figures = [
        say("card-galleons", n=row["galleons"]),
        say("card-rarity", rarity=row["rarity"]),
        *([say("card-keyword", keyword=row["keyword"])] if row["keyword"] else []),
        *([only] if only else []),
        *([say("card-action", action=row["action"])] if row["action"] and attack < 0 else []),
    ]
    parts = [_figures(speaker, figures)]
    return " · ".join([*parts, attack_figures(speaker, attack)] if attack >= 0 else parts)


def artifact_text(speaker: Speaker, artifact: int) -> str:
    """The sentence of an Artifact; that of a weapon is its Attack's."""
    attack = WEAPON[artifact]
    return speaker.word(ARTIFACT_TEXTS.noun(artifact) if attack < 0 else ATTACK_TEXTS.noun(attack))


def artifact_says(speaker: Speaker, artifact: int) -> str:
    """The sentence of an Artifact, and in words what a small card has no room for."""
    attack, only = WEAPON[artifact], bearer_says(artifact)
    kind = ARTIFACTS[artifact]["action"]
    parts = [artifact_text(speaker, artifact)]
    if attack >= 0:
        parts.insert(0, speaker.say(say("card-also", fact=attack_figures(speaker, attack))))
    if kind in ("free", "quick", "advanced"):
        parts.append(speaker.say(say("card-also", fact=say("card-action", action=kind))))
    if only:
        parts.append(speaker.say(say("card-also", fact=only)))
    return " ".join(parts)


def potion_figures(speaker: Speaker, potion: int) -> str:
    """WD-34.1, WD-34.12."""
    row = POTIONS[potion]
    figures = [say("card-level", n=row["level"]), say("card-target", target=row["target"])]
    if row["target"] != "self":
        figures.append(say("card-range", n=row["range"]))
    return _figures(speaker, figures)


def potion_says(speaker: Speaker, potion: int) -> str:
    """The sentence of a Potion, and for whom it is; a Reaction says so itself."""
    text, target = POTION_TEXTS.noun(potion), POTIONS[potion]["target"]
    if target == "saving":
        return speaker.word(text)
    return speaker.say(say("card-potion", text=text, whom=say("card-target", target=target)))
