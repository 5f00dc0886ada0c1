"""Luck that is proved: docs/luck.md as a page, with a check for a replay in a file."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from spellwright.rules_reference.library import docs_page
from spellwright.server.pages.html import Html, tag, together, words
from spellwright.server.pages.layout import page, section
from spellwright.server.sessions import Session
from spellwright.server.speaking import reader, say

TITLES: Final = {"# ": "h1", "## ": "h2"}
BULLET: Final = "- "
NUMBER: Final = re.compile(r"\d+\. ")


def luck_page(session: Session) -> str:
    explained = docs_page("luck.md", reader().language.code)
    return page(
        say("title-luck"),
        tag("div", written(explained.text), lang=explained.language),
        section(
            say("title-check-replay"),
            tag(
                "p",
                tag("label", words(say("label-replay-file")), for_="luck-file"),
                tag("input", id="luck-file", type="file", accept=".json,application/json"),
            ),
            tag("div", id="verdict", role="status"),
        ),
        session=session,
        script="luck_page.js",
        body_class="reading",
    )


@cache
def written(text: str) -> Html:
    """The small part of Markdown that our pages use: titles, paragraphs, lists, formulas, code."""
    return together(*[_block(block) for block in re.split(r"\n\n+", text.strip())])


def _block(block: str) -> Html:
    if block.startswith("```"):
        return tag("pre", words(block.strip("`").strip("\n")), tabindex="0", class_="example")
    for mark, name in TITLES.items():
        if block.startswith(mark):
            return tag(name, _said(block.removeprefix(mark)))
    if block.startswith(BULLET):
        return tag("ul", *_items(block, re.compile(BULLET)))
    if NUMBER.match(block):
        return tag("ol", *_items(block, NUMBER))
    return tag("p", _said(block))


def _items(block: str, mark: re.Pattern[str]) -> list[Html]:
    items: list[str] = []
    for line in block.splitlines():
        if found := mark.match(line):
            items.append(line[found.end() :])
        else:
            items[-1] += " " + line.strip()
    return [tag("li", _said(item)) for item in items]


def _said(text: str) -> Html:
    """Words, with code between backquotes."""
    parts = text.replace("\n", " ").split("`")
    return together(
        *[tag("code", words(part)) if n % 2 else words(part) for n, part in enumerate(parts)]
    )
