"""The stage of a challenge: dice of both sides, sums, the result in one sentence."""

from __future__ import annotations

from xml.etree import ElementTree

from spellwright.face.scene import Scene
from spellwright.games.funkoverse import face
from spellwright.games.funkoverse.lexicons import FIGURE_NAMES as FIGURES
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.stage import clash_of
from spellwright.games.funkoverse.story import ATTACKED, CHALLENGED
from spellwright.testing.funkoverse import Skirmish
from tests.shared.pictures import of_class


def test_both_sides_show_their_dice_and_successes() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1")
    assert face.stage(Scene(game.s.view(0))) == ""
    game.load("hit", "crit", "shield", "hit")
    game.do("harry", "challenge bellatrix")
    for seat in (-1, 0, 1):
        shown = clash_of(Scene(game.s.view(seat)))
        assert shown is not None
        assert shown.second is not None
        assert (shown.first.name, shown.second.name) == ("Harry Potter", "Bellatrix Lestrange")
        assert (shown.first.total, shown.second.total) == ("4 successes", "1 success")
        assert (shown.first.won, shown.second.won) == (True, False)
        assert [one.sum for one in shown.first.modifiers] == ["1", "4"]
        assert shown.result == "Bellatrix Lestrange is knocked down."
        root = ElementTree.fromstring(f"<g>{face.stage(Scene(game.s.view(seat)))}</g>")
        for drawing in root:
            assert len(of_class(drawing, "die")) == 4
            assert len(of_class(drawing, "counts")) == 3


def test_it_goes_with_the_next_choice() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1")
    game.load("hit", "hit", "shield", "shield")
    game.do("harry", "challenge bellatrix")
    shown = clash_of(Scene(game.s.view(0)))
    assert shown is not None
    assert shown.result == "Bellatrix Lestrange holds firm."
    game.answer("move D5")
    assert clash_of(Scene(game.s.view(0))) is None


def test_felix_is_asked_for_with_the_chance_in_view() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1", items=("felix-felicis harry", ""))
    game.do("harry", "challenge bellatrix")
    before = clash_of(Scene(game.s.view(0)))
    assert before is not None
    assert before.result == ""
    assert before.first.modifiers[0].amount.endswith(" %")
    who, whom = (FIGURES.noun(game.s.called[figure]) for figure in (0, 3))
    assert before.needed == str(say("stage-needs-more", who=who, whom=whom))
    game.load("shield", "shield", "shield")
    game.answer("drink")
    after = clash_of(Scene(game.s.view(0)))
    assert after is not None
    assert after.first.total == "3 successes"
    assert any("Felix Felicis" in modifier.name for modifier in after.first.modifiers)
    assert after.key == before.key


def test_after_the_attack_it_says_what_the_defence_needs() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1")
    game.load("hit", "crit", "shield", "hit")
    game.do("harry", "challenge bellatrix")
    view = game.s.view(0)
    view.shown.defense_dice = []
    told = tuple(event for event in view.events if event.kind in (CHALLENGED, ATTACKED))
    view.events = told
    shown = clash_of(Scene(view))
    assert shown is not None
    assert shown.second is not None
    assert (shown.first.won, shown.second.won, shown.second.total) == (False, False, "")
    whom = FIGURES.noun(game.s.called[3])
    assert shown.needed == str(say("stage-needs-to-hold", whom=whom, n=4))


def test_every_challenge_of_several_has_a_key_of_its_own() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater E4")
    game.load(*["shield"] * 20)
    game.do("harry", "use flipendo")
    keys = set()
    while game.asked()[1] == "next-target":
        game.answer(game.options()[0])
        shown = clash_of(Scene(game.s.view(0)))
        assert shown is not None
        keys.add(shown.key)
    assert keys


def test_protego_is_told() -> None:
    game = Skirmish("harry E5, auror E1", "bellatrix F5")
    game.s.protego[3] = 1
    game.load("hit", "hit", *["hit"] * 4)
    game.do("harry", "challenge bellatrix")
    shown = clash_of(Scene(game.s.view(1)))
    assert shown is not None
    assert shown.second is not None
    assert len(shown.second.shows) == 4
    assert shown.second.modifiers[-1].name == "Protego: 2 more dice"
