"""The state of the game: columns of small numbers, one entry for each wizard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.games.wizardry.board import Board, board_for
from spellwright.games.wizardry.content.columns import HITS
from spellwright.kernel.chance import Chance
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

NOWHERE: Final = -1
NOBODY: Final = -1

Seat = int
Square = int
Action = int
Flag = int
Mask = int
Actions = int
"""A bit for each action."""
Profile = int
Chosen = int
"""The choice of a profile until the seat has one, later of an orientation."""
Entry = int
"""An action with what is written for it: action | (written + 1) << 8."""

WRITTEN: Final = 8


class WizardryState(State):
    # the match
    hits_to_defeat: int
    rematch: int
    turn: int
    # set-up; `chosen` is what a seat has chosen while others still choose
    chosen: list[Chosen]
    profile: list[Profile]
    known: list[list[Action]]
    public_spells: list[list[Action]]
    orientation: list[int]
    third: int
    # wizards
    taking_part: list[Flag]
    in_play: list[Flag]
    out_at: list[int]
    hits: list[int]
    at: list[Square]
    double: list[Square]
    double_is_real: list[Flag]
    left: list[Square]
    poison: list[list[Seat]]
    # other things on the board; the columns of the animals have one entry for each animal
    animals: list[Square]
    animal_owners: list[Seat]
    animal_ap: list[int]
    animal_plans: list[list[Entry]]
    animal_played: list[list[Entry]]
    demon: Square
    demon_summoner: Seat
    balls: list[Square]
    ball_owners: list[Seat]
    smashed: list[Square]
    # the turn
    ap: list[int]
    plan: list[list[Entry]]
    played: list[list[Entry]]
    locked: list[Flag]
    closed: list[Flag]
    shown_entries: list[list[Entry]]
    seen_by: list[Mask]
    announcing: list[int]
    announced: list[int]
    foreseen_by: list[Mask]
    initiative_entries: list[int]
    defend_entries: list[int]
    order: list[Seat]
    pool: list[int]
    carried_out: list[int]
    moved_itself: list[Flag]
    used: list[Actions]
    # lasting effects of this turn
    fog: Flag
    dispel: Flag
    antimagic: Flag
    sword: list[Flag]
    entangled: list[Flag]
    beautiful: list[Flag]
    circle: list[Flag]
    storming: list[Flag]
    flamed: list[Flag]
    blinded: list[Flag]
    weakened: list[Flag]
    absorbing: list[Flag]
    prevented: list[int]
    cursed: list[Seat]
    curse_loss: list[int]
    defeat_waits: Flag
    # lasting effects beyond it
    stoneskin: list[int]
    step_ahead: list[Flag]
    aware: list[Flag]
    aware_next: list[Flag]
    lost_ap: list[int]
    gained_ap: list[int]
    watchers_next: list[Mask]
    foreseers_next: list[Mask]
    unavailable: list[Actions]
    teleported: list[Flag]
    board: Board
    __slots__ = tuple(__annotations__)

    DERIVED = (*State.DERIVED, "board")

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(rules, seats, settings, chance)
        self.chosen = [-1] * seats
        self.profile = [-1] * seats
        self.known = [[] for _ in range(seats)]
        self.public_spells = [[] for _ in range(seats)]
        self.orientation = [0] * seats
        self.third = 4
        self.taking_part = [1] * seats
        self.out_at = [0] * seats
        self.rematch = 0
        self.hits_to_defeat = int(settings.get("hits", HITS))
        self.start_again()
        self.derive()

    def start_again(self) -> None:
        """Set everything as a game or rematch begins; set-up stays (FW-3.11, FW-14.11)."""
        seats = self.seats
        self.turn = 0
        self.in_play = self.taking_part[:]
        self.hits = [0] * seats
        self.at = [NOWHERE] * seats
        self.double = [NOWHERE] * seats
        self.double_is_real = [0] * seats
        self.left = [NOWHERE] * seats
        self.poison = [[] for _ in range(seats)]
        self.animals = []
        self.animal_owners = []
        self.demon = NOWHERE
        self.demon_summoner = NOBODY
        self.balls = []
        self.ball_owners = []
        self.smashed = []
        self.ap = [0] * seats
        self.order = [seat for seat in range(seats) if self.in_play[seat]]
        self.stoneskin = [0] * seats
        self.step_ahead = [0] * seats
        self.aware = [0] * seats
        self.aware_next = [0] * seats
        self.lost_ap = [0] * seats
        self.gained_ap = [0] * seats
        self.watchers_next = [0] * seats
        self.foreseers_next = [0] * seats
        self.unavailable = [0] * seats
        self.teleported = [0] * seats
        self.clear_turn()

    def clear_turn(self) -> None:
        """Clear everything that lasts for one turn only (FW-12.8)."""
        seats = self.seats
        self.plan = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]
        self.animal_ap = [0] * len(self.animals)
        self.animal_plans = [[] for _ in self.animals]
        self.animal_played = [[] for _ in self.animals]
        self.locked = [0] * seats
        self.closed = [0] * seats
        self.shown_entries = [[] for _ in range(seats)]
        self.seen_by = [0] * seats
        self.announcing = [-1] * seats
        self.announced = [-1] * seats
        self.foreseen_by = [0] * seats
        self.initiative_entries = [0] * seats
        self.defend_entries = [0] * seats
        self.pool = [0] * seats
        self.carried_out = [0] * seats
        self.moved_itself = [0] * seats
        self.used = [0] * seats
        self.fog = 0
        self.dispel = 0
        self.antimagic = 0
        self.sword = [0] * seats
        self.entangled = [0] * seats
        self.beautiful = [0] * seats
        self.circle = [0] * seats
        self.storming = [0] * seats
        self.flamed = [0] * seats
        self.blinded = [0] * seats
        self.weakened = [0] * seats
        self.absorbing = [0] * seats
        self.prevented = [0] * seats
        self.cursed = [NOBODY] * seats
        self.curse_loss = [0] * seats
        self.defeat_waits = 0

    def derive(self) -> None:
        self.board = board_for(self.orientation, self.third)


class WizardryProcedure(Procedure[WizardryState]):
    """Base of this game's procedures."""

    __slots__ = ()


def entry(action: int, written: int = NOWHERE) -> int:
    """A plan's entry: an action, and the square or wizard written for it."""
    return action | (written + 1) << WRITTEN


def action_of(entry: int) -> int:
    return entry & 0xFF


def written_of(entry: int) -> int:
    return (entry >> WRITTEN) - 1
