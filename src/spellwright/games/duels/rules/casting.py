"""The Cast Spell action (WD-28)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import AT_PEACE, end
from spellwright.games.duels.content.columns import (
    BASIC,
    COOLDOWN,
    IS_COMBAT,
    MODIFIER,
)
from spellwright.games.duels.content.rows import INNATE_LIKE
from spellwright.games.duels.queries import card_word, model_of_piece
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.clash_deck import put_cards_away
from spellwright.games.duels.rules.faced_clash import FacedClash
from spellwright.games.duels.rules.individual_clash import IndividualClash
from spellwright.games.duels.rules.lower_parts import LateLowerParts
from spellwright.games.duels.rules.mourning import mourn
from spellwright.games.duels.rules.scoring import score_events
from spellwright.games.duels.rules.spell_targets import castable, needs_target, target_options
from spellwright.games.duels.rules.spells.effect import EFFECTS
from spellwright.games.duels.rules.statuses import come_out
from spellwright.games.duels.rules.upkeep import place_clock
from spellwright.games.duels.state import (
    BY_SPELL,
    NOBODY,
    NOTHING,
    Chosen,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    Seat,
    Spell,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class CastSpell(DuelsProcedure):
    """WD-28.6, WD-28.7, WD-40.17: choose the Spell, then its target."""

    caster: Model
    card: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_spell", "note_spell", "choose_target", "cast")

    def __init__(self, caster: int) -> None:
        self.caster = caster
        self.card = NOTHING

    def word(self, s: DuelsState, card: int) -> int:
        return BASIC if card == NOTHING else card_word(s, card)

    def choose_spell(self, s: DuelsState) -> None:
        cards = castable(s, self.caster)
        if len(cards) > 1:
            s.ask(seat_of(self.caster), words.ASK_SPELL)
        else:
            s.answer = words.CAST | self.word(s, cards[0]) << FIRST

    def note_spell(self, s: DuelsState) -> None:
        wanted = first_of(s.answer)
        cards = castable(s, self.caster)
        self.card = next(card for card in cards if self.word(s, card) == wanted)

    def spell(self, s: DuelsState) -> int:
        return BASIC if self.card == NOTHING else s.spell[self.card]

    def choose_target(self, s: DuelsState) -> None:
        spell = self.spell(s)
        if not needs_target(spell):
            s.answer = words.PASS
            return
        found = target_options(s, self.caster, spell)
        if len(found) > 1:
            s.ask(seat_of(self.caster), words.ASK_SPELL_TARGET, self.word(s, self.card))
        else:
            s.answer = found[0]

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SPELL:
            cards = castable(s, self.caster)
            return [words.CAST | self.word(s, card) << FIRST for card in cards]
        return target_options(s, self.caster, self.spell(s))

    def cast(self, s: DuelsState) -> None:
        spell = self.spell(s)
        s.push(Casting(seat_of(self.caster), self.caster, self.card, spell, s.answer))


class Casting(DuelsProcedure):
    """WD-28.8 to WD-28.14. `aimed` is the option by which the target was chosen.

    Under Imperio `seat` plays for a Model of the other Group, and `cause` is the Model that cast
    Imperio.
    """

    seat: Seat
    caster: Model
    card: int
    spell: Spell
    aimed: Chosen
    cause: Model
    succeeded: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("declare", "clash", "resolve", "cool_down", "score", "lower_parts", "put_away")

    def __init__(
        self, seat: int, caster: int, card: int, spell: int, aimed: int, cause: int = NOBODY
    ) -> None:
        self.seat = seat
        self.caster = caster
        self.card = card
        self.spell = spell
        self.aimed = aimed
        self.cause = caster if cause == NOBODY else cause
        self.succeeded = 0

    def target(self, s: DuelsState) -> int:
        """The targeted Model, or NOBODY."""
        if verb_of(self.aimed) == words.MODEL:
            return model_of_piece(s, first_of(self.aimed))
        return NOBODY

    def declare(self, s: DuelsState) -> None:
        """WD-28.8: a Spell of the Spellbook is assigned to the caster."""
        innate = self.card != NOTHING and s.bound[self.card] != NOBODY
        named = INNATE_LIKE[self.spell] if innate else self.spell
        target = self.target(s)
        if target in (NOBODY, self.caster):
            s.tell(story.CASTS, s.piece[self.caster], named)
        else:
            s.tell(story.CASTS_AT, s.piece[self.caster], named, s.piece[target])
        if self.card != NOTHING:
            s.holder[self.card] = self.caster
        elif self.caster == s.active:
            s.basic_cast = 1
        if IS_COMBAT[self.spell]:
            come_out(s, self.caster)

    def clash(self, s: DuelsState) -> None:
        """WD-28.11."""
        if IS_COMBAT[self.spell]:
            s.push(FacedClash(self.seat, BY_SPELL, self.spell, self.caster, self.target(s)))
        else:
            s.push(IndividualClash(self.seat, BY_SPELL, self.spell, self.caster))

    def resolve(self, s: DuelsState) -> None:
        """WD-28.12, WD-28.13, WD-21.7, WD-21.8."""
        self.succeeded = int(s.result >= 1)
        end(s, self.caster, AT_PEACE)
        if self.spell == BASIC:
            s.strengthened[self.caster] = 0
        if not IS_COMBAT[self.spell]:
            s.tell(story.SUCCEEDED if self.succeeded else story.FAILED, self.spell)
        if self.succeeded:
            if MODIFIER[self.spell] <= quest_events.MASTERPIECE_MODIFIER:
                s.happened[self.seat] |= quest_events.MASTERPIECE
            effect = EFFECTS[self.spell]
            s.push(effect(self.seat, self.cause, self.caster, self.card, self.spell, self.aimed))

    def cool_down(self, s: DuelsState) -> None:
        """WD-31.2, WD-G28: after the effect, before late lower parts."""
        if self.card != NOTHING and self.card not in s.upkept:
            place_clock(s, self.card, COOLDOWN[self.spell])
        mourn(s, self.seat)

    def score(self, s: DuelsState) -> None:
        score_events(s)

    def lower_parts(self, s: DuelsState) -> None:
        if IS_COMBAT[self.spell]:
            s.push(LateLowerParts(self.seat, self.caster, self.target(s)))

    def put_away(self, s: DuelsState) -> None:
        put_cards_away(s)
