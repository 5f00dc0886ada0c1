"""How pages are answered: as HTML, or by the way to a table."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.response import Redirect

from spellwright.server.tables.live_table import LiveTable


def html(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status)


def to_table(table: LiveTable) -> Redirect:
    return Redirect(f"/tables/{table.id}", status_code=303)
