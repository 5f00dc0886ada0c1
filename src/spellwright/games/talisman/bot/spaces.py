"""What it is worth to end a move on a space."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import (
    AZKABAN,
    BURROW,
    CHARMS,
    COURTYARD,
    COVERED_BRIDGE,
    DEFENCE,
    DIAGON_ALLEY,
    DRAW,
    FORESTS,
    GREENHOUSES,
    GRINGOTTS,
    HAGRIDS_HUT,
    HOGSMEADE,
    LONDON,
    MALFOY_MANOR,
    MINISTRY,
    POTIONS,
    PRIVET_DRIVE,
    QUIDDITCH_PITCH,
    REGION,
    ST_MUNGOS,
    TOWER,
    TRANSFIGURATION,
    WILLOW,
)
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.dice import hogs_head, hut, prison, privet_drive, quest
from spellwright.games.talisman.bot.worth import (
    card_worth,
    draw_worth,
    enemies_among,
    enemies_worth,
    fate_cost,
    gain_worth,
    life_cost,
    lives_cost,
    wounds,
)
from spellwright.games.talisman.content.columns import (
    DE,
    MAGIC,
    MIGHT,
    OP,
    PRICE,
    STACK_OF,
    START_FATE,
)
from spellwright.games.talisman.content.names import (
    EQUIPMENT,
    FANG,
    HAGRID_A,
    HAGRID_B,
    HALLOW,
    LANTERN,
    SNAPE,
)
from spellwright.games.talisman.odds import FACES, fighting, odds
from spellwright.games.talisman.queries import faction, hallow_of, have_rule, is_side
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.games.talisman.state import TalismanState

KEYS: Final = 3.5
KEY_MAGIC: Final = 4
MINISTRY_CARDS: Final = 2
MOST_TRIES: Final = 3.0


class Places:
    """The worth of spaces to a Character in one position; averages are worked out once."""

    __slots__ = ("_draws", "s", "seat")

    def __init__(self, s: TalismanState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._draws: dict[int, float] = {}

    def draws(self, deck: int) -> float:
        known = self._draws.get(deck)
        if known is None:
            known = self._draws[deck] = draw_worth(self.s, self.seat, deck)
        return known

    def worth(self, space: int) -> float:
        """What it brings to meet a space."""
        worth = self._cards(space) + self._instructions(space)
        return worth + weights.GALLEON * self.s.gold_at[space]

    def _cards(self, space: int) -> float:
        s, seat = self.s, self.seat
        lying = [*s.lying[space]]
        worth = 0.0
        if lying:
            enemies = enemies_among(s, seat, lying)
            if enemies:
                worth += enemies_worth(s, seat, enemies)
            worth += sum([card_worth(s, seat, card) for card in lying if card not in enemies])
        new = DRAW[space] - len(lying)
        if space == MINISTRY:
            new = MINISTRY_CARDS
        if new > 0:
            deck = 0 if REGION[space] == LONDON else 1
            mean = self.draws(deck)
            worth += new * mean - (new - 1) * (0.2 + life_cost(s, seat) / 4)
        return worth

    def _instructions(self, space: int) -> float:
        s, seat = self.s, self.seat
        if REGION[space] == LONDON:
            return self._in_london(space)
        if space == QUIDDITCH_PITCH:
            if s.quest[seat] or hallow_of(s, seat) >= 0 or not s.stock[STACK_OF[HALLOW]]:
                return 0.0
            return sum([quest(s, seat, face) for face in FACES]) / 6
        if space == HAGRIDS_HUT:
            return sum([hut(s, seat, a + b) for a in FACES for b in FACES]) / 36 + 0.2
        if space in FORESTS:
            return 0.0 if self._knows_the_forest() else -life_cost(s, seat)
        if space == COURTYARD:
            return self._healing(99)
        if space == WILLOW:
            if s.gold[seat]:
                return -weights.GALLEON
            return -fate_cost(s, seat) if s.fate[seat] else -life_cost(s, seat)
        if space == COVERED_BRIDGE:
            return 0.1
        return 0.0

    def _knows_the_forest(self) -> bool:
        s, seat = self.s, self.seat
        if is_side(s, seat, HAGRID_A) or is_side(s, seat, HAGRID_B):
            return True
        return have_rule(s.objects[seat], LANTERN) or have_rule(s.followers[seat], FANG)

    def _healing(self, most: int) -> float:
        s, seat = self.s, self.seat
        healed = min(most, wounds(s, seat), s.gold[seat])
        if not healed:
            return 0.0
        return life_cost(s, seat) / 2 + healed * (weights.HEALED - weights.GALLEON)

    def _in_london(self, space: int) -> float:
        s, seat = self.s, self.seat
        if space == ST_MUNGOS:
            return self._healing(99)
        if space == HOGSMEADE:
            luck = sum([hogs_head(s, seat, face) for face in FACES]) / 6
            return max(0.0, luck, self._healing(2))
        if space == DIAGON_ALLEY:
            return self._shopping()
        if space == PRIVET_DRIVE:
            return sum([privet_drive(s, seat, face) for face in FACES]) / 6
        if space in (GRINGOTTS, AZKABAN):
            ability = MIGHT if space == GRINGOTTS else MAGIC
            return sum([prison(s, seat, face, ability) for face in FACES]) / 6
        if space in (BURROW, MALFOY_MANOR):
            if faction(s, seat) != (OP if space == BURROW else DE):
                return -life_cost(s, seat)
            missing = START_FATE[s.side[seat]] - s.fate[seat]
            return max(weights.TRAIN, weights.FATE * missing)
        return 0.0

    def _shopping(self) -> float:
        s, seat = self.s, self.seat
        best = 0.0
        for card in EQUIPMENT:
            place = STACK_OF[card]
            if PRICE[place] and s.stock[place] and price_for(s, seat, card) <= s.gold[seat]:
                best = max(best, gain_worth(s, seat, card))
        return best

    # -- the castle --------------------------------------------------------------------------------

    def castle_cost(self, space: int) -> float:
        """The Lives and turns that a space of the castle costs."""
        s, seat = self.s, self.seat
        own = faction(s, seat)
        if space == POTIONS:
            return lives_cost(s, seat, 4 / 3) if own == OP else 0.0
        if space == TRANSFIGURATION:
            safe = own == OP or have_rule(s.followers[seat], SNAPE)
            return 0.0 if safe else lives_cost(s, seat, 4 / 3)
        if space == GREENHOUSES:
            helped = len(s.followers[seat])
            return sum([lives_cost(s, seat, max(0, face - helped)) for face in FACES]) / 6 + 1.0
        if space == CHARMS:
            return self._until_won(fighting(s, seat, MAGIC), KEY_MAGIC) * KEYS
        if space == DEFENCE:
            might = fighting(s, seat, MIGHT)
            return sum([self._until_won(might, a + b) for a in FACES for b in FACES]) / 36
        return 0.5 if space == TOWER else 0.0

    def _until_won(self, mine: int, other: int) -> float:
        """Lives and turns until a fight is won that is fought again and again."""
        won, drawn, lost = odds(mine, other)
        if not won:
            return MOST_TRIES * 4
        tries = min(MOST_TRIES * 3, 1 / won)
        lives = lost * tries
        return lives_cost(self.s, self.seat, lives) + (drawn + lost) * tries * weights.TURN
