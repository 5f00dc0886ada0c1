"""Why something is no answer to a question outside the actions of step 3.

Everything here follows from what is public and from the asked player's own cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle import lexicons, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAMS
from spellwright.games.battle.queries import player, slot_of
from spellwright.games.battle.refusal_reasons.actions import Reason
from spellwright.games.battle.rules.carry_out import CarryOut
from spellwright.games.battle.rules.potions import POTION_SPACES, places_of, recipe_of
from spellwright.games.battle.state import EMPTY, BattleState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of

Explanation = Callable[[BattleState, Ask, int], Reason]


def why_no_answer(s: BattleState, ask: Ask, code: int) -> Reason:
    """The reason, if this is an answer to the question at all."""
    verb = verb_of(code)
    answers = [verb_of(option) for option in s.options(ask)]
    if ask.question == words.ASK_BANISH:
        answers += [words.BANISH, words.BANISH_FROM_PILE]
    if verb not in answers:
        return None
    explain = _EXPLANATIONS.get(verb)
    return None if explain is None else explain(s, ask, code)


def _own(s: BattleState, ask: Ask) -> list[int]:
    """The Heroes of the asked player."""
    return [place for place in range(s.heroes) if player(s, place) == ask.seat]


# -- cards -----------------------------------------------------------------------------------------


def _not_from_hand(s: BattleState, ask: Ask, code: int) -> Reason:
    kind = first_of(code)
    if not any(kind in s.hand[place] for place in _own(s, ask)):
        return f"You do not hold {columns.NAMES[kind]}.", "HB-13.6"
    return f"{columns.NAMES[kind]} is not what is asked for.", "HB-13.14"


def _not_from_pile(s: BattleState, _ask: Ask, code: int) -> Reason:
    kind = first_of(code)
    if not any(kind in pile for pile in s.pile):
        return f"{columns.NAMES[kind]} is in no discard pile.", "HB-18.4"
    return (
        f"{columns.NAMES[kind]} is not what is asked for, or not in this discard pile.",
        "HB-18.4",
    )


def _not_taken(_s: BattleState, _ask: Ask, code: int) -> Reason:
    name = columns.NAMES[first_of(code)]
    return f"{name} is not among the cards that you can take.", "HB-28.13"


def _not_handed_over(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.NAMES[first_of(code)]} is not in your discard pile.", "HB-13.13"


def _not_played_before(s: BattleState, _ask: Ask, code: int) -> Reason:
    kind = first_of(code)
    if kind not in s.played:
        return f"You have not played {columns.NAMES[kind]} this turn.", "HB-28.19"
    return f"{columns.NAMES[kind]} is not what is asked for.", "HB-28.19"


def _not_seen(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.NAMES[first_of(code)]} is not the card that you see.", "HB-28.16"


def _not_left(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.NAMES[first_of(code)]} is not among the cards that are left.", "HB-28.16"


def _not_waiting(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.NAMES[first_of(code)]} does not wait for its turn now.", "HB-12.8"


def _not_for_the_shop(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.NAMES[first_of(code)]} is neither of the two cards.", "HB-24.11"


def _not_for_later(s: BattleState, _ask: Ask, code: int) -> Reason:
    name, level = columns.NAMES[first_of(code)], s.scenario + 2
    return f"Only a card of value {level} that you bought can be kept, not {name}.", "HB-25.9"


# -- heroes, foes and effects ----------------------------------------------------------------------


def _not_this_hero(s: BattleState, ask: Ask, code: int) -> Reason:
    hero = first_of(code)
    named = columns.HERO_NAMES[hero]
    if hero not in s.hero:
        return f"{named} is not in this game.", "HB-2.16"
    if ask.question == words.ASK_OTHER and s.hero.index(hero) in _own(s, ask):
        return "You have to name another Hero.", "HB-28.3"
    if ask.question == words.ASK_WHOSE_PILE:
        return f"The discard pile of {named} is empty.", "HB-18.8"
    return f"{named} cannot be named here.", "HB-28.3"


def _not_this_foe(s: BattleState, ask: Ask, code: int) -> Reason:
    foe = first_of(code)
    name = columns.NAMES[foe]
    if ask.question == words.ASK_LAST_FOE:
        return f"{name} is not among the foes that were drawn.", "HB-26.8"
    slot = slot_of(s, foe)
    if slot < 0:
        return f"{name} is not in play.", "HB-5.11"
    if ask.question == words.ASK_MOVE_FROM:
        return f"No Attack can be moved from {name}.", "HB-19.16"
    if ask.question == words.ASK_MOVE_TO:
        return f"{name} can take no Attack now.", "HB-19.16"
    return f"{name} is not of the type that is asked for.", "HB-5.11"


def _not_this_effect(s: BattleState, _ask: Ask, code: int) -> Reason:
    effect = s.agenda[-1]
    if isinstance(effect, CarryOut):
        offered = ALTERNATIVES[PROGRAMS[effect.program][effect.at][3]]
        if first_of(code) not in offered:
            return f"{columns.NAMES[effect.source]} does not offer that.", "HB-28.7"
    return "You could not carry that out in full.", "HB-28.7"


def _not_so_many(s: BattleState, ask: Ask, _code: int) -> Reason:
    most = max([first_of(option) for option in s.options(ask)])
    return f"At most {most} can be removed here.", "HB-28.23"


# -- setup -----------------------------------------------------------------------------------------


def _not_to_be(s: BattleState, _ask: Ask, code: int) -> Reason:
    hero = first_of(code)
    if hero in s.hero:
        return f"{columns.HERO_NAMES[hero]} is taken.", "HB-2.16"
    return f"{columns.HERO_NAMES[hero]} is not on offer in this game.", "HB-2.27"


def _not_on_offer(s: BattleState, _ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    name = columns.NAMES[thing]
    if thing in s.charm or any(thing in owned for owned in s.experts):
        return f"{name} is taken.", "HB-2.26"
    return f"{name} is not on offer here.", ""


def _not_first(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return f"{columns.HERO_NAMES[first_of(code)]} is not in this game.", "HB-2.24"


def _not_switched(s: BattleState, ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    if any(thing in (s.hero_card[place], s.expert[place]) for place in _own(s, ask)):
        return f"{columns.NAMES[thing]} is the card that you use now.", "HB-24.6"
    return f"You do not own {columns.NAMES[thing]}.", "HB-24.6"


# -- dice ------------------------------------------------------------------------------------------


def _not_this_die(_s: BattleState, _ask: Ask, _code: int) -> Reason:
    return "You name one of the four House dice.", "HB-15.10"


def _not_turned(_s: BattleState, _ask: Ask, code: int) -> Reason:
    face = lexicons.FACES.label(first_of(code))
    return f"The die shows {face} already, has it underneath or not at all.", "HB-15.12"


def _not_supplied(s: BattleState, _ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    if thing not in (s.horcrux, s.encounter):
        return f"{columns.NAMES[thing]} is not active.", "HB-16.1"
    return f"{columns.NAMES[thing]} does not need this symbol.", "HB-16.6"


# -- ingredients -----------------------------------------------------------------------------------


def _not_gathered(s: BattleState, ask: Ask, code: int) -> Reason:
    space = first_of(code)
    if s.shelf[space] == EMPTY:
        return f"Nothing lies on {lexicons.SPACES.label(space)}.", "HB-7.3"
    shelf = first_of(s.options(ask)[0]) % columns.SHELVES + 1
    return f"You take from shelf {shelf} now.", "HB-7.2"


def _not_put_into(s: BattleState, _ask: Ask, code: int) -> Reason:
    brew, place = first_of(code), second_of(code) - 1
    is_there = brew < POTION_SPACES + len(s.brews)
    if not is_there or (brew < POTION_SPACES and s.potions[brew] == EMPTY):
        return f"There is no {lexicons.BREWS.label(brew).removeprefix('the ')}.", "HB-7.6"
    recipe = recipe_of(s, brew)
    if not 0 <= place < len(recipe):
        return f"The recipe has {len(recipe)} places.", "HB-7.8"
    if places_of(s, brew)[place] != EMPTY:
        return "That place is filled.", "HB-7.10"
    if recipe[place] == s.held_token:
        return "Its first free place of that kind is filled first.", "HB-7.29"
    return f"That place asks for {columns.INGREDIENT_NAMES[recipe[place]]}.", "HB-7.9"


_EXPLANATIONS: Final[dict[int, Explanation]] = {
    words.DISCARD: _not_from_hand,
    words.BANISH: _not_from_hand,
    words.BANISH_FROM_PILE: _not_from_pile,
    words.TAKE: _not_taken,
    words.HAND_OVER: _not_handed_over,
    words.AGAIN: _not_played_before,
    words.LEAVE: _not_seen,
    words.AWAY: _not_seen,
    words.ON_TOP: _not_left,
    words.NEXT: _not_waiting,
    words.PLACE: _not_for_the_shop,
    words.KEEP_FOR_LATER: _not_for_later,
    words.HERO: _not_this_hero,
    words.FOE: _not_this_foe,
    words.CHOOSE: _not_this_effect,
    words.AMOUNT: _not_so_many,
    words.TAKE_HERO: _not_to_be,
    words.TAKE_CARD: _not_on_offer,
    words.FIRST_HERO: _not_first,
    words.SWITCH: _not_switched,
    words.DIE: _not_this_die,
    words.TURN_DIE: _not_turned,
    words.SUPPLY: _not_supplied,
    words.INGREDIENT: _not_gathered,
    words.INTO: _not_put_into,
}
