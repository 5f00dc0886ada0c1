"""One game that is played by numbers: our own object, which all interfaces are made of.

    play = Play(sw.game("funkoverse"))
    play.reset(seed=7)
    while not play.done:
        play.observe(play.seat, row)          # filled in place
        play.mask(play.seat, mask)
        play.step(play.seat, action)

Seats that choose at the same time are asked one after the other, the lowest first; what they
answer does not depend on the order.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from spellwright.environments.choosing import (
    FEATURES,
    NOT_YET,
    USUAL_SLOTS,
    ById,
    BySlot,
    Chooser,
)
from spellwright.environments.filling import Sight
from spellwright.environments.rewards import reward_named
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.pack import packs_in
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import EVERYTHING, State
from spellwright.registry import Game

if TYPE_CHECKING:
    from spellwright.environments.observer import Numbers

BEGUN: Final = ("begun_verb", "begun_first")
"""What was chosen in the first of two steps; it stands at the end of each row."""
ACTIONS: Final = ("id", "slot")
ILLEGAL: Final = ("end", "replace", "raise")
MOST_BEGUN: Final = 4096
NOBODY: Final = -1
SavedPlay = tuple[int, bool, int, int, list[float], FastChance, list[int]]
"""What a copy has beside the state: steps, truncated, forfeit, seat, rewards, luck, bookmarks."""


class Play:
    """A game with numbers for actions, rows of numbers for observations, and rewards."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        actions: str = "id",
        slots: int = USUAL_SLOTS,
        reward: str = "win",
        limit: int | None = None,
        illegal: str = "raise",
    ) -> None:
        if actions not in ACTIONS:
            raise Refused("actions", f"Actions go by {' or '.join(ACTIONS)}, not «{actions[:40]}».")
        if illegal not in ILLEGAL:
            raise Refused("illegal", f"An illegal action may {', '.join(ILLEGAL)}.")
        # This file is compiled where NumPy may not be there.
        from spellwright.environments.observer import observer_for

        rules = game.rules
        self.game = game
        self.settings = rules.check_settings(options)
        self.seats = rules.seats_for(self.settings)[0] if seats is None else seats
        rules.check_seats(self.seats, self.settings)
        self.observer: Any = observer_for(game, self.seats, self.settings)
        self._sight: Sight = self.observer.sight(len(BEGUN))
        self.limit = limit
        self.illegal = illegal
        self.size = self.observer.size + len(BEGUN)
        """How many numbers an observation has."""
        self._reward = reward_named(reward, game)
        self._manner: dict[str, Any] = {"actions": actions, "slots": slots, "reward": reward}
        self._choosers: list[Chooser] = [
            ById(rules) if actions == "id" else BySlot(slots) for _ in range(self.seats)
        ]
        self._is_open = [False] * self.seats
        """Whether the chooser of a seat knows its question: options are listed when wanted."""
        self.actions = self._choosers[0].size
        """How many actions there are."""
        self.by_slot = actions == "slot"
        self.state: Any = None
        self.seat = NOBODY
        """The seat that is asked next; `NOBODY` when the game is done."""
        self.rewards: list[float] = [0.0] * self.seats
        """What each seat got for the last step."""
        self.steps = 0
        self.truncated = False
        self.forfeit = NOBODY
        """The seat whose illegal action has ended the game."""
        self._luck = FastChance(0)
        self._is_noted = False
        """Whether all rules in play note what they touch; the code of packs does not."""

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int, *, events: bool = False) -> None:
        """Begin a new game; the same seed is the same game."""
        self.resume(self.game.rules.new(self.seats, seed, dict(self.settings), events=events))
        self._luck = FastChance(seed)

    def resume(self, state: Any) -> None:
        """Go on with a state of this game, which is changed from now on."""
        self.state = state
        self._is_noted = not packs_in(self.game.rules.packs, state.settings)
        self.steps = 0
        self.truncated = False
        self.forfeit = NOBODY
        self._reward.start(state)
        self.rewards = [0.0] * self.seats
        self._ask()

    @property
    def done(self) -> bool:
        return self.seat == NOBODY

    @property
    def over(self) -> bool:
        """Whether the game has come to an end by its rules, or by an illegal action."""
        return self.forfeit != NOBODY or (self.state is not None and bool(self.state.over))

    def waiting(self) -> list[int]:
        """The seats that have to choose now, lowest first."""
        return sorted([ask.seat for ask in self.state.asks]) if not self.done else []

    def step(self, seat: int, action: int) -> None:
        """Carry out an action of a seat that is asked."""
        if self.seat == NOBODY:
            raise no_game()
        chooser = self._chooser(seat)
        try:
            code = chooser.choose(action)
        except Refused as refused:
            code = self._instead(seat, chooser, refused)
        self.steps += 1
        if self.forfeit != NOBODY:
            self.rewards = [-1.0 if each == seat else 0.0 for each in range(self.seats)]
            self._end()
            return
        if code == NOT_YET:
            self.rewards = [0.0] * self.seats
        else:
            self.state.take(seat, code)
            self.rewards = self._reward.after(self.state)
            self._ask()
        if self.limit is not None and self.steps >= self.limit and self.seat != NOBODY:
            self.truncated = True
            self._end()

    def _end(self) -> None:
        self.seat = NOBODY
        self._close()

    def _close(self) -> None:
        """Forget the questions that the choosers know."""
        for seat in range(self.seats):
            self._is_open[seat] = False

    def take(self, seat: int, code: int) -> None:
        """Carry out an option of a seat as it is, as bots choose it."""
        for action in self._chooser(seat).actions_for(code):
            if self.seat != NOBODY:
                self.step(seat, action)

    def _instead(self, seat: int, chooser: Chooser, refused: Refused) -> int:
        """What an illegal action does: as was set, it is an error, another action or the end."""
        if self.illegal == "raise":
            raise refused
        if self.illegal == "end":
            self.forfeit = seat
            return NOT_YET
        legal = chooser.legal()
        return chooser.choose(legal[self._luck.below(len(legal))])

    def _ask(self) -> None:
        first = NOBODY
        for ask in self.state.asks:
            seat: int = ask.seat
            if first == NOBODY or seat < first:
                first = seat
        self.seat = first
        self._close()

    def _chooser(self, seat: int) -> Chooser:
        """The chooser of a seat, with the question that is open."""
        chooser = self._choosers[seat]
        if not self._is_open[seat]:
            self._is_open[seat] = True
            ask = None if self.seat == NOBODY else self.state.ask_of(seat)
            chooser.begin(None if ask is None else self.state.options(ask))
        return chooser

    # -- copies ----------------------------------------------------------------------------------

    def copy(self) -> Play:
        """The same game as it stands: both go on by themselves, with the same luck."""
        other = _made(self.game, self.seats, self.settings, self._terms())
        if self.state is not None:
            other._stand(self.state.copy(), self._saved())
        return other

    def __deepcopy__(self, _: Any) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = self.game, self.seats, dict(self.settings), self._terms()
        if self.state is None:
            return _made, made_of
        return _unpickled, (*made_of, self.state.to_json(), self.state.tells_events, self._saved())

    def _terms(self) -> dict[str, Any]:
        return {**self._manner, "limit": self.limit, "illegal": self.illegal}

    def _saved(self) -> SavedPlay:
        bookmarks = [
            self._choosers[seat].bookmark() if is_open else -1
            for seat, is_open in enumerate(self._is_open)
        ]
        luck = self._luck.copy()
        return (
            self.steps,
            self.truncated,
            self.forfeit,
            self.seat,
            self.rewards[:],
            luck,
            bookmarks,
        )

    def _stand(self, state: Any, saved: SavedPlay) -> None:
        self.resume(state)
        steps, truncated, forfeit, seat, rewards, luck, bookmarks = saved
        self.steps, self.truncated, self.forfeit = steps, truncated, forfeit
        self.seat, self.rewards, self._luck = seat, rewards, luck
        for each, bookmark in enumerate(bookmarks):
            if bookmark >= 0:
                self._chooser(each).go_on_at(bookmark)

    # -- looking ---------------------------------------------------------------------------------

    def observe(self, seat: int, out: Numbers) -> None:
        """Fill a row of `size` numbers with what a seat sees."""
        out[:] = self.look(seat)

    def look(self, seat: int) -> Numbers:
        """What a seat sees, in a row that is filled again when this is called again."""
        if self.state is None or not 0 <= seat < self.seats:
            raise Refused("seat", f"There is no game yet, or it has no seat {seat}.")
        begun = self._chooser(seat).begun()
        state: State = self.state
        touched = state.take_touched() if self._is_noted else EVERYTHING
        row: Numbers = self._sight.look(state, seat, begun, touched)
        return row

    def look_in(self, row: Numbers) -> None:
        """From now on what a seat sees is kept in this row, and nobody else may write there."""
        self._sight = self.observer.sight(row=row)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; the one action 0 if it is not asked."""
        return self._chooser(seat).legal()

    def mask(self, seat: int, out: Any) -> None:
        """Fill a row with 1 where an action is legal and 0 elsewhere."""
        out.fill(0)
        memory = out.data
        for action in self._chooser(seat).legal():
            memory[action] = 1

    def features(self, seat: int) -> Any:
        """By slot: what each action is about."""
        import numpy as np

        known = self._chooser(seat).features()
        if known is None:
            return None
        table = np.zeros((self.actions, len(FEATURES)), np.int32)
        if known:
            table[: len(known)] = known
        return table

    def actions_for(self, seat: int, code: int) -> list[int]:
        """The actions that choose an option of a seat, one after the other."""
        return self._chooser(seat).actions_for(code)

    def text_of(self, seat: int, action: int) -> str:
        """An action in words, as options are written."""
        chooser = self._chooser(seat)
        if isinstance(chooser, ById):
            return chooser.numbering.text(action)
        shown = self.game.rules.verbs
        options = chooser.shown() if isinstance(chooser, BySlot) else []
        return shown.text(options[action]) if action < len(options) else "…"


def no_game() -> Refused:
    """The refusal of a step before a game has begun, or after its end."""
    return Refused("reset", "No game goes on; call reset first.")


def whole(action: Any) -> int:
    """The number of an action as others hand it over; refused if it is no whole number."""
    try:
        return operator.index(action)
    except TypeError:
        raise Refused("actions", f"An action is a whole number, not {str(action)[:40]}.") from None


def _made(game: Game, seats: int, settings: Mapping[str, Value], terms: Mapping[str, Any]) -> Play:
    return Play(game, seats, settings, **terms)


def _unpickled(
    game: Game,
    seats: int,
    settings: Mapping[str, Value],
    terms: Mapping[str, Any],
    text: str,
    tells_events: bool,
    saved: SavedPlay,
) -> Play:
    play = _made(game, seats, settings, terms)
    state = game.from_json(text)
    play._stand(state if tells_events else state.quiet(), saved)
    return play
