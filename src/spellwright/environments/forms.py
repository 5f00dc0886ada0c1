"""The forms of an observation: `flat`, `features`, `named` and `text`, each with its space.

Every form is a dictionary: the observation itself, the mask of legal actions, and where actions go
by slot what each of them is about.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spellwright.environments.choosing import FEATURES
from spellwright.environments.features import Features
from spellwright.environments.play import BEGUN, MOST_BEGUN, Play
from spellwright.environments.texts import LETTERS, LONGEST, text_of
from spellwright.kernel.refusal import Refused

FORMS: Final = ("flat", "features", "named", "text")
MASK: Final = "action_mask"
OBSERVATION: Final = "observation"
OPTIONS: Final = "options"
MOST_ARGUMENT: Final = 1 << 12


class Form:
    """Makes observations of one play in one form."""

    def __init__(self, play: Play, name: str = "flat") -> None:
        if name not in FORMS:
            raise Refused("form", f"There is no form «{name[:40]}»; there is {', '.join(FORMS)}.")
        self.play = play
        self.name = name
        self._features = Features(play.observer, len(BEGUN)) if name == "features" else None

    # -- spaces, for those who have Gymnasium ----------------------------------------------------

    def observation_space(self) -> Any:
        from gymnasium import spaces

        parts = {**self._inner_spaces(), MASK: spaces.Box(0, 1, (self.play.actions,), np.int8)}
        if self.play.by_slot:
            shape = (self.play.actions, len(FEATURES))
            parts[OPTIONS] = spaces.Box(0, MOST_ARGUMENT, shape, np.int32)
        return spaces.Dict(parts)

    def _inner_spaces(self) -> dict[str, Any]:
        from gymnasium import spaces

        observer = self.play.observer
        begun = spaces.Box(0, MOST_BEGUN, (len(BEGUN),), np.int32)
        if self.name == "flat":
            low = np.concatenate([observer.low, begun.low])
            high = np.concatenate([observer.high, begun.high])
            return {OBSERVATION: spaces.Box(low, high, dtype=np.int32)}
        if self._features is not None:
            low = np.zeros(self._features.size, np.float32)
            return {OBSERVATION: spaces.Box(low, self._features.high, dtype=np.float32)}
        if self.name == "text":
            return {OBSERVATION: spaces.Text(LONGEST, charset=LETTERS)}
        named = {
            place.name: spaces.Box(place.low, place.high, place.shape, np.int32)
            for place in observer.places
        }
        return {**named, "begun": begun}

    def action_space(self) -> Any:
        from gymnasium import spaces

        return spaces.Discrete(self.play.actions)

    # -- observations ----------------------------------------------------------------------------

    def of(self, seat: int) -> dict[str, Any]:
        """What a seat sees now, in new arrays."""
        play = self.play
        mask = np.zeros(play.actions, np.int8)
        play.mask(seat, mask)
        made = {**self._inner(seat), MASK: mask}
        if play.by_slot:
            made[OPTIONS] = play.features(seat)
        return made

    def _inner(self, seat: int) -> dict[str, Any]:
        play = self.play
        if self.name == "text":
            return {OBSERVATION: text_of(play.game, play.state.view(seat))}
        row = np.zeros(play.size, np.int32)
        play.observe(seat, row)
        if self.name == "flat":
            return {OBSERVATION: row}
        if self._features is not None:
            floats = np.zeros(self._features.size, np.float32)
            self._features.fill(row, floats)
            return {OBSERVATION: floats}
        return {**play.observer.named(row[:-2]), "begun": row[-2:]}
