"""A Group as plain data, and how it joins a game."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    INNATE_SPELLS,
    artifact,
    character,
    potion,
    quest,
    spell,
)
from spellwright.games.duels.content.tables import GROUPS
from spellwright.games.duels.lexicons import piece
from spellwright.games.duels.queries import bits_of, copies_left, refresh_traits
from spellwright.games.duels.state import (
    CARDS_EACH,
    NOBODY,
    NOTHING,
    DuelsState,
    cards_of,
    models_of,
)
from spellwright.kernel.record import filled, with_entry


class Group:
    """Models by their characters, the Leader first; Artifacts with the place of their bearer."""

    __slots__ = ("affiliation", "artifacts", "models", "potions", "quests", "spells")

    def __init__(
        self,
        affiliation: int,
        models: list[int],
        artifacts: list[tuple[int, int]],
        spells: list[int],
        quests: list[int],
        potions: list[int],
    ) -> None:
        self.affiliation = affiliation
        self.models = models
        self.artifacts = artifacts
        self.spells = spells
        self.quests = quests
        self.potions = potions


def _ready_made() -> list[Group]:
    groups = []
    for row in GROUPS:
        models = [character(key) for key in row["models"].split()]
        artifacts = []
        for entry in row["artifacts"].split():
            what, _, whom = entry.partition("@")
            artifacts.append((artifact(what), models.index(character(whom))))
        groups.append(
            Group(
                AFFILIATION_KEYS.index(row["affiliation"]),
                models,
                artifacts,
                [spell(key) for key in row["spells"].split()],
                [quest(key) for key in row["quests"].split()],
                [potion(key) for key in row["potions"].split()],
            )
        )
    return groups


READY_MADE: Final = _ready_made()


# -- joining a game --------------------------------------------------------------------------------


def clear_group(s: DuelsState, seat: int) -> None:
    """Clear a seat's Group: nothing is prepared yet."""
    models, cards = models_of(seat), cards_of(seat)
    s.character = filled(s.character, models, NOTHING)
    s.piece = filled(s.piece, models, NOTHING)
    s.traits = filled(s.traits, models, 0)
    s.gear = filled(s.gear, models, 0)
    s.spell = filled(s.spell, cards, NOTHING)
    s.bound = filled(s.bound, cards, NOBODY)
    for card in cards:
        s.holder[card] = NOBODY
    s.affiliation = with_entry(s.affiliation, seat, NOTHING)
    s.leader = with_entry(s.leader, seat, NOBODY)
    s.ready = with_entry(s.ready, seat, NOTHING)
    s.pending[seat] = NOTHING
    s.quest_deck[seat] = ()
    s.stock[seat] = 0
    s.step[seat] = 0


def recruit(s: DuelsState, seat: int, number: int) -> int:
    """Let a Model join; returns the place it gets."""
    model = next(m for m in models_of(seat) if s.character[m] == NOTHING)
    s.piece = with_entry(s.piece, model, piece(seat, number, copies_left(s, seat, number)))
    s.character = with_entry(s.character, model, number)
    refresh_traits(s, model)
    return model


def equip(s: DuelsState, model: int, number: int) -> None:
    s.gear = with_entry(s.gear, model, s.gear[model] | 1 << number)
    refresh_traits(s, model)


def learn(s: DuelsState, seat: int, numbers: list[int]) -> None:
    """Put Spells into the Spellbook."""
    spell = list(s.spell)
    first = spell.index(NOTHING, seat * CARDS_EACH)
    spell[first : first + len(numbers)] = numbers
    s.spell = tuple(spell)


def learn_innate(s: DuelsState, seat: int) -> None:
    """WD-27.10: once the Spellbook is complete, the Innate Spells follow it."""
    spell, bound = list(s.spell), list(s.bound)
    card = spell.index(NOTHING, seat * CARDS_EACH)
    for model in models_of(seat):
        if s.character[model] != NOTHING:
            for number in INNATE_SPELLS[s.character[model]]:
                spell[card] = number
                bound[card] = s.holder[card] = model
                card += 1
    s.spell, s.bound = tuple(spell), tuple(bound)


def join(s: DuelsState, seat: int, group: Group) -> None:
    """Prepare a whole Group at once."""
    clear_group(s, seat)
    s.affiliation = with_entry(s.affiliation, seat, group.affiliation)
    models = [recruit(s, seat, number) for number in group.models]
    s.leader = with_entry(s.leader, seat, models[0])
    for number, place in group.artifacts:
        equip(s, models[place], number)
    learn(s, seat, group.spells)
    learn_innate(s, seat)
    s.quest_deck[seat] = tuple(group.quests)
    s.stock[seat] = sum(1 << number for number in group.potions)


def members(s: DuelsState, seat: int) -> list[int]:
    """The Models of a Group, whether on the board or not."""
    return [model for model in models_of(seat) if s.character[model] != NOTHING]


def group_of(s: DuelsState, seat: int) -> Group:
    """The Group that a player has prepared, as plain data; until the duel begins."""
    models = members(s, seat)
    leader = s.leader[seat]
    if leader in models:
        models.remove(leader)
        models.insert(0, leader)
    artifacts = [
        (number, place)
        for place, model in enumerate(models)
        for number in bits_of(s.gear[model] & ~s.made[model])
    ]
    cards = range(seat * CARDS_EACH, (seat + 1) * CARDS_EACH)
    return Group(
        s.affiliation[seat],
        [s.character[model] for model in models],
        artifacts,
        [s.spell[card] for card in cards if s.spell[card] != NOTHING and s.bound[card] == NOTHING],
        sorted([*s.quest_deck[seat], *s.quest_hand[seat], *s.quests[seat]]),
        bits_of(s.stock[seat]),
    )
