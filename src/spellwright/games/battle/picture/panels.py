"""What is known beside the board: each seat's Hero, the viewer's hand, cards to choose from."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.drawing.wording import many
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.cards import hero_person, thing_card
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.next_turn import note_title, rows_of
from spellwright.games.battle.picture.seen import (
    Seen,
    emblem_of,
    hero_name,
    monogram_of,
    own_places,
    tallied,
)
from spellwright.games.battle.picture.words import pile_words
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import first_of, verb_of


def seat_panels(scene: Scene[BattleState]) -> list[SeatPanel]:
    """One panel for each player, in seat order."""
    view = scene.view
    return [_seat_panel(view, seat) for seat in range(view.shown.seats)]


def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s = view.shown
    places = [place for place in range(s.heroes) if player(s, place) == seat]
    chosen = [place for place in places if s.hero[place] >= 0]
    if not chosen:
        return SeatPanel(seat, f"P{seat + 1}", "no Hero yet", False, (), "hat")
    facts = [fact for place in chosen for fact in _facts(view, place, len(chosen) > 1)]
    hero = s.hero[chosen[0]]
    turn = ", active" if s.turn and s.active in chosen else ""
    named = " and ".join(hero_name(view, place) for place in chosen)
    return SeatPanel(seat, monogram_of(hero), named + turn, False, tuple(facts), emblem_of(hero))


def _facts(view: Seen, place: int, named: bool) -> list[Fact]:
    s = view.shown
    before = f"{hero_name(view, place).split()[0]}: " if named else ""
    health = s.health[place]
    cards = f"{len(s.hand[place])}/{len(s.deck[place])}/{len(s.pile[place])}"
    pile = ", ".join(tallied([columns.NAMES[kind] for kind in s.pile[place]]))
    own = [f"{columns.NAMES[thing]}: {columns.TEXTS[thing]}" for thing in display_of(view, place)]
    facts = [
        Fact(f"{before}Health", f"{health}/{columns.FULL_HEALTH}", f"Health {health}"),
        Fact(f"{before}Attack", str(s.attack[place])),
        Fact(f"{before}Influence", str(s.influence[place])),
        Fact(f"{before}Cards", cards, f"Hand, deck, discard pile. Discarded: {pile or 'nothing'}"),
    ]
    if own:
        facts.append(Fact(f"{before}Has", many(len(own), "card"), " ".join(own)))
    return facts


def panels(scene: Scene[BattleState]) -> list[Panel]:
    """The panels: cards to choose from, the hand, what comes."""
    view = scene.view
    choices = Choices(view)
    found = [_to_choose(choices)] if choices.cards else []
    own = own_places(view)
    own.sort(key=lambda place: place != view.shown.active)
    hands = [_hand(view, choices, place) for place in own if view.shown.hand[place]]
    if hands:
        return [*found, *hands]
    rows = rows_of(view) if view.shown.turn else ()
    return [*found, Panel(note_title(view), tuple(rows))] if rows else found


def _to_choose(choices: Choices) -> Panel:
    cards = []
    for option in choices.cards:
        what = first_of(option.code)
        is_hero = verb_of(option.code) == words.TAKE_HERO
        shown = hero_person(what) if is_hero else thing_card(what)
        cards.append(RowCard(shown, f"offer-{option.text.replace(' ', '-')}", option.text))
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    return Panel("To choose from", rows, card_row(cards, "To choose from", "offer-"))


def _hand(view: Seen, choices: Choices, place: int) -> Panel:
    """The hand, where playable cards glow; cards that were played this turn follow, faded."""
    s = view.shown
    asked = view.asked is not None
    cards = []
    for number, kind in enumerate(s.hand[place]):
        option = choices.hand.get(kind) if asked else None
        key = f"hand-{place}-{number}"
        cards.append(RowCard(thing_card(kind), key, option.text if option else ""))
    rows = [Row(in_words(thing_card(kind)), "", columns.CLAUSES[kind]) for kind in s.hand[place]]
    if place == s.active and s.play_area:
        cards += [
            RowCard(thing_card(kind), f"played-{number}", faded=True)
            for number, kind in enumerate(s.play_area)
        ]
        played = tallied([columns.NAMES[kind] for kind in s.play_area])
        rows.append(Row(f"Played this turn: {', '.join(played)}"))
    if pile_words(view, place):
        rows.append(Row(pile_words(view, place)))
    rows += [Row(f"{note_title(view)}: {row.text}", "", row.clause) for row in rows_of(view)]
    whose = "My hand" if s.seats == s.heroes else f"Hand of {hero_name(view, place)}"
    played_too = " and what I have played" if place == s.active and s.play_area else ""
    heading = whose + played_too
    return Panel(heading, tuple(rows), card_row(cards, heading, f"hand-{place}-"))
