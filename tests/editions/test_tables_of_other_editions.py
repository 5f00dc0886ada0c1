"""A new version never changes or closes a running game: tables through kills and upgrades."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from spellwright.kernel.replay import verify
from spellwright.kernel.replay_file import read_replay
from spellwright.registry import Game
from spellwright.server.app import make_app
from spellwright.server.store.database import open_database
from spellwright.server.store.validate import counted, validate
from spellwright.server.store.writer import Writer
from spellwright.server.tables.live_table import LiveTable
from tests.editions.hoard import FIRST_EDITION, TURNS, Worth, hoard
from tests.server.people import House, Person

SECRET: Final = "a secret for tests"
DEARER: Final[Worth] = {**FIRST_EDITION, "spoon": 9}
ONE_MORE: Final[Worth] = {"pin": 3, **FIRST_EDITION}
NO_SPOON: Final[Worth] = {"button": 1, "ring": 5}
USUAL: Final = ("take button", "take spoon", "take spoon")


class Server:
    """The same database under one version of the game after another."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}

    @contextmanager
    def running(self, game: Game) -> Iterator[House]:
        app = make_app(self.address, SECRET, rate_scale=1000.0, find_game=lambda _: game)
        with TestClient(app) as client:
            yield House(client)

    def person(self, house: House, name: str) -> Person:
        person = house.person(name)
        person.cookie = self.cookies.get(name, "")
        return person

    def change_text(self, table: str, number: int, text: str) -> None:
        database = open_database(self.address)
        with database.writing.begin() as connection:
            connection.exec_driver_sql(
                f"UPDATE entry SET text = '{text}' WHERE table_id = '{table}' AND number = {number}"
            )
        database.close_now()


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(f"sqlite:///{tmp_path}/tables.db")


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that do not stop in order: nothing is kept at the end."""

    async def keep_nothing(_table: LiveTable, _log: Writer) -> None:
        return

    monkeypatch.setattr(LiveTable, "keep", keep_nothing)


def begin(server: Server, choices: int, game: Game | None = None) -> str:
    """A table at which so many choices were made."""
    with server.running(game or hoard()) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        table: str = ann.open_table("me", "person", game="hoard")["table"]["id"]
        assert ben.sit_down(table, 1).status_code == 201
        server.cookies = {"Ann": ann.cookie, "Ben": ben.cookie}
        play(server, house, table, choices)
    return table


def play(
    server: Server, house: House, table: str, choices: int, taken: Sequence[str] = USUAL
) -> None:
    """Take so many things, one after another and then from the first again."""
    people = [server.person(house, name) for name in ("Ann", "Ben")]
    for number in range(choices):
        asked = [p for p in people if p.view(table)["decisions"]]
        answer = asked[0].choose(table, taken[number % len(taken)])
        assert answer.status_code == 201, answer.text


def shown(server: Server, house: House, table: str) -> dict[str, Any]:
    view = server.person(house, "Ann").view(table)
    found: dict[str, Any] = view["shown"]
    return {name: found[name] for name in ("turn", "worth")}


def facts(server: Server, house: House, table: str) -> dict[str, Any]:
    return server.person(house, "Ann").facts(table)


def worth_after(server: Server, table: str) -> dict[str, Any]:
    with server.running(hoard()) as house:
        return shown(server, house, table)


def test_the_same_edition_plays_the_log_again_and_compares_it(server: Server) -> None:
    table = begin(server, 33)
    with server.running(hoard()) as house:
        told = facts(server, house, table)
        assert (told["standing"], told["notice"]) == ("exact", "")
        assert told["edition"] == str(hoard().rules.edition)
        play(server, house, table, 2)


def test_one_figure_changed_leaves_what_was_played_as_it_was(server: Server) -> None:
    """The measured fault: after a change a running game had other figures, without a word."""
    table = begin(server, 33)
    before = worth_after(server, table)
    with server.running(hoard(DEARER)) as house:
        assert shown(server, house, table) == before
        told = facts(server, house, table)
        assert told["standing"] == "older"
        assert "goes on from here by today's rules" in told["notice"]
        page = server.person(house, "Ben").look_at(f"/tables/{table}").text
        assert "started under earlier rules" in page
        play(server, house, table, 2)
        after = shown(server, house, table)
        assert after["turn"] == 35
        assert sum(after["worth"]) - sum(before["worth"]) >= 1 + 9


def test_a_row_added_or_gone_closes_no_table(server: Server) -> None:
    table = begin(server, 33)
    with server.running(hoard(ONE_MORE)) as house:
        view = server.person(house, "Ben").view(table)
        assert view["decisions"][0]["options"][0] == "take pin"
        assert facts(server, house, table)["standing"] == "older"
    gone = begin(server, 1, hoard({"button": 1, "ring": 5, "spoon": 2}))
    with server.running(hoard(NO_SPOON)) as house:
        assert facts(server, house, gone)["standing"] == "older"


def test_a_number_raised_closes_no_table(server: Server) -> None:
    table = begin(server, 12)
    before = worth_after(server, table)
    with server.running(hoard(number=2)) as house:
        assert shown(server, house, table) == before
        play(server, house, table, 3)
    with server.running(hoard(number=2)) as house:
        told = facts(server, house, table)
        assert (shown(server, house, table)["turn"], told["standing"]) == (15, "older")


@pytest.mark.usefixtures("killed")
def test_what_came_after_the_snapshot_is_tried(server: Server) -> None:
    """A server that was killed has the snapshot of its last 25 choices; the rest is in the log."""
    table = begin(server, 33)
    before = worth_after(server, table)
    with server.running(hoard(ONE_MORE, number=2)) as house:
        assert shown(server, house, table) == before
        assert facts(server, house, table)["standing"] == "older"


@pytest.mark.usefixtures("killed")
def test_what_comes_out_otherwise_is_not_played(server: Server) -> None:
    """Choices 26 to 33 were made after the snapshot; by other figures they come out otherwise."""
    table = begin(server, 33)
    with server.running(hoard(DEARER)) as house:
        told = facts(server, house, table)
        assert told["standing"] == "differs"
        assert "from entry 30 of its log" in told["notice"]
        assert "after 25 choices" in told["notice"]
        assert shown(server, house, table)["turn"] == 25
        play(server, house, table, 5)
    with server.running(hoard(DEARER)) as house:
        assert shown(server, house, table)["turn"] == 30


@pytest.mark.usefixtures("killed")
def test_an_entry_that_is_not_legal_any_more_stops_the_rest(server: Server) -> None:
    """The snapshot is of choice 25; the spoon, which nobody has by then, is taken in choice 29."""
    table = begin(server, 0)
    with server.running(hoard()) as house:
        play(server, house, table, 33, [*["take button"] * 28, "take spoon"])
        assert shown(server, house, table)["turn"] == 33
    with server.running(hoard(NO_SPOON)) as house:
        told = facts(server, house, table)
        assert (told["standing"], told["status"]) == ("differs", "running")
        assert "from entry 29 of its log" in told["notice"]
        assert "after 25 choices" in told["notice"]
        assert shown(server, house, table)["turn"] == 25
        play(server, house, table, 2, ["take ring"])
        assert shown(server, house, table)["turn"] == 27


def test_a_log_without_marks_is_told_apart(server: Server) -> None:
    """As all of the first release's: nothing proves what the positions were."""
    table = begin(server, 12)
    database = open_database(server.address)
    with database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE entry SET mark = ''")
        connection.exec_driver_sql("DELETE FROM snapshot")
        connection.exec_driver_sql("UPDATE game_table SET version = '1'")
    database.close_now()
    with server.running(hoard()) as house:
        assert facts(server, house, table)["standing"] == "unverified"
        assert shown(server, house, table)["turn"] == 12
    server.change_text(table, 8, "take hat")
    with server.running(hoard()) as house:
        told = facts(server, house, table)
        assert (told["standing"], shown(server, house, table)["turn"]) == ("differs", 8)
        play(server, house, table, 1)


def test_a_drift_under_one_edition_is_found(server: Server) -> None:
    """Rules that changed while nobody raised their number."""
    table = begin(server, 12)
    server.change_text(table, 7, "take ring")
    with server.running(hoard()) as house:
        told = facts(server, house, table)
        assert told["standing"] == "differs"
        assert shown(server, house, table)["turn"] == 5


def test_a_question_that_says_more_sets_no_table_back(server: Server) -> None:
    """Its marks fit no more, though the game goes as it went."""
    table = begin(server, 33)
    before = worth_after(server, table)
    with server.running(hoard(says_more=True)) as house:
        assert shown(server, house, table) == before
        assert facts(server, house, table)["standing"] == "unverified"
        play(server, house, table, 2)
    with server.running(hoard(says_more=True)) as house:
        assert shown(server, house, table)["turn"] == 35


def test_an_illegal_entry_is_found_where_questions_say_more(server: Server) -> None:
    table = begin(server, 12)
    server.change_text(table, 8, "take hat")
    with server.running(hoard(says_more=True)) as house:
        told = facts(server, house, table)
        assert (told["standing"], shown(server, house, table)["turn"]) == ("differs", 8)


def test_nothing_before_a_change_of_edition_can_be_taken_back(server: Server) -> None:
    table = begin(server, 6)
    with server.running(hoard(DEARER)) as house:
        refused = server.person(house, "Ben").act(table, "undo")
        assert refused.status_code == 409
        assert "has been updated since then" in refused.json()["sentence"]


def test_an_older_version_leaves_a_table_alone_that_a_newer_one_has_carried_on(
    server: Server,
) -> None:
    table = begin(server, 6)
    with server.running(hoard(number=2)) as house:
        play(server, house, table, 1)
    with server.running(hoard()) as house:
        answer = server.person(house, "Ann").get(f"/api/tables/{table}")
        assert answer.status_code == 409
        assert "continued in a newer version" in answer.json()["sentence"]
    with server.running(hoard(number=2)) as house:
        assert shown(server, house, table)["turn"] == 7


def test_looking_changes_nothing(server: Server) -> None:
    """Only with the first act is it written down that a game goes on under another edition."""
    table = begin(server, 6)
    with server.running(hoard(number=2)) as house:
        assert facts(server, house, table)["standing"] == "older"
    with server.running(hoard()) as house:
        assert facts(server, house, table)["standing"] == "exact"


def test_a_game_in_pieces_ends_with_a_replay_that_proves_its_luck_piece_by_piece(
    server: Server,
) -> None:
    table = begin(server, 40)
    with server.running(hoard(DEARER)) as house:
        play(server, house, table, 30)
    changed = hoard(ONE_MORE, number=2)
    with server.running(changed) as house:
        play(server, house, table, TURNS - 70)
        told = facts(server, house, table)
        assert told["status"] == "finished"
        text = server.person(house, "Ann").get(f"/api/tables/{table}/replay").text
    replay = read_replay(text)
    assert [len(piece.choices) for piece in replay.earlier] == [40, 30]
    assert [piece.edition.number for piece in replay.earlier] == [1, 1]
    assert len({piece.seed for piece in (*replay.earlier, replay.last)}) == 3
    assert verify(changed, replay).over
    spoilt = replay.earlier[0]._replace(draws=[(3, 1), *(replay.earlier[0].draws or ())])
    replay.earlier = (spoilt, *replay.earlier[1:])
    with pytest.raises(Exception, match="does not follow from the seed"):
        verify(changed, replay)


def test_a_finished_game_can_always_be_watched(server: Server) -> None:
    """Its story in words and a picture a turn are kept, whatever becomes of the rules."""
    table = begin(server, TURNS)
    with server.running(hoard(NO_SPOON, number=3)) as house:
        told = facts(server, house, table)
        assert (told["status"], told["outcome"]["how"]) == ("finished", "dusk")
        ann = server.person(house, "Ann")
        page = ann.look_at(f"/tables/{table}/replay").text
        assert "can't be played again" in page
        assert f'max="{TURNS}"' in page
        step = ann.get(f"/tables/{table}/replay/2?seat=-1").json()
        assert "Ben takes the spoon" in step["story"]
        assert ann.get(f"/tables/{table}/replay/{TURNS + 1}?seat=-1").status_code >= 400


def test_validating_says_what_would_happen_and_changes_nothing(
    server: Server, tmp_path: Path
) -> None:
    begin(server, 33)
    begin(server, 3)
    begin(server, TURNS)
    file = tmp_path / "tables.db"
    before = file.read_bytes()
    same = validate(server.address, lambda _: hoard())
    other = validate(server.address, lambda _: hoard(DEARER))
    assert [table.how for table in same] == ["exact", "exact"]
    assert [table.how for table in other] == ["older", "older"]
    assert "by today's rules" in other[0].sentence
    assert counted(other) == {
        "tables": 2,
        "exact": 0,
        "older": 2,
        "unverified": 0,
        "differs": 0,
        "unreadable": 0,
    }
    assert file.read_bytes() == before
