"""When a player is asked for a Spell, as most wish it: not where it could improve nothing."""

from __future__ import annotations

import pytest

from spellwright.face.automatic import usual_wishes
from spellwright.face.scene import Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.picture.spell_offers import ALWAYS, MINE
from spellwright.testing.talisman import Tale


def answer(tale: Tale, seat: int = 0, *more: str) -> str:
    """What is answered for a seat with the usual wishes and more of them."""
    scene = Scene(tale.s.view(seat))
    return face.automatic(scene, usual_wishes(face.wishes(scene)).union(more))


def fight(spell: str, *, magic: int = 2, enemy: str = "stray-dementor") -> Tale:
    """Hagrid, who holds a Spell, is about to fight an Enemy."""
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, spell)
    tale.values(0, magic=magic, might=magic)
    tale.lay("out-14", enemy)
    tale.arrive("out-14")
    while tale.asked() != (0, "spell") or tale.ask_of().args != [5]:
        tale.answer("pass" if tale.asked()[1] == "spell" else "fight")
    return tale


@pytest.mark.parametrize(
    ("spell", "enemy"),
    [("expecto-patronum", "stray-dementor"), ("riddikulus", "inferius"), ("reducto", "inferius")],
)
def test_no_spell_is_offered_for_a_fight_that_is_sure_to_be_won(spell: str, enemy: str) -> None:
    assert answer(fight(spell, magic=3, enemy=enemy)) == ""
    sure = fight(spell, magic=12, enemy=enemy)
    assert answer(sure) == "pass"
    assert answer(sure, 0, ALWAYS) == ""


@pytest.mark.parametrize(("enemy", "asked"), [("inferius", False), ("scabior", True)])
def test_expulso_is_offered_in_a_fight_that_the_token_changes(enemy: str, asked: bool) -> None:
    """A Death Eater is one Enemy of the Order; an Inferius is nobody's."""
    tale = Tale("hagrid-b", "draco-b", token="de")
    tale.spells(0, "expulso")
    tale.lay("out-14", enemy)
    tale.arrive("out-14", "pass")
    while tale.ask_of().args != [5]:
        tale.answer("pass")
    assert answer(tale) == ("" if asked else "pass")


@pytest.mark.parametrize(("own", "other", "asked"), [(1, 6, True), (6, 1, False)])
def test_protego_is_offered_in_a_fight_that_is_being_lost(
    own: int, other: int, asked: bool
) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "protego")
    tale.lay("out-14", "inferius")
    tale.arrive("out-14", dice=[own, other])
    assert tale.asked() == (0, "spell")
    assert answer(tale) == ("" if asked else "pass")


@pytest.mark.parametrize(("strength", "asked"), [(12, True), (2, False)])
def test_protego_is_offered_against_whoever_leads_and_wins(strength: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(1, "protego")
    tale.values(0, magic=strength, might=strength)
    tale.values(1, magic=5, might=5)
    tale.lay("out-14", "inferius")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.asked() == (1, "spell")
    assert answer(tale, 1) == ("" if asked else "pass")
    assert answer(tale, 1, ALWAYS) == ""
    assert answer(tale, 1, MINE) == "pass"


def test_nobody_is_asked_to_save_a_rival() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.spells(1, "protego")
    tale.place(0, "mid-16")
    tale.arrive("mid-2")
    assert tale.asked() == (1, "spell")
    assert tale.ask_of().args == [7]
    assert answer(tale, 1) == "pass"
    assert answer(tale, 1, ALWAYS) == ""


@pytest.mark.parametrize(("hurt", "asked"), [(0, False), (1, True)])
def test_nobody_is_asked_to_heal_a_rival(hurt: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "episkey")
    tale.s.life[0] -= hurt
    tale.s.life[1] -= 1
    tale.begin(2)
    assert tale.asked() == (0, "spell")
    assert answer(tale) == ("" if asked else "pass")


def test_transfiguro_is_offered_before_a_fight_with_a_character() -> None:
    enemy = fight("transfiguro", enemy="inferius")
    assert answer(enemy) == "pass"
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "transfiguro")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.until("encounter")
    tale.answer("meet draco")
    while tale.ask_of().args != [5]:
        tale.answer("pass")
    assert answer(tale) == ""


@pytest.mark.parametrize(
    ("where", "strength", "asked"),
    [("out-4", 9, True), ("out-4", 1, False), ("mid-6", 1, False)],
)
def test_transfiguro_is_offered_near_whoever_leads(where: str, strength: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b", "lucius-b")
    tale.spells(0, "transfiguro")
    tale.values(0, magic=4, might=4)
    tale.values(1, magic=strength)
    tale.place(1, where)
    tale.place(2, "out-20")
    tale.place(0, "out-8")
    tale.begin(2)
    assert tale.asked() == (0, "spell")
    assert answer(tale) == ("" if asked else "pass")
