"""The stage: a fight with the dice and sums of both sides, until the next choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.drawing.card import Card
from spellwright.drawing.die import Die
from spellwright.drawing.look import SEATS
from spellwright.drawing.stage import Stage, stage
from spellwright.drawing.stage_side import Modifier, Side
from spellwright.drawing.wording import listed
from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.content.figures import CARD_NAMES, VALUE
from spellwright.games.talisman.picture.cards import ABILITY_NAMES, encounter_card
from spellwright.games.talisman.picture.notes import chance_words
from spellwright.games.talisman.picture.seen import Seen, character_emblem, full_name, monogram
from spellwright.games.talisman.queries import FERRET_VALUE
from spellwright.games.talisman.rules.scores import (
    advantage,
    die_of_fighter,
    die_of_foe,
    fight_total,
    fighter_score,
    foe_score,
    modifiers,
)
from spellwright.games.talisman.state import NO_FIGHT, WITH_CHARACTER, WITH_VOLDEMORT
from spellwright.kernel.event import Event

SCORE: Final = "TA-11.5"
_BEGINNINGS: Final = (
    words.MEETS_ENEMY,
    words.MEETS_FOE,
    words.ATTACKS,
    words.ATTACKS_FOLLOWER,
    words.VOLDEMORT_ATTACKS,
    words.ENTERED_HALL,
)
_RESULTS: Final = (words.WON, words.LOST_FIGHT, words.DRAWN_FIGHT)
FACES: Final = 6


def clash(view: Seen, prefix: str = "") -> str:
    """The strip, or "" where nobody fights and the latest choice led to no fight."""
    shown = clash_of(view)
    return "" if shown is None else stage(shown, prefix)


def clash_of(view: Seen) -> Stage | None:
    if view.shown.fight != NO_FIGHT:
        return _going_on(view)
    return _told(view)


# -- a fight that goes on --------------------------------------------------------------------------


def _going_on(view: Seen) -> Stage:
    s = view.shown
    key = f"fight-{s.round}-{s.active}-{s.fighter}-{s.fight}-{sum(s.foe_cards)}"
    is_rolled = bool(s.own_dice and s.foe_dice)
    mine, other = (fighter_score(s), foe_score(s)) if is_rolled else (0, 0)
    own = _character(view, s.fighter, s.own_dice, f"{key}-own", str(mine) if is_rolled else "")
    if not is_rolled:
        chance = Modifier("to win, before rerolls and Spells", chance_words(s))
        own = own._replace(modifiers=(*own.modifiers, chance))
    result = _result(view, view.events)
    if s.fight == WITH_CHARACTER:
        foe = _character(view, s.foe, s.foe_dice, f"{key}-foe", str(other) if is_rolled else "")
    else:
        foe = _enemy(view, f"{key}-foe", str(other) if is_rolled else "")
    return Stage(
        key,
        f"A fight of {ABILITY_NAMES[s.ability]}",
        SCORE,
        own._replace(won=mine > other),
        foe._replace(won=other > mine),
        result,
        is_open=not result,
    )


def _character(view: Seen, seat: int, dice: list[int], key: str, total: str) -> Side:
    """Own ability, what helps, the advantage, what else is added."""
    s = view.shown
    name = ABILITY_NAMES[s.ability]
    value = fight_total(s, seat)
    own = FERRET_VALUE if s.ferret[seat] else (s.magic, s.might)[s.ability][seat]
    found = [Modifier(f"own {name}", f"+{own}", "TA-3.3")]
    if value != own:
        found.append(Modifier("Objects, Followers and Spells", _signed(value - own), "TA-3.4"))
    lead = advantage(s, seat)
    if lead:
        found.append(Modifier("advantage", _signed(lead), "TA-9.2"))
    if modifiers(s, seat) != lead:
        found.append(Modifier("what the card says", _signed(modifiers(s, seat) - lead)))
    kept = 0
    if s.own_dice and s.foe_dice:
        kept = die_of_fighter(s) if seat == s.fighter else die_of_foe(s)
    return Side(
        full_name(view, seat),
        SEATS[seat],
        character_emblem(s.character[seat]),
        monogram(view, seat),
        _dice(dice, kept, key),
        tuple(found),
        total,
    )


def _enemy(view: Seen, key: str, total: str) -> Side:
    s = view.shown
    kept = die_of_foe(s) if s.foe_dice else 0
    dice = _dice(s.foe_dice, kept, key)
    if s.foe_cards:
        names = [CARD_NAMES[card] for card in s.foe_cards]
        values = tuple(
            Modifier(name, f"+{value}", "TA-11.5")
            for name, value in zip(names, s.foe_values, strict=False)
        )
        cards = [encounter_card(card) for card in s.foe_cards]
        return _foe(listed(names), "beast", (*cards, *dice), values, total)
    value = (Modifier("its strength", f"+{sum(s.foe_values)}"),)
    if s.fight == WITH_VOLDEMORT:
        return _foe("Lord Voldemort", "demon", dice, value, total)
    return _foe(_space_enemy(view), "beast", dice, value, total)


def _space_enemy(view: Seen) -> str:
    told = [event for event in view.events if event.kind == words.MEETS_FOE]
    return _capital(lexicons.FOE.label(told[-1].args[1])) if told else "The foe"


def _foe(
    name: str,
    emblem: str,
    shows: tuple[Card | Die, ...],
    values: tuple[Modifier, ...],
    total: str,
    won: bool = False,
) -> Side:
    return Side(name, None, emblem, "", shows, values, total, won)


def _dice(faces: list[int], kept: int, key: str) -> tuple[Die, ...]:
    """All dice; where there are several, the one that counts has a brass edge."""
    several = len(faces) > 1
    chosen = faces.index(kept) if kept in faces else -1
    return tuple(
        Die(
            f"{key}-{place}",
            face,
            key,
            counts=several and place == chosen,
            faded=several and place != chosen and chosen >= 0,
        )
        for place, face in enumerate(faces)
    )


def _signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


# -- a fight that is over --------------------------------------------------------------------------


def _told(view: Seen) -> Stage | None:
    """The latest fight of which the scores were told, with both sums."""
    events = view.events
    scored = [place for place, event in enumerate(events) if event.kind == words.SCORES]
    if not scored:
        return None
    at = scored[-1]
    who, mine, other = events[at].args
    earlier = scored[-2] + 1 if len(scored) > 1 else 0
    began = [event for event in events[earlier:at] if event.kind in _BEGINNINGS]
    seat = view.shown.character.index(who) if who in view.shown.character else -1
    if seat < 0:
        return None
    first = Side(
        full_name(view, seat),
        SEATS[seat],
        character_emblem(who),
        monogram(view, seat),
        (),
        (),
        str(mine),
        mine > other,
    )
    key = f"fought-{view.shown.round}-{who}-{mine}-{other}-{at}"
    return Stage(
        key, "The fight", SCORE, first, _told_foe(view, began, mine, other), _result(view, events)
    )


def _told_foe(view: Seen, began: list[Event], mine: int, other: int) -> Side:
    total, won = str(other), other > mine
    kinds = {event.kind: event for event in began}
    if words.ATTACKS in kinds:
        who = kinds[words.ATTACKS].args[1]
        if who in view.shown.character:
            seat = view.shown.character.index(who)
            emblem, letters = character_emblem(who), monogram(view, seat)
            name = full_name(view, seat)
            return Side(name, SEATS[seat], emblem, letters, (), (), total, won)
    cards = [event.args[1] for event in began if event.kind == words.MEETS_ENEMY]
    cards += [event.args[1] for event in began if event.kind == words.ATTACKS_FOLLOWER]
    if cards:
        names = [CARD_NAMES[card] for card in cards]
        values = tuple(
            Modifier(CARD_NAMES[card], f"+{VALUE[card]}", SCORE) for card in cards if VALUE[card]
        )
        shows = tuple(encounter_card(card) for card in cards)
        rest = other - sum(VALUE[card] for card in cards)
        if 1 <= rest <= FACES:
            values = (*values, Modifier("its die", f"+{rest}", SCORE))
        return _foe(listed(names), "beast", shows, values, total, won)
    if words.MEETS_FOE in kinds:
        name = _capital(lexicons.FOE.label(kinds[words.MEETS_FOE].args[1]))
        return _foe(name, "beast", (), (), total, won)
    if words.VOLDEMORT_ATTACKS in kinds or words.ENTERED_HALL in kinds:
        return _foe("Lord Voldemort", "demon", (), (), total, won)
    return _foe("The foe", "beast", (), (), total, won)


def _result(view: Seen, events: Sequence[Event]) -> str:
    """What came of it, in one sentence."""
    scored = [place for place, event in enumerate(events) if event.kind == words.SCORES]
    if not scored:
        return ""
    told = [event for event in events[scored[-1] :] if event.kind in _RESULTS]
    return view.game.sentence(told[0])[0] if told else ""
