"""The stage: the latest challenge with the dice of both sides, until the next choice."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.die import Die
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Addend, Modifier, Side, running
from spellwright.face.known import known
from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.content.columns import (
    FOR_CHALLENGER,
    FOR_DEFENDER,
    ITEM_CLAUSES,
    ITEM_SETS,
    NO_SYMBOL,
    PROTEGO,
    PROTEGO_DICE,
    STATUS_CLAUSES,
)
from spellwright.games.funkoverse.content.tables import SYMBOLS
from spellwright.games.funkoverse.lexicons import (
    ITEM_LEXICON,
    STATUS_LEXICON,
    SYMBOL_LEXICON,
    say,
)
from spellwright.games.funkoverse.odds import chance_to_win, pool_of
from spellwright.games.funkoverse.picture.notes import percent
from spellwright.games.funkoverse.picture.seen import (
    Seen,
    emblem_of,
    figure_key,
    figure_name,
    figure_noun,
    monogram_of,
    side_look,
)
from spellwright.games.funkoverse.rules.status import more_dice
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Saying

FACE_ICONS: Final = {"hit": "burst", "shield": "shield", "crit": "star"}
ATTACK: Final = "FV-11.9"
DEFENSE: Final = "FV-11.10"
_RESULTS: Final = (story.WITHSTOOD, story.KNOCKED_DOWN, story.KNOCKED_OUT, story.PROTECTED)


def stage(view: Seen, prefix: str = "") -> str:
    """The strip, or "" where the latest choice led to no challenge."""
    shown = clash_of(view)
    return "" if shown is None else known(view, stage_svg, shown, prefix)


def clash_of(view: Seen) -> Stage | None:
    s = view.shown
    told = _of_latest_challenge(view)
    if not told or s.challenger == NOBODY or s.target == NOBODY:
        return None
    key = f"clash-{s.round}-{s.active}-{s.actions_left}-{s.challenger}-{s.target}"
    attack = _successes(s.attack_dice, FOR_CHALLENGER)
    defense = _successes(s.defense_dice, FOR_DEFENDER)
    is_defended = bool(s.defense_dice)
    won = is_defended and attack > defense
    results = [event for event in told if event.kind in _RESULTS]
    return Stage(
        key,
        view.say(say("stage-challenge")),
        "FV-11.12",
        Side(
            figure_name(view, s.challenger),
            side_look(view, SIDE_OF[s.challenger]),
            emblem_of(s.kind[s.challenger]),
            monogram_of(s.kind[s.challenger]),
            _dice(view, s.attack_dice, FOR_CHALLENGER, f"{key}-attack"),
            (*_sums(view, s.attack_dice, FOR_CHALLENGER, ATTACK), *_attack_notes(view, told)),
            view.say(success_words(attack)) if s.attack_dice else "",
            won,
        ),
        Side(
            figure_name(view, s.target),
            side_look(view, SIDE_OF[s.target]),
            emblem_of(s.kind[s.target]),
            monogram_of(s.kind[s.target]),
            _dice(view, s.defense_dice, FOR_DEFENDER, f"{key}-defense"),
            (*_sums(view, s.defense_dice, FOR_DEFENDER, DEFENSE), *_defense_notes(view, told)),
            view.say(success_words(defense)) if is_defended else "",
            is_defended and not won,
        ),
        view.told(results[0]) if results else "",
        is_open=not results,
        needed="" if results else view.say(_needed(view, attack, defense)),
        about=(figure_key(view, s.challenger), figure_key(view, s.target)),
    )


def _needed(view: Seen, attack: int, defense: int) -> Saying:
    """What decides the challenge, as far as it has been rolled (FV-11.12)."""
    s = view.shown
    who, whom = figure_noun(view, s.challenger), figure_noun(view, s.target)
    if not s.attack_dice:
        return say("stage-needs-more", who=who, whom=whom)
    if not s.defense_dice:
        return say("stage-needs-to-hold", whom=whom, n=attack)
    if attack > defense:
        return say("stage-wins", who=who, n=attack, m=defense)
    return say("stage-holds", whom=whom, n=attack, m=defense)


def _of_latest_challenge(view: Seen) -> list[Event]:
    """What the latest choice told of a challenge, from its declaration on, or else from its roll
    on.
    """
    starts = [
        place
        for place, event in enumerate(view.events)
        if event.kind in (story.CHALLENGED, story.ATTACKED)
    ]
    if not starts:
        return []
    declared = [place for place in starts if view.events[place].kind == story.CHALLENGED]
    return list(view.events[declared[-1] if declared else 0 :])


def _successes(symbols: list[int], values: list[int]) -> int:
    return sum(values[symbol] for symbol in symbols)


def success_words(count: int) -> Saying:
    return say("stage-successes", n=count)


def _dice(view: Seen, symbols: list[int], values: list[int], key: str) -> tuple[Die, ...]:
    return tuple(
        Die(
            f"{key}-{place}",
            FACE_ICONS[SYMBOLS[symbol]["key"]],
            key,
            says=view.say(say("stage-die", symbol=SYMBOL_LEXICON.noun(symbol), n=values[symbol])),
            counts=values[symbol] > 0,
            faded=not values[symbol],
        )
        for place, symbol in enumerate(symbols)
    )


def _sums(view: Seen, symbols: list[int], values: list[int], clause: str) -> tuple[Modifier, ...]:
    """What each kind of symbol adds."""
    return running(
        Addend(
            view.say(say("stage-sum", n=symbols.count(symbol), symbol=SYMBOL_LEXICON.noun(symbol))),
            symbols.count(symbol) * values[symbol],
            clause,
        )
        for symbol in range(len(SYMBOLS))
        if values[symbol] and symbol in symbols
    )


def _attack_notes(view: Seen, told: list[Event]) -> tuple[Modifier, ...]:
    """What has set a die, and before the roll the chance to win."""
    s = view.shown
    found = []
    used = [event.args[0] for event in told if event.kind == story.USED_ITEM]
    for item in used:
        if ITEM_SETS[item] != NO_SYMBOL:
            said = view.say(say("stage-felix", item=ITEM_LEXICON.noun(item)))
            found.append(Modifier(said, "!", ITEM_CLAUSES[item]))
    declared = [event.args[2] for event in told if event.kind == story.CHALLENGED]
    if declared and not s.attack_dice:
        pool = pool_of(s.kind[s.target], s.down[s.target], more_dice(s, s.target))
        chance = chance_to_win(declared[-1], pool)
        to_win = view.say(say("stage-to-win", n=declared[-1]))
        found.append(Modifier(to_win, view.say(say("note-percent", percent=percent(chance)))))
    return tuple(found)


def _defense_notes(view: Seen, told: list[Event]) -> tuple[Modifier, ...]:
    s = view.shown
    if any(event.kind == story.SHIELD_GONE for event in told):
        more = say("stage-more-dice", status=STATUS_LEXICON.noun(PROTEGO), n=PROTEGO_DICE)
        return (Modifier(view.say(more), "!", STATUS_CLAUSES[PROTEGO]),)
    if not s.defense_dice:
        dice = pool_of(s.kind[s.target], s.down[s.target], more_dice(s, s.target)).dice
        return (Modifier(view.say(say("stage-dice-to-defend")), str(dice), "FV-11.5"),)
    return ()
