"""Setup of the board (WD-12)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.board import (
    DANGEROUS,
    DIFFICULT,
    FIRST_HALF,
    FRAME,
    JOINS,
    OBSCURING,
    SECOND_HALF,
)
from spellwright.games.duels.collection import maps
from spellwright.games.duels.content.columns import ACTIVE_QUESTS, HAND
from spellwright.games.duels.queries import model_of_piece
from spellwright.games.duels.rules.clash_deck import draw, shuffle_decks
from spellwright.games.duels.rules.horcruxes import HideHorcruxes
from spellwright.games.duels.rules.pools import MakePools
from spellwright.games.duels.rules.scoring import draw_quest, lay_open, score_positions, show_quest
from spellwright.games.duels.state import (
    CHALLENGES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVERLAYS,
    SEATS,
    SETTING_UP,
    DuelsProcedure,
    DuelsState,
    Model,
    models_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.record import with_entry, without

FAR_APART: Final = 3
LESS_FAR: Final = 2
TERRAINS: Final = (DIFFICULT, OBSCURING, DANGEROUS)


def open_spaces(s: DuelsState) -> list[int]:
    """Open Spaces without overlay that are no Arrival Spaces (WD-12.8, WD-12.13, WD-G11)."""
    return _not_taken(s, s.board.open)


def _not_taken(s: DuelsState, spaces: list[int]) -> list[int]:
    is_taken = [False] * FRAME
    for overlaid in (s.mysteries, s.overlay_at):
        for space in overlaid:
            if space != NOWHERE:
                is_taken[space] = True
    return [space for space in spaces if not is_taken[space]]


def challenge_spaces(s: DuelsState) -> list[int]:
    """WD-12.8 to WD-12.11: as far apart as there is room."""
    inner = _not_taken(s, s.board.open_inside)
    for apart in (FAR_APART, LESS_FAR):
        found = [
            space
            for space in inner
            if all(s.board.distance[space][other] >= apart for other in s.mysteries)
        ]
        if found:
            return found
    return inner


class SetUp(DuelsProcedure):
    """WD-12.1: Map, overlays, Quest Cards, Models, Power Pools, Clash Cards."""

    __slots__ = ()

    STEPS = (
        "flip_coin",
        "choose_map",
        "choose_join",
        "choose_zone",
        "lay_map",
        "lay_overlays",
        "choose_quests",
        "hide_horcruxes",
        "place_models",
        "make_pools",
        "deal_clash_cards",
    )

    def flip_coin(self, s: DuelsState) -> None:
        """WD-12.2, WD-G54."""
        s.stage = SETTING_UP
        s.setup_winner = s.chance.below(2)
        s.tell(story.COIN, s.setup_winner)

    def choose_map(self, s: DuelsState) -> None:
        """WD-12.3."""
        s.ask(s.setup_winner, words.ASK_MAP)

    def choose_join(self, s: DuelsState) -> None:
        """WD-12.4."""
        s.map = first_of(s.answer)
        s.tell(story.CHOSE_MAP, s.setup_winner, s.map)
        s.ask(1 - s.setup_winner, words.ASK_JOIN)

    def choose_zone(self, s: DuelsState) -> None:
        """WD-12.5."""
        s.join = first_of(s.answer)
        s.derive()
        s.tell(story.CHOSE_JOIN, 1 - s.setup_winner, s.join)
        s.ask(1 - s.setup_winner, words.ASK_ZONE)

    def lay_map(self, s: DuelsState) -> None:
        half, chooser = first_of(s.answer), 1 - s.setup_winner
        s.first_owner = chooser if half == FIRST_HALF else 1 - chooser
        s.derive()
        s.tell(story.CHOSE_ZONE, chooser, half)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_MAP:
            return [words.MAP | number << FIRST for number in maps(s)]
        if question == words.ASK_JOIN:
            return [words.JOIN | colour << FIRST for colour in JOINS[s.map]]
        return [words.ZONE | half << FIRST for half in (FIRST_HALF, SECOND_HALF)]

    def lay_overlays(self, s: DuelsState) -> None:
        s.push(LayOverlays(s.setup_winner))

    def choose_quests(self, s: DuelsState) -> None:
        s.push(ChooseQuests())

    def hide_horcruxes(self, s: DuelsState) -> None:
        """WD-12.24, WD-40.8."""
        s.push(HideHorcruxes(s.setup_winner))

    def place_models(self, s: DuelsState) -> None:
        s.push(PlaceModels(s.setup_winner))

    def make_pools(self, s: DuelsState) -> None:
        s.push(MakePools(s.setup_winner))

    def deal_clash_cards(self, s: DuelsState) -> None:
        """WD-12.23."""
        shuffle_decks(s)
        for seat in range(SEATS):
            draw(s, seat, HAND)
        score_positions(s)


class LayOverlays(DuelsProcedure):
    """WD-12.6 to WD-12.14: six Challenges and two Terrain Overlays, then all are unveiled."""

    seat: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "choose_space",
        "lay_challenge",
        "choose_terrain",
        "choose_terrain_space",
        "lay_terrain",
        "unveil",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_space(self, s: DuelsState) -> None:
        s.ask(self.seat, words.ASK_CHALLENGE)

    def lay_challenge(self, s: DuelsState) -> None:
        """WD-12.7: nobody knows which Challenge it is; that is dealt when they are unveiled."""
        s.mysteries += (first_of(s.answer),)
        s.tell(story.LAID_MYSTERY, self.seat, first_of(s.answer))
        self.seat = 1 - self.seat
        if len(s.mysteries) < CHALLENGES:
            self.go_to("choose_space")

    def choose_terrain(self, s: DuelsState) -> None:
        """WD-12.12, WD-40.6."""
        s.ask(self.seat, words.ASK_TERRAIN)

    def choose_terrain_space(self, s: DuelsState) -> None:
        s.overlay_terrain = with_entry(s.overlay_terrain, self.seat, first_of(s.answer))
        s.ask(self.seat, words.ASK_TERRAIN_SPACE)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TERRAIN:
            return [words.TERRAIN | terrain << FIRST for terrain in TERRAINS]
        if question == words.ASK_CHALLENGE:
            return [words.TO | space << FIRST for space in challenge_spaces(s)]
        return [words.TO | space << FIRST for space in open_spaces(s)]

    def lay_terrain(self, s: DuelsState) -> None:
        s.overlay_at[CHALLENGES + self.seat] = first_of(s.answer)
        s.tell(story.LAID_TERRAIN, self.seat, first_of(s.answer))
        self.seat = 1 - self.seat
        if NOWHERE in s.overlay_at[CHALLENGES:]:
            self.go_to("choose_terrain")

    def unveil(self, s: DuelsState) -> None:
        """WD-12.14, WD-40.5."""
        for challenge, space in zip(
            s.chance.shuffled(list(range(CHALLENGES))), s.mysteries, strict=True
        ):
            s.overlay_at[challenge] = space
        s.mysteries = ()
        s.overlay_up = [1] * OVERLAYS
        s.lay_terrain()
        s.reveal()
        for overlay, space in enumerate(s.overlay_at):
            if overlay < CHALLENGES:
                s.tell(story.UNVEILED_AT, overlay, space)
            else:
                terrain = s.overlay_terrain[overlay - CHALLENGES]
                s.tell(story.UNVEILED_TERRAIN, terrain, space)


class ChooseQuests(DuelsProcedure):
    """WD-12.15 to WD-12.18, WD-40.7: draw three, exchange some in secret, lay all open."""

    __slots__ = ()

    STEPS = ("draw", "note", "lay_open")

    def draw(self, s: DuelsState) -> None:
        for seat in range(SEATS):
            s.quest_deck[seat] = tuple(s.chance.shuffled(list(s.quest_deck[seat])))
            s.quest_hand[seat] = tuple([draw_quest(s, seat) for _ in range(ACTIVE_QUESTS)])
            s.ask(seat, words.ASK_MULLIGAN)

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        """Cards are named in the order of the hand, so that no set can be named twice."""
        hand, named = s.quest_hand[seat], s.mulligan[seat]
        first = hand.index(named[-1]) + 1 if named else 0
        return [*[words.DISCARD_QUEST | quest << FIRST for quest in hand[first:]], words.KEEP]

    def note(self, s: DuelsState) -> None:
        seat = s.answered_by
        if verb_of(s.answer) == words.DISCARD_QUEST:
            quest = first_of(s.answer)
            s.mulligan[seat] += (quest,)
            if quest != s.quest_hand[seat][-1]:
                s.ask(seat, words.ASK_MULLIGAN)
        if s.asks:
            self.again()

    def lay_open(self, s: DuelsState) -> None:
        """WD-G5: both at the same time."""
        s.reveal()
        for seat in range(SEATS):
            if s.mulligan[seat]:
                s.tell(story.MULLIGAN, seat, len(s.mulligan[seat]))
            else:
                s.tell(story.KEPT_QUESTS, seat)
            for quest in s.mulligan[seat]:
                s.quest_discard[seat] += (quest,)
                show_quest(s, seat, quest)
                kept, deck = without(s.quest_hand[seat], quest), s.quest_deck[seat]
                s.quest_hand[seat], s.quest_deck[seat] = (*kept, deck[-1]), deck[:-1]
            for quest in s.quest_hand[seat]:
                lay_open(s, seat, quest)
        s.quest_hand = [(), ()]
        s.mulligan = [(), ()]


class PlaceModels(DuelsProcedure):
    """WD-12.19 to WD-12.21, WD-40.9."""

    seat: int
    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_model", "choose_space", "place")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.model = NOBODY

    def waiting(self, s: DuelsState, seat: int) -> list[int]:
        return [m for m in models_of(seat) if s.character[m] != NOTHING and s.at[m] == NOWHERE]

    def spaces(self, s: DuelsState) -> list[int]:
        return [space for space in s.board.arrivals[self.seat] if space not in s.at]

    def choose_model(self, s: DuelsState) -> None:
        if not self.waiting(s, self.seat):
            self.seat = 1 - self.seat
        models = self.waiting(s, self.seat)
        if not models:
            self.stop()
        elif len(models) > 1:
            s.ask(self.seat, words.ASK_PLACE)
        else:
            s.answer = words.MODEL | s.piece[models[0]] << FIRST

    def choose_space(self, s: DuelsState) -> None:
        self.model = model_of_piece(s, first_of(s.answer))
        if len(self.spaces(s)) > 1:
            s.ask(self.seat, words.ASK_ARRIVAL, s.piece[self.model])
        else:
            s.answer = words.TO | self.spaces(s)[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_PLACE:
            return [words.MODEL | s.piece[m] << FIRST for m in self.waiting(s, self.seat)]
        return [words.TO | space << FIRST for space in self.spaces(s)]

    def place(self, s: DuelsState) -> None:
        s.at[self.model] = first_of(s.answer)
        s.tell(story.PLACED, s.piece[self.model], first_of(s.answer), self.seat)
        self.seat = 1 - self.seat
        self.go_to("choose_model")
