"""The game that `spellwright new-game` makes, before its first edit: everything knows it.

It lies outside the checkout and is installed as its author would do it; nothing is patched.
"""

from __future__ import annotations

import json
from itertools import product

import httpx
import pytest

from spellwright.new_game import BOARDS, plan_for
from tests.browser.site import Site
from tests.new_game.made import MadeGame

NAME = "moor-lights"
LEVELS = ("random", "novice", "apprentice", "greedy", "adept", "master")
SLOW = ("apprentice", "adept", "master")
A_TEST = """
import sys
import spellwright as sw
from pettingzoo.test import api_test, parallel_api_test
for seats in range(2, 5):
    api_test(sw.env(sys.argv[1], seats=seats), num_cycles=40)
parallel_api_test(sw.env(sys.argv[1], api="parallel"), num_cycles=40)
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> MadeGame:
    plan = plan_for(NAME, "2-4", True, "squares")
    game = MadeGame(plan, tmp_path_factory.mktemp("made"))
    game.install()
    return game


def test_the_command_line_knows_it(made: MadeGame) -> None:
    found = {game["id"]: game for game in json.loads(made.spellwright("games", "--json"))}
    assert found[NAME]["seats"] == [2, 4]
    clause = json.loads(made.spellwright("rules", "ML-2.2", "--json"))
    assert clause["id"] == "ML-2.2"
    tests = str(made.project / "tests")
    covered = json.loads(made.spellwright("rules", NAME, "--coverage", "--tests", tests, "--json"))
    assert (covered["proved"], covered["unproved"]) == (8, [])


def test_it_is_played_in_the_terminal(made: MadeGame) -> None:
    said = made.spellwright("play", NAME, "--seed", "3", typed="1\n" * 8)
    assert "Moor Lights" in said
    (kept,) = made.data.glob("**/*.json")
    assert made.spellwright("replay", str(kept), "--verify")


@pytest.mark.parametrize(
    "level",
    [pytest.param(level, marks=pytest.mark.long if level in SLOW else ()) for level in LEVELS],
)
def test_every_level_plays_it(made: MadeGame, level: str) -> None:
    said = made.spellwright("sim", NAME, "--games", "2", "--bots", level, "--json")
    assert json.loads(said)["games"] == 2


def test_it_obeys_the_laws_in_worker_processes(made: MadeGame) -> None:
    command = ("sim", NAME, "--games", "4", "--laws", "--jobs", "2", "--json")
    assert json.loads(made.spellwright(*command))["games"] == 4


@pytest.mark.long
def test_the_lab_tries_other_figures(made: MadeGame) -> None:
    figures = made.spellwright("lab", "figures", NAME, "rules")
    assert "turns" in figures
    command = ("lab", "what-if", NAME, "--set", "rules.match.turns=2", "--pairs", "20")
    told = made.spellwright(*command, "--out", str(made.data / "what-if"), "--json")
    assert json.loads(told)


def test_its_pages_are_served_and_bots_play_at_its_tables(made: MadeGame) -> None:
    made.data.mkdir(exist_ok=True)
    site = Site(made.data, **made.environment)
    site.start()
    try:
        with httpx.Client(base_url=site.address, headers={"origin": site.address}) as ann:
            assert "Moor Lights" in ann.get("/").text
            for path in (f"/rules/{NAME}", f"/how-to-play/{NAME}", f"/tables/new?game={NAME}"):
                assert ann.get(path, headers={"accept": "text/html"}).status_code == 200, path
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            wish = {"game": NAME, "seats": seats, "name": "Ann"}
            table = ann.post("/api/tables", json=wish).json()["table"]["id"]
            played = _played_to_the_end(ann, table)
    finally:
        site.stop()
    assert played["outcome"]["how"] == "points"


def _played_to_the_end(ann: httpx.Client, table: str) -> dict[str, dict[str, str]]:
    """Ann chooses what is offered first; the bot thinks in its process."""
    ann.post(f"/api/tables/{table}/word", json={"word": "abracadabra"})
    for number in range(2000):
        view = ann.get(f"/api/tables/{table}/view").json()
        if view["outcome"]:
            found: dict[str, dict[str, str]] = view
            return found
        for decision in view["decisions"]:
            choice = {"option": decision["options"][0], "key": f"key-{number:020}"}
            answer = ann.post(f"/api/tables/{table}/choices", json=choice)
            assert answer.status_code == 201, answer.text
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.rl
def test_learners_know_it(made: MadeGame) -> None:
    made.run("-W", "ignore", "-c", A_TEST, NAME)


@pytest.mark.long
@pytest.mark.lab
def test_the_lab_reports_on_it(made: MadeGame) -> None:
    out = made.data / "report"
    made.spellwright("lab", "report", NAME, "--games", "20", "--out", str(out))
    assert "Moor Lights" in (out / "index.html").read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize(("hidden", "board"), [*product((False, True), ("", *BOARDS))])
def test_every_kind_of_game_passes_its_tests_and_is_typed(
    hidden: bool, board: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Before the first edit, with any of the flags."""
    seats = "3-6" if hidden else "2"
    game = MadeGame(plan_for(NAME, seats, hidden, board), tmp_path_factory.mktemp("kind"))
    game.install()
    game.run("-m", "pytest", "-q", "-p", "no:cacheprovider")
    cache = str(tmp_path_factory.getbasetemp() / "mypy")
    game.run("-m", "mypy", "--cache-dir", cache)
    game.run("-m", "ruff", "check", "--select", "E,F,I,B,N,RUF,UP", ".")
    game.run("-m", "ruff", "format", "--check", ".")
