"""Games whose bookkeeping is broken on purpose: copies, saving, seeds, events, components, ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from spellwright.kernel.chance import Chance
from spellwright.kernel.game_option import Value
from spellwright.kernel.record import Limits
from tests.kernel.toy_game import (
    MOST_POINTS,
    SHOWED,
    MagpieProcedure,
    Magpies,
    MagpieState,
    Match,
    Round,
)

# -- copies ----------------------------------------------------------------------------------------


class SharingState(MagpieState):
    __slots__ = ()

    def copy(self) -> Self:
        other = super().copy()
        other.bids = self.bids
        return other


class SharedList(Magpies):
    """A copy has a list in common with its original."""

    state_class = SharingState


class TouchyState(MagpieState):
    __slots__ = ()

    def copy(self) -> Self:
        other = super().copy()
        self.weather = "storm"
        return other


class TouchyWhenCopied(Magpies):
    """Who copies a position changes it."""

    state_class = TouchyState


class LiveView(Magpies):
    """A view has a list in common with the state."""

    visibility = {**Magpies.visibility, "points": lambda s, _: s.points}  # noqa: RUF012


# -- saving ----------------------------------------------------------------------------------------


class ForgetfulState(MagpieState):
    bonus: int
    __slots__ = tuple(__annotations__)

    DERIVED = (*MagpieState.DERIVED, "bonus")


class ForgetfulRound(Round):
    __slots__ = ()

    def draw(self, s: MagpieState) -> None:
        super().draw(s)
        assert isinstance(s, ForgetfulState)
        s.bonus += 1
        s.points[0] += s.bonus


class ForgetfulMatch(Match):
    __slots__ = ()

    round_class = ForgetfulRound


class NotSaved(Magpies):
    """A field that the rules need is declared as no part of the position."""

    state_class = ForgetfulState
    match_class = ForgetfulMatch

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> MagpieState:
        state = super().blank(seats, settings, chance)
        assert isinstance(state, ForgetfulState)
        state.bonus = 0
        return state


class TightLimits(Magpies):
    """The limits refuse a card that is in the game."""

    def limits(self, seats: int) -> Limits:
        return {**super().limits(seats), "Card": (-1, 20)}


# -- seeds and events ------------------------------------------------------------------------------


class HashRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        texts = {s.rules.verbs.text(code) for code in super().options(s, seat, question)}
        return [s.rules.verbs.parse(text) for text in texts]


class HashMatch(Match):
    __slots__ = ()

    round_class = HashRound


class HashOrder(Magpies):
    """The order of the options is that of a set of texts."""

    match_class = HashMatch


class Unseeded(Magpies):
    """Something outside the seed decides how a game starts."""

    games_begun = 0

    def begin(self, state: MagpieState) -> None:
        Unseeded.games_begun += 1
        state.round = Unseeded.games_begun % 2
        super().begin(state)


class LoudRound(Round):
    __slots__ = ()

    def draw(self, s: MagpieState) -> None:
        super().draw(s)
        if s.tells_events:
            s.weather = "loud"


class LoudMatch(Match):
    __slots__ = ()

    round_class = LoudRound


class EventsMatter(Magpies):
    """A rule does something only while events are on."""

    match_class = LoudMatch


class SpeechlessRound(Round):
    __slots__ = ()

    def award(self, s: MagpieState) -> None:
        super().award(s)
        s.tell(SHOWED, self.winner)


class SpeechlessMatch(Match):
    __slots__ = ()

    round_class = SpeechlessRound


class WordMissing(Magpies):
    """An event has one word less than its sentence needs."""

    match_class = SpeechlessMatch


# -- components and ends ---------------------------------------------------------------------------


class LosingRound(Round):
    __slots__ = ()

    def award(self, s: MagpieState) -> None:
        super().award(s)
        s.discards.pop()


class LosingMatch(Match):
    __slots__ = ()

    round_class = LosingRound


class LostComponent(Magpies):
    """A card drops under the table each round."""

    match_class = LosingMatch


class EndlessMatch(Match):
    __slots__ = ()

    def next_round(self, s: MagpieState) -> None:
        s.discards = []
        self.go_to("deal")


class Endless(Magpies):
    """The rounds never end."""

    match_class = EndlessMatch


class Ending(MagpieProcedure):
    __slots__ = ()

    STEPS = ("end",)

    def end(self, s: MagpieState) -> None:
        s.finish(MOST_POINTS, [1], [0])


class UnknownEnding(Ending):
    __slots__ = ()

    def end(self, s: MagpieState) -> None:
        s.finish(7, [1] * s.seats, [0] * s.seats)


class WildRanks(Ending):
    __slots__ = ()

    def end(self, s: MagpieState) -> None:
        s.finish(MOST_POINTS, [0] * s.seats, [0])


class RankMissing(Magpies):
    """The outcome has no rank for some seats."""

    match_class = Ending


class EndingUnknown(Magpies):
    """The game ends in a way that it has no words for."""

    match_class = UnknownEnding


class RanksFromZero(Magpies):
    """Ranks and scores are not what they should be."""

    match_class = WildRanks


class CrashingRound(Round):
    __slots__ = ()

    def award(self, s: MagpieState) -> None:
        s.points[99] += 1


class CrashingMatch(Match):
    __slots__ = ()

    round_class = CrashingRound


class Crashing(Magpies):
    """A rule makes a mistake in the middle of the game."""

    match_class = CrashingMatch
