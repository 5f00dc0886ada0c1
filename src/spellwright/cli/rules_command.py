"""`spellwright rules`: the rules reference, and what the tests prove of it."""

from __future__ import annotations

from pathlib import Path

import click

from spellwright.cli.error_messages import BAD_RESULT
from spellwright.cli.examples import examples_of
from spellwright.cli.output import print_json, stdout
from spellwright.cli.parameters import json_option
from spellwright.cli.rules_text import contents, entry_text, found, section_text
from spellwright.cli.words import reader, say, told
from spellwright.kernel.refusal import Refused
from spellwright.rules_reference import (
    RulesReference,
    coverage,
    games_from_outside,
    games_with_rules,
    rules_of,
)


@click.command(
    "rules",
    help=told("help-rules"),
    epilog=examples_of(
        "rules",
        "spellwright rules wizardry",
        "spellwright rules wizardry FW-5",
        "spellwright rules FW-5.10",
        "spellwright rules wizardry --search demon",
        "spellwright rules wizardry --all",
        "spellwright rules --coverage",
    ),
)
@click.argument("game", required=False)
@click.argument("clause", required=False)
@click.option("--search", "words", metavar="WORDS", help=told("option-rules-search"))
@click.option("--all", "whole", is_flag=True, help=told("option-rules-all"))
@click.option("--coverage", "measure", is_flag=True, help=told("option-rules-coverage"))
@click.option(
    "--tests",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help=told("option-rules-tests"),
)
@json_option
def command(
    game: str | None,
    clause: str | None,
    words: str | None,
    whole: bool,
    measure: bool,
    tests: Path | None,
    as_json: bool,
) -> None:
    if sum((clause is not None, words is not None, whole, measure)) > 1:
        raise click.UsageError(told("refusal-one-of-rules"))
    if game and clause is None and game not in games_with_rules() and (owner := _owner(game)):
        game, clause = owner, game
    if measure:
        house = [id for id in games_with_rules() if id not in games_from_outside()]
        if game in games_from_outside() and tests is None:
            raise click.UsageError(told("refusal-whose-tests", game=game))
        _show_coverage([game] if game else house, tests, bool(game), as_json)
        return
    code = reader().language.code
    references = [rules_of(id, code) for id in ([game] if game else games_with_rules())]
    if clause is not None:
        _show_entry(references[0], clause, as_json)
    elif words is not None:
        _show_found(references, words, as_json)
    else:
        _show_rules(references, whole, as_json, bool(game))


def _owner(clause: str) -> str | None:
    """The game whose rules have clauses that begin as this one does."""
    prefix, dash, _ = clause.partition("-")
    for id in games_with_rules() if dash else ():
        if rules_of(id).prefix.casefold() == prefix.casefold():
            return id
    return None


def _show_entry(reference: RulesReference, clause: str, as_json: bool) -> None:
    entry = reference.entry(clause)
    if as_json:
        print_json(entry.to_json())
    else:
        stdout().print(entry_text(reference, entry))


def _show_found(references: list[RulesReference], words: str, as_json: bool) -> None:
    clauses = [clause for reference in references for clause in reference.search(words)]
    if as_json:
        print_json([clause.to_json() for clause in clauses])
    elif clauses:
        stdout().print(found(clauses))
    else:
        raise Refused("search", say("refusal-nothing-found", text=words[:60]))


def _show_rules(references: list[RulesReference], whole: bool, as_json: bool, one: bool) -> None:
    if as_json:
        documents = [reference.to_json() for reference in references]
        print_json(documents[0] if one else documents)
        return
    console = stdout()
    for reference in references:
        if whole:
            for section in reference.sections:
                console.print(section_text(section))
        else:
            console.print(contents(reference))
            example = reference.sections[0].id or reference.clauses[0].id
            read_on = told("text-read-on", game=reference.game, section=example)
            console.print(f"[muted]{read_on}[/]")


def _show_coverage(ids: list[str], tests: Path | None, one: bool, as_json: bool) -> None:
    reports = [coverage(id, tests) for id in ids]
    if as_json:
        documents = [report.to_json() for report in reports]
        print_json(documents[0] if one else documents)
    else:
        for report in reports:
            click.echo(report.report())
    if not all(report.is_complete for report in reports):
        click.get_current_context().exit(BAD_RESULT)
