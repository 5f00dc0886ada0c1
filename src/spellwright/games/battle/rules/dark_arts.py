"""Step 1: Dark Arts and dark potions (HB-4, HB-22)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import count_type, is_official
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.carry_out import EVENT, CarryOut
from spellwright.games.battle.rules.control import add_control
from spellwright.games.battle.rules.foes import VILLAIN_REVEALED
from spellwright.games.battle.rules.priority import Settle, trigger
from spellwright.games.battle.state import (
    BREW_EVENT,
    BREW_OWNER,
    DARK_ARTS,
    EMPTY,
    EVENTS,
    NOTHING,
    BattleProcedure,
    BattleState,
    Thing,
)

MORE_EVENTS: Final[int] = v.POWERS["more-events"]
ALECTO: Final[int] = v.POWERS["alecto"]
LEVELS: Final = {"game1": 1, "pack4": 3}
"""HB-25.4: N by the campaign's level; 2 on all others."""


def way_to_count(s: BattleState) -> str:
    """What sets the number of events (HB-4.1, HB-25.4)."""
    return "level" if s.settings["campaign"] == "easy" else str(s.settings["dark-count"])


def number_of_events(s: BattleState) -> int:
    """HB-4.1, HB-4.10, without Protean."""
    way = way_to_count(s)
    if way == "level":
        number = LEVELS.get(columns.SCENARIOS[columns.LEVEL[s.scenario]], 2)
    elif way == "escalation":
        number = 1 + s.markers
    else:
        number = columns.EVENTS_HERE[s.location]
    if s.powers & (MORE_EVENTS | ALECTO):
        for slot, foe in enumerate(s.row):
            if foe >= 0 and not s.row_off[slot]:
                number += bool(columns.POWER[foe] & MORE_EVENTS)
                if columns.POWER[foe] & ALECTO:
                    number += count_type(s.hand[s.active], v.ALLY)
    return number


class DarkArts(BattleProcedure):
    """Events one at a time, then the dark potions in front of the active Hero (HB-4.14)."""

    brew: int
    __slots__ = tuple(__annotations__)

    STEPS = ("fix_number", "reveal", "dark_potions")

    def __init__(self) -> None:
        self.brew = 0

    def fix_number(self, s: BattleState) -> None:
        """HB-4.2."""
        s.events_left = max(number_of_events(s) - s.fewer_events, 0)

    def reveal(self, s: BattleState) -> None:
        """HB-4.3: what an event has triggered comes before the next one."""
        if s.waiting or s.reveals:
            self.again()
            s.push(Settle())
        elif s.events_left:
            s.events_left -= 1
            self.again()
            s.push(RevealEvent(0))

    def dark_potions(self, s: BattleState) -> None:
        """HB-22.11: dark potions act in the order in which they were placed."""
        if s.waiting or s.reveals:
            self.again()
            s.push(Settle())
            return
        while self.brew < len(s.brews):
            brew = s.brews[self.brew]
            self.brew += 1
            event = brew[BREW_EVENT]
            if brew[BREW_OWNER] == s.active and columns.EFFECT[event]:
                self.again()
                s.tell(story.ACTED, event)
                s.cloak_used = 0
                s.push(CarryOut(columns.EFFECT[event], s.active, event, EVENT))
                return


class RevealEvent(BattleProcedure):
    """One event (HB-4.3 to HB-4.12); the procedure that pushed it settles what it triggers."""

    chained: int
    event: Thing
    __slots__ = tuple(__annotations__)

    STEPS = ("reveal", "discard", "answer_chain")

    def __init__(self, chained: int) -> None:
        self.chained = chained
        self.event = NOTHING

    def reveal(self, s: BattleState) -> None:
        if s.bans & v.NO_EVENTS:
            s.tell(story.EVENT_SPARED)
            self.stop()
            return
        if s.tally[EVENTS] and columns.FINITE_INCANTATEM in s.hand[s.active]:
            s.reveal()
            s.tell(story.EVENT_STOPPED)
            self.stop()
            return
        if not refill_events(s):
            self.stop()
            return
        event = take_top_event(s)
        self.event = event
        s.revealed.append(event)
        s.tally[EVENTS] += 1
        s.tell(story.EVENT_CAME, event)
        if columns.IS_DARK_POTION[event]:
            self.place_dark_potion(s)
            return
        s.events_on_table.append(event)
        if event == columns.MORSMORDRE:
            trigger(s, VILLAIN_REVEALED, s.active)
        s.cloak_used = 0
        s.push(CarryOut(columns.EFFECT[event], s.active, event, EVENT))
        if columns.ROLLS_AGAINST[event] and is_official(s):
            # HB-26.12: alone, a die roll that an event demands is made twice.
            s.push(CarryOut(columns.EFFECT[event], s.active, event, EVENT))

    def place_dark_potion(self, s: BattleState) -> None:
        """HB-4.5, HB-22.2; one that is revealed after step 1 acts directly (HB-22.11)."""
        event = self.event
        s.brews.append([s.active, event, *[EMPTY] * len(columns.RECIPE[event])])
        s.tell(story.DARK_POTION_CAME, s.hero[s.active], event)
        self.stop()
        if s.step != DARK_ARTS and columns.EFFECT[event]:
            s.cloak_used = 0
            s.push(CarryOut(columns.EFFECT[event], s.active, event, EVENT))

    def discard(self, s: BattleState) -> None:
        """HB-4.4; a further event in a row may be ignored (HB-4.9, HB-4.15)."""
        s.events_on_table.remove(self.event)
        s.event_pile.append(self.event)
        if self.chained and s.reveals and s.settings["chain-limit"]:
            ask(s, s.active, words.ASK_CHAIN, [self.event])
        else:
            self.stop()

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.REVEAL, words.IGNORE]

    def answer_chain(self, s: BattleState) -> None:
        if s.answer == words.IGNORE:
            s.reveals.pop()
            s.tell(story.EVENT_IGNORED)


def refill_events(s: BattleState) -> bool:
    """HB-4.6, HB-4.7. Tells whether there is an event."""
    if s.event_stack:
        return True
    if not s.event_pile:
        return False
    s.event_stack = s.chance.shuffled(s.event_pile)
    s.event_pile = []
    s.top_event_known = 0
    s.tell(story.EVENTS_SHUFFLED)
    if is_official(s):
        add_control(s, 1)
    return True


def take_top_event(s: BattleState) -> int:
    s.top_event_known = 0
    s.reveal()
    return s.event_stack.pop()
