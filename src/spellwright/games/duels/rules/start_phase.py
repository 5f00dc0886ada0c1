"""The Start Phase (WD-14, WD-40.11 to WD-40.13)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import POISED, begin
from spellwright.games.duels.content.columns import (
    ACTIVE_QUESTS,
    HAND,
    HUFFLEPUFF,
    INSTINCTIVE_CASTING,
)
from spellwright.games.duels.queries import card_word, challenge_held, has, in_play
from spellwright.games.duels.rules.artifacts import cooling_spells
from spellwright.games.duels.rules.clash_deck import draw
from spellwright.games.duels.rules.locks import unlock_all
from spellwright.games.duels.rules.scoring import activate_quest, score_positions
from spellwright.games.duels.rules.trait import rules_of
from spellwright.games.duels.rules.upkeep import DueUpkeep, RefillPools, advance_clock, upkept_by
from spellwright.games.duels.state import (
    CARDS,
    MODELS,
    NOTHING,
    DuelsProcedure,
    DuelsState,
    Mask,
    seat_of,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, verb_of


class StartPhase(DuelsProcedure):
    """WD-13.2: Initiative, Clash Cards, Upkeep, Cooldown."""

    asked: Mask
    hastened: Mask
    __slots__ = tuple(__annotations__)

    STEPS = (
        "before_initiative",
        "initiative",
        "refill_clash_cards",
        "refill_pools",
        "upkeep_of_starter",
        "upkeep_of_other",
        "offer_instinct",
        "note_instinct",
        "advance_clocks",
    )

    def __init__(self) -> None:
        self.asked = 0
        self.hastened = 0

    def before_initiative(self, s: DuelsState) -> None:
        """What counts "when the Round began": Firm Grip, Hufflepuff (WD-37.18b)."""
        for model in range(MODELS):
            s.held[model] = challenge_held(s, model)
            if s.held[model] != NOTHING and has(s, model, HUFFLEPUFF):
                begin(s, model, POISED)
                s.tell(story.GAINED_EDGE, s.piece[model])
            if s.at[model] >= 0:
                for trait in rules_of(s, model):
                    trait.round_begins(s, model)

    def initiative(self, s: DuelsState) -> None:
        """1a: WD-14.1."""
        s.starter = s.chance.below(2)
        s.tell(story.ROUND_BEGAN, s.round, s.starter)
        score_positions(s)

    def refill_clash_cards(self, s: DuelsState) -> None:
        """1b: WD-14.3 to WD-14.7, WD-40.11."""
        order = (s.starter, 1 - s.starter)
        for seat in order:
            draw(s, seat, HAND)
        for seat in order:
            while len(s.quests[seat]) < ACTIVE_QUESTS and activate_quest(s, seat):
                pass
        score_positions(s)

    def refill_pools(self, s: DuelsState) -> None:
        if s.refilled[0] or s.refilled[1]:
            s.push(RefillPools(s.starter))

    def upkeep_of_starter(self, s: DuelsState) -> None:
        """1c: WD-14.8, WD-14.9."""
        if upkept_by(s, s.starter):
            s.push(DueUpkeep(s.starter, 1))

    def upkeep_of_other(self, s: DuelsState) -> None:
        if upkept_by(s, 1 - s.starter):
            s.push(DueUpkeep(1 - s.starter, 1))

    # -- 1d --------------------------------------------------------------------------------------

    def instinctive(self, s: DuelsState) -> int:
        """The next Model with Instinctive Casting and a Spell to hasten."""
        for seat in (s.starter, 1 - s.starter):
            for model in in_play(s, seat):
                unasked = has(s, model, INSTINCTIVE_CASTING) and not self.asked >> model & 1
                if unasked and cooling_spells(s, model):
                    return model
        return NOTHING

    def offer_instinct(self, s: DuelsState) -> None:
        """WD-37.19, WD-40.13."""
        model = self.instinctive(s)
        if model == NOTHING:
            self.go_to("advance_clocks")
        else:
            s.ask(seat_of(model), words.ASK_INSTINCT, s.piece[model])

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        model = self.instinctive(s)
        piece = s.piece[model] << SECOND
        cards = cooling_spells(s, model)
        spells = [words.SPELL | card_word(s, card) << FIRST | piece for card in cards]
        return [*spells, words.PASS]

    def note_instinct(self, s: DuelsState) -> None:
        model = self.instinctive(s)
        self.asked |= 1 << model
        if verb_of(s.answer) == words.SPELL:
            for card in cooling_spells(s, model):
                if card_word(s, card) == first_of(s.answer):
                    self.hastened |= 1 << card
                    s.tell(story.COOLED_MORE, card_word(s, card), seat_of(model))
        self.go_to("offer_instinct")

    def advance_clocks(self, s: DuelsState) -> None:
        """WD-14.10 to WD-14.12."""
        for card in range(CARDS):
            if s.clock[card]:
                if self.hastened >> card & 1 and s.clock[card] > 1:
                    s.clock[card] -= 1
                advance_clock(s, card)
        unlock_all(s)
        score_positions(s)
