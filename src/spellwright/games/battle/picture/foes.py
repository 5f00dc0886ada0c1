"""The row of foes with what is assigned to them, Horcrux and Encounter, the latest event."""

from __future__ import annotations

from spellwright.drawing.die import Die, die
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import CANDLE, GROUND, MUTED, TEXT, mixed
from spellwright.face.known import drawn_from
from spellwright.games.battle import lexicons, story
from spellwright.games.battle import words as game_words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.plates import (
    CAPTION,
    CARD_HEIGHT,
    CARD_WIDTH,
    STEP,
    caption,
    coin,
    empty_place,
    lying,
    pips,
)
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import (
    ATTACK_COLOUR,
    ATTACK_ICON,
    DIE_COLOURS,
    FACE_ICONS,
    INFLUENCE_COLOUR,
    INFLUENCE_ICON,
    POTION_COLOUR,
    Seen,
)
from spellwright.kernel.option import Option, verb_of


def slots(view: Seen) -> list[int]:
    """The slots that the scenario has; the last one is Lord Voldemort's."""
    s = view.shown
    last = len(s.row) - 1
    has_final = columns.FINAL_FOE[s.scenario] >= 0 or s.row[last] >= 0
    return [slot for slot in range(len(s.row)) if slot != last or has_final]


def challenges(view: Seen) -> list[int]:
    s = view.shown
    return [thing for thing in (s.horcrux, s.encounter) if thing >= 0]


def foes_width(view: Seen) -> float:
    return (len(slots(view)) + len(challenges(view)) + 1) * STEP


@drawn_from(READS)
def foes(view: Seen, choices: Choices) -> Svg:
    s = view.shown
    shown = slots(view)
    left, defeated = len(s.villain_stack), len(s.foe_pile)
    more = say("picture-foes-left", n=left)
    if len(shown) + len(challenges(view)) > 1:
        more = say("picture-foes-left-and-defeated", n=left, defeated=defeated)
    drawn = [_slot(view, choices, slot, n * STEP) for n, slot in enumerate(shown)]
    x = len(shown) * STEP
    for thing in challenges(view):
        drawn.append(_challenge(view, choices, thing, x))
        x += STEP
    return group(
        caption(view.say(say("picture-foes")), view.say(more)),
        *drawn,
        _events(view, x),
        class_="foes",
    )


def _slot(view: Seen, choices: Choices, slot: int, x: float) -> Svg:
    s = view.shown
    foe = s.row[slot]
    if foe < 0:
        waits = slot == len(s.row) - 1 and not s.final_revealed
        says = view.say(say("picture-voldemort-waits" if waits else "picture-no-foe"))
        return group(empty_place(says), transform=moved(x, CAPTION))
    on_it = choices.foes.get(foe, [])
    main = on_it[0] if on_it else None
    drawn = [lying(thing_card(view.speaker, foe), f"foe-{slot}", 0, 0, main)]
    y = CARD_HEIGHT + 9.0
    if columns.NEED_ATTACK[foe]:
        needs = columns.NEED_ATTACK[foe]
        says = view.say(say("fact-attack-of", n=s.row_attack[slot], most=needs))
        bar = pips(ATTACK_ICON, ATTACK_COLOUR, s.row_attack[slot], needs, says)
        drawn.append(_bar(bar, y, _of(on_it, game_words.ATTACK, main)))
        y += 10 * (-(-needs // 10))
    influence = _of(on_it, game_words.INFLUENCE, main)
    if columns.NEED_INFLUENCE[foe] or s.row_influence[slot] or influence:
        needs = columns.NEED_INFLUENCE[foe] or s.row_influence[slot]
        says = view.say(say("fact-influence-of", n=s.row_influence[slot], most=needs))
        bar = pips(INFLUENCE_ICON, INFLUENCE_COLOUR, s.row_influence[slot], needs, says)
        drawn.append(_bar(bar, y, influence))
    if s.row_off[slot]:
        drawn.append(_off(view))
    return group(*drawn, class_="foe", data_foe=columns.KEYS[foe], transform=moved(x, CAPTION))


def _of(on_it: list[Option], verb: int, main: Option | None) -> Option | None:
    """The option of a bar, unless the card carries it already."""
    found = [option for option in on_it if verb_of(option.code) == verb and option is not main]
    return found[0] if found else None


def _bar(bar: Svg, y: float, option: Option | None) -> Svg:
    light = element(
        "rect",
        x=-3,
        y=-8,
        width=CARD_WIDTH + 6,
        height=16,
        rx=8,
        fill=CANDLE,
        fill_opacity=0.16,
        stroke=CANDLE,
        stroke_width=2,
        class_="light",
    )
    return group(
        light if option else NOTHING,
        bar,
        class_="choice" if option else None,
        data_option=option.text if option else None,
        transform=moved(0, y),
    )


def _off(view: Seen) -> Svg:
    """The mark of a foe whose ability does nothing (HB-5.11)."""
    return group(
        title(view.say(say("picture-ability-off"))),
        element("circle", r=16, fill=GROUND, stroke=MUTED),
        emblem("sand-glass", 18, fill=MUTED),
        class_="off",
        transform=moved(CARD_WIDTH / 2 + 9, CARD_HEIGHT - 30),
    )


def _challenge(view: Seen, choices: Choices, thing: int, x: float) -> Svg:
    """A Horcrux or an Encounter; the symbols that it has got are filled."""
    s = view.shown
    is_horcrux = thing == s.horcrux
    got = s.horcrux_symbols if is_horcrux else s.encounter_symbols
    on_it = choices.foes.get(thing, [])
    marks = []
    for place, symbol in enumerate(columns.SYMBOLS[thing]):
        has = place < len(got) and got[place]
        name = lexicons.SYMBOL_NAMES.noun(symbol)
        says = say("picture-symbol-there" if has else "picture-symbol-needed", symbol=name)
        drawn = coin(FACE_ICONS[symbol], POTION_COLOUR if has else mixed(MUTED, GROUND, 0.4), 9)
        at = moved(12 + place * 24, CARD_HEIGHT + 14)
        marks.append(group(title(view.say(says)), drawn, transform=at))
    main = on_it[0] if on_it else None
    return group(
        lying(thing_card(view.speaker, thing), f"challenge-{int(is_horcrux)}", 0, 0, main),
        *marks,
        class_="challenge",
        transform=moved(x, CAPTION),
    )


def latest_event(view: Seen) -> int:
    """The event that lies face up: on the table, else on top of the pile, or -1."""
    s = view.shown
    return next(iter([*s.events_on_table[-1:], *s.event_pile[-1:]]), -1)


def _events(view: Seen, x: float) -> Svg:
    """The stack of events with the latest one over it, and the die that was rolled."""
    s = view.shown
    event = latest_event(view)
    left = view.say(say("picture-events-left", n=len(s.event_stack)))
    return group(
        group(caption(view.say(say("picture-events")), left), transform=moved(0, 0)),
        group(
            lying(thing_card(view.speaker, event) if event >= 0 else None, "event", 0, CAPTION)
            if s.turn
            else group(empty_place(view.say(say("picture-no-event"))), transform=moved(0, CAPTION)),
            together(*_dice(view)),
        ),
        class_="events",
        transform=moved(x, 0),
    )


def _dice(view: Seen) -> list[Svg]:
    """The dice that the latest choice rolled."""
    return [
        group(die(one, 26), transform=moved(CARD_WIDTH - 14 - 34 * n, CAPTION + CARD_HEIGHT - 8))
        for n, one in enumerate(rolled_dice(view)[-3:])
    ]


def rolled_dice(view: Seen) -> list[Die]:
    """The dice of the latest choice, as they lie now."""
    found: list[Die] = []
    for event in view.events:
        if event.kind == story.ROLLED:
            kind, face = event.args
            found.append(
                Die(
                    f"die-{len(found)}",
                    FACE_ICONS[face],
                    f"{view.shown.turn}-{view.shown.tally[0]}",
                    DIE_COLOURS[kind],
                    view.say(
                        say(
                            "picture-die",
                            die=lexicons.DICE.noun(kind),
                            face=lexicons.FACES.noun(face),
                        )
                    ),
                )
            )
        elif event.kind == story.TURNED and found:
            face = event.args[0]
            turned = view.say(say("picture-die-turned", face=lexicons.FACES.noun(face)))
            found[-1] = found[-1]._replace(face=FACE_ICONS[face], says=turned)
    return found


def count_badge(count: int, x: float, y: float, says: str) -> Svg:
    """How many equal cards lie there."""
    return group(
        title(says),
        element("circle", r=11, fill=GROUND, stroke=MUTED),
        element(
            "text",
            words(f"x{count}"),
            y=4,
            fill=TEXT,
            font_size=11,
            font_weight="700",
            text_anchor="middle",
        ),
        transform=moved(x, y),
    )
