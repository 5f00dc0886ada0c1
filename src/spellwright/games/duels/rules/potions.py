"""The Use Potion action and the effects of the Potions (WD-34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import (
    ANIMAL,
    AT_PEACE,
    DISGUISED,
    FIREPROOF,
    begin,
    is_now,
)
from spellwright.games.duels.content.columns import (
    ELIXIR,
    LEVEL,
    POTION_ACTS_AS,
    POTION_AMOUNT,
    POTION_RANGE,
    POTION_TARGET,
    POTIONEER,
)
from spellwright.games.duels.content.rows import POTION_ENTRIES, resolved
from spellwright.games.duels.queries import (
    bits_of,
    figure,
    model_of_piece,
    nearest_foe,
    reach_of,
    targets_in_reach,
)
from spellwright.games.duels.rules.clash_deck import (
    add_jinxed,
    add_lucky,
    discard_at_random,
    draw,
    put_cards_away,
)
from spellwright.games.duels.rules.faced_clash import FacedClash
from spellwright.games.duels.rules.harm import FROM_POTION, count_potion, hurt
from spellwright.games.duels.rules.lower_parts import LateLowerParts
from spellwright.games.duels.rules.mourning import mourn
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.power import RegainPower
from spellwright.games.duels.rules.scoring import score_events
from spellwright.games.duels.rules.statuses import (
    cleanse,
    conceal_for_round,
    daze,
    heal,
    heal_or_nothing,
    may_conceal,
    poison,
    restrict,
    slow_down,
    tell_poison,
)
from spellwright.games.duels.state import (
    BY_POTION,
    NOTHING,
    DuelsProcedure,
    DuelsState,
    Flag,
    Model,
    PotionKind,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of

HIGHEST_LEVEL: Final = 3
_AGAINST_FOES: Final = sum(1 << n for n, kind in enumerate(POTION_TARGET) if kind == "enemy")
_DRINKABLE: Final = [
    sum(1 << n for n, kind in enumerate(POTION_TARGET) if kind != "saving" and LEVEL[n] <= level)
    for level in range(HIGHEST_LEVEL + 1)
]
"""By level, the Potions up to it that can be used as an action."""
SWELLING_MOST: Final = 3


def usable_potions(s: DuelsState, user: int, level: int = HIGHEST_LEVEL) -> list[int]:
    """Unspent Potions up to a level that have a target (WD-17.10, WD-34.10)."""
    if is_now(s, user, ANIMAL):
        return []
    seat = seat_of(user)
    left = s.stock[seat] & ~s.emptied[seat] & _DRINKABLE[level]
    found = bits_of(left & ~_AGAINST_FOES)
    if left & _AGAINST_FOES:
        nearest = nearest_foe(s, user)
        for number in bits_of(left & _AGAINST_FOES):
            if nearest <= reach_of(s, user, POTION_RANGE[number]):
                found.append(number)
    return found


def potion_targets(s: DuelsState, user: int, number: int) -> list[int]:
    """WD-34.3, WD-34.11, WD-34.12."""
    kind = POTION_TARGET[number]
    if kind == "self":
        return [user]
    if kind == "saving":
        return []
    seat = seat_of(user)
    reach = reach_of(s, user, POTION_RANGE[number])
    return targets_in_reach(s, user, reach, seat if kind == "friend" else 1 - seat)


class UsePotion(DuelsProcedure):
    """WD-40.17: choose the Potion, then the target."""

    user: Model
    level: int
    potion: PotionKind
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_potion", "choose_target", "use")

    def __init__(self, user: int, level: int = HIGHEST_LEVEL) -> None:
        self.user = user
        self.level = level
        self.potion = NOTHING

    def choose_potion(self, s: DuelsState) -> None:
        found = usable_potions(s, self.user, self.level)
        if len(found) > 1:
            s.ask(seat_of(self.user), words.ASK_POTION)
        else:
            s.answer = words.POTION | found[0] << FIRST

    def choose_target(self, s: DuelsState) -> None:
        self.potion = first_of(s.answer)
        targets = potion_targets(s, self.user, self.potion)
        if len(targets) > 1:
            s.ask(seat_of(self.user), words.ASK_POTION_TARGET, self.potion)
        else:
            s.answer = words.MODEL | s.piece[targets[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_POTION:
            found = usable_potions(s, self.user, self.level)
            return [words.POTION | number << FIRST for number in found]
        targets = potion_targets(s, self.user, self.potion)
        return [words.MODEL | s.piece[target] << FIRST for target in targets]

    def use(self, s: DuelsState) -> None:
        target = model_of_piece(s, first_of(s.answer))
        s.push(Potion(self.user, self.potion, target))


class Potion(DuelsProcedure):
    """WD-34.4 to WD-34.8."""

    user: Model
    potion: PotionKind
    target: Model
    against_foe: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("open_it", "take_effect", "mourning", "score", "lower_parts", "put_away")

    def __init__(self, user: int, number: int, target: int) -> None:
        self.user = user
        self.potion = number
        self.target = target
        self.against_foe = int(seat_of(user) != seat_of(target))

    def open_it(self, s: DuelsState) -> None:
        seat = seat_of(self.user)
        if self.user == self.target:
            s.tell(story.USES_OWN_POTION, s.piece[self.user], self.potion)
        else:
            s.tell(story.USES_POTION, s.piece[self.user], self.potion, s.piece[self.target])
        s.emptied[seat] |= 1 << self.potion
        count_potion(s, seat)
        if self.against_foe:
            s.push(FacedClash(seat, BY_POTION, self.potion, self.user, self.target))
        else:
            s.result = 1

    def take_effect(self, s: DuelsState) -> None:
        """WD-34.7."""
        if s.result >= 1:
            EFFECTS[self.potion](self, s)

    @property
    def amount(self) -> int:
        """The figure of the card."""
        return POTION_AMOUNT[self.potion]

    def strength(self, s: DuelsState) -> int:
        """WD-34.1: the X of the card."""
        return figure(s, self.user, POTIONEER)

    def mourning(self, s: DuelsState) -> None:
        mourn(s, seat_of(self.user))

    def score(self, s: DuelsState) -> None:
        score_events(s)

    def lower_parts(self, s: DuelsState) -> None:
        if self.against_foe:
            s.push(LateLowerParts(seat_of(self.user), self.user, self.target))
        else:
            self.stop()

    def put_away(self, s: DuelsState) -> None:
        put_cards_away(s)


# -- effects -------------------------------------------------------------------------------------

Effect = Callable[[Potion, DuelsState], None]
effect: Final[Register[Effect]] = Register("effect", takes=2)
"""The effects of the Potions, by their keys."""
EFFECTS: Final[list[Effect]] = []
"""By the numbers of Potions, once all effects are there (`resolve_potions`)."""


def resolve_potions() -> None:
    """Find the effect of each Potion, the game's and those of packs; refused if one is missing."""
    EFFECTS[:] = resolved(POTION_ENTRIES, effect, _saves)


def _saves(number: int) -> Effect | None:
    """A Potion that is used as a Reaction alone acts like the Elixir of Life."""
    is_elixir = POTION_ACTS_AS[number] == ELIXIR and POTION_TARGET[number] == "saving"
    return _nothing if is_elixir else None


def _nothing(_p: Potion, _s: DuelsState) -> None:
    """An action never comes to this (WD-34.10)."""


@effect("blood-replenishing-draught")
def _blood_replenishing(p: Potion, s: DuelsState) -> None:
    heal_or_nothing(s, p.target, p.amount)


@effect("antidote-to-common-poisons")
def _antidote(p: Potion, s: DuelsState) -> None:
    if not s.poison[p.target]:
        s.tell(story.NO_EFFECT)
        return
    s.poison[p.target] = max(0, s.poison[p.target] - p.amount - p.strength(s))
    tell_poison(s, p.target)


@effect("pepperup")
def _pepperup(p: Potion, s: DuelsState) -> None:
    cleanse(s, p.target, poison=False)
    s.push(Move(p.target, p.amount, seat_of(p.user)))


@effect("swelling-solution")
def _swelling(p: Potion, s: DuelsState) -> None:
    slow_down(s, p.target, min(p.amount + p.strength(s), SWELLING_MOST))


@effect("noxious-vial")
def _noxious(p: Potion, s: DuelsState) -> None:
    poison(s, p.target, p.amount)


@effect("garrotting-gas")
def _garrotting(p: Potion, s: DuelsState) -> None:
    daze(s, p.target, p.amount)


@effect("wit-sharpener")
def _wit_sharpener(p: Potion, s: DuelsState) -> None:
    held = len(s.hand[seat_of(p.user)])
    draw(s, seat_of(p.user))
    if len(s.hand[seat_of(p.user)]) == held:
        s.tell(story.NO_EFFECT)


@effect("strengthening-solution")
def _strengthening(p: Potion, s: DuelsState) -> None:
    s.strengthened[p.user] = p.amount


@effect("smoke-draught")
def _smoke(p: Potion, s: DuelsState) -> None:
    if may_conceal(s, p.user):
        s.smoke[p.user] = p.amount
        s.tell(story.CONCEALED, s.piece[p.user], p.amount)


@effect("invigoration-drops")
def _invigoration(p: Potion, s: DuelsState) -> None:
    s.push(RegainPower(seat_of(p.user), p.amount))


@effect("lucky-drop")
def _lucky_drop(p: Potion, s: DuelsState) -> None:
    for _ in range(p.amount):
        add_lucky(s, seat_of(p.user))


@effect("jinxing-draught")
def _jinxing(p: Potion, s: DuelsState) -> None:
    add_jinxed(s, seat_of(p.target))


@effect("invisibility-potion")
def _invisibility(p: Potion, s: DuelsState) -> None:
    conceal_for_round(s, p.user, p.amount)


@effect("polyjuice")
def _polyjuice(p: Potion, s: DuelsState) -> None:
    begin(s, p.user, DISGUISED)
    s.tell(story.DISGUISED, s.piece[p.user])


@effect("fire-protection")
def _fire_protection(p: Potion, s: DuelsState) -> None:
    cleanse(s, p.target, slow=False, poison=False)
    begin(s, p.target, FIREPROOF)


@effect("befuddlement-draught")
def _befuddlement(p: Potion, s: DuelsState) -> None:
    if s.hand[seat_of(p.target)]:
        discard_at_random(s, seat_of(p.target))
    else:
        s.tell(story.NO_EFFECT)


@effect("grand-pepperup")
def _grand_pepperup(p: Potion, s: DuelsState) -> None:
    heal_or_nothing(s, p.target, p.amount + p.strength(s))


@effect("exploding-potion")
def _exploding(p: Potion, s: DuelsState) -> None:
    hurt(s, p.target, p.amount + p.strength(s), FROM_POTION, p.user)


@effect("sleeping-draught")
def _sleeping(p: Potion, s: DuelsState) -> None:
    restrict(s, p.target)


@effect("draught-of-peace")
def _peace(p: Potion, s: DuelsState) -> None:
    begin(s, p.target, AT_PEACE)


@effect("essence-of-dittany")
def _dittany(p: Potion, s: DuelsState) -> None:
    cleanse(s, p.target)
    heal(s, p.target, p.amount)


@effect("felix-felicis")
def _felix(p: Potion, s: DuelsState) -> None:
    s.felix[p.target] += p.amount
    s.tell(story.LUCKY_ROUND, s.piece[p.target], s.felix[p.target])


@effect("liquid-fortune")
def _liquid_fortune(p: Potion, s: DuelsState) -> None:
    _lucky_drop(p, s)
    draw(s, seat_of(p.user))
