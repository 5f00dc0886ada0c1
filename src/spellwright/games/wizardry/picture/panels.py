"""What is known beside the board: wizards' facts, one's own plan and spells, what is in force."""

from __future__ import annotations

from spellwright.drawing.wording import many
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.wizardry.content.columns import CLAUSES, COST, NAMES, TEXTS
from spellwright.games.wizardry.lexicons import PROFILE_NAMES
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
from spellwright.games.wizardry.picture.seen import Seen, is_out, name
from spellwright.games.wizardry.state import WizardryState, action_of


def seat_panels(scene: Scene[WizardryState]) -> list[SeatPanel]:
    """One for each wizard, in seat order."""
    view = scene.view
    return [_seat_panel(view, wizard) for wizard in range(view.shown.seats)]


def _seat_panel(view: Seen, wizard: int) -> SeatPanel:
    s = view.shown
    facts = []
    if s.turn:
        hits = f"{s.hits[wizard]} of {s.hits_to_defeat}"
        facts.append(Fact("Hits", hits, "", s.hits[wizard], s.hits_to_defeat))
        facts.append(Fact("Defence", str(s.pool[wizard]), "Defence points left this turn"))
        facts.append(Fact("Action points", str(s.ap[wizard]), "Action points of this turn"))
    known = spells(view, wizard)
    if known:
        facts.append(Fact("Spells", ", ".join(_spell_words(view, wizard))))
    lasting = effects(view, wizard)
    if lasting:
        facts.append(Fact("Now", ", ".join(effect.words for effect in lasting)))
    foreseen = foreseen_words(view, wizard)
    if foreseen:
        facts.append(
            Fact("You know", "; ".join(foreseen), "What Clairvoyance or Foresight told you")
        )
    profile = s.profile[wizard]
    subtitle = PROFILE_NAMES.label(profile) if profile >= 0 else ""
    emblem = wizard_medallion(view, wizard).emblem
    return SeatPanel(wizard, name(wizard), subtitle, is_out(view, wizard), tuple(facts), emblem)


def _spell_words(view: Seen, wizard: int) -> list[str]:
    return [
        spell.name if spell.state == READY else f"{spell.name} ({spell.state})"
        for spell in spells(view, wizard)
    ]


def panels(scene: Scene[WizardryState]) -> list[Panel]:
    """One's own plan and spells, then what concerns everybody."""
    view = scene.view
    found = []
    if view.seat >= 0:
        found += [panel for panel in (_plan(view), _spellbook(view)) if panel.rows]
    lasting = on_everybody(view)
    if lasting:
        found.append(Panel("In force", tuple(Row(effect.words) for effect in lasting)))
    return found


def _plan(view: Seen) -> Panel:
    s = view.shown
    rows = [
        Row(entry_words(entry), TEXTS[action_of(entry)], CLAUSES[action_of(entry)])
        for entry in s.plan[view.seat]
    ]
    rows += [Row(f"Animal {words}") for words in animal_plan_words(view, view.seat)]
    spent = points_planned(view, view.seat)
    return Panel(f"My plan ({spent} of {s.ap[view.seat]} points)", tuple(rows))


def _spellbook(view: Seen) -> Panel:
    rows = [
        Row(NAMES[spell], f"{many(COST[spell], 'point')}. {TEXTS[spell]}", CLAUSES[spell])
        for spell in view.shown.known[view.seat]
    ]
    return Panel("My spells", tuple(rows))
