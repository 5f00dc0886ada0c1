"""What is known of a Model: markers and states, as words and as marks on its medallion."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.drawing.look import BRASS, DANGER, HEAL, ICE, PARCHMENT
from spellwright.drawing.wording import many
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
from spellwright.games.duels.content.tables import ARTIFACTS, TRAITS
from spellwright.games.duels.picture.seen import Seen, model_name, overlay_name, space_name
from spellwright.games.duels.queries import (
    bits_of,
    concealment,
    limit_of,
    overlay_held,
    shielding,
    warding,
)
from spellwright.games.duels.state import NOTHING, NOWHERE, seat_of


class Sign(NamedTuple):
    """A marker or a state: what it is called, its icon, its number."""

    name: str
    icon: str
    colour: str
    times: int = 1

    @property
    def words(self) -> str:
        return f"{self.name} {self.times}" if self.times > 1 else self.name


def signs_of(view: Seen, model: int) -> list[Sign]:
    """What lasts on a Model, the worst first."""
    s = view.shown
    on_board = s.at[model] != NOWHERE
    found = [
        Sign("Poison", "drop", "#9fcf5a", s.poison[model]),
        Sign("Burning", "flame", "#ff8f4a", is_now(s, model, BURNING)),
        Sign("Slow", "vine", "#b98d5c", s.slow[model]),
        Sign("Disadvantage", "cloud", "#c9a2e8", s.dazed[model]),
        Sign("one action only", "sand-glass", DANGER, is_now(s, model, LIMITED)),
        Sign("cannot cast", "blind", "#c9a2e8", is_now(s, model, SILENCED)),
        Sign("cannot see far", "eye", DANGER, is_now(s, model, BLINDED)),
        Sign("hangs in the air", "arrow", DANGER, is_now(s, model, HANGING)),
        Sign("Concealment", "moon", ICE, concealment(s, model) if on_board else 0),
        Sign("shielded", "shield", ICE, shielding(s, model) if on_board else 0),
        Sign("warded", "star", ICE, warding(s, model) if on_board else 0),
        Sign("Felix Felicis", "blossom", BRASS, s.felix[model]),
        Sign("Dark Mark", "demon", "#9fcf5a", s.dark_mark[model]),
        Sign("Advantage", "sun", BRASS, is_now(s, model, POISED) + is_now(s, model, SLY)),
        Sign("strengthened", "burst", HEAL, s.strengthened[model]),
        Sign("disguised", "hat", ICE, is_now(s, model, DISGUISED)),
        Sign("fireproof", "snow", ICE, is_now(s, model, FIREPROOF)),
        Sign("at peace", "blossom", HEAL, is_now(s, model, AT_PEACE)),
        Sign("Animal Form", "beast", PARCHMENT, is_now(s, model, ANIMAL)),
    ]
    return [sign for sign in found if sign.times > 0]


def is_leader(view: Seen, model: int) -> bool:
    return view.shown.leader[seat_of(model)] == model


def place_words(view: Seen, model: int) -> str:
    s = view.shown
    if is_now(s, model, REMOVED):
        return "removed from the game"
    return f"on {space_name(s.at[model])}" if s.at[model] != NOWHERE else "not on the board yet"


def impact_words(view: Seen, model: int) -> str:
    """Impacts of as many as the Model can carry (WD-26.2)."""
    limit = limit_of(view.shown, model)
    return f"{view.shown.impacts[model]} of {many(limit, 'Impact')}"


def state_words(view: Seen, model: int) -> list[str]:
    """Impacts, markers, control, activations."""
    s = view.shown
    if is_now(s, model, REMOVED):
        return []
    says = [impact_words(view, model), *[sign.words for sign in signs_of(view, model)]]
    if s.activations[model]:
        says.append(
            f"activated {s.activations[model]} times in this Round".replace("1 times", "once")
        )
    held = overlay_held(s, model) if s.at[model] != NOWHERE else NOTHING
    if held != NOTHING:
        says.append(f"controls the {overlay_name(held)}")
    return says


def figure_words(view: Seen, model: int) -> list[str]:
    """Mastery, Defense and Cunning of the Character Card."""
    kind = view.shown.character[model]
    says = [f"Mastery {MASTERY[kind]}", f"Defense {DEFENSE[kind]}"]
    for name, column in (
        ("Light", LIGHT_CUNNING),
        ("Dark", DARK_CUNNING),
        ("Neutral", NEUTRAL_CUNNING),
    ):
        if column[kind]:
            says.append(f"{name} Cunning {column[kind]}")
    return says


def trait_words(view: Seen, model: int) -> list[str]:
    """The Traits in effect, with their figures."""
    s = view.shown
    figures = FIGURES[s.character[model]]
    return [
        f"{TRAITS[trait]['name']} {figures[trait]}" if figures[trait] else TRAITS[trait]["name"]
        for trait in bits_of(max(s.traits[model], 0))
    ]


def gear_words(view: Seen, model: int) -> list[str]:
    """The Artifacts, and which of them are locked."""
    s = view.shown
    return [
        ARTIFACTS[artifact]["name"] + (" (locked)" if s.locked[model] >> artifact & 1 else "")
        for artifact in bits_of(max(s.gear[model], 0))
    ]


def model_words(view: Seen, model: int) -> str:
    """Everything that matters in the fight, in one line."""
    leads = ["the Leader"] if is_leader(view, model) else []
    parts = [
        place_words(view, model),
        *leads,
        *state_words(view, model),
        *figure_words(view, model),
    ]
    return f"{model_name(view, model)}: {', '.join(parts)}"


def sheet_words(view: Seen, model: int) -> str:
    """The line above with Traits and Artifacts."""
    says = [model_words(view, model)]
    traits, gear = trait_words(view, model), gear_words(view, model)
    if traits:
        says.append(f"Traits: {', '.join(traits)}")
    if gear:
        says.append(f"Artifacts: {', '.join(gear)}")
    return "; ".join(says)
