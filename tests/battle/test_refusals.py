"""Why an action is refused: a sentence and the clause behind it."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import EMPTY
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import pack
from spellwright.testing.battle import Fight, kinds
from tests.battle.sayings import said, saying


def fight_with_everything() -> Fight:
    foes = ["boggart", "draco-malfoy", "hungarian-horntail"]
    fight = Fight("harry", "ron", scenario="pack4", foes=foes, shop_dismiss=True)
    fight.foe(0, "boggart", attack=5)
    fight.foe(3, "voldemort-p4")
    fight.shop("lumos", "stupefy")
    fight.tokens(0, attack=2, influence=2)
    return fight


@pytest.mark.rule("HB-6.21")
@pytest.mark.parametrize(
    ("choice", "reason", "clause"),
    [
        ("play lumos", "not-in-hand", "HB-6.3"),
        ("attack norbert", "foe-not-in-play", "HB-6.7"),
        ("attack voldemort-p4", "waits-for-foes", "HB-10.24"),
        ("attack boggart", "needs-no-more-attack", "HB-10.10"),
        ("attack draco-malfoy", "horntail", "HB-10.33"),
        ("influence draco-malfoy", "needs-no-influence", "HB-10.5"),
        ("acquire finite", "not-in-shop", "HB-6.8"),
        ("acquire lumos", "not-enough-influence", "HB-6.18"),
        ("dismiss stupefy", "not-enough-influence", "HB-6.18"),
        ("acquire-own lumos", "not-in-own-shop", "HB-6.8"),
        ("decline", "no-answer", "HB-6.1"),
    ],
)
def test_a_refused_action_says_why(choice: str, reason: str, clause: str) -> None:
    refused = fight_with_everything().refused(choice)
    assert refused.says.key == f"refusal-{reason}"
    assert refused.clause == clause


@pytest.mark.rule("HB-21.2", "HB-10.6")
def test_limits_of_the_turn_are_named() -> None:
    fight = fight_with_everything()
    fight.answer("influence boggart")
    assert fight.refused("influence boggart").clause == "HB-10.6"
    fight.tokens(0)
    assert fight.refused("attack draco-malfoy").clause == "HB-10.3"
    fight.answer("sweep")
    assert fight.refused("sweep").clause == "HB-21.1"
    fight.shop("lumos")
    fight.tokens(0, influence=9)
    assert fight.refused("acquire lumos").clause == "HB-21.2"
    fight = fight_with_everything()
    fight.tokens(0, influence=9)
    fight.answer("acquire lumos")
    assert fight.refused("sweep").clause == "HB-21.2"


@pytest.mark.rule("HB-22.14", "HB-25.13")
def test_the_fourth_spell_and_the_second_own_card_are_refused() -> None:
    fight = fight_with_everything()
    fight.dark_potion(0, "babbling-beverage")
    fight.dark_potion(1, "garroting-gas")
    fight.hand(0, *["alohomora"] * 4)
    for _ in range(3):
        fight.play("alohomora")
    assert fight.refused("play alohomora").clause == "HB-22.14"
    fight = Fight("harry", "ron", campaign="normal")
    fight.s.own_shop[0] = kinds("finite", "reparo")
    fight.tokens(0, influence=9)
    fight.answer("acquire-own finite")
    assert fight.refused("acquire-own reparo").clause == "HB-25.13"


@pytest.mark.rule("HB-6.18", "HB-19.9", "HB-19.13")
def test_a_refused_use_says_why() -> None:
    fight = Fight("harry", "ron", scenario="pack4", experts=["flying-lessons"], charms=["healing"])
    for choice, sentence in (
        (
            "use flying-lessons",
            said("refusal-cost", thing="flying-lessons", cost=saying("cost-influence", n=5)),
        ),
        ("use healing", said("refusal-charm-needs-ally", thing="healing")),
        ("use memory", said("refusal-not-yours", thing="memory")),
        ("use ring", said("refusal-not-yours", thing="ring")),
        ("play-twice hedwig", said("refusal-only-memory")),
        ("drink hedwig", said("refusal-no-potion", card="hedwig")),
    ):
        fight.hand(0, "hedwig")
        assert fight.refused(choice).sentence == sentence
    fight.tokens(0, influence=5)
    fight.answer("use flying-lessons")
    assert fight.refused("use flying-lessons").sentence == said(
        "refusal-used-this-turn", thing="flying-lessons"
    )
    fight.play("hedwig", "choose attack-1")
    fight.answer("use healing", "hero ron")
    assert fight.refused("use healing").clause == "HB-19.9"


@pytest.mark.rule("HB-10.25", "HB-10.33")
def test_what_voldemort_waits_for_and_who_stops_attack_is_named() -> None:
    fight = fight_with_everything()
    assert fight.refused("attack voldemort-p4").says.key == "refusal-waits-for-foes"
    assert fight.refused("attack draco-malfoy").says.key == "refusal-horntail"
    fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy"])
    fight.tokens(0, attack=3)
    fight.event("tarantallegra")
    fight.answer("attack draco-malfoy")
    assert fight.refused("attack draco-malfoy").says.key == "refusal-one-attack"
    fight.foe(3, "voldemort-g7")
    fight.s.row[0] = -1
    fight.stack()
    fight.horcrux("ring")
    assert fight.refused("attack voldemort-g7").says.key == "refusal-waits-for-horcrux"


@pytest.mark.rule("HB-13.6", "HB-28.3")
def test_a_wrong_answer_to_a_question_says_why() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "alohomora", "hedwig")
    fight.event("flipendo")
    assert fight.refused("discard firebolt").sentence == said(
        "refusal-not-in-hand", card="firebolt"
    )
    fight.answer("discard hedwig")
    fight.hand(0, "essence-of-dittany")
    fight.play("essence-of-dittany")
    assert fight.refused("hero luna").sentence == said("refusal-hero-not-in-game", who="luna")


# -- questions outside the actions -----------------------------------------------------------------


def asked_to_brew() -> Fight:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.potions_board(left="calming-draught")
    fight.s.shelf[1] = EMPTY
    fight.s.potion_places[0][1] = columns.INGREDIENTS.index("lacewing")
    fight.hand(0, "cauldron")
    fight.play("cauldron")
    return fight


@pytest.mark.rule("HB-7.6", "HB-7.8", "HB-7.9")
def test_why_an_ingredient_does_not_go_there() -> None:
    fight = asked_to_brew()
    assert fight.refused("gather left2").sentence == said("refusal-nothing-there", space="left2")
    fight.answer("gather left1")
    for choice, sentence, clause in (
        ("into potion-2 1", said("refusal-no-brew", brew="potion-2"), "HB-7.6"),
        ("into dark-1 1", said("refusal-no-brew", brew="dark-1"), "HB-7.6"),
        ("into potion-1 4", said("refusal-recipe-places", n=3), "HB-7.8"),
        ("into potion-1 2", said("refusal-place-filled"), "HB-7.10"),
        ("into potion-1 3", said("refusal-place-needs", ingredient="hellebore"), "HB-7.9"),
    ):
        refused = fight.refused(choice)
        assert refused.sentence == sentence
        assert refused.clause == clause
    refused = fight.refused("play cauldron")
    assert (refused.says.key, refused.clause) == ("refusal-no-answer", "HB-7.6")


@pytest.mark.rule("HB-7.2")
def test_a_shelf_comes_in_its_order() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.potions_board()
    fight.health(0, 10)
    fight.done()
    assert fight.refused("gather right5").sentence == said("refusal-other-shelf", n=1)


@pytest.mark.rule("HB-2.16", "HB-2.26", "HB-2.27")
def test_why_a_hero_or_card_cannot_be_taken() -> None:
    fight = Fight.new(2, scenario="game6")
    assert fight.refused("be ginny").sentence == said("refusal-hero-not-offered", who="ginny")
    fight.answer("be harry")
    assert fight.refused("be harry").sentence == said("refusal-hero-taken", who="harry")
    fight.answer("be ron")
    fight.answer(fight.options()[0])
    taken = columns.KEYS[fight.s.expert[0]]
    assert fight.refused(f"with {taken}").sentence == said("refusal-taken", thing=taken)
    assert fight.refused("with stag").sentence == said("refusal-not-offered", thing="stag")


@pytest.mark.rule("HB-28.7", "HB-28.3")
def test_an_effect_that_is_not_offered_and_the_own_hero_are_told_apart() -> None:
    fight = Fight("harry", "ron", scenario="game2")
    fight.hand(0, "hedwig", "lumos")
    fight.event("poison")
    assert fight.refused("choose discard-1-spell").sentence == said(
        "refusal-effect-not-offered", source="poison"
    )
    fight.answer("choose lose-2")
    fight = Fight("harry", "ron", "neville", scenario="game2")
    fight.event("imperio")
    assert fight.refused("hero harry").sentence == said("refusal-another-hero")


@pytest.mark.rule("HB-15.10", "HB-15.12", "HB-16.1")
def test_why_a_die_is_not_used_so() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.hand(0, "hogwarts-a-history")
    fight.play("hogwarts-a-history")
    assert fight.refused("die creature").clause == "HB-15.10"
    fight.load(6)
    fight.answer("die gryffindor")
    assert fight.refused("supply ring").sentence == said("refusal-not-active", challenge="ring")


@pytest.mark.rule("HB-18.4", "HB-28.19", "HB-5.11")
def test_why_a_card_or_foe_is_not_named() -> None:
    foes = ["troll", "draco-malfoy", "lucius-malfoy"]
    fight = Fight("harry", "ron", scenario="box1", foes=foes)
    fight.hand(0, "tergeo", "petrificus-totalus", "polyjuice-potion", "hedwig", "dobby", "lumos")
    fight.pile(0, "reparo")
    fight.play("tergeo")
    assert fight.refused("banish-from-pile lumos").sentence == said(
        "refusal-in-no-pile", card="lumos"
    )
    assert fight.refused("banish firebolt").sentence == said("refusal-not-in-hand", card="firebolt")
    fight.answer("none")
    fight.play("petrificus-totalus")
    assert fight.refused("foe norbert").sentence == said("refusal-foe-not-in-play", foe="norbert")
    assert fight.refused("foe troll").sentence == said("refusal-wrong-type", foe="troll")
    fight.answer("foe draco-malfoy")
    fight.play("hedwig", "choose attack-1")
    fight.play("polyjuice-potion")
    assert fight.refused("again dobby").sentence == said("refusal-not-played", card="dobby")
    assert fight.refused("again tergeo").sentence == said("refusal-not-asked-for", card="tergeo")


@pytest.mark.rule("HB-6.21")
@pytest.mark.parametrize("scenario", ["game4", "game7", "box2", "pack2", "pack4"])
def test_no_refusal_is_without_a_reason(scenario: str) -> None:
    """Any choice at any question of a random game."""
    luck = FastChance(5)
    fight = Fight.new(3, seed=5, scenario=scenario, shop_pick_two=scenario == "box2")
    asked = set()
    for _ in range(400):
        s = fight.s
        if s.over:
            break
        if s.asks[0].question not in asked or not luck.below(8):
            asked.add(s.asks[0].question)
            for verb in range(len(RULES.verbs.book)):
                check_reason(fight, pack(verb, luck.below(400), luck.below(6)))
                check_reason(fight, pack(verb, luck.below(12), 1))
        options = fight.options()
        fight.answer(options[luck.below(len(options))])
    assert len(asked) > 6


def check_reason(fight: Fight, code: int) -> None:
    if code in fight.s.options(fight.s.asks[0]):
        return
    refused, known = fight.refused(code), RULES.verbs.knows(code)
    assert known == (refused.says.key != "refusal-not-open"), refused.sentence
    assert not known or refused.clause.startswith("HB-")
