"""What a seat is asked, waits for, or is told at the end."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.decision import Decision
from spellwright.kernel.view import View
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.pages.lobby import fairness
from spellwright.server.pages.seat_cards import player_name, seat_picture, value_of
from spellwright.server.tables.live_table import LiveTable

FEW_OPTIONS: Final = 24
"""More than these are found on the board, or in a list that opens."""
HIT_KEYS: Final = 9
ACTS: Final = (
    ("undo", "Undo", "u"),
    ("hint", "Hint", "h"),
    ("concede", "Give up", ""),
    ("report", "Report a problem", ""),
)


def prompt(table: LiveTable, view: View[Any]) -> Html:
    if table.is_over:
        return _end(table, view)
    asked = _question(table, view.decisions[0]) if view.decisions else _waiting(table, view)
    return together(asked, _controls(table, view.seat))


def _question(table: LiveTable, decision: Decision) -> Html:
    buttons = [
        tag(
            "button",
            tag("kbd", words(str(number))) if number <= HIT_KEYS else NOTHING,
            words(option.label),
            type="button",
            data_option=option.text,
            class_="option",
        )
        for number, option in enumerate(decision.options, 1)
    ]
    options = tag("div", *buttons, class_="options", role="group", aria_label="Options")
    if len(buttons) > FEW_OPTIONS:
        find = tag("input", id="find-option", type="search", autocomplete="off")
        options = tag(
            "details",
            tag("summary", words(f"Choose on the board, or from all {len(buttons)} here")),
            tag("label", words("Find "), find, class_="find"),
            options,
        )
    why = clause_link(table.game.id, decision.clause, f"Why? {decision.clause}")
    return together(
        tag("h2", words(decision.prompt), id="question", tabindex="-1"),
        tag("p", why, class_="why"),
        options,
    )


def _waiting(table: LiveTable, view: View[Any]) -> Html:
    names = " and ".join(player_name(table, seat) for seat in view.waiting)
    verb = "is" if len(view.waiting) == 1 else "are"
    return together(
        tag("h2", words("Please wait"), id="question", tabindex="-1"),
        tag("p", words(f"{names} {verb} thinking"), tag("span", id="thinking"), class_="waiting"),
    )


def _controls(table: LiveTable, seat: int) -> Html:
    if seat < 0:
        return tag("p", words("You are watching."), class_="quiet")
    link = tag(
        "button",
        words("Copy my seat's link"),
        type="button",
        class_="small",
        title="It brings you back to this seat on another device; keep it to yourself",
        data_copy=f"/seat/{table.places[seat].link}",
    )
    buttons = [
        tag(
            "button",
            words(label),
            type="button",
            class_="small",
            data_act=act,
            aria_keyshortcuts=key or None,
            title=f"Key: {key}" if key else None,
        )
        for act, label, key in ACTS
    ]
    return tag(
        "div", *buttons, link, class_="controls", role="group", aria_label="Other things to do"
    )


# -- the end -----------------------------------------------------------------------------------


def _end(table: LiveTable, view: View[Any]) -> Html:
    outcome = table.outcome() or {}
    winners = outcome.get("winners", [])
    names = " and ".join(player_name(table, seat) for seat in winners)
    told = "You won" if list(winners) == [view.seat] else f"{names[:1].upper()}{names[1:]} won"
    again = tag(
        "form",
        tag("button", words("Play again"), class_="primary"),
        method="post",
        action=f"/tables/{table.id}/rematch",
    )
    return tag(
        "div",
        tag("h2", words(told), id="question", tabindex="-1"),
        tag(
            "p",
            words(str(outcome.get("sentence", "")) + " "),
            clause_link(table.game.id, str(outcome.get("clause", ""))),
        ),
        _standing(table, view, outcome.get("ranks", [])),
        tag(
            "div",
            again if view.seat >= 0 else NOTHING,
            tag("a", words("Watch it again"), href=f"/tables/{table.id}/replay", class_="button"),
            tag("a", words("Home"), href="/", class_="button"),
            class_="actions",
        ),
        fairness(table),
        class_="end",
    )


def _standing(table: LiveTable, view: View[Any], ranks: list[int]) -> Html:
    """The race as a small picture: everybody by rank, with what counted."""
    panels = {panel.seat: panel for panel in table.game.seat_panels(view)}
    rows = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        panel = panels.get(seat)
        if panel is None:
            continue
        score = [value_of(fact) for fact in panel.facts[:1]]
        name = tag("span", words(player_name(table, seat)))
        rows.append(tag("li", seat_picture(panel, "end"), name, *score))
    return tag("ol", *rows, class_="standing", aria_label="How it ended")
