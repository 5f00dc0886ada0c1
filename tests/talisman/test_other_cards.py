"""Neutral Enemies, Observers, Objects and Places (TA-O33 to TA-O60, TA-M19 to TA-M40)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import MAGIC, MIGHT, VALUE, card
from spellwright.games.talisman.queries import hallow_of, total_magic
from spellwright.games.talisman.state import STORED_FREE
from spellwright.kernel.visibility import HIDDEN
from spellwright.testing.talisman import Tale


def meeting(key: str, *dice: int, side: str = "hagrid-a", where: str = "out-9") -> Tale:
    """Seat 0 comes to a space where this card lies."""
    tale = Tale(side, "draco-b" if side[0] in "hm" else "harry-a")
    tale.lay(where, key)
    tale.arrive(where, dice=dice)
    return tale


@pytest.mark.parametrize(
    ("key", "where", "ability", "value"),
    [
        pytest.param("aurors", "out-9", MAGIC, 4, marks=pytest.mark.rule("TA-O33")),
        pytest.param("doxy-swarm", "out-9", MIGHT, 2, marks=pytest.mark.rule("TA-O38")),
        pytest.param("red-cap", "out-9", MIGHT, 3, marks=pytest.mark.rule("TA-O39")),
        pytest.param("blast-ended-skrewt", "mid-6", MIGHT, 5, marks=pytest.mark.rule("TA-M20")),
        pytest.param("werewolf", "mid-6", MIGHT, 7, marks=pytest.mark.rule("TA-M22")),
    ],
)
def test_enemies_without_a_text(key: str, where: str, ability: int, value: int) -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, magic=9, might=9)
    tale.lay(where, key)
    tale.arrive(where, dice=[6, 1])
    assert tale.scores() == [(3, 15, value + 1)]
    assert tale.trophies(0) == [key]
    assert VALUE[card(key)] == value
    lost = Tale("hagrid-a", "draco-b")
    lost.values(0, magic=2, might=2)
    lost.lay(where, key)
    lost.arrive(where, dice=[1, 6])
    assert lost.s.life[0] == 3
    assert lost.lying(where) == [key]
    assert ability in (MAGIC, MIGHT)


@pytest.mark.rule("TA-O34")
def test_cornish_pixies() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "wand", "lantern")
    tale.lay("out-9", "cornish-pixies")
    tale.arrive("out-9", dice=[1, 6])
    assert tale.asked() == (0, "object-lost")
    tale.answer("discard lantern")
    assert (tale.s.life[0], tale.held(0)) == (4, ["wand"])
    empty = meeting("cornish-pixies", 1, 6)
    assert empty.s.life[0] == 3


@pytest.mark.rule("TA-O35")
def test_wardrobe_boggart() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.followers(0, "fang", "ron-weasley")
    tale.lay("out-9", "wardrobe-boggart")
    tale.arrive("out-9", dice=[6, 1])
    assert tale.scores()[0][2] == 3 + 2 + 1
    crowd = Tale("hagrid-a", "draco-b")
    crowd.followers(0, "fang", "ron-weasley", "ginny-weasley", "luna-lovegood")
    crowd.lay("out-9", "wardrobe-boggart")
    crowd.arrive("out-9", dice=[6, 1])
    assert crowd.scores()[0][2] == 6 + 1


@pytest.mark.rule("TA-O36")
def test_knockturn_hag() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.lay("out-9", "knockturn-hag")
    tale.place(0, "out-7")
    tale.begin(2)
    tale.fate(0, 1)
    tale.load(1, 6)
    tale.answer("walk cw out-9", "keep")
    assert (tale.s.life[0], tale.s.fate[0]) == (3, 0)


@pytest.mark.parametrize(
    ("key", "where"),
    [
        pytest.param("stray-dementor", "out-9", marks=pytest.mark.rule("TA-O37")),
        pytest.param("dementor-swarm", "mid-6", marks=pytest.mark.rule("TA-M23")),
    ],
)
def test_no_spells_against_dementors_but_the_patronus(key: str, where: str) -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, magic=5)
    tale.spells(0, "expecto-patronum", "riddikulus")
    tale.spells(1, "protego")
    tale.lay(where, key)
    tale.arrive(where)
    assert tale.asked() == (0, "spell")
    assert "cast riddikulus" not in tale.options()
    tale.load(6, 1)
    tale.answer("cast expecto-patronum")
    assert tale.trophies(0) == [key]


@pytest.mark.rule("TA-O40")
def test_inferius() -> None:
    tale = meeting("inferius", 1, 6)
    assert tale.s.life[0] == 3


@pytest.mark.rule("TA-O44")
def test_ollivander() -> None:
    tale = Tale("dumbledore-b", "draco-b")
    tale.gold(0, 3)
    tale.lay("out-9", "garrick-ollivander")
    tale.arrive("out-9", "yes")
    assert (tale.held(0), tale.s.gold[0]) == (["wand"], 2)
    owner = Tale("dumbledore-b", "draco-b")
    owner.gold(0, 2)
    owner.objects(0, "wand")
    owner.lay("out-9", "garrick-ollivander")
    owner.arrive("out-9", "yes")
    assert (len(owner.hand(0)), owner.s.gold[0]) == (1, 0)


@pytest.mark.rule("TA-O45")
@pytest.mark.parametrize("die", [1, 3, 5, 6])
def test_rita_skeeter(die: int) -> None:
    tale = Tale("hagrid-a", "draco-b", "lucius-a")
    tale.spells(1, "alohomora")
    tale.lay("out-9", "rita-skeeter")
    tale.place(0, "out-7")
    tale.begin(2)
    tale.load(die)
    tale.answer("walk cw out-9")
    if die == 3:
        tale.answer("faction de")
        assert tale.token() == "de"
    elif die == 6:
        tale.answer("target draco")
        assert tale.view(0).hand[1] == tale.s.hand[1]
        assert tale.view(2).hand[1] == [HIDDEN]
    assert tale.s.gold[0] == (1 if die == 5 else 0)
    assert tale.discarded("rita-skeeter")


@pytest.mark.rule("TA-O46")
def test_cornelius_fudge() -> None:
    eater = meeting("cornelius-fudge", side="lucius-a")
    assert eater.s.gold[0] == 1
    poor = meeting("cornelius-fudge")
    assert poor.told("must-miss") == [(3,)]
    payer = Tale("hagrid-a", "draco-b")
    payer.gold(0, 1)
    payer.lay("out-9", "cornelius-fudge")
    payer.arrive("out-9", "yes")
    assert (payer.s.gold[0], payer.s.lost[0]) == (0, 0)
    assert payer.discarded("cornelius-fudge")


@pytest.mark.rule("TA-O47")
def test_stan_shunpike() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.gold(0, 1)
    tale.lay("out-9", "stan-shunpike")
    tale.arrive("out-9", "yes")
    assert (tale.s.gold[0], tale.s.stored[0]) == (0, STORED_FREE)
    tale.next_turn(0)
    assert tale.options() == ["roll", "ride"]


@pytest.mark.rule("TA-O48")
def test_griphook() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "sneakoscope", "wand", "hallow")
    tale.lay("out-9", "griphook")
    tale.arrive("out-9")
    assert tale.options() == ["no", "discard sneakoscope"]
    tale.answer("discard sneakoscope")
    assert tale.s.gold[0] == 3
    assert tale.discarded("griphook")
    buyer = Tale("hagrid-a", "draco-b")
    buyer.gold(0, 3)
    buyer.lay("out-9", "griphook")
    buyer.arrive("out-9", "ability magic")
    assert (buyer.s.gold[0], buyer.s.magic[0]) == (0, 3)


@pytest.mark.rule("TA-O49")
def test_mr_borgin() -> None:
    eater = Tale("lucius-a", "harry-a")
    eater.lay("out-9", "mr-borgin")
    eater.next_card("hallow-m37")
    eater.arrive("out-9")
    assert eater.held(0) == ["hallow-m37"]
    assert eater.discarded("mr-borgin")
    order = Tale("hagrid-a", "draco-b")
    order.gold(0, 1)
    order.lay("out-9", "mr-borgin")
    order.arrive("out-9", dice=[3])
    assert order.s.gold[0] == 0
    assert order.lying("out-9") == ["mr-borgin"]


@pytest.mark.rule("TA-O50")
def test_beaded_bag() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "beaded-bag", "wand", "lantern", "beans")
    tale.lay("out-9", "remembrall")
    tale.arrive("out-9", "take remembrall")
    assert len(tale.held(0)) == 5


@pytest.mark.rule("TA-O51")
def test_remembrall_once_per_round() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "remembrall")
    tale.begin(1, 4)
    tale.answer("free-reroll remembrall first")
    assert tale.s.roll == 4
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-O52")
def test_sneakoscope() -> None:
    tale = Tale("hagrid-a", "draco-b", token="op")
    tale.objects(1, "sneakoscope")
    tale.place(1, "out-9")
    tale.arrive("out-9", "no", "meet draco", dice=[1, 1])
    assert tale.scores() == [(3, 1 + 2 + 1, 1 + 4 + 1)]


@pytest.mark.rule("TA-O53")
def test_nimbus_2000() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "nimbus-2000")
    tale.begin(3)
    assert tale.options() == ["spaces 3", "spaces 4"]


@pytest.mark.rule("TA-O54")
def test_dragon_hide_gloves() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "dragon-hide-gloves")
    tale.lay("out-9", "red-cap")
    tale.arrive("out-9", dice=[1, 1])
    assert tale.scores() == [(3, 7, 4)]


@pytest.mark.rule("TA-O55")
def test_purse_of_galleons() -> None:
    tale = meeting("purse-of-galleons")
    tale.answer("take purse-of-galleons")
    assert tale.s.gold[0] == 2


@pytest.mark.rule("TA-O56")
def test_half_blood_princes_book() -> None:
    tale = Tale("dumbledore-b", "draco-b")
    tale.values(0, magic=5)
    tale.objects(0, "half-blood-princes-book")
    tale.begin()
    tale.answer("use half-blood-princes-book")
    assert len(tale.hand(0)) == 2
    assert tale.discarded("half-blood-princes-book")


@pytest.mark.rule("TA-O57")
def test_seaside_cave() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.next_card("seaside-cave")
    tale.arrive("out-9", "yes")
    assert (tale.s.cave_fate, tale.s.fate[0]) == (3, 1)
    last = Tale("hagrid-a", "draco-b")
    last.lay("out-9", "seaside-cave")
    last.s.cave_fate = 1
    last.s.fate_pool += 3
    last.arrive("out-9", "yes")
    assert last.discarded("seaside-cave")


@pytest.mark.rule("TA-O58")
def test_shell_cottage() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, life=2)
    tale.next_card("shell-cottage")
    tale.arrive("out-9", "yes")
    assert (tale.s.life[0], tale.s.cottage) == (3, 2)
    eater = Tale("lucius-a", "hagrid-a")
    eater.values(0, life=2)
    eater.gold(0, 1)
    eater.lay("out-9", "shell-cottage")
    eater.s.cottage = 1
    eater.arrive("out-9", "yes")
    assert (eater.s.life[0], eater.s.gold[0]) == (3, 0)
    assert eater.discarded("shell-cottage")


@pytest.mark.rule("TA-O59")
@pytest.mark.parametrize(
    ("die", "side", "change"),
    [(1, "hagrid-a", "life"), (2, "hagrid-a", ""), (4, "hagrid-a", ""), (4, "lucius-a", "fate")],
)
def test_riddle_house(die: int, side: str, change: str) -> None:
    tale = meeting("riddle-house", die, side=side)
    assert tale.s.life[0] == (3 if change == "life" else 4)
    assert tale.s.fate[0] == (1 if change == "fate" else 0)
    assert tale.lying("out-9") == ["riddle-house"]


@pytest.mark.rule("TA-O59")
def test_a_spell_in_the_riddle_house() -> None:
    tale = meeting("riddle-house", 6, side="lucius-a")
    assert len(tale.hand(0)) == 1


@pytest.mark.rule("TA-O60")
def test_ottery_lamp_shop() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.gold(0, 1)
    tale.lay("out-9", "ottery-lamp-shop")
    tale.arrive("out-9", "yes")
    assert (tale.held(0), tale.s.gold[0]) == (["lantern"], 0)
    sold_out = Tale("hagrid-a", "draco-b")
    sold_out.objects(0, "lantern")
    sold_out.objects(1, "lantern")
    sold_out.lay("out-1", "lantern")
    sold_out.lay("out-9", "ottery-lamp-shop")
    sold_out.arrive("out-9")
    assert sold_out.discarded("ottery-lamp-shop")


@pytest.mark.rule("TA-M19")
def test_acromantula() -> None:
    tale = meeting("acromantula", 1, 6, where="mid-6")
    assert tale.s.life[0] == 3
    assert tale.told("must-miss") == [(3,)]


@pytest.mark.rule("TA-M21")
def test_angry_centaurs() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.lay("mid-6", "angry-centaurs")
    tale.place(0, "mid-4")
    tale.begin(2)
    tale.fate(0, 2)
    tale.answer("walk cw mid-6")
    assert tale.options() == ["fight", "bribe angry-centaurs"]
    tale.answer("bribe angry-centaurs")
    assert tale.s.fate[0] == 0
    assert tale.lying("mid-6") == ["angry-centaurs"]


@pytest.mark.rule("TA-M24")
def test_hungarian_horntail() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, might=9)
    tale.lay("mid-6", "hungarian-horntail")
    tale.arrive("mid-6", dice=[6, 1])
    tale.answer("for-galleons hungarian-horntail")
    assert tale.s.gold[0] == 2
    assert tale.discarded("hungarian-horntail")


@pytest.mark.rule("TA-M25")
def test_basilisk() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "beans")
    tale.lay("mid-6", "basilisk")
    tale.arrive("mid-6", dice=[1, 6])
    tale.load(5, 1)
    tale.answer("save beans", "save beans")
    assert tale.s.life[0] == 3


@pytest.mark.rule("TA-M28")
def test_nearly_headless_nick() -> None:
    tale = Tale("hagrid-a", "draco-b", "lucius-a")
    tale.spells(2, "alohomora")
    tale.lay("mid-6", "nearly-headless-nick")
    tale.arrive("mid-6", "target lucius")
    assert tale.s.fate[0] == 1
    assert tale.view(0).hand[2] == tale.s.hand[2]
    assert tale.lying("mid-6") == ["nearly-headless-nick"]


@pytest.mark.rule("TA-M29")
@pytest.mark.parametrize(("die", "spells"), [(1, 0), (4, 0), (6, 1)])
def test_moaning_myrtle(die: int, spells: int) -> None:
    tale = meeting("moaning-myrtle", die, side="lucius-a", where="mid-6")
    assert len(tale.hand(0)) == spells


@pytest.mark.rule("TA-M30")
def test_madam_pomfrey() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, life=1)
    tale.gold(0, 1)
    tale.lay("mid-6", "madam-pomfrey")
    tale.arrive("mid-6")
    assert tale.options() == ["heal 1", "no", "heal 2"]
    tale.answer("heal 2")
    assert (tale.s.life[0], tale.s.gold[0]) == (3, 0)
    free = Tale("hagrid-a", "draco-b")
    free.values(0, life=1)
    free.lay("mid-6", "madam-pomfrey")
    free.arrive("mid-6", "heal 1")
    assert free.s.life[0] == 2


@pytest.mark.rule("TA-M31")
def test_sybill_trelawney() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.lay("mid-6", "sybill-trelawney")
    tale.next_card("aurors", "fang", "red-cap")
    tale.arrive("mid-6", "look outer")
    assert tale.options() == ["on-top aurors", "on-top fang", "on-top red-cap"]
    tale.answer("on-top red-cap", "on-top fang")
    assert tale.s.deck[0][-3:] == [card("aurors"), card("fang"), card("red-cap")]
    assert tale.view(0).deck[0][-3:] == tale.s.deck[0][-3:]
    assert tale.view(1).deck[0][-3:] == [HIDDEN] * 3


@pytest.mark.rule("TA-M32")
def test_marauders_map() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "marauders-map")
    assert total_magic(tale.s, 0) == 4


@pytest.mark.rule("TA-M33")
def test_sword_of_gryffindor_for_a_death_eater() -> None:
    tale = Tale("lucius-a", "harry-a")
    tale.objects(0, "sword-of-gryffindor")
    tale.lay("mid-6", "werewolf")
    tale.arrive("mid-6", dice=[1, 1])
    assert tale.scores() == [(6, 1 + 2 + 2, 8)]


@pytest.mark.rule("TA-M34")
def test_time_turner() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "time-turner")
    tale.begin()
    tale.until("end")
    tale.answer("use time-turner")
    assert (tale.s.active, tale.s.extra_turn) == (0, 1)


@pytest.mark.rule("TA-M35")
def test_firebolt() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "firebolt")
    tale.begin(3)
    assert tale.options() == ["spaces 3", "spaces 4", "spaces 5"]


@pytest.mark.rule("TA-M36")
def test_felix_felicis_in_a_fight() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.lay("out-9", "red-cap")
    tale.place(0, "out-7")
    tale.begin(2)
    tale.objects(0, "felix-felicis")
    tale.answer("walk cw out-9")
    tale.load(3)
    tale.answer("felix 6")
    assert tale.scores() == [(3, 11, 6)]


@pytest.mark.rule("TA-M37", "TA-M38", "TA-EQ8")
def test_the_hallows_of_the_deck() -> None:
    for key in ("hallow-m37", "hallow-m38", "hallow"):
        tale = Tale("hagrid-a", "draco-b")
        tale.objects(0, key)
        assert hallow_of(tale.s, 0) == card(key)


@pytest.mark.rule("TA-M39")
def test_mirror_of_erised() -> None:
    tale = meeting("mirror-of-erised", where="mid-6")
    tale.answer("ability might")
    assert tale.s.might[0] == 6
    assert tale.s.mirrored[0] == 1
    again = Tale("hagrid-a", "draco-b")
    again.s.mirrored[0] = 1
    again.lay("mid-6", "mirror-of-erised")
    again.arrive("mid-6")
    assert again.s.active == 1


@pytest.mark.rule("TA-M40")
def test_chamber_of_secrets() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.values(0, might=9)
    tale.lay("mid-6", "chamber-of-secrets")
    tale.arrive("mid-6")
    tale.load(6, 1)
    tale.answer("yes")
    assert tale.scores() == [(3, 15, 9)]
    assert (tale.s.magic[0], tale.s.might[0]) == (3, 10)
    assert tale.discarded("chamber-of-secrets")
    assert tale.trophies(0) == []


@pytest.mark.parametrize(
    ("key", "die"),
    [
        pytest.param("bonbons", 6, marks=pytest.mark.rule("TA-EQ1")),
        pytest.param("beans", 5, marks=pytest.mark.rule("TA-EQ4")),
        pytest.param("chocolate-frogs", 4, marks=pytest.mark.rule("TA-EQ5")),
    ],
)
def test_sweets_save_lives(key: str, die: int) -> None:
    for roll, life in ((die, 4), (die - 1, 3)):
        tale = Tale("hagrid-a", "draco-b")
        tale.objects(0, key)
        tale.lay("out-9", "aurors")
        tale.arrive("out-9", dice=[1, 6])
        tale.load(roll)
        tale.answer(f"save {key}")
        assert tale.s.life[0] == life


@pytest.mark.rule("TA-EQ2")
def test_the_wand() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "wand")
    assert total_magic(tale.s, 0) == 2
    tale.lay("out-9", "aurors")
    tale.arrive("out-9", dice=[1, 1])
    assert tale.scores() == [(3, 4, 5)]


@pytest.mark.rule("TA-EQ3")
def test_floo_powder_raises_magic() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "floo-powder")
    assert total_magic(tale.s, 0) == 3
