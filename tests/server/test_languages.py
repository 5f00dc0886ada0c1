"""The language of a reader: what was set, else what the browser likes, else English."""

from __future__ import annotations

import pytest

from spellwright.kernel.saying import Saying
from spellwright.registry import GAME_IDS
from spellwright.server.speaking import say
from spellwright.speech.language import ENGLISH
from spellwright.speech.pseudo import CODE, pseudo_language
from spellwright.speech.speaker import Speaker
from tests.server.conftest import OpenHouse

PSEUDO = Speaker(pseudo_language())


@pytest.mark.parametrize(
    ("accepted", "read"),
    [
        ("", ENGLISH),
        ("xx, de", ENGLISH),
        (f"{CODE}, en;q=0.5", CODE),
        (f"en, {CODE};q=0.1", ENGLISH),
    ],
)
def test_a_browser_says_what_it_likes(open_house: OpenHouse, accepted: str, read: str) -> None:
    with open_house(pseudo_language=True) as house:
        page = house.client.get("/", headers={"accept-language": accepted}).text
    assert f'<html lang="{read}"' in page
    speaker = PSEUDO if read == CODE else Speaker()
    assert speaker.say(say("title-shelf")) in page


def test_what_was_set_counts_more_and_can_be_taken_back(open_house: OpenHouse) -> None:
    with open_house(pseudo_language=True) as house:
        client = house.client
        origin = {"origin": str(client.base_url).rstrip("/")}
        for wish, read in ((CODE, CODE), ("nonsense", ENGLISH), (ENGLISH, ENGLISH), ("", CODE)):
            client.post("/language", data={"language": wish}, headers=origin)
            liked = CODE if wish == "" else ENGLISH
            page = client.get("/", headers={"accept-language": liked}).text
            assert f'<html lang="{read}"' in page


def test_programs_get_keys_and_arguments_beside_words_in_their_language(
    open_house: OpenHouse,
) -> None:
    with open_house(pseudo_language=True) as house:
        refused = house.client.get("/api/tables/nowhere", headers={"accept-language": CODE}).json()
    said = refused["says"]
    assert (said["domain"], said["key"]) == ("site", "refusal-no-table")
    saying = Saying(said["domain"], said["key"], said["args"])
    assert refused["sentence"] == PSEUDO.say(saying)


@pytest.mark.parametrize("id", GAME_IDS)
def test_pages_of_a_game_say_so_where_they_are_not_in_the_readers_language(
    open_house: OpenHouse, id: str
) -> None:
    """Talisman is whole in Polish, its rules too; of the others a part is in English."""
    with open_house() as house:
        for path in (f"/rules/{id}", f"/how-to-play/{id}", f"/tables/new?game={id}"):
            page = house.client.get(path, headers={"accept-language": "pl"}).text
            assert '<html lang="pl"' in page
            assert ("in-english" in page) == (id != "talisman"), path
            english = house.client.get(path, headers={"accept-language": ENGLISH}).text
            assert "in-english" not in english


def test_the_page_about_luck_is_in_the_readers_language(open_house: OpenHouse) -> None:
    with open_house() as house:
        for code in ("pl", ENGLISH):
            page = house.client.get("/luck", headers={"accept-language": code}).text
            assert f'<div lang="{code}"' in page
