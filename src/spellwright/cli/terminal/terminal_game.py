"""The game at one keyboard, from the first question to the end."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from spellwright.cli.error_messages import sentence_of
from spellwright.cli.pack_option import typed_again
from spellwright.cli.story import board_of, story_line
from spellwright.cli.terminal.answers import exact_option, option_beginning, typed_shortcut
from spellwright.cli.terminal.commands import Commands, Quit, command_in, typed_words
from spellwright.cli.terminal.keyboard import Keyboard
from spellwright.cli.terminal.save_file import tables_folder
from spellwright.cli.terminal.screen import Screen
from spellwright.cli.terminal.session import Session
from spellwright.cli.terminal.story_since import Sentence, story_since
from spellwright.cli.terminal.winners import who_won
from spellwright.cli.words import reader, told
from spellwright.face.translated import translation_note
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.view import View


class TerminalGame:
    """Asks people, lets bots choose, and tells each person only what that person may know."""

    def __init__(
        self, session: Session, screen: Screen, keyboard: Keyboard, go_on: str = ""
    ) -> None:
        self._session = session
        self._go_on = go_on
        """The command that goes on with this game, if it is not the usual one."""
        self._screen = screen
        self._keyboard = keyboard
        self._commands = Commands(session, screen)
        self._holder: int | None = None
        """The seat whose person has the keyboard."""
        self._heard = {choice.seat: place for place, choice in enumerate(session.table.choices, 1)}
        """How much of the story each seat has been shown: all up to its last choice."""
        notice = session.notice or translation_note(reader(), session.game.id)
        self._note = "" if notice is None else reader().say(notice)
        """Something from us to say before the next news."""
        self._tipped = False

    def play(self) -> None:
        """Play until the end, or until somebody quits."""
        session = self._session
        try:
            while not session.over:
                seat = self._next_seat()
                if session.players[seat].is_person:
                    self._ask(seat)
                else:
                    session.let_bot_choose(seat)
                    self._tell_onlookers()
        except Quit:
            self.say_how_to_resume()
        else:
            self._show_the_end()

    def say_how_to_resume(self) -> None:
        session = self._session
        if session.table.choices:
            self._screen.say(told("text-saved-in", file=str(session.path)))
            in_its_place = session.path.parent == tables_folder()
            file = [] if in_its_place else [str(session.path)]
            usual = typed_again("play", session.game.id, "--resume", *file)
            self._screen.say(told("text-go-on", command=self._go_on or usual), "candle")
        else:
            self._screen.say(told("text-nothing-saved"))

    def _next_seat(self) -> int:
        """The seat to ask next: a bot if one waits, else the person who has the keyboard."""
        waiting, people = self._session.waiting(), self._session.people
        bots = [seat for seat in waiting if seat not in people]
        if bots:
            return bots[0]
        return self._holder if self._holder in waiting else waiting[0]

    def _ask(self, seat: int) -> None:
        """Ask a person until the position has changed."""
        if seat != self._holder and len(self._session.people) > 1:
            self._hand_over(seat)
        self._holder = seat
        view = self._session.table.state.view(seat)
        self._screen.turn(view, self._news_for(seat))
        if not self._tipped:
            self._screen.show(Text(told("text-tip"), "muted"))
            self._tipped = True
        while not self._answered(view):
            pass

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        self._screen.clear(with_scrollback=True)
        self._keyboard.forget()
        name = self._session.players[seat].name
        self._screen.say(told("text-pass-keyboard", name=name), "candle")
        if not self._keyboard.wait():
            raise Quit
        self._screen.clear(with_scrollback=True)

    def _answered(self, view: View[Any]) -> bool:
        """Read a line and do what it says; True if the position has changed."""
        options = self._screen.options(view)
        shortcuts = self._session.game.face.shortcuts(self._screen.scene(view))
        before = len(self._session.table.choices)
        line = self._keyboard.read(
            [
                *(option.text for option in options),
                *(each.id for each in shortcuts),
                *typed_words(),
            ]
        )
        if line is None:
            raise Quit
        try:
            option = exact_option(line, options)
            shortcut = None if option else typed_shortcut(line, shortcuts, options)
            if shortcut is not None:
                self._session.take(view.seat, shortcut)
                return True
            if option is None and self._is_command(line, view):
                made = len(self._session.table.choices) - before
                if made > 0:
                    self._note = told("text-entered", n=made)
                return made != 0
            option = option or option_beginning(line, options, shortcuts)
        except Refused as refused:
            self._screen.say(sentence_of(refused), "danger")
            return False
        self._session.choose(view.seat, option)
        return True

    def _is_command(self, line: str, view: View[Any]) -> bool:
        """Carry the line out if it is a command."""
        word, _ = command_in(line)
        if word == "undo":
            self._undo(view.seat)
        elif word == "board":
            self._screen.turn(view, self._news_for(view.seat))
        else:
            return self._commands.carry_out(line, view)
        return True

    def _undo(self, seat: int) -> None:
        self._session.undo(seat)
        length = len(self._session.table.story)
        self._heard = {seat: min(heard, length) for seat, heard in self._heard.items()}
        self._note = told("text-undone")

    def _news_for(self, seat: int) -> list[Sentence]:
        """What a seat has not been told yet."""
        table = self._session.table
        news = story_since(table, seat, self._heard.get(seat, 0), self._screen.speaker)
        self._heard[seat] = len(table.story)
        if self._note:
            news.insert(0, Sentence(self._note))
            self._note = ""
        return news

    def _tell_onlookers(self) -> None:
        """When only bots play, the onlooker is told the story."""
        if not self._session.people:
            for line in self._news_for(SPECTATOR):
                self._screen.show(story_line(line.sentence, line.clause, "• "))

    def _show_the_end(self) -> None:
        session, screen = self._session, self._screen
        seat = session.people[0] if len(session.people) == 1 else SPECTATOR
        view = session.table.state.view(seat)
        assert view.outcome is not None
        screen.clear()
        screen.show(screen.who_plays(seat))
        news = self._news_for(seat)
        told_last = screen.story(news, len(news) * 2)
        if told_last is not None:
            screen.show(told_last)
        screen.show(board_of(screen.console, screen.face, screen.scene(view)))
        winners, ending = (
            who_won(view.outcome, session.players),
            screen.speaker.say(view.outcome.says),
        )
        if winners.removesuffix(".") not in ending:
            screen.say(winners, "candle")
        screen.show(story_line(ending, view.outcome.clause))
        screen.say(
            told("text-watch-again", command=typed_again("replay", str(session.path))), "muted"
        )
