"""Pages to read: rules, how to play, the interface for programs, errors."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.game import Game
from spellwright.rules_reference import rules_of
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import page, section, tour_steps
from spellwright.server.sessions import Session


def rules_page(session: Session, game: Game[Any]) -> str:
    rules = rules_of(game.id)
    return page(
        f"Rules: {game.name}",
        tag("h1", words(game.name)),
        tag(
            "p",
            tag("label", words("Find in the rules "), tag("input", id="find-rule", type="search")),
        ),
        *[_section(part) for part in rules.sections],
        session=session,
        game=game,
        body_class="reading",
    )


def _section(part: Any) -> Html:
    clauses = [_clause(clause) for clause in part.clauses]
    return section(part.title, tag("ul", *clauses, class_="clauses"), id=part.id or "")


def _clause(clause: Any) -> Html:
    return tag("li", tag("b", words(clause.id + " ")), words(clause.text), id=clause.id)


def clause_fragment(game: Game[Any], clause: str) -> Html:
    """One clause with those that it mentions, for the drawer."""
    rules = rules_of(game.id)
    found = rules.clause(clause)
    related = [rules.clause(other) for other in (*found.mentions, *found.rulings)]
    return together(
        tag("h3", words(found.section_title)),
        tag("ul", _clause(found), class_="clauses"),
        tag("h4", words("See also")) if related else NOTHING,
        tag("ul", *[_clause(other) for other in related[:12]], class_="clauses quiet"),
        tag("p", tag("a", words("All rules"), href=f"/rules/{game.id}#{found.id}")),
    )


def tour_page(session: Session, game: Game[Any]) -> str:
    return page(
        f"How to play {game.name}",
        tag("h1", words(f"{game.name} in two minutes")),
        tag("ol", *tour_steps(game, "h2", with_rules=True), class_="tour"),
        tag("p", tag("a", words("To the tables"), href="/", class_="button")),
        session=session,
        game=game,
        body_class="reading",
    )


def error_page(session: Session, status: int, sentence: str) -> str:
    return page(
        "Sorry",
        tag("h1", words("Sorry")),
        tag("p", words(sentence)),
        tag("p", tag("a", words("Back to the tables"), href="/", class_="button")),
        session=session,
        body_class="reading",
        data={"status": str(status)},
    )
