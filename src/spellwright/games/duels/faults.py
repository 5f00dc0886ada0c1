"""What can be wrong with the components: the checks behind the law of conservation."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.collection import missing_rows
from spellwright.games.duels.conditions import REMOVED, is_now
from spellwright.games.duels.content.columns import QUEST_DECK, QUEST_TYPE
from spellwright.games.duels.lexicons import PIECES, PLAYERS, say
from spellwright.games.duels.queries import limit_of
from spellwright.games.duels.resample import clash_faults
from spellwright.games.duels.state import (
    MODELS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLAYING,
    SEATS,
    DuelsState,
)
from spellwright.kernel.faults import column_fault
from spellwright.kernel.record import WITH_ENTRIES, fields_of
from spellwright.kernel.saying import Saying

MOST_MARKERS: Final = 1000
"""The most markers that anybody ever has; they are drawn one by one."""
_LOOSE: Final = ("mysteries", "upkept", "reacting", "interrupted", "ranks", "scores", "terrain")


def faults(s: DuelsState) -> list[Saying]:
    """One saying for each fault, none in a sound state."""
    fresh = s.rules.blank(s.seats, s.settings, s.chance)
    for field in fields_of(s.__class__):
        is_column = field.shape in WITH_ENTRIES and field.name not in _LOOSE
        if is_column and len(getattr(s, field.name)) != len(getattr(fresh, field.name)):
            return [column_fault(field.name)]
    meant = (*s.leader, *s.holder, *s.bound, s.attacker, s.defender, s.active)
    if any(model != NOBODY and s.character[model] == NOTHING for model in meant):
        return [say("fault-no-group")]
    pools = (*s.light, *s.dark, *s.spent_light, *s.spent_dark, *s.on_light, *s.on_dark)
    if min(pools) < 0 or max(pools) > MOST_MARKERS:
        return [say("fault-markers")]
    if missing_rows(s):
        return [say("fault-pack-not-in-play")]
    if s.stage != PLAYING:
        return []
    return [*_model_faults(s), *_overlay_faults(s), *_quest_faults(s), *clash_faults(s)]


def _model_faults(s: DuelsState) -> list[Saying]:
    found: list[Saying] = []
    standing = [space for space in s.at if space != NOWHERE]
    passing = any(frame.__class__.__name__ in ("Move", "Accio") for frame in s.agenda)
    if len(set(standing)) != len(standing) and not passing:
        found.append(say("fault-one-space"))
    if any(s.terrain[space] == IMPASSABLE for space in standing) and not passing:
        found.append(say("fault-impassable"))
    suffering = any(frame.__class__.__name__ == "Suffer" for frame in s.agenda)
    for model in range(MODELS):
        if s.character[model] == NOTHING:
            continue
        if s.at[model] == NOWHERE and not is_now(s, model, REMOVED):
            found.append(say("fault-nowhere", who=PIECES.noun(s.piece[model])))
        if s.impacts[model] > limit_of(s, model) and not suffering:
            found.append(say("fault-impacts", who=PIECES.noun(s.piece[model])))
    return found


def _overlay_faults(s: DuelsState) -> list[Saying]:
    lying = [space for space in s.overlay_at if space != NOWHERE]
    return [say("fault-overlays")] if len(set(lying)) != len(lying) else []


def _quest_faults(s: DuelsState) -> list[Saying]:
    """WD-10.3: nine cards, one of each type."""
    found: list[Saying] = []
    for seat in range(SEATS):
        cards = [*s.quest_deck[seat], *s.quests[seat], *s.scored[seat], *s.quest_discard[seat]]
        if sorted(QUEST_TYPE[quest] for quest in cards) != list(range(QUEST_DECK)):
            found.append(say("fault-quests", player=PLAYERS.noun(seat)))
    return found
