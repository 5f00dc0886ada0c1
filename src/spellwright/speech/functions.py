"""What a message can do with a value, in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from spellwright.kernel.saying import Argument, Arguments, Noun, Saying

if TYPE_CHECKING:
    from spellwright.speech.speaker import Speaker

Value = Callable[["Speaker", Arguments], Argument]
Named = Mapping[str, str | int | float]
Make = Callable[[list[Value], Named], Value]


def word(speaker: Speaker, value: Argument, form: str = "") -> str:
    """A value as it is read: a name in this form, a number, a text as it stands."""
    kind = type(value)
    if kind is str:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    if kind is Noun:
        return speaker.name(value, form)  # type: ignore[arg-type]
    if kind is Saying:
        return speaker.say(value)  # type: ignore[arg-type]
    if isinstance(value, tuple):
        return speaker.language.listed([word(speaker, each, form) for each in value], "standard")
    return speaker.language.decimal(float(value), 1)


def _list(values: list[Value], named: Named) -> Value:
    form = str(named.get("form", ""))
    style = str(named.get("style", "standard"))
    several = values[0]

    def listed(speaker: Speaker, args: Arguments) -> Argument:
        items = several(speaker, args)
        each = items if type(items) is tuple else (items,)
        return speaker.language.listed([word(speaker, item, form) for item in each], style)

    return listed


def _capital(values: list[Value], _: Named) -> Value:
    def raised(speaker: Speaker, args: Arguments) -> Argument:
        text = word(speaker, values[0](speaker, args))
        return text[:1].upper() + text[1:]

    return raised


def _counted(values: list[Value], _: Named) -> Value:
    """A number and a name in the form that goes with it: 2 klucze, 5 kluczy."""

    def counted(speaker: Speaker, args: Arguments) -> Argument:
        number, what = values[0](speaker, args), values[1](speaker, args)
        form = speaker.language.plural(number)
        return f"{word(speaker, number)} {word(speaker, what, form)}"

    return counted


def _decimal(values: list[Value], named: Named) -> Value:
    places = int(named.get("places", 1))

    def written(speaker: Speaker, args: Arguments) -> Argument:
        number = values[0](speaker, args)
        assert isinstance(number, int | float)
        return speaker.language.decimal(float(number), places)

    return written


def _number(values: list[Value], _: Named) -> Value:
    def written(speaker: Speaker, args: Arguments) -> Argument:
        number = values[0](speaker, args)
        assert isinstance(number, int | float)
        return speaker.language.number(number)

    return written


def _moment(values: list[Value], named: Named) -> Value:
    """A moment in seconds since 1970; `dateStyle` and `timeStyle` as in Fluent."""
    day, hour = str(named.get("dateStyle", "")), str(named.get("timeStyle", ""))

    def written(speaker: Speaker, args: Arguments) -> Argument:
        at = values[0](speaker, args)
        assert isinstance(at, int | float)
        return speaker.language.moment(at, day or ("" if hour else "medium"), hour)

    return written


def _length(values: list[Value], _: Named) -> Value:
    def length(speaker: Speaker, args: Arguments) -> Argument:
        several = values[0](speaker, args)
        return len(several) if type(several) is tuple else 1

    return length


def _same(values: list[Value], _: Named) -> Value:
    """Whether two values are the same: "yes" or "no", to select by. Who helps himself needs other
    words than who helps somebody else.
    """

    def compared(speaker: Speaker, args: Arguments) -> Argument:
        return "yes" if values[0](speaker, args) == values[1](speaker, args) else "no"

    return compared


FUNCTIONS: Final[Mapping[str, tuple[int, Make]]] = {
    "LIST": (1, _list),
    "CAP": (1, _capital),
    "COUNTED": (2, _counted),
    "DECIMAL": (1, _decimal),
    "LENGTH": (1, _length),
    "SAME": (2, _same),
    "NUMBER": (1, _number),
    "DATETIME": (1, _moment),
}
"""By its name, how many values a function takes, and what makes it."""
