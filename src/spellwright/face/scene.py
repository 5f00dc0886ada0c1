"""A scene: a position as somebody looks at it at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from spellwright.kernel.decision import Ask, Decision
from spellwright.kernel.event import Event
from spellwright.kernel.option import Option
from spellwright.kernel.outcome import Outcome
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import LIBRARY, Argument, Noun, Saying
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.speech.speaker import Speaker, has_words

if TYPE_CHECKING:
    from spellwright.face.known import Known

S = TypeVar("S", bound=State)

ENGLISH: Final = Speaker()
"""The speaker where no language was asked for."""


class Scene(NamedTuple, Generic[S]):
    view: View[S]
    """The position; `view.events` is what the seat was told last."""
    before: tuple[Event, ...] = ()
    """What the seat was told shortly before that, where a table keeps it."""
    names: tuple[str, ...] = ()
    """The names of the people by seat, on a page that knows them."""
    speaker: Speaker = ENGLISH
    """The speaker finds the words, in the language of the person who looks."""
    known: Known | None = None
    """What was drawn before, where a table keeps it."""

    def say(self, said: Saying) -> str:
        return self.speaker.say(said)

    def name(self, noun: Argument, form: str = "") -> str:
        """A name in one of its forms; a number or a coordinate as it stands."""
        return self.speaker.word(noun, form)

    def label(self, option: Option) -> str:
        return self.speaker.say(option.says)

    def told(self, event: Event) -> str:
        """An event in words."""
        return self.speaker.say(self.view.rules.told(event)[0])

    @property
    def game(self) -> Argument:
        """The name of the game, to be said; one without a catalog has a name of its own."""
        noun = Noun(LIBRARY, f"game-{self.rules.id}")
        return noun if has_words(noun) else self.rules.name

    # -- what the view shows, for drawings that need nothing else ----------------------------------

    @property
    def rules(self) -> Rules[S]:
        return self.view.rules

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def shown(self) -> S:
        return self.view.shown

    @property
    def asked(self) -> Ask | None:
        return self.view.asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.view.decisions

    @property
    def events(self) -> tuple[Event, ...]:
        return self.view.events

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.view.waiting

    @property
    def outcome(self) -> Outcome | None:
        return self.view.outcome
