"""The state of the game. A Hero's *place* is the seat order; columns have one entry for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.kernel.chance import Chance
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State

NOTHING: Final = -1
EMPTY: Final = -1

# Kinds of numbers; `naming.py` says how a saved state names them.
HeroPlace = int
Thing = int
Kind = int
Scenario = int
Hero = int
Tile = int
Ingredient = int
Program = int
"""An effect, or a part of one."""
Bans = int
Tally = int
Brew = int
Watcher = int
Waiting = int
Flag = int
Mask = int

# The steps of a turn (HB-3.1).
START: Final = 0
DARK_ARTS: Final = 1
ABILITIES: Final = 2
ACTIONS: Final = 3
INGREDIENTS: Final = 4
END_OF_TURN: Final = 5

# What the tally counts in each turn; where a Hero is meant, it is the active one.
TALLIES: Final = (
    "spells",
    "items",
    "allies",
    "potions",
    "attack-assigned",
    "influence-assigned",
    "attack-on-villains",
    "influence-on-villains",
    "villains-assigned",
    "creature-assigned",
    "influence-gained",
    "influence-spent",
    "acquired",
    "allies-acquired",
    "item-value",
    "highest-acquired",
    "defeated",
    "villains-defeated",
    "creatures-defeated",
    "control-added",
    "control-removed",
    "removed-by-active",
    "events",
    "extra-cards",
    "discards",
    "banished",
    "potions-banished",
    "dice",
    "healed-another",
    "gave-tokens",
    "charm",
    "own-shop",
    "harry",
    "saved-token",
    "hand-at-actions",
    "lost-3-done",
    "lost-4-done",
    "gained-in-step-4",
)
TALLY: Final = {word: number for number, word in enumerate(TALLIES)}
SPELLS: Final[int] = TALLY["spells"]
ITEMS: Final[int] = TALLY["items"]
ALLIES: Final[int] = TALLY["allies"]
ATTACK_ASSIGNED: Final[int] = TALLY["attack-assigned"]
INFLUENCE_ASSIGNED: Final[int] = TALLY["influence-assigned"]
ATTACK_ON_VILLAINS: Final[int] = TALLY["attack-on-villains"]
INFLUENCE_ON_VILLAINS: Final[int] = TALLY["influence-on-villains"]
VILLAINS_ASSIGNED: Final[int] = TALLY["villains-assigned"]
CREATURE_ASSIGNED: Final[int] = TALLY["creature-assigned"]
INFLUENCE_GAINED: Final[int] = TALLY["influence-gained"]
INFLUENCE_SPENT: Final[int] = TALLY["influence-spent"]
ACQUIRED: Final[int] = TALLY["acquired"]
ALLIES_ACQUIRED: Final[int] = TALLY["allies-acquired"]
ITEM_VALUE: Final[int] = TALLY["item-value"]
HIGHEST_ACQUIRED: Final[int] = TALLY["highest-acquired"]
DEFEATED: Final[int] = TALLY["defeated"]
VILLAINS_DEFEATED: Final[int] = TALLY["villains-defeated"]
CREATURES_DEFEATED: Final[int] = TALLY["creatures-defeated"]
CONTROL_ADDED: Final[int] = TALLY["control-added"]
CONTROL_REMOVED: Final[int] = TALLY["control-removed"]
REMOVED_BY_ACTIVE: Final[int] = TALLY["removed-by-active"]
EVENTS: Final[int] = TALLY["events"]
EXTRA_CARDS: Final[int] = TALLY["extra-cards"]
DISCARDS: Final[int] = TALLY["discards"]
BANISHED: Final[int] = TALLY["banished"]
POTIONS_BANISHED: Final[int] = TALLY["potions-banished"]
DICE: Final[int] = TALLY["dice"]
HEALED_ANOTHER: Final[int] = TALLY["healed-another"]
GAVE_TOKENS: Final[int] = TALLY["gave-tokens"]
CHARM_USED: Final[int] = TALLY["charm"]
OWN_SHOP_USED: Final[int] = TALLY["own-shop"]
HARRY_DONE: Final[int] = TALLY["harry"]
SAVED_TOKEN: Final[int] = TALLY["saved-token"]
HAND_AT_ACTIONS: Final[int] = TALLY["hand-at-actions"]
LOST_3_DONE: Final[int] = TALLY["lost-3-done"]
LOST_4_DONE: Final[int] = TALLY["lost-4-done"]
GAINED_IN_STEP_4: Final[int] = TALLY["gained-in-step-4"]
_NO_TALLY: Final = [0] * len(TALLIES)

# A dark potion in front of a Hero: [owner, event, what fills each place of the recipe …].
BREW_OWNER: Final = 0
BREW_EVENT: Final = 1
BREW_PLACES: Final = 2

# A waiting effect: [rank, order within the rank, program, Hero, source, cause, marks] (HB-12).
RANK: Final = 0
ORDER: Final = 1
PROGRAM: Final = 2
RESOLVER: Final = 3
SOURCE: Final = 4
CAUSE: Final = 5
MARKS: Final = 6
WAITING_SIZE: Final = 7

# A watcher of the turn: [what it waits for, program, Hero, source, marks, 1 if it works once]
# (HB-28.9). The Hero is the one for whom the card works.
WATCHER_SIZE: Final = 6

MOST_TOKENS: Final = 999
"""The most tokens that a Hero or a foe ever has; tokens are drawn one by one."""


class BattleState(State):
    # the table
    scenario: Scenario
    heroes: int
    hero: list[Hero]
    hero_card: list[Thing]
    expert: list[Thing]
    charm: list[Thing]
    hero_cards: list[list[Thing]]
    experts: list[list[Thing]]
    first: HeroPlace
    turn: int
    active: HeroPlace
    step: int
    # Heroes
    health: list[int]
    attack: list[int]
    influence: list[int]
    deck: list[list[Kind]]
    hand: list[list[Kind]]
    pile: list[list[Kind]]
    deck_seen: list[int]
    deck_known: list[int]
    collected: list[list[Thing]]
    own_shop: list[list[Kind]]
    bought_own: list[list[Kind]]
    purchased: list[list[Kind]]
    put_by: list[Kind]
    detentions_banished: list[int]
    play_area: list[Kind]
    banished: list[Kind]
    # Location
    locations_lost: int
    location: Thing
    control: int
    fixed_control: int
    markers: int
    # events
    event_stack: list[Thing]
    event_pile: list[Thing]
    events_on_table: list[Thing]
    events_banished: list[Thing]
    events_unseen: list[Thing]
    top_event_known: Mask
    brews: list[list[Brew]]
    calm: Flag
    fewer_events: int
    # foes; the last slot is Lord Voldemort's
    villain_stack: list[Thing]
    last_foe: Thing
    drawn_foes: list[Thing]
    row: list[Thing]
    row_attack: list[int]
    row_influence: list[int]
    row_attack_now: list[int]
    row_influence_now: list[int]
    row_off: list[Mask]
    foe_pile: list[Thing]
    final_revealed: Flag
    # Horcruxes and Encounters
    horcrux: Thing
    horcrux_symbols: list[Flag]
    encounter: Thing
    encounter_symbols: list[Flag]
    encounter_attack: int
    encounter_stuns: int
    # the shop
    shop: list[list[Kind]]
    market: list[Kind]
    market_high: list[Kind]
    forced: int
    forced_high: int
    drawn_up: list[Kind]
    swept: Flag
    detentions: int
    # the Potions board
    tile: Tile
    shelf: list[Ingredient]
    supply: list[Ingredient]
    tray: list[Ingredient]
    potion_deck: list[Kind]
    potions: list[Kind]
    potion_places: list[list[Ingredient]]
    held_token: Ingredient
    # the turn
    tally: list[Tally]
    gained: list[int]
    lost: list[int]
    bonus_healed: Mask
    three_healed: Mask
    guarded: Mask
    bans: Bans
    used: list[Thing]
    played: list[Kind]
    watchers: list[list[Watcher]]
    waiting: list[list[Waiting]]
    reveals: list[int]
    events_left: int
    revealed: list[Thing]
    cloak_used: Flag
    reprieve: Flag
    saved_attack: int
    saved_influence: int
    holders: Mask
    # how many cards and tokens there are, for checks
    cards_in_all: int
    tokens_in_all: int
    powers: Mask
    __slots__ = tuple(__annotations__)

    DERIVED = (*State.DERIVED, "powers")

    def __init__(
        self, rules: Rules[Any], seats: int, settings: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(rules, seats, settings, chance)
        heroes = 2 if settings["solo"] == "two-heroes" else seats
        self.scenario = columns.SCENARIOS.index(str(settings["scenario"]))
        self.heroes = heroes
        self.hero = [NOTHING] * heroes
        self.hero_card = [NOTHING] * heroes
        self.expert = [NOTHING] * heroes
        self.charm = [NOTHING] * heroes
        self.hero_cards = [[] for _ in range(heroes)]
        self.experts = [[] for _ in range(heroes)]
        self.first = 0
        self.turn = 0
        self.active = 0
        self.step = START
        self.health = [columns.FULL_HEALTH] * heroes
        self.attack = [0] * heroes
        self.influence = [0] * heroes
        self.deck = [[] for _ in range(heroes)]
        self.hand = [[] for _ in range(heroes)]
        self.pile = [[] for _ in range(heroes)]
        self.deck_seen = [0] * heroes
        self.deck_known = [0] * heroes
        self.collected = [[] for _ in range(heroes)]
        self.own_shop = [[] for _ in range(heroes)]
        self.bought_own = [[] for _ in range(heroes)]
        self.purchased = [[] for _ in range(heroes)]
        self.put_by = [NOTHING] * heroes
        self.detentions_banished = [0] * heroes
        self.play_area = []
        self.banished = []
        self.locations_lost = 0
        packs = columns.IN_PLAY.packs(settings)
        self.location = columns.locations_of(self.scenario, packs)[0]
        self.control = 0
        self.fixed_control = 0
        self.markers = 0
        self.event_stack = []
        self.event_pile = []
        self.events_on_table = []
        self.events_banished = []
        self.events_unseen = []
        self.top_event_known = 0
        self.brews = []
        self.calm = 0
        self.fewer_events = 0
        slots = columns.SLOTS[self.scenario] + 1
        self.villain_stack = []
        self.last_foe = NOTHING
        self.drawn_foes = []
        self.row = [EMPTY] * slots
        self.row_attack = [0] * slots
        self.row_influence = [0] * slots
        self.row_attack_now = [0] * slots
        self.row_influence_now = [0] * slots
        self.row_off = [0] * slots
        self.foe_pile = []
        self.final_revealed = 0
        self.horcrux = NOTHING
        self.horcrux_symbols = []
        self.encounter = NOTHING
        self.encounter_symbols = []
        self.encounter_attack = 0
        self.encounter_stuns = 0
        self.shop = [[] for _ in range(columns.SHOP_SPACES)]
        self.market = []
        self.market_high = []
        self.forced = 0
        self.forced_high = 0
        self.drawn_up = []
        self.swept = 0
        self.detentions = 0
        self.tile = NOTHING
        self.shelf = []
        self.supply = []
        self.tray = []
        self.potion_deck = []
        self.potions = []
        self.potion_places = []
        self.held_token = EMPTY
        self.waiting = []
        self.reveals = []
        self.events_left = 0
        self.cloak_used = 0
        self.holders = 0
        self.cards_in_all = 0
        self.tokens_in_all = 0
        self.clear_turn()
        self.derive()

    def clear_turn(self) -> None:
        """HB-3.10: all counts of "this turn" begin at zero."""
        heroes = self.heroes
        self.tally = _NO_TALLY[:]
        self.gained = [0] * heroes
        self.lost = [0] * heroes
        self.bonus_healed = 0
        self.three_healed = 0
        self.guarded = 0
        self.bans = 0
        self.used = []
        self.played = []
        self.revealed = []
        self.reprieve = 0
        self.watchers = []
        self.saved_attack = 0
        self.saved_influence = 0
        slots = len(self.row)
        self.row_attack_now = [0] * slots
        self.row_influence_now = [0] * slots

    def derive(self) -> None:
        """Find the abilities of foes, Horcrux and Encounter in force (HB-5.8, HB-5.11)."""
        powers = 0
        for slot, foe in enumerate(self.row):
            if foe >= 0 and not self.row_off[slot]:
                powers |= columns.POWER[foe] | columns.WHEN[foe]
        if self.horcrux >= 0:
            powers |= columns.POWER[self.horcrux] | columns.WHEN[self.horcrux]
        if self.encounter >= 0:
            powers |= columns.POWER[self.encounter] | columns.WHEN[self.encounter]
        self.powers = powers


class BattleProcedure(Procedure[BattleState]):
    """Base of this game's procedures."""

    __slots__ = ()

    def behind(self, s: BattleState) -> int:
        """The thing for which this procedure pushes others that ask; where there is none, as for a
        stun, the Location.
        """
        return s.location


def ban(word: str) -> int:
    """The bit of a ban of this turn."""
    return v.THIS_TURN[word]
