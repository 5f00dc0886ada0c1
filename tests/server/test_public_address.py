"""Invitations carry an address that others can reach."""

from __future__ import annotations

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.server.public_address import PublicAddress, checked_address
from tests.server.conftest import OpenHouse
from tests.server.people import House

WISH = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "person"}]}


def invited(house: House, host: str, **headers: str) -> tuple[str, str]:
    """The invitation as the interface and as the page of the host give it."""
    ann = house.person("Ann")
    ann.get("/")
    opened = ann.post("/api/tables", WISH, headers={"host": host, **headers}).json()
    table = opened["table"]["id"]
    page = ann.get(
        f"/tables/{table}", headers={"accept": "text/html", "host": host, **headers}
    ).text
    with ann.page(table, host=host, **headers) as socket:
        board = socket.news()["board"]
    address = str(opened["links"][1]["address"])
    assert address in page
    assert address in board
    return address, page


def test_it_is_the_one_that_the_page_was_opened_with(open_house: OpenHouse) -> None:
    with open_house() as house:
        address, _ = invited(house, "192.168.1.5:8000")
        assert address.startswith("http://192.168.1.5:8000/seat/")


def test_what_the_operator_says_comes_first(open_house: OpenHouse) -> None:
    with open_house(public_address=PublicAddress("https://games.example/")) as house:
        address, page = invited(house, "192.168.1.5:8000")
        assert address.startswith("https://games.example/seat/")
        assert 'data-address="https://games.example"' in page


def test_nobody_is_invited_to_localhost_where_a_network_is(open_house: OpenHouse) -> None:
    network = PublicAddress(network="http://192.168.1.5:8000")
    with open_house(public_address=network) as house:
        for host in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"):
            assert invited(house, host)[0].startswith("http://192.168.1.5:8000/seat/")
        assert invited(house, "my-pc.local:8000")[0].startswith("http://my-pc.local:8000/")


def test_behind_a_proxy_with_tls_it_is_https(open_house: OpenHouse) -> None:
    with open_house(proxies=1) as house:
        secure = {"x-forwarded-proto": "https"}
        assert invited(house, "games.example", **secure)[0].startswith("https://games.example/")


@pytest.mark.parametrize(
    "text",
    [
        "games.example",
        "ftp://games.example",
        "http://",
        "http://a:b",
        "https://a/b",
        "http://a?b",
        "http://u@a",
        "http://a b",
        "http://a:0",
        "http://é.example",
        "http://" + "a" * 300,
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        checked_address(text)
