"""The movement step: which way to move, the roll, the number of spaces (TA-6, TA-27.1, 27.2)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import (
    CASTLE,
    CLOCKWISE,
    COUNTER,
    GATES,
    HAGRIDS_HUT,
    HALL,
    HOLDING,
    LONDON,
    NEXT,
    OPPOSITE,
    REGION,
    RING_START,
    ROOM,
    STAIRCASES,
)
from spellwright.games.talisman.content.names import (
    BELLATRIX_A,
    DOLOHOV,
    GRAWP,
    LONDON_FOG,
    MCGONAGALL_A,
    MUNDUNGUS,
    PORTKEY,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import hallow_of, have_rule, is_side, with_rule
from spellwright.games.talisman.rules.casting import CastSpell
from spellwright.games.talisman.rules.dice import MOVEMENT, offer_rerolls, throw
from spellwright.games.talisman.rules.gaining import gain_fate
from spellwright.games.talisman.rules.losing import (
    discard_follower,
    drop_follower,
    lose_galleons,
    lose_object,
    pay_fate,
    put_away,
    spend_fate,
)
from spellwright.games.talisman.rules.move_kinds import (
    TELEPORT_ROLL,
    numbers_of_spaces,
    spaces_rolled,
    ways_to_move,
)
from spellwright.games.talisman.rules.placement import (
    DUTY_WAITS,
    appear_on,
    elsewhere,
    go_to_space,
    may_change_region,
)
from spellwright.games.talisman.rules.spell_targets import ROLLED, SETTING_OUT
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.rules.walking import Walk
from spellwright.games.talisman.state import (
    STORED_HUT,
    Seat,
    Space,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

# How a movement step went.
STAYED: Final = 0
MOVED: Final = 1
HELD: Final = 2

TURNED: Final = 3
"""Turned back, but the way round is not chosen yet (TA-24.2). Later `back` is that way plus 1."""


class Move(TalismanProcedure):
    """TA-6.19: exactly one way to move; `s.result` tells how it went."""

    seat: Seat
    origin: Space
    how: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "choose_way",
        "take_way",
        "after_apparating",
        "reroll",
        "note_roll",
        "roll_effects",
        "choose_spaces",
        "walk",
        "go_anywhere",
        "arrive_anywhere",
        "choose_way_back",
        "step_back",
        "over",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.origin = -1
        self.how = MOVED

    # -- the way -----------------------------------------------------------------------------------

    def choose_way(self, s: TalismanState) -> None:
        seat = self.seat
        here = s.at[seat]
        self.origin = here
        if here == HALL or (here == ROOM and not s.back[seat] and hallow_of(s, seat) >= 0):
            self._no_move(STAYED)
        elif s.back[seat]:
            self.go_to("choose_way_back")
        elif here == ROOM:
            self._turn_back(s)
        elif s.stored[seat] == STORED_HUT and may_change_region(s):
            appear_on(s, seat, HAGRIDS_HUT)
            self.go_to("over")
        else:
            ways = ways_to_move(s, self.seat)
            if len(ways) == 1:
                s.answer = ways[0]
            else:
                s.ask(seat, words.ASK_WAY)

    def _no_move(self, how: int) -> None:
        self.how = how
        self.go_to("over")

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_WAY:
            return ways_to_move(s, self.seat)
        if question == words.ASK_SPACES:
            return numbers_of_spaces(s, self.seat)
        if question == words.ASK_SPACE:
            region = REGION[s.at[seat]]
            return [words.TO | space << FIRST for space in elsewhere(s, seat, region)]
        return [words.DIRECTION | way << FIRST for way in (CLOCKWISE, COUNTER)]

    def take_way(self, s: TalismanState) -> None:
        verb, seat = verb_of(s.answer), self.seat
        if verb == words.ROLL:
            self.go_to("reroll")
            fog = have_rule(s.beside, LONDON_FOG) and REGION[s.at[seat]] == LONDON
            throw(s, seat, MOVEMENT, 2 if fog else 1)
        elif verb == words.STEP:
            self._walk(s, 1)
        elif verb == words.FLY:
            self._walk(s, first_of(s.answer))
        elif verb == words.TURN_BACK:
            self._turn_back(s)
        elif verb == words.DUTY:
            self._no_move(HELD)
        elif verb == words.STAY:
            self._stay(s)
        elif verb == words.CAST:
            s.push(CastSpell(seat, first_of(s.answer), SETTING_OUT))
        elif verb in (words.FREE_MOVE, words.ASK_ARTHUR):
            self.go_to("go_anywhere")
        else:
            self.go_to("over")
            appear_on(s, seat, OPPOSITE[s.at[seat]])

    def after_apparating(self, s: TalismanState) -> None:
        """A cancelled Apparate leaves the other ways open."""
        self.go_to("over" if s.at[self.seat] != self.origin or s.turn_over else "choose_way")

    def _walk(self, s: TalismanState, spaces: int) -> None:
        self.go_to("over")
        s.push(Walk(self.seat, spaces))

    def _stay(self, s: TalismanState) -> None:
        """TA-23.20: staying by an ability starts a duty anew."""
        seat = self.seat
        self._no_move(STAYED)
        s.tell(story.STAYED, s.character[seat], s.at[seat])
        if s.at[seat] in HOLDING:
            s.duty[seat] = DUTY_WAITS
        if is_side(s, seat, MCGONAGALL_A):
            s.stayed[seat] = 1
            spend_fate(s, seat)

    # -- the roll ----------------------------------------------------------------------------------

    def reroll(self, s: TalismanState) -> None:
        if len(s.dice) > 1:
            s.tell(story.FOGGED, s.character[self.seat], s.dice[0], s.dice[1])
        else:
            s.tell(story.ROLLED, s.character[self.seat], s.dice[0])
        offer_rerolls(s, self.seat, MOVEMENT)

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("voldemort" if min(dice) == 1 else "walk")

    def note_roll(self, s: TalismanState) -> None:
        """TA-6.20: the number after all rerolls; with London Fog the lower of two."""
        s.roll = min(s.dice)
        if not s.followers[self.seat]:
            self.go_to("choose_spaces")
        open_window(s, ROLLED)

    def roll_effects(self, s: TalismanState) -> None:
        seat, followers = self.seat, s.followers[self.seat]
        if s.turn_over:
            self.go_to("over")
            return
        if s.roll == TELEPORT_ROLL and have_rule(followers, DOLOHOV):
            s.tell(story.HELPED, s.character[seat], with_rule(s.followers[seat], DOLOHOV))
            gain_fate(s, seat)
        if s.roll == 1 and MUNDUNGUS in followers:
            s.tell(story.DESERTED, MUNDUNGUS, s.character[seat])
            discard_follower(s, seat, MUNDUNGUS)
            lose_galleons(s, seat)
        if s.roll == 1 and GRAWP in followers:
            s.tell(story.DESERTED, GRAWP, s.character[seat])
            drop_follower(s, seat, GRAWP)

    def choose_spaces(self, s: TalismanState) -> None:
        if s.turn_over:
            self.go_to("over")
            return
        numbers = numbers_of_spaces(s, self.seat)
        if len(numbers) == 1:
            self._walk(s, first_of(numbers[0]))
        else:
            s.ask(self.seat, words.ASK_SPACES, s.roll)

    def walk(self, s: TalismanState) -> None:
        if s.answer == words.TELEPORT:
            return
        spaces = first_of(s.answer)
        if spaces < spaces_rolled(s, self.seat) and is_side(s, self.seat, BELLATRIX_A):
            s.tell(story.BY_ABILITY, lexicons.SWIFT, s.character[self.seat])
            pay_fate(s, self.seat)
        self._walk(s, spaces)

    # -- other ways --------------------------------------------------------------------------------

    def go_anywhere(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_SPACE)

    def arrive_anywhere(self, s: TalismanState) -> None:
        self.go_to("over")
        appear_on(s, self.seat, first_of(s.answer))

    def _turn_back(self, s: TalismanState) -> None:
        s.back[self.seat] = TURNED
        s.duty[self.seat] = 0
        s.tell(story.TURNED_BACK, s.character[self.seat])
        self.go_to("choose_way_back")

    def choose_way_back(self, s: TalismanState) -> None:
        """TA-6.12: the shorter way round; only the Room of Requirement leaves a choice."""
        seat = self.seat
        if s.back[seat] != TURNED:
            s.answer = words.DIRECTION | (s.back[seat] - 1) << FIRST
        elif s.at[seat] == ROOM:
            s.ask(seat, words.ASK_BACK)
        else:
            place = s.at[seat] - RING_START[CASTLE]
            way = COUNTER if place < ROOM - RING_START[CASTLE] else CLOCKWISE
            s.answer = words.DIRECTION | way << FIRST

    def step_back(self, s: TalismanState) -> None:
        seat, way = self.seat, first_of(s.answer)
        s.back[seat] = way + 1
        if s.at[seat] != STAIRCASES:
            go_to_space(s, seat, NEXT[way][s.at[seat]])
        elif may_change_region(s):
            s.back[seat] = 0
            go_to_space(s, seat, GATES)
        s.tell(story.WALKED, s.character[seat], s.at[seat])

    def over(self, s: TalismanState) -> None:
        """TA-21.17, TA-21.25: a Portkey and a stored move are for this turn only."""
        seat = self.seat
        if s.at[seat] == self.origin:
            s.stored[seat] = 0
        s.result = self.how
        return_portkey(s, seat)


def return_portkey(s: TalismanState, seat: int) -> None:
    """TA-21.17, TA-21.22."""
    if s.portkey_ready[seat]:
        s.portkey_ready[seat] = 0
        if PORTKEY in s.objects[seat]:
            s.tell(story.PORTKEY_OVER, s.character[seat])
            lose_object(s, seat, PORTKEY)
            put_away(s, PORTKEY)
