"""HB-26.4 to HB-26.19: one player."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.content.vocabulary import ANY_TYPE
from spellwright.games.battle.lexicons import HEROES, THINGS
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import HERO
from spellwright.games.battle.rules.setup import SetUp
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say
from spellwright.testing.battle import Fight, keys, kinds
from tests.battle.sayings import saying


def alone(**options: Any) -> Fight:
    """One Hero under the single-player rules, in step 3."""
    foes = ["dolores-umbridge", "crabbe-and-goyle", "death-eater-1"]
    return Fight("harry", scenario="game7", foes=foes, solo="official", **options)


@pytest.mark.rule("HB-26.4")
def test_one_person_runs_two_heroes() -> None:
    fight = Fight.new(1, solo="two-heroes")
    assert fight.s.seats == 1
    fight.answer("be harry", "be ron", "begin harry")
    assert fight.s.heroes == 2
    assert fight.s.view(0).shown.hand == fight.s.hand
    assert fight.asked()[0] == 0


def asked_of(hero: str, question: Saying) -> str:
    return str(say("asked-of", whom=HEROES.noun(HEROES.parse(hero)), question=question))


@pytest.mark.rule("HB-26.4")
def test_who_runs_two_heroes_is_told_for_which_one_to_decide() -> None:
    fight = Fight.new(1, solo="two-heroes")
    fight.answer("be harry", "be ron", "begin ron")
    nothing = saying("question-action", influence=0, attack=0, hand=5, funds="none")
    assert prompt(fight) == asked_of("ron", nothing)
    fight.carry_out(DiscardCards(0, 1, ANY_TYPE, HERO))
    here = THINGS.noun(fight.s.location)
    discard = saying("question-discard", n=1, cause="hero", source=here)
    assert prompt(fight) == asked_of("harry", discard)


@pytest.mark.parametrize("args", [[99], [0, 0]])
def test_a_saved_question_for_a_hero_that_is_not_there_is_refused(args: list[int]) -> None:
    fight = Fight.new(1, solo="two-heroes")
    fight.answer("be harry", "be ron", "begin ron")
    saved = json.loads(fight.s.to_json())
    assert RULES.from_json(json.dumps(saved)) == fight.s
    saved["state"]["asks"][0]["args"] = args
    with pytest.raises(Refused, match=r"(?i)an open question"):
        RULES.from_json(json.dumps(saved))


def prompt(fight: Fight) -> str:
    return fight.s.view(0).decisions[0].prompt


@pytest.mark.rule("HB-26.5")
def test_the_deck_has_two_items_of_other_heroes() -> None:
    fight = Fight.new(1, scenario="game7", solo="official")
    fight.answer("be harry", "with charms")
    assert fight.asked() == (0, "extra-item")
    assert "with firebolt" not in fight.options()
    fight.answer("with mandrake")
    assert "with remembrall" not in fight.options()
    fight.answer("with time-turner")
    deck = fight.s.deck[0] + fight.s.hand[0]
    assert len(deck) == 12
    assert columns.thing("mandrake") in deck


@pytest.mark.rule("HB-26.6")
def test_locations_start_with_tokens_that_cannot_be_removed() -> None:
    fight = Fight.new(1, scenario="game7", solo="official")
    fight.answer("be harry", "with charms", "with mandrake", "with time-turner")
    assert fight.s.control == 2
    fight = alone()
    fight.s.control, fight.s.fixed_control = 3, 2
    fight.hand(0, "finite", "finite")
    fight.play("finite")
    fight.play("finite")
    assert fight.s.control == 2
    fight.control(6)
    fight.events("regeneration", "regeneration")
    fight.done()
    assert (fight.s.locations_lost, fight.s.control, fight.s.fixed_control) == (1, 1, 1)


@pytest.mark.rule("HB-26.7")
def test_imperio_is_left_out() -> None:
    fight = Fight.new(1, scenario="game7", solo="official")
    fight.answer("be harry", "with charms", "with mandrake", "with time-turner")
    assert columns.IMPERIO not in fight.s.event_stack
    assert len(fight.s.event_stack) == 38


@pytest.mark.rule("HB-26.8")
def test_one_of_four_foes_waits_above_voldemort() -> None:
    fight = Fight.new(1, scenario="game7", solo="official")
    fight.answer("be harry", "with charms", "with mandrake", "with time-turner")
    assert fight.asked() == (0, "last-foe")
    drawn = keys(fight.s.drawn_foes)
    assert len(drawn) == 4
    fight.answer(f"foe {drawn[2]}")
    assert fight.s.villain_stack[0] == columns.thing(drawn[2])
    assert sorted(keys(fight.s.row[:3])) == sorted([drawn[0], drawn[1], drawn[3]])
    assert fight.s.view(0).shown.villain_stack[0] == columns.thing(drawn[2])


@pytest.mark.rule("HB-26.9", "HB-26.10")
@pytest.mark.parametrize(("scenario", "size"), [("game7", 3), ("box1", 5)])
def test_one_space_of_the_shop_holds_a_stack(scenario: str, size: int) -> None:
    fight = Fight.set_up(1, scenario=scenario, solo="official")
    stack = fight.s.shop[0]
    assert len(stack) == size
    assert stack.count(columns.REPARO) == 3
    everywhere = fight.s.market + [kind for other in fight.s.shop[1:] for kind in other]
    assert columns.REPARO not in everywhere
    if scenario == "box1":
        assert stack.count(columns.TERGEO) == 2
        assert columns.TERGEO not in everywhere


@pytest.mark.rule("HB-26.11")
def test_next_and_previous_are_the_one_hero_harmed_once() -> None:
    fight = Fight("harry", scenario="box1", solo="official")
    fight.event("raging-troll")
    assert fight.s.health == [8]


@pytest.mark.rule("HB-26.12", "HB-26.13")
def test_a_die_of_an_event_is_rolled_twice_and_that_of_a_foe_once() -> None:
    fight = alone()
    fight.load(1, 4)
    fight.event("heir-of-slytherin")
    assert (fight.s.health[0], fight.s.control) == (9, 1)
    fight.load(1)
    fight.ability("voldemort-g6")
    assert fight.s.health[0] == 8
    assert len(fight.told("rolled")) == 3


@pytest.mark.rule("HB-26.14")
def test_a_reshuffle_of_the_events_adds_control() -> None:
    fight = alone()
    fight.s.event_pile = kinds("regeneration", "regeneration")
    fight.events()
    fight.done()
    assert fight.s.control == 1


@pytest.mark.rule("HB-26.15")
def test_a_house_die_gives_its_benefit_twice() -> None:
    fight = alone()
    fight.roll("slytherin", 1)
    assert fight.s.attack == [2]
    fight = Fight("harry", scenario="box2", solo="official")
    fight.roll("creature", 5)
    assert fight.s.attack == [1]


@pytest.mark.rule("HB-26.16", "HB-26.19")
def test_two_influence_are_kept_without_a_question() -> None:
    fight = alone()
    fight.tokens(0, attack=3, influence=5)
    fight.events("regeneration")
    fight.done()
    assert fight.asked() == (0, "action")
    assert (fight.s.attack[0], fight.s.influence[0]) == (0, 2)


@pytest.mark.rule("HB-26.18")
def test_texts_about_others_concern_nobody() -> None:
    fight = alone()
    fight.events("regeneration")
    fight.event("imperio")
    assert fight.s.health == [10]
    fight.health(5)
    fight.hand(0, "butterbeer")
    fight.play("butterbeer")
    assert (fight.s.health, fight.s.influence) == ([6], [1])


@pytest.mark.rule("HB-26.19")
def test_the_single_player_rules_are_offered_from_game_7_on() -> None:
    with pytest.raises(Refused) as refused:
        Fight.new(1, scenario="game6", solo="official")
    assert refused.value.clause == "HB-26.19"
    assert "board" in SetUp.STEPS
