"""The stage of a fight: dice and sums of both sides, the result in one sentence."""

from __future__ import annotations

from xml.etree import ElementTree

from spellwright.face.scene import Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.content.columns import card
from spellwright.games.talisman.lexicons import BOGGART, CARD, FOE, FULL_NAMES, WHO, say
from spellwright.games.talisman.picture.stage import clash_of
from spellwright.testing.talisman import Tale
from tests.shared.pictures import of_class

HAGRID, DRACO, RED_CAP = FULL_NAMES.label(3), FULL_NAMES.label(4), CARD.label(card("red-cap"))
THE_BOGGART = str(say("stage-foe", foe=FOE.noun(BOGGART)))


def test_both_sums_stand_face_to_face_while_the_roll_may_change() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.fate(0, 2)
    tale.next_card("red-cap")
    assert face.stage(Scene(tale.s.view(0))) == ""
    tale.arrive("out-14", dice=[4, 2])
    tale.until("reroll")
    shown = clash_of(Scene(tale.s.view(0)))
    assert shown is not None
    assert shown.second is not None
    assert shown.first.name == HAGRID
    assert shown.second.name == RED_CAP
    added = [int(one.amount.replace("−", "-")) for one in shown.first.modifiers]
    assert int(shown.first.total) == sum(added) + 4
    assert shown.first.modifiers[-1].sum == shown.first.total
    own, other = int(shown.first.total), int(shown.second.total)
    assert shown.needed == str(
        say("stage-wins-now", who=FULL_NAMES.noun(3), own=own, other=other)
        if own > other
        else say("stage-needs", who=FULL_NAMES.noun(3), own=own, other=other, n=other + 1 - own)
    )
    assert shown.result == ""
    root = ElementTree.fromstring(face.stage(Scene(tale.s.view(1))).split("</svg>")[0] + "</svg>")
    assert len(of_class(root, "die")) == 2


def test_a_fight_without_questions_is_told_with_its_sums() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.next_card("red-cap")
    tale.arrive("out-14", dice=[6, 1])
    shown = clash_of(Scene(tale.s.view(1)))
    assert shown is not None
    assert shown.second is not None
    assert shown.first.won
    assert shown.second.total == "4"
    assert shown.second.modifiers[-1].amount == "+3"
    assert shown.result == str(say("event-won", who=WHO.noun(3)))


def test_a_fight_that_ends_by_a_choice_still_names_the_foe_and_shows_both_dice() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.fate(0, 2)
    tale.next_card("red-cap")
    tale.arrive("out-14", dice=[4, 2])
    tale.until("reroll")
    tale.answer("keep")
    shown = clash_of(Scene(tale.s.view(1)))
    assert shown is not None
    assert shown.second is not None
    assert (shown.first.name, shown.second.name) == (HAGRID, RED_CAP)
    root = ElementTree.fromstring(face.stage(Scene(tale.s.view(1))).split("</svg>")[0] + "</svg>")
    assert len(of_class(root, "die")) == 2


def test_two_characters_meet() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.place(1, "out-16")
    tale.arrive("out-16", dice=[1, 6, 6])
    tale.until("encounter")
    tale.answer("meet draco")
    shown = clash_of(Scene(tale.s.view(0)))
    assert shown is not None
    assert shown.second is not None
    assert (shown.first.name, shown.second.name) == (HAGRID, DRACO)
    assert shown.second.won


def test_the_foe_of_a_space_keeps_its_name_while_and_after_a_reroll_is_offered() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.place(0, "inn-6")
    tale.fate(0, 1)
    tale.s.duty[0] = 7
    tale.begin()
    tale.load(1, 1, 1)
    tale.answer("duty")
    tale.until("reroll")
    assert foe_of(tale) == THE_BOGGART
    tale.answer("keep")
    assert foe_of(tale) == THE_BOGGART


def foe_of(tale: Tale) -> str:
    shown = clash_of(Scene(tale.s.view(1)))
    return "" if shown is None or shown.second is None else shown.second.name
