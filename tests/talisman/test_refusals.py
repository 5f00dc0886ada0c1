"""Refusals in play say the reason and name its clause."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import card, spell
from spellwright.games.talisman.lexicons import CARD, SPACE, SPELL, SPELL_TIMES, WHO, say
from spellwright.kernel.saying import Argument, Saying
from spellwright.testing.talisman import Tale


def at_the_start(*sides: str, where: str = "out-4", roll: int = 3) -> Tale:
    tale = Tale(*(sides or ("harry-a", "draco-b")))
    tale.place(0, where)
    tale.fate(0, 1)
    tale.begin(roll)
    return tale


def refused(tale: Tale, text: str) -> tuple[Saying, str]:
    refusal = tale.refusal(tale.s.asks[0].seat, text)
    return refusal.says, refusal.clause


def person(key: str) -> Argument:
    return WHO.noun(WHO.parse(key))


def thing(key: str) -> Argument:
    return CARD.noun(card(key))


def charm(key: str) -> Argument:
    return SPELL.noun(spell(key))


def test_a_walk_to_another_space() -> None:
    tale = at_the_start()
    tale.answer("keep")
    assert refused(tale, "walk cw out-9") == (
        say("refusal-exact-move", n=3, spaces=(SPACE.noun(6), SPACE.noun(0))),
        "TA-6.1",
    )
    assert refused(tale, "gates") == (say("refusal-not-at-gates"), "TA-23.2")
    assert refused(tale, "barrier") == (say("refusal-not-at-kings-cross"), "TA-21.3")
    assert refused(tale, "yes") == (
        say("refusal-no-answer", question=tale.s.decision_of(tale.s.asks[0]).says),
        "TA-6.2",
    )


def test_ways_to_move_that_are_not_at_hand() -> None:
    tale = at_the_start("mcgonagall-a", "draco-b")
    assert tale.asked() == (0, "way")
    for text, said, clause in (
        ("portkey", "no-portkey", "TA-21.15"),
        ("floo", "no-floo", "TA-21.21"),
        ("ride", "no-ride", "TA-21.25"),
        ("arthur", "no-arthur", "TA-O18"),
        ("fly 2", "no-buckbeak", "TA-M27"),
        ("step", "no-limit", "TA-6.7"),
        ("turn-back", "turn-back", "TA-6.11"),
    ):
        assert refused(tale, text) == (say(f"refusal-{said}"), clause)
    tale.objects(0, "floo-powder", "portkey")
    tale.followers(0, "arthur-weasley", "buckbeak")
    assert refused(tale, "floo")[0].key == "refusal-floo-elsewhere"
    assert refused(tale, "portkey")[0] == say("refusal-portkey-too-soon")
    assert refused(tale, "arthur")[0] == say("refusal-arthur-elsewhere")
    assert refused(tale, "fly 2")[0] == say("refusal-buckbeak-elsewhere")
    tale.beside("floo-network-closed")
    assert refused(tale, "portkey")[1] == "TA-O06"
    tale.s.stayed[0] = 2
    tale.refresh()
    assert refused(tale, "stay") == (say("refusal-stayed-already"), "TA-MM2")
    tale.s.stayed[0] = 0
    tale.fate(0, 0)
    assert refused(tale, "stay") == (say("refusal-stay-costs-fate"), "TA-MM2")
    held = Tale("harry-a", "draco-b")
    held.place(0, "inn-4")
    held.s.duty[0] = 2
    held.begin()
    assert refused(held, "roll")[1] == "TA-23.15"


def test_spells_that_cannot_be_cast() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.values(0, magic=7)
    tale.spells(0, "expulso", "confundo", "alohomora")
    tale.begin()
    assert refused(tale, "cast lumos") == (
        say("refusal-spell-not-held", spell=charm("lumos")),
        "TA-17.5",
    )
    when = SPELL_TIMES.noun(spell("confundo"))
    said = say("refusal-not-its-time", spell=charm("confundo"), when=when)
    assert refused(tale, "cast confundo") == (said, "TA-S14")
    tale.beside("educational-decree")
    tale.place(0, "mid-4")
    assert refused(tale, "cast expulso")[1] == "TA-M01"
    tale.place(0, "mid-13")
    assert refused(tale, "cast expulso")[1] == "TA-MID13"
    tale.s.ferret[0] = 2
    tale.refresh()
    assert refused(tale, "cast expulso")[1] == "TA-18.7"
    tale.s.ferret[0] = 0
    tale.place(0, "out-4")
    tale.place(1, "out-4")
    tale.followers(1, "dolores-umbridge")
    assert refused(tale, "cast expulso")[1] == "TA-M14"


def test_one_spell_in_the_turn_of_another() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.values(1, magic=7)
    tale.spells(1, "expulso", "episkey")
    tale.begin()
    assert tale.asked() == (1, "spell")
    tale.s.casts[1] = 1
    tale.refresh()
    assert refused(tale, "cast expulso") == (
        say("refusal-one-spell-a-turn"),
        "TA-17.9",
    )


def test_targets_out_of_reach() -> None:
    tale = Tale("harry-a", "draco-b", "bellatrix-a")
    tale.values(0, magic=7)
    tale.spells(0, "crucio")
    tale.place(1, "out-4")
    tale.place(2, "out-5")
    tale.begin()
    tale.answer("cast crucio")
    assert refused(tale, "target lucius")[0] == say("refusal-not-in-game", who=person("lucius"))
    assert refused(tale, "target harry") == (
        say("refusal-no-target", spell=charm("crucio"), who=person("harry")),
        "TA-S15",
    )
    tale.values(1, life=0)
    assert refused(tale, "target draco")[1] == "TA-20.10"


def test_buying() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.objects(0, "wand")
    tale.gold(0, 3)
    tale.arrive("out-13", "house blotts")
    for text, said, clause in (
        ("buy wand", say("refusal-held-already", card=thing("wand")), "TA-16.6"),
        (
            "buy chocolate-frogs",
            say("refusal-too-dear", card=thing("chocolate-frogs"), price=4, n=3),
            "TA-OUT13",
        ),
        ("buy portkey", say("refusal-not-for-sale", card=thing("portkey")), "TA-OUT13"),
    ):
        assert refused(tale, text) == (said, clause)
    tale.s.stock[0] = 0
    tale.refresh()
    assert refused(tale, "buy bonbons") == (
        say("refusal-sold-out", card=thing("bonbons")),
        "TA-1.16",
    )


def test_taking() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.objects(0, "wand")
    tale.lay("out-14", "wand", "lantern")
    tale.arrive("out-14")
    assert tale.asked() == (0, "take")
    assert refused(tale, "take wand")[1] == "TA-16.5"
    assert refused(tale, "take firebolt") == (
        say("refusal-not-here", card=thing("firebolt")),
        "TA-8.36",
    )
    assert refused(tale, "take-galleons") == (say("refusal-no-galleons-here"), "TA-10.2")
    tale.answer("take lantern")
    tale.until("drop")
    assert refused(tale, "drop firebolt") == (
        say("refusal-not-yours", card=thing("firebolt")),
        "TA-16.13",
    )


def test_meeting_and_reward() -> None:
    tale = Tale("harry-a", "draco-b", "hagrid-b")
    tale.place(1, "out-14")
    tale.place(2, "out-14")
    tale.arrive("out-14")
    assert tale.asked() == (0, "encounter")
    assert refused(tale, "meet hagrid") == (
        say("refusal-same-faction", who=person("hagrid")),
        "TA-8.7",
    )
    assert refused(tale, "meet lucius")[0] == say("refusal-not-in-game", who=person("lucius"))
    tale.load(6, 6, 1)
    tale.answer("meet draco")
    assert tale.asked() == (0, "reward")
    assert refused(tale, "reward-galleon") == (
        say("refusal-loser-no-galleon", who=person("draco")),
        "TA-13.11",
    )
    assert refused(tale, "reward-object wand")[0] == say(
        "refusal-loser-lacks", who=person("draco"), card=thing("wand")
    )
    assert refused(tale, "reward-follower dobby")[1] == "TA-13.12"


def test_rerolls_without_fate() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.objects(0, "remembrall")
    tale.place(0, "out-4")
    tale.begin(3)
    assert tale.asked() == (0, "reroll")
    assert refused(tale, "fate first") == (say("refusal-no-fate"), "TA-4.1")


@pytest.mark.parametrize("code", [-1, 10**9, 1 << 40])
def test_what_is_no_choice_at_all_is_refused_too(code: int) -> None:
    tale = at_the_start()
    refusal = tale.refusal(0, code)
    assert refusal.sentence
