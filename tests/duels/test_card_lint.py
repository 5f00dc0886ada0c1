"""The sentence of a card and its figures say the same: neither can change alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face, queries
from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import (
    ARTIFACTS,
    ATTACKS,
    CLASH_CARDS,
    POTIONS,
    SPELLS,
    TRAITS,
)
from spellwright.games.duels.picture import card_words
from spellwright.games.duels.picture.cards import artifact_card, potion_card, spell_card
from spellwright.games.duels.rules import artifacts, entering, harm, potions, spell_targets
from spellwright.games.duels.rules.spells import charms, hexes, imperio, things, travel
from spellwright.testing.duels import Duel
from tests.duels.scenes import NAGINI, RON

Row = dict[str, Any]

SPELLS_IN_CODE: dict[str, list[int]] = {
    "confundo": [hexes.CONFUNDO_DAZE],
    "tarantallegra": [hexes.TARANTALLEGRA_MOVE],
    "bombarda-maxima": [hexes.BLAST],
    "oppugno": [hexes.OPPUGNO_OTHER, hexes.OPPUGNO_REACH],
    "immobulus": [hexes.IMMOBULUS_OTHERS],
    "everte-statum": [hexes.EVERTE_PUSH, hexes.EVERTE_CRASH],
    "obscuro": [queries.BLINDED_RANGE],
    "obliviate": [hexes.FORGOTTEN_FOR],
    "lumos-solem": [hexes.LUMOS_REACH],
    "imperio": [imperio.IMPERIO_MOVE],
    "protego": [queries.PROTEGO_BONUS],
    "protego-maxima": [queries.MAXIMA_BONUS],
    "fianto-duri": [queries.FIANTO_REACH, 1],
    "counter-spell": [columns.COUNTER_SPELL_BONUS],
    "episkey": [charms.EPISKEY_HEALS],
    "vulnera-sanentur": [charms.VULNERA_HEALS],
    "expecto-patronum": [queries.PATRONUS_REACH, 1],
    "fiendfyre": [entering.FIRE_IMPACTS],
    "apparition": [travel.APPARITION_REACH],
    "wingardium-leviosa": [spell_targets.LEVIOSA_REACH],
    "accio": [travel.ACCIO_STEPS],
    "nebulus": [queries.NEBULUS_CONCEALMENT],
    "reparo": [things.THINGS],
    "evanesco": [things.THINGS],
    "revelio": [things.THINGS, things.REVELIO_REACH],
    "serpensortia": [entering.SNAKE_POISON],
    "cave-inimicum": [entering.WARD_IMPACTS, entering.WARD_SLOW],
    "morsmordre": [charms.MARK_REACH, charms.MARK_ADVANTAGE],
    "piertotum-locomotor": [travel.PIERTOTUM_MODELS, travel.PIERTOTUM_MOVE],
}
"""Figures of Spells beyond the columns of their table, from the rules that use them."""
POTIONS_IN_CODE: dict[str, list[int]] = {
    "swelling-solution": [potions.SWELLING_MOST],
    "wit-sharpener": [columns.HAND],
    "liquid-fortune": [columns.HAND],
    "polyjuice": [queries.DISGUISE_REACH],
}
ARTIFACTS_IN_CODE: dict[str, list[int]] = {
    "remembrall": [columns.HAND],
    "darkness-powder": [artifacts.POWDER_REACH, 1],
    "crookshanks": [artifacts.OVERLAY_REACH[columns.CROOKSHANKS]],
    "deluminator": [artifacts.OVERLAY_REACH[columns.DELUMINATOR]],
    "death-eater-mask": [1],
    "beaded-bag": [0],
    "time-turner": [artifacts.TIME_TURNER_MOVE],
    "invisibility-cloak": [artifacts.CLOAK_CONCEALMENT],
    "resurrection-stone": [harm.STONE_REACH, columns.IMPACT_LIMIT],
    "gaunts-ring": [2, 1, 1],
    "slytherins-locket": [1],
    "hufflepuffs-cup": [artifacts.CUP_REACH],
    "ravenclaws-diadem": [columns.CARDS_SEEN],
}
TRAITS_IN_CODE: dict[str, list[int]] = {
    "animagus": [1, columns.ANIMAL_MOVEMENT],
    "apprentice": [1],
    "brave": [columns.BRAVE_SUCCESSES, columns.IMPACT_LIMIT],
    "chosen-one": [1],
    "dark-lord": [2],
    "fast": [1],
    "gryffindor": [columns.GRYFFINDOR_MOVE],
    "leadership": [columns.LEADERSHIP_REACH, columns.CARDS_SEEN],
    "lightning-fast": [2],
    "magical-mastery": [1],
    "patriarch": [columns.PATRIARCH_SAVING],
    "professor": [columns.PROFESSOR_REACH, 1],
    "resistance": [1],
    "slytherin": [1],
    "supreme-mugwump": [1],
}
IN_WORDS = {
    "burning": "Burning",
    "limit": "next activation has only one action",
    "silence": "casts nothing",
    "blind": "reaches no further than",
    "hang": "controls nothing and cannot take a Movement Action",
    "douse": "puts out Burning",
    "upkeep": "hile upkept",
}
"""Columns of Spells that are said without their figure."""


def numbers(text: str) -> list[int]:
    """The figures in a sentence; `1d` is the name of a sub-phase."""
    return sorted(int(found) for found in re.findall(r"(?<![\w])\d+(?!\w)", text))


def nonzero(row: Row, *names: str) -> list[int]:
    return [row[name] for name in names if row[name]]


def named(rows: list[Row]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=[row["key"] for row in rows])


@pytest.mark.rule("WD-G42", "WD-27.1")
@named(SPELLS)
def test_a_spell_says_its_figures(row: Row) -> None:
    expected = nonzero(row, "damage", "push", "slow", "poison", "daze")
    expected += SPELLS_IN_CODE.get(row["key"], [])
    assert numbers(row["text"]) == sorted(expected)
    for column, sign in (("push", "Push"), ("slow", "Slow"), ("poison", "Poison")):
        if row[column]:
            assert f"{sign} {row[column]}" in row["text"]
    if row["damage"]:
        said = "1 Impact" if row["damage"] == 1 else f"{row['damage']} Impacts"
        assert said in row["text"]
    if row["daze"]:
        assert f"Disadvantage {row['daze']}" in row["text"]
        assert "next Clash" in row["text"]


@pytest.mark.rule("WD-G42", "WD-32.1")
@named([row for row in SPELLS if row["book"] == "yes"])
def test_a_spell_says_what_it_does_besides_figures(row: Row) -> None:
    for column, said in IN_WORDS.items():
        if column == "burning" and row["key"] in ("vulnera-sanentur", "finite-incantatem"):
            continue
        if column == "burning" and (row["douse"] or row["key"] == "fiendfyre"):
            continue
        assert bool(row[column]) == (said in row["text"]), column
    assert (row["kind"] == "reaction") == row["text"].startswith("Reaction")
    assert (row["target"] == "other") == ("nother friend" in row["text"])


@pytest.mark.rule("WD-25.1")
@named(ATTACKS)
def test_an_attack_says_its_figures(row: Row) -> None:
    assert numbers(row["text"]) == sorted(nonzero(row, "damage", "poison", "slow"))
    assert (row["lock"] == "yes") == ("once a Round" in row["text"])
    if row["poison"]:
        assert f"Poison {row['poison']}" in row["text"]
    if row["slow"]:
        assert f"Slow {row['slow']}" in row["text"]


@pytest.mark.rule("WD-34.1")
@named(POTIONS)
def test_a_potion_says_its_figure(row: Row) -> None:
    in_words = {"strengthening-solution": "One", "lucky-drop": "a Lucky Card"}
    expected = POTIONS_IN_CODE.get(row["key"], [])
    if row["key"] in in_words:
        assert row["amount"] == 1
        assert in_words[row["key"]] in row["text"]
    elif row["amount"]:
        expected = [*expected, row["amount"]]
    assert numbers(row["text"]) == sorted(expected)
    assert (row["target"] == "saving") == row["text"].startswith("Reaction")
    assert ("X" in row["text"]) == bool(re.search(r"\d \+ X", row["text"]))


@pytest.mark.rule("WD-35.1")
@named(ARTIFACTS)
def test_an_artifact_says_its_figures(row: Row) -> None:
    granted = [int(figure) for figure in re.findall(r":(\d+)", row["trait"])]
    expected = nonzero(row, "light", "dark", "neutral") + granted
    expected += ARTIFACTS_IN_CODE.get(row["key"], [])
    assert numbers(row["text"]) == sorted(expected)
    for colour in ("light", "dark", "neutral"):
        if row[colour]:
            assert f"Cunning +{row[colour]} {colour.capitalize()}" in row["text"]


@pytest.mark.rule("WD-1.11")
@named(TRAITS)
def test_a_trait_says_its_figures(row: Row) -> None:
    assert numbers(row["text"].replace("2+", "2")) == sorted(TRAITS_IN_CODE.get(row["key"], []))
    assert (row["number"] == "yes") == bool(re.search(r"[Tt]his (many|much|level)", row["text"]))


@pytest.mark.rule("WD-G46", "WD-20.3")
@named(CLASH_CARDS)
def test_a_clash_card_says_its_figures(row: Row) -> None:
    if row["lower"] in ("move", "push", "regain", "hurt"):
        assert numbers(row["text"]) == [row["amount"]]
    elif row["lower"] == "pay":
        assert numbers(row["text"]) == sorted([1, row["amount"]])
    if row["copies"]:
        upper = "2+" if row["more"] == "yes" else f"+{row['value']}" if row["value"] else "0"
        assert row["name"].startswith(upper)


# -- what is made from the figures -----------------------------------------------------------------


@pytest.mark.rule("WD-27.1", "WD-27.3", "WD-27.9")
@named(SPELLS)
def test_colour_kind_and_costs_of_a_spell_are_said_in_words(row: Row) -> None:
    spell = columns.spell(row["key"])
    said, card = card_words.spell_figures(spell), spell_card(spell)
    assert said.startswith(row["colour"].capitalize())
    assert ("Combat Spell" in said) == (row["kind"] == "combat")
    assert ("Unforgivable: only with Dark Arts" in said) == bool(row["unforgivable"])
    assert ("Unforgivable: only with Dark Arts" in card.text) == bool(row["unforgivable"])
    assert row["colour"] in card.kind
    markers = {"light": "white", "dark": "black", "neutral": "of any colour"}[row["colour"]]
    for text in (said, card.text):
        assert (f"Empower {row['empower']} {markers}" in text) == bool(row["empower"])
        assert (f"Upkeep {row['upkeep']} {markers}" in text) == bool(row["upkeep"])
        assert (f"Cooldown {row['cooldown']} Round" in text) == bool(row["cooldown"])
    for text in (said, card.text):
        assert ("Physical damage" in text) == (row["type"] == "physical")
    if row["kind"] != "reaction":
        assert f"Range {row['range']}" in said
        assert f"{abs(row['modifier'])}" in said.split("modifier ")[1].split(" ")[0]


@pytest.mark.rule("WD-8.15", "WD-25.1", "WD-35.1")
def test_a_weapon_says_its_attack_and_who_may_bear_it() -> None:
    sword = columns.artifact("sword-of-gryffindor")
    said = card_words.artifact_figures(sword)
    assert said == (
        "6 Galleons · Legendary · only with Gryffindor · Physical Attack · Bonus +3 · Damage 3 "
        "· Range 1 · once a Round"
    )
    assert "Bonus +3 · Damage 3 · Range 1" in artifact_card(sword).text
    assert "Only with Gryffindor." in artifact_card(sword).text
    assert card_words.bearer_words(columns.artifact("crookshanks")) == "only for Hermione Granger"
    assert card_words.bearer_words(columns.artifact("elder-wand")) == "only with Mastery 2 or more"
    assert card_words.bearer_words(columns.artifact("death-eater-mask")) == "only for Death Eaters"
    assert card_words.bearer_words(columns.artifact("crossbow")) == ""
    assert "Use it on an opposing Model." in potion_card(columns.potion("noxious-vial")).text


@pytest.mark.rule("WD-27.1")
def test_the_terminal_says_it_too() -> None:
    duel = Duel(RON, NAGINI, spells=[["crucio", "protego"], ["stupefy"]])
    scene = Scene(duel.s.view(0))
    wanted = "Dark Combat Spell, Unforgivable: only with Dark Arts · Range 3 · modifier −2"
    for text in (face.terminal(scene), face.text(scene)):
        flat = " ".join(text.split())
        assert "Spell Crucio" in flat
        assert re.sub(r"\[[^]]*\]", "", " ".join(flat.split())).count("Upkeep 1 of any colour") == 1
        assert wanted in re.sub(r"\s+", " ", re.sub(r"\[[^]]*\]", "", flat))
    duel.do("cast")
    note = face.notes(Scene(duel.s.view(0)))["cast protego"]
    assert "Neutral Spell · Range 3 · modifier −2 · Empower 1 of any colour" in note
    assert note.endswith("While upkept the target has +1 in Defense Tests.")
