"""WD-27, WD-28: Spell Cards and casting."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import SPELLS
from spellwright.games.duels.rules.spell_targets import castable
from spellwright.games.duels.state import NOTHING
from spellwright.testing.duels import Duel, space
from tests.duels.scenes import FAR, HARRY, NAGINI, RON, sure


@pytest.mark.rule("WD-27.1", "WD-31.7")
def test_figures_of_a_spell_card() -> None:
    row = SPELLS[columns.spell("expecto-patronum")]
    assert (row["range"], row["modifier"], row["empower"], row["upkeep"], row["cooldown"]) == (
        3,
        -3,
        2,
        2,
        2,
    )
    assert all(columns.COOLDOWN[spell] in (1, 2) for spell in columns.BOOK_SPELLS)


@pytest.mark.rule("WD-27.2", "WD-21.6")
def test_the_modifier_is_added() -> None:
    duel = Duel(HARRY, FAR, spells=[["nebulus"], []])
    duel.deck(0, "luck")
    duel.cast("nebulus")
    assert duel.total() == 2 + 3 - 2


@pytest.mark.rule("WD-27.3", "WD-27.4", "WD-29.6")
def test_the_colour_of_a_spell_is_that_of_its_cost() -> None:
    for spell, power, can in (
        ("lumos-solem", (2, 0), True),
        ("lumos-solem", (0, 5), False),
        ("confringo", (0, 2), True),
        ("confringo", (5, 0), False),
        ("flipendo", (1, 1), True),
    ):
        duel = Duel(RON, NAGINI, spells=[[spell], []], power=[power, (0, 0)])
        duel.cast(spell)
        assert (duel.asked() == (0, "empower")) == can


@pytest.mark.rule("WD-27.5", "WD-27.6", "WD-28.11")
def test_combat_spells_are_faced_and_others_are_not() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy", "nebulus"], []])
    duel.cast("nebulus")
    assert duel.told("alone")
    assert not duel.told("faced")
    other = Duel(RON, NAGINI, spells=[["stupefy"], []])
    other.cast("stupefy")
    assert other.told("faced")


@pytest.mark.rule("WD-27.7", "WD-28.7")
def test_other_spells_never_target_opposing_models() -> None:
    duel = Duel({"ron-weasley": "e7", "harry-potter": "e8"}, NAGINI, spells=[["episkey"], []])
    duel.activate("ron-weasley")
    duel.cast("episkey")
    assert duel.options() == ["model 1:ron-weasley", "model 1:harry-potter"]


@pytest.mark.rule("WD-27.8", "WD-27.9", "WD-37.6")
def test_unforgivable_curses_need_the_dark_arts() -> None:
    curses = ["avada-kedavra", "crucio", "imperio"]
    assert [SPELLS[columns.spell(curse)]["unforgivable"] for curse in curses] == [1, 1, 1]
    for who, can in (("ron-weasley", False), ("death-eater-i", True)):
        duel = Duel({who: "e7"}, {"hermione-granger": "e9"}, spells=[["crucio"], []])
        found = [duel.s.spell[c] for c in castable(duel.s, duel.model(who)) if c != NOTHING]
        assert (columns.spell("crucio") in found) == can


@pytest.mark.rule("WD-27.9", "WD-35.9")
def test_the_diary_teaches_the_dark_arts_or_adds_to_them() -> None:
    duel = Duel(
        RON,
        {"hermione-granger": "e9"},
        spells=[["crucio"], []],
        gear={"ron-weasley": ["tom-riddles-diary"]},
    )
    sure(duel)
    duel.cast("crucio")
    assert duel.clashed()[0] == 3 + 2 - 2
    dark = Duel(
        {"death-eater-i": "e7"},
        {"hermione-granger": "e9"},
        spells=[["crucio"], []],
        gear={"death-eater-i": ["tom-riddles-diary"]},
    )
    sure(dark)
    dark.cast("crucio")
    assert dark.clashed()[0] == 3 + 2 - 2 + 1


@pytest.mark.rule("WD-27.10", "WD-28.2")
def test_innate_spells_are_known_by_their_model_only() -> None:
    duel = Duel({"harry-potter": "e7", "ron-weasley": "e8"}, {"nagini": "e9"})
    duel.activate("ron-weasley")
    duel.do("cast")
    assert duel.told("casts-at")[0][1] == columns.BASIC
    harry = Duel(HARRY, NAGINI)
    harry.do("cast")
    assert "cast innate-disarming-charm" in harry.options()


@pytest.mark.rule("WD-27.11", "WD-37.29")
def test_spell_damage_is_magical_unless_the_card_says_otherwise() -> None:
    duel = Duel(RON, {"dementor": "e9"})
    sure(duel)
    duel.cast("basic-combat-spell")
    assert duel.clashed()[1] == 0 + 2
    bomb = Duel(RON, {"dementor": "e9"}, spells=[["bombarda"], []])
    sure(bomb)
    bomb.cast("bombarda")
    assert bomb.clashed()[1] == 0 + 2 + 1


@pytest.mark.rule("WD-28.1", "WD-37.11")
def test_casting_uses_the_advanced_action_or_a_trait() -> None:
    duel = Duel({"death-eater-i": "e7"}, FAR, spells=[["protego", "nebulus"], []])
    duel.cast("protego", way="cast-expert")
    assert "do cast-expert" not in duel.options()
    assert "do cast" in duel.options()
    duel.cast("nebulus")
    assert "do draw-clash" not in duel.options()


@pytest.mark.rule("WD-28.3", "WD-28.4", "WD-31.4")
def test_a_spell_with_a_clock_or_on_a_model_cannot_be_cast() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e8"}, {"nagini": "e10"}, spells=[["stupefy"], []]
    )
    duel.activate("ron-weasley")
    sure(duel)
    duel.cast("stupefy")
    card = duel.card(0, "stupefy")
    assert (duel.s.holder[card], duel.s.clock[card]) == (duel.model("ron-weasley"), 1)
    assert card not in castable(duel.s, duel.model("harry-potter"))
    duel.end_round()
    assert card in castable(duel.s, duel.model("harry-potter"))


@pytest.mark.rule("WD-28.5", "WD-G25")
def test_innate_and_basic_spells_need_no_room() -> None:
    duel = Duel(HARRY, NAGINI, spells=[["stupefy", "protego", "accio", "flipendo"], []])
    for spell in ("protego", "accio", "flipendo"):
        card = duel.card(0, spell)
        duel.s.holder[card] = duel.model("harry-potter")
        duel.s.clock[card] = 1
    words = [duel.s.spell[c] if c != NOTHING else columns.BASIC for c in castable(duel.s, 0)]
    assert words == [columns.BASIC, columns.spell("disarming-charm")]


@pytest.mark.rule("WD-28.6", "WD-28.7")
def test_spell_and_target_are_chosen_before_the_attempt() -> None:
    duel = Duel(RON, {"nagini": "e9", "hedwig": "e10"}, spells=[["stupefy"], []])
    duel.do("cast", "cast stupefy")
    assert duel.asked() == (0, "spell-target")
    assert not duel.told("casts-at")


@pytest.mark.rule("WD-28.8", "WD-28.9")
def test_the_spell_is_assigned_before_reactions() -> None:
    duel = Duel(RON, {"hermione-granger": "e9"}, spells=[["stupefy"], ["counter-spell"]])
    duel.cast("stupefy")
    assert duel.asked() == (1, "reaction")
    assert duel.s.holder[duel.card(0, "stupefy")] == duel.model("ron-weasley")


@pytest.mark.rule("WD-28.10", "WD-29.2")
def test_empower_is_paid_before_cards_are_revealed() -> None:
    duel = Duel(RON, NAGINI, power=[(1, 1), (0, 0)])
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    assert duel.asked() == (0, "colours")
    assert duel.s.revealed == [(), ()]
    duel.answer("white 0")
    assert (duel.s.light[0], duel.s.dark[0]) == (1, 0)


@pytest.mark.rule("WD-28.12", "WD-28.14")
@pytest.mark.parametrize("spell", ["protego", "episkey"])
def test_a_failed_spell_cools_down_all_the_same(spell: str) -> None:
    duel = Duel(RON, FAR, spells=[[spell], []])
    duel.deck(0, "jinxed")
    duel.cast(spell)
    card = duel.card(0, spell)
    assert duel.s.clock[card] == columns.COOLDOWN[columns.spell(spell)]
    assert duel.s.upkept == []


@pytest.mark.rule("WD-28.13", "WD-32.3")
def test_a_spell_with_upkeep_gets_its_clock_later() -> None:
    duel = Duel(RON, FAR, spells=[["protego"], []])
    duel.deck(0, "strong")
    duel.cast("protego")
    card = duel.card(0, "protego")
    assert (duel.s.upkept, duel.s.clock[card]) == ([card], 0)


@pytest.mark.rule("WD-28.15", "WD-28.16", "WD-28.18")
def test_everybody_who_can_cast_has_the_basic_combat_spell() -> None:
    duel = sure(Duel(RON, NAGINI))
    duel.cast("basic-combat-spell")
    assert duel.impacts("nagini") == 1
    assert NOTHING in duel.s.holder
    row = SPELLS[columns.BASIC]
    assert (row["range"], row["modifier"], row["empower"], row["cooldown"]) == (4, 0, 1, 0)
    assert duel.s.holder == [-1] * 64


@pytest.mark.rule("WD-28.17")
def test_the_basic_combat_spell_once_in_each_activation() -> None:
    duel = sure(Duel({"death-eater-i": "e7"}, {"troll": "e9"}))
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.cast("basic-combat-spell")
    assert "do cast-expert" not in duel.options()
    duel.end()
    duel.end()
    assert "do cast" in duel.options()


@pytest.mark.rule("WD-28.19", "WD-17.16")
def test_a_spell_without_a_space_or_marker_cannot_be_chosen() -> None:
    duel = Duel(RON, FAR, spells=[["expecto-patronum"], []])
    assert "do cast" in duel.options()
    duel.s.patronus[0] = space("e9")
    duel.refresh()
    assert "do cast" not in duel.options()


@pytest.mark.rule("WD-28.20")
def test_other_choices_are_made_when_the_effect_is_resolved() -> None:
    duel = Duel(RON, FAR, spells=[["apparition"], []])
    duel.deck(0, "strong")
    duel.cast("apparition")
    assert duel.told("succeeded")
    assert duel.asked() == (0, "spell-space")


@pytest.mark.rule("WD-28.21")
def test_a_target_stays_legal_after_the_declaration() -> None:
    duel = Duel(RON, NAGINI, hands=[["strong"], []])
    sure(duel)
    duel.cast("basic-combat-spell")
    duel.move("nagini", "a5")
    duel.answer("keep")
    assert duel.impacts("nagini") == 1


@pytest.mark.rule("WD-28.22")
def test_a_caster_removed_by_its_own_spell() -> None:
    duel = Duel(
        {"hermione-granger": "e9", "harry-potter": "e5"},
        {"nagini": "e10"},
        spells=[["bombarda-maxima"], []],
    )
    duel.activate("hermione-granger")
    duel.set("impacts", "hermione-granger", 4)
    sure(duel)
    duel.cast("bombarda-maxima")
    duel.decline("mourn")
    card = duel.card(0, "bombarda-maxima")
    assert duel.at("hermione-granger") == ""
    assert duel.impacts("nagini") == 2
    assert (duel.s.holder[card], duel.s.clock[card]) == (-1, 2)
