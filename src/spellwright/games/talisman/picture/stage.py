"""The stage: a fight with the dice and sums of both sides, until the next choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.drawing.card_content import Card
from spellwright.drawing.die import Die
from spellwright.drawing.look import SEATS
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Addend, Modifier, Side, running
from spellwright.face.known import known
from spellwright.games.talisman import lexicons, story
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import fight_odds
from spellwright.games.talisman.picture.cards import encounter_card
from spellwright.games.talisman.picture.seen import (
    Seen,
    character_emblem,
    full_name,
    full_noun,
    monogram,
)
from spellwright.games.talisman.queries import FERRET_VALUE
from spellwright.games.talisman.rules.attack_scores import (
    advantage,
    die_of_fighter,
    die_of_foe,
    fight_total,
    fighter_score,
    foe_score,
    modifiers,
)
from spellwright.games.talisman.state import (
    NO_FIGHT,
    WITH_CHARACTER,
    WITH_VOLDEMORT,
    TalismanState,
)
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Saying

SCORE: Final = "TA-11.5"
FOE: Final = 5
"""Where scores name the foe."""
HIGHEST: Final = 6
"""The highest face of a die."""
_SCORES: Final = (
    story.SCORES,
    story.SCORES_WITH_CARD,
    story.SCORES_WITH_CHARACTER,
    story.SCORES_WITH_FOE,
    story.SCORES_WITH_VOLDEMORT,
)
_RESULTS: Final = (story.WON, story.LOST_FIGHT, story.DRAWN_FIGHT)


def stage(view: Seen, prefix: str = "") -> str:
    """The strip, or "" where nobody fights and the latest choice led to no fight."""
    shown = clash_of(view)
    return "" if shown is None else known(view, stage_svg, shown, prefix)


def clash_of(view: Seen) -> Stage | None:
    if view.shown.fight != NO_FIGHT:
        return _going_on(view)
    return _told(view)


# -- a fight that goes on --------------------------------------------------------------------------


def _going_on(view: Seen) -> Stage:
    s = view.shown
    key = _key(s.character[s.fighter], _foe_of(s))
    is_rolled = bool(s.own_dice and s.foe_dice)
    mine, other = (fighter_score(s), foe_score(s)) if is_rolled else _without_dice(s)
    own = _character(view, s.fighter, s.own_dice, f"{key}-own", str(mine) if is_rolled else "")
    if not is_rolled:
        chance = round(100 * fight_odds(s, s.fighter)[0])
        wins = view.say(say("stage-percent", n=chance))
        to_win = Modifier(view.say(say("stage-to-win")), wins)
        own = own._replace(modifiers=(*own.modifiers, to_win))
    result = _result(view, view.events)
    if s.fight == WITH_CHARACTER:
        foe = _character(view, s.foe, s.foe_dice, f"{key}-foe", str(other) if is_rolled else "")
    else:
        foe = _enemy(view, f"{key}-foe", str(other) if is_rolled else "")
    return Stage(
        key,
        view.say(say("stage-fight-of", ability=lexicons.ABILITY.noun(s.ability))),
        SCORE,
        own._replace(won=is_rolled and mine > other, so_far=str(mine)),
        foe._replace(won=is_rolled and other > mine, so_far=str(other)),
        result,
        is_open=not result,
        needed="" if result else view.say(_needed(view, mine, other, is_rolled=is_rolled)),
        about=_pieces(s),
    )


def _key(who: int, foe: str) -> str:
    """The same while a fight goes on and after it, so that its dice do not fall again."""
    return f"fight-{who}-{foe}"


def _foe_of(s: TalismanState) -> str:
    if s.fight == WITH_CHARACTER:
        return f"{story.SCORES_WITH_CHARACTER}-{s.character[s.foe]}"
    if s.foe_cards:
        is_one = len(s.foe_cards) == 1
        return f"{story.SCORES_WITH_CARD}-{s.foe_cards[0]}" if is_one else str(story.SCORES)
    if s.fight == WITH_VOLDEMORT:
        return str(story.SCORES_WITH_VOLDEMORT)
    return f"{story.SCORES_WITH_FOE}-{s.space_foe}"


def _foe_told(scores: Event) -> str:
    """The same from the event that tells the scores."""
    return "-".join(str(part) for part in (scores.kind, *scores.args[FOE:]))


def _pieces(s: TalismanState) -> tuple[str, ...]:
    """Who fights, as pieces on the board."""
    own = f"seat-{s.fighter}"
    if s.fight == WITH_CHARACTER:
        return (own, f"seat-{s.foe}")
    return (own, "voldemort") if s.fight == WITH_VOLDEMORT else (own,)


def _without_dice(s: TalismanState) -> tuple[int, int]:
    """What both sides have before they roll."""
    mine = fight_total(s, s.fighter) + modifiers(s, s.fighter)
    if s.fight == WITH_CHARACTER:
        return mine, fight_total(s, s.foe) + modifiers(s, s.foe)
    return mine, sum(s.foe_values)


def _needed(view: Seen, mine: int, other: int, *, is_rolled: bool) -> Saying:
    """What it takes to win (TA-11.5 to TA-11.8): a higher score than the other side."""
    who = full_noun(view, view.shown.fighter)
    short = other + 1 - mine
    if is_rolled:
        if short <= 0:
            return say("stage-wins-now", who=who, own=mine, other=other)
        return say("stage-needs", who=who, own=mine, other=other, n=short)
    if short > HIGHEST - 1:
        return say("stage-needs-too-much", who=who, n=short)
    if short <= 1 - HIGHEST:
        return say("stage-needs-nothing", who=who)
    if short > 0:
        return say("stage-needs-roll", who=who, n=short)
    return say("stage-needs-no-less", who=who, n=-short)


def _character(view: Seen, seat: int, dice: list[int], key: str, total: str) -> Side:
    """A Character's ability, what helps it, the advantage, what else is added."""
    s = view.shown
    value = fight_total(s, seat)
    own = FERRET_VALUE if s.ferret[seat] else (s.magic, s.might)[s.ability][seat]
    ability = say("stage-own-ability", ability=lexicons.ABILITY.noun(s.ability))
    found = [Addend(view.say(ability), own, "TA-3.3")]
    if value != own:
        helped = view.say(say("stage-helped"))
        found.append(Addend(helped, value - own, "TA-3.4"))
    lead = advantage(s, seat)
    if lead:
        found.append(Addend(view.say(say("stage-advantage")), lead, "TA-9.2"))
    if modifiers(s, seat) != lead:
        said = view.say(say("stage-by-card"))
        found.append(Addend(said, modifiers(s, seat) - lead))
    kept = 0
    if s.own_dice and s.foe_dice:
        kept = die_of_fighter(s) if seat == s.fighter else die_of_foe(s)
    return Side(
        full_name(view, seat),
        SEATS[seat],
        character_emblem(s.character[seat]),
        monogram(view, seat),
        _dice(dice, kept, key),
        running(found, kept),
        total,
    )


def _enemy(view: Seen, key: str, total: str) -> Side:
    s = view.shown
    kept = die_of_foe(s) if s.foe_dice else 0
    dice = _dice(s.foe_dice, kept, key)
    if s.foe_cards:
        names = tuple(lexicons.CARD.noun(card) for card in s.foe_cards)
        added = [
            Addend(view.name(name), value, "TA-11.5")
            for name, value in zip(names, s.foe_values, strict=False)
        ]
        values = running(added, kept)
        cards = [encounter_card(view.speaker, card) for card in s.foe_cards]
        enemies = view.say(say("stage-foes", names=names))
        return _foe(enemies, "beast", (*cards, *dice), values, total)
    value = running([Addend(view.say(say("stage-strength")), sum(s.foe_values))], kept)
    if s.fight == WITH_VOLDEMORT:
        return _foe(view.say(say("name-lord-voldemort")), "demon", dice, value, total)
    return _foe(view.say(_space_foe(s.space_foe)), "beast", dice, value, total)


def _space_foe(foe: int) -> Saying:
    return say("stage-foe", foe=lexicons.FOE.noun(foe))


def _foe(
    name: str,
    emblem: str,
    shows: tuple[Card | Die, ...],
    values: tuple[Modifier, ...],
    total: str,
) -> Side:
    return Side(name, None, emblem, "", shows, values, total)


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


# -- a fight that is over --------------------------------------------------------------------------


def _told(view: Seen) -> Stage | None:
    """The latest fight whose scores were told, with both dice and sums."""
    events = view.events
    scored = [place for place, event in enumerate(events) if event.kind in _SCORES]
    if not scored:
        return None
    at = scored[-1]
    who, mine, other, die, *_ = events[at].args
    earlier = scored[-2] + 1 if len(scored) > 1 else 0
    if who not in view.shown.character:
        return None
    key = _key(who, _foe_told(events[at]))
    first = _told_character(view, who, mine, die, f"{key}-own")
    second = _told_foe(view, events[earlier : at + 1], f"{key}-foe")
    return Stage(
        key,
        view.say(say("stage-fight")),
        SCORE,
        first._replace(won=mine > other),
        second._replace(won=other > mine),
        _result(view, events),
        about=(f"seat-{view.shown.character.index(who)}",),
    )


def _told_character(view: Seen, who: int, score: int, die: int, key: str) -> Side:
    seat = view.shown.character.index(who)
    return Side(
        full_name(view, seat),
        SEATS[seat],
        character_emblem(who),
        monogram(view, seat),
        _dice([die], die, key),
        running([Addend(view.say(say("stage-ability")), score - die, "TA-3.4")], die),
        str(score),
    )


def _told_foe(view: Seen, events: Sequence[Event], key: str) -> Side:
    """The foe that the scores name, or else the one named when the fight began, if it was told."""
    scores = events[-1]
    other, die = scores.args[2], scores.args[4]
    if scores.kind == story.SCORES_WITH_CHARACTER and scores.args[5] in view.shown.character:
        return _told_character(view, scores.args[5], other, die, key)
    cards = [event.args[1] for event in events if event.kind == story.MEETS_ENEMY]
    if scores.kind == story.SCORES_WITH_CARD:
        cards = [scores.args[5]]
    name, emblem = say("stage-enemies"), "beast"
    if cards:
        name = say("stage-foes", names=tuple(lexicons.CARD.noun(card) for card in cards))
    elif scores.kind == story.SCORES_WITH_VOLDEMORT:
        name, emblem = say("name-lord-voldemort"), "demon"
    elif scores.kind == story.SCORES_WITH_FOE:
        name = _space_foe(scores.args[5])
    values = running([Addend(view.say(say("stage-strength")), other - die, SCORE)], die)
    shows = [encounter_card(view.speaker, card) for card in cards]
    return _foe(view.say(name), emblem, (*shows, *_dice([die], die, key)), values, str(other))


def _result(view: Seen, events: Sequence[Event]) -> str:
    """What came of it, in one sentence."""
    scored = [place for place, event in enumerate(events) if event.kind in _SCORES]
    if not scored:
        return ""
    told = [event for event in events[scored[-1] :] if event.kind in _RESULTS]
    return view.told(told[0]) if told else ""
