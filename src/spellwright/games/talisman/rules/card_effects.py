"""What cards do, found by their keys or by the word under `effect` in their row.

Files of the box and the code of packs fill the registers; `resolve_card_effects` turns them into
lists and tables by number once all is loaded. A word that nobody has written is refused with its
place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Cell, Register, unknown_word
from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CARD_PACK,
    CARD_RULE,
    EVENT,
    KIND,
    LASTS,
    OBSERVER,
    OP,
    PLACE,
    card_effect_place,
)
from spellwright.games.talisman.content.names import DRACO_B, LENT
from spellwright.games.talisman.queries import faction, is_side
from spellwright.games.talisman.state import (
    Card,
    Seat,
    SeatProcedure,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.pack import own_key

Meeting = Callable[[int, int], TalismanProcedure]
"""Makes the procedure of somebody who meets a card, from the seat and the card."""
CardHook = Callable[[TalismanState, int, int], None]
"""What happens to a Character because of a card: state, seat and card."""

effect: Final[Register[Meeting]] = Register("effect", takes=2)
"""What an Event, Observer or Cell does to a Character that meets it."""
effect_by_faction: Final[Register[Meeting]] = Register("effect", takes=2)
"""The same where the text differs by faction: made from the seat and whether it counts as one of
the Order (TA-DMB3)."""
lasts: Final[Register[int]] = Register("effect")
"""Events beside the board, and for how many following turns (TA-5.10, TA-5.15)."""
revealed: Final[Register[Callable[[TalismanState, int], None]]] = Register("effect", takes=2)
"""What happens as soon as a card is revealed (TA-8.32)."""
beaten_by: Final[Register[CardHook]] = Register("effect", takes=3)
"""What a fight lost to an Enemy costs, besides the Life."""
drawn_with: Final[Register[CardHook]] = Register("effect", takes=3)
"""What a fight costs that ends in a draw."""
turn_begins: Final[Register[CardHook]] = Register("effect", takes=3)
"""What an Object or Follower does when the turn of its holder begins."""
strengthens: Final[Register[Callable[[TalismanState, int, int], int]]] = Register("effect", takes=3)
"""What an Object or Follower adds to the attack score of its holder."""

MEETINGS: Final[list[Meeting | None]] = []
BY_FACTION: Final[list[Meeting | None]] = []
TURNS_BESIDE: Final[list[int]] = []
"""For how many turns a card lies beside the board; 0 if it does not."""
REVEALED: Final[dict[int, Callable[[TalismanState, int], None]]] = {}
BEATEN_BY: Final[dict[int, CardHook]] = {}
DRAWN_WITH: Final[dict[int, CardHook]] = {}
TURN_BEGINS: Final[dict[int, CardHook]] = {}
STRENGTHENS: Final[dict[int, Callable[[TalismanState, int, int], int]]] = {}
_OWN_CARD: Final[dict[Meeting, int]] = {}
"""The first card that has an effect."""
ONE_OF_A_KIND: Final = ("seaside-cave", "shell-cottage", "mirror-of-erised")
"""Places whose counters are their own: no other card can have their effect."""


class VisitByFaction(TalismanProcedure):
    """Lies under the effect of a card that differs by faction, or that belongs to another card in
    the first place: which card is met. TA-DMB3: the Inquisitor may count as one of the Order.
    """

    seat: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "meet")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offer(self, s: TalismanState) -> None:
        if BY_FACTION[self.card] is None:
            return
        if is_side(s, self.seat, DRACO_B):
            s.ask(self.seat, words.ASK_AS_ORDER, self.card)
        else:
            s.answer = words.YES if faction(s, self.seat) == OP else words.NO

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def meet(self, s: TalismanState) -> None:
        divided, meeting = BY_FACTION[self.card], MEETINGS[self.card]
        if divided is not None:
            s.push(divided(self.seat, int(s.answer == words.YES)))
        elif meeting is not None:
            s.push(meeting(self.seat, self.card))


CardEffect = SeatProcedure
"""What an Event, Observer or Cell does to the Character in `seat`."""


def card_met(s: TalismanState, effect: TalismanProcedure) -> int:
    """The card for which an effect is carried out."""
    agenda = s.agenda
    for place in range(len(agenda) - 1, 0, -1):
        if agenda[place] is effect:
            below = agenda[place - 1]
            if isinstance(below, VisitByFaction):
                return below.card
            break
    return _OWN_CARD.get(effect.__class__, -1)


def is_lent(meeting: Meeting, card: int) -> bool:
    """Whether an effect belongs to another card in the first place."""
    return _OWN_CARD[meeting] != card


def resolve_card_effects() -> None:
    """Find what each card does; refused if an effect is missing."""
    for card in range(len(CARD_KEYS)):
        word, place = card_effect_place(card)
        pack = place.pack
        meeting, divided = effect.find(word, pack), effect_by_faction.find(word, pack)
        turns = LASTS[card] or lasts.find(word, pack) or 0
        MEETINGS.append(meeting)
        BY_FACTION.append(divided)
        TURNS_BESIDE.append(turns if KIND[card] == EVENT else 0)
        if meeting is not None:
            _OWN_CARD.setdefault(meeting, card)
        is_met = KIND[card] in (EVENT, OBSERVER, PLACE)
        knows = _note_hooks(card, word, pack)
        if is_met and not (meeting or divided or TURNS_BESIDE[card]):
            raise _unknown(word, place)
        if CARD_PACK[card]:
            _check_word(card, word, place, knows or is_met)


def _note_hooks(card: int, word: str, pack: str) -> bool:
    """Keep what a card does at certain moments; whether it does anything then."""
    shown = revealed.find(word, pack)
    if shown is not None:
        REVEALED[card] = shown
    for register, hooks in (
        (beaten_by, BEATEN_BY),
        (drawn_with, DRAWN_WITH),
        (turn_begins, TURN_BEGINS),
    ):
        hook = register.find(word, pack)
        if hook is not None:
            hooks[card] = hook
    more = strengthens.find(word, pack)
    if more is not None:
        STRENGTHENS[card] = more
    hooked: tuple[dict[int, CardHook], ...] = (BEATEN_BY, DRAWN_WITH, TURN_BEGINS)
    return card in REVEALED or card in STRENGTHENS or any(card in hooks for hooks in hooked)


def _check_word(card: int, word: str, place: Cell, is_known: bool) -> None:
    """Refuse a row of a pack whose `effect` says what no rule looks at."""
    if word in ONE_OF_A_KIND:
        raise _unknown(word, place)
    lent = CARD_RULE[card] in LENT
    if word != place.key and not is_known and not lent:
        raise _unknown(word, place)


def _unknown(word: str, place: Cell) -> Exception:
    words = [
        each
        for register in (effect, effect_by_faction, lasts, revealed, beaten_by, turn_begins)
        for each in register.offered(place.pack)
    ]
    lent = [CARD_KEYS[card] for card in LENT]
    known = [each for each in [*words, *lent] if each not in ONE_OF_A_KIND]
    return unknown_word("effect", own_key(word), place, known)
