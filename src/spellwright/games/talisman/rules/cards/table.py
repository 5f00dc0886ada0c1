"""The tables that find the procedure of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import KIND, OBSERVER, OP
from spellwright.games.talisman.content.names import (
    BORGIN,
    CHAMBER,
    CRABBE_AND_GOYLE,
    DARK_LORD_CALLS,
    DARK_MARK,
    DECREE,
    DEMENTORS_OVER_LONDON,
    DRACO_B,
    FLOO_CLOSED,
    FUDGE,
    FULL_MOON,
    GRIPHOOK,
    KNIGHT_BUS,
    LAMP_SHOP,
    LONDON_FOG,
    MINISTRY_RAID,
    MIRROR,
    MYRTLE,
    NICK,
    OLLIVANDER,
    OWL_POST,
    PEEVES_STRIKES,
    PHOENIX_SONG,
    POMFREY,
    PORTKEY_OFFICE,
    RIDDLE_HOUSE,
    RITA_SKEETER,
    SEASIDE_CAVE,
    SHELL_COTTAGE,
    STAN_SHUNPIKE,
    STINKSAP,
    TRELAWNEY,
    TRIWIZARD_CHAMPION,
    WORLD_CUP_WIN,
)
from spellwright.games.talisman.queries import faction, is_side
from spellwright.games.talisman.rules.cards.middle_events import (
    PeevesStrikes,
    PhoenixSong,
    TriwizardChampion,
)
from spellwright.games.talisman.rules.cards.middle_observers import (
    MadamPomfrey,
    MoaningMyrtle,
    NearlyHeadlessNick,
    Trelawney,
)
from spellwright.games.talisman.rules.cards.outer_events import (
    DementorsOverLondon,
    KnightBus,
    OwlPost,
    PortkeyOffice,
    Tribute,
    WorldCupWin,
)
from spellwright.games.talisman.rules.cards.outer_observers import (
    Borgin,
    Fudge,
    Griphook,
    Ollivander,
    RitaSkeeter,
    StanShunpike,
)
from spellwright.games.talisman.rules.cards.places import (
    ChamberOfSecrets,
    LampShop,
    MirrorOfErised,
    RiddleHouse,
    SeasideCave,
    ShellCottage,
)
from spellwright.games.talisman.rules.lasting_events import lay_beside
from spellwright.games.talisman.rules.losing import lose_fate, put_away
from spellwright.games.talisman.rules.voldemort import VoldemortMoves
from spellwright.games.talisman.state import Card, Seat, TalismanProcedure, TalismanState

Meeting = Callable[[int], TalismanProcedure]

LASTING: Final[dict[int, int]] = {
    STINKSAP: 2,
    FLOO_CLOSED: 1,
    LONDON_FOG: 1,
    DECREE: 1,
    FULL_MOON: 1,
}
"""Events beside the board, and for how many following turns (TA-5.10, TA-5.15)."""

EVENTS: Final[dict[int, Meeting]] = {
    DEMENTORS_OVER_LONDON: DementorsOverLondon,
    WORLD_CUP_WIN: WorldCupWin,
    MINISTRY_RAID: lambda seat: Tribute(seat, MINISTRY_RAID),
    DARK_MARK: lambda seat: Tribute(seat, DARK_MARK),
    OWL_POST: OwlPost,
    KNIGHT_BUS: KnightBus,
    PORTKEY_OFFICE: PortkeyOffice,
    TRIWIZARD_CHAMPION: TriwizardChampion,
    PEEVES_STRIKES: PeevesStrikes,
    PHOENIX_SONG: PhoenixSong,
    DARK_LORD_CALLS: lambda seat: VoldemortMoves(seat, by_roll=0),
}

VISITS: Final[dict[int, Meeting]] = {
    OLLIVANDER: Ollivander,
    RITA_SKEETER: RitaSkeeter,
    STAN_SHUNPIKE: StanShunpike,
    GRIPHOOK: Griphook,
    NICK: NearlyHeadlessNick,
    MYRTLE: MoaningMyrtle,
    POMFREY: MadamPomfrey,
    TRELAWNEY: Trelawney,
    SEASIDE_CAVE: SeasideCave,
    SHELL_COTTAGE: ShellCottage,
    RIDDLE_HOUSE: RiddleHouse,
    LAMP_SHOP: LampShop,
    MIRROR: MirrorOfErised,
    CHAMBER: ChamberOfSecrets,
}

FACTION_MATTERS: Final = (FUDGE, BORGIN)
"""Observers whose text differs by faction (TA-DMB3)."""


def meet_event(s: TalismanState, seat: int, card: int) -> None:
    """TA-8.20, TA-8.33."""
    s.tell(story.EVENT_MET, card)
    if card in LASTING:
        lay_beside(s, card, LASTING[card])
    else:
        put_away(s, card)
        s.push(EVENTS[card](seat))


def visit(s: TalismanState, seat: int, card: int) -> None:
    """TA-8.21; Crabbe and Goyle cost a Fate with every Observer (TA-O29)."""
    s.tell(story.VISITED, s.character[seat], card)
    if KIND[card] == OBSERVER and CRABBE_AND_GOYLE in s.followers[seat]:
        lose_fate(s, seat)
    if card in FACTION_MATTERS:
        s.push(VisitByFaction(seat, card))
    else:
        s.push(VISITS[card](seat))


class VisitByFaction(TalismanProcedure):
    """TA-DMB3: the Inquisitor may count as one of the Order."""

    seat: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "meet")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offer(self, s: TalismanState) -> None:
        if is_side(s, self.seat, DRACO_B):
            s.ask(self.seat, words.ASK_AS_ORDER, self.card)
        else:
            s.answer = words.YES if faction(s, self.seat) == OP else words.NO

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def meet(self, s: TalismanState) -> None:
        as_order = int(s.answer == words.YES)
        fudge = self.card == FUDGE
        s.push(Fudge(self.seat, as_order) if fudge else Borgin(self.seat, as_order))
