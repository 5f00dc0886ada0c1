"""The face of a game.

A game's `face.py` is a module with these names, or any object that has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from spellwright.face.automatic import Wish, Wishes, no_wishes, nothing_automatic
from spellwright.face.evening import PLAIN_EVENING, Evening
from spellwright.face.glossary import NO_GLOSSARY, Glossary
from spellwright.face.looking import Looks
from spellwright.face.menu import Menu, plain_menu
from spellwright.face.parts import About, Fact, Panel, Prepared, SeatPanel, TourStep
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import Shortcut, no_shortcuts
from spellwright.face.workshop import Workshop
from spellwright.kernel.event import Event
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say
from spellwright.kernel.state import State
from spellwright.speech.speaker import Speaker


class Face(Protocol):
    @property
    def prepares(self) -> str:
        """What players prepare and may keep as text, such as "Group"; "" in most games."""

    @property
    def matters(self) -> frozenset[str]:
        """The keys of the events that matter so much that a page puts a banner over the board."""

    @property
    def deeds(self) -> frozenset[str]:
        """The keys of the events that somebody does; the others follow from these."""

    @property
    def looks(self) -> Looks:
        """The cards, characters and places that can be looked at by their names."""

    @property
    def glossary(self) -> Glossary:
        """The keywords of the game, with what they mean."""

    def chapter(self, scene: Scene[Any], event: Event, /) -> int | None:
        """Whose turn an event begins, -1 if that of all; None if it begins none."""

    @property
    def tray(self) -> str:
        """What lies below the board, for which a page keeps room: "cards" (one row of them),
        "lines" (a few lines of words), or "" where there is nothing.
        """

    @property
    def workshop(self) -> Workshop | None:
        """Where players put together what they prepare; None in games where nothing is prepared."""

    @property
    def evening(self) -> Evening:
        """What players choose before the game, with names and pictures."""

    def about(self, speaker: Speaker, /) -> About:
        """The introduction of the game on a shelf."""

    def tour(self, speaker: Speaker, /) -> Sequence[TourStep]:
        """How to play in two minutes."""

    def svg(self, scene: Scene[Any]) -> str:
        """The position as a picture."""

    def text(self, scene: Scene[Any]) -> str:
        """The position in words, for terminals, logs and screen readers."""

    def terminal(self, scene: Scene[Any]) -> str:
        """The position for a colour terminal, in Rich's console markup."""

    def board(self, scene: Scene[Any], prefix: str = "", /) -> str:
        """The board alone as SVG, for a page that lays out everything else itself."""

    def stage(self, scene: Scene[Any], prefix: str = "", /) -> str:
        """What is shown over the board while two sides meet (`drawing.stage`), or ""."""

    def moment(self, scene: Scene[Any], /) -> list[Saying]:
        """Where the game is, from the large to the small: round, phase or step, whose turn."""

    def seat_panels(self, scene: Scene[Any]) -> list[SeatPanel]:
        """The facts that a view knows about each seat."""

    def panels(self, scene: Scene[Any]) -> list[Panel]:
        """The facts that a view knows beside board and seats: a hand, a plan, lasting effects."""

    def belongings(self, scene: Scene[Any], seat: int, /) -> list[Panel]:
        """What lies open before a seat, for whoever looks closer: cards, a discard, quests."""

    def previews(self, scene: Scene[Any], /) -> dict[str, list[str]]:
        """By option text, the places on the board (`data-square`) that the option would touch."""

    def notes(self, scene: Scene[Any]) -> dict[str, str]:
        """By option text, a few words on what the option may bring, such as a chance."""

    def menu(self, scene: Scene[Any], /) -> Menu:
        """The options in groups and in order: what is listed, chosen on the board, or pinned."""

    def shortcuts(self, scene: Scene[Any], /) -> list[Shortcut]:
        """Chains of choices that one click enters, such as a way by where it ends."""

    def wishes(self, scene: Scene[Any], /) -> list[Wish]:
        """What a person can set for this game about what is asked; the same keys all the time, but
        for things that come and go.
        """

    def automatic(self, scene: Scene[Any], wishes: Wishes, /) -> str:
        """The text of the option that is chosen without asking, or "". It follows from what the
        seat may know, and tells the others nothing.
        """

    def statistics(self, scene: Scene[Any], told: Sequence[Event], /) -> list[Fact]:
        """The statistics of a finished game, from all that the seat was told."""

    def prepared(self, scene: Scene[Any], /) -> Prepared | None:
        """The text that a seat has prepared; None in games where nothing is prepared."""

    def choices_in(self, state: Any, seat: int, text: str, /) -> list[str]:
        """The choices that a prepared text stands for, from here on: all of them are legal.

        Refused with the reason if it is no such text, or if one of them is not legal.
        """


class PlainFace:
    """For a game without drawings: its position as data, and nothing beside it."""

    prepares = ""
    matters: frozenset[str] = frozenset()
    tray = ""
    evening: Evening = PLAIN_EVENING
    workshop: Workshop | None = None
    deeds: frozenset[str] = frozenset()
    looks = Looks()
    glossary: Glossary = NO_GLOSSARY

    def chapter(self, scene: Scene[Any], event: Event) -> int | None:
        return no_chapter(scene, event)

    def about(self, speaker: Speaker) -> About:
        return About("", "", "", "star")

    def tour(self, speaker: Speaker) -> Sequence[TourStep]:
        return ()

    def svg(self, scene: Scene[Any]) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" role="img"/>'

    def text(self, scene: Scene[Any]) -> str:
        return scene.view.to_json()

    def terminal(self, scene: Scene[Any]) -> str:
        return self.text(scene).replace("[", "\\[")

    def board(self, scene: Scene[Any], prefix: str = "") -> str:
        return self.svg(scene)

    def stage(self, scene: Scene[Any], prefix: str = "") -> str:
        return no_stage(scene, prefix)

    def moment(self, scene: Scene[Any]) -> list[Saying]:
        return no_moment(scene)

    def seat_panels(self, scene: Scene[Any]) -> list[SeatPanel]:
        return []

    def panels(self, scene: Scene[Any]) -> list[Panel]:
        return []

    def belongings(self, scene: Scene[Any], seat: int) -> list[Panel]:
        return no_belongings(scene, seat)

    def previews(self, scene: Scene[Any]) -> dict[str, list[str]]:
        return no_previews(scene)

    def notes(self, scene: Scene[Any]) -> dict[str, str]:
        return {}

    def menu(self, scene: Scene[Any]) -> Menu:
        return plain_menu(scene)

    def shortcuts(self, scene: Scene[Any]) -> list[Shortcut]:
        return no_shortcuts(scene)

    def wishes(self, scene: Scene[Any]) -> list[Wish]:
        return no_wishes(scene)

    def automatic(self, scene: Scene[Any], wishes: Wishes) -> str:
        return nothing_automatic(scene, wishes)

    def statistics(self, scene: Scene[Any], told: Sequence[Event]) -> list[Fact]:
        return no_statistics(scene, told)

    def prepared(self, scene: Scene[Any]) -> Prepared | None:
        return nothing_prepared(scene)

    def choices_in(self, state: State, seat: int, text: str) -> list[str]:
        return no_choices_in(state, seat, text)


# -- what a module can take over where there is nothing to show ------------------------------------


def no_stage(_: Scene[Any], __: str = "") -> str:
    return ""


def no_chapter(_: Scene[Any], __: Event) -> int | None:
    return None


def no_belongings(_: Scene[Any], __: int) -> list[Panel]:
    return []


def no_moment(_: Scene[Any]) -> list[Saying]:
    return []


def no_previews(_: Scene[Any]) -> dict[str, list[str]]:
    return {}


def no_statistics(_: Scene[Any], __: Sequence[Event]) -> list[Fact]:
    return []


def nothing_prepared(_: Scene[Any]) -> Prepared | None:
    return None


def no_choices_in(state: State, _: int, __: str) -> list[str]:
    raise Refused("prepared", say("refusal-nothing-to-prepare", game=state.rules.name))
