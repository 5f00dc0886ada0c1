"""WD-21: the Individual Clash."""

from __future__ import annotations

import pytest

from spellwright.testing.duels import Duel, cards
from tests.duels.scenes import FAR, HARRY, NAGINI, RON


@pytest.mark.rule("WD-21.1", "WD-29.4", "WD-27.7")
def test_an_individual_clash_involves_the_caster_only() -> None:
    duel = Duel(
        RON,
        NAGINI,
        spells=[["nebulus"], []],
        hands=[["strong"], ["strong"]],
        power=[(1, 0), (0, 3)],
    )
    asked = []
    duel.cast("nebulus")
    while duel.asked()[1] != "action":
        asked.append(duel.asked())
        duel.answer(duel.options()[0])
    assert asked == [(0, "empower"), (0, "swap")]
    assert duel.s.revealed[1] == ()


@pytest.mark.rule("WD-21.2", "WD-21.3", "WD-40.19")
def test_empower_comes_before_the_reveal() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)])
    duel.cast("nebulus")
    assert duel.asked()[1] == "empower"
    assert duel.s.counting[0] == -1
    assert duel.s.revealed[0] == ()


@pytest.mark.rule("WD-21.4", "WD-21.5", "WD-EX1")
def test_the_revealed_card_may_be_swapped_once() -> None:
    duel = Duel(RON, FAR, spells=[["protego-maxima"], []], hands=[["strong", "strong"], []])
    duel.deck(0, "push-2")
    duel.s.spent_light[0] = 0
    duel.cast("protego-maxima")
    duel.answer("play strong")
    assert duel.total() == 3 + 2 - 5
    assert sorted(duel.s.discard[0]) == sorted(cards("push-2", "strong"))
    assert len(duel.s.hand[0]) == 1


@pytest.mark.rule("WD-EX1")
def test_a_swap_turns_failure_into_success() -> None:
    for answer, total in (("keep", 0), ("play strong", 2)):
        duel = Duel(RON, FAR, spells=[["episkey"], []], hands=[["strong"], []])
        duel.deck(0, "push-2")
        duel.cast("episkey")
        duel.answer(answer)
        assert duel.total() == total
        assert bool(duel.told("succeeded")) == (total > 0)


@pytest.mark.rule("WD-EX3", "WD-21.6")
@pytest.mark.parametrize(("answer", "total"), [("keep", -1), ("play strong", 1)])
def test_protego_maxima_fails_or_is_saved(answer: str, total: int) -> None:
    duel = Duel(
        HARRY, FAR, spells=[["protego-maxima"], []], hands=[["strong", "luck", "move-1"], []]
    )
    duel.deck(0, "regain-two")
    duel.cast("protego-maxima")
    duel.answer(answer)
    assert duel.total() == total
    assert (duel.s.upkept != []) == (total == 1)
    assert len(duel.s.hand[0]) == (2 if total == 1 else 3)


@pytest.mark.rule("WD-EX21", "WD-21.7", "WD-21.8")
@pytest.mark.parametrize(
    ("card", "total", "success"), [("push-1", 1, True), ("push-2", 0, False), ("jinxed", -1, False)]
)
def test_the_threshold_is_one(card: str, total: int, success: bool) -> None:
    duel = Duel(RON, FAR, spells=[["episkey"], []])
    duel.deck(0, card)
    duel.cast("episkey")
    assert duel.total() == total
    assert bool(duel.told("succeeded")) == success


@pytest.mark.rule("WD-21.11", "WD-22.4", "WD-37.21")
def test_abilities_come_before_everything_else() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)])
    duel.cast("nebulus")
    assert duel.asked() == (0, "before")
    duel.answer("pass")
    assert duel.asked() == (0, "empower")


@pytest.mark.rule("WD-21.12")
def test_in_an_individual_clash_the_swapped_card_is_face_up() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], hands=[["strong"], []])
    duel.cast("nebulus")
    duel.answer("play strong")
    assert duel.heard(1, "swapped-for") == [(0, cards("strong")[0])]


@pytest.mark.rule("WD-21.13", "WD-29.12")
def test_the_empowerment_card_is_turned_up_after_the_swap() -> None:
    duel = Duel(RON, FAR, spells=[["nebulus"], []], power=[(1, 0), (0, 0)], hands=[["blank"], []])
    duel.whole_deck(0, "strong", "luck", "luck")
    duel.cast("nebulus")
    duel.answer("empower")
    assert duel.s.empower[0] == tuple(cards("strong"))
    duel.answer("keep")
    assert duel.total() == 2 + 3 + 2 - 2
