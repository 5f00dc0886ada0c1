"""Where texts are: in docs of a source checkout, or inside an installed package."""

import difflib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellwright.brought import brought_files
from spellwright.content import PackFile, loaded_packs
from spellwright.content.pack_file import CLAUSES
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.rules_reference.clause import short_digest
from spellwright.rules_reference.parsing import parse_rules, read_clauses
from spellwright.rules_reference.reference import RulesReference

ENGLISH: Final = "en"

_PACKAGE = Path(__file__).resolve().parents[1]


def source_checkout() -> Path | None:
    """The project's folder when the package runs from a checkout; nothing when it was installed."""
    project = _PACKAGE.parents[1]
    if _PACKAGE.parent.name == "src" and (project / "docs" / "rules").is_dir():
        return project
    return None


def docs_folder() -> Path:
    project = source_checkout()
    return project / "docs" if project else _PACKAGE / "docs_text"


def rules_folder() -> Path:
    """The folder with one GAME.md for each game."""
    return docs_folder() / "rules"


class DocsPage(NamedTuple):
    """A page of docs that the server shows."""

    text: str
    language: str
    translates: str = ""
    """In a translation, the digest of the English text that it says in another language."""

    @property
    def digest(self) -> str:
        return short_digest(self.text)


def docs_page(name: str, language: str = ENGLISH) -> DocsPage:
    """In English where it is not translated. A translation begins with the digest of the English
    page, in a comment.
    """
    translated = docs_folder() / language / name
    if language == ENGLISH or not translated.exists():
        return DocsPage((docs_folder() / name).read_text(encoding="utf-8"), ENGLISH)
    comment, _, text = translated.read_text(encoding="utf-8").partition("\n")
    return DocsPage(text, language, comment.removeprefix("<!-- ").removesuffix(" -->"))


def translated_pages() -> tuple[tuple[str, str], ...]:
    """The languages and names of all pages of docs that are translated, beside the rules."""
    pages = sorted(docs_folder().glob("[a-z][a-z]/*.md"))
    return tuple((page.parent.name, page.name) for page in pages)


def games_with_rules() -> tuple[str, ...]:
    """The ids of the games that have a rules text."""
    return tuple(_texts())


def games_from_outside() -> tuple[str, ...]:
    """Those of them whose tests are not those of this project."""
    return tuple(id for id, text in _texts().items() if text.parent != rules_folder())


@cache
def _texts() -> dict[str, Path]:
    """By the id of a game, its rules text: first those of the house."""
    house = {path.stem: path for path in sorted(rules_folder().glob("*.md"))}
    brought = brought_files("rules.md")
    return {**house, **{id: text for id, text in brought.items() if id not in house}}


@cache
def rules_of(game: str, language: str = ENGLISH) -> RulesReference:
    """The rules of a game, read once; in English where they are not translated."""
    games = games_with_rules()
    if game not in games:
        close = difflib.get_close_matches(game.casefold(), games, n=1)
        said = say("refusal-no-rules", game=game[:40], games=", ".join(games))
        if close:
            said = say("refusal-no-rules-near", game=game[:40], near=close[0])
        raise Refused("unknown_game", said)
    english = _texts()[game]
    translated = english.parent / language / english.name
    is_translated = language != ENGLISH and translated.exists()
    text = (translated if is_translated else english).read_text(encoding="utf-8")
    whole = "\n".join([text, *[_clauses(pack) for pack in loaded_packs(game)]])
    return parse_rules(game, whole, language if is_translated else ENGLISH)


def known_clauses(game: str) -> frozenset[str]:
    """The ids that rows of packs may name; refused where a pack takes one that is there already."""
    if game not in games_with_rules():
        return frozenset()
    rules = parse_rules(game, _texts()[game].read_text(encoding="utf-8"))
    known = {clause.id for clause in rules.clauses} | {section.id for section in rules.sections}
    for pack in loaded_packs(game):
        for clause in read_clauses(pack.title, pack.clauses()):
            if clause.id in known:
                file = pack.where(CLAUSES)
                raise Refused("pack", say("refusal-clause-taken", file=file, clause=clause.id))
            known.add(clause.id)
    return frozenset(known)


def translations() -> tuple[tuple[str, str], ...]:
    """The languages and games of all rules texts that are translated."""
    return tuple((text.parent.name, text.stem) for text in sorted(rules_folder().glob("*/*.md")))


def _clauses(pack: PackFile) -> str:
    """The clauses of a pack as one more section of the rules."""
    clauses = pack.clauses()
    return f"## {pack.title}\n\n{clauses}" if clauses else ""
