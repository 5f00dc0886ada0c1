"""Components, zones and who sees what (TA-1)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import (
    COPIES,
    FATE_TOKENS,
    GALLEONS,
    IS_HALLOW,
    MIDDLE,
    MIDDLE_DECK,
    OUTER,
    OUTER_DECK,
    SIDES_OF,
    SPELL_DECK,
    card,
    spell,
)
from spellwright.games.talisman.content.names import EQUIPMENT, HALLOW
from spellwright.games.talisman.content.tables import CHARACTERS, ENCOUNTERS, SIDES, SPELLS
from spellwright.games.talisman.lexicons import CARD, say
from spellwright.games.talisman.queries import total_magic
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_from_stock,
    gain_galleons,
    gain_life,
)
from spellwright.games.talisman.rules.losing import discard_object, put_away
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import WITH_VOLDEMORT
from spellwright.kernel.faults import column_fault
from spellwright.kernel.saying import Saying, seat_noun
from spellwright.kernel.visibility import HIDDEN
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-1.1")
def test_the_box() -> None:
    assert (len(CHARACTERS), len(SIDES)) == (8, 16)
    assert all(len(sides) == 2 for sides in SIDES_OF)
    assert (len(ENCOUNTERS), len(SPELLS)) == (100, 24)
    assert sum(COPIES) - COPIES[-1] == 21
    assert (GALLEONS, FATE_TOKENS) == (20, 36)


@pytest.mark.rule("TA-1.2", "TA-1.3")
def test_two_encounter_decks_and_none_for_the_castle() -> None:
    assert (len(OUTER_DECK), len(MIDDLE_DECK)) == (60, 40)
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-1")
    tale.begin(1, 6)
    tale.answer("roll", "walk cw inn-2")
    tale.end_turn()
    assert tale.told("drew") == []


@pytest.mark.rule("TA-1.4", "TA-1.5")
def test_stacks() -> None:
    assert len(EQUIPMENT) == 7
    assert COPIES == [3] * 8
    hallows = [number for number, is_hallow in enumerate(IS_HALLOW) if is_hallow]
    in_deck = [number for number in hallows if number in MIDDLE_DECK]
    assert len(in_deck) == 2
    assert len(in_deck) + COPIES[-1] == 5


@pytest.mark.rule("TA-1.6", "TA-1.9", "TA-1.10")
def test_what_everybody_sees() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(1, "wand")
    tale.followers(1, "fang")
    tale.trophy(1, "aurors")
    tale.spells(1, "lumos")
    tale.begin(2)
    seen = tale.view(0)
    assert seen.objects[1] == tale.s.objects[1]
    assert seen.followers[1] == tale.s.followers[1]
    assert seen.trophies[1] == tale.s.trophies[1]
    assert seen.side == tale.s.side
    assert seen.magic == tale.s.magic
    assert (seen.token, seen.voldemort) == (tale.s.token, tale.s.voldemort)
    assert len(seen.hand[1]) == 1


@pytest.mark.rule("TA-1.7", "TA-1.8")
def test_three_indicators_up_to_twelve() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=11, might=12, life=11)
    for ability in (0, 0, 1):
        gain_ability(tale.s, 0, ability)
    gain_life(tale.s, 0, 3)
    assert (tale.s.magic[0], tale.s.might[0], tale.s.life[0]) == (12, 12, 12)


@pytest.mark.rule("TA-1.11", "TA-17.4")
def test_spells_in_hand_are_secret() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.spells(1, "lumos")
    tale.begin(2)
    assert tale.view(1).hand[1] == [spell("lumos")]
    assert tale.view(0).hand[1] == [HIDDEN]
    assert tale.view(-1).hand[1] == [HIDDEN]


@pytest.mark.rule("TA-1.12")
def test_the_decks_are_hidden() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.begin(2)
    for seat in (-1, 0, 1):
        for deck in tale.view(seat).deck:
            assert set(deck) == {HIDDEN}


@pytest.mark.rule("TA-1.13")
def test_an_empty_deck_is_shuffled_anew_from_its_own_cards() -> None:
    tale = Tale("harry-a", "draco-a")
    kept = tale.s.deck[OUTER][-2:]
    tale.s.discard[OUTER] = kept
    tale.s.discard[MIDDLE] = [tale.s.deck[MIDDLE].pop()]
    tale.s.deck_seen[MIDDLE].pop()
    rest = tale.s.deck[OUTER][:-2]
    tale.s.deck[OUTER], tale.s.deck_seen[OUTER] = [], []
    tale.s.trophies[1] = rest
    tale.arrive("out-14")
    assert tale.told("deck-empty") == [(OUTER,)]
    assert tale.told("drew")[0][1] in kept
    assert len(tale.s.discard[MIDDLE]) == 1


@pytest.mark.rule("TA-1.14")
def test_the_spell_deck_is_shuffled_anew() -> None:
    tale = Tale("dumbledore-a", "draco-a")
    tale.s.discard[SPELL_DECK] = tale.s.deck[SPELL_DECK]
    tale.s.deck[SPELL_DECK], tale.s.deck_seen[SPELL_DECK] = [], []
    assert gain_spell(tale.s, 0)
    assert len(tale.s.deck[SPELL_DECK]) == 23
    assert tale.s.discard[SPELL_DECK] == []


@pytest.mark.rule("TA-1.15")
def test_what_is_not_there_is_not_drawn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.no_cards(OUTER)
    tale.arrive("out-14")
    assert tale.told("drew") == []
    tale.s.deck[SPELL_DECK] = []
    tale.s.discard[SPELL_DECK] = []
    assert not gain_spell(tale.s, 0)


@pytest.mark.rule("TA-1.16", "TA-1.17")
def test_tokens_are_limited() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.gold(1, 19)
    tale.fate(1, 35)
    gain_galleons(tale.s, 0, 3)
    gain_fate(tale.s, 0, 2)
    assert (tale.s.gold[0], tale.s.fate[0]) == (1, 1)
    assert (tale.s.gold_pool, tale.s.fate_pool) == (0, 0)
    tale.s.stock[HALLOW - EQUIPMENT[0]] = 0
    assert not gain_from_stock(tale.s, 0, HALLOW)


@pytest.mark.rule("TA-1.18")
def test_three_ferrets_at_a_time() -> None:
    from spellwright.games.talisman.rules.transfiguration import become_ferret

    tale = Tale("harry-a", "draco-a", "hagrid-a")
    for seat in range(3):
        become_ferret(tale.s, seat)
    assert all(tale.s.ferret)


@pytest.mark.rule("TA-1.19")
def test_discarded_equipment_and_hallows_go_back() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "hallow")
    tale.objects(1, "hallow-m37")
    discard_object(tale.s, 0, card("wand"))
    discard_object(tale.s, 0, card("hallow"))
    discard_object(tale.s, 1, card("hallow-m37"))
    assert tale.stock("wand") == 3
    assert tale.stock("hallow") == 3
    assert tale.discarded("hallow-m37")


@pytest.mark.rule("TA-1.20", "TA-1.21")
def test_a_dropped_card_lies_on_the_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    tale.arrive("out-13", "drop wand")
    assert tale.lying("out-13") == ["wand"]
    assert tale.stock("wand") == 2


@pytest.mark.rule("TA-1.22")
def test_who_looks_at_a_card_knows_it_alone() -> None:
    tale = Tale("draco-a", "harry-a", "hagrid-a")
    tale.followers(0, "augustus-rookwood")
    tale.next_card("aurors")
    tale.begin()
    tale.answer("look outer")
    assert tale.view(0).deck[OUTER][-1] == card("aurors")
    assert tale.view(1).deck[OUTER][-1] == HIDDEN
    assert tale.view(2).deck_seen[OUTER][-1] == 1
    tale.answer("on-top aurors")
    assert tale.view(0).deck[OUTER][-1] == card("aurors")


def test_a_saved_state_with_a_card_too_many_is_found() -> None:
    tale = Tale("harry-a", "draco-a")
    put_away(tale.s, card("aurors"))
    assert RULES.faults(tale.s) == [say("fault-encounter")]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("tale.s.gold[0] += 1", say("fault-galleons")),
        ("tale.s.fate[0] += 1", say("fault-fate")),
        ("tale.s.hand[0].append(3)", say("fault-hand-seen")),
        ("tale.s.magic[0] = 13", say("fault-too-high", player=seat_noun(0))),
        ("tale.s.character[1] = 0", say("fault-character-twice")),
        (
            "tale.s.objects[0] += [101, 101]; tale.s.stock[1] = 1",
            say("fault-same-object", player=seat_noun(0)),
        ),
        ("tale.s.stock[1] = 2", say("fault-copies", card=CARD.noun(card("wand")))),
        ("tale.s.lost.append(0)", column_fault("lost")),
        ("tale.s.lying.pop()", say("fault-sizes")),
        ("tale.s.beside.append(0)", say("fault-event")),
        ("tale.s.token = 2", say("fault-token")),
    ],
)
def test_faults_are_found(spoil: str, fault: Saying) -> None:
    tale = Tale("harry-a", "draco-a")
    assert RULES.faults(tale.s) == []
    exec(spoil, {"tale": tale})
    assert fault in RULES.faults(tale.s)


@pytest.mark.rule("TA-LV1", "TA-7.11")
def test_the_values_of_voldemort() -> None:
    from spellwright.games.talisman.board import space
    from spellwright.games.talisman.rules.attack_scores import voldemort_value

    tale = Tale("harry-a", "draco-a")
    assert tale.voldemort() == "hall"
    values = [voldemort_value(tale.s, space(key)) for key in ("out-1", "mid-1", "inn-2", "hall")]
    assert values == [7, 9, 10, 12]
    assert tale.s.fight != WITH_VOLDEMORT
    assert total_magic(tale.s, 0) == 4
