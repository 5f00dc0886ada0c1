"""WD-33 to WD-36: Reactions, Potions, Artifacts, Markers."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import ARTIFACTS
from spellwright.games.duels.lexicons import ARTIFACT_TEXTS, POTION_TEXTS
from spellwright.games.duels.rules.locks import lock
from spellwright.games.duels.rules.movement import allowance
from spellwright.testing.duels import Duel, cards, set_column, space

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}
HERMIONE = {"hermione-granger": "e7"}


def sure(duel: Duel) -> Duel:
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    return duel


# -- Reactions -------------------------------------------------------------------------------------


@pytest.mark.rule("WD-33.1", "WD-33.2", "WD-33.3")
def test_a_reaction_is_offered_at_its_moment_only() -> None:
    duel = Duel(RON, {"hermione-granger": "e9"}, spells=[["stupefy"], ["counter-spell"]])
    sure(duel)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["react counter-spell", "pass"]
    duel.answer("pass")
    duel.end()
    assert "react counter-spell" not in duel.options()
    duel.end()
    duel.cast("stupefy")
    assert duel.options() == ["react counter-spell", "pass"]


@pytest.mark.rule("WD-33.5", "WD-G29")
def test_a_reaction_spell_is_assigned_and_cools_down_at_the_end_of_the_action() -> None:
    duel = Duel(
        RON, {"hermione-granger": "e9"}, spells=[[], ["counter-spell"]], hands=[["luck"], []]
    )
    sure(duel)
    duel.cast("basic-combat-spell")
    duel.answer("react counter-spell")
    card = duel.card(1, "counter-spell")
    assert (duel.s.holder[card], duel.s.clock[card]) == (duel.model("hermione-granger"), 0)
    duel.answer("keep")
    assert duel.s.clock[card] == 2


@pytest.mark.rule("WD-33.5", "WD-G29")
def test_only_a_target_that_can_cast_and_has_room_reacts() -> None:
    duel = Duel(RON, NAGINI, spells=[[], ["counter-spell"]])
    sure(duel)
    duel.cast("basic-combat-spell")
    assert duel.asked()[1] != "reaction"
    full = Duel(RON, {"hermione-granger": "e9"}, spells=[[], ["counter-spell", "protego", "accio"]])
    sure(full)
    for spell in ("protego", "accio"):
        full.s.holder[full.card(1, spell)] = full.model("hermione-granger")
        full.s.clock[full.card(1, spell)] = 1
    full.cast("basic-combat-spell")
    assert full.asked()[1] != "reaction"


@pytest.mark.rule("WD-33.6", "WD-33.4")
def test_no_reaction_to_an_attack() -> None:
    duel = Duel(
        RON,
        {"hermione-granger": "e9"},
        spells=[[], ["counter-spell"]],
        gear={"ron-weasley": ["crossbow"]},
    )
    sure(duel)
    duel.attack()
    assert not duel.told("reacted")
    assert duel.asked()[1] != "reaction"


# -- Potions ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-34.1", "WD-37.31b")
@pytest.mark.parametrize(("user", "healed"), [("ron-weasley", 1), ("hermione-granger", 3)])
def test_x_is_the_potioneer_level_of_the_user(user: str, healed: int) -> None:
    duel = Duel({user: "e7"}, FAR, potions=[["grand-pepperup"], []])
    duel.set("impacts", user, 4)
    duel.drink("grand-pepperup")
    assert duel.impacts(user) == 4 - healed


@pytest.mark.rule("WD-34.2", "WD-37.30")
def test_potion_mastery_uses_one_for_free() -> None:
    duel = Duel({"severus-snape": "e7"}, FAR, potions=[["felix-felicis", "pepperup"], []])
    duel.do("potion-mastery")
    duel.decline("move")
    assert duel.s.emptied[0] == 1 << columns.potion("pepperup")
    assert "do potion-mastery" not in duel.options()
    assert "do potion" in duel.options()


@pytest.mark.rule("WD-34.3", "WD-34.12")
def test_range_sight_and_kind_of_target() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e8"},
        {"nagini": "e10"},
        potions=[["pepperup", "noxious-vial"], []],
    )
    duel.activate("ron-weasley")
    duel.do("potion", "potion pepperup")
    assert duel.options() == ["model 1:ron-weasley", "model 1:harry-potter"]
    other = Duel(RON, {"nagini": "e11"}, potions=[["noxious-vial"], []])
    assert "do potion" not in other.options()


@pytest.mark.rule("WD-34.4")
def test_a_friendly_potion_needs_no_clash() -> None:
    duel = Duel(RON, NAGINI, potions=[["blood-replenishing-draught"], []])
    duel.set("impacts", "ron-weasley", 2)
    duel.drink("blood-replenishing-draught")
    assert duel.impacts("ron-weasley") == 1
    assert not duel.told("faced")


@pytest.mark.rule("WD-34.5", "WD-34.6", "WD-37.31b")
def test_a_hostile_potion_is_a_faced_clash_with_the_potioneer_level() -> None:
    duel = Duel(HERMIONE, NAGINI, potions=[["noxious-vial"], []])
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.drink("noxious-vial")
    assert duel.clashed() == (3 + 2, 3 + 1)
    assert duel.get("poison", "nagini") == 1


@pytest.mark.rule("WD-34.7", "WD-34.8")
def test_a_potion_is_spent_though_it_fails() -> None:
    duel = Duel(RON, NAGINI, potions=[["noxious-vial"], []])
    duel.deck(0, "jinxed")
    duel.deck(1, "strong")
    duel.drink("noxious-vial")
    assert duel.get("poison", "nagini") == 0
    assert duel.s.emptied[0] == duel.s.stock[0]
    assert "do potion" not in duel.options()


@pytest.mark.rule("WD-34.9")
def test_a_refilled_potion_may_be_used_again() -> None:
    duel = Duel(RON, FAR, potions=[["smoke-draught"], []])
    duel.s.emptied[0] = duel.s.stock[0]
    duel.refresh()
    assert "do potion" not in duel.options()
    duel.s.emptied[0] = 0
    duel.refresh()
    assert "do potion" in duel.options()


@pytest.mark.rule("WD-34.10", "WD-G30")
def test_beasts_use_potions_too() -> None:
    duel = Duel({"nagini": "e7"}, {"ron-weasley": "a5"}, potions=[["felix-felicis"], []])
    duel.drink("felix-felicis")
    assert duel.get("felix", "nagini") == 1


POTION_EFFECTS = {
    "antidote-to-common-poisons": ("poison", 2, 1),
    "strengthening-solution": ("strengthened", 0, 1),
    "smoke-draught": ("smoke", 0, 1),
    "invisibility-potion": ("mist", 0, 2),
    "polyjuice": ("disguised", 0, 1),
    "fire-protection": ("fireproof", 0, 1),
    "draught-of-peace": ("at_peace", 0, 1),
    "felix-felicis": ("felix", 0, 1),
    "essence-of-dittany": ("impacts", 2, 1),
}


@pytest.mark.rule("WD-34.1")
@pytest.mark.parametrize("potion", list(POTION_EFFECTS))
def test_effects_on_the_user(potion: str) -> None:
    column, before, after = POTION_EFFECTS[potion]
    duel = Duel(RON, FAR, potions=[[potion], []])
    duel.set(column, "ron-weasley", before)
    duel.drink(potion)
    assert duel.get(column, "ron-weasley") == after


HOSTILE_EFFECTS = {
    "swelling-solution": ("slow", 1),
    "noxious-vial": ("poison", 1),
    "garrotting-gas": ("dazed", 1),
    "exploding-potion": ("impacts", 1),
    "sleeping-draught": ("limited", 1),
}


@pytest.mark.rule("WD-34.7")
@pytest.mark.parametrize("potion", list(HOSTILE_EFFECTS))
def test_effects_on_a_foe(potion: str) -> None:
    column, after = HOSTILE_EFFECTS[potion]
    duel = sure(Duel(RON, NAGINI, potions=[[potion], []]))
    duel.drink(potion)
    assert duel.get(column, "nagini") == after


@pytest.mark.rule("WD-34.1", "WD-20.10")
def test_potions_for_the_clash_deck() -> None:
    lucky = Duel(RON, FAR, potions=[["liquid-fortune"], []])
    lucky.drink("liquid-fortune")
    everything = lucky.s.deck[0] + lucky.s.hand[0]
    assert everything.count(columns.LUCKY) == 2
    assert len(lucky.s.hand[0]) == 1
    jinx = sure(Duel(RON, NAGINI, potions=[["jinxing-draught"], []]))
    jinx.drink("jinxing-draught")
    assert columns.JINXED in jinx.s.deck[1]
    muddle = sure(Duel(RON, NAGINI, potions=[["befuddlement-draught"], []], hands=[[], ["luck"]]))
    muddle.drink("befuddlement-draught")
    muddle.answer("keep")
    assert muddle.s.hand[1] == []
    wit = Duel(RON, FAR, potions=[["wit-sharpener"], []])
    wit.drink("wit-sharpener")
    assert len(wit.s.hand[0]) == 1


@pytest.mark.rule("WD-38.11", "WD-38.12")
def test_polyjuice_keeps_distant_foes_off_until_it_attacks() -> None:
    duel = Duel({"hermione-granger": "e7"}, {"ron-weasley": "e10"}, potions=[["polyjuice"], []])
    duel.drink("polyjuice")
    duel.end()
    assert "do cast" not in duel.options()
    duel.move("ron-weasley", "e9")
    assert "do cast" in duel.options()
    duel.end()
    sure(duel)
    duel.cast("basic-combat-spell")
    assert duel.get("disguised", "hermione-granger") == 0


# -- Artifacts -------------------------------------------------------------------------------------


@pytest.mark.rule("WD-35.1", "WD-35.2")
def test_the_bearer_has_the_abilities_of_an_artifact() -> None:
    row = ARTIFACTS[columns.artifact("crossbow")]
    assert (row["galleons"], row["rarity"], row["action"]) == (3, "common", "attack")
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e6"}, NAGINI, gear={"harry-potter": ["crossbow"]}
    )
    duel.activate("ron-weasley")
    assert "do attack" not in duel.options()
    assert all(map(str, ARTIFACT_TEXTS.nouns + POTION_TEXTS.nouns))


@pytest.mark.rule("WD-35.3")
def test_a_removed_artifact_has_no_further_effect() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e8"}, FAR, gear={"ron-weasley": ["darkness-powder"]}
    )
    duel.activate("ron-weasley")
    duel.answer("use darkness-powder")
    assert duel.get("gear", "ron-weasley") == 0
    assert (duel.get("mist", "ron-weasley"), duel.get("mist", "harry-potter")) == (1, 1)


@pytest.mark.rule("WD-35.4", "WD-35.5", "WD-35.8")
def test_a_locked_artifact_has_no_effect() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["nimbus-2000", "remembrall"]})
    assert allowance(duel.s, duel.model("ron-weasley")) == 4
    lock(duel.s, duel.model("ron-weasley"), columns.artifact("nimbus-2000"))
    assert allowance(duel.s, duel.model("ron-weasley")) == 3
    duel.answer("use remembrall")
    assert "use remembrall" not in duel.options()


@pytest.mark.rule("WD-35.6", "WD-14.12")
def test_locks_open_in_1d() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["remembrall"]})
    duel.answer("use remembrall")
    duel.end_round()
    assert duel.get("locked", "ron-weasley") == 0


@pytest.mark.rule("WD-35.7")
def test_a_lock_does_not_end_what_was_done() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["invisibility-cloak"]})
    duel.answer("use invisibility-cloak")
    assert duel.get("locked", "ron-weasley")
    assert duel.get("cloaked", "ron-weasley") == 3


@pytest.mark.rule("WD-35.9", "WD-37.29")
def test_granted_traits_count_as_printed() -> None:
    duel = Duel(RON, NAGINI, gear={"nagini": ["dragon-hide-gloves"]}, spells=[["diffindo"], []])
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("diffindo")
    assert duel.clashed()[1] == 3 + 1 + 1


@pytest.mark.rule("WD-35.2")
def test_foe_glass_sees_through_cover() -> None:
    for gear, defending in (([], 3 + 1 + 1 + 2), (["foe-glass"], 3 + 1)):
        duel = Duel(RON, NAGINI, gear={"ron-weasley": gear})
        duel.ground("e9", "obscuring")
        duel.set("mist", "nagini", 2)
        duel.deck(0, "strong")
        duel.deck(1, "strong")
        duel.cast("basic-combat-spell")
        assert duel.clashed()[1] == defending


@pytest.mark.rule("WD-35.4", "WD-22.4")
def test_the_sneakoscope_takes_a_disadvantage_away() -> None:
    duel = Duel(RON, NAGINI, gear={"nagini": ["sneakoscope"]})
    duel.set("dazed", "nagini", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["use sneakoscope", "pass"]
    duel.answer("use sneakoscope")
    assert len([seat for seat, _ in duel.told("revealed") if seat == 1]) == 1


@pytest.mark.rule("WD-35.4", "WD-17.14")
def test_crookshanks_and_the_deluminator_turn_overlays_from_afar() -> None:
    duel = Duel(HERMIONE, FAR, gear={"hermione-granger": ["crookshanks", "deluminator"]})
    duel.overlay("cup", "e10")
    duel.overlay("egg", "e11", up=False)
    duel.answer("use crookshanks")
    assert duel.s.overlay_up[5] == 0
    duel.answer("use deluminator", "overlay egg")
    assert duel.s.overlay_up[3] == 1
    assert "do overlay" not in duel.options()


@pytest.mark.rule("WD-17.17", "WD-31.5")
def test_the_time_turner_cools_a_spell_and_moves() -> None:
    duel = Duel(HERMIONE, FAR, gear={"hermione-granger": ["time-turner"]}, spells=[["stupefy"], []])
    card = duel.card(0, "stupefy")
    duel.s.holder[card], duel.s.clock[card] = duel.model("hermione-granger"), 1
    duel.answer("use time-turner")
    assert (duel.s.clock[card], duel.s.holder[card]) == (0, -1)
    assert duel.asked() == (0, "move")
    duel.answer("to e6", "stop")
    assert "do draw-clash" not in duel.options()


@pytest.mark.rule("WD-35.4")
def test_the_cup_moves_an_impact_and_the_diadem_orders_cards() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e8"},
        FAR,
        gear={"ron-weasley": ["hufflepuffs-cup", "ravenclaws-diadem"]},
    )
    duel.activate("ron-weasley")
    duel.set("impacts", "ron-weasley", 2)
    duel.answer("use hufflepuffs-cup")
    assert (duel.impacts("ron-weasley"), duel.impacts("harry-potter")) == (1, 1)
    duel.whole_deck(0, "strong", "blank", "luck", "luck")
    duel.answer("use ravenclaws-diadem", "top blank", "top luck")
    assert duel.s.deck[0][-3:] == cards("strong", "luck", "blank")


@pytest.mark.rule("WD-35.1", "WD-23.3")
def test_the_locket_hampers_the_first_clash_of_a_round() -> None:
    duel = Duel(RON, NAGINI, gear={"nagini": ["slytherins-locket"]})
    duel.deck(0, "strong")
    duel.deck(1, "strong", "strong", "strong")
    duel.cast("basic-combat-spell")
    assert len([seat for seat, _ in duel.told("revealed") if seat == 1]) == 2
    duel.end()
    duel.end()
    duel.deck(0, "strong")
    duel.deck(1, "strong", "strong")
    duel.story.clear()
    duel.cast("basic-combat-spell")
    assert len([seat for seat, _ in duel.told("revealed") if seat == 1]) == 1


@pytest.mark.rule("WD-35.3", "WD-38.2")
def test_the_fang_destroys_a_horcrux() -> None:
    duel = sure(
        Duel(
            RON,
            {"death-eater-i": "e8"},
            gear={
                "ron-weasley": ["basilisk-fang"],
                "death-eater-i": ["gaunts-ring", "slytherins-locket"],
            },
        )
    )
    duel.attack()
    assert duel.asked() == (0, "destroy")
    duel.answer("artifact gaunts-ring 2:death-eater-i")
    assert duel.get("gear", "death-eater-i") == 1 << columns.artifact("slytherins-locket")
    assert duel.get("poison", "death-eater-i") == 1


# -- Markers ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-36.1", "WD-36.5")
def test_a_patronus_protects_friends_of_its_owner() -> None:
    duel = Duel(RON, {"hermione-granger": "e9"}, spells=[[], ["expecto-patronum"]])
    card = duel.card(1, "expecto-patronum")
    duel.s.holder[card] = duel.model("hermione-granger")
    duel.s.upkept = [card]
    duel.s.patronus[1] = space("e10")
    duel.deck(0, "strong")
    duel.deck(1, "strong", "luck")
    duel.cast("basic-combat-spell")
    assert duel.asked() == (1, "card")


@pytest.mark.rule("WD-36.2", "WD-36.3", "WD-36.4")
def test_markers_share_spaces_with_models_and_each_other() -> None:
    duel = Duel(RON, NAGINI, spells=[["expecto-patronum"], []])
    set_column(duel.s, "trap_at", 0, space("e8"))
    set_column(duel.s, "trap_spell", 0, columns.SERPENSORTIA)
    duel.do("cast", "cast expecto-patronum")
    assert "to e8" in duel.options()
    assert "to e9" in duel.options()


@pytest.mark.rule("WD-36.5", "WD-36.6")
def test_a_snake_bites_foes_only_and_then_is_gone() -> None:
    duel = Duel(RON, {"hermione-granger": "e12"})
    set_column(duel.s, "trap_at", 0, space("e9"))
    set_column(duel.s, "trap_spell", 0, columns.SERPENSORTIA)
    set_column(duel.s, "trap_caster", 0, 3)
    duel.do("move", "to e8", "stop")
    assert duel.get("poison", "ron-weasley") == 0
    duel.end()
    duel.do("move", "to e11", "to e10")
    assert duel.get("poison", "hermione-granger") == 1
    assert duel.s.trap_at[0] == -1


@pytest.mark.rule("WD-36.6")
def test_a_ward_hurts_the_first_who_enters() -> None:
    duel = Duel(RON, FAR)
    set_column(duel.s, "trap_at", 0, space("e8"))
    set_column(duel.s, "trap_spell", 0, columns.CAVE_INIMICUM)
    set_column(duel.s, "trap_caster", 0, 5)
    duel.do("move", "to e8")
    assert duel.impacts("ron-weasley") == 1
    assert duel.get("slow", "ron-weasley") == 2
    assert duel.s.trap_at == (-1,) * 4
