"""Games of a few choices, each with one thing that a search has to get right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from spellwright.kernel.chance import Chance
from spellwright.kernel.game_option import Value
from spellwright.kernel.option import FIRST, Verbs, first_of
from spellwright.kernel.phrases import Lexicon, Phrasebook
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.visibility import OWN, PUBLIC, Visibility

NUMBERS: Final = Lexicon("number", [str(number) for number in range(200)])
VERBS: Final = Verbs()
PICK: Final = VERBS.add("pick", "Pick {0}", NUMBERS)
QUESTIONS: Final = Phrasebook("question")
WHICH: Final = QUESTIONS.add("which", "Which number?")
EVENTS: Final = Phrasebook("event")
ENDINGS: Final = Phrasebook("ending")
DONE: Final = ENDINGS.add("done", "All have picked.")


def pick(number: int) -> int:
    return PICK | number << FIRST


class PickState(State):
    picks: list[int]
    secret: int
    __slots__ = tuple(__annotations__)


class PickProcedure(Procedure[PickState]):
    __slots__ = ()


class AllPick(PickProcedure):
    """All seats pick a number at once; the game says what comes of it."""

    __slots__ = ()
    STEPS = ("ask", "note")

    def ask(self, s: PickState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHICH)

    def options(self, s: PickState, seat: int, question: int) -> list[int]:
        game = s.rules
        assert isinstance(game, Picking)
        return [pick(number) for number in range(game.numbers)]

    def note(self, s: PickState) -> None:
        s.picks[s.answered_by] = first_of(s.answer)
        if s.asks:
            self.again()
            return
        game = s.rules
        assert isinstance(game, Picking)
        s.finish(DONE, game.ranks(s), [0] * s.seats)


class Picking(Rules[PickState]):
    id = "picking"
    name = "Picking"
    number = 1
    seats = (2, 4)
    longest = 4
    verbs = VERBS
    questions = QUESTIONS
    events = EVENTS
    endings = ENDINGS
    visibility: ClassVar[Visibility] = {"picks": OWN}
    procedure = PickProcedure
    numbers = 3

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> PickState:
        state = PickState(self, seats, settings, chance)
        state.picks = [-1] * seats
        state.secret = 0
        return state

    def begin(self, state: PickState) -> None:
        state.secret = state.chance.below(self.numbers)
        state.push(AllPick())

    def deal_anew(self, state: PickState, seat: int) -> None:
        state.secret = state.chance.below(self.numbers)
        for other in range(state.seats):
            if other != seat and state.picks[other] >= 0:
                state.picks[other] = state.chance.below(self.numbers)

    def ranks(self, s: PickState) -> list[int]:
        raise NotImplementedError


class Highest(Picking):
    """The highest number wins."""

    def ranks(self, s: PickState) -> list[int]:
        return [1 + sum(other > own for other in s.picks) for own in s.picks]


class Matching(Picking):
    """Rock, paper, scissors: no number is better than another."""

    def ranks(self, s: PickState) -> list[int]:
        lead = (s.picks[0] - s.picks[1]) % 3
        return [[1, 1], [1, 2], [2, 1]][lead]


class Guessing(Picking):
    """The secret number wins for the first seat; nobody can know it."""

    def ranks(self, s: PickState) -> list[int]:
        return [1, 2] if s.picks[0] == s.secret else [2, 1]


class Together(Picking):
    """All win if all pick the highest number."""

    cooperative = True

    def ranks(self, s: PickState) -> list[int]:
        won = all(number == self.numbers - 1 for number in s.picks)
        return [1 if won else 2] * s.seats


class Wide(Highest):
    """So many options that not all can be tried."""

    numbers = 200


class Open(Guessing):
    """The same, but the secret lies on the table."""

    visibility: ClassVar[Visibility] = {"picks": OWN, "secret": PUBLIC}

    def deal_anew(self, state: PickState, seat: int) -> None:
        for other in range(state.seats):
            if other != seat and state.picks[other] >= 0:
                state.picks[other] = state.chance.below(self.numbers)
