"""Pages to read: rules, how to play, errors."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.registry import Game
from spellwright.rules_reference.section import Section
from spellwright.server.pages.book_cover import language_note
from spellwright.server.pages.html import NOTHING, Html, Text, tag, words
from spellwright.server.pages.layout import page, tour_steps
from spellwright.server.pages.rules_drawer import clause_item, rules_to_read
from spellwright.server.sessions import Session
from spellwright.server.speaking import reader, say


def rules_page(session: Session, game: Game) -> str:
    rules = rules_to_read(game)
    return page(
        say("title-rules-of", game=game.noun),
        tag("h1", words(game.noun)),
        _other_language(rules.language),
        tag(
            "p",
            tag("label", words(say("label-find-in-rules")), for_="find-rule"),
            tag("input", id="find-rule", type="search", autocomplete="off"),
            class_="find",
        ),
        tag("p", id="rules-found", class_="quiet", role="status"),
        _contents(rules.sections, rules.language),
        *[_section(part, rules.language) for part in rules.sections],
        session=session,
        game=game,
        body_class="reading",
    )


def _other_language(language: str) -> Html:
    """Says so where the rules are not in the language of their reader."""
    if language == reader().language.code:
        return NOTHING
    return tag("p", words(say("text-rules-in-english")), class_="quiet in-english")


def _contents(sections: Sequence[Section], language: str) -> Html:
    """The chapters, to go to one of them."""
    links = [
        tag("li", tag("a", words(part.title), href=f"#{part.id}")) for part in sections if part.id
    ]
    return tag(
        "nav",
        tag("ul", *links, class_="contents", lang=language),
        id="rules-contents",
        aria_label=say("title-chapters-of-rules"),
    )


def _section(part: Section, language: str) -> Html:
    clauses = [clause_item(clause, language) for clause in part.clauses]
    title = tag("h2", words(part.title))
    listed = tag("ul", *clauses, class_="clauses")
    return tag("section", title, listed, id=part.id or None, lang=language)


def tour_page(session: Session, game: Game) -> str:
    return page(
        say("title-how-to-play", game=game.noun),
        tag("h1", words(say("heading-how-to-play", game=game.noun))),
        language_note(game),
        tag("ol", *tour_steps(game, "h2", with_rules=True), class_="tour"),
        tag("p", tag("a", words(say("link-to-tables")), href="/", class_="button")),
        session=session,
        game=game,
        body_class="reading",
    )


def error_page(session: Session, status: int, sentence: Text) -> str:
    return page(
        say("title-sorry"),
        tag("h1", words(say("title-sorry"))),
        tag("p", words(sentence)),
        tag("p", tag("a", words(say("link-back-to-tables")), href="/", class_="button")),
        session=session,
        body_class="reading",
        data={"status": str(status)},
    )
