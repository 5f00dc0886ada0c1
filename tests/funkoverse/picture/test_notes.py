"""Before a choice: reach, sight lines and the chance to win."""

from __future__ import annotations

from spellwright.face.scene import Scene
from spellwright.games.funkoverse import face
from spellwright.games.funkoverse.content.columns import NO_SYMBOL, PROTEGO_DICE, kind
from spellwright.games.funkoverse.content.tables import SYMBOL_KEYS
from spellwright.games.funkoverse.odds import chance_to_win, pool_of
from spellwright.games.funkoverse.picture.notes import percent, prospects
from spellwright.testing.funkoverse import Skirmish
from tests.shared.pictures import all_words, drawn, of_class

CRIT = SYMBOL_KEYS.index("crit")


def against(name: str, dice: int, *, down: int = 0, more: int = 0, sure: int = NO_SYMBOL) -> str:
    return f"{percent(chance_to_win(dice, pool_of(kind(name), down, more), sure))} %"


def test_each_challenge_has_its_exact_chance() -> None:
    game = Skirmish("voldemort E5", "harry F5 down, hermione G5, death-eater A1")
    game.turn("voldemort")
    notes = face.notes(Scene(game.s.view(0)))
    assert notes["challenge harry"] == (
        f"{against('harry', 2, down=1)} to win, but a loyal friend protects"
    )
    both = notes["use fiendfyre"]
    assert f"{against('harry', 6, down=1)} to win" in both
    assert f"{against('hermione', 6)} to knock down Hermione Granger" in both
    assert "Death Eater" not in both
    assert face.notes(Scene(game.s.view(1))) == {}


def test_protego_and_felix_count() -> None:
    game = Skirmish("harry E5", "auror F5 down", items=("felix-felicis harry", ""))
    game.s.protego[3] = 1
    game.turn("harry")
    plain, lucky = (
        against("auror", 2, down=1, more=PROTEGO_DICE, sure=n) for n in (NO_SYMBOL, CRIT)
    )
    view = game.s.view(0)
    assert (
        face.notes(Scene(view))["challenge auror"] == f"{plain} ({lucky} with Felix) to knock out"
    )
    game.answer("challenge auror")
    notes = face.notes(Scene(game.s.view(0)))
    assert notes["drink"].startswith(lucky)
    assert notes["save"].startswith(plain)


def test_targets_are_told_apart() -> None:
    game = Skirmish("hermione E5", "bellatrix F5, voldemort C5")
    game.do("hermione", "use impedimenta")
    found = prospects(Scene(game.s.view(0)))
    assert set(found) == {"target bellatrix", "target voldemort"}
    assert found["target voldemort"][0].chance > found["target bellatrix"][0].chance


def test_sight_lines_are_drawn_for_options_that_aim() -> None:
    game = Skirmish("voldemort E5", "harry F5, hermione G5")
    game.turn("voldemort")
    root = drawn(game.s.view(0))
    aims = {part.attrib["data-aim"]: part for part in of_class(root, "aim")}
    assert len(of_class(aims["use fiendfyre"], "sight")) == 1
    assert all(part.attrib["display"] == "none" for part in aims.values())
    told = [all_words(part) for part in of_class(root, "chance")]
    assert any(against("harry", 2) in words for words in told)
    assert of_class(drawn(game.s.view(1)), "aim") == []


def test_a_standing_rival_hides_who_is_behind() -> None:
    game = Skirmish("voldemort E5", "harry F5, hermione G5")
    game.turn("voldemort")
    assert len(prospects(Scene(game.s.view(0)))["use fiendfyre"]) == 1
    game.s.down[3] = 1
    game.refresh()
    assert len(prospects(Scene(game.s.view(0)))["use fiendfyre"]) == 2


def test_previews_show_reach() -> None:
    game = Skirmish("ron E5, auror A1", "bellatrix K9")
    turns = face.previews(Scene(game.s.view(0)))
    assert "E4" in turns["turn ron"]
    assert "E5" not in turns["turn ron"]
    game.turn("ron")
    shown = face.previews(Scene(game.s.view(0)))
    assert shown["move E4"] == ["E4"]
    assert shown["move E3"][-1] == "E3"
    assert len(shown["move E3"]) == 2
    assert "I5" in shown["use dash"]
    assert "I5" not in turns["turn ron"]


def test_previews_show_what_is_in_range_and_sight() -> None:
    game = Skirmish("voldemort C4, death-eater A1", "harry E5")
    game.turn("voldemort")
    reach = face.previews(Scene(game.s.view(0)))["use oppugno"]
    assert "C8" in reach
    assert "D4" not in reach
    assert "H4" not in reach


def test_previews_show_areas_markers_and_the_spread() -> None:
    game = Skirmish("voldemort F9", "harry E9, hermione E8")
    game.turn("voldemort")
    shown = face.previews(Scene(game.s.view(0)))
    assert shown["take A"] == ["F9"]
    assert sorted(shown["claim 1"]) == ["F8", "F9", "G8", "G9"]
    game.answer("use confringo")
    around = face.previews(Scene(game.s.view(0)))["target harry"]
    assert {"E9", "E8", "F9"} <= set(around)
