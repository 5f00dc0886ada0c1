"""Magpies: a small honest game with everything that a kernel has to bear, for tests.

Each round every magpie lays a card from its hand, in secret and all at once. The highest card
wins the round, unless another magpie spoils it with a hex and the die agrees. The winner looks at
the top of the deck and keeps the card or throws it away; then everybody draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from spellwright.face.face import PlainFace
from spellwright.face.scene import Scene
from spellwright.kernel.chance import Chance
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.game_option import GameOption, Value
from spellwright.kernel.option import Verbs, first_of, pack, verb_of
from spellwright.kernel.phrases import Lexicon, Phrasebook
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import Limits
from spellwright.kernel.rules import Rules
from spellwright.kernel.state import State
from spellwright.kernel.visibility import HIDDEN, OWN, PUBLIC, Visibility
from spellwright.registry import Game, know

CARDS: Final = 24
HAND: Final = 3
NONE: Final = -1

Card = int
Seat = int

CARD_NAMES: Final = Lexicon("card", [f"c{card}" for card in range(CARDS)])
SEAT_NAMES: Final = Lexicon("magpie", ["P1", "P2", "P3", "P4"], ["Ada", "Bea", "Cy", "Dot"])
FACES: Final = Lexicon("face", [str(face) for face in range(7)])

VERBS: Final = Verbs()
LAY: Final = VERBS.add("lay", "Lay {0}", CARD_NAMES)
HEX: Final = VERBS.add("hex", "Hex {0}", SEAT_NAMES)
PASS: Final = VERBS.add("pass", "Pass")
KEEP: Final = VERBS.add("keep", "Keep it")
DROP: Final = VERBS.add("drop", "Throw it away")

QUESTIONS: Final = Phrasebook("question")
WHICH: Final = QUESTIONS.add("which", "Which card do you lay?", "MP-1")
SPOIL: Final = QUESTIONS.add("spoil", "{0} wins. Do you hex?", "MP-2", SEAT_NAMES)
KEEP_IT: Final = QUESTIONS.add("keep-it", "You see {0}. Do you keep it?", "MP-3", CARD_NAMES)

EVENTS: Final = Phrasebook("event")
HAS_LAID: Final = EVENTS.add("has-laid", "{0} has laid a card.", "MP-1", SEAT_NAMES)
SHOWED: Final = EVENTS.add("showed", "{0} shows {1}.", "MP-1", SEAT_NAMES, CARD_NAMES)
ROLLED: Final = EVENTS.add("rolled", "{0} rolls {1}.", "MP-2", SEAT_NAMES, FACES)
WON: Final = EVENTS.add("won", "{0} wins the round.", "MP-1", SEAT_NAMES)
LOOKS: Final = EVENTS.add("looks", "{0} looks at the deck.", "MP-3", SEAT_NAMES)
SAW: Final = EVENTS.add("saw", "You see {0}.", "MP-3", CARD_NAMES)
DREW: Final = EVENTS.add("drew", "You draw {0}.", "MP-4", CARD_NAMES)

ENDINGS: Final = Phrasebook("ending")
MOST_POINTS: Final = ENDINGS.add("most-points", "The rounds are over.", "MP-5")


class MagpieState(State):
    deck: list[Card]
    hands: list[list[Card]]
    bids: list[Card]
    table: list[Card]
    discards: list[Card]
    hexes: list[int]
    points: list[int]
    looker: Seat
    round: int
    weather: str
    final: bool
    __slots__ = tuple(__annotations__)


class MagpieProcedure(Procedure[MagpieState]):
    __slots__ = ()


class Look(MagpieProcedure):
    """The winner looks at the top of the deck and keeps the card or not (MP-3)."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "decide")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def look(self, s: MagpieState) -> None:
        s.looker = self.seat
        s.reveal()
        s.tell(LOOKS, self.seat)
        s.whisper(self.seat, SAW, s.deck[-1])
        s.ask(self.seat, KEEP_IT, s.deck[-1])

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return [pack(KEEP), pack(DROP)]

    def decide(self, s: MagpieState) -> None:
        s.looker = NONE
        keeps = verb_of(s.answer) == KEEP
        (s.hands[self.seat] if keeps else s.discards).append(s.deck.pop())


class CastHex(MagpieProcedure):
    """A hex works on a five or six (MP-2)."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def roll(self, s: MagpieState) -> None:
        face = s.chance.roll(6)
        s.tell(ROLLED, self.seat, face)
        s.result = int(face >= 5)


class Hexing(MagpieProcedure):
    """An interrupt: the others may spoil the round before it counts (MP-2)."""

    winner: Seat
    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "answer_offer", "after_hex")

    def __init__(self, winner: Seat) -> None:
        self.winner = winner
        self.seat = NONE

    def offer(self, s: MagpieState) -> None:
        s.result = 0
        for seat in range(self.seat + 1, s.seats):
            if seat != self.winner and s.hexes[seat]:
                self.seat = seat
                s.ask(seat, SPOIL, self.winner)
                return
        self.stop()

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return [pack(HEX, self.winner), pack(PASS)]

    def answer_offer(self, s: MagpieState) -> None:
        if verb_of(s.answer) == PASS:
            self.go_to("offer")
            return
        s.hexes[self.seat] -= 1
        s.push(CastHex(self.seat))

    def after_hex(self, s: MagpieState) -> None:
        if not s.result:
            self.go_to("offer")


class Round(MagpieProcedure):
    """Everybody lays a card in secret; the highest wins (MP-1)."""

    winner: Seat
    __slots__ = tuple(__annotations__)

    hexing_class = Hexing
    STEPS: ClassVar[tuple[str, ...]] = (
        "ask_cards",
        "lay",
        "show_cards",
        "offer_hexes",
        "award",
        "draw",
    )

    def __init__(self) -> None:
        self.winner = NONE

    def ask_cards(self, s: MagpieState) -> None:
        for seat in range(s.seats):
            s.ask(seat, WHICH)

    def options(self, s: MagpieState, seat: int, question: int) -> list[int]:
        return [pack(LAY, card) for card in s.hands[seat]]

    def lay(self, s: MagpieState) -> None:
        card = first_of(s.answer)
        s.hands[s.answered_by].remove(card)
        s.bids[s.answered_by] = card
        s.tell(HAS_LAID, s.answered_by)
        if s.asks:
            self.again()

    def show_cards(self, s: MagpieState) -> None:
        s.reveal()
        s.table = s.bids
        s.bids = [NONE] * s.seats
        for seat, card in enumerate(s.table):
            s.tell(SHOWED, seat, card)
        self.winner = s.table.index(max(s.table))

    def offer_hexes(self, s: MagpieState) -> None:
        s.push(self.hexing_class(self.winner))

    def award(self, s: MagpieState) -> None:
        s.discards.extend(s.table)
        s.table = []
        if s.result:
            return
        s.points[self.winner] += 2 if s.final else 1
        s.tell(WON, self.winner)
        if s.deck and s.settings["look"]:
            s.push(Look(self.winner))

    def draw(self, s: MagpieState) -> None:
        s.reveal()
        for seat in range(s.seats):
            if s.deck:
                s.hands[seat].append(s.deck.pop())
                s.whisper(seat, DREW, s.hands[seat][-1])


class Match(MagpieProcedure):
    """Deal, and play the rounds."""

    __slots__ = ()

    round_class = Round
    STEPS = ("deal", "play_round", "next_round")

    def deal(self, s: MagpieState) -> None:
        s.deck = s.chance.shuffled(list(range(CARDS)))
        s.hands = [[s.deck.pop() for _ in range(HAND)] for _ in range(s.seats)]

    def play_round(self, s: MagpieState) -> None:
        s.weather = ("fair", "foul")[s.chance.below(2)]
        s.final = s.round + 1 == s.settings["rounds"]
        s.push(self.round_class())

    def next_round(self, s: MagpieState) -> None:
        s.round += 1
        if not s.final:
            self.go_to("play_round")
            return
        ranks = [1 + sum(other > own for other in s.points) for own in s.points]
        s.finish(MOST_POINTS, ranks, s.points[:])


def looks(s: MagpieState, seat: int) -> bool:
    return seat != SPECTATOR and s.looker == seat


def hands_seen(s: MagpieState, seat: int) -> list[list[int]]:
    return [
        hand[:] if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(s.hands)
    ]


def deck_seen(s: MagpieState, seat: int) -> list[int]:
    back = [HIDDEN] * len(s.deck)
    return [*back[:-1], s.deck[-1]] if looks(s, seat) else back


VISIBILITY: Final[Visibility] = {
    "deck": deck_seen,
    "hands": hands_seen,
    "bids": OWN,
    "table": PUBLIC,
    "discards": PUBLIC,
    "hexes": PUBLIC,
    "points": PUBLIC,
    "looker": PUBLIC,
    "round": PUBLIC,
    "weather": PUBLIC,
    "final": PUBLIC,
}


class Magpies(Rules[MagpieState]):
    id = "magpies"
    name = "Magpies"
    number = 1
    seats = (2, 4)
    longest = 60
    game_options = (
        GameOption("rounds", (3, 5), "MP-5", "How many rounds are played"),
        GameOption("hexes", (1, 0, 2), "MP-2", "How many hexes each magpie has"),
        GameOption("look", (True, False), "MP-3", "Whether the winner looks at the deck"),
    )
    verbs = VERBS
    questions = QUESTIONS
    events = EVENTS
    endings = ENDINGS
    procedure = MagpieProcedure
    visibility = VISIBILITY
    state_class: ClassVar[type[MagpieState]] = MagpieState
    match_class: ClassVar[type[MagpieProcedure]] = Match

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> MagpieState:
        state = self.state_class(self, seats, settings, chance)
        state.deck = []
        state.hands = [[] for _ in range(seats)]
        state.bids = [NONE] * seats
        state.table = []
        state.discards = []
        state.hexes = [int(settings["hexes"])] * seats
        state.points = [0] * seats
        state.looker = NONE
        state.round = 0
        state.weather = "fair"
        state.final = False
        return state

    def begin(self, state: MagpieState) -> None:
        state.push(self.match_class())

    def deal_anew(self, state: MagpieState, seat: int) -> None:
        others = [other for other in range(state.seats) if other != seat]
        seen = 1 if looks(state, seat) else 0
        top = state.deck[len(state.deck) - seen :]
        unknown = state.deck[: len(state.deck) - seen]
        for other in others:
            unknown += state.hands[other]
            unknown += [card for card in state.bids[other : other + 1] if card != NONE]
        unknown = state.chance.shuffled(sorted(unknown))
        for other in others:
            state.hands[other] = [unknown.pop() for _ in state.hands[other]]
            if state.bids[other] != NONE:
                state.bids[other] = unknown.pop()
        state.deck = unknown + top
        for ask in state.asks:
            if ask.question == KEEP_IT:
                ask.args = [state.deck[-1]]

    def limits(self, seats: int) -> Limits:
        return {"Card": (NONE, CARDS - 1), "Seat": (NONE, seats - 1), "int": (-1, 1 << 32)}

    def faults(self, state: MagpieState) -> list[str]:
        columns = (state.hands, state.bids, state.hexes, state.points)
        if any(len(column) != state.seats for column in columns):
            return ["A column has not one entry for each magpie."]
        cards = [*state.deck, *state.table, *state.discards]
        cards += [card for hand in state.hands for card in hand]
        cards += [card for card in state.bids if card != NONE]
        if sorted(cards) != list(range(CARDS)):
            return ["The cards are not all there once."]
        return []


class MagpieFace(PlainFace):
    def text(self, scene: Scene[MagpieState]) -> str:
        shown = scene.view.shown
        return f"Round {shown.round}, points {shown.points}, hands {shown.hands}"

    def svg(self, scene: Scene[MagpieState]) -> str:
        return f"<svg><text>{self.text(scene)}</text></svg>"


GAME: Final = Magpies()
WHOLE_GAME: Final = know(Game(GAME, face=MagpieFace))
