"""Objects, Followers, dropping (TA-16)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import KIND, OBJECT, card
from spellwright.games.talisman.queries import object_limit
from spellwright.games.talisman.rules.gaining import gain_object
from spellwright.games.talisman.rules.losing import discard_follower
from spellwright.testing.talisman import Tale

FOUR = ("wand", "lantern", "beans", "bonbons")


@pytest.mark.rule("TA-16.1", "TA-16.3")
def test_at_most_four_objects() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, *FOUR)
    tale.lay("out-14", "remembrall")
    tale.arrive("out-14", "take remembrall")
    assert tale.asked() == (0, "too-many")
    assert tale.options() == [f"drop {key}" for key in (*FOUR, "remembrall")]
    tale.answer("drop lantern")
    assert tale.lying("out-14") == ["lantern"]
    assert len(tale.held(0)) == 4


@pytest.mark.rule("TA-16.2")
@pytest.mark.parametrize(
    ("objects", "followers", "limit"),
    [
        ((), (), 4),
        (("beaded-bag",), (), 8),
        ((), ("grawp",), 8),
        ((), ("security-troll",), 8),
        (("beaded-bag",), ("grawp", "security-troll"), 8),
    ],
)
def test_what_raises_the_limit(
    objects: tuple[str, ...], followers: tuple[str, ...], limit: int
) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, *objects)
    tale.followers(0, *followers)
    assert object_limit(tale.s, 0) == limit


@pytest.mark.rule("TA-16.4")
def test_hallows_and_equipment_are_objects_tokens_are_not() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "hallow", "wand", "bonbons", "lantern")
    tale.gold(0, 5)
    tale.lay("out-14", "beans")
    tale.arrive("out-14", "take beans")
    assert tale.asked() == (0, "too-many")
    assert KIND[card("wand")] == OBJECT


@pytest.mark.rule("TA-16.5", "TA-16.6")
def test_never_two_of_one_name() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "hallow")
    tale.gold(0, 9)
    tale.lay("out-13", "wand", "hallow-m37")
    tale.arrive("out-13", "house blotts")
    assert "buy wand" not in tale.options()
    tale.answer("done")
    assert tale.asked()[1] == "drop"


@pytest.mark.rule("TA-16.7")
def test_using_an_object_is_optional() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "nimbus-2000", "half-blood-princes-book")
    tale.begin(3)
    tale.answer("done", "spaces 3")
    assert tale.held(0) == ["nimbus-2000", "half-blood-princes-book"]


@pytest.mark.rule("TA-16.8")
def test_an_object_without_benefit_still_counts_and_pays() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.objects(0, "portkey", *FOUR[:3])
    tale.place(0, "mid-6")
    tale.lay("mid-8", "remembrall")
    tale.begin(2)
    tale.answer("walk cw mid-8", "take remembrall")
    assert tale.asked()[1] != "too-many"
    assert tale.stock("portkey") == 3


@pytest.mark.rule("TA-16.9")
def test_three_followers_at_the_end_of_the_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "fang", "ron-weasley", "ginny-weasley")
    tale.lay("out-14", "luna-lovegood")
    tale.arrive("out-14", "take luna-lovegood")
    assert len(tale.following(0)) == 4
    tale.until("leave")
    tale.answer("drop fang")
    assert tale.following(0) == ["ron-weasley", "ginny-weasley", "luna-lovegood"]
    assert tale.lying("out-14") == ["fang"]


@pytest.mark.rule("TA-16.10")
def test_a_discarded_follower_goes_to_its_pile() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "grawp", "fang")
    discard_follower(tale.s, 0, card("grawp"))
    discard_follower(tale.s, 0, card("fang"))
    assert tale.s.discard[1] == [card("grawp")]
    assert tale.s.discard[0] == [card("fang")]


@pytest.mark.rule("TA-16.12")
def test_held_cards_are_seen_by_all() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    tale.followers(0, "fang")
    seen = tale.view(1)
    assert seen.objects[0] == [card("wand")]
    assert seen.followers[0] == [card("fang")]


@pytest.mark.rule("TA-16.13", "TA-27.9")
def test_anything_may_be_dropped_at_the_end_of_the_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    tale.followers(0, "ron-weasley")
    tale.gold(0, 1)
    tale.arrive("out-10", "drop wand", "drop ron-weasley", "drop-galleon")
    assert tale.lying("out-10") == ["wand", "ron-weasley"]
    assert tale.s.gold_at[space("out-10")] == 1
    assert tale.s.active == 1


@pytest.mark.rule("TA-16.13")
def test_who_keeps_everything_is_asked_again_after_a_gain() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    tale.begin()
    tale.until("drop")
    tale.answer("keep-all")
    assert tale.s.keeps[0] == 1
    gain_object(tale.s, 0, tale._taken("lantern"))
    assert tale.s.keeps[0] == 0


@pytest.mark.rule("TA-16.14")
def test_what_was_dropped_is_not_taken_again_in_the_same_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, *FOUR)
    tale.lay("mid-11", "remembrall", "dobby", "fang")
    tale.arrive("mid-11", "take remembrall", "drop wand")
    assert "take wand" not in tale.options()


@pytest.mark.rule("TA-16.15")
def test_losing_the_bag_makes_the_limit_count_at_once() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, *FOUR, "remembrall", "beaded-bag")
    tale.arrive("out-1", "house tea-shop", "discard beaded-bag")
    assert tale.asked() == (0, "too-many")
    tale.answer("drop wand")
    assert tale.lying("out-1") == ["wand"]


@pytest.mark.rule("TA-16.16")
def test_where_discarded_objects_go() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "remembrall", "wand", "hallow")
    tale.arrive("out-1", "house tea-shop", "discard remembrall", "discard wand", "discard hallow")
    assert tale.discarded("remembrall")
    assert (tale.stock("wand"), tale.stock("hallow")) == (3, 3)
    assert tale.s.gold[0] == 3


@pytest.mark.rule("TA-16.16", "TA-M04")
def test_an_object_that_cannot_be_received_stays() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    tale.objects(1, "wand")
    tale.place(1, "mid-14")
    tale.next_card("peeves-strikes")
    tale.arrive("mid-6")
    assert tale.held(0) == tale.held(1) == ["wand"]


@pytest.mark.rule("TA-16.17", "TA-O55")
def test_a_purse_needs_no_place() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, *FOUR)
    tale.lay("out-14", "purse-of-galleons")
    tale.arrive("out-14", "take purse-of-galleons")
    assert tale.s.gold[0] == 2
    assert tale.held(0) == list(FOUR)
    assert tale.discarded("purse-of-galleons")


@pytest.mark.rule("TA-16.18", "TA-RHB1")
def test_the_gamekeeper_may_have_four_followers() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "fang", "ron-weasley", "ginny-weasley", "luna-lovegood")
    tale.begin()
    asked = []
    while tale.s.active == 0:
        asked.append(tale.asked()[1])
        tale.pass_by()
    assert "leave" not in asked
