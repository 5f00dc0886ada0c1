"""What will happen at the start of a turn, before a Hero acts."""

from __future__ import annotations

from spellwright.drawing.wording import many
from spellwright.face.parts import Row
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.picture.seen import Seen, own_places
from spellwright.games.battle.rules.dark_arts import ALECTO, number_of_events
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER


def upcoming(view: Seen) -> list[Row]:
    """Steps 1 and 2 of the turn as they would be now: events, dark potions, then abilities."""
    s = view.shown
    count = number_of_events(s)
    rows = []
    if s.calm:
        rows.append(Row("No event is revealed", "", "HB-4.12"))
    else:
        more = ", and more for Allies in hand" if s.powers & ALECTO else ""
        rows.append(Row(f"{many(count, 'event')} of the Dark Arts{more}", "", "HB-4.1"))
    own = own_places(view)
    rows += [
        _row(brew[BREW_EVENT])
        for brew in s.brews
        if columns.EFFECT[brew[BREW_EVENT]] and (not own or brew[BREW_OWNER] in own)
    ]
    slots = [len(s.row) - 1, *range(len(s.row) - 1)]
    things = [s.horcrux, s.encounter, *[s.row[slot] for slot in slots if not s.row_off[slot]]]
    return rows + [_row(thing) for thing in things if thing >= 0 and columns.EACH_TURN[thing]]


def lasting(view: Seen) -> list[Row]:
    """Abilities that wait for something or hold all the time."""
    s = view.shown
    on = [foe for slot, foe in enumerate(s.row) if not s.row_off[slot]]
    rows = [
        _row(thing)
        for thing in (*on, s.horcrux, s.encounter)
        if thing >= 0
        and not columns.EACH_TURN[thing]
        and (columns.WHEN[thing] or columns.POWER[thing])
    ]
    return rows + [Row(says) for bit, says in _BANS.items() if s.bans & bit]


_BANS = {
    v.NO_DRAW: "This turn nobody draws extra cards",
    v.NO_HEAL: "This turn nobody gains Health",
    v.NO_HEAL_ACTIVE: "This turn the active Hero gains no Health",
    v.ONE_ATTACK: "This turn each Villain may take only 1 Attack",
    v.NO_INGREDIENTS: "This turn no ingredients are taken",
    v.NO_CHARM: "This turn no charm is used",
    v.MORE_INFLUENCE: "This turn Creatures may take 2 Influence",
    v.SIX_CARDS: "At the end of this turn six cards are drawn",
    v.NO_EVENTS: "This turn no events are revealed",
    v.NO_ACQUIRING: "This turn nothing is acquired",
}


def _row(thing: int) -> Row:
    return Row(
        f"{columns.NAMES[thing]}: {columns.TEXTS[thing].rstrip('.')}", "", columns.CLAUSES[thing]
    )
