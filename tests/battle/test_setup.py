"""HB-1: components and visibility; HB-2: setup; HB-30: scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.setup import arranged, collected_foes
from spellwright.games.battle.view import VISIBILITY
from spellwright.kernel.record import fields_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.visibility import PUBLIC
from spellwright.testing.battle import Fight, keys, kinds

ALL = list(range(len(columns.SCENARIOS)))


# -- visibility ------------------------------------------------------------------------------------


@pytest.mark.rule("HB-1.3")
def test_a_hand_is_seen_by_its_owner_only_unless_hands_are_open() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "firebolt", "hedwig")
    assert fight.s.view(0).shown.hand[0] == kinds("firebolt", "hedwig")
    assert fight.s.view(1).shown.hand[0] == [-1, -1]
    assert fight.s.view(-1).shown.hand[0] == [-1, -1]
    fight = Fight("harry", "ron", open_hands=True)
    fight.hand(0, "firebolt", "hedwig")
    assert fight.s.view(1).shown.hand[0] == kinds("firebolt", "hedwig")


@pytest.mark.rule("HB-1.7", "HB-1.9", "HB-1.16")
def test_boards_piles_displays_and_rows_are_public() -> None:
    public = {name for name, rule in VISIBILITY.items() if rule == PUBLIC}
    for name in ("health", "attack", "pile", "collected", "row", "row_attack", "shop", "location"):
        assert name in public
    hidden = {name for name, rule in VISIBILITY.items() if rule != PUBLIC}
    assert hidden == {
        "deck",
        "hand",
        "event_stack",
        "events_unseen",
        "villain_stack",
        "market",
        "market_high",
        "supply",
        "potion_deck",
    }
    own = {field.name for field in fields_of(type(Fight("harry", "ron").s))}
    assert public <= own


@pytest.mark.rule("HB-1.11", "HB-1.15", "HB-1.18")
def test_of_hidden_stacks_only_the_size_is_seen() -> None:
    fight = Fight.set_up(2, scenario="game5")
    for seat in (-1, 0, 1):
        shown = fight.s.view(seat).shown
        assert shown.event_stack == [-1] * len(fight.s.event_stack)
        assert shown.villain_stack == [-1] * len(fight.s.villain_stack)
        assert shown.market == [-1] * len(fight.s.market)
    assert columns.KEYS[columns.FINAL_FOE[fight.s.scenario]] == "voldemort-g5"


@pytest.mark.rule("HB-1.19", "HB-1.24")
def test_the_shop_has_six_public_spaces_and_the_tile_is_public() -> None:
    fight = Fight.set_up(2, scenario="pack2")
    shown = fight.s.view(-1).shown
    assert len(shown.shop) == 6
    assert shown.shop == fight.s.shop
    assert columns.TILE_NAMES[shown.tile] == "pack2-A"


@pytest.mark.rule("HB-1.22", "HB-1.23", "HB-2.20")
def test_the_potions_board_shows_all_but_deck_and_supply() -> None:
    fight = Fight.set_up(2, scenario="pack2")
    shown = fight.s.view(0).shown
    assert len(shown.shelf) == 10
    assert -1 not in shown.shelf
    assert len([kind for kind in shown.potions if columns.IS_POTION[kind]]) == 2
    assert shown.supply == [-1] * 14
    assert shown.potion_deck == [-1] * 11


@pytest.mark.rule("HB-1.27", "HB-1.30")
def test_tokens_are_not_limited() -> None:
    fight = Fight("harry", "ron")
    fight.tokens(0, attack=500, influence=500)
    fight.hand(0, "descendo")
    fight.play("descendo")
    assert fight.s.attack[0] == 502


@pytest.mark.rule("HB-1.28")
def test_a_personal_shop_is_seen_by_all_and_used_by_its_owner() -> None:
    fight = Fight("harry", "ron", campaign="normal")
    fight.s.own_shop[1] = kinds("finite")
    fight.tokens(0, influence=9)
    assert fight.s.view(0).shown.own_shop[1] == kinds("finite")
    assert not [text for text in fight.options() if text.startswith("acquire")]


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("HB-2.1", "HB-30.1")
def test_there_are_fifteen_scenarios_with_their_figures() -> None:
    figures = [
        (
            columns.SCENARIOS[n],
            len(columns.locations_of(n)),
            columns.SLOTS[n],
            columns.FOE_COUNT[n],
            _final(n),
        )
        for n in ALL
    ]
    assert figures == [
        ("game1", 2, 1, 3, ""),
        ("game2", 3, 1, 6, ""),
        ("game3", 3, 2, 8, ""),
        ("game4", 3, 2, 10, ""),
        ("game5", 3, 3, 12, "voldemort-g5"),
        ("game6", 3, 3, 14, "voldemort-g6"),
        ("game7", 4, 3, 14, "voldemort-g7"),
        ("box1", 3, 3, 11, "voldemort-g5"),
        ("box2", 3, 3, 11, "voldemort-g6"),
        ("box3", 3, 3, 12, "voldemort-g7"),
        ("box4", 4, 3, 14, "voldemort-b4"),
        ("pack1", 3, 3, 11, "voldemort-g5"),
        ("pack2", 3, 3, 11, "voldemort-g6"),
        ("pack3", 3, 3, 12, "voldemort-g7"),
        ("pack4", 3, 3, 13, "voldemort-p4"),
    ]


def _final(scenario: int) -> str:
    final = columns.FINAL_FOE[scenario]
    return columns.KEYS[final] if final >= 0 else ""


@pytest.mark.rule("HB-2.2", "HB-30.4")
@pytest.mark.parametrize("number", ALL)
def test_modules_come_with_their_scenarios(number: int) -> None:
    fight = Fight.set_up(2, scenario=columns.SCENARIOS[number])
    s = fight.s
    assert (s.hero_card[0] >= 0) == (number >= columns.GAME_3)
    assert (s.expert[0] >= 0) == (number >= columns.GAME_6)
    assert (s.charm[0] >= 0) == (number >= columns.PACK_1)
    assert (s.horcrux >= 0) == (number == columns.GAME_7)
    assert (s.encounter >= 0) == (number >= columns.BOX_1)
    assert (s.detentions > 0) == (number >= columns.BOX_1)
    assert (s.tile >= 0) == (number >= columns.PACK_2)
    everything = s.event_stack + s.event_pile + [row[1] for row in s.brews]
    assert any(columns.IS_DARK_POTION[event] for event in everything) == (number >= columns.PACK_3)


@pytest.mark.rule("HB-30.4")
def test_patronuses_and_dice_come_with_their_scenarios() -> None:
    for hero in range(4):
        assert all(columns.PROFICIENCY[n] for n in columns.experts_on_offer(hero, columns.BOX_2))
        assert not all(
            columns.PROFICIENCY[n] for n in columns.experts_on_offer(hero, columns.BOX_3)
        )
    assert not any(columns.ROLLS_HOUSE_DIE[kind] for kind in columns.shop_cards(columns.GAME_3))
    assert any(columns.ROLLS_HOUSE_DIE[kind] for kind in columns.shop_cards(columns.GAME_4))
    book = columns.thing("monster-book")
    assert (
        book in columns.shop_cards(columns.BOX_1),
        book in columns.shop_cards(columns.BOX_2),
    ) == (False, True)


@pytest.mark.rule("HB-2.3", "HB-24.1")
def test_unset_options_take_their_defaults_and_are_public() -> None:
    fight = Fight.new(2, shop_split=True)
    assert fight.s.settings["shop-split"] is True
    assert fight.s.settings["villain-order"] == "shuffled"
    assert fight.s.view(-1).shown.settings["dark-count"] == "location"
    assert [option.default for option in RULES.game_options][:4] == [
        "game1",
        "shuffled",
        False,
        False,
    ]


@pytest.mark.rule("HB-2.4", "HB-2.7", "HB-2.6")
def test_locations_and_challenges_begin_with_the_first() -> None:
    fight = Fight.set_up(2, scenario="box2")
    assert fight.s.encounter == columns.thing("unregistered-animagus")
    fight = Fight.set_up(2, scenario="game7", seed=5)
    assert fight.s.location == columns.thing("godrics-hollow")
    assert fight.s.horcrux == columns.thing("diary")
    fresh = Fight.new(2, scenario="game7")
    assert fresh.s.control == 0


@pytest.mark.rule("HB-2.5", "HB-30.3")
@pytest.mark.parametrize(("number", "events"), [(0, 10), (1, 15), (6, 41), (7, 49), (12, 80)])
def test_the_events_of_all_earlier_scenarios_are_shuffled(number: int, events: int) -> None:
    fight = Fight.set_up(2, scenario=columns.SCENARIOS[number])
    s = fight.s
    everything = s.event_stack + s.event_pile + s.events_on_table
    assert len(everything) == events
    assert sorted(everything) == sorted(columns.event_cards(number))
    assert columns.event_cards(13).count(columns.thing("garroting-gas")) == 2


@pytest.mark.rule("HB-2.8", "HB-30.5")
def test_random_foes_fill_the_stack_up() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    foes = collected_foes(fight.s)
    assert len(foes) == 11
    assert len(set(foes)) == 11
    assert set(columns.recommended_foes(columns.BOX_2)) <= set(foes)
    pool = keys(columns.pool_of_foes(columns.BOX_2))
    assert "basilisk-box" in pool
    assert "basilisk" not in pool
    assert "aragog" not in pool
    assert "dementor" not in keys(columns.pool_of_foes(columns.BOX_1))


@pytest.mark.rule("HB-2.9", "HB-30.6")
def test_the_foes_that_encounters_name_are_recommended() -> None:
    for number in ALL:
        named = {
            foe
            for encounter in columns.encounters_of(number)
            for foe in columns.NAMED_FOES[encounter]
        }
        assert named <= set(columns.recommended_foes(number)), columns.SCENARIOS[number]
        assert len(columns.recommended_foes(number)) <= columns.FOE_COUNT[number]


@pytest.mark.rule("HB-2.10")
def test_foes_are_shuffled() -> None:
    orders = {tuple(arranged(Fight("harry", "ron", seed=n).s, [1, 2, 3])) for n in range(20)}
    assert len(orders) == 6


@pytest.mark.rule("HB-2.11", "HB-2.12", "HB-2.29")
def test_foes_are_dealt_from_left_to_right_without_reactions() -> None:
    for seed in range(6):
        fight = Fight.new(2, scenario="game5", seed=seed)
        while fight.s.row[0] < 0:
            fight.answer(fight.options()[0])
        assert all(foe >= 0 for foe in fight.s.row[:3])
        assert fight.s.row[3] == -1
        assert len(fight.s.villain_stack) == 9
        assert fight.told("foe-came") == []


@pytest.mark.rule("HB-2.13")
def test_allies_that_depict_a_hero_in_use_leave_the_deck() -> None:
    fight = Fight.set_up(2, scenario="pack1")
    cards = fight.s.market + [kind for stack in fight.s.shop for kind in stack]
    assert fight.s.hero == [0, 1]
    assert columns.thing("harry-potter") not in cards
    assert columns.thing("ron-weasley") not in cards
    assert columns.thing("hermione-granger") in cards


@pytest.mark.rule("HB-2.15")
def test_six_cards_are_revealed_into_the_shop() -> None:
    fight = Fight.set_up(2)
    assert all(len(stack) == 1 for stack in fight.s.shop)
    assert len(fight.s.market) == 24


@pytest.mark.rule("HB-2.16", "HB-2.25")
def test_each_player_chooses_a_different_hero_in_seat_order() -> None:
    fight = Fight.new(3)
    assert fight.asked() == (0, "hero")
    fight.answer("be ron")
    assert fight.asked() == (1, "hero")
    assert "be ron" not in fight.options()
    fight.answer("be harry", "be neville")
    assert fight.asked() == (0, "first")
    assert fight.s.hero == [1, 0, 3]


@pytest.mark.rule("HB-2.25", "HB-2.17")
def test_the_decisions_of_setup_come_one_kind_after_the_other() -> None:
    fight = Fight.new(2, scenario="pack1", shop_pick_two=True)
    asked = []
    while fight.s.turn == 0:
        asked.append(fight.asked())
        fight.answer(fight.options()[0])
    kinds_asked = [
        (0, "hero"),
        (1, "hero"),
        (0, "hero-card"),
        (1, "hero-card"),
        (0, "expert"),
        (1, "expert"),
        (0, "charm"),
        (1, "charm"),
        (0, "first"),
    ]
    assert asked[: len(kinds_asked)] == kinds_asked
    assert set(asked[len(kinds_asked) :]) == {(0, "place")}


@pytest.mark.rule("HB-2.18", "HB-2.19")
def test_starting_decks_hands_and_health() -> None:
    for hero, deck in enumerate(columns.STARTING_DECKS):
        assert len(deck) == 10
        assert deck.count(columns.ALOHOMORA) == 7
        assert len(columns.OWN_CARDS[hero]) == 3
    fight = Fight.new(2)
    fight.answer("be harry", "be ron")
    assert fight.s.health == [10, 10]
    fight.events("regeneration")
    fight.answer("begin harry")
    assert [len(hand) for hand in fight.s.hand] == [5, 5]
    assert Counter(fight.s.hand[1] + fight.s.deck[1]) == Counter(columns.STARTING_DECKS[1])
    assert fight.s.attack == fight.s.influence == [0, 0]


@pytest.mark.rule("HB-2.21", "HB-30.10")
@pytest.mark.parametrize("scenario", ["pack2", "pack3", "pack4"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_tile_is_that_of_the_pack_with_the_chosen_side_up(scenario: str, side: str) -> None:
    fight = Fight.set_up(2, scenario=scenario, potion_tile=side)
    assert columns.TILE_NAMES[fight.s.tile] == f"{scenario}-{side}"
    assert len(columns.TILE_SHELVES[fight.s.tile]) == 5


@pytest.mark.rule("HB-2.22")
def test_every_shelf_space_gets_a_random_token() -> None:
    shelves = set()
    for seed in range(4):
        fight = Fight.set_up(2, scenario="pack2", seed=seed)
        assert sorted(set(fight.s.shelf) | set(fight.s.supply)) == list(range(6))
        shelves.add(tuple(fight.s.shelf))
    assert len(shelves) > 1


@pytest.mark.rule("HB-2.23")
def test_dark_potions_are_in_play_only_with_potions() -> None:
    for number in ALL:
        dark = [event for event in columns.event_cards(number) if columns.IS_DARK_POTION[event]]
        assert not dark or columns.TILE_OF[number]


@pytest.mark.rule("HB-2.24")
def test_the_first_hero_is_chosen_or_drawn_by_lot() -> None:
    fight = Fight.new(2)
    fight.answer("be harry", "be ron")
    assert fight.options() == ["begin harry", "begin ron", "begin-by-lot"]
    fight.load(1)
    fight.s.chance.loaded = [1]
    fight.answer("begin-by-lot")
    assert fight.s.first == 1
    fight = Fight.new(2)
    fight.answer("be harry", "be ron", "begin ron")
    assert fight.s.active == 1


@pytest.mark.rule("HB-2.26")
def test_no_two_heroes_have_the_same_expert_card_or_charm() -> None:
    fight = Fight.new(2, scenario="pack1")
    fight.answer("be harry", "be ron", "with harry-7", "with ron-7")
    assert "with stag" in fight.options()
    assert "with terrier" not in fight.options()
    fight.answer("with charms")
    assert "with charms" not in fight.options()
    assert "with stag" not in fight.options()
    fight.answer("with terrier", "with hover")
    assert "with hover" not in fight.options()


@pytest.mark.rule("HB-2.27")
@pytest.mark.parametrize(("scenario", "count"), [("game7", 4), ("box1", 5), ("pack1", 6)])
def test_luna_and_ginny_come_later(scenario: str, count: int) -> None:
    fight = Fight.new(2, scenario=scenario)
    assert len(fight.options()) == count


@pytest.mark.rule("HB-2.28")
def test_hero_cards_on_offer() -> None:
    harry, luna = 0, 4
    offers = [keys(columns.hero_cards_on_offer(harry, n)) for n in (0, 1, 2, 5, 6, 7)]
    assert offers == [
        [],
        [],
        ["harry-3"],
        ["harry-3"],
        ["harry-7"],
        ["harry-7", "harry-box"],
    ]
    assert keys(columns.hero_cards_on_offer(luna, columns.BOX_1)) == ["luna-box"]
    assert keys(columns.hero_cards_on_offer(5, columns.PACK_1)) == ["ginny-pack"]


@pytest.mark.rule("HB-30.2")
def test_locations_are_those_of_the_scenario() -> None:
    assert keys(columns.locations_of(columns.BOX_1)) == [
        "castle-gates",
        "hagrids-hut",
        "great-hall",
    ]
    assert sum(len(columns.locations_of(n)) for n in range(len(columns.SCENARIOS))) == 46


@pytest.mark.rule("HB-30.7")
def test_proficiencies_on_offer() -> None:
    assert len(columns.experts_on_offer(0, columns.GAME_6)) == 9
    assert keys(columns.experts_on_offer(0, columns.BOX_1))[-1] == "care-of-magical-creatures"
    assert columns.experts_on_offer(0, columns.GAME_6 - 1) == []


# -- number of players -----------------------------------------------------------------------------


@pytest.mark.rule("HB-26.1")
@pytest.mark.parametrize(
    ("scenario", "seats", "fine"),
    [("game1", 2, True), ("game1", 4, True), ("game1", 5, False), ("pack1", 5, True)],
)
def test_five_heroes_only_in_packs(scenario: str, seats: int, fine: bool) -> None:
    if fine:
        assert Fight.set_up(seats, scenario=scenario).s.heroes == seats
        return
    with pytest.raises(Refused) as refused:
        Fight.new(seats, scenario=scenario)
    assert refused.value.kind == "seats"


@pytest.mark.rule("HB-26.1")
def test_one_player_needs_the_option() -> None:
    with pytest.raises(Refused):
        Fight.new(1)


@pytest.mark.rule("HB-26.3")
@pytest.mark.parametrize("heroes", [2, 3])
def test_next_and_previous_follow_the_clock(heroes: int) -> None:
    names = ("harry", "ron", "hermione")[:heroes]
    fight = Fight(*names, scenario="box1")
    fight.event("raging-troll")
    assert fight.s.health[1] == 8
    fight.event("blast-ended")
    assert fight.s.health[heroes - 1] == (7 if heroes == 2 else 9)


@pytest.mark.rule("HB-26.17")
@pytest.mark.parametrize(("heroes", "hit"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 3])])
def test_neighbours_sit_next_to_the_hero(heroes: int, hit: list[int]) -> None:
    names = ("harry", "ron", "hermione", "neville")[:heroes]
    fight = Fight(*names, scenario="pack2")
    fight.event("quick-quotes-quill")
    assert [place for place in range(heroes) if fight.s.health[place] == 9] == hit
