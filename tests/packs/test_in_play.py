"""A process has packs, a table has some of them in play: only those are dealt, counted and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spellwright.registry import game
from tests.packs.making import HOURS, MOOR, WINTER, in_a_process, spellwright, write_pack

GOLDEN = Path(__file__).resolve().parents[1]


def test_without_packs_in_play_nothing_has_changed() -> None:
    """The box has the same numbers, editions, games and saved states beside packs."""
    found = in_a_process(
        """
from spellwright.games.battle.content import columns
from spellwright.games.wizardry.content import columns as spells
from spellwright.games.talisman.content import columns as tales
games = [game("battle"), game("wizardry"), game("talisman")]
states = [each.new(2, 7) for each in games]
tell({
    "editions": [str(each.rules.edition) for each in games],
    "saved": [json.loads(state.to_json()) for state in states],
    "marks": [state.fingerprint() for state in states],
    "numbers": [columns.thing("protean"), spells.action("tracking-ball"), tales.card("hallow")],
    "more": [columns.THINGS, len(spells.KEYS), len(tales.CARD_KEYS)],
})
""",
        WINTER,
        HOURS,
        MOOR,
    )
    from spellwright.games.battle.content import columns
    from spellwright.games.talisman.content import columns as tales
    from spellwright.games.wizardry.content import columns as spells

    games = [game("battle"), game("wizardry"), game("talisman")]
    states = [each.new(2, 7) for each in games]
    assert found["editions"] == [str(each.rules.edition) for each in games]
    assert found["saved"] == [json.loads(state.to_json()) for state in states]
    assert found["marks"] == [state.fingerprint() for state in states]
    assert found["numbers"] == [
        columns.thing("protean"),
        spells.action("tracking-ball"),
        tales.card("hallow"),
    ]
    assert found["more"] == [columns.THINGS + 8, len(spells.KEYS) + 4, len(tales.CARD_KEYS) + 6]


@pytest.mark.parametrize("name", ["battle", "wizardry", "talisman"])
def test_recorded_games_of_the_box_come_out_the_same_beside_packs(name: str) -> None:
    script = f"""
from spellwright.testing import check_golden, goldens
found = goldens(Path({str(GOLDEN / name / "golden")!r}))
for golden in found[:3]:
    check_golden(golden)
tell(len(found))
"""
    assert in_a_process(script, WINTER, HOURS, MOOR) > 0


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


def test_talisman_deals_rows_of_packs_in_play_only() -> None:
    found = in_a_process(
        """
from spellwright.games.talisman.content import columns
def brought(settings):
    state = game("talisman").new(2, 3, {"choose-characters": True, **settings})
    people = [columns.CHARACTER_KEYS[person] for person in state.unused]
    cards = [columns.CARD_KEYS[n] for deck in state.deck[:2] for n in deck]
    spells = [columns.SPELL_KEYS[n] for n in state.deck[2]]
    assert not game("talisman").rules.faults(state)
    return [sorted(key for key in keys if "." in key) for keys in (people, cards, spells)]
tell([brought({}), brought({"pack-moor": True})])
""",
        MOOR,
    )
    assert found[0] == [[], [], []]
    people, cards, spells = found[1]
    assert people == ["moor.odessa-wren"]
    assert len(cards) == 6
    assert spells == ["moor.kindle", "moor.snuff"]


def test_an_effect_of_the_box_asks_in_the_name_of_the_card_that_is_met(tmp_path: Path) -> None:
    """Two cards with one effect: questions and rolls name the right one, saved or not."""
    rows = """
[[card]]
key = "ferry"
deck = "outer"
kind = "event"
effect = "knight-bus"
name = "Ferry"
text = "Go anywhere in London?"
"""
    about = {"game": "talisman", "namespace": "boat"}
    pack = write_pack(tmp_path, files={"encounters.toml": rows, "effects.py": ""}, about=about)
    asked, kept = in_a_process(
        """
from spellwright.testing.talisman import Tale
from spellwright.games.talisman.content.columns import card
from spellwright.games.talisman.rules.cards.table import meet_event
tale = Tale("harry-a", "draco-a", options={"pack-boat": True})
tale.gold(0, 2)
tale.begin()
tale.set_aside()
state = tale.s
number = card("boat.ferry")
state.deck_seen[0].pop(state.deck[0].index(number))
state.deck[0].remove(number)
meet_event(state, 0, number)
tale.run()
def words(of):
    ask = of.asks[0]
    question = of.rules.questions.phrases[ask.question]
    return [question.key, list(ask.args) == [number]]
tell([words(state), words(game("talisman").from_json(state.to_json()))])
""",
        pack,
    )
    assert asked == kept == ["card-space", True]


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
    assert (told, args["file"]) == ("refusal-in-file", "frost/overrides.toml")
    assert "cards.incendio.value" in args["why"]


def test_a_pack_may_change_what_heroes_begin_with_and_how_a_scenario_is_made_up(
    tmp_path: Path,
) -> None:
    sets = """
[heroes.harry]
deck = "firebolt frost.icicle hedwig"

[scenarios.game1]
slots = 2
foes = 4
recommended = "game1 draco-malfoy"
"""
    script = """
from spellwright.games.battle.content import columns
state = game("battle").new(2, 3, {"pack-frost": True})
tell([[columns.KEYS[card] for card in columns.OWN_CARDS[0]], columns.FOE_COUNT[0], len(state.row)])
"""
    pack = write_pack(tmp_path, files={"overrides.toml": sets})
    assert in_a_process(script, pack) == [["firebolt", "frost.icicle", "hedwig"], 4, 3]


def test_rows_of_packs_are_figures_of_the_lab() -> None:
    done = spellwright("lab", "figures", "battle", "cards", "--pack", str(WINTER), "--json")
    assert done.returncode == 0, done.stderr
    assert "cards.winter.snowball.value" in done.stdout


def test_a_pack_without_polish_words_is_read_in_polish_all_the_same() -> None:
    """Its own words are in English there, and no sentence falls through to that of another card."""
    asked, buttons, told = in_a_process(
        """
from spellwright.games.talisman.content.columns import card
from spellwright.games.talisman.rules.card_effects import MEETINGS
from spellwright.face.scene import Scene
from spellwright.speech.speaker import Speaker
from spellwright.testing.talisman import Tale
tale = Tale("moor.odessa-wren-a", "draco-a", options={"pack-moor": True})
tale.values(0, life=2)
tale.fate(0, 2)
tale.begin()
stones = card("moor.standing-stones")
tale.carry_out(MEETINGS[stones](0, stones))
decision = tale.s.decision_of(tale.s.asks[0])
polish = Speaker("pl")
scene = Scene(tale.s.view(0), "pl")
text = game("talisman").face.text(scene)
labels = [polish.say(option.says) for option in decision.options]
tell([polish.say(decision.says), labels, bool(text)])
""",
        MOOR,
    )
    assert asked == "Standing Stones: Spend 1 Fate to heal 1 Life?"
    assert buttons == ["Zgoda", "Odmów"]
    assert told


MOMENT = """
[[hero_card]]
key = "harry-ice"
hero = "harry"
from = "game3"
on = "three-attack"
effect = "any: health 2"
clause = "HB-28.11"
name = "Harry"
text = "If you assign 3 Attack in a turn, any one Hero gains 2 Health."
"""


def test_a_hero_card_of_a_pack_waits_for_what_its_row_says(tmp_path: Path) -> None:
    """Also where the box has such an ability for another Hero only."""
    script = """
from spellwright.testing.battle import Fight
fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy"], cards=["frost.harry-ice"])
fight.health(9, 5)
fight.tokens(0, attack=3)
for _ in range(3):
    fight.answer("attack draco-malfoy")
tell(sorted(fight.options()))
"""
    pack = write_pack(tmp_path / "good", files={"heroes.toml": MOMENT})
    assert in_a_process(script, pack) == ["hero harry", "hero ron"]
    slip = write_pack(
        tmp_path / "bad", files={"heroes.toml": MOMENT.replace("three-att", "tree-att")}
    )
    told = in_a_process("tell(refused(lambda: game('battle')))", slip)
    assert told[0] == "refusal-value-word"
