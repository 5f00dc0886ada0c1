"""Casting a Spell: aim, announcement, cancelling, the target's answer, effect (TA-17.17, 17.18)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.columns import SPELL_DECK, SPELL_RULE, SPELL_WHEN
from spellwright.games.talisman.content.names import (
    AVADA_KEDAVRA,
    DUMBLEDORE_A,
    DUMBLEDORE_B,
    HARRY_A,
    MCGONAGALL_A,
    REDUCTO,
    RIDDIKULUS,
    WINGARDIUM_LEVIOSA,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import (
    in_turn_order,
    is_side,
    leader_of,
    seat_of,
    spell_limit,
)
from spellwright.games.talisman.rules.dice import CARD_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_fate
from spellwright.games.talisman.rules.losing import pay_fate
from spellwright.games.talisman.rules.spell_effects import AT_ONCE, EFFECTS
from spellwright.games.talisman.rules.spell_targets import (
    CANCEL,
    NO_AIM,
    SENT_ON,
    aims,
    castable,
    is_silenced,
    space_of_object,
)
from spellwright.games.talisman.rules.spells_in_hand import (
    gain_spell,
    last_spell_left,
    may_gain_spell,
    take_from_hand,
)
from spellwright.games.talisman.state import (
    NOBODY,
    WITH_FOLLOWER,
    Aim,
    Seat,
    SeatProcedure,
    Spell,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of

RESISTED_FROM: Final = 4
BLOCK_PRICE: Final = 2
KEEP_PRICE: Final = 2
ON_A_SPACE: Final = (AVADA_KEDAVRA, REDUCTO, RIDDIKULUS, WINGARDIUM_LEVIOSA)


class CastSpell(TalismanProcedure):
    """TA-17.10 to TA-17.18. `aim` is the option by which the aim was chosen, or NO_AIM.

    `owner` is the Character from whose hand it came, `caster` the one that casts it (TA-MM3).
    """

    owner: Seat
    caster: Seat
    spell: Spell
    moment: int
    aim: Aim
    __slots__ = tuple(__annotations__)

    STEPS = (
        "announce",
        "choose_aim",
        "note_aim",
        "cancelling",
        "answer",
        "hear_answer",
        "roll_against",
        "send_on",
        "note_send_on",
        "effect",
        "put_away",
        "keep_spell",
        "refill",
    )

    def __init__(self, caster: int, spell: int, moment: int) -> None:
        self.owner = caster
        self.caster = caster
        self.spell = spell
        self.moment = moment
        self.aim = NO_AIM

    def announce(self, s: TalismanState) -> None:
        """The Spell leaves the hand and counts as cast (TA-17.9)."""
        s.reveal()
        take_from_hand(s, self.caster, self.spell)
        s.casts[self.caster] += 1
        s.air.append(self.spell)
        s.air_by.append(self.caster)
        s.air_on.append(NOBODY)
        s.air_void.append(0)

    def choose_aim(self, s: TalismanState) -> None:
        codes = aims(s, self.caster, self.spell, self.moment)
        if len(codes) <= 1:
            s.answer = codes[0] if codes else NO_AIM
        else:
            by_who = verb_of(codes[0]) == words.TARGET
            s.ask(self.caster, words.ASK_AIM if by_who else words.ASK_AIM_CARD, self.spell)

    def note_aim(self, s: TalismanState) -> None:
        self.aim = s.answer
        s.air_on[-1] = self._struck(s)
        self._tell(s)

    def _tell(self, s: TalismanState) -> None:
        who = s.character[self.caster]
        if verb_of(self.aim) == words.TARGET and self.aim != NO_AIM:
            s.tell(story.CAST_AT, who, self.spell, first_of(self.aim))
        else:
            s.tell(story.CAST_SPELL, who, self.spell)

    def _struck(self, s: TalismanState) -> int:
        """The Character on whom, or on whose cards, the Spell is cast (TA-17.18)."""
        when = SPELL_WHEN[self.spell]
        if when == "cancel":
            return s.air_by[-2]
        if self.aim == NO_AIM:
            return s.foe if when == "danger" and s.fight == WITH_FOLLOWER else NOBODY
        verb = verb_of(self.aim)
        if verb in (words.TARGET, words.END_FERRET):
            return seat_of(s, first_of(self.aim))
        if verb == words.END_SPELL:
            return seat_of(s, second_of(self.aim))
        return NOBODY

    def cancelling(self, s: TalismanState) -> None:
        """TA-17.11."""
        if SPELL_WHEN[self.spell] != "cancel":
            offer_cancelling(s)

    def answer(self, s: TalismanState) -> None:
        """TA-HP4, TA-MM3: the Character that it was cast on may answer."""
        struck = s.air_on[-1]
        if s.air_void[-1]:
            s.tell(story.CANCELLED, self.spell)
            self.go_to("put_away")
        elif struck not in (NOBODY, self.caster) and is_side(s, struck, HARRY_A):
            s.ask(struck, words.ASK_RESIST, s.character[self.caster], self.spell)
        elif self._mcgonagall(s) != NOBODY:
            seat = self._mcgonagall(s)
            if s.fate[seat] >= BLOCK_PRICE:
                s.ask(seat, words.ASK_ANSWER, s.character[self.caster], self.spell)
            else:
                self._undaunted(s, seat)
                self.go_to("effect")
        else:
            self.go_to("effect")

    def _mcgonagall(self, s: TalismanState) -> int:
        """The seat that may answer as McGonagall: the Spell is on her, her cards or her space."""
        seat = leader_of(s, MCGONAGALL_A)
        if seat in (NOBODY, self.caster):
            return NOBODY
        if s.air_on[-1] == seat:
            return seat
        rule, when = SPELL_RULE[self.spell], SPELL_WHEN[self.spell]
        on_space = rule in ON_A_SPACE and verb_of(self.aim) == words.AT_CARD
        on_enemy = when == "danger" and self.aim == NO_AIM and s.fight != WITH_FOLLOWER
        if on_space or on_enemy or (rule == RIDDIKULUS and self.aim == NO_AIM):
            return seat if s.at[seat] == self._space_of_aim(s) else NOBODY
        return NOBODY

    def _space_of_aim(self, s: TalismanState) -> int:
        if SPELL_RULE[self.spell] == WINGARDIUM_LEVIOSA:
            return space_of_object(s, self.caster, first_of(self.aim))
        return s.at[self.caster] if SPELL_WHEN[self.spell] != "danger" else s.at[s.fighter]

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_RESIST:
            return [words.RESIST, words.BEAR]
        if question == words.ASK_ANSWER:
            return [words.GAIN_FATE, words.BLOCK]
        if question == words.ASK_RECAST:
            return [words.NO, *self._new_aims(s)]
        if question == words.ASK_KEEP_SPELL:
            return [words.YES, words.NO]
        return aims(s, self.caster, self.spell, self.moment)

    def hear_answer(self, s: TalismanState) -> None:
        verb = s.answer
        if verb == words.RESIST:
            ordered_roll(s, s.air_on[-1], CARD_ROLL)
        elif verb == words.BLOCK:
            seat = s.answered_by
            s.air_void[-1] = 1
            s.tell(story.BLOCKED, s.character[seat], self.spell)
            pay_fate(s, seat, BLOCK_PRICE)
            self.go_to("send_on")
        else:
            self.go_to("effect")
            if verb == words.GAIN_FATE:
                self._undaunted(s, s.answered_by)

    def _undaunted(self, s: TalismanState, seat: int) -> None:
        if s.fate_pool:
            s.tell(story.BY_ABILITY, lexicons.UNDAUNTED, s.character[seat])
            gain_fate(s, seat)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_SPELL[self.spell]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("spell-resisted" if dice[0] >= RESISTED_FROM else "spell-works")

    def roll_against(self, s: TalismanState) -> None:
        """TA-HP4."""
        resisted = s.dice[0] >= RESISTED_FROM
        told = story.RESISTED if resisted else story.NOT_RESISTED
        s.tell(told, s.character[s.air_on[-1]], self.spell)
        self.go_to("put_away" if resisted else "effect")

    def send_on(self, s: TalismanState) -> None:
        """TA-MM3: McGonagall, if she can cast at all, may send a blocked Spell to a new target."""
        silent = s.spell_free or is_silenced(s, leader_of(s, MCGONAGALL_A))
        if not silent and self._new_aims(s):
            s.ask(leader_of(s, MCGONAGALL_A), words.ASK_RECAST, self.spell)
        else:
            self.go_to("put_away")

    def _new_aims(self, s: TalismanState) -> list[int]:
        mcgonagall = leader_of(s, MCGONAGALL_A)
        mine = words.TARGET | s.character[mcgonagall] << FIRST
        codes = aims(s, mcgonagall, self.spell, SENT_ON)
        return [code for code in codes if code not in (NO_AIM, self.aim, mine)]

    def note_send_on(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            self.go_to("put_away")
            return
        self.caster = s.answered_by
        self.aim = s.answer
        s.air_by[-1] = self.caster
        s.air_on[-1] = self._struck(s)
        s.air_void[-1] = 0
        self._tell(s)
        self.go_to("cancelling")

    def effect(self, s: TalismanState) -> None:
        if not s.life[self.caster]:
            return
        at_once, effect = AT_ONCE[self.spell], EFFECTS[self.spell]
        if at_once is not None:
            at_once(s, self.caster, self.aim)
        elif effect is not None:
            s.push(effect(self.caster, self.aim))

    def put_away(self, s: TalismanState) -> None:
        """TA-17.7; Dumbledore the Headmaster may keep it (TA-ADB3)."""
        s.air.pop()
        s.air_by.pop()
        s.air_on.pop()
        s.air_void.pop()
        s.discard[SPELL_DECK].append(self.spell)
        keeper = leader_of(s, DUMBLEDORE_B)
        if (
            keeper not in (NOBODY, self.caster)
            and s.fate[keeper] >= KEEP_PRICE
            and len(s.hand[keeper]) < spell_limit(s, keeper)
        ):
            s.ask(keeper, words.ASK_KEEP_SPELL, self.spell)
        else:
            self.go_to("refill")

    def keep_spell(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            keeper = s.answered_by
            s.discard[SPELL_DECK].remove(self.spell)
            s.hand[keeper].append(self.spell)
            s.hand_seen[keeper].append((1 << s.seats) - 1)
            s.tell(story.KEPT_SPELL, s.character[keeper], self.spell)
            pay_fate(s, keeper, KEEP_PRICE)

    def refill(self, s: TalismanState) -> None:
        """TA-AD2: Dumbledore is never without a Spell."""
        if s.hand[self.owner] or not s.life[self.owner]:
            return
        if is_side(s, self.owner, DUMBLEDORE_A) and may_gain_spell(s, self.owner):
            s.tell(story.BY_ABILITY, lexicons.WELL_READ, s.character[self.owner])
            gain_spell(s, self.owner)
        last_spell_left(s, self.owner)


# -- cancelling ------------------------------------------------------------------------------------


def offer_cancelling(s: TalismanState) -> None:
    """TA-17.11: every holder of Stupefy is asked, in the order of TA-17.12."""
    if not any(s.hand):
        return
    s.reveal()
    for seat in in_turn_order(s, s.active):
        if castable(s, seat, CANCEL):
            s.push(Cancel(seat))
            return


class Cancel(SeatProcedure):
    """TA-S10: the holder of Stupefy, or of another Spell that cancels, decides."""

    __slots__ = ()

    STEPS = ("offer", "cast")

    def offer(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_CANCEL, s.character[s.air_by[-1]], s.air[-1])

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [*[words.CAST | spell << FIRST for spell in castable(s, seat, CANCEL)], words.PASS]

    def cast(self, s: TalismanState) -> None:
        if verb_of(s.answer) == words.CAST:
            s.push(CastSpell(self.seat, first_of(s.answer), CANCEL))
