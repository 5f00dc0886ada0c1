"""What a person can type instead of a choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from spellwright.cli.files import check_writable, read_text, write_whole
from spellwright.cli.terminal.answers import without_marks
from spellwright.cli.terminal.rule_help import rule_help
from spellwright.cli.terminal.screen import Screen
from spellwright.cli.terminal.session import Session
from spellwright.cli.terminal.story_since import everything_told
from spellwright.cli.words import say, told
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import as_saying
from spellwright.kernel.view import View

LOG_LINES: Final = 30

WORDS: Final = (
    *("?", "hint", "undo", "board", "options", "log"),
    *("save", "load", "export", "quit", "help"),
)
"""The commands. The catalog says what each is for, and its word in the reader's language; the
English word works everywhere.
"""
_SHORT: Final = {"q": "quit", "exit": "quit", "h": "help"}
PREPARING: Final = ("load", "export")
"""The commands of games in which something can be prepared."""


class Quit(Exception):
    """Raised when a person wants to stop."""


class Commands:
    """Carries out commands for the person who is asked."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self._session = session
        self._screen = screen
        self._doing = {
            "?": self._rule,
            "options": self._options,
            "hint": self._hint,
            "log": self._log,
            "save": self._save,
            "load": self._load,
            "export": self._export,
            "quit": self._quit,
            "help": self._help,
        }

    def carry_out(self, line: str, view: View[Any]) -> bool:
        """Do what the line says; False if it is no command for us."""
        word, rest = command_in(line)
        prepares = self._session.game.face.prepares
        if word not in self._doing or (word in PREPARING and not prepares):
            return False
        self._doing[word](rest, view)
        return True

    def _rule(self, wanted: str, view: View[Any]) -> None:
        self._screen.show(rule_help(self._session.game, wanted, view.decisions[0].clause))

    def _options(self, _: str, view: View[Any]) -> None:
        self._screen.show(Group(*self._screen.question(view, len(view.decisions[0].options) + 1)))

    def _hint(self, _: str, view: View[Any]) -> None:
        advice = self._session.hint(view.seat)
        for number, option in enumerate(self._screen.options(view), 1):
            if option.code == advice.code:
                choice = (f"{number} {option.label}", "candle")
                reason = self._screen.speaker.say(as_saying(advice.reason))
                self._screen.show(Text.assemble(choice, f"  {reason}"))

    def _log(self, how_much: str, view: View[Any]) -> None:
        story = everything_told(self._session.table, view.seat, self._screen.speaker)
        is_all = without_marks(how_much) in ("all", without_marks(told("word-all")))
        lines = self._screen.story(story, len(story) * 2 if is_all else LOG_LINES)
        self._screen.show(lines or told("text-nothing-yet"))

    def _save(self, name: str, _: View[Any]) -> None:
        if name:
            path = _new_file(name)
            self._session.save(path)
            self._screen.say(told("text-copy-saved", file=str(path)))
        elif self._session.table.choices:
            self._screen.say(told("text-saved-at-once", file=str(self._session.path)))
        else:
            self._screen.say(told("text-nothing-to-save"))

    def _load(self, name: str, view: View[Any]) -> None:
        """Enter what a file has prepared; all of it or, if anything is not legal, nothing."""
        if not name:
            raise Refused("file", say("refusal-which-file"))
        self._session.enter(view.seat, read_text(Path(name).expanduser()))

    def _export(self, name: str, view: View[Any]) -> None:
        prepared = self._session.game.face.prepared(self._screen.scene(view))
        if prepared is None or not prepared.text:
            raise Refused("prepared", say("refusal-nothing-prepared"))
        if not name:
            self._screen.show(Text(prepared.text))
            return
        path = _new_file(name)
        write_whole(path, prepared.text)
        self._screen.say(told("text-written-to", what=prepared.name, file=str(path)))

    def _quit(self, _: str, __: View[Any]) -> None:
        raise Quit

    def _help(self, _: str, view: View[Any]) -> None:
        table = Table.grid(padding=(0, 2))
        for word in ("3", *WORDS):
            if word in PREPARING and not self._session.game.face.prepares:
                continue
            typed = told(f"word-{word}") if word in WORDS[1:] else word
            does = _about_rules(view) if word == "?" else told(f"help-of-{word}")
            table.add_row(Text(typed, "candle"), Text(does))
        self._screen.show(table)


def _about_rules(view: View[Any]) -> str:
    clause = view.decisions[0].clause
    return told("help-of-rule", clause=clause) if clause else told("help-of-rules")


def _new_file(name: str) -> Path:
    """A file that can be written and is not there yet."""
    path = Path(name).expanduser()
    if path.exists():
        raise Refused("file", say("refusal-file-there", file=str(path)))
    check_writable(path)
    return path


def typed_words() -> list[str]:
    """What can be typed, in the reader's language."""
    return [WORDS[0], *[told(f"word-{word}") for word in WORDS[1:]]]


def command_in(line: str) -> tuple[str, str]:
    """The command that a line begins with, or its first word, and the rest; `?demon` needs no
    space.
    """
    if line.startswith("?"):
        return "?", line[1:].strip()
    typed, _, rest = line.partition(" ")
    bare = without_marks(typed)
    for word in WORDS[1:]:
        if bare == without_marks(told(f"word-{word}")):
            return word, rest.strip()
    return _SHORT.get(typed, typed), rest.strip()
