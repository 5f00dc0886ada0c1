"""What is answered without asking: offers of Spells and rerolls, as a player wishes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.face.automatic import Wish, Wishes
from spellwright.games.talisman import words
from spellwright.games.talisman.board import REGION
from spellwright.games.talisman.content.columns import OP, SPELL_PACK, SPELL_RULE, SPELL_WHEN
from spellwright.games.talisman.content.names import (
    AVADA_KEDAVRA,
    CONFUNDO,
    EPISKEY,
    EXPULSO,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
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
from spellwright.games.talisman.picture.sure_answers import (
    ENDS,
    NONE,
    certain_ability,
    exact_exchange,
    is_free_to_take,
    keeps_what_was_drawn,
    passing_answer,
    stronger_ability,
)
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.queries import faction, total_magic, total_might
from spellwright.games.talisman.rules.dice import ATTACK, DUEL, FACES, TEST_ROLL
from spellwright.games.talisman.rules.spell_targets import DANGER, DRAWN, FIGHT, SCORES, START
from spellwright.games.talisman.rules.spell_windows import concerns
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.decision import Ask
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
KEEP_GAINS: Final = "keep-gains"
EXCHANGE_EXACTLY: Final = "exchange-exactly"
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
BEST: Final = (
    "win",
    "barrier-passed",
    "gates-open",
    "saved",
    "evaded",
    "spell-resisted",
    "right-number",
    "target-ferret",
)
"""What a roll can mean that no other roll makes better."""
GAINS: Final = (
    "gain-life",
    "gain-two-lives",
    "gain-fate",
    "gain-two-fate",
    "gain-galleon",
    "gain-magic",
    "gain-might",
    "gain-ability",
    "gain-spell",
    "hallow",
    "dragon",
)
"""What a roll can mean that brings something and takes nothing."""
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
        Wish(KEEP_GAINS, view.say(say("wish-keep-gains")), True),
        Wish(EXCHANGE_EXACTLY, view.say(say("wish-exchange-exactly")), True),
    ]


def automatic(view: Seen, wishes: Wishes) -> str:
    asked = view.asked
    if asked is None:
        return ""
    code = _answer(view, asked, wishes)
    return view.rules.verbs.text(code) if code in view.view.options else ""


def _answer(view: Seen, asked: Ask, wishes: Wishes) -> int:
    """The code of what is answered, or -1."""
    question = asked.question
    if question == words.ASK_SPELL:
        return NONE if _is_offer_wanted(view, asked.args[0], wishes) else words.PASS
    if question in REROLLS:
        return words.KEEP if _is_roll_kept(view, asked.args, wishes) else NONE
    if question in ENDS:
        return passing_answer(view, question)
    if question == words.ASK_ABILITY:
        return stronger_ability(view)
    if question == words.ASK_TEST_ABILITY:
        return certain_ability(view)
    wish, answer = _BY_WISH.get(question, ("", None))
    return answer(view, asked) if answer is not None and wish in wishes else NONE


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
        return s.active != seat and _leads(s, s.active, seat)
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
    if meaning in GAINS:
        return KEEP_GAINS in wishes
    if meaning in OF_A_MOVE:
        return NO_MOVES in wishes
    if meaning == "barrier-held":
        # No other roll is higher.
        return min(dice) == FACES
    if meaning != "loss":
        return False
    chances = [reroll_odds(view.shown, view.seat, dice, die) for die in range(len(dice))]
    return all(lost == 1 for _, _, lost in chances)


# -- what a wish answers ---------------------------------------------------------------------------


def _felix(_: Seen, asked: Ask) -> int:
    return NONE if asked.args[0] in (ATTACK, DUEL, TEST_ROLL) else words.NO


def _drops_nothing(_: Seen, __: Ask) -> int:
    return words.KEEP_ALL


def _gift(view: Seen, asked: Ask) -> int:
    """What a card that is visited offers for nothing."""
    card = asked.args[0]
    is_free = card == SEASIDE_CAVE or (
        card == SHELL_COTTAGE and faction(view.shown, view.seat) == OP
    )
    return words.YES if is_free else NONE


def _only_thing(view: Seen, _: Ask) -> int:
    """The only thing that lies there, if there is room for it and it has no price."""
    taken = [code for code in view.view.options if code != words.DONE]
    if len(taken) != 1:
        return NONE
    is_card = verb_of(taken[0]) == words.TAKE
    return taken[0] if not is_card or is_free_to_take(view, first_of(taken[0])) else NONE


def _drawn(view: Seen, _: Ask) -> int:
    return keeps_what_was_drawn(view)


def _trophies(view: Seen, _: Ask) -> int:
    return exact_exchange(view)


_BY_WISH: Final[dict[int, tuple[str, Callable[[Seen, Ask], int]]]] = {
    words.ASK_FELIX: (SAVE_FELIX, _felix),
    words.ASK_DROP: (KEEP_THINGS, _drops_nothing),
    words.ASK_TAKE: (TAKE_THINGS, _only_thing),
    words.ASK_TAKE_EARLY: (TAKE_THINGS, _only_thing),
    words.ASK_CARD: (TAKE_THINGS, _gift),
    words.ASK_EXCHANGE_CARD: (TAKE_THINGS, _drawn),
    words.ASK_TURN_IN: (EXCHANGE_EXACTLY, _trophies),
}
"""For a question, the wish by which it is answered, and how."""


def _leads(s: TalismanState, seat: int, other: int) -> bool:
    """Whether nobody is further in the race than a seat, and another one is not as far."""
    ways = [_way_gone(s, each) for each in range(s.seats) if s.life[each]]
    own = _way_gone(s, seat)
    return own == max(ways) and own > _way_gone(s, other)


def _way_gone(s: TalismanState, seat: int) -> tuple[int, int]:
    """The Region first, then both abilities."""
    return REGION[s.at[seat]], total_magic(s, seat) + total_might(s, seat)
