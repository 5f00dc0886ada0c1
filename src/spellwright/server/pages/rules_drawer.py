"""What the drawer shows: one clause with its relations, what a search finds, or the contents."""

from __future__ import annotations

from typing import Final

from spellwright.registry import Game
from spellwright.rules_reference import rules_of
from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.section import Section
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import clause_link

MOST_FOUND: Final = 30
MOST_RELATED: Final = 12


def clause_item(clause: Clause) -> Html:
    return tag("li", tag("b", words(clause.id + " ")), words(clause.text), id=clause.id)


def drawer_clause(game: Game, clause: str) -> Html:
    """One clause with those that it mentions."""
    rules = rules_of(game.id)
    found = rules.clause(clause)
    related = [rules.entry(other) for other in (*found.mentions, *found.rulings)]
    return together(
        tag("h3", words(found.section_title)),
        tag("ul", clause_item(found), class_="clauses"),
        tag("h4", words("See also")) if related else NOTHING,
        tag(
            "ul", *[_item(game, other) for other in related[:MOST_RELATED]], class_="clauses quiet"
        ),
        tag("p", tag("a", words("All rules"), href=f"/rules/{game.id}#{found.id}")),
    )


def drawer_search(game: Game, text: str) -> Html:
    """The clauses that speak of something; without words, the contents."""
    rules = rules_of(game.id)
    if not text.strip():
        return tag("ul", *[_item(game, section) for section in rules.sections], class_="clauses")
    found = rules.search(text)
    if not found:
        return tag("p", words(f"No clause speaks of «{text.strip()[:60]}»."), class_="quiet")
    count = f"{len(found)} clauses" if len(found) > 1 else "1 clause"
    more = f", the first {MOST_FOUND} of them" if len(found) > MOST_FOUND else ""
    return together(
        tag("p", words(f"{count} about «{text.strip()[:60]}»{more}"), class_="quiet"),
        tag("ul", *[_item(game, clause) for clause in found[:MOST_FOUND]], class_="clauses"),
    )


def _item(game: Game, entry: Clause | Section) -> Html:
    """A clause that leads to itself, or a section that leads to its place in the rules."""
    if isinstance(entry, Section):
        place = f"/rules/{game.id}#{entry.id}" if entry.id else f"/rules/{game.id}"
        return tag("li", tag("a", words(entry.heading), href=place))
    return tag("li", clause_link(game.id, entry.id), words(" " + entry.text))
