"""How characters and sides stand, in words."""

from __future__ import annotations

from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import (
    DEFENSE,
    TRAIT,
    TYPE,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.seen import Seen, figure_noun, seat_noun
from spellwright.games.funkoverse.rules.cooldown import can_pay, cost_of
from spellwright.games.funkoverse.rules.status import statuses_on
from spellwright.games.funkoverse.state import IN_POOL, NOBODY, NOWHERE, PLACES, SIDE_OF, token
from spellwright.kernel.saying import Argument, Saying


def place_words(view: Seen, figure: int) -> Saying:
    """Where a character is and whether it stands: standing, lying or gone."""
    s = view.shown
    if s.at[figure] != NOWHERE:
        square = lexicons.SQUARE_LEXICON.noun(s.at[figure])
        if s.down[figure]:
            return say("fact-knocked-down-on", square=square)
        return say("fact-standing-on", square=square)
    if s.cooldown[figure]:
        return say("fact-gone", n=s.cooldown[figure])
    return say("fact-not-yet-on-map")


def state_words(view: Seen, figure: int) -> list[Saying]:
    """What else is to be known: exhausted, status cards, item, leader, who leads it."""
    s, side = view.shown, SIDE_OF[figure]
    found = []
    if s.active == figure:
        found.append(say("fact-acting", n=s.actions_left))
    if s.exhausted[figure]:
        found.append(say("fact-exhausted"))
    for status, count in statuses_on(s, figure):
        found.append(say("fact-with", status=lexicons.STATUS_LEXICON.noun(status), n=count))
    if s.holder[side] == figure:
        item = lexicons.ITEM_LEXICON.noun(s.item[side])
        if s.item_cooldown[side]:
            found.append(say("fact-item-on-track", item=item))
        else:
            found.append(say("fact-holds", item=item))
    if s.leader[side] == figure:
        found.append(say("fact-leader"))
    if s.seats > 2 and s.controller[figure] >= 0:
        found.append(say("fact-led-by", player=seat_noun(s.controller[figure])))
    return found


def figure_words(view: Seen, figure: int) -> Saying:
    """All about one character in a line."""
    defense = say("fact-defense", n=DEFENSE[view.shown.kind[figure]])
    facts = (place_words(view, figure), defense, *state_words(view, figure))
    return say("line-character", who=figure_noun(view, figure), facts=facts)


def piece_words(view: Seen, figure: int) -> Saying:
    """The same with what the character can do: its trait and its abilities."""
    line, kind = figure_words(view, figure), view.shown.kind[figure]
    if TRAIT[kind] < 0:
        return say("words-basic-piece", line=line)
    trait = TRAIT[kind]
    return say(
        "words-piece",
        line=line,
        trait=lexicons.TRAIT_LEXICON.noun(trait),
        abilities=tuple(ability_words(view, figure)),
    )


def ability_words(view: Seen, figure: int) -> list[Saying]:
    """A character's abilities with what they cost now, and a note where the token is missing; sides
    take their tokens when all characters are chosen.
    """
    s = view.shown
    has_tokens = s.called[figure] != NOBODY
    return [
        say(
            "fact-ability",
            ability=lexicons.ABILITY_LEXICON.noun(ability),
            colour=lexicons.TOKEN_COLOURS.noun(TYPE[ability]),
            n=cost_of(s, figure, ability),
            can="pay" if not has_tokens or can_pay(s, figure, ability) else "not",
        )
        for ability in s.abilities_of[s.kind[figure]]
    ]


def tokens_at(view: Seen, side: int, place: int) -> list[int]:
    """The types of a side's ability tokens at a place, one entry for each token."""
    tokens = view.shown.tokens
    return [type for type in range(len(TYPES)) for _ in range(tokens[token(side, type, place)])]


def token_words(view: Seen, side: int, place: int) -> list[Saying]:
    """The tokens at a place with their numbers."""
    there = tokens_at(view, side, place)
    return [
        say("fact-tokens", token=lexicons.TOKEN_NAMES.noun(type), n=there.count(type))
        for type in sorted(set(there))
    ]


def track_words(view: Seen, side: int) -> list[Saying]:
    """What lies on each number of a cooldown track."""
    s = view.shown
    found = []
    for place in range(IN_POOL + 1, PLACES):
        there = tokens_at(view, side, place)
        things: list[Argument] = [
            say("fact-tokens-there", token=lexicons.TOKEN_NAMES.noun(type), n=there.count(type))
            for type in sorted(set(there))
        ]
        if s.item_cooldown[side] == place:
            things.append(lexicons.ITEM_LEXICON.noun(s.item[side]))
        things += [
            say("fact-point-marker", marker=lexicons.MARKERS.noun(marker))
            for marker, at in enumerate(s.marker_cooldown)
            if at == place and s.marker_side[marker] == side
        ]
        things += [
            figure_noun(view, figure)
            for figure, at in enumerate(s.cooldown)
            if at == place and SIDE_OF[figure] == side
        ]
        if things:
            found.append(say("fact-on-track", n=place, things=tuple(things)))
    return found
