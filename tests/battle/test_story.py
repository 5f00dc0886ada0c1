"""The log says why: what is prevented, reduced, rolled again, and whose ability it was."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import EMPTY
from spellwright.testing.battle import Fight, kinds
from tests.battle.sayings import said


def log(fight: Fight) -> list[str]:
    return [RULES.sentence(event)[0] for event in fight.story]


@pytest.mark.rule("HB-14.21", "HB-14.22")
def test_the_cloak_and_yaxley_are_named() -> None:
    fight = Fight("harry", "ron", scenario="pack3", foes=["corban-yaxley", "dementor"])
    fight.hand(0, "invisibility-cloak")
    fight.ability("dementor")
    assert log(fight)[-3:] == [
        said("event-yaxley-added"),
        said("event-cloak-helped", who="harry", n=2),
        said("event-lost-health", who="harry", n=1),
    ]


@pytest.mark.rule("HB-14.5", "HB-14.19", "HB-14.1")
def test_a_gain_that_comes_to_nothing_says_why() -> None:
    for health, foe, sentence in (
        (0, "", said("event-health-stuck", who="harry")),
        (10, "", said("event-health-full", who="harry")),
        (5, "fenrir-greyback", said("event-health-barred", who="harry")),
    ):
        fight = Fight("harry", "ron", scenario="game6", foes=[foe] if foe else [])
        fight.health(health, 5)
        fight.hand(0, "quidditch-gear")
        fight.play("quidditch-gear")
        assert sentence in log(fight)[-2:]


@pytest.mark.rule("HB-14.5")
def test_a_loss_of_a_stunned_hero_says_that_there_is_none() -> None:
    fight = Fight("harry", "ron")
    fight.health(0, 5)
    fight.event("expulso")
    assert log(fight)[-1] == said("event-health-safe", who="harry")


@pytest.mark.rule("HB-11.12", "HB-29.18", "HB-29.16")
def test_what_is_prevented_is_told() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["basilisk", "barty-crouch-jr"])
    fight.control(2)
    fight.horcrux("locket")
    fight.hand(0, "lumos", "finite", "arthur-weasley")
    fight.play("lumos")
    fight.play("finite")
    fight.play("arthur-weasley")
    told = log(fight)
    assert said("event-no-draw", who="ron") in told
    assert said("event-control-held", location="godrics-hollow") in told
    assert said("event-no-tokens", who="ron") in told
    for key in ("basilisk", "barty-crouch-jr", "locket"):
        assert said("event-prevented-by", thing=key) in told
    fight = Fight("harry", "ron", scenario="box1", foes=["troll"])
    fight.encounter("third-floor-corridor")
    fight.defeat("troll")
    assert log(fight)[-1] == said("event-no-reward", foe="troll")


@pytest.mark.rule("HB-14.19", "HB-29.17")
def test_who_prevents_something_is_named_only_where_it_does() -> None:
    fight = Fight("harry", "ron", scenario="pack2", foes=["fenrir-greyback", "mermaid"])
    fight.health(5, 5)
    fight.hand(0, "hedwig", "alohomora")
    fight.play("hedwig", "choose attack-1")
    assert log(fight)[-2:] == [
        said("event-no-tokens", who="harry"),
        said("event-prevented-by", thing="mermaid"),
    ]
    fight.hand(0, "hedwig", "alohomora")
    fight.play("hedwig", "choose health-2")
    assert log(fight)[-2:] == [
        said("event-health-barred", who="harry"),
        said("event-prevented-by", thing="fenrir-greyback"),
    ]
    fight.play("alohomora")
    assert log(fight)[-1] == said("event-gained-influence", who="harry", n=1)


@pytest.mark.rule("HB-29.7")
@pytest.mark.parametrize("version", ["harry-3", "harry-7"])
def test_every_version_of_a_hero_card_is_told_as_an_ability(version: str) -> None:
    fight = Fight("harry", "ron", scenario="game7", cards=[version])
    fight.control(2)
    fight.hand(0, "dobby")
    fight.play("dobby")
    assert said("event-hero-ability", who="harry") in log(fight)


@pytest.mark.rule("HB-3.11")
@pytest.mark.parametrize("event", ["petrification", "tarantallegra"])
def test_an_event_that_holds_for_the_turn_is_told(event: str) -> None:
    fight = Fight("harry", "ron", scenario="game3")
    fight.event(event)
    assert said("event-lasts", thing=event) in log(fight)


@pytest.mark.rule("HB-22.15")
def test_that_a_potion_makes_health_of_influence_is_told() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.dark_potion(0, "confusing-concoction")
    fight.health(5, 5)
    fight.hand(0, "alohomora")
    fight.play("alohomora")
    assert log(fight)[-2:] == [
        said("event-swapped"),
        said("event-gained-health", who="harry", n=1),
    ]


@pytest.mark.rule("HB-11.2", "HB-11.5")
def test_a_location_gains_and_loses_control_by_name() -> None:
    fight = Fight("harry", "ron")
    fight.event("he-who-must-not-be-named")
    assert log(fight)[-1] == said("event-control-added", location="diagon-alley", n=1, most=4)
    fight.hand(0, "finite", "finite")
    fight.play("finite")
    assert log(fight)[-1] == said("event-control-removed", location="diagon-alley", n=0, most=4)
    fight.play("finite")
    assert log(fight)[-1] == said("event-control-stays", location="diagon-alley")


@pytest.mark.rule("HB-15.1", "HB-15.9")
def test_a_die_is_rolled_for_something_and_rolled_again() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["arithmancy"])
    fight.hand(0, "cedric-diggory")
    fight.load(1, 4)
    fight.play("cedric-diggory", "re-roll")
    told = log(fight)
    assert told[told.index(said("event-rolls", who="harry", thing="cedric-diggory")) + 1] == (
        said("event-rolled", die="hufflepuff", face="heart")
    )
    assert told[told.index(said("event-rolls-again", who="harry")) + 1] == (
        said("event-rolled", die="hufflepuff", face="influence")
    )


@pytest.mark.rule("HB-6.12", "HB-10.13", "HB-28.9")
def test_whose_effect_it_is_is_told() -> None:
    fight = Fight("neville", "harry", scenario="game7", cards=["neville-7", "harry-7"])
    fight.health(3, 3)
    fight.control(3)
    fight.foe(0, "dementor")
    fight.hand(0, "firebolt", "crystal-ball", "remembrall")
    fight.play("firebolt")
    fight.play("crystal-ball", "discard remembrall")
    fight.defeat("dementor", "nobody")
    told = log(fight)
    for sentence in (
        said("event-discard-works", card="remembrall", who="neville"),
        said("event-rewarded", who="neville", foe="dementor-box"),
        said("event-bonus-health", who="neville"),
        said("event-hero-ability", who="harry"),
        said("event-bonus-came", card="firebolt", who="neville"),
    ):
        assert sentence in told


@pytest.mark.rule("HB-28.6", "HB-10.31")
@pytest.mark.parametrize("foe", ["grawp", "fluffy", "cornish-pixies"])
def test_an_ability_whose_condition_is_not_met_has_no_effect(foe: str) -> None:
    fight = Fight("harry", "ron", scenario="box3", foes=[foe])
    fight.ability(foe)
    assert log(fight)[-1] == said("event-no-effect", thing=foe)
    assert not fight.told("lost-health")


@pytest.mark.rule("HB-2.12", "HB-16.12")
def test_foes_and_horcrux_at_the_start_are_told() -> None:
    fight = Fight.set_up(2, scenario="game7")
    told = [args[0] for args in fight.told("foe-dealt")]
    assert len(told) == 3
    assert len(fight.told("now-active")) == 1


@pytest.mark.rule("HB-28.19", "HB-19.15")
def test_what_is_repeated_is_told() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.hand(0, "sirius-black", "polyjuice-potion")
    fight.play("sirius-black")
    fight.play("polyjuice-potion", "again sirius-black")
    assert said("event-repeated", who="harry", card="sirius-black") in log(fight)


@pytest.mark.rule("HB-4.12", "HB-4.13")
def test_an_event_that_does_not_come_says_why() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.hand(1, "finite-incantatem")
    fight.s.location = fight.s.location + 1
    fight.events("expulso", "expulso", "expulso")
    fight.done()
    assert said("event-event-stopped") in log(fight)


@pytest.mark.rule("HB-28.6")
def test_an_effect_on_each_hero_names_those_to_whom_it_does_nothing() -> None:
    fight = Fight("harry", "ron", "neville", scenario="box1")
    fight.hand(1, "reparo")
    fight.event("menacing-growl")
    assert log(fight)[-3:] == [
        said("event-spared", thing="menacing-growl", who="harry"),
        said("event-lost-health", who="ron", n=1),
        said("event-spared", thing="menacing-growl", who="neville"),
    ]
    assert not fight.told("no-effect")


@pytest.mark.rule("HB-28.16")
def test_whom_a_revealed_card_spares_is_told() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["peter-pettigrew"])
    fight.deck(0, "alohomora", "alohomora")
    fight.deck(1, "reparo")
    fight.event("oppugno")
    assert log(fight)[-5:] == [
        said("event-revealed-top", who="harry", card="alohomora"),
        said("event-spared", thing="oppugno", who="harry"),
        said("event-revealed-top", who="ron", card="reparo"),
        said("event-discarded", who="ron", card="reparo"),
        said("event-lost-health", who="ron", n=2),
    ]
    fight.ability("peter-pettigrew")
    assert log(fight)[-1] == said("event-no-effect", thing="peter-pettigrew")


@pytest.mark.rule("HB-28.19")
def test_a_card_with_nothing_to_repeat_has_no_effect() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.hand(0, "polyjuice-potion")
    fight.play("polyjuice-potion")
    assert log(fight)[-1] == said("event-no-effect", thing="polyjuice-potion")


@pytest.mark.rule("HB-28.6")
def test_an_effect_that_has_done_something_is_not_without_effect() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["norbert"])
    fight.ability("norbert")
    assert log(fight)[-1] == said("event-lost-health", who="harry", n=1)
    assert not fight.told("no-effect")


@pytest.mark.rule("HB-29.7")
def test_a_bonus_that_is_chosen_names_nevilles_ability() -> None:
    fight = Fight("neville", "ron", scenario="pack2", cards=["neville-box"])
    fight.health(5, 5)
    fight.hand(0, "quidditch-gear")
    fight.play("quidditch-gear", "choose influence-1")
    told = log(fight)
    assert told[told.index(said("event-gained-health", who="neville", n=1)) + 1] == (
        said("event-hero-ability", who="neville")
    )


@pytest.mark.rule("HB-10.31")
def test_what_is_taken_off_a_foe_is_told_with_its_number() -> None:
    fight = Fight("harry", "ron", scenario="box3")
    fight.foe(0, "draco-malfoy", attack=3)
    fight.foe(1, "boggart", attack=1, influence=2)
    fight.event("regeneration")
    assert log(fight)[-1] == said("event-attack-gone", n=2, foe="draco-malfoy")
    fight.load(1)
    fight.event("seriously-misunderstood-creatures")
    assert log(fight)[-2:] == [
        said("event-attack-gone", n=1, foe="boggart"),
        said("event-influence-gone", n=1, foe="boggart"),
    ]
    assert fight.on_foe("draco-malfoy") == (1, 0)
    assert fight.on_foe("boggart") == (0, 1)


@pytest.mark.rule("HB-7.6", "HB-7.14", "HB-7.22")
def test_where_an_ingredient_goes_and_what_becomes_of_a_potion_is_told() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.potions_board(left="calming-draught", right="ageing-potion")
    fight.s.potion_deck = kinds("amortentia")
    fight.s.potion_places[1] = [EMPTY, columns.INGREDIENTS.index("hellebore")]
    fight.dark_potion(1, "garroting-gas")
    fight.health(10, 10)
    fight.hand(0, "cauldron", "cauldron")
    fight.play("cauldron", "gather left1", "into-tray")
    assert log(fight)[-1] == said("event-went-to-tray", ingredient="bicorn")
    fight.answer("gather left2", "into dark-1 3")
    assert log(fight)[-1] == said("event-went-into", ingredient="bicorn", thing="garroting-gas")
    fight.play("cauldron", "gather right1", "into potion-2 1")
    assert log(fight)[-2:] == [
        said("event-went-into", ingredient="bicorn", thing="ageing-potion"),
        said("event-brewed", card="ageing-potion"),
    ]
    fight.answer("bottle ageing-potion")
    assert log(fight)[-1] == said("event-bottled", who="harry", card="ageing-potion")
    fight.answer("gather-none")
    fight.done()
    assert said("event-potion-came", card="amortentia") in log(fight)
    assert len(fight.told("potion-came")) == 1


@pytest.mark.rule("HB-7.28")
def test_devils_snare_is_named_when_it_stops_the_gathering() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.potions_board()
    fight.control(2)
    fight.event("devils-snare")
    fight.done()
    assert said("event-no-ingredients", who="harry") in log(fight)
    assert not fight.told("gathered")


@pytest.mark.rule("HB-11.3")
def test_the_first_token_without_a_space_and_the_later_ones_are_told_apart() -> None:
    fight = Fight("harry", "ron")
    fight.control(4)
    fight.event("he-who-must-not-be-named")
    assert log(fight)[-1] == said("event-control-ignored", location="diagon-alley")
    fight.event("he-who-must-not-be-named")
    assert log(fight)[-1] == said("event-reprieve-holds", location="diagon-alley")


@pytest.mark.rule("HB-28.7")
def test_only_the_chooser_is_told_what_was_chosen() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "hedwig")
    fight.play("hedwig", "choose attack-1")
    kind = RULES.events.find("chose")
    assert [event.audience for event in fight.story if event.kind == kind] == [1]


@pytest.mark.rule("HB-18.7", "HB-28.16")
def test_an_event_that_is_revealed_is_told_to_all_one_that_is_looked_at_to_one() -> None:
    fight = Fight("luna", "ron", scenario="pack4", charms=["defensive"])
    kind = RULES.events.find("event-shown")
    for step, (card, audience) in enumerate((("spectrespecs", 1), ("", -1)), 1):
        fight.health(6, 10)
        fight.events("expulso")
        fight.hand(0, *[card] if card else [])
        fight.answer(f"play {card}" if card else "use defensive", "leave expulso")
        shown = [event for event in fight.story if event.kind == kind]
        assert len(shown) == step
        assert RULES.sentence(shown[-1])[0] == said("event-event-shown", event="expulso")
        assert shown[-1].audience == audience


@pytest.mark.rule("HB-19.10", "HB-2.28")
def test_an_event_fewer_and_the_hero_card_that_is_taken_are_told() -> None:
    fight = Fight("harry", "luna", scenario="pack4", charms=["", "protean"])
    fight.health(10, 6)
    fight.hand(1, "alohomora")
    fight.done("use protean")
    assert said("event-event-fewer") in log(fight)
    fight = Fight.new(2, scenario="box1")
    fight.answer("be harry", "be luna", "with harry-box")
    assert said("event-card-taken", who="harry", thing="harry-box") in log(fight)
