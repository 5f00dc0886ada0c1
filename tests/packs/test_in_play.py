"""A process has packs, a table has some of them in play: only those are dealt, counted and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spellwright.registry import game
from tests.packs.making import HOURS, WINTER, in_a_process, spellwright, write_pack

GOLDEN = Path(__file__).resolve().parents[1]


def test_without_packs_in_play_nothing_has_changed() -> None:
    """The box has the same numbers, editions, games and saved states beside packs."""
    found = in_a_process(
        """
from spellwright.games.battle.content import columns
from spellwright.games.wizardry.content import columns as spells
games = [game("battle"), game("wizardry")]
states = [each.new(2, 7) for each in games]
tell({
    "editions": [str(each.rules.edition) for each in games],
    "saved": [json.loads(state.to_json()) for state in states],
    "marks": [state.fingerprint() for state in states],
    "numbers": [columns.thing("protean"), spells.action("tracking-ball")],
    "more": [columns.THINGS, len(spells.KEYS)],
})
""",
        WINTER,
        HOURS,
    )
    from spellwright.games.battle.content import columns
    from spellwright.games.wizardry.content import columns as spells

    games = [game("battle"), game("wizardry")]
    states = [each.new(2, 7) for each in games]
    assert found["editions"] == [str(each.rules.edition) for each in games]
    assert found["saved"] == [json.loads(state.to_json()) for state in states]
    assert found["marks"] == [state.fingerprint() for state in states]
    assert found["numbers"] == [columns.thing("protean"), spells.action("tracking-ball")]
    assert found["more"] == [columns.THINGS + 8, len(spells.KEYS) + 4]


@pytest.mark.parametrize("name", ["battle", "wizardry"])
def test_recorded_games_of_the_box_come_out_the_same_beside_packs(name: str) -> None:
    script = f"""
from spellwright.testing import check_golden, goldens
found = goldens(Path({str(GOLDEN / name / "golden")!r}))
for golden in found[:3]:
    check_golden(golden)
tell(len(found))
"""
    assert in_a_process(script, WINTER, HOURS) > 0


def test_the_edition_counts_only_what_is_in_play(tmp_path: Path) -> None:
    other = write_pack(tmp_path)
    box, winter, both, again = in_a_process(
        """
rules = game("battle").rules
some = [{}, {"pack-winter": True}, {"pack-winter": True, "pack-frost": True}]
tell([*[str(rules.edition_for(each)) for each in some], str(rules.edition_for(some[1]))])
""",
        WINTER,
        other,
    )
    assert len({box, winter, both}) == 3
    assert again == winter
    alone = in_a_process(
        "tell(str(game('battle').rules.edition_for({'pack-winter': True})))", WINTER
    )
    assert alone == winter
    effects = WINTER.joinpath("effects.py").read_text("utf-8")
    changed = tmp_path / "changed"
    changed.mkdir()
    for file in WINTER.iterdir():
        if file.is_file():
            changed.joinpath(file.name).write_bytes(file.read_bytes())
    changed.joinpath("effects.py").write_text(effects + "\n# other code\n")
    words = changed / "locale" / "en"
    words.mkdir(parents=True)
    words.joinpath("winter.ftl").write_bytes(
        WINTER.joinpath("locale", "en", "winter.ftl").read_bytes()
    )
    script = "tell(str(game('battle').rules.edition_for({'pack-winter': True})))"
    assert in_a_process(script, changed) != winter


def test_only_rows_of_packs_in_play_are_dealt(tmp_path: Path) -> None:
    other = write_pack(tmp_path)
    found = in_a_process(
        """
from spellwright.games.battle.content import columns
def brought(settings):
    state = game("battle").new(2, 3, settings)
    while not state.turn:
        ask = state.asks[0]
        state.take(ask.seat, state.options(ask)[0])
    kinds = {*state.market, *[kind for stack in state.shop for kind in stack]}
    return sorted({columns.KEYS[kind].partition(".")[0] for kind in kinds if columns.PACK[kind]})
tell([brought({}), brought({"pack-winter": True})])
""",
        WINTER,
        other,
    )
    assert found == [[], ["winter"]]


def test_what_is_kept_is_refused_where_its_pack_is_missing(tmp_path: Path) -> None:
    saved, replay = in_a_process(
        """
from spellwright.kernel.replay import replay_of
from spellwright.kernel.table import Table
table = Table(game("wizardry"), 2, 1, {"pack-hours": True})
tell([table.state.to_json(), replay_of(table).to_json()])
""",
        HOURS,
    )
    state, game_file = tmp_path / "state.json", tmp_path / "replay.json"
    state.write_text(saved)
    game_file.write_text(replay)
    script = f"text = Path({str(state)!r}).read_text()\n"
    script += "tell(refused(lambda: game('wizardry').from_json(text)))"
    assert in_a_process(script) == ["refusal-pack-missing", {"pack": "hours"}]
    assert in_a_process(script, HOURS) is None
    refused = spellwright("replay", str(game_file))
    assert refused.returncode == 2
    assert "hours" in refused.stderr
    assert spellwright("replay", str(game_file), "--pack", str(HOURS)).returncode == 0


def test_workers_load_the_packs_of_the_command_line() -> None:
    done = spellwright(
        *("sim", "battle", "--pack", str(WINTER), "--games", "8", "--jobs", "2", "--json")
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["finished"], told["errors"]) == (8, 0)
    assert told["edition"] != str(game("battle").rules.edition)


def test_a_pack_may_be_switched_off_by_an_option() -> None:
    done = spellwright(
        *("sim", "battle", "--pack", str(WINTER), "--option", "pack-winter=no"),
        *("--games", "2", "--json"),
    )
    assert json.loads(done.stdout)["edition"] == str(game("battle").rules.edition)


def test_overrides_hold_for_the_whole_process(tmp_path: Path) -> None:
    sets = {"overrides.toml": "[cards.incendio]\nvalue = 6\n"}
    pack = write_pack(tmp_path / "good", files=sets)
    value, settings, edition, box = in_a_process(
        """
from spellwright.games.battle.content import columns
state = game("battle").new(2, 1)
told = [option.offered for option in game("battle").options if option.id == "pack-frost"]
rules = game("battle").rules
tell([columns.VALUE[columns.thing("incendio")], dict(state.settings), str(rules.edition), told])
""",
        pack,
    )
    assert value == 6
    assert settings["pack-frost"] is True
    assert edition != str(game("battle").rules.edition)
    assert box == [False]
    wrong = write_pack(tmp_path / "bad", files={"overrides.toml": "[cards.incendo]\nvalue = 6\n"})
    told, args = in_a_process("tell(refused(lambda: game('battle')))", wrong)
    assert told == "refusal-no-figure-near"
    assert args["near"] == "cards.incendio.value"


def test_rows_of_packs_are_figures_of_the_lab() -> None:
    done = spellwright("lab", "figures", "battle", "cards", "--pack", str(WINTER), "--json")
    assert done.returncode == 0, done.stderr
    assert "cards.winter.snowball.value" in done.stdout
