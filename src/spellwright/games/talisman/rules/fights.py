"""A fight with anything but a Character: evading, Spells, rolls, Fate, comparison (TA-11, TA-15).

The procedure that begins a fight fills the fields of the fight in the state, pushes `Fight`, finds
the result in `s.result` and sees to the consequences.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import CASTLE, REGION
from spellwright.games.talisman.content.columns import (
    CARD_RULE,
    DE,
    FACTION_OF_CARD,
    NEUTRAL,
    OP,
    SPELL_RULE,
)
from spellwright.games.talisman.content.names import (
    CENTAURS,
    DEMENTOR_SWARM,
    HARRY_A,
    HARRY_B,
    IMPEDIMENTA,
    KARKAROFF,
    LUCIUS_A,
    MCGONAGALL_B,
    PETTIGREW_A,
    STRAY_DEMENTOR,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, is_side, leader_of
from spellwright.games.talisman.rules.attack_scores import (
    FOE_LESSENED,
    die_of_fighter,
    die_of_foe,
    fighter_score,
    foe_score,
    scores_with,
)
from spellwright.games.talisman.rules.casting import CastSpell
from spellwright.games.talisman.rules.dice import (
    ATTACK,
    CARD_ROLL,
    foe_dice,
    offer_rerolls,
    ordered_roll,
    throw,
)
from spellwright.games.talisman.rules.losing import (
    discard_follower,
    pay_fate,
    spend_fate,
    spend_galleons,
)
from spellwright.games.talisman.rules.spell_targets import FIGHT, SCORES, castable
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.state import (
    NOBODY,
    ONCE_SEEKER,
    WITH_CARDS,
    WITH_CHARACTER,
    WITH_FOLLOWER,
    WITH_SPACE_ENEMY,
    WITH_VOLDEMORT,
    Flag,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, second_of, verb_of

WIN: Final = 1
LOSS: Final = 2
DRAW: Final = 3
EVADED: Final = 4
VOID: Final = 5

BRIBABLE: Final = 5
DEMENTORS: Final = (STRAY_DEMENTOR, DEMENTOR_SWARM)
CENTAUR_PRICE: Final = 2
SCURRIES_FROM: Final = 4


class Fight(TalismanProcedure):
    """TA-11.3 to TA-11.8, TA-11.16."""

    seat: Seat
    scurried: Flag
    result: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "evade",
        "take_evasion",
        "see_scurry",
        "spells",
        "pounce",
        "note_pounce",
        "throw",
        "foe_throws",
        "rerolls",
        "second_spells",
        "compare",
        "note_rescue",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.scurried = 0
        self.result = 0

    def _end(self, s: TalismanState, result: int) -> None:
        s.result = result
        self.stop()

    # -- evading -----------------------------------------------------------------------------------

    def evade(self, s: TalismanState) -> None:
        s.spell_free = int(any(CARD_RULE[card] in DEMENTORS for card in s.foe_cards))
        if s.hand[self.seat]:
            # Offering a Spell, or not, tells something about the hand.
            s.reveal()
        if s.fight != WITH_FOLLOWER and len(self._evasions(s)) > 0:
            s.ask(self.seat, words.ASK_EVADE)
        else:
            self.go_to("spells")

    def _takes_fate(self, s: TalismanState, card: int) -> bool:
        """TA-M21."""
        return CARD_RULE[card] == CENTAURS and s.fate[self.seat] >= CENTAUR_PRICE

    def _evasions(self, s: TalismanState) -> list[int]:
        """TA-15.3 to TA-15.8: the ways to evade, each with the Enemy evaded."""
        seat = self.seat
        if REGION[s.at[seat]] == CASTLE:
            return []
        slippery = bool(s.evading[seat])
        animagus = is_side(s, seat, MCGONAGALL_B)
        bribes = is_side(s, seat, LUCIUS_A) and s.gold[seat] > 0
        betrays = KARKAROFF in s.followers[seat]
        codes = []
        if s.fight == WITH_CARDS:
            for place, card in enumerate(s.foe_cards):
                value = s.foe_values[place]
                if slippery or (animagus and FACTION_OF_CARD[card] == NEUTRAL):
                    codes.append(words.EVADE | card << FIRST)
                elif (bribes and value <= BRIBABLE) or self._takes_fate(s, card):
                    codes.append(words.BRIBE | card << FIRST)
                if betrays:
                    codes.append(words.SACRIFICE | KARKAROFF << FIRST | card << SECOND)
        else:
            if slippery or animagus:
                codes.append(words.EVADE_ALL)
            if bribes and s.fight == WITH_SPACE_ENEMY and s.foe_values[0] <= BRIBABLE:
                codes.append(words.BRIBE_ALL)
            if betrays:
                codes.append(words.BETRAY | KARKAROFF << FIRST)
        if is_side(s, seat, PETTIGREW_A) and not self.scurried:
            codes.append(words.SCURRY)
        slipping = [spell for spell in castable(s, seat, FIGHT) if SPELL_RULE[spell] == IMPEDIMENTA]
        return codes + [words.CAST | spell << FIRST for spell in slipping]

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_EVADE:
            return [words.FIGHT, *self._evasions(s)]
        return [words.YES, words.NO]

    def take_evasion(self, s: TalismanState) -> None:
        verb, seat = verb_of(s.answer), self.seat
        if verb == words.FIGHT:
            self.go_to("spells")
        elif verb == words.CAST:
            self.go_to("evade")
            s.push(CastSpell(seat, first_of(s.answer), FIGHT))
        elif verb == words.SCURRY:
            self.scurried = 1
            ordered_roll(s, seat, CARD_ROLL)
        elif verb in (words.EVADE_ALL, words.BRIBE_ALL, words.BETRAY):
            s.tell(story.EVADED_CHARACTER, s.character[seat])
            self._end(s, EVADED)
            if verb == words.BRIBE_ALL:
                spend_galleons(s, seat)
            elif verb == words.BETRAY:
                discard_follower(s, seat, KARKAROFF)
        else:
            card = second_of(s.answer) if verb == words.SACRIFICE else first_of(s.answer)
            remove_foe(s, card)
            s.tell(story.EVADED, s.character[seat], card)
            if s.foe_cards:
                self.go_to("evade")
            else:
                self._end(s, EVADED)
            if verb == words.SACRIFICE:
                discard_follower(s, seat, KARKAROFF)
            elif verb == words.BRIBE and self._takes_fate(s, card):
                spend_fate(s, seat, CENTAUR_PRICE)
            elif verb == words.BRIBE:
                spend_galleons(s, seat)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_SCURRYING

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        if not s.own_dice:
            return means("evaded" if dice[0] >= SCURRIES_FROM else "not-evaded")
        mine, other = scores_with(s, self.seat, dice)
        return means("win" if mine > other else "loss" if mine < other else "draw")

    def see_scurry(self, s: TalismanState) -> None:
        """TA-PP1: Pettigrew may evade the whole group at once."""
        s.tell(story.SCURRIED, s.character[self.seat], s.dice[0])
        if s.dice[0] >= SCURRIES_FROM:
            self._end(s, EVADED)
        else:
            self.go_to("evade")

    # -- before the rolls --------------------------------------------------------------------------

    def spells(self, s: TalismanState) -> None:
        open_window(s, FIGHT)

    def pounce(self, s: TalismanState) -> None:
        """TA-MMB4; Spells may have ended the fight before it began."""
        seat = self.seat
        if not s.life[seat]:
            self._end(s, VOID)
        elif s.fight == WITH_CARDS and not s.foe_cards:
            self._end(s, EVADED)
        elif (
            s.fate[seat]
            and is_side(s, seat, MCGONAGALL_B)
            and any(FACTION_OF_CARD[card] == DE for card in s.foe_cards)
        ):
            s.ask(seat, words.ASK_POUNCE)
        else:
            self.go_to("throw")

    def note_pounce(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.lessened |= FOE_LESSENED
            s.tell(story.POUNCED, s.character[self.seat])
            pay_fate(s, self.seat)

    # -- rolls -------------------------------------------------------------------------------------

    def throw(self, s: TalismanState) -> None:
        """TA-HP3: Harry rolls two dice and uses the higher."""
        throw(s, self.seat, ATTACK, 2 if is_side(s, self.seat, HARRY_A) else 1)

    def foe_throws(self, s: TalismanState) -> None:
        s.own_dice = s.dice[:]
        s.foe_dice = foe_dice(s, 2 if s.lessened & FOE_LESSENED else 1)

    def rerolls(self, s: TalismanState) -> None:
        offer_rerolls(s, self.seat, ATTACK)

    def second_spells(self, s: TalismanState) -> None:
        s.own_dice = s.dice[:]
        open_window(s, SCORES)

    def compare(self, s: TalismanState) -> None:
        if not s.life[self.seat]:
            self._end(s, VOID)
            return
        mine, other = fighter_score(s), foe_score(s)
        tell_scores(s, max(0, mine), other)
        if s.shielded or mine == other:
            self.result = DRAW
        else:
            self.result = WIN if mine > other else LOSS
        if self.result == LOSS and rescuer(s, self.seat) != NOBODY:
            s.ask(rescuer(s, self.seat), words.ASK_RESCUE, s.character[self.seat])
        else:
            s.answer = words.NO

    def note_rescue(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            self.result = DRAW
            rescue(s, s.answered_by)
        tell_result(s, self.seat, self.result)
        if self.result == WIN and self.seat == s.active:
            s.won_fight = 1
        s.result = self.result


def remove_foe(s: TalismanState, card: int) -> None:
    place = s.foe_cards.index(card)
    del s.foe_cards[place], s.foe_values[place]


def rescuer(s: TalismanState, loser: int) -> int:
    """TA-HPB4: Harry the Seeker may step in for another Character of the Order."""
    harry = leader_of(s, HARRY_B)
    if (
        harry in (NOBODY, loser)
        or faction(s, loser) != OP
        or not s.fate[harry]
        or s.round_used[harry] & ONCE_SEEKER
    ):
        return NOBODY
    return harry


def rescue(s: TalismanState, harry: int) -> None:
    s.round_used[harry] |= ONCE_SEEKER
    s.tell(story.RESCUED, s.character[harry])
    pay_fate(s, harry)


def tell_scores(s: TalismanState, mine: int, other: int) -> None:
    """Tell the scores, with both names where one fights one: a reader can begin here."""
    fighter = s.character[s.fighter]
    dice = (die_of_fighter(s), die_of_foe(s))
    if s.fight == WITH_CHARACTER:
        foe = s.character[s.foe]
        s.tell(story.SCORES_WITH_CHARACTER, fighter, mine, other, *dice, foe)
    elif s.fight == WITH_VOLDEMORT:
        s.tell(story.SCORES_WITH_VOLDEMORT, fighter, mine, other, *dice)
    elif s.fight == WITH_SPACE_ENEMY:
        s.tell(story.SCORES_WITH_FOE, fighter, mine, other, *dice, s.space_foe)
    elif len(s.foe_cards) == 1:
        s.tell(story.SCORES_WITH_CARD, fighter, mine, other, *dice, s.foe_cards[0])
    else:
        s.tell(story.SCORES, fighter, mine, other, *dice)


def tell_result(s: TalismanState, seat: int, result: int) -> None:
    if result == DRAW:
        s.tell(story.DRAWN_FIGHT)
    else:
        s.tell(story.WON if result == WIN else story.LOST_FIGHT, s.character[seat])
