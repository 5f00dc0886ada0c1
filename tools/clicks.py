"""Counts what people have to answer: python tools/clicks.py [GAME[:SEATS]...] [--games N].

Plays the same games twice, with a bot's choices in the place of people's. Before: every choice is a
click. After: what needs no asking is answered as a table answers it, and a shortcut is one click
where it leads to what the bot wants.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final, NamedTuple

from spellwright.bots import bot_named
from spellwright.face.automatic import Wishes, usual_wishes
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import BegunShortcut, Shortcut, goes_on
from spellwright.kernel.bot import Bot, advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import Game, game

TURNS: Final = {
    "battle": "turn-began",
    "duels": "activated",
    "funkoverse": "turn-taken",
    "wizardry": "turn-began",
    "talisman": "turn-began",
}
"""The event with which a turn begins."""
USUAL: Final = ("battle:2", "battle:4", "duels:2", "funkoverse:2", "wizardry:2", "talisman:4")
LOOKS_AHEAD: Final = 12
"""How many choices a person thinks of at once."""
MOST: Final = 6_000


class Count(NamedTuple):
    turns: int
    clicks: int
    questions: Counter[str]
    """The clicks by the question at which they were made."""


def play(played: Game, seats: int, seed: int, *, helped: bool) -> Count:
    """One game; `helped` with what needs no asking, and with shortcuts."""
    state = played.new(seats, seed)
    bot = bot_named(played, "greedy")
    wishes = usual_wishes(played.face.wishes(Scene(state.view(-1))))
    turns = clicks = 0
    questions: Counter[str] = Counter()
    begun: dict[int, BegunShortcut] = {}
    while state.asks and state.choices < MOST:
        ask = state.asks[0]
        seat, scene = ask.seat, Scene(state.view(ask.seat))
        key = played.rules.questions[ask.question].key
        text = played.face.automatic(scene, wishes) if helped else ""
        if seat in begun:
            text = begun[seat].next_text(state) or text
        if not text:
            clicks += 1
            questions[key] += 1
            text = wanted(played, bot, state, seat)
            begun.pop(seat, None)
            shortcut = best_shortcut(played, bot, state, seat, text, wishes) if helped else None
            if shortcut is not None:
                begun[seat] = BegunShortcut(shortcut, state.copy(), seat)
                text = shortcut.chain[0].text
        state.choose(seat, text)
        turns += began(played, state)
        if seat in begun:
            begun[seat].chosen(text)
        begun = {s: b for s, b in begun.items() if b.waits(state) or b.next_text(state)}
    return Count(turns, clicks, questions)


def wanted(played: Game, bot: Bot, state: Any, seat: int) -> str:
    """What the bot chooses; its luck goes with the position, so that it wants the same again."""
    advice = advice_of(bot, state, seat, FastChance(state.choices))
    return str(played.rules.verbs.text(advice.code))


def settle(played: Game, state: Any, wishes: Wishes) -> int:
    """Answer what needs no asking; how many turns have begun by that."""
    turns = 0
    while state.asks:
        ask = state.asks[0]
        text = played.face.automatic(Scene(state.view(ask.seat)), wishes)
        if not text:
            break
        state.choose(ask.seat, text)
        turns += began(played, state)
    return turns


def best_shortcut(
    played: Game, bot: Bot, state: Any, seat: int, text: str, wishes: Wishes
) -> Shortcut | None:
    """The longest shortcut that leads to where the bot would go choice by choice."""
    offered = played.face.shortcuts(Scene(state.view(seat)))
    if not offered:
        return None
    ahead = thought(played, bot, state, seat, wishes)
    fitting = [e for e in offered if leads_there(played, e, state, seat, text, ahead, wishes)]
    return max(fitting, key=lambda each: len(each.chain), default=None)


def thought(played: Game, bot: Bot, state: Any, seat: int, wishes: Wishes) -> list[str]:
    """The positions that the bot would come to by its own choices, until luck comes."""
    trial, found = state.copy(), list[str]()
    for _ in range(LOOKS_AHEAD):
        if trial.ask_of(seat) is None or trial.chance.draws != state.chance.draws:
            break
        trial.choose(seat, wanted(played, bot, trial, seat))
        settle(played, trial, wishes)
        found.append(like(trial))
    return found


def like(state: Any) -> str:
    """A position without the count of choices that led to it."""
    other = state.copy()
    other.choices = 0
    return str(other.fingerprint())


def leads_there(
    played: Game,
    shortcut: Shortcut,
    state: Any,
    seat: int,
    text: str,
    ahead: list[str],
    wishes: Wishes,
) -> bool:
    if not shortcut.square and text in [link.text for link in shortcut.chain]:
        # All of it is wanted, in whatever order.
        return True
    trial = state.copy()
    for place, link in enumerate(shortcut.chain):
        if place and not goes_on(shortcut, place, state, trial, seat):
            break
        trial.choose(seat, link.text)
        settle(played, trial, wishes)
    return like(trial) in ahead


def began(played: Game, state: Any) -> int:
    key = TURNS[played.id]
    return sum(played.rules.events[event.kind].key == key for event in state.events)


def report(name: str, seats: int, seeds: range, *, whole: bool) -> None:
    played = game(name)
    before = [play(played, seats, seed, helped=False) for seed in seeds]
    after = [play(played, seats, seed, helped=True) for seed in seeds]
    line = [f"{name}, {seats} seats"]
    for counts in (before, after):
        clicks, turns = sum(c.clicks for c in counts), sum(c.turns for c in counts)
        line.append(f"{clicks:6} clicks in {turns:4} turns: {clicks / max(turns, 1):5.2f} a turn")
    line.append(f"{share(before, after):.1%}")
    print("  |  ".join(line))
    if whole:
        was, now = (sum((c.questions for c in counts), Counter()) for counts in (before, after))
        for key, count in was.most_common(30):
            print(f"    {key:20} {count:6} {now[key]:6}")


def share(before: list[Count], after: list[Count]) -> float:
    """How much of the clicks a turn took before it takes after."""
    was, now = (sum(c.clicks for c in n) / sum(c.turns for c in n) for n in (before, after))
    return now / was


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("games", nargs="*", default=USUAL, metavar="GAME:SEATS")
    parser.add_argument("--games", type=int, default=3, dest="count", help="games of each kind")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--questions", action="store_true", help="by question, too")
    asked = parser.parse_args()
    for wish in asked.games:
        name, _, seats = wish.partition(":")
        seeds = range(asked.seed, asked.seed + asked.count)
        report(name, int(seats or 2), seeds, whole=asked.questions)


if __name__ == "__main__":
    main()
