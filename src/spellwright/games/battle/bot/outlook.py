"""What a seat sees, with what everything is worth to the Heroes at this moment."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.effects import BANISH, DISCARD, acts_in, effect_of, worth
from spellwright.games.battle.bot.worth import (
    STAGES,
    LongRun,
    card_worth,
    influence_in,
    influence_worth,
)
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import (
    clockwise,
    fits,
    is_open,
    locations,
    neighbours,
    only_last_left,
    spaces,
)
from spellwright.games.battle.state import BattleState

_PLAYED_AT_ONCE: Final = ("spells", "items", "even", "odd", "values", "value-4", "two-of-each")
"""What an Encounter may want to be played in one turn."""
_INFLUENCE_GAINED: Final = "influence-gained"
_PURCHASES: Final = ("acquired", "allies-acquired", "item-value")
"""What takes several purchases in one turn."""
EVENTS: Final = "events"
_STUNS: Final = "stuns"
"""Stuns, which strong Heroes may never suffer unless they mean to: they keep their Health."""
_ACTS: Final = v.ACT_NUMBERS
_ATTACK: Final[int] = _ACTS["attack"]
_INFLUENCE: Final[int] = _ACTS["influence"]
_HEALTH: Final[int] = _ACTS["health"]
_LOSE: Final[int] = _ACTS["lose"]
_DRAW: Final[int] = _ACTS["draw"]
_DISCARD: Final[int] = _ACTS["discard"]
_DISCARD_ALL: Final[int] = _ACTS["discard-all"]
_ADD: Final[int] = _ACTS["add"]
_REMOVE: Final = (_ACTS["remove"], _ACTS["remove-up-to"])
_TAKE: Final = (_ACTS["take"], _ACTS["may-take"])
_AGAIN: Final[int] = _ACTS["again"]
_STRIP: Final[int] = _ACTS["strip"]
_NO_DRAW: Final[int] = v.POWERS["no-draw"]
_NO_REMOVE: Final[int] = v.POWERS["no-remove"]
_NO_HEAL: Final[int] = v.POWERS["no-heal"]
_NO_HEAL_ACTIVE: Final[int] = v.POWERS["no-heal-active"]
_ALLY_PLAYED: Final[int] = v.WHENS["ally-played"]
_ITEM_OR_ALLY_PLAYED: Final[int] = v.WHENS["item-or-ally-played"]


def stage_of(s: BattleState) -> int:
    """How far the game is, from 0 to the last stage, by the foes that are left."""
    left = len(s.villain_stack) + len([1 for foe in s.row if foe >= 0])
    foes = max(columns.FOE_COUNT[s.scenario], 1)
    return max(min(int(STAGES * (1 - left / (foes + 1))), STAGES - 1), 0)


def control_step(s: BattleState, control: int) -> float:
    """What one more control token costs the Heroes when there are this many already."""
    pressure = 1 + weights.CONTROL_PRESSURE * min(control / spaces(s), 1.0)
    return weights.CONTROL * pressure * (weights.LAST_LOCATION if at_last_location(s) else 1.0)


def at_last_location(s: BattleState) -> bool:
    return s.locations_lost + 1 >= len(locations(s))


def _loses_by_a_stun(s: BattleState) -> bool:
    """HB-14.9: one token for the stun, and one more that an Encounter may add for it."""
    return at_last_location(s) and s.control + 2 >= spaces(s)


def symbols_needed(s: BattleState) -> list[int]:
    """The die results that the Horcrux and the Encounter still ask for."""
    found = []
    for thing, marks in ((s.horcrux, s.horcrux_symbols), (s.encounter, s.encounter_symbols)):
        if thing >= 0:
            pairs = zip(columns.SYMBOLS[thing], marks, strict=False)
            found += [symbol for symbol, done in pairs if not done]
    return found


def detention_share(s: BattleState, place: int) -> float:
    """The part of a Hero's seen cards that is Detention!."""
    cards = [*s.hand[place], *s.pile[place]]
    return cards.count(columns.DETENTION) / max(len(cards), 1)


class Outlook(LongRun):
    """A view in the eyes of the player."""

    __slots__ = (
        "args",
        "detained",
        "dice",
        "drawing",
        "gathers",
        "last_need",
        "options",
        "place",
        "s",
        "seat",
        "spells",
        "stage",
        "wants_stuns",
    )

    def __init__(self, s: BattleState, seat: int, options: list[int], args: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.args = args
        self.place = seat if s.seats == s.heroes else s.active
        self.stage = stage_of(s)
        self.dice = bool(symbols_needed(s)) or columns.LEVEL[s.scenario] >= columns.GAME_7
        needs = columns.NEEDS[s.encounter] if s.encounter >= 0 else ""
        self.spells = needs == "spells"
        self.detained = weights.DETAINED * detention_share(s, self.place)
        self.drawing = weights.ENCOUNTER_DRAW if needs in _PLAYED_AT_ONCE else 0.0
        self.last_need = needs if needs and only_last_left(s) else ""
        """What the Encounter wants, if it alone keeps the Heroes from Lord Voldemort."""
        self.gathers = self.last_need == _INFLUENCE_GAINED or (
            self.last_need in _PURCHASES and s.turn > weights.TURNS_TO_GROW
        )
        self.wants_stuns = self.last_need == _STUNS and not _loses_by_a_stun(s)
        super().__init__(s.heroes, self.stage, bool(symbols_needed(s)))

    # -- cards -------------------------------------------------------------------------------------

    def card(self, kind: int) -> float:
        """A card in the long run."""
        usual = card_worth(kind, self.heroes, self.stage, self.dice)
        if self.spells and columns.TYPE[kind] == v.SPELL:
            usual += weights.ENCOUNTER_SPELL
        if self.detained and BANISH in acts_in(effect_of(kind)):
            usual += self.detained
        if self.gathers:
            usual += weights.ENCOUNTER_INFLUENCE * influence_in(kind, self.heroes)
        return usual

    def now(self, kind: int) -> float:
        """A card that the deciding Hero plays now."""
        return worth(self, effect_of(kind), self.place)

    def toll(self, kind: int) -> float:
        """What the Diary or Escape! costs before a played card works (HB-12.1)."""
        is_ally, is_item = columns.TYPE[kind] == v.ALLY, columns.TYPE[kind] == v.ITEM
        taken = is_ally and bool(self.s.powers & _ALLY_PLAYED)
        taken = taken or ((is_ally or is_item) and bool(self.s.powers & _ITEM_OR_ALLY_PLAYED))
        return self.harm(self.place, 1) if taken else 0.0

    def cheapest(self, place: int, wanted: int, number: int) -> float:
        """What it costs a Hero to discard this many cards; the hands of others are not known."""
        hand = self.s.hand[place]
        known = [kind for kind in hand if kind >= 0 and fits(kind, wanted)]
        if len(known) < len(hand) and wanted == v.ANY_TYPE:
            return weights.CARD_IN_HAND * min(number, len(hand))
        return sum(sorted([self.discarding(kind) for kind in known])[:number])

    def discarding(self, kind: int) -> float:
        """What it costs to discard a card instead of playing it."""
        if kind == columns.DETENTION:
            return self.harm(self.place, 2) + 0.05
        effect = columns.DISCARD_EFFECT[kind]
        # What a card that discards is worth depends on the other cards, and so on for ever.
        played = self.card(kind) if DISCARD in acts_in(effect_of(kind)) else self.now(kind)
        return played - (worth(self, effect, self.place) if effect else 0.0)

    def banishing(self, place: int, zone: int) -> float:
        """What it brings to banish a card from a zone; Detention! is what should go."""
        s = self.s
        cards = s.hand[place] if zone != v.PILE else []
        if zone in (v.PILE, v.OWN):
            cards = cards + s.pile[place]
        return weights.BANISH_DETENTION if columns.DETENTION in cards else weights.BANISH

    # -- Heroes ------------------------------------------------------------------------------------

    def heal(self, place: int, number: int) -> float:
        s = self.s
        health = s.health[place]
        stopped = s.powers & _NO_HEAL or s.bans & v.NO_HEAL or health <= 0
        active_stopped = s.powers & _NO_HEAL_ACTIVE or s.bans & v.NO_HEAL_ACTIVE
        if stopped or (place == s.active and active_stopped):
            return 0.0
        life = weights.LIFE
        gain = life[min(health + number, columns.FULL_HEALTH)] - life[health]
        return -gain if self.wants_stuns else gain

    def harm(self, place: int, number: int) -> float:
        health = self.s.health[place]
        if health <= 0 or number <= 0:
            return 0.0
        cost = weights.LIFE[health] - weights.LIFE[max(health - number, 0)]
        if number >= health:
            cost += weights.STUN + control_step(self.s, self.s.control)
        return cost

    def removal(self, number: int) -> float:
        s = self.s
        if s.powers & _NO_REMOVE or (self.last_need == EVENTS and not at_last_location(s)):
            return 0.0
        lowest = max(s.control - number, s.fixed_control)
        return sum([control_step(s, control) for control in range(lowest, s.control)])

    def attack_wanted(self) -> int:
        """How much Attack the foes can still take, beyond what the active Hero has."""
        s = self.s
        wanted = -s.attack[s.active]
        for slot, foe in enumerate(s.row):
            if foe >= 0 and is_open(s, slot):
                wanted += max(columns.NEED_ATTACK[foe] - s.row_attack[slot], 0)
        return wanted

    # -- single acts now ---------------------------------------------------------------------------

    def act(self, instruction: v.Instruction, place: int) -> float:
        act, _, number, first, _ = instruction
        s = self.s
        if act == _ATTACK:
            used = min(self.attack_wanted(), number) if place == s.active else number
            return weights.ATTACK * max(used, 0) + weights.SPARE_ATTACK
        if act == _INFLUENCE:
            wanted = weights.ENCOUNTER_INFLUENCE if self.gathers and place == s.active else 0.0
            return (influence_worth(self.stage) + wanted) * number
        if act == _HEALTH:
            return self.heal(place, number)
        if act == _LOSE:
            return -self.harm(place, number)
        if act == _DRAW:
            stopped = s.bans & v.NO_DRAW or s.powers & _NO_DRAW
            return 0.0 if stopped else (weights.DRAW + self.drawing) * number
        if act in _REMOVE:
            return self.removal(number)
        if act == _ADD:
            return -control_step(s, s.control) * number
        return self._rare_act(instruction, place, first)

    def _rare_act(self, instruction: v.Instruction, place: int, first: int) -> float:
        act, number, s = instruction[0], instruction[2], self.s
        if act == _DISCARD:
            return -self.cheapest(place, first, number)
        if act == _DISCARD_ALL:
            return -self.cheapest(place, first, len(s.hand[place]))
        if act in _TAKE:
            cards = [self.card(kind) for kind in s.pile[place] if fits(kind, first)]
            return max([*cards, 0.0])
        if act == _AGAIN:
            played = [kind for kind in s.played if fits(kind, first)]
            return max([self.card(kind) for kind in played], default=0.0)
        if act == BANISH:
            return self.banishing(place, first)
        if act == _STRIP:
            tokens = len([1 for on in s.row_attack if on])
            return -weights.STRIPPED * tokens * number
        return super().act(instruction, place)

    def whom(self, who: int, place: int) -> list[int]:
        s = self.s
        everybody = clockwise(s)
        if who == v.OTHERS:
            return [other for other in everybody if other != place]
        if who in (v.NEAR, v.BESIDE):
            beside = neighbours(s, place)
            return [place, *beside] if who == v.NEAR else beside
        if who == v.NEXT or who == v.PREVIOUS:
            return [(place + (1 if who == v.NEXT else -1)) % s.heroes]
        if who == v.FULL:
            return [other for other in everybody if s.health[other] == columns.FULL_HEALTH]
        if who == v.LOWEST:
            return [other for other in everybody if s.health[other] == min(s.health)]
        return everybody
