"""Bots: players that see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say
from spellwright.kernel.view import View

if TYPE_CHECKING:
    from spellwright.kernel.state import State


class Advice(NamedTuple):
    """What a bot would choose, and why in one sentence."""

    code: int
    reason: str | Saying
    ranked: tuple[int, ...] = ()
    """The options that the bot has compared, the most promising first."""
    then: tuple[int, ...] = ()
    """What the bot means to choose next, where it chooses several things in a row."""


def by_worth(options: Sequence[int], worths: Sequence[float]) -> tuple[int, ...]:
    """The options from the best to the worst; equals stay in their order."""
    places = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    return tuple([options[place] for place in places])


class Bot:
    """A player. `advise` is asked with the view of the seat whose decision it is."""

    name: ClassVar[str] = "bot"
    about: ClassVar[str] = ""
    """How the bot plays, in one sentence, for people who choose an opponent."""
    thinks_ahead: ClassVar[bool] = False
    """Whether the bot must be given `Knowledge`, a view that can imagine, not a plain view."""

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        if view.asked is None:
            raise Refused("not-your-turn", say("refusal-nothing-to-choose"))
        if len(view.options) == 1:
            return Advice(view.options[0], say("hint-only-choice"))
        return self.weigh(view.asked, view, chance)

    def weigh(self, asked: Ask, view: View[Any], chance: Chance) -> Advice:
        """Choose among several options; most bots define only this method."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any legal option, all equally likely."""

    name = "random"

    def advise(self, view: View[Any], chance: Chance) -> Advice:
        return Advice(view.options[chance.below(len(view.options))], say("hint-random"))


def advice_of(bot: Bot, state: State, seat: int, chance: Chance) -> Advice:
    """Ask a bot with what it needs to know, and with nothing that its seat may not know."""
    view = state.knowledge(seat) if bot.thinks_ahead else state.view(seat)
    return bot.advise(view, chance)
