"""How urgent it is to cast a spell now: some must be first, some should wait, some do harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.content import Register
from spellwright.games.wizardry import lexicons
from spellwright.games.wizardry.bot.danger import is_in_line, is_pushed_out
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, points_of, spells_of, stands
from spellwright.games.wizardry.content import columns
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.queries import can_aim, sees
from spellwright.games.wizardry.rules.spell import EFFECTS, NOTHING
from spellwright.games.wizardry.state import NOWHERE, action_of, written_of
from spellwright.kernel.saying import Argument, Saying

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
"""Giving up a spell that would fizzle, rather than casting it; everything else comes first."""
FIZZLES: Final = 0.5
HARMFUL: Final = -10.0
NEVER: Final = -20.0


class Urgency:
    """How urgent something is, and why."""

    __slots__ = ("degree", "reason", "square")

    def __init__(self, degree: float, reason: Saying, square: int = NOWHERE) -> None:
        self.degree = degree
        self.reason = reason
        self.square = square
        """The square where the action should lead, if that was worked out."""


class Cast:
    """A spell that could be cast now."""

    __slots__ = ("look", "spell")

    def __init__(self, look: Outlook, spell: int) -> None:
        self.look = look
        self.spell = spell

    @property
    def name(self) -> Argument:
        return lexicons.ENTRIES.noun(self.spell)

    @property
    def foe(self) -> Argument:
        return self.look.foe_name

    @property
    def can_aim(self) -> bool:
        return can_aim(self.look.s, self.look.here, self.look.there)

    @property
    def square(self) -> int:
        """The square that is written for the spell."""
        plan = self.look.s.plan[self.look.seat]
        written = [written_of(entry) for entry in plan if action_of(entry) == self.spell]
        return written[0] if written else NOWHERE

    def defeats(self, foe: int) -> bool:
        """Whether the spell's damage is too much for a foe, however many points it spends."""
        prevented = points_of(self.look.s, foe) // columns.POINTS_EACH[self.spell]
        return columns.DAMAGE[self.spell] - prevented >= hits_left(self.look.s, foe)


Rule = Callable[[Cast], Urgency]
urgency: Final[Register[Rule]] = Register("urgency")
"""The rules of thumb, by the keys of spells."""

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
        return Urgency(
            FIZZLES,
            say("hint-would-fizzle", action=cast.name, obstacle=lexicons.OBSTACLES.noun(obstacle)),
        )
    return _RULES[spell](cast)


# -- before the attack -----------------------------------------------------------------------------


@urgency("sleet-storm")
def first(c: Cast) -> Urgency:
    return Urgency(NOW_OR_NEVER, say("hint-first-or-never", action=c.name))


@urgency("spot-weakness")
def weaken(c: Cast) -> Urgency:
    attacks = any(action in WEAKENED_BY_POINTS for action in c.look.planned)
    if attacks and points_of(c.look.s, c.look.foe) and c.can_aim:
        return Urgency(PREPARES + 2, say("hint-weaken-first", who=c.foe))
    return Urgency(HARMLESS, say("hint-no-points-there", who=c.foe))


@urgency("spectral-sword")
def draw_sword(c: Cast) -> Urgency:
    if columns.MAGIC_TOUCH in c.look.planned:
        return Urgency(PREPARES, say("hint-sword-first"))
    return Urgency(HARMLESS, say("hint-sword-useless"))


@urgency("entangle", "blinding-light")
def hinder(c: Cast) -> Urgency:
    if c.can_aim:
        return Urgency(PREPARES - 2, say("hint-blind-early", action=c.name, who=c.foe))
    return unseen(c)


@urgency("fog", "hide", "beauty", "stoneskin", "circle-of-protection")
def shield(c: Cast) -> Urgency:
    return Urgency(SHIELDS, say("hint-shield-now", action=c.name))


# -- attacks ---------------------------------------------------------------------------------------


@urgency("curse", "poison-dart", "plague-of-insects")
def aim(c: Cast) -> Urgency:
    if c.can_aim:
        return Urgency(AIMS, say("hint-in-sight", who=c.foe))
    return unseen(c)


@urgency("magic-missile")
def missile(c: Cast) -> Urgency:
    s, foe = c.look.s, c.look.foe
    last_hit = hits_left(s, foe) <= columns.DAMAGE[c.spell] and s.defend_entries[foe] == 0
    if last_hit and c.can_aim and not s.beautiful[foe]:
        return Urgency(WINS, say("hint-missile-defeats", who=c.foe))
    return aim(c)


@urgency("push")
def push(c: Cast) -> Urgency:
    look = c.look
    if not c.can_aim:
        return unseen(c)
    squares = columns.SQUARES[c.spell] - columns.PER_POINT[c.spell] * points_of(look.s, look.foe)
    if is_pushed_out(look.s, look.here, look.there, squares):
        return Urgency(WINS, say("hint-push-defeats", who=c.foe))
    return Urgency(LATER, say("hint-push-away", who=c.foe))


@urgency("flame-tongue")
def burn(c: Cast) -> Urgency:
    s, here = c.look.s, c.look.here
    places = [(foe, stands(s, foe)) for foe in c.look.foes]
    foes = [foe for foe, at in places if is_in_line(s, here, at) and sees(s, here, at)]
    return _strike(c, foes, say("hint-flame-misses"))


@urgency("tidal-wave", "lightning-bolt", "storm")
def strike(c: Cast) -> Urgency:
    """A spell on a written square, as long as it does not strike its caster for nothing."""
    s, look = c.look.s, c.look
    where = lexicons.SQUARES.noun(c.square)
    if not can_aim(s, look.here, c.square):
        return Urgency(HARMLESS, say("hint-square-unseen", square=where))
    struck = _struck(c)
    foes = [foe for foe in look.foes if stands(s, foe) in struck]
    if look.here in struck and (not foes or hits_left(s, look.seat) <= columns.DAMAGE[c.spell]):
        return Urgency(HARMFUL, say("hint-strikes-self", action=c.name))
    return _strike(c, foes, say("hint-square-empty", square=where))


def _strike(c: Cast, foes: list[int], otherwise: Saying) -> Urgency:
    for foe in foes:
        if c.defeats(foe):
            return Urgency(WINS, say("hint-defeats", action=c.name, who=lexicons.WIZARDS.noun(foe)))
    if foes:
        return Urgency(
            STRIKES, say("hint-in-reach", who=lexicons.WIZARDS.noun(foes[0]), action=c.name)
        )
    return Urgency(HARMLESS, otherwise)


def _struck(c: Cast) -> list[int]:
    around = c.look.s.board.adjacent[c.square]
    if c.spell == columns.STORM:
        return around
    return [c.square, *around] if c.spell == columns.TIDAL_WAVE else [c.square]


@urgency("smash")
def smash(c: Cast) -> Urgency:
    if (
        c.square in c.look.s.board.steps[c.look.here]
        and c.square not in c.look.s.board.steps[c.look.there]
    ):
        return Urgency(HARMFUL, say("hint-hole-near-self"))
    return Urgency(LATER, say("hint-smash", square=lexicons.SQUARES.noun(c.square)))


# -- whenever it fits ------------------------------------------------------------------------------


@urgency("leap", "teleport")
def jump(c: Cast) -> Urgency:
    if columns.MAGIC_TOUCH in c.look.planned and not c.look.is_adjacent:
        return Urgency(APPROACHES + 2, say("hint-approach", who=c.foe))
    return Urgency(IDLE, say("hint-leads-on", action=c.name))


@urgency("tracking-ball")
def roll(c: Cast) -> Urgency:
    """The ball starts next to its caster, so the way comes first unless the foe is near already."""
    s = c.look.s
    if len(s.balls) == columns.MOST[c.spell] - 1 and any(
        c.spell in spells_of(s, o) for o in c.look.foes
    ):
        return Urgency(SHIELDS, say("hint-last-ball", who=c.foe))
    strikes = s.board.distance(c.look.here, c.look.there) <= 1 + columns.SQUARES[c.spell]
    if strikes or not any(action in (columns.MOVE, columns.RUN) for action in c.look.planned):
        return Urgency(LATER, say("hint-ball-ready", who=c.foe))
    return Urgency(IDLE / 2, say("hint-ball-too-far", who=c.foe))


@urgency("dispel")
def dispel(c: Cast) -> Urgency:
    if any(action >= columns.BASIC and action != c.spell for action in c.look.planned):
        return Urgency(IDLE / 2, say("hint-dispel-self"))
    return Urgency(LATER, say("hint-dispel-waits", who=c.foe))


@urgency("summon-animal")
def summon_animal(c: Cast) -> Urgency:
    s = c.look.s
    if s.settings["one-animal"] and c.look.seat in s.animal_owners:
        return Urgency(HARMFUL, say("hint-animal-already"))
    return at_any_time(c)


@urgency(
    "clairvoyance",
    "foresight",
    "awareness",
    "one-step-ahead",
    "summon-demon",
    "absorb-damage",
    "banish",
    "antimagic-field",
)
def at_any_time(c: Cast) -> Urgency:
    return Urgency(HELPS, say("hint-any-time", action=c.name))


@urgency("transpose", "illusory-body")
def hardly(c: Cast) -> Urgency:
    return Urgency(HARMLESS, say("hint-little-use", action=c.name))


def unseen(c: Cast) -> Urgency:
    return Urgency(HARMLESS, say("hint-needs-sight", action=c.name, who=c.foe))


def by_figures(c: Cast) -> Urgency:
    """A spell that nobody has told the player about: what its figures promise."""
    if columns.ORDER[c.spell] == "first":
        return first(c)
    if columns.WRITES[c.spell] == "square":
        return strike(c) if columns.DAMAGE[c.spell] else at_any_time(c)
    if columns.SIGHT[c.spell] == "wizard":
        return aim(c)
    return burn(c) if columns.SIGHT[c.spell] == "line" else at_any_time(c)


_RULES: Final = columns.by_key(urgency, by_figures)
