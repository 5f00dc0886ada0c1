"""The effects of the Spells (content of WD-G42 and WD-G57), and the clauses they use."""

from __future__ import annotations

import pytest

from spellwright.games.duels.content import columns
from spellwright.games.duels.queries import concealment, shielding, warding
from spellwright.games.duels.rules.spells.effect import EFFECTS, Hex
from spellwright.testing.duels import Duel, cards, space

RON = {"ron-weasley": "e7"}
NAGINI = {"nagini": "e9"}
FAR = {"nagini": "a5"}


def cast(
    spell: str,
    target: str = "",
    first: dict[str, str] | None = None,
    second: dict[str, str] | None = None,
    **more: object,
) -> Duel:
    """The first Model of the first player casts with +3 against 0; Harry always succeeds."""
    duel = Duel(first or RON, second or NAGINI, spells=[[spell], []], **more)  # type: ignore[arg-type]
    if duel.asked()[1] == "activate":
        duel.answer(duel.options()[0])
    duel.s.deck[0] += cards("strong")
    duel.s.deck[1] += cards("jinxed", "jinxed")
    duel.cast(spell, target)
    return duel


FIGURES = {
    "stupefy": {"impacts": 1, "dazed": 1},
    "rictusempra": {"impacts": 1, "slow": 1},
    "petrificus-totalus": {"limited": 1},
    "impedimenta": {"slow": 2},
    "locomotor-wibbly": {"slow": 3},
    "silencio": {"silenced": 1},
    "incendio": {"impacts": 1, "burning": 1},
    "confringo": {"impacts": 2, "burning": 1},
    "bombarda": {"impacts": 2},
    "diffindo": {"impacts": 1},
    "sectumsempra": {"impacts": 2, "poison": 1},
    "obscuro": {"blinded": 1},
    "levicorpus": {"hanging": 1},
    "alarte-ascendare": {"impacts": 2},
}


@pytest.mark.rule("WD-22.21", "WD-38.1")
@pytest.mark.parametrize("spell", list(FIGURES))
def test_spells_told_by_their_figures(spell: str) -> None:
    duel = cast(spell)
    for column, figure in FIGURES[spell].items():
        assert duel.get(column, "nagini") == figure


@pytest.mark.rule("WD-38.10a", "WD-38.2")
@pytest.mark.parametrize(("spell", "pushed"), [("flipendo", 2), ("depulso", 3), ("aguamenti", 1)])
def test_spells_that_push(spell: str, pushed: int) -> None:
    duel = cast(spell)
    steps = 0
    while duel.asked()[1] == "push":
        duel.answer(f"to e{10 + steps}")
        steps += 1
    assert steps == pushed
    assert duel.get("slow", "nagini") == (1 if spell == "aguamenti" else 0)


@pytest.mark.rule("WD-27.10")
def test_the_disarming_charm() -> None:
    duel = Duel({"harry-potter": "e7"}, NAGINI)
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("innate-disarming-charm")
    assert duel.impacts("nagini") == 1
    assert duel.asked() == (0, "push")
    duel.answer("to e10")
    card = duel.card(0, "disarming-charm")
    assert (duel.s.clock[card], duel.s.holder[card]) == (1, duel.model("harry-potter"))


@pytest.mark.rule("WD-35.4")
def test_expelliarmus_locks_or_hurts() -> None:
    armed = cast("expelliarmus", gear={"nagini": ["crossbow"]})
    assert armed.get("locked", "nagini") == 1 << columns.artifact("crossbow")
    assert armed.impacts("nagini") == 0
    assert cast("expelliarmus").impacts("nagini") == 1


def test_confundo_takes_a_card_or_the_balance() -> None:
    duel = cast("confundo", hands=[[], ["luck"]])
    duel.answer("keep")
    assert duel.s.hand[1] == []
    assert cast("confundo").get("dazed", "nagini") == 1


@pytest.mark.rule("WD-16.7")
def test_tarantallegra_moves_the_target() -> None:
    duel = cast("tarantallegra")
    assert duel.asked() == (0, "move")
    duel.answer("to e8", "stop")
    assert duel.at("nagini") == "e8"


@pytest.mark.rule("WD-22.31")
def test_oppugno_hits_another_one() -> None:
    duel = cast("oppugno", "nagini", second={"nagini": "e9", "hedwig": "e10", "troll": "d9"})
    assert duel.asked() == (0, "victim")
    duel.answer("model 2:hedwig")
    assert (duel.impacts("nagini"), duel.impacts("hedwig"), duel.impacts("troll")) == (1, 1, 0)


@pytest.mark.rule("WD-37.13a")
def test_alarte_ascendare_does_nothing_to_flyers() -> None:
    assert cast("alarte-ascendare", second={"hedwig": "e9"}).impacts("hedwig") == 0


def test_immobulus_and_lumos_solem_reach_others() -> None:
    second = {"nagini": "e9", "hedwig": "e10", "troll": "e11"}
    duel = cast("immobulus", "nagini", second=second)
    assert [duel.get("slow", who) for who in second] == [2, 1, 0]
    lumos = cast("lumos-solem", "nagini", second={**second, "dementor": "e12"})
    assert [lumos.get("dazed", who) for who in second] == [1, 1, 1]
    assert lumos.get("dazed", "dementor") == 0


@pytest.mark.rule("WD-38.10c")
def test_everte_statum_hurts_more_at_a_wall() -> None:
    duel = cast("everte-statum", second={"nagini": "e8"}, first={"ron-weasley": "d8"})
    # Away from d8: f7 is Impassable; from f8 only g8 is further away and free.
    duel.answer("to f8")
    assert duel.at("nagini") == "g8"
    assert duel.impacts("nagini") == 1
    stopped = cast("everte-statum", second={"nagini": "i5"}, first={"ron-weasley": "h5"})
    while stopped.asked()[1] == "push":
        stopped.answer(stopped.options()[0])
    assert stopped.impacts("nagini") == 2


@pytest.mark.rule("WD-28.3", "WD-31.6")
def test_obliviate_puts_a_clock_on_a_spell_of_the_opponent() -> None:
    duel = Duel(RON, NAGINI, spells=[["obliviate"], ["stupefy", "crucio"]])
    duel.deck(0, "strong")
    duel.deck(1, "jinxed")
    duel.cast("obliviate")
    duel.answer("book-spell crucio")
    assert duel.s.clock[duel.card(1, "crucio")] == 1


@pytest.mark.rule("WD-15.9")
def test_crucio_leaves_one_action() -> None:
    sure = Duel({"bellatrix-lestrange": "e7"}, {"hermione-granger": "e9"}, spells=[["crucio"], []])
    sure.deck(0, "strong")
    sure.deck(1, "jinxed")
    sure.cast("crucio")
    assert sure.impacts("hermione-granger") == 2
    assert sure.get("limited", "hermione-granger") == 1


@pytest.mark.rule("WD-26.3")
def test_avada_kedavra_removes() -> None:
    duel = Duel(
        {"lord-voldemort": "e7"},
        {"hermione-granger": "e9", "hedwig": "a5"},
        spells=[["avada-kedavra"], []],
    )
    duel.s.deck[0] = cards("strong", "two-plus")
    duel.deck(1, "jinxed")
    duel.cast("avada-kedavra")
    duel.answer("pass")
    assert duel.clashed() == (2 + 3 + 3 + 1 - 5, 2)
    assert duel.at("hermione-granger") == ""


# -- Imperio ---------------------------------------------------------------------------------------


def imperio(*, weapon: str = "") -> Duel:
    """Voldemort has Ron, next to Harry, under his will."""
    gear = {"ron-weasley": [weapon]} if weapon else {}
    duel = Duel(
        {"lord-voldemort": "e7"},
        {"ron-weasley": "e9", "hermione-granger": "e10"},
        spells=[["imperio"], []],
        gear=gear,
        quests=[["first-hex", "tooth-and-steel"], []],
    )
    duel.s.deck[0] = cards("strong", "strong", "two-plus")
    duel.s.deck[1] = cards("jinxed", "jinxed", "jinxed")
    duel.cast("imperio", "ron-weasley")
    duel.answer("pass")
    return duel


@pytest.mark.rule("WD-1.13", "WD-16.7")
def test_imperio_moves_the_target_and_makes_it_cast() -> None:
    duel = imperio()
    assert duel.asked() == (0, "move")
    duel.answer("to e8", "stop")
    assert duel.asked() == (0, "imperio")
    assert duel.options() == ["cast basic-combat-spell", "pass"]
    duel.s.deck[0] = cards("strong")
    duel.answer("cast basic-combat-spell")
    assert duel.clashed() == (3 + 2, 0 + 2)
    assert duel.impacts("hermione-granger") == 1
    # It counts as a Combat Spell of the caster, and Imperio cools down.
    assert duel.s.points[0] == 1
    assert duel.s.clock[duel.card(0, "imperio")] == 2
    assert duel.s.interrupted == []
    assert len(duel.s.lower_used) == len(duel.s.clash_bonus) == 2


def test_imperio_may_use_a_weapon_of_the_target() -> None:
    duel = imperio(weapon="crossbow")
    duel.answer("stop")
    assert duel.options() == ["attack crossbow", "cast basic-combat-spell", "pass"]
    duel.s.deck[0] = cards("strong")
    duel.answer("attack crossbow")
    assert duel.told("attacks")
    assert not duel.told("casts-at")[1:]
    assert duel.impacts("hermione-granger") == 1
    assert duel.s.points[0] == 1


def test_imperio_may_be_left_at_the_movement() -> None:
    duel = imperio()
    duel.answer("stop", "pass")
    assert duel.asked()[1] == "action"


# -- Spells that are no Combat Spells --------------------------------------------------------------

HARRY = {"harry-potter": "e7"}


@pytest.mark.rule("WD-32.1")
def test_shields() -> None:
    duel = cast(
        "protego-maxima",
        "harry-potter",
        first={"harry-potter": "e7", "ron-weasley": "e8", "hedwig": "e9"},
        second=FAR,
    )
    assert duel.total() == 3 + 3 - 5
    assert [shielding(duel.s, duel.model(who)) for who in ("ron-weasley", "hedwig")] == [2, 0]


@pytest.mark.rule("WD-32.1", "WD-23.1")
def test_fianto_duri_and_nebulus_surround_the_caster() -> None:
    friends = {"harry-potter": "e7", "ron-weasley": "e9", "hedwig": "e10"}
    duel = cast("fianto-duri", first=friends, second=FAR)
    assert [warding(duel.s, duel.model(who)) for who in friends] == [1, 1, 0]
    mist = cast(
        "nebulus", first={"harry-potter": "e7", "ron-weasley": "e8", "hedwig": "e9"}, second=FAR
    )
    assert [
        concealment(mist.s, mist.model(who)) for who in ("harry-potter", "ron-weasley", "hedwig")
    ] == [1, 1, 0]


def test_healing_spells() -> None:
    duel = Duel(HARRY, FAR, spells=[["episkey"], []])
    duel.set("impacts", "harry-potter", 3)
    duel.deck(0, "strong")
    duel.cast("episkey")
    assert duel.impacts("harry-potter") == 1
    vulnera = Duel(HARRY, FAR, spells=[["vulnera-sanentur"], []])
    for column, figure in (("impacts", 4), ("poison", 2), ("burning", 1), ("slow", 1)):
        vulnera.set(column, "harry-potter", figure)
    vulnera.deck(0, "strong")
    vulnera.cast("vulnera-sanentur")
    assert [vulnera.get(c, "harry-potter") for c in ("impacts", "poison", "burning", "slow")] == [
        1,
        0,
        0,
        1,
    ]


@pytest.mark.rule("WD-32.11", "WD-32.13")
def test_finite_incantatem_ends_a_spell_or_statuses() -> None:
    duel = Duel(HARRY, {"hermione-granger": "e9"}, spells=[["finite-incantatem"], ["nebulus"]])
    card = duel.card(1, "nebulus")
    duel.s.holder[card] = duel.s.aim[card] = duel.model("hermione-granger")
    duel.s.upkept = [card]
    duel.set("slow", "harry-potter", 2)
    duel.deck(0, "strong")
    duel.do("cast", "cast finite-incantatem")
    assert duel.options() == ["spell nebulus 2:hermione-granger", "model 1:harry-potter"]
    duel.answer("spell nebulus 2:hermione-granger")
    assert (duel.s.upkept, duel.s.clock[card]) == ([], 1)


@pytest.mark.rule("WD-36.1")
def test_markers_are_placed_in_sight() -> None:
    duel = cast("expecto-patronum", "e9", first=HARRY, second=FAR)
    assert duel.s.patronus[0] == space("e9")
    fire = Duel(HARRY, FAR, spells=[["fiendfyre"], []])
    fire.s.deck[0] = cards("strong", "two-plus")
    fire.cast("fiendfyre", "e9")
    assert fire.s.fiendfyre[0] == space("e9")


@pytest.mark.rule("WD-40.12", "WD-36.1")
def test_fiendfyre_burns_and_creeps() -> None:
    duel = Duel(
        {"harry-potter": "e4"},
        {"nagini": "e11"},
        spells=[["fiendfyre"], []],
        power=[(0, 3), (0, 0)],
    )
    card = duel.card(0, "fiendfyre")
    duel.s.holder[card] = duel.model("harry-potter")
    duel.s.upkept = [card]
    duel.s.fiendfyre[0] = space("e8")
    duel.end()
    duel.do("move", "to e10", "to e9", "to e10", "to e9")
    # Next to the fire once, then at once again: only one Impact in one activation.
    assert (duel.impacts("nagini"), duel.get("burning", "nagini")) == (1, 1)
    duel.move("nagini", "a5")
    duel.end_phase()
    duel.answer("pay fiendfyre 1:harry-potter")
    assert duel.asked() == (0, "fiendfyre")
    duel.answer("to e7", "stop")
    assert duel.s.fiendfyre[0] == space("e7")


@pytest.mark.rule("WD-15.18")
def test_who_ends_an_activation_near_a_fiendfyre_burns() -> None:
    duel = Duel({"ron-weasley": "e7"}, FAR, spells=[[], ["fiendfyre"]])
    card = duel.card(1, "fiendfyre")
    duel.s.holder[card] = duel.model("nagini")
    duel.s.upkept = [card]
    duel.s.fiendfyre[1] = space("e8")
    duel.end()
    # The fire sets Ron alight, and Burning acts at the end of the same activation (WD-G39).
    assert (duel.impacts("ron-weasley"), duel.get("burning", "ron-weasley")) == (2, 0)


@pytest.mark.rule("WD-7.1")
def test_wingardium_leviosa_moves_an_overlay() -> None:
    duel = Duel(HARRY, FAR, spells=[["wingardium-leviosa"], []])
    duel.overlay("cup", "e9")
    duel.deck(0, "strong")
    duel.cast("wingardium-leviosa")
    assert "to e9" not in duel.options()
    assert "to e7" not in duel.options()
    duel.answer("to e11")
    assert duel.s.overlay_at[5] == space("e11")


@pytest.mark.rule("WD-16.8")
def test_accio_brings_a_friend_nearer() -> None:
    duel = cast("accio", first={"harry-potter": "e7", "ron-weasley": "e12"}, second=FAR)
    duel.answer("to e11")
    assert "to e12" not in duel.options()
    duel.answer("to e10", "to e9")
    assert duel.at("ron-weasley") == "e9"


@pytest.mark.rule("WD-35.6")
def test_reparo_frees_artifacts() -> None:
    duel = Duel(
        HARRY, FAR, spells=[["reparo"], []], gear={"harry-potter": ["crossbow", "remembrall"]}
    )
    duel.set("locked", "harry-potter", duel.get("gear", "harry-potter"))
    duel.deck(0, "strong")
    duel.cast("reparo")
    duel.answer("artifact crossbow 1:harry-potter", "stop")
    assert duel.get("locked", "harry-potter") == 1 << columns.artifact("remembrall")


@pytest.mark.rule("WD-7.4")
def test_reducto_evanesco_and_revelio() -> None:
    duel = Duel(HARRY, FAR, spells=[["reducto"], []])
    duel.overlay("terrain-2", "e9", terrain="difficult")
    duel.deck(0, "strong")
    duel.cast("reducto")
    assert duel.s.overlay_at[7] == -1
    assert duel.s.terrain[space("e9")] == 0
    hide = Duel(HARRY, FAR, spells=[["evanesco"], []])
    hide.overlay("cup", "e9")
    hide.overlay("egg", "e10")
    hide.deck(0, "strong")
    hide.cast("evanesco")
    hide.answer("overlay cup", "overlay egg")
    assert (hide.s.overlay_up[5], hide.s.overlay_up[3]) == (0, 0)
    show = Duel(HARRY, {"nagini": "e11"}, spells=[["revelio"], []])
    show.overlay("cup", "e12", up=False)
    show.set("mist", "nagini", 2)
    show.deck(0, "strong")
    show.cast("revelio")
    show.answer("overlay cup")
    assert show.s.overlay_up[5] == 1
    assert show.get("mist", "nagini") == 0


@pytest.mark.rule("WD-36.6", "WD-28.19")
def test_each_player_has_two_traps() -> None:
    duel = cast("serpensortia", "e9", first=HARRY, second=FAR)
    assert (duel.s.trap_at[0], duel.s.trap_spell[0]) == (space("e9"), columns.SERPENSORTIA)
    full = Duel(HARRY, FAR, spells=[["cave-inimicum"], []])
    full.s.trap_at = (space("e4"), space("e5"), *full.s.trap_at[2:])
    full.refresh()
    assert "do cast" not in full.options()


@pytest.mark.rule("WD-38.12")
def test_morsmordre_helps_the_next_combat_spell() -> None:
    duel = cast(
        "morsmordre",
        first={"harry-potter": "e7", "ron-weasley": "e10", "hedwig": "e11"},
        second=FAR,
    )
    assert [duel.get("dark_mark", who) for who in ("harry-potter", "ron-weasley", "hedwig")] == [
        1,
        1,
        0,
    ]


@pytest.mark.rule("WD-40.16")
def test_piertotum_locomotor_moves_up_to_three_friends() -> None:
    duel = cast(
        "piertotum-locomotor",
        first={"harry-potter": "e7", "ron-weasley": "e9", "hedwig": "e11"},
        second=FAR,
    )
    assert duel.options() == ["model 1:harry-potter", "model 1:ron-weasley", "stop"]
    duel.answer("model 1:ron-weasley", "to e10", "stop")
    assert duel.options() == ["model 1:harry-potter", "stop"]
    duel.answer("stop")
    assert duel.at("ron-weasley") == "e10"


def test_every_spell_has_an_effect() -> None:
    for spell in columns.BOOK_SPELLS:
        if spell != columns.COUNTER_SPELL:
            steps = EFFECTS[spell].STEPS
            assert steps
        if not columns.IS_COMBAT[spell]:
            assert EFFECTS[spell] is not Hex or spell == columns.COUNTER_SPELL
