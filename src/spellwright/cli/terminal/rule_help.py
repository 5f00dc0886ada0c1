"""`?` in a game: the rule behind the question, any clause, or a search."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from spellwright.cli.pack_option import typed_again
from spellwright.cli.rules_text import entry_text, found
from spellwright.cli.words import reader, say, told
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.rules_reference import Clause, RulesReference, games_with_rules, rules_of

MOST_FOUND: Final = 8


def rule_help(game: Game, wanted: str, clause: str) -> RenderableType:
    """What the rules say about the wanted clause or words, or else about the present question."""
    if game.id not in games_with_rules():
        raise Refused("rules", say("refusal-no-rules-text", game=game.noun))
    reference = rules_of(game.id, reader().language.code)
    if not wanted:
        if not clause:
            raise Refused("rules", say("refusal-no-clause"))
        return entry_text(reference, reference.entry(clause))
    try:
        return entry_text(reference, reference.entry(wanted))
    except Refused:
        clauses = _found(reference, wanted)
        if not clauses:
            if any(letter.isdigit() for letter in wanted):
                raise
            text = wanted[:40]
            raise Refused("rules", say("refusal-nothing-found", text=text)) from None
    shown = found(clauses[:MOST_FOUND])
    more = len(clauses) - MOST_FOUND
    command = typed_again("rules", game.id, "--search", wanted)
    note = [Text(told("text-more-found", n=more, command=command), "muted")]
    return Group(shown, *(note if more > 0 else []))


def _found(reference: RulesReference, words: str) -> list[Clause]:
    """The clauses under a heading with these words, then all others that speak of them."""
    wanted = words.casefold()
    below = [clause for clause in reference.clauses if wanted in clause.heading.casefold()]
    return below + [clause for clause in reference.search(words) if clause not in below]
