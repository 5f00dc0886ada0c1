"""Every Hogwarts card and Potion: what it does when played, banished and discarded."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.battle.content import figures as f
from spellwright.games.battle.content import tables
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import HERO
from spellwright.games.battle.state import HAND_AT_ACTIONS
from tests.battle.fight import Fight, kinds


def battle(*hand: str, **more: Any) -> Fight:
    """Harry and Ron at Health 3 in Pack 4, with two control tokens."""
    fight = Fight("harry", "ron", scenario="pack4", **more)
    fight.health(3, 3)
    fight.control(2)
    fight.potions_board()
    fight.hand(0, *hand)
    return fight


def changes(fight: Fight) -> str:
    """Attack, Influence, Health gained and cards in hand of both Heroes; control if changed."""
    s = fight.s
    rows = [
        f"{s.attack[place]} {s.influence[place]} {s.health[place] - 3} {len(s.hand[place])}"
        for place in range(2)
    ]
    control = f" / {s.control - 2}" if s.control != 2 else ""
    return " | ".join(rows) + control


NOTHING = "0 0 0 0 | 0 0 0 0"
ON = "hero ron"

PLAYED = [
    ("alohomora", [], "0 1 0 0 | 0 0 0 0"),
    ("firebolt", [], "1 0 0 0 | 0 0 0 0"),
    ("invisibility-cloak", [], "0 1 0 0 | 0 0 0 0"),
    ("hedwig", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("hedwig", ["choose health-2"], "0 0 2 0 | 0 0 0 0"),
    ("cleansweep-11", [], "1 0 0 0 | 0 0 0 0"),
    ("every-flavour-beans", [], "0 1 0 0 | 0 0 0 0"),
    ("pigwidgeon", ["choose health-2"], "0 0 2 0 | 0 0 0 0"),
    ("time-turner", [], "0 1 0 0 | 0 0 0 0"),
    ("beedle-the-bard", ["choose influence-2"], "0 2 0 0 | 0 0 0 0"),
    ("beedle-the-bard", ["choose all-influence-1"], "0 1 0 0 | 0 1 0 0"),
    ("crookshanks", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("remembrall", [], "0 1 0 0 | 0 0 0 0"),
    ("mandrake", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("mandrake", ["choose any-health-2", ON], "0 0 0 0 | 0 0 2 0"),
    ("trevor", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("lion-hat", [], "0 1 0 0 | 0 0 0 0"),
    ("spectrespecs", [], "0 1 0 0 | 0 0 0 0"),
    ("snorkack", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("nimbus-2000", [], "1 0 0 0 | 0 0 0 0"),
    ("bat-bogey-hex", ["choose attack-1"], "1 0 0 0 | 0 0 0 0"),
    ("bat-bogey-hex", ["choose all-health-1"], "0 0 1 0 | 0 0 1 0"),
    ("arnold", ["choose health-2"], "0 0 2 0 | 0 0 0 0"),
    ("detention", [], NOTHING),
    ("wingardium-leviosa", [], "0 1 0 0 | 0 0 0 0"),
    ("reparo", ["choose influence-2"], "0 2 0 0 | 0 0 0 0"),
    ("reparo", ["choose draw-1"], "0 0 0 1 | 0 0 0 0"),
    ("lumos", [], "0 0 0 1 | 0 0 0 1"),
    ("incendio", [], "1 0 0 1 | 0 0 0 0"),
    ("descendo", [], "2 0 0 0 | 0 0 0 0"),
    ("essence-of-dittany", [ON], "0 0 0 0 | 0 0 2 0"),
    ("quidditch-gear", [], "1 0 1 0 | 0 0 0 0"),
    ("sorting-hat", [], "0 2 0 0 | 0 0 0 0"),
    ("golden-snitch", [], "0 2 0 1 | 0 0 0 0"),
    ("oliver-wood", [], "1 0 0 0 | 0 0 0 0"),
    ("rubeus-hagrid", [], "1 0 1 0 | 0 0 1 0"),
    ("albus-dumbledore", [], "1 1 1 1 | 1 1 1 1"),
    ("finite", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("expelliarmus", [], "2 0 0 1 | 0 0 0 0"),
    ("polyjuice-potion", [], NOTHING),
    ("nimbus-2001", [], "2 0 0 0 | 0 0 0 0"),
    ("gilderoy-lockhart", [], NOTHING),
    ("dobby", [], "0 0 0 1 | 0 0 0 0 / -1"),
    ("ginny-weasley", [], "1 1 0 0 | 0 0 0 0"),
    ("fawkes", ["choose attack-2"], "2 0 0 0 | 0 0 0 0"),
    ("fawkes", ["choose all-health-2"], "0 0 2 0 | 0 0 2 0"),
    ("arthur-weasley", [], "0 2 0 0 | 0 2 0 0"),
    ("molly-weasley", [], "0 1 2 0 | 0 1 2 0"),
    ("expecto-patronum", [], "1 0 0 0 | 0 0 0 0 / -1"),
    ("petrificus-totalus", [], "1 0 0 0 | 0 0 0 0"),
    ("chocolate-frog", [ON], "0 0 0 0 | 0 1 1 0"),
    ("butterbeer", [], "0 1 1 0 | 0 1 1 0"),
    ("crystal-ball", [], "0 0 0 1 | 0 0 0 0"),
    ("marauders-map", [], "0 0 0 2 | 0 0 0 0"),
    ("remus-lupin", [ON], "1 0 0 0 | 0 0 3 0"),
    ("sybill-trelawney", [], "0 2 0 1 | 0 0 0 0"),
    ("sirius-black", [], "2 1 0 0 | 0 0 0 0"),
    ("accio", [], "0 2 0 0 | 0 0 0 0"),
    ("protego", [], "1 0 1 0 | 0 0 0 0"),
    ("hogwarts-a-history", ["die gryffindor"], "0 1 0 0 | 0 1 0 0"),
    ("pensieve", [], "0 1 0 1 | 0 1 0 1"),
    ("triwizard-cup", [], "1 1 1 0 | 0 0 0 0"),
    ("cedric-diggory", [], "1 0 1 0 | 0 0 1 0"),
    ("fleur-delacour", [], "0 2 0 0 | 0 0 0 0"),
    ("viktor-krum", [], "2 0 0 0 | 0 0 0 0"),
    ("mad-eye-moody", [], "0 2 0 0 | 0 0 0 0 / -1"),
    ("filius-flitwick", [], "0 1 0 2 | 0 0 0 1"),
    ("minerva-mcgonagall", [], "1 2 0 0 | 0 1 0 0"),
    ("pomona-sprout", [ON], "0 1 1 0 | 0 0 3 0"),
    ("severus-snape", [], "2 0 2 0 | 1 0 0 0"),
    ("stupefy", [], "1 0 0 1 | 0 0 0 0 / -1"),
    ("owls", [], "0 2 0 0 | 0 0 0 0"),
    ("cho-chang", [], "0 0 0 2 | 0 0 0 1"),
    ("fred-weasley", [], "1 1 0 0 | 0 1 0 0"),
    ("george-weasley", [], "1 1 0 0 | 0 1 0 0"),
    ("luna-lovegood", [], "0 1 0 1 | 0 0 0 1"),
    ("nymphadora-tonks", ["choose influence-3"], "0 3 0 0 | 0 0 0 0"),
    ("nymphadora-tonks", ["choose attack-2"], "2 0 0 0 | 0 0 0 0"),
    ("nymphadora-tonks", ["choose remove-1"], "0 0 0 0 | 0 0 0 0 / -1"),
    ("kingsley-shacklebolt", [], "2 0 1 0 | 0 0 0 0 / -1"),
    ("confundus", [], "1 0 0 0 | 0 0 0 0"),
    ("bezoar", [ON], "0 0 0 1 | 0 0 3 0"),
    ("advanced-potion-making", [], "0 0 2 0 | 0 0 2 0"),
    ("deluminator", ["number 2"], "0 0 0 0 | 0 0 0 0 / -2"),
    ("deluminator", ["number 0"], NOTHING),
    ("elder-wand", [], NOTHING),
    ("felix-felicis", ["choose attack-2", "choose draw-2"], "2 0 0 2 | 0 0 0 0"),
    ("felix-felicis", ["choose health-2", "choose influence-2"], "0 2 2 0 | 0 0 0 0"),
    ("horace-slughorn", ["choose influence-1", "choose health-1"], "1 1 0 0 | 1 0 1 0"),
    ("sword-of-gryffindor", [], "2 2 0 0 | 0 2 0 0"),
    ("tergeo", [], "0 1 0 0 | 0 0 0 0"),
    ("finite-incantatem", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("old-sock", [], "0 1 0 0 | 0 0 0 0"),
    ("harp", [], "1 0 0 0 | 0 0 0 0"),
    ("fang", [ON], "0 0 0 0 | 0 1 2 0"),
    ("filch-and-mrs-norris", ["choose discard-1"], "0 0 0 1 | 0 0 0 0"),
    ("filch-and-mrs-norris", ["choose banish-hand", "banish alohomora"], "0 0 0 1 | 0 0 0 0"),
    ("depulso", [], "0 2 0 0 | 0 0 0 0"),
    ("immobulus", [], "1 0 0 0 | 0 0 0 0"),
    ("monster-book", [], "1 0 1 0 | 0 0 1 0"),
    ("buckbeak", [], "0 0 0 1 | 0 0 0 0"),
    ("nox", [], "1 0 0 0 | 0 0 0 0"),
    ("lacewing-flies", [ON], "0 0 0 0 | 0 0 0 1"),
    ("erumpent-horn", [], "3 0 -2 0 | 0 0 0 0"),
    ("thestral", ["choose influence-1", "choose health-2"], "0 1 0 0 | 0 0 2 0"),
    ("kreacher", [ON], "0 0 1 0 | 0 0 1 0"),
    ("griphook", [], "0 0 0 1 | 0 0 0 0"),
    ("priori-incantatem", [], NOTHING),
    ("gillyweed", [], "0 0 1 0 | 0 0 0 0"),
    ("dragons-blood", [], "0 0 3 0 | 0 0 3 0"),
    ("golden-egg", [], "2 1 0 1 | 0 0 0 0"),
    ("igor-karkaroff", [], "2 0 0 0 | 0 0 0 0"),
    ("madame-maxime", [], "2 0 2 0 | 0 0 2 0"),
    ("scourgify", [], "0 0 1 0 | 0 0 0 0"),
    ("locomotor", [], "0 1 0 0 | 0 1 0 0"),
    ("arresto-momentum", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("ascendio", [], "0 2 0 1 | 0 0 0 1"),
    ("self-correcting-ink", ["die gryffindor"], "0 1 0 0 | 0 1 0 0"),
    ("auto-answer-quill", [], "2 0 0 0 | 0 0 0 0"),
    ("dean-thomas", ["choose near-influence-1"], "0 1 0 0 | 0 1 0 0"),
    ("dean-thomas", ["choose any2-health-2"], "0 0 2 0 | 0 0 2 0"),
    ("errol", [], "0 0 0 1 | 0 0 0 0"),
    ("barn-owl", [], "0 0 2 0 | 0 0 0 0"),
    ("screech-owl", [], "0 1 1 0 | 0 1 1 0"),
    ("hermione-granger", [], "0 2 0 0 | 0 2 0 0"),
    ("lavender-brown", [], "0 1 2 1 | 0 0 2 0"),
    ("neville-longbottom", [], "0 0 5 0 | 0 0 3 0"),
    ("ron-weasley", [], "2 0 0 0 | 0 0 0 0"),
    ("harry-potter", [], "1 0 0 0 | 1 0 0 0 / -1"),
    ("patil-twins", [], "2 0 0 0 | 2 0 0 0"),
    ("confringo", [], "1 0 0 0 | 0 0 0 0"),
    ("evanesco", [], NOTHING),
    ("arabella-figg", [ON], "0 0 0 0 | 0 1 0 0"),
    ("percy-weasley", [], "0 1 0 0 | 0 0 0 0"),
    ("school-owl", [], "1 0 0 0 | 0 0 0 0"),
    ("eagle-owl", [], "1 0 0 0 | 1 0 0 0"),
    ("flagrante", ["choose influence-2"], "0 2 0 0 | 0 0 0 0"),
    ("densaugeo", ["choose attack-2"], "2 0 0 0 | 0 0 0 0"),
    ("densaugeo", ["choose any-health-3", ON], "0 0 0 0 | 0 0 3 0"),
    ("cauldron", ["gather-none"], "0 0 1 0 | 0 0 0 0"),
    ("potions-kit", [], "0 2 0 0 | 0 0 0 0"),
    ("shrunken-head", [], "2 0 0 0 | 0 0 0 0"),
    ("romilda-vane", [], "0 0 1 0 | 0 0 1 0"),
    ("great-horned-owl", [], "1 0 0 0 | 0 0 0 0"),
    ("mundungus-fletcher", [], NOTHING),
    ("revelio", [], "0 0 0 1 | 0 0 0 0"),
    ("cave-inimicum", [ON], "0 1 0 0 | 0 0 2 0"),
    ("engorgio", [], "0 1 0 0 | 0 1 0 0"),
    ("bill-weasley", [], "1 0 0 1 | 0 0 0 0"),
    ("aberforth-dumbledore", [], "1 1 1 0 | 1 1 1 0"),
    ("tawny-owl", [], "0 2 0 0 | 0 0 0 0"),
    ("ageing-potion", [], "0 1 0 0 | 0 0 0 0"),
    ("amortentia", [ON], "0 0 0 0 | 0 0 2 0"),
    ("calming-draught", [], "0 1 1 0 | 0 1 1 0"),
    ("mandrake-restorative-draught", [], "0 0 2 0 | 0 0 2 0"),
    ("pepperup-potion", [], "1 0 0 0 | 0 0 0 0"),
    ("beguiling-bubbles", [], "0 0 0 1 | 0 0 0 0"),
    ("elixir-of-life", [ON], "0 0 0 0 | 0 0 7 0"),
    ("hair-raising-potion", [], "0 2 0 0 | 0 0 0 0"),
    ("skele-gro", [], "1 0 0 0 | 0 0 0 0"),
    ("murtlap-essence", [ON], "0 0 0 0 | 0 0 2 0"),
]


@pytest.mark.rule("HB-28.4", "HB-6.3")
@pytest.mark.parametrize(("card", "answers", "expected"), PLAYED)
def test_what_a_card_does_when_played(card: str, answers: list[str], expected: str) -> None:
    fight = battle(card)
    if "roll" in _effect(card):
        fight.load(1, 1, 1)
    fight.play(card, *answers)
    assert fight.asked() == (0, "action")
    assert changes(fight) == expected


def _effect(card: str) -> str:
    rows = {row["key"]: row for row in tables.CARDS + tables.POTIONS}
    return str(rows[card].get("effect", ""))


BANISHED = [
    ("ageing-potion", [], "1 0 0 0 | 1 0 0 0"),
    ("amortentia", [], "0 2 2 0 | 0 2 2 0"),
    ("calming-draught", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("mandrake-restorative-draught", [], "0 0 0 1 | 0 0 0 1"),
    ("pepperup-potion", ["die slytherin"], "1 0 0 0 | 1 0 0 0"),
    ("beguiling-bubbles", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("elixir-of-life", [], NOTHING),
    ("hair-raising-potion", [], NOTHING),
    ("skele-gro", [ON], "0 0 0 0 | 0 0 0 2"),
    ("murtlap-essence", [], "0 0 2 0 | 0 0 2 0"),
]


@pytest.mark.rule("HB-7.16")
@pytest.mark.parametrize(("potion", "answers", "expected"), BANISHED)
def test_what_a_potion_does_when_banished(potion: str, answers: list[str], expected: str) -> None:
    fight = battle(potion)
    if answers == ["die slytherin"]:
        fight.load(1)
    fight.answer(f"drink {potion}", *answers)
    assert changes(fight) == expected
    assert fight.s.banished == kinds(potion)


DISCARDED = [
    ("remembrall", [], "0 2 0 0 | 0 0 0 0"),
    ("gilderoy-lockhart", [], "0 0 0 1 | 0 0 0 0"),
    ("chocolate-frog", [], "0 1 1 0 | 0 0 0 0"),
    ("marauders-map", [], "0 0 0 1 | 0 0 0 1"),
    ("protego", [], "1 0 1 0 | 0 0 0 0"),
    ("old-sock", [], "0 2 0 0 | 0 0 0 0"),
    ("lacewing-flies", [], "1 0 0 0 | 0 0 0 0"),
    ("arresto-momentum", [], NOTHING),
    ("errol", [], "0 0 0 1 | 0 0 0 1"),
    ("barn-owl", [], "0 0 2 0 | 0 0 2 0"),
    ("screech-owl", [], "1 1 1 0 | 1 1 1 0"),
    ("arabella-figg", [], "0 1 2 0 | 0 0 0 0"),
    ("school-owl", [], "0 0 0 1 | 0 0 0 1"),
    ("eagle-owl", [], "0 0 0 0 | 0 0 0 0 / -1"),
    ("romilda-vane", [], "2 0 0 0 | 0 0 0 0"),
    ("great-horned-owl", [], "1 0 0 0 | 1 0 0 0"),
    ("mundungus-fletcher", [ON], "0 0 0 0 | 0 0 2 0"),
    ("tawny-owl", [], "0 1 0 0 | 0 1 0 0"),
    ("detention", [], "0 0 -2 0 | 0 0 0 0"),
    ("alohomora", [], NOTHING),
]


@pytest.mark.rule("HB-13.2")
@pytest.mark.parametrize(("card", "answers", "expected"), DISCARDED)
def test_what_a_card_does_when_discarded(card: str, answers: list[str], expected: str) -> None:
    fight = battle(card)
    fight.carry_on(DiscardCards(0, 1, 4, HERO))
    fight.answer(*answers)
    assert changes(fight) == expected


# -- bonuses and conditions ------------------------------------------------------------------------

BONUS = [
    ("firebolt", [], "1 1 0 0 | 0 0 0 0"),
    ("cleansweep-11", [], "1 1 0 0 | 0 0 0 0"),
    ("nimbus-2000", [], "1 1 0 0 | 0 0 0 0"),
    ("nimbus-2001", [], "2 2 0 0 | 0 0 0 0"),
    ("oliver-wood", [ON], "1 0 0 0 | 0 0 2 0"),
    ("viktor-krum", [], "2 1 1 0 | 0 0 0 0"),
    ("igor-karkaroff", [], "3 1 0 0 | 0 0 0 0"),
    ("auto-answer-quill", [], "2 0 0 0 | 0 0 0 0 / -2"),
    ("ron-weasley", [], "2 0 1 0 | 0 0 1 0"),
    ("shrunken-head", [], "2 1 0 0 | 0 1 0 0"),
]


@pytest.mark.rule("HB-28.9", "HB-28.10")
@pytest.mark.parametrize(("card", "answers", "expected"), BONUS)
@pytest.mark.parametrize("before", [True, False])
def test_a_villain_defeated_before_or_after_the_card_gives_the_bonus(
    card: str, answers: list[str], expected: str, before: bool
) -> None:
    fight = battle(card, foes=["draco-malfoy", "alecto-carrow"])
    if before:
        fight.defeat("draco-malfoy")
        fight.play(card, *answers)
    else:
        fight.play(card)
        fight.defeat("draco-malfoy", *answers)
    wanted = expected if "/" in expected else f"{expected} / -1"
    assert changes(fight) == wanted


@pytest.mark.rule("HB-28.10")
def test_immobulus_wants_a_creature() -> None:
    fight = battle("immobulus", foes=["draco-malfoy", "troll"])
    fight.play("immobulus")
    fight.defeat("draco-malfoy")
    assert fight.s.control == 1
    fight.defeat("troll")
    assert fight.s.control == 0


@pytest.mark.rule("HB-28.9")
def test_beans_count_allies_played_before_and_after() -> None:
    fight = battle("sirius-black", "every-flavour-beans", "sirius-black")
    fight.play("sirius-black")
    fight.play("every-flavour-beans")
    assert fight.s.attack[0] == 3
    fight.play("sirius-black")
    assert fight.s.attack[0] == 6


@pytest.mark.rule("HB-28.9")
def test_fleur_wants_another_ally() -> None:
    fight = battle("fleur-delacour", "sirius-black")
    fight.play("fleur-delacour")
    assert fight.s.health[0] == 3
    fight.play("sirius-black")
    assert fight.s.health[0] == 5
    fight = battle("sirius-black", "fleur-delacour")
    fight.play("sirius-black")
    fight.play("fleur-delacour")
    assert fight.s.health[0] == 5


@pytest.mark.rule("HB-28.9")
def test_owls_luna_elder_wand_and_gillyweed_count_played_cards() -> None:
    fight = battle("owls", "alohomora", "alohomora", "alohomora")
    fight.play("owls")
    fight.play("alohomora")
    assert fight.s.attack[0] == 0
    fight.play("alohomora")
    fight.play("alohomora")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 4)
    fight = battle("luna-lovegood", "quidditch-gear")
    fight.load(2)
    fight.play("luna-lovegood")
    fight.play("quidditch-gear")
    assert fight.s.attack[0] == 2
    fight = battle("alohomora", "elder-wand", "alohomora")
    fight.play("alohomora")
    fight.play("elder-wand")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 4)
    fight.play("alohomora")
    assert (fight.s.attack[0], fight.s.health[0]) == (2, 5)
    fight = battle("sirius-black", "gillyweed", "sirius-black")
    fight.play("sirius-black")
    fight.play("gillyweed", ON)
    fight.play("sirius-black", ON)
    assert fight.s.health == [4, 5]


@pytest.mark.rule("HB-28.5", "HB-29.20")
@pytest.mark.parametrize(
    ("card", "held", "expected"),
    [
        ("lion-hat", "quidditch-gear", "1 1 0 0 | 0 0 0 1"),
        ("lion-hat", "cleansweep-11", "1 1 0 0 | 0 0 0 1"),
        ("old-sock", "dobby", "2 1 0 0 | 0 0 0 1"),
        ("fred-weasley", "molly-weasley", "1 2 0 0 | 0 2 0 1"),
        ("george-weasley", "molly-weasley", "1 1 1 0 | 0 1 1 1"),
    ],
)
def test_cards_that_ask_what_another_hero_holds(card: str, held: str, expected: str) -> None:
    fight = battle(card)
    fight.hand(1, held)
    if "roll" in _effect(card):
        fight.load(1)
    fight.play(card)
    assert changes(fight) == expected
    assert fight.s.view(0).shown.hand[1] == [-1]


@pytest.mark.rule("HB-29.20")
def test_the_own_hand_does_not_count() -> None:
    fight = battle("lion-hat", "firebolt")
    fight.play("lion-hat")
    assert fight.s.attack[0] == 0


@pytest.mark.rule("HB-28.12")
def test_the_discard_is_due_though_drawing_is_prevented() -> None:
    fight = battle("crystal-ball", "alohomora", foes=["basilisk-box"])
    fight.play("crystal-ball")
    assert fight.cards(0) == []


@pytest.mark.rule("HB-28.13")
def test_taking_a_card_from_the_discard_pile_is_no_draw() -> None:
    fight = battle("accio", foes=["basilisk-box"])
    fight.pile(0, "firebolt", "golden-snitch", "lumos")
    fight.play("accio", "choose take-item")
    assert fight.options() == ["take firebolt", "take golden-snitch"]
    fight.answer("take golden-snitch")
    assert fight.cards(0) == ["golden-snitch"]


@pytest.mark.rule("HB-28.16")
def test_spectrespecs_looks_at_the_top_event() -> None:
    fight = battle("spectrespecs")
    fight.events("flipendo", "expulso")
    fight.play("spectrespecs")
    assert fight.options() == ["leave expulso", "away expulso"]
    assert fight.s.view(0).shown.event_stack[-1] == f.thing("expulso")
    assert fight.s.view(1).shown.event_stack[-1] == -1
    fight.answer("away expulso")
    assert fight.s.event_pile == kinds("expulso")


@pytest.mark.rule("HB-28.16")
def test_revelio_arranges_the_top_three_cards() -> None:
    fight = battle("revelio")
    fight.deck(0, "alohomora", "lumos", "hedwig", "firebolt")
    fight.play("revelio")
    assert fight.options() == ["then firebolt", "then hedwig", "then lumos"]
    fight.answer("then lumos", "then hedwig")
    assert fight.cards(0) == ["lumos"]
    assert fight.s.deck[0] == kinds("alohomora", "firebolt", "hedwig")
    assert fight.s.view(0).shown.deck[0] == [-1, *kinds("firebolt", "hedwig")]
    assert fight.s.view(1).shown.deck[0] == [-1, -1, -1]


@pytest.mark.rule("HB-28.19")
def test_polyjuice_potion_and_priori_incantatem_repeat_an_effect() -> None:
    fight = battle("sirius-black", "polyjuice-potion", "priori-incantatem", "descendo")
    fight.play("sirius-black")
    fight.play("polyjuice-potion", "again sirius-black")
    assert (fight.s.attack[0], fight.s.influence[0]) == (4, 2)
    assert fight.s.played == kinds("sirius-black", "polyjuice-potion")
    fight.play("priori-incantatem")
    assert fight.asked() == (0, "action")
    fight.play("descendo")
    fight.hand(0, "priori-incantatem")
    fight.play("priori-incantatem")
    assert fight.options() == ["again descendo", "decline"]
    fight.answer("again descendo")
    assert fight.s.attack[0] == 8


@pytest.mark.rule("HB-28.20")
def test_leprechaun_gold_takes_all_tokens_of_everybody() -> None:
    fight = battle()
    fight.tokens(0, attack=2)
    fight.tokens(1, influence=3)
    fight.event("leprechaun-gold")
    assert changes(fight) == NOTHING


@pytest.mark.rule("HB-28.3")
def test_any_two_are_different_and_chosen_one_after_the_other() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="game3")
    fight.hand(0, "butterbeer")
    fight.play("butterbeer")
    assert fight.options() == ["hero harry", "hero ron", "hero hermione"]
    fight.answer("hero ron")
    assert fight.options() == ["hero harry", "hero hermione"]
    fight.answer("hero hermione")
    assert fight.s.influence == [0, 1, 1]


@pytest.mark.rule("HB-28.24")
def test_each_copy_counts_for_itself() -> None:
    fight = battle("firebolt", "firebolt", foes=["draco-malfoy", "alecto-carrow"])
    fight.play("firebolt")
    fight.play("firebolt")
    fight.defeat("draco-malfoy")
    assert fight.s.influence[0] == 2


# -- single cards ----------------------------------------------------------------------------------


@pytest.mark.rule("HB-29.1")
def test_confundus_wants_attack_on_every_villain() -> None:
    foes = ["draco-malfoy", "lucius-malfoy", "alecto-carrow"]
    fight = battle("confundus", foes=foes)
    fight.play("confundus")
    fight.tokens(0, attack=3)
    fight.answer("attack draco-malfoy")
    assert fight.s.control == 2
    fight.answer("attack lucius-malfoy")
    assert fight.s.control == 1
    fight = battle("confundus", foes=["draco-malfoy", "norbert", "alecto-carrow"])
    fight.defeat("draco-malfoy")
    fight.control(2)
    fight.play("confundus")
    assert fight.s.control == 1


@pytest.mark.rule("HB-29.2")
@pytest.mark.parametrize(("held", "influence"), [(5, 3), (4, 1), (6, 1)])
def test_percy_counts_the_hand_when_step_3_began(held: int, influence: int) -> None:
    fight = battle("percy-weasley", "alohomora")
    fight.s.tally[HAND_AT_ACTIONS] = held
    fight.play("percy-weasley")
    assert fight.s.influence[0] == influence


@pytest.mark.rule("HB-29.3")
def test_advanced_potion_making_rewards_heroes_at_ten() -> None:
    fight = battle("advanced-potion-making")
    fight.health(8, 7)
    fight.play("advanced-potion-making")
    assert fight.s.health == [10, 9]
    assert fight.s.attack == [1, 0]
    assert len(fight.cards(0)) == 1


@pytest.mark.rule("HB-29.4")
def test_felix_felicis_takes_two_different_effects() -> None:
    fight = battle("felix-felicis")
    fight.play("felix-felicis", "choose attack-2")
    assert "choose attack-2" not in fight.options()
    assert len(fight.options()) == 3


@pytest.mark.rule("HB-29.8")
def test_pius_thicknesse_takes_saved_influence() -> None:
    fight = battle(foes=["pius-thicknesse"])
    fight.events("regeneration")
    fight.ability("pius-thicknesse")
    assert fight.told("event-came") == []
    fight.tokens(0, influence=3)
    fight.s.saved_influence = 2
    fight.ability("pius-thicknesse")
    assert fight.s.influence[0] == 1
    assert len(fight.told("event-came")) == 1


@pytest.mark.rule("HB-29.9")
def test_rufus_scrimgeour_names_other_heroes_and_his_reward_shuffles() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="pack2", foes=["rufus-scrimgeour"])
    fight.hand(0, "finite", "descendo", "lumos")
    fight.ability("rufus-scrimgeour", "hero ron", "hero ron")
    assert fight.s.health == [10, 8, 10]
    fight.deck(0, "lumos")
    fight.pile(0, "hedwig")
    fight.defeat("rufus-scrimgeour", "choose shuffle-up")
    assert fight.s.deck[0] == kinds("lumos", "hedwig")
    assert fight.discarded(0) == []


@pytest.mark.rule("HB-29.11")
@pytest.mark.parametrize(("foe", "points"), [("werewolf", 4), ("pansy-parkinson", 3)])
def test_werewolf_and_pansy_add_up_the_losses_of_a_turn(foe: str, points: int) -> None:
    fight = battle("alohomora", "alohomora", foes=[foe])
    fight.health(10, 10)
    for lost in range(1, points + 3):
        fight.event("quick-quotes-quill")
        reacted = fight.s.control == 3 if foe == "werewolf" else len(fight.cards(0)) == 1
        assert reacted == (lost >= points)


@pytest.mark.rule("HB-29.12")
def test_amycus_carrow_counts_events() -> None:
    fight = battle(foes=["amycus-carrow"])
    fight.health(10, 10)
    fight.event("regeneration")
    fight.event("regeneration")
    fight.ability("amycus-carrow")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-29.13")
def test_vicious_bite_hits_the_lowest_health_even_zero() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="box2")
    fight.health(4, 2, 2)
    fight.event("vicious-bite")
    assert fight.s.health == [4, 0, 0]
    assert fight.s.control == 3
    fight.event("vicious-bite")
    assert fight.s.health == [4, 0, 0]


@pytest.mark.rule("HB-29.14")
def test_the_ministry_is_meddling_takes_tokens_and_health() -> None:
    fight = battle()
    fight.encounter("the-ministry-is-meddling")
    fight.ability("the-ministry-is-meddling")
    assert fight.s.health[0] == 3
    fight.tokens(0, attack=1, influence=2)
    fight.ability("the-ministry-is-meddling")
    assert changes(fight) == "0 0 -2 0 | 0 0 0 0"


@pytest.mark.rule("HB-29.16")
def test_third_floor_corridor_stops_rewards_and_gives_one_later() -> None:
    fight = battle(foes=["quirinus-quirrell"])
    fight.encounter("third-floor-corridor")
    fight.defeat("quirinus-quirrell")
    assert changes(fight) == NOTHING
    fight.encounter("escape")
    fight.collect(0, "third-floor-corridor")
    fight.answer("use third-floor-corridor")
    assert changes(fight) == "0 1 1 0 | 0 1 1 0"


@pytest.mark.rule("HB-29.17")
def test_the_mermaid_stops_tokens_of_allies() -> None:
    fight = battle("sirius-black", "polyjuice-potion", "cedric-diggory", foes=["mermaid"])
    fight.play("sirius-black")
    assert changes(fight).startswith("0 0 0")
    fight.play("polyjuice-potion", "again sirius-black")
    assert (fight.s.attack[0], fight.s.influence[0]) == (2, 1)
    fight.load(5)
    fight.play("cedric-diggory")
    assert fight.s.attack == [3, 1]


@pytest.mark.rule("HB-28.8")
def test_per_card_choices_are_asked_one_after_the_other() -> None:
    fight = battle("hedwig", "hedwig", "alohomora", foes=["tom-riddle"])
    fight.ability("tom-riddle", "choose discard-1", "discard hedwig")
    assert fight.asked() == (0, "choice")
    fight.answer("choose lose-2")
    assert fight.s.health[0] == 1


@pytest.mark.rule("HB-28.6")
def test_cards_in_hand_are_counted_once_when_the_effect_begins() -> None:
    fight = battle("lumos", "descendo", "finite")
    fight.health(10, 10)
    fight.event("educational-decree")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-28.7", "HB-EX43")
def test_who_cannot_discard_must_take_the_other_option() -> None:
    fight = battle("alohomora")
    fight.health(5, 5)
    fight.hand(1, "hedwig")
    fight.event("obliviate", "choose lose-2")
    assert fight.s.health == [3, 3]
    fight.health(0, 5)
    fight.hand(0, "alohomora")
    fight.event("obliviate", "choose lose-2")
    assert fight.s.health == [0, 3]


@pytest.mark.rule("HB-28.22")
def test_counts_of_face_up_foes_include_villain_creatures_and_the_counting_foe() -> None:
    fight = battle(foes=["aragog", "scabbers", "draco-malfoy"])
    fight.health(10, 10)
    fight.ability("aragog")
    assert fight.s.health[0] == 8
    fight.encounter("dumbledores-request")
    fight.foe(3, "voldemort-p4")
    fight.ability("dumbledores-request")
    assert fight.s.health[0] == 5
