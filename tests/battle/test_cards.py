"""Every Hogwarts card and Potion: what it does when played, banished and discarded."""

from __future__ import annotations

import pytest

from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import HERO
from spellwright.games.battle.state import MOST_TOKENS
from spellwright.testing.battle import Fight, kinds
from tests.battle.card_fight import battle, changes, effect_words

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
    if "roll" in effect_words(card):
        fight.load(1, 1, 1)
    fight.play(card, *answers)
    assert fight.asked() == (0, "action")
    assert changes(fight) == expected


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
    fight.carry_out(DiscardCards(0, 1, 4, HERO))
    fight.answer(*answers)
    assert changes(fight) == expected


def test_more_tokens_than_a_state_can_hold_are_not_gained() -> None:
    """Tokens are drawn one by one, so a card of a pack may not bring any number of them."""
    fight = Fight("harry", "ron", scenario="game1")
    fight.hand(0, "alohomora", "firebolt")
    fight.tokens(0, attack=MOST_TOKENS, influence=MOST_TOKENS)
    fight.play("alohomora")
    fight.play("firebolt")
    assert (fight.s.attack[0], fight.s.influence[0]) == (MOST_TOKENS, MOST_TOKENS)
