"""The position for a colour terminal, printed by Rich as the program prints it."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.content.columns import KEYS, action
from spellwright.games.wizardry.picture import condition
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.view import View
from spellwright.testing.wizardry import Duel
from tests.wizardry.picture.positions import SET_UPS, random_positions


def printed(view: View[WizardryState], width: int, *, colour: bool = True) -> str:
    """What reaches the terminal, with its control codes."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=True,
        color_system="truecolor",
        no_color=not colour,
        legacy_windows=False,
    )
    console.print(Text.from_markup(face.terminal(Scene(view)), emoji=False))
    return out.getvalue()


def plain(view: View[WizardryState]) -> str:
    return Text.from_markup(face.terminal(Scene(view)), emoji=False).plain


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_every_position_can_be_printed_without_a_broken_line(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed + 300, options, 5):
        for seat in range(-1, seats):
            view = state.view(seat)
            lines = plain(view).splitlines()
            assert max(len(line) for line in lines) <= 80
            for width in (80, 120):
                assert len(printed(view, width).splitlines()) == len(lines)


def test_wizards_are_told_by_letter_and_by_colour() -> None:
    view = Duel("young", "aged").s.view(0)
    assert "P1" in plain(view)
    first, second = [
        code for code in printed(view, 80).split("\x1b[") if code[-2:] in ("P1", "P2")
    ][:2]
    assert first != second


def test_hits_points_places_effects_and_spells() -> None:
    duel = Duel("young", "aged", spells=[["push"], ["fog"]])
    duel.s.hits[0] = 2
    duel.s.entangled[1] = 1
    duel.s.unavailable[0] = 1 << action("push")
    duel.double(1, "P2:e6")
    text = plain(duel.s.view(0))
    assert "▸ Player 1 Young Wizard (you)\n     ●●○○○  defence 0 · AP 5  P1:e5" in text
    assert "P2:e5, double P2:e6\n     entangled\n     Fog" in text
    assert "Push (resting)" in text
    assert "(real)" not in text
    assert "P2:e5 (real), double P2:e6" in plain(duel.s.view(1))


def test_choices_stand_out_without_colour() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    duel.do("move")
    output = printed(duel.s.view(0), 80, colour=False)
    number = duel.options().index("to P1:e6") + 1
    assert f"·{number}" in plain(duel.s.view(0))
    assert "\x1b[1;7m" in output
    assert "38;2" not in output
    assert "\x1b[1;7m" not in printed(duel.s.view(1), 80, colour=False)


def test_a_way_to_choose_among_very_many_squares_is_told() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.choose(0, "plan lightning-bolt")
    assert "+ can be chosen: type its name, such as write P1:a1" in plain(duel.s.view(0))


def test_only_signs_that_are_there_are_explained() -> None:
    duel = Duel("young", "aged")
    assert "animal" not in plain(duel.s.view(0))
    duel.animal(0, "P1:a1")
    duel.smash("P1:b1")
    assert "A1 animal · xx destroyed" in plain(duel.s.view(0))


def test_names_are_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    named = Lexicon("action", KEYS, ["[bold]Push[/bold] \\[x]"] * len(KEYS))
    monkeypatch.setattr(condition, "ENTRIES", named)
    duel = Duel("young", "aged", spells=[["push"], []])
    assert "[bold]Push[/bold] \\[x]" in plain(duel.s.view(0))


def test_the_plan_is_for_its_owner() -> None:
    duel = Duel("young", "aged")
    duel.plan(0, "move")
    assert "Your plan (1 of 5 points): Move." in plain(duel.s.view(0))
    assert "Your plan" not in plain(duel.s.view(1))
