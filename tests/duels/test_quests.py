"""WD-19: Quest Cards in play, and the conditions of all of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.content.tables import QUESTS
from spellwright.games.duels.rules.quest_conditions import holds
from spellwright.games.duels.rules.scoring import score_positions
from spellwright.testing.duels import Duel, cards

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def sure(duel: Duel) -> Duel:
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    return duel


@pytest.mark.rule("WD-19.1", "WD-19.3")
def test_figures_of_quest_cards() -> None:
    row = QUESTS[columns.quest("occupation")]
    assert (row["points"], row["instant"], row["type"]) == (
        4,
        "no",
        "control-of-arrival-spaces",
    )
    points = sorted(columns.QUEST_POINTS)
    assert points[0] == 1
    assert points[len(points) // 2] == 2


@pytest.mark.rule("WD-19.2", "WD-19.5")
def test_points_are_scored_at_the_end_of_the_round_only() -> None:
    duel = Duel(RON, FAR, quests=[["greater-numbers", "unscathed"], []])
    duel.end()
    assert duel.s.points == [0, 0]
    duel.end_round()
    assert duel.s.points == [1, 0]


@pytest.mark.rule("WD-19.4")
def test_only_active_cards_score() -> None:
    duel = Duel(RON, FAR)
    duel.s.quest_deck[0] = (columns.quest("unscathed"),)
    duel.s.quest_discard[0] = (columns.quest("home-guard"),)
    duel.end_round()
    assert duel.s.points[0] == 0


@pytest.mark.rule("WD-19.6", "WD-19.11")
def test_an_instant_card_scores_at_once() -> None:
    duel = sure(Duel(RON, NAGINI, quests=[["first-hex"], []]))
    duel.cast("basic-combat-spell")
    assert duel.s.points[0] == 1
    assert duel.s.scored[0] == (columns.quest("first-hex"),)


@pytest.mark.rule("WD-19.6", "WD-40.18", "WD-G56")
def test_event_cards_score_before_late_lower_parts() -> None:
    duel = Duel(RON, NAGINI, quests=[["first-hex"], []])
    duel.deck(0, "push-1")
    duel.deck(1, "jinxed")
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "late")
    assert duel.s.points[0] == 1


@pytest.mark.rule("WD-19.7", "WD-19.8")
def test_the_slot_of_a_scored_card_is_refilled_in_the_next_start_phase() -> None:
    duel = sure(Duel(RON, NAGINI, quests=[["first-hex", "unscathed", "foothold"], []]))
    duel.s.quest_deck[0] = (columns.quest("egg-hunt"), columns.quest("raise-the-cup"))
    duel.cast("basic-combat-spell")
    assert len(duel.s.quests[0]) == 2
    duel.end_round()
    assert len(duel.s.quests[0]) == 3


@pytest.mark.rule("WD-19.9", "WD-19.10")
def test_both_score_own_cards_without_being_asked() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed"], ["unscathed"]])
    duel.end_round()
    assert duel.s.points == [1, 1]


@pytest.mark.rule("WD-19.11", "WD-G56")
def test_an_event_counts_only_while_the_card_is_active() -> None:
    duel = sure(Duel(RON, NAGINI, quests=[["unscathed"], []]))
    duel.s.quest_deck[0] = (columns.quest("first-hex"),)
    duel.cast("basic-combat-spell")
    duel.do("draw-quest-tactician")
    assert duel.s.quests[0] == (columns.quest("first-hex"),)
    assert duel.s.points[0] == 0


@pytest.mark.rule("WD-19.12", "WD-14.4")
def test_a_count_of_the_game_holds_when_the_card_becomes_active() -> None:
    duel = Duel(RON, FAR, quests=[["unscathed"], []])
    duel.s.toured[0] = 0b1111
    duel.s.quest_deck[0] = (columns.quest("grand-tour"),)
    duel.do("draw-quest-tactician")
    assert duel.s.points[0] == 3


@pytest.mark.rule("WD-19.12", "WD-15.18", "WD-G56")
def test_position_cards_are_tested_at_the_end_of_every_activation() -> None:
    duel = Duel(RON, FAR, quests=[["grand-tour"], []])
    duel.s.toured[0] = 0b0111
    duel.overlay("cup", "e7")
    duel.end()
    assert duel.s.points[0] == 3


def _q(
    first: dict[str, str], second: dict[str, str], prepare: Callable[[Duel], None] | None = None
) -> Duel:
    duel = Duel(first, second)
    if prepare is not None:
        prepare(duel)
    return duel


def on(*overlays: tuple[str, str]) -> Callable[[Duel], None]:
    def prepare(duel: Duel) -> None:
        for name, where in overlays:
            duel.overlay(name, where, terrain="obscuring" if name.startswith("terrain") else "")

    return prepare


def veiled(*overlays: str) -> Callable[[Duel], None]:
    def prepare(duel: Duel) -> None:
        for number, name in enumerate(overlays):
            duel.overlay(name, f"e{9 + number}", up=False)

    return prepare


def put(column: str, who: str, value: int) -> Callable[[Duel], None]:
    return lambda duel: duel.set(column, who, value)


THREE = {"ron-weasley": "e7", "harry-potter": "e8", "hermione-granger": "e9"}
BEHIND = {"ron-weasley": "d8", "harry-potter": "d9", "hermione-granger": "d10"}
"""In the Zone of the second player."""

CONDITIONS: dict[str, tuple[Duel, Duel]] = {
    # Quest: a position that meets the condition, and one that just misses it.
    "blade-in-hand": (_q(RON, FAR, on(("sword", "e7"))), _q(RON, FAR, on(("sword", "e8")))),
    "ring-bearer": (_q(RON, FAR, on(("ring", "e7"))), _q(RON, FAR, on(("sword", "e7")))),
    "open-book": (_q(RON, FAR, on(("book", "e7"))), _q(RON, FAR)),
    "egg-hunt": (_q(RON, FAR, on(("egg", "e7"))), _q(RON, FAR, on(("egg", "a5")))),
    "crystal-gazer": (_q(RON, FAR, on(("orb", "e7"))), _q(RON, FAR)),
    "raise-the-cup": (_q(RON, FAR, on(("cup", "e7"))), _q(RON, FAR)),
    "two-at-once": (
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e8"))),
        _q(THREE, FAR, on(("cup", "e7"))),
    ),
    "deep-strike": (
        _q(BEHIND, FAR, on(("cup", "d9"))),
        _q(BEHIND, FAR, on(("cup", "d8"))),
    ),
    "behind-the-lines": (
        _q(BEHIND, FAR, on(("cup", "d9"), ("egg", "d8"))),
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e8"))),
    ),
    "triple-crown": (
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e8"), ("orb", "e9"))),
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e8"))),
    ),
    "majority": (
        _q(RON, FAR, on(("cup", "e7"))),
        _q(RON, FAR, on(("cup", "e7"), ("egg", "a5"))),
    ),
    "steel-and-stone": (
        _q(THREE, FAR, on(("sword", "e7"), ("ring", "e8"))),
        _q(THREE, FAR, on(("sword", "e7"), ("cup", "e8"))),
    ),
    "lore-and-sight": (
        _q(THREE, FAR, on(("book", "e7"), ("orb", "e8"))),
        _q(THREE, FAR, on(("book", "e7"))),
    ),
    "feast-day": (
        _q(THREE, FAR, on(("egg", "e7"), ("cup", "e8"))),
        _q(THREE, FAR, on(("egg", "e7"), ("orb", "e8"))),
    ),
    "founders-trove": (
        _q(THREE, FAR, on(("sword", "e7"), ("book", "e8"))),
        _q(THREE, FAR, on(("sword", "e7"), ("egg", "e8"))),
    ),
    "both-banks": (
        _q({"ron-weasley": "f8", "hedwig": "d8"}, FAR, on(("cup", "f8"), ("egg", "d8"))),
        _q({"ron-weasley": "e8", "hedwig": "d8"}, FAR, on(("cup", "e8"), ("egg", "d8"))),
    ),
    "from-the-front": (_q({"ron-weasley": "d8"}, FAR), _q({"ron-weasley": "e8"}, FAR)),
    "unscathed": (_q(RON, FAR), _q(RON, FAR, put("impacts", "ron-weasley", 1))),
    "leaders-prize": (
        _q(THREE, FAR, on(("cup", "e7"))),
        _q(THREE, FAR, on(("cup", "e8"))),
    ),
    "surrounded": (
        _q(RON, {"nagini": "e8", "hedwig": "e6"}),
        _q(RON, {"nagini": "e8", "hedwig": "e5"}),
    ),
    "foothold": (_q({"ron-weasley": "a5"}, NAGINI), _q({"ron-weasley": "a6"}, NAGINI)),
    "invasion": (
        _q({"ron-weasley": "a5", "hedwig": "a7"}, NAGINI),
        _q({"ron-weasley": "a5", "hedwig": "a6"}, NAGINI),
    ),
    "occupation": (
        _q({"ron-weasley": "a5", "hedwig": "a7", "harry-potter": "a11"}, NAGINI),
        _q({"ron-weasley": "a5", "hedwig": "a7", "harry-potter": "a12"}, NAGINI),
    ),
    "home-guard": (
        _q({"ron-weasley": "i5"}, NAGINI),
        _q({"ron-weasley": "i5"}, {"nagini": "f9"}),
    ),
    "two-gates": (
        _q({"ron-weasley": "i5", "hedwig": "a5"}, NAGINI),
        _q({"ron-weasley": "i5", "hedwig": "a6"}, NAGINI),
    ),
    "spread-thin": (
        _q(
            RON,
            {"nagini": "e9", "hedwig": "e10", "troll": "e11"},
            lambda d: d.s.impacts.__setitem__(slice(6, 9), [1, 1, 2]),
        ),
        _q(
            RON,
            {"nagini": "e9", "hedwig": "e10", "troll": "e11"},
            lambda d: d.s.impacts.__setitem__(slice(6, 9), [1, 0, 4]),
        ),
    ),
    "on-the-brink": (
        _q(RON, NAGINI, put("impacts", "nagini", 4)),
        _q(RON, NAGINI, put("impacts", "nagini", 3)),
    ),
    "close-ranks": (_q({**THREE, "hedwig": "e10"}, FAR), _q({**THREE, "hedwig": "e11"}, FAR)),
    "nobody-left-behind": (
        _q(RON, NAGINI, put("impacts", "nagini", 1)),
        _q(RON, NAGINI),
    ),
    "pincer": (
        _q({"ron-weasley": "e8", "hedwig": "e10"}, NAGINI),
        _q({"ron-weasley": "e8", "hedwig": "e11"}, NAGINI),
    ),
    "march-on": (_q(BEHIND, FAR), _q({**BEHIND, "ron-weasley": "e8"}, FAR)),
    "ring-of-watchers": (
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e10"), ("orb", "d8"))),
        _q(THREE, FAR, on(("cup", "e7"), ("egg", "e11"), ("orb", "d8"))),
    ),
    "ground-taken": (
        _q(RON, FAR, on(("terrain-2", "e7"))),
        _q(RON, FAR, on(("cup", "e7"))),
    ),
    "in-the-shadows": (_q({"ron-weasley": "c9"}, FAR), _q({"ron-weasley": "g5"}, FAR)),
    "many-paths": (
        _q({"ron-weasley": "c9", "hedwig": "c13"}, FAR),
        _q({"ron-weasley": "c9", "hedwig": "g5"}, FAR),
    ),
    "veil-of-mystery": (
        _q(RON, FAR, veiled("cup", "egg", "orb")),
        _q(RON, FAR, veiled("cup", "egg")),
    ),
    "lords-of-the-land": (
        _q(THREE, FAR, on(("terrain-1", "e7"), ("terrain-2", "e8"))),
        _q(THREE, FAR, on(("terrain-1", "e7"))),
    ),
    "full-hand": (
        _q(RON, FAR, lambda d: d.hand(0, "strong", "luck", "blank")),
        _q(RON, FAR, lambda d: d.hand(0, "strong", "luck")),
    ),
    "deep-reserve": (
        _q(RON, FAR, lambda d: d.s.light.__setitem__(0, 6)),
        _q(RON, FAR, lambda d: d.s.light.__setitem__(0, 5)),
    ),
    "tireless": (
        _q(RON, FAR, lambda d: d.s.clock.__setitem__(slice(0, 3), [1, 2, 1])),
        _q(RON, FAR, lambda d: d.s.clock.__setitem__(slice(0, 3), [1, 2, 0])),
    ),
    "greater-numbers": (_q(THREE, FAR), _q(RON, FAR)),
    "woven-magic": (
        _q(RON, FAR, lambda d: d.s.upkept.extend([0, 1])),
        _q(RON, FAR, lambda d: d.s.upkept.extend([0, 40])),
    ),
}


@pytest.mark.rule("WD-19.5", "WD-19.12")
@pytest.mark.parametrize("quest", list(CONDITIONS))
def test_the_condition_of_each_quest(quest: str) -> None:
    met, missed = CONDITIONS[quest]
    number = columns.quest(quest)
    assert holds(met.s, 0, number)
    assert not holds(missed.s, 0, number)


@pytest.mark.rule("WD-7.5", "WD-38.11")
def test_a_hanging_model_controls_nothing() -> None:
    duel = Duel({"ron-weasley": "a5"}, NAGINI)
    duel.overlay("cup", "a5")
    duel.set("hanging", "ron-weasley", 1)
    assert not holds(duel.s, 0, columns.quest("raise-the-cup"))
    assert not holds(duel.s, 0, columns.quest("foothold"))


@pytest.mark.rule("WD-19.12")
def test_firm_grip_needs_the_same_challenge_since_the_round_began() -> None:
    duel = Duel(RON, FAR)
    duel.overlay("cup", "e7")
    assert not holds(duel.s, 0, columns.quest("firm-grip"))
    duel.end_round()
    assert holds(duel.s, 0, columns.quest("firm-grip"))


# -- events ----------------------------------------------------------------------------------------


def scored(duel: Duel) -> list[str]:
    return [QUESTS[quest]["key"] for quest in duel.s.scored[0]]


@pytest.mark.rule("WD-19.11")
def test_duel_of_leaders_and_out_of_the_duel_and_break_the_head() -> None:
    quests = ["duel-of-leaders", "out-of-the-duel", "break-the-head"]
    duel = sure(Duel(RON, {"nagini": "e9", "hedwig": "e12"}, quests=[quests, []]))
    duel.set("impacts", "nagini", 4)
    duel.cast("basic-combat-spell")
    assert sorted(scored(duel)) == sorted(quests)


@pytest.mark.rule("WD-19.11")
def test_heavy_blow_and_tooth_and_steel() -> None:
    gear = {"ron-weasley": ["sword-of-gryffindor"]}
    duel = sure(
        Duel(RON, {"nagini": "e8"}, gear=gear, quests=[["heavy-blow", "tooth-and-steel"], []])
    )
    duel.attack()
    assert sorted(scored(duel)) == ["heavy-blow", "tooth-and-steel"]


@pytest.mark.rule("WD-19.11")
def test_breakthrough_in_one_activation() -> None:
    duel = Duel({"fawkes": "f9"}, {"nagini": "e14"}, quests=[["breakthrough"], []])
    duel.do("move", "to e9", "to d8", "to c8", "to b7", "to b6")
    duel.end()
    assert scored(duel) == ["breakthrough"]


@pytest.mark.rule("WD-19.11")
def test_through_the_fire() -> None:
    duel = Duel(RON, FAR, quests=[["through-the-fire"], []])
    duel.ground("e6", "dangerous")
    duel.do("move", "to e6", "stop")
    assert scored(duel) == []
    duel.end()
    assert scored(duel) == ["through-the-fire"]


@pytest.mark.rule("WD-19.11")
def test_apothecary_counts_the_third_potion() -> None:
    duel = Duel(
        RON, FAR, potions=[["smoke-draught", "wit-sharpener"], []], quests=[["apothecary"], []]
    )
    duel.s.potions_used[0] = 1
    duel.drink("smoke-draught")
    assert scored(duel) == []
    duel.end()
    duel.end()
    duel.drink("wit-sharpener")
    assert scored(duel) == ["apothecary"]


@pytest.mark.rule("WD-19.11", "WD-G56")
def test_masterpiece_is_a_hard_spell_that_succeeds() -> None:
    for card, points in (("two-plus", 2), ("jinxed", 0)):
        duel = Duel(
            {"harry-potter": "e7"},
            FAR,
            spells=[["protego-maxima"], []],
            quests=[["masterpiece"], []],
        )
        duel.s.deck[0] = cards("strong", card)
        duel.cast("protego-maxima")
        assert duel.s.points[0] == points


@pytest.mark.rule("WD-19.10", "WD-G18")
def test_scoring_happens_once_for_each_card() -> None:
    duel = Duel(RON, FAR, quests=[["woven-magic"], []])
    duel.s.upkept = [0, 1]
    score_positions(duel.s)
    score_positions(duel.s)
    assert duel.s.points[0] == 2
    assert duel.s.scored[0] == (columns.quest("woven-magic"),)
