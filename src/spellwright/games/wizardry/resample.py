"""What a seat does not know, dealt anew: plans, doubles, secret set-up choices, secret spells."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import (
    BASIC,
    DEFEND,
    IN_PLAY,
    INITIATIVE,
    MOVE,
    WRITES,
)
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rules.action_phase import ActionPhase
from spellwright.games.wizardry.rules.initiative import InitiativePhase
from spellwright.games.wizardry.rules.planning import SHOWN, PlanningPhase
from spellwright.games.wizardry.rules.plans import (
    ANNOUNCED_DEFEND,
    animal_plannable,
    may_lock,
    plannable,
    points_left,
    still_owed,
    writable_squares,
)
from spellwright.games.wizardry.rules.setup import accessible
from spellwright.games.wizardry.state import NOWHERE, WizardryState, action_of, entry
from spellwright.kernel.decision import Ask

PLANS_ARE_KEPT: Final = (InitiativePhase, ActionPhase)
"""The phases in which plans are locked and not all carried out yet."""
END_A_PLAN: Final = 4
"""A made-up plan goes on with one more entry with a chance of 3 in 4."""


def deal_anew(s: WizardryState, seat: int) -> None:
    """Replace all that a seat (or a spectator, -1) cannot know."""
    own = s.ask_of(seat) if seat >= 0 else None
    known_options = s.options(own)[:] if own else []
    for wizard in range(s.seats):
        if wizard == seat:
            continue
        _secret_choices(s, wizard)
        if s.settings["secret-spells"]:
            _spells(s, wizard)
        if s.in_play[wizard] and s.profile[wizard] >= 0:
            _plan(s, wizard, seat)
    for wizard in range(s.seats):
        if wizard != seat and s.double[wizard] != NOWHERE:
            _double(s, wizard, own, known_options)


def _pick(s: WizardryState, items: list[int]) -> int:
    return items[s.chance.below(len(items))]


def _secret_choices(s: WizardryState, wizard: int) -> None:
    """Choices of the set-up that wait to be shown together."""
    if s.chosen[wizard] >= 0:
        frame = s.agenda[-1]
        asked = words.ASK_PROFILE if s.profile[wizard] < 0 else words.ASK_ORIENTATION
        s.chosen[wizard] = s.chance.below(len(frame.options(s, wizard, asked)))


def _spells(s: WizardryState, wizard: int) -> None:
    """FW-16.1: spells that have not been carried out yet, rolled for as in set-up."""
    count = len(s.known[wizard])
    before, s.known[wizard] = s.known[wizard], s.public_spells[wizard][:]
    while len(s.known[wizard]) < count:
        spells = accessible(s.chance.roll(6), s.chance.roll(6), IN_PLAY.packs(s.settings))
        new = [spell for spell in spells if spell not in s.known[wizard]]
        if new:
            s.known[wizard].append(_pick(s, new))
    ask = s.ask_of(wizard)
    if ask is not None and ask.question == words.ASK_SPELL:
        ask.cache = None
        if not s.options(ask):
            s.known[wizard] = before


# -- plans -----------------------------------------------------------------------------------------


def _plan(s: WizardryState, wizard: int, seat: int) -> None:
    frame = s.agenda[-1] if s.agenda else None
    if isinstance(frame, PlanningPhase):
        _plan_in_planning(s, frame, wizard, seat)
    elif not s.blinded[wizard] and any(isinstance(f, PLANS_ARE_KEPT) for f in s.agenda):
        _plan_in_action(s, wizard, seat)


def _plan_in_planning(s: WizardryState, frame: PlanningPhase, wizard: int, seat: int) -> None:
    """A plan that is being written, or is locked while others still write."""
    told = seat >= 0 and bool(s.foreseen_by[wizard] >> seat & 1)
    if s.announcing[wizard] >= 0:
        s.announcing[wizard] = _announcement(s, wizard)
    if s.announced[wizard] >= 0 and not told:
        s.announced[wizard] = _announcement(s, wizard)
    seen = seat >= 0 and bool(s.seen_by[wizard] >> seat & 1)
    step = frame.STEPS[frame.next_step]
    showing = bool(s.seen_by[wizard]) and step == "note_shown_entry"
    was_shown = bool(s.seen_by[wizard]) and step == "note_entry"
    if was_shown and seen:
        s.plan[wizard] = s.shown_entries[wizard][:]
    else:
        s.plan[wizard] = []
    for place in animals_of(s, wizard):
        s.animal_plans[place] = []
    s.closed[wizard] = 0
    frame.writing[wizard] = NOWHERE
    ask = s.ask_of(wizard)
    if was_shown and not seen:
        _write_shown(s, wizard)
        s.shown_entries[wizard] = s.plan[wizard][:]
    if was_shown:
        s.closed[wizard] = int(len(s.plan[wizard]) < SHOWN)
    if s.locked[wizard]:
        _write_on(s, wizard, 99)
        _complete(s, wizard)
    elif ask is not None and ask.question not in (words.ASK_REVEAL, words.ASK_ANNOUNCE):
        _write_on(s, wizard, SHOWN - 1 if showing else 1)
        _ask_again(s, ask, wizard, showing)
    elif showing and ask is None:
        _write_shown(s, wizard)
        s.closed[wizard] = int(len(s.plan[wizard]) < SHOWN)


def _write_shown(s: WizardryState, wizard: int) -> None:
    """FW-5.5, FW-5.25: fewer than two entries only if an announcement demands no more of them."""
    _write_on(s, wizard, SHOWN)
    if not may_lock(s, wizard):
        initiative, defend = still_owed(s, wizard)
        owed = [entry(INITIATIVE)] * initiative + [entry(DEFEND)] * defend
        s.plan[wizard] += owed[: SHOWN - len(s.plan[wizard])]


def _announcement(s: WizardryState, wizard: int) -> int:
    most = min(2, s.ap[wizard])
    initiative = s.chance.below(most + 1)
    defend = s.chance.below(min(2, s.ap[wizard] - initiative) + 1)
    return initiative * ANNOUNCED_DEFEND + defend


def _ask_again(s: WizardryState, ask: Ask, wizard: int, showing: bool) -> None:
    """The question that fits the made-up plan; nobody else sees which one it is."""
    ask.question = words.ASK_SHOWN_ENTRY if showing else words.ASK_ENTRY
    ask.args = [] if showing else [points_left(s, wizard)]
    ask.cache = None


def _write_on(s: WizardryState, wizard: int, most: int) -> None:
    """Add entries at random until the plan has `most` of them, or chance ends it."""
    while len(s.plan[wizard]) < most and s.chance.below(END_A_PLAN):
        actions = plannable(s, wizard)
        if not actions:
            return
        s.plan[wizard].append(_entry(s, wizard, _pick(s, actions)))


def _entry(s: WizardryState, wizard: int, action: int) -> int:
    if WRITES[action]:
        return entry(action, _pick(s, writable_squares(s, action)))
    if s.settings["written-targets"] and action >= BASIC:
        others = [w for w in range(s.seats) if s.taking_part[w] and w != wizard]
        return entry(action, _pick(s, others))
    return entry(action)


def _complete(s: WizardryState, wizard: int) -> None:
    """Make a locked plan legal (announced numbers), and plan for the animals."""
    if not may_lock(s, wizard):
        initiative, defend = still_owed(s, wizard)
        s.plan[wizard] += [entry(INITIATIVE)] * initiative + [entry(DEFEND)] * defend
    for place in animals_of(s, wizard):
        _write_for_animal(s, place)


def _write_for_animal(s: WizardryState, place: int) -> None:
    while s.chance.below(END_A_PLAN):
        actions = animal_plannable(s, place)
        if not actions:
            return
        s.animal_plans[place].append(entry(_pick(s, actions)))


def _plan_in_action(s: WizardryState, wizard: int, seat: int) -> None:
    """What is left of a plan in the action phase, given all that has been seen of it."""
    ask = s.ask_of(wizard)
    asked = ask is not None and ask.question == words.ASK_OPPORTUNITY
    seen = seat >= 0 and bool(s.seen_by[wizard] >> seat & 1)
    kept = _unplayed(s, wizard) if seen else []
    past = s.played[wizard] + [entry(INITIATIVE)] * s.initiative_entries[wizard]
    past = past + [entry(DEFEND)] * s.defend_entries[wizard]
    s.plan[wizard] = past + kept
    while s.chance.below(END_A_PLAN) and _add_an_entry(s, wizard):
        pass
    mine = animals_of(s, wizard)
    for place in mine:
        animal_past = s.animal_played[place]
        s.animal_plans[place] = animal_past[:]
        _write_for_animal(s, place)
        s.animal_plans[place] = s.animal_plans[place][len(animal_past) :]
    animals_rest = not any(s.animal_plans[place] for place in mine)
    is_empty = len(s.plan[wizard]) == len(past) and animals_rest
    if asked and is_empty and not _add_an_entry(s, wizard):
        s.plan[wizard].append(entry(MOVE))
    s.plan[wizard] = s.plan[wizard][len(past) :]


def _add_an_entry(s: WizardryState, wizard: int) -> bool:
    """One more entry of the action phase at random, if there is room for one."""
    actions = [a for a in plannable(s, wizard) if a not in (INITIATIVE, DEFEND)]
    if actions:
        s.plan[wizard].append(_entry(s, wizard, _pick(s, actions)))
    return bool(actions)


def _unplayed(s: WizardryState, wizard: int) -> list[int]:
    """Entries that Clairvoyance showed and that have not been carried out yet."""
    past = [action_of(played) for played in s.played[wizard]]
    left = []
    for shown in s.shown_entries[wizard]:
        action = action_of(shown)
        if action in past:
            past.remove(action)
        elif action not in (INITIATIVE, DEFEND):
            left.append(shown)
    return left


# -- doubles ---------------------------------------------------------------------------------------


def _double(s: WizardryState, wizard: int, own: Ask | None, known_options: list[int]) -> None:
    """Which body is real, unless what can be chosen now gives it away."""
    before = s.double_is_real[wizard]
    s.double_is_real[wizard] = s.chance.below(2)
    for ask in s.asks:
        ask.cache = None
        options = s.options(ask)
        if not options or (ask is own and options != known_options):
            s.double_is_real[wizard] = before
            return
