"""Who plays on a side: choosing characters and what they bring (FV-7.5, FV-8.6 to FV-8.11)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import (
    BASIC_OF,
    EXAMPLE_TEAMS,
    KIND_NAMED,
    KIND_PACK,
    MAIN_KINDS,
    MIXED_KINDS,
    NAME,
    NAME_OF_SIDE,
    items_in_play,
)
from spellwright.games.funkoverse.queries import first_player
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.cooldown import take_tokens
from spellwright.games.funkoverse.state import (
    FIGURES,
    FIGURES_OF,
    NOBODY,
    SIDE_OF,
    TEAM,
    FunkoverseProcedure,
    FunkoverseState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

NAMED: Final = TEAM - 1
"""Named characters of a side that plays with a basic one (FV-8.6)."""
DRAFT_ORDER: Final = {2: (0, 1, 1, 0), 3: (0, 1, 1, 0, 0, 1)}
"""For each number of named characters on a side, which side chooses, one after the other: 0 is the
starting side (FV-8.7, FV-22.4).
"""


def takes_example_teams(s: FunkoverseState) -> bool:
    """FV-22.9."""
    teams = s.settings["teams"]
    return bool(teams == "example" or (teams == "usual" and not AIMS[s.scenario].HAS_POINTS))


def mixes_boxes(s: FunkoverseState) -> bool:
    """FV-22.4: each side has a box of its own to choose from."""
    return bool(s.settings["mix"]) and not takes_example_teams(s)


def picks_in_secret(s: FunkoverseState) -> bool:
    """FV-22.5."""
    return bool(s.settings["secret-pick"]) and mixes_boxes(s)


def uses_items(s: FunkoverseState) -> bool:
    """FV-7.2, FV-22.1."""
    return bool(s.settings["items"]) and AIMS[s.scenario].HAS_POINTS


def kinds_to_pick(s: FunkoverseState) -> list[int]:
    """The named characters of the box and of the packs in play."""
    kinds, packs = MIXED_KINDS if mixes_boxes(s) else MAIN_KINDS, s.packs
    return [kind for kind in kinds if packs >> KIND_PACK[kind] & 1]


def named_on_side(s: FunkoverseState) -> int:
    return s.size if mixes_boxes(s) else NAMED


def enlist(s: FunkoverseState, side: int, kind: int) -> None:
    """A character joins a side."""
    figure = FIGURES_OF[side][0]
    while s.kind[figure] != NOBODY:
        figure += 1
    s.kind[figure] = kind
    s.tell(story.JOINED, NAME[kind], side)


def complete_teams(s: FunkoverseState) -> None:
    """FV-8.6: the basic characters join, and each side takes what its characters bring."""
    for side in (0, 1):
        if named_on_side(s) < s.size:
            enlist(s, side, BASIC_OF[side])
    take_cards_and_tokens(s)


def take_cards_and_tokens(s: FunkoverseState) -> None:
    """FV-6.4, FV-8.10, FV-8.11; from here on each character has its name and its player."""
    for figure in range(FIGURES):
        kind = s.kind[figure]
        if kind != NOBODY:
            side = SIDE_OF[figure]
            both_have_it = s.kind.count(kind) > 1
            s.called[figure] = NAME_OF_SIDE[side][kind] if both_have_it else NAME[kind]
            s.controller[figure] = first_player(s, side)
            take_tokens(s, side, kind)


def take_example_teams(s: FunkoverseState) -> None:
    for side in (0, 1):
        for kind in EXAMPLE_TEAMS[side]:
            enlist(s, side, kind)
    complete_teams(s)


def give_item(s: FunkoverseState, side: int, item: int, holder: int) -> None:
    """FV-14.1."""
    s.item[side] = item
    s.holder[side] = holder
    s.tell(story.EQUIPPED, item, s.called[holder])


class Draft(FunkoverseProcedure):
    """FV-8.7, FV-22.4: the sides choose characters in turn, in the open."""

    picked: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "join")

    def __init__(self) -> None:
        self.picked = 0

    def _side(self, s: FunkoverseState) -> int:
        """FV-7.5: in the first game the light side begins, else the starting side."""
        starter = s.first if AIMS[s.scenario].HAS_POINTS else 0
        turn = DRAFT_ORDER[named_on_side(s)][self.picked]
        return starter if turn == 0 else 1 - starter

    def choose(self, s: FunkoverseState) -> None:
        self.ask(s, first_player(s, self._side(s)), words.ASK_PICK)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        side = self._side(s)
        taken = [s.kind[figure] for figure in FIGURES_OF[side]] if mixes_boxes(s) else s.kind
        return [words.PICK | NAME[kind] << FIRST for kind in kinds_to_pick(s) if kind not in taken]

    def join(self, s: FunkoverseState) -> None:
        enlist(s, self._side(s), KIND_NAMED[first_of(s.answer)])
        self.picked += 1
        if self.picked < len(DRAFT_ORDER[named_on_side(s)]):
            self.go_to("choose")
        else:
            complete_teams(s)


class SecretPicks(FunkoverseProcedure):
    """FV-22.5: both sides choose at the same time; everything is shown together at the end.

    In `picks` stand the kinds, then the item and the kind of its holder.
    """

    __slots__ = ()

    STEPS = ("choose", "note", "show")

    def choose(self, s: FunkoverseState) -> None:
        done, named = len(s.picks[0]), named_on_side(s)
        question = words.ASK_SECRET_PICK
        if done >= named:
            question = words.ASK_ITEM if done == named else words.ASK_HOLDER
        for side in (0, 1):
            s.ask(first_player(s, side), question)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        chosen = s.picks[s.side[seat]]
        if question == words.ASK_ITEM:
            return [words.ITEM | item << FIRST for item in items_in_play(s.packs)]
        if question == words.ASK_HOLDER:
            return [words.GIVE | NAME[kind] << FIRST for kind in chosen[: named_on_side(s)]]
        return [words.PICK | NAME[kind] << FIRST for kind in kinds_to_pick(s) if kind not in chosen]

    def note(self, s: FunkoverseState) -> None:
        what = first_of(s.answer)
        is_item = verb_of(s.answer) == words.ITEM
        s.picks[s.side[s.answered_by]].append(what if is_item else KIND_NAMED[what])
        if s.asks:
            self.again()
        elif len(s.picks[0]) < named_on_side(s) + (2 if uses_items(s) else 0):
            self.go_to("choose")

    def show(self, s: FunkoverseState) -> None:
        picks, named = s.picks, named_on_side(s)
        s.picks = [[], []]
        s.reveal()
        for side in (0, 1):
            for kind in picks[side][:named]:
                enlist(s, side, kind)
        complete_teams(s)
        if uses_items(s):
            for side in (0, 1):
                item, kind = picks[side][named:]
                give_item(s, side, item, s.kind.index(kind, FIGURES_OF[side][0]))
