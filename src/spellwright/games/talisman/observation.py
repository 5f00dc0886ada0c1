"""How a position becomes numbers for those who learn: the own Character comes first."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.content.columns import (
    ALL_SPELLS,
    CARDS,
    MIDDLE_DECK,
    OUTER_DECK,
)
from spellwright.games.talisman.lexicons import MOST_SEATS
from spellwright.kernel.observation import AS_COUNTS, BY_SEAT, Observation, Seen

LONGEST_DECK: Final = max(len(OUTER_DECK), len(MIDDLE_DECK), len(ALL_SPELLS))
MOST_ROUNDS: Final = 1_000_000
ONCE: Final = 8
"""The bits of what can be used once."""

OF_EACH: Final = Seen(by=BY_SEAT)
FEW: Final = Seen(most=99, by=BY_SEAT)
NUMBER: Final = Seen(most=999)
SEVERAL: Final = Seen(longest=40)
THROWN: Final = Seen(most=99, longest=9)
PEOPLE: Final = Seen(bits=MOST_SEATS, names=BY_SEAT)
PILE_OF_EACH: Final = Seen(form=AS_COUNTS, by=BY_SEAT)
ONCE_EACH: Final = Seen(bits=ONCE, by=BY_SEAT)

OBSERVATION: Final = Observation(
    fields={
        "round": Seen(most=MOST_ROUNDS),
        "choosing": Seen(longest=MOST_SEATS),
        "token": NUMBER,
        "beside": SEVERAL,
        "beside_owner": SEVERAL,
        "beside_turns": Seen(most=99, longest=40),
        "deck": Seen(least=-1, most=len(CARDS) - 1, longest=LONGEST_DECK),
        "deck_seen": Seen(bits=MOST_SEATS, names=BY_SEAT, longest=LONGEST_DECK),
        "discard": Seen(least=0, most=len(CARDS) - 1, form=AS_COUNTS),
        "stock": NUMBER,
        "fate_pool": NUMBER,
        "gold_pool": NUMBER,
        "cave_fate": NUMBER,
        "cottage": NUMBER,
        "unused": Seen(form=AS_COUNTS),
        "lying": Seen(least=0, most=len(CARDS) - 1, form=AS_COUNTS),
        "gold_at": NUMBER,
        "character": OF_EACH,
        "side": OF_EACH,
        "at": OF_EACH,
        "magic": FEW,
        "might": FEW,
        "life": FEW,
        "fate": FEW,
        "gold": FEW,
        "objects": PILE_OF_EACH,
        "followers": PILE_OF_EACH,
        "trophies": PILE_OF_EACH,
        "hand": Seen(longest=24, by=BY_SEAT),
        "hand_seen": Seen(bits=MOST_SEATS, names=BY_SEAT, longest=24, by=BY_SEAT),
        "lost": FEW,
        "extra": FEW,
        "ferret": FEW,
        "quest": OF_EACH,
        "back": FEW,
        "duty": Seen(least=-1, most=99, by=BY_SEAT),
        "stored": FEW,
        "permit": OF_EACH,
        "portkey_ready": OF_EACH,
        "evading": OF_EACH,
        "stayed": FEW,
        "mirrored": OF_EACH,
        "keeps": OF_EACH,
        "frozen_next": OF_EACH,
        "ruled_next": OF_EACH,
        "steered_next": OF_EACH,
        "round_used": ONCE_EACH,
        "turn_used": ONCE_EACH,
        "casts": FEW,
        "silent": FEW,
        "roll": NUMBER,
        "dice": THROWN,
        "fixed": Seen(least=-1, most=99),
        "dropped": Seen(form=AS_COUNTS),
        "turned_in": Seen(form=AS_COUNTS),
        "drawn": SEVERAL,
        "air": SEVERAL,
        "air_by": SEVERAL,
        "air_on": SEVERAL,
        "air_void": SEVERAL,
        "danger": SEVERAL,
        "spared": PEOPLE,
        "fight": NUMBER,
        "foe_cards": SEVERAL,
        "foe_values": Seen(most=99, longest=40),
        "ability": Seen(least=-1, most=9),
        "own_dice": THROWN,
        "foe_dice": THROWN,
        "patronus": PEOPLE,
        "disarmed": PEOPLE,
        "lessened": PEOPLE,
        "rewards": NUMBER,
    },
    kinds={"Seat": Seen(names=BY_SEAT)},
)
