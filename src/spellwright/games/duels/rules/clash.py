"""What both kinds of Clash have in common: the card that counts, swaps, Empower (WD-23, WD-29)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    APPRENTICE,
    COLOUR,
    ELF,
    NEUTRAL,
)
from spellwright.games.duels.queries import has
from spellwright.games.duels.rules.clash_cards import (
    COUNTS_AS_TWO_PLUS,
    candidates,
    count_card,
    place_empowerment,
)
from spellwright.games.duels.rules.clash_deck import clear_clash
from spellwright.games.duels.rules.edges import Edges, net
from spellwright.games.duels.rules.power import PayPower, empower_cost
from spellwright.games.duels.state import (
    NOBODY,
    DuelsProcedure,
    DuelsState,
    Model,
    Seat,
    UsedItem,
)
from spellwright.kernel.option import FIRST


class Clash(DuelsProcedure):
    """What both kinds of Clash have in common. `kind` and `item` say what it is made for."""

    seat: Seat
    kind: int
    item: UsedItem
    actor: Model
    target: Model
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int, item: int, actor: int, target: int = NOBODY) -> None:
        self.seat = seat
        self.kind = kind
        self.item = item
        self.actor = actor
        self.target = target
        self.prepare()

    def prepare(self) -> None:
        """Start values of a Clash's own fields."""

    def set_out(self, s: DuelsState) -> None:
        """Set out for everybody what the Clash is for, and who makes it."""
        clear_clash(s)
        s.attacker, s.attacking_seat = self.actor, self.seat
        s.clash_kind, s.clash_item = self.kind, self.item

    def edges_of(self, s: DuelsState, seat: int) -> Edges:
        raise NotImplementedError

    def final_edge(self, s: DuelsState, seat: int) -> int:
        """WD-37.7c: a declaration ignores Advantage and Disadvantage."""
        edges = [] if s.declared[seat] & COUNTS_AS_TWO_PLUS else self.edges_of(s, seat)
        for cause, amount in edges:
            s.tell(story.HELPS if amount > 0 else story.HINDERS, seat, cause)
        edge = net(edges)
        if edge:
            told = story.ADVANTAGE if edge > 0 else story.DISADVANTAGE
            s.tell(told, seat, abs(edge))
        return edge

    def choose_revealed(self, s: DuelsState, seat: int, edge: int) -> bool:
        """Settle the card that counts, or ask for it; whether it is settled."""
        found = candidates(s, seat, edge)
        if len(found) > 1:
            s.ask(seat, words.ASK_CARD)
            return False
        if found:
            count_card(s, seat, found[0])
        return True

    def may_swap(self, s: DuelsState, seat: int, model: int) -> bool:
        """WD-22.10, WD-22.14."""
        return bool(s.hand[seat]) and not has(s, model, APPRENTICE)

    def swaps(self, s: DuelsState, seat: int) -> list[int]:
        cards = sorted(set(s.hand[seat]))
        return [words.KEEP, *[words.PLAY | card << FIRST for card in cards]]

    def pay_for_empower(self, s: DuelsState, seat: int, casting: bool) -> None:
        """WD-28.10, WD-29.8, WD-37.9f."""
        cost = empower_cost(s, seat, self.item, self.actor, casting)
        cards = 2 if casting and has(s, self.actor, ELF) else 1
        s.push(Empowerment(seat, cards))
        if cost == 0:
            s.tell(story.EMPOWER_FREE, seat)
        else:
            s.tell(story.EMPOWER_PAID, seat, cost)
            s.push(PayPower(seat, cost, COLOUR[self.item] if casting else NEUTRAL))


class Empowerment(DuelsProcedure):
    """WD-29.9: once it is paid for, the Empowerment Card is placed."""

    seat: Seat
    cards: int
    __slots__ = tuple(__annotations__)

    STEPS = ("place",)

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def place(self, s: DuelsState) -> None:
        place_empowerment(s, self.seat, self.cards)
