"""What is known beside the board: wizards' facts, the viewer's plan and spells, lasting magic."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.face.once import once_a_scene
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.wizardry.content.columns import CLAUSES, COST
from spellwright.games.wizardry.lexicons import ENTRIES, ENTRY_TEXTS, PROFILE_NAMES, say
from spellwright.games.wizardry.picture.condition import (
    READY,
    animal_plan_words,
    effects,
    entry_words,
    foreseen_words,
    on_everybody,
    points_planned,
    spells,
)
from spellwright.games.wizardry.picture.pieces import wizard_medallion
from spellwright.games.wizardry.picture.reads import READS
from spellwright.games.wizardry.picture.seen import Seen, is_out, noun
from spellwright.games.wizardry.state import WizardryState, action_of


@once_a_scene
def seat_panels(scene: Scene[WizardryState]) -> list[SeatPanel]:
    """One panel for each wizard, in seat order."""
    return [_seat_panel(scene, wizard) for wizard in range(scene.shown.seats)]


@drawn_from(READS)
def _seat_panel(view: Seen, wizard: int) -> SeatPanel:
    s, said = view.shown, view.say
    facts: list[Fact] = []
    if s.turn:
        hits = said(say("panel-hits-of", n=s.hits[wizard], most=s.hits_to_defeat))
        facts = [
            Fact(said(say("panel-hits")), hits, "", s.hits[wizard], s.hits_to_defeat),
            Fact(said(say("panel-defence")), str(s.pool[wizard]), said(say("panel-defence-note"))),
            Fact(said(say("panel-points")), str(s.ap[wizard]), said(say("panel-points-note"))),
        ]
    known = spells(view, wizard)
    if known:
        facts.append(Fact(said(say("panel-spells")), ", ".join(_spell_words(view, wizard))))
    lasting = effects(view, wizard)
    if lasting:
        effects_now = ", ".join(said(effect.says) for effect in lasting)
        facts.append(Fact(said(say("panel-now")), effects_now))
    foreseen = foreseen_words(view, wizard)
    if foreseen:
        note = said(say("panel-you-know-note"))
        facts.append(Fact(said(say("panel-you-know")), "; ".join(foreseen), note))
    profile = s.profile[wizard]
    subtitle = view.name(PROFILE_NAMES.noun(profile)) if profile >= 0 else ""
    emblem = wizard_medallion(view, wizard).emblem
    return SeatPanel(
        wizard, view.name(noun(wizard)), subtitle, is_out(view, wizard), tuple(facts), emblem
    )


def _spell_words(view: Seen, wizard: int) -> list[str]:
    named = []
    for known in spells(view, wizard):
        spell = ENTRIES.noun(known.spell)
        if known.state == READY:
            named.append(view.name(spell))
        else:
            notes = (say(f"spell-{known.state}"),)
            named.append(view.say(say("spell-with-notes", action=spell, notes=notes)))
    return named


def panels(scene: Scene[WizardryState]) -> list[Panel]:
    """The viewer's own plan and spells, then what concerns everybody."""
    view = scene
    found = []
    if view.seat >= 0:
        found += [panel for panel in (_plan(view), _spellbook(view)) if panel.rows]
    lasting = on_everybody(view)
    if lasting:
        rows = tuple(Row(view.say(effect.says)) for effect in lasting)
        found.append(Panel(view.say(say("panel-in-force")), rows))
    return found


def _plan(view: Seen) -> Panel:
    s = view.shown
    rows = [
        Row(
            entry_words(view, entry),
            view.name(ENTRY_TEXTS.noun(action_of(entry))),
            CLAUSES[action_of(entry)],
        )
        for entry in s.plan[view.seat]
    ]
    rows += [
        Row(view.say(say("panel-plan-animal", entry=entry)))
        for entry in animal_plan_words(view, view.seat)
    ]
    spent = points_planned(view, view.seat)
    heading = say("panel-my-plan", n=spent, most=s.ap[view.seat])
    return Panel(view.say(heading), tuple(rows))


def _spellbook(view: Seen) -> Panel:
    rows = [
        Row(
            view.name(ENTRIES.noun(spell)),
            view.say(say("note-cost", n=COST[spell], text=ENTRY_TEXTS.noun(spell))),
            CLAUSES[spell],
        )
        for spell in view.shown.known[view.seat]
    ]
    return Panel(view.say(say("panel-my-spells")), tuple(rows))
