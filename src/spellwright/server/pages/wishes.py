"""What a person need not be asked: switches at the foot of the prompt."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spellwright.face.automatic import Wish, Wishes
from spellwright.face.scene import Scene
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable


def wishes_menu(table: LiveTable, scene: Scene[Any]) -> Html:
    """The switches, as they stand; the script sends what is on whenever one is changed."""
    offered = table.game.face.wishes(scene) if scene.seat >= 0 else []
    if not offered:
        return NOTHING
    on = table.wishes(scene.seat)
    groups = [
        _group(heading, list(wishes), on)
        for heading, wishes in groupby(offered, key=lambda wish: wish.group)
    ]
    summary = tag("summary", words(say("title-wishes")))
    return tag("details", summary, *groups, class_="wishes", id="wishes")


def _group(heading: str, wishes: list[Wish], on: Wishes) -> Html:
    switches = [_switch(wish, wish.key in on) for wish in wishes]
    if not heading:
        return tag("div", *switches)
    return tag("fieldset", tag("legend", words(heading)), *switches)


def _switch(wish: Wish, is_on: bool) -> Html:
    switch = tag(
        "input",
        type="radio" if wish.group else "checkbox",
        name="wish" if wish.group else None,
        value=wish.key,
        data_wish=True,
        checked=is_on,
    )
    return tag("label", switch, words(" "), words(wish.label))
