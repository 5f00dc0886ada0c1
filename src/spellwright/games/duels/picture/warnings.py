"""What would change nothing here and now: said beside the option before it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.duels.content.columns import (
    ATTACK_RANGE,
    BASIC,
    ELF,
    HAND,
    SPELL_RANGE,
    potion,
    spell,
)
from spellwright.games.duels.queries import can_cast, flies, has, reach_of, targets_in_reach
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.potions import potion_targets
from spellwright.games.duels.rules.spell_targets import foes_in_reach
from spellwright.games.duels.state import NOBODY, NOTHING, DuelsState, cards_of, seat_of

Idle = Callable[[DuelsState, int], str]
"""Why something of a Model's would change nothing now, or an empty text."""


def spell_warning(s: DuelsState, caster: int, number: int) -> str:
    idle = _SPELLS.get(number)
    return idle(s, caster) if idle is not None else ""


def potion_warning(s: DuelsState, user: int, number: int) -> str:
    idle = _POTIONS.get(number)
    return idle(s, user) if idle is not None else ""


# -- Spells ----------------------------------------------------------------------------------------


def _friends(s: DuelsState, caster: int, number: int) -> list[int]:
    reach = reach_of(s, caster, SPELL_RANGE[number])
    return targets_in_reach(s, caster, reach, seat_of(caster))


def _nobody_to_heal(number: int) -> Idle:
    def idle(s: DuelsState, caster: int) -> str:
        hurt = any(s.impacts[friend] for friend in _friends(s, caster, number))
        return "" if hurt else "nobody in reach has an Impact"

    return idle


def _accio(s: DuelsState, caster: int) -> str:
    row = s.board.distance[s.at[caster]]
    friends = [friend for friend in _friends(s, caster, spell("accio")) if friend != caster]
    far = [friend for friend in friends if row[s.at[friend]] > 1]
    return "" if far else "every friend in reach is next to the caster already"


def _imperio(s: DuelsState, caster: int) -> str:
    """The target may walk first, so a friend of it must be out of reach by more than that."""
    for slave in foes_in_reach(s, caster, spell("imperio")):
        if _farthest(s, slave) >= _nearest_friend(s, slave):
            return ""
    return "nobody of the target's Group would be in its reach: it only moves"


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


def _obliviate(s: DuelsState, caster: int) -> str:
    ready = [
        card
        for card in cards_of(1 - seat_of(caster))
        if s.spell[card] != NOTHING
        and s.bound[card] == NOBODY
        and s.holder[card] == NOBODY
        and not s.clock[card]
    ]
    return "" if ready else "no Spell is ready in the Opponent's Spellbook"


def _empty_hand(s: DuelsState, actor: int) -> str:
    return "" if s.hand[1 - seat_of(actor)] else "the Opponent has no Clash Card in hand"


def _alarte(s: DuelsState, caster: int) -> str:
    foes = foes_in_reach(s, caster, spell("alarte-ascendare"))
    return "every Model in reach can Fly" if all(flies(s, foe) for foe in foes) else ""


_SPELLS: Final[dict[int, Idle]] = {
    spell("accio"): _accio,
    spell("imperio"): _imperio,
    spell("obliviate"): _obliviate,
    spell("legilimens"): _empty_hand,
    spell("alarte-ascendare"): _alarte,
    spell("episkey"): _nobody_to_heal(spell("episkey")),
}

# -- Potions ---------------------------------------------------------------------------------------


def _nobody_with(column: str, said: str, key: str) -> Idle:
    def idle(s: DuelsState, user: int) -> str:
        figures: list[int] = {"impacts": s.impacts, "poison": s.poison}[column]
        found = any(figures[target] for target in potion_targets(s, user, potion(key)))
        return "" if found else f"nobody in reach has {said}"

    return idle


def _full_hand(s: DuelsState, user: int) -> str:
    held = len(s.hand[seat_of(user)])
    return f"you hold {held} Clash Cards" if held >= HAND else ""


def _no_marker_spent(s: DuelsState, user: int) -> str:
    seat = seat_of(user)
    return "" if s.spent_light[seat] + s.spent_dark[seat] else "you have no spent Power Marker"


def _no_lucky(s: DuelsState, _: int) -> str:
    return "" if s.lucky_supply else "no Lucky Card is left"


def _no_jinxed(s: DuelsState, _: int) -> str:
    return "" if s.jinxed_supply else "no Jinxed Card is left"


_POTIONS: Final[dict[int, Idle]] = {
    potion("blood-replenishing-draught"): _nobody_with(
        "impacts", "an Impact", "blood-replenishing-draught"
    ),
    potion("grand-pepperup"): _nobody_with("impacts", "an Impact", "grand-pepperup"),
    potion("antidote-to-common-poisons"): _nobody_with(
        "poison", "Poison", "antidote-to-common-poisons"
    ),
    potion("wit-sharpener"): _full_hand,
    potion("invigoration-drops"): _no_marker_spent,
    potion("lucky-drop"): _no_lucky,
    potion("jinxing-draught"): _no_jinxed,
    potion("befuddlement-draught"): _empty_hand,
}
