"""WD-38: Statuses and lasting effects."""

from __future__ import annotations

import pytest

from spellwright.games.duels import story
from spellwright.games.duels.content import columns
from spellwright.games.duels.rules.statuses import burn, poison, slow_down
from spellwright.testing.duels import Duel

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def struck(spell: str, target: dict[str, str] | None = None) -> Duel:
    """Ron has cast a Combat Spell at Nagini with success."""
    duel = Duel(RON, target or NAGINI, spells=[[spell], []])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast(spell)
    return duel


@pytest.mark.rule("WD-38.1", "WD-38.2")
def test_statuses_come_after_impacts_or_instead_of_them() -> None:
    duel = struck("rictusempra")
    events = [event.kind for event in duel.story]
    assert events.index(story.IMPACTS) < events.index(story.SLOWED)
    alone = struck("impedimenta")
    assert (alone.impacts("nagini"), alone.get("slow", "nagini")) == (0, 2)


@pytest.mark.rule("WD-38.2", "WD-G55")
def test_then_is_not_for_a_removed_model() -> None:
    duel = Duel(RON, {"nagini": "e9", "hedwig": "e10"}, spells=[["confringo"], []])
    duel.set("impacts", "nagini", 4)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("confringo", "nagini")
    assert duel.at("nagini") == ""
    assert not duel.told("burns")


@pytest.mark.rule("WD-38.3", "WD-38.8c")
def test_a_lasting_status_stays_until_its_end() -> None:
    duel = Duel(RON, FAR)
    duel.set("poison", "ron-weasley", 2)
    duel.end_round()
    assert duel.get("poison", "ron-weasley") == 1
    duel.end_round()
    assert duel.get("poison", "ron-weasley") == 0


@pytest.mark.rule("WD-38.4", "WD-38.6a")
def test_no_status_twice() -> None:
    duel = Duel(RON, FAR)
    burn(duel.s, duel.model("ron-weasley"))
    burn(duel.s, duel.model("ron-weasley"))
    assert duel.get("burning", "ron-weasley") == 1


@pytest.mark.rule("WD-38.5", "WD-EX16", "WD-38.8a")
def test_the_higher_figure_applies() -> None:
    duel = Duel(RON, FAR)
    ron = duel.model("ron-weasley")
    poison(duel.s, ron, 1)
    poison(duel.s, ron, 2)
    assert duel.s.poison[ron] == 2
    poison(duel.s, ron, 1)
    assert duel.s.poison[ron] == 2
    slow_down(duel.s, ron, 2)
    slow_down(duel.s, ron, 1)
    assert duel.s.slow[ron] == 2


@pytest.mark.rule("WD-38.6b")
def test_burning_weakens_the_defence() -> None:
    duel = Duel(RON, NAGINI)
    duel.set("burning", "nagini", 1)
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed()[1] == 3 + 1 - 1


@pytest.mark.rule("WD-38.6c", "WD-38.6d")
def test_burning_hurts_at_the_end_of_the_activation_and_goes_out() -> None:
    duel = Duel(RON, FAR)
    duel.set("burning", "ron-weasley", 1)
    duel.set("burning", "nagini", 1)
    duel.end()
    assert (duel.impacts("ron-weasley"), duel.get("burning", "ron-weasley")) == (1, 0)
    assert (duel.impacts("nagini"), duel.get("burning", "nagini")) == (0, 1)


@pytest.mark.rule("WD-38.7")
@pytest.mark.parametrize(("where", "bonus"), [("e9", 2), ("e8", 0)])
def test_concealment_helps_against_models_that_are_not_adjacent(where: str, bonus: int) -> None:
    duel = Duel(RON, {"nagini": where})
    duel.set("mist", "nagini", 2)
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed()[1] == 3 + 1 + bonus


@pytest.mark.rule("WD-38.7", "WD-38.12", "WD-G39")
def test_concealment_ends_with_the_round() -> None:
    duel = Duel(RON, FAR)
    duel.set("mist", "ron-weasley", 1)
    duel.set("smoke", "nagini", 1)
    duel.end_phase()
    assert duel.get("mist", "ron-weasley") == 0


@pytest.mark.rule("WD-38.8a", "WD-38.8b")
def test_poison_costs_one_impact_a_round_whatever_the_number() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e8"})
    duel.deck(1, "strong")
    duel.deck(0, "jinxed")
    duel.end()
    duel.attack()
    assert duel.get("poison", "ron-weasley") == 2
    before = duel.impacts("ron-weasley")
    duel.end_round()
    assert duel.impacts("ron-weasley") == before + 1


@pytest.mark.rule("WD-38.9a", "WD-38.9b")
def test_slow_lasts_until_the_end_of_the_next_activation() -> None:
    duel = struck("impedimenta", {"nagini": "e9"})
    duel.end()
    duel.do("move", "to e10", "to e11")
    # Fast makes 4, Slow 2 leaves 2.
    assert duel.asked() == (1, "action")
    assert duel.get("slow", "nagini") == 2
    duel.end()
    assert duel.get("slow", "nagini") == 0


@pytest.mark.rule("WD-38.11")
def test_other_lasting_effects_are_no_statuses() -> None:
    duel = Duel({"ron-weasley": "e7"}, FAR, potions=[["essence-of-dittany"], []])
    duel.set("dazed", "ron-weasley", 1)
    duel.set("limited", "ron-weasley", 1)
    duel.drink("essence-of-dittany")
    assert (duel.get("dazed", "ron-weasley"), duel.get("limited", "ron-weasley")) == (1, 1)


@pytest.mark.rule("WD-38.12")
def test_this_round_ends_after_the_quest_check_and_the_next_activation_may_be_later() -> None:
    duel = Duel(RON, {"nagini": "e9", "hedwig": "a5"}, spells=[["levicorpus"], []])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("levicorpus")
    assert duel.get("hanging", "nagini") == 1
    duel.set("limited", "nagini", 1)
    duel.s.activated[1] = 3
    duel.end_round()
    assert duel.get("hanging", "nagini") == 0
    assert duel.get("limited", "nagini") == 1


@pytest.mark.rule("WD-38.12", "WD-23.1")
def test_next_clash_is_in_attack_or_defence() -> None:
    duel = struck("stupefy", {"nagini": "e8"})
    assert duel.get("dazed", "nagini") == 1
    duel.end()
    duel.deck(1, "strong", "luck")
    duel.deck(0, "strong")
    duel.attack()
    assert duel.told("counts")[-1][1] == columns.clash_card("luck")
    assert duel.get("dazed", "nagini") == 0
