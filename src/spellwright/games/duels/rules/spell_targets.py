"""Which Spells a Model can cast, and at what (WD-28.2 to WD-28.7, WD-28.19)."""

from __future__ import annotations

from typing import Final

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
    SPELL_RANGE,
    SPELL_TARGET,
    TRAPS_EACH,
)
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


def has_target(s: DuelsState, caster: int, spell: int) -> bool:
    """WD-28.19, for a Spell that is no Combat Spell."""
    kind = SPELL_TARGET[spell]
    if kind in ("self", "friend"):
        return True
    if kind in ("space", "trap"):
        return has_marker(s, seat_of(caster), spell) and bool(target_options(s, caster, spell))
    if kind in ("locks", "shown", "hidden"):
        return bool(objects_in_reach(s, caster, spell))
    return bool(target_options(s, caster, spell))


def has_marker(s: DuelsState, seat: int, spell: int) -> bool:
    """WD-G4: without a free board Marker the Spell cannot be cast."""
    if spell == PATRONUM:
        return s.patronus[seat] == NOWHERE
    if spell == FIENDFYRE:
        return s.fiendfyre[seat] == NOWHERE
    return NOWHERE in s.trap_at[seat * TRAPS_EACH : (seat + 1) * TRAPS_EACH]


def needs_target(spell: int) -> bool:
    """Whether something is chosen before the Clash (WD-28.20)."""
    return SPELL_TARGET[spell] not in ("self", "locks", "shown", "hidden")


def target_options(s: DuelsState, caster: int, spell: int) -> list[int]:
    """What can be chosen before the Clash."""
    seat = seat_of(caster)
    reach = reach_of(s, caster, SPELL_RANGE[spell])
    kind = SPELL_TARGET[spell]
    if kind == "enemy":
        return _models(s, foes_in_reach(s, caster, spell))
    if kind == "friend":
        return _models(s, targets_in_reach(s, caster, reach, seat))
    if kind == "other":
        friends = targets_in_reach(s, caster, reach, seat)
        return _models(s, [friend for friend in friends if friend != caster])
    if kind in ("space", "trap"):
        spaces = [at for at in spaces_in_reach(s, caster, reach) if s.terrain[at] != IMPASSABLE]
        if kind == "trap":
            spaces = [space for space in spaces if space not in s.at]
        return [words.TO | space << FIRST for space in spaces]
    if kind == "overlay":
        movable = [overlay for overlay in seen_overlays(s, caster, reach) if is_movable(s, overlay)]
        return [words.OVERLAY | overlay << FIRST for overlay in movable]
    if kind == "rubble":
        terrain = [one for one in seen_overlays(s, caster, reach) if one >= CHALLENGES]
        traps = [at for at in spaces_in_reach(s, caster, reach) if at in s.trap_at]
        return [
            *[words.OVERLAY | overlay << FIRST for overlay in terrain],
            *[words.TRAP | space << FIRST for space in traps],
        ]
    return [
        *_endable_spells(s, caster, reach),
        *_models(s, targets_in_reach(s, caster, reach, seat)),
    ]


def _models(s: DuelsState, models: list[int]) -> list[int]:
    return [words.MODEL | s.piece[model] << FIRST for model in models]


def _endable_spells(s: DuelsState, caster: int, reach: int) -> list[int]:
    """Finite Incantatem: upkept Spells whose caster or board Marker is in range."""
    spaces = spaces_in_reach(s, caster, reach)
    found = []
    for card in s.upkept:
        places = [s.at[s.holder[card]]]
        owner = card // CARDS_EACH
        if s.spell[card] == PATRONUM:
            places.append(s.patronus[owner])
        elif s.spell[card] == FIENDFYRE:
            places.append(s.fiendfyre[owner])
        if any(place in spaces for place in places):
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


def objects_in_reach(s: DuelsState, caster: int, spell: int) -> list[int]:
    """What a Spell without a target chosen beforehand can work on, as options."""
    seat = seat_of(caster)
    reach = reach_of(s, caster, SPELL_RANGE[spell])
    kind = SPELL_TARGET[spell]
    if kind == "locks":
        found = []
        for friend in targets_in_reach(s, caster, reach, seat):
            mask, artifact = s.locked[friend], 0
            while mask:
                if mask & 1:
                    named = artifact << FIRST | s.piece[friend] << SECOND
                    found.append(words.ARTIFACT | named)
                mask >>= 1
                artifact += 1
        return found
    if kind == "shown":
        shown = [
            overlay
            for overlay in seen_overlays(s, caster, reach)
            if s.overlay_up[overlay] and s.overlay_at[overlay] not in s.at
        ]
        return [words.OVERLAY | overlay << FIRST for overlay in shown]
    hidden = [one for one in turnable(s, s.at[caster], reach) if not s.overlay_up[one]]
    return [words.OVERLAY | overlay << FIRST for overlay in hidden]
