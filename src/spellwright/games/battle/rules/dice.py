"""Dice (HB-15)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import compiled
from spellwright.games.battle.queries import is_official
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, HERO, CarryOut, effect_below
from spellwright.games.battle.rules.challenges import needed_by, supply
from spellwright.games.battle.rules.tokens import spend_influence
from spellwright.games.battle.state import DICE, BattleProcedure, BattleState, Thing
from spellwright.kernel.option import FIRST, first_of, verb_of

RESULTS: Final = [
    compiled("all: influence 1"),
    compiled("all: attack 1"),
    compiled("all: health 1"),
    compiled("all: draw 1"),
    compiled("all: health 2"),
    compiled("all: draw 2"),
    compiled("remove 1"),
]
"""HB-15.3, by symbol."""
HOUSE_DICE: Final = 4


class RollDie(BattleProcedure):
    """The active Hero rolls a die, for the Heroes or against them (HB-15.8, HB-15.9)."""

    die: int
    source: Thing
    cause: int
    ink: int
    face: int
    symbol: int
    rolls_left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("name_die", "note_die", "roll", "offer_roll", "roll_again", "turn", "use")

    def __init__(self, die: int, source: int, cause: int) -> None:
        self.die = die
        self.source = source
        self.cause = cause
        self.ink = int(die == v.INK_DIE)
        self.face = 0
        self.symbol = 0
        self.rolls_left = 0

    def name_die(self, s: BattleState) -> None:
        """HB-15.10."""
        if self.die > v.CREATURE_DIE:
            ask(s, s.active, words.ASK_DIE, [self.source])
        else:
            self.go_to("roll")

    def note_die(self, s: BattleState) -> None:
        self.die = first_of(s.answer)

    def roll(self, s: BattleState) -> None:
        self.rolls_left = _rolls_again(s)
        if self.cause == HERO and self.die < v.CREATURE_DIE:
            s.tally[DICE] += 1
        s.tell(story.ROLLS, s.hero[s.active], self.source)
        self.throw(s)

    def throw(self, s: BattleState) -> None:
        self.face = s.chance.roll(6)
        self.symbol = columns.FACES[self.die][self.face - 1]
        s.tell(story.ROLLED, self.die, self.symbol)

    def offer_roll(self, s: BattleState) -> None:
        if self.rolls_left:
            self.rolls_left -= 1
            ask(s, s.active, words.ASK_ROLL_AGAIN, [self.die, self.symbol])
        else:
            self.go_to("turn")
            self.offer_turn(s)

    def roll_again(self, s: BattleState) -> None:
        """HB-15.9."""
        if s.answer == words.ROLL_AGAIN:
            s.tell(story.ROLLS_AGAIN, s.hero[s.active])
            self.throw(s)
        self.go_to("offer_roll")

    def offer_turn(self, s: BattleState) -> None:
        """HB-15.12."""
        if self.ink and s.influence[s.active] and self.other_symbols():
            ask(s, s.active, words.ASK_TURN_DIE, [self.die, self.symbol])
        else:
            self.go_to("use")
            self.offer_use(s)

    def other_symbols(self) -> list[int]:
        """The other symbols that are visible: not the face underneath."""
        underneath = (self.face + 2) % 6 + 1
        faces = columns.FACES[self.die]
        visible = {faces[face - 1] for face in range(1, 7) if face not in (self.face, underneath)}
        return sorted(visible - {self.symbol})

    def turn(self, s: BattleState) -> None:
        if verb_of(s.answer) == words.TURN_DIE:
            spend_influence(s, s.active, 1)
            self.symbol = first_of(s.answer)
            s.tell(story.TURNED, self.symbol)
        self.offer_use(s)

    def offer_use(self, s: BattleState) -> None:
        """HB-15.5."""
        if self.cause != HERO:
            self.stop()
            effect = effect_below(s)
            if effect is not None:
                effect.die = self.symbol
        elif needed_by(s, self.symbol):
            ask(s, s.active, words.ASK_RESULT, [self.die, self.symbol])
        else:
            self.stop()
            self.take_result(s)

    def use(self, s: BattleState) -> None:
        if verb_of(s.answer) == words.SUPPLY:
            supply(s, first_of(s.answer), self.symbol)
        else:
            self.take_result(s)

    def take_result(self, s: BattleState) -> None:
        """HB-15.3; twice for a House die under the single-player rules (HB-26.15)."""
        times = 2 if is_official(s) and self.die < v.CREATURE_DIE else 1
        for _ in range(times):
            s.push(CarryOut(RESULTS[self.symbol], s.active, self.source, HERO, BY_ACTIVE))

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_DIE:
            return [words.DIE | die << FIRST for die in range(HOUSE_DICE)]
        if question == words.ASK_ROLL_AGAIN:
            return [words.ROLL_AGAIN, words.KEEP_ROLL]
        if question == words.ASK_TURN_DIE:
            turned = [words.TURN_DIE | symbol << FIRST for symbol in self.other_symbols()]
            return [*turned, words.KEEP_ROLL]
        supplied = [words.SUPPLY | thing << FIRST for thing in needed_by(s, self.symbol)]
        return [*supplied, words.TAKE_RESULT]


def _rolls_again(s: BattleState) -> int:
    """How often the active Hero may roll a die again (HB-15.9)."""
    expert = s.expert[s.active]
    again = int(expert >= 0 and columns.ON[expert] == "re-roll")
    return again + sum(columns.ON[thing] == "re-roll" for thing in s.collected[s.active])
