"""Set-up: Characters, sides, what they begin with (TA-2, TA-26.4)."""

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.board import START_AT
from spellwright.games.talisman.content.columns import (
    ALL_CHARACTERS,
    CHARACTER_PACK,
    DE,
    IN_PLAY,
    OP,
    SIDE_PACK,
    SIDES_OF,
    STACK_OF,
    START_FATE,
    START_GALLEONS,
    START_LIFE,
    START_MAGIC,
    START_MIGHT,
    START_OBJECT,
    START_SPELLS,
    dealt,
)
from spellwright.games.talisman.queries import faction, in_turn_order
from spellwright.games.talisman.rules.spells_in_hand import draw_spell
from spellwright.games.talisman.state import TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of


class SetUp(TalismanProcedure):
    """TA-2.2 to TA-2.19. `s.choosing` is the order of choosing; `place` is the next in it."""

    place: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "shuffle",
        "starting_player",
        "characters",
        "note_character",
        "sides",
        "note_side",
        "spells_and_places",
        "advantage",
    )

    def __init__(self) -> None:
        self.place = 0

    def shuffle(self, s: TalismanState) -> None:
        s.deck = [s.chance.shuffled(deck) for deck in s.deck]

    def starting_player(self, s: TalismanState) -> None:
        """TA-2.13, TA-2.18."""
        s.first = s.chance.below(s.seats)
        s.active = s.first

    def characters(self, s: TalismanState) -> None:
        """TA-2.5: dealt at random; with TA-OPT-1 chosen, in a random order."""
        if not s.settings["choose-characters"]:
            mixed = s.chance.shuffled(characters_in_play(s))
            s.character = mixed[: s.seats]
            s.unused = sorted(mixed[s.seats :])
            self._meet(s)
            return
        if not s.choosing:
            s.choosing = s.chance.shuffled(list(range(s.seats)))
            s.unused = characters_in_play(s)
        s.ask(s.choosing[self.place], words.ASK_CHARACTER)

    def note_character(self, s: TalismanState) -> None:
        chosen = first_of(s.answer)
        s.character[s.answered_by] = chosen
        s.unused.remove(chosen)
        self.place += 1
        if self.place < s.seats:
            self.go_to("characters")
        else:
            self._meet(s)

    def _meet(self, s: TalismanState) -> None:
        s.choosing = in_turn_order(s, s.first)
        self.place = 0
        for seat in s.choosing:
            s.tell(story.DEALT, s.character[seat])
        self.go_to("sides")

    def sides(self, s: TalismanState) -> None:
        """TA-2.6: the players choose their sides in turn order, openly."""
        s.ask(s.choosing[self.place], words.ASK_SIDE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_CHARACTER:
            return [words.CHOOSE_CHARACTER | person << FIRST for person in s.unused]
        return [words.CHOOSE_SIDE | side << FIRST for side in sides_of(s, s.character[seat])]

    def note_side(self, s: TalismanState) -> None:
        seat = s.answered_by
        s.side[seat] = first_of(s.answer)
        s.tell(story.CHOSE_SIDE, s.character[seat], s.side[seat])
        self.place += 1
        if self.place < s.seats:
            self.go_to("sides")

    def spells_and_places(self, s: TalismanState) -> None:
        for seat in s.choosing:
            set_indicators(s, seat)
            take_starting_fate(s, seat)
            take_starting_goods(s, seat)

    def advantage(self, s: TalismanState) -> None:
        """TA-2.14 to TA-2.16."""
        order = sum([1 for seat in range(s.seats) if faction(s, seat) == OP])
        if 2 * order == s.seats:
            s.token = DE if faction(s, s.first) == OP else OP
        else:
            s.token = OP if 2 * order < s.seats else DE
        s.tell(story.TOKEN_SET, s.token)


def characters_in_play(s: TalismanState) -> list[int]:
    """All Characters of the box and of the packs in play."""
    return dealt(ALL_CHARACTERS, CHARACTER_PACK, IN_PLAY.packs(s.settings))


def sides_of(s: TalismanState, character: int) -> list[int]:
    """The sides of a Character card that can be chosen at this table."""
    return dealt(SIDES_OF[character], SIDE_PACK, IN_PLAY.packs(s.settings))


def set_indicators(s: TalismanState, seat: int) -> None:
    """TA-2.10, TA-20.5: Magic, Might and Life of the side in play."""
    side = s.side[seat]
    s.magic[seat] = START_MAGIC[side]
    s.might[seat] = START_MIGHT[side]
    s.life[seat] = START_LIFE[side]


def take_starting_fate(s: TalismanState, seat: int) -> None:
    """TA-2.11, TA-26.10."""
    side = s.side[seat]
    s.fate_pool += s.fate[seat]
    s.fate[seat] = min(START_FATE[side], s.fate_pool)
    s.fate_pool -= s.fate[seat]


def take_starting_goods(s: TalismanState, seat: int) -> None:
    """TA-2.8, TA-2.9, TA-2.12, TA-2.19: space, Spells, Galleons and cards of the side."""
    side = s.side[seat]
    s.at[seat] = START_AT[side]
    for _ in range(START_SPELLS[side]):
        draw_spell(s, seat)
    s.gold[seat] = min(START_GALLEONS[side], s.gold_pool)
    s.gold_pool -= s.gold[seat]
    card = START_OBJECT[side]
    if card >= 0 and s.stock[STACK_OF[card]]:
        s.stock[STACK_OF[card]] -= 1
        s.objects[seat].append(card)
