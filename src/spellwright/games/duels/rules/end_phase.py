"""The End Phase and the end of the game (WD-18, WD-26.7)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import FOR_THIS_ROUND, end_for_all
from spellwright.games.duels.lexicons import HARM_POISON
from spellwright.games.duels.queries import in_play, model_of_piece
from spellwright.games.duels.rules.harm import FROM_STATUS, hurt
from spellwright.games.duels.rules.mourning import mourn
from spellwright.games.duels.rules.scoring import check_quests, score_events, score_positions
from spellwright.games.duels.rules.statuses import tell_poison
from spellwright.games.duels.rules.upkeep import RefillPools
from spellwright.games.duels.state import (
    MODELS,
    NOBODY,
    SEATS,
    DuelsProcedure,
    DuelsState,
    Mask,
    Model,
)
from spellwright.kernel.option import FIRST, first_of


class EndPhase(DuelsProcedure):
    """WD-13.3: Status, Quest Cards, Activation Markers."""

    turn: int
    done: Mask
    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = (
        "choose_model",
        "suffer_poison",
        "lose_marker",
        "test_instants",
        "refill_pools",
        "check_quest_cards",
        "remove_markers",
    )

    def __init__(self) -> None:
        self.turn = 0
        self.done = 0
        self.model = NOBODY

    # -- 3a --------------------------------------------------------------------------------------

    def poisoned(self, s: DuelsState) -> list[int]:
        seat = s.starter if self.turn == 0 else 1 - s.starter
        models = in_play(s, seat)
        return [m for m in models if s.poison[m] and not self.done >> m & 1]

    def choose_model(self, s: DuelsState) -> None:
        """WD-18.1, WD-40.22: the Starting Player's Models first."""
        while self.turn < 2 and not self.poisoned(s):
            self.turn += 1
        if self.turn == 2:
            self.go_to("test_instants")
            return
        models = self.poisoned(s)
        if len(models) > 1:
            seat = s.starter if self.turn == 0 else 1 - s.starter
            s.ask(seat, words.ASK_END_EFFECT)
        else:
            s.answer = words.MODEL | s.piece[models[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.MODEL | s.piece[model] << FIRST for model in self.poisoned(s)]

    def suffer_poison(self, s: DuelsState) -> None:
        """WD-38.8b."""
        self.model = model_of_piece(s, first_of(s.answer))
        self.done |= 1 << self.model
        s.tell(story.SUFFERS, s.piece[self.model], HARM_POISON)
        hurt(s, self.model, 1, FROM_STATUS)

    def lose_marker(self, s: DuelsState) -> None:
        """WD-38.8c."""
        if s.poison[self.model]:
            s.poison[self.model] -= 1
            tell_poison(s, self.model)
        self.go_to("choose_model")
        mourn(s, s.starter)

    def test_instants(self, s: DuelsState) -> None:
        score_events(s)
        score_positions(s)

    def refill_pools(self, s: DuelsState) -> None:
        """WD-G23: after a Brave test outside an action."""
        if s.refilled[0] or s.refilled[1]:
            s.push(RefillPools(s.starter))

    # -- 3b and 3c -------------------------------------------------------------------------------

    def check_quest_cards(self, s: DuelsState) -> None:
        check_quests(s)

    def remove_markers(self, s: DuelsState) -> None:
        """WD-18.4, WD-38.12: what lasts for this Round ends too, and nothing else."""
        s.activations = [0] * MODELS
        s.activated = [0] * SEATS
        s.used = [0] * MODELS
        s.mist = [0] * MODELS
        s.felix = [0] * MODELS
        s.dark_mark = [0] * MODELS
        s.scorched = [0] * MODELS
        end_for_all(s, FOR_THIS_ROUND)
        s.tell(story.ROUND_ENDED, s.round)


def determine_winner(s: DuelsState) -> None:
    """WD-18.6, WD-G1, WD-39.4."""
    ending, best = story.MORE_POINTS, s.points
    if s.points[0] == s.points[1]:
        ending = story.DRAW
        if s.settings["tie_break"]:
            cards = [len(s.scored[seat]) for seat in range(SEATS)]
            models = [len(in_play(s, seat)) for seat in range(SEATS)]
            if cards[0] != cards[1]:
                ending, best = story.MORE_CARDS, cards
            elif models[0] != models[1]:
                ending, best = story.MORE_MODELS, models
    winner = NOBODY if best[0] == best[1] else int(best[1] > best[0])
    if winner == NOBODY:
        s.tell(story.NOBODY_WINS, s.points[0])
    else:
        s.tell(story.WINS, winner, s.points[winner], s.points[1 - winner])
    ranks = [1 if best[seat] >= best[1 - seat] else 2 for seat in range(SEATS)]
    s.finish(ending, ranks, s.points[:])
