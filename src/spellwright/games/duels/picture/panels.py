"""What is known beside the board: both players, one's own cards, both Groups as sheets."""

from __future__ import annotations

from spellwright.drawing.card import in_words
from spellwright.face.known import drawn_from
from spellwright.face.once import once_a_scene
from spellwright.face.parts import Fact, Panel, Row, SeatPanel
from spellwright.face.scene import Scene
from spellwright.games.duels.conditions import REMOVED, is_now
from spellwright.games.duels.content.columns import ACTIVATIONS, BASIC
from spellwright.games.duels.lexicons import AFFILIATION_WORDS, PLAYERS, QUEST_NAMES, say
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.cards import clash_card, potion_card, quest_card, spell_card
from spellwright.games.duels.picture.condition import sheet_words
from spellwright.games.duels.picture.gallery import is_shown
from spellwright.games.duels.picture.offers import (
    ON_HAND,
    ON_POTIONS,
    ON_QUESTS,
    ON_SPELLS,
    offered,
    option_on,
)
from spellwright.games.duels.picture.pieces import model_medallion
from spellwright.games.duels.picture.progress import progress
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.rows import BAR, MarkedCard, Pool, known_row
from spellwright.games.duels.picture.seen import (
    Seen,
    models,
    seat_name,
)
from spellwright.games.duels.picture.sheets import sheet_row
from spellwright.games.duels.picture.words import (
    map_words,
    pool_words,
    potion_words,
    quest_words,
    spell_words,
)
from spellwright.games.duels.queries import bits_of, card_word
from spellwright.games.duels.state import NOBODY, NOTHING, SEATS, DuelsState, cards_of
from spellwright.kernel.visibility import HIDDEN

# -- both players ----------------------------------------------------------------------------------


@once_a_scene
def seat_panels(scene: Scene[DuelsState]) -> list[SeatPanel]:
    view = scene
    return [_seat_panel(view, seat) for seat in range(SEATS)]


@drawn_from(READS)
def _seat_panel(view: Seen, seat: int) -> SeatPanel:
    s = view.shown
    side = s.affiliation[seat]
    subtitle = view.say(say("panel-no-group"))
    if side != NOTHING:
        first = "yes" if s.starter == seat and s.round else "no"
        subtitle = view.say(say("panel-side", side=AFFILIATION_WORDS.noun(side), first=first))
    emblem = ("lantern", "demon")[side] if side != NOTHING else "hat"
    scored = tuple(QUEST_NAMES.noun(quest) for quest in s.scored[seat])
    note = say("panel-scored", quests=scored) if scored else say("panel-nothing-scored")
    facts = [Fact(view.say(say("panel-points")), str(s.points[seat]), view.say(note))]
    if s.round:
        done = s.activated[seat]
        facts.append(
            Fact(
                view.say(say("panel-activations")),
                view.say(say("panel-of", n=done, most=ACTIVATIONS)),
                "",
                min(done, ACTIVATIONS),
                ACTIVATIONS,
            )
        )
        pool = say(
            "panel-pool",
            pool=pool_words(view, seat),
            white=s.spent_light[seat],
            black=s.spent_dark[seat],
        )
        coins = f"○ {s.light[seat]}  ● {s.dark[seat]}"
        facts.append(Fact(view.say(say("panel-power")), coins, view.say(pool)))
        deck, discard = len(s.deck[seat]), len(s.discard[seat])
        facts.append(
            Fact(
                view.say(say("panel-clash-cards")),
                view.say(say("panel-in-hand", n=len(s.hand[seat]))),
                view.say(say("panel-deck", deck=deck, discard=discard)),
                minor=True,
            )
        )
        facts.append(_quests_fact(view, seat))
    own = models(view, seat)
    if own:
        there = [model for model in own if not is_now(s, model, REMOVED)]
        all_of_it = "; ".join(sheet_words(view, model) for model in own)
        count = view.say(say("panel-of", n=len(there), most=len(own)))
        facts.append(Fact(view.say(say("panel-models")), count, all_of_it, minor=True))
    return SeatPanel(seat, seat_name(view, seat), subtitle, False, tuple(facts), emblem)


def _quests_fact(view: Seen, seat: int) -> Fact:
    """How many of the active Quests hold now."""
    quests = view.shown.quests[seat]
    met = sum(progress(view, seat, quest).met for quest in quests)
    says = view.say(say("panel-met", n=met, most=len(quests)))
    return Fact(view.say(say("panel-quests")), says, " ".join(quest_words(view, seat)))


# -- the tray --------------------------------------------------------------------------------------


def panels(scene: Scene[DuelsState]) -> list[Panel]:
    """Cards to choose from; the player's hand, Quests, Spellbook, Stock and sheets. Those of the
    Opponent are seen by a look at the seat; whoever watches has both before them.
    """
    view = scene
    found = []
    offer = [] if is_shown(view) else offered(view)
    if offer:
        heading = view.say(say("panel-offer"))
        rows = tuple(Row(in_words(one.card)) for one in offer if one.card)
        found.append(Panel(heading, rows, known_row(view, tuple(offer), heading, "offer-")))
    seats = range(SEATS) if view.seat < 0 else (view.seat,)
    for seat in seats:
        found += _of_seat(view, seat)
    found.sort(key=lambda panel: "data-option" not in panel.picture)
    if not found:
        rows = tuple(Row(says) for says in [moment.phase_heading(view), *map_words(view)])
        found.append(Panel(moment.first_words(view), rows))
    return found


def belongings(scene: Scene[DuelsState], seat: int) -> list[Panel]:
    return _of_seat(scene, seat)


def _of_seat(view: Seen, seat: int) -> list[Panel]:
    made = (_hand(view, seat), _spells(view, seat), _potions(view, seat), _sheets(view, seat))
    return [panel for panel in made if panel is not None]


def _whose(view: Seen, seat: int, what: str) -> str:
    """The heading of a panel: mine, or that of the other player by name."""
    if seat == view.seat:
        return view.say(say(f"panel-my-{what}"))
    return view.say(say(f"panel-their-{what}", player=PLAYERS.noun(seat)))


def _hand(view: Seen, seat: int) -> Panel | None:
    """Clash Cards in hand, then Quests with their progress."""
    s = view.shown
    cards = []
    for place, card in enumerate(s.hand[seat] if seat == view.seat else []):
        option = option_on(view, ON_HAND, card)
        cards.append(MarkedCard(clash_card(view.speaker, card), f"hand-{place}", option))
    hand = s.quest_hand[seat] if HIDDEN not in s.quest_hand[seat] else []
    for place, quest in enumerate(hand):
        cards.append(
            MarkedCard(
                quest_card(view.speaker, quest), f"dealt-{place}", option_on(view, ON_QUESTS, quest)
            )
        )
    for place, quest in enumerate(s.quests[seat]):
        now = progress(view, seat, quest)
        option = option_on(view, ON_QUESTS, quest) if seat == view.seat else ""
        shown = quest_card(view.speaker, quest, now.says)._replace(free=BAR)
        cards.append(MarkedCard(shown, f"quest-{seat}-{place}", option, progress=now))
    if not cards:
        return None
    heading = _whose(view, seat, "quests")
    rows = tuple(Row(in_words(one.card)) for one in cards if one.card)
    picture = known_row(view, tuple(cards), heading, f"hand-{seat}-")
    return Panel(heading, rows, picture, f"hand-{seat}")


def _spells(view: Seen, seat: int) -> Panel | None:
    """The Spellbook with Cooldown Clocks, markers, and who bears which Spell."""
    s = view.shown
    cards: list[MarkedCard] = []
    basic = option_on(view, ON_SPELLS, BASIC) if seat == view.seat else ""
    if basic:
        cards.append(MarkedCard(spell_card(view.speaker, BASIC), f"basic-{seat}", basic))
    for card in cards_of(seat):
        if s.spell[card] in (NOTHING, HIDDEN):
            continue
        word = card_word(s, card)
        option = option_on(view, ON_SPELLS, word) if seat == view.seat else ""
        bearer = s.bound[card] if s.bound[card] != NOBODY else s.holder[card]
        cards.append(
            MarkedCard(
                spell_card(view.speaker, word),
                f"spell-{card}",
                "" if any(one.option == option for one in cards) else option,
                faded=bool(s.clock[card]),
                clock=s.clock[card],
                white=s.on_light[card],
                black=s.on_dark[card],
                bearer=model_medallion(view, bearer, bare=True) if bearer != NOBODY else None,
            )
        )
    if not cards:
        return None
    cards.sort(key=lambda one: not one.option)
    heading = _whose(view, seat, "spells")
    if s.round:
        pool_says = pool_words(view, seat)
        heading = view.say(say("panel-with-pool", heading=heading, pool=pool_says))
    rows = tuple(Row(says) for says in spell_words(view, seat))
    pool = Pool(s.light[seat], s.dark[seat], s.spent_light[seat], s.spent_dark[seat])
    row = known_row(view, tuple(cards), heading, f"spells-{seat}-", pool if s.round else None)
    return Panel(heading, rows, row, f"spells-{seat}")


def _potions(view: Seen, seat: int) -> Panel | None:
    s = view.shown
    stock, used = max(s.stock[seat], 0), max(s.emptied[seat], 0)
    cards = [
        MarkedCard(
            potion_card(view.speaker, potion),
            f"potion-{seat}-{potion}",
            option_on(view, ON_POTIONS, potion) if seat == view.seat else "",
            faded=bool(used >> potion & 1),
        )
        for potion in bits_of(stock | used)
    ]
    if not cards:
        return None
    rows = tuple(Row(says) for says in potion_words(view, seat))
    heading = _whose(view, seat, "potions")
    picture = known_row(view, tuple(cards), heading, f"stock-{seat}-")
    return Panel(heading, rows, picture, f"stock-{seat}")


@drawn_from(READS)
def _sheets(view: Seen, seat: int) -> Panel | None:
    own = models(view, seat)
    if not own:
        return None
    heading = _whose(view, seat, "group")
    rows = tuple(Row(sheet_words(view, model)) for model in own)
    picture = sheet_row(view, own, heading, f"sheets-{seat}-")
    return Panel(heading, rows, picture, f"sheets-{seat}")
