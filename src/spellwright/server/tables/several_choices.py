"""Several choices at a table by one message: a prepared text, or a shortcut."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from spellwright.face.scene import Scene
from spellwright.face.shortcuts import BegunShortcut, found_shortcut
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.server.speaking import say
from spellwright.server.store.writer import Writer
from spellwright.server.tables.seat_actions import CHOICE, KEY_BYTES, SeatAction

if TYPE_CHECKING:
    from spellwright.server.tables.live_table import LiveTable

LOG = logging.getLogger(__name__)


async def enter_text(table: LiveTable, seat: int, text: str, log: Writer) -> int:
    """Make the choices that a prepared text stands for, one by one, and return how many they are.

    Only what is missing is chosen, so nothing is done twice, whatever was lost on the way.
    """
    try:
        choices = table.game.face.choices_in(table.running().state, seat, text)
    except RulesError:
        LOG.exception("the rules of %s fail at a text at table %s", table.game.id, table.id)
        raise Refused("rules", say("refusal-our-mistake")) from None
    with table.in_a_row(is_shown=False):
        for choice in choices:
            await table.act(SeatAction(CHOICE, seat, choice, secrets.token_hex(KEY_BYTES)), log)
    return len(choices)


async def follow_shortcut(table: LiveTable, seat: int, id: str, key: str, log: Writer) -> int:
    """Make the choices of a shortcut, one by one until it stops, and return how many they are.

    The first choice has the key of the message: if that is known, the message was sent twice.
    """
    if table.has_done(seat, key):
        return 0
    before = table.running().state
    view = before.view(seat)
    shortcut = found_shortcut(table.game.face.shortcuts(Scene(view)) if view.decisions else [], id)
    begun, done = BegunShortcut(shortcut, before, seat), 0
    with table.in_a_row():
        try:
            while text := begun.next_text(table.running().state):
                own = secrets.token_hex(KEY_BYTES) if done else key
                await table.act(SeatAction(CHOICE, seat, text, own), log)
                begun.chosen(text)
                done += 1
                await table.automatic.settle(log)
            if begun.waits(table.running().state):
                table.automatic.go_on_later(seat, begun)
        except Refused:
            # The table has gone on in between: what is entered stands.
            if not done:
                raise
    return done
