"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many, sentence
from spellwright.games.talisman.board import BOARD_SIZE
from spellwright.games.talisman.content.columns import (
    CARD_NAMES,
    FIRST_STACK,
    SPELL_NAMES,
    SPELL_TEXTS,
)
from spellwright.games.talisman.content.tables import STACKS
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import character_words, voldemort_words
from spellwright.games.talisman.picture.seen import Seen, name_of, space_name
from spellwright.kernel.visibility import HIDDEN


def moment_words(view: Seen) -> str:
    """Round, turn, advantage, who is to choose."""
    says = [f"{moment.heading(view)}: {moment.phase(view)}".removesuffix(".")]
    says += [moment.advantage(view), moment.limit(view), moment.choosing(view)]
    return sentence("; ".join(filter(None, says)))


def lying_words(view: Seen, space: int) -> str:
    """What lies on a space, or ""."""
    s = view.shown
    there = [CARD_NAMES[card] for card in s.lying[space]]
    if s.gold_at[space]:
        there.append(many(s.gold_at[space], "Galleon"))
    return f"{space_name(space)}: {listed(there)}." if there else ""


def table_words(view: Seen) -> list[str]:
    """Voldemort, lasting Events, what lies on the board, decks and stocks."""
    s = view.shown
    says = [sentence(voldemort_words(view))]
    beside = moment.events_beside(view)
    if beside:
        says.append(f"In force: {listed(beside)}.")
    lying = [lying_words(view, space) for space in range(BOARD_SIZE)]
    if any(lying):
        says.append("On the board: " + " ".join(filter(None, lying)))
    stocks = [
        f"{CARD_NAMES[FIRST_STACK + place]} {count}"
        for place, count in enumerate(s.stock[: len(STACKS)])
    ]
    says.append(f"In stock: {', '.join(stocks)}.")
    outer, middle, spells = (len(deck) for deck in s.deck)
    says.append(f"Decks: London {outer}, Hogwarts {middle}, Spells {spells} cards.")
    return says


def hand_words(view: Seen) -> list[str]:
    """The viewer's own Spells, and those of others that the viewer has seen."""
    s = view.shown
    says = []
    for seat, hand in enumerate(s.hand):
        known = [spell for spell in hand if spell != HIDDEN]
        if not known:
            continue
        if seat == view.seat:
            says += [f"Your Spell {SPELL_NAMES[spell]}: {SPELL_TEXTS[spell]}" for spell in known]
        else:
            seen = listed([SPELL_NAMES[spell] for spell in known])
            says.append(f"You know of {name_of(view, seat)}: {seen}.")
    return says


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    people = [character_words(view, seat) for seat in range(view.shown.seats)]
    return [moment_words(view), *people, *table_words(view), *hand_words(view)]
