"""The page of a report: whole, self-contained, and the same however it was played."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from spellwright.lab.report.findings import findings_of
from spellwright.lab.report.making import ReportRequest, make
from spellwright.lab.report.page import page_of
from spellwright.registry import GAME_IDS, game
from spellwright.simulate.run import Recording, Run
from spellwright.simulate.stop_sign import StopSign
from tests.lab.planted import planted

pytestmark = pytest.mark.lab
LARGEST_PAGE = 600_000


def a_run(id: str = "wizardry", games: int = 6) -> Run:
    seats, varied = game(id).rules.usual_seats, game(id).study.varied_options
    return Run(
        id, seats, {}, ("greedy",), 3, games, recording=Recording("balanced", 1, 2), varied=varied
    )


class Outline(HTMLParser):
    """The ids, links, headings and pictures of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        assert "src" not in given


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_game_has_its_page(id: str, tmp_path: Path) -> None:
    made = make(ReportRequest(a_run(id), tmp_path))
    assert made is not None
    assert made.findings.data.errors == 0
    page = made.page.read_text("utf-8")
    outline = Outline(page)
    assert len(page) < LARGEST_PAGE
    assert all(link[1:] in outline.ids for link in outline.links)
    assert {"short", "length", "content", "drama", "trust", "method"} <= set(outline.ids)
    assert ("board" in outline.ids) == (id != "battle")
    assert ("scenarios" in outline.ids) == (id in ("battle", "duels", "funkoverse"))
    assert "script" not in outline.tags
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    told = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert told["page"] == str(made.page)


def test_every_picture_has_a_table_behind_it(tmp_path: Path) -> None:
    page = page_of(findings_of(planted(tmp_path / "run", 80)))
    pictures = re.findall(r"</figure>(.{9})", page)
    # A board has two pictures beside each other, and one table.
    beside = re.search(r'<div class="beside">.*?</div></figure></div>(.{9})', page, re.DOTALL)
    assert beside is not None
    assert beside[1] == "<details>"
    assert sum([what != "<details>" for what in pictures]) == 2


def test_words_of_games_are_never_taken_for_markup(tmp_path: Path) -> None:
    found = findings_of(planted(tmp_path / "run", 80))
    evil = [one._replace(name="<script>alert(1)</script>") for one in found.content]
    page = page_of(replace(found, content=evil))
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_the_same_page_however_many_processes_play_it(tmp_path: Path) -> None:
    one = make(ReportRequest(a_run(), tmp_path / "one"), jobs=1)
    two = make(ReportRequest(a_run(), tmp_path / "two"), jobs=2)
    assert one is not None
    assert two is not None
    assert one.page.read_bytes() == two.page.read_bytes()


def test_a_report_that_was_stopped_goes_on(tmp_path: Path) -> None:
    sign, seen = StopSign(), 0

    def until_three(results, _games):  # type: ignore[no-untyped-def]
        nonlocal seen
        for result in results:
            seen += 1
            sign.is_up = seen >= 3
            yield result

    early = make(ReportRequest(a_run(), tmp_path / "a"), jobs=1, stop=sign, watched=until_three)
    assert early is not None
    assert early.findings.data.count == 3
    whole = make(ReportRequest(a_run(), tmp_path / "a"), jobs=1)
    straight = make(ReportRequest(a_run(), tmp_path / "b"), jobs=1)
    assert whole is not None
    assert straight is not None
    assert whole.page.read_bytes() == straight.page.read_bytes()


def test_better_players_stand_beside(tmp_path: Path) -> None:
    wish = ReportRequest(a_run(games=4), tmp_path, "random", 3)
    made = make(wish)
    assert made is not None
    assert made.better is not None
    assert made.better.data.count == 3
    assert 'id="better"' in made.page.read_text("utf-8")
    assert made.to_data()["better"]["bots"] == ["random"]
