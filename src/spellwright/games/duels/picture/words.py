"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import sentence
from spellwright.face.known import drawn_from
from spellwright.games.duels.board import OPEN
from spellwright.games.duels.content.columns import ACTIVE_QUESTS
from spellwright.games.duels.content.rows import QUESTS, SPELL_CARD
from spellwright.games.duels.lexicons import (
    CLASH_NAMES,
    MAP_NAMES,
    MAP_TEXTS,
    OVERLAY_NAMES,
    PLAYERS,
    POTION_NAMES,
    QUEST_NAMES,
    QUEST_TEXTS,
    SPELL_NAMES,
    SPELL_TEXTS,
    TERRAIN_NAMES,
    say,
)
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.card_words import spell_figures
from spellwright.games.duels.picture.condition import sheet_words
from spellwright.games.duels.picture.progress import progress
from spellwright.games.duels.picture.reads import READS
from spellwright.games.duels.picture.seen import (
    Seen,
    models,
    noun_of,
    short_noun,
    space_name,
)
from spellwright.games.duels.queries import bits_of
from spellwright.games.duels.state import (
    CHALLENGES,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVERLAYS,
    SEATS,
    cards_of,
)
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.visibility import HIDDEN


def moment_words(view: Seen) -> str:
    """Map, Round, phase, score, who is to choose."""
    now, phase = moment.first_words(view), moment.phase(view)
    if view.outcome is not None:
        return view.say(say("text-over", now=now, phase=phase, scores=moment.score_words(view)))
    moments = [phase, moment.score_words(view), moment.choosing(view)]
    return view.say(say("text-moment", now=now, moments=tuple(filter(None, moments))))


@drawn_from(READS)
def map_words(view: Seen) -> list[str]:
    """The Map and its rule, what lies on it, which Spaces are not open."""
    s = view.shown
    if s.map == NOTHING:
        return []
    map, text = MAP_NAMES.noun(s.map), MAP_TEXTS.noun(s.map)
    says = [view.say(say("text-map", map=map, text=text))]
    if s.join != NOTHING:
        by_kind: dict[int, list[str]] = {}
        for space in s.board.spaces:
            if s.terrain[space] != OPEN:
                by_kind.setdefault(s.terrain[space], []).append(space_name(space))
        says += [
            view.say(say("text-terrain", terrain=TERRAIN_NAMES.noun(kind), spaces=tuple(names)))
            for kind, names in sorted(by_kind.items())
        ]
        says.append(view.say(say("text-nexus", space=space_name(s.board.nexus))))
    if s.join != NOTHING and s.first_owner != NOBODY:
        for seat in range(SEATS):
            gates = tuple(space_name(space) for space in s.board.arrivals[seat])
            player = PLAYERS.noun(seat)
            says.append(view.say(say("text-arrivals", player=player, spaces=gates)))
    return says + thing_words(view)


def thing_words(view: Seen) -> list[str]:
    """Overlays and Markers on the board."""
    s = view.shown
    lies = []
    for overlay in range(OVERLAYS):
        if s.overlay_at[overlay] == NOWHERE:
            continue
        lies.append(_overlay_words(view, overlay))
    lies += [
        say("text-challenge-down", space=space_name(space))
        for space in s.mysteries
        if space != NOWHERE and space not in s.overlay_at
    ]
    says = [view.say(say("text-lies", things=tuple(lies)))] if lies else []
    for seat in range(SEATS):
        marks = []
        if s.patronus[seat] != NOWHERE:
            marks.append(say("text-patronus", space=space_name(s.patronus[seat])))
        if s.fiendfyre[seat] != NOWHERE:
            marks.append(say("text-fiendfyre", space=space_name(s.fiendfyre[seat])))
        each = len(s.trap_at) // SEATS
        traps = s.trap_at[seat * each : (seat + 1) * each]
        marks += [say("text-trap", space=space_name(space)) for space in traps if space != NOWHERE]
        if marks:
            has = say("text-has", player=PLAYERS.noun(seat), things=tuple(marks))
            says.append(view.say(has))
    return says


def _overlay_words(view: Seen, overlay: int) -> Saying:
    s = view.shown
    noun, where = OVERLAY_NAMES.noun(overlay), space_name(s.overlay_at[overlay])
    if not s.overlay_up[overlay]:
        known = say("text-overlay-down", overlay=noun, space=where)
        return known if s.round else say("text-overlay-unknown", space=where)
    if overlay < CHALLENGES:
        return say("text-overlay-up", overlay=noun, space=where)
    terrain = TERRAIN_NAMES.noun(s.overlay_terrain[overlay - CHALLENGES])
    return say("text-terrain-up", overlay=noun, terrain=terrain, space=where)


@drawn_from(READS)
def spell_words(view: Seen, seat: int, *, in_full: bool = False) -> list[str]:
    """The Spells of a Group with Clocks, markers and who bears them, with or without figures."""
    s = view.shown
    says = []
    for card in cards_of(seat):
        spell = s.spell[card]
        if spell in (NOTHING, HIDDEN):
            continue
        number = SPELL_CARD[spell]
        noun, facts = SPELL_NAMES.noun(number), _spell_facts(view, card)
        said = view.name(noun)
        if facts:
            said = view.say(say("text-spell-facts", spell=noun, facts=tuple(facts)))
        if in_full:
            figures, text = spell_figures(view.speaker, number), SPELL_TEXTS.noun(number)
            said = view.say(say("text-spell-in-full", name=said, figures=figures, text=text))
        says.append(said)
    return says


def _spell_facts(view: Seen, card: int) -> list[Saying]:
    """Whose a Spell is, its Clock, its markers."""
    s, facts = view.shown, []
    if s.bound[card] != NOBODY:
        facts.append(say("text-innate", who=short_noun(view, s.bound[card])))
    elif s.holder[card] != NOBODY:
        facts.append(say("text-with", who=short_noun(view, s.holder[card])))
    if s.clock[card]:
        facts.append(say("text-clock", n=s.clock[card]))
    if card in s.upkept:
        facts.append(say("text-kept-up"))
    if s.on_light[card] or s.on_dark[card]:
        facts.append(say("text-markers-on", white=s.on_light[card], black=s.on_dark[card]))
    return facts


def quest_words(view: Seen, seat: int) -> list[str]:
    """The active Quests with their progress."""
    says = []
    for quest in view.shown.quests[seat]:
        row = QUESTS[quest]
        said = say(
            "text-quest",
            quest=QUEST_NAMES.noun(quest),
            score=say("note-points", n=row["points"]),
            instant="no" if row["instant"] == "no" else "yes",
            text=QUEST_TEXTS.noun(quest),
            now=progress(view, seat, quest).says,
        )
        says.append(view.say(said))
    return says


def potion_words(view: Seen, seat: int) -> list[str]:
    stock = view.shown.stock[seat]
    if stock < 0:
        return []
    used = max(view.shown.emptied[seat], 0)
    return [
        view.say(say("text-used", potion=POTION_NAMES.noun(potion)))
        if used >> potion & 1
        else view.name(POTION_NAMES.noun(potion))
        for potion in bits_of(stock | used)
    ]


def hand_words(view: Seen, seat: int) -> str:
    hand = view.shown.hand[seat]
    known = tuple(CLASH_NAMES.noun(card) for card in hand if card != HIDDEN)
    said = say("text-hand", n=len(hand))
    return view.say(say("text-hand-known", hand=said, cards=known) if known else said)


def pool_words(view: Seen, seat: int) -> str:
    s = view.shown
    return view.say(say("text-pool", white=s.light[seat], black=s.dark[seat]))


def who_says(view: Seen, seat: int) -> Saying:
    """Who sits there; the one who looks is told."""
    player = PLAYERS.noun(seat)
    return say("text-you", player=player) if seat == view.seat else say("text-them", player=player)


@drawn_from(READS)
def seat_words(view: Seen, seat: int) -> list[str]:
    """A player: score and cards, Models, Quests, Spells, Potions."""
    s = view.shown
    first = say(
        "text-seat",
        who=who_says(view, seat),
        score=say("note-points", n=s.points[seat]),
        activations=moment.activation_words(view, seat),
        starts="yes" if s.starter == seat else "no",
        pool=pool_words(view, seat),
        deck=len(s.deck[seat]),
        hand=hand_words(view, seat),
    )
    says = [view.say(first)]
    says += [sentence(sheet_words(view, model)) for model in models(view, seat)]
    waiting = s.quest_hand[seat]
    if waiting and HIDDEN not in waiting:
        named = tuple(QUEST_NAMES.noun(quest) for quest in waiting)
        says.append(view.say(say("text-quests-in-hand", quests=named)))
    quests = quest_words(view, seat)
    if s.round:
        says.append(view.say(say("text-quests", n=len(quests), most=ACTIVE_QUESTS)))
    says += quests
    if s.scored[seat]:
        scored = tuple(QUEST_NAMES.noun(quest) for quest in s.scored[seat])
        says.append(view.say(say("text-scored", quests=scored)))
    spells, potions = spell_words(view, seat), potion_words(view, seat)
    if spells and seat == view.seat:
        in_full = spell_words(view, seat, in_full=True)
        says += [view.say(say("text-spell", spell=said)) for said in in_full]
    elif spells:
        says.append(view.say(say("text-spells", spells=tuple(spells))))
    if potions:
        says.append(view.say(say("text-potions", potions=tuple(potions))))
    return says


def clash_words(view: Seen) -> list[str]:
    """The cards of a Clash that is going on."""
    s = view.shown
    if s.attacker == NOBODY:
        return []
    says = []
    for seat in range(SEATS):
        cards = [s.counting[seat], *s.revealed[seat], *s.extra[seat]]
        names: list[Argument] = [CLASH_NAMES.noun(card) for card in cards if card >= 0]
        down = len(s.empower[seat]) + (s.counting[seat] < 0 and s.face[seat] == 1)
        if down:
            names.append(say("text-cards-down", n=down))
        if names:
            shows = say("text-shows", player=PLAYERS.noun(seat), cards=tuple(names))
            says.append(view.say(shows))
    return [view.say(say("text-clash", who=noun_of(view, s.attacker))), *says]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view), *clash_words(view)]
    for seat in range(SEATS):
        says += seat_words(view, seat)
    return says + map_words(view)
