"""What every page has: head, masthead, settings, the drawer for rules, the foot."""

from __future__ import annotations

from typing import Final

from spellwright.face.scene import ENGLISH
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, words
from spellwright.server.sessions import LONGEST_NAME, Session

FAN_PROJECT: Final = (
    "An unofficial fan project. Names belong to their owners; rules, cards and drawings here "
    "are in our own words and by our own hand."
)
STYLES: Final = ("look.css", "reading.css", "table.css")
SPEEDS: Final = [("normal", "Normal"), ("slow", "Slow"), ("off", "Off")]
THEMES: Final = [("night", "Night"), ("day", "Day")]


def page(
    title: str,
    *content: Html,
    session: Session,
    game: Game | None = None,
    script: str = "",
    body_class: str = "",
    data: dict[str, str] | None = None,
) -> str:
    """A whole page; `game` is the game whose rules the masthead offers."""
    modules = ["page.js", script] if script else ["page.js"]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", words(f"{title} · Spellwright")),
        tag("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        tag("script", src="/static/theme.js"),
        *[tag("link", rel="stylesheet", href=f"/static/{style}") for style in STYLES],
        *[tag("script", type="module", src=f"/static/{module}") for module in modules],
    )
    attributes = {f"data_{name}": value for name, value in (data or {}).items()}
    body = tag(
        "body",
        tag("a", words("Skip to the content"), class_="skip", href="#content"),
        _masthead(session, game),
        tag("main", *content, id="content", tabindex="-1"),
        _foot(),
        _settings(session),
        _drawer(),
        tag("div", id="toast", role="status"),
        class_=body_class or None,
        **attributes,
    )
    return f'<!doctype html><html lang="en" data-theme="night">{head}{body}</html>'


def _masthead(session: Session, game: Game | None) -> Html:
    links = NOTHING
    if game is not None:
        links = tag(
            "nav",
            tag("a", words("Rules"), href=f"/rules/{game.id}", data_rules=game.id),
            tag("a", words("How to play"), href=f"/how-to-play/{game.id}", data_open="tour"),
            aria_label="Main",
        )
    return tag(
        "header",
        tag("a", words("Spellwright"), href="/", class_="brand"),
        links,
        tag("span", id="connection", role="status"),
        tag(
            "button",
            tag("span", words(session.name or "Guest"), class_="who"),
            words(" Settings"),
            type="button",
            class_="small",
            popovertarget="settings",
        ),
        class_="masthead",
    )


def _settings(session: Session) -> Html:
    """The settings of a reader. The name is kept by the server, the rest by the browser."""
    name = tag(
        "form",
        tag("label", words("Your name"), for_="your-name"),
        tag(
            "input",
            id="your-name",
            name="name",
            value=session.name,
            placeholder="Guest",
            maxlength=LONGEST_NAME,
            autocomplete="nickname",
        ),
        tag("button", words("Save"), class_="small"),
        method="post",
        action="/name",
        class_="name-form",
    )
    elsewhere = tag(
        "form",
        tag(
            "button",
            words("Sign out all other devices"),
            class_="small",
            title="You keep your seats here. Their private links change, too.",
        ),
        method="post",
        action="/session/end",
    )
    return tag(
        "aside",
        tag("h2", words("Settings")),
        name,
        field("Light", choice("theme", THEMES, "night")),
        field("Moving pieces", choice("speed", SPEEDS, "normal")),
        check("sound", "A soft tick when it is my turn"),
        check("notify", "A notice when it is my turn and this page is hidden"),
        elsewhere,
        id="settings",
        popover=True,
        aria_label="Settings",
    )


def _drawer() -> Html:
    return tag(
        "div",
        tag(
            "div",
            tag("h2", words("Rules"), id="drawer-title"),
            tag("button", words("Close"), id="drawer-close", type="button", class_="small"),
            class_="drawer-head",
        ),
        tag(
            "p",
            tag("label", words("Find"), for_="drawer-find"),
            tag("input", id="drawer-find", type="search", autocomplete="off"),
            class_="find",
        ),
        tag("div", id="drawer-body", tabindex="0", aria_live="polite"),
        id="drawer",
        role="dialog",
        aria_labelledby="drawer-title",
        hidden=True,
    )


def _foot() -> Html:
    return tag(
        "footer",
        tag("p", words(FAN_PROJECT)),
        tag("a", words("For programs"), href="/api"),
    )


def clause_link(game: str, clause: str, label: str = "") -> Html:
    """A link that opens the drawer at a clause."""
    if not clause:
        return NOTHING
    return tag(
        "a",
        words(label or clause),
        href=f"/rules/{game}#{clause}",
        class_="clause",
        data_clause=clause,
        data_game=game,
    )


def field(label: str, control: Html, note: Html = NOTHING) -> Html:
    return tag("p", tag("label", tag("span", words(label)), control), note, class_="field")


def choice(name: str, values: list[tuple[str, str]], chosen: str) -> Html:
    options = [
        tag("option", words(label), value=value, selected=value == chosen)
        for value, label in values
    ]
    return tag("select", *options, name=name)


def number(name: str, value: int, least: int, most: int) -> Html:
    """A field for a whole number; it cannot be left empty."""
    bounds = {"min": least, "max": most, "step": 1}
    return tag("input", type="number", name=name, value=value, required=True, **bounds)


def own_word() -> Html:
    """A word for the luck. It has no name, so no form sends it: the browser keeps it until the
    table's page has shown the commitment.
    """
    return field(
        "Your word for the luck",
        tag("input", class_="own-word", maxlength=40, autocomplete="off"),
        tag("a", words("What it is for"), href="/luck", class_="quiet"),
    )


def check(name: str, label: str, *, checked: bool = False) -> Html:
    box = tag("input", type="checkbox", name=name, value="yes", checked=checked)
    return tag("p", tag("label", box, words(label)), class_="check")


def section(title: str, *content: Html, id: str = "") -> Html:
    return tag("section", tag("h2", words(title)), *content, id=id or None)


def hidden(name: str, value: str) -> Html:
    return tag("input", type="hidden", name=name, value=value)


def tour_steps(game: Game, heading: str, *, with_rules: bool) -> list[Html]:
    """How to play in two minutes, step by step. The dialog hides the drawer, so the steps have no
    links.
    """
    return [
        tag(
            "li",
            tag(heading, words(step.title)),
            tag("div", drawing(step.picture), class_="picture") if step.picture else NOTHING,
            tag("p", words(step.text)),
            clause_link(game.id, step.clause, f"The rule: {step.clause}")
            if with_rules
            else NOTHING,
        )
        for step in game.face.tour(ENGLISH)
    ]
