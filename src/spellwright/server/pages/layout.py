"""What every page has: head, masthead, settings, the drawer for rules, the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, Text, drawing, tag, words
from spellwright.server.pages.script_words import script_words
from spellwright.server.sessions import LONGEST_NAME, Session
from spellwright.server.speaking import reader, say, spoken
from spellwright.speech import pseudo

STYLES: Final = ("look.css", "reading.css", "table.css", "prompt.css")
PACES: Final = (
    ("relaxed", say("setting-pace-relaxed")),
    ("normal", say("setting-pace-normal")),
    ("brisk", say("setting-pace-brisk")),
    ("instant", say("setting-pace-instant")),
)
"""How what has happened is played, one thing after the other; `settings.js` has the times."""
THEMES: Final = (
    ("system", say("setting-theme-system")),
    ("night", say("setting-theme-night")),
    ("day", say("setting-theme-day")),
)


def page(
    title: Text,
    *content: Html,
    session: Session,
    game: Game | None = None,
    bar: Html = NOTHING,
    menu: Html = NOTHING,
    script: str = "",
    body_class: str = "",
    data: dict[str, str] | None = None,
) -> str:
    """A whole page; `game` is the game whose rules the masthead offers. A `bar` stands in its
    middle; with it all the rest is in a menu, together with what `menu` has.
    """
    modules = ["page.js", script] if script else ["page.js"]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", words(say("page-title", title=spoken(title)))),
        tag("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        script_words(reader().language),
        tag("script", src="/static/theme.js"),
        *[tag("link", rel="stylesheet", href=f"/static/{style}") for style in STYLES],
        *[tag("script", type="module", src=f"/static/{module}") for module in modules],
    )
    attributes = {f"data_{name}": value for name, value in (data or {}).items()}
    body = tag(
        "body",
        tag("a", words(say("link-skip")), class_="skip", href="#content"),
        _masthead(session, game, bar),
        tag("main", *content, id="content", tabindex="-1"),
        _foot(),
        _menu(session, game, menu) if bar else NOTHING,
        _settings(session),
        _drawer(),
        tag("div", id="toast", role="status"),
        class_=body_class or None,
        **attributes,
    )
    lang = reader().language.code
    return f'<!doctype html><html lang="{lang}" data-theme="night">{head}{body}</html>'


def _masthead(session: Session, game: Game | None, bar: Html) -> Html:
    links = NOTHING
    if game is not None and not bar:
        links = tag("nav", *_links(game), aria_label=say("region-main"))
    return tag(
        "header",
        tag("a", words("Spellwright"), href="/", class_="brand"),
        links,
        bar,
        tag("span", id="connection", role="status"),
        NOTHING if bar else other_languages(session),
        _opener("menu", words(say("button-menu"))) if bar else _settings_button(session),
        class_="masthead",
    )


def other_languages(session: Session) -> Html:
    """A button for each language that is not being read, in that language: so it is found by who
    does not understand this page.
    """
    if session.languages is None:
        return NOTHING
    others = [
        tag(
            "button",
            tag("span", words(name), class_="whole"),
            tag("span", words(code.upper()), class_="short", aria_hidden="true"),
            name="language",
            value=code,
            lang=code,
            class_="small",
        )
        for code, name in session.languages.names()
        if code not in (session.language.code, pseudo.CODE)
    ]
    return tag("form", *others, method="post", action="/language", class_="languages")


def _opener(popover: str, *label: Html) -> Html:
    return tag("button", *label, type="button", class_="small", popovertarget=popover)


def _settings_button(session: Session) -> Html:
    who = tag("span", words(session.name or say("guest")), class_="who")
    word = tag("span", words(say("title-settings")), class_="whole")
    return _opener("settings", who, words(" "), word)


def _links(game: Game) -> list[Html]:
    return [
        tag("a", words(say("link-rules")), href=f"/rules/{game.id}", data_rules=game.id),
        tag(
            "a",
            words(say("link-how-to-play")),
            href=f"/how-to-play/{game.id}",
            data_open="tour",
        ),
    ]


def _menu(session: Session, game: Game | None, more: Html) -> Html:
    """What is rarely needed, on a page whose masthead has other things to say."""
    links = NOTHING
    if game is not None:
        links = tag("nav", *_links(game), class_="menu-group", aria_label=say("region-main"))
    own = tag("div", _settings_button(session), other_languages(session), class_="menu-group")
    return tag("aside", links, own, more, id="menu", popover=True, aria_label=say("button-menu"))


def _settings(session: Session) -> Html:
    """The settings of a reader. The name is kept by the server, the rest by the browser."""
    name = tag(
        "form",
        tag("label", words(say("label-your-name")), for_="your-name"),
        tag(
            "input",
            id="your-name",
            name="name",
            value=session.name,
            placeholder=say("guest"),
            maxlength=LONGEST_NAME,
            autocomplete="nickname",
        ),
        tag("button", words(say("button-save")), class_="small"),
        method="post",
        action="/name",
        class_="name-form",
    )
    elsewhere = tag(
        "form",
        tag(
            "button",
            words(say("button-sign-out-others")),
            class_="small",
        ),
        tag("p", words(say("note-sign-out-others")), class_="quiet"),
        method="post",
        action="/session/end",
    )
    return tag(
        "aside",
        tag("h2", words(say("title-settings"))),
        name,
        _language(session),
        field(say("setting-theme"), choice("theme", THEMES, "system")),
        field(say("setting-pace"), choice("pace", PACES, "normal")),
        check("sound", say("setting-sound")),
        check("notify", say("setting-notify")),
        elsewhere,
        id="settings",
        popover=True,
        aria_label=say("title-settings"),
    )


def _language(session: Session) -> Html:
    """The languages that have catalogs, each as it calls itself."""
    offered = session.languages
    if offered is None:
        return NOTHING
    own = [
        tag(
            "option",
            words(name),
            value=code,
            lang=code,
            selected=code == session.wish,
        )
        for code, name in offered.names()
    ]
    usual = tag("option", words(say("language-of-browser")), value="", selected=not session.wish)
    return tag(
        "form",
        tag("label", words(say("setting-language")), for_="language"),
        tag("select", usual, *own, id="language", name="language", data_kept="server"),
        tag("button", words(say("button-save")), class_="small"),
        method="post",
        action="/language",
        class_="name-form",
    )


def _drawer() -> Html:
    return tag(
        "div",
        tag(
            "div",
            tag("h2", words(say("title-rules")), id="drawer-title"),
            tag(
                "button",
                words(say("button-close")),
                id="drawer-close",
                type="button",
                class_="small",
            ),
            class_="drawer-head",
        ),
        tag(
            "p",
            tag("label", words(say("label-find")), for_="drawer-find"),
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
        tag("p", words(say("text-fan-project"))),
        tag("a", words(say("link-for-programs")), href="/api"),
    )


def clause_link(game: str, clause: str, label: Text = "") -> Html:
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


def field(label: Text, control: Html, note: Html = NOTHING) -> Html:
    return tag("p", tag("label", tag("span", words(label)), control), note, class_="field")


def choice(name: str, values: Sequence[tuple[str, Text]], chosen: str) -> Html:
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
        say("label-own-word"),
        tag("input", class_="own-word", maxlength=40, autocomplete="off"),
        tag("a", words(say("link-own-word")), href="/luck", class_="quiet"),
    )


def your_name(session: Session) -> Html:
    """Who sits down: known already, or a stranger who should not have to stay one."""
    entry = tag(
        "input",
        name="name",
        value=session.name,
        placeholder=say("guest"),
        maxlength=LONGEST_NAME,
        autocomplete="nickname",
    )
    return field(say("label-your-name"), entry)


def check(name: str, label: Text, *, checked: bool = False) -> Html:
    box = tag("input", type="checkbox", name=name, value="yes", checked=checked)
    return tag("p", tag("label", box, words(label)), class_="check")


def section(title: Text, *content: Html, id: str = "") -> Html:
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
            clause_link(game.id, step.clause, say("link-the-rule", clause=step.clause))
            if with_rules
            else NOTHING,
        )
        for step in game.face.tour(reader())
    ]
