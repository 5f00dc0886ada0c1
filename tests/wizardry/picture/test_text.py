"""The position in words, with its board in plain letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spellwright.face.scene import Scene
from spellwright.games.wizardry import face
from spellwright.games.wizardry.picture.text import ascii_board
from spellwright.testing.wizardry import Duel, square_name
from tests.wizardry.picture.positions import SET_UPS, random_positions

SPECTATOR = -1


def board_of(duel: Duel, seat: int = SPECTATOR) -> list[str]:
    return ascii_board(Scene(duel.s.view(seat)))


def named_by_the_frame(board: list[str], sign: str, right_half: bool) -> str:
    """The name that letters and numbers around the board give the square with a sign."""
    (row,) = [at for at, line in enumerate(board) if sign in line]
    line = board[row]
    bars = [at for at, letter in enumerate(line) if letter == "|"]
    across = line[bars[-1] + 1] if right_half else line[bars[0] - 1]
    heads = max(at for at in range(row) if "-" in board[at])
    down = board[heads][line.index(sign, bars[0])]
    return "".join(sorted([across, down], key=str.isdigit))


@pytest.mark.parametrize(
    ("turned", "third"),
    [
        ([0, 1], 4),
        ([2, 3], 4),
        ([4, 5], 4),
        ([6, 7], 4),
        ([1, 0, 3], 5),
        ([3, 1, 2, 0], 4),
        ([5, 2, 7, 1, 3, 6], 5),
    ],
)
def test_the_frame_names_every_square(turned: list[int], third: int) -> None:
    seats = len(turned)
    duel = Duel(*["young"] * seats, orientation=turned, third=third)
    unoccupied = [square for square in duel.s.board.free if square not in duel.s.at]
    for square in unoccupied[:: 2 * seats - 3]:
        duel.s.demon, duel.s.demon_summoner = square, 0
        area, _, local = square_name(square).partition(":")
        right_half = area in ("P2", "P5") or (area == "P4" and seats == 6)
        assert named_by_the_frame(board_of(duel), "DD", right_half) == local


def test_two_players_unturned() -> None:
    board = board_of(Duel("young", "aged"))
    assert board[0] == "    +a-b-c-d-e-f-g-h-i-a-b-c-d-e-f-g-h-i-+"
    assert board[1] == "   9|. . . . . . . . .|. . . . . . . . . |9"
    assert board[5] == "P1 5|. . ##. P1. . ##.|. . ##. P2. . ##. |5 P2"
    assert len(board) == 11


def test_signs_of_all_pieces() -> None:
    duel = Duel("young", "aged")
    duel.animal(1, "P1:a9")
    duel.demon(0, "P1:b9")
    duel.ball(0, "P1:d9")
    duel.smash("P1:e9")
    duel.double(0, "P1:f9", real=True)
    assert board_of(duel)[1] == "   9|A2DD. o1xxP1. . .|. . . . . . . . . |9"
    assert "|A2DD. o1xxP1" in board_of(duel, 1)[1]
    assert "|A2DD. o1xxP1" in board_of(duel, 0)[1]
    assert "p1" in board_of(duel, 0)[5]
    assert "p1" not in "".join(board_of(duel, 1))


def test_choices_show_their_numbers() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    duel.do("move")
    options = duel.options()
    board = board_of(duel, 0)
    north, south = options.index("to P1:e6") + 1, options.index("to P1:e4") + 1
    assert board[4][13:15] == f".{north}"
    assert board[6][13:15] == f".{south}"
    assert board_of(duel, 1)[4][13:15] == ". "


def test_very_many_choices_have_a_common_sign() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.choose(0, "plan lightning-bolt")
    assert board_of(duel, 0)[1] == "   9|+ + + + + + + + + + + + + + + + + + |9"


def test_the_words_tell_everything_that_is_known() -> None:
    duel = Duel("young", "aged", spells=[["push", "curse"], ["fog"]])
    duel.place(0, "P1:e4")
    duel.double(1, "P2:e6")
    duel.animal(1, "P2:a9")
    duel.demon(0, "P2:b9")
    duel.ball(0, "P2:d9")
    duel.smash("P2:e9")
    duel.s.hits = [1, 4]
    duel.s.poison[0] = [1, 1]
    duel.s.lost_ap[1] = 1
    duel.plan(0, "curse", "move")
    text = " ".join(face.text(Scene(duel.s.view(0))).split())
    for part in (
        "Turn 1: planning; Player 1 and Player 2 choose.",
        "Player 1 (you), Young Wizard, on Player 1's e4; 1 of 5 hits; 0 defence points",
        "5 action points; poisoned ×2.",
        "Player 1's spells: Push, Curse.",
        "Player 2, Aged Wizard, on Player 2's e5 with a double on Player 2's e6: nobody else knows",
        "1 action point fewer next turn.",
        "Player 2's animal is on Player 2's a9.",
        "The demon, summoned by Player 1, is on Player 2's b9.",
        "Player 1's ball is on Player 2's d9.",
        "Destroyed squares: Player 2's e9.",
        "Your plan (2 of 5 points): Curse, Move.",
    ):
        assert part in text
    assert "Your plan" not in face.text(Scene(duel.s.view(1)))
    assert "your real body is on Player 2's e5" in " ".join(
        face.text(Scene(duel.s.view(1))).split()
    )


def test_what_divination_told_is_told_to_its_caster_only() -> None:
    duel = Duel("young", "aged", spells=[["foresight", "clairvoyance"], []])
    duel.plans(["foresight", "clairvoyance"], [])
    duel.do("foresight")
    duel.do("clairvoyance")
    duel.answer("announce 1 0", "plan initiative", "plan move")
    text = " ".join(face.text(Scene(duel.s.view(0))).split())
    assert "You know of Player 2's plan: 1 Initiative and 0 Defend." in text
    assert "You know of Player 2's plan: Initiative, Move." in text
    assert "You know" not in face.text(Scene(duel.s.view(SPECTATOR)))


def test_a_blinded_wizard_shows_its_moves() -> None:
    duel = Duel("young", "aged", spells=[["blinding-light"], []])
    duel.place(1, "P1:f5")
    duel.load(1)
    duel.plans(["blinding-light"], ["magic-touch", "puff-of-wind"])
    duel.do("blinding-light")
    while duel.asked()[1] != "opportunity":
        duel.answer("spend 0")
    assert "Player 2 has these entries left: Move, Move." in face.text(Scene(duel.s.view(0)))


@pytest.mark.parametrize(("seats", "seed", "options"), SET_UPS)
def test_every_position_fits_a_terminal_of_80_columns(
    seats: int, seed: int, options: Mapping[str, Any]
) -> None:
    for state in random_positions(seats, seed + 200, options, 8):
        for seat in range(SPECTATOR, seats):
            text = face.text(Scene(state.view(seat)))
            assert max(len(line) for line in text.splitlines()) <= 80
            assert all(f"Player {wizard + 1}" in text for wizard in range(seats))
        assert all(line.isascii() for line in ascii_board(Scene(state.view(0))))
        assert str(state) == face.text(Scene(state.view(SPECTATOR)))


def test_the_end_is_told() -> None:
    duel = Duel("young", "aged", options={"hits": 1})
    duel.place(1, "P1:e6")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    text = str(duel.s)
    assert "The game is over: Player 1 wins as the last wizard standing." in " ".join(text.split())
    assert "Player 2, Aged Wizard, is out with 1 hit." in text
