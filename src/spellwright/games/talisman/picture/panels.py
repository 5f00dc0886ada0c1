"""What is known beside the board: each Character's facts, the viewer's own cards, the race."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.drawing.wording import listed, many
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.talisman.content.columns import HIGHEST
from spellwright.games.talisman.picture.cards import encounter_card, side_card, spell_card
from spellwright.games.talisman.picture.choices import Choices
from spellwright.games.talisman.picture.condition import (
    character_words,
    goods_words,
    state_words,
    trophy_words,
)
from spellwright.games.talisman.picture.race import race_picture, race_rows
from spellwright.games.talisman.picture.seen import (
    FACTION_WORDS,
    Seen,
    character_emblem,
    faction_of,
    is_on_board,
    monogram,
    name_of,
    region_name,
    space_name,
    start_life,
)
from spellwright.games.talisman.picture.words import table_words
from spellwright.games.talisman.queries import spell_limit, total_magic, total_might
from spellwright.games.talisman.state import NOBODY, TalismanState
from spellwright.kernel.option import Option
from spellwright.kernel.visibility import HIDDEN


def seat_panels(scene: Scene[TalismanState]) -> list[SeatPanel]:
    """One panel for each player, in seat order."""
    view = scene.view
    return [_seat_panel(view, seat) for seat in range(view.shown.seats)]


def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s, faction = view.shown, faction_of(view, seat)
    emblem, letters = character_emblem(s.character[seat]), monogram(view, seat)
    if faction == NOBODY:
        return SeatPanel(seat, letters, "no Character yet", False, (), emblem)
    subtitle = f"{name_of(view, seat)}, {FACTION_WORDS[faction]}"
    if not is_on_board(view, seat):
        return SeatPanel(seat, letters, subtitle, False, (), emblem)
    at = s.at[seat]
    facts = [
        Fact("At", space_name(at), f"{region_name(at)}. {character_words(view, seat)}"),
        Fact("Magic", str(total_magic(s, seat)), f"own {s.magic[seat]}, the rest by cards"),
        Fact("Might", str(total_might(s, seat)), f"own {s.might[seat]}, the rest by cards"),
        _life(view, seat),
        Fact("Fate", str(s.fate[seat]), "for rerolls"),
        Fact("Gold", str(s.gold[seat]), many(s.gold[seat], "Galleon")),
        Fact("Cards", _cards(view, seat), "; ".join(goods_words(view, seat))),
    ]
    states = state_words(view, seat)
    if states:
        facts.append(Fact("Now", "; ".join(states)))
    is_out = bool(s.round) and not s.life[seat] and view.outcome is None
    return SeatPanel(seat, letters, subtitle, is_out, tuple(facts), emblem)


def _life(view: Seen, seat: int) -> Fact:
    life, most = view.shown.life[seat], start_life(view, seat)
    shown = max(life, most)
    return Fact("Life", f"{life} of {most}", "", life, min(shown, HIGHEST))


def _cards(view: Seen, seat: int) -> str:
    """How many cards of each kind there are, in the shortest words."""
    s = view.shown
    counts = (
        (len(s.hand[seat]), "Sp"),
        (len(s.objects[seat]), "Ob"),
        (len(s.followers[seat]), "Fo"),
        (len(s.trophies[seat]), "Tr"),
    )
    return " ".join(f"{count} {kind}" for count, kind in counts if count) or "none"


def panels(scene: Scene[TalismanState]) -> list[Panel]:
    """The panels: cards to choose from, the viewer's own cards, the race."""
    view = scene.view
    choices = Choices(view)
    found = [_sides(choices)] if choices.sides else []
    offered = _offered(view, choices)
    if offered:
        found.append(_row_of("To choose from", offered, "offer-"))
    if view.seat >= 0 and view.shown.side[view.seat] != NOBODY:
        found.append(_own(view, choices))
    if any(is_on_board(view, seat) for seat in range(view.shown.seats)):
        rows = [Row(text) for text in (*race_rows(view), *table_words(view))]
        found.append(Panel("The race", tuple(rows), race_picture(view)))
    return found


def _row_of(heading: str, cards: list[RowCard], prefix: str) -> Panel:
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    return Panel(heading, rows, card_row(cards, heading, prefix))


def _sides(choices: Choices) -> Panel:
    cards = [
        RowCard(side_card(side), f"side-{side}", option.text)
        for side, option in choices.sides.items()
    ]
    return _row_of("Your Character: which side?", cards, "sides-")


def _text(option: Option | None) -> str:
    return option.text if option else ""


def _own(view: Seen, choices: Choices) -> Panel:
    """The Character card, Spells, Objects, Followers, Trophies; what can be used now glows."""
    s, seat = view.shown, view.seat
    cards = [RowCard(side_card(s.side[seat]), "own-side", faded=bool(s.ferret[seat]))]
    for place, spell in enumerate(s.hand[seat]):
        option = _text(choices.spells.get(spell))
        shown = None if spell == HIDDEN else spell_card(spell)
        cards.append(RowCard(shown, f"spell-{place}", option))
    for name, held in (("object", s.objects[seat]), ("follower", s.followers[seat])):
        for place, card in enumerate(held):
            option = _text(choices.cards.get(card))
            cards.append(RowCard(encounter_card(card), f"{name}-{place}", option))
    for place, card in enumerate(s.trophies[seat]):
        option = _text(choices.cards.get(card))
        cards.append(RowCard(encounter_card(card), f"trophy-{place}", option, faded=not option))
    facts = [f"{len(s.hand[seat])} of {spell_limit(s, seat)} Spells"]
    if s.trophies[seat]:
        facts.append(f"Trophies: {trophy_words(view, seat)}")
    return _row_of(f"{name_of(view, seat)}: {listed(facts)}", cards, "own-")


def _offered(view: Seen, choices: Choices) -> list[RowCard]:
    """Cards in the question, neither the viewer's own nor on the board: bought, taken, seen."""
    s, seat = view.shown, view.seat
    if seat < 0:
        return []
    known = {*s.objects[seat], *s.followers[seat], *s.trophies[seat], *s.beside}
    for lying in s.lying:
        known.update(lying)
    cards = [
        RowCard(encounter_card(card), f"offer-{place}", option.text)
        for place, (card, option) in enumerate(choices.cards.items())
        if card not in known
    ]
    cards += [
        RowCard(spell_card(spell), f"offer-spell-{spell}", option.text)
        for spell, option in choices.spells.items()
        if spell not in s.hand[seat]
    ]
    return cards
