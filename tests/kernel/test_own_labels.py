"""A question may name its options in its own words, and tell facts of the state."""

from __future__ import annotations

from spellwright.kernel.decision import Ask
from spellwright.kernel.option import Verbs, pack
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.state import State
from tests.kernel.toy_game import Magpies

PLACES = Lexicon("place", ["inn", "tower"])
VERBS = Verbs("trial")
GO = VERBS.entry("go", place=PLACES)
YES = VERBS.entry("yes")
QUESTIONS = Phrasebook("question", domain="trial")
ASK_WAY = QUESTIONS.entry("way", "", n=numbers("number", 9))


class OwnWords(Magpies):
    verbs = VERBS
    questions = QUESTIONS
    own_labels = frozenset({(ASK_WAY, GO)})
    fact_names = ("coins",)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        return {"coins": ask.seat + 3}


def test_a_question_tells_facts_and_names_its_own_options() -> None:
    decision = OwnWords().decision(Magpies().new(), Ask(0, ASK_WAY, [2]), [pack(GO, 1), YES])
    facts = {"coins": 3, "n": 2}
    assert decision.says == Saying("trial", "question-way", facts)
    go, yes = decision.options
    assert go.says == Saying("trial", "button-way-go", {**facts, "place": "tower"})
    assert (go.text, go.code) == ("go tower", pack(GO, 1))
    assert yes.says == Saying("trial", "verb-yes")


def test_the_words_of_a_view_are_those_of_the_game() -> None:
    state = Magpies().new()
    for ask in state.asks:
        (seen,) = state.view(ask.seat).decisions
        assert seen.to_data() == state.decision_of(ask).to_data()
