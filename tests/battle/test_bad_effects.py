"""Every event, foe, reward and Encounter at work, and who decides (HB-27)."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, HERO, CarryOut
from spellwright.testing.battle import Fight


def battle(*hand: str, scenario: str = "pack4", **more: Any) -> Fight:
    """Three Heroes at Health 6 with two cards each, two control tokens."""
    fight = Fight("harry", "ron", "hermione", scenario=scenario, **more)
    fight.health(6, 6, 6)
    fight.control(2)
    fight.potions_board()
    fight.hand(0, *hand)
    fight.events("regeneration")
    return fight


def state(fight: Fight) -> str:
    """Health changes of all Heroes, cards in hand of the active one, control if changed."""
    health = " ".join(str(points - 6) for points in fight.s.health)
    control = f" / {fight.s.control - 2}" if fight.s.control != 2 else ""
    return f"{health}, {len(fight.s.hand[0])}{control}"


EVENTS = [
    ("expulso", [], [], "-2 0 0, 0"),
    ("flipendo", ["alohomora"], [], "-1 0 0, 0"),
    ("he-who-must-not-be-named", [], [], "0 0 0, 0 / 1"),
    ("petrification", [], [], "-1 -1 -1, 0"),
    ("hand-of-glory", [], [], "-1 0 0, 0 / 1"),
    ("obliviate", ["alohomora"], ["choose discard-1-spell"], "0 -2 -2, 0"),
    ("poison", ["hedwig"], ["choose discard-1-ally"], "0 -2 -2, 0"),
    ("relashio", ["firebolt"], ["choose discard-1-item"], "0 -2 -2, 0"),
    ("dementors-kiss", [], [], "-2 -1 -1, 0"),
    ("oppugno", [], [], "0 0 0, 0"),
    ("tarantallegra", [], [], "-1 0 0, 0"),
    ("avada-kedavra", [], [], "-3 0 0, 0"),
    ("crucio", [], [], "-1 0 0, 0"),
    ("imperio", [], ["hero ron"], "0 -2 0, 0"),
    ("morsmordre", [], [], "-1 -1 -1, 0 / 1"),
    ("regeneration", [], [], "0 0 0, 0"),
    ("educational-decree", ["lumos", "finite"], [], "-1 0 0, 2"),
    ("legilimency", [], [], "-2 -2 -2, 0"),
    ("sectumsempra", [], [], "-2 -2 -2, 0"),
    ("fiendfyre", [], [], "-3 -3 -3, 0"),
    ("blast-ended", [], [], "0 0 -1, 0"),
    ("inquisitorial-squad", ["detention"], [], "-2 0 0, 2"),
    ("menacing-growl", ["finite", "reparo", "lumos"], [], "-2 0 0, 3"),
    ("raging-troll", [], [], "0 -2 0, 0 / 1"),
    ("slugulus-eructo", [], [], "0 0 0, 0"),
    ("bombarda", [], [], "0 0 0, 0"),
    ("the-grim", ["alohomora"], [], "0 0 0, 0 / 1"),
    ("transformed", ["alohomora"], [], "0 0 0, 1"),
    ("vicious-bite", [], [], "-2 -2 -2, 0"),
    ("acromantula-attack", [], [], "-1 -1 -1, 0"),
    ("centaur-attack", ["lumos", "lumos", "finite"], [], "-1 0 0, 3"),
    ("fight-and-flight", [], [], "0 0 0, 0 / 2"),
    ("dragons-breath", ["firebolt", "lumos"], [], "-1 0 0, 1"),
    ("leprechaun-gold", [], [], "0 0 0, 0"),
    ("caught-at-a-da-meeting", [], [], "0 0 0, 0"),
    ("howlers", ["firebolt"], ["choose discard-all-item"], "0 -3 -3, 0"),
    ("howlers", ["firebolt"], ["choose lose-3"], "-3 -3 -3, 1"),
    ("weasley-is-our-king", ["alohomora"], [], "0 0 0, 0 / 1"),
    ("beyond-the-veil", [], [], "-3 -3 -3, 0"),
    ("devils-snare", [], [], "0 0 0, 0 / 1"),
    ("in-the-hall-of-prophecy", ["alohomora"], [], "0 0 0, 0 / 1"),
    ("quick-quotes-quill", [], [], "-1 -1 -1, 0"),
]


@pytest.mark.rule("HB-28.4", "HB-4.3")
@pytest.mark.parametrize(("event", "hand", "answers", "expected"), EVENTS)
def test_what_an_event_does(event: str, hand: list[str], answers: list[str], expected: str) -> None:
    fight = battle(*hand)
    fight.event(event, *answers)
    assert fight.asked() == (0, "action")
    assert state(fight) == expected


@pytest.mark.rule("HB-28.16")
@pytest.mark.parametrize(
    ("event", "top", "loss"),
    [
        ("oppugno", "lumos", 2),
        ("legilimency", "hedwig", 0),
        ("acromantula-attack", "lumos", 0),
        ("caught-at-a-da-meeting", "hedwig", 2),
    ],
)
def test_events_that_reveal_the_top_card(event: str, top: str, loss: int) -> None:
    fight = battle()
    for place in range(3):
        fight.deck(place, "alohomora", top)
    fight.event(event)
    assert fight.s.health == [6 - loss] * 3
    assert (fight.discarded(1) == [top]) == bool(loss)
    if not loss:
        assert fight.s.view(2).shown.deck[1] == [-1, columns.thing(top)]


@pytest.mark.rule("HB-11.14")
def test_beyond_the_veil_adds_a_token_for_each_stun() -> None:
    fight = battle()
    fight.health(3, 2, 9)
    fight.control(0)
    fight.event("beyond-the-veil")
    assert fight.s.control == 4


ABILITIES = [
    ("quirinus-quirrell", [], [], "-1 0 0, 0"),
    ("tom-riddle", ["hedwig"], ["choose lose-2"], "-2 0 0, 1"),
    ("tom-riddle", ["hedwig"], ["choose discard-1"], "0 0 0, 0"),
    ("dementor", [], [], "-2 0 0, 0"),
    ("dementor-box", [], [], "-2 0 0, 0"),
    ("cornish-pixies", ["lumos", "finite"], [], "-2 0 0, 2"),
    ("fluffy", ["firebolt"], ["choose lose-1"], "-1 0 0, 1"),
    ("fluffy", ["firebolt"], ["choose discard-1"], "0 0 0, 0"),
    ("norbert", ["detention", "detention"], [], "-3 0 0, 2"),
    ("troll", [], ["choose lose-2"], "-2 0 0, 0"),
    ("troll", [], ["choose detention-discard"], "0 0 0, 0"),
    ("aragog", [], [], "0 0 0, 0"),
    ("centaur", ["lumos"], ["choose lose-2"], "-2 0 0, 1"),
    ("centaur", ["lumos"], ["choose discard-1-spell"], "0 0 0, 0"),
    ("centaur", ["hedwig"], [], "-2 0 0, 1"),
    ("grawp", ["alohomora"] * 6, [], "-2 0 0, 6"),
    ("grawp", ["alohomora"] * 5, [], "0 0 0, 5"),
    ("ukrainian-ironbelly", ["hedwig", "firebolt"], [], "-3 0 0, 2"),
    ("ukrainian-ironbelly", ["hedwig", "hedwig"], [], "0 0 0, 2"),
    ("grindylow", ["hedwig", "hedwig"], [], "0 0 0, 2 / 1"),
    ("grindylow", ["hedwig"], [], "0 0 0, 1"),
    ("rita-skeeter", [], [], "-2 -1 -1, 0"),
    ("inferi", [], [], "-2 0 0, 0"),
    ("nagini", [], [], "-1 0 0, 0"),
    ("voldemort-g5", ["alohomora"], [], "-1 0 0, 0"),
    ("voldemort-g7", [], [], "0 0 0, 0 / 1"),
    ("voldemort-b4", [], [], "-2 0 0, 0 / 1"),
    ("voldemort-p4", [], [], "-2 0 0, 0"),
    ("unregistered-animagus", [], [], "-1 0 0, 0"),
    ("forbidden-forest-at-night", [], [], "0 0 0, 0"),
    ("filthy-half-breed", [], [], "-1 0 0, 0"),
    ("the-second-task", ["alohomora"], [], "0 0 0, 1 / 1"),
    ("the-second-task", ["hedwig"], [], "0 0 0, 1"),
    ("the-third-task", [], [], "-2 0 0, 0"),
    ("sneaking-in-the-halls", ["firebolt"] * 3, [], "0 0 0, 3 / 1"),
    ("detention-with-dolores", ["lumos"], [], "0 0 0, 1 / 1"),
    ("detention-with-dolores", ["finite"], [], "0 0 0, 1"),
    ("staffing-changes", ["alohomora"], [], "0 0 0, 0"),
    ("the-seventh-horcrux", [], [], "-3 0 0, 0"),
    ("battle-of-hogwarts", [], [], "0 0 0, 0 / 1"),
    ("diadem", ["hedwig", "firebolt", "lumos"], [], "-2 0 0, 3"),
    ("diadem", ["hedwig", "lumos"], [], "0 0 0, 2"),
    ("nagini-horcrux", [], [], "-1 0 0, 0"),
]


@pytest.mark.rule("HB-5.5", "HB-5.10")
@pytest.mark.parametrize(("thing", "hand", "answers", "expected"), ABILITIES)
def test_what_happens_in_step_2(
    thing: str, hand: list[str], answers: list[str], expected: str
) -> None:
    fight = battle(*hand)
    fight.shop("fang", "dobby", "finite", "lumos")
    fight.ability(thing, *answers)
    assert fight.asked() == (0, "action")
    assert state(fight) == expected


@pytest.mark.rule("HB-5.10")
def test_abilities_of_encounters_that_need_foes_or_spells() -> None:
    fight = battle(*["alohomora"] * 4, foes=["troll", "norbert", "draco-malfoy"])
    fight.ability("forbidden-forest-at-night")
    assert fight.s.health[0] == 5
    fight.foe(2, "draco-malfoy", attack=2)
    fight.ability("magic-is-might")
    assert fight.on_foe("draco-malfoy") == (1, 0)
    fight.ability("dumbledores-request", "choose discard-1")
    assert len(fight.cards(0)) == 3


@pytest.mark.rule("HB-13.1")
@pytest.mark.parametrize(
    ("foe", "expected"), [("peter-pettigrew", "0 0 0, 0 / 1"), ("scabbers", "-2 0 0, 0")]
)
def test_foes_that_reveal_the_top_card(foe: str, expected: str) -> None:
    fight = battle()
    fight.ability(foe)
    assert state(fight) == "0 0 0, 0"
    fight.deck(0, "lumos")
    fight.ability(foe)
    assert state(fight) == expected
    assert fight.discarded(0) == ["lumos"]


@pytest.mark.rule("HB-5.9")
def test_reactions_of_foes() -> None:
    fight = battle("alohomora", foes=["dolores-umbridge"])
    fight.shop("lumos", "finite")
    fight.tokens(0, influence=9)
    fight.answer("acquire finite")
    assert fight.s.health[0] == 6
    fight.answer("acquire lumos")
    assert fight.s.health[0] == 5
    fight = battle("alohomora", foes=["narcissa-malfoy"])
    fight.event("he-who-must-not-be-named")
    assert fight.cards(0) == []
    fight = battle(foes=["draco-malfoy"])
    fight.health(1, 6, 6)
    fight.foe(3, "voldemort-b4")
    fight.s.row[0] = -1
    fight.s.derive()
    fight.event("expulso")
    assert fight.s.control == 4


@pytest.mark.rule("HB-5.9")
def test_voldemort_g7_reacts_to_each_token_removed() -> None:
    fight = battle("deluminator")
    fight.foe(3, "voldemort-g7")
    fight.play("deluminator", "number 2")
    assert fight.s.health == [4, 4, 4]


REWARDS = [
    ("crabbe-and-goyle", "0 0 0 1", ""),
    ("draco-malfoy", "0 0 0 0", "-1"),
    ("quirinus-quirrell", "0 1 1 0", ""),
    ("basilisk", "0 0 0 1", "-1"),
    ("lucius-malfoy", "0 1 0 0", "-1"),
    ("dementor", "0 0 2 0", "-1"),
    ("barty-crouch-jr", "0 0 0 0", "-2"),
    ("death-eater-1", "0 0 1 0", "-1"),
    ("dolores-umbridge", "0 1 2 0", ""),
    ("fenrir-greyback", "0 0 3 0", "-2"),
    ("cornish-pixies", "0 1 2 0", ""),
    ("fluffy", "0 0 1 1", ""),
    ("troll", "0 0 1 0", ""),
    ("aragog", "0 1 2 0", "-1"),
    ("grawp", "0 0 0 1", ""),
    ("ukrainian-ironbelly", "0 0 2 0", "-1"),
    ("common-welsh-green", "0 2 0 0", ""),
    ("grindylow", "0 0 0 0", "-1"),
    ("cornelius-fudge", "0 0 0 1", ""),
    ("pansy-parkinson", "0 0 0 1", "-1"),
    ("pius-thicknesse", "0 1 0 0", "-1"),
    ("rita-skeeter", "0 0 3 0", ""),
    ("corban-yaxley", "0 0 2 0", "-1"),
    ("inferi", "0 1 2 0", ""),
    ("narcissa-malfoy", "0 0 0 1", ""),
    ("alecto-carrow", "0 0 0 0", "-2"),
    ("amycus-carrow", "0 0 4 0", ""),
    ("nagini", "0 0 0 0", "-1"),
]


@pytest.mark.rule("HB-10.13")
@pytest.mark.parametrize(("foe", "each", "control"), REWARDS)
def test_what_a_foe_gives_when_defeated(foe: str, each: str, control: str) -> None:
    fight = battle(foes=[foe, "mermaid"])
    fight.defeat(foe)
    s = fight.s
    for place in range(3):
        got = f"{s.attack[place]} {s.influence[place]} {s.health[place] - 6} {len(s.hand[place])}"
        assert got == each
    assert s.control - 2 == int(control or 0)


@pytest.mark.rule("HB-10.17")
@pytest.mark.parametrize(
    ("foe", "card", "control"),
    [
        ("peter-pettigrew", "lumos", 1),
        ("bellatrix-lestrange", "firebolt", 0),
        ("scabbers", "finite", 1),
        ("centaur", "lumos", 1),
        ("mermaid", "hedwig", 1),
        ("marcus-flint", "firebolt", 2),
    ],
)
def test_rewards_that_take_cards_back(foe: str, card: str, control: int) -> None:
    fight = battle(foes=[foe, "nagini"])
    for place in range(3):
        fight.pile(place, card, "stupefy" if foe == "scabbers" else "detention")
    fight.defeat(foe)
    assert f"take {card}" in fight.options()
    fight.answer(f"take {card}", "none", f"take {card}")
    assert [fight.cards(place) for place in range(3)] == [[card], [], [card]]
    assert fight.s.control == control


@pytest.mark.rule("HB-10.17")
def test_rewards_that_leave_a_choice() -> None:
    fight = battle(foes=["tom-riddle", "nagini"])
    fight.pile(0, "hedwig")
    fight.defeat("tom-riddle", "choose take-ally")
    assert fight.cards(0) == ["hedwig"]
    assert fight.s.health == [6, 8, 8]
    fight = battle(foes=["werewolf", "mermaid"])
    fight.defeat("werewolf", "choose influence-1", "choose health-2", "choose influence-1")
    assert fight.s.influence == [1, 0, 1]
    assert fight.s.health == [6, 8, 6]
    assert fight.s.control == 1


@pytest.mark.rule("HB-15.11")
@pytest.mark.parametrize(
    ("foe", "rolls", "control"),
    [("chinese-fireball", 1, 1), ("hungarian-horntail", 1, 1), ("swedish-short-snout", 2, 2)],
)
def test_rewards_that_roll_dice(foe: str, rolls: int, control: int) -> None:
    fight = battle(foes=[foe, "nagini"])
    fight.load(*[5] * rolls)
    fight.defeat(foe)
    assert len(fight.told("rolled")) == rolls
    assert fight.s.attack == [rolls] * 3
    assert fight.s.control == control


ENCOUNTER_REWARDS = [
    ("students-out-of-bed", ["none", "none", "none"], "0 0 0 1", ""),
    ("unregistered-animagus", [], "2 0 0 1", ""),
    ("full-moon-rises", ["none", "none", "none"], "0 0 3 1", ""),
    ("defensive-training", [], "0 2 2 1", ""),
    ("filthy-half-breed", ["none", "none", "none"], "0 0 0 2", ""),
    ("escape", [], "0 0 0 1", "-2"),
    ("the-first-task", ["die gryffindor", "die hufflepuff"], "1 0 1 1", ""),
    ("the-second-task", [], "0 0 0 2", "-1"),
    ("the-third-task", [], "0 0 4 1", ""),
    ("sneaking-in-the-halls", ["none", "none", "none"], "0 0 0 1", ""),
    ("the-ministry-is-meddling", [], "0 1 0 1", "-1"),
    ("detention-with-dolores", [], "0 2 0 1", ""),
    ("before-the-wizengamot", [], "0 0 0 2", ""),
    ("ministers-of-magic", [], "0 2 0 1", ""),
    ("magic-is-might", [], "0 0 0 1", "-1"),
    ("view-slughorns-memory", [], "0 0 0 2", ""),
    ("dumbledores-request", [], "0 0 0 1", "-1"),
    ("staffing-changes", [], "0 0 2 1", ""),
    ("the-seventh-horcrux", [], "0 0 0 1", "-2"),
    ("battle-of-hogwarts", [], "0 0 4 1", ""),
]


@pytest.mark.rule("HB-17.9", "HB-17.17")
@pytest.mark.parametrize(("key", "answers", "each", "control"), ENCOUNTER_REWARDS)
def test_what_a_collected_encounter_gives(
    key: str, answers: list[str], each: str, control: str
) -> None:
    fight = battle("alohomora")
    for place in (1, 2):
        fight.hand(place, "alohomora")
    fight.collect(0, key)
    fight.load(*{"unregistered-animagus": [5, 5], "the-first-task": [4, 1]}.get(key, []))
    fight.answer(f"use {key}", *answers)
    s = fight.s
    for place in range(3):
        got = f"{s.attack[place]} {s.influence[place]} {s.health[place] - 6} {len(s.hand[place])}"
        assert got == each
    assert s.control - 2 == int(control or 0)
    assert s.collected[0] == []


@pytest.mark.rule("HB-12.2")
def test_abilities_of_encounters_that_react() -> None:
    fight = battle("sirius-black", "firebolt", "lumos")
    fight.encounter("escape")
    for card in ("sirius-black", "firebolt", "lumos"):
        fight.play(card)
    assert fight.s.health[0] == 4
    fight = battle()
    fight.encounter("full-moon-rises")
    fight.event("fight-and-flight")
    assert fight.cards(0) == ["detention", "detention"]


# -- HB-27: who decides ----------------------------------------------------------------------------


@pytest.mark.rule("HB-27.1")
def test_the_active_hero_names_the_hero_of_the_own_cards() -> None:
    fight = battle("essence-of-dittany")
    fight.play("essence-of-dittany")
    assert fight.asked() == (0, "target")


@pytest.mark.rule("HB-27.2")
def test_a_choice_that_addresses_a_hero_is_that_heros() -> None:
    fight = battle("thestral")
    fight.play("thestral", "choose influence-1")
    assert fight.asked() == (1, "choice")
    fight.answer("choose influence-1")
    assert fight.asked() == (2, "choice")


@pytest.mark.rule("HB-27.3", "HB-27.6")
def test_common_decisions_are_asked_of_one_seat() -> None:
    fight = Fight.new(2)
    fight.answer("be harry", "be ron")
    assert fight.asked() == (0, "first")
    assert len(fight.s.asks) == 1


@pytest.mark.rule("HB-27.4")
def test_there_is_never_more_than_one_question() -> None:
    fight = Fight.set_up(4, scenario="pack3", seed=4)
    for step in range(150):
        assert len(fight.s.asks) == 1
        options = fight.options()
        fight.answer(options[step % len(options)])
        if fight.s.over:
            break


@pytest.mark.rule("HB-27.7")
def test_a_single_legal_option_is_not_asked() -> None:
    fight = battle("butterbeer")
    fight.s.control = 0
    fight.hand(0, "nymphadora-tonks", "accio")
    fight.play("accio")
    assert fight.asked() == (0, "action")
    fight.play("nymphadora-tonks")
    assert fight.options() == ["choose influence-3", "choose attack-2"]
    frame = CarryOut(0, 0, columns.ALOHOMORA, HERO, BY_ACTIVE)
    assert frame.whom(fight.s, 0) == [0]
