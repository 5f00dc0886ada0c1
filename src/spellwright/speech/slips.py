"""What is said when a catalog cannot be used."""

from __future__ import annotations


class Slip(Exception):
    """A mistake in a catalog, with its place; found when the catalog is read."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what
