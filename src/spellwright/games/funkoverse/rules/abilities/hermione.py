"""Hermione Granger (FV-23.6 to FV-23.8)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import RANGE
from spellwright.games.funkoverse.queries import OTHERS_OF, in_sight
from spellwright.games.funkoverse.rules.abilities.ability import (
    CHALLENGE,
    Ability,
    ChallengeAbility,
    TargetedAbility,
    effect,
)
from spellwright.games.funkoverse.rules.challenge import LOST
from spellwright.games.funkoverse.rules.cooldown import (
    shift_token_up,
    shift_tokens_down,
    tokens_on_track,
)
from spellwright.games.funkoverse.rules.movement import unoccupied
from spellwright.games.funkoverse.state import NOBODY, NOTHING, FunkoverseState
from spellwright.kernel.option import FIRST, first_of, pack, second_of


@effect("impedimenta")
class Impedimenta(ChallengeAbility):
    """FV-23.6: if the challenge is won, one ability token of the rivals goes up by one."""

    __slots__ = ()

    STEPS = (*CHALLENGE, "choose_token", "shift_token")

    def choose_token(self, s: FunkoverseState) -> None:
        if self.outcome == LOST:
            self.stop()
        else:
            self.put(s, words.ASK_TOKEN)

    def further_options(self, s: FunkoverseState) -> list[int]:
        tokens = tokens_on_track(s, 1 - self.side)
        return [pack(words.TOKEN, type, place) for type, place in tokens]

    def shift_token(self, s: FunkoverseState) -> None:
        if s.answer == NOTHING:
            s.tell(story.NO_TOKEN, self.ability, 1 - self.side)
        else:
            shift_token_up(s, 1 - self.side, first_of(s.answer), second_of(s.answer))


@effect("descendo")
class Descendo(Ability):
    """FV-23.7: all ability tokens of one's own side go down by one."""

    __slots__ = ()

    STEPS = ("shift_down",)

    def shift_down(self, s: FunkoverseState) -> None:
        shift_tokens_down(s, self.side)
        s.tell(story.TOKENS_DOWN, self.side)


@effect("accio")
class Accio(TargetedAbility):
    """FV-23.8, FV-23.34: an ally in sight is placed next to Hermione."""

    __slots__ = ()

    ON_ALLIES = True
    STEPS = ("choose_target", "choose_square", "place")

    def targets(self, s: FunkoverseState) -> list[int]:
        """FV-13.9: nobody is fetched where there is no room."""
        if not self._squares(s):
            return []
        return in_sight(s, self.figure, OTHERS_OF[self.side][self.figure], RANGE[self.ability])

    def _squares(self, s: FunkoverseState) -> list[int]:
        return unoccupied(s, s.board.adjacent[s.at[self.figure]])

    def choose_square(self, s: FunkoverseState) -> None:
        self.take_target(s)
        if s.subject != NOBODY:
            self.put(s, words.ASK_WHERE)

    def further_options(self, s: FunkoverseState) -> list[int]:
        return [words.PLACE | square << FIRST for square in self._squares(s)]

    def place(self, s: FunkoverseState) -> None:
        s.at[s.subject] = first_of(s.answer)
        s.tell(story.APPEARED, s.called[s.subject], s.at[s.subject])
