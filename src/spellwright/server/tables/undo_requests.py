"""Taking a choice back: the people whom it concerns are asked first. Bots agree."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.server.speaking import say

ALLOWED: Final = "allowed"
REFUSED: Final = "refused"
WITHDRAWN: Final = "withdrawn"


class Request:
    """Somebody would like to take the last choice back: who has to agree, who has agreed."""

    __slots__ = ("agreed", "asked", "seat")

    def __init__(self, seat: int, asked: list[int]) -> None:
        self.seat = seat
        self.asked = asked
        self.agreed: list[int] = []

    @property
    def open(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.asked if seat not in self.agreed]


class UndoRequests:
    """The open request of a table, and what came of the last one. Both follow from the log."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self.answer: tuple[str, int, int] | None = None
        """What came of the last request, whose it was, who answered; until the game goes on."""
        self._stands: set[int] = set()

    def concerned(self, table: Table[Any], seat: int, bots: list[int]) -> list[int]:
        """The people who noticed the last choice of a seat, or built on it; refused if the choice
        stands.

        A choice that was refused once stands: nobody is asked again and again.
        """
        if self.request is not None:
            mine = self.request.seat == seat
            raise Refused("undo", ALREADY_ASKED if mine else say("refusal-undo-other-asks"))
        in_the_way = table.in_the_way(seat, bots)
        if seat in self._stands:
            raise Refused("undo", say("refusal-undo-refused"))
        return sorted({*table.seen_by(seat), *in_the_way}.difference(bots))

    def check_choice(self, seat: int) -> None:
        """A seat that waits for an answer may not choose on."""
        if self.request is not None and self.request.seat == seat:
            raise Refused("undo", ALREADY_ASKED)

    def check_answer(self, seat: int, *, allow: bool) -> None:
        """The people asked may answer; the person who asks may withdraw."""
        request = self.request
        may = request is not None and (seat in request.open or (not allow and seat == request.seat))
        if not may:
            raise Refused("undo", say("refusal-undo-not-asked"))

    # -- what the log tells ----------------------------------------------------------------------

    def ask(self, seat: int, asked: list[int]) -> None:
        self.request = Request(seat, asked)
        self.answer = None

    def refuse(self, seat: int) -> None:
        if self.request is not None:
            asker = self.request.seat
            self._end(WITHDRAWN if seat == asker else REFUSED, seat)
            if seat != asker:
                self._stands.add(asker)

    def allow(self, table: Table[Any], seat: int, bots: list[int]) -> None:
        if self.request is not None:
            self.request.agreed.append(seat)
            self.settle(table, bots)

    def settle(self, table: Table[Any], bots: list[int]) -> None:
        """Take the choice back once nobody is left to ask."""
        request = self.request
        if request is None or set(request.open).difference(bots):
            return
        try:
            dropped = table.in_the_way(request.seat, bots)
        except Refused:
            # Luck or a secret has come out meanwhile.
            self.request = None
            return
        request.asked = sorted({*request.asked, *dropped}.difference(bots))
        if not request.open:
            table.undo(request.seat, [*bots, *dropped])
            self._end(ALLOWED, request.seat)

    def chosen(self, table: Table[Any], seat: int) -> None:
        """Follow a choice. A choice that everybody notices answers a request by playing on; a
        secret one must not be noticed, so it leaves the request as it is.
        """
        self._stands.discard(seat)
        is_open = self.request is not None or self.answer is not None
        if is_open and table.is_noticed(len(table.choices) - 1, SPECTATOR):
            self.request = self.answer = None

    def gone(self, seat: int, *, is_over: bool) -> None:
        """After somebody has given up."""
        if is_over or (self.request is not None and self.request.seat == seat):
            self.request = None

    def _end(self, how: str, by: int) -> None:
        assert self.request is not None
        self.answer = (how, self.request.seat, by)
        self.request = None


ALREADY_ASKED: Final = say("refusal-undo-asked-already")
