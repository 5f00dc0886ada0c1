"""WD-8 to WD-11: building a Group."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import CHARACTERS, GROUPS
from spellwright.games.duels.groups.entering import enter_group
from spellwright.games.duels.groups.group import READY_MADE, Group, group_of, members
from spellwright.games.duels.groups.reasons import why_not_bear
from spellwright.games.duels.groups.sums import book_size, cost_of, stock_size
from spellwright.games.duels.groups.text import group_text, read_group
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, GROUP_TEXTS, say
from spellwright.games.duels.queries import model_of_piece
from spellwright.games.duels.rulebook import RULES
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.kernel.visibility import HIDDEN
from spellwright.testing.duels import Duel
from tests.duels.scenes import who


def builder(*choices: str, **options: Any) -> Duel:
    """The first player has made these choices of preparation."""
    duel = Duel.new(groups="build", **options)
    for choice in choices:
        duel.choose(0, choice)
    return duel


def hogwarts(*models: str, leader: str = "", **options: Any) -> Duel:
    """A Hogwarts Group with these Models, about to buy Artifacts."""
    recruits = [f"recruit {model}" for model in models]
    duel = builder("affiliation hogwarts", *recruits, **options)
    if duel.options(0)[0].startswith("recruit"):
        duel.choose(0, "done")
    if len(models) > 1:
        duel.choose(0, f"leader 1:{leader or models[0]}")
    return duel


def learner(*models: str, **options: Any) -> Duel:
    """The same, about to fill the Spellbook."""
    duel = hogwarts(*models, **options)
    if duel.options(0)[0].startswith("equip"):
        duel.choose(0, "done")
    return duel


def complete(duel: Duel, seat: int) -> None:
    """Choose the first option until a seat has finished phases A and B."""
    while duel.s.ask_of(seat) is not None and duel.s.stage == 0:
        duel.choose(seat, duel.options(seat)[-1])


def keys_of(duel: Duel, seat: int = 0) -> list[str]:
    return [CHARACTERS[c]["key"] for c in group_of(duel.s, seat).models]


# -- Models ----------------------------------------------------------------------------------------


@pytest.mark.rule("WD-8.1", "WD-40.3", "WD-11.1")
def test_phases_follow_each_other_and_both_build_in_secret() -> None:
    duel = builder("affiliation hogwarts", "recruit harry-potter")
    assert [ask.seat for ask in duel.s.asks] == [1, 0]
    assert duel.view(1).character[0] == HIDDEN
    complete(duel, 0)
    assert duel.s.ask_of(0) is None
    assert duel.s.ask_of(1) is not None
    complete(duel, 1)
    assert [key for _, key in (duel.asked(),)] == ["brew"]
    assert duel.view(1).character[0] == columns.character("harry-potter")


@pytest.mark.rule("WD-8.2", "WD-39.1")
@pytest.mark.parametrize("budget", [8, 50, 77, 100, 347, 500])
def test_the_budget_is_the_same_for_both(budget: int) -> None:
    duel = builder("affiliation hogwarts", budget=budget)
    ask = duel.s.ask_of(0)
    assert ask is not None
    assert ask.args == [budget]
    says = duel.s.decisions[1].says
    assert isinstance(says, Saying)
    assert (says.key, says.args["n"]) == ("question-recruit", budget)
    assert RULES.check_settings(None)["budget"] == 50


@pytest.mark.rule("WD-39.1")
@pytest.mark.parametrize("budget", [-1, 0, 7, 501, "50", 50.0, True])
def test_a_budget_that_no_group_can_be_built_from_is_refused(budget: Any) -> None:
    with pytest.raises(Refused, match="any whole number from 8 to 500") as refused:
        RULES.check_settings({"budget": budget})
    assert refused.value.clause == "WD-39.1"


@pytest.mark.rule("WD-39.1")
@pytest.mark.parametrize("side", ["hogwarts", "death-eaters"])
def test_the_least_budget_is_enough_for_a_group_of_either_side(side: str) -> None:
    duel = builder(f"affiliation {side}", budget=8)
    complete(duel, 0)
    assert len(members(duel.s, 0)) == 1
    with pytest.raises(Refused):
        RULES.check_settings({"budget": columns.LEAST_BUDGET - 1})


@pytest.mark.rule("WD-8.3")
def test_the_group_must_not_cost_more_than_the_budget() -> None:
    duel = builder(
        "affiliation hogwarts", "recruit albus-dumbledore", "recruit ron-weasley", budget=30
    )
    refused = duel.refusal(0, "recruit hermione-granger")
    assert refused.clause == "WD-8.3"
    cost = say("refusal-cost-of-character", who=who("hermione-granger"), price=9, left=7)
    assert refused.says == cost


@pytest.mark.rule("WD-8.4", "WD-G49")
def test_unspent_galleons_are_no_fault() -> None:
    duel = builder("affiliation hogwarts", "recruit hedwig", "done")
    complete(duel, 0)
    assert cost_of(duel.s, 0) == 5


@pytest.mark.rule("WD-8.5")
def test_all_models_share_one_affiliation() -> None:
    duel = builder("affiliation hogwarts")
    assert duel.refusal(0, "recruit nagini").clause == "WD-8.5"
    both = builder("affiliation death-eaters", pack=True)
    assert "recruit severus-snape" in both.options(0)


@pytest.mark.rule("WD-8.6", "WD-2.10")
def test_no_name_twice() -> None:
    duel = builder("affiliation hogwarts", "recruit harry-potter", pack=True)
    assert duel.refusal(0, "recruit harry-potter").clause == "WD-8.6"
    assert duel.refusal(0, "recruit harry-potter-hallows").clause == "WD-8.6"


@pytest.mark.rule("WD-8.7", "WD-37.17a", "WD-37.17b")
def test_a_horde_may_have_many_models_but_six_in_all() -> None:
    duel = builder("affiliation death-eaters", *["recruit acromantula"] * 6, pack=True)
    assert cost_of(duel.s, 0) == 6 * 7
    assert duel.options(0)[0].startswith("leader")
    assert len(group_of(duel.s, 0).models) == 6
    five = builder("affiliation death-eaters", *["recruit acromantula"] * 5, pack=True, budget=40)
    assert five.s.ask_of(0) is not None
    assert "recruit acromantula" not in five.options(0)


@pytest.mark.rule("WD-8.7")
def test_a_seventh_model_is_refused() -> None:
    duel = builder("affiliation death-eaters", *["recruit acromantula"] * 5, pack=True, budget=100)
    duel.choose(0, "recruit nagini")
    assert duel.options(0)[0].startswith("leader")


@pytest.mark.rule("WD-8.8", "WD-3.9")
def test_models_are_laid_out_when_both_are_ready() -> None:
    duel = builder("affiliation hogwarts", "recruit hedwig", "done")
    complete(duel, 0)
    complete(duel, 1)
    assert duel.told("joined-group")


@pytest.mark.rule("WD-8.9", "WD-3.10")
def test_a_leader_is_designated() -> None:
    duel = hogwarts("harry-potter", "hedwig", leader="hedwig")
    assert duel.s.leader[0] == model_of_piece(duel.s, duel.s.piece[1])
    alone = builder("affiliation hogwarts", "recruit hedwig", "done")
    assert alone.s.leader[0] == 0


# -- Artifacts -------------------------------------------------------------------------------------


@pytest.mark.rule("WD-8.10")
def test_an_artifact_is_bought_for_one_model() -> None:
    duel = hogwarts("harry-potter", "ron-weasley")
    before = cost_of(duel.s, 0)
    duel.choose(0, "equip crossbow")
    assert duel.options(0) == ["bearer 1:harry-potter", "bearer 1:ron-weasley"]
    duel.choose(0, "bearer 1:ron-weasley")
    assert cost_of(duel.s, 0) == before + 3
    assert duel.s.gear[duel.model("ron-weasley", 0)] == 1 << columns.artifact("crossbow")


@pytest.mark.rule("WD-8.11", "WD-8.12")
def test_any_number_of_common_artifacts_within_the_slots() -> None:
    duel = hogwarts("harry-potter")
    duel.choose(0, "equip foe-glass")
    duel.choose(0, "equip crossbow")
    assert duel.options(0)[0].startswith("learn")
    assert duel.s.gear[0].bit_count() == 2


@pytest.mark.rule("WD-8.11")
def test_without_a_slot_no_artifact() -> None:
    duel = hogwarts("harry-potter", "albus-dumbledore")
    for choice in ("equip foe-glass", "bearer 1:albus-dumbledore", "equip crossbow"):
        duel.choose(0, choice)
    # Dumbledore's only slot is taken, so the Crossbow went to Harry without a question.
    assert duel.s.gear[0] == 1 << columns.artifact("crossbow")


@pytest.mark.rule("WD-8.13")
def test_one_legendary_artifact_for_each_model() -> None:
    duel = hogwarts("ron-weasley")
    duel.choose(0, "equip sword-of-gryffindor")
    assert duel.refusal(0, "equip time-turner").clause == "WD-8.13"


@pytest.mark.rule("WD-8.14")
def test_one_deathly_hallow_for_each_model() -> None:
    duel = hogwarts("harry-potter")
    duel.choose(0, "equip elder-wand")
    assert duel.refusal(0, "equip invisibility-cloak").clause == "WD-8.14"


@pytest.mark.rule("WD-37.25a", "WD-37.25b")
def test_the_master_of_death_bears_all_hallows_beyond_its_slot() -> None:
    duel = hogwarts("harry-potter-hallows", pack=True)
    for artifact in ("elder-wand", "invisibility-cloak", "crossbow"):
        duel.choose(0, f"equip {artifact}")
    assert duel.refusal(0, "equip time-turner").clause == "WD-8.11"
    duel.choose(0, "equip resurrection-stone")
    assert duel.s.gear[0].bit_count() == 4


@pytest.mark.rule("WD-8.15", "WD-EX19")
def test_crookshanks_is_for_hermione_who_has_two_slots() -> None:
    duel = hogwarts("harry-potter", "ron-weasley")
    assert duel.refusal(0, "equip crookshanks").clause == "WD-8.15"
    hermione = hogwarts("hermione-granger")
    for artifact in ("crookshanks", "foe-glass"):
        hermione.choose(0, f"equip {artifact}")
    assert hermione.options(0)[0].startswith("learn")
    assert hermione.s.gear[0].bit_count() == 2
    third = columns.artifact("crossbow")
    assert why_not_bear(hermione.s, 0, third) == (
        say("refusal-no-slot", who=who("hermione-granger"), artifact=ARTIFACT_NAMES.noun(third)),
        "WD-8.11",
    )


@pytest.mark.rule("WD-8.15")
def test_a_restriction_is_named_when_it_refuses() -> None:
    duel = hogwarts("hedwig", "harry-potter")
    duel.choose(0, "equip nimbus-2000")
    assert duel.s.gear[1]
    refused = duel.refusal(0, "equip death-eater-mask")
    assert refused.clause == "WD-8.15"


@pytest.mark.rule("WD-8.16", "WD-G10")
def test_each_artifact_once_in_a_group() -> None:
    duel = hogwarts("harry-potter", "ron-weasley")
    duel.choose(0, "equip crossbow")
    duel.choose(0, "bearer 1:ron-weasley")
    assert duel.refusal(0, "equip crossbow").clause == "WD-G10"


@pytest.mark.rule("WD-37.16a")
def test_the_horcrux_maker_bears_no_horcrux() -> None:
    duel = builder("affiliation death-eaters", "recruit lord-voldemort", "done")
    assert duel.refusal(0, "equip gaunts-ring").clause == "WD-37.16a"


@pytest.mark.rule("WD-37.28")
def test_the_patriarch_pays_three_less_but_never_below_nothing() -> None:
    duel = builder("affiliation death-eaters", "recruit lucius-malfoy", "done", pack=True)
    duel.choose(0, "equip foe-glass")
    assert cost_of(duel.s, 0) == 19
    duel.choose(0, "equip elder-wand")
    assert cost_of(duel.s, 0) == 19 + 1 + 5 - 3


# -- the Spellbook ---------------------------------------------------------------------------------


@pytest.mark.rule("WD-9.1", "WD-9.2", "WD-9.6")
def test_spells_cost_nothing_and_begin_in_the_spellbook() -> None:
    duel = learner("harry-potter")
    before = cost_of(duel.s, 0)
    duel.choose(0, "learn stupefy")
    assert cost_of(duel.s, 0) == before
    assert duel.s.holder[0] == -1


@pytest.mark.rule("WD-9.3", "WD-2.13")
def test_the_spellbook_holds_the_mastery_of_the_group() -> None:
    duel = learner("ron-weasley")
    for spell in ("stupefy", "protego"):
        duel.choose(0, f"learn {spell}")
    assert duel.options(0)[0].startswith("pursue")
    book = hogwarts("ron-weasley")
    book.choose(0, "equip standard-book-of-spells")
    assert book_size(book.s, 0) == 3


@pytest.mark.rule("WD-9.3", "WD-G10")
def test_the_spellbook_may_be_smaller() -> None:
    duel = learner("harry-potter")
    duel.choose(0, "done")
    assert duel.options(0)[0].startswith("pursue")


@pytest.mark.rule("WD-EX9")
def test_a_spellbook_of_seven() -> None:
    duel = builder("affiliation death-eaters")
    for model in ("lord-voldemort", "nagini", "death-eater-i", "death-eater-ii"):
        duel.choose(0, f"recruit {model}")
    assert book_size(duel.s, 0) == 7


@pytest.mark.rule("WD-9.4", "WD-9.5")
def test_innate_and_basic_spells_do_not_count() -> None:
    duel = learner("harry-potter")
    assert book_size(duel.s, 0) == 3
    assert duel.refusal(0, "learn disarming-charm").clause == "WD-9.4"
    assert duel.refusal(0, "learn basic-combat-spell").clause == "WD-9.4"


@pytest.mark.rule("WD-9.7", "WD-G10")
def test_no_spell_twice() -> None:
    duel = learner("harry-potter")
    duel.choose(0, "learn stupefy")
    assert duel.refusal(0, "learn stupefy").clause == "WD-G10"


@pytest.mark.rule("WD-9.8")
def test_any_spell_may_be_learned_a_curse_too() -> None:
    duel = learner("hermione-granger")
    assert "learn avada-kedavra" in duel.options(0)
    assert len(duel.options(0)) == 51 + 1


# -- the Quest Deck --------------------------------------------------------------------------------


@pytest.mark.rule("WD-10.1", "WD-10.3", "WD-10.5")
def test_nine_quests_one_of_each_type() -> None:
    duel = learner("hedwig")
    types = []
    while duel.s.ask_of(0) is not None:
        options = duel.options(0)
        assert all(option.startswith("pursue ") for option in options)
        types.append({columns.QUEST_TYPE[columns.quest(o.split()[1])] for o in options})
        duel.choose(0, options[0])
    assert types == [{kind} for kind in range(9)]
    assert len(duel.s.quest_deck[0]) == 9


@pytest.mark.rule("WD-10.2")
def test_there_are_nine_types_of_quest() -> None:
    assert len(columns.QUEST_TYPES) == 9
    assert all(len(of_type) == 6 for of_type in columns.QUESTS_OF_TYPE)


@pytest.mark.rule("WD-10.4")
def test_at_most_four_instant_quests() -> None:
    duel = learner("hedwig")
    for quest in (
        "blade-in-hand",
        "two-at-once",
        "grand-tour",
        "break-the-head",
        "breakthrough",
        "first-hex",
    ):
        duel.choose(0, f"pursue {quest}")
    assert duel.refusal(0, "pursue woven-magic").clause == "WD-10.4"


@pytest.mark.rule("WD-10.7")
def test_each_quest_scores_once_at_most() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"}, quests=[["unscathed"], []])
    duel.end_round()
    assert duel.s.points[0] == 1
    duel.end_round()
    assert duel.s.points[0] == 1


# -- Potions ---------------------------------------------------------------------------------------


def brewer(*models: str, gear: str = "", **options: Any) -> Duel:
    """A Group about to choose its Potions."""
    duel = hogwarts(*models, **options)
    if gear:
        duel.choose(0, f"equip {gear}")
    complete(duel, 0)
    complete(duel, 1)
    return duel


@pytest.mark.rule("WD-11.2", "WD-11.5", "WD-11.3")
def test_six_potions_of_level_0_without_potioneers() -> None:
    duel = brewer("harry-potter")
    before = cost_of(duel.s, 0)
    for left in range(6, 0, -1):
        ask = duel.s.ask_of(0)
        assert ask is not None
        assert ask.args == [left]
        levels = [columns.LEVEL[columns.potion(o.split()[1])] for o in duel.options(0)]
        assert set(levels) == {0}
        duel.choose(0, duel.options(0)[0])
    assert duel.s.ask_of(0) is None
    assert cost_of(duel.s, 0) == before


@pytest.mark.rule("WD-11.2")
def test_the_beaded_bag_holds_a_seventh() -> None:
    assert stock_size(brewer("harry-potter", gear="beaded-bag").s, 0) == 7


@pytest.mark.rule("WD-11.4")
def test_levels_of_potions() -> None:
    assert [len(of_level) for of_level in columns.POTIONS_OF_LEVEL] == [10, 6, 5, 3]


@pytest.mark.rule("WD-11.6", "WD-EX13", "WD-37.31a")
def test_a_potioneer_allows_one_better_potion() -> None:
    duel = brewer("hermione-granger")
    assert duel.refusal(0, "brew felix-felicis").clause == "WD-11.6"
    assert "brew polyjuice" in duel.options(0)
    duel.choose(0, "brew grand-pepperup")
    assert duel.refusal(0, "brew polyjuice").clause == "WD-11.6"
    for _ in range(5):
        assert {columns.LEVEL[columns.potion(o.split()[1])] for o in duel.options(0)} == {0}
        duel.choose(0, duel.options(0)[0])


@pytest.mark.rule("WD-11.9", "WD-G10")
def test_no_potion_twice() -> None:
    duel = brewer("harry-potter")
    duel.choose(0, "brew pepperup")
    assert duel.refusal(0, "brew pepperup").clause == "WD-G10"


# -- ready-made Groups and text --------------------------------------------------------------------


@pytest.mark.rule("WD-39.8")
def test_ready_made_groups_are_taken_without_a_question() -> None:
    duel = Duel.new()
    assert duel.asked()[1] == "map"
    assert duel.told("chose-group") == [(0, 0), (1, 1)]
    assert keys_of(duel)[0] == "harry-potter"
    assert keys_of(duel, 1)[0] == "lord-voldemort"


@pytest.mark.rule("WD-39.8")
def test_a_choice_among_ready_made_groups_is_secret_until_both_have_chosen() -> None:
    duel = Duel.new(groups="pick")
    duel.choose(0, "group golden-trio")
    assert duel.view(0).pending[0] == 2
    assert duel.view(1).pending[0] == HIDDEN
    duel.choose(1, "group golden-trio")
    assert keys_of(duel) == keys_of(duel, 1)


@pytest.mark.rule("WD-39.8", "WD-8.3")
@pytest.mark.parametrize("number", range(len(READY_MADE)))
def test_ready_made_groups_are_legal_and_cost_50(number: int) -> None:
    duel = Duel.new(groups="build")
    for _ in range(2):
        enter_group(duel.s, 0, READY_MADE[number])
        enter_group(duel.s, 1, READY_MADE[1])
    assert duel.asked()[1] == "map"
    assert cost_of(duel.s, 0) == 50
    entered = group_of(duel.s, 0)
    assert sorted(entered.artifacts) == sorted(READY_MADE[number].artifacts)
    assert entered.models == READY_MADE[number].models
    assert sorted(entered.potions) == sorted(READY_MADE[number].potions)


def test_ready_made_groups_have_a_sentence() -> None:
    assert all(GROUP_TEXTS.label(number) for number in range(len(GROUPS)))


def test_a_group_goes_into_text_and_back() -> None:
    text = group_text(READY_MADE[2])
    assert text.startswith("hogwarts\nmodels: harry-potter ")
    assert group_text(read_group(text)) == text


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "first-line"),
        ("hogwarts\n", "no-model"),
        ("hogwarts\nmodels: gandalf", "no-character"),
        ("hogwarts\nmodels: hedwig\nartifacts: crossbow@ron-weasley", "nobody"),
        ("hogwarts\nmodels: hedwig\nwands: elder", "line"),
    ],
)
def test_a_text_that_is_no_group_is_refused(text: str, word: str) -> None:
    with pytest.raises(Refused) as refused:
        read_group(text)
    assert refused.value.says.key == f"refusal-group-{word}"


@pytest.mark.rule("WD-8.3")
def test_an_illegal_group_is_refused_when_it_is_entered() -> None:
    duel = Duel.new(groups="build", budget=40)
    with pytest.raises(Refused) as refused:
        enter_group(duel.s, 0, READY_MADE[0])
    assert refused.value.clause == "WD-8.3"


@pytest.mark.rule("WD-10.3")
def test_a_quest_deck_that_lacks_a_type_is_refused() -> None:
    group = READY_MADE[0]
    poor = Group(0, group.models, group.artifacts, group.spells, group.quests[:-1], group.potions)
    with pytest.raises(Refused) as refused:
        enter_group(Duel.new(groups="build").s, 0, poor)
    assert refused.value.clause == "WD-10.3"


@pytest.mark.rule("WD-39.9")
def test_the_original_pack_comes_by_an_option() -> None:
    duel = builder("affiliation hogwarts")
    assert duel.refusal(0, "recruit luna-lovegood").clause == "WD-39.9"
    assert "recruit luna-lovegood" in builder("affiliation hogwarts", pack=True).options(0)
    assert len([row for row in CHARACTERS if row["pack"] == "original"]) >= 20
