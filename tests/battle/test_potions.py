"""HB-7: ingredients and Potions; HB-22: dark potions."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.lexicons import THING_TEXTS
from spellwright.games.battle.rules.potions import GatherIngredients, draw_ingredient
from spellwright.games.battle.rules.requirements import is_shelf_open
from spellwright.games.battle.state import EMPTY, EVENTS, TALLY
from spellwright.testing.battle import Fight, kinds

BICORN, MANDRAKE, FLOBBER, HELLEBORE, LACEWING, WILD = range(6)


def brewing(
    tile: str = "pack2-A", left: str = "", right: str = "", heroes: int = 2, **more: Any
) -> Fight:
    names = ("harry", "ron", "hermione", "neville")[:heroes]
    foes = ["dolores-umbridge", "pansy-parkinson", "werewolf"]
    fight = Fight(*names, scenario="pack4", foes=foes, **more)
    fight.potions_board(tile, left, right)
    fight.events(*["regeneration"] * 6)
    return fight


@pytest.mark.rule("HB-7.1", "HB-3.5")
def test_step_4_is_skipped_without_the_potions_board() -> None:
    fight = Fight("harry", "ron")
    fight.events("regeneration")
    fight.health(0, 10)
    fight.done()
    assert fight.asked() == (1, "action")


@pytest.mark.rule("HB-7.2", "HB-7.4", "HB-EX36")
def test_shelves_are_checked_from_the_top_and_give_one_token_each() -> None:
    fight = brewing()
    fight.hand(0, "alohomora", "alohomora", "alohomora", "alohomora")
    for _ in range(4):
        fight.play("alohomora")
    fight.tokens(0, attack=3, influence=4)
    fight.answer(*["attack dolores-umbridge"] * 3)
    fight.done()
    assert fight.options() == ["gather left3", "gather right3", "gather-none"]
    fight.answer("gather left3")
    assert fight.options() == ["gather left5", "gather right5", "gather-none"]
    fight.answer("gather right5")
    assert fight.s.active == 1
    assert fight.s.tray == [BICORN, BICORN]


@pytest.mark.rule("HB-7.3", "HB-7.5", "HB-7.24")
def test_taking_is_optional_and_left_or_right() -> None:
    fight = brewing()
    fight.health(0, 10)
    fight.done()
    assert fight.options() == ["gather left1", "gather right1", "gather-none"]
    fight.answer("gather-none")
    assert fight.s.tray == []
    assert len(GatherIngredients().STEPS) == 6


@pytest.mark.rule("HB-7.6", "HB-7.7", "HB-7.8")
def test_a_token_goes_on_a_potion_a_dark_potion_or_into_the_tray() -> None:
    fight = brewing(left="ageing-potion", right="mandrake-restorative-draught")
    fight.dark_potion(1, "garroting-gas")
    fight.health(0, 10)
    fight.done("gather left1")
    assert fight.options() == ["into potion-1 1", "into dark-1 3", "into-tray"]
    fight.answer("into-tray")
    assert fight.s.tray == [BICORN]


@pytest.mark.rule("HB-7.9", "HB-7.29")
def test_a_wild_token_fills_any_place_and_a_wild_sign_takes_any_token() -> None:
    fight = brewing(left="ageing-potion", right="elixir-of-life")
    fight.s.shelf[0] = WILD
    fight.health(0, 10)
    fight.done("gather left1")
    assert fight.options() == [
        "into potion-1 1",
        "into potion-1 2",
        "into potion-2 1",
        "into potion-2 2",
        "into-tray",
    ]
    fight.answer("into potion-1 2")
    assert fight.s.potion_places[0] == [EMPTY, WILD]
    fight = brewing(left="elixir-of-life")
    fight.health(0, 10)
    fight.done("gather left1")
    assert fight.options() == ["into potion-1 2", "into-tray"]


@pytest.mark.rule("HB-7.10", "HB-7.11")
def test_tokens_stay_on_an_uncompleted_potion() -> None:
    fight = brewing(left="ageing-potion", right="pepperup-potion")
    fight.health(0, 10)
    fight.done("gather left1", "into potion-1 1")
    assert fight.s.potion_places[0] == [BICORN, EMPTY]
    fight.health(10, 0)
    fight.done()
    fight.answer("gather right1")
    assert fight.options() == ["into potion-2 2", "into-tray"]
    assert fight.s.potion_places[0] == [BICORN, EMPTY]


@pytest.mark.rule("HB-7.12", "HB-7.13", "HB-7.14")
def test_a_completed_potion_belongs_to_the_active_hero_who_decides() -> None:
    fight = brewing(left="ageing-potion")
    fight.s.potion_places[0] = [EMPTY, HELLEBORE]
    fight.health(0, 10)
    fight.done("gather left1", "into potion-1 1")
    assert fight.asked() == (0, "potion")
    assert sorted(fight.s.tray) == [BICORN, HELLEBORE]
    fight.answer("bottle ageing-potion")
    assert "ageing-potion" in fight.discarded(0)


@pytest.mark.rule("HB-7.15", "HB-7.23", "HB-EX30")
def test_a_potion_played_at_once_is_banished_and_its_tokens_can_be_used() -> None:
    fight = brewing(left="ageing-potion")
    fight.s.potion_places[0] = [EMPTY, HELLEBORE]
    fight.health(0, 10)
    fight.done("gather left1", "into potion-1 1", "drink-now ageing-potion")
    assert fight.s.banished == kinds("ageing-potion")
    assert fight.asked() == (0, "action")
    fight.answer("attack dolores-umbridge")
    assert fight.on_foe("dolores-umbridge") == (1, 0)
    fight.done()
    assert fight.s.active == 1


@pytest.mark.rule("HB-7.16", "HB-EX30")
def test_a_potion_in_hand_is_played_to_keep_or_to_banish() -> None:
    fight = brewing()
    fight.hand(0, "ageing-potion", "ageing-potion")
    fight.play("ageing-potion")
    assert fight.s.influence[0] == 1
    assert fight.s.play_area == kinds("ageing-potion")
    fight.answer("drink ageing-potion")
    assert fight.s.attack == [1, 1]
    assert fight.s.banished == kinds("ageing-potion")
    assert fight.s.play_area == kinds("ageing-potion")


@pytest.mark.rule("HB-7.17", "HB-7.18", "HB-EX20")
@pytest.mark.parametrize(
    ("taken", "column"),
    [([4], [MANDRAKE, 0, 1, 2, 3]), ([1, 3], [MANDRAKE, MANDRAKE, 0, 2, 4])],
)
def test_tokens_slide_down_and_new_ones_come_at_the_top(
    taken: list[int], column: list[int]
) -> None:
    fight = brewing()
    fight.s.shelf[:5] = [0, 1, 2, 3, 4]
    for space in taken:
        fight.s.shelf[space] = EMPTY
    fight.done()
    assert fight.s.shelf[:5] == column


@pytest.mark.rule("HB-7.30")
def test_new_tokens_go_to_the_left_column_first_from_below() -> None:
    fight = brewing()
    fight.s.shelf = [EMPTY, EMPTY, 0, 0, 0, EMPTY, 0, 0, 0, 0]
    fight.s.supply = [5, 4, 3]
    fight.done()
    assert fight.s.shelf == [4, 3, 0, 0, 0, 5, 0, 0, 0, 0]


@pytest.mark.rule("HB-7.19", "HB-7.20", "HB-7.21")
def test_the_used_tray_becomes_the_supply_when_it_is_needed() -> None:
    fight = brewing()
    fight.s.supply, fight.s.tray = [MANDRAKE], [WILD]
    assert draw_ingredient(fight.s) == MANDRAKE
    assert fight.s.tray == [WILD]
    assert draw_ingredient(fight.s) == WILD
    assert draw_ingredient(fight.s) == EMPTY


@pytest.mark.rule("HB-7.22")
def test_an_empty_potion_space_is_filled_after_the_shelves() -> None:
    fight = brewing(left="ageing-potion")
    fight.s.potion_deck = kinds("skele-gro", "amortentia")
    fight.done()
    assert fight.s.potions == kinds("ageing-potion", "amortentia")
    assert fight.s.potion_places[1] == [EMPTY] * 3


@pytest.mark.rule("HB-7.23")
def test_without_a_gain_there_are_no_further_actions() -> None:
    fight = brewing(left="ageing-potion")
    fight.s.potion_places[0] = [EMPTY, HELLEBORE]
    fight.health(0, 10)
    fight.done("gather left1", "into potion-1 1", "bottle ageing-potion")
    assert fight.s.active == 1


@pytest.mark.rule("HB-7.25")
@pytest.mark.parametrize(
    ("requirement", "change"),
    [
        ("hero-stunned", "stun"),
        ("hero-at-3", "hurt"),
        ("control-2", "control"),
        ("ally-in-shop", "ally"),
        ("items-in-shop-2", "items"),
        ("hero-has-dark-potion", "dark"),
    ],
)
def test_requirements_that_describe_a_state(requirement: str, change: str) -> None:
    fight = brewing()
    number = columns.REQUIREMENTS.index(requirement)
    assert not is_shelf_open(fight.s, number)
    if change == "stun":
        fight.health(10, 0)
    elif change == "hurt":
        fight.health(3, 10)
    elif change == "control":
        fight.control(2)
    elif change == "ally":
        fight.shop("fang")
    elif change == "items":
        fight.shop("quidditch-gear", "golden-snitch")
    else:
        fight.dark_potion(1, "garroting-gas")
    assert is_shelf_open(fight.s, number)


@pytest.mark.rule("HB-7.25")
def test_a_hero_at_10_health() -> None:
    fight = brewing()
    number = columns.REQUIREMENTS.index("hero-at-10")
    assert is_shelf_open(fight.s, number)
    fight.health(9, 9)
    assert not is_shelf_open(fight.s, number)


COUNTED = {
    "heal-another": [("healed-another", 1)],
    "assign-attack-3": [("attack-assigned", 3)],
    "gain-influence-5": [("influence-gained", 5)],
    "play-spells-3": [("spells", 3)],
    "acquire-value-4": [("highest-acquired", 4)],
    "play-items-2": [("items", 2)],
    "discard-card": [("discards", 1)],
    "resolve-events-2": [("events", 2)],
    "defeat-villain": [("villains-defeated", 1)],
    "draw-extra": [("extra-cards", 1)],
    "use-charm": [("charm", 1)],
    "assign-both": [("attack-on-villains", 1), ("influence-on-villains", 1)],
    "acquire-2": [("acquired", 2)],
    "play-ally": [("allies", 1)],
    "banish-card": [("banished", 1)],
    "give-tokens": [("gave-tokens", 1)],
    "remove-control": [("removed-by-active", 1)],
    "roll-house-die": [("dice", 1)],
    "spend-influence-6": [("influence-spent", 6)],
    "saved-token": [("saved-token", 1)],
}


@pytest.mark.rule("HB-7.26")
@pytest.mark.parametrize("requirement", COUNTED)
def test_requirements_that_count_what_happened(requirement: str) -> None:
    fight = brewing()
    number = columns.REQUIREMENTS.index(requirement)
    for word, needed in COUNTED[requirement]:
        fight.s.tally[TALLY[word]] = needed - 1
    assert not is_shelf_open(fight.s, number)
    for word, needed in COUNTED[requirement]:
        fight.s.tally[TALLY[word]] = needed
    assert is_shelf_open(fight.s, number)


@pytest.mark.rule("HB-7.26")
def test_requirements_about_health_gained_and_lost() -> None:
    fight = brewing()
    gains, losses = (columns.REQUIREMENTS.index(k) for k in ("hero-gains-3", "lose-health-3"))
    fight.health(5, 5)
    fight.hand(0, "remus-lupin")
    fight.play("remus-lupin", "hero ron")
    assert is_shelf_open(fight.s, gains)
    assert is_shelf_open(fight.s, columns.REQUIREMENTS.index("heal-another"))
    assert not is_shelf_open(fight.s, losses)
    fight.event("expulso")
    assert not is_shelf_open(fight.s, losses)
    fight.event("expulso")
    assert is_shelf_open(fight.s, losses)


@pytest.mark.rule("HB-7.26")
def test_influence_that_others_gain_does_not_count() -> None:
    fight = brewing()
    number = columns.REQUIREMENTS.index("gain-influence-5")
    fight.hand(0, "arthur-weasley", "arthur-weasley", "arthur-weasley")
    fight.play("arthur-weasley")
    fight.play("arthur-weasley")
    assert fight.s.influence == [4, 4]
    assert not is_shelf_open(fight.s, number)
    fight.play("arthur-weasley")
    assert is_shelf_open(fight.s, number)


@pytest.mark.rule("HB-7.26")
def test_requirements_by_what_the_active_hero_really_does() -> None:
    fight = brewing()
    fight.control(1)
    fight.hand(0, "arthur-weasley", "incendio", "finite", "confringo", "hogwarts-a-history")
    fight.shop("stupefy")
    words = ["give-tokens", "draw-extra", "remove-control", "banish-card", "roll-house-die"]
    assert not any(is_shelf_open(fight.s, columns.REQUIREMENTS.index(word)) for word in words)
    fight.play("arthur-weasley")
    fight.play("incendio")
    fight.play("finite")
    fight.play("confringo", "banish alohomora")
    fight.load(1)
    fight.play("hogwarts-a-history", "die gryffindor")
    assert all(is_shelf_open(fight.s, columns.REQUIREMENTS.index(word)) for word in words)
    fight.tokens(0, influence=6)
    fight.answer("acquire stupefy")
    for word in ("acquire-value-4", "spend-influence-6"):
        assert is_shelf_open(fight.s, columns.REQUIREMENTS.index(word))


@pytest.mark.rule("HB-7.27")
def test_cauldron_and_potions_kit_take_ingredients_without_requirements() -> None:
    fight = brewing(left="ageing-potion")
    fight.health(5, 10)
    fight.hand(0, "cauldron", "potions-kit")
    fight.play("cauldron", "gather left3", "into potion-1 1", "gather right5")
    assert fight.s.health[0] == 6
    assert fight.s.shelf[2] == EMPTY
    assert fight.s.potion_places[0] == [BICORN, EMPTY]
    fight.dark_potion(0, "babbling-beverage")
    fight.play("potions-kit", "gather-none")
    assert fight.s.influence[0] == 2
    fight.s.tally[TALLY["hand-at-actions"]] = 0
    fight.done()
    assert EMPTY not in fight.s.shelf


@pytest.mark.rule("HB-7.27")
def test_a_potion_completed_by_a_card_is_completed_in_step_3() -> None:
    fight = brewing(left="ageing-potion")
    fight.s.potion_places[0] = [EMPTY, HELLEBORE]
    fight.hand(0, "cauldron")
    fight.play("cauldron", "gather left1", "into potion-1 1", "drink-now ageing-potion")
    assert fight.asked() == (0, "any-ingredient")
    fight.answer("gather-none")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-7.28")
def test_devils_snare_stops_all_taking() -> None:
    fight = brewing()
    fight.event("devils-snare")
    assert fight.s.control == 1
    fight.health(0, 10)
    fight.hand(0, "cauldron")
    fight.s.shelf[4] = EMPTY
    fight.play("cauldron")
    assert fight.asked() == (0, "action")
    fight.done()
    assert fight.s.active == 1
    assert fight.s.shelf[0] == MANDRAKE


@pytest.mark.rule("HB-7.31")
def test_a_potion_is_no_ally_item_or_spell_and_counts_as_played_and_banished() -> None:
    fight = brewing()
    fight.encounter("before-the-wizengamot")
    fight.hand(0, "ageing-potion", "skele-gro")
    fight.answer("drink ageing-potion", "drink skele-gro", "hero ron")
    assert fight.s.played == kinds("ageing-potion", "skele-gro")
    assert fight.s.tally[:3] == [0, 0, 0]
    fight.done()
    assert fight.asked() == (0, "collect")
    assert all(columns.VALUE[kind] == 0 for kind in columns.POTIONS)


# -- dark potions ----------------------------------------------------------------------------------


@pytest.mark.rule("HB-22.1")
def test_every_dark_potion_has_a_text_and_a_recipe() -> None:
    dark = [n for n in range(columns.THINGS) if columns.IS_DARK_POTION[n]]
    assert len(dark) == 9
    assert {len(columns.RECIPE[n]) for n in dark} == {3, 4}
    assert all(THING_TEXTS.label(n) for n in dark)


@pytest.mark.rule("HB-22.3", "HB-22.10")
def test_dark_potions_apply_on_their_owners_turns_only() -> None:
    fight = brewing()
    fight.dark_potion(1, "garroting-gas")
    fight.dark_potion(1, "garroting-gas")
    fight.done()
    assert fight.s.active == 1
    assert fight.s.health == [8, 8]
    fight.done()
    assert fight.s.health == [8, 8]


@pytest.mark.rule("HB-22.4", "HB-22.6", "HB-EX31")
def test_other_heroes_can_brew_a_dark_potion() -> None:
    fight = brewing(heroes=3)
    fight.s.active = 1
    fight.dark_potion(0, "confusing-concoction", "flobber")
    fight.refresh()
    fight.health(10, 0, 10)
    fight.done("gather left1", "into dark-1 2")
    fight.health(10, 10, 0)
    fight.done("gather right1", "into dark-1 3")
    assert fight.s.brews == []
    assert fight.s.active == 0
    fight.hand(0, "alohomora")
    fight.play("alohomora")
    assert fight.s.influence[0] == 1


@pytest.mark.rule("HB-22.5", "HB-22.7", "HB-22.8")
def test_a_brewed_dark_potion_goes_to_the_event_pile_and_its_tokens_to_the_tray() -> None:
    fight = brewing()
    fight.dark_potion(0, "confusing-concoction", "flobber", "bicorn")
    fight.hand(0, "cauldron")
    fight.play("cauldron", "gather left1")
    assert fight.options() == ["into dark-1 3", "into-tray"]
    fight.answer("into dark-1 3", "gather-none")
    assert fight.s.event_pile == kinds("confusing-concoction")
    assert sorted(fight.s.tray) == [BICORN, BICORN, FLOBBER]


@pytest.mark.rule("HB-22.9", "HB-22.13")
def test_a_dark_potion_is_an_event_when_revealed_and_not_when_it_acts() -> None:
    fight = brewing()
    fight.event("garroting-gas")
    assert fight.s.tally[EVENTS] == 1
    fight.done()
    fight.done()
    assert fight.s.active == 0
    assert fight.s.tally[EVENTS] == 1
    assert fight.told("lost-health") == [(0, 1), (1, 1)]


@pytest.mark.rule("HB-22.9")
def test_a_discard_for_a_dark_potion_is_demanded_by_an_event() -> None:
    fight = brewing(experts=["", "defense-against-the-dark-arts"])
    fight.dark_potion(1, "forgetfulness-potion")
    fight.hand(1, "alohomora")
    fight.done()
    assert fight.s.attack[1] == 1
    assert fight.s.tally[EVENTS] == 2


@pytest.mark.rule("HB-22.11")
def test_dark_potions_act_in_the_order_of_their_placing_and_late_ones_directly() -> None:
    fight = brewing()
    fight.dark_potion(1, "truth-potion")
    fight.dark_potion(1, "garroting-gas")
    fight.shop("fang")
    fight.events("regeneration", "garroting-gas", "regeneration")
    fight.done()
    acted = [columns.KEYS[args[0]] for args in fight.told("acted")]
    assert acted == ["truth-potion", "garroting-gas", "garroting-gas"]
    fight = brewing()
    fight.encounter("battle-of-hogwarts")
    fight.events("garroting-gas")
    fight.ability("battle-of-hogwarts")
    assert fight.s.health == [9, 9]


@pytest.mark.rule("HB-22.12", "HB-22.14")
def test_babbling_beverage_allows_three_spells_beside_another_dark_potion() -> None:
    fight = brewing()
    fight.dark_potion(0, "babbling-beverage")
    fight.hand(0, *["alohomora"] * 5, "hedwig")
    for _ in range(4):
        fight.play("alohomora")
    assert "play alohomora" in fight.options()
    fight.dark_potion(1, "garroting-gas")
    assert "play alohomora" not in fight.options()
    assert "play hedwig" in fight.options()


@pytest.mark.rule("HB-22.15")
def test_confusing_concoction_exchanges_health_and_influence() -> None:
    fight = brewing()
    fight.dark_potion(0, "confusing-concoction")
    fight.health(5, 5)
    fight.hand(0, "molly-weasley", "erumpent-horn", "arabella-figg", "crystal-ball")
    fight.play("molly-weasley")
    assert fight.s.health == [6, 6]
    assert fight.s.influence == [2, 2]
    fight.play("erumpent-horn")
    assert fight.s.health[0] == 4
    fight.deck(0)
    fight.play("crystal-ball")
    assert (fight.s.health[0], fight.s.influence[0]) == (5, 4)
    fight.roll("gryffindor", 1)
    assert fight.s.influence == [5, 3]


@pytest.mark.rule("HB-22.16")
def test_sleeping_draught_names_a_hero_with_an_ally_or_strips_villains() -> None:
    fight = brewing()
    fight.foe(0, "dolores-umbridge", attack=2)
    fight.dark_potion(1, "sleeping-draught")
    fight.hand(0, "hedwig")
    fight.deck(0, *["hedwig"] * 5)
    fight.hand(1, "alohomora")
    fight.done()
    assert fight.asked() == (1, "sleeping")
    assert fight.options() == ["hero harry", "nobody"]
    fight.answer("hero harry")
    assert len(fight.cards(0)) == 4
    fight = brewing()
    fight.foe(0, "dolores-umbridge", attack=2)
    fight.dark_potion(1, "sleeping-draught")
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.on_foe("dolores-umbridge") == (1, 0)


@pytest.mark.rule("HB-22.17")
def test_face_up_dark_potions_lie_in_front_of_any_hero() -> None:
    fight = brewing()
    fight.dark_potion(0, "babbling-beverage")
    fight.encounter("view-slughorns-memory")
    fight.ability("view-slughorns-memory")
    assert fight.s.control == 0
    fight.dark_potion(1, "garroting-gas")
    fight.ability("view-slughorns-memory")
    assert fight.s.control == 1


@pytest.mark.rule("HB-22.11")
@pytest.mark.parametrize(
    ("key", "hand", "shop", "health", "held"),
    [
        ("flesh-eating-slug-repellent", ["hedwig"], [], [8, 8], 1),
        ("flesh-eating-slug-repellent", ["alohomora"], [], [10, 10], 1),
        ("memory-potion", ["alohomora"], ["finite", "lumos"], [10, 10], 0),
        ("memory-potion", ["alohomora"], ["finite"], [10, 10], 1),
    ],
)
def test_dark_potions_with_a_condition(
    key: str, hand: list[str], shop: list[str], health: list[int], held: int
) -> None:
    fight = brewing()
    fight.dark_potion(1, key)
    fight.hand(1, *hand)
    fight.shop(*shop)
    fight.done()
    assert fight.s.health == health
    assert len(fight.cards(1)) == held
