"""Albums of finished games: small, whole, and shown when the game cannot be played again."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spellwright.kernel.chance import FastChance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.table import Table
from spellwright.registry import GAME_IDS, any_game, game
from spellwright.server.app import make_app
from spellwright.server.pages.html import words
from spellwright.server.pages.replay_page import replay_step
from spellwright.server.speaking import say
from spellwright.server.tables import album as albums
from spellwright.server.tables.album import MOST_BYTES, Album, ToldLine, album_from, album_of
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place
from tests.server.people import House, Person
from tests.shared.bot_games import RANDOM

SEATS = 2
PATIENCE = 60.0


def played(id: str) -> Table[Any]:
    """A game of two that bots have played to its end."""
    table: Table[Any] = Table(game(id), SEATS, seed=7)
    luck = FastChance(3)
    while table.state.asks:
        seat = table.state.asks[0].seat
        code = RANDOM.advise(table.state.view(seat), luck).code
        table.choose(seat, game(id).rules.verbs.text(code))
    return table


def ended(id: str, album: Album) -> LiveTable:
    """A table whose game can no longer be played again."""
    places = [Place(PERSON, session=name, name=name, word=name) for name in ("Ann", "Ben")]
    table = LiveTable("t", game(id), {}, places, "e" * 64, host="Ann", public=True, spectators=True)
    table.ended, table.album = {"how": "gone"}, album
    return table


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_album_of_a_whole_game_is_small_and_tells_each_seat_its_own_story(id: str) -> None:
    table = played(id)
    made = album_of(game(id), table, ("Ann", "Ben"))
    packed = made.to_bytes()
    assert len(packed) <= MOST_BYTES
    kept = album_from(packed)
    assert len(kept.told) == len(table.choices) + 1
    assert sorted(kept.pictures) == sorted(made.pictures)
    shown = ended(id, kept)
    for step in sorted(kept.pictures)[:: max(1, len(kept.pictures) // 10)]:
        assert kept.picture(step) == made.picture(step)
        assert kept.picture(step) in replay_step(shown, step, SPECTATOR)["board"]
    for step, events in enumerate(table.story):
        for seat in range(SPECTATOR, SEATS):
            story = replay_step(shown, step, seat)["story"]
            told = [game(id).rules.sentence(e)[0] for e in events if e.visible_to(seat)]
            assert story.count("<li") == max(1, len(told))
            for sentence in told:
                assert words(sentence) in story


def test_an_album_that_is_too_large_has_fewer_pictures_and_all_of_its_words() -> None:
    luck = random.Random(1)
    album = Album([[ToldLine(f"choice {step}", "", -1)] for step in range(41)])
    for step in range(41):
        album.add_picture(step, f"<svg>{step} {luck.randbytes(15_000).hex()}</svg>")
    packed = album.to_bytes()
    assert MOST_BYTES / 4 < len(packed) <= MOST_BYTES
    kept = album_from(packed)
    assert kept.told == album.told
    assert 2 < len(kept.pictures) < 41
    assert kept.picture(40) == album.picture(40)
    for place in kept.pictures:
        assert kept.picture(place) == album.picture(place)


def test_an_album_can_be_read_however_long_its_game_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would not be unpacked any more is not packed in the first place."""
    monkeypatch.setattr(albums, "LONGEST", 20_000)
    album = Album([[ToldLine("choice", "", -1)] for _ in range(100)])
    for step in range(100):
        album.add_picture(step, f"<svg>{step}{' ' * 2000}</svg>")
    kept = album_from(album.to_bytes())
    assert 1 < len(kept.pictures) < 10
    assert kept.picture(99) == album.picture(99)


def test_parts_that_pictures_share_are_kept_once() -> None:
    """The pictures of a long game of six were 380 MB, which nobody could have unpacked."""
    album = Album([[]])
    for step in range(300):
        album.add_picture(step, f"<svg>{'<g>' + 'a' * 100_000}<g>{step}</g></svg>")
    assert sum(len(part) for part in album._parts) < 200_000
    assert album.picture(7).endswith("<g>7</g></svg>")


def test_a_damaged_album_is_a_sentence() -> None:
    for damaged in (b"", b"nonsense", Album([[]]).to_bytes()[:30]):
        with pytest.raises(Refused, match=str(say("refusal-album-damaged"))):
            album_from(damaged)


def test_a_battle_of_an_earlier_edition_is_watched_from_its_album(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.db"
    with TestClient(make_app(str(file), "s", rate_scale=1000.0, find_game=any_game)) as client:
        ann, ben, table = House(client).two_at_a_table(game="battle")
        _play_to_the_end(ann, ben, table)
        _wait_for_album(file)
        assert "can't be played again" not in ann.look_at(f"/tables/{table}/replay").text
        last = len(ann.get(f"/api/tables/{table}/replay").json()["choices"])
        before = [ann.get(f"/tables/{table}/replay/{last}?seat={seat}").json() for seat in (-1, 0)]
    rules = game("battle").rules
    newer = rules.edition._replace(number=rules.number + 1)
    monkeypatch.setitem(rules._editions, (), newer)
    assert rules.edition == newer
    with TestClient(make_app(str(file), "s", rate_scale=1000.0, find_game=any_game)) as client:
        ben = House(client).person("Ben")
        assert ben.facts(table)["status"] == "finished"
        page = ben.look_at(f"/tables/{table}/replay").text
        assert "can't be played again" in page
        assert f'max="{last}"' in page
        for seat, told in zip((-1, 0), before, strict=True):
            step = ben.get(f"/tables/{table}/replay/{last}?seat={seat}").json()
            # The replay tells the last turns as a story, an album what the choice itself led to.
            assert words_of(told["story"]).endswith(words_of(step["story"]))
            assert words_of(step["story"])
            assert "<svg" in step["board"]


def words_of(html: str) -> str:
    """What is read: an album has no names to look at, and no seats behind its lines."""
    plain = " ".join(re.sub(r"<[^>]*>", " ", html).split())
    return re.sub(r" ([.,:!])", r"\1", plain)


def _play_to_the_end(ann: Person, ben: Person, table: str) -> None:
    luck = random.Random(2)
    while ann.facts(table)["status"] == "running":
        for person in (ann, ben):
            if decisions := person.view(table)["decisions"]:
                option = luck.choice(decisions[0]["options"])
                assert person.choose(table, option).status_code == 201


def _wait_for_album(file: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(file)) as disk:
        while not disk.execute("SELECT 1 FROM album").fetchall():
            assert time.monotonic() < deadline, "no album was kept"
            time.sleep(0.05)
