"""Heroes and scenarios of packs: offered beside those of the box, and kept out of its campaigns."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from spellwright.registry import game
from tests.packs.making import in_a_process, spellwright, write_pack

HERO: Final = """
[[hero]]
key = "wren"
from = "game1"
deck = "icicle firebolt mandrake"
name = "Odessa Wren"
first_name = "Odessa"

[[hero_card]]
key = "wren-3"
hero = "wren"
from = "game3"
on = "four-spells"
effect = "any: influence 1"
name = "Odessa Wren"
text = "If you play 4 Spells in a turn, any one Hero gains 1 Influence."
"""
SCENARIO: Final = """
[[scenario]]
key = "fog"
level = "game3"
slots = 2
foes = 5
recommended = "game1 keeper"
voldemort = "tide"
name = "Fog"
text = "Five foes in two places, and the Tide at last."
"""
LOCATIONS: Final = """
[[location]]
key = "quay"
scenario = "fog"
events = 1
spaces = 5
name = "Quay"
text = "No rule of its own."

[[location]]
key = "pier"
scenario = "fog"
events = 2
spaces = 6
name = "Pier"
text = "No rule of its own."
"""
FOES: Final = """
[[foe]]
key = "keeper"
set = "fog"
type = "villain"
attack = 4
name = "Keeper"
text = "No rule of its own."

[[foe]]
key = "tide"
set = "fog"
type = "creature"
attack = 6
name = "Tide"
text = "No rule of its own."
"""
EVENTS: Final = """
[[event]]
key = "mist"
copies = "fog:3"
effect = "lose 1"
name = "Mist"
text = "The active Hero loses 1 Health."
"""
FILES: Final = {
    "heroes.toml": HERO,
    "scenarios.toml": SCENARIO,
    "locations.toml": LOCATIONS,
    "foes.toml": FOES,
    "events.toml": EVENTS,
}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pack(tmp_path_factory.mktemp("battle") / "frost", files=FILES)


def test_a_hero_is_offered_with_its_deck_and_its_card(pack: Path) -> None:
    offered, without, deck, cards, letters, name = in_a_process(
        """
from spellwright.games.battle import lexicons
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.seen import monogram_of
def heroes(settings):
    return [option.text for option in game("battle").new(2, 1, settings).decisions[0].options]
state = game("battle").new(2, 1, {"pack-frost": True, "scenario": "game3"})
state.choose(0, "be frost.wren")
state.choose(1, "be ron")
while not state.turn:
    ask = state.asks[0]
    state.take(ask.seat, state.options(ask)[0])
own = [*state.deck[0], *state.hand[0]]
number = state.hero[0]
tell([heroes({"pack-frost": True}), heroes({}), sorted({columns.KEYS[card] for card in own}),
      columns.KEYS[state.hero_card[0]], monogram_of(number), lexicons.FIRST_NAMES.label(number)])
""",
        pack,
    )
    assert offered == ["be harry", "be ron", "be hermione", "be neville", "be frost.wren"]
    assert without == offered[:4]
    assert deck == ["alohomora", "firebolt", "frost.icicle", "mandrake"]
    assert (cards, letters, name) == ("frost.wren-3", "WR", "Odessa")


def test_a_scenario_has_its_own_places_foes_and_events_and_the_cards_of_its_level(
    pack: Path,
) -> None:
    found = in_a_process(
        """
from spellwright.games.battle.content import columns
state = game("battle").new(2, 1, {"scenario": "frost.fog"})
while not state.turn:
    ask = state.asks[0]
    state.take(ask.seat, state.options(ask)[0])
def keys(things):
    return sorted({columns.KEYS[thing] for thing in things})
fog, packs = state.scenario, columns.IN_PLAY.packs(state.settings)
tell({
    "in play": state.settings["pack-frost"],
    "places": [columns.KEYS[place] for place in columns.locations_of(fog, packs)],
    "final": keys([columns.FINAL_FOE[fog]]),
    "foes": keys([*state.row, *state.villain_stack]),
    "mist": columns.event_cards(fog, packs).count(columns.thing("frost.mist")),
    "mist elsewhere": columns.event_cards(2, packs).count(columns.thing("frost.mist")),
    "pool elsewhere": keys(columns.pool_of_foes(14, packs)),
    "like game 3": keys(columns.shop_cards(fog, packs)) == keys(columns.shop_cards(2, packs)),
    "faults": [str(fault) for fault in game("battle").rules.faults(state)],
    "odds": 0 < game("battle").mind.evaluate(state, 0) < 1,
    "text": "Fog" in str(game("battle").face.evening.offers["scenario"][fog].name),
    "again": game("battle").from_json(state.to_json()).fingerprint() == state.fingerprint(),
})
""",
        pack,
    )
    assert found["in play"] is True
    assert found["places"] == ["frost.quay", "frost.pier"]
    assert found["final"] == ["frost.tide"]
    assert "frost.keeper" in found["foes"]
    assert "frost.tide" not in found["foes"]
    assert (found["mist"], found["mist elsewhere"]) == (3, 0)
    assert not {"frost.keeper", "frost.tide"} & set(found["pool elsewhere"])
    assert found["like game 3"]
    assert found["faults"] == []
    assert found["odds"]
    assert found["text"]
    assert found["again"]


def test_a_scenario_may_keep_to_some_cards_and_events(tmp_path: Path) -> None:
    few = SCENARIO + 'market = "game2 icicle reparo"\ndark_arts = "fog game1"\n'
    pack = write_pack(tmp_path, files={**FILES, "scenarios.toml": few})
    sets, events = in_a_process(
        """
from spellwright.content import tables_in
from spellwright.games.battle.content import columns, tables
fog = columns.scenario("frost.fog")
rows = {row["key"]: row for row in tables.CARDS}
sold = {columns.KEYS[card] for card in columns.shop_cards(fog, 3)}
tell([sorted({rows[key]["set"] for key in sold if key not in ("reparo", "frost.icicle")}),
      len(columns.event_cards(fog, 3)) - len(columns.event_cards(0, 3))])
""",
        pack,
    )
    assert sets == ["game2"]
    assert events == 3


def test_a_scenario_without_places_has_those_of_its_level(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, files={**FILES, "locations.toml": ""})
    script = """
from spellwright.games.battle.content import columns
places = columns.locations_of(columns.scenario("frost.fog"), 3)
tell([columns.KEYS[place] for place in places])
"""
    assert in_a_process(script, pack) == [
        "hogwarts-express",
        "hogsmeade-village",
        "shrieking-shack",
    ]


def test_campaigns_and_rules_for_one_player_stay_those_of_the_box(pack: Path) -> None:
    heroes, *refusals = in_a_process(
        """
from spellwright.games.battle.carry_over import carried
def new(**settings):
    return refused(lambda: game("battle").new(1, 1, settings))
state = game("battle").new(2, 1, {"campaign": "easy", "pack-frost": True})
brought = json.dumps({"heroes": [{"hero": "frost.wren", "deck": [], "shop": []}], "banished": []})
tell([[option.text for option in state.decisions[0].options],
      new(scenario="frost.fog", campaign="easy")[0],
      new(scenario="frost.fog", solo="official")[0],
      refused(lambda: carried(brought))[0]])
""",
        pack,
    )
    assert heroes == ["be harry", "be ron", "be hermione", "be neville"]
    assert refusals == [
        "refusal-campaign-levels",
        "refusal-single-player",
        "refusal-carried-hero",
    ]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "key", "where", "column"),
    [
        ("scenarios.toml", '"game3"', '"gmae3"', "word-unknown-near", "fog", "level"),
        ("scenarios.toml", 'level = "game3"\n', "", "row-lacks", "fog", "level"),
        ("scenarios.toml", '"game1 keeper"', '"kepeer"', "word-unknown-near", "fog", "recommended"),
        ("scenarios.toml", '"tide"', '"mist"', "word-unknown", "fog", "voldemort"),
        ("scenarios.toml", "slots = 2", 'tile = "pack2"\nslots = 2', "word-unknown", "fog", "tile"),
        ("scenarios.toml", "foes = 5", "foes = 40", "value-range", "fog", "foes"),
        ("scenarios.toml", "slots = 2", 'market = "x"\nslots = 2', "word-unknown", "fog", "market"),
        ("locations.toml", '"fog"', '"fgo"', "word-unknown-near", "quay", "scenario"),
        ("foes.toml", '"fog"', '"fgo"', "word-unknown-near", "keeper", "set"),
        ("events.toml", '"fog:3"', '"fog"', "word-unknown", "mist", "copies"),
        ("events.toml", '"fog:3"', '"fo:3"', "word-unknown-near", "mist", "copies"),
        ("heroes.toml", "firebolt", "fierbolt", "word-unknown-near", "wren", "deck"),
        ("heroes.toml", '"game1"', '"game0"', "word-unknown-near", "wren", "from"),
        ("heroes.toml", '"game1"', '"game1 game2"', "word-unknown", "wren", "from"),
        ("locations.toml", '"fog"', '"fog game2"', "word-unknown", "quay", "scenario"),
        ("heroes.toml", 'hero = "wren"', 'hero = "robin"', "word-unknown", "wren-3", "hero"),
    ],
)
def test_a_slip_is_told_with_file_row_and_column(
    tmp_path: Path, file: str, right: str, wrong: str, key: str, where: str, column: str
) -> None:
    assert right in FILES[file]
    pack = write_pack(tmp_path, files={**FILES, file: FILES[file].replace(right, wrong)})
    told, args = in_a_process("tell(refused(lambda: game('battle').rules))", pack)
    place = f"{args['where']} {args.get('column', '')}"
    assert told.startswith(f"refusal-{key}")
    assert all(part in place for part in (f"frost/{file}", f"frost.{where}", column))


def test_the_box_stays_as_it_is_beside_them(pack: Path) -> None:
    settings: dict[str, object] = {"scenario": "game3"}
    script = """
state = game("battle").new(2, 7, {"scenario": "game3"})
tell([str(game("battle").rules.edition), state.fingerprint()])
"""
    state = game("battle").new(2, 7, settings)
    expected = [str(game("battle").rules.edition), state.fingerprint()]
    assert in_a_process(script, pack) == expected


def test_both_kinds_are_written_by_pack_add(tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    assert spellwright("pack", "new", "battle", str(folder)).returncode == 0
    hero = ("--key", "wren", "--text", "Begins with a broom.", "--set", "deck=firebolt trevor fang")
    assert spellwright("pack", "add", "hero", str(folder), *hero).returncode == 0
    fog = (
        "--key",
        "fog",
        "--text",
        "Three foes, one by one.",
        "--set",
        "slots=1",
        "--set",
        "foes=3",
    )
    done = spellwright("pack", "add", "scenario", str(folder), *fog)
    assert done.returncode == 0, done.stderr
    assert "can't be loaded" not in done.stdout
    script = "state = game('battle').new(2, 1, {'scenario': 'harbour.fog'})\n"
    script += "tell([option.text for option in state.decisions[0].options][-1])"
    assert in_a_process(script, folder) == "be harbour.wren"
