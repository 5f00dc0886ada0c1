"""The state of the game: columns of small numbers, one entry for each seat, space or deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.games.talisman.board import BOARD_SIZE, HALL
from spellwright.games.talisman.content.columns import (
    ALL_SPELLS,
    CARD_PACK,
    FATE_TOKENS,
    GALLEONS,
    IN_PLAY,
    MIDDLE_DECK,
    OUTER_DECK,
    SPELL_PACK,
    copies_in_play,
    dealt,
)
from spellwright.kernel.chance import Chance
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import without
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

Seat = int
Space = int
Card = int
Spell = int
Person = int
Side = int
SpaceFoe = int
Aim = int
"""The option by which something was aimed."""
DeckCard = int
"""A card in the Outer and the Middle deck, a Spell in the third."""
Quest = int
Stock = int
Lying = int
GoldAt = int
Flag = int
Spaces = int
Mask = int
"""A bit for each seat, or for each thing that can be used once."""

# Stored moves (TA-21.25).
STORED_FREE: Final = 1
"""A move to any other space of the Outer Region (4 Privet Drive 5, Stan Shunpike)."""
STORED_HUT: Final = 2
"""A move to Hagrid's Hut (4 Privet Drive 6)."""

# What can be used once in a round.
ONCE_REMEMBRALL: Final = 1
ONCE_GOVERNOR: Final = 2
ONCE_SEEKER: Final = 4
ONCE_INQUISITOR: Final = 8
ONCE_HAGRID: Final = 16
# What can be used once in a turn.
ONCE_TOLL: Final = 1
ONCE_BLOOD: Final = 2

# Kinds of fights.
NO_FIGHT: Final = 0
WITH_CARDS: Final = 1
WITH_SPACE_ENEMY: Final = 2
WITH_CHARACTER: Final = 3
WITH_FOLLOWER: Final = 4
WITH_VOLDEMORT: Final = 5


class TalismanState(State):
    # the game
    round: int
    first: Seat
    choosing: list[Seat]
    active: Seat
    token: int
    beside: list[Card]
    beside_owner: list[Seat]
    beside_turns: list[int]
    # decks and stocks; `deck_seen` says who knows which card of a deck
    deck: list[list[DeckCard]]
    deck_seen: list[list[Mask]]
    discard: list[list[DeckCard]]
    stock: list[Stock]
    fate_pool: int
    gold_pool: int
    cave_fate: int
    cottage: int
    unused: list[Person]
    # the board
    lying: list[tuple[Lying, ...]]
    gold_at: list[GoldAt]
    voldemort: Space
    # characters
    character: list[Person]
    side: list[Side]
    at: list[Space]
    magic: list[int]
    might: list[int]
    life: list[int]
    fate: list[int]
    gold: list[int]
    objects: list[list[Card]]
    followers: list[list[Card]]
    trophies: list[list[Card]]
    hand: list[list[Spell]]
    hand_seen: list[list[Mask]]
    lost: list[int]
    extra: list[int]
    ferret: list[int]
    quest: list[Quest]
    back: list[int]
    duty: list[int]
    stored: list[int]
    permit: list[Flag]
    portkey_ready: list[Flag]
    evading: list[Flag]
    stayed: list[int]
    mirrored: list[Flag]
    keeps: list[Flag]
    frozen_next: list[Flag]
    ruled_next: list[Seat]
    steered_next: list[Seat]
    round_used: list[Mask]
    # the turn
    turn_used: list[Mask]
    casts: list[int]
    silent: list[int]
    frozen: Flag
    ruled_by: Seat
    steered_by: Seat
    turn_over: Flag
    unlocked: Flag
    extra_turn: Flag
    was_ferret: Flag
    won_fight: Flag
    roll: int
    dice: list[int]
    fixed: int
    dropped: list[Card]
    turned_in: list[Card]
    drawn: list[Card]
    # spells in the air, the latest last
    air: list[Spell]
    air_by: list[Seat]
    air_on: list[Seat]
    air_void: list[Flag]
    danger: list[Seat]
    spared: Mask
    # the fight
    fight: int
    fighter: Seat
    foe: Seat
    space_foe: SpaceFoe
    winner: Seat
    foe_cards: list[Card]
    foe_values: list[int]
    ability: int
    own_dice: list[int]
    foe_dice: list[int]
    patronus: Mask
    disarmed: Mask
    lessened: Mask
    shielded: Flag
    spell_free: Flag
    rewards: int
    __slots__ = tuple(__annotations__)

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(rules, seats, settings, chance)
        self.round = 0
        self.first = NOBODY
        self.choosing = []
        self.active = NOBODY
        self.token = 0
        self.beside = []
        self.beside_owner = []
        self.beside_turns = []
        packs = IN_PLAY.packs(settings)
        self.deck = [
            dealt(OUTER_DECK, CARD_PACK, packs),
            dealt(MIDDLE_DECK, CARD_PACK, packs),
            dealt(ALL_SPELLS, SPELL_PACK, packs),
        ]
        self.deck_seen = [[0] * len(deck) for deck in self.deck]
        self.discard = [[], [], []]
        self.stock = copies_in_play(packs)
        self.fate_pool = FATE_TOKENS
        self.gold_pool = GALLEONS
        self.cave_fate = 0
        self.cottage = 0
        self.unused = []
        self.lying = [()] * BOARD_SIZE
        self.gold_at = [0] * BOARD_SIZE
        self.voldemort = HALL
        self.character = [-1] * seats
        self.side = [-1] * seats
        self.at = [NOWHERE] * seats
        self.magic = [0] * seats
        self.might = [0] * seats
        self.life = [0] * seats
        self.fate = [0] * seats
        self.gold = [0] * seats
        self.objects = [[] for _ in range(seats)]
        self.followers = [[] for _ in range(seats)]
        self.trophies = [[] for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.hand_seen = [[] for _ in range(seats)]
        self.lost = [0] * seats
        self.extra = [0] * seats
        self.ferret = [0] * seats
        self.quest = [0] * seats
        self.back = [0] * seats
        self.duty = [0] * seats
        self.stored = [0] * seats
        self.permit = [0] * seats
        self.portkey_ready = [0] * seats
        self.evading = [0] * seats
        self.stayed = [0] * seats
        self.mirrored = [0] * seats
        self.keeps = [0] * seats
        self.frozen_next = [0] * seats
        self.ruled_next = [NOBODY] * seats
        self.steered_next = [NOBODY] * seats
        self.round_used = [0] * seats
        self.clear_turn()
        self.clear_fight()

    def clear_turn(self) -> None:
        """Clear everything that lasts for one turn only."""
        seats = self.seats
        self.turn_used = [0] * seats
        self.casts = [0] * seats
        self.silent = [0] * seats
        self.frozen = 0
        self.ruled_by = NOBODY
        self.steered_by = NOBODY
        self.turn_over = 0
        self.unlocked = 0
        self.extra_turn = 0
        self.was_ferret = 0
        self.won_fight = 0
        self.roll = 0
        self.dice = []
        self.fixed = NOTHING
        self.dropped = []
        self.turned_in = []
        self.drawn = []
        self.air = []
        self.air_by = []
        self.air_on = []
        self.air_void = []
        self.danger = []
        self.spared = 0

    def clear_fight(self) -> None:
        """Clear the fight: none is going on."""
        self.fight = NO_FIGHT
        self.fighter = NOBODY
        self.foe = NOBODY
        self.space_foe = NOTHING
        self.winner = NOBODY
        self.foe_cards = []
        self.foe_values = []
        self.ability = 0
        self.own_dice = []
        self.foe_dice = []
        self.patronus = 0
        self.disarmed = 0
        self.lessened = 0
        self.shielded = 0
        self.spell_free = 0
        self.rewards = 1


def take_up(s: TalismanState, space: int, card: int) -> None:
    """A card no longer lies on a space."""
    s.lying[space] = without(s.lying[space], card)


class TalismanProcedure(Procedure[TalismanState]):
    """Base of this game's procedures."""

    __slots__ = ()

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        """What these dice would bring in a roll that this procedure has ordered, as a number of
        `lexicons.MEANING`; 0 where that cannot be said in a few words.
        """
        return 0

    def rolls_for(self, s: TalismanState) -> int:
        """The card, space or Spell for which this procedure orders a roll (`lexicons.SOURCE`)."""
        return 0


class SeatProcedure(TalismanProcedure):
    """A rule that is carried out for one Character and needs nothing else. The effect of a card is
    made with the card, too; which one it is says `card_effects.card_met`.
    """

    seat: Seat
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, _card: int = NOTHING) -> None:
        self.seat = seat
