"""The page of a campaign: its chapters as a path, the games played, what everybody brings along."""

from __future__ import annotations

from typing import Final

from spellwright.campaign import CampaignMode, PlayedGame
from spellwright.face.parts import Fact, Panel
from spellwright.kernel.saying import Saying
from spellwright.server.pages.chapter_path import chapter_path
from spellwright.server.pages.html import NOTHING, Html, Text, drawing, tag, together, words
from spellwright.server.pages.layout import clause_link, page, section
from spellwright.server.sessions import Session
from spellwright.server.speaking import reader, say, spoken
from spellwright.server.tables.campaigns import KeptCampaign

COLUMNS: Final = (say("column-game"), say("column-result"), say("column-facts"))


def campaign_page(session: Session, kept: KeptCampaign) -> str:
    game, campaign = kept.game, kept.campaign
    mode = mode_of(kept)
    games = campaign.played(reader())
    return page(
        say("title-campaign-of", game=game.noun),
        tag("h1", words(say("heading-campaign-of", game=game.noun))),
        tag(
            "p",
            words(say("text-mode", mode=spoken(mode.name), about=spoken(mode.sentence))),
            words(" "),
            clause_link(game.id, mode.clause),
        ),
        chapter_path(campaign.chapters(reader())),
        _next_game(kept, session),
        section(say("title-games-played"), _results(kept, games)) if games else NOTHING,
        *[_holding(panel) for panel in campaign.holdings(reader())],
        session=session,
        game=game,
        body_class="reading campaign",
    )


def mode_of(kept: KeptCampaign) -> CampaignMode:
    return next(mode for mode in kept.game.campaigns.MODES if mode.id == kept.campaign.mode)


def campaign_line(kept: KeptCampaign) -> Saying:
    """A campaign in a few words, for a list."""
    chapters = kept.campaign.chapters()
    won = len([1 for chapter in chapters if chapter.won])
    if kept.campaign.is_over:
        return say("campaign-line-won", n=len(kept.campaign.played()))
    return say("campaign-line", n=won, all=len(chapters))


def _next_game(kept: KeptCampaign, session: Session) -> Html:
    """What comes now, with the button that leads to it."""
    campaign = kept.campaign
    if campaign.is_over:
        return _now(say("text-campaign-won", n=len(campaign.played())), NOTHING)
    chapter = next(chapter for chapter in campaign.chapters(reader()) if not chapter.won)
    title = spoken(chapter.title)
    if kept.is_played:
        says, label = say("text-chapter-played", chapter=title), say("button-to-table")
    elif chapter.attempts:
        says, label = say("text-chapter-lost", chapter=title), say("button-chapter-again")
    else:
        says, label = say("text-chapter-next", chapter=title), say("button-next-chapter")
    is_in_it = any(session.id in (place.session, place.kept_for) for place in kept.table.places)
    return _now(says, continue_form(kept.row.id, label) if is_in_it else _watch(kept))


def _now(sentence: Text, button: Html) -> Html:
    return tag("div", tag("p", words(sentence), role="status"), button, class_="now")


def continue_form(campaign: str, label: Text) -> Html:
    return tag(
        "form",
        tag("button", words(label), class_="primary"),
        method="post",
        action=f"/campaigns/{campaign}/continue",
    )


def _watch(kept: KeptCampaign) -> Html:
    if not kept.is_played:
        return NOTHING
    return tag("a", words(say("link-watch")), href=f"/tables/{kept.table.id}", class_="button")


def _results(kept: KeptCampaign, games: list[PlayedGame]) -> Html:
    head = tag(
        "tr",
        *[tag("th", words(name), scope="col") for name in COLUMNS],
    )
    rows = [_row(kept, number, game) for number, game in enumerate(games)]
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    label = say("title-games-played")
    return tag("div", table, class_="results", tabindex="0", role="group", aria_label=label)


def _row(kept: KeptCampaign, number: int, game: PlayedGame) -> Html:
    title = kept.campaign.chapters(reader())[game.chapter].title
    link = tag("a", words(title), href=f"/tables/{kept.row.tables[number]}/replay")
    return tag(
        "tr",
        tag("th", link, scope="row"),
        tag(
            "td",
            words(say("mark-game-won") if game.won else say("mark-game-lost")),
            class_="won" if game.won else "lost",
        ),
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
    listed = say("list-of", items=tuple([row.text for row in panel.rows]))
    return tag(
        "section", tag("h2", words(panel.title)), drawn, tag("p", words(listed)), class_="panel"
    )
