"""What an option could bring: who would challenge whom, with how many dice, by what chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from spellwright.face.once import once_a_scene
from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import (
    BASIC_DICE,
    DICE,
    IS_CHALLENGE,
    ITEM_DICE,
    ITEM_IS_CHALLENGE,
    ITEM_PACK,
    ITEM_SETS,
    NO_SYMBOL,
    RANGE,
)
from spellwright.games.funkoverse.lexicons import ITEM_LEXICON, say
from spellwright.games.funkoverse.odds import chance_to_win, pool_of
from spellwright.games.funkoverse.picture.seen import Seen, figure_noun
from spellwright.games.funkoverse.queries import challengeable
from spellwright.games.funkoverse.rules.abilities.ability import EFFECTS
from spellwright.games.funkoverse.rules.knock_out import is_protected
from spellwright.games.funkoverse.rules.status import more_dice
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Saying

_NAMES_ITS_FIGURE: Final = (
    words.ASK_ACTION,
    words.ASK_GRANTED,
    words.ASK_CONTROLLED,
    words.ASK_EXTRA,
    words.ASK_SLIP,
    words.ASK_DARK_LORD,
)
"""Questions about what one figure does: the figure is their first argument."""

NOTHING_HERE: Final = say("note-idle")


class Prospect(NamedTuple):
    """A challenge that an option would lead to; `lucky`: its chance with a die that is set."""

    figure: int
    target: int
    dice: int
    chance: Fraction
    lucky: Fraction | None = None


def acting(view: Seen) -> int:
    """The figure that would do what is asked for, or NOBODY."""
    s, asked = view.shown, view.asked
    if asked is None:
        return NOBODY
    if asked.question in _NAMES_ITS_FIGURE and asked.args[0] in s.called:
        return s.called.index(asked.args[0])
    return s.active


def prospects(view: Seen) -> dict[str, list[Prospect]]:
    """By the text of an option, the challenges that it leads to, each with its chance."""
    found = {}
    for decision in view.decisions:
        for option in decision.options:
            expected = _of_option(view, option)
            if expected:
                found[option.text] = expected
    return found


def _of_option(view: Seen, option: Option) -> list[Prospect]:
    s, asked = view.shown, view.asked
    figure = acting(view)
    if asked is None or figure == NOBODY:
        return []
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.CHALLENGE:
        return [_prospect(view, figure, s.called.index(first), BASIC_DICE)]
    if verb == words.USE and IS_CHALLENGE[first]:
        rivals = challengeable(s, figure, RANGE[first])
        return [_prospect(view, figure, rival, DICE[first]) for rival in rivals]
    if verb == words.USE_ITEM and ITEM_IS_CHALLENGE[first]:
        rivals = challengeable(s, figure, 0)
        return [_prospect(view, figure, rival, ITEM_DICE[first]) for rival in rivals]
    if verb == words.TARGET:
        dice = _dice_of_question(asked.question, asked.args[0])
        return [_prospect(view, figure, s.called.index(first), dice)] if dice else []
    if asked.question == words.ASK_FELIX:
        return _felix(view, verb)
    return []


def _dice_of_question(question: int, what: int) -> int:
    """How many dice the target of a question is challenged with; 0 if it is not challenged."""
    if question == words.ASK_ITEM_TARGET:
        return ITEM_DICE[what]
    if question in (words.ASK_TARGET, words.ASK_NEXT_TARGET) and IS_CHALLENGE[what]:
        return DICE[what]
    return 0


def _felix(view: Seen, verb: int) -> list[Prospect]:
    """The challenge that was declared just before; its dice stand in what was told."""
    declared = [event.args for event in view.events if event.kind == story.CHALLENGED]
    if not declared:
        return []
    challenger, target, dice = declared[-1]
    s = view.shown
    expected = _prospect(view, s.called.index(challenger), s.called.index(target), dice)
    chance = expected.lucky if verb == words.DRINK else expected.chance
    return [expected._replace(chance=expected.chance if chance is None else chance, lucky=None)]


def _prospect(view: Seen, figure: int, target: int, dice: int) -> Prospect:
    s = view.shown
    pool = pool_of(s.kind[target], s.down[target], more_dice(s, target))
    sure = _sure_symbol(view, figure)
    lucky = chance_to_win(dice, pool, sure) if sure != NO_SYMBOL else None
    return Prospect(figure, target, dice, chance_to_win(dice, pool), lucky)


def _sure_symbol(view: Seen, figure: int) -> int:
    """FV-23.16, FV-23.28: what a figure may set a die to, if it holds such a card, the card is
    ready, and the figure acts for its own side.
    """
    s, side = view.shown, SIDE_OF[figure]
    is_controlled = view.asked is not None and view.asked.question == words.ASK_CONTROLLED
    if s.holder[side] != figure or s.item_cooldown[side] or is_controlled:
        return NO_SYMBOL
    return ITEM_SETS[s.item[side]]


def percent(chance: Fraction) -> int:
    """
    >>> percent(Fraction(7, 12))
    58
    """
    return round(100 * chance)


def prospect_words(view: Seen, expected: Prospect, *, named: bool) -> Saying:
    """The chance and what winning does, with the name of the target where it is not plain."""
    s, target = view.shown, expected.target
    if not s.down[target]:
        does = "down"
    elif is_protected(s, target, expected.figure):
        does = "protected"
    else:
        does = "out"
    chance = say("note-percent", percent=percent(expected.chance))
    if expected.lucky is not None:
        lucky = percent(expected.lucky)
        item = s.item[SIDE_OF[expected.figure]]
        chance = say("note-percent-felix", percent=percent(expected.chance), lucky=lucky)
        if ITEM_PACK[item]:
            name = ITEM_LEXICON.noun(item)
            chance = say(
                "note-percent-item", percent=percent(expected.chance), lucky=lucky, item=name
            )
    if named:
        return say("note-chance-named", chance=chance, does=does, who=figure_noun(view, target))
    return say("note-chance", chance=chance, does=does)


def _chances(view: Seen, text: str, expected: list[Prospect]) -> tuple[Saying, ...]:
    named = not text.startswith(("challenge ", "target "))
    return tuple(prospect_words(view, one, named=named) for one in expected)


def _is_idle(view: Seen, ability: int) -> bool:
    figure = acting(view)
    return figure != NOBODY and EFFECTS[ability](figure, ability).is_idle(view.shown)


@once_a_scene
def notes(view: Seen) -> dict[str, str]:
    """By the text of an option, its chances in words, or the warning that it would do nothing."""
    warnings = {
        option.text: view.say(NOTHING_HERE)
        for decision in view.decisions
        for option in decision.options
        if verb_of(option.code) == words.USE and _is_idle(view, first_of(option.code))
    }
    return warnings | {
        text: view.say(say("note-chances", chances=_chances(view, text, expected)))
        for text, expected in prospects(view).items()
    }
