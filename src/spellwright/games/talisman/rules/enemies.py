"""Fights with Enemy cards, Enemies of spaces and Followers, and what follows (TA-11, 12, 13.12)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import ABILITY, CARD_RULE, ENEMY, KIND, MIGHT, VALUE
from spellwright.games.talisman.content.names import (
    BASILISK,
    HAGRID_B,
    HARRY_B,
    HORNTAIL,
    PIXIES,
)
from spellwright.games.talisman.queries import have_rule, is_side
from spellwright.games.talisman.rules.attack_scores import enemy_value
from spellwright.games.talisman.rules.card_effects import (
    BEATEN_BY,
    DRAWN_WITH,
    beaten_by,
    drawn_with,
)
from spellwright.games.talisman.rules.fights import DRAW, LOSS, WIN, Fight
from spellwright.games.talisman.rules.gaining import gain_fate, gain_follower, gain_galleons
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import (
    discard_object,
    lose_fate,
    lose_follower,
    lose_turn,
    put_away,
    quest_deed,
)
from spellwright.games.talisman.rules.quests import QUEST_ENEMY
from spellwright.games.talisman.state import (
    WITH_CARDS,
    WITH_FOLLOWER,
    WITH_SPACE_ENEMY,
    Card,
    Seat,
    SpaceFoe,
    TalismanProcedure,
    TalismanState,
    take_up,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

TAMED_MOST: Final = 5
HORNTAIL_GALLEONS: Final = 2
BASILISK_LIVES: Final = 2


def begin_fight(s: TalismanState, kind: int, seat: int, ability: int) -> None:
    s.clear_fight()
    s.fight = kind
    s.fighter = seat
    s.ability = ability


@beaten_by("knockturn-hag")
@drawn_with("inferius")
def costs_fate(s: TalismanState, seat: int, _card: int) -> None:
    """TA-O36, TA-O40."""
    lose_fate(s, seat)


@beaten_by("acromantula")
def costs_turn(s: TalismanState, seat: int, _card: int) -> None:
    """TA-M19."""
    lose_turn(s, seat)


class FightCards(TalismanProcedure):
    """TA-12: all Enemies of one group, that is with the same ability."""

    seat: Seat
    cards: list[Card]
    __slots__ = tuple(__annotations__)

    STEPS = ("begin", "aftermath", "pixies", "lose_object", "over")

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def begin(self, s: TalismanState) -> None:
        seat = self.seat
        begin_fight(s, WITH_CARDS, seat, ABILITY[self.cards[0]])
        s.foe_cards = self.cards[:]
        s.foe_values = [enemy_value(s, seat, card) for card in self.cards]
        for card in self.cards:
            s.tell(story.MEETS_ENEMY, s.character[seat], card, s.at[seat])
        s.push(Fight(seat))

    def aftermath(self, s: TalismanState) -> None:
        result, seat = s.result, self.seat
        self.cards = s.foe_cards[:]
        if result == WIN:
            self.go_to("over")
            for card in self.cards:
                take_up(s, s.at[seat], card)
            win_trophies(s, seat, self.cards)
            quest_deed(s, seat, QUEST_ENEMY)
        elif result == DRAW:
            self.go_to("over")
            s.turn_over = 1
            for card in self.cards:
                if card in DRAWN_WITH:
                    DRAWN_WITH[card](s, seat, card)
        elif result == LOSS:
            s.turn_over = 1
            self._lose(s)
        else:
            self.go_to("over")

    def _lose(self, s: TalismanState) -> None:
        """TA-11.10, TA-12.8."""
        seat, cards = self.seat, self.cards
        if len(cards) == 1 and CARD_RULE[cards[0]] == PIXIES and s.objects[seat]:
            return
        self.go_to("over")
        for card in cards:
            if card in BEATEN_BY:
                BEATEN_BY[card](s, seat, card)
        lose_life(s, seat, BASILISK_LIVES if have_rule(cards, BASILISK) else 1, in_fight=True)

    def pixies(self, s: TalismanState) -> None:
        """TA-O34: the Pixies take an Object in place of the Life."""
        s.ask(self.seat, words.ASK_OBJECT_LOST)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.DISCARD | card << FIRST for card in s.objects[seat]]

    def lose_object(self, s: TalismanState) -> None:
        discard_object(s, self.seat, first_of(s.answer))

    def over(self, s: TalismanState) -> None:
        s.clear_fight()


def win_trophies(s: TalismanState, seat: int, cards: list[int]) -> None:
    """TA-14.1: the winner keeps the cards, unless it chooses something else."""
    s.trophies[seat] += cards
    for card in reversed(cards):
        s.push(Spoils(seat, card))


class Spoils(TalismanProcedure):
    """TA-13.13, TA-14.12: what becomes of a defeated card."""

    seat: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "take")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def choose(self, s: TalismanState) -> None:
        codes = self.options(s, self.seat, words.ASK_TROPHY)
        if len(codes) == 1:
            s.answer = codes[0]
        else:
            s.ask(self.seat, words.ASK_TROPHY, self.card)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        card = self.card
        codes = [words.KEEP_TROPHY | card << FIRST]
        if s.fight == WITH_FOLLOWER:
            codes.append(words.DISCARD | card << FIRST)
        if ABILITY[card] == MIGHT and is_side(s, seat, HARRY_B):
            codes.append(words.FOR_FATE | card << FIRST)
        if CARD_RULE[card] == HORNTAIL:
            codes.append(words.FOR_GALLEONS | card << FIRST)
        if (
            is_side(s, seat, HAGRID_B)
            and KIND[card] == ENEMY
            and ABILITY[card] == MIGHT
            and VALUE[card] <= TAMED_MOST
            and not any(KIND[follower] == ENEMY for follower in s.followers[seat])
        ):
            codes.append(words.TAME | card << FIRST)
        return codes

    def take(self, s: TalismanState) -> None:
        verb, seat, card = verb_of(s.answer), self.seat, self.card
        if verb == words.KEEP_TROPHY:
            s.tell(story.TROPHY_WON, s.character[seat], card)
            return
        s.trophies[seat].remove(card)
        if verb == words.TAME:
            s.tell(story.TAMED, s.character[seat], card)
            gain_follower(s, seat, card)
            return
        s.tell(story.DISCARDED, s.character[seat], card)
        put_away(s, card)
        if verb == words.FOR_FATE:
            gain_fate(s, seat)
        elif verb == words.FOR_GALLEONS:
            gain_galleons(s, seat, HORNTAIL_GALLEONS)


class FightFoe(TalismanProcedure):
    """A fight with an Enemy that a space or a Place brings: no Trophy (TA-14.9).

    The procedure that pushed it finds the result in `s.result`.
    """

    seat: Seat
    foe: SpaceFoe
    ability: int
    value: int
    result: int
    __slots__ = tuple(__annotations__)

    STEPS = ("begin", "aftermath", "over")

    def __init__(self, seat: int, foe: int, ability: int, value: int) -> None:
        self.seat = seat
        self.foe = foe
        self.ability = ability
        self.value = value
        self.result = 0

    def begin(self, s: TalismanState) -> None:
        begin_fight(s, WITH_SPACE_ENEMY, self.seat, self.ability)
        s.space_foe = self.foe
        s.foe_values = [self.value]
        s.tell(story.MEETS_FOE, s.character[self.seat], self.foe)
        s.push(Fight(self.seat))

    def aftermath(self, s: TalismanState) -> None:
        self.result = s.result
        if self.result == WIN:
            quest_deed(s, self.seat, QUEST_ENEMY)
        elif self.result in (LOSS, DRAW):
            s.turn_over = 1
            if self.result == LOSS:
                lose_life(s, self.seat, in_fight=True)

    def over(self, s: TalismanState) -> None:
        s.clear_fight()
        s.result = self.result


class FightFollower(TalismanProcedure):
    """TA-13.12 to TA-13.16: the winner attacks a Follower of the loser."""

    seat: Seat
    owner: Seat
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("begin", "aftermath", "over")

    def __init__(self, seat: int, owner: int, card: int) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card

    def begin(self, s: TalismanState) -> None:
        begin_fight(s, WITH_FOLLOWER, self.seat, ABILITY[self.card])
        s.foe = self.owner
        s.foe_cards = [self.card]
        s.foe_values = [VALUE[self.card]]
        s.tell(story.ATTACKS_FOLLOWER, s.character[self.seat], self.card)
        s.push(Fight(self.seat))

    def aftermath(self, s: TalismanState) -> None:
        if s.result == WIN and self.card in s.followers[self.owner]:
            lose_follower(s, self.owner, self.card)
            win_trophies(s, self.seat, [self.card])
            quest_deed(s, self.seat, QUEST_ENEMY)
        elif s.result == LOSS:
            lose_life(s, self.seat, in_fight=True)

    def over(self, s: TalismanState) -> None:
        s.clear_fight()
