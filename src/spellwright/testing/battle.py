"""Positions and turns of Hogwarts Battle, said in the words of the rules.

A test reads like this:

    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "descendo")
    fight.play("descendo")
    fight.answer("attack draco-malfoy")
    assert fight.on_foe("draco-malfoy") == (1, 0)

A fight begins in step 3 of the first Hero's turn, with empty hands, ten Alohomora! in every deck,
an empty shop and no events. Heroes are named by their place, 0 being the active one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import locations
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.actions import HeroActions
from spellwright.games.battle.rules.carry_out import ENCOUNTER, HORCRUX
from spellwright.games.battle.rules.challenges import activate_encounter, activate_horcrux
from spellwright.games.battle.rules.dark_arts import RevealEvent
from spellwright.games.battle.rules.dice import RollDie
from spellwright.games.battle.rules.foes import put_foe
from spellwright.games.battle.rules.match import Match
from spellwright.games.battle.rules.priority import foe_cause, resolve, settle
from spellwright.games.battle.rules.turn import Turn
from spellwright.games.battle.state import ACTIONS, DARK_ARTS, EMPTY, BattleState
from spellwright.testing.scenario import Scenario, by_name


def kinds(*keys: str) -> list[int]:
    return [columns.thing(key) for key in keys]


def keys(things: Sequence[int]) -> list[str]:
    return [columns.KEYS[thing] for thing in things]


QUIET_FOES = (
    "werewolf",
    "pansy-parkinson",
    "dolores-umbridge",
    "peter-pettigrew",
    "tom-riddle",
)
"""The Villain stack of a fight, top last: foes that do nothing to starting cards."""


class Fight(Scenario[BattleState]):
    """A game after setup, in step 3 of the Hero in place 0."""

    RULES = RULES

    def __init__(
        self,
        *heroes: str,
        scenario: str = "game1",
        foes: Sequence[str] = (),
        cards: Sequence[str] = (),
        experts: Sequence[str] = (),
        charms: Sequence[str] = (),
        seed: int = 1,
        **options: Any,
    ) -> None:
        seats = 1 if options.get("solo", "off") != "off" else len(heroes)
        s = self.blank(seats, {"scenario": scenario, **by_name(RULES, options)}, seed)
        s.hero = [columns.HERO_KEYS.index(hero) for hero in heroes]
        for column, given in ((s.hero_card, cards), (s.expert, experts), (s.charm, charms)):
            for place, key in enumerate(given):
                column[place] = columns.thing(key) if key else -1
        s.deck = [[columns.ALOHOMORA] * 10 for _ in heroes]
        if columns.LEVEL[s.scenario] >= columns.BOX_1:
            s.detentions = columns.DETENTIONS
        for slot, key in enumerate(foes):
            put_foe(s, slot, columns.thing(key))
        s.villain_stack = kinds(*QUIET_FOES)
        s.turn = 1
        s.step = ACTIONS
        super().__init__(s)
        match = Match()
        s.push(match)
        match.stop()
        turn = Turn()
        s.push(turn)
        turn.go_to("ingredients")
        s.push(HeroActions())
        self.run()

    @classmethod
    def set_up(cls, seats: int | None = None, seed: int = 1, **options: Any) -> Self:
        """A new game after its setup; every question was answered by the first option."""
        fight = cls.new(seats, seed, **options)
        while fight.s.turn == 0:
            fight.answer(fight.options()[0])
        return fight

    # -- setting a position up ---------------------------------------------------------------------

    def hand(self, place: int, *cards: str) -> None:
        self.s.hand[place] = kinds(*cards)
        self.refresh()

    def deck(self, place: int, *cards: str) -> None:
        """The deck of a Hero; the last card is on top."""
        self.s.deck[place] = kinds(*cards)
        self.s.deck_seen[place] = self.s.deck_known[place] = 0
        self.refresh()

    def pile(self, place: int, *cards: str) -> None:
        self.s.pile[place] = kinds(*cards)
        self.refresh()

    def health(self, *points: int) -> None:
        self.s.health = list(points)

    def tokens(self, place: int, attack: int = 0, influence: int = 0) -> None:
        self.s.attack[place], self.s.influence[place] = attack, influence
        self.refresh()

    def control(self, tokens: int) -> None:
        self.s.control = tokens
        self.refresh()

    def location(self, key: str) -> None:
        self.s.location = columns.thing(key)
        self.s.locations_lost = locations(self.s).index(self.s.location)
        self.refresh()

    def foe(self, slot: int, key: str, attack: int = 0, influence: int = 0) -> None:
        put_foe(self.s, slot, columns.thing(key))
        self.s.row_attack[slot], self.s.row_influence[slot] = attack, influence
        self.refresh()

    def stack(self, *foes: str) -> None:
        """The Villain stack; the last foe is on top."""
        self.s.villain_stack = kinds(*foes)

    def events(self, *keys_: str) -> None:
        """The Dark Arts stack; the last event is on top."""
        self.s.event_stack = kinds(*keys_)

    def shop(self, *cards: str) -> None:
        self.s.shop = [[kind] for kind in kinds(*cards)]
        self.s.shop += [[] for _ in range(columns.SHOP_SPACES - len(cards))]
        self.refresh()

    def horcrux(self, key: str) -> None:
        activate_horcrux(self.s, columns.thing(key))
        self.refresh()

    def encounter(self, key: str) -> None:
        activate_encounter(self.s, columns.thing(key))
        self.refresh()

    def collect(self, place: int, *things: str) -> None:
        self.s.collected[place] = kinds(*things)
        self.refresh()

    def dark_potion(self, owner: int, key: str, *filled: str) -> None:
        event = columns.thing(key)
        places = [columns.INGREDIENTS.index(token) for token in filled]
        missing = len(columns.RECIPE[event]) - len(places)
        self.s.brews.append([owner, event, *places, *[EMPTY] * missing])
        self.refresh()

    def potions_board(self, tile: str = "pack2-A", left: str = "", right: str = "") -> None:
        """Ten bicorn horns on the shelves, and the named Potions on their spaces."""
        s = self.s
        s.tile = columns.TILE_NAMES.index(tile)
        s.shelf = [0] * (2 * columns.SHELVES)
        s.supply = [1] * 10
        s.potions = [columns.thing(key) if key else EMPTY for key in (left, right)]
        s.potion_places = [[EMPTY] * len(columns.RECIPE[k]) if k >= 0 else [] for k in s.potions]
        self.refresh()

    # -- playing -----------------------------------------------------------------------------------

    def play(self, card: str, *answers: str) -> None:
        self.answer(f"play {card}", *answers)

    def event(self, key: str, *answers: str) -> None:
        """An event is revealed and resolved, as in step 1."""
        self.s.event_stack.append(columns.thing(key))
        self.s.step = DARK_ARTS
        self.carry_out(RevealEvent(0))
        self.answer(*answers)
        self.s.step = ACTIONS

    def ability(self, key: str, *answers: str) -> None:
        """The each-turn ability of a foe, Horcrux or Encounter, as in step 2."""
        thing = columns.thing(key)
        cause = foe_cause(thing)
        if thing in columns.CHALLENGES:
            cause = HORCRUX if columns.IS_HORCRUX[thing] else ENCOUNTER
        self.set_aside()
        resolve(self.s, columns.EACH_TURN[thing], self.s.active, thing, cause)
        self.run()
        self.answer(*answers)

    def settle(self, *answers: str) -> None:
        """Resolve what waits."""
        self.set_aside()
        settle(self.s)
        self.run()
        self.answer(*answers)

    def roll(self, die: str, *faces: int) -> None:
        """The active Hero rolls a die."""
        self.load(*faces)
        self.carry_out(RollDie(v.DICE[die], columns.ALOHOMORA, 0))

    def done(self, *answers: str) -> None:
        """End the actions."""
        self.answer("done", *answers)

    def defeat(self, foe: str, *answers: str) -> None:
        """Assign the last token that a foe needs."""
        s, thing = self.s, columns.thing(foe)
        slot = s.row.index(thing)
        hero = s.active
        if columns.NEED_ATTACK[thing]:
            s.row_attack[slot] = columns.NEED_ATTACK[thing] - 1
            s.row_influence[slot] = columns.NEED_INFLUENCE[thing]
            s.attack[hero] += 1
            verb = "attack"
        else:
            s.row_influence[slot] = columns.NEED_INFLUENCE[thing] - 1
            s.influence[hero] += 1
            verb = "influence"
        self.refresh()
        self.answer(f"{verb} {foe}", *answers)

    # -- looking -----------------------------------------------------------------------------------

    def cards(self, place: int) -> list[str]:
        return keys(self.s.hand[place])

    def discarded(self, place: int) -> list[str]:
        return keys(self.s.pile[place])

    def on_foe(self, key: str) -> tuple[int, int]:
        slot = self.s.row.index(columns.thing(key))
        return self.s.row_attack[slot], self.s.row_influence[slot]

    def row(self) -> list[str]:
        return ["" if foe < 0 else columns.KEYS[foe] for foe in self.s.row]

    def shown(self) -> list[str]:
        return ["" if not stack else columns.KEYS[stack[-1]] for stack in self.s.shop]
