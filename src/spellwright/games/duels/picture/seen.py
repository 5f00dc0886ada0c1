"""What a view shows, for all drawings alike: Models, their names and looks."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import SEATS as SEAT_LOOKS
from spellwright.drawing.look import SeatLook
from spellwright.face.scene import Scene
from spellwright.games.duels.content.columns import NAME_OF
from spellwright.games.duels.content.rows import CHARACTER_ENTRIES, CHARACTERS, emblems
from spellwright.games.duels.lexicons import (
    PIECES,
    PLAYERS,
    SHORT_NAMES,
    SPACES,
)
from spellwright.games.duels.queries import model_noun
from spellwright.games.duels.state import (
    CHALLENGES,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    DuelsState,
    models_of,
    seat_of,
)
from spellwright.kernel.option import Option
from spellwright.kernel.pack import own_key
from spellwright.kernel.saying import Argument

Seen = Scene[DuelsState]

OVERLAY_EMBLEMS: Final = ("sword", "ring", "tome", "egg", "orb", "cup")
CHALLENGE_COLOURS: Final = ("#c9d3de", "#7fb0d8", "#c98d5a", "#e3c16b", "#b79be0", "#e0b84c")
TERRAIN_EMBLEMS: Final = ("blossom", "vine", "stones", "cloud", "flame")
_EMBLEMS: Final = [name or "wand" for name in emblems(CHARACTER_ENTRIES, KNOWN)]


def seat_name(view: Seen, seat: int) -> str:
    return view.name(PLAYERS.noun(seat))


def seat_look(seat: int) -> SeatLook:
    return SEAT_LOOKS[seat]


def space_name(space: int) -> str:
    return SPACES.key(space)


def character_emblem(character: int) -> str:
    return _EMBLEMS[character]


def character_monogram(character: int) -> str:
    """One or two letters that stand for a character.

    >>> character_monogram(0), character_monogram(7)
    ('HP', 'D1')
    """
    row = CHARACTERS[NAME_OF[character]]
    if row["monogram"]:
        return str(row["monogram"])
    key = own_key(row["key"])
    parts = key.split("-")
    return f"{parts[0][0]}{parts[-1][0]}".upper() if len(parts) > 1 else key[:2].capitalize()


def models(view: Seen, seat: int) -> list[int]:
    """The Models of a Group, whether in play or not."""
    return [model for model in models_of(seat) if view.shown.character[model] != NOTHING]


def all_models(view: Seen) -> list[int]:
    return [model for seat in range(SEATS) for model in models(view, seat)]


def noun_of(view: Seen, model: int) -> Argument:
    """What a Model is called; with its owner where both Groups have it."""
    return model_noun(view.shown, model)


def noun_in_group(view: Seen, model: int) -> Argument:
    """What a Model is called where its Group is shown, so that it is plain whose it is."""
    return model_noun(view.shown, model, seat_of(model))


def model_name(view: Seen, model: int) -> str:
    return view.name(noun_of(view, model))


def short_noun(view: Seen, model: int) -> Argument:
    return SHORT_NAMES.noun(view.shown.character[model])


def model_key(view: Seen, model: int) -> str:
    """One name for a Model as long as the game lasts."""
    s = view.shown
    return PIECES.key(s.piece[model]) if s.piece[model] != NOTHING else f"model-{model}"


def is_mystery(view: Seen, overlay: int) -> bool:
    return not view.shown.overlay_up[overlay]


def is_challenge(overlay: int) -> bool:
    return overlay < CHALLENGES


def options_of(view: Seen) -> dict[str, Option]:
    """The options of the player who looks, by their texts."""
    return {option.text: option for decision in view.decisions for option in decision.options}


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '+0', '−3')
    """
    return f"−{-number}" if number < 0 else f"+{number}"


def acting(view: Seen) -> int:
    """The Model whose activation it is, or NOBODY."""
    s = view.shown
    model = s.active
    return model if model != NOBODY and s.at[model] != NOWHERE else NOBODY
