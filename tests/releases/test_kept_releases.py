"""What earlier releases wrote can still be opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from spellwright.kernel.replay_file import read_replay
from spellwright.server.app import make_app
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
