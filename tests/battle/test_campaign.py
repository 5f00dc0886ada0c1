"""HB-25: the campaign."""

from __future__ import annotations

import json

import pytest

from spellwright.face.parts import Fact
from spellwright.games.battle.campaign import LEVELS, MODES, BattleCampaign
from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import spaces
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.dark_arts import number_of_events
from spellwright.games.battle.rules.foes import win
from spellwright.games.battle.state import BattleState
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.testing.battle import Fight, keys, kinds
from tests.battle.sayings import named, said


def begin(campaign: BattleCampaign, seed: int = 1) -> BattleState:
    """The next game of a campaign, after its setup."""
    s = RULES.new(None, seed, campaign.settings())
    while s.turn == 0:
        s.choose(s.asks[0].seat, s.decisions[0].options[0])
    return s


def win_now(s: BattleState, *answers: str) -> None:
    s.asks.clear()
    win(s)
    s.run()
    for answer in answers:
        s.choose(s.asks[0].seat, answer)
    assert s.over


def lose_now(s: BattleState) -> None:
    s.finish(1, [2] * s.seats, [0] * s.seats)


@pytest.mark.rule("HB-25.1", "HB-25.19")
def test_the_levels_come_in_order() -> None:
    assert LEVELS == ("game1", "game2", "game3", "game4", "game5", "game6", "game7", "pack4")
    campaign = BattleCampaign("easy")
    played = []
    for _ in LEVELS:
        played.append(campaign.settings()["scenario"])
        s = begin(campaign)
        win_now(s)
        campaign.take_in(s)
    assert played == list(LEVELS)
    assert campaign.is_over
    assert [chapter.won for chapter in campaign.chapters()] == [True] * len(LEVELS)
    with pytest.raises(Refused):
        campaign.settings()


@pytest.mark.rule("HB-25.2")
def test_a_lost_level_is_attempted_again_with_what_there_was_before() -> None:
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    s.pile[0] += kinds("lumos")
    win_now(s)
    campaign.take_in(s)
    s = begin(campaign)
    s.pile[0] += kinds("descendo")
    lose_now(s)
    campaign.take_in(s)
    assert campaign.settings()["scenario"] == "game2"
    assert columns.thing("lumos") in campaign.decks[0]
    assert columns.thing("descendo") not in campaign.decks[0]
    assert [(game.chapter, game.won) for game in campaign.played()] == [(0, True), (1, False)]
    assert campaign.chapters()[:3] == [
        ("Year 1", 1, True),
        ("Year 2", 1, False),
        ("Year 3", 0, False),
    ]


@pytest.mark.rule("HB-25.3", "HB-25.5", "HB-25.21")
def test_easy_keeps_decks_and_takes_their_cards_out_of_the_shop() -> None:
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    s.pile[0] += kinds("albus-dumbledore")
    s.health, s.attack = [3, 3], [2, 2]
    win_now(s)
    campaign.take_in(s)
    s = RULES.new(None, 2, campaign.settings())
    s.choose(0, "begin ron")
    assert s.hero == [0, 1]
    assert len(s.deck[0]) + len(s.hand[0]) == 11
    cards = s.market + [kind for stack in s.shop for kind in stack]
    assert columns.thing("albus-dumbledore") not in cards
    assert max(s.health) == 10
    assert s.attack == [0, 0]


@pytest.mark.rule("HB-25.4", "HB-EX23")
@pytest.mark.parametrize(
    ("scenario", "number"), [("game1", 1), ("game2", 2), ("game5", 2), ("game7", 2), ("pack4", 3)]
)
def test_easy_sets_the_number_of_events_by_the_level(scenario: str, number: int) -> None:
    fight = Fight("harry", "ron", scenario=scenario, campaign="easy")
    assert number_of_events(fight.s) == number
    fight = Fight("harry", "ron", scenario=scenario, dark_count="level")
    assert number_of_events(fight.s) == number


def before_the_last_level(campaign: BattleCampaign) -> BattleState:
    """The seventh level, running; all others are won."""
    for _ in range(6):
        s = begin(campaign)
        win_now(s)
        campaign.take_in(s)
    return begin(campaign)


@pytest.mark.rule("HB-25.6")
@pytest.mark.parametrize(("reading", "in_deck", "supply"), [("supply", 0, 20), ("owner", 2, 18)])
def test_banished_detentions_return(reading: str, in_deck: int, supply: int) -> None:
    campaign = BattleCampaign("easy", {"easy-detention": reading})
    s = before_the_last_level(campaign)
    s.banished += [columns.DETENTION] * 2
    s.detentions_banished[1] = 2
    win_now(s)
    campaign.take_in(s)
    s = begin(campaign)
    deck = s.deck[1] + s.hand[1] + s.pile[1]
    assert deck.count(columns.DETENTION) == in_deck
    assert s.detentions == supply


@pytest.mark.rule("HB-25.2", "HB-25.6")
def test_detentions_banished_in_a_lost_attempt_do_not_enter_the_retry() -> None:
    campaign = BattleCampaign("easy", {"easy-detention": "owner"})
    s = before_the_last_level(campaign)
    s.banished += [columns.DETENTION]
    s.detentions_banished[0] = 1
    win_now(s)
    campaign.take_in(s)
    for _ in range(2):
        s = begin(campaign)
        deck = [s.deck[place] + s.hand[place] + s.pile[place] for place in range(2)]
        assert [cards.count(columns.DETENTION) for cards in deck] == [1, 0]
        s.detentions_banished = [1, 3]
        lose_now(s)
        campaign.take_in(s)


@pytest.mark.rule("HB-25.3")
def test_cards_in_play_are_kept_at_an_easy_win() -> None:
    """The winning Hero has played all of the hand; another's cards are not in the play area."""
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    owned = [sorted(s.deck[n] + s.hand[n] + s.pile[n]) for n in range(2)]
    active = s.active
    while s.hand[active]:
        s.choose(s.asks[0].seat, s.decisions[0].options[0])
    assert len(s.play_area) >= columns.HAND_SIZE
    win_now(s)
    campaign.take_in(s)
    bought = [sorted(campaign.decks[n]) for n in range(2)]
    assert bought == owned


FLAGRANTE_GONE: list[dict[str, list[str]]] = [
    {"deck": ["flagrante"]},
    {"deck": ["flagrante", "flagrante"]},
    {"shop": ["flagrante"]},
    {"shop": ["flagrante", "flagrante"]},
    {"banished": ["flagrante"]},
    {"banished": ["flagrante", "flagrante"], "deck": ["finite", "finite", "tergeo"]},
    {"deck": ["hogwarts-a-history"] * 6, "banished": ["dobby"]},
]


@pytest.mark.rule("HB-24.22", "HB-24.36", "HB-25.7")
@pytest.mark.parametrize("level", range(len(LEVELS)))
@pytest.mark.parametrize("gone", FLAGRANTE_GONE)
def test_forced_cards_come_in_every_game_of_a_campaign(
    level: int, gone: dict[str, list[str]]
) -> None:
    document = {
        "heroes": [
            {"hero": "harry", "deck": gone.get("deck", []), "shop": gone.get("shop", [])},
            {"hero": "ron", "deck": [], "shop": []},
        ],
        "banished": gone.get("banished", []),
    }
    for more in range(64):
        options: dict[str, Value] = {
            "scenario": LEVELS[level],
            "campaign": "easy" if more % 2 else "normal",
            "carried": json.dumps(document),
            "shop-flagrante": True,
            "shop-starters": bool(more & 2),
            "shop-split": bool(more & 4),
            "shop-stack": bool(more & 8),
            "shop-pick-two": bool(more & 16),
            "shop-dismiss": bool(more & 32),
        }
        s = RULES.new(None, more, options)
        while s.turn == 0:
            s.choose(s.asks[0].seat, s.decisions[0].options[0])
        assert s.shop[0][-1] == columns.FLAGRANTE
        assert RULES.faults(s) == []


@pytest.mark.rule("HB-25.4")
def test_who_chooses_a_campaign_is_told_where_easy_is_the_harder_one() -> None:
    easy = Fight("harry", "ron", scenario="game2", campaign="easy")
    normal = Fight("harry", "ron", scenario="game2", campaign="normal")
    assert [number_of_events(fight.s) for fight in (easy, normal)] == [2, 1]
    assert spaces(easy.s) == 4
    told = str(MODES[0].sentence)
    assert "Year 2" in told
    assert "2 events" in told


@pytest.mark.rule("HB-25.7")
def test_other_banished_cards_stay_out_of_the_campaign() -> None:
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    s.banished += kinds("albus-dumbledore")
    win_now(s)
    campaign.take_in(s)
    s = begin(campaign)
    cards = s.market + [kind for stack in s.shop for kind in stack]
    assert columns.thing("albus-dumbledore") not in cards


@pytest.mark.rule("HB-25.8")
def test_normal_starts_every_level_with_the_plain_deck() -> None:
    campaign = BattleCampaign("normal")
    s = begin(campaign)
    s.pile[0] += kinds("lumos")
    win_now(s)
    campaign.take_in(s)
    s = begin(campaign)
    deck = s.deck[0] + s.hand[0] + s.pile[0]
    assert sorted(deck) == sorted(columns.STARTING_DECKS[s.hero[0]])


@pytest.mark.rule("HB-25.9", "HB-25.22", "HB-EX24")
def test_a_purchased_card_of_the_next_levels_number_can_be_put_by() -> None:
    campaign = BattleCampaign("normal")
    s = begin(campaign)
    s.purchased[0] = kinds("essence-of-dittany", "reparo", "wingardium-leviosa")
    s.purchased[1] = kinds("reparo")
    s.asks.clear()
    win(s)
    s.run()
    options = [option.text for option in s.decisions[0].options]
    assert options == ["keep wingardium-leviosa", "keep essence-of-dittany", "decline"]
    s.choose(0, "keep essence-of-dittany")
    assert s.over
    assert s.outcome is not None
    assert s.outcome.how == "won"
    campaign.take_in(s)
    assert keys(campaign.shops[0]) == ["essence-of-dittany"]
    assert campaign.shops[1] == []


@pytest.mark.rule("HB-EX24")
@pytest.mark.parametrize(
    ("scenario", "card"), [("game6", "golden-egg"), ("game7", "albus-dumbledore")]
)
def test_later_levels_put_dearer_cards_by(scenario: str, card: str) -> None:
    fight = Fight("harry", "ron", scenario=scenario, campaign="normal")
    fight.s.purchased[0] = kinds(card, "lumos")
    fight.s.asks.clear()
    win(fight.s)
    fight.run()
    assert fight.options() == [f"keep {card}", "decline"]


@pytest.mark.rule("HB-25.10")
def test_normal_starts_with_a_control_token_on_the_first_location() -> None:
    fight = Fight.new(2, campaign="normal")
    fight.answer("be harry", "be ron")
    fight.s.chance.record = []
    fight.answer("begin harry")
    assert fight.s.control >= 1
    assert fight.s.fixed_control == 0
    fight.control(4)
    fight.events("regeneration")
    while fight.s.active == 0:
        fight.answer(fight.options()[-1])
    assert fight.s.control == 0


@pytest.mark.rule("HB-25.11", "HB-25.12", "HB-EX32")
def test_the_personal_shop_is_open_to_its_owner_alone() -> None:
    fight = Fight("harry", "ron", campaign="normal")
    fight.s.own_shop[0] = kinds("essence-of-dittany", "reparo")
    fight.shop("lumos")
    fight.tokens(0, influence=8)
    assert "acquire lumos" in fight.options()
    fight.answer("acquire-own essence-of-dittany")
    assert "acquire-own reparo" not in fight.options()
    fight.events("regeneration", "regeneration")
    fight.done()
    fight.tokens(1, influence=8)
    assert "acquire-own reparo" not in fight.options()
    fight.done()
    fight.tokens(0, influence=8)
    assert "acquire-own reparo" in fight.options()


@pytest.mark.rule("HB-25.13", "HB-25.14", "HB-25.15")
def test_a_purchase_from_the_personal_shop_is_an_acquisition() -> None:
    fight = Fight("harry", "ron", campaign="normal")
    fight.s.own_shop[0] = kinds("essence-of-dittany", "essence-of-dittany")
    fight.shop("lumos")
    fight.tokens(0, influence=8)
    fight.answer("acquire-own essence-of-dittany")
    assert fight.s.influence[0] == 6
    assert fight.discarded(0) == ["essence-of-dittany"]
    assert "sweep" not in fight.options()
    assert "acquire-own essence-of-dittany" not in fight.options()


@pytest.mark.rule("HB-25.16", "HB-25.17")
def test_a_bought_card_returns_and_the_shops_cards_leave_the_common_deck() -> None:
    campaign = BattleCampaign("normal")
    s = begin(campaign)
    s.purchased[0] = kinds("essence-of-dittany")
    win_now(s, "keep essence-of-dittany")
    campaign.take_in(s)
    s = begin(campaign)
    assert keys(s.own_shop[0]) == ["essence-of-dittany"]
    cards = s.market + [kind for stack in s.shop for kind in stack]
    assert cards.count(columns.thing("essence-of-dittany")) == 3
    s.own_shop[0] = []
    s.pile[0] += kinds("essence-of-dittany")
    lose_now(s)
    campaign.take_in(s)
    assert keys(campaign.shops[0]) == ["essence-of-dittany"]


@pytest.mark.rule("HB-25.9")
def test_two_campaigns_taken_up_from_the_same_record_share_no_shop() -> None:
    campaign = BattleCampaign("normal")
    s = begin(campaign)
    win_now(s)
    campaign.take_in(s)
    record = campaign.to_json()
    one, other = BattleCampaign.from_json(record), BattleCampaign.from_json(record)
    s = begin(one)
    s.purchased[0] = kinds("reparo")
    win_now(s, "keep reparo")
    one.take_in(s)
    assert keys(one.shops[0]) == ["reparo"]
    assert other.shops == [[], []]
    assert BattleCampaign.from_json(record).shops == [[], []]


@pytest.mark.rule("HB-25.18")
def test_without_a_campaign_nothing_carries_over() -> None:
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    win_now(s)
    campaign.take_in(s)
    settings = {**campaign.settings(), "campaign": "none"}
    with pytest.raises(Refused) as refused:
        RULES.new(2, 1, settings)
    assert refused.value.clause == "HB-25.18"


@pytest.mark.rule("HB-25.20")
def test_a_campaign_is_played_by_the_first_four_heroes_who_stay() -> None:
    fight = Fight.new(2, scenario="pack4", campaign="easy")
    assert fight.options() == ["be harry", "be ron", "be hermione", "be neville"]
    with pytest.raises(Refused):
        Fight.new(5, scenario="pack4", campaign="easy")
    with pytest.raises(Refused) as refused:
        Fight.new(2, scenario="box2", campaign="easy")
    assert refused.value.clause == "HB-25.19"


def test_a_campaign_can_be_put_away_and_taken_up_again() -> None:
    campaign = BattleCampaign("normal", {"shop-split": True})
    for level in range(3):
        s = begin(campaign)
        if level == 1:
            lose_now(s)
        else:
            win_now(s)
        campaign.take_in(s, [Fact("Harry", "3 Attack assigned")])
        again = BattleCampaign.from_json(campaign.to_json())
        assert again.to_json() == campaign.to_json()
        assert again.settings() == campaign.settings()
    assert campaign.level == 3
    assert campaign.played()[0].facts[-1] == Fact("Harry", "3 Attack assigned")


def test_what_is_kept_is_shown_with_a_drawing_of_the_cards() -> None:
    easy, normal = BattleCampaign("easy"), BattleCampaign("normal")
    for campaign in (easy, normal):
        assert campaign.holdings() == []
        s = begin(campaign)
        s.pile[0] += kinds("lumos", "lumos")
        s.purchased[0] = kinds("essence-of-dittany")
        win_now(s, *(["keep essence-of-dittany"] if campaign is normal else []))
        campaign.take_in(s)
    deck, _ = easy.holdings()
    assert deck.title == said("panel-deck-of", who="harry")
    assert "2 × Lumos!" in [row.text for row in deck.rows]
    assert "Lumos" in deck.picture
    shop, empty = normal.holdings()
    assert [row.text for row in shop.rows] == [named("essence-of-dittany")]
    assert (empty.rows[0].text, empty.picture) == (said("panel-empty"), "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "something"}, "campaign-format"),
        ({"mode": "hard"}, "campaign-mode"),
        ({"attempts": [[2, True, 1, 0, []]]}, "campaign-order"),
        ({"attempts": [[1, 1, 1, 0, []]]}, "campaign-attempt"),
        ({"attempts": [[1, True, 1, 0, [["Turns"]]]]}, "campaign-statistics"),
        ({"attempts": [[1, True, 1, 0, [["Turns", 3]]]]}, "campaign-facts"),
        ({"returned": [0]}, "campaign-detentions"),
        ({"options": []}, "campaign-options"),
        ({"kept": "nonsense"}, "carried-text"),
    ],
)
def test_a_broken_record_is_refused(change: dict[str, object], reason: str) -> None:
    campaign = BattleCampaign("easy")
    s = begin(campaign)
    win_now(s)
    campaign.take_in(s)
    document = {**json.loads(campaign.to_json()), **change}
    with pytest.raises(Refused) as refused:
        BattleCampaign.from_json(json.dumps(document))
    assert refused.value.says.key == f"refusal-{reason}"


def test_only_a_finished_game_of_the_level_is_taken_in() -> None:
    campaign = BattleCampaign("easy")
    with pytest.raises(Refused):
        campaign.take_in(begin(campaign))
    s = Fight("harry", "ron", scenario="game2", campaign="easy").s
    lose_now(s)
    with pytest.raises(Refused):
        campaign.take_in(s)
