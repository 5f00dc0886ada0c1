"""What a question tells beside its arguments: dice, defense, who is still to act, the price."""

from __future__ import annotations

from spellwright.games.funkoverse.content.columns import ITEM_KEYS, ITEM_PLACE, ITEM_SETS
from spellwright.games.funkoverse.lexicons import (
    ABILITY_LEXICON,
    FIGURE_NAMES,
    ITEM_LEXICON,
    SIDE_NAMES,
    SYMBOL_LEXICON,
    TYPE_LEXICON,
    say,
)
from spellwright.testing.funkoverse import WIN, Skirmish


def labels(game: Skirmish) -> dict[str, str]:
    return {option.text: option.label for option in game.s.decisions[0].options}


def test_a_turn_says_how_many_are_still_to_act() -> None:
    game = Skirmish("harry E5, auror A5", "bellatrix F5, death-eater A1")
    assert game.s.decisions[0].prompt == str(say("question-turn", round=game.s.round, waiting=2))


def test_felix_is_asked_for_with_the_defense_and_its_price() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1", items=("felix-felicis harry", ""))
    game.do("harry", "challenge bellatrix")
    who, whom = (FIGURE_NAMES.noun(game.s.called[figure]) for figure in (0, 3))
    asked = game.s.decisions[0]
    felix = ITEM_KEYS.index("felix-felicis")
    facts = {
        "ready": ITEM_LEXICON.noun(felix),
        "symbol": SYMBOL_LEXICON.noun(ITEM_SETS[felix]),
        "rest": ITEM_PLACE[felix],
    }
    ready = facts["ready"]
    told = say("question-felix", who=who, whom=whom, defense=2, ready=ready)
    assert asked.prompt == str(told)
    assert labels(game)["drink"] == str(say("button-felix-drink", **facts))
    assert labels(game)["save"] == str(say("button-felix-save", ready=ready))


def test_ending_a_turn_says_what_stays_unused() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1")
    game.do("harry", "move D5")
    assert labels(game)["end"] == str(say("button-action-end", n=1))


def test_a_challenge_is_aimed_with_its_dice_in_view() -> None:
    game = Skirmish("hermione E5, auror A5", "bellatrix F5, death-eater E4")
    game.do("hermione", "use impedimenta")
    ability = ABILITY_LEXICON.noun(ABILITY_LEXICON.parse("impedimenta"))
    told = say("question-target", ability=ability, dice=2)
    assert game.s.decisions[0].prompt == str(told)


def test_an_ability_says_its_price_and_a_confundo_card_raises_it() -> None:
    game = Skirmish("harry E5", "bellatrix F5, death-eater A1")
    game.turn("harry")
    token = TYPE_LEXICON.noun(TYPE_LEXICON.parse("blue"))
    ability = ABILITY_LEXICON.noun(ABILITY_LEXICON.parse("expelliarmus"))
    price = {"ability": ability, "token": token}
    assert labels(game)["use expelliarmus"] == str(say("button-action-use", cost=2, **price))
    game.s.confundo[0] = 1
    game.refresh()
    assert labels(game)["use expelliarmus"] == str(say("button-action-use", cost=3, **price))


def test_flipping_ones_own_marker_says_that_the_rival_gets_it() -> None:
    game = Skirmish("harry G5, auror G6", "bellatrix A4", scenario="control")
    game.turn("harry")
    game.answer("claim 2", "place G5")
    dark = SIDE_NAMES.noun(1)
    assert labels(game)["flip 2"] == str(say("button-action-flip", area="2", side=dark))


def test_who_comes_back_at_once_was_not_on_the_track() -> None:
    game = Skirmish("harry E5", "voldemort F5 down, death-eater A4")
    game.load(*WIN)
    game.do("harry", "challenge voldemort")
    who = FIGURE_NAMES.noun(game.s.called[3])
    assert game.s.decisions[0].prompt == str(say("question-return", who=who, back="at-once"))
