"""Replays: a short text, checked by playing it again; what drifts, lacks or lies is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import EVERY, positions, replay_of, verify
from spellwright.kernel.replay_file import read_replay
from spellwright.kernel.table import Table
from spellwright.samples.tic_tac_toe import TicTacToe
from tests.kernel.refusing import is_a_sentence
from tests.kernel.toy_game import GAME, MagpieState

Document = dict[str, Any]


def _table(choices: int = 99, seed: int | str = 6) -> Table[MagpieState]:
    table = Table(GAME, 3, seed, {"hexes": 2})
    while not table.state.over and len(table.choices) < choices:
        decision = table.state.decisions[-1]
        table.choose(decision.seat, decision.options[0])
    return table


def _document() -> Document:
    document: Document = json.loads(replay_of(_table()).to_json())
    return document


def test_a_replay_is_a_short_text_that_people_can_read() -> None:
    document = _document()
    assert document["format"] == "spellwright replay 1"
    assert (document["game"], document["seats"]) == ("magpies", 3)
    assert document["edition"] == GAME.edition.to_data()
    assert (document["seed"], document["settings"]["hexes"]) == (6, 2)
    seat, _, text = document["choices"][0].partition(" ")
    assert seat == "2"
    assert GAME.verbs.text(GAME.verbs.parse(text)) == text


@pytest.mark.parametrize("choices", [0, 1, EVERY, EVERY + 1, 99])
def test_a_replay_has_a_fingerprint_every_few_choices_and_at_the_end(choices: int) -> None:
    table = _table(choices)
    made = len(table.choices)
    replay = read_replay(replay_of(table).to_json())
    assert set(replay.fingerprints) == {*range(0, made + 1, EVERY), made}
    assert replay.fingerprints[made] == table.state.fingerprint()
    assert verify(GAME, replay) == table.state


@pytest.mark.parametrize("seed", [6, "ab" * 32])
def test_the_text_of_a_replay_round_trips(seed: int | str) -> None:
    text = replay_of(_table(seed=seed)).to_json()
    assert read_replay(text).to_json() == text


def test_the_positions_of_a_replay_are_those_of_the_game() -> None:
    table = _table()
    replay = replay_of(table)
    seen = [state.choices for state in positions(GAME, replay)]
    assert seen == list(range(len(table.choices) + 1))


# -- what verify refuses ---------------------------------------------------------------------------


def _edit(name: str, value: Any) -> Callable[[Document], None]:
    return lambda document: document.update({name: value})


def _remove(name: str) -> Callable[[Document], Any]:
    return lambda document: document.pop(name)


def _other_choice(document: Document) -> None:
    """Another card from the same hand: legal, but not what was played."""
    start = GAME.new(3, 6, {"hexes": 2})
    document["choices"][0] = f"2 lay c{start.hands[2][1]}"


def _cut(document: Document) -> None:
    document["choices"] = document["choices"][:EVERY]


def _wrong_print(document: Document) -> None:
    document["fingerprints"]["0"] = "0" * 24


VERIFY_REFUSES: list[tuple[Callable[[Document], None], str, str]] = [
    (_other_choice, "drift", "cannot be made|is not the recorded one"),
    (_cut, "truncated", f"ends after choice {EVERY}, its fingerprints later"),
    (lambda d: d["choices"].pop(), "truncated", "lacks the fingerprint after choice"),
    (lambda d: d["choices"].append("0 keep"), "truncated", "lacks the fingerprint after choice"),
    (_wrong_print, "drift", "After choice 0 the position is not the recorded one"),
    (lambda d: d["fingerprints"].clear(), "truncated", "lacks the fingerprint after choice 0"),
    (lambda d: d["fingerprints"].pop("10"), "truncated", "lacks the fingerprint after choice 10"),
    (_edit("seed", 7), "drift", "After choice 0 the position is not the recorded one"),
    (_edit("seed", "ab" * 32), "drift", "After choice 0 the position is not the recorded one"),
    (_edit("seed", "zz"), "seed", "64 hexadecimal digits"),
    (_edit("seed", 1 << 70), "seed", "at most 64 bits"),
    (_edit("game", "reference"), "game", "is of the game “reference”, not of “magpies”"),
    (_edit("seats", 2), "drift", "After choice 0 the position is not the recorded one"),
    (_edit("seats", 9), "seats", "for 2–4 players, not 9"),
    (_edit("settings", {"hexes": 1}), "drift", "After choice 0 the position is not"),
    (_edit("settings", {"hexes": [1]}), "options", "The option “hexes” cannot be"),
    (_edit("settings", {"x": 1}), "options", "has no option “x”"),
]


@pytest.mark.parametrize(("change", "kind", "said"), VERIFY_REFUSES)
def test_an_edited_replay_does_not_verify(
    change: Callable[[Document], Any], kind: str, said: str
) -> None:
    document = _document()
    change(document)
    replay = read_replay(json.dumps(document))
    with pytest.raises(Refused, match=said) as refused:
        verify(GAME, replay)
    assert refused.value.kind == kind
    assert is_a_sentence(refused.value)


@pytest.mark.parametrize("change", ["another", "one more", "one less", "another bound"])
def test_draws_that_the_rules_did_not_ask_for_do_not_verify(change: str) -> None:
    document = _document()
    draws = document["draws"].split()
    bound, outcome = map(int, draws[0].split(":"))
    draws = {
        "another": [f"{bound}:{(outcome + 1) % bound}", *draws[1:]],
        "one more": [*draws, "6:3"],
        "one less": draws[:-1],
        "another bound": [f"{bound + 1}:{outcome}", *draws[1:]],
    }[change]
    document["draws"] = " ".join(draws)
    with pytest.raises(Refused, match="did not ask for the draws"):
        verify(GAME, read_replay(json.dumps(document)))


def test_a_replay_has_all_luck_from_the_first_shuffle_on() -> None:
    table = _table()
    replay = replay_of(table)
    assert replay.draws == table.state.chance.record
    assert replay.draws is not None
    assert len(replay.draws) == table.state.chance.draws > 20


def test_a_replay_of_the_time_without_draws_still_verifies() -> None:
    document = _document()
    del document["draws"]
    replay = read_replay(json.dumps(document))
    assert replay.draws is None
    assert verify(GAME, replay).over
    assert "draws" not in json.loads(replay.to_json())


def test_a_choice_that_cannot_be_made_says_which_and_why() -> None:
    document = _document()
    document["choices"][2] = "0 keep"
    with pytest.raises(Refused) as refused:
        verify(GAME, read_replay(json.dumps(document)))
    assert refused.value.sentence == (
        "Choice 3 of the replay, “keep”, cannot be made: You can't do that now."
    )
    assert refused.value.clause == "MP-1"


def test_a_replay_of_another_game_is_refused_before_it_is_shown() -> None:
    replay = read_replay(replay_of(_table()).to_json())
    with pytest.raises(Refused, match="not of “reference”"):
        next(positions(TicTacToe(), replay))


# -- what reading refuses --------------------------------------------------------------------------

READING_REFUSES: list[tuple[Callable[[Document], Any], str, str]] = [
    (_edit("format", "spellwright state 1"), "format", "This is not a replay"),
    (_edit("seats", "3"), "replay", "number of seats should be a whole number"),
    (_edit("seats", True), "replay", "number of seats should be a whole number"),
    (_edit("seed", 1.5), "replay", "seed should be a number or hexadecimal digits"),
    (_edit("seed", None), "replay", "seed should be a number or hexadecimal digits"),
    (_edit("seed", False), "replay", "seed should be a number or hexadecimal digits"),
    (_edit("game", 3), "replay", "game should be a text"),
    (_edit("edition", 1), "edition", "should say of which edition"),
    (_edit("edition", "x"), "edition", "of no edition that could be read"),
    (_edit("start", 1), "replay", "goes on should be a text"),
    (_edit("earlier", 1), "replay", "earlier pieces should be a list"),
    (_edit("earlier", [1]), "replay", "should be an object"),
    (_edit("settings", []), "replay", "settings should be names with values"),
    (_edit("choices", {}), "replay", "choices should be a list"),
    (_edit("choices", [3]), "replay", "Choice 1 of the replay should read “seat choice”"),
    (_edit("choices", ["0 keep", "keep"]), "replay", "Choice 2 of the replay should read"),
    (_edit("choices", ["-1 keep"]), "replay", "Choice 1 of the replay should read"),
    (_edit("choices", ["٣ keep"]), "replay", "Choice 1 of the replay should read"),
    (_edit("choices", ["123 keep"]), "replay", "Choice 1 of the replay should read"),
    (_edit("choices", ["0 " + "x" * 201]), "replay", "Choice 1 of the replay should read"),
    (_edit("fingerprints", []), "replay", "fingerprints should be numbers with texts"),
    (_edit("fingerprints", {"x": "a"}), "replay", "no sensible fingerprint “x”"),
    (_edit("fingerprints", {"-1": "a"}), "replay", "no sensible fingerprint “-1”"),
    (_edit("fingerprints", {"1": 5}), "replay", "no sensible fingerprint “1”"),
    (_edit("fingerprints", {"9" * 8: "a"}), "replay", "no sensible fingerprint “99999999”"),
    (_edit("draws", [[6, 1]]), "replay", "draws should be a text"),
    (_edit("draws", "6:1 6"), "replay", "Draw 2 of the replay should read"),
    (_edit("draws", "6:6"), "replay", "Draw 1 of the replay should read"),
    (_edit("draws", "0:0"), "replay", "Draw 1 of the replay should read"),
    (_edit("draws", "٦:1"), "replay", "Draw 1 of the replay should read"),
    (_edit("draws", "6:-1"), "replay", "Draw 1 of the replay should read"),
    (_edit("draws", f"{'9' * 11}:1"), "replay", "Draw 1 of the replay should read"),
    *[
        (_remove(name), "truncated", f"lacks its field “{name}”")
        for name in ("game", "seats", "settings", "seed", "choices", "fingerprints")
    ],
]


@pytest.mark.parametrize(("change", "kind", "said"), READING_REFUSES)
def test_a_replay_of_the_wrong_shape_is_refused_when_read(
    change: Callable[[Document], Any], kind: str, said: str
) -> None:
    document = _document()
    change(document)
    with pytest.raises(Refused, match=said) as refused:
        read_replay(json.dumps(document))
    assert refused.value.kind == kind
    assert is_a_sentence(refused.value)


@pytest.mark.parametrize(
    ("text", "kind", "said"),
    [
        ("", "not-json", "This is not a replay: line 1 can't be read as JSON."),
        ("not json", "not-json", "This is not a replay: line 1 can't be read as JSON."),
        ("[" * 100_000, "not-json", "nested too deeply"),
        ("null", "format", "This is not a replay: its format should be “spellwright replay 1”."),
        ("{}", "format", "This is not a replay"),
    ],
    ids=["empty", "prose", "nested", "null", "object"],
)
def test_a_text_that_is_no_replay_is_refused(text: str, kind: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        read_replay(text)
    assert refused.value.kind == kind
    assert said in refused.value.sentence


def test_a_truncated_replay_is_refused() -> None:
    text = replay_of(_table()).to_json().rstrip()
    for length in range(0, len(text), 97):
        with pytest.raises(Refused, match="This is not a replay"):
            read_replay(text[:length])
