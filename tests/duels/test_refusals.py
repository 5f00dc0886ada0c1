"""Refusals in play say the reason, and the clause behind it."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.actions import DO_CAST
from spellwright.games.duels.lexicons import ACTIONS as ACTION_NAMES
from spellwright.games.duels.lexicons import SPELL_NAMES, TRAIT_NAMES, say
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import pack, verb_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, Saying
from spellwright.testing.duels import Duel, set_column
from tests.duels.scenes import FAR, HARRY, NAGINI, RON, who

THREE = [["strong", "luck", "blank"], []]


def said(duel: Duel, text: str) -> tuple[Saying, str]:
    refused = duel.refusal(duel.asked()[0], text)
    return refused.says, refused.clause


def spell(key: str) -> Argument:
    return SPELL_NAMES.noun(SPELL_NAMES.parse(key))


@pytest.mark.rule("WD-17.9")
def test_a_full_hand() -> None:
    duel = Duel(RON, NAGINI, hands=THREE)
    assert said(duel, "do draw-clash") == (
        say("refusal-hand-full", n=3),
        "WD-17.9",
    )


ACTIONS: list[tuple[dict[str, Any], dict[str, int], str, Saying, str]] = [
    ({}, {}, "attack", say("refusal-no-attack", who=who("ron-weasley")), "WD-17.4"),
    (
        {},
        {},
        "attack-elite",
        say(
            "refusal-no-trait",
            who=who("ron-weasley"),
            trait=TRAIT_NAMES.noun(columns.ELITE_FIGHTER),
        ),
        "WD-37.10",
    ),
    (
        {"gear": {"ron-weasley": ["throwing-knife"]}},
        {"locked": 1 << 9},
        "attack",
        say("refusal-attacks-locked", who=who("ron-weasley")),
        "WD-25.12",
    ),
    (
        {"gear": {"ron-weasley": ["throwing-knife"]}, "second": FAR},
        {},
        "attack",
        say("refusal-nobody-in-reach", who=who("ron-weasley")),
        "WD-17.16",
    ),
    (
        {"second": FAR},
        {},
        "cast",
        say("refusal-no-spell-target", who=who("ron-weasley")),
        "WD-17.16",
    ),
    (
        {},
        {"silenced": 1},
        "cast",
        say("refusal-silencio", who=who("ron-weasley")),
        "WD-38.11",
    ),
    ({}, {}, "draw-quest", say("refusal-no-quest-to-give-up"), "WD-17.7"),
    ({}, {}, "potion", say("refusal-potions-spent"), "WD-17.10"),
    ({}, {}, "overlay", say("refusal-no-overlay-near", who=who("ron-weasley")), "WD-G17"),
    (
        {},
        {"hanging": 1},
        "move",
        say("refusal-levicorpus", who=who("ron-weasley")),
        "WD-38.11",
    ),
    ({}, {"slow": 3}, "move", say("refusal-too-slow", n=3, who=who("ron-weasley")), "WD-16.14"),
]


@pytest.mark.rule("WD-17.16")
@pytest.mark.parametrize(("more", "state", "action", "sentence", "clause"), ACTIONS)
def test_an_action_that_is_not_open(
    more: dict[str, Any], state: dict[str, int], action: str, sentence: Saying, clause: str
) -> None:
    more = {"first": RON, "second": NAGINI, **more}
    duel = Duel(**more)
    for column, value in state.items():
        duel.set(column, "ron-weasley", value)
    assert said(duel, f"do {action}") == (sentence, clause)


@pytest.mark.rule("WD-15.6", "WD-15.7")
def test_an_action_that_is_spent() -> None:
    duel = Duel(RON, FAR)
    duel.do("move", "to e8", "stop")
    used = say("refusal-action-used", who=who("ron-weasley"), kind="movement")
    assert said(duel, "do move") == (used, "WD-15.6")
    tactician = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    tactician.set("limited", "ron-weasley", 1)
    tactician.carry_out_activation("ron-weasley")
    tactician.do("move", "to e8", "stop")
    once = say("refusal-one-action-used", who=who("ron-weasley"))
    assert said(tactician, "do draw-quest") == (once, "WD-15.7")


@pytest.mark.rule("WD-37.30")
def test_what_is_used_once_a_round() -> None:
    duel = Duel({"severus-snape": "e7"}, FAR, potions=[["pepperup", "smoke-draught"], []])
    duel.drink("smoke-draught", way="potion-mastery")
    assert said(duel, "do potion-mastery") == (
        say(
            "refusal-trait-used",
            who=who("severus-snape"),
            trait=TRAIT_NAMES.noun(columns.POTION_MASTERY),
        ),
        "WD-37.30",
    )


SPELLS = ["stupefy", "bombarda", "crucio", "counter-spell", "serpensortia", "reparo"]


@pytest.mark.rule("WD-28.6")
@pytest.mark.parametrize(
    ("spell", "sentence", "clause"),
    [
        ("bombarda", say("refusal-cooling-down", spell=spell("bombarda"), n=2), "WD-28.3"),
        (
            "crucio",
            say("refusal-unforgivable", spell=spell("crucio"), who=who("ron-weasley")),
            "WD-27.9",
        ),
        (
            "counter-spell",
            say("refusal-spell-is-reaction", spell=spell("counter-spell")),
            "WD-33.2",
        ),
        ("reparo", say("refusal-nothing-to-work-on", spell=spell("reparo"), reach=3), "WD-28.19"),
        ("episkey", say("refusal-no-such-spell", spell=spell("episkey")), "WD-28.2"),
    ],
)
def test_a_spell_that_cannot_be_cast(spell: str, sentence: Saying, clause: str) -> None:
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
    for key in ("stupefy", "bombarda"):
        duel.s.holder[duel.card(0, key)] = duel.model("ron-weasley")
    duel.s.clock[duel.card(0, "stupefy")] = 1
    duel.overlay("cup", "e7")
    set_column(duel.s, "spell", 3, duel.s.spell[2])
    set_column(duel.s, "bound", 3, duel.model("ron-weasley"))
    duel.refresh()
    duel.do("cast")
    assert said(duel, "cast flipendo") == (
        say("refusal-no-room-for-spells", who=who("ron-weasley"), mastery=2),
        "WD-28.5",
    )
    assert said(duel, "cast bombarda") == (
        say("refusal-assigned-to", spell=spell("bombarda"), who=who("ron-weasley")),
        "WD-28.4",
    )


@pytest.mark.rule("WD-28.7", "WD-4.11", "WD-G47")
@pytest.mark.parametrize(
    ("target", "sentence", "clause"),
    [
        (
            "2:nagini",
            say("refusal-too-far", whither=who("nagini"), n=7, what=spell("stupefy"), reach=4),
            "WD-4.11",
        ),
        ("1:hedwig", say("refusal-for-opposing", what=spell("stupefy")), "WD-G47"),
        ("2:death-eater-ii", say("refusal-removed", who=who("death-eater-ii")), "WD-26.4"),
        ("2:dobby", say("refusal-not-in-game"), "WD-28.7"),
    ],
)
def test_a_target_that_is_none(target: str, sentence: Saying, clause: str) -> None:
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
    assert said(duel, "to e8") == (say("refusal-impassable", space="e8"), "WD-6.6")
    assert said(duel, "to e11") == (
        say("refusal-not-next-to", space="e11", who=who("ron-weasley")),
        "WD-16.3",
    )
    assert said(duel, "stop") == (
        say("refusal-move-first", who=who("ron-weasley")),
        "WD-16.11",
    )


@pytest.mark.rule("WD-15.10")
def test_an_answer_to_another_question() -> None:
    duel = Duel(HARRY, NAGINI)
    cast = ACTION_NAMES.noun(DO_CAST)
    assert said(duel, "cast stupefy")[0] == say("refusal-choose-first", action=cast)
    asked = duel.s.decisions[0].says
    assert said(duel, "keep")[0] == say("refusal-asked", question=asked)


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
                assert refused.value.says.key != "refusal-not-open", wrong
                assert refused.value.clause.startswith("WD-")
                refusals += 1
            s.choose(ask.seat, found[luck.below(len(found))])
    assert refusals > 300


@pytest.mark.parametrize("code", [-1, 1 << 80, 255, 1 << 8 | 200, 99 << 8 | 30])
def test_a_code_that_is_no_option_at_all_is_refused(code: int) -> None:
    duel = Duel(RON, NAGINI)
    with pytest.raises(Refused):
        duel.s.choose(0, code)
