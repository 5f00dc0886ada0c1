"""A small game that really changes: what a magpie can take, and what it is worth, are content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.kernel.chance import Chance
from spellwright.kernel.game_option import Value
from spellwright.kernel.naming import Keys, Namings
from spellwright.kernel.option import FIRST, Verbs, first_of
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.visibility import PUBLIC
from spellwright.registry import Game

Prize = int
Worth = dict[str, int]

FIRST_EDITION: Final[Worth] = {"button": 1, "spoon": 2, "ring": 5}
TURNS: Final = 120

QUESTIONS: Final = Phrasebook("question")
WHAT: Final = QUESTIONS.add("what", "What do you take?")
SAYING_MORE: Final = Phrasebook("question")
SAYING_MORE.add("what", "You have {0}. What do you take?", "", numbers("number", 9999))
ENDINGS: Final = Phrasebook("ending")
DUSK: Final = ENDINGS.add("dusk", "It grows dark.")


class HoardState(State):
    turn: int
    hoard: list[list[Prize]]
    worth: list[int]
    __slots__ = tuple(__annotations__)


class HoardProcedure(Procedure[HoardState]):
    __slots__ = ()


class Gather(HoardProcedure):
    """In turn, each takes one thing, and luck adds something to its worth."""

    __slots__ = ()

    STEPS = ("ask_what", "take")

    def ask_what(self, s: HoardState) -> None:
        seat = s.turn % s.seats
        says_more = s.rules.questions is SAYING_MORE
        s.ask(seat, WHAT, *([s.worth[seat]] if says_more else []))

    def options(self, s: HoardState, seat: int, question: int) -> list[int]:
        return [prize << FIRST for prize in range(len(hoard_of(s).prizes))]

    def take(self, s: HoardState) -> None:
        prize, seat = first_of(s.answer), s.answered_by
        s.hoard[seat].append(prize)
        s.worth[seat] += hoard_of(s).worth_of(prize) + s.chance.roll(3)
        s.tell(0, seat, prize, s.worth[seat])
        s.turn += 1
        if s.turn == TURNS:
            s.finish(DUSK, [1] * s.seats, s.worth)
        else:
            self.next_step = 0


class Hoard(Rules[HoardState]):
    id = "hoard"
    name = "Hoard"
    seats = (2, 2)
    longest = TURNS
    questions = QUESTIONS
    endings = ENDINGS
    visibility = {"turn": PUBLIC, "hoard": PUBLIC, "worth": PUBLIC}  # noqa: RUF012
    procedure = HoardProcedure

    def __init__(self, worth: Worth, number: int, questions: Phrasebook) -> None:
        super().__init__()
        self.questions = questions  # type: ignore[misc]
        self.number = number  # type: ignore[misc]
        self.prizes = list(worth)
        self._worth = worth
        prizes = Lexicon("prize", self.prizes)
        self.verbs = Verbs()  # type: ignore[misc]
        self.verbs.add("take", "Take the {0}", prizes)
        self.events = Phrasebook("event")  # type: ignore[misc]
        self.events.add(
            "took", "{0} takes the {1} and has {2}.", "", Lexicon("magpie", ["Ann", "Ben"]),
            prizes, numbers("number", 9999),
        )  # fmt: skip
        namings: Namings = {"Prize": Keys("prize", self.prizes)}
        self.namings = namings  # type: ignore[misc]

    def worth_of(self, prize: int) -> int:
        return self._worth[self.prizes[prize]]

    def content(self) -> Any:
        return list(self._worth.items())

    def limits(self, seats: int) -> Limits:
        return {"Prize": (0, len(self.prizes) - 1)}

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> HoardState:
        state = HoardState(self, seats, settings, chance)
        state.turn = 0
        state.hoard = [[] for _ in range(seats)]
        state.worth = [0] * seats
        return state

    def begin(self, state: HoardState) -> None:
        state.push(Gather())


def hoard_of(state: State) -> Hoard:
    rules: Hoard = state.rules  # type: ignore[assignment]
    return rules


def hoard(worth: Worth = FIRST_EDITION, number: int = 1, says_more: bool = False) -> Game:
    """An edition of the game."""
    return Game(Hoard(worth, number, SAYING_MORE if says_more else QUESTIONS))
