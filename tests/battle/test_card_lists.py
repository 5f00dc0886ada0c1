"""The card tables: every card is there, with the right copies, figures and a text of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAMS, compiled
from spellwright.games.battle.lexicons import EFFECTS, THING_TEXTS
from spellwright.games.battle.rules.carry_out import EFFECTS as HANDLED
from spellwright.games.battle.rules.carry_out import HANDLERS
from spellwright.games.battle.rules.challenges import REACHED
from spellwright.kernel.refusal import Refused
from spellwright.rules_reference.library import rules_of
from tests.battle.sayings import said

CARDS_OF_SETS = {
    "game1": 30,
    "game2": 14,
    "game3": 16,
    "game4": 21,
    "game5": 10,
    "game6": 10,
    "game7": 1,
    "box1": 13,
    "box2": 9,
    "box3": 8,
    "box4": 8,
    "pack1": 29,
    "pack2": 10,
    "pack3": 13,
    "pack4": 10,
}
EVENTS_OF_SETS = {
    "game1": 10,
    "game2": 5,
    "game3": 4,
    "game4": 8,
    "game5": 7,
    "game6": 3,
    "game7": 4,
    "box1": 8,
    "box2": 7,
    "box3": 8,
    "box4": 5,
    "pack1": 5,
    "pack2": 6,
    "pack3": 8,
    "pack4": 7,
}


@pytest.mark.rule("HB-30.3")
def test_every_set_brings_its_number_of_hogwarts_cards() -> None:
    added: Counter[str] = Counter()
    for row in tables.CARDS:
        added[row["set"]] += row["copies"]
    assert {key: added[key] for key in CARDS_OF_SETS} == CARDS_OF_SETS
    assert added["supply"] == 20
    assert sum(CARDS_OF_SETS[f"game{n}"] for n in range(1, 8)) == 102


@pytest.mark.rule("HB-30.3")
def test_every_set_brings_its_number_of_events() -> None:
    for number, (key, count) in enumerate(EVENTS_OF_SETS.items()):
        earlier = columns.event_cards(number - 1) if number else []
        assert len(columns.event_cards(number)) - len(earlier) == count, key


def test_so_many_different_cards_are_there() -> None:
    shop = [row for row in tables.CARDS if row["set"] in columns.SCENARIOS]
    assert len(shop) == 118
    assert len([row for row in tables.CARDS if row["set"] == "start"]) == 19
    assert len(tables.POTIONS) == 10
    assert sum(row["copies"] for row in tables.POTIONS) == 22
    assert len([row for row in tables.EVENTS if not row["recipe"]]) == 43
    assert len([row for row in tables.EVENTS if row["recipe"]]) == 9
    assert len(tables.LOCATIONS) == 46
    assert len(tables.HORCRUXES) == 6
    assert len(tables.ENCOUNTERS) == 24
    assert len(tables.CHARMS) == 10
    assert len([row for row in tables.EXPERTS if row["kind"] == "proficiency"]) == 10
    assert len([row for row in tables.EXPERTS if row["kind"] == "patronus"]) == 6
    assert len(tables.HEROES) == 6


def test_so_many_foes_are_there() -> None:
    counts = Counter(row["set"] for row in tables.FOES)
    assert [counts[f"game{n}"] for n in range(1, 7)] == [3, 3, 2, 2, 2, 2]
    assert [counts["box1"] + counts["box1-reprint"], counts["box2"]] == [6, 3]
    assert [counts["box3"], counts["box4"]] == [4, 6]
    assert [counts[f"pack{n}"] for n in range(1, 5)] == [3, 3, 3, 3]
    assert counts["voldemort"] == 5


VALUES_AND_TYPES = """
    wingardium-leviosa spell 2 3, reparo spell 3 6, lumos spell 4 2, incendio spell 4 4, descendo
    spell 5 2, essence-of-dittany item 2 4, quidditch-gear item 3 4, sorting-hat item 4 1,
    golden-snitch item 5 1, oliver-wood ally 3 1, rubeus-hagrid ally 4 1, albus-dumbledore ally 8
    1, finite spell 3 2, expelliarmus spell 6 2, polyjuice-potion item 3 2, nimbus-2001 item 5 2,
    gilderoy-lockhart ally 2 1, dobby ally 4 1, ginny-weasley ally 4 1, fawkes ally 5 1,
    arthur-weasley ally 6 1, molly-weasley ally 6 1, expecto-patronum spell 5 2,
    petrificus-totalus spell 6 2, chocolate-frog item 2 3, butterbeer item 3 3, crystal-ball item
    3 2, marauders-map item 5 1, remus-lupin ally 4 1, sybill-trelawney ally 4 1, sirius-black
    ally 6 1, accio spell 4 2, protego spell 5 3, hogwarts-a-history item 4 6, pensieve item 5 1,
    triwizard-cup item 5 1, cedric-diggory ally 4 1, fleur-delacour ally 4 1, viktor-krum ally 5
    1, mad-eye-moody ally 6 1, filius-flitwick ally 6 1, minerva-mcgonagall ally 6 1,
    pomona-sprout ally 6 1, severus-snape ally 6 1, stupefy spell 6 2, owls item 4 2, cho-chang
    ally 4 1, fred-weasley ally 4 1, george-weasley ally 4 1, luna-lovegood ally 5 1,
    nymphadora-tonks ally 5 1, kingsley-shacklebolt ally 7 1, confundus spell 3 2, bezoar item 4
    2, advanced-potion-making item 6 1, deluminator item 6 1, elder-wand item 7 1, felix-felicis
    item 7 2, horace-slughorn ally 6 1, sword-of-gryffindor item 7 1, tergeo spell 2 6,
    finite-incantatem spell 6 2, old-sock item 1 2, harp item 6 1, fang ally 3 1,
    filch-and-mrs-norris ally 4 1, depulso spell 3 2, immobulus spell 3 3, monster-book item 5 3,
    buckbeak ally 4 1, nox spell 6 2, lacewing-flies item 2 2, erumpent-horn item 5 1, thestral
    ally 4 1, kreacher ally 5 1, griphook ally 6 1, priori-incantatem spell 3 2, gillyweed item 1
    2, dragons-blood item 6 1, golden-egg item 7 1, igor-karkaroff ally 5 1, madame-maxime ally 7
    1, scourgify spell 2 6, locomotor spell 3 2, arresto-momentum spell 4 2, ascendio spell 5 2,
    self-correcting-ink item 5 3, auto-answer-quill item 6 1, dean-thomas ally 3 1, errol ally 3
    1, barn-owl ally 4 3, screech-owl ally 4 2, hermione-granger ally 5 1, lavender-brown ally 5
    1, neville-longbottom ally 5 1, ron-weasley ally 5 1, harry-potter ally 6 1, patil-twins ally
    6 1, confringo spell 3 2, evanesco spell 5 3, arabella-figg ally 2 1, percy-weasley ally 3 1,
    school-owl ally 3 2, eagle-owl ally 4 1, flagrante spell 3 2, densaugeo spell 5 2, cauldron
    item 2 2, potions-kit item 4 2, shrunken-head item 4 1, romilda-vane ally 3 1,
    great-horned-owl ally 4 2, mundungus-fletcher ally 4 1, revelio spell 3 2, cave-inimicum spell
    5 2, engorgio spell 5 2, bill-weasley ally 3 1, aberforth-dumbledore ally 4 1, tawny-owl ally
    4 2
"""


@pytest.mark.rule("HB-28.1")
def test_types_values_and_copies_of_all_shop_cards() -> None:
    expected = [tuple(entry.split()) for entry in VALUES_AND_TYPES.split(",")]
    there = [
        (row["key"], row["type"], str(row["value"]), str(row["copies"]))
        for row in tables.CARDS
        if row["set"] in columns.SCENARIOS
    ]
    assert there == expected


FOES = """
    crabbe-and-goyle 5 0, draco-malfoy 6 0, quirinus-quirrell 6 0, basilisk 8 0, lucius-malfoy 7 0,
    tom-riddle 6 0, dementor 8 0, peter-pettigrew 7 0, barty-crouch-jr 7 0, death-eater-1 7 0,
    death-eater-2 7 0, dolores-umbridge 7 0, bellatrix-lestrange 9 0, fenrir-greyback 8 0,
    basilisk-box 8 0, dementor-box 8 0, cornish-pixies 6 0, fluffy 8 0, norbert 0 6, troll 7 0,
    boggart 5 3, scabbers 7 0, werewolf 5 4, aragog 8 0, centaur 0 7, grawp 0 8,
    ukrainian-ironbelly 8 0, chinese-fireball 0 6, common-welsh-green 8 0, grindylow 6 0,
    hungarian-horntail 10 0, mermaid 0 5, swedish-short-snout 0 6, cornelius-fudge 0 7,
    marcus-flint 6 0, pansy-parkinson 0 5, pius-thicknesse 7 0, rita-skeeter 7 0,
    rufus-scrimgeour 6 0, corban-yaxley 7 0, inferi 6 0, narcissa-malfoy 0 5, alecto-carrow 0 6,
    amycus-carrow 7 0, nagini 6 0, voldemort-g5 10 0, voldemort-g6 15 0, voldemort-g7 20 0,
    voldemort-b4 25 7, voldemort-p4 25 7
"""


@pytest.mark.rule("HB-10.2")
def test_what_every_foe_needs() -> None:
    expected = [tuple(entry.split()) for entry in FOES.split(",")]
    there = [(row["key"], str(row["attack"]), str(row["influence"])) for row in tables.FOES]
    assert there == expected


@pytest.mark.rule("HB-7.8")
def test_recipes_name_ingredients() -> None:
    recipes = {row["key"]: row["recipe"] for row in tables.POTIONS + tables.EVENTS if row["recipe"]}
    assert recipes["elixir-of-life"] == "hellebore wild"
    assert recipes["draught-of-living-death"] == "wild flobber lacewing bicorn"
    assert recipes["garroting-gas"] == "mandrake hellebore bicorn"
    assert recipes["confusing-concoction"] == "flobber bicorn bicorn"
    assert {len(columns.RECIPE[columns.thing(row["key"])]) for row in tables.POTIONS} == {2, 3}


def test_no_card_is_without_a_text_and_no_text_is_there_for_two_effects() -> None:
    clauses = {clause.id for clause in rules_of("battle").clauses}
    for number in range(columns.THINGS):
        assert len(THING_TEXTS.label(number)) > 5, columns.KEYS[number]
        assert columns.CLAUSES[number] in clauses, columns.KEYS[number]
    for table in (tables.HORCRUXES, tables.ENCOUNTERS):
        assert all(len(said(f"reward-text-{row['key']}")) > 5 for row in table)


def test_every_word_of_the_vocabulary_has_a_handler() -> None:
    unhandled = ("choose-two", "each-near")
    assert len(HANDLERS) == len(v.ACT_NUMBERS)
    assert set(HANDLED.words()) == {word for word in v.ACT_NUMBERS if word not in unhandled}
    used = {instruction[0] for program in PROGRAMS for instruction in program}
    assert used == {n for word, n in v.ACT_NUMBERS.items() if word not in unhandled}


def test_every_alternative_has_words_for_people() -> None:
    for offered in ALTERNATIVES:
        for program in offered:
            assert EFFECTS.key(program)
            assert EFFECTS.label(program)


def test_every_requirement_of_an_encounter_is_known() -> None:
    for row in tables.ENCOUNTERS:
        assert bool(row["needs"]) != bool(row["symbols"]), row["key"]
        if row["needs"]:
            assert row["needs"].split()[0] in REACHED


@pytest.mark.parametrize(
    "text",
    ["attak 1", "lose 1 per hands", "roll ravenclaws", "whenever villain: lose 1", "draw 1 2"],
)
def test_a_slip_in_an_effect_is_told(text: str) -> None:
    with pytest.raises(Refused) as refused:
        compiled(text)
    assert text in refused.value.sentence
