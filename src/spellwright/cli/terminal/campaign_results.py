"""How a campaign stands, as a table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from spellwright.campaign import AnyCampaign, PlayedGame


def results_table(campaign: AnyCampaign) -> RenderableType:
    """A row for each game that was played, and one for each chapter that is left."""
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    for title in ("game", "result", "what it came to"):
        table.add_column(title)
    chapters = campaign.chapters()
    for played in campaign.played():
        table.add_row(str(chapters[played.chapter].title), _result(played), _facts(played))
    for chapter in chapters:
        if not chapter.won:
            table.add_row(Text(str(chapter.title), "muted"), Text("to come", "muted"), "")
    return table


def where_it_stands(campaign: AnyCampaign) -> str:
    """In one sentence."""
    left = [chapter.title for chapter in campaign.chapters() if not chapter.won]
    return f"The next game is {left[0]}." if left else "The campaign is won."


def _result(played: PlayedGame) -> Text:
    return Text("won", "heal") if played.won else Text("lost", "danger")


def _facts(played: PlayedGame) -> Text:
    return Text("\n".join([f"{fact.label}: {fact.value}" for fact in played.facts]))
