"""HB-12.1, HB-12.5: what one moment triggers is ranked together before any of it resolves."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.content.compiling import compiled
from spellwright.games.battle.content.gains import can_be_in_any_order
from spellwright.games.battle.state import GAVE_TOKENS
from spellwright.testing.battle import Fight, keys


def acted(fight: Fight) -> list[str]:
    return keys([args[0] for args in fight.told("acted")])


def kinds_told(fight: Fight, *wanted: str) -> list[str]:
    """Which of these kinds of events were told, in their order."""
    told = [fight.s.rules.events[event.kind].key for event in fight.story]
    return [key for key in told if key in wanted]


# -- a foe falls -----------------------------------------------------------------------------------


@pytest.mark.rule("HB-12.1", "HB-12.5", "HB-EX46")
def test_the_ring_comes_before_the_reward_of_the_foe_that_falls() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["dementor"])
    fight.horcrux("ring")
    fight.foe(0, "dementor", attack=6)
    fight.health(2, 5)
    fight.tokens(0, attack=2)
    fight.answer("attack dementor", "attack dementor")
    assert fight.s.health == [0, 7]
    assert fight.s.control == 0
    assert kinds_told(fight, "stunned", "gained-health") == ["stunned", "gained-health"]


@pytest.mark.rule("HB-12.1", "HB-12.2")
def test_an_encounter_comes_before_the_reward_of_the_foe_that_falls() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["quirinus-quirrell"])
    fight.encounter("the-first-task")
    fight.foe(0, "quirinus-quirrell", attack=4)
    fight.health(2, 5)
    fight.tokens(0, attack=2)
    fight.answer("attack quirinus-quirrell", "attack quirinus-quirrell")
    assert fight.s.health == [0, 6]
    assert fight.s.influence == [1, 1]


@pytest.mark.rule("HB-12.1", "HB-12.6")
@pytest.mark.parametrize(("inferi", "dementor", "health"), [(0, 1, 0), (1, 0, 2)])
def test_a_reward_has_the_place_of_its_foe_in_the_row(
    inferi: int, dementor: int, health: int
) -> None:
    """Inferi cost all Heroes 1 Health; the Dementor's reward is 2 Health, before or after."""
    fight = Fight("harry", "ron", scenario="pack3")
    fight.foe(inferi, "inferi")
    fight.foe(dementor, "dementor", attack=6)
    fight.health(1, 9)
    fight.tokens(0, attack=2)
    fight.answer("attack dementor", "attack dementor")
    assert fight.s.health[0] == health


@pytest.mark.rule("HB-12.1", "HB-10.13")
def test_what_a_card_promised_for_the_fall_comes_after_the_reward() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["dementor"])
    fight.health(5, 5)
    fight.control(2)
    fight.hand(0, "firebolt")
    fight.play("firebolt")
    fight.defeat("dementor")
    assert kinds_told(fight, "gained-health", "control-removed", "gained-influence") == [
        "gained-health",
        "gained-health",
        "control-removed",
        "gained-influence",
    ]


@pytest.mark.rule("HB-12.5", "HB-10.30")
def test_rewards_of_foes_that_an_effect_defeats_wait_for_its_end() -> None:
    """Hair-Raising Potion: both foes have their Attack before the first reward is gained."""
    fight = Fight("harry", "ron", scenario="pack3")
    fight.potions_board()
    fight.foe(0, "draco-malfoy", attack=5)
    fight.foe(1, "quirinus-quirrell", attack=5)
    fight.control(2)
    fight.hand(0, "hair-raising-potion")
    fight.answer("drink hair-raising-potion")
    assert kinds_told(fight, "defeated", "control-removed", "gained-influence") == [
        "defeated",
        "defeated",
        "control-removed",
        "gained-influence",
        "gained-influence",
    ]


@pytest.mark.rule("HB-10.13", "HB-12.12")
def test_a_foe_that_falls_does_not_react_to_its_last_token() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.foe(0, "inferi", attack=4)
    fight.tokens(0, attack=2)
    fight.answer("attack inferi", "attack inferi")
    assert acted(fight) == []
    assert fight.s.influence == [1, 1]


# -- a card is played ------------------------------------------------------------------------------


@pytest.mark.rule("HB-12.1", "HB-12.5", "HB-EX47")
def test_the_diary_comes_before_the_ally_that_heals() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.health(1, 5)
    fight.tokens(0, attack=3)
    fight.hand(0, "rubeus-hagrid")
    fight.play("rubeus-hagrid")
    assert fight.s.health == [0, 6]
    assert fight.s.attack[0] == 1
    assert kinds_told(fight, "played", "acted", "stunned", "gained-attack") == [
        "played",
        "acted",
        "stunned",
        "gained-attack",
    ]


@pytest.mark.rule("HB-12.1", "HB-12.5")
def test_the_diary_costs_health_also_when_the_ally_destroys_it() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.hand(0, "cedric-diggory")
    fight.load(1)
    fight.play("cedric-diggory", "supply diary")
    assert fight.s.health == [9, 10]
    assert keys(fight.s.collected[0]) == ["diary"]


@pytest.mark.rule("HB-12.1", "HB-12.2")
@pytest.mark.parametrize("card", ["quidditch-gear", "hedwig"])
def test_escape_comes_before_the_item_or_ally_that_was_played(card: str) -> None:
    fight = Fight("harry", "ron", scenario="box3")
    fight.encounter("escape")
    fight.health(1, 5)
    fight.hand(0, card)
    fight.play(card, *(["choose health-2"] if card == "hedwig" else []))
    assert fight.s.health == [0, 5]


@pytest.mark.rule("HB-12.1", "HB-12.5")
def test_abilities_come_after_the_card_that_triggers_them() -> None:
    """The fourth Spell is carried out before Hermione's ability (rank 8)."""
    fight = Fight("hermione", "ron", scenario="game7", cards=["hermione-7"])
    fight.hand(0, "alohomora", "alohomora", "alohomora", "descendo")
    for _ in range(3):
        fight.play("alohomora")
    fight.story.clear()
    fight.play("descendo")
    assert kinds_told(fight, "gained-attack", "gained-influence") == [
        "gained-attack",
        "gained-influence",
        "gained-influence",
    ]


@pytest.mark.rule("HB-12.5", "HB-12.10")
def test_what_a_card_itself_causes_waits_for_its_end_and_is_ranked_then() -> None:
    """Control removed by the fourth Spell: first the Spell, then Voldemort, then Hermione."""
    fight = Fight("hermione", "ron", scenario="game7", cards=["hermione-7"])
    fight.foe(3, "voldemort-g7")
    fight.control(2)
    fight.hand(0, "alohomora", "alohomora", "alohomora", "stupefy")
    for _ in range(3):
        fight.play("alohomora")
    fight.story.clear()
    fight.play("stupefy")
    assert kinds_told(fight, "control-removed", "drew", "acted", "gained-influence") == [
        "control-removed",
        "drew",
        "acted",
        "gained-influence",
        "gained-influence",
    ]


@pytest.mark.rule("HB-12.8")
def test_the_order_of_a_card_and_an_earlier_cards_bonus_is_asked_where_it_matters() -> None:
    """Dobby calls Voldemort, who may stun: Beans before or after him is a choice."""
    fight = Fight("ron", "harry", scenario="game7")
    fight.foe(3, "voldemort-g7")
    fight.control(2)
    fight.health(1, 5)
    fight.hand(0, "every-flavour-beans", "dobby")
    fight.play("every-flavour-beans")
    fight.play("dobby")
    assert fight.asked() == (0, "order")
    fight.answer("next dobby")
    assert fight.s.health[0] == 0
    assert fight.s.attack[0] == 1
    assert fight.s.influence[0] == 0


@pytest.mark.rule("HB-27.7")
def test_an_order_that_changes_nothing_is_not_asked() -> None:
    fight = Fight("ron", "harry")
    fight.hand(0, "every-flavour-beans", "pigwidgeon")
    fight.play("every-flavour-beans")
    fight.play("pigwidgeon", "choose attack-1")
    assert fight.s.attack[0] == 2
    assert fight.asked() == (0, "action")


@pytest.mark.rule("HB-27.7")
def test_which_effects_can_be_in_any_order() -> None:
    gain, choice = compiled("attack 1"), compiled("choose attack 1 | health 2")
    draw, harm, remove = compiled("draw 1"), compiled("lose 2; attack 3"), compiled("remove 1")
    full = columns.EFFECT[columns.thing("advanced-potion-making")]
    assert can_be_in_any_order([gain, choice, draw])
    assert not can_be_in_any_order([draw, draw])
    assert not can_be_in_any_order([gain, harm])
    assert not can_be_in_any_order([gain, remove])
    assert not can_be_in_any_order([gain, full])


@pytest.mark.rule("HB-19.14", "HB-12.5")
def test_memory_plays_again_when_the_first_playing_is_settled() -> None:
    fight = Fight("harry", "ron", scenario="pack4", charms=["memory"])
    fight.encounter("escape")
    fight.health(2, 9)
    fight.hand(0, "quidditch-gear")
    fight.answer("play-twice quidditch-gear")
    assert kinds_told(fight, "acted", "gained-attack") == [
        "acted",
        "gained-attack",
        "acted",
        "gained-attack",
    ]
    assert fight.s.health[0] == 2


# -- what comes later ------------------------------------------------------------------------------


def under_apparition(card: str, *hand: str) -> Fight:
    """Harry has played a card, and it works for Ron too; Harry's further hand follows."""
    fight = Fight(
        "harry", "ron", scenario="pack1", charms=["apparition"], foes=["quirinus-quirrell"]
    )
    fight.s.gained[0] = 1
    fight.hand(0, card, *hand)
    fight.play(card)
    fight.answer("use apparition", f"again {card}")
    return fight


@pytest.mark.rule("HB-19.15", "HB-28.9", "HB-EX48")
@pytest.mark.parametrize("card", ["firebolt", "cleansweep-11", "nimbus-2000"])
def test_under_apparition_a_brooms_bonus_goes_to_both_heroes(card: str) -> None:
    fight = under_apparition(card)
    assert fight.s.attack == [1, 1]
    fight.defeat("quirinus-quirrell")
    assert fight.s.influence == [1 + 1, 1 + 1]


@pytest.mark.rule("HB-19.15", "HB-28.9")
def test_under_apparition_beans_count_for_the_hero_for_whom_they_work() -> None:
    fight = under_apparition("every-flavour-beans", "hedwig")
    fight.play("hedwig", "choose attack-1")
    assert fight.s.attack == [2, 1]
    assert fight.s.influence == [1, 1]


@pytest.mark.rule("HB-19.15", "HB-28.9")
def test_under_apparition_the_other_hero_makes_the_later_choice() -> None:
    fight = under_apparition("oliver-wood")
    fight.health(5, 5)
    fight.defeat("quirinus-quirrell")
    assert fight.asked() == (0, "target")
    fight.answer("hero harry")
    assert fight.asked() == (1, "target")
    fight.answer("hero ron")
    assert fight.s.health == [8, 8]


@pytest.mark.rule("HB-19.15", "HB-7.26")
def test_a_later_bonus_under_apparition_is_given_by_the_active_hero() -> None:
    fight = under_apparition("firebolt")
    fight.s.tally[GAVE_TOKENS] = 0
    fight.s.foe_pile = []
    fight.encounter("third-floor-corridor")
    fight.defeat("quirinus-quirrell")
    assert fight.s.influence == [1, 1]
    assert fight.s.tally[GAVE_TOKENS] == 1
