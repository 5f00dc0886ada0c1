"""Privet Drive, Gringotts, Azkaban, The Burrow and Malfoy Manor (TA-OUT7 to TA-OUT21)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import AZKABAN, BURROW, GRINGOTTS
from spellwright.games.talisman.content.columns import DE, MAGIC, MIGHT, OP, START_FATE
from spellwright.games.talisman.content.names import BELLATRIX_B
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, is_side
from spellwright.games.talisman.rules.dice import SPACE_ROLL, ordered_roll
from spellwright.games.talisman.rules.enemies import FightFoe
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_galleons,
    gain_life,
)
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    lose_galleons,
    lose_turn,
    nothing_happens,
)
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import (
    STORED_FREE,
    STORED_HUT,
    Seat,
    SeatProcedure,
    Space,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of

DEMENTOR_MIGHT: Final = 3
GOBLIN_MIGHT: Final = 4
DEMENTOR_MAGIC: Final = 4
# What each face means, in the words of `lexicons.MEANING`.
PRIVET_DRIVE: Final = (
    "lose-turn",
    "dementor-of-might",
    "lose-galleon",
    "gain-galleon",
    "ride",
    "hut",
)
BANK: Final = ("goblin", "lose-turn", "lose-turn", "nothing", "nothing", "dragon")
PRISON: Final = (
    "dementor-of-magic",
    "lose-turn",
    "lose-turn",
    "nothing",
    "nothing",
    "gain-magic",
)
AT_HOME: Final = ("nothing", "nothing", "nothing", "nothing", "gain-life", "gain-spell")


class PrivetDrive(SeatProcedure):
    """TA-OUT7."""

    __slots__ = ()

    STEPS = ("roll", "result")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        if dice[0] == 3 and not s.gold[self.seat]:
            return means("nothing")
        return means(PRIVET_DRIVE[dice[0] - 1])

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        if face == 1:
            lose_turn(s, seat)
        elif face == 2:
            s.push(FightFoe(seat, lexicons.DEMENTOR, MIGHT, DEMENTOR_MIGHT))
        elif face == 3 and not s.gold[seat]:
            cannot_happen(s, seat, lexicons.NOTHING_TO_LOSE)
        elif face == 3:
            lose_galleons(s, seat)
        elif face == 4:
            gain_galleons(s, seat)
        elif face == 5:
            s.stored[seat] = STORED_FREE
            s.tell(story.WILL_RIDE, s.character[seat])
        else:
            s.stored[seat] = STORED_HUT
            s.tell(story.WILL_REACH_HUT, s.character[seat])


class Prison(TalismanProcedure):
    """TA-OUT11, TA-OUT19: Gringotts and Azkaban; Bellatrix the Fugitive chooses (TA-BLB1)."""

    seat: Seat
    space: Space
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "chosen", "result")

    ESCAPES = (1, 2, 4)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def roll(self, s: TalismanState) -> None:
        if self.space == AZKABAN and is_side(s, self.seat, BELLATRIX_B):
            s.ask(self.seat, words.ASK_SPACE_CHOICE, AZKABAN)
        else:
            self.go_to("result")
            ordered_roll(s, self.seat, SPACE_ROLL)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NUMBER | face << FIRST for face in self.ESCAPES]

    def chosen(self, s: TalismanState) -> None:
        s.dice = [first_of(s.answer)]
        s.tell(story.BY_ABILITY, lexicons.FUGITIVE, s.character[self.seat])

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        rows = BANK if self.space == GRINGOTTS else PRISON
        return means(rows[dice[0] - 1])

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        bank = self.space == GRINGOTTS
        if face == 1 and bank:
            s.push(FightFoe(seat, lexicons.GOBLIN, MIGHT, GOBLIN_MIGHT))
        elif face == 1:
            s.push(FightFoe(seat, lexicons.DEMENTOR, MAGIC, DEMENTOR_MAGIC))
        elif face <= 3:
            lose_turn(s, seat)
        elif face == 6:
            gain_ability(s, seat, MAGIC)
            if bank:
                gain_galleons(s, seat)
        else:
            nothing_happens(s, seat)


class Home(TalismanProcedure):
    """TA-OUT15, TA-OUT21: The Burrow and Malfoy Manor, for friends and foes."""

    seat: Seat
    space: Space
    __slots__ = tuple(__annotations__)

    STEPS = ("enter", "choose", "result")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def enter(self, s: TalismanState) -> None:
        seat = self.seat
        welcome = OP if self.space == BURROW else DE
        if faction(s, seat) != welcome:
            self.stop()
            s.tell(story.SPACE_HURTS, s.character[seat], self.space)
            lose_life(s, seat)
        elif s.fate[seat] < START_FATE[s.side[seat]]:
            s.ask(seat, words.ASK_SPACE_CHOICE, self.space)
        else:
            s.answer = words.TRAIN

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.REFILL, words.TRAIN]

    def choose(self, s: TalismanState) -> None:
        seat = self.seat
        if s.answer == words.REFILL:
            self.stop()
            gain_fate(s, seat, START_FATE[s.side[seat]] - s.fate[seat])
        else:
            ordered_roll(s, seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means(AT_HOME[dice[0] - 1])

    def result(self, s: TalismanState) -> None:
        if s.dice[0] == 5:
            gain_life(s, self.seat)
        elif s.dice[0] == 6:
            gain_spell(s, self.seat)
        else:
            nothing_happens(s, self.seat)
