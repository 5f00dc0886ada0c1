"""Refusals in play say the reason, and the clause behind it."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import pack, verb_of
from spellwright.kernel.refusal import Refused
from spellwright.testing.duels import Duel, set_column
from tests.duels.scenes import FAR, HARRY, NAGINI, RON

THREE = [["strong", "luck", "blank"], []]


def said(duel: Duel, text: str) -> tuple[str, str]:
    refused = duel.refusal(duel.asked()[0], text)
    return refused.sentence, refused.clause


@pytest.mark.rule("WD-17.9")
def test_a_full_hand() -> None:
    duel = Duel(RON, NAGINI, hands=THREE)
    assert said(duel, "do draw-clash") == (
        "You already hold three Clash Cards, the most there are.",
        "WD-17.9",
    )


ACTIONS: list[tuple[dict[str, Any], dict[str, int], str, str, str]] = [
    ({}, {}, "attack", "Ron Weasley has no Attack.", "WD-17.4"),
    ({}, {}, "attack-elite", "Ron Weasley does not have Elite Fighter.", "WD-37.10"),
    (
        {"gear": {"ron-weasley": ["throwing-knife"]}},
        {"locked": 1 << 9},
        "attack",
        "Ron Weasley's Attacks are locked until the next Start Phase.",
        "WD-25.12",
    ),
    (
        {"gear": {"ron-weasley": ["throwing-knife"]}, "second": FAR},
        {},
        "attack",
        "No opposing Model is in Ron Weasley's reach and sight.",
        "WD-17.16",
    ),
    (
        {"second": FAR},
        {},
        "cast",
        "No Spell that Ron Weasley can cast has a target here.",
        "WD-17.16",
    ),
    (
        {},
        {"silenced": 1},
        "cast",
        "Silencio holds Ron Weasley: no Spell until the next activation ends.",
        "WD-38.11",
    ),
    ({}, {}, "draw-quest", "You have no Active Quest Card to give up.", "WD-17.7"),
    ({}, {}, "potion", "All your Potions are spent.", "WD-17.10"),
    ({}, {}, "overlay", "No overlay lies in Ron Weasley's Space or next to it.", "WD-G17"),
    (
        {},
        {"hanging": 1},
        "move",
        "Levicorpus holds Ron Weasley: no Movement Action this Round.",
        "WD-38.11",
    ),
    ({}, {"slow": 3}, "move", "Slow 3 leaves Ron Weasley no Space to move.", "WD-16.14"),
]


@pytest.mark.rule("WD-17.16")
@pytest.mark.parametrize(("more", "columns", "action", "sentence", "clause"), ACTIONS)
def test_an_action_that_is_not_open(
    more: dict[str, Any], columns: dict[str, int], action: str, sentence: str, clause: str
) -> None:
    more = {"first": RON, "second": NAGINI, **more}
    duel = Duel(**more)
    for column, value in columns.items():
        duel.set(column, "ron-weasley", value)
    assert said(duel, f"do {action}") == (sentence, clause)


@pytest.mark.rule("WD-15.6", "WD-15.7")
def test_an_action_that_is_spent() -> None:
    duel = Duel(RON, FAR)
    duel.do("move", "to e8", "stop")
    used = "Ron Weasley has used the Movement Action of this activation."
    assert said(duel, "do move") == (used, "WD-15.6")
    tactician = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    tactician.set("limited", "ron-weasley", 1)
    tactician.carry_out_activation("ron-weasley")
    tactician.do("move", "to e8", "stop")
    once = "Ron Weasley has only one action in this activation and has used it."
    assert said(tactician, "do draw-quest") == (once, "WD-15.7")


@pytest.mark.rule("WD-37.30")
def test_what_is_used_once_a_round() -> None:
    duel = Duel({"severus-snape": "e7"}, FAR, potions=[["pepperup", "smoke-draught"], []])
    duel.drink("smoke-draught", way="potion-mastery")
    assert said(duel, "do potion-mastery") == (
        "Severus Snape has used Potion Mastery this Round.",
        "WD-37.30",
    )


SPELLS = ["stupefy", "bombarda", "crucio", "counter-spell", "serpensortia", "reparo"]


@pytest.mark.rule("WD-28.6")
@pytest.mark.parametrize(
    ("spell", "sentence", "clause"),
    [
        ("bombarda", "Bombarda is cooling down for 2 more Rounds.", "WD-28.3"),
        ("crucio", "Crucio is an Unforgivable Curse; Ron Weasley lacks Dark Arts.", "WD-27.9"),
        (
            "counter-spell",
            "Counter-Spell is a Reaction: cast it when a Combat Spell targets you.",
            "WD-33.2",
        ),
        ("reparo", "Reparo has nothing to work on within 3.", "WD-28.19"),
        ("episkey", "Your Group does not have Episkey.", "WD-28.2"),
    ],
)
def test_a_spell_that_cannot_be_cast(spell: str, sentence: str, clause: str) -> None:
    duel = Duel(RON, NAGINI, spells=[SPELLS, []])
    duel.s.clock[duel.card(0, "bombarda")] = 2
    duel.refresh()
    duel.do("cast")
    assert said(duel, f"cast {spell}") == (sentence, clause)


@pytest.mark.rule("WD-28.5", "WD-28.4")
def test_a_model_with_no_room_and_a_spell_of_another() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "a3"},
        NAGINI,
        spells=[["stupefy", "bombarda", "flipendo"], []],
    )
    duel.activate("ron-weasley")
    for spell in ("stupefy", "bombarda"):
        duel.s.holder[duel.card(0, spell)] = duel.model("ron-weasley")
    duel.s.clock[duel.card(0, "stupefy")] = 1
    duel.overlay("cup", "e7")
    set_column(duel.s, "spell", 3, duel.s.spell[2])
    set_column(duel.s, "bound", 3, duel.model("ron-weasley"))
    duel.refresh()
    duel.do("cast")
    assert said(duel, "cast flipendo") == (
        "Ron Weasley cannot have more Spells assigned: Mastery 2.",
        "WD-28.5",
    )
    assert said(duel, "cast bombarda") == ("Bombarda is assigned to Ron Weasley.", "WD-28.4")


@pytest.mark.rule("WD-28.7", "WD-4.11", "WD-G47")
@pytest.mark.parametrize(
    ("target", "sentence", "clause"),
    [
        ("2:nagini", "Nagini is 7 Spaces away; Stupefy reaches 4.", "WD-4.11"),
        ("1:hedwig", "Stupefy is for an opposing Model.", "WD-G47"),
        ("2:death-eater-ii", "Death Eater II has been removed from the game.", "WD-26.4"),
        ("2:dobby", "That Model is not in this game.", "WD-28.7"),
    ],
)
def test_a_target_that_is_none(target: str, sentence: str, clause: str) -> None:
    duel = Duel(
        {"ron-weasley": "e4", "hedwig": "e5"},
        {"nagini": "e11", "death-eater-ii": "a5", "death-eater-i": "e7", "hermione-granger": "e6"},
        spells=[["stupefy"], []],
    )
    duel.s.at[duel.model("death-eater-ii")] = -1
    duel.activate("ron-weasley")
    duel.do("cast", "cast stupefy")
    assert duel.asked()[1] == "spell-target"
    assert said(duel, f"model {target}") == (sentence, clause)


@pytest.mark.rule("WD-16.3", "WD-16.11", "WD-6.6")
def test_a_step_that_cannot_be_made() -> None:
    duel = Duel(RON, FAR)
    duel.ground("e8", "impassable")
    duel.do("move")
    assert said(duel, "to e8") == ("e8 is Impassable.", "WD-6.6")
    assert said(duel, "to e11") == ("e11 is not next to Ron Weasley.", "WD-16.3")
    assert said(duel, "stop") == (
        "A Movement Action enters at least 1 Space: move Ron Weasley first.",
        "WD-16.11",
    )


@pytest.mark.rule("WD-15.10")
def test_an_answer_to_another_question() -> None:
    duel = Duel(HARRY, NAGINI)
    assert said(duel, "cast stupefy")[0] == "Choose “Cast a Spell” first."
    assert said(duel, "keep")[0].startswith("You can't do that now. You are asked: What does")


def test_no_choice_is_refused_without_a_reason() -> None:
    """Answers of the right kind, one of them after each choice of random games."""
    refusals = 0
    for seed in range(4):
        luck = FastChance(seed)
        options = {"groups": ("ready", "build")[seed % 2], "pack": True}
        s = RULES.new(2, seed, options)
        assert isinstance(s, DuelsState)
        while not s.over:
            ask = s.asks[luck.below(len(s.asks))]
            found = s.options(ask)
            verb = verb_of(found[luck.below(len(found))])
            lexicons = RULES.verbs.book[verb].lexicons
            wrong = pack(verb, *[luck.below(len(lexicon)) for lexicon in lexicons])
            if wrong not in found:
                with pytest.raises(Refused) as refused:
                    s.choose(ask.seat, wrong)
                assert "options now" not in refused.value.sentence, refused.value.sentence
                assert refused.value.clause.startswith("WD-")
                refusals += 1
            s.choose(ask.seat, found[luck.below(len(found))])
    assert refusals > 300


@pytest.mark.parametrize("code", [-1, 1 << 80, 255, 1 << 8 | 200, 99 << 8 | 30])
def test_a_code_that_is_no_option_at_all_is_refused(code: int) -> None:
    duel = Duel(RON, NAGINI)
    with pytest.raises(Refused):
        duel.s.choose(0, code)
