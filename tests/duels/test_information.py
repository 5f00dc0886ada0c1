"""WD-3: zones and who sees what."""

from __future__ import annotations

import pytest

from spellwright.games.duels.board import DANGEROUS
from spellwright.games.duels.content import columns
from spellwright.games.duels.rules.exchanges import spells_of_collection
from spellwright.games.duels.state import BY_SPELL
from spellwright.kernel.visibility import HIDDEN
from spellwright.testing.duels import Duel, cards

HARRY = {"harry-potter": "e7"}
RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}


@pytest.mark.rule("WD-3.1")
def test_clash_decks_show_their_size_only() -> None:
    duel = Duel(HARRY, NAGINI)
    for seat in (0, 1, -1):
        assert duel.view(seat).deck == [[HIDDEN] * 20, [HIDDEN] * 20]


@pytest.mark.rule("WD-3.2")
def test_a_hand_is_seen_by_its_owner() -> None:
    duel = Duel(HARRY, NAGINI, hands=[["strong", "blank"], []])
    assert duel.view(0).hand[0] == cards("strong", "blank")
    assert duel.view(1).hand[0] == duel.view(-1).hand[0] == [HIDDEN, HIDDEN]


@pytest.mark.rule("WD-3.3", "WD-3.6", "WD-3.7")
def test_discards_and_scored_quests_are_public_and_kept_apart() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.s.discard[0] = cards("blank")
    duel.s.scored[0] = (1,)
    duel.s.quest_discard[0] = (2,)
    for seat in (1, -1):
        shown = duel.view(seat)
        assert (shown.discard[0], shown.scored[0], shown.quest_discard[0]) == (
            cards("blank"),
            (1,),
            (2,),
        )


@pytest.mark.rule("WD-3.4", "WD-10.6")
def test_a_quest_deck_has_a_secret_order_and_only_its_owner_knows_the_cards() -> None:
    duel = Duel(HARRY, NAGINI)
    duel.s.quest_deck[0] = (9, 3, 5)
    assert duel.view(0).quest_deck[0] == (3, 5, 9)
    assert duel.view(1).quest_deck[0] == (HIDDEN,) * 3


@pytest.mark.rule("WD-3.5")
def test_active_quests_are_visible_to_both() -> None:
    duel = Duel(HARRY, NAGINI, quests=[["unscathed"], ["foothold"]])
    assert duel.view(0).quests == duel.view(1).quests == duel.s.quests


@pytest.mark.rule("WD-3.8", "WD-3.9", "WD-3.10")
def test_spellbooks_character_cards_and_leaders_are_public() -> None:
    duel = Duel(HARRY, NAGINI, spells=[["stupefy"], []], gear={"harry-potter": ["crossbow"]})
    shown = duel.view(1)
    assert (shown.spell, shown.character, shown.gear) == (
        duel.s.spell,
        duel.s.character,
        duel.s.gear,
    )
    assert shown.leader == duel.s.leader


@pytest.mark.rule("WD-3.11", "WD-11.7", "WD-11.8")
def test_potions_are_secret_until_both_have_chosen() -> None:
    duel = Duel.new(groups="build")
    while len(duel.s.asks) and duel.asked()[1] != "brew":
        seat = duel.s.asks[0].seat
        duel.choose(seat, duel.options(seat)[0])
    for _ in range(columns.STOCK):
        duel.choose(0, duel.options(0)[0])
    assert duel.view(0).stock[0] == duel.s.stock[0] != 0
    assert duel.view(1).stock[0] == HIDDEN
    while duel.asked()[1] == "brew":
        duel.choose(1, duel.options(1)[0])
    assert duel.view(1).stock == duel.s.stock


@pytest.mark.rule("WD-3.12", "WD-34.8")
def test_spent_potions_are_public() -> None:
    duel = Duel(HARRY, NAGINI, potions=[["smoke-draught"], []])
    duel.do("potion")
    assert duel.view(1).emptied[0] == 1 << columns.potion("smoke-draught")
    assert duel.view(1).stock[0] == 1 << columns.potion("smoke-draught")


@pytest.mark.rule("WD-3.13", "WD-3.14", "WD-3.15")
def test_power_markers_are_public_wherever_they_lie() -> None:
    duel = Duel(HARRY, NAGINI, spells=[["protego"], []], power=[(2, 1), (0, 0)])
    card = duel.card(0, "protego")
    duel.s.on_light[card] = 1
    duel.s.spent_dark[0] = 2
    shown = duel.view(1)
    assert (shown.light[0], shown.dark[0], shown.spent_dark[0], shown.on_light[card]) == (
        2,
        1,
        2,
        1,
    )


@pytest.mark.rule("WD-3.16", "WD-29.11")
def test_an_empowerment_card_is_hidden_from_both_players() -> None:
    duel = Duel(HARRY, NAGINI, power=[(1, 0), (0, 0)], hands=[["blank"], []])
    duel.cast("basic-combat-spell")
    duel.answer("empower")
    assert duel.asked() == (0, "swap")
    for seat in (0, 1, -1):
        assert duel.view(seat).empower[0] == (HIDDEN,)


@pytest.mark.rule("WD-3.16")
def test_an_owner_who_foresaw_an_empowerment_card_remembers_it() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, NAGINI, power=[(1, 0), (0, 0)], hands=[["blank"], []])
    duel.whole_deck(0, "strong", "strong", "blank", "blank", "blank")
    duel.cast("basic-combat-spell")
    duel.answer("lead 1:albus-dumbledore")
    duel.answer("top strong", "top blank", "empower")
    assert duel.view(0).empower[0] == tuple(cards("strong"))
    assert duel.view(1).empower[0] == (HIDDEN,)


@pytest.mark.rule("WD-3.17", "WD-22.9", "WD-22.11")
def test_a_swapped_card_lies_face_down_until_both_have_decided() -> None:
    duel = Duel(RON, NAGINI, hands=[["strong"], ["blank"]])
    duel.cast("basic-combat-spell")
    duel.answer("play blank")
    assert duel.asked() == (0, "swap")
    assert duel.view(0).counting[1] == HIDDEN
    assert duel.view(1).counting[1] == cards("blank")[0]
    assert duel.view(0).face[1] == 1
    duel.answer("keep")
    assert duel.told("turned-card")


@pytest.mark.rule("WD-3.18", "WD-12.7", "WD-12.14")
def test_nobody_knows_the_challenges_until_they_are_unveiled() -> None:
    duel = Duel.new()
    while not duel.told("unveiled-at"):
        shown = duel.view(0)
        assert shown.overlay_at[:6] == [-1] * 6
        if len(duel.s.mysteries) == 6 and -1 not in duel.s.overlay_at[6:]:
            break
        duel.answer(duel.options()[0])
    assert sorted(duel.s.overlay_at[:6]) != [-1] * 6


@pytest.mark.rule("WD-3.19", "WD-12.12", "WD-40.6")
def test_the_type_of_a_terrain_overlay_is_known_to_its_placer() -> None:
    duel = Duel.new()
    while duel.asked()[1] != "terrain":
        duel.answer(duel.options()[0])
    placer = duel.asked()[0]
    assert duel.options() == ["terrain difficult", "terrain obscuring", "terrain dangerous"]
    duel.answer("terrain dangerous")
    assert duel.view(placer).overlay_terrain[placer] == DANGEROUS
    assert duel.view(1 - placer).overlay_terrain[placer] == HIDDEN
    duel.answer(duel.options()[0])
    assert duel.view(1 - placer).overlay_terrain[placer] == HIDDEN


@pytest.mark.rule("WD-3.20")
def test_the_collection_is_what_the_group_does_not_have() -> None:
    duel = Duel(HARRY, NAGINI, spells=[["stupefy", "protego"], []])
    collection = spells_of_collection(duel.s, 0)
    assert len(collection) == len(columns.BOOK_SPELLS) - 2
    assert columns.spell("stupefy") not in collection


@pytest.mark.rule("WD-3.21", "WD-37.21")
def test_what_leadership_shows_is_for_its_player_only() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, NAGINI)
    duel.whole_deck(0, "strong", "blank", "luck", "blank", "blank")
    duel.cast("basic-combat-spell")
    duel.answer("lead 1:albus-dumbledore")
    assert duel.heard(0, "saw-card") == [(0, c) for c in cards("strong", "blank", "luck")]
    assert duel.heard(1, "saw-card") == []
    assert duel.view(0).deck[0][-3:] == cards("luck", "blank", "strong")
    assert duel.view(1).deck[0] == [HIDDEN] * 5


@pytest.mark.rule("WD-3.21")
def test_what_legilimens_shows_is_remembered_and_the_discard_is_public() -> None:
    duel = Duel(RON, NAGINI, spells=[["legilimens"], []], hands=[[], ["blank", "strong", "luck"]])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("legilimens")
    duel.answer("keep")
    assert duel.asked() == (0, "mind")
    assert duel.options() == ["card luck", "card strong", "card blank"]
    duel.answer("card blank")
    assert duel.s.discard[1][0] == cards("blank")[0]
    assert sorted(duel.view(0).hand_seen[1]) == sorted(cards("strong", "luck"))
    assert duel.view(-1).hand_seen[1] == ()
    for seed in range(5):
        other = duel.s.resample(0, seed)
        assert sorted(other.hand[1]) == sorted(cards("strong", "luck"))


@pytest.mark.rule("WD-3.22", "WD-12.2", "WD-14.1")
def test_coin_flips_are_public() -> None:
    duel = Duel.new()
    assert duel.heard(-1, "coin") == [(duel.s.setup_winner,)]
    other = Duel(HARRY, NAGINI, at="start_phase")
    assert other.heard(-1, "round-began")[-1][1] == other.s.starter


@pytest.mark.rule("WD-40.1")
def test_a_single_legal_option_is_taken_without_asking() -> None:
    duel = Duel(RON, {"nagini": "e9", "hedwig": "e10"})
    duel.do("cast")
    assert duel.asked() == (0, "spell-target")
    alone = Duel(RON, NAGINI)
    alone.do("cast")
    # One Spell, one target: the Clash has been made.
    assert alone.told("faced")


@pytest.mark.rule("WD-22.2", "WD-28.8")
def test_everybody_knows_what_a_clash_is_for() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy"], []], power=[(2, 2), (0, 0)])
    duel.cast("stupefy", "nagini")
    assert duel.asked() == (0, "empower")
    for seat in (0, 1, -1):
        shown = duel.view(seat)
        assert (shown.clash_kind, shown.clash_item) == (BY_SPELL, columns.spell("stupefy"))
