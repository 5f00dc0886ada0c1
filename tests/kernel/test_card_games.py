"""What the kernel does for every card game: fields begin, cards are hidden and dealt anew."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from spellwright.kernel.cards import hidden_cards
from spellwright.kernel.chance import FastChance
from spellwright.kernel.naming import Bits, named_by, usual_limits
from spellwright.kernel.option import FIRST
from spellwright.kernel.outcome import ranks_by
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.rules import Rules
from spellwright.kernel.starts import EachSeat, Starts
from spellwright.kernel.state import State
from spellwright.kernel.visibility import HIDDEN, PUBLIC
from spellwright.samples.night_owls import (
    ANIMALS,
    CARDS,
    PLAY,
    WHICH_CARD,
    NightOwls,
    OwlsProcedure,
)

Card = int
Quest = int


class HeapState(State):
    hand: list[list[Card]]
    deck: list[Card]
    quests: list[Quest]
    score: list[int]
    fixed: tuple[int, ...]
    rows: list[tuple[int, ...]]
    note: str
    is_dark: bool
    turn: int
    __slots__ = tuple(__annotations__)

    STARTS: ClassVar[Starts] = {"score": EachSeat(7), "turn": 1, "quests": [5, 6]}


class HighCards(OwlsProcedure):
    """Asks for a card above 9."""

    __slots__ = ()

    STEPS = ("look",)

    def look(self, s: HeapState) -> None:
        """Nothing happens."""

    def options(self, s: HeapState, seat: int, question: int) -> list[int]:  # type: ignore[override]
        return [PLAY | card << FIRST for card in s.hand[seat] if card > 9]


class Heaps(NightOwls):
    id = "heaps"
    state = HeapState  # type: ignore[assignment]
    visibility = {**hidden_cards("hand", "deck", "quests"), "turn": PUBLIC}  # noqa: RUF012


RULES: Rules[HeapState] = Heaps()  # type: ignore[assignment]


def blank(seats: int = 3) -> HeapState:
    return RULES.blank(seats, {}, FastChance(1))


def dealt() -> HeapState:
    state = blank()
    state.hand, state.deck, state.quests = [[1, 2], [3, 4], [5]], [6, 7, 8, 10], [20, 21, 22]
    return state


def test_fields_begin_at_nothing_unless_something_is_said() -> None:
    state = blank()
    assert (state.hand, state.deck, state.rows) == ([[], [], []], [], [(), (), ()])
    assert (state.fixed, state.note, state.is_dark) == ((), "", False)
    assert (state.score, state.turn, state.quests) == ([7, 7, 7], 1, [5, 6])


def test_what_one_state_begins_with_is_its_own() -> None:
    state = blank()
    state.quests.append(9)
    state.hand[0].append(9)
    assert (blank().quests, blank().hand) == ([5, 6], [[], [], []])


def test_a_start_without_a_field_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HeapState, "STARTS", {"scores_": 1})
    with pytest.raises(RulesError, match="HeapState has no field «scores_»"):
        blank()


def test_a_seat_sees_its_hand_and_how_many_cards_there_are() -> None:
    seen = dealt().view(1).shown
    assert seen.hand == [[HIDDEN] * 2, [3, 4], [HIDDEN]]
    assert (seen.deck, seen.quests) == ([HIDDEN] * 4, [HIDDEN] * 3)
    assert dealt().view(-1).shown.hand == [[HIDDEN] * 2, [HIDDEN] * 2, [HIDDEN]]


def test_what_is_unknown_is_dealt_anew_among_its_kind() -> None:
    state = dealt()
    others = [state.resample(1, seed) for seed in range(60)]
    for other in others:
        assert other.hand[1] == [3, 4]
        assert [len(hand) for hand in other.hand] == [2, 2, 1]
        unknown = [*other.hand[0], *other.hand[2], *other.deck]
        assert sorted(unknown) == [1, 2, 5, 6, 7, 8, 10]
        assert sorted(other.quests) == [20, 21, 22]
    assert {other.hand[2][0] for other in others} == {1, 2, 5, 6, 7, 8, 10}
    assert len({tuple(other.quests) for other in others}) == 6
    assert state == dealt(), "the real one is left alone"


def test_what_is_dealt_does_not_depend_on_what_was_there() -> None:
    state, other = dealt(), dealt()
    other.hand[0], other.deck = [8, 10], [1, 7, 2, 6]
    assert state.resample(1, 5).hand == other.resample(1, 5).hand


def test_whoever_is_asked_can_still_answer() -> None:
    """Only one card is high, and all know by the question that seat 0 has it."""
    state = dealt()
    state.hand[0], state.deck = [1, 10], [6, 7, 8, 2]
    state.push(HighCards())
    state.ask(0, WHICH_CARD, 0)
    assert all(10 in state.resample(1, seed).hand[0] for seed in range(20))


def test_limits_follow_from_names() -> None:
    beasts = Lexicon("beast", ["cat", "owl"])
    namings = {**named_by(Beast=beasts), "Beasts": Bits("beast", beasts.keys)}
    assert usual_limits(namings) == {"Beast": (-1, 1), "Beasts": (0, 3)}
    assert dict(NightOwls().limits(3)) == {"Seat": (-1, 2), "Card": (-1, 23), "Animal": (-1, 3)}


def test_cards_are_saved_by_their_keys() -> None:
    rules = NightOwls()
    state = rules.new(2, 1)
    document = json.loads(state.to_json())
    assert document["state"]["hand"] == [[CARDS.key(card) for card in hand] for hand in state.hand]
    assert document["state"]["abroad"] == ANIMALS.key(state.abroad)
    assert rules.from_json(state.to_json()) == state
    document["state"]["leader"] = 2
    with pytest.raises(Refused):
        rules.from_json(json.dumps(document))


@pytest.mark.parametrize("field", ["hand", "points", "trick"])
def test_a_saved_column_has_an_entry_for_each_seat(field: str) -> None:
    rules = NightOwls()
    document = json.loads(rules.new(3, 1).to_json())
    document["state"][field].pop()
    with pytest.raises(Refused) as refused:
        rules.from_json(json.dumps(document))
    assert (refused.value.says.key, refused.value.says.args["name"]) == (
        "refusal-state-column",
        field,
    )


def test_ranks_follow_points() -> None:
    assert ranks_by([3, 3, 3]) == [1, 1, 1]
