"""Checking a pack: is it sound, does every row come up, can everybody play it?"""

from __future__ import annotations

import re
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from spellwright.bots import bot_names
from spellwright.content import PackFile, Row, Table, tables_in
from spellwright.kernel.game_option import Value
from spellwright.kernel.pack import namespace_of, option_of, own_key
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say
from spellwright.laws.case import case_from
from spellwright.laws.check import SAMPLES, THOROUGH_SAMPLES, broken_laws
from spellwright.laws.played import PlayedGame
from spellwright.packs.pictures import pictures_page
from spellwright.packs.report import PackReport
from spellwright.packs.watching import Watch
from spellwright.registry import Game, game, load_pack
from spellwright.speech.speaker import Speaker
from spellwright.speech.style import faults_in

GAMES: Final = 12
"""Games of rule-of-thumb players for the note on balance."""
LAW_GAMES: Final = 6
MOST_GAMES: Final = 400
"""So many random games are tried until every row has come up."""
MOST_SECONDS: Final = 120.0
CHOICES_OF_A_LEVEL: Final = 8
"""How far each level of computer players plays; the strongest think long."""

Progress = Callable[[Saying], None]


def check_pack(
    folder: Path,
    *,
    games: int = GAMES,
    laws: int = LAW_GAMES,
    levels: bool = True,
    seconds: float = MOST_SECONDS,
    pictures: Path | None = None,
    progress: Progress = lambda _: None,
) -> PackReport:
    """All that can be found out about a pack. A pack that cannot be loaded is a report with one
    fault; the process has to be a fresh one, since a game takes up no pack later.
    """
    report = PackReport(folder.name)
    try:
        pack = load_pack(folder)
        report.pack = pack.namespace
        found = game(pack.game)
        # Bots and drawings look for what they need when they are loaded.
        _ = (found.mind, found.face)
    except Refused as refused:
        report.faults.append(refused.says)
        return report
    rows = list(rows_of(pack, found))
    report.rows = [str(row[table.name]) for table, row in rows]
    progress(say("pack-checks-words"))
    report.faults += [fault for table, row in rows for fault in _row_faults(table, row)]
    progress(say("pack-checks-laws"))
    report.faults += _broken(found, pack, laws)
    watch = Watch(found, report.rows, worn_with(rows))
    if levels:
        progress(say("pack-checks-bots"))
        report.faults += _levels(found, pack, Watch(found, report.rows, worn_with(rows)))
    progress(say("pack-checks-games"))
    report.faults += _games(found, pack, watch, games, seconds)
    report.never_came_up = watch.missing
    report.notes, report.games = watch.notes(), watch.games
    if pictures is not None:
        pictures.write_text(pictures_page(found, pack, rows), encoding="utf-8")
        report.pictures = str(pictures)
    return report


def rows_of(pack: PackFile, found: Game) -> Iterator[tuple[Table, Row]]:
    """The rows that a pack brings, with their tables."""
    assert found.tables is not None
    for table in tables_in(found.tables):
        for row, brought_by in zip(table, table.packs, strict=True):
            if brought_by == pack.namespace:
                yield table, row


def worn_with(rows: list[tuple[Table, Row]]) -> dict[str, set[str]]:
    """By the keys of rows the worn ones that they name."""
    worn = {
        own_key(str(row[table.name])): str(row[table.name]) for table, row in rows if table.is_worn
    }
    return {
        str(row[table.name]): {
            worn[word]
            for value in row.values()
            for word in re.split(r"[\s:]", str(value))
            if word in worn
        }
        for table, row in rows
        if not table.is_worn
    }


def _row_faults(table: Table, row: Row) -> Iterator[Saying]:
    """What reads badly in the words of a row."""
    speaker = Speaker()
    for column, said in table.words(row):
        words = speaker.word(said)
        where = f"{table.place(row, column)}: {column}"
        for fault in faults_in(words):
            yield say("pack-words-fault", where=where, fault=fault)
        if column != "name" and not words.endswith((".", "!", "?")):
            yield say("pack-words-end", where=where)


def _broken(found: Game, pack: PackFile, games: int) -> list[Saying]:
    """The laws that random games with the pack break."""
    faults = []
    for seed in range(games):
        case = case_from(found.rules, seed, fixed=_in_play(found, pack, seed), face=found.face)
        try:
            played = PlayedGame(case, SAMPLES if seed else THOROUGH_SAMPLES)
            violations = [f"{one.law}: {one.sentence}" for one in broken_laws(played)]
        except Exception as error:  # noqa: BLE001 - the code of a pack may do anything
            violations = [_told(error)]
        faults += [say("pack-breaks-law", seed=seed, fault=fault) for fault in violations[:3]]
    return faults


def _levels(found: Game, pack: PackFile, watch: Watch) -> list[Saying]:
    """Every level of computer players plays some choices with the pack."""
    faults = []
    for number, name in enumerate(bot_names(found)):
        case = case_from(found.rules, 1000 + number, fixed=_in_play(found, pack, number))
        try:
            watch.play(case.seats, case.seed, case.options, [name], CHOICES_OF_A_LEVEL)
        except Exception as error:  # noqa: BLE001 - the code of a pack may do anything
            faults.append(say("pack-stops-bot", bot=name, fault=_told(error)))
    return faults


def _games(found: Game, pack: PackFile, watch: Watch, games: int, seconds: float) -> list[Saying]:
    """Rule-of-thumb players for the balance, then curious ones until every row has come up."""
    started = time.monotonic()
    for number in range(MOST_GAMES):
        is_enough = number >= games and not watch.missing
        if is_enough or (time.monotonic() - started > seconds and number):
            break
        case = case_from(found.rules, number, fixed=_in_play(found, pack, number))
        bots = ["greedy"] if number % 2 == 0 and "greedy" in bot_names(found) else ["random"]
        try:
            watch.play(case.seats, case.seed, case.options, bots, curious=number >= games)
        except Exception as error:  # noqa: BLE001 - the code of a pack may do anything
            return [say("pack-stops-game", seed=number, fault=_told(error))]
    return []


def _in_play(found: Game, pack: PackFile, number: int) -> dict[str, Value]:
    """The settings of a game with the pack: every second one has a scenario, a map or another value
    of an option that the pack brings, if it brings any.
    """
    settings: dict[str, Value] = {option_of(pack.namespace): True}
    brought = [
        (option.id, value)
        for option in found.rules.game_options
        for value in option.values
        if isinstance(value, str) and namespace_of(value) == pack.namespace
    ]
    if brought and number % 2:
        option, value = brought[number // 2 % len(brought)]
        settings[option] = value
    return settings


def _told(error: Exception) -> str:
    told = " ".join(str(error).split())
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return f"{type(error).__name__}: {told[:250]} ({where})"
