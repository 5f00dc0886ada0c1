"""Who sees what (FW-1.6 to FW-1.11). Nobody sees a field that is not in the table."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC, Visibility


def plans(s: WizardryState, seat: int) -> list[list[int]]:
    """FW-1.7, FW-1.11: a seat sees its own plan, and how many Moves a blinded wizard has left."""
    return [
        plan[:] if wizard == seat or s.blinded[wizard] else [] for wizard, plan in enumerate(s.plan)
    ]


def animal_plans(s: WizardryState, seat: int) -> list[list[int]]:
    """FW-1.7, FW-13.4: a seat sees what its own animals are to do."""
    owned = zip(s.animal_owners, s.animal_plans, strict=True)
    return [plan[:] if owner == seat else [] for owner, plan in owned]


def known_spells(s: WizardryState, seat: int) -> list[list[int]]:
    """FW-1.6, FW-16.1: spells are public, unless the option keeps them secret."""
    hidden = bool(s.settings["secret-spells"])
    return [[] if hidden and w != seat else spells[:] for w, spells in enumerate(s.known)]


def shown_entries(s: WizardryState, seat: int) -> list[list[int]]:
    """FW-1.9: what Clairvoyance shows is for its casters."""
    return [
        shown[:] if wizard == seat or (seat >= 0 and s.seen_by[wizard] >> seat & 1) else []
        for wizard, shown in enumerate(s.shown_entries)
    ]


def announcements(s: WizardryState, seat: int) -> list[int]:
    """FW-1.9: what Foresight tells is for its casters."""
    return [
        told if wizard == seat or (seat >= 0 and s.foreseen_by[wizard] >> seat & 1) else HIDDEN
        for wizard, told in enumerate(s.announced)
    ]


VISIBILITY: Final[Visibility] = {
    "hits_to_defeat": PUBLIC,
    "rematch": PUBLIC,
    "turn": PUBLIC,
    "chosen": OWN,
    "profile": PUBLIC,
    "known": known_spells,
    "public_spells": PUBLIC,
    "orientation": PUBLIC,
    "third": PUBLIC,
    "taking_part": PUBLIC,
    "in_play": PUBLIC,
    "out_at": PUBLIC,
    "hits": PUBLIC,
    "at": PUBLIC,
    "double": PUBLIC,
    "double_is_real": OWN,
    "left": PUBLIC,
    "poison": PUBLIC,
    "animals": PUBLIC,
    "animal_owners": PUBLIC,
    "animal_ap": PUBLIC,
    "animal_plans": animal_plans,
    "animal_played": PUBLIC,
    "demon": PUBLIC,
    "demon_summoner": PUBLIC,
    "balls": PUBLIC,
    "ball_owners": PUBLIC,
    "smashed": PUBLIC,
    "ap": PUBLIC,
    "plan": plans,
    "played": PUBLIC,
    "locked": PUBLIC,
    "closed": OWN,
    "shown_entries": shown_entries,
    "seen_by": PUBLIC,
    "announcing": OWN,
    "announced": announcements,
    "foreseen_by": PUBLIC,
    "initiative_entries": PUBLIC,
    "defend_entries": PUBLIC,
    "order": PUBLIC,
    "pool": PUBLIC,
    "carried_out": PUBLIC,
    "moved_itself": PUBLIC,
    "used": PUBLIC,
    "fog": PUBLIC,
    "dispel": PUBLIC,
    "antimagic": PUBLIC,
    "sword": PUBLIC,
    "entangled": PUBLIC,
    "beautiful": PUBLIC,
    "circle": PUBLIC,
    "storming": PUBLIC,
    "flamed": PUBLIC,
    "blinded": PUBLIC,
    "weakened": PUBLIC,
    "absorbing": PUBLIC,
    "prevented": PUBLIC,
    "cursed": PUBLIC,
    "curse_loss": PUBLIC,
    "stoneskin": PUBLIC,
    "step_ahead": PUBLIC,
    "aware": PUBLIC,
    "aware_next": PUBLIC,
    "lost_ap": PUBLIC,
    "gained_ap": PUBLIC,
    "watchers_next": PUBLIC,
    "foreseers_next": PUBLIC,
    "unavailable": PUBLIC,
    "teleported": PUBLIC,
}
