"""The notebook for people who train players runs from its first cell to its last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

NOTEBOOK: Final = Path(__file__).parents[2] / "examples" / "environments.ipynb"


def cells() -> list[str]:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def test_the_notebook_is_kept_without_results() -> None:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in found if cell["cell_type"] == "code")


@pytest.mark.rl
@pytest.mark.filterwarnings("ignore")
def test_every_cell_runs() -> None:
    """One after the other, in one place, as a kernel runs them."""
    place: dict[str, Any] = {}
    for number, cell in enumerate(cells()):
        exec(compile(cell, f"cell {number}", "exec"), place)
    assert place["ended"] > 0
    assert place["state"].is_terminal()


@pytest.mark.rl
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_kernel_runs_the_notebook() -> None:
    nbclient = pytest.importorskip("nbclient", reason="NOT RUN: nbclient is not installed.")
    nbformat = pytest.importorskip("nbformat", reason="NOT RUN: nbformat is not installed.")
    pytest.importorskip("ipykernel", reason="NOT RUN: ipykernel is not installed.")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300).execute()
    pictures = [
        output
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if "image/svg+xml" in output.get("data", {})
    ]
    assert pictures
