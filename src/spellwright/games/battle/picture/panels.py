"""What is known beside the board: each seat's Hero, the viewer's hand, cards to choose from."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.known import drawn_from, known
from spellwright.face.once import once_a_scene
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.cards import hero_person, thing_card
from spellwright.games.battle.picture.choices import Choices, choices_of
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.next_turn import note_title, rows_of
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import (
    Seen,
    emblem_of,
    first_name,
    hero_noun,
    monogram_of,
    name_and_text,
    own_places,
    tallied,
)
from spellwright.games.battle.picture.words import pile_words
from spellwright.games.battle.queries import player
from spellwright.games.battle.state import BattleState
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Saying


@once_a_scene
def seat_panels(scene: Scene[BattleState]) -> list[SeatPanel]:
    """One panel for each player, in seat order."""
    return [_seat_panel(scene, seat) for seat in range(scene.shown.seats)]


@drawn_from(READS)
def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s = view.shown
    places = [place for place in range(s.heroes) if player(s, place) == seat]
    chosen = [place for place in places if s.hero[place] >= 0]
    if not chosen:
        # Who has no Hero yet is known by the own name.
        name = view.names[seat] if seat < len(view.names) else monogram_of(-1)
        return SeatPanel(seat, name, view.say(say("panel-no-hero")), False, (), "hat")
    facts = [fact for place in chosen for fact in _facts(view, place, len(chosen) > 1)]
    hero = s.hero[chosen[0]]
    heroes = tuple(hero_noun(view, place) for place in chosen)
    active = s.turn and s.active in chosen
    named = view.say(say("panel-heroes-active" if active else "panel-heroes", heroes=heroes))
    return SeatPanel(seat, monogram_of(hero), named, False, tuple(facts), emblem_of(hero))


def _facts(view: Seen, place: int, named: bool) -> list[Fact]:
    s = view.shown

    def label(of: Saying) -> str:
        """What a fact is about; of one Hero of several, with the name."""
        return view.say(
            say("panel-fact-of", name=first_name(view, place), fact=of) if named else of
        )

    health, pile = s.health[place], s.pile[place]
    cards = f"{len(s.hand[place])}/{len(s.deck[place])}/{len(pile)}"
    lies = say("panel-cards-note", cards=tallied(pile)) if pile else say("panel-cards-note-empty")
    own = tuple(name_and_text(thing) for thing in display_of(view, place))
    facts = [
        Fact(
            label(say("panel-health")),
            f"{health}/{columns.FULL_HEALTH}",
            view.say(say("fact-health")),
        ),
        Fact(label(say("panel-attack")), str(s.attack[place]), minor=True),
        Fact(label(say("panel-influence")), str(s.influence[place]), minor=True),
        Fact(label(say("panel-cards")), cards, view.say(lies), minor=True),
    ]
    if own:
        has = view.say(say("panel-has-cards", n=len(own)))
        says = " ".join(view.say(each) for each in own)
        facts.append(Fact(label(say("panel-has")), has, says, minor=True))
    return facts


def panels(scene: Scene[BattleState]) -> list[Panel]:
    """The panels: cards to choose from, the hand, what comes."""
    view = scene
    choices = choices_of(view)
    found = [_to_choose(view, choices)] if choices.cards else []
    own = own_places(view)
    own.sort(key=lambda place: place != view.shown.active)
    if view.shown.turn and own:
        return [*found, *[_hand(view, choices, place) for place in own]]
    rows = rows_of(view) if view.shown.turn else ()
    return [*found, Panel(note_title(view), tuple(rows))] if rows else found


def _to_choose(view: Seen, choices: Choices) -> Panel:
    cards = []
    for option in choices.cards:
        what = first_of(option.code)
        is_hero = verb_of(option.code) == words.TAKE_HERO
        drawn = hero_person if is_hero else thing_card
        shown = drawn(view.speaker, what)
        cards.append(RowCard(shown, f"offer-{option.text.replace(' ', '-')}", option.text))
    rows = tuple(Row(in_words(shown.card)) for shown in cards if shown.card)
    heading = view.say(say("panel-to-choose"))
    return Panel(heading, rows, known(view, card_row, tuple(cards), heading, "offer-"))


def _hand(view: Seen, choices: Choices, place: int) -> Panel:
    """The hand, where playable cards glow; cards that were played this turn follow, faded."""
    s = view.shown
    asked = view.asked is not None
    cards = []
    for number, kind in enumerate(s.hand[place]):
        option = choices.hand.get(kind) if asked else None
        key = f"hand-{place}-{number}"
        cards.append(RowCard(thing_card(view.speaker, kind), key, option.text if option else ""))
    rows = [
        Row(in_words(thing_card(view.speaker, kind)), "", columns.CLAUSES[kind])
        for kind in s.hand[place]
    ]
    has_played = place == s.active and bool(s.play_area)
    if has_played:
        cards += [
            RowCard(thing_card(view.speaker, kind), f"played-{number}", faded=True)
            for number, kind in enumerate(s.play_area)
        ]
        rows.append(Row(view.say(say("panel-played", cards=tallied(s.play_area)))))
    if pile_words(view, place):
        rows.append(Row(pile_words(view, place)))
    for row in rows_of(view):
        comes = say("panel-comes", when=note_title(view), what=row.text)
        rows.append(Row(view.say(comes), "", row.clause))
    if s.seats == s.heroes:
        title = say("panel-my-hand-and-played" if has_played else "panel-my-hand")
    else:
        hero = hero_noun(view, place)
        title = say("panel-hand-of-and-played" if has_played else "panel-hand-of", who=hero)
    heading = view.say(title)
    return Panel(
        heading, tuple(rows), known(view, card_row, tuple(cards), heading, f"hand-{place}-")
    )
