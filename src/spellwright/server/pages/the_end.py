"""How a game ended: who won, why, everybody by rank, and the next game."""

from __future__ import annotations

from typing import Any, Final

from spellwright.face.scene import Scene
from spellwright.kernel.saying import Saying
from spellwright.kernel.view import View
from spellwright.server.pages.campaign_page import continue_form
from spellwright.server.pages.html import NOTHING, Html, Text, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.lobby import fairness
from spellwright.server.pages.seat_cards import seat_picture, speaker_at, value_of
from spellwright.server.pages.undo_requests import names
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable

SCENES: Final = 4


def the_end(table: LiveTable, view: View[Any]) -> Html:
    outcome = table.outcome() or {}
    winners = list(outcome.get("winners", []))
    mood = "won" if view.seat in winners else "lost" if view.seat >= 0 else "watched"
    return tag(
        "div",
        _rematch_banner(table, view.seat),
        tag(
            "div",
            _winners(table, view, winners),
            tag("h2", words(_headline(table, winners, view.seat)), id="question", tabindex="-1"),
            tag(
                "p",
                words(why_it_ended(table)),
                words(" "),
                clause_link(table.game.id, str(outcome.get("clause", ""))),
            ),
            class_=f"headline {mood}",
        ),
        tag("div", _what_next(table, view.seat), *_looking_back(table), class_="actions"),
        _standing(table, view, outcome.get("ranks", [])),
        _scenes(table, view),
        _statistics(table, view),
        fairness(table),
        class_="end",
    )


def _looking_back(table: LiveTable) -> list[Html]:
    ways = [("review", say("link-review")), ("replay", say("link-watch-again"))]
    links = [
        tag("a", words(label), href=f"/tables/{table.id}/{way}", class_="button")
        for way, label in ways
    ]
    return [*links, tag("a", words(say("link-home")), href="/", class_="button")]


def _winners(table: LiveTable, view: View[Any], winners: list[int]) -> Html:
    speaker = speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    shown = [panel for panel in table.game.face.seat_panels(scene) if panel.seat in winners]
    return tag("div", *[seat_picture(panel, "won") for panel in shown], class_="winners")


def _scenes(table: LiveTable, view: View[Any]) -> Html:
    """The last things that mattered before the end, each with the way to its moment."""
    if table.table is None or table.ended is not None or table.pieces.earlier:
        return NOTHING
    rules, speaker = table.game.rules, speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    found: list[tuple[int, str]] = []
    for step, events in enumerate(table.table.story):
        for event in events:
            matters = rules.events[event.kind].key in table.game.face.matters
            if matters and event.visible_to(view.seat):
                found.append((step, scene.told(event)))
    rows = [
        tag("li", tag("a", words(said), href=f"/tables/{table.id}/replay?step={step}"))
        for step, said in found[-SCENES:]
    ]
    if not rows:
        return NOTHING
    return tag("section", tag("h3", words(say("title-scenes"))), tag("ol", *rows), class_="scenes")


def why_it_ended(table: LiveTable) -> Text:
    """Why it ended; a game that was read from its album says it as it was written then."""
    if (says := table.ending()) is not None:
        return speaker_at(table).say(says)
    return str((table.outcome() or {}).get("sentence", ""))


def _headline(table: LiveTable, winners: list[int], seat: int) -> Saying:
    is_together = table.game.rules.cooperative
    if seat in table.conceded:
        return say("headline-you-gave-up")
    if not winners:
        return say("headline-all-lost") if is_together else say("headline-nobody")
    if seat in winners:
        alone = len(winners) == 1 or is_together
        return say("headline-you") if alone else say("headline-you-too")
    return say("headline-won", names=names(table, winners))


def _what_next(table: LiveTable, seat: int) -> Html:
    """The way on: the same game once more, or the next game of the campaign."""
    if table.campaign:
        link = tag(
            "a", words(say("link-campaign")), href=f"/campaigns/{table.campaign}", class_="button"
        )
        if seat < 0:
            return link
        return together(continue_form(table.campaign, say("button-next-chapter")), link)
    return (
        _play_again(table, say("button-play-again")) if seat >= 0 and not table.rematch else NOTHING
    )


def _play_again(table: LiveTable, label: Text) -> Html:
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
        watch = tag("a", words(say("link-watch")), href=f"/tables/{table.rematch}", class_="button")
        return tag("div", tag("p", words(say("text-they-play-again"))), watch, class_="request")
    return tag(
        "div",
        tag("p", words(say("text-rematch"))),
        _play_again(table, say("button-join-seat")),
        class_="request calls",
        role="status",
    )


def _standing(table: LiveTable, view: View[Any], ranks: list[int]) -> Html:
    """The race as a small picture: everybody by rank, with what counted."""
    speaker = speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    panels = {panel.seat: panel for panel in table.game.face.seat_panels(scene)}
    rows = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        panel = panels.get(seat)
        if panel is None:
            continue
        score = [value_of(fact) for fact in panel.facts[:1]]
        name = tag("span", words(speaker.seats[seat]))
        rows.append(tag("li", seat_picture(panel, "end"), name, *score))
    return tag("ol", *rows, class_="standing", aria_label=say("region-standing"))


def _statistics(table: LiveTable, view: View[Any]) -> Html:
    """What the whole game came to, where the game counts something."""
    story = [] if table.table is None else table.table.whole_story
    told = [event for events in story for event in events if event.visible_to(view.seat)]
    speaker = speaker_at(table)
    scene = Scene(view, names=speaker.seats, speaker=speaker)
    facts = table.game.face.statistics(scene, told)
    if not facts:
        return NOTHING
    rows = [together(tag("dt", words(fact.label)), tag("dd", words(fact.value))) for fact in facts]
    return tag("dl", *rows, class_="statistics")
