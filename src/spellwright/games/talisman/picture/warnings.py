"""What would come to nothing here and now: said beside the option before it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import CASTLE, CENTAUR_CLEARING, HALL, REGION
from spellwright.games.talisman.content.columns import (
    BARRIER,
    FIGHT_MAGIC,
    FIGHT_MIGHT,
    HIGHEST,
    MAGIC,
    MAGIC_BONUS,
    MIGHT_BONUS,
    SPELL_RULE,
)
from spellwright.games.talisman.content.names import (
    ALOHOMORA,
    EXPELLIARMUS,
    IMPEDIMENTA,
    IMPERIO,
    LEGILIMENS,
    MCGONAGALL_B,
    MUNDUNGUS,
    PRINCES_BOOK,
    PROTEGO,
    SECTUMSEMPRA,
    SNEAKOSCOPE,
    TIME_TURNER,
    TRANSFIGURO,
)
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.seen import Seen, noun_of
from spellwright.games.talisman.queries import (
    have_rule,
    is_side,
    may_hold,
    spell_limit,
    total,
    total_magic,
)
from spellwright.games.talisman.rules.attack_scores import fighter_score, foe_score
from spellwright.games.talisman.rules.gaining import wounds
from spellwright.games.talisman.rules.spells_in_hand import may_gain_spell
from spellwright.games.talisman.state import NO_FIGHT, TalismanState
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Saying

Vain = Callable[[Seen], Saying | None]
"""Why an option would come to nothing for the seat that looks; None if it would not."""
VainThing = Callable[[Seen, int], Saying | None]
"""The same for an option that names a thing."""

BEST_LEAD: Final = 5
"""The lead of a 6 against a 1."""
LEAST_OF_TWO_DICE: Final = 2


def warning(view: Seen, option: Option) -> Saying | None:
    verb = verb_of(option.code)
    if verb in _BY_VERB:
        return _BY_VERB[verb](view)
    return _BY_THING[verb](view, first_of(option.code)) if verb in _BY_THING else None


# -- Spells ----------------------------------------------------------------------------------------


def _cast(view: Seen, spell: int) -> Saying | None:
    vain = _BY_SPELL.get(SPELL_RULE[spell])
    return vain(view) if vain is not None else None


def _impedimenta(view: Seen) -> Saying | None:
    here = REGION[view.shown.at[view.seat]]
    return say("warning-castle") if here == CASTLE else None


def _expelliarmus(view: Seen) -> Saying | None:
    s = view.shown
    other = s.foe if view.seat == s.fighter else s.fighter
    return (
        None
        if _objects_help(s, other)
        else say("warning-no-object-helps", who=noun_of(view, other))
    )


def _objects_help(s: TalismanState, seat: int) -> bool:
    """Whether an Object gives anything in a fight between Characters."""
    if s.ferret[seat] or s.at[seat] == CENTAUR_CLEARING or s.disarmed >> seat & 1:
        return False
    objects = s.objects[seat]
    if any(MAGIC_BONUS[card] or FIGHT_MAGIC[card] for card in objects):
        return True
    if s.patronus >> seat & 1 and any(MIGHT_BONUS[card] or FIGHT_MIGHT[card] for card in objects):
        return True
    return seat == s.foe and have_rule(objects, SNEAKOSCOPE)


def _imperio(view: Seen) -> Saying | None:
    s = view.shown
    stays = s.duty[s.active] or s.at[s.active] == HALL
    return say("warning-imperio", who=noun_of(view, s.active)) if stays else None


def _legilimens(view: Seen) -> Saying | None:
    s = view.shown
    full = len(s.hand[view.seat]) - 1 >= spell_limit(s, view.seat)
    return say("warning-look-only") if full else None


def _protego(view: Seen) -> Saying | None:
    s = view.shown
    tied = s.fight != NO_FIGHT and s.own_dice and not s.danger and fighter_score(s) == foe_score(s)
    return say("warning-draw") if tied else None


def _sectumsempra(view: Seen) -> Saying | None:
    s = view.shown
    loser = s.foe if view.seat == s.fighter else s.fighter
    more = s.gold[loser] or any(may_hold(s, view.seat, card) for card in s.objects[loser])
    return None if more else say("warning-only-a-life", who=noun_of(view, loser))


def _target(view: Seen, person: int) -> Saying | None:
    s = view.shown
    asked = view.asked
    if asked is None or asked.question != words.ASK_AIM or asked.args[0] != TRANSFIGURO:
        return None
    seat = s.character.index(person)
    return say("warning-animagus") if is_side(s, seat, MCGONAGALL_B) else None


def _faction_side(view: Seen, side: int) -> Saying | None:
    return say("warning-token") if view.shown.token == side else None


# -- cards and abilities ---------------------------------------------------------------------------


def _use(view: Seen, card: int) -> Saying | None:
    s, seat = view.shown, view.seat
    if card == PRINCES_BOOK and not may_gain_spell(s, seat):
        return say("warning-hand-full")
    if card == MUNDUNGUS and not s.gold_pool:
        return say("warning-no-galleons")
    return _extra_turn(view) if card == TIME_TURNER else None


def _extra_turn(view: Seen) -> Saying | None:
    return say("warning-missed-turn") if view.shown.lost[view.seat] else None


def _for_fate(view: Seen) -> Saying | None:
    return None if view.shown.fate_pool else say("warning-no-fate")


def _for_galleons(view: Seen) -> Saying | None:
    return None if view.shown.gold_pool else say("warning-no-galleons")


def _raise(view: Seen, ability: int) -> Saying | None:
    s, seat, asked = view.shown, view.seat, view.asked
    if asked is None or asked.question == words.ASK_ABILITY:
        return None
    name = lexicons.ABILITY.noun(ability)
    if asked.question == words.ASK_TEST_ABILITY:
        weak = total(s, seat, ability) < LEAST_OF_TWO_DICE and ALOHOMORA not in s.hand[seat]
        return say("warning-gates", ability=name) if weak else None
    if s.ferret[seat]:
        return say("warning-ferret")
    column = s.magic if ability == MAGIC else s.might
    return say("warning-highest", ability=name) if column[seat] == HIGHEST else None


# -- spaces ----------------------------------------------------------------------------------------


def _house(view: Seen, house: int) -> Saying | None:
    s, seat = view.shown, view.seat
    if house == lexicons.BROOMSTICKS and not wounds(s, seat):
        return say("warning-unhurt")
    if house == lexicons.BROOMSTICKS and not s.gold[seat]:
        return say("warning-no-own-galleon")
    if house == lexicons.TEA_SHOP and not s.objects[seat]:
        return say("warning-no-object")
    return _for_fate(view) if house == lexicons.WHEEZES_SELL else None


def _barrier(view: Seen) -> Saying | None:
    """The barrier that not even a 6 against a 1 opens, or the flat one (TA-OPT-5)."""
    s, seat = view.shown, view.seat
    lead = 0 if s.settings["flat-barrier"] else BEST_LEAD
    too_weak = total_magic(s, seat) + lead <= BARRIER and ALOHOMORA not in s.hand[seat]
    return say("warning-barrier") if too_weak else None


_BY_SPELL: Final[dict[int, Vain]] = {
    IMPEDIMENTA: _impedimenta,
    EXPELLIARMUS: _expelliarmus,
    IMPERIO: _imperio,
    LEGILIMENS: _legilimens,
    PROTEGO: _protego,
    SECTUMSEMPRA: _sectumsempra,
}
_BY_VERB: Final[dict[int, Vain]] = {
    words.EXTRA: _extra_turn,
    words.GAIN_FATE: _for_fate,
    words.REFILL: _for_fate,
    words.FOR_FATE: _for_fate,
    words.FOR_GALLEONS: _for_galleons,
    words.BARRIER: _barrier,
}
_BY_THING: Final[dict[int, VainThing]] = {
    words.CAST: _cast,
    words.TARGET: _target,
    words.FACTION_SIDE: _faction_side,
    words.USE: _use,
    words.RAISE: _raise,
    words.VISIT: _house,
}
