"""Campaigns at tables: a chain of games, kept on disk between them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from spellwright.games.battle.rules.foes import win
from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.speech.speaker import Speaker
from tests.server.conftest import OpenHouse
from tests.server.people import House, Person

ALONE = {"seat-0": "me", "option-solo": "two-heroes"}
WITH_BOT = {"seat-0": "me", "seat-1": "bot:random", "option-solo": "off"}
WITH_FRIEND = {"seat-0": "me", "seat-1": "person", "option-solo": "off"}
PATIENCE = 30.0
PAUSE = 0.05


def start(house: House, person: Person, mode: str = "easy", **form: str) -> tuple[str, str]:
    """The ids of a new campaign and of the table of its first game."""
    person.ask("POST", "/name", data={"name": person.name})
    fields = {"game": "battle", "spectators": "yes", "campaign": mode, **ALONE, **form}
    answer = person.ask("POST", "/tables/new", data=fields)
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].rsplit("/", 1)[1]
    assert person.give_word(table).status_code == 201
    return house.in_loop(house.services.hall.table, table).campaign, table


def end(house: House, table: str, *, won: bool) -> None:
    """The Heroes win or lose at once."""

    async def now() -> None:
        live: LiveTable = await house.services.hall.table(table)
        assert live.table is not None
        state: Any = live.table.state
        state.asks.clear()
        if won:
            win(state)
            state.run()
        else:
            state.finish(1, [2] * state.seats, [0] * state.seats)
        assert live.is_over

    house.in_loop(now)


def go_on(person: Person, campaign: str) -> str:
    answer = person.post(f"/campaigns/{campaign}/continue")
    assert answer.status_code == 303, answer.text
    location = str(answer.headers["location"])
    if location.startswith("/tables/"):
        person.give_word(location.rsplit("/", 1)[1])
    return location


def test_a_campaign_goes_from_game_to_game(house: House) -> None:
    ann = house.person("Ann")
    campaign, table = start(house, ann)
    assert (
        str(say("text-chapter-played", chapter="Year 1"))
        in ann.look_at(f"/campaigns/{campaign}").text
    )
    play_setup(table, ann)
    assert go_on(ann, campaign) == f"/tables/{table}"
    end(house, table, won=True)
    assert "Next game of the campaign" in ann.look_at(f"/tables/{table}").text
    page = ann.look_at(f"/campaigns/{campaign}").text
    assert "Year 2 is next." in page
    assert "Harry Potter: the deck" in page
    assert "7 × Alohomora!" in page
    second = go_on(ann, campaign).rsplit("/", 1)[1]
    options = ann.facts(second)["options"]
    assert (options["scenario"], options["campaign"]) == ("game2", "easy")
    assert "alohomora" in options["carried"]


def play_setup(table: str, *people: Person) -> None:
    """Until the first turn: people choose what comes first, bots as they like."""
    until = time.monotonic() + PATIENCE
    while not people[0].view(table)["shown"]["turn"]:
        assert time.monotonic() < until
        time.sleep(PAUSE)
        for person in people:
            decisions = person.view(table)["decisions"]
            if decisions:
                person.choose(table, decisions[0]["options"][0])


def test_a_lost_game_is_played_again_and_counted(house: House) -> None:
    ann = house.person("Ann")
    campaign, table = start(house, ann, "normal")
    play_setup(table, ann)
    end(house, table, won=False)
    page = ann.look_at(f"/campaigns/{campaign}").text
    assert str(say("text-chapter-lost", chapter="Year 1")) in page
    assert "lost once" in page
    assert f"/tables/{table}/replay" in page
    assert ann.look_at(f"/campaigns/{campaign}").text.count(f"/tables/{table}/replay") == 1
    again = go_on(ann, campaign).rsplit("/", 1)[1]
    assert again != table
    assert ann.facts(again)["options"]["scenario"] == "game1"


def test_a_won_campaign_shows_its_results(house: House) -> None:
    ann = house.person("Ann")
    campaign, table = start(house, ann)
    for _ in range(8):
        play_setup(table, ann)
        end(house, table, won=True)
        where = go_on(ann, campaign)
        table = where.rsplit("/", 1)[1]
    assert where == f"/campaigns/{campaign}"
    page = ann.look_at(where).text
    assert "The campaign is won, in 8 games." in page
    assert page.count('class="won"') == 16
    assert "won in 8 games" in ann.look_at("/").text


def test_seats_are_kept_for_those_who_played(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    campaign, table = start(house, ann, **WITH_FRIEND)
    assert ben.sit_down(table, 1).status_code == 201
    play_setup(table, ann, ben)
    end(house, table, won=True)
    second = go_on(ben, campaign).rsplit("/", 1)[1]
    assert ben.facts(second)["status"] == "waiting"
    assert "My campaigns" in ben.look_at("/").text
    assert go_on(ann, campaign).endswith(second)
    facts = ann.facts(second)
    assert (facts["status"], facts["you"]) == ("running", 0)
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Ben"]


def test_others_may_look_and_no_more(house: House) -> None:
    ann, zoe = house.person("Ann"), house.person("Zoe")
    campaign, table = start(house, ann)
    assert str(say("link-watch")) in zoe.look_at(f"/campaigns/{campaign}").text
    play_setup(table, ann)
    end(house, table, won=True)
    refused = zoe.post(f"/campaigns/{campaign}/continue")
    assert (refused.status_code, refused.json()["kind"]) == (403, "not-seated")
    assert "My campaigns" not in zoe.look_at("/").text
    private, _ = start(house, ann, spectators="no")
    assert zoe.get(f"/campaigns/{private}").status_code == 404


def test_bots_come_along(house: House) -> None:
    ann = house.person("Ann")
    campaign, table = start(house, ann, **WITH_BOT)
    play_setup(table, ann)
    end(house, table, won=True)
    facts = ann.facts(go_on(ann, campaign).rsplit("/", 1)[1])
    assert (facts["status"], facts["seats"][1]["name"]) == ("running", "random")


def test_a_game_that_was_given_up_does_not_count(house: House) -> None:
    ann = house.person("Ann")
    campaign, table = start(house, ann, **WITH_BOT)
    play_setup(table, ann)
    ann.act(table, "concession")
    assert "Year 1 is next." in ann.look_at(f"/campaigns/{campaign}").text
    again = go_on(ann, campaign).rsplit("/", 1)[1]
    play_setup(again, ann)
    end(house, again, won=True)
    page = ann.look_at(f"/campaigns/{campaign}").text
    assert f"/tables/{again}/replay" in page
    assert f"/tables/{table}/replay" not in page


def test_a_campaign_outlives_a_restart(open_house: OpenHouse) -> None:
    with open_house() as house:
        ann = house.person("Ann")
        campaign, table = start(house, ann)
        play_setup(table, ann)
        end(house, table, won=True)
        ann.look_at(f"/campaigns/{campaign}")
        second = go_on(ann, campaign)
    with open_house() as house:
        ann._client = house.client
        assert (
            str(say("text-chapter-played", chapter="Year 2"))
            in ann.look_at(f"/campaigns/{campaign}").text
        )
        assert go_on(ann, campaign) == second


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"campaign": "hard"}, "A campaign is easy or normal, not “hard”."),
        ({"campaign": "easy", "option-solo": "official"}, "The single-player rules are for Game 7"),
        ({"campaign": "easy", "game": "wizardry"}, "has no campaign."),
    ],
)
def test_what_is_no_campaign_is_refused(house: House, fields: dict[str, str], told: str) -> None:
    form = {"game": "battle", **ALONE, **fields}
    answer = house.person().ask("POST", "/tables/new", data=form)
    assert answer.status_code == 422
    assert told in answer.text


def test_there_is_no_campaign_of_that_name(house: House) -> None:
    for id in ("abcdefghij", "none"):
        assert house.person().get(f"/campaigns/{id}").status_code == 404


def test_a_stranger_at_a_private_campaign_learns_nothing(house: House) -> None:
    ann, zoe = house.person("Ann"), house.person("Zoe")
    campaign, _ = start(house, ann, spectators="no")
    missing = "a" * len(campaign)
    for method, path in (("GET", "/campaigns/{}"), ("POST", "/campaigns/{}/continue")):
        real = zoe.ask(method, path.format(campaign))
        none = zoe.ask(method, path.format(missing))
        assert real.status_code == none.status_code == 404
        assert real.text.replace(campaign, missing) == none.text


def test_a_campaign_is_told_in_the_language_of_its_reader(house: House) -> None:
    """Its chapters and what was counted in its games, not only the words around them."""
    ann = house.person("Ann")
    campaign, table = start(house, ann)
    end(house, table, won=True)
    polish = {"accept": "text/html", "accept-language": "pl"}
    page = ann.get(f"/campaigns/{campaign}", headers=polish).text
    for key, args in (("campaign-year", {"n": 2}), ("campaign-locations-lost", {})):
        said = Saying("battle", key, args)
        assert Speaker("pl").say(said) in page
        assert Speaker().say(said) not in page
