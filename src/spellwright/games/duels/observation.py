"""How a position becomes numbers for those who learn: the own Group comes first."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.conditions import CONDITIONS
from spellwright.games.duels.content.columns import MOST_MODELS, TRAPS_EACH
from spellwright.games.duels.lexicons import SPELL_NAMES
from spellwright.games.duels.state import CARDS, CARDS_EACH, SEATS
from spellwright.kernel.observation import AS_COUNTS, BY_SEAT, Circle, Observation, Seen

MODEL: Final = "model"
CARD: Final = "card"
TRAP: Final = "trap"
LONGEST_DECK: Final = 40
MOST_EVENTS: Final = 40
"""The bits of what quests wait for."""

OF_SEATS: Final = Seen(by=BY_SEAT)
OF_MODELS: Final = Seen(by=MODEL)
OF_CARDS: Final = Seen(by=CARD)
OF_TRAPS: Final = Seen(by=TRAP)
FEW_OF_SEATS: Final = Seen(most=999, by=BY_SEAT)
FEW_OF_MODELS: Final = Seen(least=-20, most=999, by=MODEL)
FEW_OF_CARDS: Final = Seen(least=-20, most=999, by=CARD)
PILE: Final = Seen(form=AS_COUNTS, by=BY_SEAT)
CLASH_CARDS: Final = Seen(longest=LONGEST_DECK, by=BY_SEAT)
NUMBER: Final = Seen(most=999)


def circle(each: int) -> Circle:
    """Things of which each seat has so many."""
    return Circle(lambda _: each * SEATS, lambda _, seat: max(seat, 0) * each)


OBSERVATION: Final = Observation(
    fields={
        "round": NUMBER,
        "mysteries": Seen(longest=9),
        "overlay_terrain": OF_SEATS,
        "patronus": OF_SEATS,
        "fiendfyre": OF_SEATS,
        "trap_at": OF_TRAPS,
        "trap_spell": OF_TRAPS,
        "trap_caster": OF_TRAPS,
        "step": Seen(least=-1, most=99),
        "pending": Seen(least=-1, most=999),
        "ready": OF_SEATS,
        "affiliation": OF_SEATS,
        "leader": OF_SEATS,
        "character": OF_MODELS,
        "piece": OF_MODELS,
        "traits": Seen(by=MODEL, least=-1),
        "gear": Seen(by=MODEL, least=-1),
        "locked": OF_MODELS,
        "made": OF_MODELS,
        "made_by": OF_MODELS,
        "stock": Seen(by=BY_SEAT, least=-1),
        "emptied": OF_SEATS,
        "at": OF_MODELS,
        "conditions": Seen(bits=sum(CONDITIONS.values()).bit_length(), by=MODEL),
        "impacts": FEW_OF_MODELS,
        "poison": FEW_OF_MODELS,
        "slow": FEW_OF_MODELS,
        "smoke": FEW_OF_MODELS,
        "mist": FEW_OF_MODELS,
        "cloaked": FEW_OF_MODELS,
        "dazed": FEW_OF_MODELS,
        "felix": FEW_OF_MODELS,
        "dark_mark": FEW_OF_MODELS,
        "strengthened": FEW_OF_MODELS,
        "activations": FEW_OF_MODELS,
        "used": Seen(bits=8, by=MODEL),
        "used_up": Seen(bits=8, by=MODEL),
        "innate_locked": OF_MODELS,
        "held": OF_MODELS,
        "scorched": Seen(bits=8, by=MODEL),
        "harmed": FEW_OF_MODELS,
        "spell": OF_CARDS,
        "bound": OF_CARDS,
        "holder": OF_CARDS,
        "clock": FEW_OF_CARDS,
        "upkept": Seen(longest=CARDS),
        "on_light": FEW_OF_CARDS,
        "on_dark": FEW_OF_CARDS,
        "aim": OF_CARDS,
        "light": FEW_OF_SEATS,
        "dark": FEW_OF_SEATS,
        "spent_light": FEW_OF_SEATS,
        "spent_dark": FEW_OF_SEATS,
        "deck": CLASH_CARDS,
        "foreseen": FEW_OF_SEATS,
        "hand": PILE,
        "hand_seen": PILE,
        "discard": PILE,
        "lucky_supply": NUMBER,
        "jinxed_supply": NUMBER,
        "refilled": OF_SEATS,
        "clash_kind": Seen(least=-1, most=9),
        "clash_item": Seen(least=-1, most=len(SPELL_NAMES)),
        "counting": OF_SEATS,
        "face": FEW_OF_SEATS,
        "revealed": CLASH_CARDS,
        "extra": CLASH_CARDS,
        "aside": CLASH_CARDS,
        "empower": CLASH_CARDS,
        "empower_seen": FEW_OF_SEATS,
        "interrupted": Seen(least=-20, most=999, rows=20, longest=24),
        "lower_used": OF_SEATS,
        "sharper": NUMBER,
        "reacting": Seen(longest=CARDS),
        "declared": OF_SEATS,
        "clash_bonus": Seen(least=-99, most=999, by=BY_SEAT),
        "quest_deck": PILE,
        "quest_hand": PILE,
        "mulligan": Seen(form=AS_COUNTS),
        "quests": PILE,
        "scored": PILE,
        "quest_discard": PILE,
        "quests_seen": PILE,
        "points": FEW_OF_SEATS,
        "happened": Seen(bits=MOST_EVENTS, by=BY_SEAT),
        "toured": Seen(bits=MOST_EVENTS, by=BY_SEAT),
        "potions_used": FEW_OF_SEATS,
        "mourning": FEW_OF_SEATS,
        "activated": FEW_OF_SEATS,
    },
    kinds={
        "Seat": Seen(names=BY_SEAT),
        "Model": Seen(names=MODEL),
        "Card": Seen(names=CARD),
    },
    circles={
        MODEL: circle(MOST_MODELS),
        CARD: circle(CARDS_EACH),
        TRAP: circle(TRAPS_EACH),
    },
)
