"""Carrying out an effect: its instructions one after the other; it can wait between them.

Each act has a handler. A handler that asks, or pushes a procedure, is left until that is done; one
that has more to do afterwards calls `repeat` and finds its place in the fields of the frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellwright.content import Register
from spellwright.content.effects import WRITING, check_code
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import (
    ALTERNATIVES,
    ARGUMENT_KINDS,
    PROGRAMS,
    Open,
    fill_in,
)
from spellwright.games.battle.queries import clockwise, neighbours
from spellwright.games.battle.state import (
    BattleProcedure,
    BattleState,
    HeroPlace,
    Kind,
    Mask,
    Program,
    Thing,
)
from spellwright.kernel.option import FIRST
from spellwright.kernel.pack import own_key
from spellwright.kernel.refusal import RulesError

# What causes an effect. Everything but HERO is a bad effect.
HERO: Final = 0
EVENT: Final = 1
VILLAIN: Final = 2
CREATURE: Final = 3
HORCRUX: Final = 4
ENCOUNTER: Final = 5
LOCATION: Final = 6
STUN: Final = 7

# Marks of the effect of a Hogwarts card.
CONFUSED: Final = 1
"""Health and Influence change places (HB-22.15)."""
OF_AN_ALLY: Final = 2
"""The Mermaid stops its Attack and Influence (HB-29.17)."""
BY_ACTIVE: Final = 4
"""The card, ability or reward is the active Hero's (HB-7.26)."""

USUAL_WORTH: Final = 0.7
"""What computer players think of an act about which nobody has told them anything."""


class CarryOut(BattleProcedure):
    """A program, carried out by a Hero."""

    program: Program
    at: int
    hero: HeroPlace
    source: Thing
    cause: int
    marks: Mask
    stage: int
    queue: list[int]
    offered: list[Program]
    chosen: list[HeroPlace]
    dropped: list[Kind]
    stunned: int
    die: int
    __slots__ = tuple(__annotations__)

    STEPS = ("work",)

    def __init__(self, program: int, hero: int, source: int, cause: int, marks: int = 0) -> None:
        self.program = program
        self.at = 0
        self.hero = hero
        self.source = source
        self.cause = cause
        self.marks = marks
        self.stage = 0
        self.queue = []
        self.offered = []
        self.chosen = []
        self.forget_counts()

    def forget_counts(self) -> None:
        """Clear what this effect counts; nothing that comes in between adds to its counts."""
        self.dropped = []
        self.stunned = 0
        self.die = -1

    def behind(self, s: BattleState) -> int:
        return self.source

    def work(self, s: BattleState) -> None:
        agenda = s.agenda
        program = PROGRAMS[self.program]
        while self.at < len(program):
            instruction = program[self.at]
            self.at += 1
            HANDLERS[instruction[0]](self, s, instruction)
            program = PROGRAMS[self.program]
            if s.asks or not agenda or agenda[-1] is not self:
                if self.at < len(program):
                    self.next_step = 0
                return

    def repeat(self) -> None:
        """Come back to the present instruction."""
        self.at -= 1

    def next_hero(self, s: BattleState, who: int) -> int:
        """The Heroes of an instruction that is repeated, one after the other; -1 at the end."""
        if self.stage == 0:
            self.queue = self.whom(s, who)
            self.stage = 1
        if self.queue:
            return self.queue.pop(0)
        self.stage = 0
        return -1

    def go_on_with(self, s: BattleState, program: int) -> None:
        """Carry out a part of this effect; if nothing follows it, this frame goes on with it."""
        if self.at < len(PROGRAMS[self.program]):
            s.push(self.below(program, self.hero))
        else:
            self.program = program
            self.at = 0
            self.chosen = []
            self.forget_counts()

    def below(self, program: int, hero: int) -> CarryOut:
        """A part of this effect, as a procedure of its own."""
        return CarryOut(program, hero, self.source, self.cause, self.marks)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_CHOICE:
            return [words.CHOOSE | program << FIRST for program in self.offered]
        if question == words.ASK_REMOVE:
            return [words.AMOUNT | number << FIRST for number in self.queue]
        heroes = [words.HERO | s.hero[place] << FIRST for place in self.queue]
        return [*heroes, words.NOBODY] if self.may_name_nobody() else heroes

    def may_name_nobody(self) -> bool:
        return PROGRAMS[self.program][self.at][1] == v.UP_TO_TWO

    def whom(self, s: BattleState, who: int) -> list[int]:
        """The Heroes that a word of the vocabulary means, from the active one clockwise."""
        if who == v.ME:
            return [self.hero]
        if who == v.CHOSEN:
            return self.chosen[:]
        if who == v.NEXT or who == v.PREVIOUS:
            return [(self.hero + (1 if who == v.NEXT else -1)) % s.heroes]
        everybody = clockwise(s)
        if who == v.ALL:
            return everybody
        if who == v.OTHERS:
            return [place for place in everybody if place != self.hero]
        if who == v.NEAR or who == v.BESIDE:
            beside = neighbours(s, self.hero)
            near = [place for place in everybody if place in beside]
            return [self.hero, *near] if who == v.NEAR else near
        if who == v.UNCHOSEN:
            return [place for place in everybody if place not in self.chosen]
        if who == v.FULL:
            return [place for place in everybody if s.health[place] == columns.FULL_HEALTH]
        lowest = min(s.health)
        return [place for place in everybody if s.health[place] == lowest]


def effect_below(s: BattleState) -> CarryOut | None:
    """The effect that has pushed the procedure whose step is being done, if one has."""
    below = s.agenda[-2]
    return below if isinstance(below, CarryOut) else None


Handler = Callable[[CarryOut, BattleState, v.Instruction], None]


class Effect(NamedTuple):
    """What an act does, and the arguments that its word takes in a table (`vocabulary.ACT_WORDS`
    says how they are described). `worth` is what computer players think of it, in Attack.
    """

    do: Handler
    wants: str
    worth: float


_SPELT_AS: Final = {"each-near": "each", "choose-two": "choose"}
"""Words that become other acts when they are compiled."""
EFFECTS: Final[Register[Effect]] = Register("effect")
HANDLERS: Final[list[Handler]] = []
"""The handler of each act, once all effects are there (`resolve_effects`)."""


def effect(word: str, wants: str = "", worth: float = USUAL_WORTH) -> Callable[[Handler], Handler]:
    """What follows carries out an act that tables call by this word."""
    keep = EFFECTS(word)
    unknown = [kind for kind in wants.split() if kind not in ARGUMENT_KINDS]
    if unknown:
        raise RulesError(f"effects take arguments of {', '.join(ARGUMENT_KINDS)}, no {unknown[0]}")

    def brought(handler: Handler) -> Handler:
        if WRITING:
            check_code(f"effect {word}", handler, None, 3)
        keep(Effect(handler, v.ACT_WORDS.get(word, wants), worth))
        return handler

    return brought


def resolve_effects() -> None:
    """Find the handler of each act, the game's and those of packs; refused if one is missing."""

    def wants(waits: Open) -> str:
        return EFFECTS.wanted(own_key(waits.word), waits.place, v.ACT_WORDS).wants

    fill_in(wants)
    for word in list(v.ACT_NUMBERS)[len(HANDLERS) :]:
        found = EFFECTS.find(_SPELT_AS.get(word, word), "")
        if found is None:
            raise RulesError(f"the act {word} has no handler")
        HANDLERS.append(found.do)


def alternatives(instruction: v.Instruction) -> tuple[int, ...]:
    return ALTERNATIVES[instruction[3]]
