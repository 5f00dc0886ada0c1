"""Pages to read: rules, how to play, errors."""

from __future__ import annotations

from spellwright.registry import Game
from spellwright.rules_reference import rules_of
from spellwright.rules_reference.section import Section
from spellwright.server.pages.html import Html, tag, words
from spellwright.server.pages.layout import page, section, tour_steps
from spellwright.server.pages.rules_drawer import clause_item
from spellwright.server.sessions import Session


def rules_page(session: Session, game: Game) -> str:
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


def _section(part: Section) -> Html:
    clauses = [clause_item(clause) for clause in part.clauses]
    return section(part.title, tag("ul", *clauses, class_="clauses"), id=part.id or "")


def tour_page(session: Session, game: Game) -> str:
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
