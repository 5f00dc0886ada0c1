"""What a seat does not know, dealt anew: the other side's secret choices (FV-1.6)."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import items_in_play
from spellwright.games.funkoverse.queries import team_of
from spellwright.games.funkoverse.rules.setup import ChooseLeaders
from spellwright.games.funkoverse.rules.teams import kinds_to_pick, named_on_side
from spellwright.games.funkoverse.state import FunkoverseState


def deal_anew(s: FunkoverseState, seat: int) -> None:
    """Replace what a seat (or a spectator, -1) cannot know; how much was chosen is public."""
    own = s.side[seat] if seat >= 0 else -1
    for side in (0, 1):
        if side != own and s.picks[side]:
            s.picks[side] = _any_picks(s, side)


def _any_picks(s: FunkoverseState, side: int) -> list[int]:
    if isinstance(s.agenda[-1], ChooseLeaders):
        team = team_of(s, side)
        return [team[s.chance.below(len(team))]]
    named = named_on_side(s)
    kinds = s.chance.shuffled(kinds_to_pick(s))[:named]
    items = items_in_play(s.packs)
    item = items[s.chance.below(len(items))]
    holder = kinds[s.chance.below(named)]
    return [*kinds, item, holder][: len(s.picks[side])]
