"""Two people at one keyboard: what one plans in secret, the other never reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import spellwright as sw
from spellwright.kernel.table import Table
from spellwright.speech.speaker import Speaker
from tests.cli.support import Cli

Policy = Callable[[int, str, list[str]], str]
"""What a seat answers to a question with these options, as texts."""

SEED = 5
HAND_OVER = re.compile(r"^Pass the keyboard to (\w+)\. \w+, press Enter\.$", re.MULTILINE)


def played(policy: Policy) -> tuple[str, Table[Any]]:
    """What Anna (seat 0) and Ben (seat 1) type until only Ben's plan is missing, and the table.

    There is an Enter at each hand-over.
    """
    table: Table[Any] = Table(sw.game("wizardry"), 2, SEED)
    lines: list[str] = []
    holder = -1
    while not _only_bens_plan_is_missing(table):
        waiting = [ask.seat for ask in table.state.asks]
        if holder not in waiting:
            holder = waiting[0]
            lines.append("")
        decision = table.state.view(holder).decisions[0]
        answer = policy(holder, decision.question, [option.text for option in decision.options])
        table.choose(holder, answer)
        lines.append(answer)
    return "\n".join([*lines, "", ""]), table


def _only_bens_plan_is_missing(table: Table[Any]) -> bool:
    decisions = table.state.decisions
    return [(d.seat, d.question) for d in decisions] == [(1, "entry")]


def planning(*entries: str) -> Policy:
    """Anna plans these entries in the first turn; everything else is the first option."""
    left = list(entries)

    def answer(seat: int, question: str, options: list[str]) -> str:
        if question != "entry":
            return options[0]
        return left.pop(0) if seat == 0 and left else "lock"

    return answer


def scenes(transcript: str) -> list[tuple[str, str]]:
    """Who had the keyboard, and what was on the screen."""
    parts = HAND_OVER.split(transcript)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def play(cli: Cli, lines: str) -> list[tuple[str, str]]:
    result = cli("play", "wizardry", "--seed", str(SEED), "--people", "Anna,Ben", typed=lines)
    assert result.exit_code == 0, result.stderr
    return scenes(result.stdout.partition("The game is saved")[0])


def test_what_ben_sees_does_not_depend_on_annas_plan(cli: Cli) -> None:
    """The same game twice, but for Anna's plan: no letter of Ben's screens differs."""
    bens = []
    for plan in (("plan move", "plan run"), ("plan magic-touch", "plan defend")):
        found = play(cli, played(planning(*plan))[0])
        annas = "".join(shown for name, shown in found if name == "Anna")
        assert all(f"> {entry}\n" in annas for entry in plan)
        bens.append([shown for name, shown in found if name == "Ben"])
    assert bens[0] == bens[1]
    assert "Add to your plan" in bens[0][-1]


def test_the_log_is_that_of_the_seat(cli: Cli) -> None:
    """`log all` of Ben tells what Ben was told, and no more."""
    lines, table = played(planning("plan move", "plan run"))
    name, shown = play(cli, f"{lines}log all\n")[-1]
    assert name == "Ben"
    told = re.findall(r"^• (.+?)(?:  FW-\S+)?$", shown.partition("> log all")[2], re.MULTILINE)
    visible = [event for events in table.story for event in events if event.visible_to(1)]
    speaker = Speaker(seats=("Anna", "Ben"))
    assert told == [speaker.say(table.rules.told(event)[0]) for event in visible]


def test_nobody_passes_the_keyboard_when_one_person_plays(cli: Cli) -> None:
    result = cli("play", "wizardry", "--seed", str(SEED), typed="1\n1\n1\n1\nquit\n")
    assert "Pass the keyboard" not in result.stdout
