"""Games whose decisions are broken on purpose: options, looking at them, and refusals."""

from __future__ import annotations

from spellwright.face.scene import Scene
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import Option, pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.kernel.state import State
from tests.kernel.toy_game import CARDS, LAY, WHICH, MagpieFace, Magpies, MagpieState, Match, Round

# -- options ---------------------------------------------------------------------------------------


class TwiceRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return super().options(s, seat, question) * 2


class TwiceMatch(Match):
    __slots__ = ()

    round_class = TwiceRound


class OptionTwice(Magpies):
    """Each option is offered twice."""

    match_class = TwiceMatch


class NamelessRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return [*super().options(s, seat, question), pack(LAY, CARDS + 1)]

    def lay(self, s: MagpieState) -> None:
        if s.answer == pack(LAY, CARDS + 1):
            s.answer = pack(LAY, s.hands[s.answered_by][0])
        super().lay(s)


class NamelessMatch(Match):
    __slots__ = ()

    round_class = NamelessRound


class OptionWithoutName(Magpies):
    """An option stands for a card that has no name."""

    match_class = NamelessMatch


class EmptyRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return []


class EmptyMatch(Match):
    __slots__ = ()

    round_class = EmptyRound


class NoOption(Magpies):
    """A seat is asked and can answer nothing."""

    match_class = EmptyMatch


class LaterEmptyRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return [] if s.round == 2 else super().options(s, seat, question)


class LaterEmptyMatch(Match):
    __slots__ = ()

    round_class = LaterEmptyRound


class NoOptionLater(Magpies):
    """A dead end in the middle of the game."""

    match_class = LaterEmptyMatch


class MoodyRound(Round):
    __slots__ = ()

    times_asked = 0

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        MoodyRound.times_asked += 1
        options = super().options(s, seat, question)
        return options[::-1] if MoodyRound.times_asked % 2 else options


class MoodyMatch(Match):
    __slots__ = ()

    round_class = MoodyRound


class MoodyOptions(Magpies):
    """Options depend on how often they were asked for."""

    match_class = MoodyMatch


class DeafRound(Round):
    __slots__ = ()

    def lay(self, s: MagpieState) -> None:
        if s.chance.below(2):
            s.ask(s.answered_by, WHICH)
            self.again()
            return
        super().lay(s)


class DeafMatch(Match):
    __slots__ = ()

    round_class = DeafRound


class AsksAgain(Magpies):
    """A choice may count for nothing: the same is asked again, without a word."""

    match_class = DeafMatch


# -- looking ---------------------------------------------------------------------------------------


class SortingRound(Round):
    __slots__ = ()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        s.hands[seat].sort()
        return super().options(s, seat, question)


class SortingMatch(Match):
    __slots__ = ()

    round_class = SortingRound


class OptionsMutate(Magpies):
    """Working out the options changes the position."""

    match_class = SortingMatch


def _count_look(s: MagpieState, _seat: int) -> int:
    s.round += 1
    return s.round


class ViewMutates(Magpies):
    """Looking at the position changes it."""

    visibility = {**Magpies.visibility, "round": _count_look}  # noqa: RUF012


class WordlessFace(MagpieFace):
    def text(self, scene: Scene[MagpieState]) -> str:
        return f"{scene.view.shown.deck[99]}"


class PictureFails(Magpies):
    """The position cannot be put into words."""

    face = WordlessFace()


# -- refusals --------------------------------------------------------------------------------------


class GullibleState(MagpieState):
    __slots__ = ()

    def legal(self, seat: int, option: Option | str | int) -> int:
        if self.over:
            return super().legal(seat, option)
        return self.options(self.asks[0])[0]


class Gullible(Magpies):
    """Whatever is chosen is taken for an option."""

    state_class = GullibleState


class Curt(Magpies):
    """A refusal does not say why."""

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        return " ", ""


class Vengeful(Magpies):
    """A refused choice costs a hex."""

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        assert isinstance(state, MagpieState)
        state.hexes[ask.seat] -= 1
        return super().why_not(state, ask, code)


class Rude(Magpies):
    """A wrong choice ends in an error of the program."""

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        raise KeyError(code)


class Chatty(Magpies):
    """A refusal tells what the others hold."""

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        assert isinstance(state, MagpieState)
        return f"That is no option; the hands are {state.hands}.", ""


class Stubborn(MagpieState):
    __slots__ = ()

    def legal(self, seat: int, option: Option | str | int) -> int:
        if self.choices % 2:
            raise Refused("mood", "Not now.")
        return super().legal(seat, option)


class RefusesRightChoices(Magpies):
    """A choice that is offered is refused."""

    state_class = Stubborn
