"""Spaces of the Middle Region, the grounds of Hogwarts (TA-MID1 to TA-MID15)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import CLOCKWISE, COUNTER, QUIDDITCH_PITCH, WILLOW, walk
from spellwright.games.talisman.content.columns import MAGIC, MIGHT, STACK_OF
from spellwright.games.talisman.content.names import (
    FANG,
    HAGRID_A,
    HAGRID_B,
    HALLOW,
    HARRY_B,
    LANTERN,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, hallow_of, have_rule, is_side, with_rule
from spellwright.games.talisman.rules.dice import SPACE_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_from_stock,
    gain_life,
)
from spellwright.games.talisman.rules.life import LoseFollower, lose_life
from spellwright.games.talisman.rules.losing import (
    can_take,
    cannot_happen,
    lose_fate,
    lose_galleons,
    lose_turn,
    nothing_happens,
    settle,
)
from spellwright.games.talisman.rules.placement import appear_on
from spellwright.games.talisman.rules.quests import QUEST_LIFE
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import SeatProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of

HUT_DICE: Final = 2
AT_THE_HUT: Final = (
    "lose-two-lives",
    "lose-life",
    "lose-follower",
    "lose-turn",
    "gain-might",
    "gain-magic",
    "gain-spell",
    "gain-spell",
    "hallow",
    "gain-two-fate",
    "gain-two-lives",
)
"""What each sum from 2 on means, in the words of `lexicons.MEANING`."""


class QuidditchPitch(SeatProcedure):
    """TA-MID1, TA-22.1, TA-22.2: a quest may be taken."""

    __slots__ = ()

    STEPS = ("offer", "roll", "note")

    def offer(self, s: TalismanState) -> None:
        """TA-22.3, TA-22.7, TA-22.13."""
        seat = self.seat
        if s.quest[seat] or hallow_of(s, seat) >= 0 or not s.stock[STACK_OF[HALLOW]]:
            cannot_happen(s, seat, lexicons.QUEST_ALREADY)
            self.stop()
        else:
            s.ask(seat, words.ASK_SPACE_CHOICE, QUIDDITCH_PITCH)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def roll(self, s: TalismanState) -> None:
        """TA-HPB2: the Seeker rolls two dice and chooses one."""
        if s.answer == words.NO:
            self.stop()
        else:
            ordered_roll(s, self.seat, SPACE_ROLL, 1, int(is_side(s, self.seat, HARRY_B)))

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means(f"quest-{lexicons.QUEST.keys[dice[0]]}")

    def note(self, s: TalismanState) -> None:
        seat, quest = self.seat, s.dice[0]
        if quest == QUEST_LIFE and len({faction(s, other) for other in range(s.seats)}) == 1:
            s.answer = words.YES
            self.go_to("roll")
            return
        s.quest[seat] = quest
        s.tell(story.TOOK_QUEST, s.character[seat], quest)
        settle(s, seat)


class ForbiddenForest(SeatProcedure):
    """TA-MID2, TA-RH4, TA-RHB3."""

    __slots__ = ()

    STEPS = ("enter",)

    def enter(self, s: TalismanState) -> None:
        seat = self.seat
        if is_side(s, seat, HAGRID_A) or is_side(s, seat, HAGRID_B):
            s.tell(story.BY_ABILITY, lexicons.WOODWISE, s.character[seat])
        elif have_rule(s.objects[seat], LANTERN):
            s.tell(story.HELPED, s.character[seat], with_rule(s.objects[seat], LANTERN))
        elif have_rule(s.followers[seat], FANG):
            s.tell(story.HELPED, s.character[seat], with_rule(s.followers[seat], FANG))
        else:
            s.tell(story.SPACE_HURTS, s.character[seat], s.at[seat])
            lose_life(s, seat)


class HagridsHut(SeatProcedure):
    """TA-MID5, TA-RH3."""

    __slots__ = ()

    STEPS = ("roll", "result", "part_with_follower")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, SPACE_ROLL, HUT_DICE, int(is_side(s, self.seat, HAGRID_A)))

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        seat, score = self.seat, sum(dice)
        if (score == 4 and not s.followers[seat]) or (
            score == 10 and not can_take(s, seat, HALLOW)
        ):
            return means("nothing")
        return means(AT_THE_HUT[score - 2])

    def result(self, s: TalismanState) -> None:
        seat, score = self.seat, sum(s.dice)
        if score == 4 and len(s.followers[seat]) > 1:
            s.ask(seat, words.ASK_LOSE_FOLLOWER)
            return
        self.stop()
        if score <= 3:
            lose_life(s, seat, 4 - score)
        elif score == 4 and s.followers[seat]:
            s.push(LoseFollower(seat, s.followers[seat][0]))
        elif score == 4 or (score == 10 and not can_take(s, seat, HALLOW)):
            nothing_happens(s, seat)
        elif score == 5:
            lose_turn(s, seat)
        elif score in (6, 7):
            gain_ability(s, seat, MIGHT if score == 6 else MAGIC)
        elif score in (8, 9):
            gain_spell(s, seat)
        elif score == 10:
            gain_from_stock(s, seat, HALLOW)
        elif score == 11:
            gain_fate(s, seat, 2)
        elif score == 12:
            gain_life(s, seat, 2)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.DISCARD | card << FIRST for card in s.followers[seat]]

    def part_with_follower(self, s: TalismanState) -> None:
        s.push(LoseFollower(self.seat, first_of(s.answer)))


class WhompingWillow(SeatProcedure):
    """TA-MID10."""

    __slots__ = ()

    STEPS = ("choose", "pay")

    def choose(self, s: TalismanState) -> None:
        codes = self.options(s, self.seat, words.ASK_SPACE_CHOICE)
        if len(codes) == 1:
            s.answer = codes[0]
        else:
            s.ask(self.seat, words.ASK_SPACE_CHOICE, WILLOW)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        prices = [lexicons.PAY_LIFE]
        if s.fate[seat]:
            prices.append(lexicons.PAY_FATE)
        if s.gold[seat]:
            prices.append(lexicons.PAY_GALLEON)
        return [words.PAY | price << FIRST for price in prices]

    def pay(self, s: TalismanState) -> None:
        price = first_of(s.answer)
        if price == lexicons.PAY_FATE:
            lose_fate(s, self.seat)
        elif price == lexicons.PAY_GALLEON:
            lose_galleons(s, self.seat)
        else:
            lose_life(s, self.seat)


class CoveredBridge(SeatProcedure):
    """TA-MID15, TA-G50: an even roll leads clockwise, an odd one the other way."""

    __slots__ = ()

    STEPS = ("roll", "go")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, SPACE_ROLL)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("counter-clockwise" if dice[0] % 2 else "clockwise")

    def go(self, s: TalismanState) -> None:
        face = s.dice[0]
        way = CLOCKWISE if face % 2 == 0 else COUNTER
        appear_on(s, self.seat, walk(s.at[self.seat], way, face))
