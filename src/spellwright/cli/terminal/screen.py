"""The screen: what happened, how it stands, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from spellwright.cli.story import board_of, story_line
from spellwright.cli.terminal.names import heading_name, storyteller
from spellwright.cli.terminal.option_list import option_lines, shortcut_lines
from spellwright.cli.terminal.players import Player
from spellwright.cli.terminal.story_since import Sentence
from spellwright.cli.words import reader, told
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.option import Option
from spellwright.kernel.saying import verbatim
from spellwright.kernel.view import View
from spellwright.registry import Game

CLEAR: Final = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK: Final = "\x1b[3J"
SEAT_COLOURS: Final = ("#c2455a", "#3f7fd1", "#6a9f3d", "#9a6bd0", "#d98a2b", "#2fa39b")
FRAME: Final = 3
"""Lines taken by the players above and the cursor below."""
AIR: Final = 3
"""Blank lines between the parts, where there is room for them."""
LEAST_QUESTION: Final = 7
ON_PAPER: Final = 16
"""Lines that a question may take where there is no screen."""
LEAST_STORY: Final = 6
"""The least lines of the story: they are shown even if they push the top off a small screen."""

Story = Sequence[Sentence]


class Screen:
    """Draws on a console; clears it only when somebody sits in front of it."""

    def __init__(
        self, console: Console, game: Game, players: Sequence[Player], is_live: bool
    ) -> None:
        self.title = reader().word(game.noun)
        self.players = players
        self.speaker = storyteller(players)
        self.console = console
        self.face = game.face
        self.is_live = is_live
        self._drawn: dict[int, Text] = {}
        """The board as each seat saw it last: on paper it is not drawn twice."""

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence, as it is; a path or a command in it is not broken in two."""
        self.console.print(Text(sentence, style), soft_wrap=True)

    def clear(self, *, with_scrollback: bool = False) -> None:
        if self.is_live:
            self.console.file.write(CLEAR + (CLEAR_SCROLLBACK if with_scrollback else ""))
            self.console.file.flush()

    def scene(self, view: View[Any]) -> Scene[Any]:
        """A position as this table looks at it."""
        return Scene(view, names=self.speaker.seats, speaker=self.speaker)

    def options(self, view: View[Any]) -> list[Option]:
        """What can be chosen, with labels in the language of the reader."""
        return [
            Option(option.code, option.text, verbatim(self.speaker.say(option.says)))
            for option in view.decisions[0].options
        ]

    def turn(self, view: View[Any], story: Story) -> None:
        """All that a person needs for a decision: fitted to the screen, or short on paper."""
        board = board_of(self.console, self.face, self.scene(view))
        spare = self.console.height - len(board.plain.splitlines()) - FRAME
        question = self.question(view, spare - LEAST_STORY if self.is_live else ON_PAPER)
        if self.is_live:
            question = shortened(question, max(LEAST_QUESTION, spare))
        spare -= len(question)
        room = max(LEAST_STORY, spare) if self.is_live else 2 * len(story)
        airy = not self.is_live or min(room, len(story)) + AIR <= spare
        parts: list[RenderableType | None] = [self.story(story, room), board, Group(*question)]
        self.clear()
        if not self.is_live and self._drawn.get(view.seat) == board:
            parts.remove(board)
        else:
            self.show(self.who_plays(view.seat))
        self._drawn[view.seat] = board
        for part in parts:
            if airy and part is not None:
                self.show("")
            if part is not None:
                self.show(part)

    def question(self, view: View[Any], room: int) -> list[Text]:
        """What is asked, and all options; with notes on them if so many lines are enough."""
        decision = view.decisions[0]
        prompt = Text(self.speaker.say(decision.says), "bold")
        if decision.clause:
            prompt.append(f"  {decision.clause}", "clause")
        scene, width = self.scene(view), self.console.width
        shortcuts = shortcut_lines(self.face.shortcuts(scene), width, len(decision.options))
        notes, left = self.face.notes(scene), room - 1 - len(shortcuts)
        return [prompt, *option_lines(self.options(view), width, notes, left), *shortcuts]

    def who_plays(self, seat: int) -> Text:
        """The players in the colours of their seats; the one who is asked stands out."""
        line = Text.assemble((self.title, "heading"), " ")
        for place, _ in enumerate(self.players):
            style = f"bold {SEAT_COLOURS[place]}" if place == seat else SEAT_COLOURS[place]
            mark = "▸" if place == seat else " "
            line.append(f" {mark}{place + 1} {heading_name(self.players, place)}", style)
        return line

    def story(self, story: Story, room: int) -> RenderableType | None:
        """The last sentences of a story by turns, as many as there is room for; None if nothing
        happened.
        """
        if not story:
            return None
        lines = self._by_turns(story)
        more = len(lines) - room
        if more > 0:
            lines = [Text(told("text-more-lines", n=more), "muted"), *lines[more:]]
        return Group(*lines)

    def _by_turns(self, story: Story) -> list[Text]:
        """The sentences, under the name of whoever led to them where several players did."""
        actors = {line.actor for line in story if line.actor >= 0}
        lines, last = [], SPECTATOR
        for line in story:
            if len(actors) > 1 and line.actor not in (last, SPECTATOR):
                last = line.actor
                lines.append(Text(heading_name(self.players, last), SEAT_COLOURS[last]))
            lines.append(story_line(line.sentence, line.clause, "• "))
        return lines


def shortened(question: list[Text], room: int) -> list[Text]:
    """As much of a long list of options as there is room for: the board is worth more."""
    if len(question) <= room:
        return question
    return [*question[: room - 1], Text(f"  {told('text-more-options')}", "muted")]
