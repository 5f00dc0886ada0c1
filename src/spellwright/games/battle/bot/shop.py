"""What is bought: the set of cards that improves the deck most for the Influence at hand."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.advice import name
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import STAGES
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.queries import price, shown
from spellwright.games.battle.state import (
    ACQUIRED,
    ALLIES_ACQUIRED,
    HIGHEST_ACQUIRED,
    ITEM_VALUE,
)
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of
from spellwright.kernel.saying import Saying

_ASKED: Final = {
    "acquired": ACQUIRED,
    "allies-acquired": ALLIES_ACQUIRED,
    "item-value": ITEM_VALUE,
    "highest-acquired": HIGHEST_ACQUIRED,
}
"""What an Encounter may want, and where the turn counts it."""


def gain(look: Outlook, kind: int) -> float:
    """How much better a deck is with a card; strong cards count more than their sum."""
    worth = look.card(kind) - weights.WORTH_BUYING
    return worth**weights.GROWTH if worth > 0 else worth


def asks_for_cards(look: Outlook) -> bool:
    """Whether the Encounter wants cards to be acquired in one turn."""
    encounter = look.s.encounter
    return encounter >= 0 and columns.NEEDS[encounter] in _ASKED and not _is_met(look, [])


def _is_met(look: Outlook, cards: list[int]) -> bool:
    """Whether these purchases, with those of the turn so far, are what the Encounter wants."""
    s = look.s
    needs = columns.NEEDS[s.encounter]
    done = s.tally[_ASKED[needs]]
    values = [columns.VALUE[kind] for kind in cards]
    if needs == "acquired":
        done += len(cards)
    elif needs == "allies-acquired":
        done += len([1 for kind in cards if columns.TYPE[kind] == v.ALLY])
    elif needs == "item-value":
        done += sum([columns.VALUE[kind] for kind in cards if columns.TYPE[kind] == v.ITEM])
    else:
        done = max([done, *values])
    return done >= columns.NEEDED[s.encounter]


def buy(look: Outlook, codes: list[int]) -> Advice | None:
    """The first card of the best affordable set, or nothing."""
    s = look.s
    influence = s.influence[look.place]
    cards = [kind for kind in shown(s) if words.ACQUIRE | kind << FIRST in codes]
    if not asks_for_cards(look):
        cards = [kind for kind in cards if gain(look, kind) > 0]
    own = [code for code in codes if code not in {words.ACQUIRE | k << FIRST for k in cards}]
    own = [code for code in own if code & ~(-1 << FIRST) == words.ACQUIRE_OWN]
    _, chosen = _best_set(look, cards, influence)
    if own:
        code = max(own, key=lambda code: gain(look, first_of(code)))
        beaten = max([gain(look, kind) for kind in chosen], default=0.0)
        if gain(look, first_of(code)) > beaten:
            return Advice(code, say("hint-acquire-own", card=name(first_of(code))))
    if not chosen:
        return None
    kind = max(chosen, key=lambda kind: (gain(look, kind), kind))
    return Advice(words.ACQUIRE | kind << FIRST, _why(kind, len(chosen)))


def last_influence(look: Outlook) -> float:
    """What the shop gives for the last Influence at hand, over all the times it will be played."""
    s = look.s
    if s.bans & v.NO_ACQUIRING:
        return 0.0
    influence = s.influence[look.place]
    cards = [kind for kind in shown(s) if asks_for_cards(look) or gain(look, kind) > 0]
    more, less = [_best_set(look, cards, points)[0] for points in (influence, influence - 1)]
    share = look.stage / (STAGES - 1)
    return (more - less) * (weights.PLAYS_EARLY * (1 - share) + weights.PLAYS_LATE * share)


def _best_set(look: Outlook, cards: list[int], influence: int) -> tuple[float, list[int]]:
    """The affordable cards that are worth most together, and how much that is."""
    rated = [(gain(look, kind), price(look.s, look.place, kind), kind) for kind in cards]
    asked = asks_for_cards(look)
    highest, chosen = 0.0, 0
    for subset in range(1, 1 << len(rated)):
        parts = [part for place, part in enumerate(rated) if subset >> place & 1]
        if sum([part[1] for part in parts]) <= influence:
            total = sum([part[0] for part in parts])
            if asked and _is_met(look, [part[2] for part in parts]):
                total += weights.ENCOUNTER_MET
            if total > highest + 1e-9:
                highest, chosen = total, subset
    return highest, [part[2] for place, part in enumerate(rated) if chosen >> place & 1]


def _why(kind: int, count: int) -> Saying:
    if count > 1:
        return say("hint-acquire-first", n=count, card=name(kind))
    return say("hint-acquire", card=name(kind))


def wants_sweep(look: Outlook) -> bool:
    """Once in a game a shop of weak cards is replaced, when nothing is bought anyway."""
    cards = shown(look.s)
    if asks_for_cards(look) and (look.stage == STAGES - 1 or not _is_met(look, cards)):
        return True
    average = sum([look.card(kind) for kind in cards]) / max(len(cards), 1)
    return average < weights.DULL_SHOP


def place(look: Outlook) -> Advice:
    """The better one of two cards goes into the shop."""
    code = max(look.options, key=lambda code: look.card(first_of(code)))
    return Advice(code, say("hint-shop-place", card=name(first_of(code))))


def on_top(look: Outlook) -> Advice:
    """A card that is better than an average draw is wanted at once."""
    if look.card(look.args[0]) >= weights.CARD_IN_HAND:
        return Advice(words.TO_TOP, say("hint-to-top"))
    return Advice(words.TO_PILE, say("hint-to-pile"))


def keep(look: Outlook) -> Advice:
    """The strongest card is kept for the next game of a campaign."""

    def rate(code: int) -> float:
        return 0.0 if code == words.DECLINE else look.card(first_of(code))

    code = max(look.options, key=rate)
    return Advice(code, say("hint-keep-for-later"))
