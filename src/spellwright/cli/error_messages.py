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
    if message.endswith("?") or not command:
        return message
    return told("refusal-usage", message=message.removesuffix("."), command=command)


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
