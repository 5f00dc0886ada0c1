"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 58,000 games of greedy Heroes ended, seen from 690,000 beginnings of a turn (logistic
regression): all scenarios, two to four Heroes, all ways to count events. In two games of three some
choices were left to chance: one in twelve to thirty, of purchases up to one in five. A fit to four
fifths of the games had a logarithmic loss of 0.31 a turn on the others. SCENARIO, HERO and SURENESS
were then fitted to 1,500 games of two greedy Heroes who left nothing to chance.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns

CONTROL: Final = 1.12
"""The logarithm of the control tokens that the Locations can still take."""
CONTROL_SHARE: Final = 5.162
"""The Locations' spaces for control tokens, all of them free."""
WORK: Final = -3.26
"""The logarithm of the Attack that is still needed."""
WORK_SHARE: Final = -3.035
"""All the Attack that is needed at the beginning."""
POWER: Final = 4.42
"""A point of the average worth of the cards in a deck."""
HEALTH: Final = 1.13
"""Full Health of all Heroes."""
HAND: Final = 0.089
"""A point of worth in the hand of the active Hero."""
CARD: Final = 0.051
"""A card more in every deck."""
HIDDEN_FOE: Final = 0.515
"""A foe of the stack, for the same Attack needed: it does no harm yet."""
FOE: Final = 0.963
"""A foe that lies open, likewise: the fit knows it by its Attack and by its name."""
CHALLENGE: Final = -0.488
"""A Horcrux or an Encounter that is not done."""
HEROES: Final = (0.0, 0.0, 0.0, -0.836, -1.105, -1.105)
"""The number of Heroes: more of them wait longer, while every turn harms everybody."""
EVENTS: Final = {"location": 0.0, "escalation": -2.65, "level": -0.929}
"""The way in which the number of events is set (HB-4.1)."""

SURENESS: Final = 0.81
"""The factor of all that follows from the position: those who leave nothing to chance lose a lead
more often than the fit to the others says."""
HERO: Final = columns.hero_opinions()
"""What a Hero is worth who is everybody; of several Heroes the average counts."""

SCENARIO: Final = columns.scenario_opinions()
"""How hard a scenario is; one of a pack that says nothing is as hard as the one of its level."""

IN_DECK: Final = columns.opinions("in_deck", 10)
"""What a deck of nothing but this card adds to the average worth of its cards."""

IN_ROW: Final = columns.opinions("in_row", 100)
"""A foe that lies open, beyond the Attack that it needs."""
