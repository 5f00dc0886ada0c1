"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import KEYS, NAMES
from spellwright.games.wizardry.content.start_area import AREA, SIZE
from spellwright.games.wizardry.content.tables import PROFILES
from spellwright.kernel.phrases import Lexicon, numbers

MOST_SEATS: Final = 6

_AREAS: Final = [f"P{seat + 1}" for seat in range(MOST_SEATS)]

WIZARDS: Final = Lexicon("wizard", _AREAS)
SQUARES: Final = Lexicon(
    "square",
    [f"{area}:{'abcdefghi'[n % SIZE]}{n // SIZE + 1}" for area in _AREAS for n in range(AREA)],
)
BODIES: Final = Lexicon(
    "body",
    [f"{area}{body}" for area in _AREAS for body in ("", "-double")],
    [f"{area}{body}" for area in _AREAS for body in ("", "'s double")],
)
"""Body 2w is the model of wizard w, body 2w + 1 its illusory double."""
CREATURES: Final = Lexicon(
    "creature",
    [*(f"{area}-animal" for area in _AREAS), "demon"],
    [*(f"the animal of {area}" for area in _AREAS), "the demon"],
)
ENTRIES: Final = Lexicon("action", KEYS, NAMES)
PROFILE_NAMES: Final = Lexicon(
    "profile", [row["key"] for row in PROFILES], [row["name"] for row in PROFILES]
)
DIRECTION_NAMES: Final = Lexicon(
    "direction",
    ["n", "ne", "e", "se", "s", "sw", "w", "nw"],
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
)
TURNINGS: Final = Lexicon(
    "orientation",
    ["0", "90", "180", "270", "0-mirrored", "90-mirrored", "180-mirrored", "270-mirrored"],
    [
        "0°",
        "90°",
        "180°",
        "270°",
        "0°, mirrored",
        "90°, mirrored",
        "180°, mirrored",
        "270°, mirrored",
    ],
)
OBSTACLES: Final = Lexicon(
    "obstacle",
    [
        "nobody",
        "unseen",
        "fogged",
        "too-far",
        "square-unseen",
        "square-fogged",
        "square-taken",
        "square-smashed",
        "no-room",
        "demon-there",
        "balls-there",
        "no-creature",
        "creature-fogged",
    ],
    [
        "no other wizard is on the board",
        "no target is in sight",
        "in the Fog no target is near enough",
        "no target in sight is near enough",
        "the written square is out of sight",
        "in the Fog the written square is too far away",
        "the square is occupied",
        "the square is destroyed already",
        "there is no free square for it",
        "a demon is in play already",
        "two balls are in play already",
        "no creature is in sight",
        "in the Fog no creature is near enough",
    ],
)
"""Why a spell has no effect (FW-10.5)."""
(
    NOBODY_THERE,
    UNSEEN,
    FOGGED,
    TOO_FAR,
    SQUARE_UNSEEN,
    SQUARE_FOGGED,
    SQUARE_TAKEN,
    SQUARE_SMASHED,
    NO_ROOM,
    DEMON_THERE,
    BALLS_THERE,
    NO_CREATURE,
    CREATURE_FOGGED,
) = range(len(OBSTACLES.keys))
CAUSES: Final = Lexicon(
    "cause",
    ["beauty", "circle", "stoneskin", "defend", "false-body"],
    [
        "the spell fails against its beauty",
        "the Circle of protection keeps the damage away",
        "Stoneskin keeps the damage away",
        "it has planned a Defend",
        "only its false body was struck",
    ],
)
"""Why a wizard takes no damage (FW-9.10)."""
BY_BEAUTY, BY_CIRCLE, BY_STONESKIN, BY_DEFEND, BY_FALSE_BODY = range(len(CAUSES.keys))
MOST_AMOUNT: Final = 999
AMOUNTS: Final = numbers("number", MOST_AMOUNT)
