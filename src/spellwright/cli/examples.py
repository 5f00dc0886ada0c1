"""Examples at the foot of a help text."""

from __future__ import annotations


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
    return "\b\nExamples:\n" + "\n".join(rows)
