"""Reading a table from disk: its log carried out again, and compared with what it was.

Under the same rules and content the whole log is played again. Under others the game goes on from
its snapshot, and what came after that is tried. Where an entry is not legal any more, or comes out
otherwise, the table stands at the last position that is sure. Nothing is written by reading: that a
game goes on under another edition is written down with the first act (`LiveTable.carry_on`).
"""

from __future__ import annotations

from collections.abc import Callable

from spellwright.kernel.edition import Edition, edition_from
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saved import is_marked
from spellwright.kernel.saying import TABLE
from spellwright.server.speaking import say
from spellwright.server.store.snapshots import Snapshot, Snapshots
from spellwright.server.store.writer import Entry
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.seat_actions import CHOICE, EDITION
from spellwright.server.tables.standing import DIFFERS, EXACT, OLDER, UNVERIFIED, EditionStanding

Blank = Callable[[], LiveTable]
"""Makes the table anew, as it was before its first entry."""
IsNewer = Callable[[Edition], bool]


class CannotReplay(Exception):
    """A log that the rules of today do not follow."""


class CarriedOnElsewhere(Refused):
    """A newer version plays on at this table: an older one leaves it alone."""

    def __init__(self) -> None:
        super().__init__("newer", say("refusal-newer"))


class Failed(Exception):
    """An entry is not legal any more, or comes out otherwise; up to `sure` all is as it was."""

    def __init__(self, place: int, sure: int) -> None:
        super().__init__(place)
        self.place = place
        self.sure = sure


def load_table(
    blank: Blank, began: str, entries: list[Entry], kept: Snapshots, is_newer: IsNewer
) -> LiveTable:
    """A table with its log carried out again. `began` is the edition of its first piece."""
    changes = [entry for entry in entries if entry.kind == EDITION]
    first = changes[-1].number + 1 if changes else 0
    written = edition_from(changes[-1].text if changes else began, TABLE)
    table = blank()
    table.game.rules.check_packs(table.settings)
    mine = table.edition
    base = kept.base if changes else None
    if changes and base is None:
        raise CannotReplay("the position from which its last piece goes on is not kept")
    by_course = not written.is_written_like(mine)
    if written == mine or written.plays_like(mine):
        return _played_again(blank, base, entries, first, written, by_course)
    if is_newer(written):
        raise CarriedOnElsewhere
    last = kept.last if kept.last is not None and kept.last.number >= first else base
    if last is not None:
        try:
            return _carried_on(blank, last, entries, last.number, written, by_course, OLDER)
        except Refused:
            # Its position cannot be read any more: only its log is left.
            if base is last:
                raise
    marked = any(entry.mark for entry in entries)
    how = OLDER if marked else UNVERIFIED
    return _carried_on(blank, base, entries, first, written, by_course, how)


def _played_again(
    blank: Blank,
    base: Snapshot | None,
    entries: list[Entry],
    first: int,
    written: Edition,
    by_course: bool,
) -> LiveTable:
    """Play all of the present piece again, under the same rules: it is then exactly what it was.
    A question that says more than it did fits no mark from before; the log is then only tried.
    """
    table = _begun(blank, base, entries[:first])
    try:
        _follow(table, entries[first:], by_course)
    except Failed as failed:
        if by_course:
            unmarked = [entry._replace(mark="") for entry in entries]
            return _carried_on(blank, base, unmarked, first, written, by_course, UNVERIFIED)
        return _at_last_sure(blank, base, entries, first, written, failed)
    return table


def _carried_on(
    blank: Blank,
    snapshot: Snapshot | None,
    entries: list[Entry],
    first: int,
    written: Edition,
    by_course: bool,
    how: str,
) -> LiveTable:
    """Carry a game on under other rules: from a snapshot, or from the beginning if there is
    none.
    """
    table = _begun(blank, snapshot, entries[:first])
    try:
        _follow(table, entries[first:], by_course)
    except Failed as failed:
        return _at_last_sure(blank, snapshot, entries, first, written, failed)
    if table.table is not None and not table.is_over:
        table.go_on_under(written, EditionStanding(how, str(written)))
    elif how != EXACT:
        table.pieces.standing = EditionStanding(how, str(written))
    return table


def _at_last_sure(
    blank: Blank,
    snapshot: Snapshot | None,
    entries: list[Entry],
    first: int,
    written: Edition,
    failed: Failed,
) -> LiveTable:
    sure = first + failed.sure
    table = _begun(blank, snapshot, entries[:first])
    for entry in entries[first:sure]:
        table.replay_entry(entry)
    for entry in entries[sure:]:
        table.replay_people(entry)
    assert table.table is not None
    left = table.pieces.count + len(table.table.choices)
    number = entries[first + failed.place].number
    table.go_on_under(written, EditionStanding(DIFFERS, str(written), number, left))
    return table


def _begun(blank: Blank, snapshot: Snapshot | None, before: list[Entry]) -> LiveTable:
    """The table where a piece of its log begins, with all that people did there before."""
    table = blank()
    if snapshot is None:
        table.start_if_full()
    else:
        table.table = table.pieces.read(table.game.rules, snapshot)
    for entry in before:
        table.replay_people(entry)
    return table


def _follow(table: LiveTable, entries: list[Entry], by_course: bool) -> None:
    """Carry out entries, and compare the marks that they have."""
    sure, is_marked_before = 0, any(entry.mark for entry in entries)
    for place, entry in enumerate(entries):
        try:
            table.replay_entry(entry)
        except (Refused, RulesError):
            raise Failed(place, sure if is_marked_before else place) from None
        if entry.kind != CHOICE or not entry.mark or table.table is None:
            continue
        if not is_marked(table.table.state, entry.mark, by_course=by_course):
            raise Failed(place, sure)
        sure = place + 1
