"""What earlier releases wrote can still be opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

import spellwright as sw
from spellwright.cli.terminal.campaign_file import read_campaign
from spellwright.cli.terminal.players import read_players
from spellwright.cli.terminal.save_file import players_in, position_in
from spellwright.cli.terminal.session import resumed_session
from spellwright.kernel.replay import Drift, is_proved, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.server.app import make_app
from spellwright.server.store.validate import counted, validate
from tests.releases.kept import RELEASES, database_of, facts_of
from tests.server.people import House


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_the_database_of_a_release_is_brought_up_to_date(release: Path, tmp_path: Path) -> None:
    facts = facts_of(release)
    address = f"sqlite:///{database_of(release, tmp_path)}"
    with TestClient(make_app(address, facts["secret"])) as client:
        ann = House(client).person("Ann")
        ann.cookie = facts["people"]["Ann"]
        page = ann.look_at("/").text
    for table in facts["running"][-3:]:
        assert f"/tables/{table['id']}" in page


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_the_replays_of_a_release_can_be_read(release: Path) -> None:
    replays = {
        path.stem: read_replay(path.read_text("utf-8")) for path in release.glob("replays/*")
    }
    assert {name: replay.game for name, replay in replays.items()} == {n: n for n in replays}
    assert len(replays) == 5
    assert all(len(replay.choices) > 50 for replay in replays.values())


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_every_running_table_of_a_release_goes_on(release: Path, tmp_path: Path) -> None:
    facts = facts_of(release)
    file = database_of(release, tmp_path)
    tried = validate(str(file))
    running = {table["id"] for table in facts["running"] if table["status"] == "running"}
    assert running <= {table.id for table in tried}
    assert counted(tried)["unreadable"] == 0
    with TestClient(make_app(f"sqlite:///{file}", facts["secret"], rate_scale=1000.0)) as client:
        ann = House(client).person("Ann")
        ann.cookie = facts["people"]["Ann"]
        for table in facts["running"]:
            told = ann.facts(table["id"])
            assert told["standing"] in ("exact", "older", "unverified", "differs")
            assert (told["standing"] == "exact") == (told["notice"] == "")
        for table in facts["finished"]:
            told = ann.facts(table["id"])
            assert told["status"] == "finished"
            assert told["outcome"]["how"] == table["outcome"]["how"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_states_of_a_release_can_be_played_on(release: Path) -> None:
    states = sorted(release.glob("states/*.json"))
    assert len(states) == 60
    for path in states:
        state = sw.game(path.stem.partition("-")[0]).rules.from_json(path.read_text("utf-8"))
        ask = state.asks[0]
        state.choose(ask.seat, state.options(ask)[0])
        again = state.rules.from_json(state.to_json(), is_own=True)
        assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_saves_and_the_campaign_of_a_release_go_on(release: Path, tmp_path: Path) -> None:
    for path in release.glob("saves/*.json"):
        text = path.read_text("utf-8")
        replay = read_replay(text)
        game = sw.game(replay.game)
        players = read_players(game, players_in(text), replay.seats)
        session = resumed_session(game, replay, players, tmp_path / path.name)
        assert session.notice is not None
        assert session.notice.args["other"].key == "text-other-edition"  # type: ignore[union-attr]
        session.let_bot_choose(session.waiting()[0])
        written = (tmp_path / path.name).read_text("utf-8")
        again = resumed_session(
            game, read_replay(written), players, tmp_path / path.name, position_in(written)
        )
        assert again.table.state == session.table.state
    campaign = read_campaign(release / "campaign.json")
    assert len(campaign.campaign.played()) == 1
    campaign.path, campaign.saved = tmp_path / "campaign.json", str(release / "campaign-game.json")
    assert campaign.next_session(None).notice


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_replays_of_a_release_are_tried(release: Path) -> None:
    """Some come to an end by the rules of today, others say from which choice on they do not."""
    for path in release.glob("replays/*.json"):
        replay = read_replay(path.read_text("utf-8"))
        game = sw.game(replay.game)
        assert not is_proved(game, replay)
        from_choice = 0
        try:
            assert verify(game, replay).over
        except Drift as drift:
            from_choice = drift.choice
        assert 0 <= from_choice <= len(replay.choices)
