"""Challenges (FV-11)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import (
    DEFENSE,
    FACES,
    FOR_CHALLENGER,
    FOR_DEFENDER,
    ITEM_PLACE,
    ITEM_SETS,
    NO_SYMBOL,
    TRAIT,
    TRAIT_CHANGES,
    TRAIT_INTO,
    TRAIT_KEYS,
)
from spellwright.games.funkoverse.content.tables import SYMBOLS
from spellwright.games.funkoverse.rules.knock_out import KnockOut, is_protected
from spellwright.games.funkoverse.rules.status import has_defended, more_dice
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import (
    SIDE_OF,
    Figure,
    Flag,
    FunkoverseProcedure,
    FunkoverseState,
    Side,
)

BOY_WHO_LIVED: Final = TRAIT_KEYS.index("boy-who-lived")
LOST: Final = 0
WON: Final = 1
WON_BY_KNOCK_OUT: Final = 2
"""What a challenge leaves in `result`."""


def roll_dice(s: FunkoverseState, dice: int) -> list[int]:
    """The symbols that this many dice show (FV-1.7, FV-11.6)."""
    return [FACES[s.chance.roll(len(FACES)) - 1] for _ in range(dice)]


def challenger_successes(symbols: list[int]) -> int:
    """FV-11.9; the same where dice are rolled and nobody defends (FV-16.8)."""
    return sum([FOR_CHALLENGER[symbol] for symbol in symbols])


def defender_successes(symbols: list[int]) -> int:
    """FV-11.10."""
    return sum([FOR_DEFENDER[symbol] for symbol in symbols])


def defense_of(s: FunkoverseState, figure: int) -> int:
    """How many dice a figure defends with (FV-11.5, FV-16.9)."""
    return DEFENSE[s.kind[figure]] + more_dice(s, figure)


class Challenge(FunkoverseProcedure):
    """One challenge from the declared target to what becomes of it (FV-11.7 to FV-11.13).

    `side` is the side for which the challenger acts (FV-12.9).
    """

    challenger: Figure
    side: Side
    target: Figure
    dice: int
    lucky: Flag
    outcome: int
    __slots__ = tuple(__annotations__)

    STEPS = ("declare", "before_the_roll", "roll", "defend", "after_the_roll", "compare", "close")

    def __init__(self, challenger: int, side: int, target: int, dice: int) -> None:
        self.challenger = challenger
        self.side = side
        self.target = target
        self.dice = dice
        self.lucky = 0
        self.outcome = LOST

    def declare(self, s: FunkoverseState) -> None:
        s.challenger = self.challenger
        s.target = self.target
        s.attack_dice = []
        s.defense_dice = []
        challenger, target = s.called[self.challenger], s.called[self.target]
        s.tell(story.CHALLENGED, challenger, target, self.dice)
        if self._has_felix(s):
            s.ask(s.controller[self.challenger], words.ASK_FELIX, challenger, target)
        else:
            self.go_to("roll")

    def _has_felix(self, s: FunkoverseState) -> bool:
        """FV-23.16, FV-23.29, FV-23.37: the card is ready, and its holder is not controlled."""
        side = self.side
        return (
            s.holder[side] == self.challenger
            and ITEM_SETS[s.item[side]] != NO_SYMBOL
            and not s.item_cooldown[side]
        )

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return [words.DRINK, words.SAVE]

    def before_the_roll(self, s: FunkoverseState) -> None:
        """FV-23.28."""
        if s.answer == words.DRINK:
            item = s.item[self.side]
            self.lucky = 1
            s.item_cooldown[self.side] = ITEM_PLACE[item]
            s.tell(story.USED_ITEM, item, s.called[self.challenger])
            s.tell(story.ITEM_RESTS, item, ITEM_PLACE[item], self.side)

    def roll(self, s: FunkoverseState) -> None:
        sure = [ITEM_SETS[s.item[self.side]]] if self.lucky else []
        s.attack_dice = sure + roll_dice(s, self.dice - self.lucky)
        tell_dice(s, story.ATTACKED, self.challenger, s.attack_dice, FOR_CHALLENGER)

    def defend(self, s: FunkoverseState) -> None:
        """FV-12.2, FV-23.26."""
        s.defense_dice = roll_dice(s, defense_of(s, self.target))
        has_defended(s, self.target)

    def after_the_roll(self, s: FunkoverseState) -> None:
        """FV-23.5."""
        target, symbols = self.target, s.defense_dice
        kind = s.kind[target]
        changed = TRAIT_CHANGES[kind]
        if s.down[target] and changed in symbols:
            symbols[symbols.index(changed)] = TRAIT_INTO[kind]
            if TRAIT[kind] == BOY_WHO_LIVED:
                s.tell(story.BOY_WHO_LIVED, s.called[target])
            else:
                s.tell(
                    story.TRAIT_CHANGED, s.called[target], TRAIT[kind], changed, TRAIT_INTO[kind]
                )
        tell_dice(s, story.DEFENDED, target, symbols, FOR_DEFENDER)

    def compare(self, s: FunkoverseState) -> None:
        """FV-11.12, FV-11.13, FV-11.16."""
        target = self.target
        if challenger_successes(s.attack_dice) <= defender_successes(s.defense_dice):
            s.tell(story.WITHSTOOD, s.called[target])
            return
        self.outcome = WON
        if not s.down[target]:
            s.down[target] = 1
            s.tell(story.KNOCKED_DOWN, s.called[target])
            trait_of(s, target).knocked_down(s, target)
        elif is_protected(s, target, self.challenger):
            s.tell(story.PROTECTED, s.called[target])
        else:
            self.outcome = WON_BY_KNOCK_OUT
            s.push(KnockOut(target, self.challenger, self.side))

    def close(self, s: FunkoverseState) -> None:
        s.result = self.outcome


def tell_dice(
    s: FunkoverseState, event: int, figure: int, symbols: list[int], values: list[int]
) -> None:
    if s.tells_events:
        counts = [symbols.count(symbol) for symbol in range(len(SYMBOLS))]
        s.tell(event, s.called[figure], *counts, sum([values[symbol] for symbol in symbols]))


def own_challenge(figure: int, target: int, dice: int) -> Challenge:
    """A challenge that a figure makes for its own side."""
    return Challenge(figure, SIDE_OF[figure], target, dice)
