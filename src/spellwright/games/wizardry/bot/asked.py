"""The arguments of a question, read back from its sentence: a decision holds only words."""

from __future__ import annotations

import re
from functools import cache

from spellwright.games.wizardry.words import QUESTIONS
from spellwright.kernel.decision import Decision


def arguments(decision: Decision) -> tuple[int, ...]:
    """The numbers behind the words of a question: `(MOVE,)` for "Move: to which square?"."""
    pattern, lexicons = _reader(decision.question)
    found = pattern.fullmatch(decision.prompt)
    words = found.groups() if found else ()
    return tuple([numbers.get(word, -1) for numbers, word in zip(lexicons, words, strict=False)])


@cache
def _reader(question: str) -> tuple[re.Pattern[str], list[dict[str, int]]]:
    phrase = QUESTIONS[QUESTIONS.number(question)]
    pattern = re.sub(r"\\\{\d\\\}", "(.+)", re.escape(phrase.template))
    lexicons = [{word: n for n, word in enumerate(words.labels)} for words in phrase.lexicons]
    return re.compile(pattern), lexicons
