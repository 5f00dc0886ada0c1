"""What abilities have in common (FV-13)."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Register
from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import ABILITY_KEYS, DICE, RANGE, ability_effects
from spellwright.games.funkoverse.queries import challengeable, figure_called, in_sight
from spellwright.games.funkoverse.rules.challenge import LOST, WON_BY_KNOCK_OUT, own_challenge
from spellwright.games.funkoverse.state import (
    FIGURES_OF,
    NOBODY,
    NOTHING,
    SIDE_OF,
    AbilityKind,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
)
from spellwright.kernel.option import FIRST, first_of

CHALLENGE: Final[tuple[str, ...]] = ("choose_target", "challenge", "note_result")
"""The steps of an ability that begins with one challenge."""


class Ability(FunkoverseProcedure):
    """The text of an ability; the player of the acting character makes its choices (FV-13.11)."""

    figure: Figure
    ability: AbilityKind
    __slots__ = tuple(__annotations__)

    ON_ALLIES: ClassVar[bool] = False
    """Whether its target is an ally; else it is a rival."""
    ON_STANDING: ClassVar[bool] = False
    """Whether its target has to stand."""

    def __init__(self, figure: int, ability: int) -> None:
        self.figure = figure
        self.ability = ability
        self.prepare()

    def prepare(self) -> None:
        """Start values of an ability's own fields."""

    def is_idle(self, s: FunkoverseState) -> bool:
        """FV-13.4: whether the ability would do nothing here and now."""
        return False

    @property
    def side(self) -> int:
        return SIDE_OF[self.figure]

    def put(self, s: FunkoverseState, question: int) -> None:
        """Ask the player of the acting character; the question names the ability."""
        self.ask(s, s.controller[self.figure], question, self.ability)

    def rivals_in_sight(self, s: FunkoverseState) -> list[int]:
        return in_sight(s, self.figure, FIGURES_OF[1 - self.side], RANGE[self.ability])


effect: Final[Register[type[Ability]]] = Register("effect", extends=Ability)
"""The effects of abilities, by their keys."""
EFFECTS: Final[list[type[Ability]]] = [Ability for _ in ABILITY_KEYS]
"""By the numbers of abilities, once all effects are there (`resolve_effects`)."""


def resolve_effects() -> None:
    """Find the effect of each ability, the game's and those of packs; refused if one is missing."""
    EFFECTS[:] = [effect.wanted(word, place) for word, place in ability_effects()]


class TargetedAbility(Ability):
    """An ability on one other character, the `subject`; NOBODY where there is none (FV-13.4)."""

    __slots__ = ()

    def targets(self, s: FunkoverseState) -> list[int]:
        raise NotImplementedError

    def is_idle(self, s: FunkoverseState) -> bool:
        return not self.targets(s)

    def choose_target(self, s: FunkoverseState) -> None:
        self.put(s, words.ASK_TARGET)

    def take_target(self, s: FunkoverseState) -> None:
        """FV-13.9: without a target nothing more happens."""
        if s.answer == NOTHING:
            s.tell(story.NO_TARGET, self.ability)
            self.stop()
        else:
            s.subject = figure_called(s, first_of(s.answer))

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TARGET:
            return [words.TARGET | s.called[target] << FIRST for target in self.targets(s)]
        return self.further_options(s)

    def further_options(self, s: FunkoverseState) -> list[int]:
        """The options of the questions after the target."""
        raise NotImplementedError


@effect("challenge", "fiendfyre", "rictusempra", "serpensortia", "black-quill")
class ChallengeAbility(TargetedAbility):
    """An ability that begins with a challenge; `outcome` tells how it went."""

    outcome: int
    __slots__ = tuple(__annotations__)

    STEPS = CHALLENGE

    def prepare(self) -> None:
        self.outcome = LOST

    def targets(self, s: FunkoverseState) -> list[int]:
        return challengeable(s, self.figure, RANGE[self.ability])

    def challenge(self, s: FunkoverseState) -> None:
        self.take_target(s)
        s.push(own_challenge(self.figure, s.subject, DICE[self.ability]))

    def note_result(self, s: FunkoverseState) -> None:
        self.outcome = s.result
        self.afterwards(s)

    def afterwards(self, s: FunkoverseState) -> None:
        """What happens without further choices, won or lost (FV-11.14, FV-13.8)."""


class ChallengeEach(FunkoverseProcedure):
    """FV-11.15: challenge a fixed set of rivals, one after the other in an order of one's choice.

    It leaves the set of those who were knocked out, as bits, in `result`.
    """

    figure: Figure
    ability: AbilityKind
    waiting: list[Figure]
    knocked_out: int
    target: Figure
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_next", "challenge", "note", "close")

    def __init__(self, figure: int, ability: int, targets: list[int]) -> None:
        self.figure = figure
        self.ability = ability
        self.waiting = targets
        self.knocked_out = 0
        self.target = NOBODY

    def choose_next(self, s: FunkoverseState) -> None:
        if self.waiting:
            self.ask(s, s.controller[self.figure], words.ASK_NEXT_TARGET, self.ability)
        else:
            self.go_to("close")

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return [words.TARGET | s.called[target] << FIRST for target in self.waiting]

    def challenge(self, s: FunkoverseState) -> None:
        self.target = figure_called(s, first_of(s.answer))
        self.waiting.remove(self.target)
        s.push(own_challenge(self.figure, self.target, DICE[self.ability]))

    def note(self, s: FunkoverseState) -> None:
        if s.result == WON_BY_KNOCK_OUT:
            self.knocked_out |= 1 << self.target
        self.go_to("choose_next")

    def close(self, s: FunkoverseState) -> None:
        s.result = self.knocked_out
