"""The state of the game: columns of small numbers.

A figure is a character on one side: light has the figures 0 to 2, dark 3 to 5. Columns named "by
figure" have six entries, columns "by side" two, columns "by seat" one for each player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.games.funkoverse.board import Board, board_of
from spellwright.games.funkoverse.content.columns import (
    CONTROL_MARKERS,
    FIRST_GAME,
    IN_PLAY,
    POINT_MARKERS,
    SCENARIO_KEYS,
    SCENARIO_MAP,
    abilities_in_play,
    statuses_in_play,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS
from spellwright.games.funkoverse.content.tables import TRACK, TYPES
from spellwright.kernel.chance import Chance
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

NOWHERE: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
"""The answer where nothing at all could be chosen."""

TEAM: Final = 3
FIGURES: Final = 2 * TEAM
FIGURES_OF: Final = (tuple(range(TEAM)), tuple(range(TEAM, FIGURES)))
SIDE_OF: Final = [figure // TEAM for figure in range(FIGURES)]

IN_POOL: Final = 0
"""The place of a token that can be used; 1 to 4 are the numbers of the track."""
PLACES: Final = TRACK + 1

Seat = int
Side = int
Figure = int
Kind = int
Word = int
Square = int
Flag = int
TrackPlace = int
Item = int
AbilityKind = int
Status = int
Symbol = int
Scenario = int
MapKind = int
Pick = int
"""A kind, an item or a figure, see `rules.teams.SecretPicks`."""


def token(side: int, type: int, place: int) -> int:
    """Where `tokens` counts the ability tokens of a side and type at a place."""
    return (side * len(TYPES) + type) * PLACES + place


class FunkoverseState(State):
    # the game: scenario, map, characters on a side
    scenario: Scenario
    map: MapKind
    size: int
    # by seat: the side (-1 until colours are taken), turns of the seat's characters in this round
    side: list[Side]
    turns_taken: list[int]
    # the round: who has the First Player marker, whose turn, which figure acts, what it uses (an
    # ability, an item) while that goes on, and the figure that this or a return is about
    first: Side
    round: int
    turn: Side
    active: Figure
    actions_left: int
    using: AbilityKind
    using_item: Item
    subject: Figure
    # by figure; `called` is its word in options and events, `cooldown` its number on the track
    kind: list[Kind]
    called: list[Word]
    controller: list[Seat]
    at: list[Square]
    down: list[Flag]
    exhausted: list[Flag]
    cooldown: list[TrackPlace]
    protego: list[int]
    confundo: list[int]
    # by figure: the status cards of packs that lie on it; nothing at all where none are in play
    cards: list[list[Status]]
    # by side
    points: list[int]
    item: list[Item]
    holder: list[Figure]
    item_cooldown: list[TrackPlace]
    leader: list[Figure]
    # ability tokens, see `token`
    tokens: list[int]
    # point markers: number on the track of which side (0 and -1: on the map)
    marker_cooldown: list[TrackPlace]
    marker_side: list[Side]
    # control markers by area: the colour that shows (-1: none placed), and the square
    control: list[Side]
    control_at: list[Square]
    # the latest challenge, for those who watch: who, whom, symbols rolled by each
    challenger: Figure
    target: Figure
    attack_dice: list[Symbol]
    defense_dice: list[Symbol]
    # by side: what was chosen in secret and waits to be shown
    picks: list[list[Pick]]
    board: Board
    # by kind: the abilities that it has, with those of packs in play
    abilities_of: list[list[AbilityKind]]
    __slots__ = tuple(__annotations__)

    DERIVED = (*State.DERIVED, "board", "abilities_of")
    LATE = ("cards",)

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(rules, seats, settings, chance)
        self.scenario = scenario_of(settings)
        self.map = map_of(settings, self.scenario)
        self.size = TEAM - 1 if settings.get("two") else TEAM
        self.side = [NOBODY] * seats
        self.turns_taken = [0] * seats
        self.first = NOBODY
        self.round = 0
        self.turn = NOBODY
        self.active = NOBODY
        self.actions_left = 0
        self.using = NOTHING
        self.using_item = NOTHING
        self.subject = NOBODY
        self.kind = [NOBODY] * FIGURES
        self.called = [NOBODY] * FIGURES
        self.controller = [NOBODY] * FIGURES
        self.at = [NOWHERE] * FIGURES
        self.down = [0] * FIGURES
        self.exhausted = [0] * FIGURES
        self.cooldown = [0] * FIGURES
        self.protego = [0] * FIGURES
        self.confundo = [0] * FIGURES
        self.cards = [[] for _ in range(FIGURES)] if statuses_in_play(self.packs) else []
        self.points = [0, 0]
        self.item = [NOTHING, NOTHING]
        self.holder = [NOBODY, NOBODY]
        self.item_cooldown = [0, 0]
        self.leader = [NOBODY, NOBODY]
        self.tokens = [0] * (2 * len(TYPES) * PLACES)
        self.marker_cooldown = [0] * POINT_MARKERS
        self.marker_side = [NOBODY] * POINT_MARKERS
        self.control = [NOBODY] * CONTROL_MARKERS
        self.control_at = [NOWHERE] * CONTROL_MARKERS
        self.challenger = NOBODY
        self.target = NOBODY
        self.attack_dice = []
        self.defense_dice = []
        self.picks = [[], []]
        self.derive()

    def derive(self) -> None:
        self.board = board_of(self.map)
        self.abilities_of = _abilities_of(IN_PLAY.packs(self.settings))

    @property
    def packs(self) -> int:
        """The packs of this table, as bits; the box is one of them."""
        return IN_PLAY.packs(self.settings)


_ABILITIES: dict[int, list[list[int]]] = {}


def _abilities_of(packs: int) -> list[list[int]]:
    found = _ABILITIES.get(packs)
    if found is None:
        found = _ABILITIES[packs] = abilities_in_play(packs)
    return found


def scenario_of(settings: Mapping[str, Any]) -> int:
    """FV-22.6, FV-22.8."""
    if settings.get("first-game"):
        return FIRST_GAME
    return SCENARIO_KEYS.index(settings.get("scenario", SCENARIO_KEYS[0]))


def map_of(settings: Mapping[str, Any], scenario: int) -> int:
    """FV-19.1, FV-22.3, FV-22.8: the scenario's own map, unless any map was allowed and chosen."""
    chosen = settings.get("map", "usual")
    free = settings.get("any-map") and scenario != FIRST_GAME and chosen in MAP_KEYS
    return MAP_KEYS.index(chosen if free else SCENARIO_MAP[scenario])


class FunkoverseProcedure(Procedure[FunkoverseState]):
    """Base of this game's procedures."""

    __slots__ = ()

    def ask(self, s: FunkoverseState, seat: int, question: int, *args: int) -> None:
        """Ask a seat if there is a choice; a single option, or NOTHING, answers itself."""
        found = self.options(s, seat, question)
        if len(found) > 1:
            s.ask_among(found, seat, question, list(args))
        else:
            s.answer = found[0] if found else NOTHING
