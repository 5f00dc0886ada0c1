"""How a game ended: who won, why, everybody by rank, and the next game."""

from __future__ import annotations

from typing import Any

from spellwright.face.scene import Scene
from spellwright.kernel.view import View
from spellwright.server.pages.campaign_page import continue_form
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.lobby import fairness
from spellwright.server.pages.seat_cards import player_name, seat_picture, value_of
from spellwright.server.pages.undo_requests import capital, names
from spellwright.server.tables.live_table import LiveTable


def the_end(table: LiveTable, view: View[Any]) -> Html:
    outcome = table.outcome() or {}
    winners = list(outcome.get("winners", []))
    return tag(
        "div",
        _rematch_banner(table, view.seat),
        tag("h2", words(_headline(table, winners, view.seat)), id="question", tabindex="-1"),
        tag(
            "p",
            words(str(outcome.get("sentence", "")) + " "),
            clause_link(table.game.id, str(outcome.get("clause", ""))),
        ),
        _standing(table, view, outcome.get("ranks", [])),
        _statistics(table, view),
        tag(
            "div",
            _what_next(table, view.seat),
            tag("a", words("Watch it again"), href=f"/tables/{table.id}/replay", class_="button"),
            tag("a", words("Home"), href="/", class_="button"),
            class_="actions",
        ),
        fairness(table),
        class_="end",
    )


def _headline(table: LiveTable, winners: list[int], seat: int) -> str:
    if not winners:
        return "All have lost" if table.game.rules.cooperative else "Nobody won"
    if seat in winners:
        return "You won" if len(winners) == 1 or table.game.rules.cooperative else "You won, too"
    return f"{capital(names(table, winners))} won"


def _what_next(table: LiveTable, seat: int) -> Html:
    """The way on: the same game once more, or the next game of the campaign."""
    if table.campaign:
        link = tag("a", words("The campaign"), href=f"/campaigns/{table.campaign}", class_="button")
        if seat < 0:
            return link
        return together(continue_form(table.campaign, "Next game of the campaign"), link)
    return _play_again(table, "Play again") if seat >= 0 and not table.rematch else NOTHING


def _play_again(table: LiveTable, label: str) -> Html:
    return tag(
        "form",
        tag("button", words(label), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/rematch",
    )


def _rematch_banner(table: LiveTable, seat: int) -> Html:
    """Somebody plays again: the others find their seats kept for them."""
    if not table.rematch or table.campaign:
        return NOTHING
    if seat < 0:
        watch = tag("a", words("Watch it"), href=f"/tables/{table.rematch}", class_="button")
        return tag("div", tag("p", words("They play again.")), watch, class_="request")
    return tag(
        "div",
        tag("p", words("The next game is open, and your seat is kept for you.")),
        _play_again(table, "Join your seat"),
        class_="request calls",
        role="status",
    )


def _standing(table: LiveTable, view: View[Any], ranks: list[int]) -> Html:
    """The race as a small picture: everybody by rank, with what counted."""
    panels = {panel.seat: panel for panel in table.game.face.seat_panels(Scene(view))}
    rows = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        panel = panels.get(seat)
        if panel is None:
            continue
        score = [value_of(fact) for fact in panel.facts[:1]]
        name = tag("span", words(player_name(table, seat)))
        rows.append(tag("li", seat_picture(panel, "end"), name, *score))
    return tag("ol", *rows, class_="standing", aria_label="How it ended")


def _statistics(table: LiveTable, view: View[Any]) -> Html:
    """What the whole game came to, where the game counts something."""
    story = [] if table.table is None else table.table.whole_story
    told = [event for events in story for event in events if event.visible_to(view.seat)]
    facts = table.game.face.statistics(Scene(view), told)
    if not facts:
        return NOTHING
    rows = [together(tag("dt", words(fact.label)), tag("dd", words(fact.value))) for fact in facts]
    return tag("dl", *rows, class_="statistics")
