"""The Advantage token (TA-9)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import DE, MAGIC, MIGHT, OP, VALUE, card
from spellwright.games.talisman.rules.advantage import set_token
from spellwright.games.talisman.rules.attack_scores import advantage
from spellwright.games.talisman.state import (
    WITH_CARDS,
    WITH_CHARACTER,
    WITH_FOLLOWER,
    WITH_SPACE_ENEMY,
)
from spellwright.testing.talisman import Tale


def against(side: str, token: str, *cards: str, kind: int = WITH_CARDS) -> int:
    """What the token adds to the score of a Character in a fight with these cards."""
    tale = Tale(
        side, "hagrid-b" if side.startswith(("draco", "lucius")) else "draco-b", token=token
    )
    tale.s.fight, tale.s.fighter, tale.s.foe = kind, 0, 1
    tale.s.foe_cards = [card(key) for key in cards]
    tale.s.foe_values = [VALUE[number] for number in tale.s.foe_cards]
    return advantage(tale.s, 0)


@pytest.mark.rule("TA-9.1", "TA-9.2")
def test_the_favoured_faction_adds_one() -> None:
    assert against("harry-a", "op", "scabior") == 1
    assert against("draco-a", "de", "luna-lovegood") == 1


@pytest.mark.rule("TA-9.3")
def test_the_other_faction_subtracts_one() -> None:
    assert against("harry-a", "de", "scabior") == -1
    assert against("draco-a", "op", "luna-lovegood") == -1


@pytest.mark.rule("TA-9.4")
def test_neutral_enemies_change_nothing() -> None:
    for token in ("op", "de"):
        assert against("harry-a", token, "aurors") == 0


@pytest.mark.rule("TA-9.5")
def test_one_less_for_each_favoured_enemy() -> None:
    assert against("harry-a", "de", "scabior", "walden-macnair", "red-cap") == -2


@pytest.mark.rule("TA-9.6")
def test_the_plus_is_given_once() -> None:
    assert against("harry-a", "op", "scabior", "walden-macnair", "red-cap") == 1


@pytest.mark.rule("TA-9.7")
def test_between_characters_only_the_plus() -> None:
    assert against("harry-a", "op", kind=WITH_CHARACTER) == 1
    assert against("harry-a", "de", kind=WITH_CHARACTER) == 0


@pytest.mark.rule("TA-9.8")
def test_an_attacked_follower_counts_as_enemy_of_its_faction() -> None:
    assert against("harry-a", "de", "scabior", kind=WITH_FOLLOWER) == -1
    assert against("harry-a", "op", "scabior", kind=WITH_FOLLOWER) == 1


@pytest.mark.rule("TA-9.9")
def test_enemies_of_spaces_are_neutral() -> None:
    assert against("harry-a", "op", kind=WITH_SPACE_ENEMY) == 0


@pytest.mark.rule("TA-9.10", "TA-9.13")
def test_events_turn_the_token_before_they_are_met() -> None:
    tale = Tale("harry-a", "draco-a", token="op")
    tale.next_card("doused-in-stinksap")
    tale.arrive("out-14")
    assert tale.token() == "de"
    kinds = [event.kind for event in tale.story]
    from spellwright.games.talisman import story

    assert kinds.index(story.TOKEN_TURNED) < kinds.index(story.EVENT_MET)
    assert kinds.count(story.TOKEN_TURNED) == 1


@pytest.mark.rule("TA-9.11")
def test_a_second_draw_turns_it_again() -> None:
    tale = Tale("harry-a", "draco-a", token="op")
    tale.gold(0, 1)
    tale.next_card("knight-bus", "owl-post")
    tale.arrive("out-14", "to out-9")
    assert len(tale.told("token-turned")) == 2
    assert tale.token() == "op"


@pytest.mark.rule("TA-9.12", "TA-9.14")
def test_only_a_real_change_counts() -> None:
    tale = Tale("lucius-a", "bellatrix-a", token="de")
    set_token(tale.s, DE)
    assert (tale.s.gold[0], len(tale.hand(1))) == (0, 0)
    set_token(tale.s, OP)
    assert (tale.s.gold[0], len(tale.hand(1))) == (0, 0)
    tale.next_card("owl-post")
    tale.arrive("out-14", "yes")
    assert (tale.s.gold[0], len(tale.hand(1))) == (1, 1)


@pytest.mark.rule("TA-9.10")
def test_three_events_in_one_draw_turn_the_token_once() -> None:
    tale = Tale("hagrid-a", "harry-a", token="op")
    tale.next_card("educational-decree", "full-moon", "phoenix-song")
    tale.arrive("mid-11")
    assert tale.told("token-turned") == [(DE,)]
    assert tale.token() == "de"
    assert len(tale.told("event-met")) == 3


@pytest.mark.rule("TA-11.13")
def test_the_token_changes_the_attack_score() -> None:
    tale = Tale("hagrid-b", "draco-a", token="de")
    tale.lay("out-14", "scabior")
    tale.arrive("out-14", dice=[3, 3])
    assert tale.scores() == [(3, 5 + 3 - 1, 6)]
    assert (MAGIC, MIGHT) == (0, 1)
