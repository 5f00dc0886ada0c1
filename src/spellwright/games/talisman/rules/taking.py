"""Taking what lies on a space (TA-8.23, TA-8.36, TA-18.9)."""

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import ENCOUNTER_NUMBER, IS_OBJECT, NUMBER_TAKEN
from spellwright.games.talisman.queries import faction, may_hold
from spellwright.games.talisman.rules.gaining import gain_follower, gain_object
from spellwright.games.talisman.rules.losing import settle
from spellwright.games.talisman.state import TalismanState, take_up
from spellwright.kernel.option import FIRST


def objects_to_take(s: TalismanState, seat: int) -> list[int]:
    """Lying Objects that may be taken: not those dropped in this turn (TA-16.14)."""
    if s.was_ferret or s.ferret[seat]:
        return []
    found: list[int] = []
    lying = s.lying[s.at[seat]]
    for card in lying:
        if (
            IS_OBJECT[card]
            and card not in found
            and lying.count(card) > s.dropped.count(card)
            and may_hold(s, seat, card)
        ):
            found.append(card)
    return found


def takings(s: TalismanState, seat: int) -> list[int]:
    """Options for all that may be taken: Objects, Followers, Galleons."""
    if s.was_ferret or s.ferret[seat]:
        return []
    space = s.at[seat]
    numbers = ENCOUNTER_NUMBER[faction(s, seat)]
    followers = [
        card
        for card in s.lying[space]
        if not IS_OBJECT[card] and numbers[card] == NUMBER_TAKEN and card not in s.dropped
    ]
    codes = [words.TAKE | card << FIRST for card in objects_to_take(s, seat) + followers]
    if s.gold_at[space]:
        codes.append(words.TAKE_GALLEONS)
    return codes


def take_card(s: TalismanState, seat: int, card: int) -> None:
    take_up(s, s.at[seat], card)
    if IS_OBJECT[card]:
        s.tell(story.TOOK, s.character[seat], card)
        gain_object(s, seat, card)
    else:
        gain_follower(s, seat, card)


def take_galleons(s: TalismanState, seat: int) -> None:
    """TA-10.2."""
    space = s.at[seat]
    s.tell(story.PICKED_UP, s.character[seat], s.gold_at[space])
    s.gold[seat] += s.gold_at[space]
    s.gold_at[space] = 0
    settle(s, seat)
