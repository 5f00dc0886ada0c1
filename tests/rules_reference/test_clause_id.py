from random import Random

import pytest

from spellwright.rules_reference.clause_id import ClauseKind, kind_of, natural_order, prefix_of


def test_ids_sort_by_numbers_then_letters_then_kind() -> None:
    ordered = [
        "FW-2.1",
        "FW-2.9",
        "FW-2.10",
        "FW-10.1",
        "FW-37.2",
        "FW-37.2a",
        "FW-37.2b",
        "FW-37.10",
        "FW-EX2",
        "FW-EX10",
        "FW-G1",
        "FW-G12",
        "TA-1.1",
        "TA-HP1",
        "TA-G1",
    ]
    shuffled = ordered.copy()
    Random(3).shuffle(shuffled)
    assert shuffled != ordered
    assert sorted(shuffled, key=natural_order) == ordered


@pytest.mark.parametrize(
    ("clause_id", "kind"),
    [
        ("FW-4.2", ClauseKind.CLAUSE),
        ("WD-37.2a", ClauseKind.CLAUSE),
        ("TA-HP1", ClauseKind.CLAUSE),
        ("FW-EX1", ClauseKind.EXAMPLE),
        ("FW-G12", ClauseKind.RULING),
    ],
)
def test_the_letters_of_an_id_say_its_kind(clause_id: str, kind: ClauseKind) -> None:
    assert kind_of(clause_id) is kind


def test_the_prefix_names_the_game() -> None:
    assert prefix_of("WD-37.2a") == "WD"
