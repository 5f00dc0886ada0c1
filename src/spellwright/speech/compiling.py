"""Makes functions of patterns: a message is called with a speaker and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from spellwright.kernel.saying import Argument, Arguments, Noun, Saying
from spellwright.speech.functions import FUNCTIONS, word
from spellwright.speech.slips import Slip
from spellwright.speech.syntax import (
    Call,
    Expression,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
)

if TYPE_CHECKING:
    from spellwright.speech.catalog import Catalog
    from spellwright.speech.speaker import Speaker

Words = Callable[["Speaker", Arguments], str]
Value = Callable[["Speaker", Arguments], Argument]

_ENDS: Final = (". ", "? ", "! ", "“", "\n")
"""After one of these the next word begins with a capital letter."""
_CLOSING: Final = (".", "!", "?", "…")
"""A name that ends with one of these closes its sentence: no full stop follows it."""


class Compiler:
    """Makes the functions of one catalog."""

    def __init__(self, catalog: Catalog, where: str) -> None:
        self._catalog = catalog
        self._where = where

    def words(self, pattern: Pattern) -> Words:
        if not pattern:
            return _text("")
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return _text(pattern[0])
        if all(isinstance(part, str | Variable) for part in pattern):
            before_the_end = pattern[:-1] if pattern[-1] == "." else pattern
            if not any(_stops(part) for part in before_the_end[1:]):
                return _filled(pattern)
        parts: list[str | Words] = []
        before = "\n"
        for part in pattern:
            if isinstance(part, str):
                if parts and not before and _stops(part):
                    parts[-1] = _closed(parts[-1])
                    parts.append(part[1:])
                else:
                    parts.append(part)
                before = part
            else:
                parts.append(self._placed(part, before.endswith(_ENDS)))
                before = ""
        return _joined(parts) if len(parts) > 1 else _only(parts[0])

    def _placed(self, expression: Expression, begins: bool) -> Words:
        """What stands in a place; with a capital letter if a sentence begins with a form."""
        if isinstance(expression, Variable):
            name = expression.name
            return lambda speaker, args: word(speaker, args[name])
        if isinstance(expression, Literal):
            return _text(str(expression.value))
        if isinstance(expression, Reference):
            return self._referred(expression)
        if isinstance(expression, Select):
            return self._selected(expression)
        value = self._call(expression)
        if begins and expression.function.lower() in self._catalog.grammar.forms:
            return lambda speaker, args: _capital(str(value(speaker, args)))
        return lambda speaker, args: str(value(speaker, args))

    def value(self, expression: Expression) -> Value:
        """What a function is given, or what is selected by."""
        if isinstance(expression, Variable):
            name = expression.name
            return lambda _, args: args[name]
        if isinstance(expression, Literal):
            literal = expression.value
            return lambda _, __: literal
        if isinstance(expression, Call):
            return self._call(expression)
        if isinstance(expression, Reference) and expression.is_term:
            noun = Noun(self._catalog.domain, expression.key[1:])
            return lambda _, __: noun
        return self._placed(expression, begins=False)

    def _call(self, call: Call) -> Value:
        values = [self.value(value) for value in call.values]
        function, form = call.function, call.function.lower()
        named = dict(call.named)
        grammar = self._catalog.grammar
        if function in FUNCTIONS:
            least, make = FUNCTIONS[function]
            if len(values) != least:
                raise Slip(self._where, f"{function} is for {least} values")
            return make(values, named)
        if len(values) != 1 or named:
            raise Slip(self._where, f"{function} is for one value")
        first = values[0]
        if form in grammar.forms:
            return lambda speaker, args: word(speaker, first(speaker, args), form)
        if form in grammar.traits:
            usual = grammar.traits[form][0]
            return lambda speaker, args: speaker.trait(first(speaker, args), form, usual)
        raise Slip(self._where, f"there is no function {function}")

    def _referred(self, reference: Reference) -> Words:
        """A name or message of the same catalog; compiled when it is first said."""
        catalog, key, attribute = self._catalog, reference.key, reference.attribute
        if reference.is_term:
            noun = Noun(catalog.domain, key[1:])
            return lambda speaker, _: speaker.name(noun)
        if attribute:
            raise Slip(self._where, "a message of its own is better than an attribute")
        if key not in catalog.entries:
            raise Slip(self._where, f"there is no message {key}")
        return lambda speaker, args: speaker.say(Saying(catalog.domain, key, args))

    def _selected(self, select: Select) -> Words:
        value = self.value(select.selector)
        variants = {variant.key: self.words(variant.pattern) for variant in select.variants}
        default = self.words(select.variants[select.default].pattern)

        def chosen(speaker: Speaker, args: Arguments) -> str:
            key = value(speaker, args)
            if isinstance(key, Noun | Saying):
                key = key.key
            if isinstance(key, tuple):
                key = len(key)
            found = variants.get(key)
            if found is None and not isinstance(key, str):
                found = variants.get(speaker.language.plural(key))
            return (found or default)(speaker, args)

        return chosen


def _text(text: str) -> Words:
    return lambda _, __: text


def _only(part: str | Words) -> Words:
    assert not isinstance(part, str)
    return part


def _filled(pattern: Pattern) -> Words:
    """The plainest messages, which are most of them: texts, and words in their places."""
    if pattern[-1] == "." and len(pattern) > 1:
        return _closed(_filled(pattern[:-1]))
    names = [part.name for part in pattern if isinstance(part, Variable)]
    template = "".join(
        [part.replace("%", "%%") if isinstance(part, str) else "%s" for part in pattern]
    )
    if len(names) == 1:
        only = names[0]
        return lambda speaker, args: template % word(speaker, args[only])
    if len(names) == 2:
        one, two = names
        return lambda speaker, args: (
            template
            % (
                word(speaker, args[one]),
                word(speaker, args[two]),
            )
        )
    return lambda speaker, args: template % tuple([word(speaker, args[name]) for name in names])


def _stops(part: str | Expression) -> bool:
    """Whether a text begins with a full stop; three of them are another mark."""
    return isinstance(part, str) and part.startswith(".") and not part.startswith("..")


def _closed(part: str | Words) -> Words:
    """A full stop behind a place, unless what stands there has a closing mark of its own."""
    words = _only(part)

    def closed(speaker: Speaker, args: Arguments) -> str:
        text = words(speaker, args)
        return text if text.endswith(_CLOSING) else f"{text}."

    return closed


def _joined(parts: Sequence[str | Words]) -> Words:
    return lambda speaker, args: "".join(
        [part if isinstance(part, str) else part(speaker, args) for part in parts]
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
