"""Questions about a position: who can do what, who controls what, what is in reach."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.board import OBSCURING
from spellwright.games.duels.conditions import (
    ANIMAL,
    BLINDED,
    DISGUISED,
    HANGING,
    SILENCED,
    is_now,
)
from spellwright.games.duels.content.columns import (
    BEAST,
    ELF,
    FIANTO_DURI,
    FIGURES,
    FLY,
    GRANTED,
    GRANTED_FIGURES,
    INNATE_SPELLS,
    LIKES,
    LIMIT,
    MASTERY,
    MOST_MODELS,
    MUGGLE,
    NEBULUS,
    PROTEGO,
    PROTEGO_MAXIMA,
    QUEST_ACTS_AS,
    SPELL_ACTS_AS,
    TRAIT_MASK,
)
from spellwright.games.duels.content.rows import INNATE_LIKE, MAPS
from spellwright.games.duels.lexicons import ACTORS, CHARACTER_NAMES, with_owner
from spellwright.games.duels.state import (
    CARDS_EACH,
    CHALLENGES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVERLAYS,
    DuelsState,
    models_of,
    seat_of,
)
from spellwright.kernel.record import with_entry
from spellwright.kernel.saying import Argument

_GIVES_FIGURES: Final = sum(
    [1 << n for n, figures in enumerate(GRANTED_FIGURES) if any(figures.values())]
)
"""The Artifacts with a Trait that has a number."""
_NO_SPELLS: Final = 1 << BEAST | 1 << MUGGLE
_MYSTERY_OBSCURES: Final = [row["mystery"] == "obscuring" for row in MAPS]
BLINDED_RANGE: Final = 2
"""Obscuro: how far a blinded Model reaches."""
PROTEGO_BONUS: Final = 1
MAXIMA_BONUS: Final = 2
FIANTO_REACH: Final = 2
PATRONUS_REACH: Final = 1
NEBULUS_CONCEALMENT: Final = 1
FAR: Final = 99
"""Further away than anything."""
DISGUISE_REACH: Final = 2
"""Polyjuice: from further away the Model cannot be targeted."""


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> bits_of(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


# -- Models ----------------------------------------------------------------------------------------


def in_play(s: DuelsState, seat: int) -> list[int]:
    """The Models of a seat on the board."""
    at = s.at
    return [model for model in models_of(seat) if at[model] >= 0]


def has(s: DuelsState, model: int, trait: int) -> bool:
    return bool(s.traits[model] >> trait & 1)


def figure(s: DuelsState, model: int, trait: int) -> int:
    """The number with a Trait, on the Character Card or an Artifact (WD-G38: the higher)."""
    found = FIGURES[s.character[model]][trait]
    gear = s.gear[model] & ~s.locked[model] & _GIVES_FIGURES
    for artifact in bits_of(gear):
        found = max(found, GRANTED_FIGURES[artifact].get(trait, 0))
    return found


def bears(s: DuelsState, model: int, artifact: int) -> bool:
    """Whether a Model has an Artifact that is in effect (WD-35.5), or one that acts like it."""
    return bool(s.gear[model] & ~s.locked[model] & LIKES[artifact])


def borne_like(s: DuelsState, model: int, artifact: int) -> int:
    """The Artifact in effect on a Model that is, or acts like, this one; NOTHING without any."""
    borne = s.gear[model] & ~s.locked[model] & LIKES[artifact]
    return (borne & -borne).bit_length() - 1 if borne else NOTHING


def has_quest(s: DuelsState, seat: int, quest: int) -> bool:
    """Whether an Active Quest Card of a player is this one, or asks for the same."""
    return any(QUEST_ACTS_AS[number] == quest for number in s.quests[seat])


def refresh_traits(s: DuelsState, model: int) -> None:
    """WD-35.9: Traits of the Character Card and of Artifacts in effect."""
    mask = TRAIT_MASK[s.character[model]]
    for artifact in bits_of(s.gear[model] & ~s.locked[model]):
        mask |= GRANTED[artifact]
    s.traits = with_entry(s.traits, model, mask)


def limit_of(s: DuelsState, model: int) -> int:
    """Impact Markers that a Model can carry (WD-26.2)."""
    return LIMIT[s.character[model]]


def model_on(s: DuelsState, space: int) -> int:
    """The Model in a Space, or NOBODY."""
    return s.at.index(space) if space in s.at else NOBODY


def model_of_piece(s: DuelsState, piece: int) -> int:
    model = 0
    while s.piece[model] != piece:
        model += 1
    return model


def model_noun(s: DuelsState, model: int, reader: int = NOBODY) -> Argument:
    """What a Model is called: with its owner where both Groups have it, unless that is the one who
    reads it.
    """
    piece = s.piece[model]
    if piece == NOTHING:
        return CHARACTER_NAMES.noun(s.character[model])
    is_plain = seat_of(model) == reader or s.character[model] not in s.in_both_groups()
    return ACTORS.noun(piece if is_plain else with_owner(piece))


def copies_left(s: DuelsState, seat: int, character: int) -> int:
    """How many Models of one character are in a Group."""
    return s.character[seat * MOST_MODELS : (seat + 1) * MOST_MODELS].count(character)


def models_within(s: DuelsState, seat: int, space: int, reach: int) -> list[int]:
    """The Models of a seat within a distance of a Space."""
    row, at = s.board.distance[space], s.at
    return [model for model in models_of(seat) if at[model] >= 0 and row[at[model]] <= reach]


def is_obscured(s: DuelsState, model: int) -> bool:
    """WD-6.10; a Map may count Mystery Pieces too (WD-4.14)."""
    space = s.at[model]
    if s.terrain[space] == OBSCURING:
        return True
    if not _MYSTERY_OBSCURES[s.map] or not s.settings["map_special_rules"]:
        return False
    return space in s.overlay_at and not s.overlay_up[s.overlay_at.index(space)]


# -- control ---------------------------------------------------------------------------------------


def overlay_held(s: DuelsState, model: int) -> int:
    """The unveiled overlay that a Model controls (WD-7.8, WD-G9), or NOTHING."""
    space = s.at[model]
    if space < 0 or is_now(s, model, HANGING) or space not in s.overlay_at:
        return NOTHING
    overlay = s.overlay_at.index(space)
    return overlay if s.overlay_up[overlay] else NOTHING


def challenge_held(s: DuelsState, model: int) -> int:
    overlay = overlay_held(s, model)
    return overlay if overlay < CHALLENGES else NOTHING


def challenges_of(s: DuelsState, seat: int) -> list[int]:
    """The Challenges that a player controls."""
    held = [challenge_held(s, model) for model in models_of(seat)]
    return [challenge for challenge in held if challenge != NOTHING]


def terrain_overlays_of(s: DuelsState, seat: int) -> int:
    held = [overlay_held(s, model) for model in models_of(seat)]
    return len([overlay for overlay in held if overlay >= CHALLENGES])


def overlay_on(s: DuelsState, space: int) -> int:
    """The overlay in a Space, or NOTHING."""
    return s.overlay_at.index(space) if space in s.overlay_at else NOTHING


def turnable(s: DuelsState, space: int, reach: int) -> list[int]:
    """The overlays within a distance (Hide and Unveil: WD-17.11, WD-17.12)."""
    row = s.board.distance[space]
    return [
        overlay
        for overlay in range(OVERLAYS)
        if s.overlay_at[overlay] != NOWHERE and row[s.overlay_at[overlay]] <= reach
    ]


# -- reach -----------------------------------------------------------------------------------------


def reach_of(s: DuelsState, model: int, printed: int) -> int:
    """The Range that a Model really has: Obscuro shortens every Range."""
    return min(printed, BLINDED_RANGE) if is_now(s, model, BLINDED) else printed


def targets_in_reach(s: DuelsState, model: int, reach: int, seat: int) -> list[int]:
    """The Models of a seat that a Model can target: Range and Line of Sight (WD-4.11, WD-5)."""
    at = s.at
    space = at[model]
    row, sees = s.board.distance[space], s.board.sees[space]
    found = []
    for other in models_of(seat):
        there = at[other]
        if there >= 0 and row[there] <= reach and sees[there]:
            hides = is_now(s, other, DISGUISED) and seat_of(model) != seat
            if hides and row[there] > DISGUISE_REACH:
                continue
            found.append(other)
    return found


def nearest_foe(s: DuelsState, model: int) -> int:
    """The distance of the nearest opposing Model that a Model can target, or FAR."""
    at = s.at
    space = at[model]
    row, sees = s.board.distance[space], s.board.sees[space]
    first = 0 if model >= MOST_MODELS else MOST_MODELS
    nearest = FAR
    for other in range(first, first + MOST_MODELS):
        there = at[other]
        if there >= 0 and row[there] < nearest and sees[there]:
            if is_now(s, other, DISGUISED) and row[there] > DISGUISE_REACH:
                continue
            nearest = row[there]
    return nearest


def spaces_in_reach(s: DuelsState, model: int, reach: int) -> list[int]:
    """The Spaces within Range and in sight of a Model; not to be changed."""
    return s.board.in_reach(s.at[model], reach)


# -- Spells ----------------------------------------------------------------------------------------


def can_cast(s: DuelsState, model: int) -> bool:
    """WD-G25: whether a Model is able to cast at all now."""
    if s.traits[model] & _NO_SPELLS or is_now(s, model, ANIMAL) or is_now(s, model, SILENCED):
        return False
    character = s.character[model]
    return bool(MASTERY[character] or INNATE_SPELLS[character] or has(s, model, ELF))


def has_room(s: DuelsState, model: int) -> bool:
    """WD-28.5, WD-37.9a: room for one more Spell of the Spellbook."""
    most = 1 if has(s, model, ELF) else MASTERY[s.character[model]]
    return assigned(s, model) < most


def assigned(s: DuelsState, model: int) -> int:
    """Spellbook Spells that lie on a Model (Innate Spells do not count, WD-G25)."""
    first = seat_of(model) * CARDS_EACH
    count = 0
    for card in range(first, first + CARDS_EACH):
        if s.spell[card] == NOTHING:
            break
        if s.holder[card] == model and s.bound[card] == NOBODY:
            count += 1
    return count


def card_word(s: DuelsState, card: int) -> int:
    """The number under which the lexicon of Spells knows a card of a Group."""
    spell = s.spell[card]
    return spell if s.bound[card] == NOBODY else INNATE_LIKE[spell]


def is_aura_on(s: DuelsState, model: int, spell: int, reach: int) -> int:
    """How many upkept Spells of this kind reach a friendly Model from their bearer."""
    count = 0
    seat, space = seat_of(model), s.at[model]
    for card in s.upkept:
        if SPELL_ACTS_AS[s.spell[card]] == spell and card // CARDS_EACH == seat:
            centre = s.at[s.aim[card]]
            if centre >= 0 and s.board.distance[space][centre] <= reach:
                count += 1
    return count


def shielding(s: DuelsState, model: int) -> int:
    """Successes from Protego and Protego Maxima."""
    if not s.upkept:
        return 0
    alone = PROTEGO_BONUS * is_aura_on(s, model, PROTEGO, 0)
    return alone + MAXIMA_BONUS * is_aura_on(s, model, PROTEGO_MAXIMA, 1)


def warding(s: DuelsState, model: int) -> int:
    """Advantage in Defense Tests from Fianto Duri and a Patronus."""
    if not s.upkept:
        return 0
    patronus = s.patronus[seat_of(model)]
    near = patronus >= 0 and s.board.distance[patronus][s.at[model]] <= PATRONUS_REACH
    return is_aura_on(s, model, FIANTO_DURI, FIANTO_REACH) + int(near)


def concealment(s: DuelsState, model: int) -> int:
    """WD-38.5, WD-G39: of several figures the highest counts."""
    found = max(s.smoke[model], s.mist[model], s.cloaked[model])
    if found == 0 and s.upkept and is_aura_on(s, model, NEBULUS, 1):
        return NEBULUS_CONCEALMENT
    return found


def flies(s: DuelsState, model: int) -> bool:
    return bool(s.traits[model] >> FLY & 1)
