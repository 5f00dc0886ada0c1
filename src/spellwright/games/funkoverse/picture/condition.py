"""How characters and sides stand, in words."""

from __future__ import annotations

from spellwright.drawing.wording import many
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_NAMES,
    CONFUNDO,
    DEFENSE,
    ITEM_NAMES,
    PROTEGO,
    TYPE,
    TYPE_NAMES,
)
from spellwright.games.funkoverse.content.tables import STATUS_CARDS, TYPES
from spellwright.games.funkoverse.picture.seen import Seen, figure_name, seat_name, square_name
from spellwright.games.funkoverse.rules.cooldown import can_pay, cost_of
from spellwright.games.funkoverse.state import IN_POOL, NOWHERE, PLACES, SIDE_OF, token


def place_words(view: Seen, figure: int) -> str:
    """Where a character is and whether it stands: standing, lying or gone."""
    s = view.shown
    if s.at[figure] != NOWHERE:
        how = "knocked down" if s.down[figure] else "standing"
        return f"{how} on {square_name(s.at[figure])}"
    if s.cooldown[figure]:
        return f"gone, on the {s.cooldown[figure]} of the cooldown track"
    return "not yet on the map"


def state_words(view: Seen, figure: int) -> list[str]:
    """What else is to be known: exhausted, status cards, item, leader, who leads it."""
    s, side = view.shown, SIDE_OF[figure]
    found = []
    if s.active == figure:
        found.append(f"acting, {many(s.actions_left, 'action')} left")
    if s.exhausted[figure]:
        found.append("exhausted")
    for status, count in ((PROTEGO, s.protego[figure]), (CONFUNDO, s.confundo[figure])):
        if count:
            name = STATUS_CARDS[status]["name"]
            found.append(f"with {name}" if count == 1 else f"with {name} ×{count}")
    if s.holder[side] == figure:
        rests = s.item_cooldown[side]
        found.append(f"holds {ITEM_NAMES[s.item[side]]}" + (" (on the track)" if rests else ""))
    if s.leader[side] == figure:
        found.append("leader")
    if s.seats > 2 and s.controller[figure] >= 0:
        found.append(f"led by {seat_name(s.controller[figure])}")
    return found


def figure_words(view: Seen, figure: int) -> str:
    """All about one character in a line."""
    defense = f"defense {DEFENSE[view.shown.kind[figure]]}"
    parts = [place_words(view, figure), defense, *state_words(view, figure)]
    return f"{figure_name(view, figure)}: {', '.join(parts)}"


def ability_words(view: Seen, figure: int) -> str:
    """A character's abilities with what they cost now, and a note where the token is missing."""
    s = view.shown
    return ", ".join(
        f"{ABILITY_NAMES[ability]} ({TYPES[TYPE[ability]]} {cost_of(s, figure, ability)}"
        f"{'' if can_pay(s, figure, ability) else ', no token'})"
        for ability in ABILITIES_OF[s.kind[figure]]
    )


def type_words(type: int) -> str:
    return f"{TYPES[type]} {TYPE_NAMES[type]}"


def tokens_at(view: Seen, side: int, place: int) -> list[int]:
    """The types of a side's ability tokens at a place, one entry for each token."""
    tokens = view.shown.tokens
    return [type for type in range(len(TYPES)) for _ in range(tokens[token(side, type, place)])]


def token_words(view: Seen, side: int, place: int) -> list[str]:
    """The tokens at a place with their numbers."""
    there = tokens_at(view, side, place)
    return [
        type_words(type) if there.count(type) == 1 else f"{there.count(type)} {type_words(type)}"
        for type in sorted(set(there))
    ]


def track_words(view: Seen, side: int) -> list[str]:
    """What lies on each number of a cooldown track."""
    s = view.shown
    found = []
    for place in range(IN_POOL + 1, PLACES):
        things = [f"{words} token" for words in token_words(view, side, place)]
        if s.item_cooldown[side] == place:
            things.append(ITEM_NAMES[s.item[side]])
        things += [
            f"point marker {'ABCD'[marker]}"
            for marker, at in enumerate(s.marker_cooldown)
            if at == place and s.marker_side[marker] == side
        ]
        things += [
            figure_name(view, figure)
            for figure, at in enumerate(s.cooldown)
            if at == place and SIDE_OF[figure] == side
        ]
        if things:
            found.append(f"on {place}: {', '.join(things)}")
    return found
