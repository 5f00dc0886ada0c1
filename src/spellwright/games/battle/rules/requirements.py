"""What a shelf asks for before it gives an ingredient (HB-7.25, HB-7.26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import count_type, shown
from spellwright.games.battle.state import (
    ACQUIRED,
    ALLIES,
    ATTACK_ASSIGNED,
    ATTACK_ON_VILLAINS,
    BANISHED,
    CHARM_USED,
    DICE,
    DISCARDS,
    EVENTS,
    EXTRA_CARDS,
    GAVE_TOKENS,
    HEALED_ANOTHER,
    HIGHEST_ACQUIRED,
    INFLUENCE_GAINED,
    INFLUENCE_ON_VILLAINS,
    INFLUENCE_SPENT,
    ITEMS,
    REMOVED_BY_ACTIVE,
    SAVED_TOKEN,
    SPELLS,
    VILLAINS_DEFEATED,
    BattleState,
)


def is_shelf_open(s: BattleState, requirement: int) -> bool:
    return _TESTS[requirement](s)


_BY_WORD: Final[dict[str, Callable[[BattleState], bool]]] = {
    "hero-stunned": lambda s: 0 in s.health,
    "hero-at-10": lambda s: columns.FULL_HEALTH in s.health,
    "hero-at-3": lambda s: min(s.health) <= 3,
    "control-2": lambda s: s.control >= 2,
    "ally-in-shop": lambda s: count_type(shown(s), v.ALLY) >= 1,
    "items-in-shop-2": lambda s: count_type(shown(s), v.ITEM) >= 2,
    "hero-has-dark-potion": lambda s: bool(s.brews),
    "heal-another": lambda s: s.tally[HEALED_ANOTHER] > 0,
    "assign-attack-3": lambda s: s.tally[ATTACK_ASSIGNED] >= 3,
    "gain-influence-5": lambda s: s.tally[INFLUENCE_GAINED] >= 5,
    "play-spells-3": lambda s: s.tally[SPELLS] >= 3,
    "acquire-value-4": lambda s: s.tally[HIGHEST_ACQUIRED] >= 4,
    "play-items-2": lambda s: s.tally[ITEMS] >= 2,
    "discard-card": lambda s: s.tally[DISCARDS] > 0,
    "hero-gains-3": lambda s: max(s.gained) >= 3,
    "resolve-events-2": lambda s: s.tally[EVENTS] >= 2,
    "defeat-villain": lambda s: s.tally[VILLAINS_DEFEATED] > 0,
    "draw-extra": lambda s: s.tally[EXTRA_CARDS] > 0,
    "use-charm": lambda s: s.tally[CHARM_USED] > 0,
    "assign-both": lambda s: s.tally[ATTACK_ON_VILLAINS] > 0 and s.tally[INFLUENCE_ON_VILLAINS] > 0,
    "acquire-2": lambda s: s.tally[ACQUIRED] >= 2,
    "lose-health-3": lambda s: s.lost[s.active] >= 3,
    "play-ally": lambda s: s.tally[ALLIES] > 0,
    "banish-card": lambda s: s.tally[BANISHED] > 0,
    "give-tokens": lambda s: s.tally[GAVE_TOKENS] > 0,
    "remove-control": lambda s: s.tally[REMOVED_BY_ACTIVE] > 0,
    "roll-house-die": lambda s: s.tally[DICE] > 0,
    "spend-influence-6": lambda s: s.tally[INFLUENCE_SPENT] >= 6,
    "saved-token": lambda s: s.tally[SAVED_TOKEN] > 0,
}
_TESTS: Final = [_BY_WORD[word] for word in columns.REQUIREMENTS]
