"""Status cards (FV-15): what lies on a character for a while. Each of the two of the box is counted
in a column of its own; those of packs lie in `cards`.
"""

from __future__ import annotations

from typing import Final

from spellwright.content import Extendable, Register, missing_value
from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.content.columns import (
    CONFUNDO,
    CONFUNDO_COST,
    COPIES,
    PROTEGO,
    PROTEGO_DICE,
    STATUS_COST,
    STATUS_DEFENSE,
    STATUS_KEYS,
    status_effects,
)
from spellwright.games.funkoverse.queries import team_of
from spellwright.games.funkoverse.state import SIDE_OF, FunkoverseState


class StatusRule(Extendable):
    """What a status card of a pack changes for the character under it: at first its figures. One
    with dice is discarded after the next defense, one with a cost after the next ability, any other
    at the end of the character's turn.
    """

    __slots__ = ("status",)

    def __init__(self, status: int) -> None:
        self.status = status

    def defense(self, s: FunkoverseState, figure: int) -> int:
        """How many dice more the character defends with."""
        return STATUS_DEFENSE[self.status]

    def cost(self, s: FunkoverseState, figure: int) -> int:
        """How much more its next ability costs."""
        return STATUS_COST[self.status]

    def turn_begins(self, s: FunkoverseState, figure: int) -> None:
        """What happens as a turn of the character begins."""

    def turn_ends(self, s: FunkoverseState, figure: int) -> None:
        """What happens as a turn of the character ends, before the card is discarded."""


effect: Final[Register[type[StatusRule]]] = Register("effect", extends=StatusRule)
"""The status cards that have code of their own, by the words of their rows."""
RULES: Final[list[StatusRule]] = []
"""By the numbers of status cards, once all code is there (`resolve_statuses`)."""


def resolve_statuses() -> None:
    """Find the rule of each status card; refused if one would change nothing."""
    RULES.clear()
    for status, (word, place) in enumerate(status_effects()):
        if not word and not STATUS_DEFENSE[status] and not STATUS_COST[status]:
            raise missing_value(place)
        rule = effect.wanted(word, place) if word else StatusRule
        RULES.append(rule(status))


def cards_on(s: FunkoverseState, figure: int) -> list[int]:
    """The status cards of packs that lie on a figure."""
    return s.cards[figure] if s.cards else []


def count_on(s: FunkoverseState, figure: int, status: int) -> int:
    """How many cards of a status lie on a figure."""
    if status == PROTEGO:
        return s.protego[figure]
    if status == CONFUNDO:
        return s.confundo[figure]
    return cards_on(s, figure).count(status)


def statuses_on(s: FunkoverseState, figure: int) -> list[tuple[int, int]]:
    """What lies on a figure: each status with the number of its cards."""
    counted = [(status, count_on(s, figure, status)) for status in range(len(STATUS_KEYS))]
    return [(status, count) for status, count in counted if count]


def is_used_up(s: FunkoverseState, side: int, status: int) -> bool:
    """FV-15.2: whether all cards of a status lie on figures of a side."""
    given = sum([count_on(s, figure, status) for figure in team_of(s, side)])
    return given >= COPIES[status]


def give_card(s: FunkoverseState, figure: int, status: int) -> None:
    """A status card for a figure, if one is left."""
    assert not is_used_up(s, SIDE_OF[figure], status)
    if status == PROTEGO:
        s.protego[figure] += 1
        s.tell(story.SHIELDED, s.called[figure])
    elif status == CONFUNDO:
        s.confundo[figure] += 1
        s.tell(story.CONFUSED, s.called[figure])
    else:
        s.cards[figure].append(status)
        s.tell(story.GOT_CARD, s.called[figure], status)


def more_dice(s: FunkoverseState, figure: int) -> int:
    """What status cards add to a defense (FV-23.26)."""
    dice = PROTEGO_DICE * s.protego[figure]
    for status in cards_on(s, figure):
        dice += RULES[status].defense(s, figure)
    return dice


def more_cost(s: FunkoverseState, figure: int) -> int:
    """What status cards add to the cost of an ability (FV-23.27)."""
    cost = CONFUNDO_COST * s.confundo[figure]
    for status in cards_on(s, figure):
        cost += RULES[status].cost(s, figure)
    return cost


def has_defended(s: FunkoverseState, figure: int) -> None:
    """FV-23.26: the cards that gave dice are discarded."""
    if s.protego[figure]:
        s.tell(story.SHIELD_GONE, s.called[figure], PROTEGO_DICE * s.protego[figure])
        s.protego[figure] = 0
    _discard(s, figure, [status for status in cards_on(s, figure) if STATUS_DEFENSE[status]])


def has_paid(s: FunkoverseState, figure: int) -> None:
    """FV-23.27: the cards that made an ability dearer are discarded."""
    if s.confundo[figure]:
        s.confundo[figure] = 0
        s.tell(story.CLEAR_AGAIN, s.called[figure])
    _discard(s, figure, [status for status in cards_on(s, figure) if STATUS_COST[status]])


def turn_begins(s: FunkoverseState, figure: int) -> None:
    for status in cards_on(s, figure)[:]:
        RULES[status].turn_begins(s, figure)


def turn_ends(s: FunkoverseState, figure: int) -> None:
    held = cards_on(s, figure)[:]
    for status in held:
        RULES[status].turn_ends(s, figure)
    spent = [status for status in held if not STATUS_DEFENSE[status] and not STATUS_COST[status]]
    _discard(s, figure, spent)


def _discard(s: FunkoverseState, figure: int, statuses: list[int]) -> None:
    for status in statuses:
        s.cards[figure].remove(status)
        s.tell(story.CARD_GONE, s.called[figure], status)
