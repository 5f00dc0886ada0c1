"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.picture.foes import latest_event, slots
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.location import location_words
from spellwright.games.battle.picture.next_turn import note_title
from spellwright.games.battle.picture.potions import requirement
from spellwright.games.battle.picture.rewards import reward_words
from spellwright.games.battle.picture.seen import (
    STEP_NAMES,
    Seen,
    choosing,
    hero_name,
    own_places,
    tallied,
)
from spellwright.games.battle.picture.upcoming import lasting, upcoming
from spellwright.games.battle.queries import price
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER, BREW_PLACES


def moment_words(view: Seen) -> str:
    """Scenario, turn, whose it is, who is to choose."""
    s = view.shown
    says = [columns.SCENARIO_NAMES[s.scenario]]
    if view.outcome is not None:
        says.append(view.outcome.sentence.rstrip("."))
    elif s.turn:
        says.append(f"turn {s.turn}, {hero_name(view, s.active)}, {STEP_NAMES[s.step]}")
    else:
        says.append("set-up")
    if choosing(view):
        says.append(choosing(view))
    return "; ".join(says) + "."


def hero_words(view: Seen, place: int) -> str:
    s = view.shown
    if s.hero[place] < 0:
        return f"Nobody plays Hero {place + 1} yet."
    you = " (you)" if place in own_places(view) else ""
    hand = [columns.NAMES[kind] for kind in s.hand[place] if kind >= 0]
    held = f" ({', '.join(tallied(hand))})" if hand else ""
    says = (
        f"{hero_name(view, place)}{you}: Health {s.health[place]} of {columns.FULL_HEALTH}, "
        f"Attack {s.attack[place]}, Influence {s.influence[place]}, "
        f"{many(len(s.hand[place]), 'card')} in hand{held}, {len(s.deck[place])} in the deck, "
        f"{len(s.pile[place])} discarded"
    )
    own = [columns.NAMES[thing] for thing in display_of(view, place)]
    return says + (f"; has {listed(own)}." if own else ".")


def pile_words(view: Seen, place: int) -> str:
    """What lies on a discard pile."""
    pile = tallied([columns.NAMES[kind] for kind in view.shown.pile[place]])
    return f"Discard pile of {hero_name(view, place)}: {', '.join(pile)}." if pile else ""


def foe_words(view: Seen) -> list[str]:
    s = view.shown
    says = []
    for slot in slots(view):
        foe = s.row[slot]
        if foe < 0:
            continue
        needs = []
        if columns.NEED_ATTACK[foe]:
            needs.append(f"Attack {s.row_attack[slot]} of {columns.NEED_ATTACK[foe]}")
        if columns.NEED_INFLUENCE[foe]:
            needs.append(f"Influence {s.row_influence[slot]} of {columns.NEED_INFLUENCE[foe]}")
        off = " (does nothing now)" if s.row_off[slot] else ""
        reward = f" Reward: {reward_words(foe)}" if reward_words(foe) else ""
        says.append(
            f"Foe {columns.NAMES[foe]}, {', '.join(needs)}: {columns.TEXTS[foe]}{off}{reward}"
        )
    says.append(f"{many(len(s.villain_stack), 'foe')} in the stack, {len(s.foe_pile)} defeated.")
    return says


def challenge_words(view: Seen) -> list[str]:
    s = view.shown
    says = []
    for kind, thing, got in (
        ("Horcrux", s.horcrux, s.horcrux_symbols),
        ("Encounter", s.encounter, s.encounter_symbols),
    ):
        if thing >= 0:
            needs = [
                v.SYMBOLS[symbol] + (" (there)" if n < len(got) and got[n] else "")
                for n, symbol in enumerate(columns.SYMBOLS[thing])
            ]
            wants = f" Needs {listed(needs)}." if needs else ""
            says.append(f"{kind} {columns.NAMES[thing]}: {columns.TEXTS[thing]}{wants}")
    return says


def shop_words(view: Seen) -> str:
    s = view.shown
    offers = [
        f"{columns.NAMES[stack[-1]]} for {price(s, s.active, stack[-1])}"
        + (f" ({len(stack)} of them)" if len(stack) > 1 else "")
        for stack in s.shop
        if stack
    ]
    return f"Shop: {', '.join(offers) or 'empty'}."


def potion_words(view: Seen) -> list[str]:
    """The Potions board and the dark potions."""
    s = view.shown
    says = []
    if s.tile >= 0:
        for shelf in range(columns.SHELVES):
            lie = [
                columns.INGREDIENT_NAMES[s.shelf[space]]
                for space in (shelf, columns.SHELVES + shelf)
                if space < len(s.shelf) and s.shelf[space] >= 0
            ]
            says.append(f"Shelf {shelf + 1}, {requirement(view, shelf)}: {listed(lie) or 'empty'}.")
        for number, kind in enumerate(s.potions):
            if kind >= 0:
                says.append(_recipe(columns.NAMES[kind], kind, s.potion_places[number]))
    for brew in s.brews:
        owner = hero_name(view, brew[BREW_OWNER])
        name = f"Dark potion {columns.NAMES[brew[BREW_EVENT]]} in front of {owner}"
        says.append(_recipe(name, brew[BREW_EVENT], brew[BREW_PLACES:]))
    return says


def _recipe(name: str, thing: int, places: list[int]) -> str:
    wanted = zip(columns.RECIPE[thing], places, strict=True)
    missing = [columns.INGREDIENT_NAMES[want] for want, lies in wanted if lies < 0]
    return f"{name}: {columns.TEXTS[thing]} Still needs {listed(missing) or 'nothing'}."


def event_words(view: Seen) -> str:
    s = view.shown
    event = latest_event(view)
    last = f"Latest event: {columns.NAMES[event]}: {columns.TEXTS[event]} " if event >= 0 else ""
    return f"{last}{many(len(s.event_stack), 'event')} left in the stack."


def coming_words(view: Seen) -> list[str]:
    said = "; ".join(row.text for row in upcoming(view))
    return [f"{note_title(view)}: {said}.", *[f"{row.text}." for row in lasting(view)]]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    s = view.shown
    played = tallied([columns.NAMES[kind] for kind in s.play_area])
    return [
        moment_words(view),
        location_words(view),
        *foe_words(view),
        *challenge_words(view),
        event_words(view),
        *coming_words(view),
        shop_words(view),
        *potion_words(view),
        *[hero_words(view, place) for place in range(s.heroes)],
        *([f"Played this turn: {', '.join(played)}."] if played else []),
    ]
