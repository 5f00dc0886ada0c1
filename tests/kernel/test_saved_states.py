"""Saved states: written in the middle of anything, read with care."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from spellwright.kernel.option import SECOND, pack
from spellwright.kernel.record import Record
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.samples.tic_tac_toe import TicTacToe
from tests.kernel.refusing import is_a_sentence
from tests.kernel.small_game import WHAT, SmallGame, SmallProcedure, SmallState
from tests.kernel.toy_game import GAME, MagpieState


def _state(seed: int | str = 4) -> MagpieState:
    """In the middle of an interrupt: four procedures deep."""
    state = GAME.new(3, seed, {"hexes": 2})
    while len(state.agenda) < 3:
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[0])
    return state


Document = dict[str, Any]


def _document() -> Document:
    document: Document = json.loads(_state().to_json())
    return document


def test_a_saved_state_says_where_it_is() -> None:
    document = _document()
    assert document["format"] == "spellwright state 2"
    assert (document["game"], document["edition"]) == ("magpies", GAME.edition.to_data())
    assert document["settings"] == {"rounds": 3, "hexes": 2, "look": True}
    agenda = document["state"]["agenda"]
    assert [(frame["do"], frame["step"]) for frame in agenda] == [
        ("Match", "next_round"),
        ("Round", "award"),
        ("Hexing", "answer_offer"),
    ]
    assert document["state"]["asks"] == [
        {"seat": agenda[2]["seat"], "question": "spoil", "args": [f"P{agenda[2]['winner'] + 1}"]}
    ]


@pytest.mark.parametrize("seed", [4, "ab" * 32])
def test_a_saved_state_is_read_back_equal_with_its_luck(seed: int | str) -> None:
    state = _state(seed)
    state.chance.load([6, [1, 2]])
    again = GAME.from_json(state.to_json())
    assert again == state
    assert again.fingerprint() == state.fingerprint()
    assert again.to_json() == state.to_json()
    state.chance.loaded = again.chance.loaded = []
    state.choose(state.asks[0].seat, state.decisions[0].options[0])
    again.choose(again.asks[0].seat, again.decisions[0].options[0])
    assert again == state


def test_a_finished_procedure_and_a_finished_game_are_read_back() -> None:
    state = TicTacToe().new()
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        state.choose(state.mover, f"mark {cell}")
    again = TicTacToe().from_json(state.to_json())
    assert again == state
    assert again.outcome is not None
    assert again.outcome.winners == (0,)


def test_a_fingerprint_differs_when_anything_differs() -> None:
    changes: list[Callable[[MagpieState], object]] = [
        lambda s: s.points.append(1),
        lambda s: s.hands[0].reverse(),
        lambda s: setattr(s, "weather", "odd"),
        lambda s: setattr(s, "final", not s.final),
        lambda s: setattr(s, "choices", 99),
        lambda s: setattr(s.agenda[1], "winner", 0 if s.looker else 1),
        lambda s: setattr(s.agenda[2], "next_step", 2),
        lambda s: setattr(s.asks[0], "seat", 2),
        lambda s: s.asks[0].args.append(1),
        lambda s: s.chance.load([1]),
        lambda s: s.chance.below(2),
        lambda s: s.agenda.pop(0),
    ]
    prints = {_state().fingerprint()}
    for change in changes:
        state = _state()
        change(state)
        prints.add(state.fingerprint())
    assert len(prints) == len(changes) + 1
    assert all(len(text) == 24 for text in prints)


def test_a_fingerprint_ignores_what_is_no_part_of_the_position() -> None:
    state = _state()
    before = state.fingerprint()
    state.chance.record = [(1, 0)]
    state.quiet()
    assert state.decisions
    assert state.fingerprint() == before


def test_the_fingerprint_of_a_position_never_changes() -> None:
    """Replays of this edition depend on it."""
    state = TicTacToe().new(seed=0)
    assert state.fingerprint() == "7ae3332f8d862b3d205bf1d4"
    state.choose(0, "mark b2")
    assert state.fingerprint() == "aaf8b61665cecc4b14762355"


# -- what is refused -------------------------------------------------------------------------------


def _set(*path: Any, to: Any) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        inner: Any = document
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to

    return change


def _drop(*path: Any) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        inner: Any = document
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return change


CHANCE = {"stream": ["fast", 5], "draws": 0, "loaded": []}

REFUSED: list[tuple[Callable[[Document], None], str, str]] = [
    (_set("format", to="spellwright replay 1"), "format", "This is not a saved state"),
    (_drop("format"), "format", "This is not a saved state"),
    (_set("game", to="reference"), "game", "of the game “reference”, not of “magpies”"),
    (_drop("game"), "game", "of the game “None”"),
    (_set("edition", to="x"), "edition", "of no edition that could be read"),
    (_set("edition", to=[1]), "edition", "should say of which edition"),
    (_drop("settings"), "state", "lacks its object “settings”"),
    (_set("settings", to=[]), "state", "lacks its object “settings”"),
    (_set("settings", "hexes", to=9), "options", "The option “hexes” cannot be 9"),
    (_set("settings", "extra", to=9), "options", "has no option “extra”"),
    (_drop("state"), "state", "lacks its object “state”"),
    (_set("state", to=[1]), "state", "lacks its object “state”"),
    (_drop("state", "seats"), "state", "field “seats”, should be a whole number"),
    (_set("state", "seats", to=9), "seats", "for 2–4 players, not 9"),
    (_set("state", "seats", to=2), "state", "field “winner”, holds 2; from -1 to 1"),
    (_set("state", "seats", to=4), "state", "not one entry for each magpie"),
    (_drop("state", "deck"), "state", "lacks the field “deck”"),
    (_set("state", "hat", to=1), "state", "The state has no field “hat”"),
    (_set("state", "deck", to="x"), "state", "field “deck”, should be a list"),
    (_set("state", "deck", 0, to=99), "state", "field “deck”, holds 99; from -1 to 23"),
    (_set("state", "deck", 0, to=-1), "state", "The cards are not all there once."),
    (_set("state", "weather", to=4), "state", "field “weather”, should be a text"),
    (_set("state", "final", to=0), "state", "field “final”, should be true or false"),
    (_set("state", "choices", to=10**20), "state", "field “choices”, holds 100000000000000"),
    (_drop("state", "agenda"), "state", "field “agenda”, should be a list"),
    (_set("state", "agenda", to=[3]), "state", "An entry of the agenda should be an object"),
    (_set("state", "agenda", 0, "do", to="Fly"), "state", "names “Fly”, which is no procedure"),
    (_set("state", "agenda", 0, "do", to=["a"]), "state", "which is no procedure"),
    (_set("state", "agenda", 0, "step", to="x"), "state", "Match has no step “x”"),
    (_set("state", "agenda", 0, "step", to=3), "state", "Match has no step “3”"),
    (_drop("state", "agenda", 1, "winner"), "state", "Round lacks the field “winner”"),
    (_set("state", "agenda", 1, "x", to=1), "state", "Round has no field “x”"),
    (_set("state", "agenda", 2, "step", to="(end)"), "state", "that no step would take"),
    (_set("state", "agenda", to=[]), "state", "open questions and an end, or neither"),
    (_set("state", "asks", to=[]), "state", "open questions and an end, or neither"),
    (_set("state", "ending", to=0), "state", "open questions and an end, or neither"),
    (_set("state", "asks", to={}), "state", "field “asks”, should be a list"),
    (_set("state", "asks", to=[5]), "state", "should be an object with “question”"),
    (_set("state", "asks", 0, "question", to="x"), "unreadable", "There is no question “x”"),
    (_set("state", "asks", 0, "seat", to=-1), "state", "is for seat -1, which is not there"),
    (_drop("state", "asks", 0, "seat"), "state", "lacks the field “seat”"),
    (_set("state", "asks", 0, "args", to=[]), "state", "wrong number of arguments"),
    (_set("state", "asks", 0, "args", to=[4]), "state", "names magpie 4, which is not there"),
    (_drop("state", "chance"), "state", "should have stream, draws and loaded"),
    (_set("state", "chance", to={**CHANCE, "x": 1}), "state", "should have stream, draws"),
    (_set("state", "chance", to={**CHANCE, "stream": 5}), "state", "no known chance stream"),
    (_set("state", "chance", to={**CHANCE, "stream": ["fast"]}), "state", "no known chance"),
    (_set("state", "chance", to={**CHANCE, "stream": ["fast", True]}), "state", "no known"),
    (_set("state", "chance", to={**CHANCE, "stream": ["fast", 0]}), "state", "out of range"),
    (_set("state", "chance", to={**CHANCE, "stream": ["secret", "x", 0]}), "seed", "64 hex"),
    (_set("state", "chance", to={**CHANCE, "draws": -1}), "state", "outcomes is out of range"),
    (_set("state", "chance", to={**CHANCE, "draws": "1"}), "state", "outcomes is out of range"),
    (_set("state", "chance", to={**CHANCE, "loaded": 5}), "state", "numbers or orders"),
    (_set("state", "chance", to={**CHANCE, "loaded": [[[1]]]}), "state", "numbers or orders"),
    (_set("state", "chance", to={**CHANCE, "loaded": [1 << 40]}), "state", "numbers or orders"),
    (_set("state", "ranks", to=[1, 1, 1]), "state", "rank every seat at the end, and none"),
]


@pytest.mark.parametrize(
    ("change", "kind", "said"), REFUSED, ids=[f"{said[:40]}" for _, _, said in REFUSED]
)
def test_a_state_that_does_not_fit_is_refused_with_a_sentence(
    change: Callable[[Document], None], kind: str, said: str
) -> None:
    document = _document()
    change(document)
    with pytest.raises(Refused) as refused:
        GAME.from_json(json.dumps(document))
    assert said in refused.value.sentence
    assert refused.value.kind == kind
    assert is_a_sentence(refused.value)


@pytest.mark.parametrize(
    ("ending", "ranks", "said"),
    [
        (7, [1, 1], "an ending that the game does not have"),
        (-5, [1, 1], "an ending that the game does not have"),
        (0, [1], "rank every seat at the end"),
        (0, [], "rank every seat at the end"),
    ],
)
def test_an_end_that_is_none_is_refused(ending: int, ranks: list[int], said: str) -> None:
    state = TicTacToe().new()
    state.finish(0, [1, 1], [])
    document = json.loads(state.to_json())
    document["state"] |= {"ending": ending, "ranks": ranks}
    with pytest.raises(Refused, match=f"{said}|holds -5"):
        TicTacToe().from_json(json.dumps(document))


def test_asking_a_seat_twice_is_refused() -> None:
    document = _document()
    document["state"]["asks"] *= 2
    with pytest.raises(Refused, match="asks one seat twice"):
        GAME.from_json(json.dumps(document))


def test_a_seat_without_options_is_refused() -> None:
    state = GAME.new(2, seed=4)
    state.discards, state.hands[0] = state.hands[0], []
    with pytest.raises(Refused, match="asks seat 0, which has no option"):
        GAME.from_json(state.to_json())


def test_a_state_that_cannot_be_seen_is_refused() -> None:
    """Found by fuzzing: a magpie looked at the top of an empty deck."""
    state = _state()
    state.looker, state.discards, state.deck = 1, state.discards + state.deck, []
    with pytest.raises(Refused, match="do not fit together"):
        GAME.from_json(state.to_json())


def _pass_to_the_end(state: MagpieState) -> None:
    while not state.over:
        state.choose(state.asks[0].seat, state.options(state.asks[0])[-1])


def test_where_rules_fail_on_a_strangers_state_later_the_error_says_so() -> None:
    """Found by fuzzing: nobody had won the round, and nobody was told so."""
    document = _document()
    document["state"]["agenda"][1]["winner"] = -1
    state = GAME.from_json(json.dumps(document))
    with pytest.raises(RulesError, match="the rules failed at “pass” of seat") as failed:
        _pass_to_the_end(state)
    assert isinstance(failed.value.__cause__, ValueError)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1 can't be read as JSON"),
        ('{"format":\n\n oops}', "line 3 can't be read as JSON"),
        ("[" * 100_000, "a wild number or is nested too deeply"),
        ("1" * 5_000, "a wild number or is nested too deeply"),
        ("[1, 2]", "its format should be “spellwright state 2”"),
        ("x" * 10_000_001, "longer than 10000000 characters"),
    ],
    ids=["empty", "typo", "nested", "digits", "list", "long"],
)
def test_a_text_that_is_no_state_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.from_json(text)
    assert said in refused.value.sentence
    assert is_a_sentence(refused.value)


# -- what a game must not do -----------------------------------------------------------------------


class Coin(Record):
    value: int
    __slots__ = tuple(__annotations__)


class WithRecord(SmallState):
    coin: Coin
    __slots__ = tuple(__annotations__)


def test_records_that_would_not_be_saved_are_a_mistake_of_the_game() -> None:
    state = WithRecord.__new__(WithRecord)
    game = SmallGame(Largest)
    SmallState.__init__(state, game, 1, {}, game.new().chance)
    state.diary = []
    state.coin = Coin()
    with pytest.raises(RulesError, match="WithRecord keeps records that would not be saved"):
        state.to_json()


class Largest(SmallProcedure):
    __slots__ = ()

    STEPS = ("ask", "note_answer", "ask_more", "end")

    def ask(self, s: SmallState) -> None:
        s.ask(0, WHAT)

    ask_more = ask

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return [pack(0, 5, 4000)]


def test_a_step_may_be_called_end() -> None:
    """Found by this test: the name was taken for the mark that all steps are done."""
    state = SmallGame(Largest).new()
    state.take(0, state.options(state.asks[0])[0])
    again = SmallGame(Largest).from_json(state.to_json())
    assert again.agenda[-1].next_step == state.agenda[-1].next_step == 3
    again.take(0, again.options(again.asks[0])[0])
    assert again.over


def test_the_last_answer_is_no_part_of_a_saved_state() -> None:
    """It is for the step that comes after it; at a decision it means nothing any more."""
    state = SmallGame(Largest).new()
    state.take(0, pack(0, 5, 4000))
    assert state.answer >> SECOND == 4000
    assert not {"answer", "answered_by"} & set(json.loads(state.to_json())["state"])
    assert SmallGame(Largest).from_json(state.to_json()) == state
