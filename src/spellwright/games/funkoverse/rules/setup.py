"""Set-up (FV-7, FV-8, FV-21.4)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import IS_BASIC, items_in_play
from spellwright.games.funkoverse.queries import (
    figure_called,
    first_player,
    players_of,
    team_of,
)
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.movement import unoccupied
from spellwright.games.funkoverse.rules.teams import (
    Draft,
    SecretPicks,
    give_item,
    mixes_boxes,
    picks_in_secret,
    take_example_teams,
    takes_example_teams,
    uses_items,
)
from spellwright.games.funkoverse.state import (
    FunkoverseProcedure,
    FunkoverseState,
    Side,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class SetUp(FunkoverseProcedure):
    """FV-8.15: the decisions of the set-up in their order."""

    __slots__ = ()

    STEPS = (
        "flip",
        "take_colours",
        "choose_characters",
        "choose_items",
        "share_characters",
        "others_share_characters",
        "choose_leaders",
        "place_characters",
        "others_place_characters",
    )

    def flip(self, s: FunkoverseState) -> None:
        """FV-7.4, FV-7.9: in the first game luck gives the colours; else FV-8.4: who starts."""
        if not AIMS[s.scenario].HAS_POINTS:
            self._colours(s, s.chance.below(2))
            s.first = s.chance.below(2)
            s.tell(story.MARKER_FLIPPED, s.first)
            self.go_to("choose_characters")
            return
        starter = s.chance.below(2)
        s.tell(story.STARTS, starter)
        self.ask(s, starter, words.ASK_COLOUR)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return [words.COLOUR | side << FIRST for side in (0, 1)]

    def take_colours(self, s: FunkoverseState) -> None:
        """FV-8.5: the answer is the colour of the seat that starts."""
        s.first = first_of(s.answer)
        self._colours(s, s.first if s.answered_by == 0 else 1 - s.first)

    def _colours(self, s: FunkoverseState, colour: int) -> None:
        """FV-21.9: seats 1 and 3 have this colour, seats 2 and 4 the other."""
        s.side = [colour if seat % 2 == 0 else 1 - colour for seat in range(s.seats)]
        for seat, side in enumerate(s.side):
            s.tell(story.TOOK_SIDE, seat, side)

    def choose_characters(self, s: FunkoverseState) -> None:
        if takes_example_teams(s):
            take_example_teams(s)
        else:
            s.push(SecretPicks() if picks_in_secret(s) else Draft())

    def choose_items(self, s: FunkoverseState) -> None:
        if uses_items(s) and not picks_in_secret(s):
            s.push(ChooseItems())

    def share_characters(self, s: FunkoverseState) -> None:
        s.push(ShareCharacters(s.first))

    def others_share_characters(self, s: FunkoverseState) -> None:
        s.push(ShareCharacters(1 - s.first))

    def choose_leaders(self, s: FunkoverseState) -> None:
        if AIMS[s.scenario].HAS_LEADERS:
            s.push(ChooseLeaders())

    def place_characters(self, s: FunkoverseState) -> None:
        s.push(PlaceCharacters(s.first))

    def others_place_characters(self, s: FunkoverseState) -> None:
        s.push(PlaceCharacters(1 - s.first))


class ChooseItems(FunkoverseProcedure):
    """FV-8.9: the side that does not start takes an item first; each names the holder at once."""

    side: Side
    __slots__ = tuple(__annotations__)

    STEPS = ("begin", "choose_item", "choose_holder", "give")

    def __init__(self) -> None:
        self.side = 0

    def begin(self, s: FunkoverseState) -> None:
        self.side = 1 - s.first

    def choose_item(self, s: FunkoverseState) -> None:
        self.ask(s, first_player(s, self.side), words.ASK_ITEM)

    def choose_holder(self, s: FunkoverseState) -> None:
        s.item[self.side] = first_of(s.answer)
        self.ask(s, first_player(s, self.side), words.ASK_HOLDER)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        """FV-14.1, FV-14.9: each item once, unless each side has a box of its own."""
        if question == words.ASK_ITEM:
            taken = [] if mixes_boxes(s) else s.item
            items = [item for item in items_in_play(s.packs) if item not in taken]
            return [words.ITEM | item << FIRST for item in items]
        return [
            words.GIVE | s.called[figure] << FIRST
            for figure in team_of(s, self.side)
            if not IS_BASIC[s.kind[figure]]
        ]

    def give(self, s: FunkoverseState) -> None:
        give_item(s, self.side, s.item[self.side], figure_called(s, first_of(s.answer)))
        if self.side != s.first:
            self.side = s.first
            self.go_to("choose_item")


class ShareCharacters(FunkoverseProcedure):
    """FV-21.4: where two players form a side, the first one says whom the other leads."""

    side: Side
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "hand_over", "choose_more", "hand_over_more")

    def __init__(self, side: int) -> None:
        self.side = side

    def choose(self, s: FunkoverseState) -> None:
        players = players_of(s, self.side)
        if len(players) > 1:
            self.ask(s, players[0], words.ASK_SHARE)
        else:
            self.stop()

    def hand_over(self, s: FunkoverseState) -> None:
        figure = figure_called(s, first_of(s.answer))
        s.controller[figure] = players_of(s, self.side)[1]
        s.tell(story.SHARED, s.called[figure], s.controller[figure])

    def choose_more(self, s: FunkoverseState) -> None:
        """FV-21.1: each player keeps at least one character."""
        if len(self._own(s)) > 1:
            self.ask(s, first_player(s, self.side), words.ASK_SHARE)
        else:
            self.stop()

    def hand_over_more(self, s: FunkoverseState) -> None:
        if verb_of(s.answer) == words.SHARE:
            self.hand_over(s)

    def _own(self, s: FunkoverseState) -> list[int]:
        first = first_player(s, self.side)
        return [figure for figure in team_of(s, self.side) if s.controller[figure] == first]

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        own = self._own(s)
        found = [words.SHARE | s.called[figure] << FIRST for figure in own]
        if len(own) < s.size:
            found.append(words.KEEP)
        return found


class ChooseLeaders(FunkoverseProcedure):
    """FV-19.18: both sides choose a leader in secret and show it at the same time."""

    __slots__ = ()

    STEPS = ("choose", "note", "show")

    def choose(self, s: FunkoverseState) -> None:
        for side in (0, 1):
            s.ask(first_player(s, side), words.ASK_LEADER)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        """FV-19.20: any character, a basic one too."""
        return [words.LEADER | s.called[figure] << FIRST for figure in team_of(s, s.side[seat])]

    def note(self, s: FunkoverseState) -> None:
        s.picks[s.side[s.answered_by]] = [figure_called(s, first_of(s.answer))]
        if s.asks:
            self.again()

    def show(self, s: FunkoverseState) -> None:
        s.leader = [s.picks[0][0], s.picks[1][0]]
        s.picks = [[], []]
        s.reveal()
        for side, leader in enumerate(s.leader):
            s.tell(story.LEADER_SHOWN, s.called[leader], side)


class PlaceCharacters(FunkoverseProcedure):
    """FV-7.10, FV-8.13: one character after the other onto a free square of the starting area."""

    side: Side
    placed: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "place")

    def __init__(self, side: int) -> None:
        self.side = side
        self.placed = 0

    def choose(self, s: FunkoverseState) -> None:
        figure = team_of(s, self.side)[self.placed]
        self.ask(s, s.controller[figure], words.ASK_PLACE, s.called[figure])

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        squares = unoccupied(s, s.board.start_bits[self.side])
        return [words.PLACE | square << FIRST for square in squares]

    def place(self, s: FunkoverseState) -> None:
        figure = team_of(s, self.side)[self.placed]
        s.at[figure] = first_of(s.answer)
        s.tell(story.PLACED, s.called[figure], s.at[figure])
        self.placed += 1
        if self.placed < s.size:
            self.go_to("choose")
