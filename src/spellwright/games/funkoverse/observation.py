"""How a position becomes numbers for those who learn: the own side comes first."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import COPIES, ITEM_KEYS, KIND_KEYS
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.state import FIGURES, PLACES, TEAM, FunkoverseState
from spellwright.kernel.observation import BY_SEAT, Circle, Observation, Seen

MOST_DICE: Final = 30
MOST_ROUNDS: Final = 100_000
MOST_CARDS: Final = sum(COPIES)
"""Status cards on one character."""
SIDE: Final = "side"
FIGURE: Final = "figure"
TOKEN: Final = "token"
TOKENS_EACH: Final = len(TYPES) * PLACES


def own_side(s: FunkoverseState, seat: int) -> int:
    """Until colours are taken, light counts as the own side."""
    return max(s.side[seat], 0) if seat >= 0 else 0


OBSERVATION: Final = Observation(
    fields={
        "size": Seen(most=TEAM),
        "side": Seen(by=BY_SEAT),
        "turns_taken": Seen(most=2 * FIGURES, by=BY_SEAT),
        "round": Seen(most=MOST_ROUNDS),
        "actions_left": Seen(most=9),
        "kind": Seen(by=FIGURE),
        "called": Seen(by=FIGURE),
        "controller": Seen(by=FIGURE),
        "at": Seen(by=FIGURE),
        "down": Seen(by=FIGURE),
        "exhausted": Seen(by=FIGURE),
        "cooldown": Seen(by=FIGURE),
        "protego": Seen(most=9, by=FIGURE),
        "confundo": Seen(most=9, by=FIGURE),
        "cards": Seen(longest=MOST_CARDS, by=FIGURE),
        "points": Seen(most=999, by=SIDE),
        "item": Seen(by=SIDE),
        "holder": Seen(by=SIDE),
        "item_cooldown": Seen(by=SIDE),
        "leader": Seen(by=SIDE),
        "tokens": Seen(most=9, by=TOKEN),
        "attack_dice": Seen(longest=MOST_DICE),
        "defense_dice": Seen(longest=MOST_DICE),
        "picks": Seen(most=max(len(KIND_KEYS), len(ITEM_KEYS), FIGURES), longest=8, by=SIDE),
    },
    kinds={
        "Seat": Seen(names=BY_SEAT),
        "Side": Seen(names=SIDE),
        "Figure": Seen(names=FIGURE),
    },
    circles={
        SIDE: Circle(lambda _: 2, own_side),
        FIGURE: Circle(lambda _: FIGURES, lambda s, seat: own_side(s, seat) * TEAM),
        TOKEN: Circle(lambda _: 2 * TOKENS_EACH, lambda s, seat: own_side(s, seat) * TOKENS_EACH),
    },
)
