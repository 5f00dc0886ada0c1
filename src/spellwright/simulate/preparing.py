"""What a worker does before its first game."""

from __future__ import annotations

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import any_game, set_figures
from spellwright.simulate.run import Run


def prepare(run: Run) -> str:
    """Load the game with the figures of a run; what is wrong with them, if it cannot be loaded."""
    try:
        set_figures(run.game, run.figures)
        any_game(run.game)
    except Refused as refusal:
        return str(refusal)
    except Exception as error:  # noqa: BLE001 - what a table says is read by rules of every kind
        told = " ".join(str(error).split())
        return str(say("refusal-figures-not-loaded", told=told[:300]))
    return ""
