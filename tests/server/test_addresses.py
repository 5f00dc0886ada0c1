"""Limits by address: whoever drops the cookie is still the one who was too fast."""

from __future__ import annotations

import pytest
from litestar.connection import ASGIConnection
from litestar.testing import RequestFactory

from spellwright.kernel.refusal import Refused
from spellwright.server.addresses import address_of
from spellwright.server.limits import (
    BURST_OF_ADDRESS,
    TABLES_PER_HOUR_AND_ADDRESS,
    SocketLimit,
)
from tests.server.conftest import OpenHouse

WISH = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "person"}]}


def test_new_sessions_do_not_help_who_opens_too_many_tables(open_house: OpenHouse) -> None:
    most = round(TABLES_PER_HOUR_AND_ADDRESS * 0.02)
    with open_house(rate_scale=0.02) as house:
        statuses = [house.person().post("/api/tables", WISH).status_code for _ in range(most + 2)]
    assert statuses.count(201) == most
    assert statuses[-1] == 429


def test_an_address_that_asks_too_often_is_asked_to_wait(open_house: OpenHouse) -> None:
    most = round(BURST_OF_ADDRESS * 0.01)
    with open_house(rate_scale=0.01) as house:
        answers = [house.person().get("/health") for _ in range(most + 5)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["sentence"].endswith(".")
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert house.person().get("/static/look.css").status_code == 200


def test_only_own_proxies_are_believed(open_house: OpenHouse) -> None:
    most = round(BURST_OF_ADDRESS * 0.01)
    for proxies, refused in ((0, True), (1, False)):
        with open_house(rate_scale=0.01, proxies=proxies) as house:
            statuses = [
                house.person()
                .get("/health", headers={"x-forwarded-for": f"10.9.9.9, 192.0.2.{number}"})
                .status_code
                for number in range(most + 5)
            ]
        assert (429 in statuses) is refused


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, "192.0.2.1", "198.51.100.7"),
        (1, "192.0.2.1", "192.0.2.1"),
        (1, "10.0.0.1, 192.0.2.1", "192.0.2.1"),
        (2, "10.0.0.1, 192.0.2.1, 192.0.2.2", "192.0.2.1"),
        (2, "192.0.2.1", "198.51.100.7"),
        (1, "", "198.51.100.7"),
        (1, "2001:db8::5", "2001:db8::/64"),
    ],
)
def test_the_address_is_what_the_outermost_own_proxy_saw(
    proxies: int, forwarded: str, address: str
) -> None:
    request = RequestFactory().get("/", headers={"x-forwarded-for": forwarded})
    request.scope["client"] = ("198.51.100.7", 1)
    assert address_of(ASGIConnection(request.scope), proxies) == address


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(open_house: OpenHouse) -> None:
    secure = {"x-forwarded-proto": "https"}
    with open_house(proxies=1) as house:
        assert "Secure" in house.person().get("/", headers=secure).headers["set-cookie"]
    with open_house() as house:
        assert "Secure" not in house.person().get("/", headers=secure).headers["set-cookie"]


def test_sockets_are_counted_by_session_and_by_address() -> None:
    limit = SocketLimit(most=2, most_of_address=3)
    with limit.one_of("a", "x"), limit.one_of("a", "x"):
        with pytest.raises(Refused), limit.one_of("a", "y"):
            pass
        with limit.one_of("b", "x"):
            assert limit.count == 3
            with pytest.raises(Refused), limit.one_of("c", "x"):
                pass
    assert limit.count == 0
