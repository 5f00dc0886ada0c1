"""What a new game is to be like, checked before a file is written."""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
from typing import Final, NamedTuple

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import GAME_IDS, SAMPLE_IDS, game_ids
from spellwright.rules_reference import games_with_rules, rules_of

LONGEST_NAME: Final = 24
LEAST_SEATS, MOST_SEATS = 2, 6
BOARDS: Final = ("squares", "hexes", "ring")


class Plan(NamedTuple):
    """A new game: its id, how many can play, and what it is made of."""

    id: str
    least: int
    most: int
    hidden: bool
    """Whether players hold hands that the others do not see."""
    board: str
    """One of `BOARDS`, or "" for a game of cards alone."""

    @property
    def package(self) -> str:
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        return " ".join(part.capitalize() for part in self.id.split("-"))

    @property
    def class_name(self) -> str:
        return self.title.replace(" ", "")

    @property
    def prefix(self) -> str:
        """The letters that its clauses begin with: its initials, and more where another game has
        these.
        """
        taken = {rules_of(id).prefix for id in games_with_rules() if id != self.id}
        letters = "".join(part[0] for part in self.id.split("-")) + self.id[1:]
        usual = max(2, self.id.count("-") + 1)
        tried = ["".join(re.findall("[a-z]", letters))[:n].upper() for n in range(usual, 9)]
        return next((prefix for prefix in tried if prefix not in taken), f"{tried[-1]}X")


def plan_for(name: str, seats: str, hidden: bool, board: str) -> Plan:
    """A plan from what somebody has typed; refused with the reason if it is none."""
    _check_name(name)
    least, most = _seats(seats)
    return Plan(name, least, most, hidden, board)


def _check_name(name: str) -> None:
    if len(name) > LONGEST_NAME or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise Refused("name", say("refusal-game-name", name=name[:40], most=LONGEST_NAME))
    if name in (*GAME_IDS, *SAMPLE_IDS, *game_ids()):
        raise Refused("name", say("refusal-game-there", name=name))
    package = name.replace("-", "_")
    is_word = keyword.iskeyword(package) or package in sys.builtin_module_names
    if is_word or importlib.util.find_spec(package) is not None:
        raise Refused("name", say("refusal-game-package", name=name, package=package))


def _seats(text: str) -> tuple[int, int]:
    written = re.fullmatch(r"([0-9])(?:-([0-9]))?", text.strip())
    if written is not None:
        least, most = int(written[1]), int(written[2] or written[1])
        if LEAST_SEATS <= least <= most <= MOST_SEATS:
            return least, most
    said = say("refusal-game-seats", seats=text[:40], least=LEAST_SEATS, most=MOST_SEATS)
    raise Refused("seats", said)
