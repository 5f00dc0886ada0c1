"""What the tests of the command line share."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

from spellwright import registry
from spellwright.cli.words import CLI, told
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import Argument
from spellwright.registry import Game
from spellwright.speech.language import ENGLISH, language
from spellwright.speech.syntax import variables_in

Cli = Callable[..., Result]
"""Runs a command line in this process."""

Sentence = str | re.Pattern[str]
"""What is looked for in what was printed."""

Start = Callable[..., "subprocess.Popen[str]"]
"""Starts a command line in a process of its own."""


def measured_instead(monkeypatch: pytest.MonkeyPatch, rules: Rules[Any]) -> None:
    """Let a game take the place of the reference game; a compiled one cannot be changed itself."""
    monkeypatch.setattr(registry, "_samples", lambda: {rules.id: Game(rules)})


def words_of(key: str, **args: Argument) -> str:
    """A message of the command line."""
    return told(key, **args)


def message(key: str, **known: Argument) -> re.Pattern[str]:
    """A message of the command line, with anything in the places that are not given."""
    patterns = language(ENGLISH).catalog(CLI).entries[key].patterns
    places = set().union(*[variables_in(pattern) for pattern in patterns])
    words = words_of(key, **dict.fromkeys(places - set(known), "\0"), **known)
    return re.compile(re.escape(words).replace(re.escape("\0"), ".*"))


def is_in(sentence: Sentence, output: str) -> bool:
    """Whether a text, or a message of ours, was printed."""
    return bool(re.search(re.escape(sentence) if isinstance(sentence, str) else sentence, output))
