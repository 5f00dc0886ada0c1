"""How the description of the interface says what refusals look like."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from spellwright.server.api.messages import RefusalMessage

WHEN: Final = {
    400: "What was sent does not fit",
    403: "It is not yours to do",
    404: "There is no such table",
    409: "Not now",
    422: "The rules do not allow it",
    429: "Too much at once",
}
REFUSALS: Final = {
    status: ResponseSpec(RefusalMessage, description=when, generate_examples=False)
    for status, when in WHEN.items()
}
