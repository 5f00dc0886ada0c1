"""How a wizard stands: lasting effects, spells, plans, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from spellwright.games.wizardry.content.columns import (
    AWARENESS,
    COST,
    POINTS,
    REST,
    WRITES,
)
from spellwright.games.wizardry.lexicons import ENTRIES, PROFILE_NAMES, say
from spellwright.games.wizardry.picture.seen import Seen, noun, square_noun
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.plans import ANNOUNCED_DEFEND
from spellwright.games.wizardry.state import Entry, action_of, written_of
from spellwright.kernel.saying import Argument, Saying

READY = "ready"
RESTING = "resting"
SPENT = "spent"


class Effect(NamedTuple):
    """Something that lasts. `key` is for drawings, `says` for people, `times` says how often."""

    key: str
    says: Saying
    times: int = 1


class KnownSpell(NamedTuple):
    spell: int
    state: str
    is_secret: bool
    """Whether nobody but its wizard knows the spell yet (FW-16.1)."""


def effects(view: Seen, wizard: int) -> list[Effect]:
    """The lasting effects on a wizard, those of this turn first."""
    return [*_of_this_turn(view, wizard), *_beyond_it(view, wizard)]


def _of_this_turn(view: Seen, wizard: int) -> Iterator[Effect]:
    s = view.shown
    poison = len(s.poison[wizard])
    if poison:
        yield Effect("poison", say("effect-poisoned", n=poison), poison)
    if s.entangled[wizard]:
        yield Effect("entangled", say("effect-entangled"))
    if s.blinded[wizard]:
        yield Effect("blinded", say("effect-blinded"))
    if s.stoneskin[wizard]:
        yield Effect("stoneskin", say("effect-stoneskin"))
    if s.circle[wizard]:
        yield Effect("circle", say("effect-circle"))
    if s.beautiful[wizard]:
        yield Effect("beauty", say("effect-beautiful"))
    if s.sword[wizard]:
        yield Effect("sword", say("effect-sword"))
    if s.storming[wizard]:
        yield Effect("storm", say("effect-storm"))
    if s.flamed[wizard]:
        yield Effect("flamed", say("effect-flamed"))
    if s.absorbing[wizard]:
        yield Effect("absorbing", say("effect-absorbing"))
    if s.aware[wizard]:
        yield Effect("aware", say("effect-aware", n=POINTS[AWARENESS]))
    if s.seen_by[wizard]:
        yield Effect("seen", say("effect-seen", players=_seats(s.seen_by[wizard], s.seats)))
    if s.foreseen_by[wizard]:
        yield Effect("seen", say("effect-foreseen", players=_seats(s.foreseen_by[wizard], s.seats)))


def _beyond_it(view: Seen, wizard: int) -> Iterator[Effect]:
    s = view.shown
    if s.step_ahead[wizard]:
        yield Effect("ahead", say("effect-ahead"))
    if s.aware_next[wizard]:
        yield Effect("aware", say("effect-aware-next", n=POINTS[AWARENESS]))
    if s.lost_ap[wizard]:
        yield Effect("cursed", say("effect-points-less", n=s.lost_ap[wizard]))
    if s.gained_ap[wizard]:
        yield Effect("gained", say("effect-points-more", n=s.gained_ap[wizard]))
    if s.watchers_next[wizard]:
        yield Effect(
            "seen", say("effect-seen-next", players=_seats(s.watchers_next[wizard], s.seats))
        )
    if s.foreseers_next[wizard]:
        yield Effect(
            "seen", say("effect-foreseen-next", players=_seats(s.foreseers_next[wizard], s.seats))
        )


def _seats(mask: int, seats: int) -> tuple[Argument, ...]:
    return tuple(noun(seat) for seat in range(seats) if mask >> seat & 1)


def on_everybody(view: Seen) -> list[Effect]:
    """The lasting effects that concern the whole board."""
    s = view.shown
    found = []
    if s.fog:
        found.append(Effect("fog", say("effect-fog")))
    if s.dispel:
        found.append(Effect("dispel", say("effect-dispel")))
    if s.antimagic:
        found.append(Effect("antimagic", say("effect-antimagic")))
    return found


def spells(view: Seen, wizard: int) -> list[KnownSpell]:
    """The spells that the view knows a wizard to have."""
    s = view.shown
    public = s.public_spells[wizard]
    known = s.known[wizard] if wizard == view.seat else public
    return [
        KnownSpell(spell, _availability(view, wizard, spell), spell not in public)
        for spell in known
    ]


def spell_names(view: Seen, wizard: int) -> list[str]:
    """The known spells by name, with a note where there is something to note."""
    named = []
    for known in spells(view, wizard):
        spell = ENTRIES.noun(known.spell)
        notes = [say("spell-secret")] if known.is_secret else []
        notes += [] if known.state == READY else [say(f"spell-{known.state}")]
        if notes:
            named.append(view.say(say("spell-with-notes", action=spell, notes=tuple(notes))))
        else:
            named.append(view.name(spell))
    return named


def facts_of(view: Seen, wizard: int) -> list[str]:
    """What a wizard is, has suffered, is under and can cast, in sentences."""
    s = view.shown
    if s.profile[wizard] < 0 or not s.turn:
        return []
    profile, hits = PROFILE_NAMES.noun(s.profile[wizard]), s.hits[wizard]
    found = [say("piece-facts", profile=profile, n=hits, most=s.hits_to_defeat, m=s.pool[wizard])]
    lasting = tuple(effect.says for effect in effects(view, wizard))
    if lasting:
        found.append(say("piece-effects", effects=lasting))
    known = tuple(spell_names(view, wizard))
    if known:
        found.append(say("piece-spells", spells=known))
    return [view.say(each) for each in found]


def _availability(view: Seen, wizard: int, spell: int) -> str:
    if REST[spell] == "game" and view.shown.teleported[wizard]:
        return SPENT
    return RESTING if view.shown.unavailable[wizard] >> spell & 1 else READY


# -- plans -----------------------------------------------------------------------------------------


def entry_words(view: Seen, entry: Entry) -> str:
    """An entry with the square or wizard written for it."""
    action, written = ENTRIES.noun(action_of(entry)), written_of(entry)
    if written < 0:
        return view.name(action)
    if WRITES[action_of(entry)]:
        return view.say(say("plan-on-square", action=action, square=square_noun(written)))
    return view.say(say("plan-on-wizard", action=action, who=noun(written)))


def plan_words(view: Seen, wizard: int) -> list[str]:
    """The entries of a plan that the view shows: the viewer's own, or a blinded wizard's Moves."""
    own = [entry_words(view, entry) for entry in view.shown.plan[wizard]]
    return own + [view.say(say("plan-animal", entry=e)) for e in animal_plan_words(view, wizard)]


def animal_plan_words(view: Seen, wizard: int) -> list[str]:
    """The entries of a wizard's animals, each with the square where its animal stands."""
    s = view.shown
    return [
        view.say(
            say(
                "plan-of-animal",
                square=square_noun(s.animals[place]),
                entry=entry_words(view, entry),
            )
        )
        for place in animals_of(s, wizard)
        for entry in s.animal_plans[place]
    ]


def points_planned(view: Seen, wizard: int) -> int:
    return sum(COST[action_of(entry)] for entry in view.shown.plan[wizard])


def written_squares(view: Seen) -> dict[int, Saying]:
    """The squares that stand in plans which the view shows, with what is to happen there."""
    s = view.shown
    found: dict[int, Saying] = {}
    for wizard in range(s.seats):
        shown = s.plan[wizard] if wizard == view.seat else s.shown_entries[wizard]
        for entry in shown:
            if WRITES[action_of(entry)] and written_of(entry) >= 0:
                action = ENTRIES.noun(action_of(entry))
                found[written_of(entry)] = say(
                    "picture-written",
                    who=noun(wizard),
                    action=action,
                    square=square_noun(written_of(entry)),
                )
    return found


def foreseen_words(view: Seen, wizard: int) -> list[str]:
    """What Clairvoyance and Foresight have told this seat about another wizard's plan."""
    s = view.shown
    if wizard == view.seat:
        return []
    found = []
    if s.announced[wizard] >= 0:
        initiative, defend = divmod(s.announced[wizard], ANNOUNCED_DEFEND)
        announced = say("plan-announced", initiative=initiative, defend=defend)
        found.append(view.say(announced))
    if s.shown_entries[wizard]:
        found.append(", ".join(entry_words(view, entry) for entry in s.shown_entries[wizard]))
    return found
