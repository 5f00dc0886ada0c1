"""What every game's shortcuts and menus promise, in games that bots play."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import pytest

from spellwright.bots import bot_named, usual_bot
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import goes_on, is_asked
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import Game, game, game_ids

CHOICES = 400
"""How much of a game is looked at."""
EVERY = 3
"""Drawings take their time."""


def asked(played: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """The positions of a game between bots, each with the seat that is asked."""
    least, most = played.rules.seats_for(played.rules.check_settings(None))
    state = played.new(min(max(least, 2), most), seed)
    bot, luck = bot_named(played, usual_bot(played)), FastChance(seed)
    while state.asks and state.choices < CHOICES:
        seat = state.asks[0].seat
        yield state, seat
        state.choose(seat, advice_of(bot, state, seat, luck).code)


@pytest.mark.parametrize("id", game_ids())
def test_a_shortcut_can_be_entered_from_its_first_choice_to_its_end(id: str) -> None:
    played = game(id)
    entered = [2]
    for state, seat in asked(played, 5):
        offered = played.face.shortcuts(Scene(state.view(seat)))
        assert len({shortcut.id for shortcut in offered}) == len(offered)
        for shortcut in offered[:4]:
            assert shortcut.label
            assert is_asked(state, seat, shortcut.chain[0]), shortcut
            trial = state.copy()
            for place, link in enumerate(shortcut.chain):
                if place and not goes_on(shortcut, place, state, trial, seat):
                    break
                trial.choose(seat, link.text)
            entered.append(trial.choices - state.choices)
    # Luck or another question may end a chain after its first choice, but seldom does.
    assert sum(entered) / len(entered) >= 2


@pytest.mark.parametrize("id", game_ids())
def test_a_menu_has_every_option_once(id: str) -> None:
    played = game(id)
    for state, seat in asked(played, 5):
        scene = Scene(state.view(seat))
        menu = played.face.menu(scene)
        options = [option for decision in scene.decisions for option in decision.options]
        assert sorted(o.text for o in menu.order) == sorted(o.text for o in options)
        is_alone = len(options) == 1
        assert not menu.pinned or menu.groups or menu.on_board or is_alone
        assert len(menu.pinned) <= 1, "its place has room for one"
        headings = [group.heading for group in menu.groups]
        assert len(set(headings)) == len(headings)
        assert all(group.options for group in menu.groups)


@pytest.mark.parametrize("id", game_ids())
def test_who_is_not_asked_is_offered_nothing(id: str) -> None:
    played = game(id)
    for state, seat in asked(played, 5):
        other = (seat + 1) % state.seats
        if state.ask_of(other) is None:
            assert played.face.shortcuts(Scene(state.view(other))) == []
            assert played.face.shortcuts(Scene(state.view(-1))) == []


@pytest.mark.parametrize("id", game_ids())
def test_what_is_not_listed_can_be_clicked_in_a_drawing(id: str) -> None:
    played = game(id)
    for state, seat in asked(played, 5):
        if state.choices % EVERY:
            continue
        scene = Scene(state.view(seat))
        on_board = played.face.menu(scene).on_board
        if on_board:
            pictures = [panel.picture for panel in played.face.panels(scene)]
            drawn = "".join([played.face.board(scene, "board-"), *pictures])
            missing = [o.text for o in on_board if f'data-option="{escape(o.text)}"' not in drawn]
            assert missing == []
