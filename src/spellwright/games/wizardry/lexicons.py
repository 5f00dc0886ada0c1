"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import ANIMAL_ACTIONS, KEYS, PROFILE_KEYS
from spellwright.games.wizardry.content.start_area import AREA, SIZE
from spellwright.kernel.phrases import Lexicon, named, numbers, players, texts
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "wizardry"
MOST_SEATS: Final = 6


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words in the reader's language."""
    return Saying(DOMAIN, key, args)


_AREAS: Final = [f"P{seat + 1}" for seat in range(MOST_SEATS)]

WIZARDS: Final = players("wizard", MOST_SEATS)
_PLACES: Final = [f"{'abcdefghi'[n % SIZE]}{n // SIZE + 1}" for n in range(AREA)]
SQUARES: Final = Lexicon(
    "square",
    [f"{area}:{place}" for area in _AREAS for place in _PLACES],
    [
        Noun(DOMAIN, "square", {"who": who, "place": place})
        for who in WIZARDS.nouns
        for place in _PLACES
    ],
)
"""By the player whose start area they lie in."""
PLACES: Final = Lexicon("square", SQUARES.keys, _PLACES * MOST_SEATS)
"""Squares where it is clear in which start area they lie."""
ANYBODY: Final = named(DOMAIN, "anybody", ["opponent"])
BODIES: Final = Lexicon(
    "body",
    [f"{area}{body}" for area in _AREAS for body in ("", "-double")],
    [body for who in WIZARDS.nouns for body in (who, Noun(DOMAIN, "double", {"who": who}))],
)
"""Body 2w is the model of wizard w, body 2w + 1 its illusory double."""
CREATURES: Final = Lexicon(
    "creature",
    [*(f"{area}-animal" for area in _AREAS), "demon"],
    [*(Noun(DOMAIN, "animal-of", {"who": who}) for who in WIZARDS.nouns), Noun(DOMAIN, "demon")],
)
ENTRIES: Final = named(DOMAIN, "action", KEYS)
ENTRY_TEXTS: Final = texts(DOMAIN, "action-text", KEYS)
ANIMAL_TEXTS: Final = texts(DOMAIN, "animal-text", [KEYS[action] for action in ANIMAL_ACTIONS])
"""What actions do that an animal carries out, in the order of `ANIMAL_ACTIONS`."""
PROFILE_NAMES: Final = named(DOMAIN, "profile", PROFILE_KEYS)
PROFILE_TEXTS: Final = texts(DOMAIN, "profile-text", PROFILE_KEYS)
DIRECTION_NAMES: Final = named(DOMAIN, "direction", ["n", "ne", "e", "se", "s", "sw", "w", "nw"])
_TURNINGS: Final = [
    "0",
    "90",
    "180",
    "270",
    "0-mirrored",
    "90-mirrored",
    "180-mirrored",
    "270-mirrored",
]
TURNINGS: Final = Lexicon(
    "orientation", _TURNINGS, [Noun(DOMAIN, f"orientation-by-{key}") for key in _TURNINGS]
)
OBSTACLES: Final = named(
    DOMAIN,
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
CAUSES: Final = named(DOMAIN, "cause", ["beauty", "circle", "stoneskin", "defend", "false-body"])
"""Why a wizard takes no damage (FW-9.10)."""
BY_BEAUTY, BY_CIRCLE, BY_STONESKIN, BY_DEFEND, BY_FALSE_BODY = range(len(CAUSES.keys))
MOST_AMOUNT: Final = 999
ANSWERS: Final = Lexicon("answer", ["no", "yes"])
AMOUNTS: Final = numbers("number", MOST_AMOUNT)

ARGUMENTS: Final = {
    "who": WIZARDS,
    "whom": WIZARDS,
    "square": SQUARES,
    "body": BODIES,
    "creature": CREATURES,
    "action": ENTRIES,
    "profile": PROFILE_NAMES,
    "direction": DIRECTION_NAMES,
    "turning": TURNINGS,
    "players": WIZARDS,
    "winners": WIZARDS,
    "obstacle": OBSTACLES,
    "cause": CAUSES,
    "text": ENTRY_TEXTS,
}
"""What the arguments of messages are, for samples and for translators."""
