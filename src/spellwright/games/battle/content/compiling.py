"""Effects in words become programs: tuples of instructions, each text compiled once.

A word that the vocabulary does not have, in the row of a pack, is left open: it gets a number, and
its instruction is filled in when the code of the packs is loaded (`fill_in`). A word that nobody
has written by then is told with file, row and column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from spellwright.content import Cell, too_nested, unknown_word, wrong_form
from spellwright.games.battle.content import vocabulary as v
from spellwright.kernel.pack import BETWEEN, namespace_of, own_key
from spellwright.kernel.refusal import Refused

PROGRAMS: Final[list[v.Program]] = [()]
"""All programs; number 0 is the empty one."""
PROGRAM_TEXTS: Final[list[str]] = [""]
ALTERNATIVES: Final[list[tuple[int, ...]]] = []
"""What each `choose` offers: numbers of programs."""

_KNOWN: dict[str, int] = {"": 0}
_ARGUMENTS: Final[dict[str, dict[str, int]]] = {
    "type": v.TYPES,
    "zone": v.ZONES,
    "die": v.DICE,
    "foes": v.FOE_GROUPS,
    "tokens": v.TOKENS,
    "ban": v.THIS_TURN,
    "count": v.COUNTS,
    "trigger": v.TRIGGERS,
    "condition": v.CONDITIONS,
    "face": v.FACES,
    "group": v.GROUPS,
}
_MOST_NESTED: Final = 4
_MOST_REPEATED: Final = 2
"""So many prefixes may stand before an act, and so many that carry it out several times."""
_REPEATING: Final = ("repeat", "each", "each-near", "per")
_NAMES_HEROES: Final = ("any", "any2", "up-to-two", "other")
_NOWHERE: Final = Cell("", "", "", "")


class Open:
    """A word of a pack whose code is not loaded yet: where its instruction stands."""

    __slots__ = ("at", "given", "place", "program", "who", "word")

    def __init__(self, word: str, who: int, given: list[str], place: Cell) -> None:
        self.word = word
        self.who = who
        self.given = given
        self.place = place
        self.program = -1
        self.at = -1


OFFERED_AT: Final[dict[int, Cell]] = {}
"""Where the programs stand that `choose` offers."""
OPEN: Final[list[Open]] = []
OPEN_COUNTS: Final[dict[str, Cell]] = {}
"""What packs count under a word of their own, with a place that uses it."""


def compiled(text: str, place: Cell = _NOWHERE) -> int:
    """The number of the program that a text describes; words of the row's pack come first."""
    text = _with_own_words(" ".join(text.split()), place)
    known = _KNOWN.get(text)
    if known is not None:
        return known
    instructions: list[v.Instruction] = []
    for step in text.split(";"):
        instructions += _step(step.strip(), text, place)
    PROGRAMS.append(tuple(instructions))
    PROGRAM_TEXTS.append(text)
    number = _KNOWN[text] = len(PROGRAMS) - 1
    # Those of the parts of this program know their place already.
    open_here = [waits for waits in OPEN if waits.program < 0]
    places = [at for at, instruction in enumerate(instructions) if instruction[0] >= _OWN_ACTS]
    for waits, at in zip(open_here, places, strict=True):
        waits.program, waits.at = number, at
    return number


def _with_own_words(text: str, place: Cell) -> str:
    """A text of a pack, in which words that the vocabulary lacks carry the pack's namespace."""
    if not place.pack:
        return text
    words = text.replace(";", " ; ").replace(",", " , ").replace("|", " | ").split()
    own = []
    for n, word in enumerate(words):
        before = words[n - 1] if n else ";"
        plain = word.removesuffix(":")
        is_act = before in _BEFORE_AN_ACT or before.endswith(":")
        is_new = (is_act and word == plain and word not in _HEADS) or (
            before in _BEFORE_A_COUNT and plain not in _COUNTED
        )
        is_own = is_new and plain not in ";,|" and not namespace_of(word)
        own.append(f"{place.pack}{BETWEEN}{word}" if is_own else word)
    return " ".join(own).replace(" ;", ";").replace(" ,", ",")


_BEFORE_AN_ACT: Final = (";", ",", "|", "choose", "choose-two")
_BEFORE_A_COUNT: Final = ("per", "if", "unless", "repeat")
_HEADS: Final = {*v.ACT_WORDS, *v.PREFIX_WORDS, *v.OTHER_ACTS, *v.WHO}
_COUNTED: Final = {*v.COUNTS, *v.TYPES}
ARGUMENT_KINDS: Final = ("n", "per", "type?", *_ARGUMENTS)
"""How the arguments of an act are described."""
_OWN_ACTS: Final[int] = len(v.ACT_NUMBERS)
"""From this number on the acts are those of packs."""


def _step(step: str, whole: str, place: Cell) -> list[v.Instruction]:
    word, _, rest = step.partition(" ")
    if word in ("choose", "choose-two"):
        offered = tuple([compiled(part.strip(), place) for part in rest.split("|")])
        ALTERNATIVES.append(offered)
        OFFERED_AT.update(dict.fromkeys(offered, place))
        picks = 2 if word == "choose-two" else 1
        return [(v.ACT_NUMBERS["choose"], v.ME, picks, len(ALTERNATIVES) - 1, 0)]
    prefix, colon, rest = step.partition(":")
    before = [words.split()[:1] for words in step.split(":")[:-1]]
    repeated = [word for word in before if word and word[0] in _REPEATING]
    if len(before) > _MOST_NESTED or len(repeated) > _MOST_REPEATED:
        raise too_nested(step, place)
    if not colon:
        return [_act(act.strip(), v.ME, whole, place) for act in step.split(",")]
    rest = rest.strip()
    if prefix in _NAMES_HEROES:
        naming = (v.ACT_NUMBERS["name-heroes"], v.WHO[prefix], 0, 0, 0)
        return [naming, *[_act(act.strip(), v.CHOSEN, whole, place) for act in rest.split(",")]]
    if prefix in v.WHO:
        return [_act(act.strip(), v.WHO[prefix], whole, place) for act in rest.split(",")]
    return [_prefixed(prefix.split(), rest, whole, place)]


def _prefixed(words: list[str], rest: str, whole: str, place: Cell) -> v.Instruction:
    """(prefix, who, number, program behind it, its argument)"""
    word = words[0] if words else ""
    if word not in v.PREFIX_WORDS:
        raise _slip(word, whole, place, [*v.PREFIX_WORDS, *v.WHO])
    who = {"each": v.ALL, "each-near": v.NEAR}.get(word, v.ME)
    number, argument = 0, 0
    kinds = v.PREFIX_WORDS[word].split()
    if len(kinds) != len(words) - 1:
        raise _wrong_form(word, v.PREFIX_WORDS[word], " ".join(map(own_key, words)), place)
    for kind, given in zip(kinds, words[1:], strict=True):
        if kind == "n":
            number = _number(given, whole, place)
        else:
            argument = _argument(kind, given, whole, place)
    act = "each" if word == "each-near" else word
    return (v.ACT_NUMBERS[act], who, number, compiled(rest, place), argument)


def _act(text: str, who: int, whole: str, place: Cell) -> v.Instruction:
    """(act, who, number, first argument, second argument)"""
    word, *given = text.split() or [""]
    if word in v.ACT_WORDS:
        return filled(word, who, v.ACT_WORDS[word], given, whole, place)
    if not namespace_of(word):
        raise _slip(word, whole, place, v.ACT_WORDS)
    v.ACT_NUMBERS.setdefault(word, len(v.ACT_NUMBERS))
    waits = Open(word, who, given, place)
    OPEN.append(waits)
    return (v.ACT_NUMBERS[word], who, 0, 0, 0)


def filled(
    word: str, who: int, wants: str, given: list[str], whole: str, place: Cell
) -> v.Instruction:
    """The instruction of an act whose arguments are described like those of `v.ACT_WORDS`."""
    left = given[:]
    number, arguments = 0, []
    for kind in wants.split():
        if kind == "per":
            # 0 stands for "not per anything"
            counted = left[1] if left[:1] == ["per"] and len(left) > 1 else ""
            arguments.append(_argument("count", counted, whole, place) + 1 if counted else 0)
            left = left[2:]
        elif kind == "type?":
            arguments.append(_argument("type", left.pop(0), whole, place) if left else v.ANY_TYPE)
        elif not left:
            raise _wrong_form(word, wants, " ".join([own_key(word), *given]), place)
        elif kind == "n":
            number = _number(left.pop(0), whole, place)
        else:
            arguments.append(_argument(kind, left.pop(0), whole, place))
    if left:
        raise _wrong_form(word, wants, " ".join([own_key(word), *given]), place)
    first, second = [*arguments, 0, 0][:2]
    return (v.ACT_NUMBERS[word], who, number, first, second)


def fill_in(wants: Callable[[Open], str]) -> None:
    """Fill in what was left open; `wants` describes the arguments of a word that packs use."""
    for waits in OPEN:
        program = list(PROGRAMS[waits.program])
        whole = PROGRAM_TEXTS[waits.program]
        program[waits.at] = filled(
            waits.word, waits.who, wants(waits), waits.given, whole, waits.place
        )
        PROGRAMS[waits.program] = tuple(program)
    OPEN.clear()


def _number(word: str, whole: str, place: Cell) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 2:
        if place is _NOWHERE:
            raise _slip(word, whole, place)
        raise wrong_form(word, "0 … 99", place)
    return int(word)


def _wrong_form(word: str, wants: str, written: str, place: Cell) -> Refused:
    """The refusal of a word that has other arguments than it should."""
    if place is _NOWHERE:
        return _slip(word, written, place)
    form = " ".join([own_key(word), *[kind.upper() for kind in wants.split()]])
    return wrong_form(written, form.replace("PER", "[per COUNT]").replace("TYPE?", "[TYPE]"), place)


def _argument(kind: str, word: str, whole: str, place: Cell) -> int:
    known = _ARGUMENTS[kind]
    if word in known:
        return known[word]
    if kind != "count" or not namespace_of(word):
        raise _slip(word, whole, place, known)
    OPEN_COUNTS.setdefault(word, place)
    return known.setdefault(word, len(known))


def _slip(word: str, whole: str, place: Cell, known: Iterable[str] = ()) -> Refused:
    if place is not _NOWHERE:
        return unknown_word("word", own_key(word), place, known)
    return Refused(
        "content", f"The effect “{whole}” has the word “{word}”, which says nothing there."
    )
