"""What the drawer shows: one clause with its relations, what a search finds, or the contents."""

from __future__ import annotations

from typing import Final

from spellwright.registry import Game
from spellwright.rules_reference import rules_of
from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.section import Section
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.speaking import say
from spellwright.speech.language import ENGLISH

MOST_FOUND: Final = 30
MOST_RELATED: Final = 12


def clause_item(clause: Clause) -> Html:
    return tag(
        "li", tag("b", words(clause.id + " ")), words(clause.text), id=clause.id, lang=ENGLISH
    )


def drawer_clause(game: Game, clause: str) -> Html:
    """One clause with those that it mentions."""
    rules = rules_of(game.id)
    found = rules.clause(clause)
    related = [rules.entry(other) for other in (*found.mentions, *found.rulings)]
    return together(
        tag("h3", words(found.section_title), lang=ENGLISH),
        tag("ul", clause_item(found), class_="clauses"),
        tag("h4", words(say("title-see-also"))) if related else NOTHING,
        tag(
            "ul", *[_item(game, other) for other in related[:MOST_RELATED]], class_="clauses quiet"
        ),
        tag("p", tag("a", words(say("link-all-rules")), href=f"/rules/{game.id}#{found.id}")),
    )


def drawer_search(game: Game, text: str) -> Html:
    """The clauses that speak of something; without words, the contents."""
    rules = rules_of(game.id)
    if not text.strip():
        return tag("ul", *[_item(game, section) for section in rules.sections], class_="clauses")
    found, wanted = rules.search(text), text.strip()[:60]
    if not found:
        return tag("p", words(say("text-nothing-found", text=wanted)), class_="quiet")
    said = say("text-found", n=len(found), text=wanted)
    if len(found) > MOST_FOUND:
        said = say("text-found-many", n=len(found), text=wanted, most=MOST_FOUND)
    return together(
        tag("p", words(said), class_="quiet"),
        tag("ul", *[_item(game, clause) for clause in found[:MOST_FOUND]], class_="clauses"),
    )


def _item(game: Game, entry: Clause | Section) -> Html:
    """A clause that leads to itself, or a section that leads to its place in the rules."""
    if isinstance(entry, Section):
        place = f"/rules/{game.id}#{entry.id}" if entry.id else f"/rules/{game.id}"
        return tag("li", tag("a", words(entry.heading), href=place), lang=ENGLISH)
    return tag("li", clause_link(game.id, entry.id), words(" " + entry.text), lang=ENGLISH)
