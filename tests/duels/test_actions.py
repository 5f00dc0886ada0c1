"""WD-17: the actions of an activation."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.testing.duels import Duel, cards

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


@pytest.mark.rule("WD-17.2", "WD-17.17")
def test_artifacts_grant_actions_at_their_cost() -> None:
    duel = Duel(
        RON,
        FAR,
        gear={"ron-weasley": ["remembrall", "darkness-powder"]},
        potions=[["smoke-draught"], []],
    )
    duel.answer("use remembrall")
    assert len(duel.s.hand[0]) == 1
    assert {"do draw-clash", "do potion"} <= set(duel.options())
    duel.answer("use darkness-powder")
    assert "do potion" not in duel.options()
    assert "do draw-clash" in duel.options()


@pytest.mark.rule("WD-17.17", "WD-17.3")
def test_an_advanced_ability_uses_the_advanced_action() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["invisibility-cloak"]})
    duel.answer("use invisibility-cloak")
    assert "do draw-clash" not in duel.options()
    assert "do move" in duel.options()
    assert duel.get("cloaked", "ron-weasley") == 3


@pytest.mark.rule("WD-17.3", "WD-37.36")
def test_a_trait_is_used_at_its_cost() -> None:
    duel = Duel({"draco-malfoy": "e7"}, FAR, potions=[["smoke-draught"], []])
    assert "do slytherin" not in duel.options()
    duel.overlay("cup", "e7")
    duel.do("slytherin")
    assert "do potion" not in duel.options()
    assert duel.get("sly", "draco-malfoy") == 1


@pytest.mark.rule("WD-17.4", "WD-25.4")
def test_an_attack_needs_an_attack() -> None:
    duel = Duel(RON, {"nagini": "e8"})
    assert "do attack" not in duel.options()
    armed = Duel(RON, {"nagini": "e8"}, gear={"ron-weasley": ["crossbow"]})
    armed.attack()
    assert "do draw-clash" not in armed.options()


@pytest.mark.rule("WD-17.5", "WD-28.1", "WD-28.2")
def test_casting_needs_a_caster_and_a_spell() -> None:
    duel = Duel(RON, FAR, spells=[["protego"], []])
    assert "do cast" in duel.options()
    duel.s.clock[duel.card(0, "protego")] = 1
    duel.refresh()
    assert "do cast" not in duel.options()
    beast = Duel({"nagini": "e7"}, {"ron-weasley": "e9"}, spells=[["protego"], []])
    assert "do cast" not in beast.options()


@pytest.mark.rule("WD-17.6", "WD-40.17")
def test_draw_quest_card_gives_one_up_first() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    duel.s.quest_deck[0] = (columns.quest("egg-hunt"),)
    duel.do("draw-quest")
    assert duel.options() == ["discard-quest unscathed", "discard-quest foothold"]
    duel.answer("discard-quest unscathed")
    assert duel.s.quests[0] == (columns.quest("foothold"), columns.quest("egg-hunt"))
    assert duel.s.quest_discard[0] == (columns.quest("unscathed"),)


@pytest.mark.rule("WD-17.7", "WD-14.5", "WD-G16")
def test_with_an_empty_quest_deck_the_discard_is_shuffled_first() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed"], []])
    duel.do("draw-quest")
    assert duel.s.quests[0] == (columns.quest("unscathed"),)
    empty = Duel(RON, FAR)
    assert "do draw-quest" not in empty.options()


@pytest.mark.rule("WD-17.8", "WD-17.9")
def test_draw_clash_card_with_fewer_than_three() -> None:
    duel = Duel(RON, FAR, hands=[["strong", "strong"], []])
    duel.deck(0, "blank")
    duel.do("draw-clash")
    assert duel.s.hand[0] == cards("strong", "strong", "blank")
    full = Duel(RON, FAR, hands=[["strong"] * 3, []])
    assert "do draw-clash" not in full.options()


@pytest.mark.rule("WD-17.10", "WD-34.2")
def test_a_potion_is_a_quick_action() -> None:
    duel = Duel(RON, FAR, potions=[["smoke-draught", "wit-sharpener"], []])
    duel.drink("smoke-draught")
    assert "do potion" not in duel.options()
    assert "do draw-clash" in duel.options()
    none = Duel(RON, FAR)
    assert "do potion" not in none.options()


@pytest.mark.rule("WD-17.11", "WD-17.12", "WD-17.13")
def test_hide_and_unveil_turn_one_overlay() -> None:
    duel = Duel(RON, FAR)
    duel.overlay("cup", "e7")
    duel.overlay("egg", "e8", up=False)
    duel.do("overlay")
    assert duel.options() == ["overlay egg", "overlay cup"]
    duel.answer("overlay egg")
    assert (duel.s.overlay_up[3], duel.s.overlay_up[5]) == (1, 1)
    assert "do overlay" not in duel.options()


@pytest.mark.rule("WD-17.11", "WD-17.16")
def test_only_near_overlays_are_turned() -> None:
    duel = Duel(RON, FAR)
    duel.overlay("cup", "e9")
    assert "do overlay" not in duel.options()
    duel.overlay("cup", "e8")
    assert "do overlay" in duel.options()


@pytest.mark.rule("WD-39.2")
def test_an_option_lets_hide_reach_everything() -> None:
    duel = Duel(RON, FAR, options={"hide_anywhere": True})
    duel.overlay("cup", "a11")
    duel.do("overlay")
    assert duel.s.overlay_up[5] == 0


@pytest.mark.rule("WD-17.14", "WD-37.10", "WD-40.15")
def test_a_free_action_is_an_option_of_its_own() -> None:
    duel = Duel({"nagini": "e7"}, {"ron-weasley": "e8"})
    assert {"do attack", "do attack-elite"} <= set(duel.options())
    duel.do("attack-elite")
    duel.decline("late", "move")
    assert "do attack-elite" not in duel.options()
    assert "do attack" in duel.options()


@pytest.mark.rule("WD-17.16", "WD-28.19")
def test_nothing_is_declared_that_cannot_be_carried_out() -> None:
    duel = Duel({"nagini": "e7"}, {"ron-weasley": "e9"}, potions=[["noxious-vial"], []])
    assert "do attack" not in duel.options()
    assert "do potion" in duel.options()
    duel.move("ron-weasley", "e13")
    assert "do potion" not in duel.options()
    assert duel.refusal(0, "do attack").kind == "not-an-option"


@pytest.mark.rule("WD-17.18", "WD-37.7a", "WD-37.15")
def test_an_ability_without_an_action_costs_none() -> None:
    duel = Duel({"neville-longbottom": "e7"}, FAR, potions=[["smoke-draught", "pepperup"], []])
    duel.do("herbology", "potion pepperup", "potion noxious-vial")
    assert {"do move", "do draw-clash", "do potion"} <= set(duel.options())
    assert "do herbology" not in duel.options()


@pytest.mark.rule("WD-40.2")
def test_declining_is_offered_where_a_rule_says_may() -> None:
    duel = Duel(RON, NAGINI, hands=[["strong"], []], power=[(1, 0), (0, 0)])
    duel.cast("basic-combat-spell")
    assert duel.options() == ["empower", "pass"]
    duel.answer("pass")
    assert duel.options() == ["keep", "play strong"]
