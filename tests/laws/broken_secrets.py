"""Games that do not keep their secrets, on purpose."""

from __future__ import annotations

from typing import ClassVar

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.visibility import HIDDEN, PUBLIC
from tests.kernel.toy_game import (
    KEEP_IT,
    NONE,
    SAW,
    SHOWED,
    SPOIL,
    Hexing,
    MagpieFace,
    Magpies,
    MagpieState,
    Match,
    Round,
)

# -- views -----------------------------------------------------------------------------------------


class OpenHands(Magpies):
    """The table says that everybody sees the hands."""

    visibility = {**Magpies.visibility, "hands": PUBLIC}  # noqa: RUF012


class SlipInTable(Magpies):
    """The table has a slip in a field's name."""

    visibility = {**Magpies.visibility, "hexs": PUBLIC}  # noqa: RUF012


def _top_for_nobody(s: MagpieState, seat: int) -> list[int]:
    """Found in an honest game: "nobody looks" and "the spectator" are the same number."""
    return [*[HIDDEN] * (len(s.deck) - 1), s.deck[-1]] if s.looker == seat and s.deck else []


class SpectatorLooks(Magpies):
    """When nobody looks at the deck, the spectator does."""

    visibility = {**Magpies.visibility, "deck": _top_for_nobody}  # noqa: RUF012

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        if seat != SPECTATOR:
            super().deal_anew(state, seat)


class PaintersFace(MagpieFace):
    pictures_drawn = 0

    def svg(self, scene: Scene[MagpieState]) -> str:
        PaintersFace.pictures_drawn += 1
        return f"<svg><text>{PaintersFace.pictures_drawn}</text></svg>"


class Painter(Magpies):
    """The picture is drawn from something else than the view."""

    face = PaintersFace()


# -- events, prompts, turns ------------------------------------------------------------------------


class TellingRound(Round):
    __slots__ = ()

    def draw(self, s: MagpieState) -> None:
        super().draw(s)
        s.tell(SHOWED, 0, s.hands[0][-1])


class TellingMatch(Match):
    __slots__ = ()

    round_class = TellingRound


class SecretInEvent(Magpies):
    """Everybody is told which card a magpie drew."""

    match_class = TellingMatch


class PromptingHexing(Hexing):
    __slots__ = ()

    def offer(self, s: MagpieState) -> None:
        super().offer(s)
        for ask in s.asks:
            if s.deck:
                ask.question = KEEP_IT
                ask.args = [s.deck[-1]]


class PromptingRound(Round):
    __slots__ = ()

    hexing_class = PromptingHexing


class PromptingMatch(Match):
    __slots__ = ()

    round_class = PromptingRound


class SecretInPrompt(Magpies):
    """A prompt names the top card of the deck."""

    match_class = PromptingMatch

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        prompts = [ask.args for ask in state.asks]
        super().deal_anew(state, seat)
        for ask, args in zip(state.asks, prompts, strict=True):
            ask.args = args


class AttentiveHexing(Hexing):
    __slots__ = ()

    def offer(self, s: MagpieState) -> None:
        s.result = 0
        for seat in range(self.seat + 1, s.seats):
            if seat != self.winner and s.hexes[seat] and 0 in [c % 4 for c in s.hands[seat]]:
                self.seat = seat
                s.ask(seat, SPOIL, self.winner)
                return
        self.stop()


class AttentiveRound(Round):
    __slots__ = ()

    hexing_class = AttentiveHexing


class AttentiveMatch(Match):
    __slots__ = ()

    round_class = AttentiveRound


class SecretInTurn(Magpies):
    """Only magpies with certain cards in hand are asked, so waiting for one tells its hand."""

    match_class = AttentiveMatch


class SilentRound(Round):
    __slots__ = ()

    def show_cards(self, s: MagpieState) -> None:
        super().show_cards(s)
        s.secrets_revealed -= 1


class SilentMatch(Match):
    __slots__ = ()

    round_class = SilentRound


class NotNoted(Magpies):
    """Secret cards are shown, but the rule does not note it."""

    match_class = SilentMatch


# -- beats -----------------------------------------------------------------------------------------


class WinkingRound(Round):
    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = (*Round.STEPS, "wink", "be_still")

    def wink(self, s: MagpieState) -> None:
        if s.hands[0] and s.hands[0][0] % 2:
            s.weather = "storm"
        s.whisper(0, SAW, 0)

    def be_still(self, s: MagpieState) -> None:
        s.weather = "fair"
        s.whisper(0, SAW, 0)


class WinkingMatch(Match):
    __slots__ = ()

    round_class = WinkingRound


class SecretOnTheWay(Magpies):
    """Something that everybody sees changes for a moment if a magpie holds certain cards."""

    match_class = WinkingMatch


# -- resample --------------------------------------------------------------------------------------


class DealsNothing(Magpies):
    """What is hidden is left as it is."""

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        pass


class DealsAllButBids(Magpies):
    """The secret choices of the others are left as they are."""

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        bids, state.bids = state.bids, [NONE] * state.seats
        super().deal_anew(state, seat)
        state.bids = bids


class DealsWithoutSorting(Magpies):
    """What is dealt anew depends on what was there."""

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        if state.looker == NONE:
            state.deck = state.chance.shuffled(state.deck)


class DealsTooMuch(Magpies):
    """The others are dealt the same cards as the seat itself."""

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        super().deal_anew(state, seat)
        state.hands[0] = [0 for _ in state.hands[0]] if seat else state.hands[0]


class DealsUnplayable(Magpies):
    """The others are left without the cards that they are asked for."""

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        super().deal_anew(state, seat)
        for other, hand in enumerate(state.hands):
            if other != seat:
                state.deck = hand + state.deck
                state.hands[other] = []


class LiveSeed(Magpies):
    """A resampled state goes on with the luck of the table."""

    def resample(self, state: MagpieState, seat: int, seed: int) -> MagpieState:
        other = super().resample(state, seat, seed)
        other.chance = state.chance.copy()
        return other
