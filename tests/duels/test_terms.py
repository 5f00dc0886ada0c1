"""WD-1, WD-2: principles and components."""

from __future__ import annotations

import pytest

from spellwright.games.duels import lexicons
from spellwright.games.duels.content import columns, tables
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.rules.pools import (
    MakePools,
    dark_cunning,
    light_cunning,
    neutral_cunning,
)
from spellwright.games.duels.state import seat_of
from spellwright.kernel.refusal import Refused
from spellwright.testing.duels import Duel, set_column

HARRY = {"harry-potter": "e7"}
NAGINI = {"nagini": "e9"}


@pytest.mark.rule("WD-1.1", "WD-39.7")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_exactly_two(seats: int) -> None:
    assert RULES.seats == (2, 2)
    with pytest.raises(Refused):
        RULES.new(seats)


@pytest.mark.rule("WD-1.2", "WD-18.5")
def test_three_rounds_are_played() -> None:
    duel = Duel(HARRY, NAGINI)
    rounds = []
    while not duel.s.over:
        rounds.append(duel.s.round)
        duel.end_round()
    assert rounds == [1, 2, 3]


@pytest.mark.rule("WD-1.3", "WD-18.6", "WD-1.4")
def test_more_quest_points_win() -> None:
    duel = Duel(HARRY, NAGINI, quests=[["unscathed"], []])
    while not duel.s.over:
        duel.end_round()
    assert duel.s.scores == [1, 0]
    assert duel.s.ranks == [1, 2]
    assert duel.s.points == [sum(columns.QUEST_POINTS[q] for q in duel.s.scored[0]), 0]


@pytest.mark.rule("WD-1.5", "WD-37.39")
def test_once_per_turn_is_once_per_round() -> None:
    duel = Duel({"ron-weasley": "e7"}, NAGINI, quests=[["unscathed", "foothold"], []])
    duel.s.quest_deck[0] = (columns.quest("open-book"), columns.quest("egg-hunt"))
    duel.do("draw-quest-tactician", "discard-quest foothold")
    duel.end()
    duel.end()
    assert "do draw-quest-tactician" not in duel.options()
    duel.end_round()
    while duel.asked()[0] != 0:
        duel.end()
    assert "do draw-quest-tactician" in duel.options()


@pytest.mark.rule("WD-1.6")
def test_a_group_is_models_spellbook_artifacts_and_potions() -> None:
    s = RULES.new(2, seed=3)
    assert s.character[:5].count(-1) == 1
    assert s.spell[0] >= 0
    assert any(s.gear[:6])
    assert s.stock[0].bit_count() == columns.STOCK
    assert len(s.quest_deck[0]) == columns.QUEST_DECK


@pytest.mark.rule("WD-1.7", "WD-1.8")
def test_a_model_has_its_own_markers_and_belongs_to_one_group() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e8"})
    duel.deck(1, "strong")
    duel.deck(0, "jinxed")
    duel.end()
    duel.do("attack")
    assert (duel.impacts("ron-weasley"), duel.impacts("nagini")) == (1, 0)
    assert seat_of(duel.model("ron-weasley")) != seat_of(duel.model("nagini"))


@pytest.mark.rule("WD-1.9", "WD-1.10", "WD-20.3")
def test_every_modifier_of_a_clash_is_a_number_of_successes() -> None:
    duel = Duel(HARRY, NAGINI, spells=[["depulso"], []])
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("depulso")
    assert duel.clashed() == (3 + 3 + 1, 3 + 1)


@pytest.mark.rule("WD-1.11", "WD-1.16", "WD-37.12")
def test_a_trait_prevails_over_the_basic_rule() -> None:
    duel = Duel({"nagini": "e7"}, {"harry-potter": "e14"})
    duel.do("move", "to e8", "to e9", "to e10")
    assert duel.asked() == (0, "move")


@pytest.mark.rule("WD-1.16")
def test_a_prohibition_prevails() -> None:
    duel = Duel({"death-eater-i": "e7"}, NAGINI)
    assert "do cast-expert" in duel.options()
    duel.set("silenced", "death-eater-i", 1)
    assert not [text for text in duel.options() if text.startswith("do cast")]


@pytest.mark.rule("WD-1.12", "WD-15.5")
def test_the_designated_model_is_active_at_once() -> None:
    duel = Duel({"harry-potter": "e7", "ron-weasley": "f8"}, NAGINI)
    duel.activate("ron-weasley")
    assert duel.s.active == duel.model("ron-weasley")
    assert duel.asked() == (0, "action")


@pytest.mark.rule("WD-1.13", "WD-22.7")
def test_attacker_and_defender() -> None:
    duel = Duel(HARRY, NAGINI, hands=[["strong"], ["strong"]])
    duel.cast("basic-combat-spell")
    assert (duel.s.attacker, duel.s.defender) == (duel.model("harry-potter"), duel.model("nagini"))
    assert duel.asked() == (1, "swap")


@pytest.mark.rule("WD-1.14", "WD-30.8")
def test_spent_markers_leave_the_pool_for_the_spent_zone() -> None:
    duel = Duel(HARRY, NAGINI, power=[(2, 0), (0, 0)])
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    assert (duel.s.light[0], duel.s.spent_light[0]) == (1, 1)


@pytest.mark.rule("WD-1.15", "WD-6.3")
def test_a_space_without_a_feature_is_open() -> None:
    duel = Duel(HARRY, NAGINI)
    board = duel.s.board
    assert board.terrain[duel.s.at[duel.model("harry-potter")]] == 0
    assert all(board.terrain[space] == 0 for space in board.arrivals[0] + board.arrivals[1])


@pytest.mark.rule("WD-1.17")
def test_friendly_models_include_the_acting_one() -> None:
    duel = Duel({"harry-potter": "e7", "ron-weasley": "e8"}, NAGINI, spells=[["episkey"], []])
    duel.activate("harry-potter")
    duel.deck(0, "strong")
    duel.cast("episkey")
    assert duel.options() == ["model 1:harry-potter", "model 1:ron-weasley"]


@pytest.mark.rule("WD-1.18", "WD-G8")
def test_passing_through_is_entering_and_standing_is_not() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.ground("e7", "dangerous")
    duel.ground("e6", "dangerous")
    duel.do("move", "to e6", "to e5")
    assert duel.impacts("harry-potter") == 1


@pytest.mark.rule("WD-2.1")
def test_cards_of_the_box() -> None:
    assert 2 * len(columns.CLASH_DECK) + 2 * columns.SUPPLY == 52
    assert 2 * len(columns.BOOK_SPELLS) == 102


@pytest.mark.rule("WD-2.2", "WD-7.7")
def test_overlays_of_the_box() -> None:
    s = RULES.new(2)
    assert len(s.overlay_at) == 6 + 2


@pytest.mark.rule("WD-2.3", "WD-2.8", "WD-39.5")
def test_marker_counts_limit_play_only_by_an_option() -> None:
    for limited, burning in ((False, 1), (True, 0)):
        duel = Duel(HARRY, NAGINI, spells=[["incendio"], []], options={"marker_limits": limited})
        for model in (*range(1, 5), *range(7, 12)):
            set_column(duel.s, "burning", model, 1)
        duel.deck(0, "strong")
        duel.deck(1, "jinxed")
        duel.cast("incendio")
        assert duel.get("burning", "nagini") == burning


@pytest.mark.rule("WD-2.5", "WD-30.3", "WD-30.4")
def test_light_markers_are_white_and_dark_ones_black() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.carry_out(MakePools(0))
    assert (duel.s.light, duel.s.dark) == ([3, 0], [0, 4])


@pytest.mark.rule("WD-2.6")
def test_there_are_six_types_of_card() -> None:
    kinds = (
        lexicons.CHARACTER_NAMES,
        lexicons.SPELL_TEXTS,
        lexicons.CLASH_TEXTS,
        lexicons.ARTIFACT_TEXTS,
        lexicons.QUEST_TEXTS,
        lexicons.POTION_TEXTS,
    )
    assert all(kind.label(number) for kind in kinds for number in range(len(kind)))


@pytest.mark.rule("WD-2.7", "WD-15.3")
def test_each_player_has_three_activation_markers() -> None:
    duel = Duel(HARRY, NAGINI)
    for _ in range(5):
        duel.end()
    assert duel.s.activated == [3, 2]


@pytest.mark.rule("WD-2.9", "WD-2.17")
def test_a_character_card_shows_all_its_figures() -> None:
    nagini = tables.CHARACTERS[columns.character("nagini")]
    shown = {k: nagini[k] for k in ("galleons", "mastery", "defense", "dark", "slots", "attacks")}
    assert shown == {
        "galleons": 10,
        "mastery": 0,
        "defense": 1,
        "dark": 4,
        "slots": 0,
        "attacks": "bite",
    }


@pytest.mark.rule("WD-2.10", "WD-8.6")
def test_versions_of_a_character_share_the_name() -> None:
    one, other = columns.character("harry-potter"), columns.character("harry-potter-hallows")
    assert one != other
    assert columns.NAME_OF[one] == columns.NAME_OF[other]


@pytest.mark.rule("WD-2.11", "WD-8.3")
def test_galleons_are_the_cost_in_group_building() -> None:
    duel = Duel.new(groups="build")
    duel.choose(0, "affiliation hogwarts")
    duel.choose(0, "recruit albus-dumbledore")
    ask = duel.s.ask_of(0)
    assert ask is not None
    assert ask.args == [50 - 15]


@pytest.mark.rule("WD-2.12", "WD-2.14")
def test_mastery_helps_castings_and_defense_helps_tests() -> None:
    duel = Duel(HARRY, {"hermione-granger": "e9"})
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed() == (3 + 3, 3 + 2)


@pytest.mark.rule("WD-2.13", "WD-28.5")
def test_mastery_limits_the_spells_on_a_model() -> None:
    spells = ["protego", "episkey", "nebulus"]
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e14"}, spells=[spells, []])
    assert "do cast" in duel.options()
    for spell in spells[:2]:
        card = duel.card(0, spell)
        duel.s.holder[card] = duel.model("ron-weasley")
        duel.s.clock[card] = 1
    duel.refresh()
    assert "do cast" not in duel.options()


@pytest.mark.rule("WD-2.15", "WD-30.2", "WD-30.6")
def test_cunning_fills_the_pool() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, NAGINI)
    model = duel.model("albus-dumbledore")
    assert (light_cunning(duel.s, model), neutral_cunning(duel.s, model)) == (2, 1)
    assert dark_cunning(duel.s, duel.model("nagini")) == 4


@pytest.mark.rule("WD-2.16", "WD-8.11")
def test_item_slots_limit_artifacts() -> None:
    duel = Duel.new(groups="build")
    for choice in (
        "affiliation hogwarts",
        "recruit albus-dumbledore",
        "recruit ron-weasley",
        "done",
        "leader 1:ron-weasley",
        "equip foe-glass",
        "bearer 1:albus-dumbledore",
        "equip remembrall",
    ):
        duel.choose(0, choice)
    # Dumbledore has one slot, so only Ron is left for a second Artifact and nobody is asked.
    assert duel.s.gear[duel.model("ron-weasley", 0)] == 1 << columns.artifact("remembrall")
