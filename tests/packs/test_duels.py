"""Wizarding Duels with packs: complete or refused, dealt only in play, played by their figures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.packs.making import ABOUT, in_a_process

SPELL: Final = """
[[spell]]
key = "icicle"
kind = "combat"
colour = "neutral"
range = 3
modifier = 1
empower = 1
cooldown = 1
target = "enemy"
damage = 1
slow = 1
book = "yes"
name = "Icicle"
text = "1 Impact and Slow 1."
"""
CHARACTER: Final = """
[[character]]
key = "jack-frost"
affiliations = "hogwarts"
galleons = 8
mastery = 2
defense = 1
light = 1
dark = 0
neutral = 1
slots = 1
traits = "fast large:5"
spells = "icicle"
attacks = "snowball"
name = "Jack Frost"

"""
ATTACK: Final = """
[[attack]]
key = "snowball"
type = "physical"
bonus = 1
damage = 1
range = 3
poison = 0
slow = 0
lock = "no"
name = "Snowball"
text = "1 Impact."
"""
POTION: Final = """
[[potion]]
key = "warm-milk"
level = 0
range = 1
target = "friend"
amount = 2
effect = "warmth"
name = "Warm Milk"
text = "Heals 2 Impacts."
"""
ARTIFACT: Final = """
[[artifact]]
key = "ice-cloak"
galleons = 1
rarity = "common"
who = "character:jack-frost"
action = "free"
effect = "invisibility-cloak"
name = "Ice Cloak"
text = "You are concealed."
"""
QUEST: Final = """
[[quest]]
key = "snowed-in"
number = 1
type = "minor-challenge-control"
instant = "no"
points = 1
name = "Snowed In"
text = "All your Models are in play."
"""
CODE: Final = """
from spellwright.games.duels.queries import in_play
from spellwright.games.duels.rules.potions import effect as potion
from spellwright.games.duels.rules.quest_conditions import effect as condition
from spellwright.games.duels.rules.statuses import heal


@potion("warmth")
def warmth(p, s):
    heal(s, p.target, p.amount)


@condition("snowed-in")
def snowed_in(s, seat):
    return len(in_play(s, seat)) >= 3
"""
FILES: Final = {
    "spells.toml": SPELL,
    "characters.toml": CHARACTER,
    "attacks.toml": ATTACK,
    "potions.toml": POTION,
    "artifacts.toml": ARTIFACT,
    "quests.toml": QUEST,
    "effects.py": CODE,
}


def write(folder: Path, changed: Mapping[str, str] | None = None) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    about = {**ABOUT, "game": "duels", "namespace": "frost"}
    said = [f'{name} = "{value}"' for name, value in about.items()]
    files = {**FILES, "pack.toml": "\n".join([*said, "editions = [2]"]), **(changed or {})}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("spells.toml", 'target = "enemy"', 'target = "enmy"', ("icicle", "target", "enemy")),
        ("spells.toml", "damage = 1", 'effect = "stupfy"', ("icicle", "effect", "stupefy")),
        ("spells.toml", "damage = 1\nslow = 1", "", ("icicle", "effect", "")),
        ("spells.toml", 'kind = "combat"', 'kind = "plain"', ("icicle", "effect", "")),
        ("characters.toml", "fast large", "fst large", ("jack-frost", "traits", "fast")),
        ("characters.toml", "large:5", "large", ("jack-frost", "traits", "large:1")),
        ("characters.toml", '"icicle"', '"icycle"', ("jack-frost", "spells", "icicle")),
        ("characters.toml", '"hogwarts"', '"hogwart"', ("jack-frost", "affiliations", "hogwarts")),
        ("potions.toml", '"warmth"', '"wramth"', ("warm-milk", "effect", "warmth")),
        (
            "artifacts.toml",
            '-cloak"\nname',
            '-clock"\nname',
            ("ice-cloak", "effect", "invisibility-cloak"),
        ),
        ("artifacts.toml", "character:", "charcter:", ("ice-cloak", "who", "character")),
        ("quests.toml", '"snowed-in"', '"snowed-on"', ("snowed-on", "effect", "snowed-in")),
        ("quests.toml", "minor-ch", "minor-sh", ("snowed-in", "type", "minor-challenge-control")),
        ("spells.toml", "[[spell]]", '[[spell]]\nemblem = "flme"', ("icicle", "emblem", "flame")),
    ],
)
def test_a_wrong_word_is_told_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, says: tuple[str, str, str]
) -> None:
    assert old in FILES[file]
    pack = write(tmp_path, {file: FILES[file].replace(old, new)})
    key, args = in_a_process("tell(refused(lambda: game('duels').face))", pack)
    row, column, near = says
    assert args["where"] == f"frost/{file}, frost.{row}"
    assert args["column"] == column
    assert key == ("refusal-word-unknown-near" if near else key)
    assert args.get("near", "") == near or not near


def test_no_more_letters_than_fit_on_a_model(tmp_path: Path) -> None:
    three = CHARACTER.replace("[[character]]", '[[character]]\nmonogram = "Jac"')
    pack = write(tmp_path, {"characters.toml": three})
    key, args = in_a_process("tell(refused(lambda: game('duels')))", pack)
    assert (key, args["most"]) == ("refusal-value-long", "2")


def test_a_map_is_drawn_as_maps_are(tmp_path: Path) -> None:
    drawn = ".A.A.X.A.A. ..AD..DA.. .O...X...D. ...X...... ..S..G..V.."
    other = ".A.A.D.A.A. ..A.XX.A.. .D...O..... .......XD. ....VGS...."
    row = (
        '[[map]]\nkey = "yard"\nfirst = "A"\nfirst_rows = "{}"\nsecond = "B"\nsecond_rows = "{}"\n'
    )
    row += 'mystery = "plain"\nname = "Yard"\ntext = "A yard."\n'
    loads = "tell(refused(lambda: game('duels')))"
    wrong = [
        (drawn.replace(".O...", ".O..", 1), other, "refusal-map-rows"),
        (drawn.replace("O", "o"), other, "refusal-word-unknown"),
        (drawn.replace("A", "."), other, "refusal-map-room"),
        (drawn, other.replace("G", "C"), "refusal-map-nexus"),
    ]
    for number, (first, second, key) in enumerate(wrong):
        pack = write(tmp_path / str(number), {"maps.toml": row.format(first, second)})
        assert in_a_process(loads, pack)[0] == key
    right = write(tmp_path / "right", {"maps.toml": row.format(drawn, other)})
    script = """
duels = game("duels")
def maps(settings):
    state = duels.new(2, 3, settings)
    while True:
        ask = state.asks[0]
        texts = [state.rules.verbs.text(code) for code in state.options(ask)]
        if texts[0].startswith("map "):
            return texts
        state.choose(ask.seat, state.options(ask)[0])
tell([maps({}), maps({"pack-frost": True})])
"""
    box, more = in_a_process(script, right)
    assert more == [*box, "map frost.yard"]


SEES: Final = """
from spellwright.games.duels.content import columns, rows
from spellwright.games.duels import collection, lexicons
duels = game("duels")
box, state = duels.new(2, 1, {"groups": "build"}), duels.new(
    2, 1, {"groups": "build", "pack-frost": True}
)
"""


def test_only_packs_in_play_are_offered(tmp_path: Path) -> None:
    script = (
        SEES
        + """
from spellwright.face.scene import ENGLISH
from spellwright.games.duels.groups import workshop
from spellwright.games.duels.groups.draft import build
from spellwright.games.duels.groups.text import read_draft
def shelves(s):
    found = workshop.bench(s, 0, "hogwarts\\n", ENGLISH).shelves
    return sorted([one.key for each in found for one in each.pieces if one.key.startswith("frost")])
draft = read_draft("hogwarts\\nmodels: frost.jack-frost harry-potter\\nspells: frost.icicle\\n")
left_out = [[reason[0].key for reason in build(s, 0, draft)[1]] for s in (box, state)]
tell([shelves(box), shelves(state), left_out])
"""
    )
    without, with_pack, reasons = in_a_process(script, write(tmp_path))
    assert without == []
    keys = ("ice-cloak", "icicle", "jack-frost", "snowed-in", "warm-milk")
    assert with_pack == [f"frost.{key}" for key in keys]
    assert reasons == [["refusal-pack-not-in-play"] * 2, []]


def test_the_box_keeps_its_numbers_beside_a_pack(tmp_path: Path) -> None:
    script = """
from spellwright.games.duels import lexicons
found = (lexicons.SPELL_NAMES, lexicons.PIECES, lexicons.CHARACTER_NAMES)
tell([lexicon.keys for lexicon in found])
"""
    for alone, beside in zip(
        in_a_process(script), in_a_process(script, write(tmp_path)), strict=True
    ):
        assert beside[: len(alone)] == alone
        assert all("frost." in key for key in beside[len(alone) :])
        assert len(beside) > len(alone)


def test_a_row_acts_like_the_one_it_names_with_figures_of_its_own(tmp_path: Path) -> None:
    script = (
        SEES
        + """
from spellwright.games.duels.queries import bears
from spellwright.games.duels.rules.artifacts import ABILITIES
from spellwright.games.duels.rules.quest_conditions import holds
cloak = columns.artifact("frost.ice-cloak")
state.gear = tuple([1 << cloak, *state.gear[1:]])
tell([bears(state, 0, columns.CLOAK), type(ABILITIES[cloak]).__name__,
      holds(state, 0, columns.quest("frost.snowed-in"))])
"""
    )
    assert in_a_process(script, write(tmp_path)) == [True, "Cloak", False]


def test_computer_players_want_and_use_what_nobody_told_them_about(tmp_path: Path) -> None:
    script = (
        SEES
        + """
from spellwright.content import judged_by_figures
from spellwright.games.duels.bot import opinions
from spellwright.games.duels.content import tables
spell = columns.spell("frost.icicle")
tell([opinions.SPELL_WORTH[spell] > opinions.USUAL_SPELL,
      opinions.POTION_GAIN[columns.potion("frost.warm-milk")] > 0,
      opinions.ARTIFACT_GAIN[columns.artifact("frost.ice-cloak")]
      == opinions.ARTIFACT_GAIN[columns.CLOAK],
      {"frost.icicle", "frost.warm-milk"} <= set(judged_by_figures(tables.HERE))])
"""
    )
    assert in_a_process(script, write(tmp_path)) == [True] * 4


def test_rules_load_without_bots_and_drawings(tmp_path: Path) -> None:
    script = """
import spellwright.games.duels.rulebook
own = "spellwright.games.duels."
tell([name for name in sys.modules if name.startswith((own + "bot", own + "picture"))])
"""
    assert in_a_process(script, write(tmp_path)) == []


def test_what_lies_at_a_table_comes_from_packs_in_play(tmp_path: Path) -> None:
    script = (
        SEES
        + """
for s in (box, state):
    s.character = (columns.character("frost.jack-frost"), *s.character[1:])
tell([[fault.key for fault in s.rules.faults(s)] for s in (box, state)])
"""
    )
    assert in_a_process(script, write(tmp_path)) == [["fault-pack-not-in-play"], []]


TRAITS: Final = """
[[trait]]
key = "frost-skin"
number = "yes"
defending = 1
name = "Frost Skin"
text = "For each point +1 in Clashes in which this Model is the target."

[[trait]]
key = "glide"
number = "no"
effect = "fast"
name = "Glide"
text = "Moves like Fast."

[[trait]]
key = "thaw"
number = "no"
acting = 2
movement = 1
name = "Thaw"
text = "As a Round begins, heals 1 Impact."
effect = "thaw"
"""
TRAIT_CODE: Final = """
from spellwright.games.duels.rules.statuses import heal
from spellwright.games.duels.rules.trait import TraitRule, effect as trait


@trait("thaw")
class Thaw(TraitRule):
    def round_begins(self, s, model):
        heal(s, model, 1)
"""
WITH_TRAITS: Final = {
    "traits.toml": TRAITS,
    "characters.toml": CHARACTER.replace("fast large:5", "frost-skin:2 glide thaw"),
    "effects.py": CODE + TRAIT_CODE,
}


def test_traits_of_a_pack_count_by_figures_like_others_and_by_code(tmp_path: Path) -> None:
    script = (
        SEES
        + """
from spellwright.games.duels.queries import refresh_traits
from spellwright.games.duels.rules.modifiers import acting_bonus, defending_bonus
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.rules.start_phase import StartPhase
from spellwright.games.duels.state import BY_ATTACK
def sums(key):
    s = state.copy()
    s.character = (columns.character(key), *s.character[1:])
    s.at[0], s.at[6] = 0, 1
    s.map = 0
    s.derive()
    refresh_traits(s, 0)
    s.impacts[0] = 2
    StartPhase().before_initiative(s)
    ball = columns.attack("frost.snowball")
    return [acting_bonus(s, BY_ATTACK, ball, 0) - columns.ATTACK_BONUS[ball],
            defending_bonus(s, BY_ATTACK, ball, 6, 0) - columns.DEFENSE[s.character[0]],
            allowance(s, 0) - columns.MOVEMENT, s.impacts[0]]
tell(sums("frost.jack-frost"))
"""
    )
    assert in_a_process(script, write(tmp_path, WITH_TRAITS)) == [2, 2, 2, 1]


@pytest.mark.parametrize(
    ("old", "new", "column", "near"),
    [
        ('effect = "fast"', 'effect = "fats"', "effect", "fast"),
        ('effect = "fast"', "", "effect", ""),
        ('effect = "fast"', 'effect = "large"', "number", ""),
        ('effect = "thaw"', 'effect = "thwa"', "effect", "thaw"),
    ],
)
def test_a_trait_that_means_nothing_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, column: str, near: str
) -> None:
    assert old in TRAITS
    pack = write(tmp_path, {**WITH_TRAITS, "traits.toml": TRAITS.replace(old, new)})
    key, args = in_a_process("tell(refused(lambda: game('duels').face))", pack)
    assert key.startswith("refusal-word-unknown")
    assert args["where"].startswith("frost/traits.toml, frost.")
    assert args["column"] == column
    assert args.get("near", "") == near or not near


def test_a_spell_like_one_that_its_figures_tell_needs_figures(tmp_path: Path) -> None:
    """It would do nothing otherwise."""
    bare = SPELL.replace("damage = 1\nslow = 1\n", 'effect = "stupefy"\n')
    told, args = in_a_process(
        "tell(refused(lambda: game('duels')))", write(tmp_path, {"spells.toml": bare})
    )
    assert (told, args["column"]) == ("refusal-row-lacks", "damage")
    assert args["where"] == "frost/spells.toml, frost.icicle"
