"""WD-13 to WD-15, WD-18: the Round, its phases, activations, the end."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.rules.harm import FROM_STATUS, Suffer
from spellwright.games.duels.state import DuelsState
from spellwright.testing.duels import Duel, cards

HARRY = {"harry-potter": "e7"}
RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e13"}
FAR = {"nagini": "a5"}


def assign(duel: Duel, seat: int, spell: str, who: str, clock: int) -> int:
    """Lay a Spell of the Spellbook on a Model with a Clock."""
    card = duel.card(seat, spell)
    duel.s.holder[card] = duel.model(who)
    duel.s.clock[card] = clock
    duel.refresh()
    return card


@pytest.mark.rule("WD-13.1", "WD-13.2", "WD-14.13")
def test_the_phases_of_a_round_in_order() -> None:
    duel = Duel(RON, FAR, spells=[["protego", "episkey"], []], power=[(1, 0), (0, 0)])
    upkept = assign(duel, 0, "protego", "ron-weasley", 0)
    cooling = assign(duel, 0, "episkey", "ron-weasley", 1)
    duel.s.upkept = [upkept]
    duel.s.aim[upkept] = duel.model("ron-weasley")
    duel.end_phase()
    # Round 2: Initiative and Clash Cards are done, Upkeep is asked, Clocks have not moved yet.
    assert duel.s.round == 2
    assert duel.asked() == (0, "upkeep")
    assert [len(hand) for hand in duel.s.hand] == [3, 3]
    assert duel.s.clock[cooling] == 1
    duel.answer(duel.options()[0])
    assert duel.s.clock[cooling] == 0
    assert duel.asked()[1] == "action"


@pytest.mark.rule("WD-13.3", "WD-18.1", "WD-18.2")
def test_statuses_come_before_quest_cards() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed"], []])
    duel.set("poison", "ron-weasley", 1)
    duel.end_round()
    assert duel.impacts("ron-weasley") == 1
    assert duel.s.points == [0, 0]


@pytest.mark.rule("WD-13.4", "WD-18.1", "WD-40.22")
def test_the_starting_player_resolves_statuses_first_in_an_order_of_choice() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e6"}, FAR)
    for who in ("ron-weasley", "harry-potter", "nagini"):
        duel.set("poison", who, 1)
    duel.s.starter = 1
    duel.end_phase()
    assert duel.asked() == (0, "end-effect")
    assert duel.impacts("nagini") == 1
    duel.answer("model 1:harry-potter")
    assert (duel.impacts("harry-potter"), duel.impacts("ron-weasley")) == (1, 1)


@pytest.mark.rule("WD-14.1", "WD-14.2", "WD-G54")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_coin_decides_who_starts_each_round(starter: int) -> None:
    duel = Duel(RON, FAR, at="start_phase", before=lambda s: s.chance.load([starter]))
    assert duel.s.starter == starter
    assert duel.asked() == (starter, "action")


@pytest.mark.rule("WD-14.3", "WD-20.14")
def test_hands_are_refilled_to_three() -> None:
    duel = Duel(RON, FAR, hands=[["strong"] * 4, ["blank"]], at="start_phase")
    assert [len(hand) for hand in duel.s.hand] == [4, 3]


@pytest.mark.rule("WD-14.4", "WD-G13")
def test_active_quests_are_refilled_to_three() -> None:
    duel = Duel(
        RON,
        FAR,
        quests=[["unscathed"], []],
        at="start_phase",
        before=lambda s: setattr(s, "quest_deck", [(1, 2, 3), ()]),
    )
    assert len(duel.s.quests[0]) == 3
    assert len(duel.s.quest_deck[0]) == 1


@pytest.mark.rule("WD-14.5", "WD-14.6")
def test_discarded_quests_come_back_but_scored_ones_never() -> None:
    def prepare(s: DuelsState) -> None:
        s.quest_discard[0] = (4, 5)
        s.scored[0] = (6,)

    duel = Duel(RON, FAR, quests=[["unscathed"], []], at="start_phase", before=prepare)
    assert sorted(duel.s.quests[0]) == sorted([4, 5, columns.quest("unscathed")])
    assert duel.s.quest_discard[0] == ()
    assert duel.s.scored[0] == (6,)


@pytest.mark.rule("WD-14.7")
def test_without_quest_cards_none_is_drawn() -> None:
    duel = Duel(RON, FAR, at="start_phase")
    assert duel.s.quests == [(), ()]


@pytest.mark.rule("WD-14.8", "WD-14.9", "WD-40.12")
def test_the_starting_player_pays_upkeep_first() -> None:
    duel = Duel(
        RON, {"hermione-granger": "e13"}, spells=[["protego"], ["nebulus"]], power=[(1, 0), (1, 0)]
    )
    one = assign(duel, 0, "protego", "ron-weasley", 0)
    two = assign(duel, 1, "nebulus", "hermione-granger", 0)
    duel.s.upkept = [one, two]
    duel.s.aim[one], duel.s.aim[two] = duel.model("ron-weasley"), duel.model("hermione-granger")
    duel.end_phase()
    starter = duel.s.starter
    assert duel.asked() == (starter, "upkeep")
    lapse = next(option for option in duel.options() if option.startswith("lapse"))
    duel.answer(lapse)
    assert duel.asked() == (1 - starter, "upkeep")
    assert len(duel.s.upkept) == 1


@pytest.mark.rule("WD-14.10", "WD-14.11", "WD-EX11")
def test_clocks_go_down_and_spells_return() -> None:
    duel = Duel(RON, FAR, spells=[["protego", "episkey"], []])
    two = assign(duel, 0, "protego", "ron-weasley", 2)
    one = assign(duel, 0, "episkey", "ron-weasley", 1)
    duel.end_round()
    assert (duel.s.clock[two], duel.s.holder[two]) == (1, duel.model("ron-weasley"))
    assert (duel.s.clock[one], duel.s.holder[one]) == (0, -1)


@pytest.mark.rule("WD-14.12", "WD-35.6", "WD-G51")
def test_lock_markers_are_removed() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["crossbow"]})
    duel.set("locked", "ron-weasley", 1 << columns.artifact("crossbow"))
    duel.s.innate_locked[6] = 1
    duel.end_round()
    assert duel.get("locked", "ron-weasley") == 0
    assert duel.s.innate_locked[6] == 0


# -- activations -----------------------------------------------------------------------------------


@pytest.mark.rule("WD-15.1", "WD-15.2")
def test_the_players_alternate() -> None:
    duel = Duel(RON, FAR)
    seats = []
    while duel.s.round == 1:
        seats.append(duel.asked()[0])
        duel.end()
    assert seats == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("WD-15.3", "WD-15.4")
def test_three_activations_whatever_the_number_of_models() -> None:
    many = {"ron-weasley": "e7", "harry-potter": "e6", "hermione-granger": "e5", "hedwig": "e4"}
    duel = Duel(many, FAR)
    seats = []
    while duel.s.round == 1:
        if duel.asked()[1] == "activate":
            seats.append(0)
            duel.answer(duel.options()[0])
        duel.end()
    assert seats == [0, 0, 0]


@pytest.mark.rule("WD-15.6", "WD-17.1")
def test_one_action_of_each_kind() -> None:
    duel = Duel(RON, FAR, potions=[["smoke-draught", "invigoration-drops"], []])
    duel.do("move", "to e6", "stop")
    assert "do move" not in duel.options()
    duel.drink("smoke-draught")
    assert "do potion" not in duel.options()
    duel.do("draw-clash")
    assert duel.asked() == (1, "action")


@pytest.mark.rule("WD-15.7", "WD-EX18", "WD-40.15")
def test_with_an_activation_marker_only_one_action() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e9"}, quests=[["unscathed", "foothold"], []])
    duel.s.quest_deck[0] = (1, 2, 3)
    duel.set("activations", "ron-weasley", 1)
    duel.carry_out_activation("ron-weasley")
    assert {"do move", "do cast", "do draw-clash"} <= set(duel.options())
    duel.do("move", "to e6", "stop")
    assert duel.options() == ["do draw-quest-tactician", "end"]


@pytest.mark.rule("WD-15.8", "WD-17.15")
def test_free_actions_are_possible_in_any_activation() -> None:
    duel = Duel({"death-eater-i": "e7"}, {"ron-weasley": "e9"}, spells=[["stupefy"], []])
    duel.set("activations", "death-eater-i", 1)
    duel.carry_out_activation("death-eater-i")
    duel.do("move", "to e6", "stop")
    assert "do cast-expert" in duel.options()
    assert "do cast" not in duel.options()


@pytest.mark.rule("WD-15.9")
def test_a_card_may_change_the_number_of_actions() -> None:
    duel = Duel(RON, {"nagini": "e9"}, spells=[["petrificus-totalus"], []])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("petrificus-totalus")
    duel.end()
    duel.do("move", "to e10", "stop")
    assert "do attack" not in duel.options()
    assert duel.asked()[0] == 0


@pytest.mark.rule("WD-15.10")
def test_actions_in_any_order() -> None:
    for first, second in (("draw-clash", "move"), ("move", "draw-clash")):
        duel = Duel(RON, FAR)
        duel.do(first, *(["to e6", "stop"] if first == "move" else []))
        assert f"do {second}" in duel.options()


@pytest.mark.rule("WD-15.11")
def test_a_movement_is_not_interrupted() -> None:
    duel = Duel(RON, FAR)
    duel.do("move", "to e6")
    assert all(option.startswith(("to ", "stop")) for option in duel.options())


@pytest.mark.rule("WD-15.12", "WD-15.17")
def test_an_activation_may_end_at_once_but_cannot_be_passed() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e6"}, FAR)
    assert duel.options() == ["model 1:ron-weasley", "model 1:harry-potter"]
    duel.activate("ron-weasley")
    duel.end()
    assert duel.s.activated == [1, 0]


@pytest.mark.rule("WD-15.13", "WD-15.14", "WD-15.15")
def test_activation_markers_pile_up_until_the_end_of_the_round() -> None:
    duel = Duel(RON, FAR)
    markers = []
    while duel.s.round == 1:
        markers.append(duel.get("activations", "ron-weasley"))
        duel.end()
    assert markers == [0, 1, 1, 2, 2, 3]
    assert duel.get("activations", "ron-weasley") == 0


@pytest.mark.rule("WD-15.16", "WD-26.4")
def test_a_removed_model_is_not_activated() -> None:
    duel = Duel({"ron-weasley": "e7", "hermione-granger": "e6", "hedwig": "e5"}, FAR)
    duel.carry_out(Suffer(duel.model("hedwig"), 3, FROM_STATUS, -1))
    assert duel.options() == ["model 1:ron-weasley", "model 1:hermione-granger"]
    assert duel.at("hedwig") == ""


@pytest.mark.rule("WD-15.18", "WD-38.6c")
def test_the_end_of_an_activation_in_order() -> None:
    duel = Duel(RON, FAR)
    duel.set("burning", "ron-weasley", 1)
    duel.set("slow", "ron-weasley", 2)
    duel.end()
    keys = [RULES.events[event.kind].key for event in duel.story]
    assert keys.index("impacts") < keys.index("ended")
    assert duel.get("slow", "ron-weasley") == 0
    assert duel.get("activations", "ron-weasley") == 1


@pytest.mark.rule("WD-15.18", "WD-15.16", "WD-G14")
def test_the_marker_is_used_though_burning_removes_the_model() -> None:
    duel = Duel({"hermione-granger": "e7", "hedwig": "e5"}, FAR)
    duel.activate("hermione-granger")
    duel.set("burning", "hermione-granger", 1)
    duel.set("impacts", "hermione-granger", 4)
    duel.end()
    assert duel.at("hermione-granger") == ""
    assert duel.s.activated == [1, 0]


@pytest.mark.rule("WD-15.18")
def test_the_player_orders_several_effects_at_the_end() -> None:
    duel = Duel(RON, FAR, gear={"ron-weasley": ["gaunts-ring"]})
    duel.set("burning", "ron-weasley", 1)
    duel.end()
    assert duel.options() == ["effect burning", "effect gaunts-ring"]
    duel.answer("effect burning")
    # With one Impact already there, the Ring asks for none.
    assert duel.impacts("ron-weasley") == 1


@pytest.mark.rule("WD-40.14")
def test_effects_until_the_next_activation_end_when_it_begins() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e6"}, FAR)
    duel.set("smoke", "ron-weasley", 1)
    duel.activate("ron-weasley")
    assert duel.get("smoke", "ron-weasley") == 0


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-18.3", "WD-19.7", "WD-18.4")
def test_scored_cards_and_markers_at_the_end_of_a_round() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    duel.end_round()
    assert duel.s.scored[0] == (columns.quest("unscathed"),)
    assert columns.quest("unscathed") not in duel.s.quests[0]
    assert duel.s.activations == [0] * 12


@pytest.mark.rule("WD-18.7", "WD-26.7", "WD-G24")
def test_the_last_model_of_a_player_ends_the_game() -> None:
    duel = Duel(
        RON, {"hedwig": "e8"}, spells=[["bombarda"], []], quests=[["unscathed"], ["home-guard"]]
    )
    duel.set("impacts", "hedwig", 2)
    duel.set("poison", "ron-weasley", 1)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("bombarda")
    assert duel.s.over
    # A final End Phase was played: Poison first, then the Quest Cards.
    assert duel.impacts("ron-weasley") == 1
    assert duel.s.points == [0, 0]
    assert duel.s.round == 1


@pytest.mark.rule("WD-39.4", "WD-18.6")
@pytest.mark.parametrize(
    ("tie_break", "ranks", "ending"),
    [(False, [1, 1], "draw"), (True, [1, 2], "more-cards")],
)
def test_a_tie_is_a_draw_unless_an_option_breaks_it(
    tie_break: bool, ranks: list[int], ending: str
) -> None:
    duel = Duel(RON, FAR, options={"tie_break": tie_break})
    duel.s.points = [2, 2]
    duel.s.scored = [(1, 2), (3,)]
    while not duel.s.over:
        duel.end_round()
    assert duel.s.ranks == ranks
    assert RULES.endings[duel.s.ending].key == ending


@pytest.mark.rule("WD-39.4")
def test_then_the_number_of_models_breaks_the_tie() -> None:
    duel = Duel({"ron-weasley": "e7", "hedwig": "e6"}, FAR, options={"tie_break": True})
    while not duel.s.over:
        duel.end_round()
    assert RULES.endings[duel.s.ending].key == "more-models"
    assert duel.s.ranks == [1, 2]


@pytest.mark.rule("WD-40.11", "WD-24.4", "WD-G23")
def test_a_refill_in_1b_refills_the_opponents_pool() -> None:
    def prepare(s: DuelsState) -> None:
        s.deck[0] = []
        s.discard[0] = cards("strong", "blank", "luck", "strong")
        s.spent_dark[1] = 3

    duel = Duel(RON, FAR, at="start_phase", before=prepare)
    assert len(duel.s.hand[0]) == 3
    assert duel.s.dark[1] == 3
