"""A Group as plain data, and how it joins a game."""

from __future__ import annotations

from typing import Final

from spellwright.content import Numbered, Row, unknown_word
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    INNATE_SPELLS,
)
from spellwright.games.duels.content.rows import (
    ARTIFACTS,
    CHARACTERS,
    GROUP_ENTRIES,
    POTIONS,
    QUESTS,
    SPELLS,
    named_in,
)
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
from spellwright.kernel.state import EVERYTHING


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


def _ready_made(entry: Numbered) -> Group:
    """A row as a Group; refused if it names something that is not there."""
    row = entry.row

    def numbers(rows: list[Row], column: str, what: str) -> list[int]:
        place = entry.table.place(row, column)
        return [named_in(rows, word, what, place) for word in row[column].split()]

    models = numbers(CHARACTERS, "models", "character")
    place = entry.table.place(row, "artifacts")
    artifacts = []
    for written in row["artifacts"].split():
        what, _, whom = written.partition("@")
        bearer = named_in(CHARACTERS, whom, "character", place)
        if bearer not in models:
            raise unknown_word("bearer", whom, place, row["models"].split())
        artifacts.append((named_in(ARTIFACTS, what, "Artifact", place), models.index(bearer)))
    return Group(
        AFFILIATION_KEYS.index(row["affiliation"]),
        models,
        artifacts,
        numbers(SPELLS, "spells", "Spell"),
        numbers(QUESTS, "quests", "Quest"),
        numbers(POTIONS, "potions", "Potion"),
    )


READY_MADE: Final = [_ready_made(entry) for entry in GROUP_ENTRIES]


# -- joining a game --------------------------------------------------------------------------------
# This file is not compiled, so it notes itself what it touches (`State.take_touched`).


def clear_group(s: DuelsState, seat: int) -> None:
    """Clear a seat's Group: nothing is prepared yet."""
    s.touched = EVERYTHING
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
    s.touched = EVERYTHING
    model = next(m for m in models_of(seat) if s.character[m] == NOTHING)
    s.piece = with_entry(s.piece, model, piece(seat, number, copies_left(s, seat, number)))
    s.character = with_entry(s.character, model, number)
    refresh_traits(s, model)
    return model


def equip(s: DuelsState, model: int, number: int) -> None:
    s.touched = EVERYTHING
    s.gear = with_entry(s.gear, model, s.gear[model] | 1 << number)
    refresh_traits(s, model)


def learn(s: DuelsState, seat: int, numbers: list[int]) -> None:
    """Put Spells into the Spellbook."""
    s.touched = EVERYTHING
    spell = list(s.spell)
    first = spell.index(NOTHING, seat * CARDS_EACH)
    spell[first : first + len(numbers)] = numbers
    s.spell = tuple(spell)


def learn_innate(s: DuelsState, seat: int) -> None:
    """WD-27.10: once the Spellbook is complete, the Innate Spells follow it."""
    s.touched = EVERYTHING
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
    s.touched = EVERYTHING
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
