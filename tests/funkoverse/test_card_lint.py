"""Texts and figures of the cards say the same: neither can be changed alone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from spellwright.games.funkoverse.content.columns import (
    CONFUNDO,
    CONFUNDO_COST,
    COPIES,
    PROTEGO,
    PROTEGO_DICE,
    RALLY_ACTIONS,
    STUBBORN_RALLY_ACTIONS,
)
from spellwright.games.funkoverse.content.tables import (
    ABILITIES,
    CHARACTERS,
    ITEMS,
    SCENARIOS,
    STATUS_CARDS,
    TRACK,
)
from spellwright.games.funkoverse.lexicons import DOMAIN
from spellwright.kernel.saying import Saying


def said(kind: str, key: str) -> str:
    """What a card says in English."""
    return str(Saying(DOMAIN, f"{kind}-{key}"))


BY_ONE: Final = 1
"""A token that is shifted goes one number up or down (FV-5.4, FV-5.5)."""
OTHER_FIGURES: Final = {
    "protego": {PROTEGO_DICE, COPIES[PROTEGO]},
    "confundo": {CONFUNDO_COST, COPIES[CONFUNDO]},
    "impedimenta": {BY_ONE, TRACK},
    "descendo": {BY_ONE},
    "stubborn": {RALLY_ACTIONS, STUBBORN_RALLY_ACTIONS},
}
"""Figures of a text that stand in no column of its row."""
WON_OR_LOST: Final = {"flipendo", "expelliarmus", "confundo", "confringo"}
IF_WON: Final = {"impedimenta", "detention"}


def figures_in(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"\d+", text)}


@pytest.mark.parametrize("row", ABILITIES, ids=lambda row: str(row["key"]))
def test_the_text_of_an_ability_has_its_figures_and_no_others(row: dict[str, Any]) -> None:
    text = said("ability-text", row["key"])
    columns = {row[column] for column in ("range", "dice", "squares", "place", "most")} - {0}
    assert figures_in(text) == columns | OTHER_FIGURES.get(row["key"], set())
    assert (f"with {row['dice']} dice" in text) == bool(row["dice"])
    assert (f"in sight within {row['range']} squares" in text) == bool(row["range"])
    assert (f"the {row['place']} of" in text) == bool(row["place"])
    assert bool(re.search(rf"{row['squares']} squares?\b", text)) or not row["squares"]
    assert text.startswith("Challenge ") == (row["challenge"] == "yes")
    if row["dice"] and not row["range"]:
        assert "adjacent rival" in text
    assert ("while knocked down" in text) == (row["down"] == "yes")
    assert ("won or lost" in text) == (row["key"] in WON_OR_LOST)
    assert ("if you win" in text) == (row["key"] in IF_WON)


@pytest.mark.parametrize("row", CHARACTERS, ids=lambda row: str(row["key"]))
def test_the_text_of_a_trait_has_its_figures(row: dict[str, Any]) -> None:
    text = said("trait-text", row["trait"]) if row["trait"] else ""
    columns = {row["squares"]} - {0}
    assert figures_in(text) == columns | OTHER_FIGURES.get(row["trait"], set())
    for symbol in (row["changes"], row["into"]):
        assert symbol in text


def test_the_texts_of_status_cards_have_their_figures() -> None:
    protego, confundo = STATUS_CARDS[PROTEGO], STATUS_CARDS[CONFUNDO]
    assert figures_in(said("status-text", "protego")) == {protego["defense"]}
    assert figures_in(said("status-text", "confundo")) == {confundo["cost"], TRACK}
    assert all("discarded" in said("status-text", row["key"]) for row in STATUS_CARDS)


@pytest.mark.parametrize("row", ITEMS, ids=lambda row: str(row["key"]))
def test_the_text_of_an_item_has_its_figures(row: dict[str, Any]) -> None:
    text = said("item-text", row["key"])
    assert figures_in(text) == {row["place"], row["dice"]} - {0}
    assert f"the {row['place']} of your cooldown track" in text
    assert text.startswith("Challenge ") == (row["challenge"] == "yes")
    assert text.startswith("No action") == (row["use"] == "no")
    assert row["sets"] in text


@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: str(row["key"]))
def test_the_text_of_a_scenario_has_its_points(row: dict[str, Any]) -> None:
    columns = {row[column] for column in ("round_any", "round_most", "returned", "leader")}
    text = said("scenario-text", row["key"])
    assert figures_in(text) == columns - {0}
    assert ("three characters a side" in text) == bool(row["round_any"])
