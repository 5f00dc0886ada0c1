"""The stage: a Clash as in the worked examples."""

from __future__ import annotations

from spellwright.drawing.card_content import Card
from spellwright.drawing.stage import Stage
from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.lexicons import CHARACTER_NAMES, CLASH_NAMES, SPELL_NAMES, say
from spellwright.games.duels.picture.stage import clash_of
from spellwright.kernel.saying import Argument
from spellwright.testing.duels import Duel


def staged(duel: Duel, seat: int = 0) -> Stage | None:
    """As at a table, which keeps what was told before."""
    view = duel.s.view(seat)
    told = [event for event in duel.story if event.visible_to(seat)]
    before = tuple(told[: len(told) - len(view.events)])
    return clash_of(Scene(view, before))


def card(key: str) -> str:
    return CLASH_NAMES.label(CLASH_NAMES.parse(key))


def named(spell: str) -> str:
    return SPELL_NAMES.label(SPELL_NAMES.parse(spell))


def name(character: str) -> Argument:
    return CHARACTER_NAMES.noun(CHARACTER_NAMES.parse(character))


def sums(shown: Stage) -> list[tuple[list[str], list[tuple[str, str]], str]]:
    found = []
    for side in (shown.first, shown.second):
        assert side is not None
        cards = [one.title for one in side.shows if isinstance(one, Card)]
        parts = [(part.name, part.amount) for part in side.modifiers]
        found.append((cards, parts, side.total))
    return found


def test_a_spell_adds_mastery_trait_and_modifier() -> None:
    duel = Duel({"lord-voldemort": "e7"}, {"hermione-granger": "e9"}, spells=[["rictusempra"], []])
    duel.s.spent_light[1] = 3
    duel.deck(0, "move-1")
    duel.deck(1, "strong-regain-two")
    duel.cast("rictusempra")
    before = staged(duel)
    assert before is not None
    assert before.title == str(say("clash-title", what=named("rictusempra")))
    assert before.result == ""
    assert before.second is not None
    assert (before.first.so_far, before.second.so_far) == ("5", "2")
    voldemort, hermione = name("lord-voldemort"), name("hermione-granger")
    assert before.needed == str(say("stage-would-hit", who=voldemort, whom=hermione, n=3))
    duel.answer("pass")
    shown = staged(duel)
    assert shown is not None
    assert sums(shown) == [
        (
            [card("move-1")],
            [
                (str(say("clash-mastery")), "+3"),
                (named("rictusempra"), "+1"),
                (str(say("clash-master-wizard")), "+1"),
            ],
            "7",
        ),
        ([card("strong-regain-two")], [(str(say("clash-defense")), "+2")], "5"),
    ]
    assert [part.sum for part in shown.first.modifiers] == ["5", "6", "7"]
    assert shown.needed == ""
    assert shown.first.won
    assert shown.result.startswith(str(say("clash-left", total=7, against=5, n=2)))


def test_an_attack_adds_its_bonus() -> None:
    duel = Duel(
        {"ron-weasley": "e7"},
        {"death-eater-ii": "e8"},
        gear={"ron-weasley": ["sword-of-gryffindor"]},
    )
    duel.deck(0, "move-2")
    duel.deck(1, "blank")
    duel.attack()
    shown = staged(duel, -1)
    assert shown is not None
    assert sums(shown) == [
        ([card("move-2")], [(str(say("clash-attack-bonus")), "+3")], "4"),
        ([card("blank")], [(str(say("clash-defense")), "+1")], "1"),
    ]


def test_a_swapped_card_lies_face_down_until_both_have_chosen() -> None:
    duel = Duel(
        {"lord-voldemort": "e7"},
        {"hermione-granger": "e9"},
        spells=[["rictusempra"], []],
        hands=(["strong"], ["strong"]),
    )
    duel.deck(0, "move-1")
    duel.deck(1, "move-1")
    duel.cast("rictusempra")
    while duel.asked()[1] != "swap":
        duel.answer("pass")
    duel.answer("play strong")
    shown = staged(duel, 0)
    assert shown is not None
    assert shown.second is not None
    assert shown.second.shows == (None,)
    duel.answer("keep")
    told = staged(duel, 0)
    assert told is not None
    assert [cards for cards, _, _ in sums(told)] == [[card("move-1")], [card("strong")]]


def test_the_stage_says_what_is_still_needed() -> None:
    duel = Duel(
        {"ron-weasley": "e7"},
        {"lord-voldemort": "e9"},
        spells=[["rictusempra"], []],
        hands=(["strong"], []),
    )
    duel.deck(0, "blank")
    duel.deck(1, "move-2")
    duel.cast("rictusempra")
    while duel.asked()[1] != "swap":
        duel.answer("pass")
    shown = staged(duel)
    assert shown is not None
    assert shown.second is not None
    own, other = int(shown.first.so_far), int(shown.second.so_far)
    assert own <= other
    short = say("stage-needs-to-hit", who=name("ron-weasley"), against=other, n=other + 1 - own)
    assert shown.needed == str(short)


def test_a_spell_without_a_target_needs_a_total_of_one() -> None:
    duel = Duel({"hermione-granger": "e7"}, {"nagini": "e12"}, spells=[["expecto-patronum"], []])
    duel.s.light[0] = 9
    duel.cast("expecto-patronum")
    duel.answer("to d7")
    shown = staged(duel)
    assert shown is not None
    assert shown.first.so_far == "−1"
    short = say("stage-needs", who=name("hermione-granger"), total=1, n=2)
    assert shown.needed == str(short)


def test_there_is_no_stage_without_a_clash() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"})
    assert face.stage(Scene(duel.s.view(0))) == ""
