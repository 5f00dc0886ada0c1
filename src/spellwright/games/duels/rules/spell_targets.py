"""Which Spells a Model can cast, and at what (WD-28.2 to WD-28.7, WD-28.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register, unknown_word
from spellwright.games.duels import words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.content.columns import (
    BASIC,
    DARK_ARTS,
    ELF,
    FIENDFYRE,
    IS_COMBAT,
    IS_REACTION,
    IS_UNFORGIVABLE,
    PATRONUM,
    SPELL_ACTS_AS,
    SPELL_RANGE,
    SPELL_TARGET,
    TRAPS_EACH,
)
from spellwright.games.duels.content.rows import SPELL_ENTRIES, places
from spellwright.games.duels.queries import (
    can_cast,
    card_word,
    has,
    has_room,
    nearest_foe,
    overlay_on,
    reach_of,
    spaces_in_reach,
    targets_in_reach,
    turnable,
)
from spellwright.games.duels.state import (
    CARDS_EACH,
    CHALLENGES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVERLAYS,
    DuelsState,
    cards_of,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND

LEVIOSA_REACH: Final = 2
"""How far Wingardium Leviosa moves an overlay."""


def castable(s: DuelsState, caster: int, *, only_one: bool = False) -> list[int]:
    """The cards that a Model can cast now, or the first; NOTHING is the Basic Combat Spell."""
    found: list[int] = []
    if not can_cast(s, caster):
        return found
    is_elf = has(s, caster, ELF)
    nearest = nearest_foe(s, caster)
    if not is_elf and not s.basic_cast and nearest <= reach_of(s, caster, SPELL_RANGE[BASIC]):
        found.append(NOTHING)
    room = has_room(s, caster)
    dark_arts = has(s, caster, DARK_ARTS)
    for card in cards_of(seat_of(caster)):
        spell = s.spell[card]
        if spell == NOTHING or (found and only_one):
            break
        if s.clock[card] or IS_REACTION[spell]:
            continue
        if IS_UNFORGIVABLE[spell] and (not dark_arts or is_elf):
            continue
        if s.bound[card] == NOBODY:
            if not room or s.holder[card] != NOBODY:
                continue
        elif s.bound[card] != caster or is_elf or card in s.upkept:
            continue
        if IS_COMBAT[spell]:
            if nearest <= reach_of(s, caster, SPELL_RANGE[spell]):
                found.append(card)
        elif has_target(s, caster, spell):
            found.append(card)
    return found


def can_cast_anything(s: DuelsState, caster: int) -> bool:
    """Whether the Cast Spell action can be declared (WD-17.5, WD-17.16)."""
    return bool(castable(s, caster, only_one=True))


def foes_in_reach(s: DuelsState, caster: int, spell: int) -> list[int]:
    reach = reach_of(s, caster, SPELL_RANGE[spell])
    return targets_in_reach(s, caster, reach, 1 - seat_of(caster))


Aim = Callable[[DuelsState, int, int], list[int]]
"""What a Spell of a caster can work on, as options."""
aim: Final[Register[Aim]] = Register("target", takes=3)
"""By the word `target` of a Spell."""
AIMS: Final[list[Aim]] = []
"""By the numbers of Spells, once all words are there (`resolve_aims`)."""
_CHOSEN_LATER: Final = ("self", "locks", "shown", "hidden")
"""Nothing is chosen before the Clash (WD-28.20)."""
_NEEDS_TARGET: Final = [int(kind not in _CHOSEN_LATER) for kind in SPELL_TARGET]
_NEEDS_MARKER: Final = [int(kind in ("space", "trap")) for kind in SPELL_TARGET]
_ALWAYS_THERE: Final = [int(kind in ("self", "friend")) for kind in SPELL_TARGET]


def resolve_aims() -> None:
    """Find out what each Spell is aimed at; refused if a word is unknown, or a Combat Spell is not
    aimed at an opposing Model.
    """
    AIMS.clear()
    for number, place in enumerate(places(SPELL_ENTRIES, "target")):
        word = SPELL_TARGET[number]
        if IS_COMBAT[number] and word != "enemy":
            raise unknown_word("target", word, place, ["enemy"])
        AIMS.append(aim.wanted(word, place))


def has_target(s: DuelsState, caster: int, spell: int) -> bool:
    """WD-28.19, for a Spell that is no Combat Spell."""
    if _ALWAYS_THERE[spell]:
        return True
    if _NEEDS_MARKER[spell] and not has_marker(s, seat_of(caster), spell):
        return False
    return bool(AIMS[spell](s, caster, spell))


def has_marker(s: DuelsState, seat: int, spell: int) -> bool:
    """WD-G4: without a free board Marker the Spell cannot be cast."""
    kind = SPELL_ACTS_AS[spell]
    if kind == PATRONUM:
        return s.patronus[seat] == NOWHERE
    if kind == FIENDFYRE:
        return s.fiendfyre[seat] == NOWHERE
    return NOWHERE in s.trap_at[seat * TRAPS_EACH : (seat + 1) * TRAPS_EACH]


def needs_target(spell: int) -> bool:
    """Whether something is chosen before the Clash (WD-28.20)."""
    return bool(_NEEDS_TARGET[spell])


def target_options(s: DuelsState, caster: int, spell: int) -> list[int]:
    """What can be chosen before the Clash."""
    return AIMS[spell](s, caster, spell)


def objects_in_reach(s: DuelsState, caster: int, spell: int) -> list[int]:
    """What a Spell without a target chosen beforehand can work on, as options."""
    return AIMS[spell](s, caster, spell)


@aim("self")
def _caster_alone(_s: DuelsState, _caster: int, _spell: int) -> list[int]:
    return []


@aim("enemy")
def _enemies(s: DuelsState, caster: int, spell: int) -> list[int]:
    return _models(s, foes_in_reach(s, caster, spell))


@aim("friend")
def _friends(s: DuelsState, caster: int, spell: int) -> list[int]:
    return _models(s, friends_in_reach(s, caster, spell))


@aim("other")
def _other_friends(s: DuelsState, caster: int, spell: int) -> list[int]:
    friends = friends_in_reach(s, caster, spell)
    return _models(s, [friend for friend in friends if friend != caster])


@aim("space")
def _spaces(s: DuelsState, caster: int, spell: int) -> list[int]:
    return [words.TO | space << FIRST for space in _open_spaces(s, caster, spell)]


@aim("trap")
def _empty_spaces(s: DuelsState, caster: int, spell: int) -> list[int]:
    spaces = [space for space in _open_spaces(s, caster, spell) if space not in s.at]
    return [words.TO | space << FIRST for space in spaces]


@aim("overlay")
def _movable_overlays(s: DuelsState, caster: int, spell: int) -> list[int]:
    seen = seen_overlays(s, caster, _reach(s, caster, spell))
    return _overlays([overlay for overlay in seen if is_movable(s, overlay)])


@aim("rubble")
def _rubble(s: DuelsState, caster: int, spell: int) -> list[int]:
    reach = _reach(s, caster, spell)
    terrain = [one for one in seen_overlays(s, caster, reach) if one >= CHALLENGES]
    traps = [at for at in spaces_in_reach(s, caster, reach) if at in s.trap_at]
    return [*_overlays(terrain), *[words.TRAP | space << FIRST for space in traps]]


@aim("finite")
def _endable(s: DuelsState, caster: int, spell: int) -> list[int]:
    endable = _endable_spells(s, caster, _reach(s, caster, spell))
    return [*endable, *_models(s, friends_in_reach(s, caster, spell))]


@aim("locks")
def _locked_artifacts(s: DuelsState, caster: int, spell: int) -> list[int]:
    found = []
    for friend in friends_in_reach(s, caster, spell):
        mask, artifact = s.locked[friend], 0
        while mask:
            if mask & 1:
                named = artifact << FIRST | s.piece[friend] << SECOND
                found.append(words.ARTIFACT | named)
            mask >>= 1
            artifact += 1
    return found


@aim("shown")
def _shown_overlays(s: DuelsState, caster: int, spell: int) -> list[int]:
    seen = seen_overlays(s, caster, _reach(s, caster, spell))
    return _overlays([one for one in seen if s.overlay_up[one] and s.overlay_at[one] not in s.at])


@aim("hidden")
def _hidden_overlays(s: DuelsState, caster: int, spell: int) -> list[int]:
    near = turnable(s, s.at[caster], _reach(s, caster, spell))
    return _overlays([one for one in near if not s.overlay_up[one]])


def _reach(s: DuelsState, caster: int, spell: int) -> int:
    return reach_of(s, caster, SPELL_RANGE[spell])


def friends_in_reach(s: DuelsState, caster: int, spell: int) -> list[int]:
    return targets_in_reach(s, caster, _reach(s, caster, spell), seat_of(caster))


def _open_spaces(s: DuelsState, caster: int, spell: int) -> list[int]:
    spaces = spaces_in_reach(s, caster, _reach(s, caster, spell))
    return [space for space in spaces if s.terrain[space] != IMPASSABLE]


def _overlays(overlays: list[int]) -> list[int]:
    return [words.OVERLAY | overlay << FIRST for overlay in overlays]


def _models(s: DuelsState, models: list[int]) -> list[int]:
    return [words.MODEL | s.piece[model] << FIRST for model in models]


def _endable_spells(s: DuelsState, caster: int, reach: int) -> list[int]:
    """Finite Incantatem: upkept Spells whose caster or board Marker is in range."""
    spaces = spaces_in_reach(s, caster, reach)
    found = []
    for card in s.upkept:
        there = [s.at[s.holder[card]]]
        owner = card // CARDS_EACH
        kind = SPELL_ACTS_AS[s.spell[card]]
        if kind == PATRONUM:
            there.append(s.patronus[owner])
        elif kind == FIENDFYRE:
            there.append(s.fiendfyre[owner])
        if any(place in spaces for place in there):
            named = card_word(s, card) << FIRST | s.piece[s.holder[card]] << SECOND
            found.append(words.SPELL | named)
    return found


def seen_overlays(s: DuelsState, caster: int, reach: int) -> list[int]:
    """Overlays in range and in sight."""
    spaces = spaces_in_reach(s, caster, reach)
    return [overlay for overlay in range(OVERLAYS) if s.overlay_at[overlay] in spaces]


def is_movable(s: DuelsState, overlay: int) -> bool:
    return s.overlay_at[overlay] not in s.at and bool(landing_spaces(s, overlay))


def landing_spaces(s: DuelsState, overlay: int) -> list[int]:
    """Wingardium Leviosa: where an overlay may be moved to."""
    row = s.board.distance[s.overlay_at[overlay]]
    markers = [*s.patronus, *s.fiendfyre, *s.trap_at]
    return [
        space
        for space in s.board.open
        if row[space] <= LEVIOSA_REACH
        and overlay_on(s, space) == NOTHING
        and space not in s.at
        and space not in markers
    ]
