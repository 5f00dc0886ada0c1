"""A position of a game, set up and played on in few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.event import Event
from spellwright.kernel.game_option import Value
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A state with the story so far, for any game.

    The helper of a game is a subclass that names its `RULES` and speaks its language: it sets up
    positions that tests want, and asks about them in the words of the rules.
    """

    RULES: ClassVar[Rules[Any]]

    s: S
    """The state, for all that has no word of its own."""
    story: list[Event]
    """All that was told since the scenario began."""

    def __init__(self, state: S) -> None:
        self.s = state
        self.story = list(state.events)

    @classmethod
    def new(cls, seats: int | None = None, seed: int = 1, **options: Value) -> Self:
        """A new game at its very first question; `turn_cap=3` gives the option `turn-cap`."""
        scenario = cls.__new__(cls)
        Scenario.__init__(scenario, cls.RULES.new(seats, seed, by_name(cls.RULES, options)))
        return scenario

    @classmethod
    def blank(cls, seats: int, options: Mapping[str, Value] | None = None, seed: int = 1) -> S:
        """A state with all fields at their start values, for a position of one's own."""
        state: S = cls.RULES.blank(seats, cls.RULES.check_settings(options), FastChance(seed))
        return state

    # -- setting a position up ---------------------------------------------------------------------

    def load(self, *outcomes: int | list[int]) -> None:
        """What chance brings next: rolls and picks by their numbers, shuffles by their order."""
        self.s.chance.load(outcomes)

    def refresh(self) -> None:
        """Forget options that were worked out before the position was changed."""
        for ask in self.s.asks:
            ask.cache = None

    # -- playing -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out what is on the agenda, up to the next question."""
        self.s.events = []
        self.s.run()
        self.story += self.s.events

    def start(self, procedure: Procedure[Any], step: str) -> None:
        """Begin a procedure at one of its steps."""
        self.s.push(procedure)
        procedure.go_to(step)
        self.run()

    def set_aside(self) -> None:
        """Leave the open question; it is asked again when what is pushed now is done."""
        self.s.asks.clear()
        self.s.agenda[-1].again()

    def carry_out(self, *procedures: Procedure[Any]) -> None:
        """Leave the open question aside and carry out procedures, the last one first."""
        self.set_aside()
        for procedure in procedures:
            self.s.push(procedure)
        self.run()

    def choose(self, seat: int, text: str) -> None:
        """A seat chooses an option by its text."""
        self.s.choose(seat, text)
        self.story += self.s.events

    def answer(self, *texts: str) -> None:
        """The one seat that is asked gives these answers, one after the other."""
        for text in texts:
            assert self.s.asks, f"nobody is asked for «{text}»"
            assert len(self.s.asks) == 1, f"{len(self.s.asks)} seats are asked"
            self.choose(self.s.asks[0].seat, text)

    # -- looking -----------------------------------------------------------------------------------

    def ask_of(self, seat: int | None = None) -> Ask:
        """The open question of a seat, or of the first seat that is asked."""
        assert self.s.asks, "nobody is asked"
        ask = self.s.asks[0] if seat is None else self.s.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return ask

    def asked(self) -> tuple[int, str]:
        """The first seat that is asked, and the key of its question."""
        ask = self.ask_of()
        return ask.seat, self.s.rules.questions[ask.question].key

    def clause(self) -> str:
        """The clause behind the question that is asked first."""
        return self.s.decision_of(self.ask_of()).clause

    def options(self, seat: int | None = None) -> list[str]:
        """The texts of the options of a seat, or of the first seat that is asked."""
        return [self.s.rules.verbs.text(code) for code in self.s.options(self.ask_of(seat))]

    def offered(self, verb: str) -> list[str]:
        """What can be chosen with a verb."""
        return [text.partition(" ")[2] for text in self.options() if text.split()[0] == verb]

    def refusal(self, seat: int, choice: str | int) -> Refused:
        """The refusal of a choice that must not be possible; the state stays as it is."""
        before = self.s.fingerprint()
        try:
            self.s.choose(seat, choice)
        except Refused as refused:
            assert self.s.fingerprint() == before, f"«{choice}» was refused, and changed something"
            return refused
        raise AssertionError(f"«{choice}» was not refused")

    def refused(self, choice: str | int) -> Refused:
        """Why the first seat that is asked may not choose this."""
        return self.refusal(self.ask_of().seat, choice)

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The arguments of all events of one kind so far."""
        kind = self.s.rules.events.number(key)
        return [event.args for event in self.story if event.kind == kind]

    def heard(self, seat: int, key: str) -> list[tuple[int, ...]]:
        """The same, as far as a seat was told."""
        kind = self.s.rules.events.number(key)
        return [e.args for e in self.story if e.kind == kind and e.visible_to(seat)]

    def view(self, seat: int) -> S:
        """What a seat sees of the state (-1: a spectator)."""
        return self.s.view(seat).shown

    @property
    def ending(self) -> str:
        """The key of how the game ended; nothing while it goes on."""
        outcome = self.s.outcome
        return "" if outcome is None else outcome.how


def by_name(rules: Rules[Any], options: Mapping[str, Value]) -> dict[str, Value]:
    """Game options by their names, from the names of arguments: `_` may stand for `-`."""
    known = [option.id for option in rules.game_options]
    return {
        name if name in known else name.replace("_", "-"): value for name, value in options.items()
    }
