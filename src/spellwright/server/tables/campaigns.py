"""Campaigns at tables: which game comes next, and what the last one has come to."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from spellwright.campaign import AnyCampaign
from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.server.speaking import say
from spellwright.server.store.campaign_store import CampaignRow, CampaignStore
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.ids import is_id, new_id
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import Place


class KeptCampaign(NamedTuple):
    """A campaign with the table of its last game."""

    row: CampaignRow
    game: Game
    campaign: AnyCampaign
    table: LiveTable

    @property
    def is_played(self) -> bool:
        """Whether a game of it is open now."""
        return not self.table.is_over


class NoCampaign(Refused):
    """No such campaign, or one for its players only: strangers do not learn that it is there."""

    def __init__(self, id: str) -> None:
        super().__init__("not-found", say("refusal-no-such-campaign", id=id[:16]))


class Campaigns:
    def __init__(self, store: CampaignStore, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._lock = asyncio.Lock()

    async def start(
        self,
        game: Game,
        campaign: AnyCampaign,
        places: list[Place],
        *,
        host: str,
        public: bool,
        spectators: bool,
    ) -> LiveTable:
        """A new campaign, and the table of its first game."""
        id = new_id()
        table = await self._hall.open(
            game,
            campaign.settings(),
            places,
            host=host,
            public=public,
            spectators=spectators,
            campaign=id,
        )
        now = int(time.time())
        await self._store.add(CampaignRow(id, game.id, host, campaign.to_json(), (table.id,), now))
        return table

    async def look(self, id: str) -> KeptCampaign:
        """A campaign as it stands; this takes in a game that has ended since then."""
        async with self._lock:
            return await self._taken_in(id)

    async def _taken_in(self, id: str) -> KeptCampaign:
        row = await self._store.load(id) if is_id(id) else None
        if row is None:
            raise NoCampaign(id)
        game = self._hall.store.find_game(row.game)
        campaign = game.campaigns.campaign_from_json(row.record)
        table = await self._hall.table(row.tables[-1])
        if len(campaign.played()) < len(row.tables) and table.table and table.table.state.over:
            scene = Scene(table.table.state.view(SPECTATOR))
            told = [
                e for events in table.table.whole_story for e in events if e.visible_to(SPECTATOR)
            ]
            campaign.take_in(table.table.state, game.face.statistics(scene, told))
            row = await self._store.changed(row, campaign.to_json(), row.tables)
        return KeptCampaign(row, game, campaign, table)

    async def go_on(self, id: str, session: str) -> LiveTable:
        """The table of the next game, opened by the first of the players who asks for it."""
        async with self._lock:
            kept = await self._taken_in(id)
            if not kept.table.may_watch(session):
                raise NoCampaign(id)
            if kept.is_played or kept.campaign.is_over:
                return kept.table
            if kept.table.seat_of(session) == SPECTATOR:
                raise Refused("not-seated", say("refusal-campaign-watched"))
            return await asyncio.shield(asyncio.ensure_future(self._open_next(kept, session)))

    async def _open_next(self, kept: KeptCampaign, session: str) -> LiveTable:
        last, row = kept.table, kept.row
        table = await self._hall.open(
            kept.game,
            kept.campaign.settings(),
            [place.for_rematch(session, will_say=True) for place in last.places],
            host=session,
            public=last.public,
            spectators=last.spectators,
            campaign=row.id,
        )
        # A game that was given up does not count: the next one takes its place.
        counted = row.tables[: len(kept.campaign.played())]
        await self._store.changed(row, row.record, (*counted, table.id))
        last.rematch = table.id
        await self._hall.store.rematch_opened(last.id, table.id)
        last.tell_now()
        return table

    async def of_session(self, session: str, most: int) -> list[KeptCampaign]:
        """The campaigns of somebody; one that cannot be read any more is left out."""
        found = []
        for row in await self._store.of_session(session, most):
            try:
                found.append(await self.look(row.id))
            except Refused:
                continue
        return found
