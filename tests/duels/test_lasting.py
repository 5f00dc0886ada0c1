"""WD-38.12: when lasting effects end, not a moment earlier or later."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.groups.reasons import why_not_learn
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, say
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.saying import Saying
from spellwright.testing.duels import Duel, of_column, set_column
from tests.duels.scenes import FAR, HARRY, NAGINI, RON, sure

NEXT_CLASH = ("stupefy", "lumos-solem", "confundo")


def revealed(duel: Duel, seat: int) -> int:
    return len([who for who, _ in duel.told("revealed") if who == seat])


def struck_late(spell: str) -> Duel:
    """The last activation of the Round has hit Nagini; the next Round has begun."""
    duel = sure(Duel(RON, NAGINI, spells=[[spell], []]))
    duel.cast(spell)
    duel.decline("late", "swap")
    assert duel.get("dazed", "nagini") == 1
    duel.end_round()
    return duel


@pytest.mark.rule("WD-38.12", "WD-G55")
@pytest.mark.parametrize("spell", NEXT_CLASH)
def test_a_disadvantage_on_the_next_clash_outlives_the_round(spell: str) -> None:
    duel = struck_late(spell)
    assert duel.s.round == 2
    assert duel.get("dazed", "nagini") == 1
    duel.end_round()
    assert duel.get("dazed", "nagini") == 1


@pytest.mark.rule("WD-38.12", "WD-34.7")
def test_garrotting_gas_lasts_until_the_next_clash_too() -> None:
    duel = sure(Duel(RON, NAGINI, potions=[["garrotting-gas"], []]))
    duel.drink("garrotting-gas")
    duel.decline("swap", "late")
    duel.end_round()
    assert (duel.s.round, duel.get("dazed", "nagini")) == (2, 1)


@pytest.mark.rule("WD-38.12", "WD-23.6")
def test_it_is_met_in_the_next_clash_of_a_later_round_and_then_over() -> None:
    duel = struck_late("stupefy")
    if duel.asked() == (1, "action"):
        duel.end()
    duel.s.clock = [0] * len(duel.s.clock)
    duel.deck(0, "jinxed")
    before = revealed(duel, 1)
    duel.cast("basic-combat-spell")
    duel.decline("swap", "empower")
    assert revealed(duel, 1) == before + 2
    assert duel.get("dazed", "nagini") == 0


THIS_ROUND = (
    *("mist", "hanging", "felix", "dark_mark", "poised", "disguised", "fireproof", "at_peace"),
    *("animal", "used"),
)
LONGER = (
    *("dazed", "limited", "silenced", "blinded", "smoke", "cloaked", "slow", "burning", "poison"),
    "used_up",
)


@pytest.mark.rule("WD-38.12", "WD-18.4")
def test_only_what_lasts_for_this_round_ends_in_3c() -> None:
    def all_of_it(s: DuelsState) -> None:
        for column in (*THIS_ROUND, *LONGER):
            set_column(s, column, 1, 1)
        # Step 3a takes one marker.
        s.poison[1] = 2

    duel = Duel({"ron-weasley": "e7", "hedwig": "a5"}, FAR, at="end_phase", before=all_of_it)
    assert duel.s.round == 2
    assert [column for column in THIS_ROUND if duel.get(column, "hedwig")] == []
    assert [column for column in LONGER if duel.get(column, "hedwig") != 1] == []


@pytest.mark.rule("WD-37.18b", "WD-G38")
def test_the_advantage_of_a_hufflepuff_ends_with_the_round() -> None:
    duel = Duel({"cedric-diggory": "e7"}, FAR)
    duel.overlay("cup", "e7")
    duel.end_round()
    assert duel.get("poised", "cedric-diggory") == 1
    # It leaves the Challenge and makes no test: nothing is left of it in the next Round.
    duel.move("cedric-diggory", "e9")
    duel.end_round()
    assert (duel.s.round, duel.get("poised", "cedric-diggory")) == (3, 0)


@pytest.mark.rule("WD-37.18b")
def test_the_advantage_of_a_hufflepuff_is_for_one_test() -> None:
    duel = Duel({"cedric-diggory": "e7"}, {"nagini": "e8"})
    duel.set("poised", "cedric-diggory", 1)
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    duel.decline("card", "swap", "empower", "late", "before")
    assert revealed(duel, 0) == 2
    assert duel.get("poised", "cedric-diggory") == 0


@pytest.mark.rule("WD-37.30", "WD-37.10", "WD-37.11")
@pytest.mark.parametrize(
    ("who", "action"),
    [
        ("severus-snape", "potion-mastery"),
        ("nagini", "attack-elite"),
        ("death-eater-i", "cast-expert"),
        ("albus-dumbledore", "cast-master"),
        ("ron-weasley", "draw-quest-tactician"),
    ],
)
def test_what_is_free_once_a_round_is_free_again_in_the_next(who: str, action: str) -> None:
    duel = Duel(
        {who: "e7"},
        {"hedwig": "e8"},
        potions=[["pepperup", "lucky-drop", "smoke-draught"], []],
        quests=[["unscathed", "foothold"], []],
    )
    duel.s.quest_deck[0] = (1, 2, 3)
    assert f"do {action}" in duel.options()
    duel.answer(f"do {action}")
    while duel.s.asks and duel.asked()[1] != "action":
        duel._shy()
    if duel.asked()[0] == 0:
        assert f"do {action}" not in duel.options()
        duel.end()
    # Not in a second activation of the same Round either.
    while duel.asked() != (0, "action"):
        duel._shy()
    assert duel.s.round == 1
    assert f"do {action}" not in duel.options()
    duel.end_round()
    while duel.asked() != (0, "action"):
        duel._shy()
    assert f"do {action}" in duel.options()


@pytest.mark.rule("WD-37.9g", "WD-37.9h")
def test_an_elf_leaves_other_modifiers_out_for_combat_spells_only() -> None:
    gear = {"dobby": ["elder-wand"]}
    combat = Duel({"dobby": "e7"}, NAGINI, spells=[["bombarda-maxima"], []], gear=gear)
    combat.deck(0, "strong")
    combat.cast("bombarda-maxima")
    combat.answer("pass")
    assert combat.clashed()[0] == 3 + 0
    other = Duel({"dobby": "e7"}, FAR, spells=[["nebulus"], []], gear=gear)
    other.deck(0, "strong")
    other.cast("nebulus")
    other.answer("pass")
    # Nebulus has -2, which counts 0; the Elder Wand counts.
    assert other.total() == 3 + 0 + 1


@pytest.mark.rule("WD-37.5b", "WD-G38")
@pytest.mark.parametrize(
    ("foe", "bonus"), [("lord-voldemort", 1), ("bellatrix-lestrange", 0), ("death-eater-i", 0)]
)
def test_the_chosen_one_has_more_against_voldemort_alone(foe: str, bonus: int) -> None:
    duel = Duel({foe: "e7"}, {"harry-potter": "e9"})
    duel.deck(1, "strong", "strong")
    duel.cast("basic-combat-spell")
    duel.decline("before", "empower", "card", "swap")
    assert duel.clashed()[1] == 3 + 2 + bonus


@pytest.mark.rule("WD-37.5b")
def test_the_chosen_one_has_more_against_combat_spells_alone() -> None:
    gear = {"lord-voldemort": ["crossbow"]}
    duel = Duel({"lord-voldemort": "e7"}, {"harry-potter": "e9"}, gear=gear)
    duel.deck(1, "strong", "strong")
    duel.attack()
    duel.decline("before", "card", "swap")
    assert duel.clashed()[1] == 3 + 2


@pytest.mark.rule("WD-37.5b")
def test_only_the_chosen_one_has_more_against_voldemort() -> None:
    duel = Duel({"lord-voldemort": "e7"}, {"ron-weasley": "e9"})
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    duel.decline("before", "empower", "swap")
    assert duel.clashed()[1] == 3 + 1


@pytest.mark.rule("WD-37.21")
@pytest.mark.parametrize(
    ("where", "reaches"), [("e8", True), ("e9", True), ("e10", False), ("e11", False)]
)
def test_leadership_reaches_two_spaces_and_no_further(where: str, reaches: bool) -> None:
    duel = Duel({"albus-dumbledore": "e7", "ron-weasley": where}, {"nagini": "d10"})
    duel.activate("ron-weasley")
    duel.cast("basic-combat-spell")
    assert (duel.asked()[1] == "before") == reaches


@pytest.mark.rule("WD-37.21")
def test_leadership_is_for_friends_and_in_defence_too() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"albus-dumbledore": "e9"})
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "before")
    foe = Duel({"ron-weasley": "e7", "hedwig": "a3"}, {"nagini": "e8", "albus-dumbledore": "e9"})
    foe.activate("ron-weasley")
    foe.cast("basic-combat-spell", "nagini")
    assert foe.asked() == (1, "before")
    assert foe.options() == ["lead 2:albus-dumbledore", "pass"]


@pytest.mark.rule("WD-37.14", "WD-G38")
def test_there_is_one_gryffindor_move_for_each_removal() -> None:
    duel = Duel(
        {"hermione-granger": "e7"},
        {"harry-potter": "e12", "ron-weasley": "e14", "hedwig": "e9", "nagini": "e10"},
        spells=[["bombarda-maxima"], []],
    )
    duel.set("impacts", "hedwig", 2)
    duel.set("impacts", "nagini", 4)
    duel.deck(0, "luck", "strong", "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda-maxima", "hedwig")
    duel.decline("swap", "empower")
    moves = []
    while duel.asked()[1] in ("mourn", "move", "late"):
        if duel.asked()[1] == "mourn":
            moves.append(duel.options())
            duel.answer(duel.options()[0])
            assert duel.asked()[1] == "move"
        duel.answer("stop" if "stop" in duel.options() else "pass")
    assert duel.at("hedwig") == duel.at("nagini") == ""
    assert moves == [["model 2:harry-potter", "model 2:ron-weasley", "pass"]] * 2


@pytest.mark.rule("WD-37.14")
def test_whoever_declines_the_move_for_one_removal_may_move_for_the_next() -> None:
    duel = Duel(HARRY, FAR)
    duel.s.mourning[0] = 2
    duel.end()
    assert duel.asked() == (0, "mourn")
    duel.answer("pass")
    assert duel.asked() == (0, "mourn")
    duel.answer("model 1:harry-potter", "stop")
    assert duel.asked() == (1, "action")


@pytest.mark.rule("WD-9.3")
@pytest.mark.parametrize(
    ("gear", "said"),
    [
        ([], say("refusal-book-full", mastery=2)),
        (
            ["standard-book-of-spells"],
            say(
                "refusal-book-full-with",
                mastery=2,
                artifact=ARTIFACT_NAMES.noun(columns.STANDARD_BOOK),
                more=1,
            ),
        ),
    ],
)
def test_a_full_spellbook_names_the_mastery_of_the_group(gear: list[str], said: Saying) -> None:
    spells = ["stupefy", "flipendo", "protego"][: 2 + len(gear)]
    duel = Duel(RON, FAR, spells=[spells, []], gear={"ron-weasley": gear})
    assert why_not_learn(duel.s, 0, columns.spell("bombarda")) == (said, "WD-9.3")


@pytest.mark.rule("WD-35.1")
def test_hufflepuffs_cup_passes_on_the_only_impact() -> None:
    gear = {"ron-weasley": ["hufflepuffs-cup"]}
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e8"}, FAR, gear=gear)
    duel.activate("ron-weasley")
    assert "use hufflepuffs-cup" not in duel.options()
    duel.set("impacts", "ron-weasley", 1)
    duel.answer("use hufflepuffs-cup")
    assert (duel.impacts("ron-weasley"), duel.impacts("harry-potter")) == (0, 1)


@pytest.mark.rule("WD-38.12")
def test_morsmordre_gives_no_advantage_to_other_spells_and_none_twice() -> None:
    duel = Duel(RON, NAGINI, spells=[["nebulus"], []])
    duel.set("dark_mark", "ron-weasley", 1)
    duel.cast("nebulus")
    duel.decline("swap")
    assert revealed(duel, 0) == 1
    assert duel.get("dark_mark", "ron-weasley") == 1
    combat = Duel(RON, NAGINI)
    combat.set("dark_mark", "ron-weasley", 1)
    combat.cast("basic-combat-spell")
    assert revealed(combat, 0) == 2
    assert combat.get("dark_mark", "ron-weasley") == 0


@pytest.mark.rule("WD-22.17")
@pytest.mark.parametrize(("spell", "bonus"), [("basic-combat-spell", 1), ("bombarda", 0)])
def test_a_strengthening_solution_helps_the_basic_spell_only(spell: str, bonus: int) -> None:
    duel = sure(Duel(RON, NAGINI, spells=[["bombarda"], []]))
    duel.set("strengthened", "ron-weasley", 1)
    duel.cast(spell)
    assert duel.clashed()[0] == 3 + 2 + bonus
    assert duel.get("strengthened", "ron-weasley") == 1 - bonus


@pytest.mark.rule("WD-38.11")
def test_fire_protection_keeps_terrain_and_nothing_else_from_hurting() -> None:
    duel = Duel(RON, FAR)
    duel.set("fireproof", "ron-weasley", 1)
    duel.ground("e8", "dangerous")
    duel.do("move", "to e8", "stop")
    assert duel.impacts("ron-weasley") == 0
    hit = sure(Duel(RON, NAGINI, spells=[["incendio"], []]))
    hit.set("fireproof", "nagini", 1)
    hit.cast("incendio")
    assert (hit.impacts("nagini"), hit.get("burning", "nagini")) == (1, 0)
    poisoned = Duel(RON, FAR)
    poisoned.set("fireproof", "ron-weasley", 1)
    poisoned.set("poison", "ron-weasley", 1)
    poisoned.end_phase()
    assert poisoned.impacts("ron-weasley") == 1


@pytest.mark.rule("WD-22.31")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_oppugno_hits_one_other_model_if_there_is_one(others: int) -> None:
    near = [("hedwig", "e10"), ("hermione-granger", "e11")][:others]
    duel = sure(Duel(RON, {**NAGINI, **dict(near)}, spells=[["oppugno"], []]))
    duel.cast("oppugno", "nagini")
    duel.decline("empower", "swap")
    if others == 2:
        duel.answer("model 2:hermione-granger")
    hurt = [name for name, _ in near if duel.impacts(name)]
    assert duel.impacts("nagini") == 1
    assert hurt == [[], ["hedwig"], ["hermione-granger"]][others]


@pytest.mark.rule("WD-15.18")
def test_each_effect_at_the_end_of_an_activation_works_once() -> None:
    gear = {"ron-weasley": ["gaunts-ring"]}
    duel = Duel(RON, FAR, gear=gear)
    duel.set("burning", "ron-weasley", 1)
    duel.s.fiendfyre[1] = duel.s.at[duel.model("ron-weasley")]
    duel.refresh()
    duel.end()
    assert duel.asked() == (0, "end-of-activation")
    assert duel.options() == ["effect burning", "effect gaunts-ring", "effect fiendfyre"]
    duel.answer("effect gaunts-ring")
    assert duel.options() == ["effect burning", "effect fiendfyre"]
    duel.answer("effect burning")
    assert duel.impacts("ron-weasley") == 3
    assert duel.asked()[0] == 1


@pytest.mark.rule("WD-15.7")
def test_a_limit_holds_on_every_space_of_the_map() -> None:
    from spellwright.games.duels.rules.statuses import restrict

    duel = Duel(RON, FAR)
    for where in duel.s.board.spaces:
        set_column(duel.s, "limited", 6, 0)
        duel.s.at[6] = where
        restrict(duel.s, 6)
        assert of_column(duel.s, "limited", 6) == 1


@pytest.mark.rule("WD-19.12")
@pytest.mark.parametrize(("where", "scores"), [("f8", True), ("d8", False), ("e8", False)])
def test_a_leader_of_the_second_player_leads_from_the_front_too(where: str, scores: bool) -> None:
    duel = Duel(RON, {"nagini": where}, quests=[[], ["from-the-front"]])
    home = duel.s.board.zone[duel.s.at[duel.model("nagini")]]
    assert (home == 0) == scores
    duel.end_round()
    assert duel.s.points == [0, 1 if scores else 0]
