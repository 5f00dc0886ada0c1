"""What a choice would do, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.face.once import once_a_scene
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import REWARD_TEXTS, THING_TEXTS
from spellwright.games.battle.picture.cards import starting_cards
from spellwright.games.battle.picture.rewards import reward_of
from spellwright.games.battle.picture.seen import Seen
from spellwright.games.battle.picture.warnings import warning
from spellwright.games.battle.queries import price, slot_of
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Argument

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


@once_a_scene
def notes(scene: Scene[BattleState]) -> dict[str, str]:
    """Notes by the option's text; options that explain themselves are left out."""
    return notes_on(scene.decisions, lambda option: _note(scene, option))


def _note(view: Seen, option: Option) -> str:
    s = view.shown
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in _OF_AN_ACTION:
        in_vain = warning(s, verb, first)
        if in_vain is None:
            return view.name(_what_it_does(verb, first))
        return view.say(say("note-in-vain", text=_what_it_does(verb, first), warning=in_vain))
    if verb in _ABOUT_A_CARD:
        return view.name(_what_it_does(verb, first))
    if verb in (words.ACQUIRE, words.ACQUIRE_OWN):
        cost, text = price(s, s.active, first), THING_TEXTS.noun(first)
        return view.say(say("note-cost", n=cost, have=s.influence[s.active], text=text))
    if verb == words.ATTACK:
        return _assigned(view, first, by_attack=True)
    if verb == words.INFLUENCE:
        return _assigned(view, first, by_attack=False)
    if verb == words.TAKE_HERO:
        return view.say(starting_cards(first))
    if verb in (words.HERO, words.FIRST_HERO) and first in s.hero and s.turn:
        health = s.health[s.hero.index(first)]
        return view.say(say("fact-health-of", n=health, most=columns.FULL_HEALTH))
    return _unused(view) if verb == words.END_ACTIONS else ""


def _what_it_does(verb: int, thing: int) -> Argument:
    """The text of a card; of a Horcrux or an Encounter that is used or collected, its reward."""
    if verb in (words.USE, words.COLLECT) and thing in columns.CHALLENGES:
        return REWARD_TEXTS.noun(columns.CHALLENGES.index(thing))
    return THING_TEXTS.noun(thing)


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
        reward = reward_of(foe)
        if reward is None:
            return view.say(say("note-defeats"))
        return view.say(say("note-defeats-and-reward", reward=reward))
    return view.say(say("note-then", n=now, most=needed))


def _unused(view: Seen) -> str:
    """What would be wasted if the actions ended now."""
    s = view.shown
    hand, attack, influence = len(s.hand[s.active]), s.attack[s.active], s.influence[s.active]
    left = (
        *([say("unused-cards", n=hand)] if hand else []),
        *([say("unused-attack", n=attack)] if attack else []),
        *([say("unused-influence", n=influence)] if influence else []),
    )
    return view.say(say("note-unused", what=left) if left else say("note-all-used"))
