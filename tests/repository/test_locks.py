"""The lock files name what pyproject.toml asks for, by hash, and no place to fetch it from."""

import re
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
RUN_LOCK = PROJECT / "requirements.lock"
CHECK_LOCK = PROJECT / "requirements-dev.lock"


def pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", lock.read_text("utf-8"), flags=re.MULTILINE))


def names(requirements: list[object]) -> set[str]:
    texts = [text for text in requirements if isinstance(text, str)]
    return {re.split(r"[<>=!~ ;\[]", text)[0].lower().replace("_", "-") for text in texts}


@pytest.fixture(scope="module")
def asked() -> dict[str, set[str]]:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    run = names(project["project"]["dependencies"]) | names(groups["build"])
    return {"run": run, "check": run | names(groups["dev"])}


def test_all_that_is_asked_for_is_locked(asked: dict[str, set[str]]) -> None:
    assert {"click", "rich", "hatchling"} <= asked["run"] <= pins(RUN_LOCK).keys()
    assert {"pytest", "mypy", "ruff"} <= asked["check"] <= pins(CHECK_LOCK).keys()


def test_the_check_uses_the_versions_that_people_play_with() -> None:
    assert pins(RUN_LOCK).items() <= pins(CHECK_LOCK).items()


@pytest.mark.parametrize("lock", [RUN_LOCK, CHECK_LOCK], ids=lambda path: path.name)
def test_every_package_has_hashes_and_none_an_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    for entry in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in entry
    assert "://" not in text
    assert "index-url" not in text
