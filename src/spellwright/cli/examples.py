"""Examples at the foot of a help text."""

from __future__ import annotations

from spellwright.cli.words import told


def examples_of(command: str, *lines: str) -> str:
    """The examples of a command; the catalog says what each is good for."""
    told_of = [told(f"example-{command}-{place}") for place, _ in enumerate(lines, 1)]
    return examples(*zip(lines, told_of, strict=True))


def examples(*lines: tuple[str, str]) -> str:
    """An epilog for click: each command with what it is good for, on lines of their own.

    >>> print(examples(("spellwright games", "the games"), ("spellwright", "this help")))
    \b
    Examples:
      spellwright games
          the games
      spellwright
          this help
    """
    rows = [f"  {command}\n      {purpose}" for command, purpose in lines]
    return "\n".join(["\b", told("heading-examples"), *rows])
