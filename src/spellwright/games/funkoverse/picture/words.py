"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many, sentence
from spellwright.games.funkoverse.content.columns import (
    CONTROL,
    FIRST_GAME,
    FLAGS,
    MARKER_POINTS,
    TERRITORY,
)
from spellwright.games.funkoverse.content.tables import SCENARIOS
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.condition import (
    ability_words,
    figure_words,
    token_words,
    track_words,
)
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_name,
    figures,
    goal,
    seat_name,
    side_name,
    square_name,
    team,
)
from spellwright.games.funkoverse.state import IN_POOL, NOBODY


def moment_words(view: Seen) -> str:
    """Scenario, round, phase, score, who is to choose."""
    now = f"{moment.first_words(view)}: {moment.phase(view)}".removesuffix(".")
    says = [now, moment.score_words(view)]
    if view.shown.first != NOBODY:
        says.append(f"{side_name(view.shown.first)} has the First Player marker")
    if moment.choosing(view):
        says.append(moment.choosing(view))
    return sentence("; ".join(says))


def scenario_words(view: Seen) -> str:
    s = view.shown
    aim: str = SCENARIOS[s.scenario]["text"]
    win = (
        ""
        if s.scenario == FIRST_GAME
        else f" {many(goal(view), 'point')} win at the end of a round."
    )
    return f"{view.shown.board.map.name}. {aim}{win}"


def side_words(view: Seen, side: int) -> list[str]:
    """A side: players and points, characters, pool, track."""
    s = view.shown
    players = [
        seat_name(seat) + (" (you)" if seat == view.seat else "")
        for seat, own in enumerate(s.side)
        if own == side
    ]
    if not players:
        return [f"Nobody has taken {side_name(side)} yet."]
    points = (
        "" if s.scenario == FIRST_GAME else f", {s.points[side]} of {many(goal(view), 'point')}"
    )
    says = [f"{side_name(side)}, played by {listed(players)}{points}."]
    says += [sentence(figure_words(view, figure)) for figure in team(view, side)]
    says.append(sentence(f"Pool: {', '.join(token_words(view, side, IN_POOL)) or 'no tokens'}"))
    track = "; ".join(track_words(view, side)) or "nothing on it"
    says.append(sentence(f"Cooldown track: {track}"))
    return says


def things_words(view: Seen) -> list[str]:
    """Markers, flags and areas."""
    s = view.shown
    says = []
    if s.scenario != FIRST_GAME:
        there = [
            f"{'ABCD'[marker]} on {square_name(square)}"
            for marker, square in enumerate(s.board.markers)
            if not s.marker_cooldown[marker]
        ]
        if there:
            says.append(f"Point markers ({many(MARKER_POINTS, 'point')} each): {', '.join(there)}.")
    if s.scenario == CONTROL:
        says += [_control_words(view, area) for area in range(len(s.control))]
    if s.scenario == FLAGS:
        flags = [
            f"{side_name(side)} on {square_name(squares[0])}"
            for side, squares in enumerate(s.board.map.flags)
        ]
        says.append(f"Flags: {', '.join(flags)}.")
    if s.scenario == TERRITORY:
        inside = [
            figure_name(view, figure)
            for figure in figures(view)
            if s.at[figure] >= 0 and s.board.scoring >> s.at[figure] & 1
        ]
        says.append(f"In the scoring area: {listed(inside) or 'nobody'}.")
    return says


def _control_words(view: Seen, area: int) -> str:
    s = view.shown
    squares = ", ".join(square_name(square) for square in s.board.areas[area])
    if s.control[area] == NOBODY:
        return f"Control area {area + 1} ({squares}) has no marker."
    held = f"{side_name(s.control[area])} by a marker on {square_name(s.control_at[area])}"
    return f"Control area {area + 1} ({squares}) shows {held}."


def abilities_words(view: Seen) -> list[str]:
    return [
        f"Abilities of {figure_name(view, figure)}: {ability_words(view, figure)}."
        for figure in figures(view)
        if ability_words(view, figure)
    ]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view), scenario_words(view)]
    for side in (0, 1):
        says += side_words(view, side)
    return says + things_words(view) + abilities_words(view)
