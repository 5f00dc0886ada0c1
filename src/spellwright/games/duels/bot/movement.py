"""Where a Model goes: towards the Quests, within reach of a strike, out of harm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.board import OBSCURING, OPEN
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Strike, best_from, strikes_of
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.paths import Ways, harm_at, reachable
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import quest_worth
from spellwright.games.duels.bot.worth import impact_worth
from spellwright.games.duels.content.columns import SPELL_ACTS_AS, spell
from spellwright.games.duels.lexicons import SPACES, say
from spellwright.games.duels.queries import in_play, overlay_on
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.state import NOTHING, DuelsState, seat_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.saying import Saying

APPARITION: Final = spell("apparition")


class Destination:
    """A Space where a movement may end."""

    __slots__ = ("space", "strike", "ways", "worth")

    def __init__(self, worth: float, strike: float, space: int, ways: Ways) -> None:
        self.worth = worth
        self.strike = strike
        self.space = space
        self.ways = ways

    @property
    def total(self) -> float:
        return self.worth + self.strike

    def steps(self) -> list[int]:
        """The options on the way there."""
        return [words.TO | space << FIRST for space in self.ways.steps_to(self.space)]


def is_special(s: DuelsState, space: int) -> bool:
    """Whether a Space is one that Quests speak of."""
    return s.board.is_arrival[space] or s.terrain[space] != OPEN or space in s.overlay_at


class Standing:
    """What it is worth to the seat if one Model stands here or there."""

    __slots__ = ("look", "model", "other", "own", "rival")

    def __init__(self, look: Outlook, model: int) -> None:
        self.look = look
        self.model = model
        self.own = Prospects(look.s, look.seat)
        self.other = Prospects(look.s, 1 - look.seat)
        self.rival = quest_worth(self.other)
        """What the Opponent's Quest Cards promise: only special Spaces change it much."""

    def worth(self, space: int) -> float:
        s, model = self.look.s, self.model
        friend = seat_of(model) == self.look.seat
        here, s.at[model] = s.at[model], space
        self.own.has_moved(model)
        worth = quest_worth(self.own)
        if is_special(s, space) or not friend:
            self.other.has_moved(model)
            worth -= quest_worth(self.other)
        else:
            worth -= self.rival
        cover = weights.COVER * (s.terrain[space] == OBSCURING)
        s.at[model] = here
        return worth + cover if friend else worth - cover


def places(
    look: Outlook, model: int, left: int, strikes: Sequence[Strike], idle: float
) -> list[Destination]:
    """The places that a movement may end at; `idle` is the worth of what is done instead of a
    strike.
    """
    s, seat = look.s, look.seat
    own = seat_of(model) == seat
    here = s.at[model]
    moving, s.movement = s.movement, 0
    standing = Standing(look, model)
    row = s.board.distance[here]
    found = []
    chances = list(strikes)
    ways = reachable(s, model, left, seat)
    for space, hurt in ways.ends.items():
        if space != here and row[space] < left - 1 and not is_special(s, space):
            continue
        worth = standing.worth(space)
        if hurt:
            wounds = s.impacts[model]
            pain = impact_worth(s, model, wounds + hurt) - impact_worth(s, model, wounds)
            worth -= pain if own else -pain
        hit = best_from(s, chances, space) if chances else None
        found.append(Destination(worth, max(idle, hit.worth if hit else 0.0), space, ways))
    s.movement = moving
    return found


def best_place(found: Sequence[Destination]) -> Destination:
    return max(found, key=lambda place: place.total)


# -- questions -------------------------------------------------------------------------------------


def move(look: Outlook) -> Advice:
    """One step on the way to the best place."""
    s, model, left = look.s, look.asked_model(), look.args[1]
    active = model == s.active and seat_of(model) == look.seat
    strikes = strikes_of(s, model) if active and s.advanced and not s.single else []
    here = s.at[model]
    found = places(look, model, left, strikes, 0.0)
    for place in sorted(found, key=lambda place: place.total, reverse=True):
        if place.space == here:
            if words.STOP in look.options:
                return Advice(words.STOP, say("hint-stands-well", who=look.name(model)))
            continue
        step, *then = place.steps()
        if step in look.options:
            return Advice(step, why_there(look, model, place, strikes), then=tuple(then))
    return look.best(lambda option: -_harm(look, model, option), say("hint-only-way"))


def _harm(look: Outlook, model: int, option: int) -> float:
    return harm_at(look.s, model, first_of(option)) if verb_of(option) == words.TO else 0.0


def why_there(look: Outlook, model: int, place: Destination, strikes: Sequence[Strike]) -> Saying:
    s, where = look.s, SPACES.noun(place.space)
    if seat_of(model) != look.seat:
        return say("hint-least-use-to-foe", space=where, who=look.name(model))
    if overlay_on(s, place.space) != NOTHING:
        return say("hint-quests-want", space=where)
    hit = best_from(s, list(strikes), place.space)
    if hit is not None and place.strike > 0:
        return say("hint-from-here-strike", space=where, who=look.name(hit.foe))
    return say("hint-near-quests", space=where)


def push(look: Outlook) -> Advice:
    model = look.asked_model()
    standing = Standing(look, model)

    def worth(option: int) -> float:
        space = first_of(option)
        harm = weights.IMPACT * harm_at(look.s, model, space)
        gain = standing.worth(space)
        return gain + (harm if seat_of(model) != look.seat else -harm)

    return look.best(worth, say("hint-worst-off", who=look.name(model)))


def spell_space(look: Outlook) -> Advice:
    """Apparition: the best Space for the caster; Wingardium Leviosa: near the bot's own Models."""
    s, seat = look.s, look.seat
    caster = s.active
    if caster >= 0 and seat_of(caster) == seat and SPELL_ACTS_AS[look.args[0]] == APPARITION:
        standing = Standing(look, caster)
        return look.best(
            lambda option: (
                standing.worth(first_of(option))
                - weights.IMPACT * harm_at(s, caster, first_of(option))
            ),
            say("hint-quests-nearest"),
        )
    friends = [s.at[m] for m in in_play(s, seat)]

    def near(option: int) -> float:
        row = s.board.distance[first_of(option)]
        return -min([row[at] for at in friends], default=0)

    return look.best(near, say("hint-near-own"))


def arrival(look: Outlook) -> Advice:
    """The Arrival Space from which the Quests are nearest."""
    model = look.asked_model()
    return look.best(
        lambda option: _start(look, model, first_of(option)),
        say("hint-shortest-ways", who=look.name(model)),
    )


def _start(look: Outlook, model: int, space: int) -> float:
    s = look.s
    here, s.at[model] = s.at[model], space
    worth = quest_worth(Prospects(s, look.seat))
    s.at[model] = here
    return worth


def place(look: Outlook) -> Advice:
    """Place the slow Models first: a quick one can wait and see."""
    return look.best(
        lambda option: -allowance(look.s, look.model_of(option)),
        say("hint-place-late"),
    )


def who_moves(look: Outlook) -> Advice:
    """Choose the Model with most to gain by two steps, or none."""
    s = look.s
    best, code = 0.01, look.refusal()
    for option in look.options:
        if verb_of(option) != words.MODEL:
            continue
        model = look.model_of(option)
        found = places(look, model, 2, [], 0.0)
        now = max([p.worth for p in found if p.space == s.at[model]], default=0.0)
        gain = best_place(found).worth - now
        if gain > best:
            best, code = gain, option
    if verb_of(code) != words.MODEL:
        return Advice(code, say("hint-everybody-well"))
    return Advice(code, say("hint-gains-by-moving", who=look.name(look.model_of(code))))


def fiendfyre(look: Outlook) -> Advice:
    """The fire creeps towards the Opponent and away from friends."""
    s, seat = look.s, look.seat

    def worth(option: int) -> float:
        at = first_of(option) if verb_of(option) == words.TO else s.fiendfyre[seat]
        row = s.board.distance[at]
        total = 0.0
        for model in (*in_play(s, 0), *in_play(s, 1)):
            near = 1.0 / (1 + max(0, row[s.at[model]] - 1))
            total += near if seat_of(model) != seat else -1.5 * near
        return total

    return look.best(worth, say("hint-fire"))
