"""What is known of a Character, in words."""

from __future__ import annotations

from spellwright.drawing.wording import listed, many
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.content.columns import CARD_NAMES, MAGIC, MIGHT
from spellwright.games.talisman.picture.seen import (
    FACTION_NAMES,
    Seen,
    faction_of,
    full_name,
    side_title,
    space_name,
    start_life,
)
from spellwright.games.talisman.queries import (
    follower_limit,
    object_limit,
    spell_limit,
    total_magic,
    total_might,
)
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.trophies import points, points_needed
from spellwright.games.talisman.state import NOBODY, NOWHERE, STORED_FREE, STORED_HUT


def ability_words(view: Seen, seat: int) -> str:
    s = view.shown
    parts = []
    for name, own, total in (
        ("Magic", s.magic[seat], total_magic(s, seat)),
        ("Might", s.might[seat], total_might(s, seat)),
    ):
        parts.append(f"{name} {total}" if own == total else f"{name} {total} (own {own})")
    return ", ".join(parts)


def state_words(view: Seen, seat: int) -> list[str]:
    """What holds or drives a Character now."""
    s = view.shown
    says = []
    if s.round and not s.life[seat]:
        says.append("in hospital, back at the next turn")
    if s.ferret[seat]:
        says.append(f"a ferret for {many(s.ferret[seat], 'turn')}")
    if s.lost[seat]:
        says.append(f"misses {many(s.lost[seat], 'turn')}")
    if s.extra[seat]:
        says.append(f"{many(s.extra[seat], 'extra turn')} to come")
    if s.quest[seat]:
        says.append(f"on a quest: {lexicons.QUEST.label(s.quest[seat])}")
    if s.back[seat]:
        says.append("turning back")
    if s.duty[seat] > 0:
        says.append("held until the duty of the space is done")
    if s.stored[seat] == STORED_FREE:
        says.append("may go anywhere in London next")
    if s.stored[seat] == STORED_HUT:
        says.append("goes to Hagrid's Hut next")
    if s.evading[seat]:
        says.append("slips away from everybody")
    return says


def goods_words(view: Seen, seat: int) -> list[str]:
    """Objects, Followers, Trophies, Spells: how many and which."""
    s = view.shown
    says = [f"Spells {len(s.hand[seat])} of {spell_limit(s, seat)}"]
    says.append(_held("Objects", s.objects[seat], object_limit(s, seat)))
    says.append(_held("Followers", s.followers[seat], follower_limit(s, seat)))
    if s.trophies[seat]:
        says.append(f"Trophies: {trophy_words(view, seat)}")
    return says


def _held(name: str, cards: list[int], most: int) -> str:
    if not cards:
        return f"no {name}"
    return f"{name} {len(cards)} of {most}: {listed([CARD_NAMES[card] for card in cards])}"


def trophy_words(view: Seen, seat: int) -> str:
    s = view.shown
    worth = [
        f"{points(s.trophies[seat], ability)} {name}"
        for ability, name in ((MAGIC, "Magic"), (MIGHT, "Might"))
        if points(s.trophies[seat], ability)
    ]
    return f"{listed(worth)} points ({points_needed(s)} give 1)"


def character_words(view: Seen, seat: int) -> str:
    """Everything public about a Character in a sentence or two."""
    s = view.shown
    name = full_name(view, seat)
    you = " (you)" if seat == view.seat else ""
    faction = faction_of(view, seat)
    if faction == NOBODY:
        return f"{name}{you} has no Character yet."
    who = ", ".join(filter(None, (f"{name}{you}", side_title(view, seat), FACTION_NAMES[faction])))
    if s.at[seat] == NOWHERE or s.side[seat] == NOBODY:
        return f"{who}."
    facts = [
        f"at {space_name(s.at[seat])}",
        ability_words(view, seat),
        f"Life {s.life[seat]} of {start_life(view, seat)}",
        f"Fate {s.fate[seat]}",
        many(s.gold[seat], "Galleon"),
        *state_words(view, seat),
    ]
    return f"{who}: {', '.join(facts)}. {'; '.join(goods_words(view, seat))}."


def voldemort_words(view: Seen) -> str:
    s = view.shown
    value = voldemort_value(s, s.voldemort)
    return f"Lord Voldemort, at {space_name(s.voldemort)}, fights with {value}"
