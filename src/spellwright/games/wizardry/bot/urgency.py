"""How urgent it is to cast a spell now: some must be first, some should wait, some do harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.wizardry import lexicons
from spellwright.games.wizardry.bot.danger import is_in_line, is_pushed_out
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, points_of, spells_of, stands
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.queries import can_aim, sees
from spellwright.games.wizardry.rules.spell import NOTHING
from spellwright.games.wizardry.rules.spells import EFFECTS
from spellwright.games.wizardry.state import NOWHERE, action_of, written_of

WINS: Final = 100.0
NOW_OR_NEVER: Final = 90.0
PREPARES: Final = 80.0
STRIKES: Final = 70.0
SHIELDS: Final = 65.0
AIMS: Final = 60.0
APPROACHES: Final = 50.0
HELPS: Final = 40.0
LATER: Final = 30.0
IDLE: Final = 10.0
GIVES_UP: Final = 3.0
IMPOSSIBLE: Final = 2.0
HARMLESS: Final = 1.0
WAITS: Final = 0.7
"""Giving up a spell that would fizzle, rather than casting it; all else comes before."""
FIZZLES: Final = 0.5
HARMFUL: Final = -10.0
NEVER: Final = -20.0


class Urgency:
    """How urgent something is, and why."""

    __slots__ = ("degree", "reason", "square")

    def __init__(self, degree: float, reason: str, square: int = NOWHERE) -> None:
        self.degree = degree
        self.reason = reason
        self.square = square
        """Where it should lead, if that was worked out."""


class Cast:
    """A spell that could be cast now."""

    __slots__ = ("look", "spell")

    def __init__(self, look: Outlook, spell: int) -> None:
        self.look = look
        self.spell = spell

    @property
    def name(self) -> str:
        return columns.NAMES[self.spell]

    @property
    def foe(self) -> str:
        return self.look.foe_name

    @property
    def can_aim(self) -> bool:
        return can_aim(self.look.s, self.look.here, self.look.there)

    @property
    def square(self) -> int:
        """What is written for it."""
        plan = self.look.s.plan[self.look.seat]
        written = [written_of(entry) for entry in plan if action_of(entry) == self.spell]
        return written[0] if written else NOWHERE

    def defeats(self, foe: int) -> bool:
        """Whether its damage is too much for a foe, whatever points that one spends."""
        prevented = points_of(self.look.s, foe) // columns.POINTS_EACH[self.spell]
        return columns.DAMAGE[self.spell] - prevented >= hits_left(self.look.s, foe)


Rule = Callable[[Cast], Urgency]

WEAKENED_BY_POINTS: Final = (
    columns.MAGIC_TOUCH,
    columns.CURSE,
    columns.POISON_DART,
    columns.MAGIC_MISSILE,
    columns.PLAGUE_OF_INSECTS,
    columns.TIDAL_WAVE,
    columns.PUSH,
    columns.LIGHTNING_BOLT,
    columns.STORM,
    columns.FLAME_TONGUE,
)


def spell_urgency(look: Outlook, spell: int) -> Urgency:
    """A spell that would fizzle now may find its target later: everything else comes first."""
    cast = Cast(look, spell)
    obstacle = EFFECTS[spell](look.seat, spell, cast.square).obstacle(look.s)
    if obstacle != NOTHING:
        return Urgency(FIZZLES, f"{cast.name} would fizzle: {lexicons.OBSTACLES.label(obstacle)}.")
    return RULES.get(spell, hardly)(cast)


# -- before the attack -----------------------------------------------------------------------------


def first(c: Cast) -> Urgency:
    return Urgency(NOW_OR_NEVER, f"{c.name} must come before everything else.")


def weaken(c: Cast) -> Urgency:
    attacks = any(action in WEAKENED_BY_POINTS for action in c.look.planned)
    if attacks and points_of(c.look.s, c.look.foe) and c.can_aim:
        return Urgency(PREPARES + 2, f"{c.foe} has points that would weaken the attack.")
    return Urgency(HARMLESS, f"{c.foe} has no points to lose.")


def draw_sword(c: Cast) -> Urgency:
    if columns.MAGIC_TOUCH in c.look.planned:
        return Urgency(PREPARES, "The sword has to be there before the touch.")
    return Urgency(HARMLESS, "There is no touch left for the sword.")


def hinder(c: Cast) -> Urgency:
    if c.can_aim:
        return Urgency(
            PREPARES - 2, f"The earlier {c.name} comes, the more of its plan {c.foe} loses."
        )
    return unseen(c)


def shield(c: Cast) -> Urgency:
    return Urgency(SHIELDS, f"{c.name} helps from now on.")


# -- attacks ---------------------------------------------------------------------------------------


def aim(c: Cast) -> Urgency:
    if c.can_aim:
        return Urgency(AIMS, f"{c.foe} is in sight now.")
    return unseen(c)


def missile(c: Cast) -> Urgency:
    s, foe = c.look.s, c.look.foe
    last_hit = hits_left(s, foe) <= columns.DAMAGE[c.spell] and s.defend_entries[foe] == 0
    if last_hit and c.can_aim and not s.beautiful[foe]:
        return Urgency(WINS, f"{c.foe} has no Defend: the missile defeats it.")
    return aim(c)


def push(c: Cast) -> Urgency:
    look = c.look
    if not c.can_aim:
        return unseen(c)
    squares = columns.SQUARES[c.spell] - columns.PER_POINT[c.spell] * points_of(look.s, look.foe)
    if is_pushed_out(look.s, look.here, look.there, squares):
        return Urgency(WINS, f"The push takes {c.foe} out of bounds.")
    return Urgency(LATER, f"The push drives {c.foe} away.")


def burn(c: Cast) -> Urgency:
    s, here = c.look.s, c.look.here
    places = [(foe, stands(s, foe)) for foe in c.look.foes]
    foes = [foe for foe, at in places if is_in_line(s, here, at) and sees(s, here, at)]
    return _strike(c, foes, "Nobody is in the line of the flame.")


def strike(c: Cast) -> Urgency:
    """A spell on a written square, as long as it does not strike its caster for nothing."""
    s, look = c.look.s, c.look
    where = lexicons.SQUARES.label(c.square)
    if not can_aim(s, look.here, c.square):
        return Urgency(HARMLESS, f"{where} is not in sight.")
    struck = _struck(c)
    foes = [foe for foe in look.foes if stands(s, foe) in struck]
    if look.here in struck and (not foes or hits_left(s, look.seat) <= columns.DAMAGE[c.spell]):
        return Urgency(HARMFUL, f"{c.name} would strike its own caster.")
    return _strike(c, foes, f"Nobody is left near {where}.")


def _strike(c: Cast, foes: list[int], otherwise: str) -> Urgency:
    for foe in foes:
        if c.defeats(foe):
            return Urgency(WINS, f"{c.name} defeats {lexicons.WIZARDS.label(foe)}.")
    if foes:
        return Urgency(STRIKES, f"{lexicons.WIZARDS.label(foes[0])} is where {c.name} strikes.")
    return Urgency(HARMLESS, otherwise)


def _struck(c: Cast) -> list[int]:
    if c.spell == columns.LIGHTNING_BOLT:
        return [c.square]
    around = c.look.s.board.adjacent[c.square]
    return around if c.spell == columns.STORM else [c.square, *around]


def smash(c: Cast) -> Urgency:
    if (
        c.square in c.look.s.board.steps[c.look.here]
        and c.square not in c.look.s.board.steps[c.look.there]
    ):
        return Urgency(HARMFUL, "The hole would be a danger to its maker only.")
    return Urgency(LATER, f"{lexicons.SQUARES.label(c.square)} is gone for good.")


# -- whenever it fits ------------------------------------------------------------------------------


def jump(c: Cast) -> Urgency:
    if columns.MAGIC_TOUCH in c.look.planned and not c.look.is_adjacent:
        return Urgency(APPROACHES + 2, f"{c.foe} is not within touch yet.")
    return Urgency(IDLE, f"{c.name} leads to a better square.")


def roll(c: Cast) -> Urgency:
    """The ball starts next to its caster, so the way comes first unless the foe is near already."""
    s = c.look.s
    if len(s.balls) == columns.MOST[c.spell] - 1 and any(
        c.spell in spells_of(s, o) for o in c.look.foes
    ):
        return Urgency(SHIELDS, f"There is room for one ball more, and {c.foe} may want it.")
    strikes = s.board.distance(c.look.here, c.look.there) <= 1 + columns.SQUARES[c.spell]
    if strikes or not any(action in (columns.MOVE, columns.RUN) for action in c.look.planned):
        return Urgency(LATER, f"From here the ball can roll towards {c.foe}.")
    return Urgency(IDLE / 2, f"The ball should start nearer to {c.foe}.")


def dispel(c: Cast) -> Urgency:
    if any(action >= columns.BASIC and action != c.spell for action in c.look.planned):
        return Urgency(IDLE / 2, "Dispel would prevent an own spell.")
    return Urgency(LATER, f"Dispel waits for a spell of {c.foe}.")


def summon_animal(c: Cast) -> Urgency:
    s = c.look.s
    if s.settings["one-animal"] and c.look.seat in s.animal_owners:
        return Urgency(HARMFUL, "There is an animal already.")
    return at_any_time(c)


def at_any_time(c: Cast) -> Urgency:
    return Urgency(HELPS, f"{c.name} is of use at any time.")


def hardly(c: Cast) -> Urgency:
    return Urgency(HARMLESS, f"{c.name} is of little use now.")


def unseen(c: Cast) -> Urgency:
    return Urgency(HARMLESS, f"{c.name} needs {c.foe} in sight.")


RULES: Final[dict[int, Rule]] = {
    columns.CURSE: aim,
    columns.FOG: shield,
    columns.POISON_DART: aim,
    columns.DISPEL: dispel,
    columns.MAGIC_MISSILE: missile,
    columns.CLAIRVOYANCE: at_any_time,
    columns.FORESIGHT: at_any_time,
    columns.AWARENESS: at_any_time,
    columns.SPOT_WEAKNESS: weaken,
    columns.ONE_STEP_AHEAD: at_any_time,
    columns.SPECTRAL_SWORD: draw_sword,
    columns.LEAP: jump,
    columns.SUMMON_ANIMAL: summon_animal,
    columns.PLAGUE_OF_INSECTS: aim,
    columns.SUMMON_DEMON: at_any_time,
    columns.ENTANGLE: hinder,
    columns.TIDAL_WAVE: strike,
    columns.SLEET_STORM: first,
    columns.PUSH: push,
    columns.TELEPORT: jump,
    columns.HIDE: shield,
    columns.BEAUTY: shield,
    columns.BLINDING_LIGHT: hinder,
    columns.ABSORB_DAMAGE: at_any_time,
    columns.STONESKIN: shield,
    columns.BANISH: at_any_time,
    columns.CIRCLE_OF_PROTECTION: shield,
    columns.ANTIMAGIC_FIELD: at_any_time,
    columns.LIGHTNING_BOLT: strike,
    columns.STORM: strike,
    columns.SMASH: smash,
    columns.FLAME_TONGUE: burn,
    columns.TRACKING_BALL: roll,
}
