"""Positions of Wizarding Duels, said in the words of the rules.

A test reads like this:

    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"}, spells=[["stupefy"], []])
    duel.deck(0, "strong")
    duel.do("cast", "cast stupefy")
    assert duel.s.impacts[duel.model("nagini")] == 1

By default nobody has cards in hand, Power Markers, Potions or Quest Cards, no overlay lies on the
Map (the Moonlit Courtyard, joined at the gold Nexus), and the first player is about to activate a
Model in Round 1. A player with one Model activates it without being asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spellwright.games.duels import words
from spellwright.games.duels.board import TERRAIN_KEYS, board_for
from spellwright.games.duels.conditions import CONDITIONS, begin, end, is_now
from spellwright.games.duels.content import columns
from spellwright.games.duels.content.rows import MAPS, keys
from spellwright.games.duels.groups.group import Group, equip, join
from spellwright.games.duels.lexicons import (
    COLOUR_NAMES,
    OVERLAY_NAMES,
    PIECES,
    SPACES,
)
from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.rules.activation import Activation
from spellwright.games.duels.rules.match import Match
from spellwright.games.duels.state import (
    CHALLENGES,
    MODELS,
    NOTHING,
    PLAYING,
    DuelsState,
    cards_of,
)
from spellwright.testing.scenario import Scenario

Side = Mapping[str, str]
"""Characters with the Spaces where they stand; the first one is the Leader."""


def space(name: str) -> int:
    number = SPACES.parse(name)
    assert number >= 0, f"there is no Space {name}"
    return number


class Duel(Scenario[DuelsState]):
    RULES = RULES

    def __init__(
        self,
        first: Side,
        second: Side,
        *,
        spells: Sequence[Sequence[str]] = ((), ()),
        gear: Mapping[str, Sequence[str]] | None = None,
        hands: Sequence[Sequence[str]] = ((), ()),
        power: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),
        quests: Sequence[Sequence[str]] = ((), ()),
        potions: Sequence[Sequence[str]] = ((), ()),
        at: str = "activation_phase",
        map: str = "moonlit-courtyard",
        join_at: str = "gold",
        options: Mapping[str, Any] | None = None,
        before: Callable[[DuelsState], None] | None = None,
    ) -> None:
        s = self.blank(2, options)
        super().__init__(s)
        s.map, s.join, s.first_owner = keys(MAPS).index(map), COLOUR_NAMES.parse(join_at), 0
        s.derive()
        for seat, side in enumerate((first, second)):
            join(s, seat, self._group(side, spells[seat], quests[seat], potions[seat]))
            s.hand[seat] = [columns.clash_card(card) for card in hands[seat]]
            s.light[seat], s.dark[seat] = power[seat]
            s.quests[seat] = s.quest_deck[seat]
            s.quest_deck[seat] = ()
            s.deck[seat] = columns.CLASH_DECK[:]
            for character, where in side.items():
                s.at[self.model(character, seat)] = space(where)
        for character, artifacts in (gear or {}).items():
            for artifact in artifacts:
                equip(s, self.model(character), columns.artifact(artifact))
        s.stage, s.round, s.starter, s.setup_winner = PLAYING, 1, 0, 0
        if before is not None:
            before(s)
        self.start(Match(), at)

    @staticmethod
    def _group(
        side: Side, spells: Sequence[str], quests: Sequence[str], potions: Sequence[str]
    ) -> Group:
        return Group(
            0,
            [columns.character(key.partition(".")[0]) for key in side],
            [],
            [columns.spell(key) for key in spells],
            [columns.quest(key) for key in quests],
            [columns.potion(key) for key in potions],
        )

    # -- setting a position up -------------------------------------------------------------------

    def deck(self, seat: int, *cards: str) -> None:
        """Put cards on top of a Clash Deck, the first one uppermost."""
        self.s.deck[seat] += [columns.clash_card(card) for card in reversed(cards)]

    def whole_deck(self, seat: int, *cards: str) -> None:
        """The Clash Deck has these cards only, the first one uppermost; no discards."""
        self.s.deck[seat] = [columns.clash_card(card) for card in reversed(cards)]
        self.s.discard[seat] = []

    def hand(self, seat: int, *cards: str) -> None:
        self.s.hand[seat] = [columns.clash_card(card) for card in cards]
        self.refresh()

    def ground(self, where: str, kind: str) -> None:
        terrain = self.s.terrain[:]
        terrain[space(where)] = TERRAIN_KEYS.index(kind)
        self.s.terrain = terrain
        self.refresh()

    def overlay(self, name: str, where: str, *, up: bool = True, terrain: str = "") -> None:
        number = OVERLAY_NAMES.parse(name)
        self.s.overlay_at[number] = space(where)
        self.s.overlay_up[number] = int(up)
        if terrain:
            set_column(self.s, "overlay_terrain", number - CHALLENGES, TERRAIN_KEYS.index(terrain))
        self.s.lay_terrain()
        self.refresh()

    def move(self, character: str, where: str) -> None:
        self.s.at[self.model(character)] = space(where)
        self.refresh()

    def set(self, column: str, character: str, value: int) -> None:
        set_column(self.s, column, self.model(character), value)
        self.refresh()

    # -- playing ---------------------------------------------------------------------------------

    def activate(self, character: str) -> None:
        self.answer(f"model {self.text(character)}")

    def do(self, action: str, *answers: str) -> None:
        self.answer(f"do {action}", *answers)

    def cast(self, spell: str, target: str = "", way: str = "cast") -> None:
        """Cast a Spell, at a Model or a Space; what has only one answer is not asked."""
        self._act(way, "spell", f"cast {spell}", "spell-target", target)

    def attack(self, attack: str = "", target: str = "", way: str = "attack") -> None:
        self._act(way, "attack", f"attack {attack}", "attack-target", target)

    def drink(self, potion: str, target: str = "", way: str = "potion") -> None:
        self._act(way, "potion", f"potion {potion}", "potion-target", target)

    def _act(self, way: str, first: str, what: str, second: str, target: str) -> None:
        self.answer(f"do {way}")
        if self.asked()[1] == first:
            self.answer(what)
        if target and self.asked()[1] == second:
            is_model = SPACES.parse(target) < 0 and " " not in target
            known = target if " " in target else f"to {target}"
            self.answer(f"model {self.text(target)}" if is_model else known)

    def end(self) -> None:
        self.answer("end")

    def decline(self, *questions: str) -> None:
        """Give the shyest answer as long as one of these questions is asked."""
        while self.s.asks and self.asked()[1] in questions:
            options = self.options()
            shy = [t for t in ("pass", "keep", "stop", "end") if t in options]
            self.answer(shy[0] if shy else options[-1])

    def end_round(self) -> None:
        """End everything at once until the next Round begins or the game is over."""
        number = self.s.round
        while not self.s.over and self.s.round == number:
            self._shy()

    def end_phase(self) -> None:
        """End all activations of this Round (stops at a question of another phase)."""
        while not self.s.over and self.s.asks and self.asked()[1] in ("action", "activate"):
            self._shy()

    def _shy(self) -> None:
        texts = self.options()
        shy = ("end", "pass", "keep", "stop", "lapse ")
        self.answer(next((t for t in texts if t.startswith(shy)), texts[0]))

    def carry_out_activation(self, character: str) -> None:
        """Begin the activation of a Model anew, with what its card carries now."""
        self.s.agenda = self.s.agenda[:1]
        self.carry_out(Activation(self.model(character)))

    # -- looking ---------------------------------------------------------------------------------

    def model(self, name: str, seat: int | None = None) -> int:
        """The number of a Model: `nagini`, or `2:nagini` if both players have one."""
        number, _, key = name.rpartition(":")
        wanted = seat if seat is not None else (int(number) - 1 if number else None)
        for model in range(MODELS):
            if self.s.piece[model] == NOTHING:
                continue
            owner, _, found = PIECES.key(self.s.piece[model]).partition(":")
            if found == key and wanted in (None, int(owner) - 1):
                return model
        raise AssertionError(f"there is no Model {name}")

    def text(self, name: str) -> str:
        return PIECES.key(self.s.piece[self.model(name)])

    def at(self, name: str) -> str:
        where = self.s.at[self.model(name)]
        return SPACES.key(where) if where >= 0 else ""

    def get(self, column: str, name: str) -> int:
        return of_column(self.s, column, self.model(name))

    def impacts(self, name: str) -> int:
        return self.get("impacts", name)

    def card(self, seat: int, spell: str) -> int:
        """The Spell card of a Group."""
        wanted = columns.spell(spell)
        return next(card for card in cards_of(seat) if self.s.spell[card] == wanted)

    def spaces(self) -> list[str]:
        """The Spaces among the options."""
        return sorted(text[3:] for text in self.options() if text.startswith("to "))

    def clashed(self) -> tuple[int, int]:
        """The totals of the last Faced Clash: acting side, defending side."""
        _, acting, _, defending = self.told("faced")[-1]
        return acting - 20, defending - 20

    def total(self) -> int:
        """The total of the last Individual Clash."""
        return self.told("alone")[-1][0] - 20


def set_column(s: DuelsState, column: str, place: int, value: int) -> None:
    """Change one entry of a column, or whether a Model is in a condition."""
    if column in CONDITIONS:
        change = begin if value else end
        change(s, place, CONDITIONS[column])
        return
    entries = list(getattr(s, column))
    entries[place] = value
    is_fixed = isinstance(getattr(s, column), tuple)
    setattr(s, column, tuple(entries) if is_fixed else entries)


def of_column(s: DuelsState, column: str, place: int) -> int:
    if column in CONDITIONS:
        return is_now(s, place, CONDITIONS[column])
    value: int = getattr(s, column)[place]
    return value


def cards(*names: str) -> list[int]:
    """Clash Cards by their keys."""
    return [columns.clash_card(name) for name in names]


BOARD = board_for(0, 0, 0)
"""The Moonlit Courtyard, joined at gold, its first half the first player's Zone."""

__all__ = ["BOARD", "Duel", "cards", "space", "words"]
