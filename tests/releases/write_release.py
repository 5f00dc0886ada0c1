"""Keeps what a release writes, so that later ones can be tried on it.

`python -m tests.releases.write_release tests/releases/0.1.0` plays all games with the code that is
here and leaves in that folder:

- `tables.db.gz`: a server's database with running and finished tables, chat, a report, a campaign
- `replays/GAME.json`: a finished game
- `saves/GAME.json`: a game of the terminal that was left in the middle
- `states/GAME-N.json`: positions, most of them in the middle of an effect
- `campaign.json` and `campaign-game.json`: a campaign of the terminal after its first game
- `facts.json`: what was true of the tables, by their ids, and the secret that signs the sessions
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any, Final

from litestar.testing import TestClient

import spellwright as sw
from spellwright.bots import bot_at_table
from spellwright.cli.terminal.campaign_file import CampaignFile
from spellwright.cli.terminal.players import Player
from spellwright.cli.terminal.session import Session, new_session
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.server.app import make_app
from tests.server.people import House, Person

SECRET: Final = "the secret of a kept release"
GAMES: Final = ("wizardry", "funkoverse", "duels", "battle", "talisman")
QUICK: Final = "random"
"""Choices of chance, in a game that is over soon enough."""
WISE: Final = "greedy"
RUNNING_AFTER: Final = (7, 60, 160)
STATES: Final = 12


def main(folder: Path) -> None:
    for part in ("replays", "saves", "states"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    facts = _write_database(folder)
    (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    for name in GAMES:
        _write_save(name, folder / "saves" / f"{name}.json")
        _write_states(name, folder / "states")
    _write_campaign(folder)


# -- the server's database -----------------------------------------------------------------------


def _write_database(folder: Path) -> dict[str, Any]:
    file = folder / "tables.db"
    facts: dict[str, Any] = {"secret": SECRET, "running": [], "finished": [], "people": {}}
    with TestClient(make_app(f"sqlite:///{file}", SECRET, rate_scale=1000.0)) as client:
        house = House(client)
        ann, ben = house.person("Ann"), house.person("Ben")
        for name in GAMES:
            facts["finished"].append(_finished_table(name, ann, ben, folder))
            for place, choices in enumerate(RUNNING_AFTER):
                facts["running"].append(_running_table(name, ann, ben, choices, place))
        facts["campaign"] = _campaign_table(house, ann)
        facts["people"] = {person.name: person.cookie for person in (ann, ben)}
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    (folder / "tables.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    file.unlink()
    return facts


def _open(name: str, ann: Person, ben: Person) -> str:
    table: str = ann.open_table("me", "person", game=name, public=True)["table"]["id"]
    assert ben.sit_down(table, 1).status_code == 201
    return table


def _finished_table(name: str, ann: Person, ben: Person, folder: Path) -> dict[str, Any]:
    table = _open(name, ann, ben)
    count = _play(table, ann, ben, 100_000, random.Random(1))
    replay = ann.get(f"/api/tables/{table}/replay")
    assert replay.status_code == 200, replay.text
    (folder / "replays" / f"{name}.json").write_text(replay.text, encoding="utf-8")
    facts = ann.facts(table)
    assert facts["status"] == "finished", facts
    return {"id": table, "game": name, "choices": count, "outcome": facts.get("outcome")}


def _running_table(name: str, ann: Person, ben: Person, most: int, place: int) -> dict[str, Any]:
    table = _open(name, ann, ben)
    luck = random.Random(most)
    count = _play(table, ann, ben, most, luck)
    for person in (ann, ben):
        if place == 1 and person.act(table, "undo").status_code == 201:
            break
    ann.post(f"/api/tables/{table}/chat", {"text": "Good luck!"})
    facts = ann.facts(table)
    shown = {person.name: person.view(table)["shown"] for person in (ann, ben)}
    return {
        "id": table,
        "game": name,
        "choices": count,
        "status": facts["status"],
        "shown": shown,
    }


def _play(table: str, ann: Person, ben: Person, most: int, luck: random.Random) -> int:
    count = 0
    while count < most:
        chosen = False
        for person in (ann, ben):
            decisions = person.view(table)["decisions"]
            if decisions and count < most:
                options = [_text(option) for option in decisions[0]["options"]]
                answer = person.choose(table, luck.choice(options))
                assert answer.status_code == 201, answer.text
                count += 1
                chosen = True
        if not chosen:
            break
    return count


def _text(option: Any) -> str:
    return option if isinstance(option, str) else str(option["text"])


def _campaign_table(house: House, ann: Person) -> dict[str, Any]:
    """A campaign whose first game is lost, and whose second try is being played."""
    ann.ask("POST", "/name", data={"name": ann.name})
    form = {"game": "battle", "spectators": "yes", "campaign": "easy", "seat-0": "me"}
    answer = ann.ask("POST", "/tables/new", data={**form, "option-solo": "two-heroes"})
    first = answer.headers["location"].rsplit("/", 1)[1]
    ann.give_word(first)
    campaign = house.in_loop(house.services.hall.table, first).campaign
    luck = random.Random(3)
    while decisions := ann.view(first)["decisions"]:
        ann.choose(first, luck.choice([_text(option) for option in decisions[0]["options"]]))
    second = ann.post(f"/campaigns/{campaign}/continue").headers["location"].rsplit("/", 1)[1]
    ann.give_word(second)
    for _ in range(40):
        if decisions := ann.view(second)["decisions"]:
            ann.choose(second, luck.choice([_text(option) for option in decisions[0]["options"]]))
    return {"id": campaign, "tables": [first, second]}


# -- files ---------------------------------------------------------------------------------------


def _play_session(session: Session, most: int) -> None:
    for _ in range(most):
        if session.over:
            return
        session.let_bot_choose(session.waiting()[0])


def _write_save(name: str, path: Path) -> None:
    game = sw.game(name)
    players = [Player(WISE, WISE), Player(WISE, WISE)]
    _play_session(new_session(game, players, 11, {}, path), 90)


def _write_states(name: str, folder: Path) -> None:
    """Those with the deepest agenda among the positions of a game: an effect is going on there."""
    game = sw.game(name)
    state = game.new(2, 5)
    bots = [bot_at_table(game, WISE), bot_at_table(game, QUICK)]
    luck = FastChance(2)
    seen: list[tuple[int, int, str]] = []
    while not state.over and len(seen) < 400:
        seat = state.asks[0].seat
        advice = advice_of(bots[seat], state, seat, luck)
        state.choose(seat, advice.code)
        if not state.over:
            seen.append((len(state.agenda), len(seen), state.to_json()))
    seen.sort(key=lambda found: (-found[0], found[1]))
    for place, (_, _, text) in enumerate(seen[:STATES]):
        (folder / f"{name}-{place}.json").write_text(text, encoding="utf-8")


def _write_campaign(folder: Path) -> None:
    game = sw.game("battle")
    players = [Player(WISE, WISE), Player(WISE, WISE)]
    file = CampaignFile(
        folder / "campaign.json", game, game.campaigns.new_campaign("normal", {}), players
    )
    first = new_session(game, players, 21, file.campaign.settings(), folder / "campaign-game.json")
    _play_session(first, 100_000)
    file.take_in(first)
    second = new_session(game, players, 22, file.campaign.settings(), folder / "campaign-game.json")
    _play_session(second, 120)
    file.saved = "campaign-game.json"
    file.write()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
