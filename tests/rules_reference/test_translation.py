"""Rules in other languages: every clause is there, and says what the English one says today."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from spellwright.rules_reference import library, rules_of
from spellwright.rules_reference.library import docs_page, translated_pages, translations
from spellwright.rules_reference.translation import is_stale, stale_clauses

ENGLISH = (
    "# Tea\n\n## TT-1 Water\n\n- **TT-1.1** Boil it. [G1]\n\n## Gaps\n\n- **TT-G1** How long.\n"
)


@pytest.mark.parametrize(("language", "game"), translations())
def test_no_translated_clause_is_missing_or_out_of_date(language: str, game: str) -> None:
    assert stale_clauses(language, game) == []


@pytest.mark.parametrize(("language", "name"), translated_pages())
def test_no_translated_page_is_out_of_date(language: str, name: str) -> None:
    assert not is_stale(language, name)


def test_the_page_about_luck_can_be_read_in_polish() -> None:
    assert ("pl", "luck.md") in translated_pages()
    polish, german = docs_page("luck.md", "pl"), docs_page("luck.md", "de")
    assert (polish.language, german.language) == ("pl", "en")
    assert polish.text != german.text
    titles = [
        [line for line in page.text.splitlines() if line.startswith("#")]
        for page in (polish, german)
    ]
    assert len(titles[0]) == len(titles[1])


def test_a_page_that_was_translated_from_older_words_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "docs_folder", lambda: tmp_path)
    (tmp_path / "pl").mkdir()
    (tmp_path / "tea.md").write_text("# Tea\n\nBoil it.\n", encoding="utf-8")
    digest = docs_page("tea.md").digest
    (tmp_path / "pl" / "tea.md").write_text(f"<!-- {digest} -->\n\n# Herbata\n", encoding="utf-8")
    assert not is_stale("pl", "tea.md")
    (tmp_path / "tea.md").write_text("# Tea\n\nBrew it.\n", encoding="utf-8")
    assert is_stale("pl", "tea.md")


def test_talisman_can_be_read_in_polish() -> None:
    assert ("pl", "talisman") in translations()
    rules = rules_of("talisman", "pl")
    assert (rules.language, rules_of("talisman", "de").language) == ("pl", "en")
    assert rules.clause("TA-4.3").text != rules_of("talisman").clause("TA-4.3").text


def forget_texts() -> None:
    library._texts.cache_clear()
    library.rules_of.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of rules of its own; what was read from it is forgotten afterwards."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "tea.md").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(library, "rules_folder", lambda: tmp_path)
    forget_texts()
    yield tmp_path
    monkeypatch.undo()
    forget_texts()


def test_what_is_missing_changed_or_too_much_is_named(folder: Path) -> None:
    digest, ruling = (rules_of("tea").clause(id).digest for id in ("TT-1.1", "TT-G1"))
    polish = f"# Herbata\n\n## TT-1 Woda\n\n- **TT-1.1** Zagotuj. [G1] <!-- {digest} -->\n"
    whole = f"{polish}\n## Luki\n\n- **TT-G1** Jak długo. <!-- {ruling} -->\n"
    text = folder / "pl" / "tea.md"

    def faults(markdown: str) -> list[str]:
        text.write_text(markdown, encoding="utf-8")
        library.rules_of.cache_clear()
        return stale_clauses("pl", "tea")

    assert faults(whole) == []
    assert rules_of("tea", "pl").clause("TT-1.1").text == "Zagotuj. [G1]"
    assert faults(whole.replace(digest, "00000000"))[0].startswith("TT-1.1: the English clause")
    assert faults(whole.replace(" [G1]", ""))[0].startswith("TT-1.1: points to other rulings")
    assert faults(whole.replace("TT-1.1", "TT-1.2")) == [
        "TT-1.1: not translated",
        "TT-1.2: there is no such clause in English",
    ]
    assert "the sections are not those of the English text" in faults(polish)
