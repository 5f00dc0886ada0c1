"""The pictures: every choice with a place glows, nothing else; all of it also in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.battle import face, story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.lexicons import THINGS
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.rewards import reward_of
from spellwright.games.battle.picture.stage import reveal_of
from spellwright.games.battle.picture.upcoming import upcoming
from spellwright.games.battle.queries import spaces
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import BattleState
from spellwright.kernel.event import EVERYBODY, Event
from spellwright.kernel.option import verb_of
from tests.battle.picture.positions import SET_UPS, random_positions
from tests.battle.sayings import named, said
from tests.shared.pictures import lit

PLACED = (
    words.PLAY,
    words.ATTACK,
    words.INFLUENCE,
    words.ACQUIRE,
    words.DISCARD,
    words.HERO,
    words.FOE,
    words.TAKE_HERO,
    words.TAKE_CARD,
    words.USE,
    words.INGREDIENT,
    words.INTO,
)
"""What can be pointed at in a picture."""


def offered(state: BattleState, seat: int) -> list[str]:
    """All that glows on the board and in the panels."""
    view = state.view(seat)
    found = lit(ElementTree.fromstring(face.board(Scene(view))))
    for panel in face.panels(Scene(view)):
        found += lit(ElementTree.fromstring(panel.picture)) if panel.picture else []
    return found


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_what_glows_can_be_chosen_and_what_has_a_place_glows(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed, options, 24):
        for seat in range(-1, seats):
            asked = [one for ask in state.view(seat).decisions for one in ask.options]
            shown = offered(state, seat)
            assert set(shown) <= {one.text for one in asked}
            placed = {one.text for one in asked if verb_of(one.code) in PLACED}
            assert placed <= set(shown)


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_the_words_say_what_the_picture_shows(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed, options, 12):
        view = state.view(0)
        text = " ".join(face.text(Scene(view)).split())
        terminal = Text.from_markup(face.terminal(Scene(view))).plain
        for foe in state.row:
            if foe >= 0:
                assert THINGS.label(foe) in text
                assert THINGS.label(foe) in terminal
        assert THINGS.label(state.location) in text
        for stack in state.shop:
            assert not stack or THINGS.label(stack[-1]) in text
        assert len(face.seat_panels(Scene(view))) == seats
        ElementTree.fromstring(face.svg(Scene(view)))


def test_every_thing_is_a_card_and_every_foe_has_its_reward_in_words() -> None:
    for thing in range(columns.THINGS):
        assert thing_card(ENGLISH, thing).title
    for foe in columns.ALL_FOES:
        assert (reward_of(foe) is not None) == bool(columns.REWARD[foe])


def test_the_start_of_the_turn_is_listed_before_it_comes() -> None:
    state = RULES.new(2, 1, {"scenario": "game1"})
    while not state.turn:
        state.take(state.asks[0].seat, state.options(state.asks[0])[0])
    state.row[0] = columns.thing("quirinus-quirrell")
    state.derive()
    told = [row.text for row in upcoming(Scene(state.view(0)))]
    assert told[0] == said("coming-events", n=1)
    assert told[1].startswith(named("quirinus-quirrell"))
    state.row_off[0] = 1
    state.derive()
    assert len(upcoming(Scene(state.view(0)))) == 1


def test_events_come_onto_the_stage_with_what_they_did() -> None:
    seen = 0
    for state in random_positions(2, 31, {"scenario": "game1"}, 60):
        view = state.view(0)
        came = [event.args[0] for event in view.events if event.kind == story.EVENT_CAME]
        stage = reveal_of(Scene(view))
        if came:
            seen += 1
            assert stage is not None
            assert THINGS.label(came[-1]) in face.stage(Scene(view)).replace("&amp;", "&")
            left = spaces(state) - state.control
            assert stage.needed == said(
                "stage-control-left", location=THINGS.noun(state.location), n=left
            )
    assert seen


def test_the_stage_reckons_what_each_hero_has_after_each_effect() -> None:
    state = RULES.new(2, 3, {"scenario": "game1"})
    while state.hero[state.active] < 0 or not state.turn:
        state.take(state.asks[0].seat, state.options(state.asks[0])[0])
    hero = state.hero[0]
    state.health[0], state.control = 7, 1
    event = columns.thing("expulso")
    told = [
        Event(story.EVENT_CAME, (event,), EVERYBODY),
        Event(story.LOST_HEALTH, (hero, 3), EVERYBODY),
        Event(story.GAINED_HEALTH, (hero, 1), EVERYBODY),
        Event(story.LOST_HEALTH, (hero, 2), EVERYBODY),
        Event(story.CONTROL_ADDED, (state.location, 1, 4), EVERYBODY),
    ]
    view = state.view(0)
    view.events = tuple(told)
    shown = reveal_of(Scene(view))
    assert shown is not None
    assert shown.second is not None
    assert [(one.amount, one.sum) for one in shown.second.modifiers] == [
        ("−3", "8"),
        ("+1", "9"),
        ("−2", "7"),
        ("+1", "1"),
    ]


def test_a_finished_game_is_summed_up() -> None:
    state = RULES.new(2, 3, {"scenario": "game1"})
    told = list(state.events)
    while not state.over:
        ask = state.asks[0]
        state.take(ask.seat, state.options(ask)[0])
        told += state.events
    facts = face.statistics(Scene(state.view(0)), told)
    assert facts[0].label == said("figure-all-together")
    assert len(facts) == 3
    assert said("figure-turns", n=state.turn) in facts[0].value


def test_the_tour_has_five_steps_with_drawings() -> None:
    steps = face.tour(ENGLISH)
    assert len(steps) == 5
    for step in steps:
        ElementTree.fromstring(step.picture)
    assert face.about(ENGLISH).emblem == "tower"
