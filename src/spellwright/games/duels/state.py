"""The state of the game: columns of small numbers; those that change seldom are tuples.

A Model is a number from 0 to 11: six places for each seat. A Spell card of a Group is a number from
0 to 63: 32 places for each seat, first the Spellbook, then the Innate Spells of its Models.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.games.duels.board import Board, board_for
from spellwright.games.duels.content.columns import MOST_MODELS, SUPPLY, TRAPS_EACH
from spellwright.games.duels.story import with_owners
from spellwright.kernel.chance import Chance
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

NOWHERE: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1

SEATS: Final = 2
MODELS: Final = SEATS * MOST_MODELS
CARDS_EACH: Final = 32
CARDS: Final = SEATS * CARDS_EACH
CHALLENGES: Final = 6
OVERLAYS: Final = CHALLENGES + SEATS
"""The six Challenges, then the Terrain Overlay of each player."""

Seat = int
Model = int
Space = int
Card = int
"""A Spell card of a Group."""
Spell = int
Character = int
Piece = int
Affiliation = int
Conditions = int
"""A bit for each condition that holds (`conditions.py`); the next three likewise."""
Traits = int
Artifacts = int
Potions = int
Stage = int
ClashCard = int
AttackKind = int
ArtifactKind = int
PotionKind = int
Attacks = int
"""A bit for each Attack."""
GroupKind = int
MapKind = int
Join = int
Pending = int
"""What a builder has chosen and not placed: a ready-made Group at first, an Artifact later."""
ClashItem = int
UsedItem = int
"""An Attack, a Spell or a Potion, as `clash_kind` or the `kind` of the Clash says."""
Chosen = int
"""An option that was chosen."""
Interrupted = int
"""See `rules.clash_deck.interrupt_clash`."""
Quest = int
Overlay = int
Terrain = int
Flag = int
Mask = int

# What the players are doing.
BUILDING: Final = 0
BREWING: Final = 1
SETTING_UP: Final = 2
PLAYING: Final = 3

# What a Clash is made for (`clash_kind`): `clash_item` is the Attack, Spell or Potion.
BY_ATTACK: Final = 0
BY_SPELL: Final = 1
BY_POTION: Final = 2
BRAVELY: Final = 3

# How the Clash Card that counts came there.
FROM_DECK: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2

# Once in a Round (bits of `used`).
USED_ELITE: Final = 1
USED_EXPERT: Final = 2
USED_MASTER: Final = 4
USED_POTION_MASTERY: Final = 8
USED_RAVENCLAW: Final = 16
USED_TACTICIAN: Final = 32
USED_LEADERSHIP: Final = 64
USED_LOCKET: Final = 128
# Once in a game (bits of `used_up`).
USED_EXCHANGE: Final = 1
USED_DECLARATION: Final = 2
USED_HERBOLOGY: Final = 4
USED_MASK: Final = 8


class DuelsState(State):
    # the match
    stage: Stage
    round: int
    setup_winner: Seat
    starter: Seat
    last_activation: Flag
    # the Map
    map: MapKind
    join: Join
    first_owner: Seat
    mysteries: tuple[Space, ...]
    overlay_at: list[Space]
    overlay_up: list[Flag]
    overlay_terrain: tuple[Terrain, ...]
    patronus: list[Space]
    fiendfyre: list[Space]
    trap_at: tuple[Space, ...]
    trap_spell: tuple[Spell, ...]
    trap_caster: tuple[Model, ...]
    # Groups
    step: list[int]
    pending: list[Pending]
    ready: tuple[GroupKind, ...]
    affiliation: tuple[Affiliation, ...]
    leader: tuple[Model, ...]
    character: tuple[Character, ...]
    piece: tuple[Piece, ...]
    traits: tuple[Traits, ...]
    gear: tuple[Artifacts, ...]
    locked: tuple[Artifacts, ...]
    made: tuple[Artifacts, ...]
    made_by: tuple[Seat, ...]
    stock: list[Potions]
    emptied: list[Potions]
    # Models
    at: list[Space]
    conditions: list[Conditions]
    impacts: list[int]
    poison: list[int]
    slow: list[int]
    smoke: list[int]
    mist: list[int]
    cloaked: list[int]
    dazed: list[int]
    felix: list[int]
    dark_mark: list[int]
    strengthened: list[int]
    activations: list[int]
    used: list[Mask]
    used_up: list[Mask]
    innate_locked: list[Attacks]
    held: list[Overlay]
    scorched: list[Mask]
    harmed: list[int]
    # Spell cards
    spell: tuple[Spell, ...]
    bound: tuple[Model, ...]
    holder: list[Model]
    clock: list[int]
    upkept: list[Card]
    on_light: list[int]
    on_dark: list[int]
    aim: list[Model]
    # Power
    light: list[int]
    dark: list[int]
    spent_light: list[int]
    spent_dark: list[int]
    # Clash Cards
    deck: list[list[ClashCard]]
    foreseen: list[int]
    hand: list[list[ClashCard]]
    hand_seen: list[tuple[ClashCard, ...]]
    discard: list[list[ClashCard]]
    lucky_supply: int
    jinxed_supply: int
    refilled: list[Flag]
    # the Clash
    attacker: Model
    defender: Model
    attacking_seat: Seat
    clash_kind: int
    clash_item: ClashItem
    counting: list[ClashCard]
    face: list[int]
    revealed: list[tuple[ClashCard, ...]]
    extra: list[tuple[ClashCard, ...]]
    aside: list[tuple[ClashCard, ...]]
    empower: list[tuple[ClashCard, ...]]
    empower_seen: list[int]
    interrupted: list[list[Interrupted]]
    lower_used: list[Flag]
    sharper: int
    reacting: list[Card]
    declared: list[Flag]
    clash_bonus: list[int]
    # Quests
    quest_deck: list[tuple[Quest, ...]]
    quest_hand: list[tuple[Quest, ...]]
    mulligan: list[tuple[Quest, ...]]
    quests: list[tuple[Quest, ...]]
    scored: list[tuple[Quest, ...]]
    quest_discard: list[tuple[Quest, ...]]
    quests_seen: list[tuple[Quest, ...]]
    points: list[int]
    happened: list[Mask]
    toured: list[Mask]
    potions_used: list[int]
    mourning: list[int]
    # the activation
    active: Model
    acting: Seat
    began_at: Space
    activated: list[int]
    movement: Flag
    advanced: Flag
    quick: Flag
    single: Flag
    basic_cast: Flag
    sly_bought: Flag
    board: Board
    terrain: list[int]
    __slots__ = tuple(__annotations__)

    DERIVED = (*State.DERIVED, "board", "terrain")

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(rules, seats, settings, chance)
        self.stage = BUILDING
        self.round = 0
        self.setup_winner = NOBODY
        self.starter = NOBODY
        self.last_activation = 0
        self._blank_map()
        self._blank_groups()
        self._blank_models()
        self._blank_spells()
        self._blank_clash()
        self._blank_quests()
        self.active = self.acting = NOBODY
        self.began_at = NOWHERE
        self.activated = [0] * SEATS
        self.movement = self.advanced = self.quick = self.single = 0
        self.basic_cast = self.sly_bought = 0
        self.derive()

    def tell(self, kind: int, *args: int) -> None:
        """A Model that both Groups have is told with its owner."""
        if self.tells_events:
            super().tell(kind, *with_owners(kind, args, self.in_both_groups()))

    def in_both_groups(self) -> frozenset[int]:
        """The characters that both players have, once the Groups are known."""
        if self.stage == BUILDING:
            return frozenset()
        first, second = self.character[:MOST_MODELS], self.character[MOST_MODELS:]
        return frozenset(first) & frozenset(second) - {NOTHING}

    def _blank_map(self) -> None:
        self.map = self.join = self.first_owner = NOTHING
        self.mysteries = ()
        self.overlay_at = [NOWHERE] * OVERLAYS
        self.overlay_up = [0] * OVERLAYS
        self.overlay_terrain = (NOTHING,) * SEATS
        self.patronus = [NOWHERE] * SEATS
        self.fiendfyre = [NOWHERE] * SEATS
        self.trap_at = (NOWHERE,) * (SEATS * TRAPS_EACH)
        self.trap_spell = (NOTHING,) * (SEATS * TRAPS_EACH)
        self.trap_caster = (NOBODY,) * (SEATS * TRAPS_EACH)

    def _blank_groups(self) -> None:
        self.step = [0] * SEATS
        self.pending = [NOTHING] * SEATS
        self.ready = (NOTHING,) * SEATS
        self.affiliation = (NOTHING,) * SEATS
        self.leader = (NOBODY,) * SEATS
        self.stock = [0] * SEATS
        self.emptied = [0] * SEATS

    def _blank_models(self) -> None:
        self.character = (NOTHING,) * MODELS
        self.piece = (NOTHING,) * MODELS
        self.at = [NOWHERE] * MODELS
        self.held = [NOTHING] * MODELS
        self.traits = (0,) * MODELS
        self.gear = (0,) * MODELS
        self.locked = (0,) * MODELS
        self.made = (0,) * MODELS
        self.made_by = (NOBODY,) * MODELS
        self.conditions = [0] * MODELS
        self.impacts = [0] * MODELS
        self.poison = [0] * MODELS
        self.slow = [0] * MODELS
        self.smoke = [0] * MODELS
        self.mist = [0] * MODELS
        self.cloaked = [0] * MODELS
        self.dazed = [0] * MODELS
        self.felix = [0] * MODELS
        self.dark_mark = [0] * MODELS
        self.strengthened = [0] * MODELS
        self.activations = [0] * MODELS
        self.used = [0] * MODELS
        self.used_up = [0] * MODELS
        self.innate_locked = [0] * MODELS
        self.scorched = [0] * MODELS
        self.harmed = [0] * MODELS

    def _blank_spells(self) -> None:
        self.spell = (NOTHING,) * CARDS
        self.bound = (NOBODY,) * CARDS
        self.holder = [NOBODY] * CARDS
        self.clock = [0] * CARDS
        self.upkept = []
        self.on_light = [0] * CARDS
        self.on_dark = [0] * CARDS
        self.aim = [NOTHING] * CARDS
        self.light = [0] * SEATS
        self.dark = [0] * SEATS
        self.spent_light = [0] * SEATS
        self.spent_dark = [0] * SEATS

    def _blank_clash(self) -> None:
        self.deck = [[], []]
        self.foreseen = [0] * SEATS
        self.hand = [[], []]
        self.hand_seen = [(), ()]
        self.discard = [[], []]
        self.lucky_supply = SUPPLY
        self.jinxed_supply = SUPPLY
        self.refilled = [0] * SEATS
        self.attacker = self.defender = self.attacking_seat = NOBODY
        self.clash_kind = self.clash_item = NOTHING
        self.counting = [NOTHING] * SEATS
        self.face = [FROM_DECK] * SEATS
        self.revealed = [(), ()]
        self.extra = [(), ()]
        self.aside = [(), ()]
        self.empower = [(), ()]
        self.empower_seen = [0] * SEATS
        self.interrupted = []
        self.lower_used = [0] * SEATS
        self.sharper = 0
        self.reacting = []
        self.declared = [0] * SEATS
        self.clash_bonus = [0] * SEATS

    def _blank_quests(self) -> None:
        self.quest_deck = [(), ()]
        self.quest_hand = [(), ()]
        self.mulligan = [(), ()]
        self.quests = [(), ()]
        self.scored = [(), ()]
        self.quest_discard = [(), ()]
        self.quests_seen = [(), ()]
        self.points = [0] * SEATS
        self.happened = [0] * SEATS
        self.toured = [0] * SEATS
        self.potions_used = [0] * SEATS
        self.mourning = [0] * SEATS

    def derive(self) -> None:
        """The board, and the terrain in force on it (WD-7.4, WD-7.6)."""
        if self.map < 0 or self.join < 0:
            self.board = board_for(0, 0, 0)
        else:
            self.board = board_for(self.map, self.join, max(self.first_owner, 0))
        self.lay_terrain()

    def lay_terrain(self) -> None:
        """Lay the terrain in a new list each time: copies of a state share the old one."""
        terrain = self.board.terrain[:]
        for seat in range(SEATS):
            overlay = CHALLENGES + seat
            if self.overlay_at[overlay] != NOWHERE and self.overlay_up[overlay]:
                terrain[self.overlay_at[overlay]] = self.overlay_terrain[seat]
        self.terrain = terrain


class DuelsProcedure(Procedure[DuelsState]):
    """Base of this game's procedures."""

    __slots__ = ()


def seat_of(model: int) -> int:
    return 0 if model < MOST_MODELS else 1


_CARDS_OF: Final = [[seat * CARDS_EACH + n for n in range(CARDS_EACH)] for seat in range(SEATS)]


def cards_of(seat: int) -> list[int]:
    """The places of a seat's Spell cards; not to be changed."""
    return _CARDS_OF[seat]


_MODELS_OF: Final = [[seat * MOST_MODELS + n for n in range(MOST_MODELS)] for seat in range(SEATS)]


def models_of(seat: int) -> list[int]:
    """All Models of a seat, on the board or not; not to be changed."""
    return _MODELS_OF[seat]
