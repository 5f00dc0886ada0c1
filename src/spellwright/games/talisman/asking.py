"""What a question tells beside its arguments, and the options that it names in its own words.

All of it is read from the state, or from what a view shows of it, when the question is put into
words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import CASTLE, REGION
from spellwright.games.talisman.content.columns import SAVES, START_FATE
from spellwright.games.talisman.content.names import MCGONAGALL_A, WAND
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.queries import faction, is_side, object_limit, spell_limit, total
from spellwright.games.talisman.rules.attack_scores import scores_with
from spellwright.games.talisman.rules.gaining import wounds
from spellwright.games.talisman.rules.move_kinds import HALVED
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.state import (
    NOBODY,
    WITH_CHARACTER,
    WITH_SPACE_ENEMY,
    WITH_VOLDEMORT,
    TalismanState,
)
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = (
    "fate",
    "coins",
    "lives",
    "wounds",
    "here",
    "mine",
    "turn",
    "rolled_number",
    "cave",
    "cottage",
    "own",
    "other",
    "fighter",
    "opponent",
    "in_fight",
    "target",
    "target_is_me",
    "objects_limit",
    "spells_limit",
    "needed",
    "magic",
    "might",
    "full_fate",
    "has_wand",
    "side_of",
    "quest",
    "cancelled",
    "price",
    "needed_roll",
    "card_text",
)

_REROLLS: Final = (words.ASK_REROLL, words.ASK_REROLL_TWO, words.ASK_REROLL_THREE)
_ABOUT_CARDS: Final = (
    words.ASK_CARD,
    words.ASK_CARD_CHOICE,
    words.ASK_CARD_WHO,
    words.ASK_CARD_SPACE,
)
_MEANINGS: Final = ("meaning", "second_meaning", "third_meaning")


def question_facts(s: TalismanState, ask: Ask) -> dict[str, Argument]:
    seat = ask.seat
    if s.side[seat] < 0:
        return {}
    target = s.danger[-1] if s.danger else NOBODY
    facts: dict[str, Argument] = {
        "fate": s.fate[seat],
        "coins": s.gold[seat],
        "lives": s.life[seat],
        "wounds": wounds(s, seat),
        "here": lexicons.SPACE.noun(s.at[seat]),
        "mine": _yes(s.active == seat),
        "turn": _name(s, s.active),
        "rolled_number": s.roll,
        "cave": s.cave_fate,
        "cottage": s.cottage,
        "own": 0,
        "other": 0,
        "fighter": _name(s, s.fighter),
        "opponent": _opponent(s, seat),
        "in_fight": _yes(s.fight != 0 and seat in (s.fighter, s.foe)),
        "target": _name(s, target),
        "target_is_me": _yes(target == seat),
        "objects_limit": object_limit(s, seat),
        "spells_limit": spell_limit(s, seat),
        "needed": points_needed(s),
        "magic": total(s, seat, 0),
        "might": total(s, seat, 1),
        "full_fate": START_FATE[s.side[seat]],
        "has_wand": _yes(WAND in s.objects[seat]),
        "side_of": lexicons.FACTION.noun(faction(s, seat)),
        "quest": lexicons.QUEST.noun(s.quest[seat]),
    }
    if s.own_dice and s.foe_dice and s.fight:
        side = seat if seat == s.foe else s.fighter
        dice = s.foe_dice if seat == s.foe else s.own_dice
        facts["own"], facts["other"] = _scores(s, side, dice)
    if ask.question == words.ASK_CANCEL:
        # The button casts a Spell too, so the one that it cancels has a name of its own.
        facts["cancelled"] = lexicons.SPELL.noun(ask.args[1])
    if ask.question in _ABOUT_CARDS:
        facts["card_text"] = lexicons.CARD_TEXTS.noun(ask.args[0])
    facts.update(_meanings(s, ask))
    return facts


def option_facts(s: TalismanState, ask: Ask, code: int) -> dict[str, Argument]:
    """What an option costs, and what its roll needs."""
    verb, first = verb_of(code), first_of(code)
    if verb == words.BUY:
        return {"price": price_for(s, ask.seat, first)}
    if verb == words.STAY:
        return {"price": int(is_side(s, ask.seat, MCGONAGALL_A))}
    if verb == words.SHIFT:
        return {"price": abs(first - s.dice[0])}
    return {"needed_roll": SAVES[first]} if verb == words.SAVE_WITH else {}


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _name(s: TalismanState, seat: int) -> Argument:
    return lexicons.WHO.noun(s.character[seat]) if 0 <= seat < s.seats else ""


def _opponent(s: TalismanState, seat: int) -> Argument:
    """Whom the fight in progress is with, as the fighter or somebody who looks on sees it."""
    if s.fight == WITH_CHARACTER:
        return _name(s, s.fighter if seat == s.foe else s.foe)
    if s.fight == WITH_VOLDEMORT:
        return lexicons.OPPONENT.noun(1)
    if s.fight == WITH_SPACE_ENEMY:
        return lexicons.FOE.noun(s.space_foe)
    if len(s.foe_cards) == 1:
        return lexicons.CARD.noun(s.foe_cards[0])
    return lexicons.OPPONENT.noun(0)


def _scores(s: TalismanState, seat: int, dice: list[int]) -> tuple[int, int]:
    mine, other = scores_with(s, seat, dice)
    return max(0, mine), max(0, other)


def _meanings(s: TalismanState, ask: Ask) -> dict[str, Argument]:
    """What each way to go on with a roll would bring, in words."""
    if ask.question in _REROLLS:
        ways = [ask.args[:-1]]
    elif ask.question == words.ASK_DIE:
        ways = [[die] for die in ask.args[:2]]
    elif ask.question == words.ASK_LEAVE_OUT:
        dice = ask.args[:3]
        ways = [dice[:out] + dice[out + 1 :] for out in range(3)]
    else:
        return {}
    keys = [lexicons.MEANING.key(number) for number in ask.args[-len(ways) :]]
    return {
        place: _meaning(s, ask.seat, key, dice)
        for place, key, dice in zip(_MEANINGS, keys, ways, strict=False)
    }


def _meaning(s: TalismanState, seat: int, key: str, dice: list[int]) -> Argument:
    lowest = min(dice)
    own = other = 0
    if key in ("win", "draw", "loss"):
        own, other = _scores(s, seat, dice)
    return say(
        f"meaning-{key}",
        spaces=HALVED[lowest] if REGION[s.at[seat]] == CASTLE else lowest,
        own=own,
        other=other,
        sum=sum(dice),
        difference=max(dice) - lowest,
        opponent=_opponent(s, seat),
    )


_OWN: Final[Mapping[int, tuple[int, ...]]] = {
    words.ASK_START: (words.DONE,),
    words.ASK_WAY: (words.STAY,),
    words.ASK_SPACE: (words.TO,),
    words.ASK_ON_THE_WAY: (words.WALK_ON,),
    words.ASK_STEER: (words.DIRECTION,),
    words.ASK_BACK: (words.DIRECTION,),
    words.ASK_TEST_ABILITY: (words.RAISE,),
    words.ASK_FELIX: (words.NO,),
    words.ASK_REROLL: (words.REROLL, words.REROLL_FREE, words.REROLL_PAID),
    words.ASK_DIE: (words.USE_DIE,),
    words.ASK_LEAVE_OUT: (words.LEAVE_OUT,),
    words.ASK_CANCEL: (words.CAST, words.PASS),
    words.ASK_AIM: (words.TARGET,),
    words.ASK_AIM_CARD: (words.AT_CARD,),
    words.ASK_RECAST: (words.NO, words.TARGET, words.AT_CARD),
    words.ASK_KEEP_SPELL: (words.YES, words.NO),
    words.ASK_TOKEN_SPELL: (words.YES, words.NO),
    words.ASK_BLOOD: (words.YES, words.NO),
    words.ASK_TOKEN: (words.FACTION_SIDE,),
    words.ASK_EXTRA: (words.YES, words.NO),
    words.ASK_STEAL: (words.PAY,),
    words.ASK_CRUCIO: (words.PAY,),
    words.ASK_READ: (words.PART_WITH, words.NO),
    words.ASK_EXCHANGE_CARD: (words.PUT_BACK, words.NO),
    words.ASK_DIFFERENCE: (words.ROLL, words.NUMBER),
    words.ASK_TAKE: (words.DONE,),
    words.ASK_TAKE_EARLY: (words.DONE,),
    words.ASK_TOLL: (words.YES, words.NO),
    words.ASK_CARD: (words.YES, words.NO),
    words.ASK_CARD_CHOICE: (
        words.NO,
        words.DISCARD,
        words.RAISE,
        words.HEAL,
        words.AT_CARD,
    ),
    words.ASK_CARD_WHO: (words.TARGET,),
    words.ASK_CARD_SPACE: (words.TO, words.NO),
    words.ASK_AS_ORDER: (words.YES, words.NO),
    words.ASK_ORDER: (words.ON_TOP,),
    words.ASK_SPACE_CHOICE: (
        words.YES,
        words.NO,
        words.NUMBER,
        words.DONE,
        words.HEAL,
        words.TRAIN,
    ),
    words.ASK_SELL: (words.DONE, words.DISCARD, words.PART_WITH),
    words.ASK_BUY: (words.BUY, words.DONE),
    words.ASK_BUY_SPELL: (words.DONE,),
    words.ASK_TRADE: (words.NO, words.DISCARD),
    words.ASK_NAME: (words.NUMBER,),
    words.ASK_SHIFT: (words.SHIFT, words.KEEP),
    words.ASK_LOSE_FOLLOWER: (words.DISCARD,),
    words.ASK_GREENHOUSE: (words.DONE, words.DISCARD),
    words.ASK_INTIMIDATE: (words.TARGET, words.NO),
    words.ASK_YIELD: (words.PAY,),
    words.ASK_SNEAK: (words.YES, words.NO),
    words.ASK_EVADE: (words.FIGHT,),
    words.ASK_EVADE_CHARACTER: (words.FIGHT,),
    words.ASK_ABILITY: (words.RAISE,),
    words.ASK_POUNCE: (words.YES, words.NO),
    words.ASK_RESCUE: (words.YES, words.NO),
    words.ASK_SAVE: (words.SAVE_WITH,),
    words.ASK_REWARD: (words.REWARD_LIFE, words.REWARD_LIFE_AND_FATE),
    words.ASK_TURN_IN: (words.DONE, words.EXCHANGE),
    words.ASK_RAISE: (words.RAISE,),
    words.ASK_DROP: (words.DONE,),
    words.ASK_DROP_FIRST: (words.DONE,),
    words.ASK_LEAVE: (words.DROP,),
    words.ASK_END: (words.DONE,),
    words.ASK_GIVE: (words.TARGET,),
    words.ASK_FENCE: (words.DISCARD,),
    words.ASK_VOLDEMORT: (words.DIRECTION, words.TO),
    words.ASK_VOLDEMORT_ON: (words.DIRECTION,),
    words.ASK_VOLDEMORT_NUMBER: (words.ROLL, words.NUMBER),
    words.ASK_VICTIM: (words.TARGET,),
    words.ASK_GROVEL: (words.FIGHT, words.PAY),
    words.ASK_ABANDON: (words.YES, words.NO),
}

OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""
