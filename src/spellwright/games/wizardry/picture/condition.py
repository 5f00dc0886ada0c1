"""How a wizard stands: lasting effects, spells, plans, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spellwright.drawing.wording import many
from spellwright.games.wizardry.content.columns import (
    AWARENESS,
    COST,
    NAMES,
    POINTS,
    REST,
    WRITES,
)
from spellwright.games.wizardry.picture.seen import Seen, name, square_name
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.plans import ANNOUNCED_DEFEND
from spellwright.games.wizardry.state import Entry, action_of, written_of

READY = "ready"
RESTING = "resting"
SPENT = "spent"


class Effect(NamedTuple):
    """Something that lasts. `key` is for drawings, `words` for people, `times` says how often."""

    key: str
    words: str
    times: int = 1


class KnownSpell(NamedTuple):
    name: str
    state: str
    is_secret: bool
    """Known to its wizard and to nobody else yet (FW-16.1)."""


def effects(view: Seen, wizard: int) -> list[Effect]:
    """The lasting effects on a wizard, those of this turn first."""
    return [*_of_this_turn(view, wizard), *_beyond_it(view, wizard)]


def _of_this_turn(view: Seen, wizard: int) -> Iterator[Effect]:
    s = view.shown
    poison = len(s.poison[wizard])
    if poison:
        yield Effect("poison", "poisoned" if poison == 1 else f"poisoned ×{poison}", poison)
    if s.entangled[wizard]:
        yield Effect("entangled", "entangled")
    if s.blinded[wizard]:
        yield Effect("blinded", "blinded")
    if s.stoneskin[wizard]:
        yield Effect("stoneskin", "stoneskin")
    if s.circle[wizard]:
        yield Effect("circle", "in a circle of protection")
    if s.beautiful[wizard]:
        yield Effect("beauty", "beautiful")
    if s.sword[wizard]:
        yield Effect("sword", "with a spectral sword")
    if s.storming[wizard]:
        yield Effect("storm", "at the heart of a sleet storm")
    if s.flamed[wizard]:
        yield Effect("flamed", "standing still for its flame")
    if s.absorbing[wizard]:
        yield Effect("absorbing", "absorbing damage")
    if s.aware[wizard]:
        yield Effect("aware", f"aware: {POINTS[AWARENESS]} more defence points")
    if s.seen_by[wizard]:
        yield Effect("seen", f"seen through by {_seats(s.seen_by[wizard], s.seats)}")
    if s.foreseen_by[wizard]:
        yield Effect("seen", f"foreseen by {_seats(s.foreseen_by[wizard], s.seats)}")


def _beyond_it(view: Seen, wizard: int) -> Iterator[Effect]:
    s = view.shown
    if s.step_ahead[wizard]:
        yield Effect("ahead", "one step ahead")
    if s.aware_next[wizard]:
        yield Effect("aware", f"next turn {POINTS[AWARENESS]} more defence points")
    if s.lost_ap[wizard]:
        yield Effect("cursed", f"next turn {many(s.lost_ap[wizard], 'action point')} less")
    if s.gained_ap[wizard]:
        yield Effect("gained", f"next turn {many(s.gained_ap[wizard], 'action point')} more")
    if s.watchers_next[wizard]:
        yield Effect(
            "seen", f"next turn seen through by {_seats(s.watchers_next[wizard], s.seats)}"
        )
    if s.foreseers_next[wizard]:
        yield Effect("seen", f"next turn foreseen by {_seats(s.foreseers_next[wizard], s.seats)}")


def _seats(mask: int, seats: int) -> str:
    return " and ".join(name(seat) for seat in range(seats) if mask >> seat & 1)


def on_everybody(view: Seen) -> list[Effect]:
    """The lasting effects that concern the whole board."""
    s = view.shown
    found = []
    if s.fog:
        found.append(Effect("fog", "Fog"))
    if s.dispel:
        found.append(Effect("dispel", "a Dispel waits for the next spell"))
    if s.antimagic:
        found.append(Effect("antimagic", "Antimagic field"))
    return found


def spells(view: Seen, wizard: int) -> list[KnownSpell]:
    """The spells that the view knows a wizard to have."""
    s = view.shown
    public = s.public_spells[wizard]
    known = s.known[wizard] if wizard == view.seat else public
    return [
        KnownSpell(NAMES[spell], _availability(view, wizard, spell), spell not in public)
        for spell in known
    ]


def spell_names(view: Seen, wizard: int) -> list[str]:
    """The known spells by name, with a note where there is something to note."""
    named = []
    for spell in spells(view, wizard):
        notes = ["secret"] if spell.is_secret else []
        notes += [] if spell.state == READY else [spell.state]
        named.append(f"{spell.name} ({', '.join(notes)})" if notes else spell.name)
    return named


def _availability(view: Seen, wizard: int, spell: int) -> str:
    if REST[spell] == "game" and view.shown.teleported[wizard]:
        return SPENT
    return RESTING if view.shown.unavailable[wizard] >> spell & 1 else READY


# -- plans -----------------------------------------------------------------------------------------


def entry_words(entry: Entry) -> str:
    """An entry with the square or wizard written for it."""
    action, written = action_of(entry), written_of(entry)
    if written < 0:
        return NAMES[action]
    if WRITES[action]:
        return f"{NAMES[action]} on {square_name(written)}"
    return f"{NAMES[action]} on {name(written)}"


def plan_words(view: Seen, wizard: int) -> list[str]:
    """The entries of a plan as far as the view shows it: one's own, or a blinded wizard's Moves."""
    own = [entry_words(entry) for entry in view.shown.plan[wizard]]
    return own + [f"animal {words}" for words in animal_plan_words(view, wizard)]


def animal_plan_words(view: Seen, wizard: int) -> list[str]:
    """The entries of a wizard's animals, each with the square where its animal stands."""
    s = view.shown
    return [
        f"on {square_name(s.animals[place])}: {entry_words(entry)}"
        for place in animals_of(s, wizard)
        for entry in s.animal_plans[place]
    ]


def points_planned(view: Seen, wizard: int) -> int:
    return sum(COST[action_of(entry)] for entry in view.shown.plan[wizard])


def written_squares(view: Seen) -> dict[int, str]:
    """The squares that stand in plans which the view shows, with what is to happen there."""
    s = view.shown
    found: dict[int, str] = {}
    for wizard in range(s.seats):
        shown = s.plan[wizard] if wizard == view.seat else s.shown_entries[wizard]
        for entry in shown:
            if WRITES[action_of(entry)] and written_of(entry) >= 0:
                found[written_of(entry)] = f"{name(wizard)}: {NAMES[action_of(entry)]}"
    return found


def foreseen_words(view: Seen, wizard: int) -> list[str]:
    """What Clairvoyance and Foresight have told this seat about another wizard's plan."""
    s = view.shown
    if wizard == view.seat:
        return []
    found = []
    if s.announced[wizard] >= 0:
        initiative, defend = divmod(s.announced[wizard], ANNOUNCED_DEFEND)
        found.append(f"{initiative} into Initiative and {defend} into Defend")
    if s.shown_entries[wizard]:
        found.append(", ".join(entry_words(entry) for entry in s.shown_entries[wizard]))
    return found
