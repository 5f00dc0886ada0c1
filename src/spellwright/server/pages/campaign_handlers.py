"""Handlers of the pages of a campaign."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from spellwright.server.api.new_tables import continue_campaign
from spellwright.server.pages.campaign_page import campaign_page
from spellwright.server.pages.responses import html, to_table
from spellwright.server.services import Services
from spellwright.server.sessions import session_of
from spellwright.server.tables.campaigns import NoCampaign
from spellwright.server.visits import AnyRequest

Served = NamedDependency[Services]


class CampaignPages(Controller):
    include_in_schema = False

    @get("/campaigns/{campaign_id:str}")
    async def campaign(
        self, campaign_id: FromPath[str], request: AnyRequest, services: Served
    ) -> Response[str]:
        session = session_of(request)
        kept = await services.campaigns.look(campaign_id)
        if not kept.table.may_watch(session.id):
            raise NoCampaign(campaign_id)
        return html(campaign_page(session, kept))

    @post("/campaigns/{campaign_id:str}/continue", status_code=303)
    async def go_on(
        self, campaign_id: FromPath[str], request: AnyRequest, services: Served
    ) -> Redirect:
        """Lead to the next game; after the last one, to the results."""
        table = await continue_campaign(services, session_of(request), campaign_id)
        if table.is_over:
            return Redirect(f"/campaigns/{campaign_id}", status_code=303)
        return to_table(table)
