"""Playing a Hogwarts card (HB-6.3) and what notices it."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.banishing import banish, note_banished
from spellwright.games.battle.rules.priority import (
    RANK_EXPERT,
    RANK_HERO,
    RANK_REWARD,
    begin_played,
    settle,
    trigger,
    wait_for_hero,
)
from spellwright.games.battle.rules.watchers import notice
from spellwright.games.battle.state import (
    ALLIES,
    CHARM_USED,
    ITEMS,
    SPELLS,
    BattleProcedure,
    BattleState,
    Kind,
)

ALLY_PLAYED: Final[int] = v.WHENS["ally-played"]
ITEM_OR_ALLY_PLAYED: Final[int] = v.WHENS["item-or-ally-played"]


def play(s: BattleState, kind: int) -> None:
    """HB-6.3: a card goes from the hand to the play area, then has its effect."""
    s.hand[s.active].remove(kind)
    s.play_area.append(kind)
    work(s, kind, played_effect(kind))


def work(s: BattleState, kind: int, effect: int) -> None:
    """A card counts as played and has its effect, at its rank (HB-12.5)."""
    waiting = len(s.waiting)
    note_played(s, kind)
    if effect:
        begin_played(s, effect, kind, len(s.waiting) > waiting)


def played_effect(kind: int) -> int:
    """The program of a played card; for a Potion the effect after which it is kept."""
    return columns.KEEP[kind] if columns.IS_POTION[kind] else columns.EFFECT[kind]


class PlayTwice(BattleProcedure):
    """Memory (HB-19.14): the effect is carried out once more, and counts as played once more."""

    kind: Kind
    __slots__ = tuple(__annotations__)

    STEPS = ("play_once", "settle_first", "play_again")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def play_once(self, s: BattleState) -> None:
        s.tally[CHARM_USED] = 1
        s.tell(story.USED, s.hero[s.active], columns.MEMORY)
        play(s, self.kind)

    def settle_first(self, s: BattleState) -> None:
        settle(s)

    def play_again(self, s: BattleState) -> None:
        work(s, self.kind, played_effect(self.kind))


class PlayAndBanish(BattleProcedure):
    """HB-7.16: the second effect of a Potion, after which the card is banished."""

    kind: Kind
    __slots__ = tuple(__annotations__)

    STEPS = ("play_potion", "banish_potion")

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def play_potion(self, s: BattleState) -> None:
        s.hand[s.active].remove(self.kind)
        self.begin(s)

    def begin(self, s: BattleState) -> None:
        s.play_area.append(self.kind)
        work(s, self.kind, columns.BANISH[self.kind])

    def banish_potion(self, s: BattleState) -> None:
        s.play_area.remove(self.kind)
        note_banished(s, self.kind)
        banish(s, s.active, self.kind)


class PlayAtOnce(PlayAndBanish):
    """HB-7.14, HB-7.15, HB-7.31: a Potion that was just completed, played for its banish effect."""

    __slots__ = ()

    STEPS = ("play_potion", "banish_potion")

    def play_potion(self, s: BattleState) -> None:
        self.begin(s)


def note_played(s: BattleState, kind: int) -> None:
    """HB-6.6: a card counts as played, whatever becomes of its effect."""
    hero, card_type, tally = s.active, columns.TYPE[kind], s.tally
    if s.tells_events:
        s.tell(story.PLAYED, s.hero[hero], kind)
    s.played.append(kind)
    tally[card_type] += 1
    if s.watchers:
        _notice_watchers(s, card_type)
    if card_type == v.SPELL:
        card = s.hero_card[hero]
        if tally[SPELLS] == 4 and card >= 0 and columns.ON[card] == "four-spells":
            wait_for_hero(s, RANK_HERO, hero, columns.EFFECT[card], card)
    elif card_type != v.POTION:
        if card_type == v.ALLY:
            trigger(s, ALLY_PLAYED, hero)
        trigger(s, ITEM_OR_ALLY_PLAYED, hero)
    if s.expert[hero] >= 0:
        _notice_expert(s, s.expert[hero], card_type)
    for thing in s.collected[hero]:
        _notice_reward(s, thing, kind)


def _notice_watchers(s: BattleState, card_type: int) -> None:
    tally = s.tally
    notice(s, v.EACH_TYPE + card_type)
    if card_type == v.ITEM:
        notice(s, v.ITEM_PLAYED)
    elif card_type == v.ALLY:
        notice(s, v.ANOTHER_ALLY)
    elif card_type == v.SPELL and tally[SPELLS] >= 2:
        notice(s, v.TWO_SPELLS)


def _notice_expert(s: BattleState, expert: int, card_type: int) -> None:
    hero, tally = s.active, s.tally
    if columns.ON[expert] == "item-played":
        if card_type == v.ITEM:
            wait_for_hero(s, RANK_EXPERT, hero, columns.EFFECT[expert], expert)
    elif columns.ON[expert] == "three-types" and expert not in s.used:
        all_types = tally[SPELLS] and tally[ITEMS] and tally[ALLIES]
        if all_types:
            s.used.append(expert)
            wait_for_hero(s, RANK_EXPERT, hero, columns.EFFECT[expert], expert)


def _notice_reward(s: BattleState, thing: int, kind: int) -> None:
    """Diary (HB-28.11) and Peskipiksi Pesternomi! (HB-17.17)."""
    if columns.ON[thing] == "two-allies":
        if s.tally[ALLIES] >= 2 and thing not in s.used:
            s.used.append(thing)
            wait_for_hero(s, RANK_REWARD, s.active, columns.REWARD[thing], thing)
    elif (
        columns.ON[thing] == "even-played" and columns.VALUE[kind] and columns.VALUE[kind] % 2 == 0
    ):
        wait_for_hero(s, RANK_REWARD, s.active, columns.REWARD[thing], thing)
