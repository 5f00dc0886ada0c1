"""Short ids that nobody guesses, for tables and reports."""

from __future__ import annotations

import secrets
import string
from typing import Final

LETTERS: Final = string.ascii_lowercase + string.digits
LENGTH: Final = 10


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Whether it could be one of ours: no database is asked for anything else.

    >>> is_id(new_id()), is_id("../etc"), is_id("")
    (True, False, False)
    """
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)
