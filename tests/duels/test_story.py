"""The log says why, and tells nothing that did not happen."""

from __future__ import annotations

import re

import pytest

from spellwright.face.scene import Scene
from spellwright.games.duels import face
from spellwright.games.duels.content import columns
from spellwright.games.duels.lexicons import DOMAIN, say
from spellwright.games.duels.rulebook import RULES
from spellwright.kernel.event import Event
from spellwright.kernel.phrases import named_words
from spellwright.kernel.saying import Saying
from spellwright.testing.duels import Duel, set_column
from tests.duels.scenes import FAR, HARRY, NAGINI, RON, sure


def told(event: Event) -> str:
    """An event by its key and the keys of its arguments."""
    phrase = RULES.events[event.kind]
    return " ".join([phrase.key, *[str(word) for word in named_words(phrase, event.args)]])


def events(duel: Duel) -> list[str]:
    return [told(event) for event in duel.story]


def said(duel: Duel, *wanted: str) -> bool:
    """Whether this was told in this order, with other things between or not."""
    found = iter(events(duel))
    return all(event in found for event in wanted)


@pytest.mark.rule("WD-38.6c", "WD-38.6d")
def test_burning_is_named_as_the_cause_and_goes_out() -> None:
    duel = Duel(RON, FAR)
    duel.set("burning", "ron-weasley", 1)
    duel.end()
    assert said(
        duel,
        "suffers 1:ron-weasley burning",
        "impacts 1:ron-weasley 1",
        "freed 1:ron-weasley burning",
    )


@pytest.mark.rule("WD-38.8b", "WD-38.8c")
def test_poison_is_named_as_the_cause() -> None:
    duel = Duel(RON, FAR)
    duel.set("poison", "ron-weasley", 2)
    duel.end_round()
    assert said(
        duel,
        "suffers 1:ron-weasley poison",
        "impacts 1:ron-weasley 1",
        "poisoned 1:ron-weasley 1",
    )
    duel.end_round()
    assert said(duel, "poisoned 1:ron-weasley 1", "freed 1:ron-weasley poison")


@pytest.mark.rule("WD-6.11", "WD-G42")
def test_terrain_fiendfyre_and_traps_are_named() -> None:
    duel = Duel(RON, FAR)
    duel.ground("e8", "dangerous")
    duel.do("move", "to e8", "stop")
    assert said(duel, "suffers 1:ron-weasley dangerous-terrain")
    trap = Duel(RON, FAR)
    set_column(trap.s, "trap_at", 2, trap.s.at[trap.model("ron-weasley")] + 1)
    set_column(trap.s, "trap_spell", 2, columns.CAVE_INIMICUM)
    set_column(trap.s, "trap_caster", 2, trap.model("nagini"))
    trap.refresh()
    trap.do("move", "to e8")
    assert said(trap, "trap-sprung 1:ron-weasley cave-inimicum")
    fire = Duel(RON, FAR)
    fire.s.fiendfyre[1] = fire.s.at[fire.model("ron-weasley")]
    fire.end()
    assert said(fire, "suffers 1:ron-weasley fiendfyre")


@pytest.mark.rule("WD-26.9")
def test_what_spares_impacts_is_named() -> None:
    gear = {"nagini": ["gaunts-ring", "death-eater-mask"]}
    duel = sure(Duel(RON, NAGINI, spells=[["bombarda"], []], gear=gear))
    duel.cast("bombarda")
    assert said(
        duel,
        "spared-by gaunts-ring 2:nagini",
        "spared-by death-eater-mask 2:nagini",
        "no-impacts 2:nagini",
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
    assert said(duel, "resisted 2:dobby 1", "no-impacts 2:dobby")


@pytest.mark.rule("WD-37.4a", "WD-37.4c")
def test_a_brave_test_is_announced() -> None:
    duel = Duel(NAGINI, {"ron-weasley": "e10"})
    duel.set("impacts", "ron-weasley", 4)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed", "strong")
    duel.attack()
    assert said(
        duel,
        "brave-test 2:ron-weasley",
        "revealed P2 strong",
        "bravely 2:ron-weasley 4",
        "stays 2:ron-weasley 4",
    )


@pytest.mark.rule("WD-37.26a", "WD-37.39", "WD-37.14")
def test_what_is_due_to_a_trait_is_told() -> None:
    duel = Duel({"albus-dumbledore": "e7"}, NAGINI)
    duel.cast("basic-combat-spell", way="cast-master")
    assert said(duel, "uses-trait 1:albus-dumbledore master-wizard")
    ron = Duel(RON, FAR, quests=[["unscathed", "foothold"], []])
    ron.s.quest_deck[0] = (1, 2)
    ron.do("draw-quest-tactician", "discard-quest foothold")
    assert said(ron, "uses-trait 1:ron-weasley tactician")
    harry = Duel(HARRY, FAR)
    harry.s.mourning[0] = 1
    harry.end()
    harry.answer("model 1:harry-potter")
    assert said(harry, "uses-trait 1:harry-potter gryffindor")


@pytest.mark.rule("WD-23.5", "WD-23.6")
def test_advantage_and_disadvantage_of_a_clash_are_told() -> None:
    duel = Duel(RON, {"harry-potter": "e9"})
    duel.set("dazed", "ron-weasley", 2)
    duel.cast("basic-combat-spell")
    duel.decline("card", "empower", "swap")
    assert said(duel, "disadvantage P1 2", "advantage P2 1")
    assert said(duel, "hinders P1 dazed", "helps P2 chosen-one")


@pytest.mark.rule("WD-23.2", "WD-37.7c")
def test_what_helps_and_hinders_is_told_also_where_nothing_is_left_of_it() -> None:
    duel = Duel(RON, {"nagini": "e9"})
    duel.set("dazed", "ron-weasley", 1)
    duel.set("felix", "ron-weasley", 1)
    duel.cast("basic-combat-spell")
    duel.decline("card", "empower", "swap")
    assert said(duel, "helps P1 felix-felicis", "hinders P1 dazed")
    assert not duel.told("advantage") + duel.told("disadvantage")


@pytest.mark.rule("WD-29.8", "WD-37.38")
def test_empowering_says_what_it_costs() -> None:
    duel = Duel(RON, NAGINI, spells=[["bombarda"], []], power=[(2, 2), (0, 0)])
    duel.cast("bombarda")
    duel.answer("empower", "white 1")
    assert said(duel, "empower-paid P1 2")
    free = Duel({"albus-dumbledore": "e7"}, NAGINI, spells=[["stupefy"], []])
    free.s.deck[0] = []
    free.whole_deck(0, "strong", "strong", "strong")
    free.cast("stupefy")
    free.decline("before")
    free.answer("empower")
    assert said(free, "empower-free P1")


@pytest.mark.rule("WD-18.6", "WD-G1")
@pytest.mark.parametrize(
    ("points", "event"),
    [
        ([7, 5], "wins P1 7 5"),
        ([2, 3], "wins P2 3 2"),
        ([4, 4], "nobody-wins 4"),
    ],
)
def test_the_end_says_who_won(points: list[int], event: str) -> None:
    duel = Duel(RON, FAR)
    duel.s.round = 3
    duel.s.points = points
    duel.end_round()
    assert events(duel)[-1] == event


# -- nothing that did not happen -------------------------------------------------------------------


@pytest.mark.rule("WD-38.3")
def test_nobody_is_freed_of_what_it_does_not_have() -> None:
    duel = Duel(RON, FAR, potions=[["essence-of-dittany"], []])
    duel.set("slow", "ron-weasley", 1)
    duel.drink("essence-of-dittany")
    freed = [event for event in events(duel) if event.startswith("freed")]
    assert freed == ["freed 1:ron-weasley slow"]


@pytest.mark.rule("WD-12.16")
def test_whoever_exchanges_no_quest_keeps_them() -> None:
    for seed in range(3):
        s = RULES.new(2, seed)
        found = []
        while s.round == 0:
            keys = [str(option) for option in s.decisions[0].options]
            s.choose(s.decisions[0].seat, "keep" if "keep" in keys else keys[-1])
            found += [told(event) for event in s.events]
        assert not [event for event in found if event.startswith("mulligan") and " 0" in event]


@pytest.mark.rule("WD-34.7")
@pytest.mark.parametrize(
    "potion", ["blood-replenishing-draught", "antidote-to-common-poisons", "invigoration-drops"]
)
def test_a_potion_that_changes_nothing_says_so(potion: str) -> None:
    duel = Duel(RON, FAR, potions=[[potion], []])
    duel.do("potion")
    assert events(duel)[-1] == "no-effect"


@pytest.mark.rule("WD-38.11")
def test_a_disguise_that_ends_is_told() -> None:
    duel = Duel(RON, NAGINI)
    duel.set("disguised", "ron-weasley", 1)
    duel.set("cloaked", "ron-weasley", 3)
    duel.cast("basic-combat-spell")
    assert said(
        duel,
        "seen-through 1:ron-weasley",
        "shown 1:ron-weasley",
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
    assert said(duel, "lapsed P1 protego", "spell-ended protego")


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
                assert not re.fullmatch(r"(impacts|healed|drew-clash|poisoned) .* 0", told(event))


# -- warnings before the choice --------------------------------------------------------------------


WARNINGS = ("imperio", "friends-near", "no-card-in-hand", "no-spell-ready", "nobody-hurt")


def warned(duel: Duel, option: str, why: str) -> bool:
    """Whether an option is offered with this warning."""
    reason = Saying(DOMAIN, f"note-idle-{why}", {"n": len(duel.s.hand[0])})
    warning = say("note-beware", why=reason, note="")
    return face.notes(Scene(duel.s.view(0)))[option].startswith(str(warning))


@pytest.mark.rule("WD-28.20", "WD-34.3")
def test_what_can_have_no_effect_here_is_offered_with_a_warning() -> None:
    first = {"lord-voldemort": "e7", "death-eater-i": "e6"}
    spells = ["imperio", "accio", "legilimens", "obliviate", "episkey"]
    duel = Duel(first, {"ron-weasley": "e9"}, spells=[spells, []])
    duel.activate("lord-voldemort")
    duel.do("cast")
    for spell, why in {
        "imperio": "imperio",
        "accio": "friends-near",
        "legilimens": "no-card-in-hand",
        "obliviate": "no-spell-ready",
        "episkey": "nobody-hurt",
    }.items():
        assert warned(duel, f"cast {spell}", why)
    duel.move("death-eater-i", "e5")
    duel.set("impacts", "death-eater-i", 1)
    duel.hand(1, "blank")
    duel.refresh()
    for spell in ("accio", "legilimens", "episkey"):
        assert not any(warned(duel, f"cast {spell}", why) for why in WARNINGS)


@pytest.mark.rule("WD-34.3")
def test_a_potion_for_nothing_is_offered_with_a_warning() -> None:
    stock = ["wit-sharpener", "invigoration-drops", "blood-replenishing-draught"]
    hands = [["blank", "luck", "strong"], []]
    duel = Duel(RON, FAR, potions=[stock, []], hands=hands)
    duel.do("potion")
    assert warned(duel, "potion wit-sharpener", "full-hand")
    assert warned(duel, "potion invigoration-drops", "no-marker-spent")
    assert warned(duel, "potion blood-replenishing-draught", "nobody-hurt")
    duel.hand(0)
    assert not warned(duel, "potion wit-sharpener", "full-hand")


@pytest.mark.rule("WD-26.7")
def test_the_loss_of_the_last_model_is_told() -> None:
    duel = sure(Duel(RON, NAGINI))
    duel.set("impacts", "nagini", 4)
    duel.do("cast")
    assert said(duel, "removed 2:nagini", "last-model P2")


@pytest.mark.rule("WD-35.2", "WD-28.20")
def test_the_use_of_an_artifact_and_the_steps_of_accio_are_told() -> None:
    gear = {"ron-weasley": ["remembrall"]}
    duel = Duel({"ron-weasley": "e7", "hedwig": "e10"}, FAR, spells=[["accio"], []], gear=gear)
    duel.activate("ron-weasley")
    duel.answer("use remembrall")
    assert said(duel, "uses-artifact 1:ron-weasley remembrall")
    duel.deck(0, "strong")
    duel.cast("accio")
    duel.decline("swap")
    duel.answer("to e9", "stop")
    assert said(duel, "moved 1:hedwig e10 e9")
