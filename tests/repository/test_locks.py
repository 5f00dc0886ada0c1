"""The lock files name what pyproject.toml asks for, by hash, and no place to fetch it from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import environment
import pytest

PROJECT: Final = Path(__file__).parents[2]
FACTS: Final = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
EXTRAS: Final[dict[str, list[object]]] = FACTS["project"]["optional-dependencies"]
RUN_LOCK: Final = PROJECT / environment.RUN_LOCK
CHECK_LOCK: Final = PROJECT / environment.CHECK_LOCK
EXTRA_LOCKS: Final = {name: PROJECT / f"requirements-{name}.lock" for name in EXTRAS}
LOCKS: Final = [RUN_LOCK, CHECK_LOCK, *EXTRA_LOCKS.values()]
PYTHONS: Final = "3.11 to 3.14"


def pins(lock: Path) -> set[tuple[str, str]]:
    """Names and versions, with the Pythons and systems that they are for."""
    pattern = r"^([a-z0-9._-]+)==(.+?) \\$"
    return set(re.findall(pattern, lock.read_text("utf-8"), flags=re.MULTILINE))


def named(lock: Path) -> set[str]:
    return {name for name, _ in pins(lock)}


def names(requirements: list[object]) -> set[str]:
    texts = [text for text in requirements if isinstance(text, str)]
    return {re.split(r"[<>=!~ ;\[]", text)[0].lower().replace("_", "-") for text in texts}


@pytest.fixture(scope="module")
def asked() -> dict[str, set[str]]:
    groups = FACTS["dependency-groups"]
    run = names(FACTS["project"]["dependencies"]) | names(groups["build"])
    return {"run": run, "check": run | names(groups["dev"])}


def test_all_that_is_asked_for_is_locked(asked: dict[str, set[str]]) -> None:
    assert {"click", "rich", "hatchling"} <= asked["run"] <= named(RUN_LOCK)
    assert {"pytest", "mypy", "ruff"} <= asked["check"] <= named(CHECK_LOCK)


def test_the_check_uses_the_versions_that_people_play_with() -> None:
    assert pins(RUN_LOCK) <= pins(CHECK_LOCK)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_package_has_hashes_and_none_an_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    for entry in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in entry
    assert "://" not in text
    assert "index-url" not in text


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_has_a_lock_that_says_how_much_it_is(extra: str) -> None:
    lock = EXTRA_LOCKS[extra]
    assert names(EXTRAS[extra]) <= named(lock)
    assert environment.SIZE.search(lock.read_text("utf-8")) is not None


def test_all_locks_can_be_in_one_environment() -> None:
    versions: dict[str, set[tuple[str, str]]] = {}
    for lock in LOCKS:
        own: dict[str, set[tuple[str, str]]] = {}
        for name, version in pins(lock):
            own.setdefault(name, set()).add((name, version.partition(" ")[0]))
        for name, found in own.items():
            assert found <= versions.setdefault(name, found), (lock.name, name)


def test_torch_stands_in_no_lock() -> None:
    """It is large, and which build somebody needs depends on the computer: the docs name one."""
    for lock in LOCKS:
        assert not [name for name in named(lock) if name.startswith(("torch", "nvidia"))]
    assert "download.pytorch.org/whl/cpu" in (PROJECT / "docs" / "installing.md").read_text("utf-8")


def test_every_extra_is_described_with_its_pythons_and_size() -> None:
    page = (PROJECT / "docs" / "installing.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$", page, flags=re.MULTILINE)
    assert [name for name, *_ in rows] == list(EXTRAS)
    for name, _, pythons, size in rows:
        assert PYTHONS in pythons
        size_of_lock = environment.SIZE.search(EXTRA_LOCKS[name].read_text("utf-8"))
        assert size_of_lock is not None
        assert size == size_of_lock.group(1)
