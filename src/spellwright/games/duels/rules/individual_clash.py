"""The Individual Clash, step by step (WD-21)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.lexicons import total_word
from spellwright.games.duels.rules.before_clash import (
    BeforeClash,
    abilities,
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
)
from spellwright.games.duels.rules.power import NO_WAY, empower_cost
from spellwright.games.duels.state import (
    BRAVELY,
    BY_SPELL,
    FACE_UP,
    NOBODY,
    DuelsState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class IndividualClash(Clash):
    """WD-21. The total is left in `result`."""

    edge: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "begin",
        "before",
        "offer_empower",
        "empower",
        "reveal",
        "choose_card",
        "offer_swap",
        "swap",
        "total",
    )

    def prepare(self) -> None:
        self.edge = 0

    def begin(self, s: DuelsState) -> None:
        self.set_out(s)

    def before(self, s: DuelsState) -> None:
        """WD-21.11."""
        if abilities(s, self.seat, self.actor, 0):
            s.push(BeforeClash(self.seat, self.actor, 0))

    def offer_empower(self, s: DuelsState) -> None:
        """WD-21.2."""
        cost = NO_WAY
        if self.kind == BY_SPELL:
            cost = empower_cost(s, self.seat, self.item, self.actor, True)
        if cost == NO_WAY:
            self.go_to("reveal")
        else:
            s.ask(self.seat, words.ASK_EMPOWER, cost)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_EMPOWER:
            return [words.EMPOWER, words.PASS]
        if question == words.ASK_CARD:
            return [words.CARD | card << FIRST for card in candidates(s, seat, self.edge)]
        return self.swaps(s, seat)

    def empower(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.EMPOWER:
            self.pay_for_empower(s, self.seat, True)

    def edges_of(self, s: DuelsState, seat: int) -> Edges:
        if self.kind == BRAVELY:
            return defending_edges(s, self.actor) + handicaps(s, self.actor)
        return acting_edges(s, self.kind, self.item, self.actor, NOBODY)

    def reveal(self, s: DuelsState) -> None:
        self.edge = self.final_edge(s, self.seat)
        use_up(s, self.actor)
        reveal_cards(s, self.seat, self.edge)
        if self.choose_revealed(s, self.seat, self.edge):
            self.go_to("offer_swap")

    def choose_card(self, s: DuelsState) -> None:
        count_card(s, self.seat, first_of(s.answer))

    def offer_swap(self, s: DuelsState) -> None:
        """WD-21.4, WD-37.4b."""
        if self.kind != BRAVELY and self.may_swap(s, self.seat, self.actor):
            s.ask(self.seat, words.ASK_SWAP, s.counting[self.seat])
        else:
            self.go_to("total")

    def swap(self, s: DuelsState) -> None:
        """WD-21.12: face up."""
        if verb_of(s.answer) == words.PLAY:
            swap_card(s, self.seat, first_of(s.answer), FACE_UP)

    def total(self, s: DuelsState) -> None:
        """WD-21.6."""
        turn_up_cards(s, self.seat)
        bonus = acting_bonus(s, self.kind, self.item, self.actor)
        s.result = card_total(s, self.seat) + bonus
        s.tell(story.ALONE, total_word(s.result))
