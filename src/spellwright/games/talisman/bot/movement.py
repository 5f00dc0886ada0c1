"""Moving: what there is on a space, and how near it brings a Character to its plan."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    CASTLE,
    CLOCKWISE,
    COUNTER,
    GATES,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    NEXT,
    REGION,
    ROOM,
    STAIRCASES,
    ring_of,
    walk,
)
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.bot.plan import ready, turns_between
from spellwright.games.talisman.bot.spaces import Places
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import FACES, fighting, final_ability, odds
from spellwright.games.talisman.queries import faction, hallow_of, total
from spellwright.games.talisman.rules.move_kinds import HALVED
from spellwright.games.talisman.rules.walking import destination
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of

WAYS: Final = (CLOCKWISE, COUNTER)


class Map:
    """Scores of the spaces of a Region for one Character."""

    __slots__ = ("_scores", "look", "places")

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.places = Places(look.s, look.seat)
        self._scores: dict[int, float] = {}

    def score(self, space: int) -> float:
        known = self._scores.get(space)
        if known is None:
            known = self._scores[space] = self._score(space)
        return known

    def _score(self, space: int) -> float:
        plan = self.look.plan
        worth = self.places.worth(space) + self._company(space)
        return worth - plan.pull * turns_between(space, plan.target)

    def _company(self, space: int) -> float:
        """What Characters of the other faction there are worth, to attack or be attacked by."""
        s, seat = self.look.s, self.look.seat
        if s.at.count(space) == 0:
            return 0.0
        mine, worth = faction(s, seat), 0.0
        for other in self.look.rivals:
            if s.at[other] == space and s.life[other] and faction(s, other) != mine:
                won, _, lost = odds(fighting(s, seat, MAGIC), fighting(s, other, MAGIC))
                worth += 0.4 * (won - lost)
        return worth

    def after_roll(self, start: int, spaces: int) -> float:
        """The better of the two directions."""
        return max([self.passing(start, way, spaces) for way in WAYS])

    def passing(self, start: int, way: int, spaces: int) -> float:
        """A walk along the ring; reaching the way out of the Region is what counts then."""
        plan = self.look.plan
        end = walk(start, way, spaces)
        score = self.score(end)
        if plan.crosses or plan.enters:
            door = KINGS_CROSS if plan.crosses else GATES
            space = start
            for _ in range(spaces):
                if plan.target == door == space:
                    return score + weights.CROSSING
                space = NEXT[way][space]
            if plan.target == door == space:
                return score + weights.CROSSING / 2
        return score

    def way_round_castle(self, space: int, way: int, depth: int = 4) -> float:
        """What the way to the Room of Requirement costs on average."""
        if space == ROOM or depth == 0:
            return 0.0
        cost = 0.0
        for face in FACES:
            end = destination(space, way, HALVED[face])
            if end != STAIRCASES:
                here = self.places.castle_cost(end)
                cost += here + self.way_round_castle(end, way, depth - 1)
        return cost / 6 + weights.TURN / 2


def way(look: Outlook) -> Advice:
    """How to move."""
    s, seat = look.s, look.seat
    here = s.at[seat]
    if REGION[here] == CASTLE:
        return _in_castle(look)
    scores = Map(look)
    steps = FACES if words.ROLL in look.options else range(1, 2)
    rolled = sum([scores.after_roll(here, step) for step in steps]) / len(steps)
    anywhere = max([scores.score(space) for space in ring_of(REGION[here]) if space != here])

    def worth(code: int) -> float:
        verb = verb_of(code)
        if verb in (words.USE_PORTKEY, words.USE_FLOO):
            return 100.0 if look.plan.crosses else rolled - 1.0
        if verb in (words.FREE_MOVE, words.ASK_ARTHUR):
            return anywhere
        if verb == words.CAST:
            return anywhere - weights.TURN
        if verb == words.FLY:
            return scores.after_roll(here, first_of(code))
        return scores.score(here) - weights.FATE if verb == words.STAY else rolled

    code = max(look.options, key=worth)
    if verb_of(code) in (words.USE_PORTKEY, words.USE_FLOO):
        return Advice(code, say("hint-shortest-way"))
    if verb_of(code) in (words.ROLL, words.STEP):
        return Advice(code, say("hint-no-better-way"))
    return Advice(code, look.plan.reason)


def _in_castle(look: Outlook) -> Advice:
    """Go on to the Great Hall, unless there is no hope of it."""
    s, seat = look.s, look.seat
    hopeless = hallow_of(s, seat) < 0 or (s.life[seat] == 1 and not ready(s, seat))
    if hopeless and words.TURN_BACK in look.options:
        return Advice(words.TURN_BACK, say("hint-too-early"))
    on = [code for code in look.options if verb_of(code) != words.TURN_BACK]
    return Advice(on[0], say("hint-hall-near"))


def where(look: Outlook) -> Advice:
    """Choose among all spaces of the Region."""
    scores = Map(look)

    def worth(code: int) -> float:
        return scores.score(first_of(code)) if verb_of(code) == words.TO else weights.GALLEON

    return look.best(worth, look.plan.reason)


def direction(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    here, spaces = s.at[seat], look.args[0]
    crossing = _crossing(look)
    if crossing is not None:
        return crossing
    walks = look.with_verb(words.WALK)
    scores = Map(look)
    if REGION[here] == CASTLE:

        def cost(code: int) -> float:
            end = second_of(code)
            if end == STAIRCASES:
                return weights.WIN
            return scores.places.castle_cost(end) + scores.way_round_castle(end, first_of(code))

        return Advice(min(walks, key=cost), say("hint-cheaper-way"))
    code = max(walks, key=lambda code: scores.passing(here, first_of(code), spaces))
    return Advice(code, look.plan.reason)


def _crossing(look: Outlook) -> Advice | None:
    """Whether to leave the Region from here."""
    plan = look.plan
    for code in look.options:
        verb = verb_of(code)
        if verb == words.BARRIER and plan.crosses and plan.target == KINGS_CROSS:
            return Advice(code, say("hint-barrier"))
        if verb == words.GATES and plan.enters:
            return Advice(code, say("hint-time-for-castle"))
        if verb == words.CROSS and first_of(code) == HOGSMEADE_STATION and plan.crosses:
            return Advice(code, say("hint-way-open"))
    return None


def on_the_way(look: Outlook) -> Advice:
    return _crossing(look) or Advice(words.WALK_ON, look.plan.reason)


def spaces(look: Outlook) -> Advice:
    """How many spaces, if there is a choice; or anywhere with Dumbledore."""
    s, seat = look.s, look.seat
    here = s.at[seat]
    scores = Map(look)
    rolled = look.args[0]
    if REGION[here] == CASTLE:
        return look.best(first_of, say("hint-hall-near"))

    def worth(code: int) -> float:
        if verb_of(code) == words.TELEPORT:
            return max([scores.score(other) for other in ring_of(REGION[here]) if other != here])
        price = weights.FATE if first_of(code) < rolled else 0.0
        return scores.after_roll(here, first_of(code)) - price

    return look.best(worth, look.plan.reason)


def back(look: Outlook) -> Advice:
    return Advice(look.options[0], say("hint-equally-long"))


def steer(look: Outlook) -> Advice:
    """Steer another Character to the space where it gains least."""
    victim = look.s.character.index(look.args[0])
    other = Map(Outlook(look.s, victim, [], []))
    here, steps = look.s.at[victim], look.args[1]
    return look.best(
        lambda code: -other.score(walk(here, first_of(code), steps)),
        say("hint-rival-astray"),
    )


def gates_ability(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    better = MAGIC if total(s, seat, MAGIC) >= total(s, seat, MIGHT) else MIGHT
    return Advice(words.RAISE | better << FIRST, say("hint-stronger-ability"))


def final_test(look: Outlook) -> Advice:
    """Choose the ability with which to fight Voldemort."""
    better = final_ability(look.s, look.seat)
    return Advice(words.RAISE | better << FIRST, say("hint-stronger-ability"))
