"""What a sensible player does."""

from __future__ import annotations

from spellwright.kernel.saying import Saying
from spellwright.testing.duels import Duel
from tests.duels.bot.games import advice_for, advised
from tests.duels.scenes import who

FULL = ((["strong"] * 3), ())
"""No Clash Card can be drawn."""


def best(duel: Duel) -> str:
    return advised(duel.s, duel.s.asks[0].seat)


def follow(duel: Duel, choices: int) -> list[str]:
    """So many choices of greedy for whoever is asked."""
    chosen = []
    for _ in range(choices):
        chosen.append(best(duel))
        duel.answer(chosen[-1])
    return chosen


def test_it_walks_to_the_challenge_that_a_quest_names() -> None:
    duel = Duel({"harry-potter": "e5"}, {"nagini": "a14"}, quests=[["open-book"], []], hands=FULL)
    duel.overlay("book", "e7")
    duel.overlay("cup", "e4")
    assert best(duel) == "do move"
    follow(duel, 3)
    assert duel.at("harry-potter") == "e7"


def test_it_stays_where_the_quest_is_met() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "a14"}, quests=[["open-book"], []], hands=FULL)
    duel.overlay("book", "e7")
    assert best(duel) == "end"


def test_of_two_models_the_nearer_one_goes() -> None:
    duel = Duel(
        {"harry-potter": "i4", "ron-weasley": "e5"},
        {"nagini": "a14"},
        quests=[["open-book"], []],
        hands=FULL,
    )
    duel.overlay("book", "e7")
    assert best(duel) == "model 1:ron-weasley"


def test_it_goes_round_dangerous_terrain() -> None:
    duel = Duel({"harry-potter": "e5"}, {"nagini": "a14"}, quests=[["open-book"], []], hands=FULL)
    duel.overlay("book", "e7")
    duel.overlay("terrain-1", "e6", terrain="dangerous")
    while duel.asked()[1] in ("action", "move") and duel.at("harry-potter") != "e7":
        duel.answer(best(duel))
    assert duel.at("harry-potter") == "e7"
    assert duel.impacts("harry-potter") == 0


def test_it_casts_where_it_scores() -> None:
    duel = Duel({"harry-potter": "e7"}, {"nagini": "e9"}, quests=[["first-hex"], []])
    assert best(duel) == "do cast"
    reason = advice_for(duel.s, 0).reason
    assert isinstance(reason, Saying)
    assert (reason.key, reason.args["who"]) == ("hint-strike", who("nagini"))


def test_it_goes_within_reach_before_it_casts() -> None:
    duel = Duel({"harry-potter": "e4"}, {"nagini": "e10"}, quests=[["first-hex"], []])
    assert best(duel) == "do move"


def test_it_strikes_whoever_is_about_to_fall() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e9", "death-eater-ii": "d8"})
    duel.set("impacts", "death-eater-ii", 4)
    duel.answer("do cast")
    while duel.asked()[1] == "spell":
        duel.answer(best(duel))
    assert best(duel) == "model 2:death-eater-ii"


def test_a_card_is_played_only_if_it_turns_the_clash() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "e9"}, hands=[["strong", "move-1"], []])
    duel.deck(0, "blank")
    duel.deck(1, "move-2")
    duel.cast("basic-combat-spell")
    assert duel.asked() == (0, "swap")
    assert best(duel) == "play move-1"
    sure = Duel({"ron-weasley": "e7"}, {"nagini": "e9"}, hands=[["two-plus"], []])
    sure.deck(0, "strong")
    sure.deck(1, "move-2")
    sure.cast("basic-combat-spell")
    assert best(sure) == "keep"


def test_a_curse_is_countered() -> None:
    duel = Duel(
        {"lord-voldemort": "e7"},
        {"hermione-granger": "e9"},
        spells=[["avada-kedavra"], ["counter-spell"]],
    )
    duel.cast("avada-kedavra")
    duel.decline("before")
    assert duel.asked() == (1, "reaction")
    assert best(duel) == "react counter-spell"


def test_the_third_potion_scores() -> None:
    duel = Duel(
        {"hermione-granger": "e7"},
        {"nagini": "a14"},
        quests=[["apothecary"], []],
        potions=[["wit-sharpener", "smoke-draught"], []],
    )
    duel.s.potions_used[0] = 2
    duel.refresh()
    assert best(duel) == "do potion"


def test_a_hopeless_quest_is_given_up() -> None:
    duel = Duel({"ron-weasley": "e7"}, {"nagini": "a14"}, quests=[["occupation", "open-book"], []])
    duel.overlay("book", "e9")
    duel.do("draw-quest")
    assert best(duel) == "discard-quest occupation"
