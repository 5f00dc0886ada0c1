"""Small scenes that many tests begin with."""

from __future__ import annotations

from spellwright.games.duels.lexicons import CHARACTER_NAMES
from spellwright.kernel.saying import Argument
from spellwright.testing.duels import Duel

RON = {"ron-weasley": "e7"}
HARRY = {"harry-potter": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def duel_of(first: str = "strong", second: str = "jinxed", **more: object) -> Duel:
    """Ron (Mastery 2) against Nagini (Defense 1), two Spaces apart, with these cards on top."""
    duel = Duel(RON, NAGINI, **more)  # type: ignore[arg-type]
    duel.deck(0, first)
    duel.deck(1, second)
    return duel


def sure(duel: Duel) -> Duel:
    """The first player reveals +3, the second 0."""
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    return duel


def upkept(spell: str, *, markers: int = 0, power: tuple[int, int] = (0, 0)) -> tuple[Duel, int]:
    """Ron keeps up a Spell on himself."""
    duel = Duel(RON, FAR, spells=[[spell], []], power=[power, (0, 0)])
    card = duel.card(0, spell)
    duel.s.holder[card] = duel.s.aim[card] = duel.model("ron-weasley")
    duel.s.on_light[card] = markers
    duel.s.upkept = [card]
    return duel, card


def who(character: str) -> Argument:
    """What a character is called in a sentence."""
    return CHARACTER_NAMES.noun(CHARACTER_NAMES.parse(character))
