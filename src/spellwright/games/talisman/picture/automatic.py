"""What is answered without asking: offers of Spells and rerolls, as a player wishes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.face.automatic import Wish, Wishes
from spellwright.games.talisman import words
from spellwright.games.talisman.board import GREENHOUSES, POTIONS, TRANSFIGURATION
from spellwright.games.talisman.content.columns import OP
from spellwright.games.talisman.content.names import SEASIDE_CAVE, SHELL_COTTAGE
from spellwright.games.talisman.lexicons import MEANING, SPELL, say
from spellwright.games.talisman.odds import reroll_odds
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.spell_offers import (
    ALWAYS,
    MINE,
    NEVER,
    NOT_THIS,
    SOMETIMES,
    is_offer_wanted,
)
from spellwright.games.talisman.picture.sure_answers import (
    ENDS,
    NONE,
    certain_ability,
    exact_exchange,
    is_free_to_take,
    is_sure_to_win,
    keeps_what_was_drawn,
    number_for_voldemort,
    passing_answer,
    stronger_ability,
    voldemorts_way,
)
from spellwright.games.talisman.queries import faction
from spellwright.games.talisman.rules.dice import ATTACK, DUEL, FACES, TEST_ROLL
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of

NO_SIXES: Final = "no-sixes"
NO_MOVES: Final = "no-move-rerolls"
SAVE_FELIX: Final = "save-felix"
KEEP_THINGS: Final = "keep-things"
TAKE_THINGS: Final = "take-things"
KEEP_GAINS: Final = "keep-gains"
EXCHANGE_EXACTLY: Final = "exchange-exactly"
SEND_AWAY: Final = "send-voldemort-away"
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
_ONLY_HURTS: Final = (GREENHOUSES, POTIONS, TRANSFIGURATION)
"""Spaces whose roll brings nothing at best."""
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
        Wish(SEND_AWAY, view.say(say("wish-send-voldemort-away")), True),
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
        return NONE if is_offer_wanted(view, asked.args[0], wishes) else words.PASS
    if question in REROLLS:
        return words.KEEP if _is_roll_kept(view, asked.args, wishes) else NONE
    if question in ENDS:
        return passing_answer(view, question)
    if question == words.ASK_ABILITY:
        return stronger_ability(view)
    if question == words.ASK_TEST_ABILITY:
        return certain_ability(view)
    if question == words.ASK_POUNCE:
        return words.NO if is_sure_to_win(view.shown, view.seat) else NONE
    wish, answer = _BY_WISH.get(question, ("", None))
    return answer(view, asked) if answer is not None and wish in wishes else NONE


def _is_roll_kept(view: Seen, args: list[int], wishes: Wishes) -> bool:
    """Whether a reroll cannot make anything better, or is not wanted."""
    dice, meaning = args[:-1], MEANING.key(args[-1])
    if meaning in BEST or (NO_SIXES in wishes and min(dice) == FACES):
        return True
    if meaning in GAINS:
        return KEEP_GAINS in wishes
    if meaning in OF_A_MOVE:
        return NO_MOVES in wishes
    if meaning == "nothing":
        return view.shown.at[view.seat] in _ONLY_HURTS
    if meaning == "barrier-held":
        # No other roll is higher.
        return min(dice) == FACES
    if meaning != "loss":
        return False
    chances = [reroll_odds(view.shown, view.seat, dice, die) for die in range(len(dice))]
    return all(lost == 1 for _, _, lost in chances)


# -- what a wish answers ---------------------------------------------------------------------------


def _felix(view: Seen, asked: Ask) -> int:
    is_worth_it = asked.args[0] in (ATTACK, DUEL, TEST_ROLL)
    return NONE if is_worth_it and not is_sure_to_win(view.shown, view.seat) else words.NO


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


def _voldemort(view: Seen, _: Ask) -> int:
    return voldemorts_way(view)


def _number(view: Seen, _: Ask) -> int:
    return number_for_voldemort(view)


_BY_WISH: Final[dict[int, tuple[str, Callable[[Seen, Ask], int]]]] = {
    words.ASK_FELIX: (SAVE_FELIX, _felix),
    words.ASK_DROP: (KEEP_THINGS, _drops_nothing),
    words.ASK_TAKE: (TAKE_THINGS, _only_thing),
    words.ASK_TAKE_EARLY: (TAKE_THINGS, _only_thing),
    words.ASK_CARD: (TAKE_THINGS, _gift),
    words.ASK_EXCHANGE_CARD: (TAKE_THINGS, _drawn),
    words.ASK_TURN_IN: (EXCHANGE_EXACTLY, _trophies),
    words.ASK_VOLDEMORT: (SEND_AWAY, _voldemort),
    words.ASK_VOLDEMORT_ON: (SEND_AWAY, _voldemort),
    words.ASK_VOLDEMORT_NUMBER: (SEND_AWAY, _number),
}
"""For a question, the wish by which it is answered, and how."""
