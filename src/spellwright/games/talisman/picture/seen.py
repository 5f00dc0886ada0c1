"""What a view shows, for all drawings alike: Characters, spaces, their names and looks."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, PARCHMENT, SEATS
from spellwright.drawing.medallion import Mark, Medallion
from spellwright.drawing.medallion import monogram as letters_of
from spellwright.face.scene import Scene
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import HALL, REGION, REGIONS
from spellwright.games.talisman.content.columns import (
    CHARACTER_KEYS,
    DE,
    FACTION,
    OP,
    START_LIFE,
    character_emblems,
)
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.state import NOBODY, NOWHERE, TalismanState
from spellwright.kernel.saying import Argument

Seen = Scene[TalismanState]

FACTION_EMBLEMS: Final = {OP: "sun", DE: "moon"}
FACTION_COLOURS: Final = {OP: "#e0a24a", DE: "#a9b8d8"}

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


_NO_EMBLEM: Final = ("hat", "")
_NAMED_EMBLEMS: Final = character_emblems(KNOWN)


def character_emblem(character: int) -> str:
    if character == NOBODY:
        return "hat"
    of_box = _EMBLEMS.get(CHARACTER_KEYS[character], _NO_EMBLEM)[0]
    return _NAMED_EMBLEMS[character] or of_box


def monogram(view: Seen, seat: int) -> str:
    """Two letters for a Character; the number of a seat that has none yet."""
    character = view.shown.character[seat]
    if character == NOBODY:
        return view.say(say("seat-number", n=seat + 1))
    letters = _EMBLEMS.get(CHARACTER_KEYS[character], _NO_EMBLEM)[1]
    return letters or letters_of(view.name(lexicons.FULL_NAMES.noun(character)))


def noun_of(view: Seen, seat: int) -> Argument:
    """The short name of a seat's Character, as the log has it."""
    character = view.shown.character[seat]
    if character == NOBODY:
        return say("seat-without-character", n=seat + 1)
    return lexicons.WHO.noun(character)


def name_of(view: Seen, seat: int) -> str:
    return view.name(noun_of(view, seat))


def full_noun(view: Seen, seat: int) -> Argument:
    character = view.shown.character[seat]
    if character == NOBODY:
        return say("seat-without-character", n=seat + 1)
    return lexicons.FULL_NAMES.noun(character)


def full_name(view: Seen, seat: int) -> str:
    return view.name(full_noun(view, seat))


def marked_noun(view: Seen, seat: int) -> Argument:
    """The whole name; the viewer's own is marked as theirs."""
    name = full_noun(view, seat)
    return say("name-you", who=name) if seat == view.seat else name


def faction_of(view: Seen, seat: int) -> int:
    character = view.shown.character[seat]
    return NOBODY if character == NOBODY else FACTION[character]


def side_title(view: Seen, seat: int) -> Argument | None:
    side = view.shown.side[seat]
    return None if side == NOBODY else lexicons.SIDE_TITLES.noun(side)


def start_life(view: Seen, seat: int) -> int:
    side = view.shown.side[seat]
    return 0 if side == NOBODY else START_LIFE[side]


def is_on_board(view: Seen, seat: int) -> bool:
    return view.shown.at[seat] != NOWHERE


def space_noun(space: int) -> Argument:
    return lexicons.SPACE.noun(space)


def region_noun(space: int) -> Argument:
    """The Region of a space; the Great Hall has a name of its own."""
    return lexicons.REGIONS.noun(REGIONS if space == HALL else REGION[space])


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
