"""What will happen at the start of a turn, before a Hero acts."""

from __future__ import annotations

from spellwright.face.parts import Row
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.seen import Seen, name_and_text, own_places
from spellwright.games.battle.rules.dark_arts import ALECTO, number_of_events
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER


def upcoming(view: Seen) -> list[Row]:
    """Steps 1 and 2 of the turn as they would be now: events, dark potions, then abilities."""
    s = view.shown
    count = number_of_events(s)
    rows = []
    if s.calm:
        rows.append(Row(view.say(say("coming-no-event")), "", "HB-4.12"))
    else:
        events = say("coming-events-and-more" if s.powers & ALECTO else "coming-events", n=count)
        rows.append(Row(view.say(events), "", "HB-4.1"))
    own = own_places(view)
    rows += [
        _row(view, brew[BREW_EVENT])
        for brew in s.brews
        if columns.EFFECT[brew[BREW_EVENT]] and (not own or brew[BREW_OWNER] in own)
    ]
    slots = [len(s.row) - 1, *range(len(s.row) - 1)]
    things = [s.horcrux, s.encounter, *[s.row[slot] for slot in slots if not s.row_off[slot]]]
    return rows + [_row(view, thing) for thing in things if thing >= 0 and columns.EACH_TURN[thing]]


def lasting(view: Seen) -> list[Row]:
    """Abilities that wait for something or hold all the time."""
    s = view.shown
    on = [foe for slot, foe in enumerate(s.row) if not s.row_off[slot]]
    rows = [
        _row(view, thing)
        for thing in (*on, s.horcrux, s.encounter)
        if thing >= 0
        and not columns.EACH_TURN[thing]
        and (columns.WHEN[thing] or columns.POWER[thing])
    ]
    return rows + [Row(view.say(says)) for bit, says in _BANS.items() if s.bans & bit]


_BANS = {
    v.NO_DRAW: say("ban-no-draw"),
    v.NO_HEAL: say("ban-no-heal"),
    v.NO_HEAL_ACTIVE: say("ban-no-heal-active"),
    v.ONE_ATTACK: say("ban-one-attack"),
    v.NO_INGREDIENTS: say("ban-no-ingredients"),
    v.NO_CHARM: say("ban-no-charm"),
    v.MORE_INFLUENCE: say("ban-more-influence"),
    v.SIX_CARDS: say("ban-six-cards"),
    v.NO_EVENTS: say("ban-no-events"),
    v.NO_ACQUIRING: say("ban-no-acquiring"),
}


def _row(view: Seen, thing: int) -> Row:
    return Row(view.say(name_and_text(thing)), "", columns.CLAUSES[thing])
