"""A pack is complete, or refused with the place of what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.content.pack_file import LONGEST_FILE, MOST_ROWS, read_pack
from spellwright.kernel.refusal import Refused
from tests.packs.making import (
    CARD,
    CODE,
    HOURS,
    MOOR,
    WINTER,
    in_a_process,
    spellwright,
    write_pack,
)

GAME_1 = ("diagon-alley", "mirror-of-erised")
LOADS = "tell(refused(lambda: game('battle').face))"


def why_not(folder: Path) -> str:
    with pytest.raises(Refused) as refused:
        read_pack(folder)
    return refused.value.says.key


def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    assert why_not(tmp_path) == "refusal-no-pack"


@pytest.mark.parametrize(
    ("about", "key"),
    [
        ({"namespace": "Frost"}, "refusal-pack-namespace"),
        ({"namespace": "battle"}, "refusal-pack-namespace"),
        ({"namespace": "site"}, "refusal-pack-namespace"),
        ({"namespace": "a.b"}, "refusal-pack-namespace"),
        ({"title": ""}, "refusal-pack-text"),
        ({"about": "x" * 500}, "refusal-pack-text"),
        ({"titel": "Frost"}, "refusal-row-column-near"),
    ],
)
def test_what_pack_toml_says_is_checked(tmp_path: Path, about: dict[str, str], key: str) -> None:
    assert why_not(write_pack(tmp_path, about=about)) == key


def test_editions_are_numbers(tmp_path: Path) -> None:
    assert why_not(write_pack(tmp_path, editions='["2"]')) == "refusal-pack-editions"


def test_files_of_strangers_are_bounded(tmp_path: Path) -> None:
    pack = read_pack(write_pack(tmp_path, files={"foes.toml": "#" * (LONGEST_FILE + 1)}))
    with pytest.raises(Refused) as refused:
        pack.rows("foes.toml", "foe", "key")
    assert refused.value.says.key == "refusal-pack-long"
    many = "\n".join(f'[[card]]\nkey = "c{n}"' for n in range(MOST_ROWS + 1))
    (tmp_path / "cards.toml").write_text(many)
    with pytest.raises(Refused) as refused:
        pack.rows("cards.toml", "card", "key")
    assert refused.value.says.key == "refusal-pack-rows"
    (tmp_path / "cards.toml").write_text('[[card]]\nkey = "A b"')
    with pytest.raises(Refused) as refused:
        pack.rows("cards.toml", "card", "key")
    assert refused.value.says.key == "refusal-pack-key"


def _with(tmp_path: Path, old: str, new: str) -> Path:
    assert old in CARD
    return write_pack(tmp_path, files={"cards.toml": CARD.replace(old, new)})


@pytest.mark.parametrize(
    ("old", "new", "key", "says"),
    [
        ("thaw 2", "thwa 2", "refusal-word-unknown-near", {"word": "thwa", "near": "thaw"}),
        ("attack 1", "atack 1", "refusal-word-unknown-near", {"near": "attack"}),
        ("attack 1", "whn villain: attack 1", "refusal-word-unknown-near", {"near": "when"}),
        ("game1", "game99", "refusal-word-unknown-near", {"column": "set"}),
        ("thaw 2", "thaw", "refusal-word-form", {"word": "thaw", "form": "thaw N"}),
        ("attack 1", "attack", "refusal-word-form", {"word": "attack", "form": "attack N"}),
        ("attack 1", "attack -1", "refusal-word-form", {"word": "-1", "form": "0 … 99"}),
        ("attack 1", "attack ١", "refusal-word-form", {"word": "١"}),
        ("attack 1", "if x: lose 1", "refusal-word-form", {"form": "if COUNT N"}),
        ("attack 1", "each: each: each: attack 1", "refusal-word-nested", {"column": "effect"}),
        ("attack 1", "each: " * 50 + "attack 1", "refusal-word-nested", {"column": "effect"}),
        ("attack 1", "attack 1; " * 100 + "lose 1", "refusal-value-long", {}),
        ('name = "Icicle"', "", "refusal-row-wordless", {"column": "name"}),
        ('name = "Icicle"', 'name = "{ $n }"', "refusal-pack-words", {}),
        ("value = 3", "value = 99", "refusal-value-range", {}),
        ('"game1"', '"game1\u202e"', "refusal-value-signs", {}),
        ("copies", "copys", "refusal-row-column-near", {"near": "copies"}),
        ("[[card]]", '[[card]]\nemblem = "flme"', "refusal-word-unknown-near", {"near": "flame"}),
        ("[[card]]", '[[card]]\nclause = "HB-99.9"', "pack-no-clause", {"clause": "HB-99.9"}),
    ],
)
def test_a_slip_is_told_with_file_row_and_column(
    tmp_path: Path, old: str, new: str, key: str, says: dict[str, str]
) -> None:
    told, args = in_a_process(LOADS, _with(tmp_path, old, new))
    assert told == key
    assert says.items() <= args.items()
    if key.startswith("refusal-word"):
        assert args["where"] == "frost/cards.toml, frost.icicle"


def test_a_pack_for_other_rules_is_refused(tmp_path: Path) -> None:
    told, args = in_a_process(LOADS, write_pack(tmp_path, editions="[1, 7]"))
    assert (told, args["fits"]) == ("refusal-pack-edition", "1, 7")


def test_a_pack_comes_before_its_game_or_not_at_all(tmp_path: Path) -> None:
    folder = str(write_pack(tmp_path))
    script = f"game('battle'); tell(refused(lambda: load_pack(Path({folder!r}))))"
    assert in_a_process(script)[0] == "refusal-pack-late"


def test_two_packs_cannot_share_a_namespace(tmp_path: Path) -> None:
    first, second = write_pack(tmp_path / "one"), write_pack(tmp_path / "two")
    told, args = in_a_process(LOADS, first, second)
    assert (told, args["folder"]) == ("refusal-pack-twice", str(first))


def test_two_packs_cannot_have_the_same_clause(tmp_path: Path) -> None:
    clauses = {"clauses.md": "- **ICE-1** A rule.\n"}
    first = write_pack(tmp_path / "one", files=clauses)
    second = write_pack(tmp_path / "two", files=clauses, about={"namespace": "snow"})
    key, args = in_a_process(LOADS, first, second)
    assert (key, args) == ("refusal-clause-taken", {"file": "snow/clauses.md", "clause": "ICE-1"})


def test_two_packs_set_a_figure_alike_or_not_at_all(tmp_path: Path) -> None:
    def sets(name: str, value: int) -> Path:
        files = {"overrides.toml": f"[cards.incendio]\nvalue = {value}"}
        return write_pack(tmp_path / name, files=files, about={"namespace": name})

    first, same, other = sets("ice", 5), sets("snow", 5), sets("hail", 4)
    assert in_a_process(LOADS, first, same) is None
    key, args = in_a_process(LOADS, first, other)
    assert (key, args["path"]) == ("refusal-pack-same-figure", "cards.incendio.value")


def test_the_rules_are_found_beside_those_of_packs() -> None:
    for pack, game, clause in (
        (MOOR, "talisman", "TA-9.4"),
        (MOOR, "talisman", "9.4"),
        (MOOR, "talisman", "MOOR-4"),
        (WINTER, "battle", "winter-2"),
        (HOURS, "wizardry", "hours 1"),
        (HOURS, "wizardry", "5.10"),
    ):
        done = spellwright("rules", game, clause, "--pack", str(pack))
        assert (done.returncode, done.stderr) == (0, "")
        assert clause.upper().replace(" ", "-") in done.stdout


def test_an_emblem_is_a_path_and_nothing_else(tmp_path: Path) -> None:
    drawn = '<svg><path id="ice" d="M0 0L1 1Z"/></svg>'
    row = CARD.replace("[[card]]", '[[card]]\nemblem = "ice"')
    pack = write_pack(tmp_path / "good", files={"emblems.svg": drawn, "cards.toml": row})
    assert in_a_process(LOADS, pack) is None
    wild = '<svg><path id="ice" d="javascript:alert(1)"/></svg>'
    pack = write_pack(tmp_path / "bad", files={"emblems.svg": wild, "cards.toml": row})
    assert in_a_process(LOADS, pack)[0] == "refusal-pack-emblem"


TALE = {
    "card": '[[card]]\nkey = "heron"\ndeck = "outer"\nkind = "event"\nname = "Heron"\n'
    'text = "A bird."\n',
    "spell": '[[spell]]\nkey = "mist"\nwhen = "any"\nname = "Mist"\ntext = "Fog."\n',
    "side": '[[side]]\nkey = "moss-a"\ncharacter = "harry"\nmagic = 3\nmight = 3\n'
    'life = 4\nfate = 3\nstart = "out-1"\nspells = 0\ngalleons = 1\nname = "Moss"\n'
    'text = "Walks."\n',
}


@pytest.mark.parametrize(
    ("file", "text", "column", "word", "near"),
    [
        ("encounters.toml", TALE["card"], "effect", "heron", None),
        ("encounters.toml", TALE["card"] + 'effect = "owlpost"\n', "effect", "owlpost", "owl-post"),
        (
            "encounters.toml",
            TALE["card"].replace("event", "object") + 'effect = "lanten"\n',
            "effect",
            "lanten",
            "lantern",
        ),
        (
            "encounters.toml",
            TALE["card"].replace("event", "place") + 'effect = "seaside-cave"\n',
            "effect",
            "seaside-cave",
            None,
        ),
        (
            "encounters.toml",
            TALE["card"] + 'effect = "owl-post"\nemblem = "candel"\n',
            "emblem",
            "candel",
            "candle",
        ),
        ("spells.toml", TALE["spell"] + 'effect = "crusio"\n', "effect", "crusio", "crucio"),
        (
            "spells.toml",
            TALE["spell"] + 'effect = "crucio"\naim = "neerby"\n',
            "aim",
            "neerby",
            "nearby",
        ),
        ("sides.toml", TALE["side"] + 'effect = "hary-a"\n', "effect", "hary-a", "harry-a"),
        ("sides.toml", TALE["side"] + 'object = "wund"\n', "object", "wund", "wand"),
        ("sides.toml", TALE["side"].replace("out-1", "out-99"), "start", "out-99", "out-9"),
        (
            "sides.toml",
            TALE["side"].replace('"harry"', '"hary"'),
            "character",
            "hary",
            "harry",
        ),
    ],
)
def test_a_misspelt_word_of_talisman_is_told_with_its_place(
    tmp_path: Path, file: str, text: str, column: str, word: str, near: str | None
) -> None:
    about = {"game": "talisman", "namespace": "fen"}
    pack = write_pack(tmp_path, files={file: text, "effects.py": ""}, about=about)
    key, args = in_a_process("tell(refused(lambda: game('talisman').face))", pack)
    assert key in ("refusal-word-unknown", "refusal-word-unknown-near")
    assert args["where"].startswith(f"fen/{file}, fen.")
    assert (args["column"], args["word"]) == (column, word)
    if near is not None:
        assert args["near"] == near


def test_a_character_of_talisman_needs_a_side_and_spells_other_keys_than_cards(
    tmp_path: Path,
) -> None:
    about = {"game": "talisman", "namespace": "fen"}
    lonely = '[[character]]\nkey = "moss"\nfaction = "op"\nname = "Moss"\n'
    files = {"characters.toml": lonely, "effects.py": ""}
    pack = write_pack(tmp_path / "lonely", files=files, about=about)
    key, args = in_a_process("tell(refused(lambda: game('talisman')))", pack)
    assert (key, args) == ("refusal-character-no-side", {"where": "fen/characters.toml, fen.moss"})
    files = {
        "encounters.toml": TALE["card"] + 'effect = "owl-post"\n',
        "spells.toml": TALE["spell"].replace("mist", "heron") + 'effect = "crucio"\n',
        "effects.py": "",
    }
    pack = write_pack(tmp_path / "twice", files=files, about=about)
    assert in_a_process("tell(refused(lambda: game('talisman')))", pack)[0] == "refusal-key-of-card"


@pytest.mark.parametrize(
    ("files", "key"),
    [
        ({"effects.py": "raise ValueError('no')"}, "refusal-pack-code"),
        ({"effects.py": "def thaw(:"}, "refusal-pack-code"),
        ({"effects.py": CODE.replace("frame, s, instruction", "frame")}, "refusal-pack-code"),
        ({"effects.py": CODE.replace('"n"', '"q"')}, "refusal-pack-code"),
        ({"crads.toml": CARD}, "refusal-pack-file"),
        ({"foes.toml": CARD}, "refusal-pack-table"),
        ({"cards.toml": CARD + "[[crad]]\n"}, "refusal-pack-table"),
        ({"cards.toml": ".".join("a" * 30_000) + " = 1"}, "refusal-pack-dots"),
        ({"cards.toml": "[" + ".".join("a" * 30_000) + "]"}, "refusal-pack-dots"),
        ({"cards.toml": "a = " + "9" * 5000}, "refusal-table-no-toml"),
        ({"cards.toml": "a = " + "[" * 50_000}, "refusal-table-no-toml"),
        ({"cards.toml": CARD.replace("attack 1; thaw 2", "choose choose attack 1")}, ""),
        ({"clauses.md": "- **HB-6.3** Mine.\n"}, "refusal-clause-taken"),
        ({"clauses.md": "- **FROST-1** One.\n- **FROST-1** Two.\n"}, "refusal-clause-taken"),
        ({"emblems.svg": "<svg><path id='a'"}, "refusal-pack-emblem"),
        ({"overrides.toml": "[cards.incendo]\nvalue = 5"}, "refusal-in-file"),
        (
            {
                "overrides.toml": "".join(
                    [f"[locations.{key}]\nscenario = 'game2'\n" for key in GAME_1]
                )
            },
            "refusal-scenario-nowhere",
        ),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(
    tmp_path: Path, files: dict[str, str], key: str
) -> None:
    told = in_a_process(LOADS, write_pack(tmp_path, files=files))
    assert told is not None
    assert told[0].startswith(key or "refusal-word-unknown")


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("frost.ftl", b"-card-a = { -card-b }\n-card-b = { -card-a }\n", "pack-slip"),
        ("frost.ftl", b"a = \xff", "pack-slip"),
        ("battle.ftl", b"a = b", "refusal-pack-catalog"),
    ],
)
def test_a_catalog_that_cannot_be_read_is_refused(
    tmp_path: Path, name: str, text: bytes, key: str
) -> None:
    pack = write_pack(tmp_path)
    folder = pack / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / name).write_bytes(text)
    assert in_a_process(LOADS, pack)[0] == key


def test_a_catalog_in_a_language_that_nobody_reads_is_refused(tmp_path: Path) -> None:
    folder = write_pack(tmp_path) / "locale" / "xx"
    folder.mkdir(parents=True)
    (folder / "frost.ftl").write_text("-card-icicle = X")
    assert in_a_process(LOADS, tmp_path)[0] == "refusal-pack-catalog"


def test_files_may_begin_with_a_mark_of_their_encoding(tmp_path: Path) -> None:
    """As some editors write them."""
    pack = write_pack(tmp_path)
    folder = pack / "locale" / "pl"
    folder.mkdir(parents=True)
    (folder / "frost.ftl").write_text("-card-icicle = Sopel")
    for file in pack.rglob("*.*"):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert in_a_process(LOADS, pack) is None


def test_a_slip_in_what_a_pack_sets_is_told_with_the_pack(tmp_path: Path) -> None:
    sets = {"overrides.toml": "[cards.incendio]\neffect = 'atack 1'\n"}
    _, args = in_a_process(LOADS, write_pack(tmp_path, files=sets))
    assert args["where"] == "frost/overrides.toml, cards.toml, incendio"


@pytest.mark.parametrize("to", ["locale", "locale/en"])
def test_catalogs_lie_in_the_folder_of_the_pack(tmp_path: Path, to: str) -> None:
    (tmp_path / "elsewhere" / "en").mkdir(parents=True)
    (tmp_path / "elsewhere" / "frost.ftl").write_text("secret = 1")
    (tmp_path / "elsewhere" / "en" / "frost.ftl").write_text("secret = 1")
    pack = write_pack(tmp_path / "pack")
    (pack / to).parent.mkdir(exist_ok=True)
    (pack / to).symlink_to(tmp_path / "elsewhere")
    assert in_a_process(LOADS, pack)[0] == "refusal-pack-outside"


@pytest.mark.parametrize("file", ["cards.toml", "clauses.md", "emblems.svg", "effects.py"])
@pytest.mark.parametrize("there", [True, False])
def test_a_pack_reads_nothing_outside_its_folder(tmp_path: Path, file: str, there: bool) -> None:
    if there:
        (tmp_path / "secret").write_text(CARD)
    pack = write_pack(tmp_path / "pack")
    (pack / file).unlink(missing_ok=True)
    (pack / file).symlink_to(tmp_path / "secret")
    assert in_a_process(LOADS, pack)[0] == "refusal-pack-outside"
