"""`spellwright replay`: a recorded game as a story, or checked move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console

from spellwright.cli.error_messages import BAD_INPUT, sentence_of
from spellwright.cli.examples import examples_of
from spellwright.cli.files import read_text
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import json_option
from spellwright.cli.story import board_of, story_line
from spellwright.cli.words import reader, say, told
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR, Event
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import Drift, Replay, is_proved, positions, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.saying import Saying, to_data
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.registry import Game, any_game


@click.command(
    "replay",
    help=told("help-replay"),
    epilog=examples_of(
        "replay",
        "spellwright replay game.json",
        "spellwright replay game.json --step 40 --seat 2",
        "spellwright replay game.json --verify",
    ),
)
@click.argument("file", type=Path)
@click.option("--verify", "check", is_flag=True, help=told("option-replay-verify"))
@click.option("--step", type=int, metavar="N", help=told("option-replay-step"))
@click.option("--seat", type=int, metavar="S", help=told("option-replay-seat"))
@json_option
def command(file: Path, check: bool, step: int | None, seat: int | None, as_json: bool) -> None:
    if check:
        _verify(file, as_json)
        return
    game, replay = read_game(file)
    tale = _told(game, replay, _seat_of(replay, seat), _step_of(replay, step))
    if as_json:
        print_json(_tale_data(game, replay, tale))
    else:
        _show(stdout(), game, replay, tale)


def read_game(file: Path) -> tuple[Game, Replay]:
    """The replay in a file, and its game."""
    replay = read_replay(read_text(file))
    return any_game(replay.game), replay


def _verify(file: Path, as_json: bool) -> None:
    told: dict[str, Any] = {"ok": False, "choices": 0, "reason": ""}
    other = ""
    try:
        game, replay = read_game(file)
        other = _other_edition(game, replay)
        told |= {"choices": len(replay.choices), "edition": replay.edition.to_data()}
        told["same_edition"] = not other
        verify(game, replay)
        told["ok"] = True
        told["proved"] = is_proved(game, replay)
    except Refused as refused:
        if isinstance(refused, Drift):
            told["differs_from"] = refused.choice
        told["reason"] = " ".join([other, sentence_of(refused)]).strip()
    if as_json:
        print_json(told)
    elif not told["ok"]:
        raise Refused("drift", told["reason"])
    else:
        click.echo(_verdict(game, replay, other))
    click.get_current_context().exit(0 if told["ok"] else BAD_INPUT)


def _other_edition(game: Game, replay: Replay) -> str:
    """That a replay was not recorded under today's rules, in a sentence; or nothing."""
    today = game.rules.edition_for(replay.settings)
    if replay.edition == today:
        return ""
    return told(
        "text-replay-edition",
        edition=str(replay.edition),
        game=game.noun,
        today=str(today),
    )


def _verdict(game: Game, replay: Replay, other: str) -> str:
    """What was found, sentence by sentence."""
    n, noun = len(replay.choices), game.noun
    found = [other] if other else []
    if replay.earlier:
        found.append(told("text-earlier-pieces", n=len(replay.earlier)))
    if is_proved(game, replay):
        said = told("text-comes-out-same" if found else "text-all-well", n=n, game=noun)
    else:
        said = told("text-can-be-made-luck" if replay.draws else "text-can-be-made", n=n, game=noun)
    return " ".join([*found, said])


class _Tale(NamedTuple):
    """A replay as one seat, or everybody, saw it."""

    lines: list[tuple[int, Saying, str]]
    """Number of the choice, what was told, clause."""
    view: View[Any]
    step: int


def _told(game: Game, replay: Replay, seat: int, step: int) -> _Tale:
    """The story up to a step; the whole replay is played, so that no drift is shown as true."""
    lines: list[tuple[int, Saying, str]] = []
    view: View[State] | None = None
    for place, state in enumerate(positions(game, replay)):
        if place <= step:
            lines += [
                (place, said, clause) for said, clause in map(game.rules.told, _heard(state, seat))
            ]
        if place == step:
            view = state.view(seat)
    assert view is not None
    return _Tale(lines, view, step)


def _heard(state: State, seat: int) -> list[Event]:
    return [event for event in state.events if event.visible_to(seat)]


def _seat_of(replay: Replay, seat: int | None) -> int:
    if seat is not None and not 1 <= seat <= replay.seats:
        raise Refused("seat", say("refusal-no-seat", n=seat, last=replay.seats))
    return SPECTATOR if seat is None else seat - 1


def _step_of(replay: Replay, step: int | None) -> int:
    choices = len(replay.choices)
    if step is not None and not 0 <= step <= choices:
        raise Refused("step", say("refusal-no-step", n=step, last=choices))
    return choices if step is None else step


def _show(console: Console, game: Game, replay: Replay, tale: _Tale) -> None:
    console.print(reader().word(game.noun), style="heading")
    if other := _other_edition(game, replay):
        console.print(other, style="muted", soft_wrap=True)
    for place, said, clause in tale.lines:
        console.print(story_line(reader().say(said), clause, f"{place:4}  "))
    console.print(board_of(console, game.face, Scene(tale.view, speaker=reader())))
    if tale.view.outcome is not None:
        console.print(story_line(reader().say(tale.view.outcome.says), tale.view.outcome.clause))
    else:
        after = told("text-after-choice", n=tale.step, all=len(replay.choices))
        console.print(after, style="muted")


def _tale_data(game: Game, replay: Replay, tale: _Tale) -> dict[str, Any]:
    outcome = tale.view.outcome
    return {
        "game": replay.game,
        "edition": replay.edition.to_data(),
        "seats": replay.seats,
        "settings": replay.settings,
        "choices": len(replay.choices),
        "step": tale.step,
        "story": [
            {
                "choice": place,
                "sentence": reader().say(said),
                "clause": clause,
                "says": to_data(said),
            }
            for place, said, clause in tale.lines
        ],
        "board": game.face.text(Scene(tale.view)),
        "outcome": None if outcome is None else outcome.to_data(),
    }
