"""Where Attack and Influence go: on a foe that falls now, else on the one that pays best."""

from __future__ import annotations

from spellwright.games.battle.bot import figures
from spellwright.games.battle.bot.choosing import best, name
from spellwright.games.battle.bot.long_run import danger, reward
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.content import figures as f
from spellwright.games.battle.queries import takes_influence
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import first_of


def missing(look: Outlook, foe: int) -> tuple[int, int]:
    """The Attack and Influence that a foe, or an Encounter that takes Attack, still needs."""
    s = look.s
    if foe == s.encounter:
        return max(f.NEEDED[foe] - s.encounter_attack, 1), 0
    slot = s.row.index(foe)
    attack = f.NEED_ATTACK[foe] - s.row_attack[slot]
    return max(attack, 0), max(f.NEED_INFLUENCE[foe] - s.row_influence[slot], 0)


def prize(look: Outlook, foe: int) -> float:
    """What it is worth to be rid of a foe."""
    gone = figures.FOE + figures.HORIZON * danger(foe, look.heroes)
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


def attack(look: Outlook, codes: list[int]) -> Advice:
    """Focus: whoever can be defeated this turn, otherwise most prize for each missing token."""

    def rate(code: int) -> float:
        foe = first_of(code)
        needed, more = missing(look, foe)
        pays = prize(look, foe) / (needed + 2 * more)
        return pays + (100 if falls_now(look, foe) else 0)

    code, _ = best(codes, rate)
    foe = first_of(code)
    if falls_now(look, foe):
        return Advice(code, f"{name(foe)} can be defeated this turn.")
    needed, _ = missing(look, foe)
    return Advice(code, f"All Attack on one foe: {name(foe)} needs {needed} more.")


def influence(look: Outlook, codes: list[int]) -> Advice:
    """A foe takes little Influence in a turn, so none of the turns should be missed."""
    code, _ = best(codes, lambda code: prize(look, first_of(code)))
    return Advice(code, f"{name(first_of(code))} takes only so much Influence in a turn.")


def most_dangerous(look: Outlook) -> Advice:
    """Whose ability is switched off: the one that costs most."""
    code, _ = best(look.options, lambda code: danger(first_of(code), look.heroes))
    return Advice(code, f"The ability of {name(first_of(code))} hurts most.")


def move_from(look: Outlook) -> Advice:
    """From the foe that is farthest from its defeat."""
    code, _ = best(look.options, lambda code: missing(look, first_of(code))[0])
    return Advice(code, f"{name(first_of(code))} will not fall soon.")


def move_to(look: Outlook) -> Advice:
    code, _ = best(look.options, lambda code: -missing(look, first_of(code))[0])
    return Advice(code, f"{name(first_of(code))} is closest to its defeat.")


def last_foe(look: Outlook) -> Advice:
    """The worst one comes last and has least time."""
    code, _ = best(look.options, lambda code: danger(first_of(code), look.heroes))
    return Advice(code, f"{name(first_of(code))} does least harm at the end.")
