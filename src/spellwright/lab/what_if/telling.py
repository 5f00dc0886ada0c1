"""What an experiment has found, for programs and for people."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from spellwright.content import Value
from spellwright.kernel.saying import Saying
from spellwright.lab.figures import as_set
from spellwright.lab.what_if.findings import Finding
from spellwright.lab.what_if.measures import is_share, label_of
from spellwright.lab.what_if.playing import Playing
from spellwright.lab.words import say
from spellwright.registry import Game


def to_data(playing: Playing) -> dict[str, Any]:
    """The stable shape of `lab what-if --json`, and more."""
    experiment = playing.experiment
    about = experiment.to_data()
    variants = []
    for one, asked, found in zip(
        playing.variants, about["variants"], playing.findings, strict=True
    ):
        variants.append(
            {
                **asked,
                "pairs": one.pairs,
                "identical": one.identical,
                "identical_share": one.identical / one.pairs if one.pairs else None,
                "failed": one.failed,
                "measures": [finding_data(finding) for finding in found],
                "command": as_set(asked["set"]),
            }
        )
    return {
        **{name: about[name] for name in ("game", "edition", "seats", "settings", "bots", "seed")},
        "wanted": experiment.pairs,
        "until": experiment.until,
        "reached": playing.reached if experiment.until is not None else None,
        "precision": playing.precision,
        "variants": variants,
    }


def finding_data(finding: Finding) -> dict[str, Any]:
    data = finding._asdict()
    for name in ("low", "high"):
        if not math.isfinite(data[name]):
            data[name] = None
    return {**data, "label": str(label_of(finding.name)), "share": is_share(finding.name)}


def number(name: str, value: float, *, signed: bool = False) -> str:
    """A value of a measure: shares in percent.

    >>> number("won", 0.5), number("won", -0.012, signed=True), number("choices", 123.44)
    ('50.0 %', '−1.2 pts', '123.4')
    """
    if not math.isfinite(value):
        return "–"
    percent = " pts" if signed else " %"
    shown, unit = (100 * value, percent) if is_share(name) else (value, "")
    text = f"{shown:+.1f}" if signed else f"{shown:.1f}"
    if signed and float(text) == 0:
        text = "0.0"
    return text.replace("-", "−") + unit


def verdict(found: list[Finding]) -> Saying:
    """What a variant does, in one sentence."""
    clear = [finding for finding in found if finding.clear]
    if not clear:
        return say("verdict-nothing")
    strongest = max(clear, key=lambda f: abs(f.difference) / max(f.half, 1e-9))
    return say(
        "verdict-clear",
        measure=label_of(strongest.name),
        difference=number(strongest.name, strongest.difference, signed=True),
        low=number(strongest.name, strongest.low, signed=True),
        high=number(strongest.name, strongest.high, signed=True),
        others=len(clear) - 1,
    )


def title_of(game: Game, figures: Mapping[str, Value]) -> Saying:
    """The question that a variant asks."""
    if not figures:
        return say("title-no-change", game=game.noun)
    told = ", ".join(f"{path}={value}" for path, value in figures.items())
    return say("title-what-if", game=game.noun, figures=told)
