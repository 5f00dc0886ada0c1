"""What the Encounter cards do (TA-O01 to TA-M40); importing it fills `card_effects`."""

from spellwright.games.talisman.rules.cards import (
    middle_events,
    middle_observers,
    outer_events,
    outer_observers,
    places,
)

__all__ = ["middle_events", "middle_observers", "outer_events", "outer_observers", "places"]
