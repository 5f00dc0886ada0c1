"""Rows of packs in Funkoverse: complete or refused, and no trace of them out of play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.packs.making import in_a_process, write_pack

FILES = {
    "characters.toml": """
[[character]]
key = "owl"
box = "main"
defense = 2
dots = "blue gold"
trait = "slippery"
squares = 2
name = "Owl"
text = "When a challenge knocks it down, you may move it 2 squares."
""",
    "abilities.toml": """
[[ability]]
key = "peck"
character = "owl"
type = "blue"
cost = 2
challenge = "yes"
dice = 3
effect = "challenge"
name = "Peck"
text = "Challenge an adjacent rival with 3 dice."

[[ability]]
key = "hoot"
character = "harry"
type = "gold"
cost = 1
challenge = "no"
squares = 3
effect = "dash"
name = "Hoot"
text = "Move up to 3 squares."
""",
    "items.toml": """
[[item]]
key = "coin"
use = "no"
challenge = "no"
place = 2
sets = "hit"
name = "Coin"
text = "Set one die to hit."
""",
    "scenarios.toml": """
[[scenario]]
key = "pond"
map = "lake"
round_most = 2
effect = "territory"
name = "The Pond"
text = "When a round ends, score 2 points for the most in the scoring area."
""",
    "maps.toml": """
[[map]]
key = "lake"
columns = 9
rows = 9
light = "A1 A2 A3 B1"
dark = "I9 I8 I7 H9"
markers = "A9 I1 D5 F5"
light_flag = "B2"
dark_flag = "H8"
area1 = "A8 A9"
area2 = "E5"
area3 = "I1 I2"
scoring = "D5 E5 F5"
name = "Frozen Lake"
text = "An open field."
""",
    "effects.py": "",
}
ABOUT = {"game": "funkoverse"}


def written(folder: Path, **changes: str) -> Path:
    return write_pack(folder, files={**FILES, **changes}, editions="[1]", about=ABOUT)


@pytest.mark.parametrize(
    ("file", "before", "after", "column", "near"),
    [
        ("abilities.toml", '"challenge"\nname', '"chalenge"\nname', "effect", "challenge"),
        ("abilities.toml", 'character = "owl"', 'character = "oul"', "character", "owl"),
        ("characters.toml", "slippery", "slipery", "trait", "slippery"),
        ("characters.toml", "blue gold", "blue golt", "dots", "gold"),
        ("scenarios.toml", "territory", "teritory", "effect", "territory"),
        ("scenarios.toml", '"lake"', '"lak"', "map", "lake"),
        ("maps.toml", "D5 E5 F5", "D5 E5 K9", "scoring", ""),
        ("maps.toml", "D5 E5 F5", "D5 E5 Z9", "scoring", ""),
    ],
)
def test_a_misspelt_word_is_told_with_its_place(
    tmp_path: Path, file: str, before: str, after: str, column: str, near: str
) -> None:
    assert before in FILES[file]
    folder = written(tmp_path, **{file: FILES[file].replace(before, after, 1)})
    key, args = in_a_process("tell(refused(lambda: game('funkoverse')))", folder)
    assert key.startswith("refusal-word-unknown")
    assert args["where"].startswith(f"frost/{file}, frost.")
    assert args["column"] == column
    assert args.get("near", "") == near or not near


@pytest.mark.parametrize(
    ("file", "before", "after", "key"),
    [
        ("maps.toml", "A9 I1 D5 F5", "A9 I1 D5", "refusal-value-range"),
        ("items.toml", 'sets = "hit"\n', "", "refusal-row-lacks"),
        ("items.toml", 'use = "no"', 'use = "yes"', "refusal-word-unknown"),
        ("characters.toml", 'box = "main"', 'box = "basic"', "refusal-word-unknown"),
        ("characters.toml", 'text = "When', 'text = "{When', "refusal-pack-words"),
        ("characters.toml", "slippery", "qqq", "refusal-word-unknown"),
        ("characters.toml", "squares = 2", 'letters = "Owl"', "refusal-value-long"),
    ],
)
def test_what_is_missing_is_refused(
    tmp_path: Path, file: str, before: str, after: str, key: str
) -> None:
    assert before in FILES[file]
    folder = written(tmp_path, **{file: FILES[file].replace(before, after, 1)})
    assert in_a_process("tell(refused(lambda: game('funkoverse')))", folder)[0] == key


LOOK = """
found = game("funkoverse")
rules = found.rules
def drafted(**options):
    state = found.new(2, 1, options)
    texts = set()
    while state.asks and state.round == 0:
        ask = state.asks[0]
        options = state.options(ask)
        texts |= {rules.verbs.text(code) for code in options}
        state.take(ask.seat, options[0])
    return sorted(texts), state
"""


def looked(folder: Path, script: str) -> Any:
    return in_a_process(LOOK + script, folder)


def test_a_pack_that_is_not_in_play_leaves_no_trace(tmp_path: Path) -> None:
    folder = written(tmp_path)
    texts = looked(folder, "tell(drafted()[0])")
    assert not [text for text in texts if "frost" in text]
    texts = looked(folder, "tell(drafted(**{'pack-frost': True})[0])")
    assert {"pick frost.owl", "item frost.coin"} <= set(texts)
    abilities = """
from spellwright.games.funkoverse.content.columns import ABILITY_KEYS, kind
def of(state): return [ABILITY_KEYS[n] for n in state.abilities_of[kind("harry")]]
tell([of(drafted()[1]), of(drafted(**{'pack-frost': True})[1])])
"""
    plain, more = looked(folder, abilities)
    assert more == [*plain, "frost.hoot"]


def test_a_scenario_of_a_pack_puts_it_in_play(tmp_path: Path) -> None:
    script = """
settings = rules.check_settings({"scenario": "frost.pond"})
state = found.new(2, 1, {"scenario": "frost.pond"})
tell([settings.get("pack-frost"), state.board.map.key, "pack-frost" in rules.check_settings({}),
      refused(lambda: rules.check_settings({"scenario": "frost.pond", "pack-gone": True}))[0]])
"""
    found = looked(written(tmp_path), script)
    assert found == [True, "frost.lake", False, "refusal-pack-missing"]


def test_packs_move_no_name_of_the_box(tmp_path: Path) -> None:
    script = (
        "from spellwright.games.funkoverse.lexicons import FIGURE_NAMES as names\ntell(names.keys)"
    )
    plain = in_a_process(script)
    assert looked(written(tmp_path), script)[: len(plain)] == plain
    assert in_a_process("tell(str(game('funkoverse').rules.edition))", tmp_path) == in_a_process(
        "tell(str(game('funkoverse').rules.edition))"
    )


def test_computer_players_judge_a_new_row_by_its_figures(tmp_path: Path) -> None:
    script = """
from spellwright.content import judged_by_figures
from spellwright.games.funkoverse.bot import weights
from spellwright.games.funkoverse.content.columns import KIND_KEYS
tell([judged_by_figures(found.tables), weights.KIND_WORTH[KIND_KEYS.index("frost.owl")]])
"""
    keys, worth = looked(written(tmp_path), script)
    assert sorted(keys) == ["frost.coin", "frost.hoot", "frost.owl", "frost.peck"]
    assert 30 < worth < 90


STATUS = """
[[status]]
key = "coat"
copies = 1
defense = 1
name = "Coat"
text = "Roll 1 more die the next time you defend. Then discard this card."

[[status]]
key = "wind"
copies = 2
effect = "wind"
name = "Wind"
text = "You get up as your turn begins. When the turn ends, discard this card."
"""
STATUS_CODE = """
from spellwright.games.funkoverse.rules.status import StatusRule, effect as status


@status("wind")
class Wind(StatusRule):
    def turn_begins(self, s, figure):
        s.down[figure] = 0
"""
GIVES = FILES["abilities.toml"].replace('effect = "dash"', 'effect = "protego"\nstatus = "coat"')
WITH_STATUS = {"status_cards.toml": STATUS, "effects.py": STATUS_CODE, "abilities.toml": GIVES}


def test_status_cards_of_a_pack_count_and_are_discarded_by_what_they_do(tmp_path: Path) -> None:
    script = """
from spellwright.games.funkoverse.content import columns
from spellwright.games.funkoverse.rules import status
coat, wind = [columns.STATUS_KEYS.index(f"frost.{key}") for key in ("coat", "wind")]
s = drafted(**{"pack-frost": True})[1]
told = []
for card in (coat, wind):
    status.give_card(s, 0, card)
s.down[0] = 1
told += [status.more_dice(s, 0), status.is_used_up(s, 0, coat), status.is_used_up(s, 0, wind)]
status.turn_begins(s, 0)
status.turn_ends(s, 0)
told += [s.down[0], [columns.STATUS_KEYS[n] for n in s.cards[0]]]
again = found.from_json(s.to_json())
told.append(again.cards == s.cards)
status.has_defended(s, 0)
told += [s.cards[0], rules.faults(s) == []]
gives = columns.ABILITY_KEYS.index("frost.hoot")
told.append(columns.STATUS_KEYS[columns.STATUS_OF[gives]])
plain = drafted()[1]
told += [plain.cards, "cards" in json.loads(plain.to_json())["state"]]
tell(told)
"""
    told = looked(written(tmp_path, **WITH_STATUS), script)
    assert told == [1, True, False, 0, ["frost.coat"], True, [], True, "frost.coat", [], False]


@pytest.mark.parametrize(
    ("file", "before", "after", "column", "near"),
    [
        ("status_cards.toml", 'effect = "wind"', 'effect = "wnid"', "effect", "wind"),
        ("status_cards.toml", 'effect = "wind"', "", "effect", ""),
        ("abilities.toml", 'status = "coat"', 'status = "coaf"', "status", "coat"),
    ],
)
def test_a_status_card_that_means_nothing_is_told_with_its_place(
    tmp_path: Path, file: str, before: str, after: str, column: str, near: str
) -> None:
    assert before in WITH_STATUS[file]
    changed = {**WITH_STATUS, file: WITH_STATUS[file].replace(before, after, 1)}
    key, args = in_a_process(
        "tell(refused(lambda: game('funkoverse')))", written(tmp_path, **changed)
    )
    assert key.startswith(("refusal-word-unknown", "refusal-row-lacks"))
    assert args["where"].startswith(f"frost/{file}, frost.")
    assert (args["column"], args.get("near", "")) == (column, near)
