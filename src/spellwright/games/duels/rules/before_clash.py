"""Before a Clash: Reactions, Leadership, Dark Lord, the Sneakoscope (WD-22.3, WD-22.4, WD-33)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    CARDS_SEEN,
    COUNTER_SPELL,
    DARK_LORD,
    LEADERSHIP,
    LEADERSHIP_REACH,
    SNEAKOSCOPE,
    SPELL_ACTS_AS,
)
from spellwright.games.duels.queries import (
    bears,
    borne_like,
    can_cast,
    card_word,
    has,
    has_room,
    model_of_piece,
    models_within,
)
from spellwright.games.duels.rules.edges import handicaps
from spellwright.games.duels.rules.locks import lock
from spellwright.games.duels.state import (
    NOBODY,
    NOTHING,
    USED_DECLARATION,
    USED_LEADERSHIP,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    Seat,
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


def counter_spells(s: DuelsState, target: int) -> list[int]:
    """WD-G29: the Counter-Spells that the targeted Model can cast now; no Model has one innate."""
    found = []
    for card in cards_of(seat_of(target)):
        spell = s.spell[card]
        if spell == NOTHING:
            break
        is_free = s.holder[card] == NOBODY and not s.clock[card] and card not in s.reacting
        is_counter = SPELL_ACTS_AS[spell] == COUNTER_SPELL
        if is_counter and is_free and has_room(s, target) and can_cast(s, target):
            found.append(card)
    return found


def use_reaction(s: DuelsState, card: int, target: int) -> None:
    """WD-G29: assigned now; its Clock comes at the end of the action."""
    s.holder[card] = target
    s.reacting.append(card)
    s.tell(story.REACTED, s.piece[target], card_word(s, card))


class BeforeClash(DuelsProcedure):
    """The abilities of one player before a Clash of one Model, one after another."""

    seat: Seat
    model: Model
    defending: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "use")

    def __init__(self, seat: int, model: int, defending: int) -> None:
        self.seat = seat
        self.model = model
        self.defending = defending

    def offer(self, s: DuelsState) -> None:
        if abilities(s, self.seat, self.model, self.defending):
            s.ask(self.seat, words.ASK_BEFORE, s.piece[self.model])
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [*abilities(s, self.seat, self.model, self.defending), words.PASS]

    def use(self, s: DuelsState) -> None:
        verb = verb_of(s.answer)
        if verb == words.PASS:
            return
        self.go_to("offer")
        if verb == words.LEAD:
            leader = model_of_piece(s, first_of(s.answer))
            s.used[leader] |= USED_LEADERSHIP
            s.tell(story.LED, s.piece[leader])
            s.push(LookAhead(self.seat))
        elif verb == words.DECLARE:
            s.used_up[self.model] |= USED_DECLARATION
            s.declared[self.seat] = 1
            s.tell(story.DECLARED, s.piece[self.model])
        else:
            s.tell(story.USES_ARTIFACT, s.piece[self.model], first_of(s.answer))
            lock(s, self.model, first_of(s.answer))
            s.declared[self.seat] |= NO_HANDICAP


NO_HANDICAP: Final = 2
"""A bit of `declared`: no Disadvantage in this Clash."""


def abilities(s: DuelsState, seat: int, model: int, defending: int) -> list[int]:
    """What a player may use before a Clash of their own Model (WD-37.7b, WD-37.21)."""
    if seat_of(model) != seat or s.at[model] < 0:
        return []
    found = []
    if s.deck[seat]:
        near = models_within(s, seat, s.at[model], LEADERSHIP_REACH)
        leaders = [m for m in near if has(s, m, LEADERSHIP) and not s.used[m] & USED_LEADERSHIP]
        found += [words.LEAD | s.piece[leader] << FIRST for leader in leaders]
    if has(s, model, DARK_LORD) and not s.used_up[model] & USED_DECLARATION:
        found.append(words.DECLARE)
    if defending and bears(s, model, SNEAKOSCOPE) and handicaps(s, model):
        found.append(words.USE | borne_like(s, model, SNEAKOSCOPE) << FIRST)
    return found


class LookAhead(DuelsProcedure):
    """WD-37.21: look at the top cards and put them back in any order; no refill (WD-G23)."""

    seat: Seat
    placed: int
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "choose", "place")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.placed = 0

    def look(self, s: DuelsState) -> None:
        s.foreseen[self.seat] = max(s.foreseen[self.seat], min(CARDS_SEEN, len(s.deck[self.seat])))
        s.reveal()
        for card in reversed(s.deck[self.seat][-CARDS_SEEN:]):
            s.whisper(self.seat, story.SAW_CARD, self.seat, card)

    def _loose(self, s: DuelsState) -> list[int]:
        """The cards that have no place yet, top first."""
        seen = s.deck[self.seat][-CARDS_SEEN:][::-1]
        return seen[self.placed :]

    def choose(self, s: DuelsState) -> None:
        """Put the cards back, from the top downwards."""
        if len(set(self._loose(s))) > 1:
            s.ask(self.seat, words.ASK_ORDER, self.placed + 1)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.TOP | card << FIRST for card in sorted(set(self._loose(s)))]

    def place(self, s: DuelsState) -> None:
        loose = self._loose(s)
        card = first_of(s.answer)
        loose.remove(card)
        deck = s.deck[self.seat]
        seen = min(CARDS_SEEN, len(deck))
        kept = deck[-seen:][::-1][: self.placed]
        deck[-seen:] = [*kept, card, *loose][::-1]
        self.placed += 1
        self.go_to("choose")
