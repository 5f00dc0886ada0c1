"""What would change nothing here and now: said beside the option before it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels.content.columns import (
    ATTACK_RANGE,
    BASIC,
    ELF,
    HAND,
    POTION_ACTS_AS,
    SPELL_ACTS_AS,
    SPELL_RANGE,
    potion,
    spell,
)
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.queries import can_cast, flies, has, reach_of
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.potions import potion_targets
from spellwright.games.duels.rules.spell_targets import foes_in_reach, friends_in_reach
from spellwright.games.duels.state import NOBODY, NOTHING, DuelsState, cards_of, seat_of
from spellwright.kernel.saying import Saying

Idle = Callable[[DuelsState, int, int], Saying | None]
"""Why a card of a Model's, known by its number, would change nothing now, or None."""


def spell_warning(s: DuelsState, caster: int, number: int) -> Saying | None:
    idle = _SPELLS.get(SPELL_ACTS_AS[number])
    return idle(s, caster, number) if idle is not None else None


def potion_warning(s: DuelsState, user: int, number: int) -> Saying | None:
    idle = _POTIONS.get(POTION_ACTS_AS[number])
    return idle(s, user, number) if idle is not None else None


# -- Spells ----------------------------------------------------------------------------------------


def _nobody_to_heal(s: DuelsState, caster: int, number: int) -> Saying | None:
    hurt = any(s.impacts[friend] for friend in friends_in_reach(s, caster, number))
    return None if hurt else say("note-idle-nobody-hurt")


def _accio(s: DuelsState, caster: int, number: int) -> Saying | None:
    row = s.board.distance[s.at[caster]]
    friends = [friend for friend in friends_in_reach(s, caster, number) if friend != caster]
    far = [friend for friend in friends if row[s.at[friend]] > 1]
    return None if far else say("note-idle-friends-near")


def _imperio(s: DuelsState, caster: int, number: int) -> Saying | None:
    """The target may walk first, so a friend of it must be out of reach by more than that."""
    for slave in foes_in_reach(s, caster, number):
        if _farthest(s, slave) >= _nearest_friend(s, slave):
            return None
    return say("note-idle-imperio")


def _farthest(s: DuelsState, slave: int) -> int:
    from spellwright.games.duels.rules.spells.imperio import IMPERIO_MOVE

    ranges = [ATTACK_RANGE[attack] for attack in attacks_of(s, slave)]
    if can_cast(s, slave) and not has(s, slave, ELF):
        ranges.append(SPELL_RANGE[BASIC])
    return IMPERIO_MOVE + reach_of(s, slave, max(ranges)) if ranges else 0


def _nearest_friend(s: DuelsState, slave: int) -> int:
    row = s.board.distance[s.at[slave]]
    group = [m for m in range(len(s.at)) if seat_of(m) == seat_of(slave) and m != slave]
    return min([row[s.at[m]] for m in group if s.at[m] >= 0], default=1_000)


def _obliviate(s: DuelsState, caster: int, _number: int) -> Saying | None:
    ready = [
        card
        for card in cards_of(1 - seat_of(caster))
        if s.spell[card] != NOTHING
        and s.bound[card] == NOBODY
        and s.holder[card] == NOBODY
        and not s.clock[card]
    ]
    return None if ready else say("note-idle-no-spell-ready")


def _empty_hand(s: DuelsState, actor: int, _number: int) -> Saying | None:
    return None if s.hand[1 - seat_of(actor)] else say("note-idle-no-card-in-hand")


def _alarte(s: DuelsState, caster: int, number: int) -> Saying | None:
    foes = foes_in_reach(s, caster, number)
    return say("note-idle-all-fly") if all(flies(s, foe) for foe in foes) else None


_SPELLS: Final[dict[int, Idle]] = {
    spell("accio"): _accio,
    spell("imperio"): _imperio,
    spell("obliviate"): _obliviate,
    spell("legilimens"): _empty_hand,
    spell("alarte-ascendare"): _alarte,
    spell("episkey"): _nobody_to_heal,
}

# -- Potions ---------------------------------------------------------------------------------------


def _nobody_hurt(s: DuelsState, user: int, number: int) -> Saying | None:
    hurt = any(s.impacts[target] for target in potion_targets(s, user, number))
    return None if hurt else say("note-idle-nobody-hurt")


def _nobody_poisoned(s: DuelsState, user: int, number: int) -> Saying | None:
    targets = potion_targets(s, user, number)
    return None if any(s.poison[target] for target in targets) else say("note-idle-no-poison")


def _full_hand(s: DuelsState, user: int, _number: int) -> Saying | None:
    held = len(s.hand[seat_of(user)])
    return say("note-idle-full-hand", n=held) if held >= HAND else None


def _no_marker_spent(s: DuelsState, user: int, _number: int) -> Saying | None:
    seat = seat_of(user)
    return None if s.spent_light[seat] + s.spent_dark[seat] else say("note-idle-no-marker-spent")


def _no_lucky(s: DuelsState, _user: int, _number: int) -> Saying | None:
    return None if s.lucky_supply else say("note-idle-no-lucky")


def _no_jinxed(s: DuelsState, _user: int, _number: int) -> Saying | None:
    return None if s.jinxed_supply else say("note-idle-no-jinxed")


_POTIONS: Final[dict[int, Idle]] = {
    potion("blood-replenishing-draught"): _nobody_hurt,
    potion("grand-pepperup"): _nobody_hurt,
    potion("antidote-to-common-poisons"): _nobody_poisoned,
    potion("wit-sharpener"): _full_hand,
    potion("invigoration-drops"): _no_marker_spent,
    potion("lucky-drop"): _no_lucky,
    potion("jinxing-draught"): _no_jinxed,
    potion("befuddlement-draught"): _empty_hand,
}
