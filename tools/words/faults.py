"""Play games, and count the faults of the language in what people read.

    python tools/words/faults.py wizardry --games 300
    python tools/words/faults.py talisman --lang pl --games 100
    python tools/words/faults.py wizardry funkoverse --games 20 --examples 5

Seats and options are drawn by the seed; every third choice is left to chance, the others are the
rule-of-thumb player's. All lines of the log, prompts, labels, hints and endings are read: what
`speech/style.py` finds in any text, P1 and P2 outside coordinates, sentences without a capital or
a full stop, prompts and buttons that are too long, and "you" in the log. What a language lacks is
said in English, and counted too.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final

from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.state import State
from spellwright.laws.case import case_from
from spellwright.registry import Game, game
from spellwright.speech.language import ENGLISH
from spellwright.speech.speaker import Speaker
from spellwright.speech.style import LONGEST_BUTTON, faults_in, longest_prompt

MOST_CHOICES: Final = 1500
CHANCE_EVERY: Final = 3

Read = tuple[str, str]
"""Of which kind, and what: log, prompt, label, hint or ending."""

_SEAT: Final = re.compile(r"(?<![\w:])P[1-6]\b(?!:)|\b[Ss]eat \d")
_YOU: Final = {
    ENGLISH: re.compile(r"\b[Yy]ours?\b|\b[Yy]ou\b"),
    "pl": re.compile(r"\b(?:[Tt]y|[Cc]i|[Cc]ię|[Cc]iebie|[Tt]obie|[Tt]obą|[Tt]w[oó]j\w*)\b"),
}
_LOWER: Final = re.compile(
    r"^[a-ząćęłńóśźż](?![0-9:])|[.?] [a-ząćęłńóśźż](?![0-9:])(?<!Jr\. [a-z])(?<!Mr\. [a-z])"
)
"""A name may end with "!", so what follows that need not begin a sentence."""
_QUOTED: Final = re.compile(r"“[^”]*”")
_VERBS: Final = "acts|attacks|deals|does|gains|has|is|loses|moves|takes|was"
_AGREEMENT: Final = re.compile(rf" & [A-Z]\w+ (?:{_VERBS})\b")
_CLOSED: Final = (".", "!", "?", "…", ":", "”")


def read_in(found: Game, seed: int, speaker: Speaker) -> Iterator[Read]:
    """All that is read in one game."""

    def told(state: State) -> Iterator[Read]:
        for event in state.events:
            yield "log", speaker.say(found.rules.told(event)[0])

    luck, case = FastChance(7000 + seed), case_from(found.rules, seed)
    state = found.new(case.seats, seed, case.options)
    bots = [found.bots()["greedy"]() for _ in range(state.seats)]
    yield from told(state)
    for number in range(MOST_CHOICES):
        if state.over:
            break
        asked = state.decisions[luck.below(len(state.decisions))]
        yield "prompt", speaker.say(asked.says)
        yield from [("label", speaker.say(option.says)) for option in asked.options]
        advice = advice_of(bots[asked.seat], state, asked.seat, FastChance(number))
        if not isinstance(advice.reason, str):
            yield "hint", speaker.say(advice.reason)
        code = advice.code
        if number % CHANCE_EVERY == 0:
            code = asked.options[luck.below(len(asked.options))].code
        state.take(asked.seat, code)
        yield from told(state)
    if state.outcome is not None:
        yield "ending", speaker.say(state.outcome.says)


def faults_of(kind: str, words: str, language: str = ENGLISH) -> list[str]:
    """
    >>> faults_of("log", "P1 draws 1 cards"), faults_of("prompt", "Draw 1 card?")
    (['one of several', 'a seat by its number', 'no full stop'], [])
    """
    found = faults_in(words, language)
    if _SEAT.search(words):
        found.append("a seat by its number")
    if _LOWER.search(words):
        found.append("a sentence without a capital")
    if _AGREEMENT.search(words):
        found.append("several, and a verb for one")
    if kind == "label":
        if words.endswith("."):
            found.append("a button with a full stop")
        if len(words) > LONGEST_BUTTON:
            found.append("a button that is too long")
    elif not words.rstrip(")").endswith(_CLOSED):
        found.append("no full stop")
    if kind == "prompt" and len(words) > longest_prompt(language):
        found.append("a prompt that is too long")
    if kind == "log" and _YOU[language].search(_QUOTED.sub("", words)):
        found.append("you in the log")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ids", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=20, help="how many games of each (20)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument(
        "--lang", default=ENGLISH, choices=sorted(_YOU), help="in which language (en)"
    )
    parser.add_argument("--examples", type=int, default=3, help="how many of each fault (3)")
    asked = parser.parse_args()
    any_found, speaker = False, Speaker(asked.lang)
    for id in asked.ids:
        count: Counter[tuple[str, str]] = Counter()
        examples: dict[tuple[str, str], list[str]] = defaultdict(list)
        known: dict[Read, list[str]] = {}
        lines = 0
        for seed in range(asked.seed, asked.seed + asked.games):
            for read in read_in(game(id), seed, speaker):
                lines += 1
                faults = known.get(read)
                if faults is None:
                    faults = known[read] = faults_of(*read, asked.lang)
                for what in faults:
                    place = (read[0], what)
                    count[place] += 1
                    if read[1] not in examples[place] and len(examples[place]) < asked.examples:
                        examples[place].append(read[1])
        read_texts = f"{lines} texts, {len(known)} different"
        print(f"{id}: {asked.games} games, {read_texts}, {count.total()} faults")
        for (kind, what), times in count.most_common():
            print(f"  {times:6} {kind}: {what}")
            print("".join(f"           {example}\n" for example in examples[kind, what]), end="")
        any_found = any_found or bool(count)
    return 1 if any_found else 0


if __name__ == "__main__":
    sys.exit(main())
