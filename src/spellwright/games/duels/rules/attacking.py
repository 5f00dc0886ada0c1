"""The Attack action (WD-25)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import ANIMAL, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_DAMAGE,
    ATTACK_LOCKS,
    ATTACK_POISON,
    ATTACK_RANGE,
    ATTACK_SLOW,
    FANG_ATTACK,
    HORCRUX_MASK,
    INNATE_ATTACKS,
    WEAPON,
)
from spellwright.games.duels.queries import (
    bits_of,
    model_of_piece,
    nearest_foe,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules.clash_deck import put_cards_away
from spellwright.games.duels.rules.faced_clash import FacedClash
from spellwright.games.duels.rules.harm import FROM_ATTACK, hurt
from spellwright.games.duels.rules.locks import destroy, lock
from spellwright.games.duels.rules.lower_parts import LateLowerParts
from spellwright.games.duels.rules.mourning import mourn
from spellwright.games.duels.rules.scoring import score_events
from spellwright.games.duels.rules.statuses import come_out, poison, slow_down
from spellwright.games.duels.state import (
    BY_ATTACK,
    NOBODY,
    NOTHING,
    AttackKind,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    Seat,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND, first_of

_WEAPON_MASK: Final = sum(1 << artifact for artifact, attack in enumerate(WEAPON) if attack >= 0)


def attacks_of(s: DuelsState, model: int) -> list[int]:
    """The Attacks that a Model can use now: Innate ones and weapons (WD-25.5, WD-25.12)."""
    locked = s.innate_locked[model]
    innate = INNATE_ATTACKS[s.character[model]]
    found = [attack for attack in innate if not locked >> attack & 1]
    weapons = s.gear[model] & ~s.locked[model] & _WEAPON_MASK
    if weapons and not is_now(s, model, ANIMAL):
        found += [WEAPON[artifact] for artifact in bits_of(weapons)]
    return found


def usable_attacks(s: DuelsState, model: int) -> list[int]:
    """The Attacks of a Model that have a target (WD-17.16)."""
    attacks = attacks_of(s, model)
    if not attacks:
        return attacks
    nearest = nearest_foe(s, model)
    return [a for a in attacks if nearest <= reach_of(s, model, ATTACK_RANGE[a])]


def foes_for(s: DuelsState, model: int, attack: int) -> list[int]:
    """WD-25.6, WD-25.7, WD-G47."""
    reach = reach_of(s, model, ATTACK_RANGE[attack])
    return targets_in_reach(s, model, reach, 1 - seat_of(model))


class Attack(DuelsProcedure):
    """WD-40.17: choose the Attack, then the target."""

    model: Model
    attack: AttackKind
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_attack", "choose_target", "carry_out")

    def __init__(self, model: int) -> None:
        self.model = model
        self.attack = NOTHING

    def choose_attack(self, s: DuelsState) -> None:
        found = usable_attacks(s, self.model)
        if len(found) > 1:
            s.ask(seat_of(self.model), words.ASK_ATTACK)
        else:
            s.answer = words.ATTACK | found[0] << FIRST

    def choose_target(self, s: DuelsState) -> None:
        self.attack = first_of(s.answer)
        foes = foes_for(s, self.model, self.attack)
        if len(foes) > 1:
            s.ask(seat_of(self.model), words.ASK_ATTACK_TARGET, self.attack)
        else:
            s.answer = words.MODEL | s.piece[foes[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_ATTACK:
            return [words.ATTACK | attack << FIRST for attack in usable_attacks(s, self.model)]
        foes = foes_for(s, self.model, self.attack)
        return [words.MODEL | s.piece[foe] << FIRST for foe in foes]

    def carry_out(self, s: DuelsState) -> None:
        target = model_of_piece(s, first_of(s.answer))
        s.push(Assault(seat_of(self.model), self.model, self.attack, target))


class Assault(DuelsProcedure):
    """WD-25.8 to WD-25.12. Under Imperio `seat` plays for a Model of the other Group."""

    seat: Seat
    actor: Model
    attack: AttackKind
    target: Model
    cause: Model
    hit: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "declare",
        "resolve",
        "effects",
        "destroy_horcrux",
        "mourning",
        "score",
        "lower_parts",
        "put_away",
    )

    def __init__(
        self, seat: int, actor: int, attack: int, target: int, cause: int = NOBODY
    ) -> None:
        self.seat = seat
        self.actor = actor
        self.attack = attack
        self.target = target
        self.cause = actor if cause == NOBODY else cause
        self.hit = 0

    def declare(self, s: DuelsState) -> None:
        s.tell(story.ATTACKS, s.piece[self.actor], self.attack, s.piece[self.target])
        come_out(s, self.actor)
        s.push(FacedClash(self.seat, BY_ATTACK, self.attack, self.actor, self.target))

    def resolve(self, s: DuelsState) -> None:
        """WD-25.10, WD-25.11."""
        self.hit = int(s.result >= 1)
        s.strengthened[self.actor] = 0
        if self.hit and ATTACK_DAMAGE[self.attack]:
            hurt(s, self.target, ATTACK_DAMAGE[self.attack], FROM_ATTACK, self.cause)

    def horcruxes(self, s: DuelsState) -> list[int]:
        return bits_of(s.gear[self.target] & HORCRUX_MASK)

    def effects(self, s: DuelsState) -> None:
        """WD-38.2; the Basilisk Fang also destroys a Horcrux."""
        found: list[int] = []
        if self.hit:
            poison(s, self.target, ATTACK_POISON[self.attack])
            slow_down(s, self.target, ATTACK_SLOW[self.attack])
            if self.attack == FANG_ATTACK:
                found = self.horcruxes(s)
        if not found:
            self.go_to("mourning")
        elif len(found) > 1:
            s.ask(self.seat, words.ASK_DESTROY)
        else:
            s.answer = words.ARTIFACT | found[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        piece = s.piece[self.target]
        return [words.ARTIFACT | a << FIRST | piece << SECOND for a in self.horcruxes(s)]

    def destroy_horcrux(self, s: DuelsState) -> None:
        destroy(s, self.target, first_of(s.answer))

    def mourning(self, s: DuelsState) -> None:
        mourn(s, self.seat)

    def score(self, s: DuelsState) -> None:
        score_events(s)

    def lower_parts(self, s: DuelsState) -> None:
        s.push(LateLowerParts(self.seat, self.actor, self.target))

    def put_away(self, s: DuelsState) -> None:
        """WD-35.8: the Lock Marker comes at the end, hit or miss."""
        put_cards_away(s)
        if not ATTACK_LOCKS[self.attack] or s.at[self.actor] < 0:
            return
        innate = INNATE_ATTACKS[s.character[self.actor]]
        if self.attack in innate:
            s.innate_locked[self.actor] |= 1 << self.attack
        else:
            borne = [one for one in bits_of(s.gear[self.actor]) if WEAPON[one] == self.attack]
            unlocked = [one for one in borne if not s.locked[self.actor] >> one & 1]
            for artifact in (unlocked or borne)[:1]:
                lock(s, self.actor, artifact)
