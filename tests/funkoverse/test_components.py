"""FV-1 and FV-2: components, zones, terms."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse import lexicons, story
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    BASIC_OF,
    CONTROL_MARKERS,
    COPIES,
    DARK,
    DEFENSE,
    DOTS,
    FIRST_GAME,
    ITEM_KEYS,
    KIND_KEYS,
    LIGHT,
    MAIN_KINDS,
    POINT_MARKERS,
    POINTS_IN_BOX,
    SCENARIO_KEYS,
    TRAIT,
    kind,
)
from spellwright.games.funkoverse.content.maps import MAPS
from spellwright.games.funkoverse.content.tables import MOST_DICE, STATUS_CARDS, TRACK
from spellwright.games.funkoverse.queries import OTHERS_OF
from spellwright.games.funkoverse.rules.challenge import roll_dice
from spellwright.games.funkoverse.rules.points import gain
from spellwright.testing.funkoverse import LOSE, WIN, Skirmish

FULL = ("harry, hermione, auror", "bellatrix, voldemort, death-eater")


@pytest.mark.rule("FV-1.1")
def test_what_is_in_the_box() -> None:
    assert [KIND_KEYS[n] for n in MAIN_KINDS] == ["harry", "hermione", "bellatrix", "voldemort"]
    assert [KIND_KEYS[n] for n in BASIC_OF] == ["auror", "death-eater"]
    assert sum(len(DOTS[n]) for n in MAIN_KINDS) == 8
    assert [key for n, key in enumerate(SCENARIO_KEYS) if n != FIRST_GAME] == [
        "control",
        "flags",
        "leaders",
        "territory",
    ]
    assert len(MAPS) == 2
    assert [(row["key"], row["copies"]) for row in STATUS_CARDS] == [
        ("protego", 2),
        ("confundo", 2),
    ]
    assert sorted(ITEM_KEYS) == ["dagger", "felix-felicis"]
    assert (POINT_MARKERS, CONTROL_MARKERS, MOST_DICE, POINTS_IN_BOX) == (4, 3, 6, 21)
    assert COPIES == [2, 2]


@pytest.mark.rule("FV-1.2")
def test_the_colour_decides_area_and_basic_character() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour dark")
    assert game.s.kind[2] == kind("auror")
    assert game.s.kind[5] == kind("death-eater")
    assert BASIC_OF[LIGHT] == kind("auror")
    assert BASIC_OF[DARK] == kind("death-eater")
    while game.asked()[1] != "place":
        game.answer(game.options()[0])
    assert set(game.options()) == {
        f"place {n}" for n in ["A3", "A4", "A5", "A6", "A7", "B4", "B5", "B6"]
    }


@pytest.mark.rule("FV-1.3", "FV-1.4")
def test_each_side_has_its_own_pool_track_and_points_and_the_markers_are_common() -> None:
    game = Skirmish(*FULL)
    assert game.tokens("light", "blue") == [0]
    assert game.tokens("dark", "silver") == [0, 0]
    assert game.points() == (0, 0)
    assert len(game.s.marker_cooldown) == POINT_MARKERS
    assert len(game.s.control) == CONTROL_MARKERS
    assert TRACK == 4


@pytest.mark.rule("FV-1.5")
def test_everything_in_play_is_public() -> None:
    game = Skirmish("harry E5, hermione D4, auror", "bellatrix F5, voldemort, death-eater")
    game.load(*WIN)
    game.do("harry", "challenge bellatrix")
    for seat in (-1, 0, 1):
        shown = game.view(seat)
        for name in ("at", "down", "kind", "tokens", "points", "attack_dice", "exhausted"):
            assert getattr(shown, name) == getattr(game.s, name)


@pytest.mark.rule("FV-1.6")
def test_a_secret_leader_is_known_to_its_own_side_only() -> None:
    game = Skirmish.new(seats=4, scenario="leaders", teams="example", items=False)
    game.answer("colour light")
    light, dark = game.s.side.index(0), game.s.side.index(1)
    while game.asked()[1] == "share":
        game.answer(game.options()[0])
    game.choose(light, "leader harry")
    partner = light + 2
    assert game.view(light).picks[0] == game.view(partner).picks[0] == [game.figure("harry")]
    assert game.view(dark).picks[0] == game.view(-1).picks[0] == [-1]
    game.choose(dark, "leader voldemort")
    assert game.view(dark).leader == [game.figure("harry"), game.figure("voldemort")]
    assert game.view(dark).picks == [[], []]


@pytest.mark.rule("FV-1.6", "FV-22.5")
def test_secret_picks_are_hidden_until_all_are_revealed_together() -> None:
    game = Skirmish.new(mix=True, secret_pick=True, two=True)
    game.answer("colour light")
    light, dark = game.s.side.index(0), game.s.side.index(1)
    game.choose(light, "pick ron")
    assert game.view(light).picks[0] == [kind("ron")]
    assert game.view(dark).picks[0] == [-1]
    game.choose(dark, "pick ron")
    for seat, texts in ((light, "pick draco"), (dark, "pick umbridge")):
        game.choose(seat, texts)
    game.choose(light, "item dagger")
    game.choose(dark, "item dagger")
    game.choose(light, "give ron")
    assert game.view(dark).kind == [-1] * 6
    game.choose(dark, "give umbridge")
    assert game.view(dark).kind == game.view(-1).kind == game.s.kind
    assert game.s.kind[:2] == [kind("ron"), kind("draco")]
    assert game.s.kind[3:5] == [kind("ron"), kind("umbridge")]
    assert game.s.holder == [0, 4]


@pytest.mark.rule("FV-1.7")
def test_challenger_and_defender_roll_one_after_the_other_with_the_same_dice() -> None:
    game = Skirmish("harry E5 down, auror", "voldemort F5, death-eater")
    game.s.protego[0] = 2
    game.load(*["hit"] * 6, *["hit"] * 6)
    game.skip("auror")
    game.do("voldemort", "use fiendfyre")
    assert len(game.s.attack_dice) == 6
    assert len(game.s.defense_dice) == 6
    assert len(roll_dice(game.s, 8)) == 8  # more than there are: reroll and add


@pytest.mark.rule("FV-1.8")
def test_points_do_not_run_out() -> None:
    game = Skirmish(*FULL)
    gain(game.s, 0, POINTS_IN_BOX + 4, lexicons.FOR_KNOCK_OUT)
    assert game.points() == (25, 0)


@pytest.mark.rule("FV-2.1", "FV-2.3", "FV-2.4")
def test_allies_and_rivals() -> None:
    game = Skirmish(
        "harry E5, hermione E4, auror D5 down", "bellatrix F5, voldemort K5, death-eater F4"
    )
    game.turn("harry")
    assert set(game.offered("challenge")) == {"bellatrix", "death-eater"}
    assert game.offered("assist") == ["auror"]
    game.end_turn()
    assert game.asked()[0] == 1  # the opponent


@pytest.mark.rule("FV-2.2")
def test_a_character_is_not_its_own_ally() -> None:
    assert all(figure not in OTHERS_OF[figure // 3][figure] for figure in range(6))
    game = Skirmish.grid("harry A1", "voldemort G7")
    game.do("harry", "use protego")
    assert game.s.protego == [0] * 6
    assert game.tokens("light", "gold") == [1]


@pytest.mark.rule("FV-2.5")
def test_a_character_stands_is_down_or_is_off_the_map() -> None:
    game = Skirmish("harry E5, hermione", "death-eater F5, voldemort")
    assert (game.square("death-eater"), game.down("death-eater")) == ("F5", False)
    game.load(*WIN, *WIN)
    game.do("harry", "challenge death-eater")
    assert (game.square("death-eater"), game.down("death-eater")) == ("F5", True)
    game.answer("challenge death-eater")
    assert (game.square("death-eater"), game.down("death-eater")) == ("", False)
    assert game.cooldown("death-eater") == 1


@pytest.mark.rule("FV-2.6")
def test_being_exhausted_is_independent_of_the_state() -> None:
    game = Skirmish("harry E5, hermione", "death-eater F5 exhausted, voldemort")
    game.load(*WIN)
    game.do("harry", "challenge death-eater")
    assert game.down("death-eater")
    assert game.exhausted("death-eater")


@pytest.mark.rule("FV-2.7", "FV-10.2", "FV-23.32")
def test_basic_characters_have_defense_2_and_basic_actions_only() -> None:
    for key in ("auror", "death-eater"):
        assert DEFENSE[kind(key)] == 2
        assert ABILITIES_OF[kind(key)] == []
        assert DOTS[kind(key)] == []
        assert TRAIT[kind(key)] == -1
    game = Skirmish("auror E5, harry", "death-eater F5, voldemort", items=("dagger harry", ""))
    game.turn("auror")
    verbs = {text.split()[0] for text in game.options()}
    assert verbs <= {"move", "challenge", "assist", "take", "claim", "flip", "end"}
    assert {"move", "challenge"} <= verbs


@pytest.mark.rule("FV-2.8")
def test_a_text_takes_precedence_over_the_general_rules() -> None:
    """A knocked-down character can only rally, but Morsmordre says otherwise."""
    game = Skirmish("harry", "bellatrix E5 down, voldemort", first="dark")
    game.turn("bellatrix")
    assert "use morsmordre" in game.options()


@pytest.mark.rule("FV-2.9")
def test_a_text_is_carried_out_in_its_order() -> None:
    """Confundo: first the challenge, then the card."""
    game = Skirmish("harry E5, auror", "bellatrix H5, voldemort", first="dark")
    game.load(*LOSE)
    game.do("bellatrix", "use confundo", "target harry")
    kinds = [event.kind for event in game.story]
    assert kinds.index(story.CHALLENGED) < kinds.index(story.WITHSTOOD)
    assert kinds.index(story.WITHSTOOD) < kinds.index(story.CONFUSED)
