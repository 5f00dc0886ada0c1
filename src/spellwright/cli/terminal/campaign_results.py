"""How a campaign stands, as a table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from spellwright.campaign import AnyCampaign, PlayedGame
from spellwright.cli.words import reader, told


def results_table(campaign: AnyCampaign) -> RenderableType:
    """A row for each game that was played, and one for each chapter that is left."""
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    for title in (told("column-game"), told("column-result"), told("column-facts")):
        table.add_column(title)
    chapters = campaign.chapters(reader())
    for played in campaign.played(reader()):
        table.add_row(
            reader().word(chapters[played.chapter].title), _result(played), _facts(played)
        )
    for chapter in chapters:
        if not chapter.won:
            title, mark = reader().word(chapter.title), told("mark-to-come")
            table.add_row(Text(title, "muted"), Text(mark, "muted"), "")
    return table


def where_it_stands(campaign: AnyCampaign) -> str:
    """In one sentence."""
    left = [chapter.title for chapter in campaign.chapters(reader()) if not chapter.won]
    return told("text-next-game", chapter=left[0]) if left else told("text-campaign-won")


def _result(played: PlayedGame) -> Text:
    return Text(told("mark-won"), "heal") if played.won else Text(told("mark-lost"), "danger")


def _facts(played: PlayedGame) -> Text:
    return Text(
        "\n".join([told("fact", label=fact.label, value=fact.value) for fact in played.facts])
    )
