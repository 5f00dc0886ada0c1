"""The moves of a game that is watched again: a list to click, as these eyes were told it."""

from __future__ import annotations

from spellwright.face.scene import Scene
from spellwright.kernel.event import SPECTATOR
from spellwright.server.pages.album_steps import album_to_show
from spellwright.server.pages.html import Html, tag, together, words
from spellwright.server.pages.replay_page import check_eyes, started, steps_to_show
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def replay_moves(table: LiveTable, seat: int) -> Html:
    """A line for each step that told these eyes something, under a heading for each turn."""
    check_eyes(table, seat)
    album = album_to_show(table)
    if album is not None:
        told = [[line.sentence for line in lines if line.visible_to(seat)] for lines in album.told]
        return together(*[_line(step, lines) for step, lines in enumerate(told) if lines])
    game, speaker = started(table), speaker_at(table)
    scene = Scene(game.state.view(seat), names=speaker.seats, speaker=speaker)
    rows: list[Html] = []
    before = SPECTATOR - 1
    for step, place in enumerate(steps_to_show(table)):
        heard = [scene.told(event) for event in game.story[place] if event.visible_to(seat)]
        if not heard:
            continue
        chooser = game.choices[place - 1].seat if place else SPECTATOR
        if chooser != before:
            before = chooser
            rows.append(_heading(speaker.seats[chooser] if place else "", chooser))
        rows.append(_line(step, heard))
    return together(*rows)


def _heading(name: str, seat: int) -> Html:
    class_ = "turn-heading" if seat < 0 else f"turn-heading of-seat-{seat}"
    return tag("li", words(name or say("replay-beginning")), class_=class_)


def _line(step: int, heard: list[str]) -> Html:
    more = [tag("span", words(line), class_="more-told") for line in heard[1:]]
    go = tag("button", words(heard[0]), type="button", data_step=step)
    return tag("li", go, *more)
