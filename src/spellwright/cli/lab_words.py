"""The words of the lab in the terminal."""

from __future__ import annotations

from spellwright.cli.examples import examples
from spellwright.cli.words import reader
from spellwright.kernel.saying import Argument, Saying
from spellwright.lab.words import LAB


def told(key: str, **args: Argument) -> str:
    """A saying of the lab in words."""
    return reader().say(Saying(LAB, key, args))


def examples_of(command: str, *lines: str) -> str:
    """The examples of a command; the catalog of the lab says what each is good for."""
    purposes = [told(f"example-{command}-{place}") for place, _ in enumerate(lines, 1)]
    return examples(*zip(lines, purposes, strict=True))
