"""Numbers, lists and sentences in words."""

from __future__ import annotations


def many(count: int, thing: str, things: str = "") -> str:
    """A number of things.

    >>> many(1, "Galleon"), many(3, "Galleon"), many(2, "Life", "Lives")
    ('1 Galleon', '3 Galleons', '2 Lives')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {things or thing + 's'}"


def listed(parts: list[str]) -> str:
    """Some things in a sentence.

    >>> listed(["Harry", "Draco", "Hagrid"])
    'Harry, Draco and Hagrid'
    """
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def sentence(text: str) -> str:
    """Ended by a full stop, unless it has one.

    >>> sentence("Harry is hidden"), sentence("Draco waits.")
    ('Harry is hidden.', 'Draco waits.')
    """
    return text if text.endswith(".") else f"{text}."
