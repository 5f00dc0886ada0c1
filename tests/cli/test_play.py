"""`spellwright play`, on the smallest game."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spellwright.face.translated import translation_note
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.refusal import RulesError
from spellwright.registry import any_game
from spellwright.samples.tic_tac_toe import Play, TicTacToe, TicTacToeState
from spellwright.search.mind import Makers, PlainMind
from spellwright.speech.speaker import Speaker
from tests.cli.support import Cli, Sentence, Start, is_in, measured_instead, message, words_of

TO_THE_END = "1\n" * 9


def saves(data_home: Path) -> list[Path]:
    return sorted((data_home / "spellwright" / "tables").glob("*.json"))


def saved(data_home: Path) -> dict[str, Any]:
    (path,) = saves(data_home)
    document: dict[str, Any] = json.loads(path.read_text())
    return document


def test_a_game_to_its_end(cli: Cli, data_home: Path) -> None:
    result = cli("play", "reference", "--seed", "3", typed=TO_THE_END)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "Where do you put your mark?" in result.stdout
    assert re.search(r"(You win|Bot Random wins|share first place)\.", result.stdout)
    (path,) = saves(data_home)
    assert words_of("text-watch-again", command=f"spellwright replay '{path}'") in result.stdout
    assert cli("replay", path, "--verify").exit_code == 0


def test_a_live_game_has_a_seed_that_nobody_can_guess(cli: Cli, data_home: Path) -> None:
    cli("play", "reference", typed="1\n")
    assert re.fullmatch("[0-9a-f]{64}", saved(data_home)["seed"])


@pytest.mark.parametrize("typed", ["5", "mark b2", "Mark B2", " mark  b2 ", "mark b2 "])
def test_an_option_is_chosen_by_number_or_words(cli: Cli, data_home: Path, typed: str) -> None:
    cli("play", "reference", typed=f"{typed}\n")
    assert saved(data_home)["choices"][0] == "0 mark b2"


def test_a_beginning_is_enough_when_only_one_option_has_it(cli: Cli, data_home: Path) -> None:
    typed = "mark a\nmark x\n44\n0\n"
    result = cli("play", "reference", "--people", "A,B", typed=f"\n{typed}quit\n")
    assert (
        words_of("refusal-several", text="mark a", options="1 Mark a3, 4 Mark a2, 7 Mark a1")
        in result.stdout
    )
    assert words_of("refusal-no-beginning", text="mark x") in result.stdout
    assert words_of("refusal-no-such-option", n="44", last=9) in result.stdout
    assert words_of("refusal-no-such-option", n="0", last=9) in result.stdout
    assert not saves(data_home)
    # A, B, A, B mark the upper two rows but one; then only one option begins with “mark a”.
    moves = ["mark a3", "mark b3", "mark a2", "mark c3", "mark b"]
    lines = "".join(f"\n{move}\n" for move in moves)
    result = cli("play", "reference", "--people", "A,B", typed=f"{lines}mark a\n")
    assert saved(data_home)["choices"][-1] == "0 mark a1"
    assert is_in(message("refusal-several", text="mark b"), result.stdout)


def test_enter_takes_the_only_option(cli: Cli, data_home: Path) -> None:
    moves = ["a3", "b3", "c3", "b2", "a2", "a1", "b1", "c2"]
    lines = "".join(f"\nmark {move}\n" for move in moves)
    cli("play", "reference", "--people", "A,B", typed=f"{lines}\n\n")
    document = saved(data_home)
    assert document["choices"][-1] == "0 mark c1"
    assert document["finished"] is True


def test_the_commands(cli: Cli, tmp_path: Path, data_home: Path) -> None:
    copy = tmp_path / "copy.json"
    before = ["save", "log", "hint", "help", "options", "?"]
    after = ["mark a1", "log", "board", "save", f"save {copy}", f"save {copy}", "quit"]
    out = cli("play", "reference", "--seed", "1", typed="\n".join([*before, *after])).stdout
    (path,) = saves(data_home)
    assert out.partition("> options\n")[2].startswith("Where do you put your mark?\n  1 Mark a3")
    for part in (
        words_of("text-nothing-to-save"),
        words_of("text-nothing-yet"),
        "You win about",
        words_of("help-of-undo"),
        "There is no rules text for Tic-tac-toe.",
        "Player 1 (you)\n• X marks a1.\nBot Random\n• O marks",
        words_of("text-saved-at-once", file=str(path)),
        words_of("text-copy-saved", file=str(copy)),
        words_of("refusal-file-there", file=str(copy)),
        words_of("text-go-on", command="spellwright play reference --resume\n"),
    ):
        assert part in out
    assert copy.read_text() == path.read_text()


def test_undo_takes_back_a_choice_and_the_answer_of_the_bot(cli: Cli, data_home: Path) -> None:
    result = cli("play", "reference", "--seed", "1", typed="undo\nmark a1\nundo\nmark b2\n")
    assert "You have nothing to undo." in result.stdout
    assert words_of("text-undone") in result.stdout
    assert [choice for choice in saved(data_home)["choices"] if choice[0] == "0"] == ["0 mark b2"]
    assert cli("replay", saves(data_home)[0], "--verify").exit_code == 0


def test_a_person_does_not_take_back_the_choice_of_another(cli: Cli, data_home: Path) -> None:
    typed = "\nmark a1\n\nmark b2\n\nundo\n"
    result = cli("play", "reference", "--people", "A,B", typed=typed)
    assert "Another player has chosen since then, so you can't undo it." in result.stdout
    assert saved(data_home)["choices"] == ["0 mark a1", "1 mark b2"]


def test_a_broken_game_goes_on_as_if_it_had_not_been(cli: Cli, data_home: Path) -> None:
    whole = cli("play", "reference", "--seed", "12", typed="9\n1\n1\n1\n1\n")
    (path,) = saves(data_home)
    choices = saved(data_home)["choices"]
    path.unlink()
    for line in ("9", "1", "1", "1", "1"):
        again = () if not saves(data_home) else ("--resume",)
        seed = ("--seed", "12") if not again else ()
        result = cli("play", "reference", *seed, *again, typed=f"{line}\n")
        if saved(data_home)["finished"]:
            break
        assert "The game is saved in" in result.stdout
    assert saved(data_home)["choices"] == choices
    assert whole.stdout.splitlines()[-4:-1] == result.stdout.splitlines()[-4:-1]


def test_resume_finds_the_last_unfinished_game(cli: Cli, data_home: Path) -> None:
    cli("play", "reference", "--people", "A,B", "--seed", "1", typed="\n5\n")
    cli("play", "reference", "--seed", "2", typed=TO_THE_END)
    for args in (["--resume"], ["reference", "--resume"]):
        result = cli("play", *args)
        assert "Pass the keyboard to B" in result.stdout
    assert len(saves(data_home)) == 2


def test_a_named_file_is_resumed_by_name(cli: Cli, tmp_path: Path, data_home: Path) -> None:
    file = tmp_path / "mine.json"
    result = cli("play", "reference", "--save", file, typed="5\n")
    assert (
        words_of("text-go-on", command=f"spellwright play reference --resume {file}\n")
        in result.stdout
    )
    assert not saves(data_home)
    result = cli("play", "reference", "--resume", file, typed="1\n" * 9)
    assert json.loads(file.read_text())["finished"] is True
    result = cli("play", "--resume", file)
    assert result.exit_code == 2
    assert "That game is over" in result.stderr


def test_a_resumed_game_shows_what_happened_since_the_last_choice(cli: Cli) -> None:
    cli("play", "reference", "--people", "A,B", typed="\nmark a1\n\nmark b2\n\nmark c3\n")
    result = cli("play", "--resume", typed="\n")
    assert "X marks c3." in result.stdout
    assert "X marks a1." not in result.stdout


def test_other_players_can_take_over(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cli("play", "reference", "--people", "A,B", "--save", file, typed="\n5\n")
    cli("play", "--resume", file, "--people", "none")
    document = json.loads(file.read_text())
    assert document["finished"] is True
    assert [player["kind"] for player in document["players"]] == ["bot", "bot"]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", [], message("refusal-saved-players", n=2)),
        ("players", [1, 2], message("refusal-saved-player")),
        ("players", [{"kind": "bot", "name": "x"}] * 2, "has no bot “x”"),
        ("players", [{"kind": "person", "name": "x\n"}] * 2, message("refusal-name", most=24)),
        ("edition", "x", "of no edition"),
        ("choices", ["0 mark a1", "0 mark a2"], "cannot be made"),
        ("seats", "two", "should be a whole number"),
    ],
)
def test_a_spoilt_save_is_refused(
    cli: Cli, tmp_path: Path, field: str, value: Any, sentence: Sentence
) -> None:
    file = tmp_path / "game.json"
    cli("play", "reference", "--save", file, typed="5\n")
    document = json.loads(file.read_text())
    document[field] = value
    file.write_text(json.dumps(document))
    before = file.read_bytes()
    result = cli("play", "--resume", file, typed="1\n")
    assert result.exit_code == 2
    assert is_in(sentence, result.stderr)
    assert result.stdout == ""
    assert file.read_bytes() == before


def test_spoilt_files_do_not_hide_a_good_one(cli: Cli, data_home: Path) -> None:
    cli("play", "reference", typed="5\n")
    for number, text in enumerate(("", "[]", "{", '{"finished": false}')):
        (saves(data_home)[0].parent / f"x{number}.json").write_text(text)
    assert "The game is saved in" in cli("play", "reference", "--resume").stdout


def test_bots_among_themselves(cli: Cli, data_home: Path) -> None:
    result = cli("play", "reference", "--people", "none", "--seed", "4")
    assert result.exit_code == 0
    assert result.stdout.count(" marks ") == len(saved(data_home)["choices"])


def test_people_sit_where_they_want(cli: Cli) -> None:
    result = cli("play", "reference", "--people", "2=Anna", typed="quit\n")
    assert "1 Bot Random ▸2 Anna" in result.stdout
    result = cli("play", "reference", "--people", "Ben,1=Anna", typed="\nquit\n")
    assert "▸1 Anna  2 Ben" in result.stdout


def test_names_are_not_taken_for_markup(cli: Cli) -> None:
    result = cli("play", "reference", "--people", "[bold]Anna,Ben", typed="\nquit\n")
    assert "Pass the keyboard to [bold]Anna" in result.stdout
    assert "▸1 [bold]Anna" in result.stdout


def test_a_folder_that_cannot_be_written_is_told(cli: Cli, data_home: Path) -> None:
    data_home.write_text("a file where the folder should be")
    result = cli("play", "reference", typed="5\n")
    assert result.exit_code == 2
    assert is_in(message("refusal-cannot-make", reason="not a directory"), result.stderr)
    assert result.stdout == ""


def test_a_narrow_terminal(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    result = cli("play", "reference", "--save", "x.json", typed="quit\n")
    options = [line for line in result.stdout.splitlines() if "Mark" in line]
    assert len(options) == 5
    assert all(len(line) <= 30 for line in options)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_whatever_ends_the_program_no_choice_is_lost(
    start: Start, cli: Cli, data_home: Path, how: signal.Signals, code: int
) -> None:
    process = start("play", "reference", "--seed", "3", PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("mark b2\n")
    process.stdin.flush()
    while "O marks" not in (line := process.stdout.readline()):
        assert line, "the game has ended"
    process.send_signal(how)
    out, err = process.communicate(timeout=20)
    assert process.returncode == code
    assert "Traceback" not in err
    if how == signal.SIGINT:
        assert words_of("text-go-on", command="spellwright play reference --resume") in out
    assert saved(data_home)["choices"][0] == "0 mark b2"
    assert len(saved(data_home)["choices"]) == 2
    assert cli("play", "--resume").exit_code == 0


def test_a_mistake_in_the_rules_is_told(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Play):
        __slots__ = ()

        def mark(self, s: TicTacToeState) -> None:
            raise RulesError("a wand is broken")

    class Unsound(TicTacToe):
        def begin(self, state: TicTacToeState) -> None:
            state.push(Broken())

    measured_instead(monkeypatch, Unsound())
    result = cli("play", "reference", typed="5\n")
    assert result.exit_code == 1
    assert is_in(message("refusal-rules-failed"), result.stderr)
    assert "a wand is broken" in result.stderr


def test_the_hint_is_thought_through_and_has_reasons(cli: Cli) -> None:
    result = cli("play", "reference", typed="hint\n")
    told = " ".join(result.stdout.split())
    assert re.search(r"\d Mark [abc][123] You win about \d+ % of the time \(tried \d+", told)


def test_a_game_brings_the_bot_that_usually_plays(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Centre(Bot):
        def advise(self, view: Any, chance: Any) -> Advice:
            return Advice(view.options[4], "The centre is part of four lines.")

    class Mind(PlainMind):
        def bots(self) -> Makers:
            return {"centre": Centre}

    monkeypatch.setattr(any_game("reference"), "mind", Mind())
    assert "2 Bot centre" in cli("play", "reference", typed="quit\n").stdout


def played_by_itself(*words: str, typed: str) -> str:
    """What the program says when it is started for itself, in the language that is asked for."""
    done = subprocess.run(
        [sys.executable, "-m", "spellwright", *words],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_who_gave_no_name_is_called_in_the_language_of_the_reader(tmp_path: Path) -> None:
    save = str(tmp_path / "game.json")
    begun = ("--lang", "en", "play", "wizardry", "--seed", "1", "--bots", "random")
    assert "▸1 Player 1 (you)" in played_by_itself(*begun, "--save", save, typed="1\n")
    resumed = played_by_itself("--lang", "pl", "play", "--resume", save, typed="")
    heading = resumed.splitlines()[0]
    assert "▸1 Gracz 1 (ty)" in heading
    assert "You" not in heading


@pytest.mark.usefixtures("data_home")
def test_it_says_how_to_go_on_in_the_same_language_and_with_the_same_pack() -> None:
    winter = str(Path(__file__).parents[2] / "packs" / "winter")
    words = ("--lang", "pl", "play", "battle", "--seed", "1", "--bots", "random")
    told = played_by_itself(*words, "--pack", winter, typed="1\nquit\n")
    go_on = f"spellwright --lang pl play battle --resume --pack {winter}"
    assert go_on in told
    assert "Gracz 1" in played_by_itself(*go_on.split()[1:], typed="")


@pytest.mark.usefixtures("data_home")
def test_a_reader_is_told_what_is_not_in_their_language() -> None:
    note = translation_note(Speaker("pl"), "wizardry")
    assert note is not None
    told = Speaker("pl").say(note)
    words = ("play", "wizardry", "--seed", "1", "--bots", "random")
    assert told in played_by_itself("--lang", "pl", *words, typed="")
    assert told not in played_by_itself("--lang", "en", *words, typed="")


def test_the_rules_are_searched_while_playing(cli: Cli) -> None:
    typed = "? demon\n? xyzzy\n? FW-99.9\nquit\n"
    told = cli("play", "wizardry", "--seed", "1", "--bots", "random", typed=typed).stdout
    assert "spellwright rules wizardry --search demon" in told
    assert words_of("refusal-nothing-found", text="xyzzy") in told
    assert "There is no clause “FW-99.9”" in told


def test_who_won_is_said_once(cli: Cli) -> None:
    short = ("--option", "hits=1", "--option", "turn-cap=10", "--bots", "random")
    for seed in "123":
        told = cli("play", "wizardry", "--people", "none", "--seed", seed, *short).stdout
        assert len(re.findall(r"^Bot Random \d wins", told, re.MULTILINE)) == 1
