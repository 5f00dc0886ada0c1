"""A fight between two Characters (TA-13.3 to TA-13.9)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import CASTLE, REGION
from spellwright.games.talisman.content.columns import CARD_RULE, DE, MAGIC, SPELL_RULE
from spellwright.games.talisman.content.names import (
    DRACO_A,
    HARRY_A,
    IMPEDIMENTA,
    KARKAROFF,
    MCGONAGALL_B,
    MOODY,
    PETTIGREW_A,
    SCABIOR,
    SIRIUS,
    SNATCHERS,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, have_rule, is_side
from spellwright.games.talisman.rules.attack_scores import (
    FIGHTER_LESSENED,
    FOE_LESSENED,
    fighter_score,
    foe_score,
    scores_with,
)
from spellwright.games.talisman.rules.casting import CastSpell
from spellwright.games.talisman.rules.dice import (
    CARD_ROLL,
    DUEL,
    offer_rerolls,
    ordered_roll,
    throw,
)
from spellwright.games.talisman.rules.enemies import begin_fight
from spellwright.games.talisman.rules.fights import SCURRIES_FROM, rescue, rescuer, tell_scores
from spellwright.games.talisman.rules.gaining import take_galleon
from spellwright.games.talisman.rules.losing import discard_follower, pay_fate
from spellwright.games.talisman.rules.reward import Reward
from spellwright.games.talisman.rules.spell_targets import FIGHT, SCORES, WON, castable
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.state import (
    NOBODY,
    WITH_CHARACTER,
    Flag,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class Duel(TalismanProcedure):
    """TA-13.3 to TA-13.9. The fixed dice are those set by Felix Felicis."""

    attacker: Seat
    defender: Seat
    scurried: Flag
    pouncing: Seat
    fixed: int
    foe_fixed: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "begin",
        "evade",
        "take_evasion",
        "see_scurry",
        "spells",
        "pounce",
        "note_pounce",
        "throw_attacker",
        "throw_defender",
        "note_dice",
        "attacker_rerolls",
        "defender_rerolls",
        "note_rerolls",
        "compare",
        "note_rescue",
        "spells_after_victory",
        "reward",
        "over",
    )

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.scurried = 0
        self.pouncing = NOBODY
        self.fixed = -1
        self.foe_fixed = -1

    def begin(self, s: TalismanState) -> None:
        begin_fight(s, WITH_CHARACTER, self.attacker, MAGIC)
        s.foe = self.defender
        s.turn_over = 1
        s.tell(story.ATTACKS, s.character[self.attacker], s.character[self.defender])

    # -- evading -----------------------------------------------------------------------------------

    def evade(self, s: TalismanState) -> None:
        """TA-13.3."""
        if s.hand[self.defender]:
            # Offering a Spell, or not, tells something about the hand.
            s.reveal()
        if self._evasions(s):
            s.ask(self.defender, words.ASK_EVADE_CHARACTER, s.character[self.attacker])
        else:
            self.go_to("spells")

    def _evasions(self, s: TalismanState) -> list[int]:
        seat = self.defender
        if REGION[s.at[seat]] == CASTLE or have_rule(s.followers[self.attacker], MOODY):
            return []
        codes = []
        if s.evading[seat]:
            codes.append(words.EVADE_ALL)
        if KARKAROFF in s.followers[seat]:
            codes.append(words.BETRAY | KARKAROFF << FIRST)
        if is_side(s, seat, PETTIGREW_A) and not self.scurried:
            codes.append(words.SCURRY)
        slipping = [spell for spell in castable(s, seat, FIGHT) if SPELL_RULE[spell] == IMPEDIMENTA]
        return codes + [words.CAST | spell << FIRST for spell in slipping]

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_EVADE_CHARACTER:
            return [words.FIGHT, *self._evasions(s)]
        return [words.YES, words.NO]

    def take_evasion(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.FIGHT:
            self.go_to("spells")
        elif verb == words.CAST:
            self.go_to("evade")
            s.push(CastSpell(self.defender, first_of(s.answer), FIGHT))
        elif verb == words.SCURRY:
            self.scurried = 1
            ordered_roll(s, self.defender, CARD_ROLL)
        else:
            self._slip_away(s)
            if verb == words.BETRAY:
                discard_follower(s, self.defender, KARKAROFF)

    def _slip_away(self, s: TalismanState) -> None:
        s.tell(story.EVADED_CHARACTER, s.character[self.defender])
        self.go_to("over")

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_SCURRYING

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        if not s.own_dice:
            return means("evaded" if dice[0] >= SCURRIES_FROM else "not-evaded")
        mine, other = scores_with(s, self._rerolls(), dice)
        return means("win" if mine > other else "loss" if mine < other else "draw")

    def _rerolls(self) -> int:
        """The side that may reroll now."""
        attacks = self.next_step == self.STEPS.index("defender_rerolls")
        return self.attacker if attacks else self.defender

    def see_scurry(self, s: TalismanState) -> None:
        s.tell(story.SCURRIED, s.character[self.defender], s.dice[0])
        if s.dice[0] >= SCURRIES_FROM:
            self._slip_away(s)
        else:
            self.go_to("evade")

    # -- before the rolls --------------------------------------------------------------------------

    def spells(self, s: TalismanState) -> None:
        open_window(s, FIGHT)

    def _both_there(self, s: TalismanState) -> bool:
        """TA-8.39: a Spell may have moved one of them away."""
        one, other = self.attacker, self.defender
        return bool(s.life[one] and s.life[other]) and s.at[one] == s.at[other]

    def pounce(self, s: TalismanState) -> None:
        """TA-MMB4, for attacker or defender."""
        if not self._both_there(s):
            s.tell(story.FIGHT_VOID)
            self.go_to("over")
            return
        for seat, other in ((self.attacker, self.defender), (self.defender, self.attacker)):
            if s.fate[seat] and is_side(s, seat, MCGONAGALL_B) and faction(s, other) == DE:
                self.pouncing = seat
                s.ask(seat, words.ASK_POUNCE)
                return
        self.go_to("throw_attacker")

    def note_pounce(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            mine = self.pouncing == self.attacker
            s.lessened = FOE_LESSENED if mine else FIGHTER_LESSENED
            s.tell(story.POUNCED, s.character[self.pouncing])
            pay_fate(s, self.pouncing)

    # -- rolls -------------------------------------------------------------------------------------

    def throw_attacker(self, s: TalismanState) -> None:
        """TA-DM4, TA-HP3: two dice, of which the higher one counts."""
        seat = self.attacker
        two = is_side(s, seat, HARRY_A) or is_side(s, seat, DRACO_A)
        throw(s, seat, DUEL, 2 if two or s.lessened & FIGHTER_LESSENED else 1)

    def throw_defender(self, s: TalismanState) -> None:
        seat = self.defender
        s.own_dice, self.fixed = s.dice[:], s.fixed
        throw(s, seat, DUEL, 2 if is_side(s, seat, HARRY_A) or s.lessened & FOE_LESSENED else 1)

    def note_dice(self, s: TalismanState) -> None:
        s.foe_dice, self.foe_fixed = s.dice[:], s.fixed

    def attacker_rerolls(self, s: TalismanState) -> None:
        """TA-4.16: each side makes all its rerolls in one go, the attacker first."""
        s.dice, s.fixed = s.own_dice[:], self.fixed
        offer_rerolls(s, self.attacker, DUEL)

    def defender_rerolls(self, s: TalismanState) -> None:
        s.own_dice = s.dice[:]
        s.dice, s.fixed = s.foe_dice[:], self.foe_fixed
        offer_rerolls(s, self.defender, DUEL)

    def note_rerolls(self, s: TalismanState) -> None:
        s.foe_dice = s.dice[:]
        open_window(s, SCORES)

    def compare(self, s: TalismanState) -> None:
        if not self._both_there(s):
            s.tell(story.FIGHT_VOID)
            self.go_to("over")
            return
        mine, other = fighter_score(s), foe_score(s)
        tell_scores(s, mine, other)
        if mine == other:
            s.tell(story.DRAWN_FIGHT)
            self.go_to("over")
            return
        s.winner = self.attacker if mine > other else self.defender
        loser = self._loser(s)
        if rescuer(s, loser) != NOBODY:
            s.ask(rescuer(s, loser), words.ASK_RESCUE, s.character[loser])
        else:
            s.answer = words.NO

    def _loser(self, s: TalismanState) -> int:
        return self.defender if s.winner == self.attacker else self.attacker

    def note_rescue(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.winner = NOBODY
            self.go_to("over")
            rescue(s, s.answered_by)
            s.tell(story.DRAWN_FIGHT)
            return
        s.tell(story.WON, s.character[s.winner])
        if s.winner == s.active:
            s.won_fight = 1

    def spells_after_victory(self, s: TalismanState) -> None:
        open_window(s, WON)

    def reward(self, s: TalismanState) -> None:
        """A Character with Life 0 cannot be robbed (TA-20.10)."""
        winner, loser = s.winner, self._loser(s)
        if not s.life[winner] or not s.life[loser]:
            return
        s.push(Reward(winner, loser, s.rewards))
        for follower in s.followers[winner]:
            if CARD_RULE[follower] in (SCABIOR, SNATCHERS):
                take_galleon(s, loser, winner)
        if SIRIUS in s.followers[loser] and faction(s, winner) == DE:
            discard_follower(s, loser, SIRIUS)

    def over(self, s: TalismanState) -> None:
        s.clear_fight()
