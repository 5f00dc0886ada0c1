"""Texts and figures of the cards say the same: neither can change alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spellwright.games.talisman.board import DRAW, SPACES
from spellwright.games.talisman.content import columns
from spellwright.games.talisman.content.tables import ENCOUNTERS, SIDES, SPELLS, STACKS
from spellwright.games.talisman.lexicons import (
    CARD_TEXTS,
    SIDE_TEXTS,
    SPACE_TEXTS,
    SPELL_TEXTS,
)
from spellwright.games.talisman.rules import (
    casting,
    dice,
    fights,
    move_kinds,
    spell_targets,
    start_of_turn,
)
from spellwright.games.talisman.rules.spells import choices
from spellwright.rules_reference import rules_of

CARDS: list[dict[str, Any]] = [*ENCOUNTERS, *STACKS]
RULES = rules_of("talisman")
NAMES = [str(row["key"]) for row in CARDS]
TEXTS = (CARD_TEXTS, SPELL_TEXTS, SIDE_TEXTS)
CONDITIONS = ("while", "for every", "to your attack score", "instead", "for each")
"""What follows such words is no bonus that always counts."""


def text_of(key: str) -> str:
    return next(texts.label(texts.parse(key)) for texts in TEXTS if key in texts.keys)


def bonuses(text: str) -> dict[str, int]:
    """The figures that a text speaks of."""
    found = dict.fromkeys(
        ("magic", "might", "fight_magic", "fight_might", "duel_magic", "spells", "carries"), 0
    )
    found |= {"further": 0, "saves": 7}
    for number, ability, rest in re.findall(r"\+(\d) (Magic|Might)([^.;]*)", text):
        if any(word in rest for word in CONDITIONS) and " and +" not in rest:
            continue
        kind = ability.lower()
        if rest.startswith(" in fights with Characters"):
            kind = f"duel_{kind}"
        elif rest.startswith(" in fights"):
            kind = f"fight_{kind}"
        found[kind] += int(number)
    for number, ability in re.findall(r"(?<=and )\+(\d) (Magic|Might)", text):
        found[ability.lower()] = int(number)
    if match := re.search(r"Spell limit \+(\d)", text):
        found["spells"] = int(match[1])
    if match := re.search(r"Spell limit is (\d) lower", text):
        found["spells"] = -int(match[1])
    if match := re.search(r"carry (\d) Objects", text):
        found["carries"] = int(match[1])
    if match := re.search(r"(\d) spaces? more than your movement roll", text):
        found["further"] = int(match[1])
    if match := re.search(r"would lose a Life, (?:you may )?roll \w+( die)?: on (\d)", text):
        found["saves"] = int(match[2])
    return found


@pytest.mark.parametrize("key", NAMES)
def test_the_bonuses_of_a_card_are_those_of_its_text(key: str) -> None:
    row = CARDS[NAMES.index(key)]
    text = text_of(key)
    in_fight = key == "full-moon" and "+2 Might (Trophies" in text
    said = bonuses("" if in_fight else text)
    assert said == {name: row[name] for name in said}


def numbers_in(text: str) -> set[str]:
    """All figures of a text, without clauses, notes and dice such as 2d6."""
    text = re.sub(r"\[G\d+\]|TA-[A-Z]*\d+(\.\d+)?|\(TA[^)]*\)", "", text)
    text = text.replace("1d6", "a die")
    return set(re.findall(r"(?<![\w.])\d+", text))


def clause_text(clause: str) -> str:
    return RULES.clause(clause).text


@pytest.mark.parametrize("key", NAMES)
def test_a_card_names_the_figures_of_its_clause(key: str) -> None:
    row = CARDS[NAMES.index(key)]
    written = clause_text(row["clause"])
    heading, _, rest = written.partition(":")
    if row.get("value"):
        assert f"({row['ability'].capitalize()} {row['value']})" in heading
    elif row.get("price"):
        assert f"(price {row['price']})" in heading
    if key in ("beans", "chocolate-frogs"):
        assert f"on {row['saves']}–6" in rest
        return
    assert numbers_in(text_of(key)) == numbers_in(rest), rest


@pytest.mark.parametrize("spell", range(len(SPELLS)))
def test_a_spell_names_the_figures_of_its_clause(spell: int) -> None:
    row = SPELLS[spell]
    assert numbers_in(text_of(row["key"])) == numbers_in(clause_text(row["clause"]))


WHEN = {
    "any": "Any time",
    "own-start": "Start of (own|your) turn",
    "start": "Start of (the turn of any Character|another Character's turn)",
    "move": "Your turn, instead of the movement roll",
    "rolled": "When another Character has made their movement roll",
    "test": "When you have announced a test",
    "fight": "(Before the rolls of a fight|On yourself, when a fight of yours)",
    "danger": "Any time, any Character, Follower or Enemy",
    "won": "When you have won a fight",
    "cancel": "When any Spell has just been announced",
}


@pytest.mark.parametrize("spell", range(len(SPELLS)))
def test_a_spell_says_when_it_is_cast(spell: int) -> None:
    row = SPELLS[spell]
    fitting = [when for when, words in WHEN.items() if re.match(words, text_of(row["key"]))]
    assert row["when"] in fitting
    assert fitting in ([row["when"]], ["any", "danger"])


@pytest.mark.parametrize("side", range(len(SIDES)))
def test_a_side_says_what_it_starts_with(side: int) -> None:
    row = SIDES[side]
    text = text_of(row["key"])
    match = re.search(r"Start with (\d) Spells?", text)
    assert row["spells"] == (int(match[1]) if match else 0)
    match = re.search(r"Start with (\d) Galleons", text)
    assert row["galleons"] == (int(match[1]) if match else 2)
    assert bool(row["object"]) == ("Start with a Wand" in text)


CLAUSES_OF_SIDE = {
    "harry-a": "HP",
    "dumbledore-a": "AD",
    "mcgonagall-a": "MM",
    "hagrid-a": "RH",
    "draco-a": "DM",
    "bellatrix-a": "BL",
    "harry-b": "HPB",
    "dumbledore-b": "ADB",
    "mcgonagall-b": "MMB",
    "hagrid-b": "RHB",
    "draco-b": "DMB",
    "bellatrix-b": "BLB",
    "lucius-b": "LMB",
    "pettigrew-a": "PP",
    "pettigrew-b": "PPB",
}


@pytest.mark.parametrize("key", CLAUSES_OF_SIDE)
def test_a_side_names_the_figures_of_its_clauses(key: str) -> None:
    last = 3 if key == "mcgonagall-a" else 4
    written = " ".join(clause_text(f"TA-{CLAUSES_OF_SIDE[key]}{n}") for n in range(1, last + 1))
    assert numbers_in(text_of(key)) == numbers_in(written)


@pytest.mark.parametrize("place", range(len(SPACES)))
def test_a_space_says_how_many_cards_are_drawn(place: int) -> None:
    drawn = re.findall(r"[Dd]raw (\d)", SPACE_TEXTS.label(place))
    assert DRAW[place] == (int(drawn[0]) if drawn else 0)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("harry-a", f"on {casting.RESISTED_FROM}–6 it has no effect"),
        ("mcgonagall-a", f"spend {casting.BLOCK_PRICE} Fate to block"),
        ("dumbledore-b", f"pay {casting.KEEP_PRICE} Fate to take it"),
        ("dumbledore-a", f"movement roll is {move_kinds.TELEPORT_ROLL} "),
        ("dumbledore-a", f"{columns.TROPHY_POINTS} points give 1"),
        ("lucius-a", f"value {fights.BRIBABLE} or less"),
        ("lucius-b", f"pay {dice.GOVERNOR_PRICE} Galleons to reroll"),
        ("pettigrew-a", f"on {fights.SCURRIES_FROM}–6 you evade"),
        ("hagrid-b", f"may have {columns.MOST_FOLLOWERS + 1} Followers"),
        ("angry-centaurs", f"pay {fights.CENTAUR_PRICE} Fate"),
        ("half-blood-princes-book", f"up to {start_of_turn.BOOK_SPELLS} Spells"),
        (
            "buckbeak",
            f"{min(move_kinds.BUCKBEAK_SPACES)} to {max(move_kinds.BUCKBEAK_SPACES)} spaces",
        ),
        ("seaside-cave", f"put {columns.CAVE_FATE} Fate"),
        ("shell-cottage", f"put {columns.COTTAGE_COUNTERS} counters"),
        ("crucio", f"discards {choices.CRUCIO_FATE} Fate"),
        ("transfiguro", f"on {choices.TRANSFIGURES_FROM}–6"),
        ("reducto", f"value of {spell_targets.REDUCTO_VALUE} or less"),
    ],
)
def test_the_figures_of_the_rules_are_those_of_the_texts(key: str, said: str) -> None:
    assert said in text_of(key)
