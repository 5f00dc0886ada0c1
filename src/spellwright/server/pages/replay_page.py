"""Watching a game again: step, play, scrub; from any seat's eyes once it is over."""

from __future__ import annotations

from typing import Any, Final

from spellwright.face.scene import Scene
from spellwright.kernel.beats import Beat, beats_seen
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.kernel.view import View
from spellwright.server.pages.album_steps import album_step, album_to_show
from spellwright.server.pages.html import (
    HERE,
    NOTHING,
    Html,
    Text,
    drawing,
    sentence,
    tag,
    together,
    words,
)
from spellwright.server.pages.layout import choice, field, page
from spellwright.server.pages.seat_cards import player_name, seat_cards, speaker_at
from spellwright.server.pages.story_log import story_log
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.seat_story import SeatStory

SPEEDS: Final[tuple[tuple[str, Text], ...]] = (
    ("0.5", say("speed-slow")),
    ("1", say("speed-usual")),
    ("2", say("speed-fast")),
    ("4", say("speed-faster")),
)

LINES_OF_STORY: Final = 60


def replay_page(
    session: Session, table: LiveTable, address: str, step: int = 0, seat: int = SPECTATOR
) -> str:
    """The page, opened at a moment and from somebody's eyes."""
    check_eyes(table, seat)
    album = album_to_show(table)
    last = len(steps_to_show(table) if album is None else album.told) - 1
    eyes: list[tuple[str, Text]] = [("-1", say("eyes-everybody"))]
    if table.is_over:
        eyes += [
            (str(seat), say("eyes-seat", name=player_name(table, seat), n=seat + 1))
            for seat in range(len(table.places))
        ]
    controls = tag(
        "div",
        tag("button", words(say("button-start")), type="button", data_go="first"),
        tag("button", words(say("button-back")), type="button", data_go="back"),
        tag("button", words(say("button-play")), type="button", data_go="play", class_="primary"),
        tag("button", words(say("button-on")), type="button", data_go="on"),
        tag("button", words(say("button-end")), type="button", data_go="last"),
        class_="controls",
        role="group",
        aria_label=say("region-replay"),
    )
    scrub = tag(
        "input",
        id="step",
        type="range",
        min=0,
        max=last,
        value=max(0, min(step, last)),
        aria_label=say("label-choice"),
    )
    return page(
        say("title-replay", game=table.game.noun),
        tag("h1", words(say("heading-replay", game=table.game.noun))),
        NOTHING if album is None else tag("p", words(say("text-from-album")), class_="notice"),
        tag(
            "section",
            tag("div", tag("div", id="board"), tag("div", id="clash"), class_="stage"),
            tag(
                "div",
                controls,
                scrub,
                tag("output", words(say("replay-where", n=0, all=last)), id="where"),
                class_="replay-controls",
            ),
            tag("div", id="tray", class_="replay-tray"),
            class_="replay-stage",
            aria_label=say("region-game"),
        ),
        tag(
            "section",
            tag(
                "div",
                field(say("label-show"), choice("eyes", eyes, str(seat))),
                field(say("label-speed"), choice("speed", SPEEDS, "1")),
                class_="replay-eyes",
            ),
            tag("h2", words(say("title-what-happened-here"))),
            tag(
                "section",
                tag("ol", id="story", aria_live="polite", tabindex="0"),
                id="log",
                aria_label=say("title-what-happened-here"),
            ),
            tag(
                "details",
                tag("summary", words(say("title-moves"))),
                tag("ol", id="moves", tabindex="0", aria_label=say("title-moves")),
                open=True,
                class_="replay-moves",
            ),
            tag("div", id="seats"),
            tag(
                "div",
                tag(
                    "button",
                    words(say("button-copy-link")),
                    type="button",
                    id="copy-moment",
                    data_copy=f"/tables/{table.id}/replay",
                ),
                _review(table),
                _download(table),
                class_="actions",
            ),
            _fair_luck(table),
            class_="replay-side",
            aria_label=say("region-position"),
        ),
        session=session,
        game=table.game,
        script="replay.js",
        body_class="replay-page",
        data={
            "table": table.id,
            "game": table.game.id,
            "last": str(last),
            "address": address,
        },
    )


def _review(table: LiveTable) -> Html:
    if not table.is_over:
        return NOTHING
    return tag("a", words(say("link-review")), href=f"/tables/{table.id}/review", class_="button")


def _download(table: LiveTable) -> Html:
    if not table.is_over:
        return NOTHING
    return tag(
        "a", words(say("link-download")), href=f"/tables/{table.id}/replay.json", class_="button"
    )


def _fair_luck(table: LiveTable) -> Html:
    """What was promised before the game and shown after it, to be compared by the browser."""
    if not table.is_over:
        return NOTHING
    seats_words = " ".join(table.words())
    return tag(
        "details",
        tag("summary", words(say("title-was-it-fair"))),
        tag("p", words(say("text-commitment"))),
        tag("p", tag("code", words(table.commitment), id="commitment")),
        tag("p", words(say("text-secret"))),
        tag("p", tag("code", words(table.entropy), id="entropy")),
        tag(
            "p",
            sentence(say("text-seats-words", words=HERE), words=tag("code", words(seats_words))),
        ),
        tag("button", words(say("button-check-luck")), type="button", id="verify"),
        tag("div", id="verdict", role="status"),
        tag("p", tag("a", words(say("link-what-it-proves-and-not")), href="/luck")),
    )


def replay_step(table: LiveTable, step: int, seat: int) -> dict[str, Any]:
    """One position of a replay. Others' secrets stay secret until the game is over."""
    if (album := album_to_show(table)) is not None:
        return album_step(table, album, step, seat)
    check_eyes(table, seat)
    game, steps = started(table), steps_to_show(table)
    if not 0 <= step < len(steps):
        raise Refused("step", say("refusal-no-step", last=len(steps) - 1))
    *on_the_way, last = _beats(table, game, steps[step], seat)
    return {"step": step, "on_the_way": on_the_way, **last}


def check_eyes(table: LiveTable, seat: int) -> None:
    """Others' secrets stay secret until the game is over."""
    if seat == SPECTATOR:
        return
    if not table.is_over:
        raise Refused("private", say("refusal-replay-secret"))
    if not 0 <= seat < len(table.places):
        raise Refused("seat", say("refusal-no-seat-here", n=seat))


def _beats(table: LiveTable, game: Table[Any], place: int, seat: int) -> list[dict[str, Html]]:
    """What the seat saw at a choice, one after the other; the last is where the choice led."""
    story, speaker = SeatStory(seat, game.story[:place]), speaker_at(table)
    story.begin()
    shown = []
    for beat, view in _seen(game, place, seat):
        story.tell(beat.told)
        told = view.without_choices().retold(tuple(story.latest()))
        scene = Scene(told, tuple(story.earlier()), speaker.seats, speaker)
        shown.append(
            {
                "board": drawing(table.game.face.board(scene, "board-")),
                "seats": seat_cards(table, told),
                "stage": drawing(table.game.face.stage(scene, "clash-")),
                "story": _lines(table, scene, story),
                "tray": _tray(table, scene),
            }
        )
    return shown


def _tray(table: LiveTable, scene: Scene[Any]) -> Html:
    """What the eyes that look have before them: a hand, a plan, quests."""
    panels = table.game.face.panels(scene)
    return together(
        *[
            tag(
                "section",
                tag("h2", words(panel.title)),
                tag("div", drawing(panel.picture), class_="picture", tabindex="0")
                if panel.picture
                else NOTHING,
                tag(
                    "ul",
                    *[tag("li", words(row.text)) for row in panel.rows],
                    class_="unseen" if panel.picture else None,
                ),
                class_="panel",
            )
            for panel in panels
        ]
    )


def _seen(game: Table[Any], place: int, seat: int) -> list[tuple[Beat[Any], View[Any]]]:
    if place:
        return list(beats_seen(game.position(place - 1), game.beats(place), seat))
    start = game.position(0)
    return [(Beat(start, game.story[0]), start.view(seat))]


def _lines(table: LiveTable, scene: Scene[Any], story: SeatStory) -> Html:
    """The story up to here, as at the table; a choice that told these eyes nothing says so."""
    lines = [line.html for line in story_log(table.game, scene, story.events(), LINES_OF_STORY)]
    if not story.choices[-1]:
        lines.append(tag("li", words(say("text-secret-choice")), class_="quiet"))
    return together(*lines)


def steps_to_show(table: LiveTable) -> list[int]:
    """The choices at which a replay stops. While a game runs, only those that everybody heard of:
    the others would tell how much somebody has planned.
    """
    story = started(table).story
    return [
        place
        for place, events in enumerate(story)
        if table.is_over or place == 0 or any(event.visible_to(SPECTATOR) for event in events)
    ]


def started(table: LiveTable) -> Table[Any]:
    if table.ended is not None:
        raise Refused("gone", say("refusal-no-album"))
    if table.table is None:
        raise Refused("waiting", say("refusal-nothing-to-watch"))
    return table.table
