"""What an earlier experiment has found, as a page."""

from __future__ import annotations

from html import escape
from typing import Any

from spellwright.lab.what_if.telling import number
from spellwright.lab.words import say


def content_of(about: dict[str, Any]) -> str:
    parts = []
    for one in about.get("variants", []):
        told = ", ".join(f"{path}={value}" for path, value in one.get("set", {}).items())
        parts.append(f"<h1>{escape(told or '–')}</h1>")
        pairs, identical = int(one.get("pairs", 0)), int(one.get("identical", 0))
        said = say("fact-pairs", pairs=pairs, identical=identical)
        parts.append(f"<p>{escape(str(said))}</p>{_table(one.get('measures', []))}")
        line = f"spellwright lab what-if {about.get('game', '')} {one.get('command', '')}"
        parts.append(f"<pre tabindex=0>{escape(line)}</pre>")
    return "".join(parts)


def _table(measures: list[dict[str, Any]]) -> str:
    titles = (
        say("column-measure"),
        say("column-before"),
        say("column-after"),
        say("column-difference"),
        say("column-interval"),
    )
    heads = "".join(f"<th scope=col>{escape(str(title))}</th>" for title in titles)
    rows = []
    for one in measures:
        name = str(one["name"])
        low, high = (_end(name, one[end]) for end in ("low", "high"))
        cells = (
            number(name, one["before"]),
            number(name, one["after"]),
            number(name, one["difference"], signed=True),
            str(say("interval", low=low, high=high)),
        )
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><th scope=row>{escape(str(one['label']))}</th>{told}</tr>")
    return (
        f"<table class=found><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )


def _end(name: str, value: float | None) -> str:
    return "–" if value is None else number(name, value, signed=True)
