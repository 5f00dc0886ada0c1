"""One section of the rules."""

from dataclasses import dataclass

from spellwright.rules_reference.clause import Clause


@dataclass(frozen=True, slots=True)
class Section:
    """A second-level heading of the rules text with everything below it."""

    id: str
    """The id, such as "FW-5"; "" for sections without a number, such as the worked examples."""
    title: str
    text: str
    """The Markdown below the heading, clauses included."""
    clauses: tuple[Clause, ...]

    @property
    def heading(self) -> str:
        return f"{self.id} {self.title}".strip()

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "title": self.title,
            "clauses": [clause.to_json() for clause in self.clauses],
        }
