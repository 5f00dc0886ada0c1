"""Records: one declaration gives copy, equality, JSON and its checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from spellwright.kernel.record import (
    NUMBER,
    NUMBERS,
    RECORD,
    RECORDS,
    ROWS,
    TEXT,
    WILD_NUMBER,
    YES_NO,
    Limits,
    Record,
    fields_of,
    from_data,
    to_data,
)
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import verbatim

Square = int


class Coin(Record):
    value: int
    __slots__ = tuple(__annotations__)

    def __init__(self, value: int) -> None:
        self.value = value


class Purse(Record):
    owner: str
    locked: bool
    place: Square
    path: list[Square]
    rows: list[list[int]]
    __slots__ = tuple(__annotations__)

    KIND: ClassVar[str] = "purse"

    def __init__(self) -> None:
        self.owner = "ada"
        self.locked = False
        self.place = 3
        self.path = [1, 2]
        self.rows = [[1], [2, 3]]


class FullPurse(Purse):
    best: Coin
    coins: list[Coin]
    total: int
    __slots__ = tuple(__annotations__)

    DERIVED = ("total",)

    def __init__(self) -> None:
        super().__init__()
        self.best = Coin(9)
        self.coins = [Coin(1), Coin(2)]
        self.total = 12


LIMITS: Limits = {"Square": (0, 63)}


def test_fields_are_declared_once_bases_first() -> None:
    fields = [(field.name, field.shape, field.number) for field in fields_of(FullPurse)]
    assert fields == [
        ("owner", TEXT, "str"),
        ("locked", YES_NO, "bool"),
        ("place", NUMBER, "Square"),
        ("path", NUMBERS, "Square"),
        ("rows", ROWS, "int"),
        ("best", RECORD, "Coin"),
        ("coins", RECORDS, "Coin"),
    ]


CHANGES: dict[str, Callable[[FullPurse], Any]] = {
    "owner": lambda purse: setattr(purse, "owner", "bea"),
    "locked": lambda purse: setattr(purse, "locked", True),
    "place": lambda purse: setattr(purse, "place", 4),
    "path": lambda purse: purse.path.append(5),
    "rows": lambda purse: purse.rows.append([]),
    "row": lambda purse: purse.rows[1].append(5),
    "best": lambda purse: setattr(purse.best, "value", 1),
    "coins": lambda purse: purse.coins.pop(),
    "coin": lambda purse: setattr(purse.coins[0], "value", 7),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_copy_is_equal_until_either_changes(name: str) -> None:
    purse = FullPurse()
    copy = purse.copy()
    assert copy == purse == FullPurse()
    CHANGES[name](copy)
    assert copy != purse
    assert purse == FullPurse()
    CHANGES[name](purse)
    assert copy == purse


def test_derived_fields_are_shared_and_do_not_count() -> None:
    purse = FullPurse()
    copy = purse.copy()
    assert copy.total == 12
    copy.total = 0
    assert copy == purse
    assert "total" not in to_data(purse)


def test_records_of_other_classes_are_not_equal() -> None:
    assert Purse() != FullPurse()
    assert Coin(1) != 1
    assert Coin(1).copy().__class__ is Coin
    with pytest.raises(TypeError):
        hash(Coin(1))


def test_a_record_shows_its_fields() -> None:
    assert repr(Coin(3)) == "Coin(value=3)"
    assert "coins=[Coin(value=1), Coin(value=2)]" in repr(FullPurse())


# -- JSON ------------------------------------------------------------------------------------------


def _filled(data: Any) -> Purse:
    purse = Purse.__new__(Purse)
    from_data(purse, data, LIMITS, verbatim("the purse"))
    return purse


def test_plain_fields_go_to_json_and_back() -> None:
    data = to_data(Purse())
    assert data == {
        "owner": "ada",
        "locked": False,
        "place": 3,
        "path": [1, 2],
        "rows": [[1], [2, 3]],
    }
    assert _filled(data) == Purse()
    assert set(to_data(FullPurse())) == set(data)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("owner", 1, "the purse, field “owner”, should be a text."),
        ("locked", 0, "the purse, field “locked”, should be true or false."),
        ("place", "3", "the purse, field “place”, should hold whole numbers."),
        ("place", 3.0, "the purse, field “place”, should hold whole numbers."),
        ("place", True, "the purse, field “place”, should hold whole numbers."),
        ("place", None, "the purse, field “place”, should hold whole numbers."),
        ("place", 64, "the purse, field “place”, holds 64; from 0 to 63 is allowed."),
        ("place", -1, "the purse, field “place”, holds -1; from 0 to 63 is allowed."),
        ("path", 3, "the purse, field “path”, should be a list of sensible length."),
        ("path", [0] * 10_001, "the purse, field “path”, should be a list of sensible length."),
        ("path", [0, [1]], "the purse, field “path”, should hold whole numbers."),
        ("path", [64], "the purse, field “path”, holds 64; from 0 to 63 is allowed."),
        ("rows", [3], "the purse, field “rows”, should be a list of sensible length."),
        ("rows", {}, "the purse, field “rows”, should be a list of sensible length."),
        ("rows", [[WILD_NUMBER + 1]], "the purse, field “rows”, holds 4294967297; from"),
    ],
)
def test_a_field_that_does_not_fit_is_refused(field: str, value: Any, said: str) -> None:
    with pytest.raises(Refused) as refused:
        _filled({**to_data(Purse()), field: value})
    assert refused.value.kind == "state"
    assert refused.value.sentence.startswith(said)


def test_numbers_up_to_the_limits_are_read() -> None:
    data = {**to_data(Purse()), "path": [0, 63], "rows": [[-WILD_NUMBER, WILD_NUMBER]]}
    assert _filled(data).rows == [[-WILD_NUMBER, WILD_NUMBER]]


def test_missing_unknown_and_nameless_fields_are_refused() -> None:
    data = to_data(Purse())
    with pytest.raises(Refused, match="the purse lacks the field “path”"):
        _filled({name: value for name, value in data.items() if name != "path"})
    with pytest.raises(Refused, match="the purse has no field “colour”"):
        _filled({**data, "colour": 1})
    with pytest.raises(Refused, match="should be an object with named fields"):
        _filled([1, 2])


# -- bad declarations ------------------------------------------------------------------------------


class HasFloat(Record):
    wrong: float
    __slots__ = tuple(__annotations__)


class HasDictionary(Record):
    wrong: dict[str, int]
    __slots__ = tuple(__annotations__)


class HasSet(Record):
    wrong: set[int]
    __slots__ = tuple(__annotations__)


class HasTexts(Record):
    wrong: list[str]
    __slots__ = tuple(__annotations__)


class HasPerhaps(Record):
    wrong: int | None
    __slots__ = tuple(__annotations__)


class HasCube(Record):
    wrong: list[list[list[int]]]
    __slots__ = tuple(__annotations__)


class HasTuple(Record):
    wrong: tuple[int, int]
    __slots__ = tuple(__annotations__)


BAD = [HasFloat, HasDictionary, HasSet, HasTexts, HasPerhaps, HasCube, HasTuple]


@pytest.mark.parametrize("cls", BAD, ids=lambda cls: cls.__name__)
def test_a_field_of_no_known_kind_is_found(cls: type[Record]) -> None:
    with pytest.raises(RulesError, match=f"{cls.__name__}.wrong is declared as"):
        fields_of(cls)
    with pytest.raises(RulesError, match="which is no kind of field"):
        cls().copy()


def test_annotations_must_be_texts() -> None:
    cls = type("Evaluated", (Record,), {"__annotations__": {"number": int}, "__slots__": ()})
    with pytest.raises(RulesError, match="Evaluated needs “from __future__ import annotations”"):
        fields_of(cls)
