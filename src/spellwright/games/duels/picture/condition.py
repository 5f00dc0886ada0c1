"""What is known of a Model: markers and states, as words and as marks on its medallion."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, PARCHMENT
from spellwright.face.known import drawn_from
from spellwright.face.once import once_a_scene
from spellwright.games.duels.conditions import (
    ANIMAL,
    AT_PEACE,
    BLINDED,
    BURNING,
    DISGUISED,
    FIREPROOF,
    HANGING,
    LIMITED,
    POISED,
    REMOVED,
    SILENCED,
    SLY,
    is_now,
)
from spellwright.games.duels.content.columns import (
    DARK_CUNNING,
    DEFENSE,
    FIGURES,
    LIGHT_CUNNING,
    MASTERY,
    NEUTRAL_CUNNING,
)
from spellwright.games.duels.lexicons import ARTIFACT_NAMES, OVERLAY_NAMES, say
from spellwright.games.duels.picture.card_words import trait_words
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import Seen, noun_of, space_name
from spellwright.games.duels.queries import (
    bits_of,
    concealment,
    limit_of,
    overlay_held,
    shielding,
    warding,
)
from spellwright.games.duels.state import NOTHING, NOWHERE, seat_of
from spellwright.kernel.saying import Saying


class Sign(NamedTuple):
    """A marker or a state: its key, its icon, its number."""

    key: str
    icon: str
    colour: str
    times: int = 1

    @property
    def says(self) -> Saying:
        name = say(f"sign-{self.key}")
        return say("sign-times", sign=name, n=self.times) if self.times > 1 else name


@once_a_scene
def signs_of(view: Seen, model: int) -> list[Sign]:
    """What lasts on a Model, the worst first."""
    s = view.shown
    on_board = s.at[model] != NOWHERE
    found = [
        Sign("poison", "drop", "#9fcf5a", s.poison[model]),
        Sign("burning", "flame", "#ff8f4a", is_now(s, model, BURNING)),
        Sign("slow", "vine", "#b98d5c", s.slow[model]),
        Sign("disadvantage", "cloud", "#c9a2e8", s.dazed[model]),
        Sign("one-action-only", "sand-glass", DANGER, is_now(s, model, LIMITED)),
        Sign("cannot-cast", "blind", "#c9a2e8", is_now(s, model, SILENCED)),
        Sign("cannot-see-far", "eye", DANGER, is_now(s, model, BLINDED)),
        Sign("hangs-in-the-air", "arrow", DANGER, is_now(s, model, HANGING)),
        Sign("concealment", "moon", ICE, concealment(s, model) if on_board else 0),
        Sign("shielded", "shield", ICE, shielding(s, model) if on_board else 0),
        Sign("warded", "star", ICE, warding(s, model) if on_board else 0),
        Sign("felix-felicis", "blossom", BRASS, s.felix[model]),
        Sign("dark-mark", "demon", "#9fcf5a", s.dark_mark[model]),
        Sign("advantage", "sun", BRASS, is_now(s, model, POISED) + is_now(s, model, SLY)),
        Sign("strengthened", "burst", HEAL, s.strengthened[model]),
        Sign("disguised", "hat", ICE, is_now(s, model, DISGUISED)),
        Sign("fireproof", "snow", ICE, is_now(s, model, FIREPROOF)),
        Sign("at-peace", "blossom", HEAL, is_now(s, model, AT_PEACE)),
        Sign("animal-form", "beast", PARCHMENT, is_now(s, model, ANIMAL)),
    ]
    return [sign for sign in found if sign.times > 0]


def is_leader(view: Seen, model: int) -> bool:
    return view.shown.leader[seat_of(model)] == model


def place_words(view: Seen, model: int) -> str:
    s = view.shown
    if is_now(s, model, REMOVED):
        return view.say(say("fact-removed"))
    if s.at[model] == NOWHERE:
        return view.say(say("fact-not-on-board"))
    return view.say(say("fact-on-space", space=space_name(s.at[model])))


def impact_words(view: Seen, model: int) -> str:
    """Impacts of as many as the Model can carry (WD-26.2)."""
    limit = limit_of(view.shown, model)
    return view.say(say("fact-impacts", n=view.shown.impacts[model], most=limit))


def state_words(view: Seen, model: int) -> list[str]:
    """Impacts, markers, control, activations."""
    s = view.shown
    if is_now(s, model, REMOVED):
        return []
    says = [impact_words(view, model), *[view.say(sign.says) for sign in signs_of(view, model)]]
    if s.activations[model]:
        says.append(view.say(say("fact-activated", n=s.activations[model])))
    held = overlay_held(s, model) if s.at[model] != NOWHERE else NOTHING
    if held != NOTHING:
        says.append(view.say(say("fact-controls", overlay=OVERLAY_NAMES.noun(held))))
    return says


def figure_words(view: Seen, model: int) -> list[str]:
    """Mastery, Defense and Cunning of the Character Card."""
    kind = view.shown.character[model]
    figures = (
        say("fact-mastery", n=MASTERY[kind]),
        say("fact-defense", n=DEFENSE[kind]),
        *([say("fact-light-cunning", n=LIGHT_CUNNING[kind])] if LIGHT_CUNNING[kind] else []),
        *([say("fact-dark-cunning", n=DARK_CUNNING[kind])] if DARK_CUNNING[kind] else []),
        *([say("fact-neutral-cunning", n=NEUTRAL_CUNNING[kind])] if NEUTRAL_CUNNING[kind] else []),
    )
    return [view.say(figure) for figure in figures]


def traits_of(view: Seen, model: int) -> list[str]:
    """The Traits in effect, with their figures."""
    s = view.shown
    figures = FIGURES[s.character[model]]
    return [
        trait_words(view.speaker, trait, figures[trait])
        for trait in bits_of(max(s.traits[model], 0))
    ]


def gear_words(view: Seen, model: int) -> list[str]:
    """The Artifacts, and which of them are locked."""
    s = view.shown
    return [
        view.say(say("fact-locked", artifact=ARTIFACT_NAMES.noun(artifact)))
        if s.locked[model] >> artifact & 1
        else view.name(ARTIFACT_NAMES.noun(artifact))
        for artifact in bits_of(max(s.gear[model], 0))
    ]


@drawn_from(READS)
def model_words(view: Seen, model: int) -> str:
    """Everything that matters in the fight, in one line."""
    leads = [view.say(say("fact-leader"))] if is_leader(view, model) else []
    parts = [
        place_words(view, model),
        *leads,
        *state_words(view, model),
        *figure_words(view, model),
    ]
    return view.say(say("text-model", who=noun_of(view, model), facts=tuple(parts)))


@drawn_from(READS)
def sheet_words(view: Seen, model: int) -> str:
    """The line above with Traits and Artifacts."""
    says = [model_words(view, model)]
    traits, gear = traits_of(view, model), gear_words(view, model)
    if traits:
        says.append(view.say(say("text-traits", traits=tuple(traits))))
    if gear:
        says.append(view.say(say("text-artifacts", artifacts=tuple(gear))))
    return "; ".join(says)
