"""A move by where it ends: the way is found, as long as nothing on it matters."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from spellwright.face.scene import Scene
from spellwright.face.shortcuts import Link, Shortcut
from spellwright.games.duels import words
from spellwright.games.duels.board import DANGEROUS, DIFFICULT
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import FLY, SCOUT
from spellwright.games.duels.lexicons import SPACES, say
from spellwright.games.duels.picture.seen import Seen, acting, space_name
from spellwright.games.duels.queries import has
from spellwright.games.duels.rules.entering import springs_something
from spellwright.games.duels.rules.movement import allowance, can_end
from spellwright.games.duels.state import NOBODY, DuelsState
from spellwright.kernel.option import FIRST

_WALK: Final = words.DO | actions.DO_MOVE << FIRST
ACTION: Final = "action"
MOVE: Final = "move"


def shortcuts(scene: Scene[DuelsState]) -> list[Shortcut]:
    asked = scene.asked
    if asked is None:
        return []
    s = scene.shown
    if asked.question == words.ASK_ACTION and _WALK in scene.view.options:
        model = acting(scene)
        first = (Link(ACTION, _text(scene, _WALK)),)
        return [] if model == NOBODY else _ends(scene, model, allowance(s, model), first)
    if asked.question == words.ASK_MOVE and asked.args[0] in s.piece:
        return _ends(scene, s.piece.index(asked.args[0]), asked.args[1], ())
    return []


def _ends(view: Seen, model: int, left: int, first: tuple[Link, ...]) -> list[Shortcut]:
    found = []
    for space, way in sorted(ways(view.shown, model, left).items()):
        if not first and len(way) == 1:
            # A single step is an option of its own, after which one can go on.
            continue
        steps = [Link(MOVE, _text(view, words.TO | step << FIRST)) for step in way]
        chain = (*first, *steps, Link(MOVE, _text(view, words.STOP)))
        label = view.say(say("shortcut-go", space=SPACES.noun(space)))
        found.append(Shortcut(f"go-{space_name(space)}", label, chain, square=space_name(space)))
    return found


def _text(view: Seen, code: int) -> str:
    return view.rules.verbs.text(code)


def ways(s: DuelsState, model: int, left: int) -> dict[int, list[int]]:
    """By the Space where a move can end, the cheapest way to it: a Model that goes there enters
    nothing on the way that would hurt or hold it, and passes through nobody.
    """
    easy = has(s, model, SCOUT) or has(s, model, FLY)
    start = s.at[model]
    best: dict[int, int] = {start: 0}
    found: dict[int, list[int]] = {start: []}
    open_spaces = [(0, start)]
    while open_spaces:
        cost, here = heappop(open_spaces)
        if cost > best[here] or (here != start and not _is_quiet(s, model, here)):
            continue
        for there in s.board.near[here]:
            then = cost + (2 if s.terrain[there] == DIFFICULT and not easy else 1)
            if then > left or then >= best.get(there, left + 1) or not can_end(s, model, there):
                continue
            best[there] = then
            found[there] = [*found[here], there]
            heappush(open_spaces, (then, there))
    del found[start]
    return found


def _is_quiet(s: DuelsState, model: int, space: int) -> bool:
    """Whether nothing happens to a Model that enters a Space."""
    return not (s.terrain[space] == DANGEROUS or springs_something(s, model, space))
