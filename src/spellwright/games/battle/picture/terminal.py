"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

import textwrap
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, MUTED, TEXT, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.plain_text import WIDTH
from spellwright.face.scene import Scene
from spellwright.games.battle.content import columns
from spellwright.games.battle.picture.foes import latest_event, slots
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.next_turn import note_title
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    CONTROL_COLOUR,
    HEART_COLOUR,
    INFLUENCE_COLOUR,
    TYPE_LOOKS,
    Seen,
    first_name,
    look_of,
    own_places,
    tallied,
)
from spellwright.games.battle.picture.upcoming import lasting, upcoming
from spellwright.games.battle.picture.words import challenge_words, moment_words, potion_words
from spellwright.games.battle.queries import player, price, spaces
from spellwright.games.battle.state import BattleState

NAME: Final = 26


def terminal(scene: Scene[BattleState]) -> str:
    """Location, foes, shop, Heroes, hand, then what comes."""
    view = scene.view
    lines = styled_lines(moment_words(view), f"bold {BRASS}")
    lines += [_location(view), *_foes(view)]
    for sentence in (*challenge_words(view), *potion_words(view)):
        lines += styled_lines(sentence, MUTED)
    lines += _event(view)
    lines += [styled("Shop", f"bold {BRASS}"), *_shop(view)]
    lines += [styled("Heroes", f"bold {BRASS}")]
    for place in range(view.shown.heroes):
        lines += _hero(view, place)
    for place in own_places(view):
        lines += _hand(view, place)
    if view.shown.turn:
        lines.append(styled(note_title(view), f"bold {BRASS}"))
        for row in upcoming(view):
            lines += styled_lines(f"> {row.text}", TEXT)
        for row in lasting(view):
            lines += styled_lines(f"* {row.text}", MUTED)
    return "\n".join(lines)


def _location(view: Seen) -> str:
    s = view.shown
    most = spaces(s)
    order = columns.LOCATIONS_OF[s.scenario]
    where = f"{columns.NAMES[s.location]} ({order.index(s.location) + 1} of {len(order)})"
    track = "●" * s.control + "○" * (most - s.control)
    return (
        f"{styled(where.ljust(NAME + 8), 'bold')} "
        f"{styled(f'control {track} {s.control}/{most}', CONTROL_COLOUR)}"
    )


def _foes(view: Seen) -> list[str]:
    s = view.shown
    lines = [styled(f"Foes ({len(s.villain_stack)} more in the stack)", f"bold {BRASS}")]
    for slot in slots(view):
        foe = s.row[slot]
        if foe < 0:
            continue
        needs = [f"{'●' * s.row_attack[slot]:○<{columns.NEED_ATTACK[foe]}} Attack"]
        style = ATTACK_COLOUR
        if not columns.NEED_ATTACK[foe]:
            needs = []
        if columns.NEED_INFLUENCE[foe]:
            needs.append(f"{'●' * s.row_influence[slot]:○<{columns.NEED_INFLUENCE[foe]}} Influence")
        lines.append(
            f"  {styled(columns.NAMES[foe].ljust(NAME), 'bold')}{styled(' '.join(needs), style)}"
        )
        off = " (does nothing now)" if s.row_off[slot] else ""
        lines += styled_lines(columns.TEXTS[foe] + off, MUTED, "    ")
    return lines


def _event(view: Seen) -> list[str]:
    event = latest_event(view)
    if event < 0:
        return []
    return styled_lines(f"Latest event: {columns.NAMES[event]}: {columns.TEXTS[event]}", MUTED)


def _shop(view: Seen) -> list[str]:
    s = view.shown
    lines = []
    for stack in s.shop:
        if not stack:
            continue
        kind = stack[-1]
        word, colour, _ = TYPE_LOOKS[columns.TYPE[kind]]
        times = f" x{len(stack)}" if len(stack) > 1 else ""
        cost = price(s, s.active, kind)
        lines.append(
            f"  {styled(str(cost), f'bold {INFLUENCE_COLOUR}')} "
            f"{styled((columns.NAMES[kind] + times).ljust(NAME), colour)}"
            f"{styled(_cut(f'{word}: {columns.TEXTS[kind]}', WIDTH - NAME - 4), MUTED)}"
        )
    return lines


def _hero(view: Seen, place: int) -> list[str]:
    s = view.shown
    marker = "▸" if player(s, place) in view.waiting else " "
    colour = mixed(look_of(place).colour, "#ffffff", 0.25)
    you = " (you)" if place in own_places(view) else ""
    if s.hero[place] < 0:
        return [f"{styled(marker, CANDLE)} {styled('nobody yet' + you, colour)}"]
    health = s.health[place]
    bar = "♥" * health + "·" * (columns.FULL_HEALTH - health)
    turn = "*" if s.turn and s.active == place else " "
    counts = f"hand {len(s.hand[place])} deck {len(s.deck[place])} pile {len(s.pile[place])}"
    name = (first_name(view, place) + you + turn).ljust(16)
    lines = [
        f"{styled(marker, CANDLE)} {styled(name, f'bold {colour}')}"
        f"{styled(f'{bar} {health:>2}', HEART_COLOUR)}  "
        f"{styled(f'A{s.attack[place]}', ATTACK_COLOUR)} "
        f"{styled(f'I{s.influence[place]}', INFLUENCE_COLOUR)}  {styled(counts, MUTED)}"
    ]
    own = display_of(view, place)
    if own:
        lines += styled_lines(", ".join(columns.NAMES[thing] for thing in own), MUTED, "    ")
    return lines


def _hand(view: Seen, place: int) -> list[str]:
    s = view.shown
    if not s.hand[place]:
        return []
    lines = [styled(f"Hand of {first_name(view, place)}", f"bold {BRASS}")]
    for kind in dict.fromkeys(s.hand[place]):
        times = s.hand[place].count(kind)
        name = columns.NAMES[kind] + (f" x{times}" if times > 1 else "")
        colour = TYPE_LOOKS[columns.TYPE[kind]][1]
        lines.append(
            f"  {styled(name.ljust(NAME + 2), colour)}"
            f"{styled(_cut(columns.TEXTS[kind], WIDTH - NAME - 4), MUTED)}"
        )
    if place == s.active and s.play_area:
        played = ", ".join(tallied([columns.NAMES[kind] for kind in s.play_area]))
        lines += styled_lines(f"Played: {played}", MUTED, "  ")
    return lines


def _cut(text: str, width: int) -> str:
    return textwrap.shorten(text, width, placeholder=" …")
