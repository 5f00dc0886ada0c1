"""The pictures of the documentation show the project as it is."""

from __future__ import annotations

import runpy
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def test_the_picture_of_a_board_is_drawn_as_games_draw_it_now() -> None:
    drawn = runpy.run_path(str(PROJECT / "tools" / "pictures"))["picture"]()
    kept = (PROJECT / "docs" / "pictures" / "wizardry.svg").read_text(encoding="utf-8")
    assert drawn == kept, "run tools/pictures"
