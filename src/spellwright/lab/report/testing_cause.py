"""The command that would test whether a thing wins games, or is only chosen by winners."""

from __future__ import annotations

from typing import Final

from spellwright.content import Figure
from spellwright.lab.report.content import Used
from spellwright.lab.report.run_data import RunData
from spellwright.simulate.figures import game_figures

TELLING: Final = ("cost", "ap", "price", "power", "value", "strength", "craft", "attack", "health")
"""Columns that say how strong or how dear something is, the first ones before the others."""
DEAR: Final = frozenset({"cost", "ap", "price"})


def cause_command(data: RunData, one: Used) -> str:
    """A what-if that makes a thing dearer or weaker if it wins, and the other way round if it
    loses; "" if it has no figure for that.
    """
    if data.game.tables is None:
        return ""
    own = [
        figure
        for figure in game_figures(data.game)
        if (figure.file, figure.key) == (one.table, one.key) and figure.kind == "number"
    ]
    if not own:
        return ""
    figure = min(own, key=_place)
    step = 1 if (one.gap.value > 0) == (figure.column in DEAR) else -1
    value = int(figure.value) + step
    if figure.rule.fault(value):
        value = int(figure.value) - step
        if figure.rule.fault(value):
            return ""
    bots = ",".join(data.about["bots"])
    return f"spellwright lab what-if {data.game.id} --set {figure.path}={value} --bots {bots}"


def _place(figure: Figure) -> int:
    return TELLING.index(figure.column) if figure.column in TELLING else len(TELLING)
