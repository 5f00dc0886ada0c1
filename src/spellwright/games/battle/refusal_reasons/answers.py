"""Why something is no answer to a question outside the actions of step 3.

Everything here follows from what is public and from the asked player's own cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.battle import lexicons, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAMS
from spellwright.games.battle.content.saying import say
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
        return say("refusal-not-in-hand", card=lexicons.THINGS.noun(kind)), "HB-13.6"
    return say("refusal-not-asked-for", card=lexicons.THINGS.noun(kind)), "HB-13.14"


def _not_from_pile(s: BattleState, _ask: Ask, code: int) -> Reason:
    kind = first_of(code)
    if not any(kind in pile for pile in s.pile):
        return say("refusal-in-no-pile", card=lexicons.THINGS.noun(kind)), "HB-18.4"
    return (
        say("refusal-not-in-this-pile", card=lexicons.THINGS.noun(kind)),
        "HB-18.4",
    )


def _not_taken(_s: BattleState, _ask: Ask, code: int) -> Reason:
    name = lexicons.THINGS.noun(first_of(code))
    return say("refusal-not-to-take", card=name), "HB-28.13"


def _not_handed_over(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-not-in-your-pile", card=lexicons.THINGS.noun(first_of(code))), "HB-13.13"


def _not_played_before(s: BattleState, _ask: Ask, code: int) -> Reason:
    kind = first_of(code)
    if kind not in s.played:
        return say("refusal-not-played", card=lexicons.THINGS.noun(kind)), "HB-28.19"
    return say("refusal-not-asked-for", card=lexicons.THINGS.noun(kind)), "HB-28.19"


def _not_seen(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-not-seen", thing=lexicons.THINGS.noun(first_of(code))), "HB-28.16"


def _not_left(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-not-left", card=lexicons.THINGS.noun(first_of(code))), "HB-28.16"


def _not_waiting(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-not-waiting", thing=lexicons.THINGS.noun(first_of(code))), "HB-12.8"


def _not_for_the_shop(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-neither-of-two", card=lexicons.THINGS.noun(first_of(code))), "HB-24.11"


def _not_for_later(s: BattleState, _ask: Ask, code: int) -> Reason:
    name, level = lexicons.THINGS.noun(first_of(code)), s.scenario + 2
    return say("refusal-not-to-keep", n=level, card=name), "HB-25.9"


# -- heroes, foes and effects ----------------------------------------------------------------------


def _not_this_hero(s: BattleState, ask: Ask, code: int) -> Reason:
    hero = first_of(code)
    named = lexicons.HEROES.noun(hero)
    if hero not in s.hero:
        return say("refusal-hero-not-in-game", who=named), "HB-2.16"
    if ask.question in (words.ASK_OTHER, words.ASK_HAND_TO) and s.hero.index(hero) in _own(s, ask):
        return say("refusal-another-hero"), "HB-28.3"
    if ask.question == words.ASK_WHOSE_PILE:
        return say("refusal-pile-empty", who=named), "HB-18.8"
    return say("refusal-hero-not-here", who=named), "HB-28.3"


def _not_this_foe(s: BattleState, ask: Ask, code: int) -> Reason:
    foe = first_of(code)
    name = lexicons.THINGS.noun(foe)
    if ask.question == words.ASK_LAST_FOE:
        return say("refusal-foe-not-drawn", foe=name), "HB-26.8"
    slot = slot_of(s, foe)
    if slot < 0:
        return say("refusal-foe-not-in-play", foe=name), "HB-5.11"
    if ask.question == words.ASK_MOVE_FROM:
        return say("refusal-move-from", foe=name), "HB-19.16"
    if ask.question == words.ASK_MOVE_TO:
        return say("refusal-move-to", foe=name), "HB-19.16"
    return say("refusal-wrong-type", foe=name), "HB-5.11"


def _not_this_effect(s: BattleState, _ask: Ask, code: int) -> Reason:
    effect = s.agenda[-1]
    if isinstance(effect, CarryOut):
        offered = ALTERNATIVES[PROGRAMS[effect.program][effect.at][3]]
        if first_of(code) not in offered:
            return say(
                "refusal-effect-not-offered", source=lexicons.THINGS.noun(effect.source)
            ), "HB-28.7"
    return say("refusal-effect-not-in-full"), "HB-28.7"


def _not_so_many(s: BattleState, ask: Ask, _code: int) -> Reason:
    most = max([first_of(option) for option in s.options(ask)])
    return say("refusal-at-most", n=most), "HB-28.23"


# -- setup -----------------------------------------------------------------------------------------


def _not_to_be(s: BattleState, _ask: Ask, code: int) -> Reason:
    hero = first_of(code)
    if hero in s.hero:
        return say("refusal-hero-taken", who=lexicons.HEROES.noun(hero)), "HB-2.16"
    return say("refusal-hero-not-offered", who=lexicons.HEROES.noun(hero)), "HB-2.27"


def _not_on_offer(s: BattleState, _ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    name = lexicons.THINGS.noun(thing)
    if thing in s.charm or any(thing in owned for owned in s.experts):
        return say("refusal-taken", thing=name), "HB-2.26"
    return say("refusal-not-offered", thing=name), ""


def _not_first(_s: BattleState, _ask: Ask, code: int) -> Reason:
    return say("refusal-hero-not-in-game", who=lexicons.HEROES.noun(first_of(code))), "HB-2.24"


def _not_switched(s: BattleState, ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    if any(thing in (s.hero_card[place], s.expert[place]) for place in _own(s, ask)):
        return say("refusal-used-now", thing=lexicons.THINGS.noun(thing)), "HB-24.6"
    return say("refusal-not-owned", thing=lexicons.THINGS.noun(thing)), "HB-24.6"


# -- dice ------------------------------------------------------------------------------------------


def _not_this_die(_s: BattleState, _ask: Ask, _code: int) -> Reason:
    return say("refusal-house-die"), "HB-15.10"


def _not_turned(_s: BattleState, _ask: Ask, code: int) -> Reason:
    face = lexicons.FACES.noun(first_of(code))
    return say("refusal-die-face", face=face), "HB-15.12"


def _not_supplied(s: BattleState, _ask: Ask, code: int) -> Reason:
    thing = first_of(code)
    if thing not in (s.horcrux, s.encounter):
        return say("refusal-not-active", challenge=lexicons.THINGS.noun(thing)), "HB-16.1"
    return say("refusal-symbol-not-needed", challenge=lexicons.THINGS.noun(thing)), "HB-16.6"


# -- ingredients -----------------------------------------------------------------------------------


def _not_gathered(s: BattleState, ask: Ask, code: int) -> Reason:
    space = first_of(code)
    if s.shelf[space] == EMPTY:
        return say("refusal-nothing-there", space=lexicons.SPACES.noun(space)), "HB-7.3"
    shelf = first_of(s.options(ask)[0]) % columns.SHELVES + 1
    return say("refusal-other-shelf", n=shelf), "HB-7.2"


def _not_put_into(s: BattleState, _ask: Ask, code: int) -> Reason:
    brew, place = first_of(code), second_of(code) - 1
    is_there = brew < POTION_SPACES + len(s.brews)
    if not is_there or (brew < POTION_SPACES and s.potions[brew] == EMPTY):
        return say("refusal-no-brew", brew=lexicons.BREWS.noun(brew)), "HB-7.6"
    recipe = recipe_of(s, brew)
    if not 0 <= place < len(recipe):
        return say("refusal-recipe-places", n=len(recipe)), "HB-7.8"
    if places_of(s, brew)[place] != EMPTY:
        return say("refusal-place-filled"), "HB-7.10"
    if recipe[place] == s.held_token:
        return say("refusal-earlier-place"), "HB-7.29"
    return say("refusal-place-needs", ingredient=lexicons.INGREDIENTS.noun(recipe[place])), "HB-7.9"


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
