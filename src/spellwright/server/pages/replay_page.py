"""Watching a game again: step, play, scrub; from any seat's eyes once it is over."""

from __future__ import annotations

from typing import Any

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.kernel.table import Table
from spellwright.server.pages.album_steps import FROM_THE_ALBUM, album_step, album_to_show
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import choice, clause_link, field, page
from spellwright.server.pages.seat_cards import player_name, player_names, seat_cards
from spellwright.server.sessions import Session
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_events import earlier_events


def replay_page(session: Session, table: LiveTable, address: str) -> str:
    album = album_to_show(table)
    last = len(steps_to_show(table) if album is None else album.told) - 1
    eyes = [("-1", "what everybody may know")]
    if table.is_over:
        eyes += [
            (str(seat), f"what {player_name(table, seat)} knew (seat {seat + 1})")
            for seat in range(len(table.places))
        ]
    controls = tag(
        "div",
        tag("button", words("Start"), type="button", data_go="first"),
        tag("button", words("Back"), type="button", data_go="back"),
        tag("button", words("Play"), type="button", data_go="play", class_="primary"),
        tag("button", words("On"), type="button", data_go="on"),
        tag("button", words("End"), type="button", data_go="last"),
        class_="controls",
        role="group",
        aria_label="Playing the replay",
    )
    scrub = tag("input", id="step", type="range", min=0, max=last, value=0, aria_label="Choice")
    return page(
        f"Replay: {table.game.name}",
        tag("h1", words(f"{table.game.name}, watched again")),
        NOTHING if album is None else tag("p", words(FROM_THE_ALBUM), class_="notice"),
        tag(
            "section",
            tag("div", tag("div", id="board"), tag("div", id="clash"), class_="stage"),
            tag("div", controls, scrub, tag("output", words(f"0 of {last}"), id="where")),
            class_="replay-stage",
            aria_label="The game",
        ),
        tag(
            "section",
            field("Show", choice("eyes", eyes, "-1")),
            tag("h2", words("What happened here")),
            tag("ol", id="story", aria_live="polite"),
            tag("div", id="seats"),
            tag(
                "div",
                tag(
                    "button",
                    words("Copy the link"),
                    type="button",
                    data_copy=f"/tables/{table.id}/replay",
                ),
                _download(table),
                class_="actions",
            ),
            _fair_luck(table),
            class_="replay-side",
            aria_label="About this position",
        ),
        session=session,
        game=table.game,
        script="replay.js",
        body_class="replay-page",
        data={"table": table.id, "last": str(last), "address": address},
    )


def _download(table: LiveTable) -> Html:
    if not table.is_over:
        return NOTHING
    return tag("a", words("Download"), href=f"/tables/{table.id}/replay.json", class_="button")


def _fair_luck(table: LiveTable) -> Html:
    """What was promised before the game and shown after it, to be compared by the browser."""
    if not table.is_over:
        return NOTHING
    seats_words = " ".join(table.words())
    return tag(
        "details",
        tag("summary", words("Was the luck fair?")),
        tag("p", words("Published before any word was known, the hash of the secret:")),
        tag("p", tag("code", words(table.commitment), id="commitment")),
        tag("p", words("The secret, shown now that the game is over:")),
        tag("p", tag("code", words(table.entropy), id="entropy")),
        tag("p", words("The words of the seats: "), tag("code", words(seats_words))),
        tag("button", words("Check it here"), type="button", id="verify"),
        tag("div", id="verdict", role="status"),
        tag("p", tag("a", words("What that proves, and what not"), href="/luck")),
    )


def replay_step(table: LiveTable, step: int, seat: int) -> dict[str, Any]:
    """One position of a replay. Others' secrets stay secret until the game is over."""
    if (album := album_to_show(table)) is not None:
        return album_step(table, album, step, seat)
    game, steps = _started(table), steps_to_show(table)
    if seat != SPECTATOR and not table.is_over:
        raise Refused("private", "Until the game is over a replay shows what everybody may know.")
    if not 0 <= step < len(steps):
        raise Refused("step", f"The replay has steps 0 to {len(steps) - 1}.")
    view = position(game, steps[step]).view(seat).without_choices()
    scene = Scene(view, tuple(earlier_events(game, seat, steps[step])), player_names(table))
    lines = []
    for event in game.story[steps[step]]:
        if event.visible_to(seat):
            sentence, clause = table.game.rules.sentence(event)
            lines.append(tag("li", words(sentence + " "), clause_link(table.game.id, clause)))
    return {
        "step": step,
        "board": drawing(table.game.face.board(scene, "board-")),
        "seats": seat_cards(table, view),
        "stage": drawing(table.game.face.stage(scene, "clash-")),
        "story": together(*lines) or tag("li", words("A choice in secret."), class_="quiet"),
    }


def steps_to_show(table: LiveTable) -> list[int]:
    """The choices at which a replay stops. While a game runs, only those that everybody heard of:
    the others would tell how much somebody has planned.
    """
    story = _started(table).story
    return [
        place
        for place, events in enumerate(story)
        if table.is_over or place == 0 or any(event.visible_to(SPECTATOR) for event in events)
    ]


def position(game: Table[Any], step: int) -> State:
    """The state after this many choices."""
    state: State = game.position(step)
    return state


def _started(table: LiveTable) -> Table[Any]:
    if table.ended is not None:
        raise Refused("gone", "This game cannot be played again, and no album of it was kept.")
    if table.table is None:
        raise Refused("waiting", "The game has not begun: there is nothing to watch yet.")
    return table.table
