"""The words of the command line: its sayings, and the speaker of whoever reads the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.builds import is_compiled, outdated
from spellwright.kernel.saying import Argument, Saying
from spellwright.speech.language import ENGLISH, Language, language
from spellwright.speech.offered import Languages
from spellwright.speech.speaker import Speaker

CLI: Final = "cli"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says which language somebody reads; the first that is set counts."""
LANG_OPTION: Final = "--lang"


def say(key: str, **args: Argument) -> Saying:
    """A saying of the command line."""
    return Saying(CLI, key, args)


class _Reader:
    """Whoever reads: a process has one."""

    def __init__(self) -> None:
        self.speaker = Speaker()
        self.asked: list[str] = []
        """How the command line asked for the language; empty if it did not."""


_READER: Final = _Reader()


def reader() -> Speaker:
    return _READER.speaker


def told(key: str, **args: Argument) -> str:
    """A saying of the command line in words."""
    return _READER.speaker.say(Saying(CLI, key, args))


def language_words() -> list[str]:
    """What a command that speaks the same language needs."""
    return _READER.asked


def build_told() -> str:
    """How this copy of the program was built, in a few words."""
    if not is_compiled():
        return told("build-interpreted")
    old = outdated()
    return told("build-outdated", file=old[0].name) if old else told("build-compiled")


def speak(tongue: Language) -> None:
    """What is said from now on is said in this language."""
    _READER.speaker = Speaker(tongue)


def wished_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the arguments ask for, else that of the environment; "" if neither does.

    >>> wished_language(["--lang", "pl", "games"], {}), wished_language(["--lang=de"], {})
    ('pl', 'de')
    >>> wished_language([], {"LANG": "pl_PL.UTF-8"}), wished_language([], {"LC_ALL": "C"})
    ('pl-PL', '')
    """
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == LANG_OPTION:
            return value if equals else "".join(arguments[place + 1 : place + 2])
    first = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = first.partition(".")[0].partition("@")[0].replace("_", "-")
    return "" if code in ("C", "POSIX") else code


def speak_as_wished(arguments: Sequence[str]) -> None:
    """Before anything is said: help texts are put into words when their command is loaded."""
    asked = wished_language(arguments, {})
    _READER.asked = [LANG_OPTION, asked] if asked else []
    wished = wished_language(arguments)
    if wished and wished.partition("-")[0] != ENGLISH:
        speak(Languages(with_pseudo=True).chosen(wished))
    else:
        speak(language(ENGLISH))
