"""Each card has an emblem, by a table that is refused where it is wrong."""

from __future__ import annotations

import pytest

from spellwright.drawing.card import face
from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_emblems import emblems_in
from spellwright.drawing.emblem import EMBLEMS
from spellwright.games.battle.content import columns as battle
from spellwright.games.battle.picture import cards as of_battle
from spellwright.games.duels.picture import cards as of_duels
from spellwright.games.funkoverse.picture import cards as of_funkoverse
from spellwright.games.talisman.picture import cards as of_talisman
from spellwright.games.wizardry.picture import looks as of_wizardry
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say

KEYS = ["incendio", "aguamenti", "confringo"]
GOOD = {"flame": ["incendio", "confringo"], "wave": ["aguamenti"]}


def test_the_emblems_come_in_the_order_of_the_cards() -> None:
    assert emblems_in(GOOD, "spell", KEYS) == ["flame", "wave", "flame"]


@pytest.mark.parametrize(
    ("families", "why", "args"),
    [
        ({**GOOD, "flam": []}, "refusal-emblem-unknown", {"emblem": "flam"}),
        ({"flame": KEYS[:1], "wave": KEYS[1:2]}, "refusal-emblem-missing", {"card": "confringo"}),
        ({**GOOD, "star": ["incendio"]}, "refusal-emblem-twice", {"card": "incendio"}),
        (
            {**GOOD, "star": ["lumos"]},
            "refusal-emblem-no-card",
            {"emblem": "star", "card": "lumos"},
        ),
    ],
)
def test_a_table_that_is_wrong_is_refused(
    families: dict[str, list[str]], why: str, args: dict[str, str]
) -> None:
    with pytest.raises(Refused) as refused:
        emblems_in(families, "spell", KEYS)
    assert refused.value.says == say(why, table="emblems.toml", kind="spell", **args)


def test_a_small_card_shows_its_own_emblem_whether_its_sentence_fits_or_not() -> None:
    short = Card("Incendio", "Spell", "#c2455a", "wand", "Burn it.", picture="flame")
    for one in (short, short._replace(text="Burn it. " * 30)):
        assert face(one).count(EMBLEMS["flame"]) == 1


def test_a_long_name_is_broken_at_a_hyphen() -> None:
    drawn = face(Card("He-Who-Must-Not-Be-Named", "dark arts", "#3b3266", "wand", "It comes."))
    assert ">He-Who-Must-</text>" in drawn
    assert ">Not-Be-Named</text>" in drawn


def test_every_number_on_a_small_card_has_its_label() -> None:
    figures = (
        Figure("3", "spark", "#c8a04a", "Galleons to recruit", "Galleons"),
        Figure("2", "shield", "#c8a04a", "Defense"),
        Figure("1", "wand", "#c8a04a", "Mastery"),
    )
    drawn = face(Card("Harry", "character", "#c2455a", "wand", "Fly.", figures=figures))
    for label in ("Galleons", "Defense", "Mastery"):
        assert f">{label}</text>" in drawn


@pytest.mark.parametrize(
    "emblems",
    [
        [of_battle.EMBLEMS[kind] for kind in battle.KINDS],
        [of_battle.EMBLEMS[event] for event in battle.EVENTS],
        [of_battle.EMBLEMS[foe] for foe in battle.ALL_FOES],
        of_duels.SPELL_EMBLEMS,
        of_duels.ARTIFACT_EMBLEMS,
        of_duels.POTION_EMBLEMS,
        of_duels.QUEST_EMBLEMS,
        of_duels.ATTACK_EMBLEMS,
        of_talisman.EMBLEMS,
        of_talisman.SPELL_EMBLEMS,
        of_funkoverse.ABILITY_EMBLEMS,
        of_wizardry.EMBLEMS,
    ],
)
def test_no_emblem_stands_for_many_cards_of_a_kind(emblems: list[str]) -> None:
    """So that six cards side by side seldom show two of one, and hardly ever three."""
    assert max(emblems.count(one) for one in emblems) <= max(2, len(emblems) / 6)
    assert len(set(emblems)) >= min(12, len(emblems) * 0.6)
