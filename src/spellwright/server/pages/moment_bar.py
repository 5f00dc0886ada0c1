"""The moment bar: where the game is, in its own terms, and who is to decide."""

from __future__ import annotations

from typing import Any

from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.pages.keyed_list import KeyedList, keyed
from spellwright.server.pages.seat_cards import player_name
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def moment_bar(table: LiveTable, scene: Scene[Any]) -> KeyedList:
    said = [tag("span", words(scene.say(part))) for part in table.game.face.moment(scene)]
    if table.is_over and scene.view.outcome is None:
        # Somebody gave up: the rules do not know that, and stand where they stood.
        said.insert(0, tag("span", words(say("moment-given-up"))))
    parts = [(str(place), part) for place, part in enumerate(said)]
    return keyed([*parts, ("who", _who(table, scene))])


def _who(table: LiveTable, scene: Scene[Any]) -> Html:
    waiting = sorted(set(scene.waiting))
    if table.is_over or not waiting:
        return NOTHING
    names = tuple(player_name(table, seat) for seat in waiting if seat != scene.seat)
    how = "others" if scene.seat not in waiting else "both" if names else "you"
    says = say("moment-decides", how=how, names=names)
    return tag(
        "strong", words(says), class_="who-decides mine" if how != "others" else "who-decides"
    )
