"""The log says why, and tells nothing that did not happen."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.content import columns
from spellwright.games.duels.rulebook import RULES
from spellwright.testing.duels import Duel, set_column
from tests.duels.scenes import FAR, HARRY, NAGINI, RON, sure


def sentences(duel: Duel) -> list[str]:
    return [RULES.events[event.kind].text(event.args) for event in duel.story]


def said(duel: Duel, *wanted: str) -> bool:
    """Whether these sentences were told in this order, others between them or not."""
    told = iter(sentences(duel))
    return all(sentence in told for sentence in wanted)


@pytest.mark.rule("WD-38.6c", "WD-38.6d")
def test_burning_is_named_as_the_cause_and_goes_out() -> None:
    duel = Duel(RON, FAR)
    duel.set("burning", "ron-weasley", 1)
    duel.end()
    assert said(
        duel,
        "Ron Weasley (P1) suffers from Burning.",
        "Ron Weasley (P1) receives 1 Impacts.",
        "Ron Weasley (P1) is freed of Burning.",
    )


@pytest.mark.rule("WD-38.8b", "WD-38.8c")
def test_poison_is_named_as_the_cause() -> None:
    duel = Duel(RON, FAR)
    duel.set("poison", "ron-weasley", 2)
    duel.end_round()
    assert said(
        duel,
        "Ron Weasley (P1) suffers from Poison.",
        "Ron Weasley (P1) receives 1 Impacts.",
        "Ron Weasley (P1) has Poison 1.",
    )
    duel.end_round()
    assert said(duel, "Ron Weasley (P1) has Poison 1.", "Ron Weasley (P1) is freed of Poison.")


@pytest.mark.rule("WD-6.11", "WD-G42")
def test_terrain_fiendfyre_and_traps_are_named() -> None:
    duel = Duel(RON, FAR)
    duel.ground("e8", "dangerous")
    duel.do("move", "to e8", "stop")
    assert said(duel, "Ron Weasley (P1) suffers from Dangerous Terrain.")
    trap = Duel(RON, FAR)
    set_column(trap.s, "trap_at", 2, trap.s.at[trap.model("ron-weasley")] + 1)
    set_column(trap.s, "trap_spell", 2, columns.CAVE_INIMICUM)
    set_column(trap.s, "trap_caster", 2, trap.model("nagini"))
    trap.refresh()
    trap.do("move", "to e8")
    assert said(trap, "Ron Weasley (P1) springs a Trap: Cave Inimicum.")
    fire = Duel(RON, FAR)
    fire.s.fiendfyre[1] = fire.s.at[fire.model("ron-weasley")]
    fire.end()
    assert said(fire, "Ron Weasley (P1) suffers from Fiendfyre.")


@pytest.mark.rule("WD-26.9")
def test_what_spares_impacts_is_named() -> None:
    gear = {"nagini": ["gaunts-ring", "death-eater-mask"]}
    duel = sure(Duel(RON, NAGINI, spells=[["bombarda"], []], gear=gear))
    duel.cast("bombarda")
    assert said(
        duel,
        "Gaunt's Ring spares Nagini (P2) 1 Impact.",
        "Death Eater Mask spares Nagini (P2) 1 Impact.",
        "Nagini (P2) receives no Impact.",
    )


@pytest.mark.rule("WD-37.34")
def test_resistance_is_told() -> None:
    duel = Duel(RON, {"dobby": "e9"}, hands=[[], ["blank"]])
    duel.deck(0, "luck", "strong", "strong", "strong")
    duel.deck(1, "jinxed")
    duel.cast("basic-combat-spell")
    duel.decline("card", "swap")
    assert duel.asked() == (1, "resist")
    duel.answer("discard blank")
    assert said(duel, "Dobby (P2) resists 1 of the Impacts.", "Dobby (P2) receives no Impact.")


@pytest.mark.rule("WD-37.4a", "WD-37.4c")
def test_a_brave_test_is_announced() -> None:
    duel = Duel(NAGINI, {"ron-weasley": "e10"})
    duel.set("impacts", "ron-weasley", 4)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed", "strong")
    duel.attack()
    assert said(
        duel,
        "Ron Weasley (P2) is Brave: a Defense Test with 3 successes is needed.",
        "P2 reveals +3.",
        "Ron Weasley (P2) has 4 successes in the test.",
        "Ron Weasley (P2) stays with 4 Impacts.",
    )


@pytest.mark.rule("WD-37.26a", "WD-37.39", "WD-37.14")
def test_what_is_due_to_a_trait_is_told() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, NAGINI)
    duel.cast("basic-combat-spell", way="cast-master")
    assert said(duel, "Albus Dumbledore (P1) uses Master Wizard.")
    ron = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    ron.s.quest_deck[0] = (1, 2)
    ron.do("draw-quest-tactician", "discard-quest foothold")
    assert said(ron, "Ron Weasley (P1) uses Tactician.")
    harry = Duel(HARRY, FAR)
    harry.s.mourning[0] = 1
    harry.end()
    harry.answer("model 1:harry-potter")
    assert said(harry, "Harry Potter (P1) uses Gryffindor.")


@pytest.mark.rule("WD-23.5", "WD-23.6")
def test_advantage_and_disadvantage_of_a_clash_are_told() -> None:
    duel = Duel(RON, {"harry-potter": "e9"})
    duel.set("dazed", "ron-weasley", 2)
    duel.cast("basic-combat-spell")
    duel.decline("card", "empower", "swap")
    assert said(duel, "P1 has Disadvantage 2 in this Clash.", "P2 has Advantage 1 in this Clash.")
    assert said(duel, "An earlier effect hinders P1.", "The Chosen One helps P2.")


@pytest.mark.rule("WD-23.2", "WD-37.7c")
def test_what_helps_and_hinders_is_told_also_where_nothing_is_left_of_it() -> None:
    duel = Duel(RON, {"nagini": "e9"})
    duel.set("dazed", "ron-weasley", 1)
    duel.set("felix", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    duel.decline("card", "empower", "swap")
    assert said(duel, "Felix Felicis helps P1.", "An earlier effect hinders P1.")
    assert not duel.told("advantage") + duel.told("disadvantage")


@pytest.mark.rule("WD-29.8", "WD-37.38")
def test_empowering_says_what_it_costs() -> None:
    duel = Duel(RON, NAGINI, spells=[["bombarda"], []], power=[(2, 2), (0, 0)])
    duel.cast("bombarda")
    duel.answer("empower", "white 1")
    assert said(duel, "P1 pays 2 Power Markers to Empower.")
    free = Duel({"albus-dumbledore": "e7"}, NAGINI, spells=[["stupefy"], []])
    free.s.deck[0] = []
    free.whole_deck(0, "strong", "strong", "strong")
    free.cast("stupefy")
    free.decline("before")
    free.answer("empower")
    assert said(free, "P1 Empowers without paying.")


@pytest.mark.rule("WD-18.6", "WD-G1")
@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ([7, 5], "P1 wins, 7 Quest Points to 5."),
        ([2, 3], "P2 wins, 3 Quest Points to 2."),
        ([4, 4], "Nobody wins: 4 Quest Points each."),
    ],
)
def test_the_end_says_who_won(points: list[int], sentence: str) -> None:
    duel = Duel(RON, FAR)
    duel.s.round = 3
    duel.s.points = points
    duel.end_round()
    assert sentences(duel)[-1] == sentence


# -- nothing that did not happen -------------------------------------------------------------------


@pytest.mark.rule("WD-38.3")
def test_nobody_is_freed_of_what_it_does_not_have() -> None:
    duel = Duel(RON, FAR, potions=[["essence-of-dittany"], []])
    duel.set("slow", "ron-weasley", 1)
    duel.drink("essence-of-dittany")
    freed = [sentence for sentence in sentences(duel) if "freed" in sentence]
    assert freed == ["Ron Weasley (P1) is freed of Slow."]


@pytest.mark.rule("WD-12.16")
def test_whoever_exchanges_no_quest_keeps_them() -> None:
    for seed in range(3):
        s = RULES.new(2, seed)
        told = []
        while s.round == 0:
            keys = [str(option) for option in s.decisions[0].options]
            s.choose(s.decisions[0].seat, "keep" if "keep" in keys else keys[-1])
            told += [RULES.events[event.kind].text(event.args) for event in s.events]
        assert not [sentence for sentence in told if "exchanges 0" in sentence]


@pytest.mark.rule("WD-34.7")
@pytest.mark.parametrize(
    "potion", ["blood-replenishing-draught", "antidote-to-common-poisons", "invigoration-drops"]
)
def test_a_potion_that_changes_nothing_says_so(potion: str) -> None:
    duel = Duel(RON, FAR, potions=[[potion], []])
    duel.do("potion")
    assert sentences(duel)[-1] == "It changes nothing."


@pytest.mark.rule("WD-38.11")
def test_a_disguise_that_ends_is_told() -> None:
    duel = Duel(RON, NAGINI)
    duel.set("disguised", "ron-weasley", 1)
    duel.set("cloaked", "ron-weasley", 3)
    duel.cast("basic-combat-spell")
    assert said(
        duel,
        "Ron Weasley (P1) drops the disguise.",
        "Ron Weasley (P1) is no longer concealed.",
    )


@pytest.mark.rule("WD-32.11")
def test_a_spell_that_lapses_says_why() -> None:
    duel = Duel(RON, FAR, spells=[["protego"], []])
    card = duel.card(0, "protego")
    duel.s.holder[card] = duel.s.aim[card] = duel.model("ron-weasley")
    duel.s.upkept = [card]
    duel.end_round()
    while not duel.told("lapsed"):
        duel._shy()
    assert said(duel, "P1 does not pay the Upkeep of Protego.", "Protego ends.")


def test_no_event_of_a_whole_game_has_a_zero_in_it() -> None:
    from spellwright.kernel.chance import FastChance

    for seed in range(3):
        s = RULES.new(2, seed, {"groups": "build", "pack": True})
        luck = FastChance(seed)
        while not s.over:
            ask = s.asks[0]
            options = s.options(ask)
            s.choose(ask.seat, options[luck.below(len(options))])
            for event in s.events:
                text = RULES.events[event.kind].text(event.args)
                assert " 0 Impacts" not in text
                assert " 0 Clash Cards" not in text
                assert "Poison 0" not in text


# -- warnings before the choice --------------------------------------------------------------------


def note(duel: Duel, option: str) -> str:
    return face.notes(Scene(duel.s.view(0)))[option]


@pytest.mark.rule("WD-28.20", "WD-34.3")
def test_what_can_have_no_effect_here_is_offered_with_a_warning() -> None:
    first = {"lord-voldemort": "e7", "death-eater-i": "e6"}
    spells = ["imperio", "accio", "legilimens", "obliviate", "episkey"]
    duel = Duel(first, {"ron-weasley": "e9"}, spells=[spells, []])
    duel.activate("lord-voldemort")
    duel.do("cast")
    for spell, why in {
        "imperio": "nobody of the target's Group would be in its reach",
        "accio": "every friend in reach is next to the caster already",
        "legilimens": "the Opponent has no Clash Card in hand",
        "obliviate": "no Spell is ready in the Opponent's Spellbook",
        "episkey": "nobody in reach has an Impact",
    }.items():
        assert note(duel, f"cast {spell}").startswith(f"Beware: {why}")
    duel.move("death-eater-i", "e5")
    duel.set("impacts", "death-eater-i", 1)
    duel.hand(1, "blank")
    duel.refresh()
    for spell in ("accio", "legilimens", "episkey"):
        assert "Beware" not in note(duel, f"cast {spell}")


@pytest.mark.rule("WD-34.3")
def test_a_potion_for_nothing_is_offered_with_a_warning() -> None:
    stock = ["wit-sharpener", "invigoration-drops", "blood-replenishing-draught"]
    hands = [["blank", "luck", "strong"], []]
    duel = Duel(RON, FAR, potions=[stock, []], hands=hands)
    duel.do("potion")
    assert note(duel, "potion wit-sharpener").startswith("Beware: you hold 3 Clash Cards")
    assert note(duel, "potion invigoration-drops").startswith("Beware: you have no spent")
    assert note(duel, "potion blood-replenishing-draught").startswith("Beware: nobody in reach")
    duel.hand(0)
    assert note(duel, "potion wit-sharpener").startswith("Level 0")


@pytest.mark.rule("WD-26.7")
def test_the_loss_of_the_last_model_is_told() -> None:
    duel = sure(Duel(RON, NAGINI))
    duel.set("impacts", "nagini", 4)
    duel.do("cast")
    assert said(
        duel, "Nagini (P2) is removed from the game.", "P2 has no Model left: the game ends."
    )


@pytest.mark.rule("WD-35.2", "WD-28.20")
def test_the_use_of_an_artifact_and_the_steps_of_accio_are_told() -> None:
    gear = {"ron-weasley": ["remembrall"]}
    duel = Duel({"ron-weasley": "e7", "hedwig": "e10"}, FAR, spells=[["accio"], []], gear=gear)
    duel.activate("ron-weasley")
    duel.answer("use remembrall")
    assert said(duel, "Ron Weasley (P1) uses Remembrall.")
    duel.deck(0, "strong")
    duel.cast("accio")
    duel.decline("swap")
    duel.answer("to e9", "stop")
    assert said(duel, "Hedwig (P1) goes from e10 to e9.")
