"""Positions and turns of wizardry, said in the words of the rules.

A test reads like this:

    duel = Duel("young", "greybeard", spells=[["push"], []])
    duel.place(1, "P1:f5")
    duel.plans(["push"], ["move"])
    duel.do("push")
    duel.answer("spend 1")
    assert duel.square(1) == "P1:g5"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellwright.games.wizardry import lexicons
from spellwright.games.wizardry.content.columns import KEYS, action
from spellwright.games.wizardry.queries import animals_of
from spellwright.games.wizardry.rulebook import RULES
from spellwright.games.wizardry.rules.match import Match
from spellwright.games.wizardry.state import WizardryState, action_of
from spellwright.kernel.refusal import Refused
from spellwright.testing.scenario import Scenario


def square(name: str) -> int:
    """The number of a square such as `P2:e4`."""
    number = lexicons.SQUARES.parse(name)
    assert number >= 0, f"there is no square {name}"
    return number


def square_name(number: int) -> str:
    return "" if number < 0 else lexicons.SQUARES.key(number)


OF_ANIMALS = ("plan-animal", "animal", "animal-abandon")
"""The verbs of choices for an animal."""


class Duel(Scenario[WizardryState]):
    """A game after set-up, at the start of a planning phase; wizards stand on START."""

    RULES = RULES

    def __init__(
        self,
        *profiles: str,
        spells: Sequence[Sequence[str]] = (),
        orientation: Sequence[int] = (),
        third: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        seats = len(profiles)
        s = self.blank(seats, options, seed)
        s.profile = [lexicons.PROFILE_NAMES.parse(profile) for profile in profiles]
        s.known = [[action(key) for key in keys] for keys in spells] or [[] for _ in profiles]
        s.public_spells = [[] if s.settings["secret-spells"] else k[:] for k in s.known]
        s.orientation = list(orientation) or [0] * seats
        s.third = third
        s.derive()
        match = Match()
        s.push(match)
        match.take_places(s)
        match.go_to("planning_phase")
        s.run()
        s.events = []
        super().__init__(s)

    # -- setting a position up (in planning, before anybody is asked for options) ------------------

    def place(self, wizard: int, name: str) -> None:
        self.s.at[wizard] = square(name)
        self.refresh()

    def double(self, wizard: int, name: str, *, real: bool = False) -> None:
        """Give a wizard an illusory body; `real` says that the double is the real one."""
        self.s.double[wizard] = square(name)
        self.s.double_is_real[wizard] = int(real)
        self.refresh()

    def animal(self, owner: int, name: str, *, acts: bool = True) -> None:
        s = self.s
        s.animals.append(square(name))
        s.animal_owners.append(owner)
        s.animal_ap.append(3 if acts else 0)
        s.animal_plans.append([])
        s.animal_played.append([])
        self.refresh()

    def demon(self, summoner: int, name: str) -> None:
        self.s.demon = square(name)
        self.s.demon_summoner = summoner
        self.refresh()

    def ball(self, owner: int, name: str) -> None:
        self.s.balls.append(square(name))
        self.s.ball_owners.append(owner)

    def smash(self, name: str) -> None:
        self.s.smashed.append(square(name))
        self.refresh()

    # -- playing -----------------------------------------------------------------------------------

    def choose(self, seat: int, text: str) -> None:
        super().choose(seat, self._in_full(seat, text))

    def plan(self, wizard: int, *entries: str) -> None:
        """Write entries without locking: `move`, `lightning-bolt P2:e4`, `animal move`."""
        for entry in entries:
            key, _, written = entry.partition(" ")
            if key == "animal":
                self.choose(wizard, f"plan-animal {written}")
                continue
            self.choose(wizard, f"plan {key}")
            if written:
                verb = "write" if ":" in written else "write-target"
                self.choose(wizard, f"{verb} {written}")

    def lock(self, *wizards: int) -> None:
        for wizard in wizards:
            self.choose(wizard, "lock")

    def plans(self, *plans: Sequence[str]) -> None:
        """Complete the plans of all wizards in play, seat by seat ([] for an empty one)."""
        for wizard, entries in enumerate(plans):
            if self.s.in_play[wizard] and not self.s.locked[wizard]:
                self.plan(wizard, *entries)
                self.lock(wizard)

    def do(self, key: str, *answers: str) -> None:
        """The wizard who has the opportunity carries out an entry, then answers what it
        is asked.
        """
        self.answer(f"do {key}", *answers)

    def abandon(self, key: str) -> None:
        self.answer(f"abandon {key}")

    def end_turn(self) -> None:
        """Give up all that is left of this turn: abandon, spend nothing, stay."""
        turn, rematch = self.s.turn, self.s.rematch
        while not self.s.over and (self.s.turn, self.s.rematch) == (turn, rematch):
            seat = self.s.asks[0].seat
            if self.asked()[1] == "entry":
                self.choose(seat, "lock")
                continue
            texts = self.options()
            giving_up = ("abandon ", "animal-abandon ", "spend 0", "stay", "keep", "decline")
            self.choose(seat, next((t for t in texts if t.startswith(giving_up)), texts[0]))

    # -- looking -----------------------------------------------------------------------------------

    def options(self, seat: int | None = None) -> list[str]:
        asked = self.ask_of(seat).seat
        return [self._in_short(asked, text) for text in super().options(seat)]

    def _in_full(self, seat: int, text: str) -> str:
        """`animal move` will do for `animal P1:e6 move` where a wizard has one animal only."""
        verb, _, rest = text.partition(" ")
        if verb in OF_ANIMALS and ":" not in rest and len(self.animals(seat)) == 1:
            return f"{verb} {self.animals(seat)[0]} {rest}"
        return text

    def _in_short(self, seat: int, text: str) -> str:
        verb, *rest = text.split(" ")
        short = verb in OF_ANIMALS and len(self.animals(seat)) == 1
        return f"{verb} {rest[-1]}" if short else text

    def refusal(self, seat: int, choice: str | int) -> Refused:
        in_full = self._in_full(seat, choice) if isinstance(choice, str) else choice
        return super().refusal(seat, in_full)

    def animals(self, wizard: int) -> list[str]:
        """Where the animals of a wizard stand, in the order in which they came."""
        return [square_name(self.s.animals[place]) for place in animals_of(self.s, wizard)]

    def animal_plan(self, wizard: int) -> list[int]:
        """The entries that are left of all animals of a wizard."""
        plans = [self.s.animal_plans[place] for place in animals_of(self.s, wizard)]
        return [planned for plan in plans for planned in plan]

    def square(self, wizard: int) -> str:
        return square_name(self.s.at[wizard])

    def remaining(self, wizard: int) -> list[str]:
        """The keys of the entries that are left in a plan."""
        return [KEYS[action_of(planned)] for planned in self.s.plan[wizard]]
