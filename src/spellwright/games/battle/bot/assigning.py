"""Where Attack and Influence go: on a foe that falls now, else on the one that pays best."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.bot import weights
from spellwright.games.battle.bot.advice import best, name
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.worth import danger, reward
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.queries import takes_influence
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of

_ON_SECOND: Final[int] = v.WHENS["second-attack-foe"] | v.WHENS["second-attack-villain"]


def missing(look: Outlook, foe: int) -> tuple[int, int]:
    """The Attack and Influence that a foe, or an Encounter that takes Attack, still needs."""
    s = look.s
    if foe == s.encounter:
        return max(columns.NEEDED[foe] - s.encounter_attack, 1), 0
    slot = s.row.index(foe)
    attack = columns.NEED_ATTACK[foe] - s.row_attack[slot]
    return max(attack, 0), max(columns.NEED_INFLUENCE[foe] - s.row_influence[slot], 0)


def prize(look: Outlook, foe: int) -> float:
    """What it is worth to be rid of a foe."""
    gone = weights.FOE + weights.HORIZON * danger(foe, look.heroes)
    return max(gone + reward(foe, look.heroes), 0.5)


def falls_now(look: Outlook, foe: int) -> bool:
    """Whether the tokens at hand are enough."""
    s = look.s
    attack, influence = missing(look, foe)
    if attack > s.attack[s.active]:
        return False
    if influence > 1:
        return False
    return not influence or (s.influence[s.active] > 0 and takes_influence(s, s.row.index(foe)))


def _price_of_a_second(look: Outlook, foe: int) -> float:
    """What it costs to put a second Attack on a foe in this turn (HB-10.32)."""
    s = look.s
    if not s.powers & _ON_SECOND or foe == s.encounter or s.row_attack_now[s.row.index(foe)] != 1:
        return 0.0
    return weights.SECOND_ATTACK + look.harm(s.active, 2)


def attack(look: Outlook, codes: list[int]) -> Advice:
    """Focus: a foe that can be defeated this turn, otherwise most prize for each missing token."""

    def rate(code: int) -> float:
        foe = first_of(code)
        falls = 100 if falls_now(look, foe) else 0
        return pay_of(look, foe) + falls - _price_of_a_second(look, foe)

    code, _ = best(codes, rate)
    foe = first_of(code)
    if falls_now(look, foe):
        return Advice(code, say("hint-defeat-now", foe=name(foe)))
    needed, _ = missing(look, foe)
    return Advice(code, say("hint-attack-one-foe", foe=name(foe), n=needed))


def pay_of(look: Outlook, foe: int) -> float:
    """What one more token on a foe is worth."""
    needed, more = missing(look, foe)
    return prize(look, foe) / (needed + 2 * more)


def best_to_influence(look: Outlook, codes: list[int]) -> int:
    return best(codes, lambda code: prize(look, first_of(code)))[0]


def influence(code: int) -> Advice:
    """Assign Influence every turn: a foe takes only a little in each."""
    return Advice(code, say("hint-influence-foe", foe=name(first_of(code))))


def most_dangerous(look: Outlook) -> Advice:
    """Choose the foe whose ability is switched off: the one that costs most."""
    code, _ = best(look.options, lambda code: danger(first_of(code), look.heroes))
    return Advice(code, say("hint-switch-off-worst", foe=name(first_of(code))))


def move_from(look: Outlook) -> Advice:
    """Move Attack away from the foe that is farthest from its defeat."""
    code, _ = best(look.options, lambda code: missing(look, first_of(code))[0])
    return Advice(code, say("hint-move-from", foe=name(first_of(code))))


def move_to(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: -missing(look, first_of(code))[0])
    return Advice(code, say("hint-move-to", foe=name(first_of(code))))


def last_foe(look: Outlook) -> Advice:
    """Let the worst foe come last: it then has the least time."""
    code, _ = best(look.options, lambda code: danger(first_of(code), look.heroes))
    return Advice(code, say("hint-last-foe", foe=name(first_of(code))))
