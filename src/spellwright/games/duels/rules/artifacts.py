"""The abilities of Artifacts that are used in an activation (WD-17.17, WD-35)."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.content import Extendable, Register
from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    ARTIFACT_ACTION,
    ARTIFACT_ACTS_AS,
    HAND,
    SNEAKOSCOPE,
)
from spellwright.games.duels.content.rows import ARTIFACT_ENTRIES, resolved
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.queries import (
    bits_of,
    card_word,
    limit_of,
    model_of_piece,
    models_within,
    turnable,
)
from spellwright.games.duels.refusal_reasons.reason import Reason, cannot_draw, name_of
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

_USED: Final = ("free", "quick", "advanced")
USABLE: Final = [artifact for artifact, action in enumerate(ARTIFACT_ACTION) if action in _USED]
_USABLE_MASK: Final = sum(1 << artifact for artifact in USABLE)
POWDER_REACH: Final = 1
CUP_REACH: Final = 2
TIME_TURNER_MOVE: Final = 2
CLOAK_CONCEALMENT: Final = 3
CROOKSHANKS_REACH: Final = 3
DELUMINATOR_REACH: Final = 4


class Ability(Extendable):
    """What an Artifact does when it is used in an activation."""

    __slots__ = ()

    IS_SPENT: ClassVar[bool] = False
    """Whether the Artifact leaves the game; otherwise it gets a Lock Marker."""
    QUESTION: ClassVar[int] = words.ASK_OVERLAY
    """What is asked where there are several options."""

    def is_of_use(self, s: DuelsState, model: int) -> bool:
        """WD-17.16: whether the ability can be carried out."""
        return True

    def why_not(self, s: DuelsState, model: int) -> Reason | None:
        """Why it cannot be carried out, for people."""
        return None

    def options(self, s: DuelsState, model: int) -> list[int]:
        """Among what the player chooses; nothing if there is no choice."""
        return []

    def work(self, s: DuelsState, model: int) -> None:
        """Carry it out: `s.answer` is what was chosen."""
        raise NotImplementedError


effect: Final[Register[type[Ability]]] = Register("effect", extends=Ability)
"""The abilities of Artifacts, by their keys."""
ABILITIES: Final[list[Ability]] = []
"""By the numbers of Artifacts, once all abilities are there (`resolve_abilities`)."""


def resolve_abilities() -> None:
    """Find the ability of each Artifact, the game's and those of packs; refused if one is missing,
    or if an Artifact would do nothing at all.
    """
    ABILITIES[:] = [brought() for brought in resolved(ARTIFACT_ENTRIES, effect, _without_action)]


def _without_action(number: int) -> type[Ability] | None:
    """An Artifact that nobody uses acts by its figures, or like the one that it names."""
    row, pack = ARTIFACT_ENTRIES[number].row, ARTIFACT_ENTRIES[number].pack
    action = ARTIFACT_ACTION[number]
    acts_like_another = ARTIFACT_ACTS_AS[number] != number
    if action in _USED or (row["effect"] and not acts_like_another):
        return None
    if action == "clash":
        return Ability if ARTIFACT_ACTS_AS[number] == SNEAKOSCOPE else None
    does_something = row["trait"] or action == "attack" or row["keyword"] == "horcrux"
    cunning = row["light"] + row["dark"] + row["neutral"]
    return Ability if not pack or acts_like_another or does_something or cunning else None


@effect("remembrall")
class Remembrall(Ability):
    """Draw a Clash Card."""

    __slots__ = ()

    def is_of_use(self, s: DuelsState, model: int) -> bool:
        seat = seat_of(model)
        return len(s.hand[seat]) < HAND and bool(s.deck[seat] or s.discard[seat])

    def why_not(self, s: DuelsState, model: int) -> Reason | None:
        return cannot_draw(s, seat_of(model), "WD-17.16")

    def work(self, s: DuelsState, model: int) -> None:
        draw(s, seat_of(model))


@effect("darkness-powder")
class DarknessPowder(Ability):
    """Friends nearby are concealed."""

    __slots__ = ()

    IS_SPENT = True

    def work(self, s: DuelsState, model: int) -> None:
        for friend in models_within(s, seat_of(model), s.at[model], POWDER_REACH):
            conceal_for_round(s, friend, 1)


class Turner(Ability):
    """Turn an overlay over."""

    __slots__ = ()

    REACH: ClassVar[int] = 0

    def is_of_use(self, s: DuelsState, model: int) -> bool:
        return bool(turnable(s, s.at[model], self.REACH))

    def why_not(self, s: DuelsState, model: int) -> Reason | None:
        who = name_of(s, model)
        return say("refusal-no-overlay-within", reach=self.REACH, who=who), "WD-17.16"

    def options(self, s: DuelsState, model: int) -> list[int]:
        overlays = turnable(s, s.at[model], self.REACH)
        return [words.OVERLAY | overlay << FIRST for overlay in overlays]

    def work(self, s: DuelsState, model: int) -> None:
        turn_overlay(s, model, first_of(s.answer))


@effect("crookshanks")
class Crookshanks(Turner):
    __slots__ = ()

    REACH = CROOKSHANKS_REACH


@effect("deluminator")
class Deluminator(Turner):
    __slots__ = ()

    REACH = DELUMINATOR_REACH


@effect("time-turner")
class TimeTurner(Ability):
    """A Clock goes forward, and the bearer may move."""

    __slots__ = ()

    QUESTION = words.ASK_CLOCK

    def options(self, s: DuelsState, model: int) -> list[int]:
        piece = s.piece[model] << SECOND
        cards = cooling_spells(s, model)
        return [words.SPELL | card_word(s, card) << FIRST | piece for card in cards]

    def work(self, s: DuelsState, model: int) -> None:
        wanted = first_of(s.answer)
        for card in cooling_spells(s, model):
            if card_word(s, card) == wanted:
                advance_clock(s, card)
                break
        s.push(Move(model, TIME_TURNER_MOVE, seat_of(model)))


@effect("invisibility-cloak")
class Cloak(Ability):
    """The bearer is concealed."""

    __slots__ = ()

    def work(self, s: DuelsState, model: int) -> None:
        if may_conceal(s, model):
            s.cloaked[model] = CLOAK_CONCEALMENT
            s.tell(story.CONCEALED, s.piece[model], CLOAK_CONCEALMENT)


@effect("hufflepuffs-cup")
class Cup(Ability):
    """An Impact is passed on to a friend."""

    __slots__ = ()

    QUESTION = words.ASK_CUP

    def is_of_use(self, s: DuelsState, model: int) -> bool:
        return s.impacts[model] > 0 and bool(cup_takers(s, model))

    def why_not(self, s: DuelsState, model: int) -> Reason | None:
        if not s.impacts[model]:
            return say("refusal-no-impact-to-pass", who=name_of(s, model)), "WD-17.16"
        if not cup_takers(s, model):
            return say("refusal-nobody-takes-impact"), "WD-17.16"
        return None

    def options(self, s: DuelsState, model: int) -> list[int]:
        return [words.MODEL | s.piece[m] << FIRST for m in cup_takers(s, model)]

    def work(self, s: DuelsState, model: int) -> None:
        heal(s, model, 1)
        taker = model_of_piece(s, first_of(s.answer))
        s.impacts[taker] += 1
        s.tell(story.IMPACTS, s.piece[taker], 1)


@effect("ravenclaws-diadem")
class Diadem(Ability):
    """The top cards of the Clash Deck are put in order."""

    __slots__ = ()

    def is_of_use(self, s: DuelsState, model: int) -> bool:
        return bool(s.deck[seat_of(model)])

    def why_not(self, s: DuelsState, model: int) -> Reason | None:
        return say("refusal-deck-empty"), "WD-G23"

    def work(self, s: DuelsState, model: int) -> None:
        s.push(LookAhead(seat_of(model)))


def usable_artifacts(s: DuelsState, model: int) -> list[int]:
    """The Artifacts whose ability the active Model can use now."""
    found = []
    for artifact in bits_of(s.gear[model] & ~s.locked[model] & _USABLE_MASK):
        action = ARTIFACT_ACTION[artifact]
        if action == "quick" and not s.quick:
            continue
        if action == "advanced" and not s.advanced:
            continue
        if ABILITIES[artifact].is_of_use(s, model):
            found.append(artifact)
    return found


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
        if ABILITIES[self.artifact].IS_SPENT:
            destroy(s, self.model, self.artifact)
        else:
            lock(s, self.model, self.artifact)

    def choose(self, s: DuelsState) -> None:
        found = self.options(s, seat_of(self.model), 0)
        if len(found) > 1:
            s.ask(seat_of(self.model), ABILITIES[self.artifact].QUESTION)
        else:
            s.answer = found[0] if found else words.PASS

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return ABILITIES[self.artifact].options(s, self.model)

    def work(self, s: DuelsState) -> None:
        ABILITIES[self.artifact].work(s, self.model)
