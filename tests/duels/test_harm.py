"""WD-25, WD-26: Attacks, Impacts, removal."""

from __future__ import annotations

import pytest

from spellwright.games.duels import story
from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import ATTACKS
from spellwright.games.duels.rules.harm import FROM_SPELL, FROM_STATUS, Suffer, place_impacts
from spellwright.games.duels.state import BY_SPELL
from spellwright.testing.duels import Duel, cards, set_column

RON = {"ron-weasley": "e7"}


def shot(*, first: str = "strong", second: str = "jinxed", **more: object) -> Duel:
    """Ron shoots Nagini, two Spaces away, with a Crossbow (+2, 1 Impact, Range 5)."""
    gear = {"ron-weasley": ["crossbow"]}
    duel = Duel(RON, {"nagini": "e9"}, gear=gear, **more)  # type: ignore[arg-type]
    duel.deck(0, first)
    duel.deck(1, second)
    return duel


# -- Attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-25.1", "WD-25.2")
def test_an_attack_profile() -> None:
    bite = ATTACKS[columns.attack("bite")]
    assert (bite["type"], bite["bonus"], bite["damage"], bite["range"], bite["poison"]) == (
        "physical",
        3,
        1,
        1,
        2,
    )
    assert "galleons" not in bite
    assert columns.ARTIFACT_GALLEONS[columns.artifact("crossbow")] == 3


@pytest.mark.rule("WD-25.3", "WD-37.29")
def test_physical_resistance_helps_against_physical_damage_only() -> None:
    for spell, bonus in (("diffindo", 1), ("stupefy", 0)):
        duel = Duel(RON, {"troll": "e9"}, spells=[[spell], []])
        duel.deck(0, "strong", "strong")
        duel.deck(1, "strong")
        duel.cast(spell)
        assert duel.clashed()[1] == 3 + 1 + bonus


@pytest.mark.rule("WD-25.5", "WD-2.17")
def test_the_player_chooses_among_innate_attacks_and_weapons() -> None:
    duel = Duel({"nagini": "e7"}, {"ron-weasley": "e8"}, gear={"nagini": ["crossbow"]})
    duel.do("attack")
    assert duel.options() == ["attack bite", "attack crossbow"]


@pytest.mark.rule("WD-25.6", "WD-25.7")
def test_range_and_sight_of_an_attack() -> None:
    duel = shot()
    duel.move("nagini", "e12")
    assert "do attack" in duel.options()
    duel.move("nagini", "e13")
    assert "do attack" not in duel.options()
    duel.move("ron-weasley", "f6")
    duel.move("nagini", "f8")
    assert "do attack" not in duel.options()


@pytest.mark.rule("WD-25.7", "WD-G47")
def test_only_opposing_models_are_attacked() -> None:
    gear = {"ron-weasley": ["crossbow"]}
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e8"}, {"nagini": "a5"}, gear=gear)
    duel.activate("ron-weasley")
    assert "do attack" not in duel.options()


@pytest.mark.rule("WD-25.8", "WD-25.9")
def test_an_attack_is_a_faced_clash_that_cannot_be_empowered() -> None:
    duel = shot(power=[(3, 3), (3, 3)])
    duel.attack()
    assert duel.clashed() == (3 + 2, 1)
    assert not duel.told("empowered")
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-25.10", "WD-25.11")
def test_impacts_are_the_damage_whatever_the_successes() -> None:
    duel = shot()
    duel.attack()
    assert duel.clashed()[0] - duel.clashed()[1] > 1
    assert duel.impacts("nagini") == 1


@pytest.mark.rule("WD-25.12", "WD-35.8")
def test_an_attack_with_a_lock_is_used_once_a_round() -> None:
    gear = {"ron-weasley": ["sword-of-gryffindor"]}
    duel = Duel(RON, {"nagini": "e8"}, gear=gear)
    duel.deck(0, "jinxed")
    duel.deck(1, "strong")
    duel.attack()
    assert duel.told("missed")
    assert duel.get("locked", "ron-weasley") == 1 << columns.artifact("sword-of-gryffindor")
    duel.end()
    duel.end()
    assert "do attack" not in duel.options()


@pytest.mark.rule("WD-25.12", "WD-G51")
def test_an_innate_attack_with_a_lock() -> None:
    duel = Duel({"troll": "e7"}, {"ron-weasley": "e8"})
    duel.deck(0, "jinxed")
    duel.deck(1, "strong")
    duel.attack()
    duel.end()
    duel.end()
    assert "do attack" not in duel.options()
    duel.end_round()
    assert duel.get("innate_locked", "troll") == 0


# -- Impacts ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-26.1", "WD-26.2", "WD-EX22")
def test_four_impacts_are_carried_and_the_fifth_removes() -> None:
    duel = Duel({"hermione-granger": "e7", "harry-potter": "e6"}, {"nagini": "a5"})
    model = duel.model("hermione-granger")
    duel.carry_out(Suffer(model, 4, FROM_STATUS, -1))
    assert (duel.impacts("hermione-granger"), duel.at("hermione-granger")) == (4, "e7")
    duel.carry_out(Suffer(model, 1, FROM_STATUS, -1))
    assert duel.at("hermione-granger") == ""


@pytest.mark.rule("WD-EX14", "WD-37.20", "WD-26.3")
def test_large_seven() -> None:
    duel = Duel({"troll": "e7", "nagini": "e6"}, {"hedwig": "a5"})
    duel.carry_out(Suffer(duel.model("troll"), 7, FROM_STATUS, -1))
    assert duel.at("troll") == "e7"
    duel.carry_out(Suffer(duel.model("troll"), 1, FROM_STATUS, -1))
    assert duel.at("troll") == ""


@pytest.mark.rule("WD-EX15", "WD-37.37", "WD-26.3")
def test_small_two() -> None:
    duel = Duel({"hedwig": "e7", "ron-weasley": "e6"}, {"nagini": "a5"})
    duel.carry_out(Suffer(duel.model("hedwig"), 2, FROM_STATUS, -1))
    assert duel.at("hedwig") == "e7"
    duel.carry_out(Suffer(duel.model("hedwig"), 1, FROM_STATUS, -1))
    assert duel.at("hedwig") == ""


@pytest.mark.rule("WD-26.5", "WD-31.6")
def test_spells_of_a_removed_model_return_with_their_clocks() -> None:
    duel = Duel(
        {"hermione-granger": "e7", "harry-potter": "e6"},
        {"nagini": "a5"},
        spells=[["protego", "stupefy"], []],
    )
    card = duel.card(0, "stupefy")
    duel.s.holder[card] = duel.model("hermione-granger")
    duel.s.clock[card] = 2
    duel.carry_out(Suffer(duel.model("hermione-granger"), 5, FROM_STATUS, -1))
    assert (duel.s.holder[card], duel.s.clock[card]) == (-1, 2)
    duel.decline("mourn")
    duel.end_round()
    assert duel.s.clock[card] == 1


@pytest.mark.rule("WD-26.6", "WD-32.17", "WD-32.18")
def test_upkept_spells_of_a_removed_model_end() -> None:
    duel = Duel(
        {"hermione-granger": "e7", "harry-potter": "e6"},
        {"nagini": "a5"},
        spells=[["expecto-patronum", "protego"], []],
    )
    patronus, shield = duel.card(0, "expecto-patronum"), duel.card(0, "protego")
    duel.s.holder[patronus] = duel.model("hermione-granger")
    duel.s.holder[shield] = duel.model("harry-potter")
    duel.s.aim[shield] = duel.model("hermione-granger")
    duel.s.upkept = [patronus, shield]
    duel.s.patronus[0] = 70
    duel.s.on_light[patronus] = 2
    duel.carry_out(Suffer(duel.model("hermione-granger"), 5, FROM_STATUS, -1))
    assert duel.s.upkept == []
    assert (duel.s.spent_light[0], duel.s.patronus[0]) == (2, -1)
    assert (duel.s.clock[patronus], duel.s.holder[patronus]) == (2, -1)
    assert (duel.s.clock[shield], duel.s.holder[shield]) == (1, duel.model("harry-potter"))


@pytest.mark.rule("WD-26.8")
def test_removal_gives_no_points_by_itself() -> None:
    duel = Duel({"hermione-granger": "e7", "harry-potter": "e6"}, {"nagini": "a5"})
    duel.carry_out(Suffer(duel.model("hermione-granger"), 5, FROM_STATUS, -1))
    assert duel.s.points == [0, 0]


@pytest.mark.rule("WD-26.9", "WD-37.34", "WD-G37")
def test_resistance_comes_before_the_markers() -> None:
    duel = Duel(
        RON,
        {"fenrir-greyback": "e9"},
        spells=[["bombarda"], []],
        hands=[[], ["luck", "blank", "luck"]],
    )
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda")
    duel.answer("keep")
    assert duel.asked() == (1, "resist")
    assert duel.impacts("fenrir-greyback") == 0
    duel.answer("discard blank")
    duel.answer("stop")
    assert duel.impacts("fenrir-greyback") == 1
    assert cards("blank")[0] in duel.s.discard[1]
    assert [n for _, n in duel.told("resisted")] == [1]


@pytest.mark.rule("WD-37.34")
def test_nothing_is_told_of_resistance_that_was_not_used() -> None:
    duel = Duel(RON, {"fenrir-greyback": "e9"}, hands=[[], ["luck"]])
    duel.carry_out(Suffer(duel.model("fenrir-greyback"), 1, FROM_SPELL, duel.model("ron-weasley")))
    duel.answer("stop")
    assert (duel.impacts("fenrir-greyback"), duel.told("resisted")) == (1, [])


@pytest.mark.rule("WD-37.34", "WD-G37")
def test_resistance_has_its_figure_and_does_not_help_against_statuses() -> None:
    duel = Duel(RON, {"fenrir-greyback": "e9"}, hands=[[], ["luck", "luck", "luck"]])
    fenrir = duel.model("fenrir-greyback")
    duel.carry_out(Suffer(fenrir, 3, FROM_SPELL, duel.model("ron-weasley")))
    duel.answer("discard luck", "discard luck")
    assert (duel.impacts("fenrir-greyback"), len(duel.s.hand[1])) == (1, 1)
    duel.carry_out(Suffer(fenrir, 1, FROM_STATUS, -1))
    assert duel.impacts("fenrir-greyback") == 2


@pytest.mark.rule("WD-26.9", "WD-26.11")
def test_what_keeps_a_model_in_play_is_chosen_one_at_a_time() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "hermione-granger": "e6"},
        {"nagini": "a5"},
        gear={"hermione-granger": ["resurrection-stone"]},
    )
    duel.deck(0, "jinxed")
    duel.carry_out(Suffer(duel.model("ron-weasley"), 6, FROM_STATUS, -1))
    assert duel.options() == ["be-brave", "stone 1:hermione-granger"]
    duel.answer("be-brave")
    # Brave has failed; the Stone may still be used, or not.
    assert duel.options() == ["stone 1:hermione-granger", "pass"]
    duel.answer("stone 1:hermione-granger")
    assert duel.impacts("ron-weasley") == 4
    assert duel.get("gear", "hermione-granger") == 0


@pytest.mark.rule("WD-26.11")
def test_a_small_model_stays_with_its_own_limit() -> None:
    duel = Duel(
        {"hedwig": "e7", "hermione-granger": "e6"},
        {"nagini": "a5"},
        gear={"hermione-granger": ["resurrection-stone"]},
    )
    duel.carry_out(Suffer(duel.model("hedwig"), 3, FROM_STATUS, -1))
    duel.answer("stone 1:hermione-granger")
    assert duel.impacts("hedwig") == 2


@pytest.mark.rule("WD-26.10", "WD-G55")
def test_artifacts_and_statuses_leave_with_their_model() -> None:
    duel = Duel(
        {"hermione-granger": "e7", "harry-potter": "e6"},
        {"nagini": "a5"},
        gear={"hermione-granger": ["crossbow"]},
    )
    duel.set("poison", "hermione-granger", 2)
    model = duel.model("hermione-granger")
    duel.carry_out(Suffer(model, 5, FROM_STATUS, -1))
    assert (duel.s.gear[model], duel.s.poison[model], duel.s.impacts[model]) == (0, 0, 0)


@pytest.mark.rule("WD-37.4a", "WD-37.4b", "WD-37.4c")
def test_brave_stays_with_four_impacts() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "a5"}, hands=[["strong"], []])
    duel.deck(0, "push-1")
    duel.carry_out(Suffer(duel.model("ron-weasley"), 5, FROM_STATUS, -1))
    # +2 and Defense 1 make 3 successes; nobody was asked to swap.
    assert duel.told("bravely")[0][1] - 20 == 3
    assert duel.impacts("ron-weasley") == 4
    assert len(duel.s.hand[0]) == 1


@pytest.mark.rule("WD-G23", "WD-24.4")
def test_a_deck_refilled_for_a_brave_test_of_the_end_phase_refills_the_other_pool() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "a5"})
    duel.set("impacts", "ron-weasley", 4)
    duel.set("poison", "ron-weasley", 1)
    duel.s.deck[0], duel.s.discard[0] = [], cards("strong", "strong", "strong", "strong")
    duel.s.dark[1], duel.s.spent_dark[1] = 0, 3
    duel.end_phase()
    kinds = [event.kind for event in duel.story]
    assert story.BRAVELY in kinds
    assert kinds.index(story.POOL_REFILLED) < kinds.index(story.ROUND_ENDED)
    assert duel.told("pool-refilled") == [(1,)]
    assert (duel.s.dark[1], duel.s.spent_dark[1]) == (3, 0)


@pytest.mark.rule("WD-37.4d")
def test_brave_with_two_successes_is_removed() -> None:
    duel = Duel({"ron-weasley": "e7", "hedwig": "e6"}, {"nagini": "a5"})
    duel.deck(0, "push-2")
    duel.carry_out(Suffer(duel.model("ron-weasley"), 5, FROM_STATUS, -1))
    assert duel.at("ron-weasley") == ""


@pytest.mark.rule("WD-37.4a", "WD-G37")
def test_brave_in_the_middle_of_a_clash_leaves_it_as_it_was() -> None:
    duel = Duel({"hermione-granger": "e7"}, {"ron-weasley": "e9"}, spells=[["bombarda"], []])
    duel.set("impacts", "ron-weasley", 4)
    duel.deck(0, "push-1")
    duel.deck(1, "jinxed", "strong")
    duel.cast("bombarda")
    assert duel.impacts("ron-weasley") == 4
    assert duel.asked() == (0, "late")
    assert (duel.s.clash_kind, duel.s.clash_item) == (BY_SPELL, columns.spell("bombarda"))
    duel.answer("lower")
    assert duel.asked() == (0, "push")
    assert duel.s.interrupted == []


VOLDEMORT = {"lord-voldemort": "e9", "nagini": "e10", "death-eater-i": "e11"}


@pytest.mark.rule("WD-37.16g", "WD-37.16i")
def test_a_horcrux_saves_its_maker() -> None:
    duel = Duel(RON, VOLDEMORT)
    bearer = duel.model("death-eater-i")
    set_column(duel.s, "gear", bearer, 1 << columns.artifact("gaunts-ring"))
    set_column(duel.s, "made", bearer, 1 << columns.artifact("gaunts-ring"))
    set_column(duel.s, "made_by", bearer, 1)
    duel.carry_out(Suffer(duel.model("lord-voldemort"), 5, FROM_STATUS, -1))
    assert duel.options() == ["horcrux gaunts-ring 2:death-eater-i", "sacrifice 2:nagini"]
    duel.answer("horcrux gaunts-ring 2:death-eater-i")
    assert duel.impacts("lord-voldemort") == 0
    assert duel.s.gear[bearer] == 0
    duel.carry_out(Suffer(duel.model("lord-voldemort"), 5, FROM_STATUS, -1))
    # Mandatory as long as one is left, so Nagini dies without a question.
    assert duel.at("nagini") == ""
    assert duel.impacts("lord-voldemort") == 0
    duel.carry_out(Suffer(duel.model("lord-voldemort"), 5, FROM_STATUS, -1))
    assert duel.at("lord-voldemort") == ""


@pytest.mark.rule("WD-37.16h", "WD-37.16g")
def test_a_horcrux_of_a_removed_bearer_is_lost_and_a_bought_one_does_not_count() -> None:
    duel = Duel(RON, {"lord-voldemort": "e9", "death-eater-i": "e11", "death-eater-ii": "e12"})
    one, two = duel.model("death-eater-i"), duel.model("death-eater-ii")
    set_column(duel.s, "gear", one, 1 << columns.artifact("gaunts-ring"))
    set_column(duel.s, "made", one, 1 << columns.artifact("gaunts-ring"))
    set_column(duel.s, "made_by", one, 1)
    set_column(duel.s, "gear", two, 1 << columns.artifact("tom-riddles-diary"))
    duel.carry_out(Suffer(one, 5, FROM_STATUS, -1))
    duel.carry_out(Suffer(duel.model("lord-voldemort"), 5, FROM_STATUS, -1))
    assert duel.at("lord-voldemort") == ""


@pytest.mark.rule("WD-37.16g", "WD-37.16c")
def test_the_horcrux_in_an_opposing_harry_saves_too() -> None:
    duel = Duel({"harry-potter": "e7"}, {"lord-voldemort": "e9"})
    harry = duel.model("harry-potter")
    set_column(duel.s, "gear", harry, 1 << columns.HARRY_HORCRUX)
    set_column(duel.s, "made", harry, 1 << columns.HARRY_HORCRUX)
    set_column(duel.s, "made_by", harry, 1)
    duel.carry_out(Suffer(duel.model("lord-voldemort"), 5, FROM_STATUS, -1))
    assert duel.at("lord-voldemort") == "e9"
    assert duel.at("harry-potter") == "e7"
    assert duel.s.gear[harry] == 0


@pytest.mark.rule("WD-37.14")
def test_a_gryffindor_may_move_for_a_removed_friend() -> None:
    duel = Duel(
        {"hermione-granger": "e7"},
        {"harry-potter": "e12", "hedwig": "e9", "nagini": "a5"},
        spells=[["bombarda"], []],
    )
    duel.set("impacts", "hedwig", 2)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda")
    assert duel.asked() == (1, "mourn")
    assert duel.options() == ["model 2:harry-potter", "pass"]
    duel.answer("model 2:harry-potter", "to e13", "to e14")
    assert duel.at("harry-potter") == "e14"
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-26.9", "WD-35.5")
def test_mask_and_ring_lower_the_number_without_a_choice() -> None:
    duel = Duel(
        RON,
        {"death-eater-i": "e9"},
        spells=[["bombarda", "diffindo"], []],
        gear={"death-eater-i": ["death-eater-mask"]},
    )
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda")
    assert duel.impacts("death-eater-i") == 1
    ring = Duel(RON, {"nagini": "e9"}, spells=[["bombarda"], []], gear={"nagini": ["gaunts-ring"]})
    ring.deck(0, "strong")
    ring.deck(1, "jinxed")
    ring.cast("bombarda")
    assert ring.impacts("nagini") == 1


@pytest.mark.rule("WD-33.6", "WD-33.1", "WD-33.2")
def test_the_elixir_of_life_is_a_reaction_to_a_removal() -> None:
    duel = Duel(
        {"hermione-granger": "e7"},
        {"ginny-weasley": "e9", "harry-potter": "e10"},
        spells=[["bombarda"], []],
        potions=[[], ["elixir-of-life"]],
    )
    duel.set("impacts", "ginny-weasley", 4)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda", "ginny-weasley")
    assert duel.asked() == (1, "save")
    assert duel.options() == ["elixir 2:ginny-weasley", "elixir 2:harry-potter", "pass"]
    duel.answer("elixir 2:harry-potter")
    assert duel.impacts("ginny-weasley") == 3
    assert duel.s.emptied[1] == 1 << columns.ELIXIR
    other = Duel(
        {"hermione-granger": "e7", "hedwig": "e6"},
        {"nagini": "a5"},
        potions=[["elixir-of-life"], []],
    )
    assert "do potion" not in other.options()
    other.carry_out(Suffer(other.model("hedwig"), 3, FROM_STATUS, -1))
    assert other.at("hedwig") == ""


@pytest.mark.rule("WD-39.5", "WD-26.1")
def test_impact_markers_can_run_out_by_an_option() -> None:
    duel = Duel(RON, {"nagini": "e9"}, options={"marker_limits": True})
    duel.s.impacts[1:6] = [6, 6, 6, 6, 7]
    place_impacts(duel.s, duel.model("nagini"), 3, FROM_STATUS, -1)
    assert duel.impacts("nagini") == 1
