"""A question says which card or ability asks, also in games saved before questions said so."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from spellwright.games.battle.older import ARGUMENTS_BEFORE, QUESTIONS_OF
from spellwright.games.battle.rulebook import RULES
from spellwright.kernel.edition import Edition
from spellwright.testing.battle import Fight

EDITION_BEFORE: Final = Edition(2, "b38286c009cd", "78d7821e254e")


def played(card: str, *answers: str) -> Fight:
    """Harry has played a card; he and Ron have some to lose."""
    fight = Fight("harry", "ron", "neville", scenario="pack4", foes=["norbert", "troll"])
    fight.potions_board()
    fight.control(2)
    fight.hand(0, card, "lumos", "alohomora")
    fight.pile(0, "reparo", "invisibility-cloak", "quidditch-gear", "bezoar")
    fight.deck(0, "lumos", "alohomora", "reparo", "lumos")
    fight.events("regeneration", "regeneration")
    fight.tokens(0, attack=1, influence=1)
    fight.play(card, *answers)
    return fight


def charmed(charm: str, health: int) -> Fight:
    fight = Fight("harry", "ron", "neville", scenario="pack1", charms=[charm], foes=["norbert"])
    fight.health(health - 1, 10, 10)
    fight.foe(1, "quirinus-quirrell", attack=1)
    fight.foe(2, "draco-malfoy")
    fight.events("regeneration", "regeneration")
    fight.hand(0, "quidditch-gear", "reparo")
    fight.play("quidditch-gear")
    fight.answer(f"use {charm}")
    return fight


def transfigured() -> Fight:
    fight = Fight("harry", "ron", scenario="game6", experts=["transfiguration"])
    fight.hand(0, "quidditch-gear", "invisibility-cloak")
    fight.deck(0, "stupefy", "lumos", "hedwig")
    fight.answer("use transfiguration")
    return fight


def alone() -> Fight:
    """One person runs both Heroes: the Hero who is meant stands behind what asks."""
    fight = Fight.new(1, solo="two-heroes")
    fight.answer("be harry", "be ron", "begin ron")
    fight.hand(1, "alohomora", "cleansweep-11")
    fight.load(6)
    fight.event("heir-of-slytherin")
    return fight


def struck() -> Fight:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(1, "alohomora", "cleansweep-11")
    fight.load(6)
    fight.event("heir-of-slytherin")
    return fight


def stunned() -> Fight:
    fight = Fight("harry", "ron", scenario="game4")
    fight.health(1, 10)
    fight.hand(0, "alohomora", "lumos", "lumos")
    fight.event("expulso")
    return fight


def rewarded() -> Fight:
    fight = Fight("harry", "ron", scenario="box1", foes=["norbert"])
    fight.hand(0, "alohomora", "lumos")
    fight.defeat("norbert")
    return fight


ASKED: Final[dict[str, tuple[Callable[[], Fight], str, list[str]]]] = {
    "banish": (lambda: played("confringo"), "banish", ["confringo"]),
    "reward": (rewarded, "banish", ["norbert"]),
    "take": (lambda: played("accio", "choose take-item"), "take", ["accio"]),
    "search": (
        lambda: answered(transfigured, "discard invisibility-cloak"),
        "search",
        ["transfiguration"],
    ),
    "cost": (transfigured, "discard", ["1", "hero", "transfiguration"]),
    "event": (struck, "discard", ["1", "event", "heir-of-slytherin"]),
    "alone": (alone, "discard", ["1", "event", "heir-of-slytherin", "ron"]),
    "remove": (lambda: played("deluminator"), "remove", ["deluminator"]),
    "ingredient": (lambda: played("cauldron"), "any-ingredient", ["cauldron"]),
    "arrange": (lambda: played("revelio"), "arrange", ["1", "revelio"]),
    "hand over": (lambda: played("locomotor"), "hand-over", ["locomotor"]),
    "hand to": (
        lambda: played("locomotor", "hand-over invisibility-cloak"),
        "hand-to",
        ["invisibility-cloak"],
    ),
    "look": (lambda: played("spectrespecs"), "look-event", ["spectrespecs"]),
    "switch off": (lambda: played("harp"), "switch-off", ["harp"]),
    "judge": (lambda: charmed("defensive", 6), "judge-event", ["defensive"]),
    "move": (lambda: charmed("defensive", 9), "move-from", ["defensive"]),
    "appear": (lambda: charmed("apparition", 9), "appear", ["apparition"]),
}


def answered(asking: Callable[[], Fight], text: str) -> Fight:
    fight = asking()
    fight.answer(text)
    return fight


def saved(fight: Fight) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(fight.s.to_json())
    return document


@pytest.mark.parametrize("name", ASKED)
def test_a_question_says_what_asks(name: str) -> None:
    asking, question, args = ASKED[name]
    fight = asking()
    asked = saved(fight)["state"]["asks"][0]
    assert [asked["question"], asked["args"]] == [question, args]


def test_a_stun_says_that_it_is_one() -> None:
    fight = stunned()
    asked = saved(fight)["state"]["asks"][0]
    assert asked["args"][1] == "stun"
    assert str(fight.s.decisions[0].says).startswith("You are stunned.")


@pytest.mark.parametrize("name", ASKED)
def test_an_older_game_learns_what_asks(name: str) -> None:
    document = saved(ASKED[name][0]())
    now = json.dumps(document["state"], sort_keys=True)
    asked, rule = document["state"]["asks"][0], document["state"]["agenda"][-1]["do"]
    before = {new: old for (of, old), new in QUESTIONS_OF.items() if of == rule}
    asked["question"] = before.get(asked["question"], asked["question"])
    if asked["question"] in ARGUMENTS_BEFORE:
        known = ARGUMENTS_BEFORE[asked["question"]]
        asked["args"] = [*asked["args"][:known], *asked["args"][known + 1 :]]
    document["edition"] = EDITION_BEFORE.to_data()
    read = RULES.from_json(json.dumps(document), is_own=True)
    assert json.dumps(json.loads(read.to_json())["state"], sort_keys=True) == now
