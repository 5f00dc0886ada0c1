"""The options that are cards, and on which of the cards that lie there anyway they lie."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import BASIC
from spellwright.games.duels.picture.cards import card_of
from spellwright.games.duels.picture.rows import MarkedCard
from spellwright.games.duels.picture.seen import Seen, options_of
from spellwright.games.duels.queries import card_word
from spellwright.games.duels.state import NOTHING, cards_of
from spellwright.kernel.option import Option, first_of, verb_of

ON_HAND: Final = (words.PLAY, words.DISCARD)
ON_QUESTS: Final = (words.DISCARD_QUEST,)
ON_SPELLS: Final = (words.CAST, words.REACT, words.BOOK_SPELL)
ON_POTIONS: Final = (words.POTION,)


def option_on(view: Seen, verbs: tuple[int, ...], thing: int) -> str:
    """The text of the option by which a card that lies there is chosen, or ""."""
    for option in options_of(view).values():
        if verb_of(option.code) in verbs and first_of(option.code) == thing:
            return option.text
    return ""


def offered(view: Seen) -> list[MarkedCard]:
    """Cards to choose from that lie nowhere else. A card of which two things can be done is left
    to the list, which tells them apart.
    """
    found = []
    for option in options_of(view).values():
        shown = card_of(view.speaker, option)
        if shown is not None and not _lies_there(view, option):
            found.append(MarkedCard(shown, f"offer-{option.text.replace(' ', '-')}", option.text))
    return [one for one in found if sum(one.card == other.card for other in found) == 1]


def _lies_there(view: Seen, option: Option) -> bool:
    """Whether the card of an option is shown among the player's own."""
    s, seat = view.shown, view.seat
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in ON_HAND:
        return first in s.hand[seat]
    if verb in ON_QUESTS:
        return first in s.quests[seat] or first in s.quest_hand[seat]
    if verb in ON_SPELLS:
        cards = [card for card in cards_of(seat) if s.spell[card] != NOTHING]
        return first == BASIC or first in [card_word(s, card) for card in cards]
    if verb in ON_POTIONS:
        return bool(max(s.stock[seat], 0) >> first & 1)
    return False
