"""The end of a turn (TA-5.5, TA-5.6, TA-5.14, TA-14, TA-16.9, TA-16.13)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import CENTAUR_CLEARING
from spellwright.games.talisman.content.columns import MOST_FOLLOWERS, OP
from spellwright.games.talisman.content.names import (
    DUMBLEDORE_B,
    HAGRID_A,
    MCGONAGALL_A,
    MOLLY,
    MUNDUNGUS,
    TIME_TURNER,
)
from spellwright.games.talisman.queries import (
    faction,
    follower_limit,
    have_rule,
    is_side,
    with_rule,
)
from spellwright.games.talisman.rules.gaining import gain_fate, gain_galleons, give_fate, heal
from spellwright.games.talisman.rules.lasting_events import count_down_events
from spellwright.games.talisman.rules.losing import discard_object, drop_follower, drop_object
from spellwright.games.talisman.rules.spell_targets import END
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.rules.transfiguration import count_ferret_turn
from spellwright.games.talisman.rules.trophies import ExchangeTrophies, can_exchange
from spellwright.games.talisman.state import ONCE_HAGRID, Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

USED_GIFT: Final = 1
USED_FENCE: Final = 2


def end_of_lost_turn(s: TalismanState, seat: int) -> None:
    """TA-5.13: what happens even if the turn was lost."""
    count_ferret_turn(s, seat)
    count_down_events(s, seat)


class EndOfTurn(TalismanProcedure):
    """TA-5.5 in its order. `used` are the abilities used at the end of this turn."""

    seat: Seat
    used: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "spells",
        "trophies",
        "offer_drop",
        "drop",
        "too_many_followers",
        "leave_follower",
        "abilities",
        "offer_use",
        "use",
        "give",
        "fence",
        "count_down",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.used = 0

    def spells(self, s: TalismanState) -> None:
        if not s.life[self.seat]:
            self.go_to("count_down")
        else:
            open_window(s, END)

    def trophies(self, s: TalismanState) -> None:
        if not s.life[self.seat]:
            self.go_to("count_down")
        elif s.frozen:
            self.go_to("too_many_followers")
        elif s.trophies[self.seat] and can_exchange(s, self.seat):
            s.push(ExchangeTrophies(self.seat))
        elif s.keeps[self.seat]:
            self.go_to("too_many_followers")

    def offer_drop(self, s: TalismanState) -> None:
        """TA-16.13; a player that keeps everything is asked again after gaining a card."""
        seat = self.seat
        if s.keeps[seat]:
            self.go_to("too_many_followers")
        elif s.objects[seat] or s.followers[seat] or s.gold[seat]:
            s.ask(seat, words.ASK_DROP)
        else:
            self.go_to("too_many_followers")

    def drop(self, s: TalismanState) -> None:
        seat, card = self.seat, first_of(s.answer)
        self.go_to("offer_drop")
        if s.answer in (words.DONE, words.KEEP_ALL):
            s.keeps[seat] = int(s.answer == words.KEEP_ALL)
            self.go_to("too_many_followers")
        elif s.answer == words.DROP_GALLEON:
            s.gold[seat] -= 1
            s.gold_at[s.at[seat]] += 1
            s.tell(story.LEFT_GALLEON, s.character[seat])
        elif card in s.objects[seat]:
            drop_object(s, seat, card)
        else:
            drop_follower(s, seat, card)

    def too_many_followers(self, s: TalismanState) -> None:
        """TA-16.9."""
        followers = s.followers[self.seat]
        if len(followers) > MOST_FOLLOWERS and len(followers) > follower_limit(s, self.seat):
            s.ask(self.seat, words.ASK_LEAVE)
        else:
            self.go_to("abilities")

    def leave_follower(self, s: TalismanState) -> None:
        self.go_to("too_many_followers")
        drop_follower(s, self.seat, first_of(s.answer))

    def abilities(self, s: TalismanState) -> None:
        """TA-MM1, TA-O19: abilities that work without a choice."""
        seat = self.seat
        if s.frozen:
            self.go_to("count_down")
            return
        if is_side(s, seat, MCGONAGALL_A) and not s.fate[seat] and s.fate_pool:
            s.tell(story.BY_ABILITY, lexicons.RESOURCEFUL, s.character[seat])
            gain_fate(s, seat)
        if have_rule(s.followers[seat], MOLLY) and s.life[seat] == 1:
            s.tell(story.HELPED, s.character[seat], with_rule(s.followers[seat], MOLLY))
            heal(s, seat, 1)
        if not self._uses(s):
            self.go_to("count_down")

    def offer_use(self, s: TalismanState) -> None:
        if self._uses(s):
            s.ask(self.seat, words.ASK_END)
        else:
            self.go_to("count_down")

    def _uses(self, s: TalismanState) -> list[int]:
        seat, codes = self.seat, []
        if self._friends(s) and not self.used & USED_GIFT:
            codes.append(words.GAIN_FATE_FOR)
        if MUNDUNGUS in s.followers[seat] and s.objects[seat] and not self.used & USED_FENCE:
            codes.append(words.USE | MUNDUNGUS << FIRST)
        if TIME_TURNER in s.objects[seat] and s.at[seat] != CENTAUR_CLEARING:
            codes.append(words.USE | TIME_TURNER << FIRST)
        if s.won_fight and is_side(s, seat, HAGRID_A) and not s.round_used[seat] & ONCE_HAGRID:
            codes.append(words.EXTRA)
        return codes

    def _friends(self, s: TalismanState) -> list[int]:
        """TA-ADB2: other Characters of the Order."""
        seat = self.seat
        if not s.fate[seat] or not is_side(s, seat, DUMBLEDORE_B):
            return []
        return [
            other
            for other in range(s.seats)
            if other != seat and s.life[other] and faction(s, other) == OP
        ]

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_DROP:
            codes = [words.DONE, words.KEEP_ALL]
            codes += [words.DROP | card << FIRST for card in [*s.objects[seat], *s.followers[seat]]]
            return codes + ([words.DROP_GALLEON] if s.gold[seat] else [])
        if question == words.ASK_LEAVE:
            return [words.DROP | card << FIRST for card in s.followers[seat]]
        if question == words.ASK_GIVE:
            return [words.TARGET | s.character[other] << FIRST for other in self._friends(s)]
        if question == words.ASK_FENCE:
            return [words.DISCARD | card << FIRST for card in s.objects[seat]]
        return [words.DONE, *self._uses(s)]

    def use(self, s: TalismanState) -> None:
        seat, verb = self.seat, verb_of(s.answer)
        if verb == words.GAIN_FATE_FOR:
            self.used |= USED_GIFT
            s.ask(seat, words.ASK_GIVE)
        elif verb == words.EXTRA:
            s.round_used[seat] |= ONCE_HAGRID
            s.extra[seat] += 1
            self.go_to("offer_use")
        elif verb == words.DONE:
            self.go_to("count_down")
        elif first_of(s.answer) == TIME_TURNER:
            s.extra[seat] += 1
            self.go_to("offer_use")
            discard_object(s, seat, TIME_TURNER)
        else:
            self.used |= USED_FENCE
            self.go_to("fence")
            s.ask(seat, words.ASK_FENCE)

    def give(self, s: TalismanState) -> None:
        friend = s.character.index(first_of(s.answer))
        give_fate(s, self.seat, friend)
        self.go_to("offer_use")

    def fence(self, s: TalismanState) -> None:
        self.go_to("offer_use")
        discard_object(s, self.seat, first_of(s.answer))
        gain_galleons(s, self.seat)

    def count_down(self, s: TalismanState) -> None:
        """TA-5.5 (4), TA-5.10, TA-5.15."""
        count_ferret_turn(s, self.seat)
        count_down_events(s, self.seat)
