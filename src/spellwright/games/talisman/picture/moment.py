"""Where the game is: round, whose turn, who is to choose, how it ended."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.content.columns import CARD_NAMES
from spellwright.games.talisman.picture.seen import Seen, name_of
from spellwright.games.talisman.state import NOBODY


def heading(view: Seen) -> str:
    """The round, or what stands in its place."""
    if view.outcome is not None:
        return "The game is over"
    return f"Round {view.shown.round}" if view.shown.round else "Set-up"


def phase(view: Seen) -> str:
    """What goes on."""
    s = view.shown
    if view.outcome is not None:
        won = listed([name_of(view, seat) for seat in view.outcome.winners])
        return f"{won or 'Nobody'} won: {view.outcome.sentence}"
    if not s.round:
        return "Characters and their sides are chosen"
    return f"turn of {name_of(view, s.active)}" if s.active != NOBODY else "between two turns"


def choosing(view: Seen) -> str:
    """Who is to choose now, in words."""
    seats = sorted(set(view.waiting))
    if not seats:
        return ""
    names = listed([name_of(view, seat) for seat in seats])
    return f"{names} {'chooses' if len(seats) == 1 else 'choose'}"


def advantage(view: Seen) -> str:
    """Which faction has the Advantage token."""
    return f"advantage of {lexicons.FACTION.label(view.shown.token)}" if view.shown.round else ""


def events_beside(view: Seen) -> list[str]:
    """Events that last."""
    s = view.shown
    return [
        f"{CARD_NAMES[card]} ({many(turns, 'turn')} more)"
        for card, turns in zip(s.beside, s.beside_turns, strict=True)
    ]


def limit(view: Seen) -> str:
    most = view.shown.settings["round-limit"]
    return f"ends after round {most}" if most else ""
