"""No edition changes without somebody noticing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

import spellwright
from spellwright.content.numbering import FILE as NUMBERING
from spellwright.content.numbering import used_numberings
from spellwright.kernel.edition import Edition, digest, edition_from
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import TABLE
from spellwright.registry import GAME_IDS, game
from tests.editions.hoard import FIRST_EDITION, hoard
from tests.editions.recorded import fault, record, recorded

GAMES = Path(spellwright.__file__).parent / "games"
NUMBERED: Final = {
    ("battle", "thing"): (366, "ffbbca8af071"),
    ("battle", "hero"): (6, "439ef3828edb"),
    ("battle", "scenario"): (15, "3568e22b588d"),
    ("wizardry", "profile"): (3, "dd0535815d62"),
    ("wizardry", "action"): (41, "dba76bd7e96d"),
    ("funkoverse", "map"): (2, "1a0ad45535e4"),
    ("funkoverse", "character"): (9, "3f706a845abf"),
    ("funkoverse", "ability"): (21, "3477c48c9ac4"),
    ("funkoverse", "status"): (2, "81364adde988"),
    ("funkoverse", "item"): (2, "a18aac7706b3"),
    ("funkoverse", "scenario"): (5, "54e191fe135b"),
    ("talisman", "card"): (108, "3677764b7c93"),
    ("talisman", "spell"): (24, "c3317e038d0e"),
    ("talisman", "character"): (8, "0dd575b7dec6"),
    ("talisman", "side"): (16, "4ab29a815555"),
    ("duels", "trait"): (40, "ce125ef36496"),
    ("duels", "character"): (35, "f107393a984f"),
    ("duels", "attack"): (18, "bec30c2cacec"),
    ("duels", "clash-card"): (16, "e444f3b6a5bd"),
    ("duels", "quest"): (54, "5ec13c9856ac"),
    ("duels", "potion"): (24, "acec4acb2885"),
    ("duels", "artifact"): (25, "9951667fa14a"),
    ("duels", "group"): (5, "bacea3a4854d"),
    ("duels", "map"): (2, "963ece1b5f1d"),
    ("duels", "spell"): (53, "0329342c9a94"),
}
"""How many keys had a number when packs came, and the digest of their order. It stays for good."""


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_edition_of_a_game_is_the_recorded_one(id: str) -> None:
    assert fault(id, recorded(), game(id).rules.edition) == ""


def test_a_change_is_marked_as_harmless_or_raises_the_number() -> None:
    known = {"hoard": {**hoard().rules.edition.to_data(), "harmless": []}}
    changed = hoard({**FIRST_EDITION, "spoon": 3}).rules.edition
    assert fault("hoard", known, hoard().rules.edition) == ""
    assert "The content of hoard changed" in fault("hoard", known, changed)
    record("hoard", known, changed, "a typing error")
    assert fault("hoard", known, changed) == ""
    assert known["hoard"]["harmless"] == [{"edition": str(changed), "reason": "a typing error"}]
    raised = hoard(number=2).rules.edition
    assert "number of hoard was raised" in fault("hoard", known, raised)
    record("hoard", known, raised)
    assert known["hoard"] == {**raised.to_data(), "harmless": []}


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_digest_of_the_content_covers_every_table(id: str) -> None:
    """All but the list of numbers, which is no content. It is only appended to (see below): were
    a key moved, cards would be dealt in another order under the same edition.
    """
    tables = game(id).rules.content()
    for file in (GAMES / id / "content").glob("*.toml"):
        if file.name != NUMBERING:
            for kind in tomllib.loads(file.read_text("utf-8")):
                assert f"{file.name} [[{kind}]]" in tables


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_list_of_numbers_holds_each_key_once_and_none_was_moved(id: str) -> None:
    game(id)
    folder = GAMES / id / "content"
    file = folder / NUMBERING
    listed = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    used = used_numberings(folder)
    assert set(listed) == set(used)
    for kind, keys in listed.items():
        assert all(type(key) is str for key in keys)
        assert len(set(keys)) == len(keys)
        assert set(used[kind]) <= set(keys)
        count, order = NUMBERED[id, kind]
        assert digest(keys[:count]) == order, "a key was moved or removed"


def test_an_edition_is_the_same_in_every_process() -> None:
    program = "import spellwright as sw; print(sw.game('battle').rules.edition)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": str(GAMES.parents[1])},
        check=True,
    )
    assert done.stdout.strip() == str(game("battle").rules.edition)


def test_an_edition_as_text() -> None:
    edition = Edition(3, "0123456789ab", "ba9876543210")
    assert edition_from(str(edition), TABLE) == edition
    assert str(edition) == "3-0123456789ab-ba9876543210"
    assert edition_from("1", TABLE) == Edition(1)
    assert not Edition(1).plays_like(Edition(1))
    with pytest.raises(Refused, match="of no edition"):
        edition_from("3-x", TABLE)
