"""What a run showed, for people."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.registry import Game
from spellwright.simulate import GameResult, Summary
from spellwright.simulate.intervals import wilson


def show_summary(console: Console, game: Game, summary: Summary, seconds: float) -> None:
    """Wins by bot and by seat, endings, lengths and speed."""
    run = summary.run
    played = f"{summary.finished} games of {run.seats} seats, seed {run.seed}"
    if run.draw is not None:
        seats = f"{run.seats} seats" if run.draw.seats else "any seats"
        played = f"{summary.finished} games of {seats} with any options, seed {run.seed}"
    console.print(f"[heading]{escape(game.name)}[/]  {played}")
    if not summary.finished:
        return
    console.print(_wins_by_bot(summary))
    console.print(_wins_by_seat(summary))
    console.print(_endings(game, summary))
    console.print(
        f"Choices a game: {summary.shortest} to {summary.longest}, "
        f"median {summary.median_length:g}. {summary.decisions} decisions in {seconds:.1f} s: "
        f"{summary.decisions / max(seconds, 1e-9):,.0f} a second."
    )
    if run.draw is not None and not summary.errors:
        console.print("Every question could be answered, and nothing was lost on the way.")
    if run.laws is not None:
        console.print(f"The laws were checked on {summary.finished + summary.errors} seeds.")


def show_failures(console: Console, summary: Summary) -> None:
    """Which games failed, and how to see them fail again."""
    if not summary.errors:
        return
    count = "1 game" if summary.errors == 1 else f"{summary.errors} games"
    console.print(f"[danger]{count} failed:[/]")
    for failure in summary.failures:
        told = f"  game {failure.number} (seed {failure.seed}): {failure.error}"
        console.print(escape(told), soft_wrap=True)
        if summary.run.draw is not None:
            case = summary.run.case_of(failure.number)
            console.print(escape(f"    {case}"), style="muted", soft_wrap=True)
    again = escape(command_for(summary, summary.failures[0]))
    console.print(f"[muted]Again:[/] {again}", soft_wrap=True)


def command_for(summary: Summary, failure: GameResult) -> str:
    """The command that plays one game of the run once more."""
    run, laws = summary.run, summary.run.laws
    draw = run.draw or laws
    words = [f"spellwright sim {run.game} --seed {run.seed} --only {failure.number}"]
    words.append(f"--bots {','.join(run.bots)}")
    if draw is None or draw.seats is not None:
        words.append(f"--seats {run.seats}")
    if draw is None or draw.settings is not None:
        words += [f"--option {id}={str(value).lower()}" for id, value in run.settings.items()]
    words += ["--any"] if run.draw is not None else []
    words += ["--laws"] if laws is not None else []
    return " ".join(words)


def _wins_by_bot(summary: Summary) -> Table:
    table = _table("bot", "games", "wins", "share", "95 % interval")
    for name in dict.fromkeys(summary.run.bots):
        games, wins = summary.games_of[name], summary.wins[name]
        table.add_row(escape(name), str(games), str(wins), *_share(wins, games))
    if summary.draws:
        share = _share(summary.draws, summary.finished)
        table.add_row("draws", str(summary.finished), str(summary.draws), *share)
    return table


def _wins_by_seat(summary: Summary) -> Table:
    table = _table("seat", "games", "wins", "share", "95 % interval")
    for seat, wins in enumerate(summary.seat_wins):
        games = summary.seat_games[seat]
        table.add_row(str(seat + 1), str(games), str(wins), *_share(wins, games))
    return table


def _endings(game: Game, summary: Summary) -> Table:
    table = _table("ending", "games", "share")
    for how, count in summary.outcomes.most_common():
        told = game.rules.endings[game.rules.endings.number(how)].template
        what = f"{how}: {told}" if told else how.replace("-", " ")
        table.add_row(escape(what), str(count), f"{count / summary.finished:.1%}")
    return table


def _share(wins: int, games: int) -> tuple[str, str]:
    low, high = wilson(wins, games)
    return f"{wins / max(games, 1):.1%}", f"{low:.1%} to {high:.1%}"


def _table(name: str, *figures: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(name)
    for title in figures:
        table.add_column(title, justify="right")
    return table
