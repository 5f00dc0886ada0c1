"""Spaces of the Inner Region, the castle (TA-INN1 to TA-INN8, TA-23, TA-24.1, TA-24.2)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import HALL, POTIONS
from spellwright.games.talisman.content.columns import DE, MAGIC, MIGHT, OP
from spellwright.games.talisman.content.names import FLITWICK, SNAPE, SPROUT
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, hallow_of, have_rule, with_rule
from spellwright.games.talisman.rules.dice import FACES, SPACE_ROLL, ordered_roll
from spellwright.games.talisman.rules.enemies import FightFoe
from spellwright.games.talisman.rules.fights import WIN
from spellwright.games.talisman.rules.gaining import gain_fate
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    discard_follower,
    discard_object,
    pay_fate,
)
from spellwright.games.talisman.rules.movement import TURNED
from spellwright.games.talisman.rules.placement import DUTY_WAITS, go_to_space
from spellwright.games.talisman.rules.voldemort import FinalFight
from spellwright.games.talisman.state import (
    Seat,
    SeatProcedure,
    Space,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

KEY_MAGIC: Final = 4
CHARMED_KEY_MAGIC: Final = 3
CLASS_HURTS: Final = 2
SPROUT_HELPS: Final = 2
OPEN: Final = 1


class HostileClass(TalismanProcedure):
    """TA-INN2, TA-INN8: Potions for the Order, Transfiguration for Death Eaters."""

    seat: Seat
    space: Space
    __slots__ = tuple(__annotations__)

    STEPS = ("enter", "roll", "result")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def enter(self, s: TalismanState) -> None:
        seat = self.seat
        suffers = OP if self.space == POTIONS else DE
        protected = self.space != POTIONS and have_rule(s.followers[seat], SNAPE)
        if faction(s, seat) != suffers:
            cannot_happen(s, seat, lexicons.OTHER_SIDE)
            self.stop()
        elif protected:
            s.tell(story.HELPED, s.character[seat], with_rule(s.followers[seat], SNAPE))
            self.stop()
        else:
            s.tell(story.SPACE_HURTS, s.character[seat], self.space)
            lose_life(s, seat)

    def roll(self, s: TalismanState) -> None:
        if s.turn_over:
            self.stop()
        else:
            ordered_roll(s, self.seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("lose-life" if dice[0] <= CLASS_HURTS else "nothing")

    def result(self, s: TalismanState) -> None:
        if s.dice[0] <= CLASS_HURTS:
            lose_life(s, self.seat)
        else:
            s.tell(story.NOTHING_MORE, s.character[self.seat])


class Greenhouses(TalismanProcedure):
    """TA-INN3: each Follower sent ahead saves one Life."""

    seat: Seat
    at_stake: int
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "result", "offer", "send")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at_stake = 0

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("lose-lives" if self._hurt(s, dice[0]) else "nothing")

    def _hurt(self, s: TalismanState, face: int) -> int:
        return max(0, face - (SPROUT_HELPS if have_rule(s.followers[self.seat], SPROUT) else 0))

    def result(self, s: TalismanState) -> None:
        self.at_stake = self._hurt(s, s.dice[0])
        if self.at_stake < s.dice[0]:
            s.tell(story.HELPED, s.character[self.seat], with_rule(s.followers[self.seat], SPROUT))

    def offer(self, s: TalismanState) -> None:
        if self.at_stake and s.followers[self.seat]:
            s.ask(self.seat, words.ASK_GREENHOUSE, self.at_stake)
        else:
            self.stop()
            lose_life(s, self.seat, self.at_stake)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.DONE, *[words.DISCARD | card << FIRST for card in s.followers[seat]]]

    def send(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            lose_life(s, self.seat, self.at_stake)
            return
        card = first_of(s.answer)
        self.at_stake -= 1
        self.go_to("offer")
        s.tell(story.SENT_AHEAD, s.character[self.seat], card)
        discard_follower(s, self.seat, card)


def duty_done(s: TalismanState, seat: int) -> None:
    s.duty[seat] = 0
    s.tell(story.DUTY_DONE, s.character[seat])


class CharmsClassroom(SeatProcedure):
    """TA-INN4: `s.duty` counts the keys that are left."""

    __slots__ = ()

    STEPS = ("count_keys", "note_keys", "fight", "result")

    def count_keys(self, s: TalismanState) -> None:
        if s.duty[self.seat] == DUTY_WAITS:
            ordered_roll(s, self.seat, SPACE_ROLL)
        elif s.duty[self.seat]:
            self.go_to("fight")
        else:
            self.stop()

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("keys")

    def note_keys(self, s: TalismanState) -> None:
        s.duty[self.seat] = s.dice[0]
        s.tell(story.KEYS_COUNTED, s.character[self.seat], s.dice[0])

    def fight(self, s: TalismanState) -> None:
        charmed = have_rule(s.followers[self.seat], FLITWICK)
        value = CHARMED_KEY_MAGIC if charmed else KEY_MAGIC
        s.push(FightFoe(self.seat, lexicons.FLYING_KEY, MAGIC, value))

    def result(self, s: TalismanState) -> None:
        if s.result != WIN:
            return
        if s.duty[self.seat] > 1:
            s.duty[self.seat] -= 1
            self.go_to("fight")
        else:
            duty_done(s, self.seat)


class DefenceClassroom(SeatProcedure):
    """TA-INN6: `s.duty` is the Might of the Boggart."""

    __slots__ = ()

    STEPS = ("meet_boggart", "note_might", "fight", "result")

    def meet_boggart(self, s: TalismanState) -> None:
        if s.duty[self.seat] == DUTY_WAITS:
            ordered_roll(s, self.seat, SPACE_ROLL, 2)
        elif s.duty[self.seat]:
            self.go_to("fight")
        else:
            self.stop()

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("boggart")

    def note_might(self, s: TalismanState) -> None:
        s.duty[self.seat] = sum(s.dice)
        s.tell(story.BOGGART_SEEN, s.character[self.seat], s.duty[self.seat])

    def fight(self, s: TalismanState) -> None:
        s.push(FightFoe(self.seat, lexicons.BOGGART, MIGHT, s.duty[self.seat]))

    def result(self, s: TalismanState) -> None:
        if s.result == WIN:
            duty_done(s, self.seat)


class AstronomyTower(TalismanProcedure):
    """TA-INN7, TA-23.22: name a number, roll, bend the result with Fate."""

    seat: Seat
    named: int
    __slots__ = tuple(__annotations__)

    STEPS = ("name", "roll", "offer_shift", "compare")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.named = 0

    def name(self, s: TalismanState) -> None:
        if s.duty[self.seat]:
            s.ask(self.seat, words.ASK_NAME)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_NAME:
            return [words.NUMBER | face << FIRST for face in range(1, FACES + 1)]
        rolled, fate = s.dice[0], s.fate[seat]
        reach = range(max(1, rolled - fate), min(FACES, rolled + fate) + 1)
        return [words.KEEP, *[words.SHIFT | face << FIRST for face in reach if face != rolled]]

    def roll(self, s: TalismanState) -> None:
        self.named = first_of(s.answer)
        s.tell(story.NAMED, s.character[self.seat], self.named)
        ordered_roll(s, self.seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("right-number" if dice[0] == self.named else "wrong-number")

    def offer_shift(self, s: TalismanState) -> None:
        if s.fate[self.seat]:
            s.ask(self.seat, words.ASK_SHIFT, self.named, s.dice[0])
        else:
            s.answer = words.KEEP

    def compare(self, s: TalismanState) -> None:
        seat, score = self.seat, s.dice[0]
        if verb_of(s.answer) == words.SHIFT:
            price, score = abs(first_of(s.answer) - score), first_of(s.answer)
            s.tell(story.SHIFTED, s.character[seat], score, price)
            pay_fate(s, seat, price)
        if score == self.named:
            duty_done(s, seat)
        else:
            s.duty[seat] = OPEN
            gain_fate(s, seat)


class RoomOfRequirement(SeatProcedure):
    """TA-INN5, TA-24.1, TA-24.2."""

    __slots__ = ()

    STEPS = ("enter", "fight")

    def enter(self, s: TalismanState) -> None:
        seat = self.seat
        hallow = hallow_of(s, seat)
        if hallow < 0:
            s.back[seat] = TURNED
            s.tell(story.TURNED_BACK, s.character[seat])
            self.stop()
            return
        s.tell(story.ENTERED_HALL, s.character[seat])
        discard_object(s, seat, hallow)
        go_to_space(s, seat, HALL)

    def fight(self, s: TalismanState) -> None:
        s.push(FinalFight(self.seat))
