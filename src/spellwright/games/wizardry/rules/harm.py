"""Harm: one effect that deals damage, from the first roll to the defeat check (FW-9)."""

from __future__ import annotations

from spellwright.games.wizardry import lexicons, story, words
from spellwright.games.wizardry.content.columns import (
    BEAUTY,
    BEAUTY_HELPS,
    CIRCLE_OF_PROTECTION,
    DIE,
    MAGIC_MISSILE,
    MAGIC_TOUCH,
    PER_POINT,
    POINTS_EACH,
    RANGE,
    RULE,
    WORKS,
)
from spellwright.games.wizardry.queries import has_double, is_circled, real_body, square_of
from spellwright.games.wizardry.rules.defeat import check_defeat, mark_hits, reveal
from spellwright.games.wizardry.rules.movement import push_away
from spellwright.games.wizardry.state import (
    NOBODY,
    Action,
    Flag,
    Seat,
    Square,
    WizardryProcedure,
    WizardryState,
)
from spellwright.kernel.option import FIRST, first_of


def beauty_protects(s: WizardryState, source: int, attacker: int, victim: int) -> bool:
    """FW-21.6: the opponent rolls; on 4+ the spell works."""
    if not s.beautiful[victim] or attacker in (NOBODY, victim):
        return False
    if not BEAUTY_HELPS[source]:
        return False
    roll = s.chance.roll(DIE[BEAUTY])
    works = roll >= WORKS[BEAUTY]
    s.tell(story.BEAUTY_ROLLED, attacker, victim, roll, int(works))
    return not works


class Harm(WizardryProcedure):
    """FW-9.10: Beauty, illusions, protections, defence points, hits, forced movement, defeat.

    `bodies` are hit by `source`, for which wizard `attacker` is responsible (NOBODY: the demon).
    `aimed` says that Beauty and illusion were settled when the target was chosen. Tidal Wave also
    pushes by `push` squares away from `origin`.
    """

    source: Action
    attacker: Seat
    bodies: list[int]
    damage: int
    push: int
    origin: Square
    aimed: Flag
    victims: list[Seat]
    hits: list[int]
    pushes: list[int]
    asking: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "beauty_and_illusions",
        "protections",
        "ask_points",
        "spend_points",
        "apply_hits",
        "forced_movement",
        "defeat_check",
    )

    def __init__(
        self,
        source: int,
        attacker: int,
        bodies: list[int],
        damage: int,
        push: int = 0,
        origin: int = -1,
        aimed: int = 0,
    ) -> None:
        self.source = source
        self.attacker = attacker
        self.bodies = bodies
        self.damage = damage
        self.push = push
        self.origin = origin
        self.aimed = aimed
        self.victims = []
        self.hits = []
        self.pushes = []
        self.asking = 0

    def beauty_and_illusions(self, s: WizardryState) -> None:
        for wizard in s.order:
            mine = [body for body in self.bodies if body >> 1 == wizard]
            if not mine:
                continue
            if not self.aimed and beauty_protects(s, self.source, self.attacker, wizard):
                s.tell(story.UNHURT, wizard, lexicons.BY_BEAUTY)
                continue
            real = real_body(s, wizard)
            if has_double(s, wizard):
                reveal(s, wizard)
            if real in mine:
                self.victims.append(wizard)
            else:
                s.tell(story.UNHURT, wizard, lexicons.BY_FALSE_BODY)

    def protections(self, s: WizardryState) -> None:
        for wizard in self.victims:
            circled = is_circled(s, wizard, self.attacker, RANGE[CIRCLE_OF_PROTECTION])
            hardened = self.source == MAGIC_TOUCH and s.stoneskin[wizard] > 0
            self.hits.append(0 if circled or hardened else self.damage)
            self.pushes.append(0 if wizard == self.attacker else self.push)
            if circled or hardened:
                cause = lexicons.BY_CIRCLE if circled else lexicons.BY_STONESKIN
                s.tell(story.UNHURT, wizard, cause)

    def ask_points(self, s: WizardryState) -> None:
        """FW-9.8: the victims decide in initiative order."""
        while self.asking < len(self.victims):
            wizard = self.victims[self.asking]
            if self._useful_points(s) > 0:
                s.ask(wizard, words.ASK_POINTS, self.source, self.hits[self.asking])
                return
            self.asking += 1
        self.go_to("apply_hits")

    def _useful_points(self, s: WizardryState) -> int:
        """FW-9.11: never more than the pool holds, nor more than still has a use."""
        if RULE[self.source] == MAGIC_MISSILE:
            return 0
        each, per_point = POINTS_EACH[self.source], PER_POINT[self.source]
        most = -(-max(self.hits[self.asking], self.pushes[self.asking]) // per_point) * each
        return min(most, s.pool[self.victims[self.asking]]) // each * each

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        each = POINTS_EACH[self.source]
        return [words.SPEND | n << FIRST for n in range(0, self._useful_points(s) + 1, each)]

    def spend_points(self, s: WizardryState) -> None:
        wizard, points = s.answered_by, first_of(s.answer)
        if points:
            spend(s, wizard, points, self.source)
            worth = points // POINTS_EACH[self.source] * PER_POINT[self.source]
            prevented = min(worth, self.hits[self.asking])
            spare(s, wizard, prevented)
            self.hits[self.asking] -= prevented
            shortened = min(worth, self.pushes[self.asking])
            if shortened:
                s.tell(story.SHORTENED, wizard, shortened)
                self.pushes[self.asking] -= shortened
        self.asking += 1
        self.go_to("ask_points")

    def apply_hits(self, s: WizardryState) -> None:
        for wizard, hits in zip(self.victims, self.hits, strict=True):
            mark_hits(s, wizard, hits, self.source)

    def forced_movement(self, s: WizardryState) -> None:
        """FW-11.6: the farthest from the caster first, equal distances in initiative order."""
        if not self.push:
            return
        far_first = sorted(
            range(len(self.victims)),
            key=lambda n: -s.board.distance(self.origin, square_of(s, 2 * self.victims[n])),
        )
        s.defeat_waits += 1
        for n in far_first:
            wizard = self.victims[n]
            if s.in_play[wizard] and self.pushes[n]:
                push_away(s, wizard, self.origin, self.pushes[n])
        s.defeat_waits -= 1

    def defeat_check(self, s: WizardryState) -> None:
        check_defeat(s)


def spend(s: WizardryState, wizard: int, points: int, source: int) -> None:
    """FW-9.2: a point that is used is gone."""
    s.pool[wizard] -= points
    s.tell(story.SPENT, wizard, points, source)


def spare(s: WizardryState, wizard: int, damage: int) -> None:
    """FW-22.1: damage that points have prevented counts for Absorb damage."""
    if damage:
        s.prevented[wizard] += damage
        s.tell(story.SPARED, wizard, damage)
