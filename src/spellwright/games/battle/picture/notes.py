"""What a choice would do, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import listed, many
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.cards import hero_person
from spellwright.games.battle.picture.rewards import reward_words
from spellwright.games.battle.picture.seen import Seen
from spellwright.games.battle.picture.warnings import warning
from spellwright.games.battle.queries import price, slot_of
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import Option, first_of, verb_of

_ABOUT_A_CARD: Final = (
    words.TAKE_CARD,
    words.PLAY,
    words.PLAY_TWICE,
    words.PLAY_AND_BANISH,
    words.USE,
    words.DISCARD,
    words.BANISH,
    words.BANISH_FROM_PILE,
    words.TAKE,
    words.NEXT,
    words.COLLECT,
    words.LEAVE,
    words.AGAIN,
    words.ON_TOP,
    words.DRINK_NOW,
    words.BOTTLE,
    words.PLACE,
    words.SWITCH,
    words.HAND_OVER,
    words.KEEP_FOR_LATER,
)

_OF_AN_ACTION: Final = (words.PLAY, words.PLAY_TWICE, words.PLAY_AND_BANISH, words.USE)
"""Options that work at once, with a warning where they could do nothing."""


def notes(scene: Scene[BattleState]) -> dict[str, str]:
    """Notes by the option's text; options that explain themselves are left out."""
    view = scene.view
    return notes_on(view.decisions, lambda option: _note(view, option))


def _note(view: Seen, option: Option) -> str:
    s = view.shown
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in _OF_AN_ACTION:
        return f"{columns.TEXTS[first]} {warning(s, verb, first)}".strip()
    if verb in _ABOUT_A_CARD:
        return columns.TEXTS[first]
    if verb in (words.ACQUIRE, words.ACQUIRE_OWN):
        cost = price(s, s.active, first)
        return f"costs {cost} of {s.influence[s.active]} Influence. {columns.TEXTS[first]}"
    if verb == words.ATTACK:
        return _assigned(view, first, by_attack=True)
    if verb == words.INFLUENCE:
        return _assigned(view, first, by_attack=False)
    if verb == words.TAKE_HERO:
        return hero_person(first).text
    if verb in (words.HERO, words.FIRST_HERO) and first in s.hero and s.turn:
        return f"Health {s.health[s.hero.index(first)]} of {columns.FULL_HEALTH}"
    return _unused(view) if verb == words.END_ACTIONS else ""


def _assigned(view: Seen, foe: int, *, by_attack: bool) -> str:
    """How far the foe would be, and what its defeat brings."""
    s = view.shown
    slot = slot_of(s, foe)
    if slot < 0:
        return ""
    attack = s.row_attack[slot] + by_attack
    influence = s.row_influence[slot] + (not by_attack)
    now, needed = (
        (attack, columns.NEED_ATTACK[foe])
        if by_attack
        else (influence, columns.NEED_INFLUENCE[foe])
    )
    if attack >= columns.NEED_ATTACK[foe] and influence >= columns.NEED_INFLUENCE[foe]:
        return f"defeats it. {reward_words(foe)}".strip()
    return f"then {now} of {needed}"


def _unused(view: Seen) -> str:
    """What would be wasted if the actions ended now."""
    s = view.shown
    hand, attack, influence = len(s.hand[s.active]), s.attack[s.active], s.influence[s.active]
    left = [
        *([many(hand, "card") + " in hand"] if hand else []),
        *([f"{attack} Attack"] if attack else []),
        *([f"{influence} Influence"] if influence else []),
    ]
    return f"unused: {listed(left)}" if left else "everything is used"
