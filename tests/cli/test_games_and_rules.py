"""`spellwright games` and `spellwright rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spellwright import rules_reference
from spellwright.cli import rules_command
from spellwright.rules_reference import games_with_rules, rules_of
from tests.cli.support import Cli


def test_games_json_has_the_stable_shape(cli: Cli) -> None:
    listed = {game["id"]: game for game in json.loads(cli("games", "--json").stdout)}
    assert "reference" not in listed
    wizardry = listed["wizardry"]
    assert wizardry["name"] == "A Spot of Friendly Wizardry"
    assert wizardry["seats"] == [2, 6]
    assert wizardry["clauses"] == len(rules_of("wizardry").to_be_proved)
    assert {"random", "greedy"} <= set(wizardry["bots"])
    for option in wizardry["options"]:
        assert {"id", "default", "values", "clause"} <= set(option)
        assert option["default"] == option["values"][0]
        rules_of("wizardry").clause(option["clause"])


def test_a_number_within_bounds_has_bounds_in_place_of_values(cli: Cli) -> None:
    listed = {game["id"]: game for game in json.loads(cli("games", "--json").stdout)}
    budget = {option["id"]: option for option in listed["duels"]["options"]}["budget"]
    assert (budget["default"], budget["least"], budget["most"]) == (50, 8, 500)
    assert budget["clause"] == "WD-39.1"
    assert "values" not in budget
    assert "50, or any from" in cli("games").stdout


def test_games_for_people(cli: Cli) -> None:
    text = cli("games").stdout
    assert "A Spot of Friendly Wizardry" in text
    assert "2 to 6 seats" in text
    assert "reference" not in text


def test_the_contents_of_the_rules(cli: Cli) -> None:
    text = cli("rules", "wizardry").stdout
    assert "FW-5" in text
    assert "Planning phase" in text
    assert text in cli("rules").stdout


@pytest.mark.parametrize(
    "args", [("wizardry", "FW-5.10"), ("wizardry", "5.10"), ("FW-5.10",), ("fw-5.10",)]
)
def test_a_clause(cli: Cli, args: tuple[str, ...]) -> None:
    assert "FW-5.10  A plan may be empty." in cli("rules", *args).stdout


def test_a_clause_brings_its_rulings(cli: Cli) -> None:
    text = cli("rules", "FW-5.5").stdout
    assert "FW-5.5" in text
    assert "FW-G11" in text


def test_a_section(cli: Cli) -> None:
    text = cli("rules", "wizardry", "FW-5").stdout
    assert "FW-5 Planning phase" in text
    assert "FW-5.27" in text


def test_a_search(cli: Cli) -> None:
    text = cli("rules", "wizardry", "--search", "plan empty").stdout
    assert text == "FW-5.10  A plan may be empty.\n"


def test_everything(cli: Cli) -> None:
    text = cli("rules", "wizardry", "--all").stdout
    assert all(clause.id in text for clause in rules_of("wizardry").clauses)


def test_rules_as_json(cli: Cli) -> None:
    clause = json.loads(cli("rules", "FW-5.10", "--json").stdout)
    assert (clause["id"], clause["text"]) == ("FW-5.10", "A plan may be empty.")
    found = json.loads(cli("rules", "--search", "plan empty", "--json").stdout)
    assert found == [clause]
    whole = json.loads(cli("rules", "wizardry", "--json").stdout)
    assert whole["game"] == "wizardry"
    assert whole in json.loads(cli("rules", "--json").stdout)


def coverage_of(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules_command, "coverage", lambda game, _: rules_reference.coverage(game, tests)
    )


def test_coverage_has_the_stable_shape(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    mark = '@pytest.mark.rule("FW-5.10")\n'
    (tests / "test_one.py").write_text(
        f"import pytest\n\n{mark}def test_it():\n    assert plan()\n"
    )
    coverage_of(tests, monkeypatch)
    result = cli("rules", "wizardry", "--coverage", "--json")
    document = json.loads(result.stdout)
    assert result.exit_code == 1, "most clauses are not proved"
    assert document["game"] == "wizardry"
    assert document["clauses"] == len(rules_of("wizardry").to_be_proved)
    assert document["proved"] == 1
    assert "FW-5.11" in document["unproved"]
    assert "FW-5.10" not in document["unproved"]
    assert isinstance(document["not_for_programs"], dict)
    assert document in json.loads(cli("rules", "--coverage", "--json").stdout)
    assert "1 of" in cli("rules", "--coverage").stdout


def test_coverage_is_complete_when_everything_is_proved(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    references = [rules_of(game) for game in games_with_rules()]
    ids = [id for r in references for id in r.to_be_proved if id not in r.not_for_programs]
    lines = ["import pytest", ""]
    for number, id in enumerate(ids):
        lines += [f'@pytest.mark.rule("{id}")', f"def test_{number}():", "    assert holds()", ""]
    (tests / "test_all.py").write_text("\n".join(lines))
    coverage_of(tests, monkeypatch)
    assert cli("rules", "--coverage").exit_code == 0
    wrong = '@pytest.mark.rule("FW-99.9")\ndef test_wrong():\n    assert holds()\n'
    (tests / "test_wrong.py").write_text("import pytest\n\n" + wrong)
    result = cli("rules", "--coverage")
    assert result.exit_code == 1
    assert "FW-99.9" in result.stdout
