"""What every page has: head, masthead, the drawer for rules, the foot."""

from __future__ import annotations

from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.sessions import Session

FAN_PROJECT = (
    "An unofficial fan project. Names belong to their owners; rules, cards and drawings here "
    "are in our own words and by our own hand."
)


def page(
    title: str,
    *content: Html,
    session: Session,
    script: str = "",
    body_class: str = "",
    data: dict[str, str] | None = None,
) -> str:
    """A whole page."""
    scripts = [tag("script", type="module", src="/static/page.js")]
    if script:
        scripts.append(tag("script", type="module", src=f"/static/{script}"))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", words(f"{title} · Spellwright")),
        tag("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        tag("link", rel="stylesheet", href="/static/look.css"),
        *scripts,
    )
    attributes = {f"data_{name}": value for name, value in (data or {}).items()}
    body = tag(
        "body",
        tag("a", words("Skip to the content"), class_="skip", href="#content"),
        _masthead(session),
        tag("main", *content, id="content", tabindex="-1"),
        _drawer(),
        tag("div", id="toast", role="status", aria_live="polite"),
        _foot(),
        class_=body_class or None,
        **attributes,
    )
    return f'<!doctype html><html lang="en" data-theme="night">{head}{body}</html>'


def _masthead(session: Session) -> Html:
    name = session.name or "Guest"
    return tag(
        "header",
        tag("a", words("Spellwright"), href="/", class_="brand"),
        tag(
            "nav",
            tag("a", words("Rules"), href="/rules/wizardry"),
            tag("a", words("For programs"), href="/api"),
            aria_label="Main",
        ),
        tag(
            "form",
            tag("label", words("Your name"), for_="your-name", class_="quiet"),
            tag(
                "input",
                id="your-name",
                name="name",
                value=name,
                maxlength=24,
                autocomplete="nickname",
            ),
            tag("button", words("Save"), class_="small"),
            method="post",
            action="/name",
            class_="name-form",
        ),
        tag("button", words("Day"), id="theme", type="button", class_="small"),
        class_="masthead",
    )


def _drawer() -> Html:
    return tag(
        "aside",
        tag(
            "div",
            tag("h2", words("Rules"), id="drawer-title"),
            tag("button", words("Close"), id="drawer-close", type="button", class_="small"),
            class_="drawer-head",
        ),
        tag("div", id="drawer-body", tabindex="0"),
        id="drawer",
        role="dialog",
        aria_labelledby="drawer-title",
        hidden=True,
    )


def _foot() -> Html:
    return tag("footer", tag("p", words(FAN_PROJECT)))


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


def section(title: str, *content: Html, id: str = "") -> Html:
    return tag("section", tag("h2", words(title)), *content, id=id or None)


def hidden(name: str, value: str) -> Html:
    return tag("input", type="hidden", name=name, value=value)


def many(items: list[Html]) -> Html:
    return together(*items)
