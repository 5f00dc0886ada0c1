"""Several choices by one click: keep a roll and go there, take all cards, exchange Trophies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.shortcuts import Link, Shortcut, chain_of
from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    CLOCKWISE,
    COUNTER,
    GATES,
    HOGSMEADE_STATION,
    KINGS_CROSS,
    NEXT,
    REGION,
)
from spellwright.games.talisman.content.columns import ABILITY, VALUE
from spellwright.games.talisman.lexicons import MEANING, SPACE, WAY_ROUND, say
from spellwright.games.talisman.picture.automatic import OF_A_MOVE
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.warnings import warning
from spellwright.games.talisman.rules.move_kinds import numbers_of_spaces
from spellwright.games.talisman.rules.placement import elsewhere, may_change_region
from spellwright.games.talisman.rules.trophies import points_needed
from spellwright.games.talisman.rules.walking import destination
from spellwright.kernel.option import FIRST, SECOND, first_of, verb_of

REROLLS: Final = {words.ASK_REROLL: "reroll", words.ASK_REROLL_TWO: "reroll-two"}
WAY: Final = "way"
ANYWHERE: Final = (words.FREE_MOVE, words.ASK_ARTHUR)
"""Ways to move that lead to any space of the Region."""
SPACE_OF_REGION: Final = "space"
SPACES: Final = "spaces"
DIRECTION: Final = "direction"
ON_THE_WAY: Final = "on-the-way"
TAKE: Final = "take"
TURN_IN: Final = "turn-in"
CROSSINGS: Final = {
    KINGS_CROSS: words.BARRIER,
    GATES: words.GATES,
    HOGSMEADE_STATION: words.CROSS | KINGS_CROSS << FIRST,
}
"""What can be tried where somebody comes by."""


def shortcuts(view: Seen) -> list[Shortcut]:
    asked = view.asked
    if asked is None:
        return []
    if asked.question in REROLLS and MEANING.key(asked.args[-1]) in OF_A_MOVE:
        # With London Fog the lower of two dice counts.
        return _walks_after_roll(view, REROLLS[asked.question], min(asked.args[:-1]))
    if asked.question == words.ASK_WAY:
        return _walks_by_way(view)
    if asked.question == words.ASK_DIRECTION:
        # One that only walks is the option itself.
        return [each for each in _walks(view, (), asked.args[0]) if len(each.chain) > 1]
    if asked.question == words.ASK_SPACES:
        return _walks_of_each(view, (), view.view.options)
    if asked.question == words.ASK_TAKE:
        return _take_all(view)
    return _exchange(view) if asked.question == words.ASK_TURN_IN else []


# -- moves by where they end -----------------------------------------------------------------------


def _walks_after_roll(view: Seen, question: str, rolled: int) -> list[Shortcut]:
    """The roll is kept; most Characters then go as far as it says."""
    first = (Link(question, _text(view, words.KEEP)),)
    trial = view.shown.copy()
    trial.roll = rolled
    numbers = numbers_of_spaces(trial, view.seat)
    if len(numbers) == 1:
        return _walks(view, first, first_of(numbers[0]))
    return _walks_of_each(view, first, numbers)


def _walks_by_way(view: Seen) -> list[Shortcut]:
    """Ways to move that need no roll: where they lead, by one click."""
    found: dict[str, Shortcut] = {}
    for code in view.view.options:
        verb, first = verb_of(code), (Link(WAY, _text(view, code)),)
        if verb == words.STEP:
            walks = _walks(view, first, 1)
        elif verb == words.FLY:
            walks = _walks(view, first, first_of(code))
        elif verb in ANYWHERE:
            walks = _anywhere(view, first)
        else:
            continue
        for walk in walks:
            found.setdefault(walk.square or walk.id, walk)
    return list(found.values())


def _anywhere(view: Seen, first: tuple[Link, ...]) -> list[Shortcut]:
    """Straight to any other space of the Region."""
    s, found = view.shown, []
    for space in elsewhere(s, view.seat, REGION[s.at[view.seat]]):
        goal = Link(SPACE_OF_REGION, _text(view, words.TO | space << FIRST))
        label = view.say(say("shortcut-anywhere", space=SPACE.noun(space)))
        found.append(_walk(f"to-{SPACE.key(space)}", label, (*first, goal), SPACE.key(space)))
    return found


def _walks_of_each(view: Seen, first: tuple[Link, ...], numbers: Sequence[int]) -> list[Shortcut]:
    """For a Character that may choose how far it goes; the furthest number first."""
    found: dict[str, Shortcut] = {}
    # What is reached on foot needs no other way.
    for code in sorted(numbers, key=lambda it: (verb_of(it) == words.SPACES, it), reverse=True):
        chain = (*first, Link(SPACES, _text(view, code)))
        if verb_of(code) == words.SPACES:
            for walk in _walks(view, chain, first_of(code)):
                found.setdefault(walk.square or walk.id, walk)
        else:
            for walk in _anywhere(view, chain):
                found.setdefault(walk.square, walk)
    return list(found.values())


def _walks(view: Seen, first: tuple[Link, ...], steps: int) -> list[Shortcut]:
    """After these choices, one way round or the other: to the end, past all crossings on the way,
    or up to one of them to try it.
    """
    ends, found = [], _crossed_here(view, first)
    for way in (CLOCKWISE, COUNTER):
        space = destination(view.shown.at[view.seat], way, steps)
        walk = _text(view, words.WALK | way << FIRST | space << SECOND)
        chain, left = (*first, Link(DIRECTION, walk)), _way(view, way, steps)
        for place, (crossing, code) in enumerate(left.items()):
            cross = Link(ON_THE_WAY, _text(view, code))
            label = view.say(say("shortcut-cross", space=SPACE.noun(crossing)))
            # Where the walk ends, a click on the space means to stay there.
            square = "" if crossing == space else SPACE.key(crossing)
            found.append(_walk(f"cross-{steps}-{way}-{place}", label, (*chain, cross), square))
            chain = (*chain, Link(ON_THE_WAY, _text(view, words.WALK_ON)))
        round = WAY_ROUND.noun(way)
        label = view.say(say("shortcut-walk", n=steps, way=round, space=SPACE.noun(space)))
        ends.append(_walk(f"walk-{steps}-{way}", label, chain, SPACE.key(space)))
    return [*ends, *found] if ends[0].square != ends[1].square else []


def _crossed_here(view: Seen, first: tuple[Link, ...]) -> list[Shortcut]:
    """The crossing from the space where one stands, after these choices."""
    s, space = view.shown, view.shown.at[view.seat]
    code = CROSSINGS.get(space, -1)
    if space == KINGS_CROSS and s.permit[view.seat]:
        code = words.CROSS | HOGSMEADE_STATION << FIRST
    if not first or code < 0 or not may_change_region(s) or _is_vain(view, code):
        return []
    label = view.say(say("shortcut-cross-here", space=SPACE.noun(space)))
    chain = (*first, Link(DIRECTION, _text(view, code)))
    return [_walk(f"cross-{len(chain)}", label, chain, SPACE.key(space))]


def _is_vain(view: Seen, code: int) -> bool:
    return warning(view, view.rules.verbs.option(code)) is not None


def _walk(id: str, label: str, chain: tuple[Link, ...], square: str) -> Shortcut:
    return Shortcut(id, label, chain, square, past_secrets=True, past_others=True)


def _way(view: Seen, way: int, steps: int) -> dict[int, int]:
    """The spaces on a way at which a crossing can be tried that is not in vain, each with its
    option.
    """
    space, found = view.shown.at[view.seat], dict[int, int]()
    for _ in range(steps if may_change_region(view.shown) else 0):
        space = NEXT[way][space]
        code = CROSSINGS.get(space, -1)
        if code >= 0 and not _is_vain(view, code):
            found[space] = code
    return found


def _text(view: Seen, code: int) -> str:
    return view.rules.verbs.text(code)


# -- cards -----------------------------------------------------------------------------------------


def _take_all(view: Seen) -> list[Shortcut]:
    texts = [_text(view, code) for code in view.view.options if verb_of(code) == words.TAKE]
    if words.TAKE_GALLEONS in view.view.options:
        texts.append(_text(view, words.TAKE_GALLEONS))
    if len(texts) < 2:
        return []
    label = view.say(say("shortcut-take-all", n=len(texts)))
    return [Shortcut("take-all", label, chain_of(TAKE, texts), past_secrets=True)]


def _exchange(view: Seen) -> list[Shortcut]:
    """The Trophies of one kind whose points come closest to the price, exchanged at once."""
    s = view.shown
    needed = points_needed(s)
    cards = [first_of(code) for code in view.view.options if verb_of(code) == words.TURN_IN]
    gathered = sum([VALUE[card] for card in s.turned_in])
    found = []
    for ability in sorted({ABILITY[card] for card in cards}):
        chosen = _cheapest([card for card in cards if ABILITY[card] == ability], needed - gathered)
        if chosen:
            texts = [_text(view, words.TURN_IN | card << FIRST) for card in chosen]
            spent = gathered + sum([VALUE[card] for card in chosen])
            label = view.say(say("shortcut-exchange", n=spent))
            chain = chain_of(TURN_IN, [*texts, _text(view, words.EXCHANGE)])
            found.append(Shortcut(f"exchange-{ability}", label, chain, past_secrets=True))
    return found


def _cheapest(cards: list[int], needed: int) -> list[int]:
    """Some of the cards that are worth enough, and as little more as can be."""
    best: dict[int, list[int]] = {0: []}
    for card in cards:
        for points, chosen in list(best.items()):
            best.setdefault(points + VALUE[card], [*chosen, card])
    enough = [points for points in best if points >= max(needed, 1)]
    return best[min(enough)] if enough else []
