"""The program: its commands in groups, each loaded when it is wanted."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

import click

from spellwright import __version__
from spellwright.builds import is_compiled, outdated
from spellwright.cli.error_messages import with_error_messages
from spellwright.cli.examples import examples_of
from spellwright.cli.help_layout import HelpContext, with_help_layout
from spellwright.cli.pack_option import with_packs
from spellwright.cli.words import build_told, say, told
from spellwright.kernel.refusal import Refused
from spellwright.speech.language import language_codes
from spellwright.speech.offered import Languages

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("serve", "play", "replay"),
    "look-up": ("games", "rules", "problems"),
    "study": ("sim", "lab", "bench"),
    "keep": ("backup", "restore", "tables"),
    "make": ("pack", "new-game"),
}
"""By the key of their heading."""
WITHOUT_PACKS: Final = ("pack", "backup", "restore", "new-game")
"""Commands that name their pack otherwise, or look at no game of the box."""
NAMES: Final = tuple(name for names in GROUPS.values() for name in names)


class Program(click.Group):
    """Lists its commands by what they are for, and speaks to people in single sentences."""

    context_class = HelpContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in NAMES:
            return None
        module = importlib.import_module(f"spellwright.cli.{cmd_name.replace('-', '_')}_command")
        command: click.Command = module.command
        return with_help_layout(command if cmd_name in WITHOUT_PACKS else with_packs(command))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in NAMES and not name.startswith("-"):
            raise click.UsageError(_no_command(name), ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = formatter.width - 6 - max(map(len, NAMES))
        for title, names in GROUPS.items():
            commands = [(name, self.get_command(ctx, name)) for name in names]
            rows = [
                (name, command.get_short_help_str(width)) for name, command in commands if command
            ]
            with formatter.section(told(f"group-{title}")):
                formatter.write_dl(rows)

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        extra["standalone_mode"] = False
        sys.exit(with_error_messages(lambda: super(Program, self).main(args, prog_name, **extra)))


@click.command(
    help=told("help-spellwright"),
    cls=Program,
    invoke_without_command=True,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples_of(
        "spellwright",
        "spellwright serve --open",
        "spellwright play wizardry",
        "spellwright play wizardry --people Anna,Ben",
        "spellwright rules wizardry FW-5.10",
        "spellwright sim wizardry --games 1000 --bots random,greedy",
    ),
)
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda ctx, _, wanted: _tell_version(ctx) if wanted else None,
    help=told("option-spellwright-version"),
)
@click.option(
    "--lang",
    expose_value=False,
    metavar="CODE",
    callback=lambda _ctx, _option, code: _check_language(code) if code else None,
    help=told("option-spellwright-lang", codes=", ".join(language_codes())),
)
@click.pass_context
def program(ctx: click.Context) -> None:
    if is_compiled() and (old := outdated()):
        click.echo(told("text-outdated", file=old[0].name), err=True)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _no_command(name: str) -> str:
    near = difflib.get_close_matches(name, NAMES, 1)
    if near:
        return told("refusal-no-command-near", name=name[:40], near=near[0])
    return told("refusal-no-command", name=name[:40], commands=", ".join(NAMES))


def _check_language(code: str) -> None:
    """`cli.main` has looked at it already: help texts are in words by now."""
    languages = Languages(with_pseudo=True)
    if code not in languages:
        codes = ", ".join(language_codes())
        raise Refused("language", say("refusal-no-language", code=code[:40], codes=codes))


def _tell_version(ctx: click.Context) -> NoReturn:
    click.echo(told("text-version", version=__version__, build=build_told()))
    ctx.exit()
