"""What fuzzing found: states that were accepted, and then a drawing failed or never ended."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.kernel.fuzzing import GAMES, all_positions
from tests.kernel.refusing import is_a_sentence, refusal_of

Slip = Callable[[dict[str, Any]], None]


def _number(name: str, value: int | str) -> Slip:
    def slip(state: dict[str, Any]) -> None:
        state[name] = value

    return slip


def _entry(name: str, value: int) -> Slip:
    def slip(state: dict[str, Any]) -> None:
        state[name][0] = value

    return slip


def _added(name: str, value: int) -> Slip:
    def slip(state: dict[str, Any]) -> None:
        state[name][0].append(value)

    return slip


def _dropped(name: str) -> Slip:
    def slip(state: dict[str, Any]) -> None:
        state[name][0].pop()

    return slip


def _of_procedure(procedure: str, name: str, value: int) -> Slip:
    def slip(state: dict[str, Any]) -> None:
        [item for item in state["agenda"] if item["do"] == procedure][0][name] = value  # noqa: RUF015

    return slip


def _same(name: str) -> Slip:
    """Two entries of a column that should differ do not."""

    def slip(state: dict[str, Any]) -> None:
        one, other = [at for at, entry in enumerate(state[name]) if entry != -1][:2]
        state[name][one] = state[name][other]

    return slip


FOUND: Final = {
    "tokens without end": ("battle", _entry("row_attack", 1 << 40)),
    "Influence without end": ("battle", _entry("row_influence", 1 << 40)),
    "a Hero's tokens without end": ("battle", _entry("attack", 1 << 40)),
    "another scenario": ("battle", _number("scenario", "pack2")),
    "an unknown ingredient": ("battle", _entry("shelf", 12)),
    "an unknown tile": ("battle", _number("tile", 1 << 40)),
    "a place of a potion is gone": ("battle", _dropped("potion_places")),
    "an unknown scenario": ("funkoverse", _number("scenario", 200)),
    "two characters of one name": ("funkoverse", _same("called")),
    "tokens of nobody": ("funkoverse", _entry("tokens", 1 << 40)),
    "a card that is none": ("battle", _added("hand", -1)),
    "an unknown terrain": ("duels", _entry("overlay_terrain", 255)),
    "hits without end": ("wizardry", _number("hits_to_defeat", 1 << 40)),
    "Power Markers without end": ("duels", _entry("dark", 1 << 40)),
    "a way without end": ("talisman", _of_procedure("Walk", "left", 1 << 40)),
    "an unknown fight": ("talisman", _number("fight", 200)),
    "no fight and no peace": ("talisman", _number("fight", -1)),
    "no spell at all": ("wizardry", _added("public_spells", -1)),
    "an unknown attacker": ("duels", _number("attacker", 200)),
    "an active Model below nobody": ("duels", _number("active", -20)),
    "an unknown affiliation": ("duels", _entry("affiliation", 12)),
    "an unknown character": ("duels", _entry("character", 200)),
    "an unknown Trait": ("duels", _entry("traits", 1 << 63)),
    "an unknown Potion": ("duels", _entry("emptied", 1 << 63)),
}
ENOUGH: Final = 3


@pytest.mark.parametrize("name", FOUND)
def test_what_no_drawing_can_show_is_refused(name: str) -> None:
    game_id, slip = FOUND[name]
    tried = 0
    for text in all_positions(game_id):
        document = json.loads(text)
        try:
            slip(document["state"])
        except (IndexError, ValueError):
            continue  # there is nothing of the kind in this position
        refused = refusal_of(lambda: GAMES[game_id].from_json(json.dumps(document)))  # noqa: B023
        assert refused is not None
        assert is_a_sentence(refused)
        tried += 1
        if tried == ENOUGH:
            break
    assert tried
