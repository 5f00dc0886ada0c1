"""What a question tells beside its arguments: cause, stakes, price; and the odds beside options."""

from __future__ import annotations

from itertools import product

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.content import columns
from spellwright.games.duels.lexicons import CLASH_NAMES, SPELL_NAMES, say
from spellwright.games.duels.odds import KINDS, TWO_PLUS, chance_in_clash, percent, unseen
from spellwright.kernel.saying import Argument
from spellwright.testing.duels import Duel

VOLDEMORT, HERMIONE = {"lord-voldemort": "e7"}, {"hermione-granger": "e9"}


def card(key: str) -> Argument:
    return CLASH_NAMES.noun(CLASH_NAMES.parse(key))


def swapping(own: str, other: str, hands: tuple[list[str], list[str]]) -> Duel:
    """A Clash in which both have revealed, and somebody may swap."""
    duel = Duel(VOLDEMORT, HERMIONE, spells=[["rictusempra"], []], hands=hands)
    duel.deck(0, own)
    duel.deck(1, other)
    duel.cast("rictusempra")
    while duel.asked()[1] not in ("swap", "turn"):
        duel.answer("pass")
    return duel


def notes(duel: Duel) -> dict[str, str]:
    return face.notes(Scene(duel.s.view(duel.asked()[0])))


def prompt(duel: Duel) -> str:
    return duel.s.decisions[0].prompt


def test_who_may_swap_is_told_how_the_clash_stands() -> None:
    # Mastery 3, the Spell 1, Master Wizard 1 and the card 1 against Defense 2 and the card 3.
    duel = swapping("move-1", "strong", (["strong"], ["blank"]))
    seat, _ = duel.asked()
    assert seat == 1
    told = {"card": card("strong"), "own": 5, "other": 7, "acts": "no"}
    assert prompt(duel) == str(say("question-swap", standing="ahead", **told))
    assert notes(duel)["keep"] == str(say("note-be-hit", odds=100))
    duel.answer("keep")
    told = {"card": card("move-1"), "own": 7, "other": 5, "acts": "yes"}
    assert prompt(duel) == str(say("question-swap", standing="ahead", **told))
    assert notes(duel) == {
        "keep": str(say("note-hits", odds=100)),
        "play strong": str(say("note-hits", odds=100)),
    }


@pytest.mark.rule("WD-22.11")
def test_a_card_face_down_may_be_any_that_is_unseen() -> None:
    duel = swapping("blank", "blank", (["strong"], ["strong"]))
    duel.answer("play strong")
    seat, _ = duel.asked()
    view = duel.s.view(seat)
    counts = unseen(view.shown, 1, seat)
    whole = sum(counts)
    # 5 and the card against 2 and a card face down, of which a 2+ brings a further one.
    for own, key in ((0, None), (3, "strong")):
        misses = 0.0
        for first, second in product(range(KINDS), repeat=2):
            share = counts[first] * counts[second] / whole**2
            worth = 2 + min(second, 3) if first == TWO_PLUS else first
            misses += share * (5 + own <= 2 + worth)
        swapped = -1 if key is None else columns.clash_card(key)
        assert chance_in_clash(view.shown, seat, swapped) == pytest.approx(1 - misses)
    # Neither the state's own question nor that of the view tells what lies face down.
    told = {"card": card("blank"), "own": 5, "other": 2, "acts": "yes"}
    assert prompt(duel) == str(say("question-swap", standing="unknown", **told))
    assert view.decisions[0].prompt == prompt(duel)
    shown = {text: note for text, note in notes(duel).items() if text in ("keep", "play strong")}
    assert len(shown) == 2


def test_an_empowerment_card_is_reckoned_with() -> None:
    duel = Duel(
        VOLDEMORT,
        HERMIONE,
        spells=[["rictusempra"], []],
        hands=([], ["blank"]),
        power=((5, 5), (5, 5)),
    )
    duel.deck(0, "blank")
    duel.deck(1, "strong", "blank")
    duel.cast("rictusempra")
    before = duel.s.light[1] + duel.s.dark[1]
    told: dict[str, Argument] = {"clash": SPELL_NAMES.noun(columns.spell("rictusempra"))}
    cost = columns.EMPOWER[columns.spell("rictusempra")]
    while duel.asked() != (1, "empower"):
        duel.answer("pass")
    assert prompt(duel) == str(say("question-empower", n=cost, markers=before, acts="no", **told))
    duel.answer("empower")
    while duel.asked()[1] != "swap":
        duel.answer(duel.options()[-1])
    view = duel.s.view(duel.asked()[0])
    kept = chance_in_clash(view.shown, view.seat)
    assert 0 < kept < 1
    assert notes(duel)["keep"] == str(say("note-be-hit", odds=percent(kept)))


def test_a_button_says_what_passing_gives_up() -> None:
    duel = swapping("move-1", "strong", (["strong"], ["blank"]))
    labels = {option.text: option.label for option in duel.s.decisions[0].options}
    assert labels["keep"] == str(say("button-swap-keep", card=card("strong")))


def test_an_action_is_asked_for_with_what_is_left() -> None:
    duel = Duel(VOLDEMORT, HERMIONE)
    left = tuple(say(f"fact-action-{kind}") for kind in ("move", "advanced", "quick"))
    asked = duel.s.decisions[0]
    assert asked.question == "action"
    assert all(str(kind) in asked.prompt for kind in left)
