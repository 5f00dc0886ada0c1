"""Error messages: whatever goes wrong outside is told in one sentence, without a traceback.

Exit codes: 0 done, 1 done with a bad result, 2 bad input, 130 ended by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Final

import click

from spellwright.cli.words import reader, told
from spellwright.kernel.refusal import Refused, one_line

BAD_RESULT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def with_error_messages(run: Callable[[], Any]) -> int:
    """Run the program and return its exit code."""
    _accept_any_letter()
    try:
        code = run()
        sys.stdout.flush()
    except Refused as refused:
        return complain(sentence_of(refused))
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return BAD_INPUT
    except click.UsageError as error:
        return complain(_usage_sentence(error))
    except click.ClickException as error:
        return complain(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return _let_the_reader_go()
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    """Say what is wrong, to stderr."""
    click.echo(told("complaint", sentence=sentence), err=True)
    return BAD_INPUT


def sentence_of(refused: Refused) -> str:
    """The sentence of a refusal, with the clause behind it."""
    sentence = one_line(reader().say(refused.says))
    if not refused.clause or refused.clause in sentence:
        return sentence
    return told("refusal-with-clause", sentence=sentence, clause=refused.clause)


def _usage_sentence(error: click.UsageError) -> str:
    message = error.format_message()
    command = error.ctx.command_path if error.ctx is not None else ""
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            near = error.possibilities[0]
            return told("refusal-no-option-near", option=error.option_name, near=near)
        return told("refusal-no-option", option=error.option_name, command=command)
    plain = _plain_words(error)
    if plain and not command:
        return told("refusal-plain", message=plain)
    if not plain and (message.endswith("?") or not command):
        return message
    return told("refusal-usage", message=(plain or message).removesuffix("."), command=command)


def _plain_words(error: click.UsageError) -> str:
    """What was typed wrongly, said by us instead of by click; "" if it has no kind of its own."""
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return told("refusal-missing", name=_shown_name(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value(_shown_name(error.param), error.param.type, error.message)
    if isinstance(error, click.BadOptionUsage) and _NEEDS_VALUE in error.message:
        return told("refusal-needs-value", name=error.option_name)
    if isinstance(error, click.BadOptionUsage) and _TAKES_NONE in error.message:
        return told("refusal-takes-no-value", name=error.option_name)
    if error.message.startswith(_NO_COMMAND) and error.ctx is not None:
        return _no_such_command(error.ctx, error.message)
    if error.message.startswith(_EXTRA):
        return told("refusal-extra", text=_in_brackets(error.message))
    return ""


_NEEDS_VALUE: Final = "requires an argument"
_TAKES_NONE: Final = "does not take a value"
_NO_COMMAND: Final = "No such command"
_EXTRA: Final = "Got unexpected extra argument"
_NUMBERS: Final = (click.types.IntParamType, click.types.FloatParamType)


def _no_such_command(ctx: click.Context, message: str) -> str:
    group, name = ctx.command, message.removeprefix(_NO_COMMAND).strip(" '.")
    commands = group.list_commands(ctx) if isinstance(group, click.Group) else []
    return told("refusal-no-command-here", name=name, commands=", ".join(commands))


def _shown_name(param: click.Parameter) -> str:
    """`--games` for an option, `GAME` for an argument."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    written = param.make_metavar(click.Context(click.Command(""))).strip("[]")
    return (param.name or "").upper() if "|" in written else written


def _bad_value(name: str, kind: click.ParamType[Any], message: str) -> str:
    value = message.partition(" is not ")[0].strip("'")
    if isinstance(kind, click.Choice):
        return told("refusal-choice", name=name, values=", ".join(kind.choices), text=value)
    if isinstance(kind, (click.IntRange, click.FloatRange)):
        least, most = _figure(kind.min), _figure(kind.max)
        how = "between" if least and most else "least" if least else "most"
        return told("refusal-range", name=name, how=how, least=least, most=most, text=value)
    if isinstance(kind, _NUMBERS):
        how = "whole" if isinstance(kind, click.types.IntParamType) else "any"
        return told("refusal-number", name=name, how=how, text=value)
    return ""


def _figure(limit: float | None) -> str:
    return "" if limit is None else f"{limit:g}"


def _in_brackets(message: str) -> str:
    """
    >>> _in_brackets("Got unexpected extra argument (chess)")
    'chess'
    """
    return message.partition("(")[2].rpartition(")")[0]


def _accept_any_letter() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _let_the_reader_go() -> int:
    """The reader of our output has seen enough (`… | head`): end without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BAD_RESULT
