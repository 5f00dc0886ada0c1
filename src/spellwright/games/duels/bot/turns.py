"""Who is activated, and which action comes next."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.board import OBSCURING
from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.attacks import Strike, best_from, strikes_of
from spellwright.games.duels.bot.movement import Destination, best_place, places, why_there
from spellwright.games.duels.bot.opinions import ARTIFACT_GAIN
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.potions import potion_worth
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import MISSIONS, quest_worth
from spellwright.games.duels.bot.reasons import why_quest, why_strike
from spellwright.games.duels.bot.spells import plain_worth
from spellwright.games.duels.conditions import LIMITED, is_now
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    IS_COMBAT,
    POTION_MASTERY,
    QUEST_POINTS,
)
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.queries import FAR, figure, in_play
from spellwright.games.duels.rules.actions import overlays_to_turn
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.rules.potions import HIGHEST_LEVEL, usable_potions
from spellwright.games.duels.rules.spell_targets import castable
from spellwright.games.duels.state import BY_ATTACK, BY_SPELL, NOTHING
from spellwright.kernel.bot import Advice, by_worth
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.saying import Saying

_STRIKES: Final = (actions.DO_ATTACK, actions.DO_ATTACK_ELITE)
_CASTS: Final = (actions.DO_CAST, actions.DO_CAST_EXPERT, actions.DO_CAST_MASTER)
_AIMED: Final = _STRIKES + _CASTS
_STEADY: Final = (actions.DO_QUEST, actions.DO_CLASH, *_CASTS)
_FREE: Final = (
    actions.DO_ATTACK_ELITE,
    actions.DO_CAST_EXPERT,
    actions.DO_CAST_MASTER,
    actions.DO_QUEST_RAVENCLAW,
    actions.DO_QUEST_TACTICIAN,
    actions.DO_POTION_MASTERY,
)
FREE: Final = 0.03
"""What costs no action comes first among equals."""
LEAST: Final = 0.015
"""Less than this is not worth an action."""


def activate(look: Outlook) -> Advice:
    """Activate the Model that brings the Quests nearer, or has the best strike."""
    worths = [_eagerness(look, look.model_of(option)) for option in look.options]
    ranked = by_worth(look.options, worths)
    name = look.name(look.model_of(ranked[0]))
    return Advice(ranked[0], say("hint-activate", who=name), ranked)


def _eagerness(look: Outlook, model: int) -> float:
    """What the activation of a Model promises: plans that it can carry out, strikes in reach."""
    s, seat = look.s, look.seat
    s.active = model
    s.movement = s.advanced = s.quick = 1
    fresh = not s.activations[model] and not is_now(s, model, LIMITED)
    worth = quest_worth(Prospects(s, seat))
    row = s.board.distance[s.at[model]]
    pace = allowance(s, model) if fresh else 0
    hits = [hit.worth for hit in strikes_of(s, model) if row[s.at[hit.foe]] <= hit.reach + pace]
    s.active = NOTHING
    s.movement = s.advanced = s.quick = 0
    return worth + max(hits, default=0.0) * (1.0 if fresh else 0.6) + (0.1 if fresh else 0.0)


class Turn:
    """What the active Model can do now, and what it is worth."""

    __slots__ = ("best", "here", "idle", "look", "model", "now", "strikes", "worths")

    def __init__(self, look: Outlook, model: int) -> None:
        self.look = look
        self.model = model
        s = look.s
        self.strikes = strikes_of(s, model) if self._may_strike() else []
        self.here = best_from(s, self.strikes, s.at[model]) if self.strikes else None
        self.worths: dict[int, float] = {}
        for option in look.options:
            if option != words.DO | actions.DO_MOVE << FIRST:
                self.worths[option] = self._worth(option)
        steady = [
            worth
            for option, worth in self.worths.items()
            if verb_of(option) == words.DO and first_of(option) in _STEADY
        ]
        spells = self.here.worth if self.here else 0.0
        self.idle = max([worth for worth in steady if worth != spells], default=0.0)
        self.now = max([self.idle, spells])
        self.best: Destination | None = None
        if words.DO | actions.DO_MOVE << FIRST in look.options and self._may_go_first():
            self.best = self._where()

    def _may_strike(self) -> bool:
        s = self.look.s
        open_now = [first_of(o) for o in self.look.options if verb_of(o) == words.DO]
        return bool(s.advanced) or any(kind in _AIMED for kind in open_now)

    def _may_go_first(self) -> bool:
        """Whether moving can be the best thing now: otherwise it can wait."""
        if self.look.s.single or max(self.worths.values()) <= LEAST:
            return True
        return bool(self.strikes) and self.strikes[0].worth > self.now + LEAST

    def _where(self) -> Destination:
        s = self.look.s
        strikes = [] if s.single else self.strikes
        return best_place(
            places(self.look, self.model, allowance(s, self.model), strikes, max(0.0, self.idle))
        )

    def standing(self) -> float:
        """What the Model's present place is worth if it moves no more."""
        s = self.look.s
        moving, s.movement = s.movement, 0
        worth = self.look.quests()
        s.movement = moving
        return worth + weights.COVER * (s.terrain[s.at[self.model]] == OBSCURING)

    def _worth(self, option: int) -> float:
        look, s, model = self.look, self.look.s, self.model
        if verb_of(option) == words.USE:
            return ARTIFACT_GAIN[first_of(option)] or self._turning()
        if verb_of(option) != words.DO:
            return 0.0
        action = first_of(option)
        bonus = FREE if action in _FREE else 0.0
        if action in _STRIKES:
            hit = self._hit(BY_ATTACK)
            return hit.worth + bonus if hit else 0.0
        if action in _CASTS:
            return cast_worth(look, model, self.strikes) + bonus
        if action in (actions.DO_QUEST, actions.DO_QUEST_RAVENCLAW, actions.DO_QUEST_TACTICIAN):
            return quest_draw(look)[0]
        if action == actions.DO_CLASH:
            return self._card()
        if action in (actions.DO_POTION, actions.DO_POTION_MASTERY):
            level = (
                HIGHEST_LEVEL if action == actions.DO_POTION else figure(s, model, POTION_MASTERY)
            )
            found = usable_potions(s, model, level)
            return max([potion_worth(look, model, n) for n in found], default=0.0) + bonus
        if action == actions.DO_OVERLAY:
            return self._turning()
        if action == actions.DO_SLYTHERIN:
            return weights.EDGE if self.here else 0.0
        return 0.0

    def _hit(self, kind: int) -> Strike | None:
        s = self.look.s
        return best_from(s, [hit for hit in self.strikes if hit.kind == kind], s.at[self.model])

    def _card(self) -> float:
        s, seat = self.look.s, self.look.seat
        before = quest_worth(Prospects(s, seat))
        s.hand[seat].append(NOTHING)
        after = quest_worth(Prospects(s, seat))
        s.hand[seat].pop()
        return weights.HAND_CARD + after - before

    def _turning(self) -> float:
        look = self.look
        found = overlays_to_turn(look.s, self.model)
        return max([turn_worth(look, overlay) for overlay in found], default=0.0)


def turn_worth(look: Outlook, overlay: int) -> float:
    """What turning an overlay over brings."""
    s = look.s
    moving, s.movement = s.movement, 0
    before = look.quests()
    s.overlay_up[overlay] ^= 1
    s.lay_terrain()
    after = look.quests()
    s.overlay_up[overlay] ^= 1
    s.lay_terrain()
    s.movement = moving
    return after - before


def cast_worth(look: Outlook, caster: int, strikes: list[Strike]) -> float:
    s = look.s
    hit = best_from(s, [one for one in strikes if one.kind == BY_SPELL], s.at[caster])
    best = hit.worth if hit else 0.0
    for card in castable(s, caster):
        if card != NOTHING and not IS_COMBAT[s.spell[card]]:
            best = max(best, plain_worth(look, caster, s.spell[card]))
    return best


def quest_draw(look: Outlook) -> tuple[float, int]:
    """What exchanging the worst Quest Card brings, and which one that is."""
    s, seat = look.s, look.seat
    prospects = Prospects(s, seat)
    promised = [(QUEST_POINTS[n] * MISSIONS[n](prospects), n) for n in s.quests[seat]]
    worst, number = min(promised)
    known = [n for n in s.quest_deck[seat] or s.quest_discard[seat] if n >= 0]
    if not known:
        return -worst, number
    fresh = sum([QUEST_POINTS[n] * MISSIONS[n](prospects) for n in known]) / len(known)
    return fresh - worst, number


def action(look: Outlook) -> Advice:
    """Strike first if a better place is no better for striking; otherwise go, then strike."""
    model = look.asked_model()
    turn = Turn(look, model)
    code, worth = max(turn.worths.items(), key=lambda entry: entry[1])
    place = turn.best
    if place is not None:
        gain = place.worth - turn.standing()
        if look.s.single:
            if gain > max(worth, LEAST):
                return _go(look, turn, place)
        elif place.space != look.s.at[model]:
            closer = place.strike > turn.now + LEAST
            if closer or (worth <= LEAST and gain > LEAST):
                return _go(look, turn, place)
    if worth <= LEAST:
        return Advice(words.END, say("hint-nothing-better", who=look.name(model)))
    return Advice(code, _why(look, turn, code))


def _go(look: Outlook, turn: Turn, place: Destination) -> Advice:
    code = words.DO | actions.DO_MOVE << FIRST
    then = tuple(place.steps())
    return Advice(code, why_there(look, turn.model, place, turn.strikes), then=then)


def _why(look: Outlook, turn: Turn, code: int) -> Saying:
    if verb_of(code) == words.USE:
        return say("hint-cheap-help")
    action_number = first_of(code)
    if action_number in _AIMED and turn.here is not None:
        kind = BY_ATTACK if action_number in _STRIKES else BY_SPELL
        hit = best_from(
            look.s, [one for one in turn.strikes if one.kind == kind], look.s.at[turn.model]
        )
        if hit is not None and turn.worths[code] <= hit.worth + FREE:
            return why_strike(look, hit)
    if action_number in (actions.DO_QUEST, actions.DO_QUEST_RAVENCLAW, actions.DO_QUEST_TACTICIAN):
        return why_quest(quest_draw(look)[1])
    return _REASONS.get(action_number, say("hint-helps-group"))


_REASONS: Final = {
    actions.DO_CAST: say("hint-spell-helps-group"),
    actions.DO_CAST_EXPERT: say("hint-spell-helps-group-free"),
    actions.DO_CAST_MASTER: say("hint-spell-helps-group-free"),
    actions.DO_CLASH: say("hint-full-hand"),
    actions.DO_POTION: say("hint-potion-useful"),
    actions.DO_POTION_MASTERY: say("hint-potion-useful-free"),
    actions.DO_OVERLAY: say("hint-turn-overlay"),
    actions.DO_SLYTHERIN: say("hint-advantage"),
}


def animal(look: Outlook) -> Advice:
    """Take Animal Form if nobody is in reach: the Model runs further in it, but casts nothing."""
    s, model = look.s, look.asked_model()
    pace = allowance(s, model)
    reach = max([hit.reach for hit in strikes_of(s, model)], default=0)
    row = s.board.distance[s.at[model]]
    foes = [row[s.at[foe]] for foe in in_play(s, 1 - look.seat)]
    if min(foes, default=FAR) > reach + pace:
        return Advice(words.ANIMAL, say("hint-animal"))
    return Advice(words.PASS, say("hint-no-animal"))
