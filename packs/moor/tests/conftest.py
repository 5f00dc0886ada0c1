"""The pack is loaded before any test looks at the game."""

from pathlib import Path

from spellwright.registry import load_pack

load_pack(Path(__file__).resolve().parents[1])
