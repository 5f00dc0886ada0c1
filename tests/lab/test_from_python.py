"""The lab from Python and notebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

import spellwright as sw

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = [EXAMPLES / f"{name}.ipynb" for name in ("a_balance_question", "a_look_into_one_game")]


def test_decisions_and_outcomes_show_themselves() -> None:
    state = sw.game("wizardry").new(seats=2, seed=7)
    shown = state.decisions[0]._repr_html_()
    assert state.decisions[0].options[0].text in shown
    assert "<script" not in shown
    reference = sw.game("battle").new(seed=1)
    while not reference.over:
        decision = reference.decisions[0]
        reference.choose(decision.seat, decision.options[-1])
    assert reference.outcome is not None
    assert reference.outcome.clause in reference.outcome._repr_html_()


def test_only_what_is_there_is_offered() -> None:
    with pytest.raises(AttributeError):
        sw.nonsense  # noqa: B018
    with pytest.raises(AttributeError):
        sw.lab.nonsense  # noqa: B018


@pytest.mark.lab
def test_what_if_plays_elsewhere_and_returns_frames_and_charts(tmp_path: Path) -> None:
    battle = sw.game("battle")
    before = battle.new(seed=1).to_json()
    figures = {"rules.match.hand": 7}
    result = sw.lab.what_if("battle", figures, pairs=8, bots="random", jobs=1, out=tmp_path / "w")
    assert set(result.table["variant"]) == {1}
    assert {"name", "difference", "low", "high"} <= set(result.table.columns)
    assert "rules.match.hand=7" in result._repr_html_()
    assert result.chart()._repr_svg_().startswith("<svg")
    result.chart().save(tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").exists()
    assert battle.new(seed=1).to_json() == before
    assert sw.lab.what_if("battle", figures, pairs=8, bots="random", jobs=2).data == result.data


@pytest.mark.lab
def test_a_report_comes_back_with_its_tables(tmp_path: Path) -> None:
    made = sw.lab.report("battle", games=6, bots="random", out=tmp_path / "r")
    assert made.page.exists()
    assert len(made.frame("games")) == 6
    assert "key" in made.content.columns
    assert made._repr_html_().startswith("<iframe sandbox")


@pytest.mark.lab
@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_example_notebooks_run(path: Path) -> None:
    import nbclient
    import nbformat

    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    assert any("image/svg+xml" in out.get("data", {}) for out in shown)
    assert any("text/html" in out.get("data", {}) for out in shown)
