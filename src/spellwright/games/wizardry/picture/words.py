"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import many
from spellwright.games.wizardry.lexicons import PROFILE_NAMES, TURNINGS
from spellwright.games.wizardry.picture import moment
from spellwright.games.wizardry.picture.condition import (
    effects,
    foreseen_words,
    on_everybody,
    plan_words,
    points_planned,
    spell_names,
)
from spellwright.games.wizardry.picture.seen import (
    Seen,
    animals,
    balls,
    is_out,
    name,
    square_name,
)
from spellwright.games.wizardry.state import NOWHERE


def moment_words(view: Seen) -> str:
    """The turn and the phase, the order, who is to choose, what lies over the board."""
    says = [f"{moment.heading(view)}: {moment.phase(view)}"]
    if moment.order_words(view):
        says.append(f"order {moment.order_words(view)}")
    if moment.choosing(view):
        says.append(moment.choosing(view))
    says += [effect.words for effect in on_everybody(view)]
    return _sentence("; ".join(says))


def wizard_words(view: Seen, wizard: int) -> str:
    """One wizard: who, where, hits, points, effects."""
    s = view.shown
    you = " (you)" if wizard == view.seat else ""
    if s.profile[wizard] < 0:
        return f"{name(wizard)}{you} has not shown a profile."
    who = f"{name(wizard)}{you}, {PROFILE_NAMES.label(s.profile[wizard])}"
    if not s.turn:
        return f"{who}, start area turned by {TURNINGS.label(s.orientation[wizard])}."
    if is_out(view, wizard):
        return f"{who}, is out with {many(s.hits[wizard], 'hit')}."
    facts = [
        f"{who}, {place_words(view, wizard)}",
        f"{s.hits[wizard]} of {s.hits_to_defeat} hits",
        many(s.pool[wizard], "defence point"),
        many(s.ap[wizard], "action point"),
        *[effect.words for effect in effects(view, wizard)],
    ]
    return _sentence("; ".join(facts))


def place_words(view: Seen, wizard: int) -> str:
    """Where a wizard stands, as far as the view tells."""
    s = view.shown
    if s.left[wizard] != NOWHERE:
        return f"hidden since it left {square_name(s.left[wizard])}"
    model, double = s.at[wizard], s.double[wizard]
    if model == NOWHERE:
        return "not on the board"
    if double == NOWHERE:
        return f"on {square_name(model)}"
    both = f"on {square_name(model)} with a double on {square_name(double)}"
    if wizard != view.seat:
        return f"{both}: nobody else knows which is real"
    return (
        f"{both}: your real body is on {square_name(double if s.double_is_real[wizard] else model)}"
    )


def spell_words(view: Seen, wizard: int) -> str:
    """The spells of a wizard, or nothing."""
    known = spell_names(view, wizard)
    return f"Spells of {name(wizard)}: {', '.join(known)}." if known else ""


def plans_words(view: Seen) -> list[str]:
    """The own plan, and what the seat knows of others'."""
    says = []
    for wizard in range(view.shown.seats):
        planned = plan_words(view, wizard)
        if planned and wizard == view.seat:
            points = f"{points_planned(view, wizard)} of {view.shown.ap[wizard]} points"
            says.append(_sentence(f"Your plan ({points}): {', '.join(planned)}"))
        elif planned:
            says.append(_sentence(f"{name(wizard)} has left: {', '.join(planned)}"))
        known = foreseen_words(view, wizard)
        says += [_sentence(f"You know of {name(wizard)}'s plan: {part}") for part in known]
    return says


def things_words(view: Seen) -> list[str]:
    """Creatures, balls, smashed squares."""
    s = view.shown
    says = [f"An animal of {name(owner)} is on {square_name(at)}." for owner, at in animals(view)]
    if s.demon != NOWHERE:
        says.append(
            f"The demon, summoned by {name(s.demon_summoner)}, is on {square_name(s.demon)}."
        )
    says += [
        f"A ball of {name(ball.owner)} is on {square_name(ball.square)}." for ball in balls(view)
    ]
    if s.smashed:
        says.append(f"Smashed: {', '.join(square_name(square) for square in s.smashed)}.")
    return says


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view)]
    for wizard in range(view.shown.seats):
        says += [wizard_words(view, wizard), spell_words(view, wizard)]
    says += things_words(view) + plans_words(view)
    return [sentence for sentence in says if sentence]


def _sentence(text: str) -> str:
    """Ended by a full stop, unless it has one."""
    return text if text.endswith(".") else f"{text}."
