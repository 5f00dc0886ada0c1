"""Whatever comes in, the answer is a sentence and never a mistake of ours.

The JSON interface is tried by its own description (`test_interface`); here is what that does not
reach: bodies that are no JSON, forms, addresses, the stream.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.server.conftest import OpenHouse
from tests.server.people import House, Person

SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
NAMES = ("game", "seats", "options", "name", "word", "option", "key", "text", "note", "act")
WORDS = ("wizardry", "reference", "me", "bot", "random", "greedy", "mark a1", "undo", "choose", "")

LEAVES: SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=50),
    st.sampled_from(WORDS),
)
VALUES: SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), st.text(max_size=9)), inner, max_size=5),
    ),
    max_leaves=12,
)
ACTS: SearchStrategy[Any] = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {"key": st.one_of(LEAVES, st.text(min_size=1, max_size=9))},
        optional={"option": LEAVES, "choose": LEAVES, "act": LEAVES, "text": LEAVES},
    ),
)
PIECES = st.one_of(
    st.sampled_from(["new", "nope", "-1", "0", "99", "%00", "..", "é"]), st.text(max_size=12)
)
POSTS = ("choices", "undo", "concession", "chat", "reports", "seats/1", "seats/9", "nothing")
FORMS = st.dictionaries(
    st.sampled_from(["game", "name", "seat-0", "seat-1", "word"]), st.text(max_size=60)
)


def fuzzed(open_house: OpenHouse, attack: Callable[[House, Person, str], None]) -> None:
    with open_house(rate_scale=1e9) as house:
        ann, _, table = house.two_at_a_table()
        attack(house, ann, table)
        assert ann.facts(table)["game"] == "reference"


def test_no_body_breaks_an_address(open_house: OpenHouse) -> None:
    def attack(_: House, ann: Person, table: str) -> None:
        @settings(max_examples=40, suppress_health_check=SLOW)
        @given(st.binary(max_size=60), st.sampled_from(POSTS), FORMS)
        def try_it(body: bytes, act: str, form: dict[str, str]) -> None:
            kind = {"content-type": "application/json"}
            for answer in (
                ann.ask("POST", f"/api/tables/{table}/{act}", content=body, headers=kind),
                ann.ask("POST", f"/api/tables/{table}/{act}", content=body),
                ann.ask("POST", "/tables/new", data=form),
                ann.ask("POST", "/name", data=form),
                ann.ask("POST", "/play-now", data=form),
            ):
                assert answer.status_code < 500, answer.text

        try_it()

    fuzzed(open_house, attack)


def test_no_address_is_a_mistake(open_house: OpenHouse) -> None:
    def attack(_: House, ann: Person, table: str) -> None:
        @settings(max_examples=60, suppress_health_check=SLOW)
        @given(PIECES, PIECES, st.sampled_from(["/tables", "/api/tables", "/rules", "/seat"]))
        def try_it(piece: str, other: str, start: str) -> None:
            for path in (
                f"{start}/{_quoted(piece)}",
                f"{start}/{_quoted(piece)}/{_quoted(other)}",
                f"/api/tables/{table}/{_quoted(piece)}",
                f"/tables/new?game={_quoted(other)}",
                f"/static/{_quoted(other)}",
            ):
                assert ann.get(path).status_code < 500, path

        try_it()

    fuzzed(open_house, attack)


def _quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode())


def test_no_message_breaks_the_stream(open_house: OpenHouse) -> None:
    def attack(_: House, ann: Person, table: str) -> None:
        with ann.socket(f"/api/tables/{table}/stream") as socket:
            socket.receive()

            @settings(max_examples=100, suppress_health_check=SLOW)
            @given(st.one_of(ACTS.map(json.dumps), st.text(max_size=60)))
            def try_it(message: str) -> None:
                socket.session.send_text(message)
                answer = socket.receive()
                while "version" in answer and not (answer["key"] and answer["key"] in message):
                    answer = socket.receive()
                assert {"kind", "sentence"} <= set(answer) or "receipt" in answer

            try_it()

    fuzzed(open_house, attack)
