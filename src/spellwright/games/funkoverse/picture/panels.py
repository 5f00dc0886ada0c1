"""What is known beside the board: each seat's side, one's own abilities and items as cards."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.drawing.card_row import RowCard, card_row
from spellwright.face.known import drawn_from, known
from spellwright.face.once import once_a_scene
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.games.funkoverse import lexicons, words
from spellwright.games.funkoverse.content.columns import (
    ABILITY_CLAUSES,
    KIND_NAMED,
    SCENARIO_CLAUSES,
)
from spellwright.games.funkoverse.lexicons import SHORT_NAMES, say
from spellwright.games.funkoverse.picture import moment
from spellwright.games.funkoverse.picture.cards import ability_card, character_card, item_card
from spellwright.games.funkoverse.picture.condition import (
    figure_words,
    token_words,
    tokens_at,
    track_words,
)
from spellwright.games.funkoverse.picture.notes import notes
from spellwright.games.funkoverse.picture.reads import READS
from spellwright.games.funkoverse.picture.seen import (
    SIDE_EMBLEMS,
    Seen,
    figure_key,
    figure_noun,
    goal,
    own_side,
    scenario_noun,
    seat_name,
    side_name,
    side_noun,
    square_name,
    team,
    trait_of,
)
from spellwright.games.funkoverse.picture.words import scenario_words
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.cooldown import can_pay
from spellwright.games.funkoverse.state import IN_POOL, NOBODY, NOWHERE, PLACES, SIDE_OF
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Argument, Saying


@once_a_scene
def seat_panels(view: Seen) -> list[SeatPanel]:
    """A panel for each player, in seat order."""
    return [_seat_panel(view, seat) for seat in range(view.shown.seats)]


@drawn_from(READS)
def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s = view.shown
    side, name = s.side[seat], seat_name(view, seat)
    if side == NOBODY:
        return SeatPanel(seat, name, view.say(say("panel-no-side")), False, (), "hat")
    facts = []
    if AIMS[s.scenario].HAS_POINTS:
        points = view.say(say("fact-points", points=s.points[side], n=goal(view)))
        filled = min(s.points[side], goal(view))
        facts.append(Fact(view.say(say("panel-points")), points, "", filled, goal(view)))
    if s.round and s.side.index(side) == seat:
        facts += [_pool(view, side), _track(view, side)]
    own = [
        figure
        for figure in team(view, side)
        if s.seats == 2 or s.controller[figure] in (seat, NOBODY)
    ]
    if own:
        all_of_it = "; ".join(view.say(figure_words(view, figure)) for figure in own)
        team_words = say("panel-list", things=tuple(_short(view, figure) for figure in own))
        facts.append(Fact(view.say(say("panel-team")), view.say(team_words), all_of_it, minor=True))
    subtitle = side_name(view, side)
    if s.first == side:
        subtitle = view.say(say("panel-first-player", side=side_noun(side)))
    return SeatPanel(
        seat,
        name,
        subtitle,
        False,
        tuple(facts),
        SIDE_EMBLEMS[side],
    )


def _pool(view: Seen, side: int) -> Fact:
    tokens = say("panel-list", things=tuple(token_words(view, side, IN_POOL)))
    count = say("panel-tokens", n=len(tokens_at(view, side, IN_POOL)))
    return Fact(view.say(say("panel-pool")), view.say(count), view.say(tokens), minor=True)


def _track(view: Seen, side: int) -> Fact:
    """How many things lie on the track; the board shows them."""
    s = view.shown
    things = sum(len(tokens_at(view, side, place)) for place in range(IN_POOL + 1, PLACES))
    things += s.marker_side.count(side) + bool(s.item_cooldown[side])
    things += sum(bool(s.cooldown[figure]) for figure in team(view, side))
    lies = "; ".join(view.say(each) for each in track_words(view, side))
    return Fact(view.say(say("panel-on-track")), str(things), lies, minor=True)


def _short(view: Seen, figure: int) -> Saying:
    """A character in two or three words."""
    s = view.shown
    who = SHORT_NAMES.noun(s.kind[figure])
    where = say("panel-off-the-map")
    if s.at[figure] != NOWHERE:
        where = say("panel-on-square", square=square_name(s.at[figure]))
    states = (say("panel-lying"),) * s.down[figure]
    states += (say("fact-exhausted"),) * s.exhausted[figure]
    if states:
        return say("panel-character-state", who=who, where=where, states=states)
    return say("panel-character", who=who, where=where)


def panels(view: Seen) -> list[Panel]:
    """Cards to choose from, the player's own characters with their abilities, the scenario."""
    found = [_to_choose(view)] if _offered(view) else []
    side = own_side(view)
    if side != NOBODY:
        own = [
            figure
            for figure in team(view, side)
            if view.shown.abilities_of[view.shown.kind[figure]]
        ]
        own.sort(key=lambda figure: figure != view.shown.active)
        if own:
            return [*found, _abilities(view, own)]
    return [*found, _scenario(view)]


def _scenario(view: Seen) -> Panel:
    clause = SCENARIO_CLAUSES[view.shown.scenario]
    phase = view.say(moment.phase(view)).capitalize()
    rows = [Row(phase), Row(scenario_words(view), "", clause)]
    heading = say("panel-scenario", scenario=scenario_noun(view), moment=moment.heading(view))
    return Panel(view.say(heading), tuple(rows))


def _options(view: Seen) -> dict[str, Option]:
    return {option.text: option for decision in view.decisions for option in decision.options}


# -- a player's own characters ---------------------------------------------------------------------


def _abilities(view: Seen, own: list[int]) -> Panel:
    """The abilities of the side's characters, those of the acting one first; usable ones glow."""
    cards, rows = [], []
    for figure in own:
        more, said = _character(view, figure)
        cards += more
        rows += said
    heading = view.say(say("panel-my-abilities", first=moment.first_words(view)))
    rows.append(Row(scenario_words(view), "", SCENARIO_CLAUSES[view.shown.scenario]))
    return Panel(heading, tuple(rows), known(view, card_row, tuple(cards), heading, "cards-"))


def _character(view: Seen, figure: int) -> tuple[list[RowCard], list[Row]]:
    """The cards of a character, and the same in words."""
    s, side = view.shown, SIDE_OF[figure]
    options = _options(view) if s.active == figure else {}
    chances = notes(view)
    cards, rows = [], []
    for ability in s.abilities_of[s.kind[figure]]:
        text = f"use {lexicons.ABILITY_LEXICON.key(ability)}"
        shown = ability_card(view, figure, ability)
        option = text if text in options else ""
        key = f"ability-{figure_key(view, figure)}-{ability}"
        cards.append(RowCard(shown, key, option, faded=not can_pay(s, figure, ability)))
        rows.append(
            Row(_said(in_words(shown), chances.get(option, "")), "", ABILITY_CLAUSES[ability])
        )
    if s.holder[side] == figure:
        item = s.item[side]
        text = f"use-item {lexicons.ITEM_LEXICON.key(item)}"
        shown = item_card(view.speaker, item)
        option = text if text in options else "drink" if "drink" in options else ""
        rests = bool(s.item_cooldown[side])
        cards.append(RowCard(shown, f"item-{figure_key(view, figure)}", option, faded=rests))
        on_track = view.say(say("panel-on-cooldown-track")) if rests else ""
        rows.append(Row(_said(in_words(shown), on_track)))
    trait, says, clause = trait_of(view, figure)
    said = say("panel-trait", who=figure_noun(view, figure), trait=trait, text=says)
    rows.append(Row(view.say(said), "", clause))
    return cards, rows


def _said(text: str, more: str) -> str:
    return f"{text}: {more}" if more else text


# -- before the game -------------------------------------------------------------------------------


def _offered(view: Seen) -> list[Option]:
    """The options that are cards: characters and items to choose, who holds a secret item."""
    return [
        option
        for option in _options(view).values()
        if verb_of(option.code) in (words.PICK, words.ITEM)
        or (verb_of(option.code) == words.GIVE and first_of(option.code) not in view.shown.called)
    ]


def _to_choose(view: Seen) -> Panel:
    cards, rows = [], []
    for option in _offered(view):
        what = first_of(option.code)
        is_item = verb_of(option.code) == words.ITEM
        shown = (
            item_card(view.speaker, what)
            if is_item
            else character_card(view.speaker, KIND_NAMED[what])
        )
        cards.append(RowCard(shown, f"offer-{option.text.replace(' ', '-')}", option.text))
        rows.append(Row(in_words(shown)))
    chosen = _chosen_in_secret(view)
    heading = view.say(
        say("panel-to-choose-with", things=chosen) if chosen else say("panel-to-choose")
    )
    return Panel(heading, tuple(rows), known(view, card_row, tuple(cards), heading, "offer-"))


def _chosen_in_secret(view: Seen) -> tuple[Argument, ...]:
    """What the player's own side has chosen so far (FV-1.6)."""
    side = own_side(view)
    picks = view.shown.picks[side] if side != NOBODY else []
    asked = view.asked.question if view.asked else -1
    if not picks or asked == words.ASK_LEADER:
        return ()
    named = len(picks) - (1 if asked == words.ASK_HOLDER else 0)
    kinds = [lexicons.KIND_LEXICON.noun(kind) for kind in picks[:named]]
    items = [lexicons.ITEM_LEXICON.noun(item) for item in picks[named:]]
    return (*kinds, *items)
