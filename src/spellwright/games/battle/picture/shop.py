"""The shop: six spaces with what cards cost now."""

from __future__ import annotations

from spellwright.drawing.element import NOTHING, Svg, group, moved
from spellwright.face.known import drawn_from
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.cards import thing_card
from spellwright.games.battle.picture.choices import Choices
from spellwright.games.battle.picture.foes import count_badge
from spellwright.games.battle.picture.plates import (
    CAPTION,
    CARD_HEIGHT,
    CARD_WIDTH,
    STEP,
    caption,
    empty_place,
    lying,
    tag,
)
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.seen import Seen
from spellwright.games.battle.queries import price
from spellwright.kernel.option import Option, verb_of

WIDTH = columns.SHOP_SPACES * STEP


@drawn_from(READS)
def shop(view: Seen, choices: Choices) -> Svg:
    s = view.shown
    drawn = []
    for place, stack in enumerate(s.shop):
        x = place * STEP
        if not stack:
            drawn.append(
                group(empty_place(view.say(say("picture-no-offer"))), transform=moved(x, CAPTION))
            )
            continue
        kind = stack[-1]
        offers = choices.shop.get(kind, [])
        cost = price(s, s.active, kind) if s.turn else -1
        drawn.append(
            lying(
                thing_card(view.speaker, kind, cost),
                f"shop-{place}",
                x,
                CAPTION,
                offers[0] if offers else None,
            )
        )
        if len(stack) > 1:
            says = view.say(say("picture-equal-cards", n=len(stack)))
            drawn.append(
                count_badge(len(stack), x + CARD_WIDTH - 14, CAPTION + CARD_HEIGHT - 14, says)
            )
        drawn += [
            group(
                tag(view.say(say("picture-dismiss")), view.label(option), option),
                transform=moved(x + 30, CAPTION + CARD_HEIGHT - TAG_UP),
            )
            for option in offers[1:]
            if verb_of(option.code) == words.DISMISS
        ]
    left = len(s.market) + len(s.market_high)
    sweep = choices.sweep
    return group(
        caption(view.say(say("picture-shop")), view.say(say("picture-shop-deck", n=left))),
        _sweep(view, sweep) if sweep else NOTHING,
        *drawn,
        class_="shop",
    )


def _sweep(view: Seen, option: Option) -> Svg:
    drawn = tag(view.say(say("picture-sweep")), view.label(option), option)
    return group(drawn, transform=moved(172, -4))


TAG_UP = 24
"""How far over the lower edge a tag on a card stands."""
