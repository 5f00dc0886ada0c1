"""How a position becomes numbers for those who learn: the own wizard comes first."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import KEYS
from spellwright.games.wizardry.lexicons import MOST_SEATS
from spellwright.games.wizardry.state import WRITTEN
from spellwright.kernel.observation import AS_COUNTS, BY_SEAT, Observation, Seen

LONG_PLAN: Final = 24
MOST_ANIMALS: Final = 48
MOST_TURNS: Final = 200_000
LATEST: Final = 1 << 30
"""When a wizard was out, over all rematches."""

OF_EACH: Final = Seen(by=BY_SEAT)
FEW: Final = Seen(most=99, by=BY_SEAT)
PEOPLE: Final = Seen(bits=MOST_SEATS, names=BY_SEAT, by=BY_SEAT)
ENTRIES: Final = Seen(longest=LONG_PLAN, parts=(WRITTEN, 12), by=BY_SEAT)
OF_ANIMALS: Final = Seen(most=len(KEYS), rows=MOST_ANIMALS, longest=4)

OBSERVATION: Final = Observation(
    fields={
        "hits_to_defeat": Seen(most=99),
        "rematch": Seen(most=999),
        "turn": Seen(most=MOST_TURNS),
        "chosen": Seen(most=99, least=-1),
        "profile": OF_EACH,
        "known": Seen(form=AS_COUNTS, by=BY_SEAT),
        "public_spells": Seen(form=AS_COUNTS, by=BY_SEAT),
        "orientation": Seen(most=7, by=BY_SEAT),
        "third": Seen(most=9),
        "taking_part": OF_EACH,
        "in_play": OF_EACH,
        "out_at": Seen(most=LATEST, by=BY_SEAT),
        "hits": FEW,
        "at": OF_EACH,
        "double": OF_EACH,
        "left": OF_EACH,
        "poison": Seen(form=AS_COUNTS, by=BY_SEAT),
        "animals": Seen(longest=MOST_ANIMALS),
        "animal_owners": Seen(longest=MOST_ANIMALS),
        "animal_ap": Seen(most=99, longest=MOST_ANIMALS),
        "animal_plans": OF_ANIMALS,
        "animal_played": OF_ANIMALS,
        "balls": Seen(longest=2 * MOST_SEATS),
        "ball_owners": Seen(longest=2 * MOST_SEATS),
        "smashed": Seen(form=AS_COUNTS),
        "ap": FEW,
        "plan": ENTRIES,
        "played": ENTRIES,
        "locked": OF_EACH,
        "shown_entries": ENTRIES,
        "seen_by": PEOPLE,
        "announcing": Seen(most=9999, least=-1),
        "announced": Seen(most=9999, least=-1, by=BY_SEAT),
        "foreseen_by": PEOPLE,
        "initiative_entries": FEW,
        "defend_entries": FEW,
        "order": Seen(longest=MOST_SEATS),
        "pool": FEW,
        "carried_out": FEW,
        "moved_itself": OF_EACH,
        "used": OF_EACH,
        "sword": OF_EACH,
        "entangled": OF_EACH,
        "beautiful": OF_EACH,
        "circle": OF_EACH,
        "storming": OF_EACH,
        "flamed": OF_EACH,
        "blinded": OF_EACH,
        "weakened": OF_EACH,
        "absorbing": OF_EACH,
        "prevented": FEW,
        "cursed": OF_EACH,
        "curse_loss": FEW,
        "stoneskin": FEW,
        "step_ahead": OF_EACH,
        "aware": OF_EACH,
        "aware_next": OF_EACH,
        "lost_ap": FEW,
        "gained_ap": FEW,
        "watchers_next": PEOPLE,
        "foreseers_next": PEOPLE,
        "unavailable": OF_EACH,
        "teleported": OF_EACH,
    },
    kinds={"Seat": Seen(names=BY_SEAT)},
)
