"""The Lamplit Moor: what its own rows do."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import DE, MAGIC, OP, card, side, spell
from spellwright.games.talisman.rules.attack_scores import modifiers
from spellwright.games.talisman.rules.card_effects import BEATEN_BY, MEETINGS
from spellwright.games.talisman.rules.enemies import begin_fight
from spellwright.games.talisman.rules.side_abilities import TURN_BEGINS
from spellwright.games.talisman.rules.spell_effects import AT_ONCE
from spellwright.games.talisman.state import WITH_SPACE_ENEMY
from spellwright.kernel.option import FIRST
from spellwright.testing.talisman import Tale


def cast(tale: Tale, key: str, caster: int, target: int) -> None:
    effect = AT_ONCE[spell(key)]
    assert effect is not None
    effect(tale.s, caster, words.TARGET | tale.s.character[target] << FIRST)


def meet(tale: Tale, key: str, seat: int) -> None:
    meeting = MEETINGS[card(key)]
    assert meeting is not None
    tale.carry_out(meeting(seat, card(key)))


def test_the_lamplighter_is_stronger_against_the_token() -> None:
    tale = Tale("moor.odessa-wren-a", "draco-a", options={"pack-moor": True})
    begin_fight(tale.s, WITH_SPACE_ENEMY, 0, MAGIC)
    tale.s.token = DE
    assert modifiers(tale.s, 0) == 1
    tale.s.token = OP
    assert modifiers(tale.s, 0) == 0


def test_the_night_porter_is_paid_when_she_has_nothing() -> None:
    tale = Tale("moor.odessa-wren-b", "draco-a", options={"pack-moor": True})
    wages = TURN_BEGINS[side("moor.odessa-wren-b")]
    tale.gold(0, 0)
    wages(tale.s, 0)
    wages(tale.s, 0)
    assert tale.s.gold[0] == 1


def test_kindle_gives_fate_and_saves_a_last_life() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.life[0], tale.s.fate[0] = 1, 1
    cast(tale, "moor.kindle", 0, 0)
    assert (tale.s.life[0], tale.s.fate[0]) == (2, 2)
    cast(tale, "moor.kindle", 0, 0)
    assert (tale.s.life[0], tale.s.fate[0]) == (2, 3)


def test_snuff_takes_fate_or_else_a_galleon() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.fate[1], tale.s.gold[1] = 1, 2
    cast(tale, "moor.snuff", 0, 1)
    cast(tale, "moor.snuff", 0, 1)
    assert (tale.s.fate[1], tale.s.gold[1]) == (0, 1)


def test_a_moonless_night_takes_fate_from_the_others_in_london() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.fate(0, 1)
    tale.fate(1, 1)
    tale.begin()
    meet(tale, "moor.moonless-night", 0)
    assert tale.s.fate == [2, 0]


def test_marsh_lights_cost_fate_like_the_hag() -> None:
    assert BEATEN_BY[card("moor.marsh-lights")] is BEATEN_BY[card("knockturn-hag")]


def test_the_standing_stones_heal_for_fate() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, life=2)
    tale.fate(0, 2)
    tale.begin()
    meet(tale, "moor.standing-stones", 0)
    ask = tale.ask_of(0)
    assert (ask.question, ask.args[0]) == (words.ASK_CARD, card("moor.standing-stones"))
    tale.answer("yes")
    assert (tale.s.life[0], tale.s.fate[0]) == (3, 1)
