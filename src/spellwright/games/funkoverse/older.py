"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.older import Change

CHANGES: Final[tuple[Change, ...]] = ()
