"""The Activation Phase (WD-15)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import (
    ANIMAL,
    BLINDED,
    BURNING,
    ENDANGERED,
    LIMITED,
    SILENCED,
    SLY,
    begin,
    end,
    end_for_all,
    is_now,
)
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import ACTIVATIONS, ANIMAGUS, COOLDOWN, RING
from spellwright.games.duels.lexicons import HARM_BURNING, HARM_RING
from spellwright.games.duels.queries import bears, challenge_held, has, in_play, model_of_piece
from spellwright.games.duels.rules import quest_events
from spellwright.games.duels.rules.actions import carry_out, open_actions
from spellwright.games.duels.rules.entering import is_near_fire, scorch
from spellwright.games.duels.rules.harm import FROM_STATUS, hurt
from spellwright.games.duels.rules.mourning import mourn
from spellwright.games.duels.rules.scoring import score_events, score_positions
from spellwright.games.duels.rules.statuses import put_out
from spellwright.games.duels.rules.trait import rules_of
from spellwright.games.duels.rules.upkeep import RefillPools, place_clock
from spellwright.games.duels.state import (
    MODELS,
    NOBODY,
    NOTHING,
    DuelsProcedure,
    DuelsState,
    Mask,
    Model,
    Seat,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class ActivationPhase(DuelsProcedure):
    """WD-15.1 to WD-15.4: the players alternate until each has made three activations."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_model", "activate")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_model(self, s: DuelsState) -> None:
        """WD-15.17: an activation cannot be passed."""
        if s.last_activation or s.activated[self.seat] >= ACTIVATIONS:
            self.stop()
            return
        models = in_play(s, self.seat)
        if len(models) > 1:
            s.ask(self.seat, words.ASK_ACTIVATE)
        else:
            s.answer = words.MODEL | s.piece[models[0]] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.MODEL | s.piece[model] << FIRST for model in in_play(s, self.seat)]

    def activate(self, s: DuelsState) -> None:
        model = model_of_piece(s, first_of(s.answer))
        self.seat = 1 - self.seat
        self.go_to("choose_model")
        s.push(Activation(model))


class Activation(DuelsProcedure):
    """WD-15.5 to WD-15.18, WD-40.14."""

    model: Model
    __slots__ = tuple(__annotations__)

    STEPS = (
        "begin",
        "offer_animal_form",
        "change_form",
        "choose_action",
        "perform",
        "last_effects",
        "effects_end",
        "place_marker",
        "refill_pools",
        "finish",
    )

    def __init__(self, model: int) -> None:
        self.model = model

    def begin(self, s: DuelsState) -> None:
        """WD-15.5 to WD-15.7."""
        model = self.model
        s.tell(story.ACTIVATED, s.piece[model], seat_of(model))
        s.active = model
        s.began_at = s.at[model]
        s.single = int(s.activations[model] > 0 or is_now(s, model, LIMITED) > 0)
        end(s, model, LIMITED)
        s.smoke[model] = s.cloaked[model] = 0
        s.movement = s.advanced = s.quick = 1
        s.basic_cast = s.sly_bought = 0
        s.scorched = [0] * MODELS
        end_for_all(s, ENDANGERED)
        for trait in rules_of(s, model):
            trait.activation_begins(s, model)

    def offer_animal_form(self, s: DuelsState) -> None:
        """WD-37.2a."""
        if has(s, self.model, ANIMAGUS) and not is_now(s, self.model, ANIMAL):
            s.ask(seat_of(self.model), words.ASK_ANIMAL, s.piece[self.model])
        else:
            self.go_to("choose_action")

    def change_form(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.ANIMAL:
            begin(s, self.model, ANIMAL)
            s.tell(story.CHANGED, s.piece[self.model])

    def choose_action(self, s: DuelsState) -> None:
        """WD-15.10, WD-15.12; the activation of a removed Model is over (WD-G14)."""
        found: list[int] = []
        if s.at[self.model] >= 0 and not s.last_activation:
            found = open_actions(s, self.model)
        if found:
            s.ask(seat_of(self.model), words.ASK_ACTION, s.piece[self.model])
            s.asks[-1].cache = [*found, words.END]
        else:
            self.go_to("last_effects")

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        if question == words.ASK_ANIMAL:
            return [words.ANIMAL, words.PASS]
        return [*open_actions(s, self.model), words.END]

    def perform(self, s: DuelsState) -> None:
        if verb_of(s.answer) != words.END:
            self.go_to("choose_action")
            s.push(EndOfAction(seat_of(self.model)))
            carry_out(s, self.model, s.answer)

    def last_effects(self, s: DuelsState) -> None:
        """WD-15.18 (1)."""
        if s.at[self.model] >= 0 and due_effects(s, self.model):
            s.push(LastEffects(self.model))

    def effects_end(self, s: DuelsState) -> None:
        """WD-15.18 (2)."""
        model = self.model
        s.slow[model] = s.strengthened[model] = 0
        end(s, model, SILENCED | BLINDED | SLY)
        mourn(s, seat_of(model))

    def place_marker(self, s: DuelsState) -> None:
        """WD-15.13, WD-15.18 (3) and (4), WD-G14."""
        model, seat = self.model, seat_of(self.model)
        s.activations[model] += 1
        s.activated[seat] += 1
        s.tell(story.ENDED, s.piece[model])
        note_end(s, model)
        score_events(s)
        score_positions(s)

    def refill_pools(self, s: DuelsState) -> None:
        if s.refilled[0] or s.refilled[1]:
            s.push(RefillPools(seat_of(self.model)))

    def finish(self, s: DuelsState) -> None:
        s.active = NOBODY
        s.began_at = NOTHING


def note_end(s: DuelsState, model: int) -> None:
    """What Quest Cards say about the end of an activation."""
    for other in range(MODELS):
        if is_now(s, other, ENDANGERED) and s.at[other] >= 0:
            s.happened[seat_of(other)] |= quest_events.THROUGH_THE_FIRE
    if s.at[model] < 0:
        return
    seat = seat_of(model)
    challenge = challenge_held(s, model)
    if challenge != NOTHING:
        s.toured[seat] |= 1 << challenge
    began_at_home = s.board.zone[s.began_at] == seat
    if began_at_home and s.at[model] in s.board.arrivals[1 - seat]:
        s.happened[seat] |= quest_events.BREAKTHROUGH


class EndOfAction(DuelsProcedure):
    """WD-22.29, WD-G29, WD-G56: Clocks of Reactions, instant cards, Power Pools."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("mourning", "close", "refill_pools")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mourning(self, s: DuelsState) -> None:
        mourn(s, self.seat)

    def close(self, s: DuelsState) -> None:
        s.acting = NOBODY
        for card in s.reacting:
            place_clock(s, card, COOLDOWN[s.spell[card]])
        s.reacting = []
        score_events(s)
        score_positions(s)

    def refill_pools(self, s: DuelsState) -> None:
        if s.refilled[0] or s.refilled[1]:
            s.push(RefillPools(self.seat))


def due_effects(s: DuelsState, model: int) -> list[int]:
    """What acts on a Model at the end of its activation."""
    found = []
    if is_now(s, model, BURNING):
        found.append(actions.EFFECT_BURNING)
    if bears(s, model, RING) and s.impacts[model] == 0:
        found.append(actions.EFFECT_RING)
    if is_near_fire(s, model):
        found.append(actions.EFFECT_FIRE)
    return found


class LastEffects(DuelsProcedure):
    """WD-15.18 (1): Burning and the like, in the order that the Model's player chooses."""

    model: Model
    done: Mask
    effect: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "work", "put_out")

    def __init__(self, model: int) -> None:
        self.model = model
        self.done = 0
        self.effect = NOTHING

    def left(self, s: DuelsState) -> list[int]:
        if s.at[self.model] < 0:
            return []
        return [effect for effect in due_effects(s, self.model) if not self.done >> effect & 1]

    def choose(self, s: DuelsState) -> None:
        left = self.left(s)
        if not left:
            self.stop()
        elif len(left) > 1:
            s.ask(seat_of(self.model), words.ASK_END_OF_ACTIVATION, s.piece[self.model])
        else:
            s.answer = words.EFFECT | left[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.EFFECT | effect << FIRST for effect in self.left(s)]

    def work(self, s: DuelsState) -> None:
        self.effect = first_of(s.answer)
        self.done |= 1 << self.effect
        if self.effect == actions.EFFECT_FIRE:
            scorch(s, self.model)
        else:
            harm = HARM_BURNING if self.effect == actions.EFFECT_BURNING else HARM_RING
            s.tell(story.SUFFERS, s.piece[self.model], harm)
            hurt(s, self.model, 1, FROM_STATUS)

    def put_out(self, s: DuelsState) -> None:
        """WD-38.6d: after its Impact the Burning marker goes."""
        if self.effect == actions.EFFECT_BURNING and is_now(s, self.model, BURNING):
            put_out(s, self.model)
        self.go_to("choose")
