"""WD-37: Traits that have no place in another file."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import CHARACTERS
from spellwright.games.duels.queries import figure, has, refresh_traits
from spellwright.games.duels.rules.movement import allowance
from spellwright.games.duels.rules.spell_targets import castable
from spellwright.games.duels.rules.start_phase import StartPhase
from spellwright.games.duels.state import NOTHING
from spellwright.testing.duels import Duel, cards

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def revealed(duel: Duel, seat: int) -> int:
    return len([who for who, _ in duel.told("revealed") if who == seat])


def sirius(**more: object) -> Duel:
    """Sirius Black at the question about Animal Form."""
    return Duel({"sirius-black": "e7"}, {"ron-weasley": "e8"}, **more)  # type: ignore[arg-type]


# -- Animagus --------------------------------------------------------------------------------------


@pytest.mark.rule("WD-37.2a", "WD-40.14")
def test_animal_form_is_offered_at_the_start_and_lasts_the_round() -> None:
    duel = sirius()
    assert duel.asked() == (0, "animal")
    duel.answer("animal")
    duel.end()
    duel.end()
    assert duel.asked() == (0, "action")
    assert duel.get("animal", "sirius-black") == 1
    duel.end_round()
    assert duel.get("animal", "sirius-black") == 0


@pytest.mark.rule("WD-37.2b", "WD-37.2c")
def test_animal_form_defends_better_and_goes_further() -> None:
    duel = sirius()
    duel.answer("animal")
    assert allowance(duel.s, duel.model("sirius-black")) == 5
    duel.end()
    duel.deck(1, "strong")
    duel.deck(0, "strong")
    duel.cast("basic-combat-spell")
    assert duel.clashed()[1] == 3 + 2 + 1


@pytest.mark.rule("WD-37.2d", "WD-37.2e", "WD-37.2f")
def test_animal_form_gives_up_spells_potions_and_weapons() -> None:
    for form, can in (("pass", True), ("animal", False)):
        duel = sirius(potions=[["smoke-draught"], []], gear={"sirius-black": ["crossbow"]})
        duel.answer(form)
        assert ("do cast" in duel.options()) == can
        assert ("do potion" in duel.options()) == can
        duel.do("attack")
        assert (duel.asked()[1] == "attack") == can


# -- Chosen One, Dark Lord, Elf --------------------------------------------------------------------


@pytest.mark.rule("WD-37.5a")
def test_the_chosen_one_has_advantage_in_defence() -> None:
    duel = Duel(RON, {"harry-potter": "e9"})
    duel.cast("basic-combat-spell")
    assert revealed(duel, 1) == 2


@pytest.mark.rule("WD-37.5b", "WD-37.26b")
def test_the_chosen_one_against_voldemort_and_a_master_wizard_in_defence() -> None:
    duel = Duel({"lord-voldemort": "e7"}, {"harry-potter": "e9"})
    duel.deck(0, "strong")
    duel.deck(1, "strong", "strong")
    duel.cast("basic-combat-spell")
    duel.answer("pass")
    assert duel.clashed() == (3 + 3 + 1, 3 + 2 + 1)
    master = Duel(RON, {"albus-dumbledore": "e9"})
    master.deck(0, "strong")
    master.deck(1, "strong")
    master.cast("basic-combat-spell")
    master.answer("pass")
    assert master.clashed() == (3 + 2, 3 + 2 + 1)


@pytest.mark.rule("WD-37.7a", "WD-G34")
def test_the_dark_lord_exchanges_a_spell_with_its_clock() -> None:
    duel = Duel({"lord-voldemort": "e7"}, FAR, spells=[["stupefy", "crucio"], []])
    card = duel.card(0, "stupefy")
    duel.s.clock[card] = 2
    duel.do("dark-lord", "book-spell stupefy")
    assert "book-spell crucio" not in duel.options()
    duel.answer("book-spell fiendfyre")
    assert duel.s.spell[card] == columns.spell("fiendfyre")
    assert duel.s.clock[card] == 2
    assert "do dark-lord" not in duel.options()


@pytest.mark.rule("WD-37.7a", "WD-G34")
def test_the_dark_lord_gives_up_a_spell_of_the_spellbook_only() -> None:
    duel = Duel({"lord-voldemort": "e7"}, FAR, spells=[["stupefy", "crucio", "nebulus"], []])
    duel.s.holder[duel.card(0, "stupefy")] = duel.model("lord-voldemort")
    duel.do("dark-lord")
    assert duel.asked() == (0, "old-spell")
    assert sorted(duel.options()) == ["book-spell crucio", "book-spell nebulus"]


@pytest.mark.rule("WD-37.7b", "WD-37.7c")
def test_the_dark_lord_declares_a_two_plus() -> None:
    duel = Duel({"lord-voldemort": "e7"}, NAGINI)
    duel.s.deck[0] = cards("luck", "strong", "push-1")
    duel.deck(1, "jinxed")
    duel.set("felix", "lord-voldemort", 1)
    duel.cast("basic-combat-spell")
    assert duel.options() == ["declare", "pass"]
    duel.answer("declare")
    assert revealed(duel, 0) == 1
    assert duel.clashed()[0] == (2 + 3) + 3 + 1
    assert duel.asked() == (0, "late")


@pytest.mark.rule("WD-37.9a", "WD-37.9b", "WD-37.9c")
def test_an_elf_has_one_spell_of_the_spellbook_at_a_time() -> None:
    duel = Duel({"dobby": "e7"}, NAGINI, spells=[["stupefy", "flipendo"], []])
    dobby = duel.model("dobby")
    assert [duel.s.spell[card] for card in castable(duel.s, dobby)] == [
        columns.spell("stupefy"),
        columns.spell("flipendo"),
    ]
    duel.s.holder[duel.card(0, "stupefy")] = dobby
    duel.s.clock[duel.card(0, "stupefy")] = 1
    assert castable(duel.s, dobby) == []


@pytest.mark.rule("WD-37.9d", "WD-28.15")
def test_an_elf_casts_no_curse_and_no_basic_spell() -> None:
    duel = Duel(
        {"dobby": "e7"}, NAGINI, spells=[["crucio"], []], gear={"dobby": ["tom-riddles-diary"]}
    )
    assert has(duel.s, duel.model("dobby"), columns.DARK_ARTS)
    assert castable(duel.s, duel.model("dobby")) == []


@pytest.mark.rule("WD-37.9e", "WD-37.9f", "WD-37.9g")
def test_an_elf_empowers_for_nothing_with_two_cards_and_ignores_a_minus() -> None:
    duel = Duel({"dobby": "e7"}, NAGINI, spells=[["bombarda-maxima"], []])
    duel.s.deck[0] = cards("strong", "luck", "push-2")
    duel.deck(1, "jinxed")
    duel.cast("bombarda-maxima")
    duel.answer("empower")
    assert duel.clashed()[0] == 3 + 2 + 1 + 0


@pytest.mark.rule("WD-37.9h", "WD-G35")
def test_nothing_else_counts_when_an_elf_casts() -> None:
    duel = Duel({"dobby": "e7"}, NAGINI, spells=[["stupefy"], []], gear={"dobby": ["elder-wand"]})
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("stupefy")
    duel.answer("pass")
    assert duel.clashed()[0] == 3 + 1


# -- the houses ------------------------------------------------------------------------------------


@pytest.mark.rule("WD-37.18a")
def test_a_hufflepuff_ignores_disadvantage_from_the_opponent() -> None:
    duel = Duel({"cedric-diggory": "e7"}, {"rubeus-hagrid": "e9"})
    duel.set("dazed", "cedric-diggory", 2)
    duel.cast("basic-combat-spell")
    duel.decline("before", "empower")
    assert revealed(duel, 0) == 1


@pytest.mark.rule("WD-37.18b", "WD-40.11")
def test_a_hufflepuff_on_a_challenge_has_advantage_on_its_next_test() -> None:
    duel = Duel({"cedric-diggory": "e7"}, FAR)
    duel.overlay("cup", "e7")
    duel.carry_out(StartPhase())
    assert duel.get("poised", "cedric-diggory") == 1
    duel.end_round()
    assert duel.get("poised", "cedric-diggory") == 1


@pytest.mark.rule("WD-37.33")
def test_a_ravenclaw_on_a_challenge_draws_quests_for_free() -> None:
    duel = Duel({"luna-lovegood": "e7"}, FAR, quests=[["unscathed", "foothold"], []])
    duel.s.quest_deck[0] = (1, 2, 3)
    assert "do draw-quest-ravenclaw" not in duel.options()
    duel.overlay("cup", "e7")
    duel.do("draw-quest-ravenclaw", "discard-quest foothold")
    assert "do draw-quest-ravenclaw" not in duel.options()
    assert "do draw-quest" in duel.options()


@pytest.mark.rule("WD-37.36")
def test_a_slytherin_on_an_overlay_buys_an_advantage() -> None:
    duel = Duel({"draco-malfoy": "e7"}, NAGINI)
    duel.overlay("terrain-1", "e7", terrain="difficult")
    duel.do("slytherin")
    duel.cast("basic-combat-spell")
    duel.decline("empower")
    assert revealed(duel, 0) == 2
    other = Duel({"draco-malfoy": "e7"}, FAR)
    other.overlay("terrain-1", "e7", terrain="difficult")
    other.do("slytherin")
    other.end()
    assert other.get("sly", "draco-malfoy") == 0


# -- casting ---------------------------------------------------------------------------------------


@pytest.mark.rule("WD-37.19", "WD-40.13")
@pytest.mark.parametrize(("clock", "after"), [(2, 0), (1, 0)])
def test_instinctive_casting_advances_one_step_more(clock: int, after: int) -> None:
    duel = Duel({"hermione-granger": "e7"}, FAR, spells=[["stupefy", "bombarda"], []])
    for spell in ("stupefy", "bombarda"):
        card = duel.card(0, spell)
        duel.s.holder[card], duel.s.clock[card] = duel.model("hermione-granger"), clock
    duel.end_phase()
    assert duel.asked() == (0, "instinct")
    duel.answer("spell stupefy 1:hermione-granger")
    assert duel.s.clock[duel.card(0, "stupefy")] == after
    assert duel.s.clock[duel.card(0, "bombarda")] == clock - 1


@pytest.mark.rule("WD-37.21", "WD-G38")
def test_leadership_orders_the_top_cards_once_a_round() -> None:
    duel = Duel({"albus-dumbledore": "e7", "ron-weasley": "e9"}, {"nagini": "e11"})
    duel.activate("ron-weasley")
    duel.whole_deck(0, "blank", "luck", "strong", "luck", "luck")
    duel.deck(1, "jinxed")
    duel.cast("basic-combat-spell")
    assert duel.options() == ["lead 1:albus-dumbledore", "pass"]
    duel.answer("lead 1:albus-dumbledore")
    duel.answer("top strong", "top blank")
    assert duel.clashed()[0] == 3 + 2
    assert duel.s.deck[0][-2:] == cards("luck", "blank")
    far = Duel({"albus-dumbledore": "e4", "ron-weasley": "e9"}, {"nagini": "e11"})
    far.activate("ron-weasley")
    far.cast("basic-combat-spell")
    assert far.asked()[1] != "before"


@pytest.mark.rule("WD-37.23")
def test_magical_immunity_hampers_combat_spells() -> None:
    duel = Duel(RON, {"troll": "e9"})
    duel.cast("basic-combat-spell")
    assert revealed(duel, 0) == 2
    shot = Duel(RON, {"troll": "e9"}, gear={"ron-weasley": ["crossbow"]})
    shot.attack()
    assert revealed(shot, 0) == 1


@pytest.mark.rule("WD-37.24")
def test_magical_mastery_gives_advantage_when_casting() -> None:
    duel = Duel({"luna-lovegood": "e7"}, NAGINI)
    duel.cast("basic-combat-spell")
    duel.decline("empower")
    assert revealed(duel, 0) == 2


@pytest.mark.rule("WD-37.26a", "WD-37.11", "WD-G38")
def test_a_master_wizard_casts_once_a_round_for_free() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, FAR, spells=[["protego", "nebulus"], []])
    duel.cast("protego", way="cast-master")
    duel.decline("before", "empower")
    assert "do cast-master" not in duel.options()
    assert "do cast" in duel.options()


@pytest.mark.rule("WD-37.27")
@pytest.mark.parametrize("who", ["nagini", "argus-filch"])
def test_beasts_and_muggles_never_cast(who: str) -> None:
    duel = Duel({who: "e7"}, {"ron-weasley": "e9"}, spells=[["protego"], []])
    assert castable(duel.s, duel.model(who)) == []


@pytest.mark.rule("WD-37.32", "WD-G38")
def test_professors_help_apprentices_near_them() -> None:
    near = {"ginny-weasley": "e7", "filius-flitwick": "e8", "rubeus-hagrid": "e6"}
    duel = Duel(near, {"nagini": "e10"})
    duel.activate("ginny-weasley")
    duel.cast("basic-combat-spell")
    duel.decline("empower")
    assert revealed(duel, 0) == 3
    far = Duel({"ginny-weasley": "e7", "filius-flitwick": "e4"}, {"nagini": "e10"})
    far.activate("ginny-weasley")
    far.cast("basic-combat-spell")
    far.decline("empower")
    assert revealed(far, 0) == 1


@pytest.mark.rule("WD-37.40", "WD-G38")
def test_a_trait_twice_counts_once_and_of_two_figures_the_higher() -> None:
    duel = Duel(
        {"nagini": "e7"},
        {"troll": "e9"},
        gear={"nagini": ["nimbus-2000"], "troll": ["dragon-hide-gloves"]},
    )
    assert allowance(duel.s, duel.model("nagini")) == 4
    assert figure(duel.s, duel.model("troll"), columns.PHYSICAL_RESISTANCE) == 1
    refresh_traits(duel.s, duel.model("nagini"))
    assert has(duel.s, duel.model("nagini"), columns.FAST)


@pytest.mark.rule("WD-37.15", "WD-G38")
def test_the_herbology_expert_exchanges_a_potion_of_the_same_level() -> None:
    duel = Duel({"neville-longbottom": "e7"}, FAR, potions=[["grand-pepperup", "pepperup"], []])
    duel.s.emptied[0] = 1 << columns.potion("pepperup")
    duel.refresh()
    duel.do("herbology")
    assert all(columns.LEVEL[columns.potion(option.split()[1])] == 2 for option in duel.options())
    duel.answer("potion sleeping-draught")
    assert duel.s.stock[0] >> columns.potion("sleeping-draught") & 1
    assert not duel.s.stock[0] >> columns.potion("grand-pepperup") & 1


def test_every_trait_is_on_a_card() -> None:
    used = {trait.partition(":")[0] for row in CHARACTERS for trait in row["traits"].split()}
    assert all(columns.trait(key) != NOTHING for key in used)
    assert len(used) == 40
