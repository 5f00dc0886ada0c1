"""Our reader against the parser of `fluent.syntax`, on all catalogs and on what is hard to read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from spellwright.speech.language import LOCALE
from spellwright.speech.reader import read
from spellwright.speech.slips import Slip
from spellwright.speech.syntax import Call, Literal, Pattern, Reference, Select, Variable, Variant

TRIAL: Final = Path(__file__).parent / "locale"
FILES: Final = sorted([*LOCALE.rglob("*.ftl"), *TRIAL.rglob("*.ftl")])

HARD: Final = (
    """\
# A comment
one = Text
two =
    Text over
    two lines

      with a gap, and indented more
three = { $a }{ $b } and { "{" } \\u0041
four = Begins { $n ->
        [0] nothing
        [one] one { $what }
       *[other] many
            and more
    } ends
-term = A term
    .gen = of a term
    .count = many
five = { -term } and { GEN(-term) }, { one }, { NUMBER($n, places: 2, style: "short") }
six = { $who ->
       *[a] { $n ->
            [one] inner
           *[other] inner { THE($who) }
        }
        [b]
            on a line
            of its own
    }

### At the end
seven = { CAP(GEN($who)) } { -3 } { 4.5 } { "a \\"quoted\\" text" }
only-attribute =
    .title = Something
"""
    + "trailing = blanks are cut   \n"
)


def simplified(element: Any) -> Any:
    """What `fluent.syntax` has read, in our own classes."""
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element, ast.Placeable):
        return simplified(element.expression)
    if isinstance(element, ast.VariableReference):
        return Variable(element.id.name)
    if isinstance(element, ast.StringLiteral):
        return Literal(element.parse()["value"])
    if isinstance(element, ast.NumberLiteral):
        return Literal(float(element.value) if "." in element.value else int(element.value))
    if isinstance(element, ast.FunctionReference):
        values = tuple(simplified(value) for value in element.arguments.positional)
        named = tuple((n.name.name, simplified(n.value).value) for n in element.arguments.named)
        return Call(element.id.name, values, named)
    if isinstance(element, ast.TermReference | ast.MessageReference):
        is_term = isinstance(element, ast.TermReference)
        attribute = element.attribute.name if element.attribute else ""
        return Reference(f"{'-' * is_term}{element.id.name}", attribute, is_term)
    assert isinstance(element, ast.SelectExpression)
    variants = tuple(Variant(_key(v.key), pattern_of(v.value)) for v in element.variants)
    default = [variant.default for variant in element.variants].index(True)
    return Select(simplified(element.selector), variants, default)


def _key(key: ast.Identifier | ast.NumberLiteral) -> Any:
    return key.name if isinstance(key, ast.Identifier) else simplified(key).value


def pattern_of(pattern: ast.Pattern | None) -> Pattern:
    return () if pattern is None else tuple(simplified(part) for part in pattern.elements)


def by_fluent(text: str) -> dict[str, tuple[Pattern, dict[str, Pattern]]]:
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            key = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
            attributes = {a.id.name: pattern_of(a.value) for a in entry.attributes}
            found[key] = pattern_of(entry.value), attributes
    return found


def by_us(text: str) -> dict[str, tuple[Pattern, dict[str, Pattern]]]:
    return {entry.key: (entry.value, entry.attributes) for entry in read(text, "a file")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_catalog_is_read_as_fluent_reads_it(file: Path) -> None:
    text = file.read_text("utf-8")
    assert by_us(text) == by_fluent(text)


def test_what_is_hard_to_read_is_read_as_fluent_reads_it() -> None:
    assert by_us(HARD) == by_fluent(HARD)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("one = a\ntwo : b\n", "a file:2: this is no message"),
        ("one = { $a\n", "a } should stand here"),
        ("one = a } b\n", "this cannot be read"),
        ("one =\n", "there is nothing behind the ="),
        ("-one =\n    .gen = a\n", "a term needs a value"),
        ("one = { $n ->\n    [one] a\n    }\n", "has a *"),
        ("one = { $n ->\n   *[one] a }\n", "on a line of its own"),
        ("one = { $n ->\n   *[one] a\n    [one] b\n    }\n", "there twice"),
        ("one = { the($who) }\n", "written in capitals"),
        ("one = { $ }\n", "a name should stand here"),
        ("one = a\n    .b = c\n    .b = d\n", "there twice"),
        ("one = { THE(form: 1, $who) }\n", "stands before what has one"),
        ("one = { THE($who: 1) }\n", "before a colon"),
        ("one = { -term.gen }\n", "asked for by its function"),
    ],
)
def test_a_slip_is_told_with_its_place(text: str, what: str) -> None:
    with pytest.raises(Slip, match="a file") as told:
        by_us(text)
    assert what in str(told.value)
