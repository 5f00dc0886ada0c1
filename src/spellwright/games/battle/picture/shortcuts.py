"""Several choices of a turn by one click: play all cards, put all Attack on one foe."""

from __future__ import annotations

from typing import Final

from spellwright.face.scene import Scene
from spellwright.face.shortcuts import Shortcut, chain_of
from spellwright.games.battle import words
from spellwright.games.battle.bot.actions import is_harmless, order
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import THINGS
from spellwright.games.battle.picture.rewards import reward_of
from spellwright.games.battle.picture.seen import Seen, options
from spellwright.games.battle.queries import slot_of
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import Option, first_of, verb_of

QUESTION: Final = "action"


def shortcuts(scene: Scene[BattleState]) -> list[Shortcut]:
    asked = scene.asked
    if asked is None or asked.question != words.ASK_ACTION:
        return []
    return [*_play_all(scene), *_all_on_one(scene)]


def _play_all(view: Seen) -> list[Shortcut]:
    """All cards that do no harm: first those that draw, last those that ask for a choice."""
    s, asked = view.shown, view.asked
    assert asked is not None
    look = Outlook(s, view.seat, view.view.options, asked.args)
    plays = [option for option in options(view) if verb_of(option.code) == words.PLAY]
    welcome = [option for option in plays if is_harmless(look, first_of(option.code))]
    welcome.sort(key=lambda option: order(look, first_of(option.code)))
    hand = s.hand[s.active]
    texts = [each.text for each in welcome for _ in range(hand.count(first_of(each.code)))]
    if len(texts) < 2:
        return []
    label = say("shortcut-play-all", n=len(texts))
    note = view.say(say("note-play-all"))
    chain = chain_of(QUESTION, texts)
    return [Shortcut("play-all", view.say(label), chain, note=note, past_secrets=True)]


def _all_on_one(view: Seen) -> list[Shortcut]:
    """All Attack, as far as a foe takes it; a foe that would be defeated comes first."""
    s = view.shown
    found = []
    for option in options(view):
        if verb_of(option.code) == words.ATTACK:
            tokens = min(s.attack[s.active], _wanted(s, first_of(option.code)))
            if tokens > 1:
                found.append((_is_defeat(s, first_of(option.code), tokens), option, tokens))
    found.sort(key=lambda each: not each[0])
    return [_attack(view, option, tokens, is_defeat) for is_defeat, option, tokens in found]


def _wanted(s: BattleState, foe: int) -> int:
    """How much Attack a foe, or the Encounter, still takes."""
    slot = slot_of(s, foe)
    if slot < 0:
        return s.attack[s.active]
    left = columns.NEED_ATTACK[foe] - s.row_attack[slot]
    if s.settings["influence-any"]:
        left += columns.NEED_INFLUENCE[foe] - s.row_influence[slot]
    return left


def _is_defeat(s: BattleState, foe: int, tokens: int) -> bool:
    slot = slot_of(s, foe)
    if slot < 0 or s.row_attack[slot] + tokens < columns.NEED_ATTACK[foe]:
        return False
    return s.row_influence[slot] >= columns.NEED_INFLUENCE[foe]


def _attack(view: Seen, option: Option, tokens: int, is_defeat: bool) -> Shortcut:
    foe = first_of(option.code)
    label = view.say(say("shortcut-attack", n=tokens, foe=THINGS.noun(foe)))
    note = ""
    if is_defeat:
        reward = reward_of(foe)
        says = say("note-defeats")
        note = view.say(says if reward is None else say("note-defeats-and-reward", reward=reward))
    id = f"all-{option.text.replace(' ', '-')}"
    return Shortcut(id, label, chain_of(QUESTION, [option.text] * tokens), note=note)
