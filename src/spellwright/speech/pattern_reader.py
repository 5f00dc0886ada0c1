"""Reads what stands behind the `=` of a Fluent message: its pattern and its attributes."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, NoReturn

from spellwright.speech.slips import Slip
from spellwright.speech.syntax import (
    Call,
    Expression,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
    Variant,
)

_TEXT: Final = re.compile(r"[^{}\n]+")
_INLINE_BLANK: Final = re.compile(r" *")
_BLANK: Final = re.compile(r"[ \n]*")
_LINE_BREAKS: Final = re.compile(r"(?: *\n)+( *)")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_FUNCTION: Final = re.compile(r"[A-Z][A-Z0-9_-]*\Z")
_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE: Final = re.compile(r'\\(["\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{6})')
_ATTRIBUTE: Final = re.compile(r"\n *\.([a-zA-Z][a-zA-Z0-9_-]*) *=")
_ENDS_PATTERN: Final = "}.[*"


class _Break(NamedTuple):
    """A new line inside a pattern, as deep as it is indented."""

    lines: int
    indent: int


class PatternReader:
    def __init__(self, text: str, where: str) -> None:
        self._text = text
        self._where = where
        self._at = 0

    def entry(self) -> tuple[Pattern, dict[str, Pattern]]:
        """The value and the attributes; one of them is there."""
        value = self.pattern()
        attributes: dict[str, Pattern] = {}
        while found := _ATTRIBUTE.match(self._text, self._line_end()):
            name = found.group(1)
            self._at = found.end()
            if name in attributes:
                self._fail(f"the attribute {name} is there twice")
            attributes[name] = self.pattern()
            if not attributes[name]:
                self._fail(f"the attribute {name} is empty")
        if self._text[self._at :].strip(" \n"):
            self._fail("this cannot be read")
        if not value and not attributes:
            self._fail("there is nothing behind the =")
        return value, attributes

    # -- patterns --------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        self._skip(_INLINE_BLANK)
        parts: list[str | _Break | Expression] = []
        while self._at < len(self._text):
            words = _TEXT.match(self._text, self._at)
            if words:
                parts.append(words.group())
                self._at = words.end()
            elif self._text[self._at] == "{":
                parts.append(self._placeable())
            elif self._text[self._at] == "\n":
                found = _LINE_BREAKS.match(self._text, self._at)
                assert found is not None
                if found.end() == len(self._text) or self._text[found.end()] in _ENDS_PATTERN:
                    break
                if parts and isinstance(parts[-1], str):
                    parts[-1] = parts[-1].rstrip(" ")
                parts.append(_Break(found.group().count("\n"), len(found.group(1))))
                self._at = found.end()
            else:
                break
        return _dedented(parts)

    def _line_end(self) -> int:
        """Where the last of the blank lines from here begins."""
        found = _LINE_BREAKS.match(self._text, self._at)
        return self._at if found is None else found.end() - len(found.group(1)) - 1

    # -- what stands in places -------------------------------------------------------------------

    def _placeable(self) -> Expression:
        self._take("{")
        self._skip(_BLANK)
        found = self._expression()
        self._skip(_BLANK)
        if self._text.startswith("->", self._at):
            found = self._select(found)
        self._take("}")
        return found

    def _expression(self) -> Expression:
        text, at = self._text, self._at
        sign = text[at : at + 1]
        if sign == "{":
            return self._placeable()
        if sign in ('"', "-") or sign.isdigit():
            literal = self._literal()
            if literal is not None:
                return literal
        if sign == "$":
            self._at += 1
            return Variable(self._name())
        if sign == "-":
            self._at += 1
            key = self._name()
            if text.startswith(".", self._at):
                self._fail("a form of a name is asked for by its function")
            if text.startswith("(", self._at):
                self._fail("what a name is made of is given by the code")
            return Reference(f"-{key}", "", is_term=True)
        name = self._name()
        if text.startswith("(", self._at):
            if not _FUNCTION.match(name):
                self._fail(f"{name} is no function: those are written in capitals")
            return self._call(name)
        return Reference(name, self._attribute(), is_term=False)

    def _literal(self) -> Literal | None:
        if found := _STRING.match(self._text, self._at):
            self._at = found.end()
            return Literal(_ESCAPE.sub(_unescaped, found.group(1)))
        if found := _NUMBER.match(self._text, self._at):
            self._at = found.end()
            return Literal(float(found.group()) if found.group(1) else int(found.group()))
        return None

    def _attribute(self) -> str:
        if not self._text.startswith(".", self._at):
            return ""
        self._at += 1
        return self._name()

    def _call(self, function: str) -> Call:
        self._take("(")
        values: list[Expression] = []
        named: list[tuple[str, str | int | float]] = []
        self._skip(_BLANK)
        while not self._text.startswith(")", self._at):
            value = self._expression()
            self._skip(_BLANK)
            if self._text.startswith(":", self._at):
                if not isinstance(value, Reference) or value.is_term or value.attribute:
                    self._fail("only a name can stand before a colon")
                self._take(":")
                self._skip(_BLANK)
                literal = self._literal()
                if literal is None:
                    self._fail("behind a colon stands a text or a number")
                named.append((value.key, literal.value))
            elif named:
                self._fail("what has no name stands before what has one")
            else:
                values.append(value)
            self._skip(_BLANK)
            if not self._text.startswith(",", self._at):
                break
            self._take(",")
            self._skip(_BLANK)
        self._take(")")
        return Call(function, tuple(values), tuple(named))

    def _select(self, selector: Expression) -> Select:
        self._take("->")
        if isinstance(selector, Select | Reference):
            self._fail("one selects by what the code gives, or by a function of it")
        variants: list[Variant] = []
        default = -1
        while True:
            self._skip(_BLANK)
            if self._text.startswith("*", self._at):
                if default >= 0:
                    self._fail("there are two defaults")
                default = len(variants)
                self._at += 1
            elif not self._text.startswith("[", self._at):
                break
            self._take("[")
            self._skip(_BLANK)
            number = _NUMBER.match(self._text, self._at)
            literal = self._literal() if number else None
            key = self._name() if literal is None else literal.value
            self._skip(_BLANK)
            self._take("]")
            if any(variant.key == key for variant in variants):
                self._fail(f"the variant [{key}] is there twice")
            pattern = self.pattern()
            if not pattern:
                self._fail(f"the variant [{key}] is empty")
            if self._text[self._at : self._at + 1] == "}":
                self._fail("the } behind the last variant stands on a line of its own")
            variants.append(Variant(key, pattern))
        if default < 0:
            self._fail("one of the variants is the default and has a *")
        return Select(selector, tuple(variants), default)

    # -- signs -----------------------------------------------------------------------------------

    def _name(self) -> str:
        found = _NAME.match(self._text, self._at)
        if found is None:
            self._fail("a name should stand here")
        self._at = found.end()
        return found.group()

    def _skip(self, what: re.Pattern[str]) -> None:
        found = what.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _take(self, sign: str) -> None:
        if not self._text.startswith(sign, self._at):
            self._fail(f"a {sign} should stand here")
        self._at += len(sign)

    def _fail(self, what: str) -> NoReturn:
        rest = self._text[self._at : self._at + 30].strip().split("\n")[0]
        raise Slip(self._where, f"{what} (before {rest!r})" if rest else f"{what} (at the end)")


def _unescaped(found: re.Match[str]) -> str:
    sign = found.group(1)
    return sign if sign in '"\\' else chr(int(sign[1:], 16))


def _dedented(parts: list[str | _Break | Expression]) -> Pattern:
    """Lines keep what they are indented beyond the others; the ends are trimmed."""
    breaks = [part.indent for part in parts if isinstance(part, _Break)]
    common = min(breaks, default=0)
    whole: list[str | Expression] = []
    for place, part in enumerate(parts):
        said: str | Expression
        if isinstance(part, _Break):
            said = ("\n" * part.lines if place else "") + " " * (part.indent - common)
        else:
            said = part
        if isinstance(said, str) and whole and isinstance(whole[-1], str):
            whole[-1] += said
        elif said != "":
            whole.append(said)
    if whole and isinstance(whole[-1], str):
        whole[-1] = whole[-1].rstrip(" \n")
        if not whole[-1]:
            whole.pop()
    return tuple(whole)
