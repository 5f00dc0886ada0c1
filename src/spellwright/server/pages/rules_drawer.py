"""What the drawer shows: one clause with its relations, what a search finds, or the contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.registry import Game
from spellwright.rules_reference import RulesReference, rules_of
from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.section import Section
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import clause_link
from spellwright.server.speaking import reader, say

MOST_FOUND: Final = 30
MOST_RELATED: Final = 12


def rules_to_read(game: Game) -> RulesReference:
    """The rules of a game in the language of the reader, else in English."""
    return rules_of(game.id, reader().language.code)


def clause_item(clause: Clause, language: str) -> Html:
    return tag(
        "li", tag("b", words(clause.id + " ")), words(clause.text), id=clause.id, lang=language
    )


def drawer_clause(game: Game, clause: str) -> Html:
    """One clause with those that it mentions."""
    rules = rules_to_read(game)
    found = rules.clause(clause)
    related = [rules.entry(other) for other in (*found.mentions, *found.rulings)]
    return together(
        tag("h3", words(found.section_title), lang=rules.language),
        tag("ul", clause_item(found, rules.language), class_="clauses"),
        tag("h4", words(say("title-see-also"))) if related else NOTHING,
        _list(game, related[:MOST_RELATED], rules.language, "clauses quiet"),
        tag("p", tag("a", words(say("link-all-rules")), href=f"/rules/{game.id}#{found.id}")),
    )


def drawer_search(game: Game, text: str) -> Html:
    """The clauses that speak of something; without words, the contents."""
    rules = rules_to_read(game)
    if not text.strip():
        return _list(game, rules.sections, rules.language)
    found, wanted = rules.search(text), text.strip()[:60]
    if not found:
        return tag("p", words(say("text-nothing-found", text=wanted)), class_="quiet")
    said = say("text-found", n=len(found), text=wanted)
    if len(found) > MOST_FOUND:
        said = say("text-found-many", n=len(found), text=wanted, most=MOST_FOUND)
    return together(
        tag("p", words(said), class_="quiet"),
        _list(game, found[:MOST_FOUND], rules.language),
    )


def _list(
    game: Game, entries: Sequence[Clause | Section], language: str, look: str = "clauses"
) -> Html:
    return tag("ul", *[_item(game, entry, language) for entry in entries], class_=look)


def _item(game: Game, entry: Clause | Section, language: str) -> Html:
    """A clause that leads to itself, or a section that leads to its place in the rules."""
    if isinstance(entry, Section):
        place = f"/rules/{game.id}#{entry.id}" if entry.id else f"/rules/{game.id}"
        return tag("li", tag("a", words(entry.heading), href=place), lang=language)
    return tag("li", clause_link(game.id, entry.id), words(" " + entry.text), lang=language)
