"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many, sentence
from spellwright.games.duels.board import OPEN
from spellwright.games.duels.content.columns import ACTIVE_QUESTS, SPELL_COUNT
from spellwright.games.duels.content.tables import CLASH_CARDS, MAPS, POTIONS, QUESTS, SPELLS
from spellwright.games.duels.picture import moment
from spellwright.games.duels.picture.card_words import spell_figures
from spellwright.games.duels.picture.condition import sheet_words
from spellwright.games.duels.picture.progress import progress
from spellwright.games.duels.picture.seen import (
    Seen,
    model_name,
    models,
    overlay_name,
    seat_name,
    short_name,
    space_name,
    terrain_name,
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
from spellwright.kernel.visibility import HIDDEN


def moment_words(view: Seen) -> str:
    """Map, Round, phase, score, who is to choose."""
    now = f"{moment.first_words(view)}: {moment.phase(view)}".removesuffix(".")
    says = [now, moment.score_words(view)]
    if moment.choosing(view):
        says.append(moment.choosing(view))
    return sentence("; ".join(says))


def map_words(view: Seen) -> list[str]:
    """The Map and its rule, what lies on it, which Spaces are not open."""
    s = view.shown
    if s.map == NOTHING:
        return []
    text: str = MAPS[s.map]["text"]
    says = [f"{moment.map_name(view)}. {text}"]
    if s.join != NOTHING:
        by_kind: dict[int, list[str]] = {}
        for space in s.board.spaces:
            if s.terrain[space] != OPEN:
                by_kind.setdefault(s.terrain[space], []).append(space_name(space))
        says += [
            f"{terrain_name(kind)} Terrain: {', '.join(names)}."
            for kind, names in sorted(by_kind.items())
        ]
        says.append(f"The Magic Nexus is on {space_name(s.board.nexus)}.")
    if s.join != NOTHING and s.first_owner != NOBODY:
        for seat in range(SEATS):
            gates = [space_name(space) for space in s.board.arrivals[seat]]
            says.append(f"Arrival Spaces of {seat_name(seat)}: {', '.join(gates)}.")
    return says + thing_words(view)


def thing_words(view: Seen) -> list[str]:
    """Overlays and Markers on the board."""
    s = view.shown
    lies = []
    for overlay in range(OVERLAYS):
        if s.overlay_at[overlay] == NOWHERE:
            continue
        where = space_name(s.overlay_at[overlay])
        if s.overlay_up[overlay]:
            kind = ""
            if overlay >= CHALLENGES:
                kind = f" ({terrain_name(s.overlay_terrain[overlay - CHALLENGES])})"
            lies.append(f"{overlay_name(overlay)}{kind} on {where}")
        else:
            named = overlay_name(overlay) if s.round else "an overlay"
            lies.append(f"{named} face down on {where}")
    lies += [
        f"a Challenge face down on {space_name(space)}"
        for space in s.mysteries
        if space != NOWHERE and space not in s.overlay_at
    ]
    says = [f"On the board: {', '.join(lies)}."] if lies else []
    for seat in range(SEATS):
        marks = []
        if s.patronus[seat] != NOWHERE:
            marks.append(f"a Patronus on {space_name(s.patronus[seat])}")
        if s.fiendfyre[seat] != NOWHERE:
            marks.append(f"Fiendfyre on {space_name(s.fiendfyre[seat])}")
        each = len(s.trap_at) // SEATS
        traps = s.trap_at[seat * each : (seat + 1) * each]
        marks += [f"a Trap on {space_name(space)}" for space in traps if space != NOWHERE]
        if marks:
            says.append(f"{seat_name(seat)} has {listed(marks)}.")
    return says


def spell_words(view: Seen, seat: int, *, in_full: bool = False) -> list[str]:
    """The Spells of a Group with Clocks, markers and who bears them, with or without figures."""
    s = view.shown
    says = []
    for card in cards_of(seat):
        spell = s.spell[card]
        if spell in (NOTHING, HIDDEN):
            continue
        innate = s.bound[card] != NOBODY
        name = SPELLS[spell % SPELL_COUNT]["name"]
        facts = []
        if innate:
            facts.append(f"innate to {short_name(view, s.bound[card])}")
        elif s.holder[card] != NOBODY:
            facts.append(f"with {short_name(view, s.holder[card])}")
        if s.clock[card]:
            facts.append(f"Clock {s.clock[card]}")
        if card in s.upkept:
            facts.append("kept up")
        if s.on_light[card] or s.on_dark[card]:
            facts.append(f"{s.on_light[card]} white and {s.on_dark[card]} black markers on it")
        said = f"{name} ({', '.join(facts)})" if facts else name
        if in_full:
            said += f": {spell_figures(spell % SPELL_COUNT)}. {SPELLS[spell % SPELL_COUNT]['text']}"
        says.append(said)
    return says


def quest_words(view: Seen, seat: int) -> list[str]:
    """The active Quests with their progress."""
    says = []
    for quest in view.shown.quests[seat]:
        row = QUESTS[quest]
        instant = ", instant" if row["instant"] != "no" else ""
        points = many(row["points"], "point")
        now = progress(view, seat, quest).words
        says.append(f"{row['name']} ({points}{instant}): {row['text']} Now: {now}.")
    return says


def potion_words(view: Seen, seat: int) -> list[str]:
    stock = view.shown.stock[seat]
    if stock < 0:
        return []
    used = max(view.shown.emptied[seat], 0)
    return [
        POTIONS[potion]["name"] + (" (used)" if used >> potion & 1 else "")
        for potion in bits_of(stock | used)
    ]


def hand_words(view: Seen, seat: int) -> str:
    hand = view.shown.hand[seat]
    known = [CLASH_CARDS[card]["name"] for card in hand if card != HIDDEN]
    if known:
        return f"{many(len(hand), 'Clash Card')}: {'; '.join(known)}"
    return many(len(hand), "Clash Card")


def pool_words(view: Seen, seat: int) -> str:
    s = view.shown
    return f"{s.light[seat]} white and {s.dark[seat]} black Power Markers"


def seat_words(view: Seen, seat: int) -> list[str]:
    """A player: score and cards, Models, Quests, Spells, Potions."""
    s = view.shown
    you = " (you)" if seat == view.seat else ""
    starts = ", starts this Round" if s.starter == seat else ""
    says = [
        f"{seat_name(seat)}{you}: {many(s.points[seat], 'point')}, "
        f"{moment.activation_words(view, seat)}{starts}; {pool_words(view, seat)}; "
        f"Clash Deck {len(s.deck[seat])}, {hand_words(view, seat)}."
    ]
    says += [sentence(sheet_words(view, model)) for model in models(view, seat)]
    waiting = s.quest_hand[seat]
    if waiting and HIDDEN not in waiting:
        named = ", ".join(QUESTS[quest]["name"] for quest in waiting)
        says.append(f"Quest Cards in hand: {named}.")
    quests = quest_words(view, seat)
    if s.round:
        says.append(f"Quests ({len(quests)} of {ACTIVE_QUESTS}):")
    says += quests
    if s.scored[seat]:
        says.append(f"Scored: {', '.join(QUESTS[q]['name'] for q in s.scored[seat])}.")
    spells, potions = spell_words(view, seat), potion_words(view, seat)
    if spells and seat == view.seat:
        says += [f"Spell {said}" for said in spell_words(view, seat, in_full=True)]
    elif spells:
        says.append(f"Spells: {', '.join(spells)}.")
    if potions:
        says.append(f"Potions: {', '.join(potions)}.")
    return says


def clash_words(view: Seen) -> list[str]:
    """The cards of a Clash that is going on."""
    s = view.shown
    if s.attacker == NOBODY:
        return []
    says = []
    for seat in range(SEATS):
        cards = [s.counting[seat], *s.revealed[seat], *s.extra[seat]]
        names = [CLASH_CARDS[card]["name"] for card in cards if card >= 0]
        down = len(s.empower[seat]) + (s.counting[seat] < 0 and s.face[seat] == 1)
        if down:
            names.append(f"{many(down, 'card')} face down")
        if names:
            says.append(f"{seat_name(seat)} shows {listed(names)}.")
    return [f"Clash: {model_name(view, s.attacker)} acts.", *says]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view), *clash_words(view)]
    for seat in range(SEATS):
        says += seat_words(view, seat)
    return says + map_words(view)
