"""A campaign in a file: its record, who plays, and where its game in progress is saved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spellwright.campaign import AnyCampaign
from spellwright.cli.files import read_text, write_whole
from spellwright.cli.terminal.players import Player, read_players
from spellwright.cli.terminal.save_file import new_save_path, players_in, position_in
from spellwright.cli.terminal.session import Session, new_session, resumed_session
from spellwright.cli.words import say
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import Game, any_game

FORMAT: Final = "spellwright campaign 1"
MOST_PLAYERS: Final = 10


class CampaignFile:
    """A campaign of one game. What is in the file is true at any moment."""

    def __init__(
        self,
        path: Path,
        game: Game,
        campaign: AnyCampaign,
        players: Sequence[Player],
        saved: str = "",
    ) -> None:
        self.path = path
        self.game = game
        self.campaign = campaign
        self.players = list(players)
        self.saved = saved
        """The file of the game in progress; "" between two games."""

    def next_session(self, seed: int | str | None) -> Session:
        """The game in progress, or the next one."""
        if self.campaign.is_over:
            raise Refused("over", say("refusal-campaign-over"))
        if self.saved and Path(self.saved).exists():
            session = self._resumed(Path(self.saved))
            if not session.over:
                return session
            self.take_in(session)
            return self.next_session(seed)
        path = new_save_path(self.game.id)
        session = new_session(self.game, self.players, seed, self.campaign.settings(), path)
        self.saved = str(path)
        self.write()
        return session

    def _resumed(self, path: Path) -> Session:
        text = read_text(path)
        replay = read_replay(text)
        players = read_players(self.game, players_in(text), replay.seats)
        return resumed_session(self.game, replay, players, path, position_in(text))

    def take_in(self, session: Session) -> None:
        """Note how a game ended."""
        table = session.table
        told = [event for events in table.story for event in events if event.visible_to(SPECTATOR)]
        facts = self.game.face.statistics(Scene(table.state.view(SPECTATOR)), told)
        self.campaign.take_in(table.state, facts)
        self.saved = ""
        self.write()

    def write(self) -> None:
        document = {
            "format": FORMAT,
            "game": self.game.id,
            "edition": self.game.rules.edition.to_data(),
            "record": self.campaign.to_json(),
            "players": [player.to_data() for player in self.players],
            "saved": self.saved,
        }
        write_whole(self.path, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def read_campaign(path: Path) -> CampaignFile:
    """The campaign in a file, which may come from a stranger."""
    try:
        document = json.loads(read_text(path))
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Refused("campaign", say("refusal-no-campaign-file", file=str(path), format=FORMAT))
    game: Game = any_game(str(document.get("game")))
    campaign = game.campaigns.campaign_from_json(str(document.get("record")))
    named = document.get("players")
    seats = len(named) if isinstance(named, list) else 0
    if not 0 < seats <= MOST_PLAYERS:
        raise Refused("campaign", say("refusal-campaign-players"))
    players = read_players(game, named, seats)
    return CampaignFile(path, game, campaign, players, str(document.get("saved") or ""))
