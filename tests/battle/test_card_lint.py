"""The card lint: text and figures of every card say the same, so that neither changes alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from spellwright.content import Row
from spellwright.games.battle.content import tables
from tests.battle.sayings import said

Figures = set[tuple[str, int]]
"""A noun with a number: ("attack", 2)."""


class Linted(NamedTuple):
    key: str
    effects: str
    text: str
    row: Row


def _all() -> Iterator[Linted]:
    for table, columns in (
        (tables.CARDS, ("effect", "discard")),
        (tables.POTIONS, ("keep", "banish")),
        (tables.EVENTS, ("effect",)),
        (tables.FOES, ("each_turn", "reaction")),
        (tables.LOCATIONS, ("effect", "use")),
        (tables.HORCRUXES, ("each_turn", "reaction")),
        (tables.ENCOUNTERS, ("each_turn", "reaction")),
        (tables.HERO_CARDS, ("effect",)),
        (tables.EXPERTS, ("effect", "second")),
        (tables.CHARMS, ("high", "middle", "low")),
    ):
        for row in table:
            yield Linted(
                row["key"],
                "; ".join(row[name] for name in columns),
                said(f"text-{row['key']}"),
                row,
            )
    for table in (tables.HORCRUXES, tables.ENCOUNTERS):
        for row in table:
            yield Linted(
                row["key"] + " reward", row["reward"], said(f"reward-text-{row['key']}"), row
            )


LINTED: Final = list(_all())
NUMBERS: Final = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "six": 6}
NOUNS: Final = {"lose": "health", "remove": "control", "remove-up-to": "control", "add": "control"}
NEEDS: Final = {
    "attack-assigned": "attack",
    "assigned-here": "attack",
    "influence-gained": "influence",
    "control-removed": "control",
}

BY_RULE: Final[dict[str, Figures]] = {
    "invisibility-cloak": {("health", 1)},
    "detention": {("health", 2)},
    "dragons-blood": {("influence", 2)},
    "self-correcting-ink": {("influence", 1)},
    "engorgio": {("draw", 6)},
    "hair-raising-potion": {("attack", 1)},
    "tarantallegra": {("attack", 1)},
    "sleeping-draught": {("attack", 1)},
    "werewolf": {("health", 4)},
    "pansy-parkinson": {("health", 3)},
    "inferi": {("attack", 2)},
    "ron-3": {("attack", 3)},
    "ron-7": {("attack", 3)},
    "ron-box": {("attack", 3), ("influence", 3)},
    "herbology": {("health", 3)},
    "non-corporeal": {("health", 3)},
    "stag": {("health", 2)},
    "peskipiksi-pesternomi": {("health", 4), ("draw", 4)},
    "unregistered-animagus": {("control", 2)},
    "the-first-task": {("attack", 2)},
    "before-the-wizengamot": {("attack", 2)},
    "ministers-of-magic": {("influence", 1)},
    "a-family-disgraced": {("health", 1)},
    "ring": {("attack", 2)},
}
"""Figures that are not in the words of the effect: the rules themselves know them (HB-29)."""

SHORTLY: Final[dict[str, Figures]] = {
    "beedle-the-bard": {("influence", 1)},
    "dementors-kiss": {("health", 1)},
    "rita-skeeter": {("health", 1)},
    "voldemort-p4": {("control", 1)},
    "neville-3": {("health", 1)},
    "neville-7": {("health", 1)},
}
"""What a text says without the noun: "the others 1 each", "add 1 more"."""


def figures_of(card: Linted) -> Figures:
    """What the effect, the cost and the requirement say."""
    found = set()
    plain = re.sub(r"\bif [a-z-]+ \d+:", "", card.effects)
    for act, number in re.findall(
        r"\b(attack|influence|health|lose|remove|remove-up-to|add|draw) (\d+)", plain
    ):
        found.add((NOUNS.get(act, act), int(number)))
    for what, number in re.findall(r"\bstrip \w+ (attack|influence|both) (\d+)", plain):
        for noun in ("attack", "influence") if what == "both" else (what,):
            found.add((noun, int(number)))
    row = card.row
    costs = ("cost_attack", "attack"), ("cost_influence", "influence"), ("use_attack", "attack")
    found |= {(noun, row[column]) for column, noun in costs if row.get(column)}
    need, _, number = row.get("needs", "").partition(" ")
    if need in NEEDS and not card.key.endswith(" reward"):
        found.add((NEEDS[need], int(number)))
    return found | BY_RULE.get(card.key, set())


def figures_said(text: str) -> Figures:
    text = re.sub(r"two hearts: off", "", text)
    said = {
        (noun.lower(), int(number))
        for number, noun in re.findall(
            r"(\d+)(?: more)?(?: Attack or)? (Attack|Influence|Health|control)", text
        )
    }
    said |= {("attack", int(number)) for number in re.findall(r"(\d+) Attack or", text)}
    for number in re.findall(r"[Dd]raws? (?:only )?(a|two|three|four|six)\b", text):
        said.add(("draw", NUMBERS[number]))
    return said


@pytest.mark.rule("HB-28.4")
@pytest.mark.parametrize("card", LINTED, ids=lambda card: card.key)
def test_the_text_has_the_figures_of_the_effect_and_no_others(card: Linted) -> None:
    known, said = figures_of(card), figures_said(card.text)
    assert said <= known
    assert known - said == SHORTLY.get(card.key, set())


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize("card", LINTED, ids=lambda card: card.key)
def test_the_text_names_the_dice_of_the_effect(card: Linted) -> None:
    named = set(re.findall(r"\b(?:roll|against) (\w+)", card.effects))
    dice = {"house": "House die", "ink": "House die"}
    wanted = {dice.get(word, f"{word.capitalize()} die") for word in named}
    text = card.text.replace("House dice", "House die")
    for house in ("Gryffindor", "Slytherin", "Hufflepuff", "Ravenclaw", "Creature", "House"):
        die = f"{house} die"
        assert (die in text) == (die in wanted) or card.key == "arithmancy"


@pytest.mark.rule("HB-6.18", "HB-17.9", "HB-18.2")
@pytest.mark.parametrize("card", LINTED, ids=lambda card: card.key)
def test_the_text_has_every_limit_and_every_may(card: Linted) -> None:
    use = card.row.get("use", "")
    owned = card.key.endswith(" reward") or "kind" in card.row
    if owned and use in ("turn", "game"):
        assert f"Once a {use}" in card.text
    if owned and card.row.get("cost_discard"):
        assert "iscard" in card.text
    words = re.findall(r"\bdiscard \d+ (spell|item|ally)|\btake (spell|item|ally)", card.effects)
    for kind in filter(None, [word for pair in words for word in pair]):
        assert re.search(rf"\b(an?|A) {kind}|\b{kind}", card.text, re.IGNORECASE)
    if (
        re.search(r"\bbanish (hand|own|discard|pile)", card.effects)
        and "choose" not in card.effects
    ):
        assert "may" in card.text
