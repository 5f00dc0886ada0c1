"""A game as small as a test wants it: one procedure that a test writes, and a diary."""

from __future__ import annotations

from collections.abc import Mapping

from spellwright.kernel.chance import Chance
from spellwright.kernel.game_option import Value
from spellwright.kernel.option import Verbs, first_of, pack
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.visibility import PUBLIC

VERBS = Verbs()
SAY = VERBS.add("say", "Say {0}", numbers("number", 99))

QUESTIONS = Phrasebook("question")
WHAT = QUESTIONS.add("what", "What do you say?", "SG-1")
WHAT_ABOUT = QUESTIONS.add(
    "what-about", "What do you say about {0}?", ["SG-2", "SG-3"], Lexicon("thing", ["tea", "toast"])
)

EVENTS = Phrasebook("event")
SAID = EVENTS.add("said", "Somebody says {0}.", "SG-1", numbers("number", 99))

ENDINGS = Phrasebook("ending")
DONE = ENDINGS.add("done", "Everything is said.", "SG-4")


class SmallState(State):
    diary: list[int]
    __slots__ = tuple(__annotations__)


class SmallProcedure(Procedure[SmallState]):
    """Base of the tests' procedures. An answer can be any number from 0 to 3."""

    __slots__ = ()

    def options(self, s: SmallState, seat: int, question: int) -> list[int]:
        return [pack(SAY, number) for number in range(4)]

    def note_answer(self, s: SmallState) -> None:
        """A step: write the answer down as seat and number."""
        s.diary.append(10 * s.answered_by + first_of(s.answer))

    def end(self, s: SmallState) -> None:
        """A step: the game is over."""
        s.finish(DONE, [1] * s.seats, [])


class SmallGame(Rules[SmallState]):
    id = "small"
    name = "Small talk"
    number = 1
    seats = (1, 3)
    longest = 100
    verbs = VERBS
    questions = QUESTIONS
    events = EVENTS
    endings = ENDINGS
    visibility = {"diary": PUBLIC}  # noqa: RUF012
    procedure = SmallProcedure

    def __init__(self, first: type[SmallProcedure]) -> None:
        super().__init__()
        self.first = first

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> SmallState:
        state = SmallState(self, seats, settings, chance)
        state.diary = []
        return state

    def begin(self, state: SmallState) -> None:
        state.push(self.first())


def begun(first: type[SmallProcedure], seats: int = 1) -> SmallState:
    """A game that starts with this procedure, at its first question or its end."""
    return SmallGame(first).new(seats)
