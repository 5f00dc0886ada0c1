"""Impacts, and what keeps a Model in play (WD-26)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import ANIMAL, FIREPROOF, is_now
from spellwright.games.duels.content.columns import (
    BRAVE,
    BRAVE_SUCCESSES,
    ELIXIR,
    FIRE_PROTECTION,
    HORCRUX_MAKER,
    IMPACT_LIMIT,
    IMPACT_MARKERS,
    MASK,
    NAGINI,
    NAME_OF,
    POTION_ACTS_AS,
    POTION_AMOUNT,
    POTION_RANGE,
    RESISTANCE,
    RING,
    STONE,
)
from spellwright.games.duels.lexicons import total_word
from spellwright.games.duels.queries import (
    bears,
    bits_of,
    borne_like,
    figure,
    has,
    in_play,
    limit_of,
    model_of_piece,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.clash_deck import (
    discard_from_hand,
    interrupt_clash,
    put_cards_away,
    resume_clash,
)
from spellwright.games.duels.rules.individual_clash import IndividualClash
from spellwright.games.duels.rules.locks import destroy
from spellwright.games.duels.rules.removal import remove
from spellwright.games.duels.rules.supply import left_of
from spellwright.games.duels.state import (
    BRAVELY,
    MODELS,
    NOBODY,
    NOTHING,
    USED_MASK,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, second_of, verb_of

# Where Impacts come from.
FROM_ATTACK: Final = 0
FROM_SPELL: Final = 1
FROM_POTION: Final = 2
FROM_MARKER: Final = 3
"""A board Marker of a Spell."""
FROM_TERRAIN: Final = 4
FROM_STATUS: Final = 5
_RESISTIBLE: Final = (FROM_ATTACK, FROM_SPELL, FROM_POTION, FROM_MARKER)
STONE_REACH: Final = 3
_ELIXIRS: Final = sum(1 << n for n, kind in enumerate(POTION_ACTS_AS) if kind == ELIXIR)


def hurt(s: DuelsState, model: int, amount: int, source: int, cause: int = NOBODY) -> None:
    """WD-26.9: a Model receives Impacts; `cause` is the Model to whose player they count."""
    if s.at[model] < 0:
        return
    amount = fixed_number(s, model, amount, source)
    if amount <= 0:
        s.tell(story.NO_IMPACTS, s.piece[model])
        return
    resists = source in _RESISTIBLE and has(s, model, RESISTANCE) and s.hand[seat_of(model)]
    if resists or s.impacts[model] + amount > limit_of(s, model):
        s.push(Suffer(model, amount, source, cause))
    else:
        place_impacts(s, model, amount, source, cause)


def fixed_number(s: DuelsState, model: int, amount: int, source: int) -> int:
    """WD-26.9 (1): everything that lowers the number without a choice."""
    if source == FROM_TERRAIN and is_now(s, model, FIREPROOF):
        s.tell(story.PROTECTED, FIRE_PROTECTION, s.piece[model])
        return 0
    if s.gear[model] and amount:
        lowered = amount
        if amount >= 2 and bears(s, model, RING):
            lowered -= 1
            s.tell(story.SPARED_BY, borne_like(s, model, RING), s.piece[model])
        if bears(s, model, MASK) and not s.used_up[model] & USED_MASK:
            s.used_up[model] |= USED_MASK
            lowered -= 1
            s.tell(story.SPARED_BY, borne_like(s, model, MASK), s.piece[model])
        return lowered
    return amount


def place_impacts(s: DuelsState, model: int, amount: int, source: int, cause: int) -> None:
    """WD-26.9 (3), and the events that Quest Cards name."""
    amount = min(amount, left_of(s, IMPACT_MARKERS, sum(s.impacts)))
    s.impacts[model] += amount
    if amount:
        s.tell(story.IMPACTS, s.piece[model], amount)
    else:
        s.tell(story.NO_IMPACTS, s.piece[model])
    if cause == NOBODY or seat_of(cause) == seat_of(model) or not amount:
        return
    seat = seat_of(cause)
    if source == FROM_ATTACK:
        s.happened[seat] |= quest_events.TOOTH_AND_STEEL
    elif source == FROM_SPELL:
        s.happened[seat] |= quest_events.FIRST_HEX
    if cause == s.leader[seat] and model == s.leader[1 - seat]:
        s.happened[seat] |= quest_events.DUEL_OF_LEADERS
    if s.acting == seat:
        s.harmed[model] += amount
        if s.harmed[model] >= quest_events.HEAVY:
            s.happened[seat] |= quest_events.HEAVY_BLOW


class Suffer(DuelsProcedure):
    """WD-26.9, steps 2 to 5: chosen reductions, the markers, what keeps the Model in play."""

    model: Model
    amount: int
    source: int
    cause: Model
    resisted: int
    tried_brave: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "offer_resistance",
        "resist",
        "place",
        "offer_saving",
        "save",
        "brave_result",
        "remove_it",
    )

    def __init__(self, model: int, amount: int, source: int, cause: int) -> None:
        self.model = model
        self.amount = amount
        self.source = source
        self.cause = cause
        self.resisted = 0
        self.tried_brave = 0

    # -- Resistance ------------------------------------------------------------------------------

    def offer_resistance(self, s: DuelsState) -> None:
        """WD-37.34, WD-G37."""
        seat = seat_of(self.model)
        if (
            self.source in _RESISTIBLE
            and self.amount > 0
            and self.resisted < figure(s, self.model, RESISTANCE)
            and s.hand[seat]
        ):
            s.ask(seat, words.ASK_RESIST, s.piece[self.model], self.amount)
        else:
            self.go_to("place")

    def resist(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.DISCARD:
            discard_from_hand(s, seat_of(self.model), first_of(s.answer))
            self.resisted += 1
            self.amount -= 1
            self.go_to("offer_resistance")

    def place(self, s: DuelsState) -> None:
        if self.resisted:
            s.tell(story.RESISTED, s.piece[self.model], self.resisted)
        if self.amount <= 0:
            s.tell(story.NO_IMPACTS, s.piece[self.model])
            self.stop()
            return
        place_impacts(s, self.model, self.amount, self.source, self.cause)

    # -- staying in play -------------------------------------------------------------------------

    def offer_saving(self, s: DuelsState) -> None:
        """WD-26.9 (4): one effect at a time, in the order that the Model's player chooses."""
        if s.impacts[self.model] <= limit_of(s, self.model):
            self.stop()
            return
        must, may = self.musts(s), self.mays(s)
        if not must and not may:
            self.go_to("remove_it")
        elif len(must) == 1 and not may:
            s.answer = must[0]
        else:
            s.ask(seat_of(self.model), words.ASK_SAVE, s.piece[self.model])

    def musts(self, s: DuelsState) -> list[int]:
        """Effects that cannot be declined: Brave, Horcruxes (WD-37.4a, WD-37.16g)."""
        found = []
        if has(s, self.model, BRAVE) and not self.tried_brave:
            found.append(words.BE_BRAVE)
        if has(s, self.model, HORCRUX_MAKER):
            found += self.horcruxes(s)
        return found

    def horcruxes(self, s: DuelsState) -> list[int]:
        """WD-37.16g to WD-37.16i: those that this Model's player made, and Nagini."""
        seat = seat_of(self.model)
        found = []
        for bearer in range(MODELS):
            if s.at[bearer] >= 0 and s.made[bearer]:
                for artifact in bits_of(s.made[bearer]):
                    if s.made_by[bearer] == seat:
                        named = artifact << FIRST | s.piece[bearer] << SECOND
                        found.append(words.HORCRUX | named)
        snakes = [m for m in in_play(s, seat) if NAME_OF[s.character[m]] == NAGINI]
        found += [words.SACRIFICE | s.piece[m] << FIRST for m in snakes if m != self.model]
        return found

    def mays(self, s: DuelsState) -> list[int]:
        """Effects that may be declined: the Resurrection Stone and the Elixir of Life."""
        seat, row = seat_of(self.model), s.board.distance[s.at[self.model]]
        friends = in_play(s, seat)
        bearers = [m for m in friends if m != self.model and bears(s, m, STONE)]
        near = [m for m in bearers if row[s.at[m]] <= STONE_REACH]
        found = [words.STONE | s.piece[model] << FIRST for model in near]
        elixir = unspent_elixir(s, seat)
        if s.acting == 1 - seat and elixir != NOTHING:
            users = [m for m in friends if self.can_give_elixir(s, m, elixir)]
            found += [words.ELIXIR | s.piece[model] << FIRST for model in users]
        return found

    def can_give_elixir(self, s: DuelsState, user: int, elixir: int) -> bool:
        """WD-G29: Range and Line of Sight to the Model concerned."""
        reach = reach_of(s, user, POTION_RANGE[elixir])
        if is_now(s, user, ANIMAL):
            return False
        return self.model in targets_in_reach(s, user, reach, seat_of(user))

    def save(self, s: DuelsState) -> None:
        verb = verb_of(s.answer)
        if verb == words.PASS:
            self.go_to("remove_it")
        elif verb == words.BE_BRAVE:
            self.tried_brave = 1
            s.tell(story.BRAVE_TEST, s.piece[self.model])
            interrupt_clash(s)
            s.push(IndividualClash(seat_of(self.model), BRAVELY, 0, self.model))
        elif verb == words.HORCRUX:
            destroy(s, model_of_piece(s, second_of(s.answer)), first_of(s.answer))
            self.keep(s, 0)
        elif verb == words.SACRIFICE:
            remove(s, model_of_piece(s, first_of(s.answer)))
            self.keep(s, 0)
        elif verb == words.STONE:
            bearer = model_of_piece(s, first_of(s.answer))
            destroy(s, bearer, borne_like(s, bearer, STONE))
            self.keep(s, IMPACT_LIMIT)
        else:
            seat = seat_of(self.model)
            user, elixir = first_of(s.answer), unspent_elixir(s, seat)
            s.emptied[seat] |= 1 << elixir
            s.tell(story.USES_POTION, user, elixir, s.piece[self.model])
            count_potion(s, seat)
            self.keep(s, POTION_AMOUNT[elixir])

    def brave_result(self, s: DuelsState) -> None:
        """WD-37.4c, WD-37.4d."""
        s.tell(story.BRAVELY, s.piece[self.model], total_word(s.result))
        put_cards_away(s)
        resume_clash(s)
        if s.result >= BRAVE_SUCCESSES:
            self.keep(s, IMPACT_LIMIT)
        else:
            self.go_to("offer_saving")

    def keep(self, s: DuelsState, impacts: int) -> None:
        """WD-26.11."""
        s.impacts[self.model] = min(impacts, limit_of(s, self.model))
        s.tell(story.STAYS, s.piece[self.model], s.impacts[self.model])
        self.stop()

    def remove_it(self, s: DuelsState) -> None:
        remove(s, self.model)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_RESIST:
            cards = sorted(set(s.hand[seat]))
            return [*[words.DISCARD | card << FIRST for card in cards], words.STOP]
        must = self.musts(s)
        return [*must, *self.mays(s), *([] if must else [words.PASS])]


def unspent_elixir(s: DuelsState, seat: int) -> int:
    """The Elixir of Life of a player, or a Potion that acts like it; NOTHING without any."""
    left = s.stock[seat] & ~s.emptied[seat] & _ELIXIRS
    return bits_of(left)[0] if left else NOTHING


def count_potion(s: DuelsState, seat: int) -> None:
    """Apothecary counts every Potion of the game."""
    s.potions_used[seat] += 1
    if s.potions_used[seat] >= quest_events.APOTHECARY_POTIONS:
        s.happened[seat] |= quest_events.APOTHECARY
