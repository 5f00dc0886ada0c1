"""Laws about replays and tables: the log is the truth, and the way back is open until it is not."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import replay_of, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.table import Choice, Table
from spellwright.laws.played import Found, PlayedGame


def a_replay_gives_the_same_game(played: PlayedGame) -> Found:
    """The log, written as text, read and played again, gives the same fingerprints."""
    game = played.case.rules
    table = _table(played)
    table.choices = [Choice(taken.seat, game.verbs.text(taken.code)) for taken in played.choices]
    text = replay_of(table).to_json()
    replay = read_replay(text)
    if replay.to_json() != text:
        yield len(played.choices), "the text of the replay changes when it is read and written."
    for place in played.fingerprints.keys() & replay.fingerprints.keys():
        if replay.fingerprints[place] != played.fingerprints[place]:
            yield place, "the replay of the log gives another position."
    if verify(game, replay) != played.last:
        yield len(played.choices), "the replay of the log gives another end."


def undo_gives_back_the_position_before(played: PlayedGame) -> Found:
    """Undo works exactly as long as neither luck nor a secret has come out."""
    table = _table(played)
    for place, taken in enumerate(played.choices, 1):
        luck, secrets = table.state.chance.draws, table.state.secrets_revealed
        sampled = played.is_sampled(place)
        fingerprint = table.state.fingerprint() if sampled else ""
        table.choose(*taken)
        if not sampled:
            continue
        stands = (table.state.chance.draws, table.state.secrets_revealed) != (luck, secrets)
        if table.can_undo(taken.seat) == stands:
            yield place, "can_undo is wrong about this choice."
        try:
            table.undo(taken.seat)
        except Refused:
            if not stands:
                yield place, "undo was refused, though neither luck nor a secret came out."
            if table.state.fingerprint() != played.fingerprints[place]:
                yield place, "a refused undo changed the position."
            continue
        if stands:
            yield place, "undo took back luck or a secret."
        if table.state.fingerprint() != fingerprint:
            yield place, "undo did not give back the position before."
        table.choose(*taken)


def _table(played: PlayedGame) -> Table[Any]:
    case = played.case
    return Table(case.rules, case.seats, case.seed, case.options)
