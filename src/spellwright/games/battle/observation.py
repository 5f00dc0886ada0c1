"""How a position becomes numbers for those who learn: the own Hero comes first."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content.columns import THINGS
from spellwright.games.battle.content.compiling import PROGRAM_TEXTS
from spellwright.games.battle.state import BattleState
from spellwright.kernel.observation import (
    AS_COUNTS,
    AS_SIZE,
    AS_TOP,
    Circle,
    Observation,
    Seen,
)

HERO: Final = "hero"
MOST_HEROES: Final = 5
MOST_TURNS: Final = 400_000
MOST_KNOWN: Final = 60
"""More cards on top of a deck, one after the other, nobody has looked at or put there."""
MOST_EFFECTS: Final = 60
HIGHEST: Final = max(THINGS, len(PROGRAM_TEXTS), 1 << 16)
"""Of all numbers in an effect that waits: a program, a card, its marks."""

OF_EACH: Final = Seen(by=HERO)
MANY: Final = Seen(most=999, by=HERO)
PILE_OF_EACH: Final = Seen(form=AS_COUNTS, by=HERO)
PILE: Final = Seen(form=AS_COUNTS)
NUMBER: Final = Seen(most=999)
HEROES: Final = Seen(bits=MOST_HEROES, names=HERO)


def first_own(s: BattleState, seat: int) -> int:
    """A single player has all Heroes, and the first of them comes first."""
    return max(seat, 0) if s.heroes == s.seats else 0


OBSERVATION: Final = Observation(
    fields={
        "heroes": Seen(most=MOST_HEROES),
        "hero": OF_EACH,
        "hero_card": OF_EACH,
        "expert": OF_EACH,
        "charm": OF_EACH,
        "hero_cards": Seen(longest=9, by=HERO),
        "experts": Seen(longest=9, by=HERO),
        "turn": Seen(most=MOST_TURNS),
        "step": Seen(most=9),
        "health": MANY,
        "attack": MANY,
        "influence": MANY,
        "deck": Seen(form=AS_TOP, longest=MOST_KNOWN, by=HERO),
        "hand": PILE_OF_EACH,
        "pile": PILE_OF_EACH,
        "deck_seen": MANY,
        "deck_known": MANY,
        "collected": PILE_OF_EACH,
        "own_shop": PILE_OF_EACH,
        "bought_own": PILE_OF_EACH,
        "purchased": PILE_OF_EACH,
        "put_by": OF_EACH,
        "detentions_banished": MANY,
        "play_area": PILE,
        "banished": PILE,
        "locations_lost": NUMBER,
        "control": NUMBER,
        "fixed_control": NUMBER,
        "markers": NUMBER,
        "event_stack": Seen(form=AS_TOP, longest=3),
        "event_pile": PILE,
        "events_on_table": Seen(longest=30),
        "events_banished": PILE,
        "events_unseen": Seen(form=AS_SIZE),
        "top_event_known": HEROES,
        "brews": Seen(least=-1, most=THINGS - 1, rows=40, longest=9),
        "fewer_events": NUMBER,
        "villain_stack": Seen(longest=60),
        "drawn_foes": Seen(longest=60),
        "row_attack": NUMBER,
        "row_influence": NUMBER,
        "row_attack_now": NUMBER,
        "row_influence_now": NUMBER,
        "row_off": Seen(bits=12),
        "foe_pile": Seen(longest=60),
        "horcrux_symbols": Seen(longest=9),
        "encounter_symbols": Seen(longest=9),
        "encounter_attack": NUMBER,
        "encounter_stuns": NUMBER,
        "shop": Seen(longest=9),
        "market": Seen(form=AS_SIZE),
        "market_high": Seen(form=AS_SIZE),
        "forced": NUMBER,
        "forced_high": NUMBER,
        "drawn_up": Seen(longest=9),
        "detentions": NUMBER,
        "shelf": Seen(longest=20),
        "supply": Seen(form=AS_SIZE),
        "tray": PILE,
        "potion_deck": Seen(form=AS_SIZE),
        "potions": Seen(longest=9),
        "potion_places": Seen(rows=9, longest=9),
        "tally": Seen(most=9999),
        "gained": MANY,
        "lost": MANY,
        "bonus_healed": HEROES,
        "three_healed": HEROES,
        "guarded": HEROES,
        "used": PILE,
        "played": PILE,
        "watchers": Seen(least=-1, most=HIGHEST, rows=MOST_EFFECTS, longest=6),
        "waiting": Seen(least=-1, most=HIGHEST, rows=MOST_EFFECTS, longest=7),
        "reveals": Seen(most=999, longest=30),
        "events_left": NUMBER,
        "revealed": PILE,
        "saved_attack": NUMBER,
        "saved_influence": NUMBER,
        "holders": HEROES,
        "cards_in_all": Seen(most=9999),
        "tokens_in_all": Seen(most=9999),
    },
    kinds={"HeroPlace": Seen(names=HERO)},
    circles={HERO: Circle(lambda s: int(s.heroes), first_own)},
)
