"""The board in letters: four for each Space, every second row half a Space to the side.

Two letters are a Model: capitals for P1, small ones for P2. `Sw Ri Bo Eg Or Cu` are Challenges, `?`
a Mystery Piece, `~` Difficult, `%` Obscuring, `!` Dangerous, `#` Impassable Terrain, `^` an Arrival
Space, `*` the Nexus. A Space that can be chosen shows the number of its option.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.duels.board import COLUMNS, DANGEROUS, DIFFICULT, IMPASSABLE, OBSCURING, ROWS
from spellwright.games.duels.lexicons import OVERLAY_NAMES, PLAYERS, say
from spellwright.games.duels.picture.choices import choices_of
from spellwright.games.duels.picture.seen import (
    Seen,
    all_models,
    character_monogram,
    is_challenge,
    space_name,
)
from spellwright.games.duels.state import NOBODY, NOWHERE, OVERLAYS, SEATS, seat_of

WIDE: Final = 4
_GROUND: Final = {DIFFICULT: "~", OBSCURING: "%", DANGEROUS: "!", IMPASSABLE: "###"}


def key_to_it(view: Seen) -> str:
    """What the signs stand for."""
    return view.say(say("picture-key", player=PLAYERS.noun(0), second=PLAYERS.noun(1)))


class Sign(NamedTuple):
    """Letters, what kind of thing they stand for, whose it is, whether it can be chosen."""

    letters: str
    kind: str
    seat: int = NOBODY
    is_choice: bool = False


def letter_board(view: Seen) -> list[list[Sign]]:
    """Lines of signs, from the top down."""
    found = signs(view)
    columns = [space % COLUMNS for space in found]
    first, last = min(columns), max(columns)
    lines = []
    for row in range(ROWS):
        line = [Sign(f"{space_name(row * COLUMNS)[0]} ", "coordinate")]
        line.append(Sign(" " * (WIDE // 2 if row % 2 else 0), "gap"))
        gap = Sign(" " * WIDE, "gap")
        line += [found.get(row * COLUMNS + n, gap) for n in range(first, last + 1)]
        lines.append(line)
    names = "".join(f"{column + 1:^{WIDE}}" for column in range(first, last + 1))
    return [*lines, [Sign("  " + names.rstrip(), "coordinate")]]


def signs(view: Seen) -> dict[int, Sign]:
    """The signs of all Spaces."""
    s, choices = view.shown, choices_of(view)
    board = s.board
    found = {}
    for space in board.spaces:
        letters, kind = ".", "free"
        if s.terrain[space] in _GROUND:
            letters, kind = _GROUND[s.terrain[space]], "ground"
        elif space == board.nexus:
            letters, kind = "*", "nexus"
        elif board.is_arrival[space]:
            letters, kind = "^", "arrival"
        owner = board.zone[space] if kind == "arrival" and s.first_owner != NOBODY else NOBODY
        found[space] = Sign(f"{letters:^{WIDE}}", kind, owner)
    for space in s.mysteries:
        if space in found:
            found[space] = Sign(f"{'?':^{WIDE}}", "overlay")
    for overlay in range(OVERLAYS):
        space = s.overlay_at[overlay]
        if space != NOWHERE and (is_challenge(overlay) or not s.overlay_up[overlay]):
            letters = OVERLAY_NAMES.key(overlay)[:2].capitalize() if s.overlay_up[overlay] else "?"
            found[space] = Sign(
                f"{letters:^{WIDE}}", "overlay", NOBODY, overlay in choices.overlays
            )
    for space in s.trap_at:
        if space != NOWHERE:
            found[space] = Sign(f"{'tr':^{WIDE}}", "overlay")
    for seat in range(SEATS):
        for space, letters in ((s.fiendfyre[seat], "fire"), (s.patronus[seat], "ptr")):
            if space != NOWHERE:
                found[space] = Sign(f"{letters:^{WIDE}}", "overlay", seat)
    for space, option in choices.spaces.items():
        found[space] = Sign(f"{choices.numbers[option.text]:^{WIDE}}", "free", NOBODY, True)
    for model in all_models(view):
        space = s.at[model]
        if space != NOWHERE:
            seat = seat_of(model)
            letters = character_monogram(s.character[model])
            letters = letters.lower() if seat else letters.upper()
            found[space] = Sign(f"{letters:^{WIDE}}", "model", seat, model in choices.models)
    return found
