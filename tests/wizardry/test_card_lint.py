"""The texts of actions and spells say what their figures say: neither can change alone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from spellwright.games.wizardry.content.columns import RUN_LENGTH, TOUCH_DAMAGE
from spellwright.games.wizardry.content.tables import ACTIONS, PROFILES, SPELLS
from spellwright.games.wizardry.lexicons import DOMAIN
from spellwright.games.wizardry.rules.planning import SHOWN
from spellwright.kernel.saying import Saying

FIGURES: Final = ("damage", "squares", "range", "points", "works", "most")
"""Columns whose numbers stand in the text whenever there are any."""
WHERE: Final = {
    "first": "must be your first action of the turn",
    "last": "must be your last action of the turn",
    "only": "must be your only action of the turn",
    "still": "may not move yourself this turn",
}
AGAIN: Final = {"turn": "You can't use it two turns in a row", "game": "only once in a game"}
BESIDES: Final = {"clairvoyance": [SHOWN]}
"""Numbers that are figures of the rules and not of the spell."""
DOES: Final = {
    "move": [1],
    "run": [RUN_LENGTH],
    "magic-touch": [TOUCH_DAMAGE],
    "puff-of-wind": [1],
    "defend": [1],
    "initiative": [1],
}

every_spell = pytest.mark.parametrize("spell", SPELLS, ids=[row["key"] for row in SPELLS])


def text_of(kind: str, row: dict[str, Any]) -> str:
    """What it says in English."""
    return str(Saying(DOMAIN, f"{kind}-{row['key']}"))


def numbers_in(text: str) -> list[int]:
    """The plain numbers of a text; those of dice (d6) are not among them."""
    return [int(found) for found in re.findall(r"(?<![a-z])[0-9]+", text)]


@every_spell
def test_every_figure_of_a_spell_is_in_its_text(spell: dict[str, Any]) -> None:
    told = numbers_in(text_of("action-text", spell))
    for column in FIGURES:
        assert not spell[column] or spell[column] in told, column
    assert spell["per_point"] == 1 or spell["per_point"] in told
    assert spell["points_each"] == 1 or spell["points_each"] in told


@every_spell
def test_every_number_in_the_text_of_a_spell_is_one_of_its_figures(spell: dict[str, Any]) -> None:
    figures = [spell[column] for column in FIGURES] + [spell["per_point"], spell["points_each"]]
    figures += BESIDES.get(spell["key"], [])
    assert [told for told in numbers_in(text_of("action-text", spell)) if told not in figures] == []


@every_spell
def test_a_text_names_the_die_of_its_spell_and_no_other(spell: dict[str, Any]) -> None:
    dice = re.findall(r"\bd([0-9]+)\b", text_of("action-text", spell))
    assert dice == ([str(spell["die"])] if spell["die"] else [])


@pytest.mark.rule("FW-7.8", "FW-7.9")
@every_spell
def test_a_text_says_where_its_spell_must_stand(spell: dict[str, Any]) -> None:
    said = [order for order, phrase in WHERE.items() if phrase in text_of("action-text", spell)]
    assert said == ([spell["order"]] if spell["order"] else [])


@pytest.mark.rule("FW-10.10", "FW-10.11")
@every_spell
def test_a_text_says_when_its_spell_comes_again(spell: dict[str, Any]) -> None:
    said = [rest for rest, phrase in AGAIN.items() if phrase in text_of("action-text", spell)]
    assert said == ([spell["rest"]] if spell["rest"] else [])


@pytest.mark.rule("FW-10.3", "FW-5.15")
@every_spell
def test_a_text_says_what_must_be_in_sight_and_what_is_written(spell: dict[str, Any]) -> None:
    assert ("in sight" in text_of("action-text", spell)) == bool(spell["sight"])
    assert ("square in planning" in text_of("action-text", spell)) == bool(spell["writes"])


@pytest.mark.parametrize("action", ACTIONS, ids=[row["key"] for row in ACTIONS])
def test_the_text_of_a_basic_action_has_its_figures_and_no_others(action: dict[str, Any]) -> None:
    assert numbers_in(text_of("action-text", action)) == [*DOES[action["key"]], action["most"]]


WORDS: Final = ["no", "one", "two", "three", "four", "five"]


@pytest.mark.parametrize("profile", PROFILES, ids=[row["key"] for row in PROFILES])
def test_the_text_of_a_profile_has_its_figures(profile: dict[str, Any]) -> None:
    text = text_of("profile-text", profile)
    assert f"{WORDS[profile['ap']]} action points" in text
    assert f"{WORDS[profile['defend']]} defence" in text
