"""Night Owls: a small game of tricks with secrets and luck, as the one to read after tic-tac-toe.

Everybody holds four of the 24 cards: four animals, each from 1 to 6. Every night a die says which
animal is abroad. The leader plays a card, then everybody else one, of any animal. The highest card
of the animal that is abroad wins the trick; where there is none, the highest of the animal that was
led. The winner scores as many points as the lowest card of the trick and leads the next one. After
each trick everybody draws a card, as long as there is one for each. When all hands are empty, most
points win.
"""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.drawing.card_content import Card as DrawnCard
from spellwright.drawing.card_content import Figure
from spellwright.drawing.card_line import Pile, card_line, in_a_row
from spellwright.drawing.card_row import card_row
from spellwright.drawing.look import BRASS, SEATS
from spellwright.drawing.stacked import stacked
from spellwright.face.face import PlainFace
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.kernel.bot import Advice, Bot, by_worth
from spellwright.kernel.cards import hidden_cards
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.naming import Namings, named_by
from spellwright.kernel.observation import AS_COUNTS, BY_SEAT, Observation, Seen
from spellwright.kernel.option import FIRST, Verbs, first_of
from spellwright.kernel.outcome import ranks_by
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers, players
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.starts import EachSeat, Starts
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.kernel.visibility import PUBLIC, Visibility
from spellwright.search.mind import Makers, PlainMind

HAND: Final = 4
HIGHEST: Final = 6
MOST_SEATS: Final = 4
NOTHING: Final = -1

ANIMALS: Final = Lexicon("animal", ["owl", "bat", "moth", "cat"])
CARDS: Final = Lexicon(
    "card", [f"{animal}-{value}" for animal in ANIMALS.keys for value in range(1, HIGHEST + 1)]
)
PLAYERS: Final = players("player", MOST_SEATS)


def animal_of(card: int) -> int:
    return card // HIGHEST


def value_of(card: int) -> int:
    return card % HIGHEST + 1


# -- words: what can be chosen, what is asked, what is told ----------------------------------------

VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "Play {0}", CARDS)

QUESTIONS: Final = Phrasebook("question")
WHICH_CARD: Final = QUESTIONS.add("card", "The {0} is abroad. Play a card.", "", ANIMALS)

EVENTS: Final = Phrasebook("event")
ABROAD: Final = EVENTS.add("abroad", "Tonight the {0} is abroad.", "", ANIMALS)
PLAYED: Final = EVENTS.add("played", "{0} plays {1}.", "", PLAYERS, CARDS)
WON: Final = EVENTS.add(
    "won", "{0} wins the trick and scores {1}.", "", PLAYERS, numbers("points", HIGHEST)
)

ENDINGS: Final = Phrasebook("ending")
MOST_POINTS: Final = ENDINGS.add("points", "The night is over; most points win.")

# -- the state, and who sees what of it ------------------------------------------------------------

Card = int
Seat = int
Animal = int


class OwlsState(State):
    hand: list[list[Card]]
    deck: list[Card]
    trick: list[Card]
    """By seat, the card that lies on the table."""
    gone: list[Card]
    """The cards of earlier tricks: everybody has seen them."""
    points: list[int]
    abroad: Animal
    leader: Seat
    __slots__ = tuple(__annotations__)

    STARTS: ClassVar[Starts] = {"trick": EachSeat(NOTHING), "points": EachSeat(0)}


VISIBILITY: Final[Visibility] = {
    **hidden_cards("hand", "deck"),
    **dict.fromkeys(["trick", "gone", "points", "abroad", "leader"], PUBLIC),
}


def winner_of(trick: list[int], leader: int, abroad: int) -> int:
    """The seat that wins a trick in which everybody has played."""
    led = animal_of(trick[leader])
    for animal in (abroad, led):
        seats = [seat for seat, card in enumerate(trick) if animal_of(card) == animal]
        if seats:
            return max(seats, key=lambda seat: trick[seat])
    return leader


# -- the rules in progress -------------------------------------------------------------------------


class OwlsProcedure(Procedure[OwlsState]):
    __slots__ = ()


class Match(OwlsProcedure):
    """The whole game: cards are dealt, then there is a trick for each card in a hand."""

    __slots__ = ()

    STEPS = ("deal", "next_night")

    def deal(self, s: OwlsState) -> None:
        s.deck = s.chance.shuffled(list(range(len(CARDS))))
        for hand in s.hand:
            for _ in range(HAND):
                hand.append(s.deck.pop())

    def next_night(self, s: OwlsState) -> None:
        if not any(s.hand):
            s.finish(MOST_POINTS, ranks_by(s.points), s.points[:])
            return
        s.push(Night())
        self.again()


class Night(OwlsProcedure):
    """One trick."""

    __slots__ = ()

    STEPS = ("roll_the_die", "ask_next", "lay_card", "score")

    def roll_the_die(self, s: OwlsState) -> None:
        s.abroad = s.chance.below(len(ANIMALS))
        s.tell(ABROAD, s.abroad)

    def ask_next(self, s: OwlsState) -> None:
        played = sum([card != NOTHING for card in s.trick])
        s.ask((s.leader + played) % s.seats, WHICH_CARD, s.abroad)

    def options(self, s: OwlsState, seat: int, question: int) -> list[int]:
        return [PLAY | card << FIRST for card in sorted(s.hand[seat])]

    def lay_card(self, s: OwlsState) -> None:
        seat, card = s.answered_by, first_of(s.answer)
        s.hand[seat].remove(card)
        s.trick[seat] = card
        s.reveal()
        s.tell(PLAYED, seat, card)
        if NOTHING in s.trick:
            self.go_to("ask_next")

    def score(self, s: OwlsState) -> None:
        winner = winner_of(s.trick, s.leader, s.abroad)
        points = min([value_of(card) for card in s.trick])
        s.points[winner] += points
        s.tell(WON, winner, points)
        s.leader = winner
        s.gone += s.trick
        s.trick = [NOTHING] * s.seats
        if len(s.deck) >= s.seats:
            for hand in s.hand:
                hand.append(s.deck.pop())


class NightOwls(Rules[OwlsState]):
    id = "night-owls"
    name = "Night Owls"
    number = 1
    seats = (2, MOST_SEATS)
    longest = len(CARDS)
    verbs = VERBS
    questions = QUESTIONS
    events = EVENTS
    endings = ENDINGS
    visibility = VISIBILITY
    state = OwlsState
    procedure = OwlsProcedure
    begins_with = Match
    namings: ClassVar[Namings] = named_by(Card=CARDS, Animal=ANIMALS)

    def faults(self, state: OwlsState) -> list[str]:
        laid = [card for card in state.trick if card != NOTHING]
        held = [card for hand in state.hand for card in hand]
        cards = sorted([*state.deck, *laid, *state.gone, *held])
        return [] if cards == list(range(len(CARDS))) else ["A card is missing or there twice."]


OBSERVATION: Final = Observation(
    {
        "points": Seen(most=HIGHEST * len(CARDS), by=BY_SEAT),
        "gone": Seen(form=AS_COUNTS),
        "trick": Seen(by=BY_SEAT),
        "leader": Seen(names=BY_SEAT),
    }
)

# -- a player by rules of thumb, and what a position is worth --------------------------------------


class Greedy(Bot):
    """Looks at one trick only."""

    name = "greedy"
    about = "Takes a trick with the lowest card that wins it, or throws its lowest away."

    def weigh(self, asked: Ask, view: View[OwlsState], chance: Chance) -> Advice:
        s, options = view.shown, view.options
        worths = [self._worth(s, view.seat, first_of(code)) for code in options]
        ranked = by_worth(options, worths)
        return Advice(ranked[0], "It costs the least.", ranked)

    def _worth(self, s: OwlsState, seat: int, card: int) -> float:
        strength = value_of(card) + HIGHEST * (animal_of(card) == s.abroad)
        trick = [card if other == seat else laid for other, laid in enumerate(s.trick)]
        if NOTHING in trick:
            return float(strength if value_of(card) > HIGHEST // 2 else -strength)
        wins = winner_of(trick, s.leader, s.abroad) == seat
        return min([value_of(laid) for laid in trick]) * 10.0 * wins - strength


class OwlsMind(PlainMind):
    foresight = 4

    def bots(self) -> Makers:
        return {"greedy": Greedy}

    def evaluate(self, state: State, seat: int) -> float:
        points = self.points(state, seat)
        if state.over or points is None:
            return super().evaluate(state, seat)
        return min(max(0.5 + (points[0] - points[1]) / 20, 0.0), 1.0)

    def points(self, state: State, seat: int) -> tuple[int, int] | None:
        if not isinstance(state, OwlsState):
            return None
        rivals = [points for other, points in enumerate(state.points) if other != seat]
        return state.points[seat], max(rivals)


# -- how it looks ----------------------------------------------------------------------------------


def drawn_card(card: int) -> DrawnCard:
    animal, value = animal_of(card), value_of(card)
    colour = SEATS[animal].colour
    figure = Figure(str(value), "star", BRASS, "value")
    return DrawnCard(CARDS.key(card), ANIMALS.key(animal), colour, "owl", figures=(figure,))


class OwlsFace(PlainFace):
    tray = "cards"

    def text(self, scene: Scene[OwlsState]) -> str:
        s = scene.shown
        lines = [f"The {ANIMALS.key(s.abroad)} is abroad. Cards in the deck: {len(s.deck)}."]
        for seat in range(s.seats):
            held = " ".join([CARDS.key(card) for card in s.hand[seat]]) or "nothing"
            name, laid = scene.name(PLAYERS.noun(seat)), CARDS.key(s.trick[seat])
            lines.append(f"{name}: {s.points[seat]} points, plays {laid}, holds {held}.")
        return "\n".join(lines)

    def svg(self, scene: Scene[OwlsState]) -> str:
        return self.board(scene)

    def board(self, scene: Scene[OwlsState], prefix: str = "") -> str:
        s = scene.shown
        laid = in_a_row([card for card in s.trick if card != NOTHING], drawn_card, "trick")
        hands = [Pile(scene.name(PLAYERS.noun(seat)), len(s.hand[seat])) for seat in range(s.seats)]
        return stacked(
            card_line(f"The {ANIMALS.key(s.abroad)} is abroad", laid),
            card_line("Deck and hands", piles=[Pile("Deck", len(s.deck)), *hands]),
            title=scene.rules.name,
            description=self.text(scene),
            prefix=prefix,
        )

    def seat_panels(self, scene: Scene[OwlsState]) -> list[SeatPanel]:
        s = scene.shown
        facts = [(Fact("Points", str(points)),) for points in s.points]
        names = [scene.name(PLAYERS.noun(seat)) for seat in range(s.seats)]
        return [SeatPanel(n, names[n], "", False, facts[n], "owl") for n in range(s.seats)]

    def panels(self, scene: Scene[OwlsState]) -> list[Panel]:
        if scene.seat < 0:
            return []
        hand = sorted(scene.shown.hand[scene.seat])
        options = {first_of(code): scene.rules.verbs.text(code) for code in scene.view.options}
        cards = in_a_row(hand, drawn_card, "hand", options)
        rows = tuple([Row(CARDS.key(card)) for card in hand])
        return [Panel("Your hand", rows, card_row(cards, "Your hand", "hand-") if hand else "")]
