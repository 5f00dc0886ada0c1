"""Setup: the Map, overlays, the first Quest Cards, the colours of Power."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.board import HALVES, OBSCURING, board_for
from spellwright.games.duels.bot.opinions import QUEST_WORTH
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import MISSIONS
from spellwright.games.duels.bot.turns import turn_worth
from spellwright.games.duels.content.columns import (
    COLOUR,
    DARK,
    EMPOWER,
    LIGHT,
    QUEST_POINTS,
)
from spellwright.games.duels.lexicons import QUEST_NAMES, say
from spellwright.games.duels.state import NOTHING, cards_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of, verb_of

SQUARE: Final = 10
"""The places of the two Nexuses add up to this if the halves face each other."""
POOR: Final = 0.45
"""A Quest Card that promises less is exchanged."""


def map_(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-map"))


def join(look: Outlook) -> Advice:
    """The join in which the halves face each other most squarely: the ways are short."""
    first, second = HALVES[look.s.map]

    def slant(option: int) -> float:
        here, there = first.nexus(first_of(option)), second.nexus(first_of(option))
        return -abs((here or 0) + (there or 0) - SQUARE)

    return look.best(slant, say("hint-join"))


def zone(look: Outlook) -> Advice:
    """The half with the shorter ways from its Arrival Spaces to the middle."""
    s = look.s

    def nearness(option: int) -> float:
        board = board_for(s.map, s.join, 0)
        ways = [board.distance[space][board.nexus] for space in board.arrivals[first_of(option)]]
        return -sum(ways) / max(1, len(ways))

    return look.best(nearness, say("hint-zone"))


def challenge(look: Outlook) -> Advice:
    """Near the bot's own Arrival Spaces, but not so near that none is left for the middle."""
    s, seat = look.s, look.seat

    def worth(option: int) -> float:
        row = s.board.distance[first_of(option)]
        own = min([row[space] for space in s.board.arrivals[seat]])
        other = min([row[space] for space in s.board.arrivals[1 - seat]])
        return other - own

    return look.best(worth, say("hint-challenge"))


def terrain(look: Outlook) -> Advice:
    return look.best(
        lambda option: int(first_of(option) == OBSCURING),
        say("hint-terrain"),
    )


def terrain_space(look: Outlook) -> Advice:
    """In the middle of the bot's own half, near a Challenge."""
    s, seat = look.s, look.seat

    def worth(option: int) -> float:
        space = first_of(option)
        row = s.board.distance[space]
        home = min([row[there] for there in s.board.arrivals[seat]])
        return -abs(home - 3) - 0.2 * min([row[at] for at in s.mysteries], default=0)

    return look.best(worth, say("hint-terrain-space"))


def mulligan(look: Outlook) -> Advice:
    """Exchange the Quest Cards that promise little."""
    for option in look.options:
        if verb_of(option) == words.DISCARD_QUEST:
            number = first_of(option)
            if QUEST_WORTH[number] < POOR:
                return Advice(option, say("hint-quest-too-hard", quest=QUEST_NAMES.noun(number)))
    return Advice(words.KEEP, say("hint-keep-quests"))


def drop_quest(look: Outlook) -> Advice:
    """The Quest Card that promises least."""
    prospects = Prospects(look.s, look.seat)

    def promise(option: int) -> float:
        number = first_of(option)
        return QUEST_POINTS[number] * MISSIONS[number](prospects)

    code = min(look.options, key=promise)
    return Advice(code, say("hint-quest-least", quest=QUEST_NAMES.noun(first_of(code))))


def neutral(look: Outlook) -> Advice:
    """Markers of the colour that the bot's Spells need most."""
    s, seat = look.s, look.seat
    spells = [s.spell[card] for card in cards_of(seat) if s.spell[card] != NOTHING]
    white = sum([EMPOWER[number] for number in spells if COLOUR[number] == LIGHT])
    black = sum([EMPOWER[number] for number in spells if COLOUR[number] == DARK])
    most = max([first_of(option) for option in look.options])
    share = round(most * white / (white + black)) if white + black else most
    return look.best(lambda option: -abs(first_of(option) - share), say("hint-spells-colour"))


def colours(look: Outlook) -> Advice:
    """Pay with the colour that is left over; keep the one that our Spells need."""
    black = _prefers_black(look)
    return look.best(
        lambda option: first_of(option) if black else -first_of(option),
        say("hint-other-colour"),
    )


def regain(look: Outlook) -> Advice:
    black = _prefers_black(look)
    return look.best(
        lambda option: -first_of(option) if black else first_of(option),
        say("hint-spells-colour"),
    )


def _prefers_black(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    needs = [COLOUR[s.spell[card]] for card in cards_of(seat) if s.spell[card] != NOTHING]
    return needs.count(DARK) > needs.count(LIGHT)


def overlay(look: Outlook) -> Advice:
    """The overlay that serves our Quests better the other way round."""
    worths = {}
    for option in look.options:
        if verb_of(option) == words.OVERLAY:
            worths[option] = turn_worth(look, first_of(option))
    best = max(worths, key=lambda option: worths[option], default=look.refusal())
    if best in worths and worths[best] <= 0 and words.STOP in look.options:
        return Advice(words.STOP, say("hint-overlays-well"))
    return Advice(best, say("hint-turn-overlay"))


def horcrux_bearer(look: Outlook) -> Advice:
    """Choose the Model furthest from harm: the last ones in the list are no Leaders."""
    s, seat = look.s, look.seat

    def safe(option: int) -> float:
        if verb_of(option) != words.MODEL:
            return -1.0
        model = look.model_of(option)
        return 1.0 if model != s.leader[seat] else 0.0

    return look.best(safe, say("hint-out-of-the-way"))
