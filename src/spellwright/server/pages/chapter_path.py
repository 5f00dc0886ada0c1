"""The chapters of a campaign, drawn as a path with a stone for each."""

from __future__ import annotations

from typing import Final

from spellwright.campaign import Chapter
from spellwright.drawing.element import element, group, together
from spellwright.drawing.element import words as letters
from spellwright.drawing.emblem import emblem
from spellwright.kernel.saying import Saying
from spellwright.server.pages.html import Html, drawing, tag, words
from spellwright.server.speaking import say

SIZE: Final = 64
RADIUS: Final = 26
STAR: Final = 30


def chapter_path(chapters: list[Chapter]) -> Html:
    """Won chapters shine, the next one glows, the others lie in the dark."""
    following = next((n for n, chapter in enumerate(chapters) if not chapter.won), len(chapters))
    stones = [_stone(number, chapter, following) for number, chapter in enumerate(chapters)]
    return tag("ol", *stones, class_="path", aria_label=say("title-chapters"))


def _stone(number: int, chapter: Chapter, following: int) -> Html:
    state = "won" if chapter.won else "next" if number == following else "ahead"
    return tag(
        "li",
        drawing(_drawn(number + 1, state)),
        tag("strong", words(chapter.title)),
        tag("span", words(_said(chapter, state)), class_="quiet"),
        class_=state,
        aria_current="step" if state == "next" else None,
    )


def _said(chapter: Chapter, state: str) -> Saying:
    lost = chapter.attempts - chapter.won
    if lost:
        return say("mark-chapter-tried", how=state, n=lost)
    return say("mark-chapter", how=state)


def _drawn(number: int, state: str) -> str:
    middle = SIZE / 2
    stone = element("circle", cx=middle, cy=middle, r=RADIUS, class_="stone")
    rim = element("circle", cx=middle, cy=middle, r=RADIUS - 5, class_="rim")
    if state == "won":
        sign = group(emblem("star", STAR, class_="sign"), transform=f"translate({middle} {middle})")
    else:
        sign = element(
            "text",
            letters(str(number)),
            x=middle,
            y=middle + 7,
            text_anchor="middle",
            class_="number",
        )
    return element(
        "svg", together(stone, rim, sign), viewBox=f"0 0 {SIZE} {SIZE}", aria_hidden="true"
    )
