"""What is known beside the board: each Character's facts, the viewer's own cards, the race."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.known import drawn_from, known
from spellwright.face.once import once_a_scene
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.content.columns import HIGHEST
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.cards import encounter_card, side_card, spell_card
from spellwright.games.talisman.picture.choices import Choices, choices_of
from spellwright.games.talisman.picture.condition import (
    character_line,
    goods_words,
    state_words,
    trophy_words,
)
from spellwright.games.talisman.picture.race import race_picture, race_rows
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import (
    Seen,
    character_emblem,
    faction_of,
    is_on_board,
    monogram,
    noun_of,
    region_noun,
    space_noun,
    start_life,
)
from spellwright.games.talisman.picture.words import table_words
from spellwright.games.talisman.queries import spell_limit, total_magic, total_might
from spellwright.games.talisman.state import NOBODY
from spellwright.kernel.option import Option
from spellwright.kernel.saying import Saying
from spellwright.kernel.visibility import HIDDEN


@once_a_scene
def seat_panels(view: Seen) -> list[SeatPanel]:
    """One panel for each player, in seat order."""
    return [_seat_panel(view, seat) for seat in range(view.shown.seats)]


@drawn_from(READS)
def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s, faction = view.shown, faction_of(view, seat)
    emblem, letters = character_emblem(s.character[seat]), monogram(view, seat)
    if faction == NOBODY:
        return SeatPanel(seat, letters, view.say(say("panel-no-character")), False, (), emblem)
    order = lexicons.FACTION.noun(faction)
    subtitle = view.say(say("panel-subtitle", who=noun_of(view, seat), faction=order))
    if not is_on_board(view, seat):
        return SeatPanel(seat, letters, subtitle, False, (), emblem)
    at, line = s.at[seat], character_line(view, seat)
    where = say("panel-where", region=region_noun(at), line=line)
    goods = say("panel-facts", facts=tuple(goods_words(view, seat)))
    facts = [
        Fact(view.say(say("panel-at")), view.name(space_noun(at)), view.say(where), minor=True),
        _ability(view, say("figure-magic"), total_magic(s, seat), s.magic[seat]),
        _ability(view, say("figure-might"), total_might(s, seat), s.might[seat]),
        _life(view, seat),
        Fact(view.say(say("panel-fate")), str(s.fate[seat]), view.say(say("panel-for-rerolls"))),
        Fact(
            view.say(say("panel-gold")),
            str(s.gold[seat]),
            view.say(say("fact-galleons", n=s.gold[seat])),
        ),
        Fact(view.say(say("panel-cards")), _cards(view, seat), view.say(goods), minor=True),
    ]
    states = state_words(view, seat)
    if states:
        now = say("panel-facts", facts=tuple(states))
        facts.append(Fact(view.say(say("panel-now")), view.say(now)))
    is_out = bool(s.round) and not s.life[seat] and view.outcome is None
    return SeatPanel(seat, letters, subtitle, is_out, tuple(facts), emblem)


def _ability(view: Seen, name: Saying, total: int, own: int) -> Fact:
    return Fact(view.say(name), str(total), view.say(say("panel-own-ability", n=own)))


def _life(view: Seen, seat: int) -> Fact:
    life, most = view.shown.life[seat], start_life(view, seat)
    shown = max(life, most)
    left = view.say(say("panel-life-left", n=life, most=most))
    return Fact(view.say(say("figure-life")), left, "", life, min(shown, HIGHEST))


def _cards(view: Seen, seat: int) -> str:
    """How many cards of each kind there are, in the shortest words."""
    s = view.shown
    counts = [
        say("panel-spells", n=len(s.hand[seat])),
        say("panel-objects", n=len(s.objects[seat])),
        say("panel-followers", n=len(s.followers[seat])),
        say("panel-trophies", n=len(s.trophies[seat])),
    ]
    there = [view.say(each) for each in counts if each.args["n"]]
    return " ".join(there) if there else view.say(say("panel-no-cards"))


def panels(view: Seen) -> list[Panel]:
    """The panels: cards to choose from, the viewer's own cards, the race."""
    choices = choices_of(view)
    found = [_sides(view, choices)] if choices.sides else []
    offered = _offered(view, choices)
    if offered:
        found.append(_row_of(view, view.say(say("panel-to-choose")), offered, "offer-"))
    if view.seat >= 0 and view.shown.side[view.seat] != NOBODY:
        found.append(_own(view, choices))
    if any(is_on_board(view, seat) for seat in range(view.shown.seats)):
        rows = [Row(text) for text in (*race_rows(view), *table_words(view))]
        found.append(Panel(view.say(say("panel-race")), tuple(rows), race_picture(view)))
    return found


def _row_of(view: Seen, heading: str, cards: list[RowCard], prefix: str) -> Panel:
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    return Panel(heading, rows, known(view, card_row, tuple(cards), heading, prefix))


def _sides(view: Seen, choices: Choices) -> Panel:
    cards = [
        RowCard(side_card(view.speaker, side), f"side-{side}", option.text)
        for side, option in choices.sides.items()
    ]
    return _row_of(view, view.say(say("panel-which-side")), cards, "sides-")


def _text(option: Option | None) -> str:
    return option.text if option else ""


def _own(view: Seen, choices: Choices) -> Panel:
    """The Character card, Spells, Objects, Followers, Trophies; what can be used now glows."""
    s, seat = view.shown, view.seat
    cards = [RowCard(side_card(view.speaker, s.side[seat]), "own-side", faded=bool(s.ferret[seat]))]
    for place, spell in enumerate(s.hand[seat]):
        option = _text(choices.spells.get(spell))
        shown = None if spell == HIDDEN else spell_card(view.speaker, spell)
        cards.append(RowCard(shown, f"spell-{place}", option))
    for name, held in (("object", s.objects[seat]), ("follower", s.followers[seat])):
        for place, card in enumerate(held):
            option = _text(choices.cards.get(card))
            cards.append(RowCard(encounter_card(view.speaker, card), f"{name}-{place}", option))
    for place, card in enumerate(s.trophies[seat]):
        option = _text(choices.cards.get(card))
        cards.append(
            RowCard(encounter_card(view.speaker, card), f"trophy-{place}", option, faded=not option)
        )
    facts = [say("panel-own-spells", n=len(s.hand[seat]), most=spell_limit(s, seat))]
    if s.trophies[seat]:
        facts.append(say("fact-trophies", worth=trophy_words(view, seat)))
    title = say("panel-own", who=noun_of(view, seat), facts=tuple(facts))
    return _row_of(view, view.say(title), cards, "own-")


def _offered(view: Seen, choices: Choices) -> list[RowCard]:
    """Cards in the question, neither the viewer's own nor on the board: bought, taken, seen."""
    s, seat = view.shown, view.seat
    if seat < 0:
        return []
    known = {*s.objects[seat], *s.followers[seat], *s.trophies[seat], *s.beside}
    for lying in s.lying:
        known.update(lying)
    cards = [
        RowCard(encounter_card(view.speaker, card), f"offer-{place}", option.text)
        for place, (card, option) in enumerate(choices.cards.items())
        if card not in known
    ]
    cards += [
        RowCard(spell_card(view.speaker, spell), f"offer-spell-{spell}", option.text)
        for spell, option in choices.spells.items()
        if spell not in s.hand[seat]
    ]
    return cards
