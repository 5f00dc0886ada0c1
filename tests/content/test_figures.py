"""Figures can be set for a run, by the rules of their columns, before a game is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.content import (
    figures_of,
    figures_set,
    load_table,
    number,
    prose,
    read_figure,
    set_figures,
    text,
    word,
)
from spellwright.kernel.refusal import Refused

COLUMNS = {
    "key": text(),
    "cost": number(1, 5),
    "range": number(1, 9, 0),
    "effect": text(""),
    "when": word("now", "later"),
    "text": prose(),
}
WRITTEN = """
[[spell]]
key = "fog"
cost = 2
when = "now"
text = "Fog."
effect = "gain 1"

[[spell]]
key = "rain"
cost = 1
when = "now"
text = "Rain."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "spells.toml").write_text(WRITTEN, encoding="utf-8")
    return tmp_path


def load(folder: Path) -> list[dict[str, object]]:
    return load_table(folder / "spells.toml", "spell", COLUMNS, "key")


def test_a_figure_that_was_set_stands_in_place_of_the_tables(folder: Path) -> None:
    set_figures(folder, {"spells.fog.cost": 4, "spells.rain.effect": "lose 1"})
    fog, rain = load(folder)
    assert (fog["cost"], fog["effect"], rain["cost"], rain["effect"]) == (4, "gain 1", 1, "lose 1")
    assert figures_set(folder) == {"spells.fog.cost": 4, "spells.rain.effect": "lose 1"}


def test_figures_stand_once_a_table_is_read(folder: Path) -> None:
    load(folder)
    set_figures(folder, {})
    with pytest.raises(Refused, match="can no longer be changed"):
        set_figures(folder, {"spells.fog.cost": 4})
    assert figures_set(folder) == {}


def test_the_same_figures_can_be_set_again(folder: Path) -> None:
    set_figures(folder, {"spells.fog.cost": 4})
    load(folder)
    set_figures(folder, {"spells.fog.cost": 4})
    with pytest.raises(Refused):
        set_figures(folder, {})


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ({"spells.fog.cost": 9}, "spell “fog”: the column “cost” is 9, but should be from 1 to 5"),
        ({"spells.fog.cots": 3}, "unknown column “cots”. Did you mean “cost”?"),
        ({"spells.fog.when": "soon"}, "should be one of: now, later"),
    ],
)
def test_what_is_set_is_checked_by_the_rules_of_the_table(
    folder: Path, figures: dict[str, int | str], told: str
) -> None:
    set_figures(folder, figures)
    with pytest.raises(Refused) as refused:
        load(folder)
    assert told in str(refused.value)


def test_every_figure_but_names_of_rows_and_prose_is_listed(folder: Path) -> None:
    load(folder)
    assert [figure.path for figure in figures_of(folder)] == [
        f"spells.{key}.{column}"
        for key in ("fog", "rain")
        for column in ("cost", "range", "effect", "when")
    ]
    kinds = {figure.column: figure.kind for figure in figures_of(folder)}
    assert kinds == {"cost": "number", "range": "number", "effect": "text", "when": "word"}


@pytest.mark.parametrize(
    ("written", "path", "value"),
    [
        ("spells.fog.cost=4", "spells.fog.cost", 4),
        ("spells.fog.range=0", "spells.fog.range", 0),
        ("spells.fog.effect=gain 2 = two", "spells.fog.effect", "gain 2 = two"),
        ("spells.fog.effect=", "spells.fog.effect", ""),
        ("spells.rain.when=later", "spells.rain.when", "later"),
    ],
)
def test_a_figure_is_read_from_a_text(
    folder: Path, written: str, path: str, value: int | str
) -> None:
    load(folder)
    assert read_figure(figures_of(folder), written) == (path, value)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("spells.fgo.cost=4", "Did you mean spells.fog.cost?"),
        ("spell.fog.cost=4", "Did you mean spells.fog.cost?"),
        ("spells.fog.kost=4", "Did you mean spells.fog.cost?"),
        ("spells.fog.text=4", "There is no figure"),
        ("spells.fog.cost=6", "is 6, but should be from 1 to 5."),
        ("spells.fog.cost=two", "should be a whole number, not “two”."),
        ("spells.fog.when=soon", "should be one of: now, later."),
        ("spells.fog.cost", "should read file.key.column=value."),
    ],
)
def test_a_wrong_figure_is_refused_with_what_was_meant(
    folder: Path, written: str, told: str
) -> None:
    load(folder)
    with pytest.raises(Refused) as refused:
        read_figure(figures_of(folder), written)
    assert told in str(refused.value)
