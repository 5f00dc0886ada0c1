"""The same Model in both Groups: log, stage and questions say whose it is, and only then."""

from __future__ import annotations

from spellwright.games.duels.lexicons import CHARACTER_NAMES, DOMAIN, say
from spellwright.games.duels.rulebook import RULES
from spellwright.kernel.saying import Argument, Noun, seat_noun
from spellwright.testing.duels import Duel
from tests.duels.picture.test_stage import staged

RON = CHARACTER_NAMES.noun(CHARACTER_NAMES.parse("ron-weasley"))


def of(seat: int) -> Noun:
    return Noun(DOMAIN, "model-of", {"who": RON, "player": seat_noun(seat)})


def named(duel: Duel, event: str) -> list[dict[str, Argument]]:
    """What the sentences about an event name."""
    said = [RULES.told(each)[0] for each in duel.story]
    return [dict(each.args) for each in said if each.key == f"event-{event}"]


def mirrored() -> Duel:
    """Two Rons, and Nagini on one side only."""
    duel = Duel({"ron-weasley": "e7"}, {"ron-weasley": "e9", "nagini": "a5"})
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.answer("do cast")
    return duel


def test_the_log_says_whose_model_it_is_where_both_have_it() -> None:
    duel = mirrored()
    assert named(duel, "activated")[0] == {"who": RON, "player": seat_noun(0)}
    assert named(duel, "casts-at")[0]["who"] == of(0)
    assert named(duel, "casts-at")[0]["whom"] == of(1)
    assert named(duel, "hit") == [{"who": of(0), "whom": of(1)}]
    assert str(say("event-hit", who=of(0), whom=of(1))).count("Ron Weasley") == 2


def test_the_stage_says_whose_model_it_is() -> None:
    duel = mirrored()
    shown = staged(duel)
    assert shown is not None
    assert shown.second is not None
    assert (shown.first.name, shown.second.name) == (str(of(0)), str(of(1)))


def test_a_question_calls_the_others_model_theirs_and_your_own_by_its_name() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"ron-weasley": "e9", "nagini": "e8"})
    assert duel.s.decisions[0].says.args["who"] == RON
    duel.answer("do cast")
    assert duel.asked()[1] == "spell-target"
    aimed = {option.text: option.says.args["who"] for option in duel.s.decisions[0].options}
    assert aimed["model 2:ron-weasley"] == of(1)
    assert aimed["model 2:nagini"] == CHARACTER_NAMES.noun(CHARACTER_NAMES.parse("nagini"))


def test_models_of_one_group_only_are_told_without_an_owner() -> None:
    duel = mirrored()
    duel.end()
    duel.answer("model 2:nagini")
    duel.answer("do move")
    duel.answer(duel.options()[0])
    assert named(duel, "moved")[0]["who"] == CHARACTER_NAMES.noun(CHARACTER_NAMES.parse("nagini"))
