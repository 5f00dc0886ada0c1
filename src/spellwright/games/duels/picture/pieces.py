"""Models as medallions on the board, with their Impacts and markers on the rim."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.look import BRASS, PARCHMENT
from spellwright.drawing.medallion import Mark, Medallion, medallion
from spellwright.face.known import drawn_from
from spellwright.games.duels.conditions import HANGING, REMOVED, is_now
from spellwright.games.duels.content.columns import ACTIVATIONS
from spellwright.games.duels.picture.choices import Choices
from spellwright.games.duels.picture.condition import is_leader, sheet_words, signs_of
from spellwright.games.duels.picture.layout import Layout
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import (
    CHALLENGE_COLOURS,
    OVERLAY_EMBLEMS,
    Seen,
    all_models,
    character_emblem,
    character_monogram,
    is_challenge,
    model_key,
    seat_look,
    space_name,
)
from spellwright.games.duels.queries import limit_of, overlay_held
from spellwright.games.duels.state import NOTHING as NO_OVERLAY
from spellwright.games.duels.state import NOWHERE, seat_of

RADIUS: Final = 21.0
MOST_MARKS: Final = 5


def marks_of(view: Seen, model: int) -> tuple[Mark, ...]:
    """Activations, the Challenge under it, the banner, then markers as far as there is room."""
    s = view.shown
    found = []
    if is_leader(view, model):
        found.append(Mark("banner", BRASS))
    found += [Mark(sign.icon, sign.colour, sign.times) for sign in signs_of(view, model)]
    held = overlay_held(s, model) if s.at[model] != NOWHERE else NO_OVERLAY
    if held != NO_OVERLAY and is_challenge(held):
        found.insert(0, Mark(OVERLAY_EMBLEMS[held], CHALLENGE_COLOURS[held]))
    if s.activations[model]:
        found.insert(0, Mark("sand-glass", PARCHMENT, min(s.activations[model], ACTIVATIONS)))
    return tuple(found[: MOST_MARKS + 1])


def model_medallion(view: Seen, model: int, *, bare: bool = False) -> Medallion:
    """A Model's medallion: the same wherever it is drawn."""
    s = view.shown
    kind = s.character[model]
    return Medallion(
        seat_look(seat_of(model)),
        character_emblem(kind),
        character_monogram(kind),
        damage=0 if bare else s.impacts[model],
        life=0 if bare else limit_of(s, model),
        marks=() if bare else marks_of(view, model),
        circled=not bare and s.active == model,
        broken=bool(is_now(s, model, REMOVED)),
    )


def pieces(view: Seen, layout: Layout, choices: Choices) -> Svg:
    """All Models in play, from the top down; two share a Space only while one passes through."""
    s = view.shown
    there = [model for model in all_models(view) if s.at[model] != NOWHERE]
    there.sort(key=lambda model: layout.centre(s.at[model])[1])
    drawn = []
    for model in there:
        option = choices.models.get(model)
        text, touch = option.text if option else "", choices.touch(s.at[model])
        aside = 9 if s.at.index(s.at[model]) != model else 0
        drawn.append(_model(view, model, layout, aside, text, touch))
    return group(*drawn, class_="pieces")


@drawn_from(READS)
def _model(
    view: Seen, model: int, layout: Layout, aside: int, option: str, touch: str | None
) -> Svg:
    space = view.shown.at[model]
    x, y = layout.centre(space)
    return group(
        title(sheet_words(view, model)),
        lit_piece(RADIUS) if option else NOTHING,
        _foot(view, model),
        medallion(model_medallion(view, model), RADIUS),
        class_="piece model choice" if option else "piece model",
        data_piece=model_key(view, model),
        data_on=space_name(space),
        data_option=option or None,
        pointer_events=None if option else touch,
        transform=moved(x + aside, y - 3 - aside),
    )


def _foot(view: Seen, model: int) -> Svg:
    """A Model in the air casts a shadow far below."""
    if not is_now(view.shown, model, HANGING):
        return NOTHING
    return element("ellipse", cy=RADIUS * 1.25, rx=12, ry=3.5, fill="#000", opacity=0.55)
