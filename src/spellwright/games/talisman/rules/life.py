"""Losing Life, saving it, losing the last one (TA-11.14, TA-11.15, TA-20, TA-26.1 to TA-26.3)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import ST_MUNGOS
from spellwright.games.talisman.content.columns import SAVES, SPELL_DECK
from spellwright.games.talisman.content.names import DRACO_B, PETTIGREW_A, RON
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import is_side
from spellwright.games.talisman.rules.dice import CARD_ROLL, FACES, ordered_roll
from spellwright.games.talisman.rules.losing import (
    discard_follower,
    leave_everything,
    lose_fate,
    put_away,
    quest_deed,
)
from spellwright.games.talisman.rules.quests import QUEST_LIFE
from spellwright.games.talisman.rules.spell_targets import DANGER
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    ONCE_INQUISITOR,
    Card,
    Flag,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

CLING: Final = -2
"""The saver that is Pettigrew's own ability (TA-PP4)."""


def lose_life(
    s: TalismanState, seat: int, amount: int = 1, by: int = NOBODY, in_fight: bool = False
) -> None:
    """Life is about to be lost; `by` is the Character whose effect it is."""
    if amount > 0 and s.life[seat]:
        s.push(LoseLife(seat, amount, by, int(in_fight)))


class LoseLife(TalismanProcedure):
    """TA-11.14, TA-11.15: the owner's own means Life by Life, then the Spell window, then the loss.

    `tried` are the cards tried for the present Life; `standing` counts the Lives not saved.
    """

    seat: Seat
    left: int
    by: Seat
    in_fight: Flag
    standing: int
    tried: list[Card]
    trying: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "try_it", "see", "spell_window", "lose")

    def __init__(self, seat: int, amount: int, by: int, in_fight: int) -> None:
        self.seat = seat
        self.left = amount
        self.by = by
        self.in_fight = in_fight
        self.standing = 0
        self.tried = []
        self.trying = NOTHING

    def offer(self, s: TalismanState) -> None:
        if not self.left or not s.life[self.seat]:
            self.go_to("spell_window")
        elif len(self.options(s, self.seat, words.ASK_SAVE)) > 1:
            s.ask(self.seat, words.ASK_SAVE)
        else:
            self._next_life(saved=False)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.SUFFER]
        if self.in_fight:
            savers = [c for c in [*s.objects[seat], *s.followers[seat]] if SAVES[c] <= FACES]
            codes += [words.SAVE_WITH | c << FIRST for c in savers if c not in self.tried]
            if RON in s.followers[seat]:
                codes.append(words.INSTEAD | RON << FIRST)
        if is_side(s, seat, DRACO_B) and not s.round_used[seat] & ONCE_INQUISITOR:
            codes += [words.INSTEAD | card << FIRST for card in s.followers[seat]]
        if (
            is_side(s, seat, PETTIGREW_A)
            and s.life[seat] - self.standing == 1
            and CLING not in self.tried
        ):
            codes.append(words.SAVE_BY_ROLL)
        return codes

    def _next_life(self, saved: bool) -> None:
        self.left -= 1
        self.standing += 0 if saved else 1
        self.tried = []
        self.go_to("offer")

    def try_it(self, s: TalismanState) -> None:
        verb, card = verb_of(s.answer), first_of(s.answer)
        if verb == words.SUFFER:
            self._next_life(saved=False)
        elif verb == words.INSTEAD:
            self._next_life(saved=True)
            if card != RON:
                s.round_used[self.seat] |= ONCE_INQUISITOR
            s.tell(story.SAVED, s.character[self.seat], card)
            discard_follower(s, self.seat, card)
        else:
            self.trying = card if verb == words.SAVE_WITH else CLING
            self.tried.append(self.trying)
            ordered_roll(s, self.seat, CARD_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        cling = self.trying == CLING
        return lexicons.FOR_CLINGING if cling else lexicons.FOR_CARD[self.trying]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        least = FACES if self.trying == CLING else SAVES[self.trying]
        return means("saved" if dice[0] >= least else "not-saved")

    def see(self, s: TalismanState) -> None:
        who = s.character[self.seat]
        if self.trying == CLING:
            saved = s.dice[0] == FACES
            s.tell(story.CLUNG if saved else story.NOT_CLUNG, who)
        else:
            saved = s.dice[0] >= SAVES[self.trying]
            s.tell(story.SAVED if saved else story.NOT_SAVED, who, self.trying)
        if saved:
            self._next_life(saved=True)
        else:
            self.go_to("offer")

    def spell_window(self, s: TalismanState) -> None:
        """TA-17.13: Protego, and whatever else may be cast at any time."""
        s.danger.append(self.seat)
        s.spared &= ~(1 << self.seat)
        if self.standing and s.life[self.seat]:
            open_window(s, DANGER)

    def lose(self, s: TalismanState) -> None:
        s.danger.pop()
        seat = self.seat
        if s.spared >> seat & 1:
            s.spared &= ~(1 << seat)
            s.tell(story.SPARED, s.character[seat])
            return
        lost = min(self.standing, s.life[seat])
        if not lost:
            return
        s.life[seat] -= lost
        s.tell(story.LOST_LIFE, s.character[seat], lost)
        if not s.life[seat]:
            lose_last_life(s, seat)
        if self.by not in (NOBODY, seat):
            quest_deed(s, self.by, QUEST_LIFE)


class LoseFollower(TalismanProcedure):
    """TA-17.13: a Follower is about to be lost; Protego can save it."""

    seat: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("spells", "lose")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def spells(self, s: TalismanState) -> None:
        s.danger.append(self.seat)
        s.spared &= ~(1 << self.seat)
        open_window(s, DANGER)

    def lose(self, s: TalismanState) -> None:
        s.danger.pop()
        spared = s.spared >> self.seat & 1
        s.spared &= ~(1 << self.seat)
        if spared:
            s.tell(story.SPARED, s.character[self.seat])
        elif self.card in s.followers[self.seat]:
            discard_follower(s, self.seat, self.card)


def lose_last_life(s: TalismanState, seat: int) -> None:
    """TA-20.1 to TA-20.4, TA-20.9, TA-20.13."""
    killed = bool(s.settings["no-inheritance"])
    if killed:
        s.tell(story.KILLED, s.character[seat])
        leave_everything(s, seat)
    else:
        s.tell(story.DIED, s.character[seat])
    s.discard[SPELL_DECK] += s.hand[seat]
    s.hand[seat] = []
    s.hand_seen[seat] = []
    for card in s.trophies[seat]:
        put_away(s, card)
    s.trophies[seat] = []
    lose_fate(s, seat, s.fate[seat])
    s.at[seat] = NOWHERE if killed and s.unused else ST_MUNGOS
    s.ferret[seat] = 0
    s.quest[seat] = 0
    s.back[seat] = 0
    s.duty[seat] = 0
    s.lost[seat] = 0
    s.extra[seat] = 0
    s.stored[seat] = 0
    s.permit[seat] = 0
    s.evading[seat] = 0
    s.stayed[seat] = 0
    s.frozen_next[seat] = 0
    s.ruled_next[seat] = NOBODY
    s.steered_next[seat] = NOBODY
    if seat == s.active:
        s.turn_over = 1
