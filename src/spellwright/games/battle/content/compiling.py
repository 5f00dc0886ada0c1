"""Effects in words become programs: tuples of instructions, each text compiled once."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import vocabulary as v
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
_NAMES_HEROES: Final = ("any", "any2", "up-to-two", "other")


def compiled(text: str) -> int:
    """The number of the program that a text describes."""
    text = " ".join(text.split())
    known = _KNOWN.get(text)
    if known is not None:
        return known
    instructions: list[v.Instruction] = []
    for step in text.split(";"):
        instructions += _step(step.strip(), text)
    PROGRAMS.append(tuple(instructions))
    PROGRAM_TEXTS.append(text)
    _KNOWN[text] = len(PROGRAMS) - 1
    return len(PROGRAMS) - 1


def _step(step: str, whole: str) -> list[v.Instruction]:
    word, _, rest = step.partition(" ")
    if word in ("choose", "choose-two"):
        offered = tuple([compiled(part.strip()) for part in rest.split("|")])
        ALTERNATIVES.append(offered)
        picks = 2 if word == "choose-two" else 1
        return [(v.ACT_NUMBERS["choose"], v.ME, picks, len(ALTERNATIVES) - 1, 0)]
    prefix, colon, rest = step.partition(":")
    if not colon:
        return [_act(act.strip(), v.ME, whole) for act in step.split(",")]
    rest = rest.strip()
    if prefix in _NAMES_HEROES:
        naming = (v.ACT_NUMBERS["name-heroes"], v.WHO[prefix], 0, 0, 0)
        return [naming, *[_act(act.strip(), v.CHOSEN, whole) for act in rest.split(",")]]
    if prefix in v.WHO:
        return [_act(act.strip(), v.WHO[prefix], whole) for act in rest.split(",")]
    return [_prefixed(prefix.split(), rest, whole)]


def _prefixed(words: list[str], rest: str, whole: str) -> v.Instruction:
    """(prefix, who, number, program behind it, its argument)"""
    word = words[0]
    if word not in v.PREFIX_WORDS:
        raise _slip(word, whole)
    who = {"each": v.ALL, "each-near": v.NEAR}.get(word, v.ME)
    number, argument = 0, 0
    for kind, given in zip(v.PREFIX_WORDS[word].split(), words[1:], strict=True):
        if kind == "n":
            number = int(given)
        else:
            argument = _argument(kind, given, whole)
    act = "each" if word == "each-near" else word
    return (v.ACT_NUMBERS[act], who, number, compiled(rest), argument)


def _act(text: str, who: int, whole: str) -> v.Instruction:
    """(act, who, number, first argument, second argument)"""
    word, *given = text.split()
    if word not in v.ACT_WORDS:
        raise _slip(word, whole)
    number, arguments = 0, []
    for kind in v.ACT_WORDS[word].split():
        if kind == "n":
            number = int(given.pop(0))
        elif kind == "per":
            # 0 stands for "not per anything"
            counted = given[1] if given[:1] == ["per"] else ""
            arguments.append(_argument("count", counted, whole) + 1 if counted else 0)
            given = given[2:]
        elif kind == "type?":
            arguments.append(_argument("type", given.pop(0), whole) if given else v.ANY_TYPE)
        else:
            arguments.append(_argument(kind, given.pop(0), whole))
    if given:
        raise _slip(given[0], whole)
    first, second = [*arguments, 0, 0][:2]
    return (v.ACT_NUMBERS[word], who, number, first, second)


def _argument(kind: str, word: str, whole: str) -> int:
    known = _ARGUMENTS[kind]
    if word not in known:
        raise _slip(word, whole)
    return known[word]


def _slip(word: str, whole: str) -> Refused:
    return Refused(
        "content", f"The effect “{whole}” has the word “{word}”, which says nothing there."
    )
