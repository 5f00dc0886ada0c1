"""What each spell of a plan promises: hits on the foe, and everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.danger import (
    ground_danger,
    is_in_line,
    is_pushed_out,
)
from spellwright.games.wizardry.bot.outlook import pack_worth, spells_of
from spellwright.games.wizardry.bot.prospect import Draft, Prospect
from spellwright.games.wizardry.bot.terrain import around
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.queries import can_enter_any, enterable, sees
from spellwright.games.wizardry.state import NOWHERE


class Case:
    """A spell in a draft, with the prospect of the planner."""

    __slots__ = ("d", "p", "spell")

    def __init__(self, p: Prospect, d: Draft, spell: int) -> None:
        self.p = p
        self.d = d
        self.spell = spell


class Gain:
    """A gain in hits: preventable by defence points, not preventable, and what else counts."""

    __slots__ = ("hard", "other", "soft")

    def __init__(self, soft: float = 0.0, hard: float = 0.0, other: float = 0.0) -> None:
        self.soft = soft
        self.hard = hard
        self.other = other


Rule = Callable[[Case], Gain]

gain: Final[Register[Rule]] = Register("gain")
"""The rules of thumb, by the keys of spells."""
NOTHING: Final = Gain()
PREPARING: Final = (
    columns.SPOT_WEAKNESS,
    columns.BLINDING_LIGHT,
    columns.ENTANGLE,
    columns.SLEET_STORM,
    columns.SPECTRAL_SWORD,
)
"""Spells that are carried out before the attacks of the same plan."""


def gain_of(p: Prospect, d: Draft, spell: int) -> Gain:
    """What a spell gains."""
    return _RULES[spell](Case(p, d, spell))


# -- odds ------------------------------------------------------------------------------------------


def stays(p: Prospect, d: Draft, entries_before: int, each: float) -> float:
    """The chance that the foe is still there when this many of the planner's entries are done."""
    first = p.first[d.initiative]
    return float(each**entries_before * (first + (1 - first) * each))


def preparations(d: Draft) -> int:
    return sum([spell in PREPARING for spell in d.spells])


def is_weakened(p: Prospect, d: Draft) -> bool:
    """Whether the foe has no points when the attacks come."""
    return p.sees_foe and columns.SPOT_WEAKNESS in d.spells


def _sees(c: Case) -> float:
    """The chance to have the foe in sight at some time on the way, wherever it goes meanwhile.

    A foe out of sight has mostly gone elsewhere when the wizard comes round the corner: of such
    spells every third came to nothing.
    """
    p, view = c.p, c.d.travel.view
    if not p.sees_foe and c.d.travel.jump != columns.TELEPORT:
        return 0.0
    stays_seen = weights.STAYS * bool(view >> p.look.there & 1)
    moves_seen = (1 - weights.STAYS) * (view & p.near_foe).bit_count() / p.near_foe.bit_count()
    at_once = p.first[c.d.initiative] * p.sees_foe
    chance = at_once + (1 - at_once) * (stays_seen + moves_seen)
    return chance if chance >= weights.WORTH_A_TRY else 0.0


def _aims(c: Case, squares: int) -> float:
    """The chance to see one of some squares on the way; the plan will write one that is seen."""
    return weights.STAYS_IN_SIGHT * bool(c.d.travel.view & squares)


def _finds_early(c: Case) -> float:
    """The chance that an attack finds the foe when only what it needs comes before it."""
    step_into_sight = 0 if c.p.sees_foe else 1
    return stays(c.p, c.d, preparations(c.d) + step_into_sight, weights.STAYS)


def _finds_last(c: Case, squares: int, each: float) -> float:
    """The chance for a spell that must wait for all other entries, on one of some squares."""
    d = c.d
    before = d.travel.entries + d.touches + d.puffs + len(d.spells) - 1
    return _aims(c, squares) * stays(c.p, d, before, each)


def _there(c: Case) -> int:
    """The foe's square, as a set."""
    return 1 << c.p.look.there


def _around(c: Case) -> int:
    """The squares around the foe, as a set."""
    return around(c.p.s.board, c.p.look.there)


def _unanswered(c: Case) -> float:
    """How much is left of an effect that a defence point can undo."""
    return 1.0 if c.p.foe_points == 0 or is_weakened(c.p, c.d) else weights.UNDONE


def _pushes_out(c: Case, per_point: int) -> bool:
    points = 0 if is_weakened(c.p, c.d) else c.p.foe_points
    squares = columns.SQUARES[c.spell] - per_point * points
    return is_pushed_out(c.p.s, c.p.look.here, c.p.look.there, squares)


# -- attacks ---------------------------------------------------------------------------------------


@gain("poison-dart")
def poison_dart(c: Case) -> Gain:
    lasting = (weights.MARKER - columns.DAMAGE[c.spell]) * _unanswered(c)
    return Gain(soft=columns.DAMAGE[c.spell] * _sees(c), other=lasting * _sees(c))


@gain("magic-missile")
def magic_missile(c: Case) -> Gain:
    undefended = 1.0 if is_weakened(c.p, c.d) else 1 - c.p.foe_defends
    return Gain(hard=columns.DAMAGE[c.spell] * undefended * _sees(c))


@gain("plague-of-insects")
def plague_of_insects(c: Case) -> Gain:
    """The foe would rather move away than be hit."""
    return Gain(soft=weights.SPELL_GAIN[c.spell] * _sees(c))


@gain("lightning-bolt")
def lightning_bolt(c: Case) -> Gain:
    """Two defence points prevent one hit, so most of the damage is as good as sure."""
    hits = columns.DAMAGE[c.spell] * _aims(c, _there(c)) * _finds_early(c)
    return Gain(soft=hits / 3, hard=hits * 2 / 3)


@gain("flame-tongue")
def flame_tongue(c: Case) -> Gain:
    if c.p.sees_foe and is_in_line(c.p.s, c.p.look.here, c.p.look.there):
        return Gain(soft=columns.DAMAGE[c.spell] * _finds_early(c))
    near = c.p.distance <= columns.RANGE[c.spell]
    return Gain(soft=columns.DAMAGE[c.spell] * weights.COMES_INTO_LINE * near)


@gain("storm")
def storm(c: Case) -> Gain:
    return Gain(soft=columns.DAMAGE[c.spell] * _finds_last(c, _around(c), weights.STAYS))


@gain("tidal-wave")
def tidal_wave(c: Case) -> Gain:
    found = _finds_last(c, _around(c) | _there(c), weights.STAYS_NEAR)
    out = c.d.travel.entries == 0 and _pushes_out(c, per_point=1)
    return Gain(
        soft=columns.DAMAGE[c.spell] * found, hard=c.p.foe_left * found * weights.STAYS * out
    )


@gain("sleet-storm")
def sleet_storm(c: Case) -> Gain:
    if c.p.distance < columns.RANGE[c.spell]:
        return Gain(soft=columns.DAMAGE[c.spell] * weights.STAYS_IN_SIGHT)
    near = c.p.distance - c.d.travel.closer <= columns.RANGE[c.spell]
    return Gain(soft=columns.DAMAGE[c.spell] * weights.STAYS * near)


@gain("push")
def push(c: Case) -> Gain:
    if c.p.sees_foe and _pushes_out(c, columns.PER_POINT[c.spell]):
        return Gain(hard=c.p.foe_left * _finds_early(c))
    return NOTHING


@gain("tracking-ball")
def tracking_ball(c: Case) -> Gain:
    """The ball starts next to the caster and rolls at the end of every turn."""
    s, room = c.p.s, columns.MOST[c.spell] - len(c.p.s.balls)
    if room <= 0:
        return NOTHING
    contested = room == 1 and any(c.spell in spells_of(s, foe) for foe in c.p.look.foes)
    turns = (c.p.distance - c.d.travel.closer - 1) / columns.SQUARES[c.spell]
    strikes = (
        weights.BALL_LATER if turns > 2 else weights.BALL_NEXT if turns > 1 else weights.BALL_NOW
    )
    placed = c.p.first[c.d.initiative] if contested else 1.0
    return Gain(hard=columns.DAMAGE[c.spell] * strikes * placed)


@gain("smash")
def smash(c: Case) -> Gain:
    """In the next turn a puff of wind is enough, for the wizard that acts first."""
    s, there = c.p.s, c.p.look.there
    free = sum([1 << square for square in enterable(s, s.board.steps[there])])
    found = _finds_last(c, free, weights.STAYS_NEAR)
    return Gain(other=weights.SPELL_GAIN[c.spell] * c.p.first[-1] * found)


# -- hindrances ------------------------------------------------------------------------------------


@gain("curse")
def curse(c: Case) -> Gain:
    return Gain(other=weights.SPELL_GAIN[c.spell] * _unanswered(c) * _sees(c))


@gain("entangle")
def entangle(c: Case) -> Gain:
    """The spell keeps the foe within touch, if it comes before the foe is gone."""
    useful = (1 + min(1, c.d.touches)) / 2 * c.p.first[c.d.initiative]
    return Gain(other=weights.SPELL_GAIN[c.spell] * useful * _unanswered(c) * _sees(c))


@gain("blinding-light")
def blinding_light(c: Case) -> Gain:
    """The foe rolls again for each of its points, and keeps what it has done already."""
    points = 0 if is_weakened(c.p, c.d) else c.p.foe_points
    blinded = 0.5 ** (1 + points) * c.p.first[c.d.initiative]
    return Gain(other=weights.SPELL_GAIN[c.spell] * blinded * _sees(c))


@gain("dispel")
def dispel(c: Case) -> Gain:
    """Dispel would prevent another spell of the same plan as well."""
    alone = len(c.d.spells) == 1 and c.d.travel.jump < 0
    return shield(c) if alone else NOTHING


@gain("banish")
def banish(c: Case) -> Gain:
    s = c.p.s
    here = c.p.look.here
    animals = any(
        owner != c.p.look.seat and sees(s, here, at)
        for owner, at in zip(s.animal_owners, s.animals, strict=True)
    )
    demon = s.demon != NOWHERE and c.p.first[1] < 0.5 and sees(s, here, s.demon)
    worth = weights.ANIMAL * animals + weights.DEMON * demon
    return Gain(other=weights.SPELL_GAIN[c.spell] * worth)


@gain("antimagic-field")
def antimagic_field(c: Case) -> Gain:
    """What the others lose, less what the caster loses."""
    s, worth = c.p.s, 0.0
    for wizard in range(s.seats):
        lost = pack_worth(s.animal_owners.count(wizard))
        lost += weights.BALL_NEXT * s.ball_owners.count(wizard)
        lost -= weights.MARKER * len(s.poison[wizard])
        worth += -lost if wizard == c.p.look.seat else lost
    if s.demon != NOWHERE:
        worth += weights.DEMON * (1 - 2 * c.p.first[1])
    return Gain(other=worth)


# -- shields and helpers ---------------------------------------------------------------------------


@gain("beauty")
def shield(c: Case) -> Gain:
    """The spell takes away a part of what foes may cast, if it comes in time."""
    in_time = c.p.first[c.d.initiative]
    return Gain(other=weights.SPELL_GAIN[c.spell] * c.p.spell_threat * in_time)


@gain("fog")
def fog(c: Case) -> Gain:
    """Fog hides the foe as well."""
    far = c.p.distance > columns.RANGE[c.spell]
    return shield(c) if far and not any(columns.SIGHT[spell] for spell in c.d.spells) else NOTHING


@gain("circle-of-protection")
def circle_of_protection(c: Case) -> Gain:
    return shield(c) if c.p.distance > columns.RANGE[c.spell] + 1 else NOTHING


@gain("stoneskin")
def stoneskin(c: Case) -> Gain:
    if c.p.s.stoneskin[c.p.look.seat]:
        return NOTHING
    return Gain(other=weights.SPELL_GAIN[c.spell] * c.p.touch_threat)


@gain("hide")
def hide(c: Case) -> Gain:
    """The spell saves its caster from everything, at the price of a turn."""
    saved = weights.SPELL_GAIN[c.spell] * min(c.p.threat, c.p.own_left)
    return Gain(other=saved - weights.TURN_LOST)


@gain("transpose")
def transpose(c: Case) -> Gain:
    """The spell leaves smashed ground, balls and animals near by to the foe."""
    p = c.p
    if p.distance > columns.RANGE[c.spell]:
        return NOTHING
    here, there = _rough(p, p.look.here), _rough(p, p.look.there)
    return Gain(other=max(0.0, here - there) * _sees(c))


def _rough(p: Prospect, square: int) -> float:
    return p.dangers.of_creatures(square) + ground_danger(p.s, square)


@gain("awareness")
def awareness(c: Case) -> Gain:
    return Gain(other=weights.SPELL_GAIN[c.spell] * min(1.0, c.p.threat))


@gain("absorb-damage")
def absorb_damage(c: Case) -> Gain:
    prevented = min(c.p.threat, c.p.own_points + c.d.defend)
    return Gain(other=weights.SPELL_GAIN[c.spell] * prevented)


@gain("one-step-ahead")
def one_step_ahead(c: Case) -> Gain:
    return NOTHING if c.p.s.step_ahead[c.p.look.seat] else always(c)


@gain("summon-animal")
def summon_animal(c: Case) -> Gain:
    """One more animal, as long as the rules let it stay beside the others."""
    s, here = c.p.s, c.p.look.here
    owned = s.animal_owners.count(c.p.look.seat)
    has_room = can_enter_any(s, s.board.adjacent[here])
    if not has_room or (owned and s.settings["one-animal"]):
        return NOTHING
    return Gain(other=pack_worth(owned + 1) - pack_worth(owned))


@gain("summon-demon")
def summon_demon(c: Case) -> Gain:
    """The demon serves the wizard that has the initiative."""
    if c.p.s.demon != NOWHERE:
        return NOTHING
    return Gain(other=weights.SPELL_GAIN[c.spell] * (2 * c.p.first[1] - 1))


@gain("clairvoyance", "foresight")
def always(c: Case) -> Gain:
    return Gain(other=weights.SPELL_GAIN[c.spell])


@gain("spot-weakness", "spectral-sword", "leap", "teleport", "illusory-body")
def nothing_alone(_: Case) -> Gain:
    """The sword needs touches, and a jump counts as a way. A wizard with two bodies casts nothing,
    and loses more than it gains.
    """
    return NOTHING


def by_figures(c: Case) -> Gain:
    """A spell that nobody has told the player about: what its figures promise."""
    damage, sight = columns.DAMAGE[c.spell], columns.SIGHT[c.spell]
    if columns.WRITES[c.spell] == "square":
        finds = _aims(c, _there(c)) * _finds_early(c)
    else:
        finds = _sees(c) if sight in ("wizard", "line", "creature") else weights.STAYS
    return Gain(soft=damage * finds, other=weights.SPELL_GAIN[c.spell] * finds)


_RULES: Final = columns.by_key(gain, by_figures)
