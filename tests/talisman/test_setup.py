"""Set-up (TA-2) and the values of a Character (TA-3)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import START_AT
from spellwright.games.talisman.content.columns import (
    FACTION,
    MAGIC,
    MIGHT,
    SIDES_OF,
    START_FATE,
    START_LIFE,
    START_MAGIC,
    START_MIGHT,
    START_SPELLS,
)
from spellwright.games.talisman.content.tables import CHARACTERS, SIDES
from spellwright.games.talisman.queries import faction, total_magic, total_might
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.attack_scores import fight_total
from spellwright.games.talisman.rules.gaining import gain_fate, gain_life, heal
from spellwright.games.talisman.rules.losing import lose_ability
from spellwright.games.talisman.rules.setup import SetUp
from spellwright.games.talisman.state import WITH_CARDS
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.testing.talisman import Tale


def ready(seats: int, seed: int = 1, pick: int = 0, **options: Value) -> Tale:
    """A game after set-up; everybody takes the same side of the card, A or B."""
    tale = Tale.new(seats, seed, **options)
    while tale.s.round == 0:
        tale.answer(tale.options()[pick])
    return tale


@pytest.mark.rule("TA-2.1", "TA-2.2")
def test_decks_are_shuffled_separately() -> None:
    decks = [Tale.new(2, seed).s.deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    for deck, size in zip(decks[0], (60, 40, 24), strict=True):
        assert len(set(deck)) == size
    assert max(decks[0][0]) < min(decks[0][1])


@pytest.mark.rule("TA-2.3", "TA-2.4")
def test_stacks_and_voldemort() -> None:
    tale = Tale.new(3)
    assert tale.s.stock == [3] * 8
    assert tale.voldemort() == "hall"


@pytest.mark.rule("TA-2.5", "TA-3.1")
def test_characters_are_dealt_and_have_two_sides() -> None:
    tale = Tale.new(4)
    assert len(set(tale.s.character)) == 4
    assert sorted(tale.s.character + tale.s.unused) == list(range(8))
    seat = tale.asked()[0]
    sides = SIDES_OF[tale.s.character[seat]]
    assert tale.options() == [f"side {SIDES[side]['key']}" for side in sides]
    for person, both in enumerate(SIDES_OF):
        assert {SIDES[side]["character"] for side in both} == {CHARACTERS[person]["key"]}


@pytest.mark.rule("TA-2.6", "TA-2.7", "TA-2.18")
def test_sides_are_chosen_openly_in_turn_order() -> None:
    tale = Tale.new(3, seed=5)
    first = tale.s.first
    order = []
    while tale.s.round == 0:
        order.append(tale.asked()[0])
        tale.answer(tale.options()[1])
        assert tale.view(-1).side[order[-1]] == tale.s.side[order[-1]] >= 0
    assert order == [(first + k) % 3 for k in range(3)]


@pytest.mark.rule("TA-2.8", "TA-2.9", "TA-3.2")
@pytest.mark.parametrize("pick", [0, 1])
def test_spells_and_starting_space(pick: int) -> None:
    tale = ready(6, pick=pick)
    for seat, side in enumerate(tale.s.side):
        assert len(tale.s.hand[seat]) == START_SPELLS[side]
        if seat != tale.s.active:
            assert tale.s.at[seat] == START_AT[side]


@pytest.mark.rule("TA-2.10", "TA-2.11")
def test_indicators_and_fate() -> None:
    tale = ready(4)
    for seat, side in enumerate(tale.s.side):
        assert tale.s.magic[seat] == START_MAGIC[side]
        assert tale.s.might[seat] == START_MIGHT[side]
        assert tale.s.life[seat] == START_LIFE[side]
        assert tale.s.fate[seat] == START_FATE[side]


@pytest.mark.rule("TA-2.12", "TA-2.19")
def test_galleons_and_cards_of_the_side() -> None:
    seeds = range(40)
    for seed in seeds:
        tale = ready(2, seed, pick=1)
        keys = [SIDES[side]["key"] for side in tale.s.side]
        if "pettigrew-b" in keys:
            seat = keys.index("pettigrew-b")
            assert tale.held(seat) == ["wand"]
            assert tale.stock("wand") == 2
            assert tale.s.gold == [2, 2]
            return
    raise AssertionError("Pettigrew was never dealt")


@pytest.mark.rule("TA-2.12", "TA-LM1")
def test_lucius_starts_with_four_galleons() -> None:
    for seed in range(40):
        tale = ready(2, seed)
        keys = [SIDES[side]["key"] for side in tale.s.side]
        if "lucius-a" in keys:
            assert tale.s.gold[keys.index("lucius-a")] == 4
            assert tale.s.gold_pool == 20 - sum(tale.s.gold)
            return
    raise AssertionError("Lucius was never dealt")


@pytest.mark.rule("TA-2.13")
def test_the_starting_player_is_drawn() -> None:
    assert {Tale.new(4, seed).s.first for seed in range(20)} == {0, 1, 2, 3}
    tale = ready(4, seed=3)
    assert tale.s.active == tale.s.first


@pytest.mark.rule("TA-2.14", "TA-2.15", "TA-2.16")
@pytest.mark.parametrize(
    ("sides", "token"),
    [
        (("harry-a", "hagrid-a", "draco-a"), "de"),
        (("draco-a", "lucius-a", "hagrid-a"), "op"),
        (("harry-a", "draco-a"), "de"),
        (("draco-a", "harry-a"), "op"),
        (("harry-a", "hagrid-a"), "de"),
        (("draco-a", "lucius-a"), "op"),
    ],
)
def test_the_advantage_token(sides: tuple[str, ...], token: str) -> None:
    tale = Tale(*sides)
    SetUp().advantage(tale.s)
    assert tale.token() == token


@pytest.mark.rule("TA-2.17")
def test_two_to_six_players() -> None:
    for seats in (2, 6):
        assert RULES.new(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(Refused, match="2–6 players"):
            RULES.new(seats)


@pytest.mark.rule("TA-3.3", "TA-3.4", "TA-3.5")
def test_bonuses_count_for_totals_but_not_on_the_indicators() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "marauders-map")
    tale.followers(0, "fang")
    assert (tale.s.magic[0], tale.s.might[0]) == (4, 3)
    assert (total_magic(tale.s, 0), total_might(tale.s, 0)) == (6, 4)
    tale.s.fight, tale.s.fighter, tale.s.ability = WITH_CARDS, 0, MAGIC
    assert fight_total(tale.s, 0) == 7


@pytest.mark.rule("TA-3.6")
def test_abilities_never_fall_below_the_start() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=5)
    for ability in (MAGIC, MAGIC, MIGHT):
        lose_ability(tale.s, 0, ability)
    assert (tale.s.magic[0], tale.s.might[0]) == (4, 3)


@pytest.mark.rule("TA-3.7", "TA-3.8")
def test_healing_and_gaining_life() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, life=3)
    heal(tale.s, 0, 5)
    assert tale.s.life[0] == 4
    gain_life(tale.s, 0, 2)
    assert tale.s.life[0] == 6
    heal(tale.s, 0, 1)
    assert tale.s.life[0] == 6


@pytest.mark.rule("TA-3.9")
def test_the_last_life_leads_to_the_hospital() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.values(0, life=1)
    tale.arrive("out-21")
    assert tale.s.life[0] == 0
    assert tale.at(0) == "out-10"


@pytest.mark.rule("TA-3.10")
def test_any_number_of_fate() -> None:
    tale = Tale("harry-a", "draco-a")
    gain_fate(tale.s, 0, 20)
    assert tale.s.fate[0] == 20


@pytest.mark.rule("TA-3.11")
def test_voldemort_is_no_character() -> None:
    tale = Tale("harry-a", "draco-a")
    assert len(tale.s.character) == 2
    assert [faction(tale.s, seat) for seat in range(2)] == [0, 1]
    assert sorted(FACTION) == [0] * 4 + [1] * 4
    for side in ("harry-b", "draco-b"):
        hunted = Tale(side, "hagrid-a")
        hunted.place(0, "out-5")
        hunted.s.voldemort = hunted.s.at[0] + 2
        hunted.begin(1, 1)
        while hunted.asked()[1] != "voldemort":
            if "spaces 1" in hunted.options():
                hunted.answer("spaces 1")
            else:
                hunted.answer("walk cw out-6")
        hunted.answer("direction ccw")
        assert hunted.asked() == (0, "ability")
