"""HB-25 over all options that can be combined: whole campaigns."""

from __future__ import annotations

import pytest

from tests.battle.campaigns import SHOP, other_options, play_campaign, shop_variations

ALL = (1 << len(SHOP)) - 1
MODES = ("easy", "normal")


@pytest.mark.rule("HB-24.22", "HB-25.1")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", [ALL, ALL - 8])
def test_shop_variations_survive_a_campaign(mode: str, number: int) -> None:
    campaign = play_campaign(mode, shop_variations(number), 2, number)
    assert campaign.is_over


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", range(ALL + 1))
def test_all_options_survive_a_campaign(mode: str, number: int) -> None:
    others, seats = other_options(number)
    campaign = play_campaign(mode, {**others, **shop_variations(number)}, seats, number)
    assert campaign.is_over
