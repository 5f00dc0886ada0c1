"""Dice: throwing, free rerolls, Fate, dice of which one counts (TA-4).

The dice of the roll in progress stand in `s.dice`; a step that throws finds them there afterwards.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.names import (
    FELIX_FELICIS,
    FRED_AND_GEORGE,
    LUCIUS_B,
    LUNA,
    REMEMBRALL,
    YAXLEY,
)
from spellwright.games.talisman.queries import have_rule, is_side
from spellwright.games.talisman.rules.losing import discard_object, pay_fate, pay_galleons
from spellwright.games.talisman.state import (
    NOTHING,
    ONCE_GOVERNOR,
    ONCE_REMEMBRALL,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, second_of, verb_of

FACES: Final = 6

# What a roll is for.
MOVEMENT: Final = 0
ATTACK: Final = 1
DUEL: Final = 2
SPACE_ROLL: Final = 3
EVENT_ROLL: Final = 4
OBSERVER_ROLL: Final = 5
CARD_ROLL: Final = 6
TEST_ROLL: Final = 7
MINISTRY_ROLL: Final = 8

ROLLED_TWICE: Final = (SPACE_ROLL, EVENT_ROLL, OBSERVER_ROLL)
"""Rolls with which Fred and George help (TA-O11)."""
GOVERNOR_PRICE: Final = 2

_ROLLED_FOR: Final = (story.ROLLED_FOR, story.ROLLED_TWO_FOR, story.ROLLED_THREE_FOR)
_QUESTIONS: Final = (words.ASK_REROLL, words.ASK_REROLL_TWO, words.ASK_REROLL_THREE)


def throw(s: TalismanState, seat: int, purpose: int, count: int = 1) -> None:
    """Roll dice for a Character into `s.dice`; the owner of Felix Felicis is asked before."""
    if FELIX_FELICIS in s.objects[seat]:
        s.push(ThrowWithFelix(seat, purpose, count))
        return
    s.fixed = NOTHING
    s.dice = [s.chance.roll(FACES) for _ in range(count)]


def foe_dice(s: TalismanState, count: int) -> list[int]:
    """Dice that another player rolls for an opponent: never rerolled (TA-4.6)."""
    return [s.chance.roll(FACES) for _ in range(count)]


class ThrowWithFelix(TalismanProcedure):
    """TA-M36, TA-4.15: one die shows the number named."""

    seat: Seat
    purpose: int
    count: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "throw")

    def __init__(self, seat: int, purpose: int, count: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.count = count

    def offer(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_FELIX, self.purpose)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NO, *[words.FELIX | face << FIRST for face in range(1, FACES + 1)]]

    def throw(self, s: TalismanState) -> None:
        s.fixed = NOTHING
        named = 0 if s.answer == words.NO else first_of(s.answer)
        s.dice = [s.chance.roll(FACES) for _ in range(self.count - (1 if named else 0))]
        if named:
            s.dice.insert(0, named)
            s.fixed = 0
            s.tell(story.FELIX_DRUNK, s.character[self.seat], named)
            discard_object(s, self.seat, FELIX_FELICIS)


# -- rerolls ---------------------------------------------------------------------------------------


def offer_rerolls(s: TalismanState, seat: int, purpose: int) -> None:
    """Ask about free rerolls and Fate, if there is any."""
    if s.fate[seat] or s.followers[seat] or s.objects[seat] or s.gold[seat] >= GOVERNOR_PRICE:
        reroll = Reroll(seat, purpose)
        if len(reroll.options(s, seat, words.ASK_REROLL)) > 1:
            s.push(reroll)


class Reroll(TalismanProcedure):
    """TA-4.1 to TA-4.5, TA-4.14: free rerolls, then Fate, then the last result counts.

    Fate ends it: a free reroll is never used after Fate. `used` are the free ones used so far.
    """

    seat: Seat
    purpose: int
    used: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "reroll")

    USED_LUNA = 1
    USED_YAXLEY = 2

    def __init__(self, seat: int, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.used = 0

    def offer(self, s: TalismanState) -> None:
        if len(self.options(s, self.seat, words.ASK_REROLL)) > 1:
            s.ask(self.seat, _QUESTIONS[len(s.dice) - 1], *s.dice, meaning_of(s, s.dice))
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        dice = [die for die in range(len(s.dice)) if die != s.fixed]
        codes = [words.KEEP]
        followers = s.followers[seat]
        if self.purpose == DUEL and LUNA in followers and not self.used & self.USED_LUNA:
            codes += [words.REROLL_FREE | LUNA << FIRST | die << SECOND for die in dice]
        if (
            self.purpose == MOVEMENT
            and REMEMBRALL in s.objects[seat]
            and not s.round_used[seat] & ONCE_REMEMBRALL
        ):
            codes += [words.REROLL_FREE | REMEMBRALL << FIRST | die << SECOND for die in dice]
        if (
            self.purpose == MINISTRY_ROLL
            and YAXLEY in followers
            and not self.used & self.USED_YAXLEY
        ):
            codes.append(words.REROLL_BOTH | YAXLEY << FIRST)
        if (
            s.gold[seat] >= GOVERNOR_PRICE
            and is_side(s, seat, LUCIUS_B)
            and not s.round_used[seat] & ONCE_GOVERNOR
        ):
            codes += [words.REROLL_PAID | die << FIRST for die in dice]
        if s.fate[seat]:
            codes += [words.REROLL | die << FIRST for die in dice]
        return codes

    def reroll(self, s: TalismanState) -> None:
        verb, first = verb_of(s.answer), first_of(s.answer)
        if verb == words.KEEP:
            self.stop()
            return
        self.go_to("offer")
        if verb == words.REROLL:
            self.stop()
            self._roll(s, first, story.REROLLED_FOR_FATE)
            pay_fate(s, self.seat)
        elif verb == words.REROLL_FREE:
            if first == LUNA:
                self.used |= self.USED_LUNA
            else:
                s.round_used[self.seat] |= ONCE_REMEMBRALL
            self._reroll_with(s, first, second_of(s.answer))
        elif verb == words.REROLL_BOTH:
            self.used |= self.USED_YAXLEY
            for die in range(len(s.dice)):
                if die != s.fixed:
                    self._reroll_with(s, YAXLEY, die)
        else:
            s.round_used[self.seat] |= ONCE_GOVERNOR
            self._roll(s, first, story.REROLLED_FOR_GALLEONS)
            pay_galleons(s, self.seat, GOVERNOR_PRICE)

    def _roll(self, s: TalismanState, die: int, told: int) -> None:
        before = s.dice[die]
        s.dice[die] = s.chance.roll(FACES)
        s.tell(told, s.character[self.seat], s.dice[die], before)

    def _reroll_with(self, s: TalismanState, card: int, die: int) -> None:
        before = s.dice[die]
        s.dice[die] = s.chance.roll(FACES)
        s.tell(story.REROLLED_WITH, s.character[self.seat], s.dice[die], before, card)


def meaning_of(s: TalismanState, dice: list[int]) -> int:
    """What the procedure that ordered the roll in progress would make of these dice; nothing is
    said while one more lies there than will count (TA-4.12).
    """
    frame = _ordered_by(s)
    return 0 if frame is None or len(dice) > _counting(s, dice) else frame.meaning(s, dice)


def _counting(s: TalismanState, dice: list[int]) -> int:
    """How many of the dice of the roll in progress will count."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, OrderedRoll):
            return frame.count - frame.spare
        if not isinstance(frame, Reroll):
            break
    return len(dice)


def _ordered_by(s: TalismanState) -> TalismanProcedure | None:
    for frame in s.agenda[::-1]:
        if isinstance(frame, TalismanProcedure) and not isinstance(frame, Reroll | OrderedRoll):
            return frame
    return None


# -- rolls that a card or a space orders -----------------------------------------------------------


def ordered_roll(s: TalismanState, seat: int, purpose: int, count: int = 1, spare: int = 0) -> None:
    """Roll `count` dice that count, and `spare` dice more of which the roller may choose."""
    if count == 1 and purpose in ROLLED_TWICE and have_rule(s.followers[seat], FRED_AND_GEORGE):
        spare = max(spare, 1)
    s.push(OrderedRoll(seat, purpose, count + spare, spare))


class OrderedRoll(TalismanProcedure):
    """TA-4.2 (c), TA-4.12: throw, reroll, choose; the dice that count stay in `s.dice`."""

    seat: Seat
    purpose: int
    count: int
    spare: int
    __slots__ = tuple(__annotations__)

    STEPS = ("throw", "rerolls", "choose", "chosen")

    def __init__(self, seat: int, purpose: int, count: int, spare: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.count = count
        self.spare = spare

    def throw(self, s: TalismanState) -> None:
        throw(s, self.seat, self.purpose, self.count)

    def rerolls(self, s: TalismanState) -> None:
        if s.tells_events:
            told = _ROLLED_FOR[len(s.dice) - 1]
            s.tell(told, s.character[self.seat], *s.dice, self.purpose, self._source(s))
        offer_rerolls(s, self.seat, self.purpose)

    def _source(self, s: TalismanState) -> int:
        if self.purpose in (EVENT_ROLL, OBSERVER_ROLL, CARD_ROLL):
            frame = _ordered_by(s)
            return 0 if frame is None else frame.rolls_for(s)
        return lexicons.FOR_SPACE + s.at[self.seat]

    def choose(self, s: TalismanState) -> None:
        dice = s.dice
        if not self.spare:
            self.stop()
        elif len(dice) == 3:
            left = [dice[1:], [dice[0], dice[2]], dice[:2]]
            meanings = [meaning_of(s, two) for two in left]
            s.ask(self.seat, words.ASK_LEAVE_OUT, *dice, *meanings)
        elif dice[0] != dice[1]:
            s.ask(self.seat, words.ASK_DIE, *dice, *[meaning_of(s, [die]) for die in dice])
        else:
            s.dice.pop()
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        verb = words.LEAVE_OUT if question == words.ASK_LEAVE_OUT else words.USE_DIE
        return [verb | die << FIRST for die in range(len(s.dice))]

    def chosen(self, s: TalismanState) -> None:
        die = first_of(s.answer)
        if verb_of(s.answer) == words.LEAVE_OUT:
            del s.dice[die]
        else:
            s.dice = [s.dice[die]]
            s.tell(story.USED_DIE, s.character[self.seat], s.dice[0])
