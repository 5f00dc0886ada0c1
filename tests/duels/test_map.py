"""WD-4 to WD-7: Map, Line of Sight, terrain, overlays."""

from __future__ import annotations

import pytest

from spellwright.games.duels.board import (
    COLOURS,
    HALVES,
    HEX_OF,
    IMPASSABLE,
    JOINS,
    OBSCURING,
    board_for,
    space_at,
)
from spellwright.games.duels.queries import challenges_of, is_obscured
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.rules.setup import challenge_spaces
from spellwright.geometry.hexes import hex_distance
from spellwright.testing.duels import BOARD, Duel, set_column, space

HARRY = {"harry-potter": "e7"}
RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}

JOINED = {
    (0, "gold"): (95, 11, (5, 0), 43),
    (0, "silver"): (93, 9, (2, 0), 40),
    (0, "violet"): (93, 9, (8, 0), 39),
    (1, "gold"): (90, 10, (7, 0), 42),
    (1, "silver"): (88, 8, (2, 0), 36),
    (1, "violet"): (88, 8, (6, 0), 37),
    (1, "copper"): (90, 10, (3, 0), 42),
}
"""WD-G40: Spaces, Spaces of the seam, the Nexus Space, Spaces for the first Challenge."""


@pytest.mark.rule("WD-4.1", "WD-4.3", "WD-4.4")
@pytest.mark.parametrize(("number", "colour"), list(JOINED))
def test_every_join_of_both_maps(number: int, colour: str) -> None:
    board = board_for(number, COLOURS.index(colour), 0)
    spaces, seam, nexus, legal = JOINED[number, colour]
    assert len(board.spaces) == spaces
    assert len([at for at in board.spaces if HEX_OF[at][1] == 0]) == seam
    assert board.nexus == space_at(nexus)
    open_ones = [at for at in board.spaces if board.terrain[at] == 0 and board.inner[at]]
    assert len([at for at in open_ones if not board.is_arrival[at]]) == legal


@pytest.mark.rule("WD-4.2", "WD-4.3")
def test_a_map_has_two_halves_and_as_many_joins_as_colours() -> None:
    assert [len(halves) for halves in HALVES] == [2, 2]
    assert [len(joins) for joins in JOINS] == [3, 4]


@pytest.mark.rule("WD-4.5", "WD-4.6")
def test_each_half_is_a_zone_with_arrival_spaces() -> None:
    for first_owner in (0, 1):
        board = board_for(0, 0, first_owner)
        assert [len(arrivals) for arrivals in board.arrivals] == [6, 6]
        for seat in (0, 1):
            assert all(board.zone[at] == seat for at in board.arrivals[seat])
        assert all(board.zone[at] == -1 for at in board.spaces if HEX_OF[at][1] == 0)


@pytest.mark.rule("WD-4.7", "WD-4.9")
def test_adjacent_spaces_share_a_side() -> None:
    assert sorted(BOARD.near[space("e8")]) == sorted(
        space(name) for name in ("e7", "e9", "f7", "f8", "d7", "d8")
    )
    assert BOARD.distance[space("e8")][space("e8")] == 0
    assert BOARD.distance[space("e8")][space("f8")] == 1
    assert BOARD.distance[space("e8")][space("c8")] == 2


@pytest.mark.rule("WD-4.8")
def test_adjacent_to_a_model_is_next_to_its_space() -> None:
    duel = Duel(HARRY, {"nagini": "e8"})
    duel.end()
    assert "do attack" in duel.options()
    duel.move("nagini", "e9")
    assert "do attack" not in duel.options()


@pytest.mark.rule("WD-4.10", "WD-4.11")
def test_range_ignores_terrain_and_models() -> None:
    duel = Duel(HARRY, {"nagini": "e11", "death-eater-i": "e9"})
    duel.ground("e8", "difficult")
    duel.cast("basic-combat-spell")
    assert "model 2:nagini" in duel.options()
    far = Duel(HARRY, {"nagini": "e12", "death-eater-i": "e9"})
    far.do("cast", "cast basic-combat-spell")
    assert far.asked()[1] != "spell-target"


@pytest.mark.rule("WD-4.12", "WD-34.11")
def test_range_0_is_the_user_only() -> None:
    duel = Duel({"harry-potter": "e7", "ron-weasley": "e8"}, NAGINI, potions=[["polyjuice"], []])
    duel.activate("harry-potter")
    duel.do("potion")
    assert duel.told("uses-own-potion")[-1][0] == duel.s.piece[duel.model("harry-potter")]
    assert not duel.told("uses-potion")


@pytest.mark.rule("WD-4.13", "WD-6.9", "WD-5.4")
def test_impassable_terrain_blocks_sight_within_range() -> None:
    duel = Duel({"ron-weasley": "f6"}, {"nagini": "f8"})
    assert duel.s.terrain[space("f7")] == IMPASSABLE
    assert "do cast" not in duel.options()
    duel.move("nagini", "e8")
    assert "do cast" in duel.options()


@pytest.mark.rule("WD-4.14", "WD-39.6", "WD-7.3")
@pytest.mark.parametrize("in_force", [True, False])
def test_a_mystery_piece_obscures_in_the_crypt(in_force: bool) -> None:
    duel = Duel(HARRY, NAGINI, map="sunken-crypt", options={"map_special_rules": in_force})
    duel.overlay("cup", "e9", up=False)
    assert is_obscured(duel.s, duel.model("nagini")) == in_force
    elsewhere = Duel(HARRY, NAGINI)
    elsewhere.overlay("cup", "e9", up=False)
    assert not is_obscured(elsewhere.s, elsewhere.model("nagini"))


@pytest.mark.rule("WD-5.1", "WD-5.2", "WD-5.3")
def test_sight_needs_two_lines_from_one_corner() -> None:
    # WD-G6: past one Impassable Space straight ahead nothing is seen, past its corner it is.
    wall = space("f7")
    q, r = HEX_OF[wall]
    viewer = space_at((q - 1, r))
    assert not BOARD.sees[viewer][space_at((q + 1, r))]
    assert BOARD.sees[viewer][space_at((q, r - 1))]
    assert BOARD.sees[viewer][space_at((q + 1, r - 1))]


@pytest.mark.rule("WD-5.5", "WD-5.6")
def test_other_terrain_and_models_do_not_block_sight() -> None:
    duel = Duel(RON, {"nagini": "e9", "death-eater-i": "e8"})
    duel.do("cast")
    for kind in ("difficult", "obscuring", "dangerous"):
        duel.ground("e8", kind)
        assert "model 2:nagini" in duel.options()


@pytest.mark.rule("WD-5.7", "WD-5.8")
def test_markers_and_overlays_do_not_block_sight() -> None:
    duel = Duel(RON, NAGINI)
    duel.overlay("cup", "e8")
    duel.s.patronus[1] = space("e8")
    set_column(duel.s, "trap_at", 0, space("e8"))
    duel.refresh()
    assert "do cast" in duel.options()


@pytest.mark.rule("WD-6.1", "WD-6.4")
def test_open_terrain_costs_one() -> None:
    duel = Duel(HARRY, NAGINI)
    assert set(duel.s.terrain) == {-1, 0, 1, 2, 3}
    duel.do("move", "to e6", "to e5", "to e4")
    assert duel.at("harry-potter") == "e4"


@pytest.mark.rule("WD-6.5", "WD-16.3")
def test_difficult_terrain_costs_two() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.ground("e6", "difficult")
    duel.do("move", "to e6", "to e5")
    assert duel.asked()[1] == "action"
    other = Duel(HARRY, NAGINI)
    other.ground("e4", "difficult")
    other.do("move", "to e6", "to e5")
    assert "to e4" not in other.options()


@pytest.mark.rule("WD-6.6", "WD-6.7", "WD-6.8")
def test_nothing_goes_onto_impassable_terrain() -> None:
    duel = Duel({"ron-weasley": "e8"}, {"nagini": "e14"}, spells=[["expecto-patronum"], []])
    duel.do("move")
    assert "to f7" not in duel.options()
    duel.answer("to e9", "stop")
    duel.do("cast")
    assert duel.asked()[1] == "spell-target"
    assert "to g9" not in duel.options()
    assert "to e8" in duel.options()


@pytest.mark.rule("WD-6.7")
def test_apparition_finds_no_impassable_space() -> None:
    duel = Duel({"ron-weasley": "e8"}, {"nagini": "e14"}, spells=[["apparition"], []])
    duel.deck(0, "strong")
    duel.do("cast")
    assert "to f7" not in duel.options()
    assert "to f8" in duel.options()


@pytest.mark.rule("WD-6.10")
def test_obscuring_terrain_helps_in_defence_only() -> None:
    duel = Duel(RON, NAGINI)
    duel.ground("e9", "obscuring")
    duel.ground("e7", "obscuring")
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.do("cast")
    assert duel.clashed() == (3 + 2, 3 + 1 + 1)


@pytest.mark.rule("WD-6.11", "WD-G8")
def test_each_dangerous_space_entered_costs_an_impact() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.ground("e6", "dangerous")
    duel.do("move", "to e6", "to e5", "to e6")
    assert duel.impacts("harry-potter") == 2


@pytest.mark.rule("WD-6.12", "WD-6.11")
def test_a_model_placed_or_pushed_into_danger_is_hurt() -> None:
    duel = Duel({"ron-weasley": "e8"}, {"nagini": "e14"}, spells=[["apparition"], []])
    duel.ground("e10", "dangerous")
    duel.deck(0, "strong")
    duel.do("cast", "to e10")
    assert duel.impacts("ron-weasley") == 1
    duel.ground("e11", "dangerous")
    duel.carry_out(Push(duel.model("ron-weasley"), 1, space("e9"), 1))
    duel.answer("to e11")
    assert duel.impacts("ron-weasley") == 2


@pytest.mark.rule("WD-7.1", "WD-7.2")
def test_an_overlay_has_two_sides_and_one_space() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.overlay("cup", "e8")
    duel.do("overlay")
    assert duel.s.overlay_up[5] == 0
    assert duel.s.overlay_at.count(space("e8")) == 1


@pytest.mark.rule("WD-7.4", "WD-7.6")
def test_a_terrain_overlay_acts_on_its_terrain_side_only() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.overlay("terrain-1", "e8", terrain="obscuring")
    assert duel.s.terrain[space("e8")] == OBSCURING
    duel.do("overlay")
    assert duel.s.terrain[space("e8")] == 0


@pytest.mark.rule("WD-7.5", "WD-7.8")
def test_a_challenge_is_controlled_by_standing_on_it_unless_it_is_a_mystery() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.overlay("egg", "e7")
    assert challenges_of(duel.s, 0) == [3]
    assert challenges_of(duel.s, 1) == []
    duel.overlay("egg", "e7", up=False)
    assert challenges_of(duel.s, 0) == []


@pytest.mark.rule("WD-7.7")
def test_the_six_challenges() -> None:
    duel = Duel(HARRY, NAGINI)
    names = ["sword", "ring", "book", "egg", "orb", "cup"]
    for number, name in enumerate(names):
        duel.overlay(name, f"e{8 + number}" if number else "e7")
    assert challenges_of(duel.s, 0) == [0]


@pytest.mark.rule("WD-7.9")
def test_models_cross_and_end_on_overlays() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.overlay("egg", "e6")
    duel.overlay("orb", "e5")
    duel.do("move", "to e6", "to e5", "stop")
    assert duel.at("harry-potter") == "e5"


@pytest.mark.rule("WD-4.4", "WD-12.10")
def test_distances_of_all_joins_allow_six_challenges() -> None:
    for number, colour in JOINED:
        duel = Duel(HARRY, NAGINI)
        duel.s.map, duel.s.join = number, COLOURS.index(colour)
        duel.s.derive()
        for _ in range(6):
            duel.s.mysteries += (challenge_spaces(duel.s)[0],)
        pairs = [(a, b) for a in duel.s.mysteries for b in duel.s.mysteries if a != b]
        assert all(hex_distance(HEX_OF[a], HEX_OF[b]) >= 3 for a, b in pairs)
