"""What a run showed, for people."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.cli.pack_option import pack_words
from spellwright.cli.words import reader, told
from spellwright.registry import Game
from spellwright.simulate import GameResult, Summary
from spellwright.simulate.intervals import wilson


def show_summary(console: Console, game: Game, summary: Summary, seconds: float) -> None:
    """Wins by bot and by seat, endings, lengths and speed."""
    run = summary.run
    name = escape(reader().word(game.noun))
    console.print(f"[heading]{name}[/]  {_played(summary)}")
    if not summary.finished:
        return
    console.print(_wins_by_bot(summary))
    console.print(_wins_by_seat(summary))
    console.print(_endings(game, summary))
    console.print(
        told(
            "text-lengths",
            shortest=summary.shortest,
            longest=summary.longest,
            median=summary.median_length,
            decisions=summary.decisions,
            seconds=seconds,
            rate=round(summary.decisions / max(seconds, 1e-9)),
        )
    )
    if run.draw is not None and not summary.errors:
        console.print(told("text-all-answered"))
    if run.laws is not None:
        console.print(told("text-laws-checked", n=summary.finished + summary.errors))


def show_failures(console: Console, summary: Summary) -> None:
    """Which games failed, and how to see them fail again."""
    if not summary.errors:
        return
    console.print(told("text-failed", n=summary.errors), style="danger")
    for failure in summary.failures:
        seed, error = str(failure.seed), failure.error
        line = told("text-failure", n=failure.number, seed=seed, error=error)
        console.print(escape(f"  {line}"), soft_wrap=True)
        if summary.run.draw is not None:
            case = summary.run.case_of(failure.number)
            console.print(escape(f"    {case}"), style="muted", soft_wrap=True)
    again = escape(command_for(summary, summary.failures[0]))
    console.print(f"[muted]{told('text-again')}[/] {again}", soft_wrap=True)


def command_for(summary: Summary, failure: GameResult) -> str:
    """The command that plays one game of the run once more."""
    run, laws = summary.run, summary.run.laws
    draw = run.draw or laws
    words = [f"spellwright sim {run.game} --seed {run.seed} --only {failure.number}"]
    words += pack_words()
    words.append(f"--bots {','.join(run.bots)}")
    if draw is None or draw.seats is not None:
        words.append(f"--seats {run.seats}")
    if draw is None or draw.settings is not None:
        words += [f"--option {id}={str(value).lower()}" for id, value in run.settings.items()]
    words += ["--any"] if run.draw is not None else []
    words += ["--laws"] if laws is not None else []
    return " ".join(words)


def _won() -> tuple[str, ...]:
    """The headings of wins and what share they are."""
    keys = (told("column-games"), told("column-wins"), told("column-share"))
    return (*keys, told("column-interval"))


def _played(summary: Summary) -> str:
    """How many games of which kind."""
    run, n, seed = summary.run, summary.finished, str(summary.run.seed)
    if run.draw is None:
        return told("text-played", n=n, seats=run.seats, seed=seed)
    if run.draw.seats:
        return told("text-played-drawn", n=n, seats=run.seats, seed=seed)
    return told("text-played-any", n=n, seed=seed)


def _wins_by_bot(summary: Summary) -> Table:
    table = _table(told("column-bot"), *_won())
    for name in dict.fromkeys(summary.run.bots):
        games, wins = summary.games_of[name], summary.wins[name]
        table.add_row(escape(name), str(games), str(wins), *_share(wins, games))
    if summary.draws:
        share = _share(summary.draws, summary.finished)
        table.add_row(told("column-draws"), str(summary.finished), str(summary.draws), *share)
    return table


def _wins_by_seat(summary: Summary) -> Table:
    table = _table(told("column-seat"), *_won())
    for seat, wins in enumerate(summary.seat_wins):
        games = summary.seat_games[seat]
        table.add_row(str(seat + 1), str(games), str(wins), *_share(wins, games))
    return table


def _endings(game: Game, summary: Summary) -> Table:
    table = _table(told("column-ending"), told("column-games"), told("column-share"))
    for how, count in summary.outcomes.most_common():
        template = game.rules.endings[game.rules.endings.number(how)].template
        what = told("text-ending", how=how, told=template) if template else how.replace("-", " ")
        table.add_row(escape(what), str(count), f"{count / summary.finished:.1%}")
    return table


def _share(wins: int, games: int) -> tuple[str, str]:
    low, high = wilson(wins, games)
    return f"{wins / max(games, 1):.1%}", told(
        "text-interval", low=f"{low:.1%}", high=f"{high:.1%}"
    )


def _table(name: str, *figures: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(name)
    for title in figures:
        table.add_column(title, justify="right")
    return table
