"""Combat Spells with an effect of their own."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.queries import bits_of, flies, model_of_piece, models_within
from spellwright.games.duels.rules.clash_deck import discard_at_random, discard_from_hand
from spellwright.games.duels.rules.locks import lock
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.spells.effect import Hex, SpellEffect, effect
from spellwright.games.duels.rules.statuses import daze, slow_down
from spellwright.games.duels.rules.upkeep import place_clock
from spellwright.games.duels.state import (
    MODELS,
    NOBODY,
    NOTHING,
    DuelsState,
    Mask,
    Model,
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND, first_of

TARANTALLEGRA_MOVE: Final = 2
OPPUGNO_REACH: Final = 2
LUMOS_REACH: Final = 2
EVERTE_PUSH: Final = 2
EVERTE_CRASH: Final = 1
BLAST: Final = 1
"""Bombarda Maxima: the Impacts of everybody next to the target."""
OPPUGNO_OTHER: Final = 1
IMMOBULUS_OTHERS: Final = 1
CONFUNDO_DAZE: Final = 1
FORGOTTEN_FOR: Final = 1
"""Obliviate: the Clock on the Spell."""


@effect("expelliarmus")
class Expelliarmus(SpellEffect):
    """A Lock Marker on an Artifact of the target; without one to lock, 1 Impact."""

    __slots__ = ()

    STEPS = ("choose", "disarm")

    def artifacts(self, s: DuelsState) -> list[int]:
        target = self.target(s)
        return bits_of(s.gear[target] & ~s.locked[target])

    def choose(self, s: DuelsState) -> None:
        found = self.artifacts(s)
        if not found:
            self.stop()
            self.strike(s)
        elif len(found) > 1:
            s.ask(self.seat, words.ASK_LOCK)
        else:
            s.answer = words.ARTIFACT | found[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        piece = s.piece[self.target(s)]
        return [words.ARTIFACT | a << FIRST | piece << SECOND for a in self.artifacts(s)]

    def disarm(self, s: DuelsState) -> None:
        lock(s, self.target(s), first_of(s.answer))


@effect("confundo")
class Confundo(SpellEffect):
    """The target's player loses a random card of the hand, or the target its balance."""

    __slots__ = ()

    STEPS = ("confuse",)

    def confuse(self, s: DuelsState) -> None:
        victim = seat_of(self.target(s))
        if s.hand[victim]:
            discard_at_random(s, victim)
        else:
            daze(s, self.target(s), CONFUNDO_DAZE)


@effect("tarantallegra")
class Tarantallegra(SpellEffect):
    """The caster's player moves the target up to 2 Spaces."""

    __slots__ = ()

    STEPS = ("dance",)

    def dance(self, s: DuelsState) -> None:
        s.push(Move(self.target(s), TARANTALLEGRA_MOVE, self.seat))


@effect("bombarda-maxima")
class BombardaMaxima(SpellEffect):
    """Every Model next to the target suffers too; those that are hit are fixed at once
    (WD-22.31).
    """

    victims: Mask
    __slots__ = tuple(__annotations__)

    STEPS = ("blast", "choose", "splash")

    def prepare(self) -> None:
        self.victims = 0

    def blast(self, s: DuelsState) -> None:
        target = self.target(s)
        for seat in range(s.seats):
            for model in models_within(s, seat, s.at[target], 1):
                if model != target:
                    self.victims |= 1 << model
        self.strike(s)

    def left(self) -> list[int]:
        return [model for model in range(MODELS) if self.victims >> model & 1]

    def choose(self, s: DuelsState) -> None:
        left = self.left()
        if not left:
            self.stop()
        elif len(left) > 1:
            s.ask(self.seat, words.ASK_VICTIM)
        else:
            s.answer = words.MODEL | s.piece[left[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.MODEL | s.piece[model] << FIRST for model in self.left()]

    def splash(self, s: DuelsState) -> None:
        model = model_of_piece(s, first_of(s.answer))
        self.victims &= ~(1 << model)
        self.go_to("choose")
        self.damage(s, model, BLAST)


@effect("oppugno")
class Oppugno(SpellEffect):
    """One other opposing Model within 2 of the target suffers 1 Impact too."""

    other: Model
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "note", "strike", "strike_other")

    def prepare(self) -> None:
        self.other = NOBODY

    def others(self, s: DuelsState) -> list[int]:
        target = self.target(s)
        near = models_within(s, seat_of(target), s.at[target], OPPUGNO_REACH)
        return [model for model in near if model != target]

    def choose(self, s: DuelsState) -> None:
        found = self.others(s)
        if not found:
            self.go_to("strike")
        elif len(found) > 1:
            s.ask(self.seat, words.ASK_VICTIM)
        else:
            s.answer = words.MODEL | s.piece[found[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.MODEL | s.piece[model] << FIRST for model in self.others(s)]

    def note(self, s: DuelsState) -> None:
        self.other = model_of_piece(s, first_of(s.answer))

    def strike_other(self, s: DuelsState) -> None:
        if self.other != NOBODY:
            self.damage(s, self.other, OPPUGNO_OTHER)


@effect("alarte-ascendare")
class AlarteAscendare(SpellEffect):
    """2 Impacts, but nothing to a Model that can Fly."""

    __slots__ = ()

    STEPS = ("fling",)

    def fling(self, s: DuelsState) -> None:
        if flies(s, self.target(s)):
            s.tell(story.NO_EFFECT)
        else:
            self.strike(s)


@effect("immobulus")
class Immobulus(Hex):
    """Slow 2, and Slow 1 for other opposing Models next to the target."""

    __slots__ = ()

    STEPS = ("statuses", "others")

    def others(self, s: DuelsState) -> None:
        target = self.target(s)
        for model in models_within(s, seat_of(target), s.at[target], 1):
            if model != target:
                slow_down(s, model, IMMOBULUS_OTHERS)


@effect("everte-statum")
class EverteStatum(SpellEffect):
    """1 Impact, then Push 2; a target that is stopped early suffers 1 more."""

    __slots__ = ()

    STEPS = ("strike", "hurl", "crash")

    def hurl(self, s: DuelsState) -> None:
        self.push_away(s, EVERTE_PUSH)

    def crash(self, s: DuelsState) -> None:
        if s.result:
            self.damage(s, self.target(s), EVERTE_CRASH)


@effect("obliviate")
class Obliviate(SpellEffect):
    """A Clock of 1 on a Spell in the Opponent's Spellbook."""

    __slots__ = ()

    STEPS = ("choose", "forget")

    def cards(self, s: DuelsState) -> list[int]:
        return [
            card
            for card in cards_of(seat_of(self.target(s)))
            if s.spell[card] != NOTHING
            and s.bound[card] == NOBODY
            and s.holder[card] == NOBODY
            and not s.clock[card]
        ]

    def choose(self, s: DuelsState) -> None:
        cards = self.cards(s)
        if not cards:
            s.tell(story.NO_EFFECT)
            self.stop()
        elif len(cards) > 1:
            s.ask(self.seat, words.ASK_FORGET)
        else:
            s.answer = words.BOOK_SPELL | s.spell[cards[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.BOOK_SPELL | s.spell[card] << FIRST for card in self.cards(s)]

    def forget(self, s: DuelsState) -> None:
        spell = first_of(s.answer)
        card = next(card for card in self.cards(s) if s.spell[card] == spell)
        place_clock(s, card, FORGOTTEN_FOR)
        s.tell(story.FORGOTTEN, spell)


@effect("legilimens")
class Legilimens(SpellEffect):
    """Look at the Opponent's Clash hand and discard a card of it (WD-3.21)."""

    __slots__ = ()

    STEPS = ("look", "take_out")

    def look(self, s: DuelsState) -> None:
        victim = seat_of(self.target(s))
        if not s.hand[victim]:
            s.tell(story.NO_EFFECT)
            self.stop()
            return
        s.hand_seen[victim] = tuple(sorted(s.hand[victim]))
        s.reveal()
        for card in s.hand_seen[victim]:
            s.whisper(self.seat, story.SAW_CARD, self.seat, card)
        if len(set(s.hand[victim])) > 1:
            s.ask(self.seat, words.ASK_MIND)
        else:
            s.answer = words.CARD | s.hand[victim][0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.CARD | card << FIRST for card in sorted(set(s.hand[1 - self.seat]))]

    def take_out(self, s: DuelsState) -> None:
        discard_from_hand(s, seat_of(self.target(s)), first_of(s.answer))


@effect("lumos-solem")
class LumosSolem(Hex):
    """Disadvantage 1 for the target and opposing Models within 2 of it."""

    __slots__ = ()

    STEPS = ("statuses", "others")

    def others(self, s: DuelsState) -> None:
        target = self.target(s)
        for model in models_within(s, seat_of(target), s.at[target], LUMOS_REACH):
            if model != target:
                daze(s, model, 1)
