"""The abilities of Artifacts that are used in an activation (WD-17.17, WD-35)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    ARTIFACT_ACTION,
    CLOAK,
    CROOKSHANKS,
    CUP,
    DARKNESS_POWDER,
    DELUMINATOR,
    DIADEM,
    HAND,
    REMEMBRALL,
    TIME_TURNER,
)
from spellwright.games.duels.queries import (
    bits_of,
    card_word,
    limit_of,
    model_of_piece,
    models_within,
    turnable,
)
from spellwright.games.duels.rules.before_clash import LookAhead
from spellwright.games.duels.rules.clash_deck import draw
from spellwright.games.duels.rules.locks import destroy, lock
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.overlays import turn_overlay
from spellwright.games.duels.rules.statuses import conceal_for_round, heal, may_conceal
from spellwright.games.duels.rules.upkeep import advance_clock
from spellwright.games.duels.state import (
    NOBODY,
    ArtifactKind,
    DuelsProcedure,
    DuelsState,
    Model,
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND, first_of

USABLE: Final = [
    artifact
    for artifact, action in enumerate(ARTIFACT_ACTION)
    if action in ("free", "quick", "advanced")
]
_USABLE_MASK: Final = sum(1 << artifact for artifact in USABLE)
OVERLAY_REACH: Final = {CROOKSHANKS: 3, DELUMINATOR: 4}
POWDER_REACH: Final = 1
CUP_REACH: Final = 2
TIME_TURNER_MOVE: Final = 2
CLOAK_CONCEALMENT: Final = 3


def usable_artifacts(s: DuelsState, model: int) -> list[int]:
    """The Artifacts whose ability the active Model can use now."""
    found = []
    for artifact in bits_of(s.gear[model] & ~s.locked[model] & _USABLE_MASK):
        action = ARTIFACT_ACTION[artifact]
        if action == "quick" and not s.quick:
            continue
        if action == "advanced" and not s.advanced:
            continue
        if is_of_use(s, model, artifact):
            found.append(artifact)
    return found


def is_of_use(s: DuelsState, model: int, artifact: int) -> bool:
    """WD-17.16: whether the ability can be carried out."""
    seat = seat_of(model)
    if artifact == REMEMBRALL:
        return len(s.hand[seat]) < HAND and bool(s.deck[seat] or s.discard[seat])
    if artifact in OVERLAY_REACH:
        return bool(turnable(s, s.at[model], OVERLAY_REACH[artifact]))
    if artifact == CUP:
        return s.impacts[model] > 0 and bool(cup_takers(s, model))
    if artifact == DIADEM:
        return bool(s.deck[seat])
    return True


def cup_takers(s: DuelsState, model: int) -> list[int]:
    near = models_within(s, seat_of(model), s.at[model], CUP_REACH)
    return [other for other in near if other != model and s.impacts[other] < limit_of(s, other)]


def cooling_spells(s: DuelsState, model: int) -> list[int]:
    """Spellbook Spells on a Model that carry a Clock."""
    return [
        card
        for card in cards_of(seat_of(model))
        if s.holder[card] == model and s.bound[card] == NOBODY and s.clock[card]
    ]


class UseArtifact(DuelsProcedure):
    """WD-35.8: the cost first, then the effect."""

    model: Model
    artifact: ArtifactKind
    __slots__ = tuple(__annotations__)

    STEPS = ("pay", "choose", "work")

    def __init__(self, model: int, artifact: int) -> None:
        self.model = model
        self.artifact = artifact

    def pay(self, s: DuelsState) -> None:
        s.tell(story.USES_ARTIFACT, s.piece[self.model], self.artifact)
        if self.artifact == DARKNESS_POWDER:
            destroy(s, self.model, self.artifact)
        else:
            lock(s, self.model, self.artifact)

    def question(self) -> int:
        if self.artifact == CUP:
            return words.ASK_CUP
        return words.ASK_CLOCK if self.artifact == TIME_TURNER else words.ASK_OVERLAY

    def choose(self, s: DuelsState) -> None:
        found = self.options(s, seat_of(self.model), 0)
        if len(found) > 1:
            s.ask(seat_of(self.model), self.question())
        else:
            s.answer = found[0] if found else words.PASS

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if self.artifact in OVERLAY_REACH:
            overlays = turnable(s, s.at[self.model], OVERLAY_REACH[self.artifact])
            return [words.OVERLAY | overlay << FIRST for overlay in overlays]
        if self.artifact == CUP:
            return [words.MODEL | s.piece[m] << FIRST for m in cup_takers(s, self.model)]
        if self.artifact == TIME_TURNER:
            piece = s.piece[self.model] << SECOND
            cards = cooling_spells(s, self.model)
            return [words.SPELL | card_word(s, card) << FIRST | piece for card in cards]
        return []

    def work(self, s: DuelsState) -> None:
        seat, model = seat_of(self.model), self.model
        if self.artifact == REMEMBRALL:
            draw(s, seat)
        elif self.artifact == DARKNESS_POWDER:
            for friend in models_within(s, seat, s.at[model], POWDER_REACH):
                conceal_for_round(s, friend, 1)
        elif self.artifact in OVERLAY_REACH:
            turn_overlay(s, first_of(s.answer))
        elif self.artifact == TIME_TURNER:
            self.turn_time(s)
        elif self.artifact == CLOAK:
            if may_conceal(s, model):
                s.cloaked[model] = CLOAK_CONCEALMENT
                s.tell(story.CONCEALED, s.piece[model], CLOAK_CONCEALMENT)
        elif self.artifact == CUP:
            heal(s, model, 1)
            taker = model_of_piece(s, first_of(s.answer))
            s.impacts[taker] += 1
            s.tell(story.IMPACTS, s.piece[taker], 1)
        else:
            s.push(LookAhead(seat))

    def turn_time(self, s: DuelsState) -> None:
        wanted = first_of(s.answer)
        for card in cooling_spells(s, self.model):
            if card_word(s, card) == wanted:
                advance_clock(s, card)
                break
        s.push(Move(self.model, TIME_TURNER_MOVE, seat_of(self.model)))
