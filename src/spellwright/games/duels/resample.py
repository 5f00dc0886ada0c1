"""What a seat cannot know, dealt anew (WD-3).

Everything is gathered in an order that follows from what the seat sees, then shuffled.
"""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.collection import deck_of_each, groups, quests_of_type
from spellwright.games.duels.content.columns import (
    IS_INSTANT,
    JINXED,
    LUCKY,
    MOST_INSTANT,
    QUEST_TYPE,
    QUEST_TYPES,
    SUPPLY,
)
from spellwright.games.duels.groups.group import READY_MADE, clear_group
from spellwright.games.duels.groups.offers import brews
from spellwright.games.duels.groups.sums import potions_in, stock_size
from spellwright.games.duels.lexicons import PLAYERS, say
from spellwright.games.duels.rules.preparation import (
    COMPLETE,
    ask_builder,
    building_options,
    note_building,
)
from spellwright.games.duels.rules.setup import TERRAINS
from spellwright.games.duels.state import (
    BREWING,
    BUILDING,
    FACE_DOWN,
    NOTHING,
    SEATS,
    SETTING_UP,
    DuelsState,
)
from spellwright.kernel.decision import Ask
from spellwright.kernel.record import with_entry
from spellwright.kernel.saying import Saying


def deal_anew(s: DuelsState, seat: int) -> None:
    """Replace all that a seat cannot know by the state's own chance."""
    for owner in range(SEATS):
        if s.stage == BUILDING:
            if owner != seat:
                _prepare_anew(s, owner)
            continue
        if s.stage == BREWING and owner != seat:
            _brew_anew(s, owner)
        _overlays(s, owner, seat)
        _quests(s, owner, seat)
        _clash_cards(s, owner, seat)
    s.asks.sort(key=lambda ask: ask.seat)


# -- preparation -----------------------------------------------------------------------------------


def _prepare_anew(s: DuelsState, owner: int) -> None:
    """Prepare a Group anew. A builder who is still busy is put at the very beginning, since they
    may be anywhere; others are done.
    """
    ask = s.ask_of(owner)
    clear_group(s, owner)
    if s.settings["groups"] == "pick":
        if ask is None:
            known = groups(s)
            s.pending[owner] = known[s.chance.below(len(known))]
        return
    if ask is not None:
        s.asks.remove(ask)
        ask_builder(s, owner)
        return
    asks, s.asks = s.asks, []
    answer = s.answer
    ask_builder(s, owner)
    while s.step[owner] != COMPLETE:
        question = s.asks.pop().question
        options = building_options(s, owner, question)
        s.answer = options[s.chance.below(len(options))]
        note_building(s, owner)
        ask_builder(s, owner)
    s.asks, s.answer = asks, answer


def _brew_anew(s: DuelsState, owner: int) -> None:
    """WD-11.7."""
    s.stock[owner] = 0
    ask = s.ask_of(owner)
    if ask is not None:
        place = s.asks.index(ask)
        s.asks[place] = Ask(owner, words.ASK_BREW, [stock_size(s, owner)])
        return
    while len(potions_in(s.stock[owner])) < stock_size(s, owner):
        found = brews(s, owner)
        s.stock[owner] |= 1 << found[s.chance.below(len(found))]


# -- overlays and Quests ---------------------------------------------------------------------------


def _overlays(s: DuelsState, owner: int, seat: int) -> None:
    """WD-3.19."""
    veiled = s.stage == SETTING_UP and not any(s.overlay_up)
    if owner != seat and veiled and s.overlay_terrain[owner] != NOTHING:
        dealt = TERRAINS[s.chance.below(len(TERRAINS))]
        s.overlay_terrain = with_entry(s.overlay_terrain, owner, dealt)


def _quests(s: DuelsState, owner: int, seat: int) -> None:
    """WD-3.4: the order for the owner, the unseen cards too for everybody else."""
    if owner == seat:
        s.quest_deck[owner] = tuple(s.chance.shuffled(sorted(s.quest_deck[owner])))
        return
    hidden = len(s.quest_deck[owner]) + len(s.quest_hand[owner])
    if hidden == 0:
        return
    cards = s.chance.shuffled(_possible_quests(s, owner))
    held = len(s.quest_hand[owner])
    s.quest_hand[owner], s.quest_deck[owner] = tuple(cards[:held]), tuple(cards[held:])
    if held:
        _exchange_anew(s, owner)


def _possible_quests(s: DuelsState, owner: int) -> list[int]:
    """Cards that may lie hidden: those seen before, and one of each type never seen."""
    away = [*s.quests[owner], *s.scored[owner], *s.quest_discard[owner]]
    seen = s.quests_seen[owner]
    known = sorted([quest for quest in seen if quest not in away])
    if s.ready[owner] != NOTHING:
        listed = READY_MADE[s.ready[owner]].quests
        return known + sorted([quest for quest in listed if quest not in seen])
    types = [QUEST_TYPE[quest] for quest in seen]
    instant = sum(IS_INSTANT[quest] for quest in seen)
    unseen = [kind for kind in range(len(QUEST_TYPES)) if kind not in types]
    while True:
        drawn = []
        for kind in unseen:
            of_type = quests_of_type(s, kind)
            drawn.append(of_type[s.chance.below(len(of_type))])
        if instant + sum(IS_INSTANT[quest] for quest in drawn) <= MOST_INSTANT:
            return known + drawn


def _exchange_anew(s: DuelsState, owner: int) -> None:
    """Which cards another player gives up is secret; a player who is still busy has named none."""
    s.mulligan[owner] = ()
    if s.ask_of(owner) is None:
        given_up = [quest for quest in s.quest_hand[owner] if s.chance.below(2)]
        s.mulligan[owner] = tuple(given_up)


# -- Clash Cards -----------------------------------------------------------------------------------


def _clash_cards(s: DuelsState, owner: int, seat: int) -> None:
    """WD-3.1, WD-3.2, WD-3.16, WD-3.17."""
    is_own = owner == seat
    deck, hand, empower = s.deck[owner], s.hand[owner], s.empower[owner]
    is_face_down = s.face[owner] == FACE_DOWN
    known_top = s.foreseen[owner] if is_own else 0
    known_empower = s.empower_seen[owner] if is_own else 0
    unknown_deck = len(deck) - known_top
    unknown = [*deck[:unknown_deck], *empower[known_empower:]]
    if not is_own:
        unknown += hand
        if is_face_down:
            unknown.append(s.counting[owner])
    if not unknown:
        return
    if is_own:
        cards = s.chance.shuffled(sorted(unknown))
    else:
        remembered = s.hand_seen[owner] if seat >= 0 else ()
        held = _hand_anew(s, unknown, remembered, len(hand) + is_face_down)
        if is_face_down:
            s.counting[owner] = held.pop()
        s.hand[owner] = held
        cards = unknown
    s.deck[owner] = cards[:unknown_deck] + deck[unknown_deck:]
    s.empower[owner] = (*empower[:known_empower], *cards[unknown_deck:])


def _hand_anew(
    s: DuelsState, unknown: list[int], remembered: tuple[int, ...], size: int
) -> list[int]:
    """A hand with the cards that the seat has seen in it; takes its cards out of `unknown`."""
    for card in remembered:
        unknown.remove(card)
    unknown[:] = s.chance.shuffled(sorted(unknown))
    held = sorted(remembered)
    while len(held) < size:
        held.append(unknown.pop())
    return s.chance.shuffled(held)


def cards_in_game(s: DuelsState, owner: int) -> list[int]:
    """All Clash Cards of a player, wherever they lie."""
    lying = [*s.deck[owner], *s.hand[owner], *s.discard[owner], *s.revealed[owner]]
    lying += [*s.extra[owner], *s.aside[owner], *s.empower[owner]]
    if s.counting[owner] != NOTHING:
        lying.append(s.counting[owner])
    for start in range(0, len(s.interrupted), 5):
        rows = s.interrupted[start + 1 + 2 * owner : start + 3 + 2 * owner]
        lying += [card for row in rows for card in row if card != NOTHING]
    return lying


def clash_faults(s: DuelsState) -> list[Saying]:
    """WD-20.1, WD-G20: no Clash Card is lost, and Lucky and Jinxed Cards come from the supply."""
    if not s.round:
        return []
    found: list[Saying] = []
    lucky, jinxed = s.lucky_supply, s.jinxed_supply
    for owner in range(SEATS):
        lying = cards_in_game(s, owner)
        lucky += lying.count(LUCKY)
        jinxed += lying.count(JINXED)
        plain = sorted(card for card in lying if card not in (LUCKY, JINXED))
        if plain != deck_of_each(s):
            found.append(say("fault-clash-cards", player=PLAYERS.noun(owner)))
    if (lucky, jinxed) != (SUPPLY, SUPPLY):
        found.append(say("fault-supply"))
    return found
