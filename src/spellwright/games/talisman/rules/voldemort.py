"""Lord Voldemort's movement and attack, and the last fight (TA-7, TA-24)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import (
    CLOCKWISE,
    COUNTER,
    FACING,
    HALL,
    ROOM,
    STAIRCASES,
    walk,
)
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.content.names import PETTIGREW_B
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import in_turn_order, is_side, seat_of
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.dice import CARD_ROLL, FACES, foe_dice, ordered_roll
from spellwright.games.talisman.rules.ending import finish_with_winner
from spellwright.games.talisman.rules.enemies import begin_fight
from spellwright.games.talisman.rules.fights import DRAW, LOSS, WIN, Fight
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_galleons,
    gain_life,
)
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import discard_follower, spend_fate
from spellwright.games.talisman.rules.placement import go_to_space
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import (
    NOBODY,
    WITH_VOLDEMORT,
    Flag,
    Seat,
    SeatProcedure,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

REWARDS: Final = (
    "gain-fate",
    "gain-galleon",
    "gain-life",
    "gain-might",
    "gain-magic",
    "gain-spell",
)
"""What a victory over Voldemort brings, by the die (TA-7.13)."""


class VoldemortMoves(TalismanProcedure):
    """TA-7.1 to TA-7.9, TA-7.25. `by_roll` tells that a movement roll of 1 woke him."""

    mover: Seat
    by_roll: Flag
    left: int
    victim: Seat
    __slots__ = tuple(__annotations__)

    STEPS = (
        "name_number",
        "roll",
        "set_out",
        "first_step",
        "choose_direction",
        "go_on",
        "arrive",
        "note_victim",
        "grovel",
        "note_grovel",
        "attack",
    )

    def __init__(self, mover: int, by_roll: int = 1) -> None:
        self.mover = mover
        self.by_roll = by_roll
        self.left = 0
        self.victim = NOBODY

    def name_number(self, s: TalismanState) -> None:
        """TA-PPB4."""
        if self.by_roll and is_side(s, self.mover, PETTIGREW_B) and s.life[self.mover]:
            s.ask(self.mover, words.ASK_VOLDEMORT_NUMBER)
        else:
            s.answer = words.ROLL

    def roll(self, s: TalismanState) -> None:
        """TA-4.8: nobody rerolls this."""
        named = verb_of(s.answer) == words.NUMBER
        self.left = first_of(s.answer) if named else foe_dice(s, 1)[0]
        if named:
            s.tell(story.BY_ABILITY, lexicons.SERVANT, s.character[self.mover])
        s.tell(story.VOLDEMORT_ROLLED, self.left)

    def set_out(self, s: TalismanState) -> None:
        """TA-7.5: from the Great Hall there is only one way."""
        if s.voldemort == HALL:
            s.answer = words.TO | ROOM << FIRST
        else:
            s.ask(self.mover, words.ASK_VOLDEMORT, self.left)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_VOLDEMORT_NUMBER:
            named = [words.NUMBER | number << FIRST for number in range(1, FACES + 1)]
            return [words.ROLL, *named]
        if question == words.ASK_VICTIM:
            return [words.TARGET | s.character[w] << FIRST for w in self._victims(s)]
        if question == words.ASK_GROVEL:
            codes = [words.FIGHT]
            if s.fate[seat]:
                codes.append(words.PAY | lexicons.PAY_FATE << FIRST)
            return codes + [words.DISCARD | card << FIRST for card in s.followers[seat]]
        ways = [words.DIRECTION | way << FIRST for way in (CLOCKWISE, COUNTER)]
        if question == words.ASK_VOLDEMORT_ON:
            return ways
        facing = FACING[s.voldemort] + ([HALL] if s.voldemort == ROOM else [])
        return ways + [words.TO | space << FIRST for space in facing]

    def first_step(self, s: TalismanState) -> None:
        if verb_of(s.answer) == words.DIRECTION:
            self.go_to("go_on")
            return
        s.voldemort = first_of(s.answer)
        self.left -= 1
        if s.voldemort == HALL or not self.left:
            self.go_to("arrive")

    def choose_direction(self, s: TalismanState) -> None:
        s.ask(self.mover, words.ASK_VOLDEMORT_ON, self.left)

    def go_on(self, s: TalismanState) -> None:
        s.voldemort = walk(s.voldemort, first_of(s.answer), self.left)

    def _victims(self, s: TalismanState) -> list[int]:
        """TA-7.9, TA-7.23."""
        if s.voldemort == HALL:
            return []
        order = in_turn_order(s, self.mover)
        return [seat for seat in order if s.life[seat] and s.at[seat] == s.voldemort]

    def arrive(self, s: TalismanState) -> None:
        s.tell(story.VOLDEMORT_MOVED, s.voldemort)
        victims = self._victims(s)
        if not victims:
            self.stop()
        elif len(victims) == 1:
            s.answer = words.TARGET | s.character[victims[0]] << FIRST
        else:
            s.ask(self.mover, words.ASK_VICTIM)

    def note_victim(self, s: TalismanState) -> None:
        self.victim = seat_of(s, first_of(s.answer))
        s.tell(story.VOLDEMORT_ATTACKS, s.character[self.victim])

    def grovel(self, s: TalismanState) -> None:
        """TA-PPB3."""
        seat = self.victim
        if is_side(s, seat, PETTIGREW_B) and (s.fate[seat] or s.followers[seat]):
            s.ask(seat, words.ASK_GROVEL)
        else:
            self.go_to("attack")

    def note_grovel(self, s: TalismanState) -> None:
        if s.answer == words.FIGHT:
            return
        self.stop()
        s.tell(story.GROVELLED, s.character[self.victim])
        if verb_of(s.answer) == words.PAY:
            spend_fate(s, self.victim)
        else:
            discard_follower(s, self.victim, first_of(s.answer))

    def attack(self, s: TalismanState) -> None:
        s.push(VoldemortFight(self.victim))


class VoldemortFight(SeatProcedure):
    """TA-7.10 to TA-7.19."""

    __slots__ = ()

    STEPS = ("choose_ability", "begin", "aftermath", "reward", "over")

    def choose_ability(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_ABILITY)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]

    def begin(self, s: TalismanState) -> None:
        begin_fight(s, WITH_VOLDEMORT, self.seat, first_of(s.answer))
        s.foe_values = [voldemort_value(s, s.voldemort)]
        s.push(Fight(self.seat))

    def aftermath(self, s: TalismanState) -> None:
        result = s.result
        if result == WIN:
            ordered_roll(s, self.seat, CARD_ROLL)
            return
        self.go_to("over")
        if result in (LOSS, DRAW) and self.seat == s.active:
            s.turn_over = 1
        if result == LOSS:
            lose_life(s, self.seat, in_fight=True)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_VOLDEMORT

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means(REWARDS[dice[0] - 1])

    def reward(self, s: TalismanState) -> None:
        """TA-7.13."""
        seat, face = self.seat, s.dice[0]
        if face == 1:
            gain_fate(s, seat)
        elif face == 2:
            gain_galleons(s, seat)
        elif face == 3:
            gain_life(s, seat)
        elif face == 4:
            gain_ability(s, seat, MIGHT)
        elif face == 5:
            gain_ability(s, seat, MAGIC)
        else:
            gain_spell(s, seat)

    def over(self, s: TalismanState) -> None:
        s.clear_fight()


class FinalFight(TalismanProcedure):
    """TA-24.4 to TA-24.18: the fight in the Great Hall."""

    seat: Seat
    result: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_ability", "begin", "aftermath", "over")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.result = 0

    def choose_ability(self, s: TalismanState) -> None:
        s.voldemort = HALL
        s.ask(self.seat, words.ASK_ABILITY)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]

    def begin(self, s: TalismanState) -> None:
        begin_fight(s, WITH_VOLDEMORT, self.seat, first_of(s.answer))
        s.foe_values = [voldemort_value(s, HALL)]
        s.push(Fight(self.seat))

    def aftermath(self, s: TalismanState) -> None:
        self.result = s.result
        s.turn_over = 1
        if self.result == WIN:
            finish_with_winner(s, self.seat)
        elif self.result == LOSS:
            lose_life(s, self.seat, in_fight=True)

    def over(self, s: TalismanState) -> None:
        """TA-24.9 to TA-24.11."""
        s.clear_fight()
        if self.result == LOSS and s.life[self.seat]:
            s.tell(story.THROWN_OUT, s.character[self.seat])
            go_to_space(s, self.seat, STAIRCASES)
