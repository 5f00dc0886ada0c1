"""The state of a game: plain data at every decision.

The agenda is the stack of procedures in progress, `asks` the questions that are open now. Rules
change a state by `push`, `ask`, `tell`, `reveal` and `finish`; everybody else reads `decisions` and
calls `choose`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask, Decision
from spellwright.kernel.display import DISPLAY
from spellwright.kernel.event import EVERYBODY, Event
from spellwright.kernel.knowledge import Knowledge, knowledge_of
from spellwright.kernel.legality import legal_code
from spellwright.kernel.outcome import Outcome, with_facts
from spellwright.kernel.postponed_question import postpone
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import Record
from spellwright.kernel.refusal import RULES_FAILURES, Refused, RulesError, Unchecked
from spellwright.kernel.saved import fingerprint, to_json
from spellwright.kernel.saying import say
from spellwright.kernel.starts import Starts, begin_fields
from spellwright.kernel.view import View, glimpse_of, view_of

if TYPE_CHECKING:
    from spellwright.kernel.rules import Rules

MachineWord = int

RUNNING: Final = -1
ANSWER: Final = ("answer", "answered_by")
SHARED: Final = ("rules", "settings", "tells_events", "events", "touched")
EVERYTHING: Final = -1
"""All fields of a state may have been touched."""
DEEPEST_AGENDA: Final = 200
MOST_STEPS: Final = 100_000


class State(Record):
    """What every game's state has. A game adds its own fields in a subclass."""

    seats: int
    agenda: list[Procedure[Any]]
    asks: list[Ask]
    chance: Chance
    answer: int
    answered_by: int
    result: int
    secrets_revealed: int
    choices: int
    ending: int
    ranks: list[int]
    scores: list[int]
    rules: Rules[Any]
    settings: Mapping[str, Any]
    tells_events: bool
    events: list[Event]
    touched: MachineWord
    __slots__ = tuple(__annotations__)

    # The last answer is for the step after it: between two choices it means nothing.
    DERIVED: ClassVar[tuple[str, ...]] = (*ANSWER, *SHARED)
    STARTS: ClassVar[Starts | None] = None
    """Where a game's own fields begin; None if its `__init__` fills them."""

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        self.seats = seats
        self.agenda = []
        self.asks = []
        self.chance = chance
        self.answer = 0
        self.answered_by = 0
        self.result = 0
        self.secrets_revealed = 0
        self.choices = 0
        self.ending = RUNNING
        self.ranks = []
        self.scores = []
        self.rules = rules
        self.settings = settings
        self.tells_events = True
        self.events = []
        self.touched = EVERYTHING
        begin_fields(self, seats, self.STARTS)

    # -- for the rules ---------------------------------------------------------------------------

    def push(self, procedure: Procedure[Any]) -> None:
        """Carry out a procedure before anything else goes on."""
        if self.asks or len(self.agenda) >= DEEPEST_AGENDA:
            raise RulesError("a procedure was pushed over an open question, or without end")
        procedure.next_step = 0
        self.agenda.append(procedure)

    def ask(self, seat: int, question: int, *args: int) -> None:
        """Open a question to a seat; the procedure whose step asks knows its options.

        What that step has pushed runs first, then the question opens.
        """
        self.asks.append(Ask(seat, question, list(args)))

    def ask_among(self, options: list[int], seat: int, question: int, args: list[int]) -> None:
        """Open a question as `ask` does, when its options were just worked out."""
        ask = Ask(seat, question, args)
        ask.cache = options
        self.asks.append(ask)

    def tell(self, kind: int, *args: int) -> None:
        """Tell everybody what happened."""
        if self.tells_events:
            self.events.append(Event(kind, args, EVERYBODY))

    def whisper(self, seat: int, kind: int, *args: int) -> None:
        """Tell one seat only."""
        if self.tells_events:
            self.events.append(Event(kind, args, 1 << seat))

    def reveal(self) -> None:
        """Note that a secret has come out: choices before this can no longer be taken back."""
        self.secrets_revealed += 1

    def finish(self, ending: int, ranks: list[int], scores: list[int]) -> None:
        """End the game."""
        self.ending = ending
        self.ranks = ranks
        self.scores = scores
        self.touched = EVERYTHING
        self.agenda.clear()
        self.asks.clear()

    def derive(self) -> None:
        """Work out the derived fields of a state that was just filled; a game extends this."""

    # -- for everybody ---------------------------------------------------------------------------

    def take_touched(self) -> int:
        """The fields that rules may have touched since this was asked last, as bits. Compiled rules
        note them (`tools/native/touching.py`); where none are, it may have been all of them. A file
        that is not compiled and changes a state says `s.touched = EVERYTHING`.
        """
        return EVERYTHING

    @property
    def over(self) -> bool:
        return self.ending != RUNNING

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if self.ending == RUNNING:
            return None
        end = self.rules.endings[self.ending]
        says = with_facts(end.saying([]), self.rules.ending_facts(self))
        return Outcome(end.key, says, end.clause_for([]), self.ranks, self.scores)

    @property
    def decisions(self) -> list[Decision]:
        """One decision for each seat that has to choose now."""
        return [self.decision_of(ask) for ask in self.asks]

    def decision_of(self, ask: Ask) -> Decision:
        return self.rules.decision(self, ask, self.options(ask))

    def options(self, ask: Ask) -> list[int]:
        """The legal options of an open question, as ints."""
        if ask.cache is None:
            ask.cache = self.agenda[-1].options(self, ask.seat, ask.question)
        return ask.cache

    def choose(self, seat: int, option: Unchecked) -> None:
        """Choose for a seat: an option, its text or its code. A wrong choice changes nothing."""
        self.carry_out(seat, self.legal(seat, option))

    def carry_out(self, seat: int, code: int) -> None:
        """`take`, but an error in the rules names the choice at which it came up."""
        try:
            self.take(seat, code)
        except RULES_FAILURES as error:
            raise self.failure(seat, code, error) from error

    def failure(self, seat: int, code: int, error: BaseException) -> RulesError:
        text = self.rules.verbs.text(code)
        return RulesError(f"the rules failed at “{text}” of seat {seat}: {error}", error)

    def legal(self, seat: int, option: Unchecked) -> int:
        """The code of an option that this seat may choose now, or a refusal that says why not."""
        return legal_code(self, seat, option)

    def ask_of(self, seat: int) -> Ask | None:
        """The open question of a seat."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def take(self, seat: int, code: int) -> None:
        """Carry out a choice known to be legal: `choose` without its checks."""
        if not self.begin(seat, code):
            self.run()

    def begin(self, seat: int, code: int) -> bool:
        """Do the first step after a choice; whether a question is open then."""
        asks = self.asks
        if len(asks) == 1:
            del asks[0]
        else:
            self._close(seat)
        self.answer = code
        self.answered_by = seat
        self.choices += 1
        if self.tells_events:
            self.events = []
        frame = self.agenda[-1]
        step = frame.next_step
        frame.next_step = step + 1
        if not frame.do_step(self, step):
            raise RulesError(f"{frame.__class__.__name__} asks in its last step")
        return bool(asks) and (self.agenda[-1] is frame or not postpone(self, frame))

    def _close(self, seat: int) -> None:
        """Close the question of one seat among several; the options of the others may change."""
        for place, ask in enumerate(self.asks):
            if ask.seat == seat:
                del self.asks[place]
                break
        for ask in self.asks:
            ask.cache = None

    def run(self) -> None:
        """Carry out steps until a question is open or the game is over."""
        if not self.run_steps(MOST_STEPS):
            raise RulesError(f"{self.agenda[-1].__class__.__name__} runs in a circle")

    def run_steps(self, most: int) -> bool:
        """Carry out at most so many steps; whether a question is open or the game is over then."""
        agenda = self.agenda
        asks = self.asks
        for _ in range(most):
            if not agenda:
                if self.ending == RUNNING:
                    raise RulesError("the agenda is empty, but the game is not over")
                return True
            frame = agenda[-1]
            step = frame.next_step
            frame.next_step = step + 1
            if not frame.do_step(self, step):
                del agenda[-1]
            elif asks and (agenda[-1] is frame or not postpone(self, frame)):
                return True
        return False

    def quiet(self) -> Self:
        """Switch events off, for playouts; returns the state itself."""
        self.tells_events = False
        self.events = []
        return self

    def check_viewer(self, seat: int) -> None:
        if not -1 <= seat < self.seats:
            raise Refused("seat", say("refusal-no-seat", n=seat, last=self.seats - 1))

    def view(self, seat: int) -> View[Self]:
        """What a seat may know (SPECTATOR: what everybody may know)."""
        return view_of(self, seat)

    def glimpse(self, seat: int) -> View[Self]:
        """A view that holds until the next choice, and that nobody may change."""
        return glimpse_of(self, seat)

    def knowledge(self, seat: int) -> Knowledge[Self]:
        """What a seat may know, for a player who thinks ahead."""
        return knowledge_of(self, seat)

    def resample(self, seat: int, seed: int) -> Self:
        """A state that the seat cannot tell from this one, with all that it does not know dealt
        anew.
        """
        other: Self = self.rules.resample(self, seat, seed)
        return other

    def to_json(self) -> str:
        return to_json(self)

    def fingerprint(self) -> str:
        """A short text that differs when anything in the position differs."""
        return fingerprint(self)

    def _repr_svg_(self) -> str | None:
        return DISPLAY.svg(self.view(-1))

    def __str__(self) -> str:
        return DISPLAY.text(self.view(-1))
