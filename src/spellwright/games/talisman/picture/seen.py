"""What a view shows, for all drawings alike: Characters, spaces, their names and looks."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, PARCHMENT, SEATS
from spellwright.drawing.medallion import Mark, Medallion
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import CASTLE, GROUNDS, HALL, LONDON, REGION
from spellwright.games.talisman.content.columns import CHARACTER_KEYS, DE, FACTION, OP, START_LIFE
from spellwright.games.talisman.content.tables import CHARACTERS, SIDES
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.state import NOBODY, NOWHERE, TalismanState
from spellwright.kernel.view import View

Seen = View[TalismanState]

REGION_NAMES: Final = {LONDON: "London", GROUNDS: "Hogwarts Grounds", CASTLE: "Hogwarts Castle"}
FACTION_NAMES: Final = {OP: "Order of the Phoenix", DE: "Death Eaters"}
FACTION_WORDS: Final = {OP: "Order", DE: "Death Eater"}
FACTION_EMBLEMS: Final = {OP: "sun", DE: "moon"}
FACTION_COLOURS: Final = {OP: "#e0a24a", DE: "#a9b8d8"}
UNKNOWN: Final = "?"

_EMBLEMS: Final = {
    "harry": ("spark", "HP"),
    "dumbledore": ("star", "AD"),
    "mcgonagall": ("quill", "MM"),
    "hagrid": ("lantern", "RH"),
    "draco": ("wing", "DM"),
    "bellatrix": ("raven", "BL"),
    "lucius": ("serpent", "LM"),
    "pettigrew": ("step", "PP"),
}


def character_emblem(character: int) -> str:
    return "hat" if character == NOBODY else _EMBLEMS[CHARACTER_KEYS[character]][0]


def monogram(view: Seen, seat: int) -> str:
    """Two letters for a Character; the number of a seat that has none yet."""
    character = view.shown.character[seat]
    return f"P{seat + 1}" if character == NOBODY else _EMBLEMS[CHARACTER_KEYS[character]][1]


def name_of(view: Seen, seat: int) -> str:
    """The short name of a seat's Character, as the log has it."""
    character = view.shown.character[seat]
    return f"Player {seat + 1}" if character == NOBODY else lexicons.WHO.label(character)


def full_name(view: Seen, seat: int) -> str:
    character = view.shown.character[seat]
    return f"Player {seat + 1}" if character == NOBODY else str(CHARACTERS[character]["name"])


def faction_of(view: Seen, seat: int) -> int:
    character = view.shown.character[seat]
    return NOBODY if character == NOBODY else FACTION[character]


def side_title(view: Seen, seat: int) -> str:
    side = view.shown.side[seat]
    return "" if side == NOBODY else str(SIDES[side]["title"])


def start_life(view: Seen, seat: int) -> int:
    side = view.shown.side[seat]
    return 0 if side == NOBODY else START_LIFE[side]


def is_on_board(view: Seen, seat: int) -> bool:
    return view.shown.at[seat] != NOWHERE


def space_name(space: int) -> str:
    return lexicons.SPACE.label(space)


def region_name(space: int) -> str:
    return "Great Hall" if space == HALL else REGION_NAMES[REGION[space]]


def marks_of(view: Seen, seat: int) -> tuple[Mark, ...]:
    """The marks that matter to everybody: faction, Hallow, ferret, lost turns, a quest."""
    s, faction = view.shown, faction_of(view, seat)
    found = [Mark(FACTION_EMBLEMS[faction], FACTION_COLOURS[faction])] if faction != NOBODY else []
    if hallow_of(s, seat) >= 0:
        found.append(Mark("key", BRASS))
    if s.ferret[seat]:
        found.append(Mark("beast", HEAL))
    if s.lost[seat]:
        found.append(Mark("sand-glass", PARCHMENT, s.lost[seat]))
    if s.quest[seat]:
        found.append(Mark("banner", ICE))
    if s.back[seat]:
        found.append(Mark("step", DANGER))
    return tuple(found)


def character_medallion(view: Seen, seat: int, *, bare: bool = False) -> Medallion:
    """A Character's medallion: the same wherever it is drawn."""
    s = view.shown
    return Medallion(
        SEATS[seat],
        character_emblem(s.character[seat]),
        monogram(view, seat),
        marks=() if bare else marks_of(view, seat),
        circled=not bare and s.active == seat and s.round > 0,
        broken=s.round > 0 and not s.life[seat],
    )
