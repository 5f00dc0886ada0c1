"""What is answered without asking: offers of Spells and rerolls, as a player wishes."""

from __future__ import annotations

from typing import Final

from spellwright.face.automatic import Wish, Wishes
from spellwright.games.talisman import words
from spellwright.games.talisman.board import REGION
from spellwright.games.talisman.content.columns import (
    IS_OBJECT,
    OP,
    SPELL_PACK,
    SPELL_RULE,
    SPELL_WHEN,
)
from spellwright.games.talisman.content.names import (
    AVADA_KEDAVRA,
    CONFUNDO,
    DOBBY,
    EPISKEY,
    EXPULSO,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    MUNDUNGUS,
    OBLIVIATE,
    PROTEGO,
    REDUCTO,
    SEASIDE_CAVE,
    SHELL_COTTAGE,
    TRANSFIGURO,
)
from spellwright.games.talisman.lexicons import MEANING, SPELL, say
from spellwright.games.talisman.odds import reroll_odds
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import (
    faction,
    follower_limit,
    object_limit,
    total_magic,
    total_might,
)
from spellwright.games.talisman.rules.dice import ATTACK, DUEL, FACES, TEST_ROLL
from spellwright.games.talisman.rules.spell_targets import DANGER, DRAWN, FIGHT, SCORES, START
from spellwright.games.talisman.rules.spell_windows import concerns
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.option import Option, first_of, verb_of

ANY_TIME: Final = "any"
"""Of a Spell that can be cast in every window."""

ALWAYS: Final = "spells-always"
SOMETIMES: Final = "spells-sometimes"
MINE: Final = "spells-mine"
NEVER: Final = "spells-never"
NOT_THIS: Final = "not-"
"""The beginning of the wish not to be asked for a Spell."""
NO_SIXES: Final = "no-sixes"
NO_MOVES: Final = "no-move-rerolls"
SAVE_FELIX: Final = "save-felix"
KEEP_THINGS: Final = "keep-things"
TAKE_THINGS: Final = "take-things"
_STAKES: Final = {
    EPISKEY: (DANGER,),
    EXPULSO: (FIGHT,),
    IMPEDIMENTA: (DRAWN, FIGHT),
    PROTEGO: (FIGHT, SCORES, DANGER),
    REDUCTO: (DRAWN, FIGHT),
    TRANSFIGURO: (FIGHT,),
}
"""Moments for which somebody may save a Spell that can be cast at any time."""
_AGAINST_OTHERS: Final = (CONFUNDO, IMMOBULUS, IMPERIO)
"""Spells that steer or stop another's move; whoever leads is worth them."""
BEST: Final = ("win", "barrier-passed", "gates-open")
"""What a roll can mean that no other roll makes better."""
OF_A_MOVE: Final = ("walk", "voldemort")
REROLLS: Final = (words.ASK_REROLL, words.ASK_REROLL_TWO, words.ASK_REROLL_THREE)


def wishes(view: Seen) -> list[Wish]:
    heading = view.say(say("wish-spells"))
    found = [
        Wish(SOMETIMES, view.say(say("wish-spells-sometimes")), True, heading),
        Wish(MINE, view.say(say("wish-spells-mine")), group=heading),
        Wish(ALWAYS, view.say(say("wish-spells-always")), group=heading),
        Wish(NEVER, view.say(say("wish-spells-never")), group=heading),
    ]
    hand = view.shown.hand[view.seat] if view.seat >= 0 else []
    for spell in hand:
        label = view.say(say("wish-not-this", spell=SPELL.noun(spell)))
        found.append(Wish(NOT_THIS + SPELL.key(spell), label))
    return [
        *found,
        Wish(NO_SIXES, view.say(say("wish-no-sixes"))),
        Wish(NO_MOVES, view.say(say("wish-no-move-rerolls"))),
        Wish(SAVE_FELIX, view.say(say("wish-save-felix")), True),
        Wish(KEEP_THINGS, view.say(say("wish-keep-things")), True),
        Wish(TAKE_THINGS, view.say(say("wish-take-things")), True),
    ]


def automatic(view: Seen, wishes: Wishes) -> str:
    asked = view.asked
    if asked is None:
        return ""
    if asked.question == words.ASK_SPELL:
        code = -1 if _is_offer_wanted(view, asked.args[0], wishes) else words.PASS
    elif asked.question in REROLLS:
        code = words.KEEP if _is_roll_kept(view, asked.args, wishes) else -1
    elif asked.question == words.ASK_FELIX and SAVE_FELIX in wishes:
        code = -1 if asked.args[0] in (ATTACK, DUEL, TEST_ROLL) else words.NO
    elif asked.question == words.ASK_ON_THE_WAY:
        crossings = [each for each in view.decisions[0].options if each.code != words.WALK_ON]
        in_vain = all(warning(view, crossing) is not None for crossing in crossings)
        code = words.WALK_ON if in_vain else -1
    elif asked.question == words.ASK_DROP and KEEP_THINGS in wishes:
        code = words.KEEP_ALL
    elif asked.question in (words.ASK_TAKE, words.ASK_TAKE_EARLY) and TAKE_THINGS in wishes:
        return _only_thing(view)
    elif asked.question == words.ASK_CARD and TAKE_THINGS in wishes:
        code = words.YES if _is_gift(view, asked.args[0]) else -1
    else:
        code = -1
    return view.rules.verbs.text(code) if code in view.view.options else ""


def _is_offer_wanted(view: Seen, moment: int, wishes: Wishes) -> bool:
    """Whether somebody wants to be asked for a Spell now. A Spell that would change nothing is no
    offer.
    """
    if ALWAYS in wishes:
        return True
    if NEVER in wishes or (MINE in wishes and not concerns(view.shown, view.seat, moment)):
        return False
    offered = [option for option in view.decisions[0].options if verb_of(option.code) == words.CAST]
    return any(
        _is_time(view, first_of(option.code), moment) and _is_useful(view, option, wishes)
        for option in offered
    )


def _is_time(view: Seen, spell: int, moment: int) -> bool:
    """Whether it makes a difference to cast a Spell now rather than at another time: one that can
    be cast at any time is offered where it changes what is at stake, or as the own turn begins.
    """
    s, seat, rule = view.shown, view.seat, SPELL_RULE[spell]
    if rule == AVADA_KEDAVRA and faction(s, seat) == OP:
        # Discarded for Fate it brings the same at every moment of the turn.
        return moment == START
    if rule in _AGAINST_OTHERS:
        return s.active != seat and _leads(s, s.active)
    if SPELL_WHEN[spell] != ANY_TIME:
        return True
    if moment == START:
        return s.active == seat and (rule == EPISKEY or rule not in _STAKES)
    at_stake = concerns(s, seat, moment) or (moment == DRAWN and s.active == seat)
    is_known = rule >= 0 and not SPELL_PACK[rule]
    return at_stake and (not is_known or moment in _STAKES.get(rule, ()))


def _is_useful(view: Seen, option: Option, wishes: Wishes) -> bool:
    s, spell = view.shown, first_of(option.code)
    rule = SPELL_RULE[spell]
    if NOT_THIS + SPELL.key(spell) in wishes or warning(view, option) is not None:
        return False
    if rule == EXPULSO:
        return s.token != faction(s, view.seat)
    if rule == OBLIVIATE:
        return any(s.hand[other] for other in range(s.seats) if other != view.seat)
    return True


def _is_roll_kept(view: Seen, args: list[int], wishes: Wishes) -> bool:
    """Whether a reroll cannot make anything better, or is not wanted."""
    dice, meaning = args[:-1], MEANING.key(args[-1])
    if meaning in BEST or (NO_SIXES in wishes and min(dice) == FACES):
        return True
    if meaning in OF_A_MOVE:
        return NO_MOVES in wishes
    if meaning != "loss":
        return False
    chances = [reroll_odds(view.shown, view.seat, dice, die) for die in range(len(dice))]
    return all(lost == 1 for _, _, lost in chances)


def _is_gift(view: Seen, card: int) -> bool:
    """Whether a card that is visited offers something for nothing."""
    return card == SEASIDE_CAVE or (card == SHELL_COTTAGE and faction(view.shown, view.seat) == OP)


def _only_thing(view: Seen) -> str:
    """The only thing that lies there, if there is room for it and it has no price; else ""."""
    s, seat = view.shown, view.seat
    taken = [option for option in view.decisions[0].options if option.code != words.DONE]
    if len(taken) != 1:
        return ""
    card = first_of(taken[0].code)
    if verb_of(taken[0].code) == words.TAKE:
        held, most = (
            (s.objects[seat], object_limit(s, seat))
            if IS_OBJECT[card]
            else (s.followers[seat], follower_limit(s, seat))
        )
        if card in (DOBBY, MUNDUNGUS) or len(held) >= most:
            return ""
    return taken[0].text


def _leads(s: TalismanState, seat: int) -> bool:
    """Whether nobody is further in the race: the Region first, then both abilities."""
    ways = [
        (REGION[s.at[each]], total_magic(s, each) + total_might(s, each))
        for each in range(s.seats)
        if s.life[each]
    ]
    own = (REGION[s.at[seat]], total_magic(s, seat) + total_might(s, seat))
    return own >= max(ways)
