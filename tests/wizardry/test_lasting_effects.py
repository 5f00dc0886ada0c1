"""FW-10.13 to FW-10.16: how long effects work, whether they add up, which spells deal damage."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import ALL_SPELLS, KEYS
from spellwright.testing.wizardry import Duel

DAMAGING = [
    "poison-dart",
    "magic-missile",
    "plague-of-insects",
    "tidal-wave",
    "sleet-storm",
    "lightning-bolt",
    "storm",
    "flame-tongue",
    "tracking-ball",
]
HARMLESS = [KEYS[spell] for spell in ALL_SPELLS if KEYS[spell] not in DAMAGING]


def cast_next_to_p2(entry: str, *answers: str) -> Duel:
    """P1 on P1:d4 casts a spell at P2 on P1:f4, who has no points; then the turn ends."""
    key = entry.partition(" ")[0]
    duel = Duel("young", "aged", spells=[[key], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans([entry], [])
    duel.s.pool[1] = 0
    duel.do(key, *answers)
    return duel


@pytest.mark.rule("FW-10.15")
@pytest.mark.parametrize(
    ("entry", "answers", "hits"),
    [
        ("poison-dart", [], 1),
        ("magic-missile", [], 1),
        ("plague-of-insects", ["suffer 0"], 2),
        ("tidal-wave P1:f4", [], 2),
        ("sleet-storm", [], 2),
        ("lightning-bolt P1:f4", [], 2),
        ("storm P1:g4", [], 3),
        ("flame-tongue", ["direction e"], 3),
        ("tracking-ball", ["to P1:e4", "to P1:f4"], 2),
    ],
)
def test_the_damaging_spells_deal_damage(entry: str, answers: list[str], hits: int) -> None:
    duel = cast_next_to_p2(entry, *answers)
    assert duel.s.turn == 2
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-10.15")
@pytest.mark.parametrize("spell", HARMLESS)
def test_no_other_spell_deals_damage(spell: str) -> None:
    duel = cast_next_to_p2(f"{spell} P1:g4" if spell == "smash" else spell)
    if duel.s.turn == 1:
        duel.end_turn()
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-10.13")
def test_an_effect_works_from_casting_to_the_end_of_the_turn() -> None:
    duel = Duel("young", "aged", spells=[["spectral-sword"], []])
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch", "magic-touch", "spectral-sword"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]
    duel.do("spectral-sword")
    duel.s.hits = [0, 0]
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 4]
    duel.plans(["magic-touch"], [])
    duel.s.hits = [0, 0]
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-10.13")
def test_earlier_events_of_the_turn_are_not_changed() -> None:
    duel = Duel("young", "aged", spells=[["entangle"], []])
    duel.place(1, "P1:f4")
    duel.plans(["move", "entangle"], ["move", "move"])
    duel.abandon("move")
    duel.do("move", "to P1:f5")
    duel.do("entangle", "spend 0")
    assert duel.square(1) == "P1:f5"
    assert duel.options() == ["abandon move"]


@pytest.mark.rule("FW-10.13")
def test_absorb_damage_counts_the_whole_turn() -> None:
    duel = Duel("young", "aged", spells=[[], ["absorb-damage"]])
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("absorb-damage")
    assert duel.s.ap == [5, 4 + 1]


@pytest.mark.rule("FW-10.14")
def test_two_stoneskins_do_not_add_up() -> None:
    duel = Duel("young", "aged", spells=[[], ["stoneskin"]])
    duel.place(1, "P1:f5")
    duel.plans([], ["stoneskin"])
    duel.do("stoneskin")
    duel.plans([], ["stoneskin"])
    duel.do("stoneskin")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2")
    assert duel.s.turn == 4
    assert duel.s.hits == [0, 0]
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-10.14")
def test_two_foresights_ask_for_one_announcement() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["foresight"], [], ["foresight"]])
    duel.plans(["foresight"], [], ["foresight"])
    duel.do("foresight", "wizard P2")
    duel.do("foresight", "wizard P2")
    duel.answer("announce 1 0")
    assert duel.asked() == (0, "entry")


@pytest.mark.rule("FW-10.14")
def test_the_losses_of_two_curses_add_up() -> None:
    duel = Duel("young", "young", "greybeard", spells=[["curse"], [], ["curse"]])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.plans(["curse", "initiative"], [], ["curse"])
    duel.load(2, 1)
    duel.do("curse", "target P2")
    duel.do("curse", "target P2")
    assert duel.s.ap == [5, 5 - 2 - 1, 3]


@pytest.mark.rule("FW-10.14")
def test_the_gains_of_absorb_damage_add_up() -> None:
    duel = Duel("young", "greybeard", spells=[[], ["absorb-damage"]])
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch", "magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("absorb-damage")
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.ap == [5, 3 + 2]


@pytest.mark.rule("FW-10.14")
def test_two_poison_markers_add_up() -> None:
    duel = Duel("young", "young", "greybeard", spells=[["poison-dart"], [], ["poison-dart"]])
    duel.place(1, "P1:f5")
    duel.place(2, "P1:f4")
    duel.plans(["poison-dart", "initiative"], [], ["poison-dart"])
    duel.do("poison-dart", "target P2")
    duel.do("poison-dart", "target P2")
    assert duel.s.hits == [0, 2, 0]


@pytest.mark.rule("FW-10.16")
def test_a_prevented_awareness_gives_no_points() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["awareness"]])
    duel.plans(["dispel"], ["awareness"])
    duel.do("dispel")
    duel.do("awareness")
    duel.plans([], ["move"])
    assert duel.s.pool == [0, 1]


@pytest.mark.rule("FW-10.16")
def test_a_prevented_sleet_storm_neither_stops_runners_nor_hits() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["sleet-storm"]])
    duel.place(1, "P1:f5")
    duel.plans(["dispel", "run"], ["sleet-storm"])
    duel.do("dispel")
    duel.do("sleet-storm")
    duel.do("run", "to P1:h2")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-10.16")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight", "curse"])
def test_a_prevented_spell_has_no_effect_in_the_next_turn(spell: str) -> None:
    duel = Duel("young", "aged", spells=[["dispel"], [spell]])
    duel.place(1, "P1:f5")
    duel.plans(["dispel"], [spell])
    duel.do("dispel")
    duel.do(spell)
    assert duel.asked() == (0, "entry")
    assert duel.s.ap == [5, 4]


@pytest.mark.rule("FW-10.16")
def test_an_illusory_body_that_fizzles_leaves_spells_possible() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["illusory-body", "fog"]])
    duel.plans(["dispel"], ["illusory-body", "fog"])
    duel.do("dispel")
    duel.do("illusory-body")
    assert "do fog" in duel.options()
