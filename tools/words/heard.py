"""Everything that people hear in some games of a kind, so that two versions can be compared.

    python tools/words/heard.py funkoverse          writes tests/speech/heard/funkoverse.txt
    python tools/words/heard.py funkoverse --all    prints all of it instead of samples

Games are played by their seeds, and at every choice all is gathered that a page or a terminal could
show: questions, options, the log, refusals, reasons, notes, panels, drawings. Of sentences that
differ in names and numbers only, the first is kept.
"""

from __future__ import annotations

import argparse
import html
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from spellwright.face.scene import ENGLISH, Scene
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR, Event
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.laws.case import case_from
from spellwright.laws.refusals import wrong_choices
from spellwright.registry import Game, game

PLACE: Final = Path(__file__).parents[2] / "tests" / "speech" / "heard"
GAMES: Final = 8
MOST_CHOICES: Final = 400
LOOKED_AT_EVERY: Final = 5
EXAMPLES: Final = 1

Heard = tuple[str, str]
"""Of which kind, and what."""


def heard_in(found: Game, games: int = GAMES) -> Iterator[Heard]:
    yield from _before_a_game(found)
    for seed in range(games):
        yield from _played(found, seed)


def _before_a_game(found: Game) -> Iterator[Heard]:
    yield "name", found.name
    about = found.face.about(ENGLISH)
    yield from [("about", about.line), ("about", about.mood), ("about", about.minutes)]
    for step in found.face.tour(ENGLISH):
        yield from [("tour", step.title), ("tour", step.text)]
        yield from _in_drawing(step.picture)
    for option in found.options:
        yield "option", f"{option.id}: {option.label}"
    for kind, book in (
        ("question", found.rules.questions),
        ("event", found.rules.events),
        ("ending", found.rules.endings),
        ("verb", found.rules.verbs.book),
    ):
        for phrase in book.phrases:
            for shift in range(3):
                args = [(7 * shift + n) % len(words) for n, words in enumerate(phrase.lexicons)]
                yield kind, f"{phrase.key}: {phrase.text(args)}"
    seen = set()
    for book in (found.rules.questions, found.rules.events, found.rules.verbs.book):
        for phrase in book.phrases:
            for words in phrase.lexicons:
                if id(words) not in seen and len(words) < 300:
                    seen.add(id(words))
                    for number in range(len(words)):
                        yield "noun", f"{words.kind} {words.key(number)}: {words.label(number)}"


def _played(found: Game, seed: int) -> Iterator[Heard]:
    luck = FastChance(1000 + seed)
    case = case_from(found.rules, seed)
    state = found.new(case.seats, seed, case.options) if seed else found.new()
    bots = [found.bots()["greedy"]() for _ in range(state.seats)]
    told: list[Event] = list(state.events)
    yield from _shown(found, state, told)
    for number in range(MOST_CHOICES):
        if state.over:
            break
        asked = state.decisions[0]
        yield "prompt", asked.prompt
        yield from [("label", option.label) for option in asked.options]
        yield from _refused(state, luck)
        advice = advice_of(bots[asked.seat], state, asked.seat, FastChance(number))
        yield "reason", str(advice.reason)
        code = advice.code
        if number % 3 == 2:
            code = asked.options[luck.below(len(asked.options))].code
        state.take(asked.seat, code)
        told += state.events
        for event in state.events:
            yield "log", found.rules.sentence(event)[0]
        if not number % LOOKED_AT_EVERY or state.over:
            yield from _shown(found, state, told)
    if state.outcome is not None:
        yield "outcome", state.outcome.sentence


def _refused(state: State, luck: FastChance) -> Iterator[Heard]:
    for seat, wrong in wrong_choices(state, luck):
        try:
            state.legal(seat, wrong)
        except Refused as refused:
            yield "refusal", refused.sentence


def _shown(found: Game, state: State, told: list[Event]) -> Iterator[Heard]:
    face = found.face
    for seat in {SPECTATOR, *(ask.seat for ask in state.asks)}:
        scene: Scene[Any] = Scene(state.view(seat))
        yield from [("note", note) for note in face.notes(scene).values()]
        for panel in face.panels(scene):
            yield "panel", panel.title
            for row in panel.rows:
                yield from [("panel", row.text), ("panel", row.note)]
            yield from _in_drawing(panel.picture)
        for about in face.seat_panels(scene):
            yield from [("seat", about.name), ("seat", about.subtitle)]
            for fact in about.facts:
                yield from [("seat", f"{fact.label}: {fact.value}"), ("seat", fact.note)]
        yield from [("text", line) for line in face.text(scene).splitlines()]
        yield from [("terminal", line) for line in face.terminal(scene).splitlines()]
        yield from _in_drawing(face.svg(scene))
        yield from _in_drawing(face.board(scene))
        yield from _in_drawing(face.stage(scene))
        for fact in face.statistics(scene, [e for e in told if e.visible_to(seat)]):
            yield "statistics", f"{fact.label}: {fact.value} {fact.note}"
        prepared = face.prepared(scene)
        if prepared is not None:
            yield "prepared", f"{prepared.name} {prepared.text}"


_NAMES: Final = re.compile(r"[A-Z][\w'.&-]*(?: (?:of |the |& )*[A-Z][\w'.&-]*)*")
_BOARD: Final = re.compile(r"[^\w\s,.:;()]+")
_TEXTS: Final = re.compile(r">([^<>]+)<|(?:aria-label|aria-description|title)=\"([^\"]+)\"")


def _in_drawing(svg: str) -> Iterator[Heard]:
    for inside, attribute in _TEXTS.findall(svg):
        words = html.unescape(inside or attribute).strip()
        if words:
            yield "drawing", words


def samples(found: Game) -> list[str]:
    """Of each kind, the sentences that differ in more than numbers, in their order."""
    by_shape: dict[tuple[str, str], list[str]] = defaultdict(list)
    for kind, words in heard_in(found):
        if not words.strip():
            continue
        examples = by_shape[kind, _shape(words)]
        if words not in examples and len(examples) < EXAMPLES:
            examples.append(words)
    lines = {f"{kind}: {words}" for (kind, _), all in by_shape.items() for words in all}
    return sorted(lines)


def _shape(words: str) -> str:
    """A sentence without its names and numbers."""
    return _BOARD.sub("@", _NAMES.sub("N", re.sub(r"\b[a-i]?\d+\b", "#", words)))[:60]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--to", type=Path, default=PLACE)
    asked = parser.parse_args()
    for id in asked.games:
        if asked.all:
            for kind, words in heard_in(game(id)):
                print(f"{kind}: {words}")
            continue
        asked.to.mkdir(parents=True, exist_ok=True)
        lines = samples(game(id))
        (asked.to / f"{id}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{id}: {len(lines)} lines")


if __name__ == "__main__":
    main()
