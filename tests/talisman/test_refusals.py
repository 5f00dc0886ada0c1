"""Refusals in play say the reason and name its clause."""

from __future__ import annotations

import pytest

from spellwright.testing.talisman import Tale


def at_the_start(*sides: str, where: str = "out-4", roll: int = 3) -> Tale:
    tale = Tale(*(sides or ("harry-a", "draco-b")))
    tale.place(0, where)
    tale.fate(0, 1)
    tale.begin(roll)
    return tale


def refused(tale: Tale, text: str) -> tuple[str, str]:
    refusal = tale.refusal(tale.s.asks[0].seat, text)
    return refusal.sentence, refusal.clause


def test_a_walk_to_another_space() -> None:
    tale = at_the_start()
    tale.answer("keep")
    assert refused(tale, "walk cw out-9") == (
        "You move exactly 3 spaces: to 4 Privet Drive or Hogsmeade.",
        "TA-6.1",
    )
    assert refused(tale, "gates") == ("You are not at the Gates.", "TA-23.2")
    assert refused(tale, "barrier") == ("You are not at King's Cross Station.", "TA-21.3")
    assert refused(tale, "yes") == (
        "That does not answer the question: You move 3. Which way?",
        "TA-6.2",
    )


def test_ways_to_move_that_are_not_at_hand() -> None:
    tale = at_the_start("mcgonagall-a", "draco-b")
    assert tale.asked() == (0, "way")
    for text, said, clause in (
        ("portkey", "You have no Portkey.", "TA-21.15"),
        ("floo", "You have no Floo Powder.", "TA-21.21"),
        ("ride", "Nobody has offered to take you anywhere.", "TA-21.25"),
        ("arthur", "Arthur Weasley does not follow you.", "TA-O18"),
        ("fly 2", "Buckbeak does not follow you.", "TA-M27"),
        ("step", "Nothing limits your move to 1 space.", "TA-6.7"),
        ("turn-back", "Only who is inside the castle turns back.", "TA-6.11"),
    ):
        assert refused(tale, text) == (said, clause)
    tale.objects(0, "floo-powder", "portkey")
    tale.followers(0, "arthur-weasley", "buckbeak")
    assert refused(tale, "floo")[0].startswith("Floo Powder works where your turn starts at")
    assert refused(tale, "portkey")[0] == "The Portkey works in the turn after you got it."
    assert refused(tale, "arthur")[0].startswith("Arthur Weasley shows the way from")
    assert refused(tale, "fly 2")[0] == "Buckbeak flies in the Middle Region only."
    tale.beside("floo-network-closed")
    assert refused(tale, "portkey")[1] == "TA-O06"
    tale.s.stayed[0] = 2
    tale.refresh()
    assert refused(tale, "stay") == ("You stayed in your last turn already.", "TA-MM2")
    tale.s.stayed[0] = 0
    tale.fate(0, 0)
    assert refused(tale, "stay") == ("To stay costs 1 Fate, and you have none.", "TA-MM2")
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
    assert refused(tale, "cast lumos") == ("You do not hold Lumos.", "TA-17.5")
    sentence, clause = refused(tale, "cast confundo")
    assert sentence.startswith("Confundo has no target here, or this is not its time: When ")
    assert clause == "TA-S14"
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
        "You have cast your Spell in this turn already.",
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
    assert refused(tale, "target lucius")[0] == "Lucius is not in this game."
    assert refused(tale, "target harry") == ("Crucio cannot be cast on Harry now.", "TA-S15")
    tale.values(1, life=0)
    assert refused(tale, "target draco")[1] == "TA-20.10"


def test_buying() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.objects(0, "wand")
    tale.gold(0, 3)
    tale.arrive("out-13", "house blotts")
    for text, said, clause in (
        ("buy wand", "You already hold Wand.", "TA-16.6"),
        ("buy chocolate-frogs", "Chocolate Frogs costs 4, and you have 3 Galleons.", "TA-OUT13"),
        ("buy portkey", "Portkey is not for sale.", "TA-OUT13"),
    ):
        assert refused(tale, text) == (said, clause)
    tale.s.stock[0] = 0
    tale.refresh()
    assert refused(tale, "buy bonbons") == ("Exploding Bonbons is sold out.", "TA-1.16")


def test_taking() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.objects(0, "wand")
    tale.lay("out-14", "wand", "lantern")
    tale.arrive("out-14")
    assert tale.asked() == (0, "take")
    assert refused(tale, "take wand")[1] == "TA-16.5"
    assert refused(tale, "take firebolt") == ("Firebolt does not lie here.", "TA-8.36")
    assert refused(tale, "take-galleons") == ("No Galleons lie here.", "TA-10.2")
    tale.answer("take lantern")
    tale.until("drop")
    assert refused(tale, "drop firebolt") == ("You do not have Firebolt.", "TA-16.13")


def test_meeting_and_reward() -> None:
    tale = Tale("harry-a", "draco-b", "hagrid-b")
    tale.place(1, "out-14")
    tale.place(2, "out-14")
    tale.arrive("out-14")
    assert tale.asked() == (0, "encounter")
    assert refused(tale, "meet hagrid") == ("Hagrid belongs to your faction.", "TA-8.7")
    assert refused(tale, "meet lucius")[0] == "Lucius is not in this game."
    tale.load(6, 6, 1)
    tale.answer("meet draco")
    assert tale.asked() == (0, "reward")
    assert refused(tale, "reward-galleon") == ("Draco has no Galleon.", "TA-13.11")
    assert refused(tale, "reward-object wand")[0] == "Draco does not have Wand."
    assert refused(tale, "reward-follower dobby")[1] == "TA-13.12"


def test_rerolls_without_fate() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.objects(0, "remembrall")
    tale.place(0, "out-4")
    tale.begin(3)
    assert tale.asked() == (0, "reroll")
    assert refused(tale, "fate first") == ("You have no Fate to spend.", "TA-4.1")


@pytest.mark.parametrize("code", [-1, 10**9, 1 << 40])
def test_what_is_no_choice_at_all_is_refused_too(code: int) -> None:
    tale = at_the_start()
    refusal = tale.refusal(0, code)
    assert refusal.sentence
