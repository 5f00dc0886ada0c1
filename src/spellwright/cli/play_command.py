"""`spellwright play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED, complain
from spellwright.cli.examples import examples_of
from spellwright.cli.files import check_writable, read_text
from spellwright.cli.output import stdout
from spellwright.cli.pack_option import typed_again
from spellwright.cli.parameters import (
    bots_of,
    complete_game,
    names_of,
    read_settings,
    seats_option,
    seed_of,
    settings_option,
)
from spellwright.cli.terminal.campaign_file import CampaignFile, read_campaign
from spellwright.cli.terminal.campaign_results import results_table, where_it_stands
from spellwright.cli.terminal.keyboard import Keyboard
from spellwright.cli.terminal.players import read_players, seated
from spellwright.cli.terminal.save_file import (
    last_save,
    new_save_path,
    players_in,
    position_in,
    tables_folder,
)
from spellwright.cli.terminal.screen import Screen
from spellwright.cli.terminal.session import Session, new_session, resumed_session
from spellwright.cli.terminal.terminal_game import TerminalGame
from spellwright.cli.words import say, told
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.saying import SAVED_GAME
from spellwright.registry import any_game, game_ids

LAST: Final = ""
"""What --resume stands for when no file is named."""


@click.command(
    "play",
    help=told("help-play"),
    epilog=examples_of(
        "play",
        "spellwright play wizardry",
        "spellwright play wizardry --seats 4 --bots greedy,random",
        "spellwright play wizardry --people Anna,Ben",
        "spellwright play wizardry --seats 3 --people 1=Anna,3=Ben",
        "spellwright play wizardry --people none",
        "spellwright play --resume",
        "spellwright play battle --campaign year.json",
    ),
)
@click.argument("game", required=False, shell_complete=complete_game)
@seats_option
@click.option(
    "--people",
    type=names_of,
    metavar="WHO",
    help=told("option-play-people"),
)
@click.option(
    "--bots",
    type=bots_of,
    metavar="NAMES",
    help=told("option-play-bots"),
)
@click.option(
    "--seed",
    type=seed_of,
    metavar="S",
    help=told("option-play-seed"),
)
@settings_option
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar="[FILE]",
    help=told("option-play-resume"),
)
@click.option(
    "--save", type=Path, metavar="FILE", help=told("option-play-save", folder=str(tables_folder()))
)
@click.option(
    "--campaign",
    type=Path,
    metavar="FILE",
    help=told("option-play-campaign"),
)
@click.option("--mode", metavar="MODE", help=told("option-play-mode"))
def command(
    game: str | None,
    seats: int | None,
    people: tuple[str, ...] | None,
    bots: tuple[str, ...] | None,
    seed: int | str | None,
    settings: tuple[str, ...],
    resume: str | None,
    save: Path | None,
    campaign: Path | None,
    mode: str | None,
) -> None:
    if resume in game_ids() and game is None:
        game, resume = resume, LAST
    if save is not None:
        _check_new(save)
    if campaign is not None:
        if resume is not None or save is not None:
            raise click.UsageError(told("refusal-campaign-keeps"))
        kept = _campaign(campaign, game, mode, seats, people, bots, settings)
        session = kept.next_session(seed)
        _play(session, typed_again("play", "--campaign", str(campaign)))
        if session.over:
            kept.take_in(session)
        _show_results(kept)
        return
    if mode is not None:
        raise click.UsageError(told("refusal-mode-alone"))
    if resume is None:
        if game is None:
            raise click.UsageError(told("refusal-which-game", games=", ".join(game_ids())))
        session = _new(game, seats, people, bots, seed, settings, save)
    else:
        if seats is not None or seed is not None or settings:
            raise click.UsageError(told("refusal-resumed-keeps"))
        session = _resumed(game, resume, people, bots, save)
    _play(session)


def _play(session: Session, go_on: str = "") -> None:
    """Until the game is over, or somebody quits."""
    console = stdout()
    keyboard = Keyboard(console)
    terminal_game = TerminalGame(
        session, Screen(console, session.game, session.players, keyboard.is_live), keyboard, go_on
    )
    try:
        terminal_game.play()
    except KeyboardInterrupt:
        console.print()
        terminal_game.say_how_to_resume()
        click.get_current_context().exit(INTERRUPTED)
    except RulesError as error:
        complain(told("refusal-rules-failed", file=str(session.path), error=str(error)))
        click.get_current_context().exit(BAD_RESULT)


def _campaign(
    path: Path,
    id: str | None,
    mode: str | None,
    seats: int | None,
    people: tuple[str, ...] | None,
    bots: tuple[str, ...] | None,
    settings: tuple[str, ...],
) -> CampaignFile:
    """The campaign in a file, or a new one."""
    if path.exists():
        kept = read_campaign(path)
        if id not in (None, kept.game.id):
            raise Refused("game", say("refusal-campaign-of", file=str(path), game=kept.game.id))
        if mode is not None or seats is not None or settings:
            raise click.UsageError(told("refusal-campaign-settled"))
        if people is not None or bots is not None:
            kept.players = seated(kept.game, len(kept.players), people, bots)
        return kept
    if id is None:
        raise click.UsageError(told("refusal-no-campaign-yet", file=str(path)))
    check_writable(path)
    game = any_game(id)
    modes = [known.id for known in game.campaigns.MODES]
    if mode not in (None, *modes):
        raise Refused(
            "campaign", say("refusal-no-mode", mode=str(mode)[:40], modes=", ".join(modes))
        )
    campaign = game.campaigns.new_campaign(mode or modes[0], read_settings(game, settings))
    for known in game.campaigns.MODES:
        line = told("text-mode", mode=known.name, about=known.sentence)
        style = "candle"
        if known.id != campaign.mode:
            line = told("text-mode-other", id=known.id, mode=known.name, about=known.sentence)
            style = "muted"
        stdout().print(line, style=style, markup=False, soft_wrap=True)
    rules = game.rules.check_settings(campaign.settings())
    return CampaignFile(path, game, campaign, seated(game, seats, people, bots, rules))


def _show_results(kept: CampaignFile) -> None:
    console = stdout()
    console.print()
    console.print(results_table(kept.campaign))
    console.print(f"\n{where_it_stands(kept.campaign)}", style="candle")
    if not kept.campaign.is_over:
        command = typed_again("play", "--campaign", str(kept.path))
        line = told("text-go-on", command=command)
        console.print(line, style="muted", markup=False, soft_wrap=True)


def _new(
    id: str,
    seats: int | None,
    people: tuple[str, ...] | None,
    bots: tuple[str, ...] | None,
    seed: int | str | None,
    settings: tuple[str, ...],
    save: Path | None,
) -> Session:
    game = any_game(id)
    rules = read_settings(game, settings)
    players = seated(game, seats, people, bots, rules)
    return new_session(game, players, seed, rules, save or new_save_path(game.id))


def _resumed(
    id: str | None,
    resume: str,
    people: tuple[str, ...] | None,
    bots: tuple[str, ...] | None,
    save: Path | None,
) -> Session:
    path = last_save(id) if resume == LAST else Path(resume)
    text = read_text(path)
    replay = read_replay(text)
    game: Any = any_game(replay.game if id is None else id)
    game.rules.check_game({"game": replay.game}, SAVED_GAME)
    saved = players_in(text)
    if saved is None or people is not None or bots is not None:
        players = seated(game, replay.seats, people, bots)
    else:
        players = read_players(game, saved, replay.seats)
    session = resumed_session(game, replay, players, save or path, position_in(text))
    if session.over:
        raise Refused("over", say("refusal-game-over", file=str(path)))
    return session


def _check_new(path: Path) -> None:
    if path.exists():
        raise Refused("file", say("refusal-save-there", file=str(path)))
    check_writable(path)
