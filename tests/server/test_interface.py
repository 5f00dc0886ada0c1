"""The JSON interface against its own description, by schemathesis: what fits and what does not.

No answer is a mistake of ours, and each has the status and the shape that the description promises.
"""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import OpenHouse
from tests.server.people import House, Person

EXAMPLES = 25
SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def interface(house: House) -> Any:
    document = house.person().get("/api/schema/openapi.json").json()
    return schemathesis.openapi.from_dict(document)


def send(person: Person, case: Case[Any], table: str) -> None:
    """A request that the description allows, or one that it does not; at a real table or not."""
    if table and "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
    request = case.as_transport_kwargs(base_url="http://testserver.local")
    request.pop("cookies", None)
    if isinstance(request.get("data"), bytes):
        request["content"] = request.pop("data")
    path = request.pop("url").removeprefix("http://testserver.local")
    answer = person.ask(request.pop("method"), path, **request)
    case.validate_response(answer, checks=CHECKS)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described(open_house: OpenHouse, mode: GenerationMode) -> None:
    with open_house(rate_scale=1e9) as house:
        ann, ben, table = house.two_at_a_table()
        ann.choose(table, "mark a1")
        for found in interface(house).get_all_operations():
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not operation.body:
                continue

            @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOW)
            @given(
                operation.as_strategy(generation_mode=mode),
                st.sampled_from([ann, ben, house.person()]),
                st.sampled_from([table, ""]),
            )
            def try_it(case: Case[Any], person: Person, real_table: str) -> None:
                send(person, case, real_table)

            try_it()
        assert ann.facts(table)["game"] == "reference"
