"""Quest Cards: scoring, drawing (WD-14.4 to WD-14.7, WD-19, WD-G56)."""

from __future__ import annotations

from spellwright.games.duels import story
from spellwright.games.duels.content.columns import IS_INSTANT, NAMES_EVENT, QUEST_POINTS
from spellwright.games.duels.rules.quest_conditions import holds
from spellwright.games.duels.rules.quest_events import EVENT_OF_QUEST
from spellwright.games.duels.state import NOTHING, SEATS, DuelsState
from spellwright.kernel.record import without


def score(s: DuelsState, seat: int, quest: int) -> None:
    """WD-19.2, WD-19.7."""
    s.quests[seat] = without(s.quests[seat], quest)
    s.scored[seat] += (quest,)
    s.points[seat] += QUEST_POINTS[quest]
    s.tell(story.SCORED, seat, quest, QUEST_POINTS[quest])


def score_events(s: DuelsState) -> None:
    """WD-G56 (a): instant cards that name an event which has just happened."""
    for seat in range(SEATS):
        happened = s.happened[seat]
        if happened:
            s.happened[seat] = 0
            for quest in s.quests[seat]:
                if EVENT_OF_QUEST[quest] & happened:
                    score(s, seat, quest)


def score_positions(s: DuelsState) -> None:
    """WD-G56 (b): instant cards whose condition describes a position or a count."""
    for seat in range(SEATS):
        for quest in s.quests[seat]:
            if IS_INSTANT[quest] and not NAMES_EVENT[quest] and holds(s, seat, quest):
                score(s, seat, quest)
                score_positions(s)
                return


def check_quests(s: DuelsState) -> None:
    """WD-18.2: step 3b; both players at the same time (WD-G18)."""
    met = [[q for q in s.quests[seat] if holds(s, seat, q)] for seat in range(SEATS)]
    for seat in range(SEATS):
        for quest in met[seat]:
            score(s, seat, quest)


def draw_quest(s: DuelsState, seat: int) -> int:
    """WD-14.5, WD-14.7: NOTHING if both deck and discards are empty."""
    if not s.quest_deck[seat]:
        if not s.quest_discard[seat]:
            return NOTHING
        s.quest_deck[seat] = tuple(s.chance.shuffled(list(s.quest_discard[seat])))
        s.quest_discard[seat] = ()
        s.tell(story.QUESTS_SHUFFLED, seat)
    s.reveal()
    quest = s.quest_deck[seat][-1]
    s.quest_deck[seat] = s.quest_deck[seat][:-1]
    return quest


def activate_quest(s: DuelsState, seat: int) -> bool:
    """Draw a Quest Card into the Active Quest Zone; whether there was one."""
    quest = draw_quest(s, seat)
    if quest == NOTHING:
        return False
    lay_open(s, seat, quest)
    return True


def lay_open(s: DuelsState, seat: int, quest: int) -> None:
    """WD-3.5: an Active Quest Card is visible to both players."""
    s.quests[seat] += (quest,)
    show_quest(s, seat, quest)
    s.tell(story.QUEST_CAME, seat, quest)


def show_quest(s: DuelsState, seat: int, quest: int) -> None:
    """From now on both players know that the card is part of this Quest Deck."""
    if quest not in s.quests_seen[seat]:
        s.quests_seen[seat] += (quest,)
