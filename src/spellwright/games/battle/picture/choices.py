"""Where the options of a decision lie: on foes, in the shop, on Heroes, in the hand."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import SameValues
from spellwright.face.once import once_a_scene
from spellwright.games.battle import words
from spellwright.games.battle.picture.seen import Seen, options
from spellwright.kernel.option import Option, first_of, second_of, verb_of

ON_FOES: Final = (words.ATTACK, words.INFLUENCE, words.FOE, words.SUPPLY, words.COLLECT)
IN_SHOP: Final = (words.ACQUIRE, words.DISMISS)
ON_HEROES: Final = (words.HERO, words.FIRST_HERO)
IN_HAND: Final = (words.PLAY, words.DISCARD, words.BANISH, words.PLAY_TWICE, words.PLAY_AND_BANISH)
AS_CARDS: Final = (
    words.TAKE_HERO,
    words.TAKE_CARD,
    words.ACQUIRE_OWN,
    words.BANISH_FROM_PILE,
    words.TAKE,
    words.NEXT,
    words.LEAVE,
    words.AWAY,
    words.AGAIN,
    words.ON_TOP,
    words.DRINK_NOW,
    words.BOTTLE,
    words.PLACE,
    words.SWITCH,
    words.HAND_OVER,
    words.KEEP_FOR_LATER,
)
"""Options that are about a card that lies nowhere else in the picture."""


@once_a_scene
def choices_of(view: Seen) -> Choices:
    return Choices(view)


class Choices(SameValues):
    """The options by their places; the first option of a place is the one that a click means."""

    def __init__(self, view: Seen) -> None:
        self.foes: dict[int, list[Option]] = {}
        self.shop: dict[int, list[Option]] = {}
        self.heroes: dict[int, Option] = {}
        self.hand: dict[int, Option] = {}
        self.uses: dict[int, Option] = {}
        self.spaces: dict[int, Option] = {}
        self.brews: dict[tuple[int, int], Option] = {}
        """Brewing options by potion and place; options count places from 1."""
        self.cards: list[Option] = []
        self.sweep: Option | None = None
        for option in options(view):
            self._place(option)

    def _place(self, option: Option) -> None:
        verb, first = verb_of(option.code), first_of(option.code)
        if verb in ON_FOES:
            self.foes.setdefault(first, []).append(option)
        elif verb in IN_SHOP:
            self.shop.setdefault(first, []).append(option)
        elif verb in ON_HEROES:
            self.heroes[first] = option
        elif verb in IN_HAND:
            self.hand.setdefault(first, option)
        elif verb == words.USE:
            self.uses[first] = option
        elif verb == words.INGREDIENT:
            self.spaces[first] = option
        elif verb == words.INTO:
            self.brews[first, second_of(option.code) - 1] = option
        elif verb in AS_CARDS:
            self.cards.append(option)
        elif verb == words.SWEEP:
            self.sweep = option
