"""A case: all that is needed to play the same random game again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from spellwright.face.face import Face, PlainFace
from spellwright.kernel.chance import FastChance
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.rules import Rules

MOST_TRIES: Final = 1000
PLAIN: Final = PlainFace()


class Case(NamedTuple):
    """One game to play, by its seed, seats and game options."""

    rules: Rules[Any]
    seed: int
    seats: int
    options: Mapping[str, Value]
    face: Face = PLAIN

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.rules.id}, seed {self.seed}, {self.seats} seats, {chosen or 'no options'}"


def case_from(
    rules: Rules[Any],
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    fixed: Mapping[str, Value] | None = None,
    least_seats: int = 1,
    face: Face = PLAIN,
) -> Case:
    """The case of a seed: what is not given is picked by the seed from all that is legal.

    `options` are all of them, the others at their defaults; `fixed` are a few, the others picked.
    """
    luck = FastChance(seed)
    for _ in range(MOST_TRIES):
        word = luck.word()
        picked = {
            option.id: option.sampled[luck.below(len(option.sampled))]
            for option in rules.game_options
        }
        picked |= fixed or {}
        try:
            settings = rules.check_settings(picked if options is None else options)
            least, most = rules.seats_for(settings)
            least = max(least, least_seats)
            count = least + word % max(1, most - least + 1) if seats is None else seats
            rules.check_seats(count, settings)
        except Refused:
            if options is not None:
                raise
            # These options do not go together, or not with so many seats.
            continue
        return Case(rules, seed, count, settings, face)
    raise Refused("options", f"No options of {rules.name} were found for {seats} seats.")
