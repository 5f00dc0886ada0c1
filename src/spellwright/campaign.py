"""A campaign: a chain of games, and what is kept from one to the next.

A game that has campaigns has a module `campaign.py` with the names of `Campaigns`. Between two
games a campaign is a record: plain data, written as JSON by whoever keeps it. It gives the options
of the next game and takes in how that game ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from spellwright.face.parts import Fact, Panel
from spellwright.face.scene import ENGLISH
from spellwright.kernel.game_option import Value
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

S = TypeVar("S")


class CampaignMode(NamedTuple):
    """A way to play a campaign."""

    id: str
    name: Saying
    sentence: Saying
    clause: str


class Chapter(NamedTuple):
    """One of the games that have to be won, in order."""

    title: str | Saying
    attempts: int
    won: bool


class PlayedGame(NamedTuple):
    """How one game of a campaign went."""

    chapter: int
    won: bool
    facts: tuple[Fact, ...]


class Campaign(Generic[S]):
    """How far the players have come, and what they keep. `S` is the game's state."""

    @property
    def mode(self) -> str:
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether no game is left to be played."""
        raise NotImplementedError

    def settings(self) -> dict[str, Value]:
        """The options of the next game."""
        raise NotImplementedError

    def take_in(self, state: S, facts: Sequence[Fact] = ()) -> None:
        """Note how a game ended, with its statistics; refused if it is not the next game."""
        raise NotImplementedError

    def chapters(self, speaker: Speaker = ENGLISH) -> list[Chapter]:
        raise NotImplementedError

    def played(self, speaker: Speaker = ENGLISH) -> list[PlayedGame]:
        """All finished games, in the order in which they were played."""
        raise NotImplementedError

    def holdings(self, speaker: Speaker = ENGLISH) -> list[Panel]:
        """What the players bring along to the next game."""
        raise NotImplementedError

    def to_json(self) -> str:
        raise NotImplementedError


AnyCampaign = Campaign[Any]


class Campaigns(Protocol):
    """The campaigns of a game."""

    @property
    def MODES(self) -> tuple[CampaignMode, ...]:  # noqa: N802
        """The ways in which games of it are played as a campaign."""

    def new_campaign(self, mode: str, options: Mapping[str, Value]) -> AnyCampaign:
        """A campaign before its first game; the options are for all of its games."""

    def campaign_from_json(self, text: str) -> AnyCampaign:
        """The record that `Campaign.to_json` wrote; refused if it is anything else."""
