"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import (
    MARKER_POINTS,
)
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.condition import (
    ability_words,
    figure_words,
    token_words,
    track_words,
)
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    figure_noun,
    figures,
    goal,
    seat_noun,
    side_noun,
    team,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.state import IN_POOL, NOBODY
from spellwright.kernel.saying import Argument, Saying


def moment_words(view: Seen) -> str:
    """Scenario, round, phase, score, who is to choose."""
    first, phase = moment.first_words(view), moment.phase(view)
    if view.outcome is not None:
        return view.say(say("moment-ended", first=first, ending=view.outcome.says))
    says: list[Argument] = [say("moment-now", first=first, phase=phase), moment.score_words(view)]
    if view.shown.first != NOBODY:
        says.append(say("moment-first-player", side=side_noun(view.shown.first)))
    choosing = moment.choosing(view)
    if choosing is not None:
        says.append(choosing)
    return view.say(say("moment-all", facts=tuple(says)))


def scenario_words(view: Seen) -> str:
    s = view.shown
    where = lexicons.MAP_LEXICON.noun(s.map)
    aim = lexicons.SCENARIO_TEXTS.noun(s.scenario)
    if not AIMS[s.scenario].HAS_POINTS:
        return view.say(say("scenario-in-words", map=where, aim=aim))
    return view.say(say("scenario-with-goal", map=where, aim=aim, n=goal(view)))


def players_of(view: Seen, side: int) -> tuple[Saying, ...]:
    """The players of a side; the player who looks is told so."""
    return tuple(
        say("player-you" if seat == view.seat else "player-other", player=seat_noun(seat))
        for seat, own in enumerate(view.shown.side)
        if own == side
    )


@drawn_from(READS)
def side_words(view: Seen, side: int) -> list[str]:
    """A side: players and points, characters, pool, track."""
    s = view.shown
    name, players = side_noun(side), players_of(view, side)
    if not players:
        return [view.say(say("side-nobody", side=name))]
    if not AIMS[s.scenario].HAS_POINTS:
        says = [say("side-in-words", side=name, players=players)]
    else:
        points = s.points[side]
        says = [say("side-with-points", side=name, players=players, points=points, n=goal(view))]
    says += [say("sentence", words=figure_words(view, figure)) for figure in team(view, side)]
    tokens = tuple(token_words(view, side, IN_POOL))
    says.append(say("side-pool", tokens=tokens) if tokens else say("side-pool-empty"))
    track = track_words(view, side)
    if track:
        lies = "; ".join(view.say(each) for each in track)
        says.append(say("side-track", things=lies))
    else:
        says.append(say("side-track-empty"))
    return [view.say(each) for each in says]


@drawn_from(READS)
def things_words(view: Seen) -> list[str]:
    """Markers, flags and areas."""
    s = view.shown
    says = []
    if AIMS[s.scenario].HAS_POINTS:
        there = [
            say(
                "marker-on",
                marker=lexicons.MARKERS.noun(marker),
                square=lexicons.SQUARE_LEXICON.noun(square),
            )
            for marker, square in enumerate(s.board.markers)
            if not s.marker_cooldown[marker]
        ]
        if there:
            says.append(say("markers-in-words", n=MARKER_POINTS, markers=tuple(there)))
    if AIMS[s.scenario].HAS_AREAS:
        says += [_control_words(view, area) for area in range(len(s.control))]
    if AIMS[s.scenario].HAS_FLAGS:
        flags = [
            say("flag-on", side=side_noun(side), square=lexicons.SQUARE_LEXICON.noun(squares[0]))
            for side, squares in enumerate(s.board.map.flags)
        ]
        says.append(say("flags-in-words", flags=tuple(flags)))
    if AIMS[s.scenario].HAS_SCORING_AREA:
        inside = [
            figure_noun(view, figure)
            for figure in figures(view)
            if s.at[figure] >= 0 and s.board.scoring >> s.at[figure] & 1
        ]
        inside_now = say("scoring-area-in-words", characters=tuple(inside))
        says.append(inside_now if inside else say("scoring-area-empty"))
    return [view.say(each) for each in says]


def _control_words(view: Seen, area: int) -> Saying:
    s = view.shown
    squares = tuple(lexicons.SQUARE_LEXICON.noun(square) for square in s.board.areas[area])
    number = lexicons.AREAS.noun(area)
    if s.control[area] == NOBODY:
        return say("control-area-free", area=number, squares=squares)
    return say(
        "control-area-held",
        area=number,
        squares=squares,
        side=side_noun(s.control[area]),
        square=lexicons.SQUARE_LEXICON.noun(s.control_at[area]),
    )


@drawn_from(READS)
def abilities_words(view: Seen) -> list[str]:
    said = []
    for figure in figures(view):
        abilities = tuple(ability_words(view, figure))
        if abilities:
            who = figure_noun(view, figure)
            said.append(view.say(say("abilities-in-words", who=who, abilities=abilities)))
    return said


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view), scenario_words(view)]
    for side in (0, 1):
        says += side_words(view, side)
    return says + things_words(view) + abilities_words(view)
