"""Attacks and Combat Spells: what each of them promises against each opposing Model."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.bot import weights
from spellwright.games.duels.bot.opinions import PUSH, SPELL_GAIN
from spellwright.games.duels.bot.quest_plans import Prospects
from spellwright.games.duels.bot.quests import MISSIONS, quest_worth
from spellwright.games.duels.bot.worth import impact_worth
from spellwright.games.duels.conditions import DISGUISED, LIMITED, SILENCED, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_DAMAGE,
    ATTACK_POISON,
    ATTACK_RANGE,
    ATTACK_SLOW,
    BASIC,
    DARK_ARTS,
    ELF,
    IS_COMBAT,
    IS_UNFORGIVABLE,
    MODIFIER,
    QUEST_ACTS_AS,
    QUEST_POINTS,
    SPELL_BLIND,
    SPELL_BURNING,
    SPELL_DAMAGE,
    SPELL_DAZE,
    SPELL_HANG,
    SPELL_LIMIT,
    SPELL_POISON,
    SPELL_PUSH,
    SPELL_RANGE,
    SPELL_SILENCE,
    SPELL_SLOW,
    quest,
)
from spellwright.games.duels.odds import hit_chance, unseen
from spellwright.games.duels.queries import (
    DISGUISE_REACH,
    can_cast,
    has,
    has_room,
    in_play,
    limit_of,
    reach_of,
)
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.quest_events import EVENT_OF_QUEST
from spellwright.games.duels.state import (
    BY_ATTACK,
    BY_SPELL,
    NOBODY,
    NOTHING,
    DuelsState,
    cards_of,
    seat_of,
)

_COUNTED: Final = [quest(key) for key in ("spread-thin", "on-the-brink", "nobody-left-behind")]


class Strike:
    """A way to hit somebody."""

    __slots__ = ("card", "chance", "foe", "item", "kind", "reach", "worth")

    def __init__(
        self, worth: float, chance: float, kind: int, item: int, card: int, foe: int, reach: int
    ) -> None:
        self.worth = worth
        self.chance = chance
        self.kind = kind
        self.item = item
        self.card = card
        self.foe = foe
        self.reach = reach


def ready_spells(s: DuelsState, caster: int) -> list[int]:
    """The Combat Spells that a Model could cast if somebody were in reach; NOTHING is the Basic."""
    if not can_cast(s, caster):
        return []
    elf = has(s, caster, ELF)
    basic_used = s.active == caster and s.basic_cast
    found = [] if elf or basic_used else [NOTHING]
    room, dark = has_room(s, caster), has(s, caster, DARK_ARTS)
    for card in cards_of(seat_of(caster)):
        number = s.spell[card]
        if number == NOTHING:
            break
        if s.clock[card] or not IS_COMBAT[number]:
            continue
        if IS_UNFORGIVABLE[number] and (not dark or elf):
            continue
        if s.bound[card] == NOBODY:
            if not room or s.holder[card] != NOBODY:
                continue
        elif s.bound[card] != caster or elf:
            continue
        found.append(card)
    return found


class Arena:
    """What all strikes of one Model have in common: the cards unseen, the Quest Cards at stake."""

    __slots__ = ("_promised", "actor", "counted", "decks", "s", "seat")

    def __init__(self, s: DuelsState, actor: int, seat: int) -> None:
        self.s = s
        self.actor = actor
        self.seat = seat
        self.decks = (unseen(s, seat, seat), unseen(s, 1 - seat, seat))
        quests = s.quests[seat]
        self.counted = any(QUEST_ACTS_AS[number] in _COUNTED for number in quests)
        self._promised: list[tuple[int, float]] | None = None

    def hit_chance(self, kind: int, item: int, foe: int) -> float:
        """How likely a strike succeeds, without regard to hands and Empowerment."""
        return hit_chance(self.s, self.decks, kind, item, self.actor, foe)

    def event_worth(self, events: int) -> float:
        """What the Quest Cards that name these events bring beyond what they promise now."""
        if self._promised is None:
            prospects = Prospects(self.s, self.seat)
            self._promised = [
                (EVENT_OF_QUEST[n], QUEST_POINTS[n] * (1 - MISSIONS[n](prospects)))
                for n in self.s.quests[self.seat]
                if EVENT_OF_QUEST[n]
            ]
        return sum([worth for event, worth in self._promised if event & events])

    def harm_worth(self, foe: int, damage: int) -> float:
        """What Impacts to an opposing Model are worth, Quest Cards that count them included."""
        s, seat = self.s, self.seat
        before = s.impacts[foe]
        worth = impact_worth(s, foe, before + damage) - impact_worth(s, foe, before)
        if self.counted:
            prospects = Prospects(s, seat)
            now = quest_worth(prospects)
            s.impacts[foe] = min(before + damage, limit_of(s, foe))
            worth += quest_worth(prospects) - now
            s.impacts[foe] = before
        return worth


def events_of(s: DuelsState, kind: int, item: int, actor: int, foe: int, damage: int) -> int:
    """What Quest Cards would call a hit."""
    seat = seat_of(actor)
    events = 0
    if damage:
        events |= quest_events.TOOTH_AND_STEEL if kind == BY_ATTACK else quest_events.FIRST_HEX
        if actor == s.leader[seat] and foe == s.leader[1 - seat]:
            events |= quest_events.DUEL_OF_LEADERS
        if damage >= quest_events.HEAVY:
            events |= quest_events.HEAVY_BLOW
        if s.impacts[foe] + damage > limit_of(s, foe):
            events |= quest_events.OUT_OF_THE_DUEL
            if foe == s.leader[1 - seat]:
                events |= quest_events.BREAK_THE_HEAD
    if kind == BY_SPELL and MODIFIER[item] <= quest_events.MASTERPIECE_MODIFIER:
        events |= quest_events.MASTERPIECE
    return events


def _attack_gain(arena: Arena, item: int, foe: int) -> float:
    gain = arena.harm_worth(foe, ATTACK_DAMAGE[item]) + weights.POISON * ATTACK_POISON[item]
    gain += weights.SLOW * ATTACK_SLOW[item]
    events = events_of(arena.s, BY_ATTACK, item, arena.actor, foe, ATTACK_DAMAGE[item])
    return gain + arena.event_worth(events)


def spell_gain(arena: Arena, item: int, foe: int) -> float:
    """What a Combat Spell brings if it succeeds."""
    s = arena.s
    gain = arena.harm_worth(foe, SPELL_DAMAGE[item]) if SPELL_DAMAGE[item] else 0.0
    gain += weights.POISON * SPELL_POISON[item] + weights.SLOW * SPELL_SLOW[item]
    gain += weights.BURNING * SPELL_BURNING[item] + weights.DAZED * SPELL_DAZE[item]
    gain += PUSH * SPELL_PUSH[item] + SPELL_GAIN[item]
    if not is_now(s, foe, LIMITED):
        gain += weights.LIMITED * SPELL_LIMIT[item]
    if not is_now(s, foe, SILENCED) and can_cast(s, foe):
        gain += weights.SILENCED * SPELL_SILENCE[item]
    gain += weights.BLINDED * SPELL_BLIND[item] + weights.HANGING * SPELL_HANG[item]
    events = events_of(s, BY_SPELL, item, arena.actor, foe, SPELL_DAMAGE[item])
    return gain + arena.event_worth(events)


def strikes_of(s: DuelsState, model: int) -> list[Strike]:
    """Everything that a Model could do to an opposing Model, the best first."""
    seat = seat_of(model)
    found = []
    attacks, cards = attacks_of(s, model), ready_spells(s, model)
    if not attacks and not cards:
        return []
    arena = Arena(s, model, seat)
    for foe in in_play(s, 1 - seat):
        for item in attacks:
            chance = arena.hit_chance(BY_ATTACK, item, foe)
            worth = chance * _attack_gain(arena, item, foe)
            reach = reach_of(s, model, ATTACK_RANGE[item])
            found.append(Strike(worth, chance, BY_ATTACK, item, NOTHING, foe, reach))
        for card in cards:
            item = BASIC if card == NOTHING else s.spell[card]
            chance = arena.hit_chance(BY_SPELL, item, foe)
            worth = chance * spell_gain(arena, item, foe)
            reach = reach_of(s, model, SPELL_RANGE[item])
            found.append(Strike(worth, chance, BY_SPELL, item, card, foe, reach))
    found.sort(key=_promise, reverse=True)
    return found


def _promise(strike: Strike) -> tuple[float, float, int, int, int, int]:
    """What a strike is worth; the rest only tells equals apart."""
    return (strike.worth, strike.chance, strike.kind, strike.item, strike.card, strike.foe)


def best_from(s: DuelsState, strikes: list[Strike], space: int) -> Strike | None:
    """The best of these strikes that is possible from a Space."""
    row, sees, at = s.board.distance[space], s.board.sees[space], s.at
    for strike in strikes:
        there = at[strike.foe]
        far = row[there]
        hidden = is_now(s, strike.foe, DISGUISED) and far > DISGUISE_REACH
        if far <= strike.reach and sees[there] and not hidden:
            return strike
    return None
