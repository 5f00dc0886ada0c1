"""The position for a colour terminal, in Rich's console markup; it reads without colour, too."""

from __future__ import annotations

import textwrap
from typing import Final

from spellwright.drawing.look import BRASS, CANDLE, MUTED, TEXT, mixed
from spellwright.drawing.markup import styled, styled_lines
from spellwright.drawing.plain_text import WIDTH
from spellwright.face.scene import Scene
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import FIRST_NAMES, THING_TEXTS, THINGS
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
    look_of,
    own_places,
    tallied,
    thing_name,
    thing_text,
)
from spellwright.games.battle.picture.upcoming import lasting, upcoming
from spellwright.games.battle.picture.words import challenge_words, moment_words, potion_words
from spellwright.games.battle.queries import locations, player, price, spaces
from spellwright.games.battle.state import BattleState

NAME: Final = 26


def terminal(scene: Scene[BattleState]) -> str:
    """Location, foes, shop, Heroes, hand, then what comes."""
    view = scene
    lines = styled_lines(moment_words(view), f"bold {BRASS}")
    lines += [_location(view), *_foes(view)]
    for sentence in (*challenge_words(view), *potion_words(view)):
        lines += styled_lines(sentence, MUTED)
    lines += _event(view)
    lines += [styled(view.say(say("picture-shop")), f"bold {BRASS}"), *_shop(view)]
    lines += [styled(view.say(say("strip-heroes")), f"bold {BRASS}")]
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
    order = locations(s)
    number = order.index(s.location) + 1
    location = THINGS.noun(s.location)
    where = view.say(say("terminal-location", location=location, n=number, most=len(order)))
    track = "●" * s.control + "○" * (most - s.control)
    control = view.say(say("terminal-control", track=track, n=s.control, most=most))
    return f"{styled(where.ljust(NAME + 8), 'bold')} {styled(control, CONTROL_COLOUR)}"


def _foes(view: Seen) -> list[str]:
    s = view.shown
    left = view.say(say("terminal-foes", n=len(s.villain_stack)))
    lines = [styled(left, f"bold {BRASS}")]
    for slot in slots(view):
        foe = s.row[slot]
        if foe < 0:
            continue
        needs = []
        if columns.NEED_ATTACK[foe]:
            track = f"{'●' * s.row_attack[slot]:○<{columns.NEED_ATTACK[foe]}}"
            needs.append(view.say(say("terminal-attack", track=track)))
        if columns.NEED_INFLUENCE[foe]:
            track = f"{'●' * s.row_influence[slot]:○<{columns.NEED_INFLUENCE[foe]}}"
            needs.append(view.say(say("terminal-influence", track=track)))
        name = styled(thing_name(view, foe).ljust(NAME), "bold")
        lines.append(f"  {name}{styled(' '.join(needs), ATTACK_COLOUR)}")
        text = THING_TEXTS.noun(foe)
        says = view.name(say("text-off", text=text) if s.row_off[slot] else text)
        lines += styled_lines(says, MUTED, "    ")
    return lines


def _event(view: Seen) -> list[str]:
    event = latest_event(view)
    if event < 0:
        return []
    latest = say("terminal-event", event=THINGS.noun(event), text=THING_TEXTS.noun(event))
    return styled_lines(view.say(latest), MUTED)


def _shop(view: Seen) -> list[str]:
    s = view.shown
    lines = []
    for stack in s.shop:
        if not stack:
            continue
        kind = stack[-1]
        word, colour, _ = TYPE_LOOKS[columns.TYPE[kind]]
        times = f" x{len(stack)}" if len(stack) > 1 else ""
        name = (thing_name(view, kind) + times).ljust(NAME)
        cost = styled(str(price(s, s.active, kind)), f"bold {INFLUENCE_COLOUR}")
        offer = say("terminal-offer", kind=say(f"kind-{word}"), text=THING_TEXTS.noun(kind))
        says = _cut(view.say(offer), WIDTH - NAME - 4)
        lines.append(f"  {cost} {styled(name, colour)}{styled(says, MUTED)}")
    return lines


def _hero(view: Seen, place: int) -> list[str]:
    s = view.shown
    marker = "▸" if player(s, place) in view.waiting else " "
    colour = mixed(look_of(place).colour, "#ffffff", 0.25)
    is_own = place in own_places(view)
    if s.hero[place] < 0:
        nobody = view.say(say("terminal-nobody-you" if is_own else "terminal-nobody"))
        return [f"{styled(marker, CANDLE)} {styled(nobody, colour)}"]
    health = s.health[place]
    bar = "♥" * health + "·" * (columns.FULL_HEALTH - health)
    turn = "*" if s.turn and s.active == place else " "
    hand, deck, pile = len(s.hand[place]), len(s.deck[place]), len(s.pile[place])
    counts = view.say(say("terminal-counts", hand=hand, deck=deck, pile=pile))
    who = FIRST_NAMES.noun(s.hero[place])
    named = view.say(say("words-hero-you" if is_own else "words-hero", who=who))
    name = (named + turn).ljust(16)
    attack = view.say(say("terminal-attack-tokens", n=s.attack[place]))
    influence = view.say(say("terminal-influence-tokens", n=s.influence[place]))
    lines = [
        f"{styled(marker, CANDLE)} {styled(name, f'bold {colour}')}"
        f"{styled(f'{bar} {health:>2}', HEART_COLOUR)}  "
        f"{styled(attack, ATTACK_COLOUR)} {styled(influence, INFLUENCE_COLOUR)}"
        f"  {styled(counts, MUTED)}"
    ]
    own = display_of(view, place)
    if own:
        lines += styled_lines(", ".join(thing_name(view, thing) for thing in own), MUTED, "    ")
    return lines


def _hand(view: Seen, place: int) -> list[str]:
    s = view.shown
    if not s.hand[place]:
        return []
    lines = [styled(_hand_title(view, place), f"bold {BRASS}")]
    for kind in dict.fromkeys(s.hand[place]):
        times = s.hand[place].count(kind)
        name = thing_name(view, kind) + (f" x{times}" if times > 1 else "")
        colour = TYPE_LOOKS[columns.TYPE[kind]][1]
        lines.append(
            f"  {styled(name.ljust(NAME + 2), colour)}"
            f"{styled(_cut(thing_text(view, kind), WIDTH - NAME - 4), MUTED)}"
        )
    if place == s.active and s.play_area:
        played = view.say(say("terminal-played", cards=tallied(s.play_area)))
        lines += styled_lines(played, MUTED, "  ")
    return lines


def _hand_title(view: Seen, place: int) -> str:
    hero = view.shown.hero[place]
    return view.say(say("panel-hand-of", who=FIRST_NAMES.noun(hero)))


def _cut(text: str, width: int) -> str:
    return textwrap.shorten(text, width, placeholder=" …")
