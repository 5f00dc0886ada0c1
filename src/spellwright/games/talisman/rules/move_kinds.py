"""Ways to move and how far they lead (TA-6.6, TA-6.19 to TA-6.22)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import BURROW, CASTLE, GROUNDS, LONDON, MINISTRY, REGION
from spellwright.games.talisman.content.columns import FURTHER
from spellwright.games.talisman.content.names import (
    ARTHUR,
    BELLATRIX_A,
    BUCKBEAK,
    DUMBLEDORE_A,
    FLOO_POWDER,
    HARRY_B,
    MCGONAGALL_A,
    PETTIGREW_A,
)
from spellwright.games.talisman.queries import have_rule, is_side, limited_to_one, others_on_space
from spellwright.games.talisman.rules.placement import may_change_region
from spellwright.games.talisman.rules.spell_targets import SETTING_OUT, castable
from spellwright.games.talisman.state import STORED_FREE, TalismanState
from spellwright.kernel.option import FIRST

BUCKBEAK_SPACES: Final = (1, 2, 3, 4)
TELEPORT_ROLL: Final = 6
HALVED: Final = [0, 1, 1, 1, 2, 2, 3]
"""Spaces in the Inner Region by roll (TA-6.6)."""


def ways_to_move(s: TalismanState, seat: int) -> list[int]:
    """TA-6.19, TA-6.22."""
    region = REGION[s.at[seat]]
    if s.duty[seat]:
        return [words.DUTY, words.TURN_BACK]
    limited = limited_to_one(s, seat)
    codes = [words.STEP if limited else words.ROLL]
    if region == CASTLE:
        codes.append(words.TURN_BACK)
    if s.ferret[seat]:
        return codes
    if region == LONDON:
        codes += _ways_from_london(s, seat)
    if region == GROUNDS and have_rule(s.followers[seat], BUCKBEAK) and not limited:
        codes += [words.FLY | spaces << FIRST for spaces in BUCKBEAK_SPACES]
    codes += [words.CAST | spell << FIRST for spell in castable(s, seat, SETTING_OUT)]
    if _may_stay(s, seat):
        codes.append(words.STAY)
    return codes


def _ways_from_london(s: TalismanState, seat: int) -> list[int]:
    codes = []
    if may_change_region(s):
        if s.portkey_ready[seat]:
            codes.append(words.USE_PORTKEY)
        if FLOO_POWDER in s.objects[seat] and s.at[seat] in (BURROW, MINISTRY):
            codes.append(words.USE_FLOO)
    if s.stored[seat] == STORED_FREE:
        codes.append(words.FREE_MOVE)
    if have_rule(s.followers[seat], ARTHUR) and s.at[seat] == MINISTRY:
        codes.append(words.ASK_ARTHUR)
    return codes


def _may_stay(s: TalismanState, seat: int) -> bool:
    """TA-MM2, TA-PP2."""
    if is_side(s, seat, MCGONAGALL_A):
        return s.fate[seat] > 0 and not s.stayed[seat]
    return is_side(s, seat, PETTIGREW_A) and bool(others_on_space(s, seat))


def spaces_rolled(s: TalismanState, seat: int) -> int:
    """TA-6.6."""
    return HALVED[s.roll] if REGION[s.at[seat]] == CASTLE else s.roll


def numbers_of_spaces(s: TalismanState, seat: int) -> list[int]:
    """TA-6.20, TA-BL4, TA-HPB1, TA-AD3: how many spaces, or anywhere."""
    base = spaces_rolled(s, seat)
    least = most = base
    if limited_to_one(s, seat):
        least = most = 1
    elif REGION[s.at[seat]] != CASTLE:
        most += sum([FURTHER[card] for card in s.objects[seat]])
        if is_side(s, seat, HARRY_B):
            least, most = max(1, base - 1), most + 1
    if is_side(s, seat, BELLATRIX_A) and s.fate[seat]:
        least = 1
    codes = [words.SPACES | number << FIRST for number in range(least, most + 1)]
    if s.roll == TELEPORT_ROLL and is_side(s, seat, DUMBLEDORE_A):
        codes.append(words.TELEPORT)
    return codes
