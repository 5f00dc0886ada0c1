"""The options of the game (TA-26) and the list of decisions (TA-27)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.ending import progress
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.rules_reference import rules_of
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-26.7")
def test_all_options_are_known_before_the_game() -> None:
    ids = [option.id for option in RULES.game_options]
    assert ids == [
        "choose-characters",
        "no-inheritance",
        "slow-growth",
        "drop-first",
        "flat-barrier",
        "refill-fate",
        "discard-spells",
        "waning",
        "round-limit",
    ]
    for option in RULES.game_options:
        rules_of("talisman").clause(option.clause)
    assert RULES.check_settings(RULES.quick_settings)["waning"] is True


@pytest.mark.rule("TA-26.7")
def test_characters_may_be_chosen() -> None:
    tale = Tale.new(3, choose_characters=True)
    chosen: list[int] = []
    for _ in range(3):
        seat, question = tale.asked()
        assert question == "character"
        assert len(tale.options()) == 8 - len(chosen)
        chosen.append(seat)
        tale.answer(tale.options()[-1])
    assert sorted(chosen) == [0, 1, 2]
    assert tale.asked()[1] == "side"
    assert sorted(tale.s.character) == [5, 6, 7]


@pytest.mark.rule("TA-14.2")
def test_slow_growth() -> None:
    assert points_needed(Tale("harry-a", "draco-a").s) == 5
    assert points_needed(Tale("harry-a", "draco-a", options={"slow-growth": True}).s) == 7


@pytest.mark.rule("TA-26.6")
def test_dropping_before_the_encounter() -> None:
    tale = Tale("harry-a", "draco-a", options={"drop-first": True})
    tale.objects(0, "wand")
    tale.followers(0, "ron-weasley")
    tale.arrive("out-14")
    assert tale.asked() == (0, "drop-first")
    tale.answer("drop wand", "done")
    assert tale.told("drew") == []
    assert tale.asked()[1] == "drop"
    assert tale.lying("out-14") == ["wand"]


@pytest.mark.rule("TA-26.8")
def test_the_waning_dark_lord() -> None:
    tale = Tale("harry-a", "draco-a", options={"waning": True})
    values = {}
    for number in (1, 24, 25, 29, 30, 34, 35, 39, 40, 99):
        tale.s.round = number
        values[number] = voldemort_value(tale.s, 48)
    assert list(values.values()) == [12, 12, 11, 11, 10, 10, 9, 9, 8, 8]
    assert voldemort_value(tale.s, 0) == 7


@pytest.mark.rule("TA-26.9")
def test_the_round_limit() -> None:
    tale = Tale("harry-a", "draco-a", options={"round-limit": 10})
    tale.s.round = 9
    tale.values(1, magic=9)
    tale.begin()
    tale.end_turn()
    assert not tale.s.over
    tale.end_turn()
    outcome = tale.s.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("came-furthest", (1,))


@pytest.mark.rule("TA-26.9")
def test_who_has_come_furthest() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-a", "lucius-a", "bellatrix-a", "pettigrew-a")
    for seat, where in enumerate(("hall", "inn-3", "out-1", "mid-2", "out-3", "out-4")):
        tale.place(seat, where)
    tale.objects(2, "hallow")
    tale.values(4, magic=5, might=5, life=1)
    tale.values(5, magic=5, might=4, life=9)
    ranking = sorted(range(6), key=lambda seat: progress(tale.s, seat), reverse=True)
    assert ranking == [0, 1, 2, 3, 4, 5]
    tale.place(4, "out-4")
    tale.values(4, magic=5, might=4, life=9)
    assert progress(tale.s, 4) == progress(tale.s, 5)


@pytest.mark.rule("TA-27.2", "TA-27.4")
def test_decisions_of_a_move() -> None:
    tale = Tale("bellatrix-a", "hagrid-a")
    tale.place(0, "out-4")
    tale.place(1, "out-6")
    tale.fate(0, 2)
    tale.begin(3)
    asked = []
    for answer in ("keep", "spaces 2", "walk cw out-6", "target bellatrix", "pay fate"):
        asked.append(tale.asked()[1])
        tale.answer(answer)
    assert asked == ["reroll", "spaces", "direction", "intimidate", "yield"]
    assert tale.s.fate[1] == 1


@pytest.mark.rule("TA-27.5", "TA-27.7", "TA-27.8")
def test_decisions_of_an_encounter() -> None:
    tale = Tale("draco-a", "hagrid-b")
    tale.place(1, "out-14")
    tale.next_card("red-cap")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 3)
    tale.s.evading[0] = 1
    asked = []
    tale.load(6, 1)
    for answer in ("walk cw out-14", "space", "no", "fight", "keep"):
        asked.append(tale.asked()[1])
        tale.answer(answer)
    assert asked == ["direction", "encounter", "exchange-card", "evade", "reroll"]


@pytest.mark.rule("TA-27.3", "TA-27.6", "TA-27.10")
def test_decisions_of_others() -> None:
    tale = Tale("hagrid-a", "pettigrew-a")
    tale.place(1, "out-14")
    tale.fate(0, 1)
    tale.fate(1, 1)
    tale.place(0, "out-12")
    tale.begin(2)
    tale.answer("keep", "walk cw out-14", "no")
    assert tale.asked() == (1, "sneak")
    tale.answer("yes")
    assert tale.s.fate == [0, 2]


def test_a_refusal_names_its_clause() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.begin(2)
    refused = tale.refusal(0, "walk cw out-24")
    assert refused.kind == "not-an-option"
    assert refused.clause == "TA-6.1"
