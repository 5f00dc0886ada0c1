"""The stage: a Clash step by step, with cards, modifiers and their rules, sums, the result."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Addend, Side, running, signed_sum
from spellwright.face.known import known
from spellwright.face.scene import Scene
from spellwright.games.duels import story
from spellwright.games.duels.content.columns import BRAVE_SUCCESSES, CARD_VALUE
from spellwright.games.duels.lexicons import TOTALS, say
from spellwright.games.duels.picture.cards import clash_card
from spellwright.games.duels.picture.clash_sums import (
    ClashCause,
    Part,
    act_of,
    act_words,
    acting_parts,
    defending_parts,
    story_of,
)
from spellwright.games.duels.picture.seen import (
    Seen,
    character_emblem,
    character_monogram,
    model_key,
    model_name,
    noun_of,
    seat_look,
)
from spellwright.games.duels.state import BRAVELY, FROM_DECK, NOBODY, DuelsState, seat_of
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Saying

_SHOWN: Final = (story.REVEALED, story.ADDED_CARD, story.TURNED_CARD, story.SWAPPED_FOR)
_SUMS: Final = (story.FACED, story.ALONE)
_WON: Final = (story.SUCCEEDED, story.HIT)
_LOST: Final = (story.FAILED, story.MISSED)
_RESULTS: Final = (*_WON, *_LOST)
_EFFECTS: Final = (story.IMPACTS, story.NO_IMPACTS, story.REMOVED, story.STAYS)


def stage(scene: Scene[DuelsState], prefix: str = "") -> str:
    """The strip, or "" where there is no Clash."""
    shown = clash_of(scene)
    return "" if shown is None else known(scene, stage_svg, shown, prefix)


def clash_of(scene: Scene[DuelsState]) -> Stage | None:
    view = scene
    s = view.shown
    is_over = any(event.kind in _SUMS for event in view.events)
    if s.attacker == NOBODY and not is_over:
        return None
    told = story_of(scene)
    act = act_of(view, told)
    if act is None:
        return None
    seat = _acting_seat(view, act)
    totals = _totals(told)
    first, own = _side(view, act, told, seat, totals[0])
    second, other = None, 0
    if act.target != NOBODY:
        second, other = _side(view, act, told, 1 - seat, totals[1])
    won = any(event.kind in _WON for event in told)
    lost = any(event.kind in _LOST for event in told)
    result = _result(view, told, totals)
    return Stage(
        f"clash-{s.round}-{sum(s.activated)}-{act.actor}-{act.target}-{act.kind}-{act.item}",
        view.say(say("clash-title", what=act_words(act))),
        "WD-22.17" if second else "WD-21.6",
        first._replace(won=won),
        second._replace(won=lost) if second else None,
        result,
        is_open=not result,
        needed="" if result else view.say(_needed(view, act, own, other)),
        about=tuple([model_key(view, m) for m in (act.actor, act.target) if m != NOBODY]),
    )


def _needed(view: Seen, act: ClashCause, own: int, other: int) -> Saying:
    """What the acting side needs, as the sums stand (WD-21.7, WD-22.20)."""
    who = noun_of(view, act.actor)
    if act.target == NOBODY:
        least = BRAVE_SUCCESSES if act.kind == BRAVELY else 1
        if own >= least:
            return say("stage-has-enough", who=who, total=least)
        return say("stage-needs", who=who, total=least, n=least - own)
    against = max(0, other)
    if own > against:
        return say("stage-would-hit", who=who, whom=noun_of(view, act.target), n=own - against)
    return say("stage-needs-to-hit", who=who, against=against, n=against + 1 - own)


def _totals(told: list[Event]) -> tuple[int | None, int | None]:
    """What the latest sums were, where they have been told."""
    for event in reversed(told):
        if event.kind == story.FACED:
            return int(TOTALS.key(event.args[1])), int(TOTALS.key(event.args[3]))
        if event.kind == story.ALONE:
            return int(TOTALS.key(event.args[0])), None
    return None, None


def _side(
    view: Seen, act: ClashCause, told: list[Event], seat: int, total: int | None
) -> tuple[Side, int]:
    """One side, and its sum so far."""
    s = view.shown
    is_acting = seat == _acting_seat(view, act)
    model = act.actor if is_acting else act.target
    cards, value = _cards(view, told, seat)
    parts = acting_parts(view, act) if is_acting else defending_parts(view, act, told)
    paid = _paid(told, seat)
    if paid:
        parts.append(Part(say("clash-paid-for"), paid, "WD-22.16"))
    known = value + sum(part.amount for part in parts)
    if total is not None and total != known:
        name = say("clash-other-modifiers" if cards else "clash-seen-before")
        parts.append(Part(name, total - known, "WD-22.17"))
    added = [Addend(view.say(part.says), part.amount, part.clause) for part in parts]
    kind = s.character[model]
    side = Side(
        model_name(view, model),
        seat_look(seat),
        character_emblem(kind),
        character_monogram(kind),
        tuple(cards),
        running(added, value),
        str(total) if total is not None else "",
        so_far=signed_sum(known),
    )
    return side, known


def _acting_seat(view: Seen, act: ClashCause) -> int:
    """Who plays for the acting side: under Imperio not its owner."""
    seat = view.shown.attacking_seat
    return seat if seat != NOBODY else seat_of(act.actor)


def _paid(told: list[Event], seat: int) -> int:
    """Successes bought by a lower part (WD-22.16)."""
    paid = [event.args[1] for event in told if event.kind == story.PAID_FOR_MORE]
    whose = [event.args[0] for event in told if event.kind == story.PAID_FOR_MORE]
    return sum(amount for amount, owner in zip(paid, whose, strict=True) if owner == seat)


def _cards(view: Seen, told: list[Event], seat: int) -> tuple[list[Card | None], int]:
    """The cards of a side, those face down as None, and what the open ones that count add."""
    s = view.shown
    if s.attacker == NOBODY:
        return _told_cards(view, told, seat)
    shown: list[Card | None] = []
    value = 0
    counting = s.counting[seat]
    if counting >= 0:
        called = s.face[seat] == FROM_DECK and s.declared[seat]
        shown.append(clash_card(view.speaker, counting))
        value += 2 if called else CARD_VALUE[counting]
    elif s.face[seat] != FROM_DECK:
        shown.append(None)
    shown += [clash_card(view.speaker, card) for card in s.revealed[seat]]
    for card in s.extra[seat]:
        shown.append(clash_card(view.speaker, card))
        value += CARD_VALUE[card]
    shown += [clash_card(view.speaker, card) if card >= 0 else None for card in s.empower[seat]]
    return shown, value


def _told_cards(view: Seen, told: list[Event], seat: int) -> tuple[list[Card | None], int]:
    """After the Clash: the cards that counted, from the story; a swap puts the first ones away."""
    numbers: list[int] = []
    for event in told:
        if event.kind in _SUMS:
            break
        if not event.args or event.args[0] != seat:
            continue
        if event.kind in (story.SWAPPED, story.SWAPPED_FOR):
            numbers = []
        if event.kind == story.COUNTS:
            numbers = [event.args[1]]
        elif event.kind in _SHOWN:
            numbers.append(event.args[1])
    return [clash_card(view.speaker, card) for card in numbers], sum(
        CARD_VALUE[card] for card in numbers
    )


def _result(view: Seen, told: list[Event], totals: tuple[int | None, int | None]) -> str:
    """Sum against sum, then what came of it."""
    says = []
    if totals[0] is not None and totals[1] is not None:
        left = max(0, totals[0] - totals[1])
        sums = say("clash-left", total=totals[0], against=totals[1], n=left)
        says.append(view.say(sums))
    says += [view.told(event) for event in told if event.kind in _RESULTS][-1:]
    says += [view.told(event) for event in told if event.kind in _EFFECTS][:1]
    return " ".join(says)
