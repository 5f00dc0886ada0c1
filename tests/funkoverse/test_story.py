"""The log says why, and tells nothing that did not happen."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.funkoverse import face, lexicons
from spellwright.games.funkoverse.rulebook import RULES
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish


def sentences(game: Skirmish) -> list[str]:
    return [RULES.sentence(event)[0] for event in game.story]


@pytest.mark.rule("FV-23.5")
@pytest.mark.parametrize(("die", "times"), [("hit", 1), ("crit", 0)])
def test_the_boy_who_lived_is_named_when_a_die_is_changed(die: str, times: int) -> None:
    game = Skirmish("bellatrix E5", "harry F5 down, auror")
    game.load("hit", "hit", die, die)
    game.do("bellatrix", "challenge harry")
    assert len(game.told("boy-who-lived")) == times


@pytest.mark.rule("FV-23.26")
def test_the_dice_of_protego_are_told() -> None:
    game = Skirmish("bellatrix E5", "harry F5, auror")
    game.s.protego[game.figure("harry")] = 2
    game.load("hit", "hit", *["hit"] * 6)
    game.do("bellatrix", "challenge harry")
    assert "Protego gives Harry Potter 4 more dice and is discarded." in sentences(game)


@pytest.mark.rule("FV-13.4")
@pytest.mark.parametrize(("who", "ability"), [("harry", "protego"), ("hermione", "accio")])
def test_what_has_no_target_is_told_and_warned_of(who: str, ability: str) -> None:
    game = Skirmish(f"{who} E5", "bellatrix A4, voldemort")
    game.turn(who)
    assert "it would have no effect" in face.notes(Scene(game.s.view(0)))[f"use {ability}"]
    game.answer(f"use {ability}")
    assert len(game.told("no-target")) == 1


@pytest.mark.rule("FV-13.4")
def test_imperio_oppugno_and_the_sisters_are_warned_of_where_they_do_nothing() -> None:
    game = Skirmish("voldemort E5, bellatrix K9", "harry A5", options={"mix": True})
    game.turn("voldemort")
    assert "use oppugno" in face.notes(Scene(game.s.view(0)))
    game.answer("end")
    game.skip("harry")
    game.turn("bellatrix")
    assert "use imperio" in face.notes(Scene(game.s.view(0)))
    assert "use morsmordre" not in face.notes(Scene(game.s.view(0)))
    near = Skirmish("voldemort E5, bellatrix D5", "harry F6")
    near.turn("voldemort")
    assert "use oppugno" not in face.notes(Scene(near.s.view(0)))


def test_the_sisters_are_warned_of_where_they_do_nothing() -> None:
    alone = Skirmish("ron E5, umbridge K9", "harry A5", options={"mix": True})
    alone.turn("ron")
    notes = face.notes(Scene(alone.s.view(0)))
    assert "use kings-gambit" in notes
    assert "use dash" not in notes
    alone.answer("use kings-gambit")
    assert len(alone.told("idle")) == 1
    alone.answer("end")
    alone.skip("harry")
    for type in ("blue", "gold"):
        alone.put_token("dark", type, 0, 3)
    alone.turn("umbridge")
    assert "use decree" in face.notes(Scene(alone.s.view(0)))
    alone.answer("use decree")
    assert len(alone.told("no-token")) == 1


@pytest.mark.rule("FV-15.2")
def test_that_no_card_is_left_is_told() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5, voldemort")
    game.s.protego[game.figure("auror")] = 2
    game.do("harry", "use protego")
    assert (len(game.told("no-card")), game.told("no-target")) == (1, [])
    dark = Skirmish("bellatrix E5", "harry F5, auror")
    dark.s.confundo[dark.figure("harry")] = 2
    dark.load(*LOSE)
    dark.do("bellatrix", "use confundo")
    assert (len(dark.told("no-card")), dark.told("confused")) == (1, [])


@pytest.mark.rule("FV-23.3")
def test_an_item_that_is_not_there_is_told_where_there_are_items() -> None:
    game = Skirmish("harry E5, auror", "bellatrix F5, voldemort")
    game.load(*LOSE)
    game.do("harry", "use expelliarmus")
    assert len(game.told("no-item")) == 1
    without = Skirmish("harry E5, auror", "bellatrix F5, voldemort", options={"items": False})
    without.load(*LOSE)
    without.do("harry", "use expelliarmus")
    assert without.told("no-item") == []


@pytest.mark.rule("FV-24.5")
def test_who_is_exhausted_already_is_not_exhausted_again() -> None:
    game = Skirmish("umbridge E5", "harry F5 exhausted, auror", options={"mix": True})
    game.load(*WIN)
    game.do("umbridge", "use detention")
    assert game.exhausted("harry")
    assert game.told("detained") == []


@pytest.mark.rule("FV-19.13", "FV-19.12")
def test_points_are_told_with_their_reason_and_never_as_none() -> None:
    game = Skirmish("harry E5, auror, hermione", "bellatrix A4, voldemort, death-eater")
    game.s.control, game.s.control_at = [0, 0, 1], [game.s.board.areas[n][0] for n in range(3)]
    game.end_round()
    assert game.told("scored") == [
        (lexicons.FOR_ANY_AREA, 0, 1),
        (lexicons.FOR_MOST_AREAS, 0, 1),
        (lexicons.FOR_ANY_AREA, 1, 1),
    ]
    quiet = Skirmish("harry E5, auror, hermione", "bellatrix A4, voldemort", scenario="flags")
    quiet.end_round()
    assert quiet.told("scored") == []


@pytest.mark.rule("FV-19.23", "FV-19.21", "FV-19.22")
def test_the_points_of_leaders_are_told_one_by_one() -> None:
    game = Skirmish(
        "harry E5, auror", "bellatrix F5 down", scenario="leaders", leaders=("harry", "bellatrix")
    )
    game.place("harry", "D4")
    game.place("bellatrix", "D5")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    reasons = [args[0] for args in game.told("scored")]
    assert reasons == [lexicons.FOR_KNOCK_OUT, lexicons.FOR_RIVAL_LEADER, lexicons.FOR_OWN_LEADER]
    assert game.points() == (3, 0)


def test_traits_that_bring_somebody_back_are_named() -> None:
    lord = Skirmish("harry E5, auror", "voldemort F5 down, death-eater A4")
    lord.load("hit", "hit", "hit")
    lord.do("harry", "challenge voldemort", "place B5", "stay")
    assert "The Dark Lord: Lord Voldemort is back at once on B5." in sentences(lord)
    for where, key in (("F5", "notorious"), ("A5", "returned")):
        witch = Skirmish("harry J4", "voldemort E5, bellatrix track 1")
        witch.end_round(until="return")
        witch.answer(f"place {where}")
        assert len(witch.told(key)) == 1


def test_who_slips_away_does_so_by_the_trait() -> None:
    game = Skirmish("harry E5", "draco F5, ron", options={"mix": True})
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge draco", "to G5")
    assert len(game.told("slipped")) == 1


def test_who_wins_is_told() -> None:
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort", points=(10, 3))
    game.end_round()
    assert "Light wins, 10 points to 3." in sentences(game)
    first = Skirmish("harry D4, auror", "bellatrix D5 down", scenario="first-game")
    first.load(*WIN)
    first.do("harry", "challenge bellatrix")
    assert "Light wins with the first knock-out." in sentences(first)


@pytest.mark.rule("FV-23.31")
def test_an_extra_action_that_is_declined_changes_nothing() -> None:
    game = Skirmish("harry E5, auror D5", "bellatrix F5", items=("dagger harry", ""))
    game.s.control[0], game.s.control_at[0] = 1, game.s.board.areas[0][0]
    game.load(*LOSE)
    game.do("harry", "use-item dagger", "decline")
    assert game.s.control == [1, -1, -1]
    assert game.told("flipped") == []


@pytest.mark.rule("FV-23.23")
def test_a_granted_action_that_is_declined_is_told() -> None:
    game = Skirmish("voldemort E5, bellatrix D5", "harry F6")
    game.do("voldemort", "use oppugno", "decline")
    assert "Bellatrix Lestrange does nothing." in sentences(game)


@pytest.mark.rule("FV-19.11")
def test_who_flips_a_control_marker_is_told() -> None:
    game = Skirmish("harry F9, auror", "bellatrix A4")
    game.s.control[0], game.s.control_at[0] = 1, game.s.board.areas[0][0]
    game.do("harry", "flip 1")
    assert "Harry Potter flips the control marker of area 1 to Light." in sentences(game)


@pytest.mark.rule("FV-9.3")
def test_a_turn_that_ends_without_an_action_is_told() -> None:
    game = Skirmish("harry E5", "bellatrix K9")
    game.turn("harry")
    game.answer("end")
    assert "Harry Potter ends the turn without an action." in sentences(game)
    game.turn("bellatrix")
    game.answer(next(o.text for o in game.s.decisions[0].options if o.text.startswith("move")))
    game.answer("end")
    assert len(game.told("ended-turn")) == 1
