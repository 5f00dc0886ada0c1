"""The page of a campaign: its chapters as a path, the games played, what everybody brings along."""

from __future__ import annotations

from spellwright.campaign import PlayedGame
from spellwright.face.parts import Fact, Panel
from spellwright.server.pages.chapter_path import chapter_path
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link, page, section
from spellwright.server.sessions import Session
from spellwright.server.tables.campaigns import KeptCampaign


def campaign_page(session: Session, kept: KeptCampaign) -> str:
    game, campaign = kept.game, kept.campaign
    mode = next(mode for mode in game.campaigns.MODES if mode.id == campaign.mode)
    games = campaign.played()
    return page(
        f"Campaign: {game.name}",
        tag("h1", words(f"{game.name}: a campaign")),
        tag("p", words(f"{mode.name}. {mode.sentence} "), clause_link(game.id, mode.clause)),
        chapter_path(campaign.chapters()),
        _next_game(kept, session),
        section("Games played", _results(kept, games)) if games else NOTHING,
        *[_holding(panel) for panel in campaign.holdings()],
        session=session,
        game=game,
        body_class="reading campaign",
    )


def campaign_line(kept: KeptCampaign) -> str:
    """A campaign in a few words, for a list."""
    chapters = kept.campaign.chapters()
    won = len([1 for chapter in chapters if chapter.won])
    if kept.campaign.is_over:
        return f"won in {_games(len(kept.campaign.played()))}"
    return f"{won} of {len(chapters)} chapters won"


def _next_game(kept: KeptCampaign, session: Session) -> Html:
    """What comes now, with the button that leads to it."""
    campaign = kept.campaign
    if campaign.is_over:
        return _now(f"The campaign is won, in {_games(len(campaign.played()))}.", NOTHING)
    chapter = next(chapter for chapter in campaign.chapters() if not chapter.won)
    if kept.is_played:
        says, label = f"{chapter.title} is being played.", "To the table"
    elif chapter.attempts:
        says, label = f"{chapter.title} was lost: it is played again.", "Play it again"
    else:
        says, label = f"{chapter.title} is next.", "Next game of the campaign"
    is_in_it = any(session.id in (place.session, place.kept_for) for place in kept.table.places)
    return _now(says, continue_form(kept.row.id, label) if is_in_it else _watch(kept))


def _now(sentence: str, button: Html) -> Html:
    return tag("div", tag("p", words(sentence), role="status"), button, class_="now")


def continue_form(campaign: str, label: str) -> Html:
    return tag(
        "form",
        tag("button", words(label), class_="primary"),
        method="post",
        action=f"/campaigns/{campaign}/continue",
    )


def _watch(kept: KeptCampaign) -> Html:
    if not kept.is_played:
        return NOTHING
    return tag("a", words("Watch it"), href=f"/tables/{kept.table.id}", class_="button")


def _results(kept: KeptCampaign, games: list[PlayedGame]) -> Html:
    head = tag(
        "tr",
        *[tag("th", words(name), scope="col") for name in ("Game", "Result", "What it came to")],
    )
    rows = [_row(kept, number, game) for number, game in enumerate(games)]
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    label = "Games played"
    return tag("div", table, class_="results", tabindex="0", role="group", aria_label=label)


def _row(kept: KeptCampaign, number: int, game: PlayedGame) -> Html:
    title = kept.campaign.chapters()[game.chapter].title
    link = tag("a", words(title), href=f"/tables/{kept.row.tables[number]}/replay")
    return tag(
        "tr",
        tag("th", link, scope="row"),
        tag("td", words("won" if game.won else "lost"), class_="won" if game.won else "lost"),
        tag("td", tag("dl", *[_fact(fact) for fact in game.facts], class_="statistics")),
    )


def _fact(fact: Fact) -> Html:
    return together(tag("dt", words(fact.label)), tag("dd", words(fact.value)))


def _holding(panel: Panel) -> Html:
    """The cards as a drawing that scrolls sideways, and in words."""
    drawn = NOTHING
    if panel.picture:
        drawn = tag(
            "div",
            drawing(panel.picture),
            class_="picture",
            tabindex="0",
            role="group",
            aria_label=panel.title,
        )
    listed = ", ".join(row.text for row in panel.rows)
    return tag(
        "section", tag("h2", words(panel.title)), drawn, tag("p", words(listed)), class_="panel"
    )


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"
