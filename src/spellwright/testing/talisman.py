"""Positions and turns of Talisman, said in the words of the rules.

A test reads like this:

    tale = Tale("harry-a", "draco-a")
    tale.next_card("aurors")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.trophies(0) == ["aurors"]

Nobody has Fate, Galleons or Spells unless a test gives them, so that nothing is asked beside the
point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellwright.games.talisman.board import HOLDING, NEXT, SPACE_KEYS, START_AT, space
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CHARACTER_OF,
    DE,
    HOME,
    OP,
    SPELL_DECK,
    SPELL_KEYS,
    STACK_OF,
    card,
    side,
    spell,
)
from spellwright.games.talisman.content.names import SEASIDE_CAVE, SHELL_COTTAGE
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.match import Match
from spellwright.games.talisman.rules.setup import characters_in_play, set_indicators
from spellwright.games.talisman.state import TalismanState
from spellwright.testing.scenario import Scenario

SCORES: Final = (
    "scores",
    "scores-with-card",
    "scores-with-character",
    "scores-with-foe",
    "scores-with-voldemort",
)
QUIET: Final = (
    "done",
    "keep-all",
    "keep",
    "pass",
    "no",
    "walk-on",
    "space",
    "roll",
    "step",
    "fight",
    "suffer",
    "heal 0",
    "reward-life",
    "bear",
    "duty",
)
"""Answers that change as little as possible, for the rest of a turn that is beside the point."""


class Tale(Scenario[TalismanState]):
    """A game whose first round is about to begin; seat 0 is the starting player."""

    RULES = RULES

    begun = True

    def __init__(
        self,
        *sides: str,
        token: str = "op",
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        seats = len(sides)
        s = self.blank(seats, options, seed)
        s.first = s.active = 0
        for seat, key in enumerate(sides):
            s.side[seat] = side(key)
            s.character[seat] = CHARACTER_OF[s.side[seat]]
            set_indicators(s, seat)
            s.at[seat] = START_AT[s.side[seat]]
        s.unused = [person for person in characters_in_play(s) if person not in s.character]
        s.token = OP if token == "op" else DE
        super().__init__(s)
        self.begun = False

    # -- setting a position up ---------------------------------------------------------------------

    def place(self, seat: int, key: str) -> None:
        self.s.at[seat] = space(key)
        if self.s.at[seat] in HOLDING:
            self.s.duty[seat] = 0
        self.refresh()

    def fate(self, seat: int, amount: int) -> None:
        self.s.fate_pool += self.s.fate[seat] - amount
        self.s.fate[seat] = amount
        self.refresh()

    def gold(self, seat: int, amount: int) -> None:
        self.s.gold_pool += self.s.gold[seat] - amount
        self.s.gold[seat] = amount
        self.refresh()

    def values(
        self,
        seat: int,
        *,
        magic: int | None = None,
        might: int | None = None,
        life: int | None = None,
    ) -> None:
        if magic is not None:
            self.s.magic[seat] = magic
        if might is not None:
            self.s.might[seat] = might
        if life is not None:
            self.s.life[seat] = life
        self.refresh()

    def objects(self, seat: int, *keys: str) -> None:
        for key in keys:
            self.s.objects[seat].append(self._taken(key))
        self.refresh()

    def followers(self, seat: int, *keys: str) -> None:
        for key in keys:
            self.s.followers[seat].append(self._taken(key))
        self.refresh()

    def trophy(self, seat: int, *keys: str) -> None:
        for key in keys:
            self.s.trophies[seat].append(self._taken(key))

    def lay(self, where: str, *keys: str) -> None:
        """Cards that lie on a space."""
        for key in keys:
            number = self._taken(key)
            self.s.lying[space(where)] += (number,)
            if number == SEASIDE_CAVE:
                self.s.cave_fate = 4
                self.s.fate_pool -= 4
            elif number == SHELL_COTTAGE:
                self.s.cottage = 3

    def beside(self, key: str, owner: int = 0, turns: int = 2) -> None:
        """An Event beside the board."""
        self.s.beside.append(self._taken(key))
        self.s.beside_owner.append(owner)
        self.s.beside_turns.append(turns)
        self.refresh()

    def spells(self, seat: int, *keys: str) -> None:
        """Spells in a hand, out of the deck."""
        for key in keys:
            number = spell(key)
            place = self.s.deck[SPELL_DECK].index(number)
            del self.s.deck[SPELL_DECK][place], self.s.deck_seen[SPELL_DECK][place]
            self.s.hand[seat].append(number)
            self.s.hand_seen[seat].append(0)
        self.refresh()

    def next_card(self, *keys: str) -> None:
        """What is drawn next, in this order, from the decks of these cards."""
        for key in reversed(keys):
            number = card(key)
            deck = HOME[number]
            self.s.deck[deck].remove(number)
            self.s.deck[deck].append(number)

    def next_spell(self, *keys: str) -> None:
        for key in reversed(keys):
            deck = self.s.deck[SPELL_DECK]
            deck.remove(spell(key))
            deck.append(spell(key))

    def no_cards(self, deck: int) -> None:
        """An Encounter deck and its pile are empty: all its cards are Trophies of seat 0."""
        self.s.trophies[0] += self.s.deck[deck] + self.s.discard[deck]
        self.s.deck[deck] = []
        self.s.deck_seen[deck] = []
        self.s.discard[deck] = []

    def _taken(self, key: str) -> int:
        number = card(key)
        if STACK_OF[number] >= 0:
            assert self.s.stock[STACK_OF[number]] > 0, f"no {key} is left"
            self.s.stock[STACK_OF[number]] -= 1
            return number
        deck = HOME[number]
        place = self.s.deck[deck].index(number)
        del self.s.deck[deck][place], self.s.deck_seen[deck][place]
        return number

    # -- playing -----------------------------------------------------------------------------------

    def begin(self, *dice: int) -> None:
        """Begin the first round: the turn of seat 0."""
        self.load(*dice)
        self.start(Match(), "begin_round")
        self.begun = True

    def arrive(self, where: str, *answers: str, dice: Sequence[int] = ()) -> None:
        """Seat 0 rolls 2 and walks clockwise onto a space; then these dice and answers."""
        target = space(where)
        before = NEXT[1][NEXT[1][target]]
        self.s.at[0] = before
        if self.begun:
            self.load(2)
        else:
            self.begin(2)
        self.load(*dice)
        while self.asked()[1] not in ("direction", "steer"):
            self.pass_by()
        self.answer(f"walk cw {where}")
        self.answer(*answers)

    def pass_by(self) -> None:
        """Answer whatever is asked with the quietest answer."""
        texts = self.options()
        seat = self.s.asks[0].seat
        for quiet in QUIET:
            if quiet in texts:
                self.choose(seat, quiet)
                return
        self.choose(seat, texts[0])

    def end_turn(self) -> None:
        """Play on quietly until somebody else's turn has begun."""
        active, played = self.s.active, self._turns_begun()
        while not self.s.over and (self.s.active == active and self._turns_begun() == played):
            self.pass_by()

    def _turns_begun(self) -> int:
        kinds = [RULES.events.number(key) for key in ("turn-began", "missed")]
        return len([event for event in self.story if event.kind in kinds])

    def next_turn(self, seat: int) -> None:
        """Play on quietly until a turn of this seat has begun."""
        self.end_turn()
        while self.s.active != seat:
            self.end_turn()

    def until(self, *questions: str) -> None:
        """Play on quietly until one of these questions is asked."""
        for _ in range(500):
            if self.asked()[1] in questions:
                return
            self.pass_by()
        raise AssertionError(f"nobody was asked: {questions}")

    # -- looking -----------------------------------------------------------------------------------

    def at(self, seat: int) -> str:
        return SPACE_KEYS[self.s.at[seat]] if self.s.at[seat] >= 0 else ""

    def voldemort(self) -> str:
        return SPACE_KEYS[self.s.voldemort]

    def token(self) -> str:
        return "op" if self.s.token == OP else "de"

    def held(self, seat: int) -> list[str]:
        return [CARD_KEYS[number] for number in self.s.objects[seat]]

    def following(self, seat: int) -> list[str]:
        return [CARD_KEYS[number] for number in self.s.followers[seat]]

    def trophies(self, seat: int) -> list[str]:
        return [CARD_KEYS[number] for number in self.s.trophies[seat]]

    def hand(self, seat: int) -> list[str]:
        return [SPELL_KEYS[number] for number in self.s.hand[seat]]

    def lying(self, where: str) -> list[str]:
        return [CARD_KEYS[number] for number in self.s.lying[space(where)]]

    def discarded(self, key: str) -> bool:
        number = card(key)
        return number in self.s.discard[HOME[number]]

    def spell_discarded(self, key: str) -> bool:
        return spell(key) in self.s.discard[SPELL_DECK]

    def stock(self, key: str) -> int:
        return self.s.stock[STACK_OF[card(key)]]

    def scores(self) -> list[tuple[int, ...]]:
        """Who fought, and both scores, of each fight."""
        kinds = [RULES.events.number(key) for key in SCORES]
        return [event.args[:3] for event in self.story if event.kind in kinds]
