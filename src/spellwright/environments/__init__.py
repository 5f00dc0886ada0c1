"""Games as numbers, for people who train players: observations, actions and rewards.

`Play` (`play.py`) is one game that is played by numbers. It needs NumPy, which the extra `rl`
brings.
"""

import importlib
import sys

if "gymnasium" in sys.modules:
    # Whoever has loaded it finds our games there; nobody else waits for it to load.
    importlib.import_module("spellwright.environments.gym")
