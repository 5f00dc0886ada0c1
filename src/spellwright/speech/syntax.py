"""What a message consists of, once it is read: texts, and what stands in their places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias


class Variable(NamedTuple):
    """`{ $who }`: what the code gives."""

    name: str


class Literal(NamedTuple):
    """`{ "…" }` or `{ 3 }`: text that could not stand there otherwise, or a number."""

    value: str | int | float


class Call(NamedTuple):
    """`{ THE($who) }`: a form of a name, or another thing that is done with a value."""

    function: str
    values: tuple[Expression, ...]
    named: tuple[tuple[str, str | int | float], ...]


class Reference(NamedTuple):
    """`{ -spell-accio }`, `{ other-message }`, or an attribute of one of them."""

    key: str
    attribute: str
    is_term: bool


class Variant(NamedTuple):
    key: str | int | float
    pattern: Pattern


class Select(NamedTuple):
    """`{ $n -> [one] … *[other] … }`."""

    selector: Expression
    variants: tuple[Variant, ...]
    default: int


Expression: TypeAlias = Variable | Literal | Call | Reference | Select
Pattern: TypeAlias = tuple[str | Expression, ...]


class Entry:
    """A message (or a term, whose key begins with a hyphen) as it was read."""

    __slots__ = ("attributes", "is_plain", "key", "value", "where")

    def __init__(
        self,
        key: str,
        value: Pattern,
        attributes: dict[str, Pattern],
        where: str,
        *,
        is_plain: bool = False,
    ) -> None:
        self.key = key
        self.value = value
        self.attributes = attributes
        self.where = where
        self.is_plain = is_plain
        """Whether it is known that there is nothing but text and variables."""

    @property
    def patterns(self) -> Iterator[Pattern]:
        yield self.value
        yield from self.attributes.values()


def expressions_in(pattern: Pattern) -> Iterator[Expression]:
    """All that stands in the places of a pattern, and within that."""
    for part in pattern:
        if not isinstance(part, str):
            yield from _within(part)


def _within(expression: Expression) -> Iterator[Expression]:
    yield expression
    if isinstance(expression, Call):
        for value in expression.values:
            yield from _within(value)
    elif isinstance(expression, Select):
        yield from _within(expression.selector)
        for variant in expression.variants:
            yield from expressions_in(variant.pattern)


def variables_in(pattern: Pattern) -> set[str]:
    return {found.name for found in expressions_in(pattern) if isinstance(found, Variable)}
