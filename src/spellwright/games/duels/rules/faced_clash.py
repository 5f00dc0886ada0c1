"""The Faced Clash, step by step (WD-22, WD-40.18)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    CARD_AMOUNT,
    CARD_LOWER,
    COUNTER_SPELL_BONUS,
    DUELLING,
    IS_COMBAT,
    LOWER_HURT,
    LOWER_PAY,
    NEUTRAL,
    SPELL_DAMAGE,
)
from spellwright.games.duels.lexicons import total_word
from spellwright.games.duels.queries import card_word, has
from spellwright.games.duels.rules.before_clash import (
    NO_HANDICAP,
    BeforeClash,
    abilities,
    counter_spells,
    use_reaction,
)
from spellwright.games.duels.rules.clash import Clash
from spellwright.games.duels.rules.clash_cards import (
    candidates,
    card_total,
    count_card,
    reveal_cards,
    swap_card,
    turn_up_cards,
)
from spellwright.games.duels.rules.edges import (
    Edges,
    acting_edges,
    defending_edges,
    handicaps,
    use_up,
)
from spellwright.games.duels.rules.modifiers import (
    acting_bonus,
    defending_bonus,
)
from spellwright.games.duels.rules.power import NO_WAY, PayPower, empower_cost
from spellwright.games.duels.state import (
    BY_SPELL,
    FACE_DOWN,
    FACE_UP,
    NOTHING,
    DuelsState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class FacedClash(Clash):
    """WD-22, steps 1 to 9. The successes that the attacker has left are in `result`."""

    side: int
    edge: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "begin",
        "offer_reactions",
        "react",
        "before_defender",
        "before_attacker",
        "offer_empower",
        "empower",
        "reveal_attacker",
        "choose_attacker",
        "reveal_defender",
        "choose_defender",
        "offer_swap",
        "swap",
        "turn_up",
        "offer_early",
        "use_early",
        "compare",
    )

    def prepare(self) -> None:
        self.side = 0
        self.edge = 0

    def begin(self, s: DuelsState) -> None:
        self.set_out(s)
        s.defender = self.target

    def model_of(self, seat: int) -> int:
        return self.actor if seat == self.seat else self.target

    def side_seat(self, s: DuelsState) -> int:
        """Whose decision is next: the defender first, then the attacker (WD-G12)."""
        return self.seat if self.side else 1 - self.seat

    # -- steps 1 and 2 ---------------------------------------------------------------------------

    def offer_reactions(self, s: DuelsState) -> None:
        """WD-22.3, WD-33.4."""
        if self.kind == BY_SPELL and counter_spells(s, self.target):
            s.ask(1 - self.seat, words.ASK_REACTION, self.item, s.piece[self.target])
        else:
            self.go_to("before_defender")

    def react(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.REACT:
            wanted = first_of(s.answer)
            cards = [c for c in counter_spells(s, self.target) if card_word(s, c) == wanted]
            use_reaction(s, cards[0], self.target)
            s.clash_bonus[1 - self.seat] += COUNTER_SPELL_BONUS
            self.go_to("offer_reactions")

    def before_defender(self, s: DuelsState) -> None:
        """WD-22.4."""
        if abilities(s, 1 - self.seat, self.target, 1):
            s.push(BeforeClash(1 - self.seat, self.target, 1))

    def before_attacker(self, s: DuelsState) -> None:
        if abilities(s, self.seat, self.actor, 0):
            s.push(BeforeClash(self.seat, self.actor, 0))

    # -- step 3 ----------------------------------------------------------------------------------

    def offer_empower(self, s: DuelsState) -> None:
        """WD-22.5, WD-29.3."""
        if self.kind != BY_SPELL:
            self.go_to("reveal_attacker")
            return
        while self.side < 2:
            cost = empower_cost(s, self.side_seat(s), self.item, self.actor, self.side == 1)
            if cost != NO_WAY:
                s.ask(self.side_seat(s), words.ASK_EMPOWER, cost)
                return
            self.side += 1
        self.go_to("reveal_attacker")

    def empower(self, s: DuelsState) -> None:
        casting = self.side == 1
        self.side += 1
        self.go_to("offer_empower")
        if verb_of(s.answer) == words.EMPOWER:
            self.pay_for_empower(s, self.seat if casting else 1 - self.seat, casting)

    # -- steps 4 and 5 ---------------------------------------------------------------------------

    def edges_of(self, s: DuelsState, seat: int) -> Edges:
        if seat == self.seat:
            return acting_edges(s, self.kind, self.item, self.actor, self.target)
        found = defending_edges(s, self.target)
        return found if s.declared[seat] & NO_HANDICAP else found + handicaps(s, self.target)

    def reveal_attacker(self, s: DuelsState) -> None:
        """WD-22.6."""
        self.edge = self.final_edge(s, self.seat)
        use_up(s, self.actor)
        if self.kind == BY_SPELL and IS_COMBAT[self.item]:
            s.dark_mark[self.actor] = 0
        reveal_cards(s, self.seat, self.edge)
        if self.choose_revealed(s, self.seat, self.edge):
            self.go_to("reveal_defender")

    def choose_attacker(self, s: DuelsState) -> None:
        count_card(s, self.seat, first_of(s.answer))

    def reveal_defender(self, s: DuelsState) -> None:
        """WD-22.7."""
        self.edge = self.final_edge(s, 1 - self.seat)
        use_up(s, self.target)
        self.side = 0
        reveal_cards(s, 1 - self.seat, self.edge)
        if self.choose_revealed(s, 1 - self.seat, self.edge):
            self.go_to("offer_swap")

    def choose_defender(self, s: DuelsState) -> None:
        count_card(s, 1 - self.seat, first_of(s.answer))

    # -- step 6 ----------------------------------------------------------------------------------

    def swapper(self, s: DuelsState) -> int:
        """WD-22.8, WD-22.13: the defender first, unless the defender has Duelling."""
        attacker_first = has(s, self.target, DUELLING)
        return self.seat if (self.side == 0) == attacker_first else 1 - self.seat

    def offer_swap(self, s: DuelsState) -> None:
        while self.side < 2:
            seat = self.swapper(s)
            if self.may_swap(s, seat, self.model_of(seat)):
                s.ask(seat, words.ASK_SWAP, s.counting[seat])
                return
            self.side += 1
        self.go_to("turn_up")

    def swap(self, s: DuelsState) -> None:
        """WD-22.9, WD-22.12: face down, but face up against an attacker with Duelling."""
        seat = self.swapper(s)
        if verb_of(s.answer) == words.PLAY:
            seen = seat != self.seat and has(s, self.actor, DUELLING)
            swap_card(s, seat, first_of(s.answer), FACE_UP if seen else FACE_DOWN)
        self.side += 1
        self.go_to("offer_swap")

    # -- steps 7 to 9 ----------------------------------------------------------------------------

    def turn_up(self, s: DuelsState) -> None:
        """WD-22.15."""
        turn_up_cards(s, 1 - self.seat)
        turn_up_cards(s, self.seat)
        self.side = 0

    def early_part(self, s: DuelsState, seat: int) -> bool:
        """WD-22.16, WD-G22: whether a lower part acts before the result."""
        card = s.counting[seat]
        if card == NOTHING or s.lower_used[seat]:
            return False
        lower = CARD_LOWER[card]
        if lower == LOWER_PAY:
            return s.light[seat] + s.dark[seat] > 0
        if lower == LOWER_HURT:
            return seat == self.seat and self.kind == BY_SPELL and SPELL_DAMAGE[self.item] > 0
        return False

    def offer_early(self, s: DuelsState) -> None:
        while self.side < 2:
            seat = self.side_seat(s)
            if self.early_part(s, seat):
                s.ask(seat, words.ASK_EARLY, s.counting[seat])
                return
            self.side += 1
        self.go_to("compare")

    def use_early(self, s: DuelsState) -> None:
        seat = self.side_seat(s)
        self.side += 1
        self.go_to("offer_early")
        if verb_of(s.answer) != words.LOWER:
            return
        card = s.counting[seat]
        s.lower_used[seat] = 1
        s.tell(story.USED_LOWER, seat, card)
        if CARD_LOWER[card] == LOWER_PAY:
            s.clash_bonus[seat] += CARD_AMOUNT[card]
            s.tell(story.PAID_FOR_MORE, seat, CARD_AMOUNT[card])
            s.push(PayPower(seat, 1, NEUTRAL))
        else:
            s.sharper += CARD_AMOUNT[card]
            s.tell(story.WILL_HURT_MORE)

    def compare(self, s: DuelsState) -> None:
        """WD-22.17 to WD-22.20; a Defense Test is never below 0 (WD-G47)."""
        acting = card_total(s, self.seat) + acting_bonus(s, self.kind, self.item, self.actor)
        bonus = defending_bonus(s, self.kind, self.item, self.actor, self.target)
        defending = max(0, card_total(s, 1 - self.seat) + bonus)
        s.result = max(0, acting - defending)
        sides = (s.piece[self.actor], s.piece[self.target])
        s.tell(story.FACED, sides[0], total_word(acting), sides[1], total_word(defending))
        s.tell(story.HIT if s.result else story.MISSED, *sides)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SWAP:
            return self.swaps(s, seat)
        if question == words.ASK_EMPOWER:
            return [words.EMPOWER, words.PASS]
        if question == words.ASK_EARLY:
            return [words.LOWER, words.PASS]
        if question == words.ASK_CARD:
            return [words.CARD | card << FIRST for card in candidates(s, seat, self.edge)]
        cards = counter_spells(s, self.target)
        return [*[words.REACT | card_word(s, card) << FIRST for card in cards], words.PASS]
