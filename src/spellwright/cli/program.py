"""The program: its commands in groups, each loaded when it is wanted."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

import click

from spellwright import __version__
from spellwright.builds import build_name, is_compiled, outdated
from spellwright.cli.error_messages import with_error_messages
from spellwright.cli.examples import examples

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Play": ("serve", "play", "replay"),
    "Look up": ("games", "rules", "problems"),
    "Study": ("sim", "lab", "bench"),
    "Keep": ("backup", "restore", "tables"),
}
NAMES: Final = tuple(name for names in GROUPS.values() for name in names)


class Program(click.Group):
    """Lists its commands by what they are for, and speaks to people in single sentences."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in NAMES:
            return None
        module = importlib.import_module(f"spellwright.cli.{cmd_name}_command")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in NAMES and not name.startswith("-"):
            near = difflib.get_close_matches(name, NAMES, 1)
            hint = f"do you mean «{near[0]}»?" if near else f"there is {', '.join(NAMES)}."
            raise click.UsageError(f"There is no command «{name[:40]}»; {hint}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = formatter.width - 6 - max(map(len, NAMES))
        for title, names in GROUPS.items():
            commands = [(name, self.get_command(ctx, name)) for name in names]
            rows = [
                (name, command.get_short_help_str(width)) for name, command in commands if command
            ]
            with formatter.section(title):
                formatter.write_dl(rows)

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        extra["standalone_mode"] = False
        sys.exit(with_error_messages(lambda: super(Program, self).main(args, prog_name, **extra)))


@click.command(
    cls=Program,
    invoke_without_command=True,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        ("spellwright serve --open", "the web page, for friends and against bots"),
        ("spellwright play wizardry", "a duel against the computer"),
        ("spellwright play wizardry --people Anna,Ben", "two people at one keyboard"),
        ("spellwright rules wizardry FW-5.10", "what a clause says"),
        ("spellwright sim wizardry --games 1000 --bots random,greedy", "who is stronger?"),
    ),
)
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, wanted: _tell_version(ctx) if wanted else None,
    help="Show the version and the build, interpreted or compiled, and exit.",
)
@click.pass_context
def program(ctx: click.Context) -> None:
    """Wizard tabletop games by their full rules: to play, to tune and to study.

    Every command has its own --help with examples. Exit codes: 0 done, 1 done with a bad result (a
    game failed, a clause is not proved), 2 bad input, 130 ended by Ctrl-C.
    """
    if is_compiled() and outdated():
        click.echo(f"Spellwright is {build_name()}, or ./build-fast --clean.", err=True)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _tell_version(ctx: click.Context) -> NoReturn:
    click.echo(f"Spellwright {__version__}, {build_name()}")
    ctx.exit()
