"""The sentence of a card and its figures say the same: neither can change alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spellwright.face.scene import ENGLISH, Scene
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
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    CLASH_NAMES,
    DOMAIN,
    SPELL_TEXTS,
    TRAIT_NAMES,
    say,
)
from spellwright.games.duels.picture import card_words
from spellwright.games.duels.picture.cards import artifact_card, potion_card, spell_card
from spellwright.games.duels.picture.seen import signed
from spellwright.games.duels.rules import artifacts, entering, harm, potions, spell_targets, upkeep
from spellwright.games.duels.rules.spells import charms, hexes, imperio, things, travel
from spellwright.kernel.saying import Saying
from spellwright.testing.duels import Duel
from tests.duels.scenes import NAGINI, RON, who

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
    "fiendfyre": [entering.FIRE_IMPACTS, upkeep.FIENDFYRE_STEPS],
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
    "crookshanks": [artifacts.CROOKSHANKS_REACH],
    "deluminator": [artifacts.DELUMINATOR_REACH],
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
    "hang": "controls nothing and can't take a Movement Action",
    "douse": "puts out Burning",
    "upkeep": "hile it is kept up",
}
"""Columns of Spells that are said without their figure."""


def numbers(text: str) -> list[int]:
    """The figures in a sentence; `1d` is the name of a sub-phase."""
    return sorted(int(found) for found in re.findall(r"(?<![\w])\d+(?!\w)", text))


def said(kind: str, row: Row) -> str:
    """What a card says in English."""
    return str(Saying(DOMAIN, f"{kind}-text-{row['key']}"))


def nonzero(row: Row, *names: str) -> list[int]:
    return [row[name] for name in names if row[name]]


def named(rows: list[Row]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=[row["key"] for row in rows])


@pytest.mark.rule("WD-G42", "WD-27.1")
@named(SPELLS)
def test_a_spell_says_its_figures(row: Row) -> None:
    text = said("spell", row)
    expected = nonzero(row, "damage", "push", "slow", "poison", "daze")
    expected += SPELLS_IN_CODE.get(row["key"], [])
    assert numbers(text) == sorted(expected)
    for column, sign in (("push", "Push"), ("slow", "Slow"), ("poison", "Poison")):
        if row[column]:
            assert f"{sign} {row[column]}" in text
    if row["damage"]:
        damage = "1 Impact" if row["damage"] == 1 else f"{row['damage']} Impacts"
        assert damage in text
    if row["daze"]:
        assert f"Disadvantage {row['daze']}" in text
        assert "next Clash" in text


@pytest.mark.rule("WD-G42", "WD-32.1")
@named([row for row in SPELLS if row["book"] == "yes"])
def test_a_spell_says_what_it_does_besides_figures(row: Row) -> None:
    text = said("spell", row)
    for column, words in IN_WORDS.items():
        if column == "burning" and row["key"] in ("vulnera-sanentur", "finite-incantatem"):
            continue
        if column == "burning" and (row["douse"] or row["key"] == "fiendfyre"):
            continue
        assert bool(row[column]) == (words in text), column
    assert (row["kind"] == "reaction") == text.startswith("Reaction")
    assert (row["target"] == "other") == ("nother friend" in text)


@pytest.mark.rule("WD-25.1")
@named(ATTACKS)
def test_an_attack_says_its_figures(row: Row) -> None:
    text = said("attack", row)
    assert numbers(text) == sorted(nonzero(row, "damage", "poison", "slow"))
    assert (row["lock"] == "yes") == ("once a Round" in text)
    if row["poison"]:
        assert f"Poison {row['poison']}" in text
    if row["slow"]:
        assert f"Slow {row['slow']}" in text


@pytest.mark.rule("WD-34.1")
@named(POTIONS)
def test_a_potion_says_its_figure(row: Row) -> None:
    text = said("potion", row)
    in_words = {"strengthening-solution": "one more success", "lucky-drop": "a Lucky Card"}
    expected = POTIONS_IN_CODE.get(row["key"], [])
    if row["key"] in in_words:
        assert row["amount"] == 1
        assert in_words[row["key"]] in text
    elif row["amount"]:
        expected = [*expected, row["amount"]]
    assert numbers(text) == sorted(expected)
    assert (row["target"] == "saving") == text.startswith("Reaction")
    assert ("X" in text) == bool(re.search(r"\d \+ X", text))


@pytest.mark.rule("WD-35.1")
@named(ARTIFACTS)
def test_an_artifact_says_its_figures(row: Row) -> None:
    text = said("artifact", row)
    granted = [int(figure) for figure in re.findall(r":(\d+)", row["trait"])]
    expected = nonzero(row, "light", "dark", "neutral") + granted
    expected += ARTIFACTS_IN_CODE.get(row["key"], [])
    assert numbers(text) == sorted(expected)
    for colour in ("light", "dark", "neutral"):
        if row[colour]:
            assert f"Cunning +{row[colour]} {colour.capitalize()}" in text


@pytest.mark.rule("WD-1.11")
@named(TRAITS)
def test_a_trait_says_its_figures(row: Row) -> None:
    text = said("trait", row)
    assert numbers(text.replace("2+", "2")) == sorted(TRAITS_IN_CODE.get(row["key"], []))
    assert (row["number"] == "yes") == bool(re.search(r"[Tt]his (many|much|level)", text))


@pytest.mark.rule("WD-G46", "WD-20.3")
@named(CLASH_CARDS)
def test_a_clash_card_says_its_figures(row: Row) -> None:
    text = said("clash-card", row)
    if row["lower"] in ("move", "push", "regain", "hurt"):
        assert numbers(text) == [row["amount"]]
    elif row["lower"] == "pay":
        assert numbers(text) == sorted([1, row["amount"]])
    if row["copies"]:
        upper = "2+" if row["more"] == "yes" else f"+{row['value']}" if row["value"] else "0"
        assert CLASH_NAMES.label(CLASH_NAMES.parse(row["key"])).startswith(upper)


# -- what is made from the figures -----------------------------------------------------------------


@pytest.mark.rule("WD-27.1", "WD-27.3", "WD-27.9")
@named(SPELLS)
def test_colour_kind_and_costs_of_a_spell_are_said_in_words(row: Row) -> None:
    spell = columns.spell(row["key"])
    figures, card = card_words.spell_figures(ENGLISH, spell), spell_card(ENGLISH, spell)
    unforgivable = str(say("card-unforgivable"))
    assert figures.startswith(str(card_words.spell_kind(spell)))
    assert (unforgivable in figures) == bool(row["unforgivable"])
    assert (unforgivable in card.text) == bool(row["unforgivable"])
    kind = say("card-spell", colour=row["colour"], kind=row["kind"])
    assert card.kind == str(kind)
    markers = say("card-markers", colour=row["colour"])
    for text in (figures, card.text):
        for column, cost in (
            ("empower", say("card-empower", n=row["empower"], markers=markers)),
            ("upkeep", say("card-upkeep", n=row["upkeep"], markers=markers)),
        ):
            assert (str(cost).lower() in text.lower()) == bool(row[column])
        assert str(say("card-cooldown", n=row["cooldown"])).lower() in text.lower()
        assert (str(say("card-physical")) in text) == (row["type"] == "physical")
    if row["kind"] != "reaction":
        reach = say("card-range", n=row["range"]) if row["range"] else say("card-range-caster")
        assert str(reach) in figures
        modifier = say("card-modifier", signed=signed(row["modifier"]))
        assert str(modifier) in figures


@pytest.mark.rule("WD-8.15", "WD-25.1", "WD-35.1")
def test_a_weapon_says_its_attack_and_who_may_bear_it() -> None:
    sword = columns.artifact("sword-of-gryffindor")
    only = say("card-only-trait", trait=TRAIT_NAMES.noun(columns.GRYFFINDOR))
    attack = card_words.attack_figures(ENGLISH, columns.attack("sword-of-gryffindor"))
    parts = [say("card-galleons", n=6), say("card-rarity", rarity="legendary"), only, attack]
    assert card_words.artifact_figures(ENGLISH, sword) == " · ".join(map(str, parts))
    wanted = [say("card-bonus", signed="+3"), say("card-damage", n=3), say("card-range", n=1)]
    assert " · ".join(map(str, wanted)) in attack
    assert str(say("card-once")) in attack
    card = artifact_card(ENGLISH, sword)
    assert attack in card.text
    assert str(say("card-also", fact=only)) in card.text
    for key, bearer in (
        ("crookshanks", say("card-only-character", who=who("hermione-granger"))),
        ("elder-wand", say("card-only-mastery", n=2)),
        (
            "death-eater-mask",
            say("card-only-side", side=AFFILIATION_WORDS.noun(columns.DEATH_EATERS)),
        ),
        ("crossbow", None),
    ):
        assert card_words.bearer_says(columns.artifact(key)) == bearer
    whom = str(say("card-target", target="enemy"))
    assert whom in potion_card(ENGLISH, columns.potion("noxious-vial")).text


@pytest.mark.rule("WD-27.1")
def test_the_terminal_says_it_too() -> None:
    duel = Duel(RON, NAGINI, spells=[["crucio", "protego"], ["stupefy"]])
    scene = Scene(duel.s.view(0))
    crucio, protego = columns.spell("crucio"), columns.spell("protego")
    figures = card_words.spell_figures(ENGLISH, crucio)
    for text in (face.terminal(scene), face.text(scene)):
        flat = re.sub(r"\s+", " ", re.sub(r"\[[^]]*\]", "", text))
        assert figures in flat
        assert card_words.spell_figures(ENGLISH, protego) in flat
    duel.do("cast")
    note = face.notes(Scene(duel.s.view(0)))["cast protego"]
    assert card_words.spell_figures(ENGLISH, protego) in note
    assert note.endswith(SPELL_TEXTS.label(protego))
