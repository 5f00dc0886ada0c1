"""Questions say for what a roll was, what it brings, what is left and what an option does."""

from __future__ import annotations

import json

import pytest

from spellwright.games.talisman.rulebook import RULES
from spellwright.kernel.decision import Decision
from spellwright.kernel.saying import Noun, Saying
from spellwright.speech.speaker import Speaker
from spellwright.testing.talisman import Tale


def asked(tale: Tale) -> Decision:
    return tale.s.decision_of(tale.s.asks[0])


def meaning(tale: Tale) -> str:
    said = asked(tale).says.args["meaning"]
    assert isinstance(said, Saying)
    return said.key


@pytest.mark.parametrize(("die", "key"), [(1, "voldemort"), (4, "walk")])
def test_a_movement_roll_says_what_it_means(die: int, key: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 2)
    tale.begin(die)
    assert meaning(tale) == f"meaning-{key}"
    assert asked(tale).says.args["fate"] == 2


@pytest.mark.parametrize(
    ("die", "key"), [(1, "goblin"), (3, "lose-turn"), (4, "nothing"), (6, "dragon")]
)
def test_a_roll_for_a_space_says_what_it_brings(die: int, key: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 1)
    tale.arrive("out-11", dice=[die])
    assert tale.asked() == (0, "reroll")
    assert meaning(tale) == f"meaning-{key}"


@pytest.mark.parametrize(("die", "foe", "key"), [(6, 1, "win"), (1, 6, "loss")])
def test_a_roll_in_a_fight_says_how_it_stands(die: int, foe: int, key: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.lay("out-14", "red-cap")
    tale.fate(0, 1)
    tale.arrive("out-14", dice=[die, foe])
    assert meaning(tale) == f"meaning-{key}"
    said = asked(tale).says.args["meaning"]
    assert isinstance(said, Saying)
    own, other = said.args["own"], said.args["other"]
    assert isinstance(own, int)
    assert isinstance(other, int)
    assert (own > other) == (key == "win")


def test_an_option_says_what_it_does_under_its_question() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.lay("out-14", "seaside-cave")
    tale.s.cave_fate = 3
    tale.arrive("out-14")
    decision = asked(tale)
    assert decision.question == "card"
    assert decision.says.args["cave"] == 3
    assert [(option.text, option.says.key) for option in decision.options] == [
        ("yes", "button-card-yes"),
        ("no", "button-card-no"),
    ]


def test_who_may_cancel_a_spell_reads_which_one() -> None:
    tale = Tale("mcgonagall-b", "draco-a")
    tale.spells(0, "expulso")
    tale.spells(1, "stupefy")
    tale.begin()
    tale.answer("cast expulso")
    cast = next(option for option in asked(tale).options if option.text == "cast stupefy")
    assert (cast.says.key, cast.says.args["cancelled"]) == (
        "button-cancel-cast",
        Noun("talisman", "spell-expulso"),
    )


def test_to_go_on_is_to_stop_where_the_move_ends() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "out-15")
    tale.begin(2)
    tale.answer("walk cw out-17")
    on = asked(tale).options[0]
    assert (on.text, on.says.key, on.says.args["n"]) == (
        "walk-on",
        "button-on-the-way-walk-on",
        0,
    )
    assert Speaker().say(on.says) != Speaker().say(Saying("talisman", "verb-walk-on"))


def test_a_question_reads_the_same_in_a_view() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 2)
    tale.begin(1)
    (seen,) = tale.s.view(0).decisions
    assert seen.to_data() == asked(tale).to_data()


def test_a_state_from_before_the_causes_is_filled_up() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 2)
    tale.begin(1)
    kept = json.loads(tale.s.to_json())
    assert kept["state"]["asks"][0]["args"] == ["1", "voldemort"]
    kept["state"]["asks"][0]["args"] = ["1"]
    kept["edition"]["fields"] = "0123456789ab"
    again = RULES.from_json(json.dumps(kept))
    assert again.decisions[0].says.args["n"] == 1
    assert again.decisions[0].options == asked(tale).options


@pytest.mark.rule("TA-RH3")
def test_three_dice_of_which_two_count_say_nothing_yet() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.fate(0, 1)
    tale.arrive("mid-5", dice=[6, 6, 5])
    assert "You rolled 6, 6 and 5" in str(asked(tale).says)
    tale.answer("keep")
    assert tale.asked() == (0, "leave-out")


@pytest.mark.rule("TA-HPB2")
def test_two_dice_of_which_one_counts_say_nothing_yet() -> None:
    tale = Tale("harry-b", "draco-b")
    tale.fate(0, 1)
    tale.place(0, "mid-15")
    tale.begin(2)
    tale.answer("keep", "spaces 2")
    tale.load(3, 6)
    tale.answer("walk cw mid-1", "yes")
    assert meaning(tale) == "meaning-plain"
    tale.answer("keep")
    assert tale.asked() == (0, "die")
