"""Dice that a space or a card orders: what each result is worth, and when Fate is spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    AZKABAN,
    CHARMS,
    DEFENCE,
    GATES,
    GREENHOUSES,
    GRINGOTTS,
    HAGRIDS_HUT,
    HALL,
    HOGSMEADE,
    MINISTRY,
    POTIONS,
    PRIVET_DRIVE,
    QUIDDITCH_PITCH,
    TRANSFIGURATION,
)
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.bot.worth import fate_cost, fight_worth, life_cost, lives_cost
from spellwright.games.talisman.content.columns import MAGIC, MIGHT, START_MAGIC, START_MIGHT
from spellwright.games.talisman.lexicons import MEANING, say
from spellwright.games.talisman.odds import FACES, fighting
from spellwright.games.talisman.queries import hallow_of, limited_to_one, total
from spellwright.games.talisman.rules.attack_scores import fighter_score, foe_score
from spellwright.games.talisman.rules.quests import (
    QUEST_ENEMY,
    QUEST_FOLLOWER,
    QUEST_GALLEONS,
    QUEST_LIFE,
    payable_objects,
)
from spellwright.games.talisman.state import NO_FIGHT, WITH_VOLDEMORT, TalismanState
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, second_of, verb_of

Worth = Callable[[list[int]], float]
PRIZE_OF_FIGHT: Final = 0.8
GREAT: Final = 6


def privet_drive(s: TalismanState, seat: int, face: int) -> float:
    if face == 2:
        return fight_worth(s, seat, fighting(s, seat, MIGHT), 3, 0.0)
    return (0.0, -weights.TURN, 0.0, -weights.GALLEON, weights.GALLEON, 0.3, 0.5)[face]


def prison(s: TalismanState, seat: int, face: int, ability: int) -> float:
    if face == 1:
        return fight_worth(s, seat, fighting(s, seat, ability), 4, 0.0)
    return (0.0, 0.0, -weights.TURN, -weights.TURN, 0.0, 0.0, weights.MAGIC_POINT)[face]


def hogs_head(s: TalismanState, seat: int, face: int) -> float:
    """A Character keeps the Magic and Might that it began with (TA-3.6)."""
    side = s.side[seat]
    if face == 2:
        return -weights.MIGHT_POINT if s.might[seat] > START_MIGHT[side] else 0.0
    if face == 3:
        return -weights.MAGIC_POINT if s.magic[seat] > START_MAGIC[side] else 0.0
    return (0, -weights.FERRET, 0, 0, weights.MIGHT_POINT, weights.MAGIC_POINT, weights.SPELL)[face]


def hut(s: TalismanState, seat: int, score: int) -> float:
    if score <= 3:
        return -lives_cost(s, seat, 4 - score)
    if score == 4:
        return -0.8 if s.followers[seat] else 0.0
    if score == 10:
        return weights.HALLOW if hallow_of(s, seat) < 0 else 0.0
    gains = {5: -weights.TURN, 6: weights.MIGHT_POINT, 7: weights.MAGIC_POINT}
    gains |= {8: weights.SPELL, 9: weights.SPELL, 11: 2 * weights.FATE, 12: 2 * weights.HEALED}
    return gains[score]


def quest(s: TalismanState, seat: int, face: int) -> float:
    """How soon a quest can be fulfilled, and what it costs."""
    if face == QUEST_LIFE:
        return 0.4
    if face == QUEST_ENEMY:
        return 1.8
    if face == QUEST_FOLLOWER:
        return weights.HALLOW - 1.0 if s.followers[seat] else 0.8
    if face in QUEST_GALLEONS:
        price = QUEST_GALLEONS[face]
        enough = s.gold[seat] >= price
        return weights.HALLOW - price * weights.GALLEON if enough else 0.6
    return weights.HALLOW - 1.0 if payable_objects(s, seat) else 0.5


def space_rolls(s: TalismanState, seat: int) -> Worth:
    """What dice are worth where a Character stands."""
    here = s.at[seat]
    if here == HAGRIDS_HUT:
        return lambda dice: hut(s, seat, sum(dice[:2])) if len(dice) > 1 else 0.0
    if here == GATES:
        most = max(total(s, seat, MAGIC), total(s, seat, MIGHT))
        return lambda dice: float(len(dice) > 1 and sum(dice) <= most) * 2
    if here == MINISTRY:
        return lambda dice: 0.0 * len(dice)
    if here == PRIVET_DRIVE:
        return lambda dice: privet_drive(s, seat, dice[0])
    if here in (GRINGOTTS, AZKABAN):
        ability = MIGHT if here == GRINGOTTS else MAGIC
        return lambda dice: prison(s, seat, dice[0], ability)
    if here == HOGSMEADE:
        return lambda dice: hogs_head(s, seat, dice[0])
    if here == QUIDDITCH_PITCH:
        return lambda dice: quest(s, seat, dice[0])
    if here == GREENHOUSES:
        return lambda dice: -lives_cost(s, seat, dice[0])
    if here == CHARMS:
        return lambda dice: -0.15 * dice[0]
    if here == DEFENCE:
        might = fighting(s, seat, MIGHT)
        return lambda dice: fight_worth(s, seat, might, sum(dice), weights.TURN)
    if here in (POTIONS, TRANSFIGURATION):
        return lambda dice: -life_cost(s, seat) if dice[0] <= 2 else 0.0
    return _the_higher_the_better


def fight_rolls(s: TalismanState, seat: int) -> Worth:
    """What a seat's dice are worth in a fight in which the other side's dice are known."""
    attacks = seat == s.fighter
    own, other = (fighter_score(s), foe_score(s)) if attacks else (foe_score(s), fighter_score(s))
    mine = s.own_dice if attacks else s.foe_dice
    base = own - max(mine) if mine else own
    prize = PRIZE_OF_FIGHT
    if s.fight == WITH_VOLDEMORT:
        prize = weights.WIN if s.at[seat] == HALL else 0.5
    elif s.foe_values:
        prize = sum(s.foe_values) / 5
    cost = life_cost(s, seat) + (weights.WIN / 2 if s.at[seat] == HALL else 0.0)

    def worth(dice: list[int]) -> float:
        score = base + max(dice)
        return prize if score > other else -cost if score < other else -weights.DRAWN_FIGHT

    return worth


def is_movement(s: TalismanState, seat: int) -> bool:
    """Whether the dice are those of a move, as far as the state tells."""
    return (
        s.fight == NO_FIGHT
        and seat == s.active
        and not s.roll
        and not s.danger
        and not s.duty[seat]
        and not limited_to_one(s, seat)
    )


def roll_worth(s: TalismanState, seat: int, dice: list[int]) -> Worth:
    """What dice are worth: in a fight if they are among its dice, otherwise on the space."""
    if s.fight != NO_FIGHT and s.own_dice and seat in (s.fighter, s.foe):
        if dice == (s.own_dice if seat == s.fighter else s.foe_dice):
            return fight_rolls(s, seat)
        return _the_higher_the_better
    return space_rolls(s, seat)


def _the_higher_the_better(dice: list[int]) -> float:
    return weights.FACE_SPACE * sum(dice)


def reroll(look: Outlook) -> Advice:
    """TA-4.1: Fate is spent when the average of a new roll is clearly better."""
    s, seat = look.s, look.seat
    # The last argument says what the roll means.
    dice, meaning = list(look.args[:-1]), look.args[-1]
    if is_movement(s, seat):
        if MEANING.key(meaning) in ("walk", "voldemort"):
            return Advice(words.KEEP, say("hint-move-not-worth-fate"))
        return Advice(words.KEEP, say("hint-keep-roll"))
    worth = roll_worth(s, seat, dice)
    now = worth(dice)
    best, gained = words.KEEP, 0.0
    for code in look.options:
        verb = verb_of(code)
        if verb == words.KEEP:
            continue
        die, price = first_of(code), fate_cost(s, seat)
        if verb == words.REROLL_FREE:
            die, price = second_of(code), 0.0
        elif verb == words.REROLL_BOTH:
            continue
        elif verb == words.REROLL_PAID:
            price = 2 * weights.GALLEON
        mean = sum([worth([*dice[:die], face, *dice[die + 1 :]]) for face in FACES]) / 6
        if mean - now - price > gained:
            best, gained = code, mean - now - price
    if best == words.KEEP:
        return Advice(best, say("hint-keep-roll"))
    return Advice(best, say("hint-reroll"))


def which_die(look: Outlook) -> Advice:
    """TA-4.12."""
    worth = space_rolls(look.s, look.seat)
    dice = look.args
    return look.best(lambda code: worth([dice[first_of(code)]]), say("hint-better-die"))


def leave_out(look: Outlook) -> Advice:
    """TA-RH3."""
    worth = space_rolls(look.s, look.seat)
    dice = list(look.args[:3])

    def without(code: int) -> float:
        left = first_of(code)
        return worth([die for place, die in enumerate(dice) if place != left])

    return look.best(without, say("hint-leave-out"))


def felix(look: Outlook) -> Advice:
    """TA-M36: Felix Felicis is kept for the Great Hall, unless the last Life is at stake."""
    s, seat = look.s, look.seat
    fights = s.fight != NO_FIGHT and not s.own_dice
    if fights and (s.at[seat] == HALL or s.life[seat] == 1):
        return Advice(words.FELIX | GREAT << FIRST, say("hint-felix-now"))
    return Advice(words.NO, say("hint-felix-later"))


def shift(look: Outlook) -> Advice:
    """TA-INN7: bend the stars if the number named is near enough."""
    named, rolled = look.args[0], look.args[1]
    wanted = words.SHIFT | named << FIRST
    if named != rolled and wanted in look.options and abs(named - rolled) <= GREAT // 2:
        return Advice(wanted, say("hint-shift"))
    return Advice(words.KEEP, say("hint-no-shift"))


def name_number(look: Outlook) -> Advice:
    """Name a number in the middle: it is near to most others."""
    return look.best(lambda code: -abs(first_of(code) - 3), say("hint-name-number"))
